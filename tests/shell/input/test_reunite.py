"""Who gets which pad back."""

from game.shell.input.reunite import Reunion, reunite
from game.shell.input.wish import Device, DeviceKind


def pad(number: int, guid: str) -> Device:
    return Device(number, DeviceKind.PAD, f"Pad {number}", guid)


RED, BLUE = pad(3, "red"), pad(4, "blue")


def test_different_pads_go_to_their_owners_in_whatever_order_they_come() -> None:
    lost = {"Ann": "red", "Bob": "blue"}
    assert reunite(lost, [BLUE, RED]) == Reunion({"Ann": RED, "Bob": BLUE}, (), ())


def test_owners_of_equal_pads_are_asked_even_when_only_one_is_back() -> None:
    assert reunite({"Ann": "red", "Bob": "red"}, [RED]) == Reunion({}, ("Ann", "Bob"), ())


def test_an_owner_with_two_equal_pads_to_choose_from_is_asked() -> None:
    assert reunite({"Ann": "red"}, [RED, pad(5, "red")]) == Reunion({}, ("Ann",), ())


def test_an_owner_whose_pad_isnt_back_gets_no_other() -> None:
    assert reunite({"Ann": "red", "Bob": "blue"}, [BLUE]) == Reunion({"Bob": BLUE}, (), ("Ann",))


def test_nobody_lost_anything() -> None:
    empty: dict[str, str] = {}
    assert reunite(empty, [RED]) == Reunion({}, (), ())
