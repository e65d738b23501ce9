"""From one person's turn to the next one's: a pad of one's own says so in the hand, and prompts show its buttons."""

from game.play.seat import persons
from game.scenes.house import House
from game.scenes.sitting import Sitting
from game.shell.input.wish import DeviceKind

MANY = 2
"""From so many people on a pad says whose turn it is."""
STRENGTH, MILLISECONDS = 0.4, 160


def hand_over(house: House, sitting: Sitting) -> None:
    """Somebody else decides now. For whoever points with mouse or finger prompts stay as they are."""
    inputs, seat = house.inputs, sitting.match.to_move
    pad = None if seat is None else sitting.pads.held(inputs.pads).get(seat)
    if pad is None or len(persons(sitting.players)) < MANY:
        return
    if house.settings.rumble_turn:
        inputs.rumble(pad, STRENGTH, MILLISECONDS)
    if inputs.last_used.kind in (DeviceKind.PAD, DeviceKind.KEYBOARD):
        inputs.hand_to(pad)
