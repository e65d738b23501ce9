"""Scenes of widgets: one focus for all devices, hover, taps, drags, prompts and one-switch scanning."""

from collections.abc import Hashable, Iterator, Sequence

import pygame
import pytest

from game.shell.focus import Scanner, Spot
from game.shell.input.inputs import Inputs
from game.shell.input.wish import Pressed, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.prompts import Prompt
from game.shell.stage import WidgetScene
from game.shell.widget import Widget
from game.shell.widgets import Button
from tests.hand_events import (
    click,
    finger_down,
    finger_up,
    key_down,
    key_up,
    mouse_down,
    mouse_move,
    mouse_up,
    tap_key,
    window,
)
from tests.running import KeyboardHands, MouseHands, PadHands, Running, TouchHands
from tests.shell.conftest import MakeRunning
from tests.virtual_pads import Button as PadButton
from tests.virtual_pads import VirtualPads, virtual_pads

PLACES = {
    "a": Rect(300, 200, 300, 100),
    "b": Rect(300, 400, 300, 100),
    "c": Rect(300, 600, 300, 100),
    "d": Rect(1000, 400, 300, 100),
}


class Sticky(Widget):
    """A thing that can be dragged, and that tells of taps beside it."""

    def __init__(self, diary: list[object]) -> None:
        super().__init__(Rect(1400, 700, 200, 200))
        self.diary = diary

    def spots(self) -> Sequence[Spot]:
        return (Spot("sticky", self.rect),)

    def confirm(self, spot: Hashable) -> None:
        self.diary.append("sticky")

    def drag(self, start: Hashable, end: Hashable) -> None:
        self.diary.append((start, end))

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        self.diary.append("beside")
        return ()


class Desk(WidgetScene):
    """Four buttons, a thing to drag, and prompts for CONFIRM, LOG and BACK."""

    first = "b"

    def __init__(self, kit: Kit, inputs: Inputs, scanner: Scanner | None = None) -> None:
        super().__init__(kit, inputs, scanner)
        self.diary: list[object] = []
        self.places = dict(PLACES)
        self.uses: set[Wish] = {Wish.LOG}

    def build(self, canvas: Canvas) -> list[Widget]:
        buttons = [self._button(name, rect) for name, rect in self.places.items()]
        return [*buttons, Sticky(self.diary)]

    def _button(self, name: str, rect: Rect) -> Widget:
        return Button(name, rect, name.upper(), lambda: self.diary.append(name))

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        left = Prompt(Wish.CONFIRM, "Select", "check"), Prompt(Wish.BACK, "Back", "undo")
        return left, (Prompt(Wish.LOG, "Log", "log"),)

    def back(self) -> None:
        self.diary.append("back")

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        if wish in self.uses:
            self.diary.append(wish)
            return True
        return False


@pytest.fixture
def scanner() -> Scanner:
    return Scanner()


@pytest.fixture
def running(run: MakeRunning, kit: Kit, scanner: Scanner) -> Running:
    running = run()
    running.loop.stack.push(Desk(kit, running.loop.inputs, scanner))
    running.seconds(1)
    return running


@pytest.fixture
def desk(running: Running) -> Desk:
    assert isinstance(running.top, Desk)
    return running.top


@pytest.fixture
def keyboard(running: Running) -> KeyboardHands:
    return KeyboardHands(running)


@pytest.fixture
def mouse(running: Running) -> MouseHands:
    return MouseHands(running)


@pytest.fixture
def pads() -> Iterator[VirtualPads]:
    with virtual_pads() as pads:
        yield pads


def test_the_named_spot_is_in_focus_at_first_and_shows_it(desk: Desk) -> None:
    assert (desk.focus.id, desk.focus.shown) == ("b", True)
    assert len(desk.movers(0)) == 1


def test_directions_move_the_focus_and_stop_at_the_edge(keyboard: KeyboardHands, desk: Desk) -> None:
    walked = []
    for wish in (Wish.DOWN, Wish.DOWN, Wish.UP, Wish.RIGHT, Wish.LEFT, Wish.UP, Wish.UP):
        keyboard.press(wish)
        walked.append(desk.focus.id)
    assert walked == ["c", "c", "b", "d", "b", "a", "a"]
    assert desk.diary == []


def test_confirm_acts_on_the_spot_in_focus_and_back_goes_back(keyboard: KeyboardHands, desk: Desk) -> None:
    keyboard.press(Wish.CONFIRM)
    keyboard.press(Wish.BACK)
    assert desk.diary == ["b", "back"]


