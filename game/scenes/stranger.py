"""A gamepad nobody knows: before its guessed buttons count, it is asked which is which, once."""

from game.scenes.house import House
from game.scenes.listen import Listen
from game.shell.input.wish import DIRECTIONS, Device, DeviceKind, Wish

ASKED = (Wish.CONFIRM, Wish.BACK, *DIRECTIONS, Wish.MENU, Wish.HINT, Wish.UNDO, Wish.PREV, Wish.NEXT)


def introduction(house: House, device: Device) -> Listen | None:
    """What asks the pad; None if its buttons are known, changed already, or were asked for in this run."""
    if device.kind is not DeviceKind.PAD or device.known:
        return None
    if device.guid in house.said or device.guid in house.settings.bindings:
        return None
    house.said.add(device.guid)
    welcome = house.words.say("This gamepad is new here. Let's see which of its buttons is which.")
    return Listen(house, device, ASKED, lambda note: None, welcome)
