"""What a person has chosen so far in a turn, and which legal move a press makes of it. Knows no picture."""

from collections.abc import Mapping, Sequence

from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.grid import union
from game.rules.hutan.moves import Kind, Move


class Choosing:
    """The legal moves of one decision by what they are about, and the colour that is planted next."""

    def __init__(self, legal: Sequence[Move] = (), colour: int | None = None) -> None:
        self.cards = {move.card: move for move in legal if move.kind in (Kind.TAKE, Kind.DISCARD)}
        self.animals = {move.square: move for move in legal if move.kind is Kind.ANIMAL}
        self.ending = next((move for move in legal if move.kind in (Kind.SKIP, Kind.DONE)), None)
        """Go without an animal, or stop planting beside one."""
        self.plants: dict[int, dict[int, Move]] = {}
        for move in legal:
            if move.kind is Kind.PLANT:
                self.plants.setdefault(move.colour, {})[move.square] = move
        self.colour = self._first(colour)
        """The colour of the flower in hand; None while none is planted."""
        self.aim: int | None = None
        """The square that a first tap has chosen; a second one makes the move."""
        self.aimed_card: str | None = None

    @property
    def colours(self) -> Sequence[int]:
        """Colours that can be planted somewhere now."""
        return tuple(self.plants)

    @property
    def here(self) -> Mapping[int, Move]:
        """By square, the moves with the flower in hand, or of the animals."""
        return self.animals or (self.plants[self.colour] if self.colour is not None else {})

    @property
    def squares(self) -> int:
        """Every square where something can be done now, whichever flower is in hand."""
        return union([*self.animals, *(square for moves in self.plants.values() for square in moves)])

    def move_at(self, square: int) -> Move | None:
        """The move that a press on the square makes: with the flower in hand, else with the first that may go there."""
        if square in self.here:
            return self.here[square]
        return next((moves[square] for moves in self.plants.values() if square in moves), None)

    def take_up(self, colour: int) -> bool:
        """Have this flower in hand; True if that is another one than before."""
        if colour not in self.plants or colour == self.colour:
            return False
        self.colour = colour
        self.aim = None
        return True

    def turn(self, by: int) -> bool:
        """Have the next flower in hand, or the one before it."""
        if self.colour is None or len(self.plants) < 2:
            return False
        colours = self.colours
        return self.take_up(colours[(colours.index(self.colour) + by) % len(colours)])

    def drop(self) -> bool:
        """Aim at nothing; True if anything was aimed at."""
        aimed = self.aim is not None or self.aimed_card is not None
        self.aim = self.aimed_card = None
        return aimed

    def _first(self, wanted: int | None) -> int | None:
        """The wanted colour if it can be planted, else the first that can."""
        if wanted in self.plants:
            return wanted
        return next(iter(self.plants), None)


def letters(colours: Sequence[int]) -> str:
    """The letters of colours."""
    return "".join(COLOURS[colour] for colour in colours)