def test_a_wish_the_scene_uses_goes_no_further(keyboard: KeyboardHands, desk: Desk) -> None:
    desk.uses = {Wish.DOWN}
    keyboard.press(Wish.DOWN)
    assert (desk.focus.id, desk.diary) == ("b", [Wish.DOWN])


def test_a_held_direction_walks_on_and_a_held_confirm_acts_once(running: Running, desk: Desk) -> None:
    key_down("up")
    running.seconds(0.3)
    assert desk.focus.id == "a"
    key_up("up")
    key_down("down")
    running.seconds(0.6)
    key_up("down")
    assert desk.focus.id == "c"
    key_down("return")
    running.seconds(2)
    assert desk.diary == ["c"]


def test_the_ring_travels_to_the_new_spot_and_rests_there(running: Running, desk: Desk) -> None:
    start = desk.movers(0)[0]
    tap_key("down")
    running.frame(3)
    way = desk.movers(1)[0]
    assert desk.restless()
    running.seconds(0.5)
    end = desk.movers(1)[0]
    assert start.y < way.y < end.y
    assert not desk.restless()
    assert not running.frame(10)


def test_hover_puts_the_focus_where_the_mouse_is(running: Running, desk: Desk) -> None:
    mouse_move(0, 0)
    mouse_move(*running.target("d"))
    running.frame()
    assert (desk.focus.id, desk.focus.shown) == ("d", True)
    mouse_move(20, 20)
    running.frame()
    assert not desk.focus.shown
    assert desk.movers(0) == ()
    assert desk.diary == []


def test_a_mouse_at_rest_gives_the_focus_back_to_the_first_direction_press(
    running: Running, keyboard: KeyboardHands, desk: Desk
) -> None:
    mouse_move(0, 0)
    mouse_move(*running.target("d"))
    running.frame()
    keyboard.press(Wish.LEFT)
    assert desk.focus.id == "b"
    running.seconds(1)
    assert desk.focus.id == "b"


@pytest.mark.parametrize("wish", [Wish.UP, Wish.CONFIRM])
def test_after_the_mouse_the_first_press_of_a_pad_only_shows_the_focus(
    running: Running, desk: Desk, pads: VirtualPads, wish: Wish
) -> None:
    pad = PadHands(running, pads.plug())
    click(5, 5)
    running.frame()
    assert not desk.focus.shown
    desk.diary.clear()
    pad.press(wish)
    assert (desk.focus.id, desk.focus.shown, desk.diary) == ("b", True, [])
    pad.press(wish)
    assert (desk.focus.id, desk.diary) == (("a", []) if wish is Wish.UP else ("b", ["b"]))


def test_after_the_mouse_back_and_log_work_at_once(running: Running, keyboard: KeyboardHands, desk: Desk) -> None:
    click(5, 5)
    running.frame()
    desk.diary.clear()
    keyboard.press(Wish.LOG)
    keyboard.press(Wish.BACK)
    assert desk.diary == [Wish.LOG, "back"]


def test_a_click_acts_on_release_and_only_on_the_same_spot(running: Running, desk: Desk) -> None:
    x, y = running.target("a")
    mouse_move(x, y)
    mouse_down(x, y)
    running.frame()
    assert desk.diary == []
    mouse_up(x, y)
    running.frame()
    assert desk.diary == ["a"]
    mouse_down(x, y)
    mouse_move(*running.target("d"))
    mouse_up(*running.target("d"))
    running.frame()
    assert desk.diary == ["a"]


def test_a_press_that_loses_the_window_does_nothing(running: Running, desk: Desk) -> None:
    x, y = running.target("a")
    mouse_move(x, y)
    mouse_down(x, y)
    window(pygame.WINDOWFOCUSLOST)
    running.frame()
    mouse_up(x, y)
    running.frame()
    assert desk.diary == []


def test_a_drag_is_told_with_where_it_ended(running: Running, desk: Desk) -> None:
    x, y = running.target("sticky")
    there = running.target("d")
    mouse_move(x, y)
    mouse_down(x, y)
    mouse_move(*there)
    mouse_up(*there)
    mouse_down(x, y)
    mouse_move(10, 10)
    mouse_up(10, 10)
    running.frame()
    assert desk.diary == [("sticky", "d"), ("sticky", None)]


def test_a_tap_beside_everything_is_told_to_the_widgets(running: Running, desk: Desk) -> None:
    click(5, 5)
    running.frame()
    assert desk.diary == ["beside"]


def test_after_a_click_on_nothing_the_focus_is_still_valid(
    running: Running, keyboard: KeyboardHands, desk: Desk
) -> None:
    click(5, 5)
    running.frame()
    keyboard.press(Wish.DOWN)
    keyboard.press(Wish.DOWN)
    assert desk.focus.id == "c"


