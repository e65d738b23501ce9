"""Which move somebody tries who presses something where nothing can be done: the rules then say why not."""

from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.grid import NAMES
from game.rules.hutan.position import PANGOLIN, Phase
from game.tables.hutan.state import State


def on_square(state: State, square: int) -> str:
    """The text of what a press on a square means."""
    if state.position.turn.phase is Phase.ANIMAL:
        return f"animal {NAMES[square]}"
    colour = state.choosing.colour or 0
    return f"{COLOURS[colour]}@{NAMES[square]}"


def on_card(face: str) -> str:
    """The text of taking a card."""
    return "take pangolin" if face == PANGOLIN else f"take {face}"
