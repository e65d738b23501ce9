"""How a kiosk is left: not by what visitors can press, but by PIN and by corners held one after the other."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.play.kiosk.config import KioskConfig
from game.play.kiosk.pin import TRIES, WAIT
from game.play.kiosk.report import Kind
from game.scenes.attract import AttractScene
from game.scenes.chooser import Chooser
from game.scenes.idle_warning import IdleWarning
from game.scenes.match import MatchScene
from game.scenes.pause import Pause
from game.scenes.pin import PinScene
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScene
from game.scenes.title import Title
from game.shell.input.wish import Wish
from tests.hand_events import finger_down, finger_up, key_down, mouse_down, mouse_move, mouse_up, tap_key
from tests.running import KeyboardHands
from tests.scenes.harness import DEVICES, match_of, sit_down
from tests.scenes.kiosk_harness import Attended, kiosks
from tests.virtual_pads import Button, VirtualPads

PIN = "2580"
LEFT_ALT = pygame.KMOD_LALT


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Attended]]:
    """Starts a kiosk at which somebody is."""
    with ExitStack() as opened:

        def begin(config: KioskConfig | None = None, **asked: Any) -> Attended:
            return opened.enter_context(kiosks(tmp_path / "data", config=config, **asked)).wake()

        yield begin


@pytest.fixture
def kiosk(start: Callable[..., Attended]) -> Attended:
    return start()


def close_window() -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def everywhere(kiosk: Attended) -> Iterator[str]:
    """The kinds of places a visitor can be at, one after the other."""
    house = kiosk.house
    for scene in (Title(house), Chooser(house), Seats(house, "pylos"), SettingsScene(house)):
        kiosk.app.go(Title(house), scene)
        yield type(scene).__name__
    match = sit_down(kiosk.app, match_of(kiosk.app))
    yield "match"
    kiosk.app.go(match, match.pause_menu())
    yield "pause"


def test_closing_the_window_asks_for_the_pin_wherever_a_visitor_is(kiosk: Attended) -> None:
    for place in everywhere(kiosk):
        below = kiosk.app.top
        close_window()
        close_window()
        kiosk.app.frame(2)
        assert kiosk.app.at(PinScene), place
        tap_key("escape")
        kiosk.app.frame(2)
        assert kiosk.app.top is below, place


def test_no_key_of_the_keyboard_leaves(kiosk: Attended, pads: VirtualPads) -> None:
    pad = pads.plug()
    kiosk.app.frame(2)
    for place in everywhere(kiosk):
        for _ in range(4):
            for key in ("escape", "backspace", "p", "f4", "f10", "q", "f11"):
                tap_key(key)
                kiosk.app.frame(2)
            key_down("f4", LEFT_ALT)
            key_down("q", LEFT_ALT)
            kiosk.app.frame(2)
            for button in (Button.B, Button.START, Button.BACK, Button.GUIDE):
                pad.press(button)
                kiosk.app.frame()
                pad.release(button)
                kiosk.app.frame()
        assert not kiosk.over, place


def test_back_at_the_title_asks_for_the_pin(kiosk: Attended) -> None:
    tap_key("escape")
    kiosk.app.frame(2)
    assert kiosk.app.at(PinScene)


def test_the_window_may_be_closed_while_nobody_is_there_and_the_pin_is_asked_for(kiosk: Attended) -> None:
    kiosk.wait(82)
    assert kiosk.app.at(AttractScene)
    close_window()
    kiosk.app.frame(2)
    assert [type(scene) for scene in kiosk.app.loop.stack.scenes] == [Title, PinScene]


def test_the_window_may_be_closed_during_the_warning(kiosk: Attended) -> None:
    kiosk.wait(62)
    assert kiosk.app.at(IdleWarning)
    close_window()
    kiosk.app.frame(2)
    assert [type(scene) for scene in kiosk.app.loop.stack.scenes] == [Title, PinScene]


@pytest.mark.parametrize("device", DEVICES)
def test_the_pin_is_typed_by_every_device_alone(kiosk: Attended, pads: VirtualPads, device: str) -> None:
    hands = kiosk.app.hands(device, pads)
    if device in ("mouse", "touch"):
        mouse_move(500, 300)
        mouse_move(540, 300)
        kiosk.app.frame()
    hands.wish(Wish.BACK)
    kiosk.app.rest()
    assert kiosk.app.at(PinScene)
    for digit in "258":
        hands.choose(("digit", digit))
    hands.choose("done")
    assert not kiosk.over
    for digit in PIN:
        hands.choose(("digit", digit))
    hands.choose(("digit", "7"))
    hands.choose("delete")
    hands.choose("done")
    assert kiosk.over
    assert kiosk.reports(Kind.STAFF) == [""]


def test_digits_of_the_keyboard_are_typed_as_they_are(kiosk: Attended) -> None:
    tap_key("escape")
    kiosk.app.frame(2)
    for digit in PIN:
        tap_key(digit)
        kiosk.app.frame()
    KeyboardHands(kiosk.app).choose("done")
    assert kiosk.over


def wrong_pin(kiosk: Attended) -> None:
    for digit in "1111":
        tap_key(digit)
    kiosk.app.frame()
    KeyboardHands(kiosk.app).choose("done")


def pad_of(kiosk: Attended) -> PinScene:
    scene = kiosk.app.top
    assert isinstance(scene, PinScene)
    return scene


def test_mistakes_are_said_and_after_some_nobody_can_try_for_a_while_not_even_anew(kiosk: Attended) -> None:
    tap_key("escape")
    kiosk.app.frame(2)
    wrong_pin(kiosk)
    assert "isn't the PIN" in pad_of(kiosk)._said
    for _ in range(TRIES - 1):
        wrong_pin(kiosk)
    assert "30 seconds" in pad_of(kiosk)._said
    tap_key("escape")
    kiosk.app.frame(2)
    tap_key("escape")
    kiosk.app.frame(2)
    for digit in PIN:
        tap_key(digit)
    kiosk.app.frame()
    KeyboardHands(kiosk.app).choose("done")
    assert not kiosk.over
    kiosk.wait(WAIT + 1)
    for digit in PIN:
        tap_key(digit)
    kiosk.app.frame()
    KeyboardHands(kiosk.app).choose("done")
    assert kiosk.over


def test_half_a_pin_is_gone_when_the_pad_is_closed(kiosk: Attended) -> None:
    tap_key("escape")
    kiosk.app.frame(2)
    tap_key("2")
    kiosk.app.frame()
    tap_key("escape")
    kiosk.app.frame(2)
    tap_key("escape")
    kiosk.app.frame(2)
    assert pad_of(kiosk).typed.digits == ""


def test_a_pin_pad_left_alone_goes_away_with_the_visitor(kiosk: Attended) -> None:
    tap_key("escape")
    kiosk.wait(85)
    assert [type(scene) for scene in kiosk.app.loop.stack.scenes] == [AttractScene]


def test_without_a_pin_nothing_asks_for_one(start: Callable[..., Attended]) -> None:
    kiosk = start(KioskConfig())
    close_window()
    tap_key("escape")
    kiosk.app.frame(3)
    assert kiosk.app.at(Title)
    assert kiosk.app.top.prompts()[1] == ()


# -------------------------------------------------- corners


def hold(kiosk: Attended, x: int, y: int, seconds: float, by: str) -> None:
    down, up = (finger_down, finger_up) if by == "touch" else (mouse_down, mouse_up)
    if by == "mouse":
        mouse_move(x, y)
    down(x, y)
    kiosk.wait(seconds)
    if not kiosk.over:
        up(x, y)
        kiosk.app.frame(2)


@pytest.mark.parametrize("by", ["touch", "mouse"])
def test_two_corners_held_one_after_the_other_leave_from_everywhere(start: Callable[..., Attended], by: str) -> None:
    kiosk = start()
    for place in everywhere(kiosk):
        below = kiosk.app.top
        hold(kiosk, 10, 10, 3.2, by)
        assert not kiosk.over, place
        assert kiosk.app.top is below, place
    hold(kiosk, 1270, 710, 3.2, by)
    assert kiosk.over
    assert kiosk.reports(Kind.STAFF) == [""]


def test_corners_held_shorter_or_the_other_way_round_do_not_leave(kiosk: Attended) -> None:
    hold(kiosk, 10, 10, 2.7, "touch")
    hold(kiosk, 1270, 710, 3.5, "touch")
    hold(kiosk, 10, 10, 3.5, "touch")
    hold(kiosk, 640, 600, 0.3, "touch")
    hold(kiosk, 1270, 710, 3.5, "touch")
    assert not kiosk.over


def test_the_owner_may_close_the_corners(start: Callable[..., Attended]) -> None:
    kiosk = start(KioskConfig(pin=PIN, corners=False))
    hold(kiosk, 10, 10, 3.5, "touch")
    hold(kiosk, 1270, 710, 3.5, "touch")
    assert not kiosk.over


def test_corners_are_found_where_the_picture_is_turned(start: Callable[..., Attended]) -> None:
    kiosk = start(turn=90)
    hold(kiosk, 10, 10, 3.2, "touch")
    hold(kiosk, 1270, 710, 3.2, "touch")
    assert kiosk.over


def test_matches_and_pauses_lead_to_the_title_and_no_further(kiosk: Attended) -> None:
    sit_down(kiosk.app, match_of(kiosk.app))
    hands = KeyboardHands(kiosk.app)
    hands.wish(Wish.MENU)
    assert kiosk.app.at(Pause)
    hands.choose("leave")
    kiosk.app.rest()
    assert kiosk.app.at(Title)
    assert not any(isinstance(scene, MatchScene) for scene in kiosk.app.loop.stack.scenes)