def test_touch_chooses_by_a_tap_and_shows_no_ring(running: Running, desk: Desk) -> None:
    TouchHands(running).choose("d")
    assert desk.diary == ["d"]
    assert (desk.focus.id, desk.focus.shown) == ("d", False)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("hands", [MouseHands, TouchHands])
def test_pointers_mean_the_same_spot_in_every_turn(
    run: MakeRunning, kit: Kit, turn: int, hands: type[MouseHands] | type[TouchHands]
) -> None:
    running = run((640, 360) if turn % 180 == 0 else (360, 640), turn)
    desk = Desk(kit, running.loop.inputs)
    running.loop.stack.push(desk)
    running.frame()
    hand = hands(running)
    for spot in (*PLACES, "sticky"):
        hand.choose(spot)
    assert desk.diary == [*PLACES, "sticky"]


@pytest.mark.parametrize("hands", [MouseHands, TouchHands])
def test_prompts_are_buttons_for_mouse_and_finger(
    running: Running, desk: Desk, hands: type[MouseHands] | type[TouchHands]
) -> None:
    hand = hands(running)
    for wish in (Wish.LOG, Wish.BACK):
        hand.wish(wish)
    assert desk.diary == [Wish.LOG, "back"]


def test_a_press_on_a_prompt_let_go_elsewhere_does_nothing(running: Running, desk: Desk) -> None:
    finger_down(*running.prompt_target(Wish.LOG))
    finger_up(*running.target("a"))
    running.frame()
    assert desk.diary == []


def test_prompts_follow_the_device_within_a_frame(running: Running, desk: Desk, pads: VirtualPads) -> None:
    pad = pads.plug()
    running.frame()
    pad.press(PadButton.UP)
    running.frame()
    assert desk.bar is not None
    assert desk._prompts_for == running.loop.inputs.pads[0]
    tap_key("up")
    running.frame()
    assert desk._prompts_for == running.loop.inputs.last_used
    assert not desk.bar.pointing
    click(5, 5)
    running.frame()
    assert desk.bar.pointing


def test_with_one_switch_the_focus_walks_and_any_press_confirms(running: Running, desk: Desk, scanner: Scanner) -> None:
    scanner.seconds = 1.0
    walked = [desk.focus.id]
    for _ in range(6):
        running.seconds(1.02)
        walked.append(desk.focus.id)
    prompts = [Prompt(Wish.BACK, "Back", "undo"), Prompt(Wish.LOG, "Log", "log")]
    assert walked == ["b", "c", "d", "sticky", *prompts, "a"]
    desk.focus_on("c")
    tap_key("z")
    running.frame()
    assert desk.diary == ["c"]


def test_with_one_switch_prompts_can_be_chosen_too(running: Running, desk: Desk, scanner: Scanner) -> None:
    scanner.seconds = 1.0
    for _ in range(20):
        running.seconds(1)
        if isinstance(desk.focus.id, Prompt) and desk.focus.id.wish is Wish.BACK:
            break
    tap_key("space")
    running.frame()
    assert desk.diary == ["back"]


def test_with_one_switch_a_press_gives_the_spot_its_full_time_again(
    running: Running, desk: Desk, scanner: Scanner
) -> None:
    scanner.seconds = 1.0
    running.seconds(0.9)
    tap_key("space")
    running.seconds(0.5)
    assert desk.focus.id == "b"


def test_the_focus_stays_where_it_is_when_everything_is_built_anew(
    running: Running, keyboard: KeyboardHands, desk: Desk
) -> None:
    keyboard.walk("d")
    desk.rebuild()
    running.frame()
    assert desk.focus.id == "d"
    del desk.places["d"]
    desk.rebuild()
    assert desk.focus.id in ("a", "b", "c", "sticky")


def test_a_scene_below_another_shows_no_ring_and_hears_nothing(running: Running, kit: Kit, desk: Desk) -> None:
    above = Desk(kit, running.loop.inputs)
    above.opaque = False
    running.loop.stack.push(above)
    running.frame()
    tap_key("return")
    running.frame()
    assert (desk.movers(0), desk.diary, above.diary) == ((), [], ["b"])
    running.loop.stack.pop()
    running.frame()
    assert len(desk.movers(0)) == 1


def test_a_focused_button_looks_different_and_everything_else_the_same(
    running: Running, keyboard: KeyboardHands, desk: Desk
) -> None:
    before = running.pixels()
    keyboard.press(Wish.RIGHT)
    running.seconds(0.5)
    assert running.pixels() != before
    keyboard.press(Wish.LEFT)
    running.seconds(0.5)
    assert running.pixels() == before
