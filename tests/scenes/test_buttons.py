"""Buttons and keys get other meanings by being pressed: at once, for good, and never so that somebody is locked in."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.buttons import DEVICE, EACH, RESET, Buttons
from game.scenes.listen import HOLD, PATIENCE, Listen
from game.scenes.settings import SettingsScene
from game.scenes.title import Title
from game.shell.input.wish import KEYBOARD, Glyph, Wish
from game.shell.listing import Listing
from game.shell.widgets import Choice, Notice
from tests import hand_events
from tests.running import KeyboardHands, PadHands, TouchHands
from tests.scenes.harness import DEVICES, Playing
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import NO_NAME, Axis, Button, VirtualPad, VirtualPads

Play = Callable[..., Playing]


def opened(play: Play, **asked: object) -> tuple[Playing, Buttons]:
    app = play(**asked)
    scene = Buttons(app.house)
    app.go(Title(app.house), scene)
    return app, scene


def key(app: Playing, name: str, seconds: float = 0.0) -> None:
    hand_events.key_down(name)
    app.seconds(seconds)
    app.frame()
    hand_events.key_up(name)
    app.frame(2)


def push(app: Playing, pad: VirtualPad, button: int, seconds: float = 0.0) -> None:
    pad.press(button)
    app.seconds(seconds)
    app.frame()
    pad.release(button)
    app.frame(2)


def words_of(app: Playing) -> str:
    return "\n".join(each.words for each in written_on(app.top, app.house.kit, app.loop.view_frame.canvas))


def with_pad(play: Play, pads: VirtualPads) -> tuple[Playing, Buttons, VirtualPad]:
    app = play()
    pad = pads.plug()
    app.frame()
    pad.press(Button.GUIDE)
    app.frame()
    pad.release(Button.GUIDE)
    app.frame()
    scene = Buttons(app.house)
    app.go(scene)
    assert scene.device == app.house.inputs.pads[0], "the device in hand is shown first"
    return app, scene, pad


def test_a_key_means_something_else_at_once_and_after_a_restart(play: Play, tmp_path: Path):
    app, scene = opened(play)
    KeyboardHands(app).choose(Wish.HINT)
    assert app.at(Listen)
    key(app, "x")
    assert app.top is scene
    assert app.house.inputs.glyphs(KEYBOARD, Wish.HINT) == (
        Glyph("keyboard/key", "X"),
        Glyph("keyboard/key_wide", "F1"),
    )
    assert "Changed: Hint and rules" in words_of(app)
    again = play()
    assert again.house.inputs.glyph(KEYBOARD, Wish.HINT) == Glyph("keyboard/key", "X")
    assert '[keyboard]\nhint = [\n    "x",' in (tmp_path / "data" / "settings.toml").read_text()


def test_a_pads_button_changes_places_with_the_one_it_takes_over(play: Play, pads: VirtualPads):
    app, scene, pad = with_pad(play, pads)
    hands = PadHands(app, pad)
    hands.choose(Wish.CONFIRM)
    push(app, pad, Button.X)
    device = app.house.inputs.pads[0]
    assert app.top is scene
    assert app.house.inputs.glyph(device, Wish.CONFIRM) == Glyph("xbox/west")
    assert app.house.inputs.glyph(device, Wish.UNDO) == Glyph("xbox/south")
    assert "Therefore changed as well: Undo" in words_of(app)
    assert app.top.bar is not None
    assert app.top.bar._glyphs[Wish.CONFIRM] == Glyph("xbox/west"), "prompts show it at once"
    push(app, pad, Button.X)
    assert app.at(Listen), "the new button works at once"


def test_all_pads_of_a_kind_follow_and_other_pads_don_t(play: Play, pads: VirtualPads):
    app, _, pad = with_pad(play, pads)
    PadHands(app, pad).choose(Wish.HINT)
    push(app, pad, Button.RIGHT_STICK)
    pads.plug()
    pads.plug("Other pad", NO_NAME)
    app.frame(2)
    shown = [app.house.inputs.glyph(each, Wish.HINT) for each in app.house.inputs.pads]
    assert [glyph and glyph.svg for glyph in shown] == ["shared/stick_r_press"] * 2 + ["neutral/north"]
    choice = next(widget for widget in app.top.widgets if isinstance(widget, Choice))
    assert choice.values == ["Keyboard", "Xbox 360 Controller", "Other pad"] or len(choice.values) == 3


@pytest.mark.parametrize("push_it", [(Axis.RIGHT_TRIGGER, 1.0), (Axis.RIGHT_Y, -1.0)])
def test_triggers_and_sticks_can_be_bound(play: Play, pads: VirtualPads, push_it: tuple[Axis, float]):
    app, scene, pad = with_pad(play, pads)
    PadHands(app, pad).choose(Wish.LOG)
    axis, value = push_it
    pad.axis(axis, value)
    app.frame(2)
    pad.axis(axis, -1.0 if axis is Axis.RIGHT_TRIGGER else 0.0)
    app.frame(2)
    assert app.top is scene
    assert app.house.settings.bindings[scene.device.guid]["log"][0] in ("rt", "right_stick_up")


def test_a_stick_nobody_knows_is_bound_by_its_numbers(play: Play, pads: VirtualPads, tmp_path: Path):
    app = play()
    stick = pads.plug_stick()
    app.frame()
    scene = Buttons(app.house)
    app.go(scene)
    hands = KeyboardHands(app)
    hands.walk(DEVICE)
    hands.press(Wish.RIGHT)
    assert scene.device == app.house.inputs.pads[0]
    hands.choose(Wish.CONFIRM)
    push(app, stick, 7)
    assert app.house.settings.bindings[scene.device.guid]["confirm"] == ("button7",)
    KeyboardHands(app).walk(Wish.HINT)
    push(app, stick, 7)
    assert app.at(Listen)


def test_a_button_nothing_can_stand_in_for_is_refused_in_words(play: Play, pads: VirtualPads):
    app, _, pad = with_pad(play, pads)
    PadHands(app, pad).choose(Wish.PEEK)
    push(app, pad, Button.RB)
    assert app.at(Listen)
    assert "That one is needed for: One on" in words_of(app)
    push(app, pad, Button.LEFT_STICK)
    assert app.house.settings.bindings[app.house.inputs.pads[0].guid] == {"peek": ("left_stick",)}


def test_another_devices_button_changes_nothing(play: Play, pads: VirtualPads):
    app, _, pad = with_pad(play, pads)
    PadHands(app, pad).choose(Wish.HINT)
    key(app, "x")
    assert app.at(Listen)
    assert "That was another device." in words_of(app)
    assert app.house.settings.keyboard == {}
    assert app.house.settings.bindings == {}


def test_a_short_press_of_back_binds_it_and_a_long_one_leaves_everything(play: Play, pads: VirtualPads):
    app, scene, pad = with_pad(play, pads)
    hands = PadHands(app, pad)
    hands.choose(Wish.HINT)
    push(app, pad, Button.B, seconds=HOLD + 0.1)
    assert app.top is scene, "only one scene was left"
    assert app.house.settings.bindings == {}
    hands.choose(Wish.HINT)
    push(app, pad, Button.B)
    assert app.house.settings.bindings[scene.device.guid] == {"hint": ("b",), "back": ("y",)}


def test_who_waits_leaves_everything_as_it_is(play: Play):
    app, scene = opened(play)
    KeyboardHands(app).choose(Wish.HINT)
    app.seconds(PATIENCE - 0.2)
    assert app.at(Listen)
    assert "1 s" in words_of(app)
    app.seconds(0.4)
    assert app.top is scene
    assert app.house.settings.keyboard == {}
    KeyboardHands(app).press(Wish.BACK)
    assert app.top is not scene, "keys mean something again"


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_pointer_cancels_with_the_button_on_screen(play: Play, pads: VirtualPads, device: str):
    app, scene = opened(play)
    hands = app.hands(device, pads)
    hands.choose(Wish.DOWN)
    assert app.at(Listen)
    hands.choose("cancel")
    assert app.top is scene


def test_losing_the_plug_ends_listening_and_shows_what_is_left(play: Play, pads: VirtualPads):
    app, scene, pad = with_pad(play, pads)
    PadHands(app, pad).choose(Wish.HINT)
    pad.unplug()
    app.frame(3)
    assert app.top is scene
    assert scene.device == KEYBOARD


def test_all_buttons_can_be_asked_for_one_after_another_and_waiting_skips_one(play: Play):
    app, scene = opened(play)
    KeyboardHands(app).choose(EACH)
    asked = []
    for name in ("i", "k", "j", "l"):
        asked.append(app.top.wish)
        key(app, name)
    assert asked == [Wish.UP, Wish.DOWN, Wish.LEFT, Wish.RIGHT]
    app.seconds(PATIENCE + 0.1)
    assert app.top.wish is Wish.BACK, "CONFIRM was left as it is"
    key(app, "escape", seconds=HOLD + 0.1)
    assert app.top is scene
    assert app.house.settings.keyboard["up"] == ("i", "w")
    assert app.house.settings.keyboard["right"] == ("l", "d")
    assert app.house.settings.keyboard["log"] == ("right",)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_puts_everything_back_to_normal(play: Play, pads: VirtualPads, device: str):
    app, scene = opened(play)
    KeyboardHands(app).choose(Wish.HINT)
    key(app, "x")
    hands = app.hands(device, pads)
    app.frame(2)
    assert scene.device == KEYBOARD
    hands.choose(RESET)
    assert app.house.settings.keyboard == {}
    assert app.house.inputs.glyph(KEYBOARD, Wish.HINT) == Glyph("keyboard/key", "H")


def test_one_switch_asks_for_a_button_and_sets_it(play: Play):
    app, scene = opened(play, scanning=1.0)
    app.until(lambda: scene.focus.id is Wish.RIGHT)
    key(app, "space")
    assert app.at(Listen)
    key(app, "m")
    assert app.house.settings.keyboard["right"] == ("m", "d")
    app.until(lambda: scene.focus.id is Wish.UNDO)
    key(app, "space")
    assert app.at(Listen), "any press still confirms"


def test_keyboard_and_pads_are_chosen_at_the_top(play: Play, pads: VirtualPads):
    app, scene, _ = with_pad(play, pads)
    hands = KeyboardHands(app)
    hands.walk(DEVICE)
    hands.press(Wish.LEFT)
    assert scene.device == KEYBOARD
    assert scene.focus.id == DEVICE
    hands.press(Wish.RIGHT)
    assert scene.device == app.house.inputs.pads[0]


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_comes_here_from_settings(play: Play, pads: VirtualPads, device: str):
    app = play()
    app.go(SettingsScene(app.house, 5))
    hands = app.hands(device, pads)
    hands.choose("buttons")
    assert app.at(Buttons)
    hands.wish(Wish.BACK)
    assert app.at(SettingsScene)


def test_values_in_the_file_that_can_t_be_are_named_and_cost_themselves_alone(play: Play, tmp_path: Path):
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "settings.toml"
    path.write_text('text_scale = 1.5\n[keyboard]\nhint = ["x"]\ndance = ["d"]\nundo = ["return"]\nlog = ["hash"]\n')
    app = play()
    app.go(SettingsScene(app.house))
    lines = [
        each.words
        for each in next(w for w in app.top.widgets if isinstance(w, Listing)).widgets
        if isinstance(each, Notice)
    ]
    reasons = (
        "keyboard.dance: there is no such wish",
        "keyboard.undo: 'return' means confirm already",
        "keyboard.log: there is no control 'hash'",
    )
    assert all(any(reason in line for line in lines) for reason in reasons), lines
    assert app.house.settings.keyboard == {"hint": ("x",)}
    assert app.house.settings.text_scale == 1.5
    assert app.house.inputs.glyph(KEYBOARD, Wish.HINT) == Glyph("keyboard/key", "X")


def test_a_pad_nobody_knows_is_asked_for_its_buttons_at_its_first_press(play: Play, pads: VirtualPads):
    app = play().title()
    stick = pads.plug_stick()
    app.frame(2)
    push(app, stick, 3)
    assert app.at(Listen)
    assert "This gamepad is new here" in words_of(app)
    for button in (2, 1):
        push(app, stick, button)
    app.frame()
    key(app, "escape", seconds=HOLD + 0.1)
    assert app.at(Title)
    guid = app.house.inputs.pads[0].guid
    assert app.house.settings.bindings[guid]["confirm"] == ("button2",)
    assert app.house.inputs.glyph(app.house.inputs.pads[0], Wish.BACK) == Glyph("keyboard/key", "2")
    push(app, stick, 2)
    assert not app.at(Listen), "it is asked once"


def test_a_pad_nobody_knows_that_nobody_wants_to_set_up_goes_on_by_guess(play: Play, pads: VirtualPads):
    app = play().title()
    stick = pads.plug_stick()
    app.frame(2)
    push(app, stick, 0)
    app.seconds(PATIENCE + 0.2)
    assert app.at(Title)
    push(app, stick, 0)
    assert not app.at(Title)
    assert not app.at(Listen)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_every_line_comes_into_view_and_a_finger_reaches_the_last_button(play: Play, text_scale: float):
    app, _ = opened(play, text_scale=text_scale)
    hands = KeyboardHands(app)
    for wish in Wish:
        hands.walk(wish)
        assert app.seen(wish)
    TouchHands(app).choose(RESET)
    assert "as they were at first" in words_of(app)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Play, pads: VirtualPads, language: str, text_scale: float):
    app, scene = opened(play, language=language, text_scale=text_scale)
    pads.plug("A gamepad with a rather long name from nobody knows where")
    app.frame(2)
    assert faults_at_all_sizes(scene, app.house.kit, text_scale) == []


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_is_asked_for_stays_in_its_place_at_every_size(play: Play, language: str, text_scale: float):
    app = play(language=language, text_scale=text_scale)
    found = []
    for wish in Wish:
        scene = Listen(app.house, KEYBOARD, [wish], lambda note: None)
        app.go(Title(app.house), scene)
        found += faults_at_all_sizes(scene, app.house.kit, text_scale)
    assert found == []
