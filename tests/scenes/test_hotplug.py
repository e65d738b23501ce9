"""Pads that come and go while the app runs: in every scene, in the middle of a turn, alike and mixed up."""

from collections.abc import Callable

import pytest

from game.core.protocol import Seat
from game.play.seat import Bot, Person
from game.scenes.chooser import Chooser
from game.scenes.gallery import SCENES, Asked, hang
from game.scenes.match import MatchScene
from game.scenes.pause import Pause
from game.scenes.title import Title
from game.scenes.unplugged import Unplugged
from game.shell.input.wish import Device, Wish
from game.shell.widgets import Words
from tests.hand_events import tap_key
from tests.running import BUTTONS, KeyboardHands, PadHands
from tests.scenes.harness import Playing, SlowBots, match_of, sit_down, sit_with_pads
from tests.virtual_pads import DUAL_SENSE, SWITCH_PRO, XBOX_360, Axis, Button, VirtualPad, VirtualPads

TIMES = 200


def plugged(app: Playing, pads: VirtualPads, *ids: tuple[int, int]) -> list[tuple[VirtualPad, Device]]:
    """Pads of these makers, heard by the app."""
    made = []
    for each in ids:
        pad = pads.plug(ids=each)
        app.frame()
        made.append((pad, app.house.inputs.pads[-1]))
    return made


def words(app: Playing) -> str:
    """What the words on top say."""
    return " ".join(widget.words for widget in app.top.widgets if isinstance(widget, Words))


@pytest.mark.parametrize("scene", SCENES)
def test_a_pad_may_come_and_go_200_times_in_every_scene(app: Playing, pads: VirtualPads, scene: str) -> None:
    hang(app.house, scene, Asked())
    app.rest()
    top, handles = app.top, []
    for _ in range(TIMES):
        pad = pads.plug()
        app.frame()
        assert len(app.house.inputs.pads) == 1
        pad.unplug()
        app.frame()
        handles.append(pad)
    assert app.top is top
    assert app.house.inputs.pads == ()
    assert not any(pad.opened for pad in handles)


@pytest.mark.parametrize("scene", SCENES)
def test_a_pad_plugged_in_works_within_a_second_in_every_scene(app: Playing, pads: VirtualPads, scene: str) -> None:
    hang(app.house, scene, Asked())
    app.seconds(40)
    pad = pads.plug()
    app.seconds(0.9)
    pad.press(Button.DOWN)
    app.frame()
    assert app.house.inputs.last_used == app.house.inputs.pads[0]
    shown = app.top._prompts_for
    assert shown == app.house.inputs.pads[0]
    pad.unplug()
    app.frame()
    assert app.top._prompts_for == app.house.inputs.last_used


def test_the_first_press_on_a_new_pad_is_exactly_one_confirm(app: Playing, pads: VirtualPads) -> None:
    pad = pads.plug()
    app.frame(3)
    assert app.at(Title)
    pad.press(Button.A)
    app.seconds(2)
    assert app.at(Chooser)
    pad.release(Button.A)
    app.seconds(2)
    assert app.at(Chooser)
    assert len(app.loop.stack.scenes) == 2


def test_pulling_the_plug_with_right_held_stops_the_focus_within_a_frame(app: Playing, pads: VirtualPads) -> None:
    app.go(Title(app.house), Chooser(app.house))
    [(pad, _)] = plugged(app, pads, XBOX_360)
    pad.press(Button.RIGHT)
    app.seconds(0.6)
    focus = app.top.focus.id
    assert focus != Chooser.first
    pad.unplug()
    app.seconds(2)
    assert app.top.focus.id == focus
    tap_key("left")
    app.frame()
    assert app.top.focus.id != focus


def test_pulling_the_acting_seats_plug_names_the_seat_and_the_keyboard_goes_on(app: Playing, pads: VirtualPads) -> None:
    [(pad, device)] = plugged(app, pads, XBOX_360)
    scene = sit_with_pads(app, match_of(app), device)
    pad.press(Button.RIGHT)
    app.frame()
    pad.unplug()
    app.frame()
    assert app.at(Unplugged)
    assert "Player 1" in words(app)
    assert device.name in words(app)
    app.seconds(1)
    assert scene.match.moves == ()
    keyboard = KeyboardHands(app)
    keyboard.choose("any")
    app.rest()
    assert app.table is scene
    keyboard.choose("1a1")
    assert scene.match.texts == ("1a1",)


def test_another_seats_plug_pulled_is_named_as_well(app: Playing, pads: VirtualPads) -> None:
    (_, first), (pad, second) = plugged(app, pads, XBOX_360, DUAL_SENSE)
    sit_with_pads(app, match_of(app), first, second)
    pad.unplug()
    app.frame()
    assert "Player 2" in words(app)


def test_a_pad_that_nobody_sits_with_may_go_unnoticed(app: Playing, pads: VirtualPads) -> None:
    (_, first), (other, _) = plugged(app, pads, XBOX_360, DUAL_SENSE)
    sit_with_pads(app, match_of(app), first)
    other.unplug()
    app.frame()
    assert app.at(MatchScene)


def test_a_returning_pad_gets_its_seat_back_by_itself(app: Playing, pads: VirtualPads) -> None:
    [(pad, device)] = plugged(app, pads, XBOX_360)
    scene = sit_with_pads(app, match_of(app), device)
    pad.unplug()
    app.frame()
    assert app.at(Unplugged)
    again = pads.plug(ids=XBOX_360)
    app.seconds(0.9)
    assert app.at(MatchScene)
    PadHands.choose(_held(app, again), "1a1")
    assert scene.match.texts == ("1a1",)


def _held(app: Playing, pad: VirtualPad) -> PadHands:
    return PadHands(app, pad)


def test_a_pad_of_another_model_does_not_take_the_seat(app: Playing, pads: VirtualPads) -> None:
    [(pad, device)] = plugged(app, pads, XBOX_360)
    sit_with_pads(app, match_of(app), device)
    pad.unplug()
    app.frame()
    pads.plug(ids=DUAL_SENSE)
    app.seconds(1)
    assert app.at(Unplugged)


def test_two_pads_back_in_the_other_order_go_to_their_own_seats(app: Playing, pads: VirtualPads) -> None:
    (first, one), (second, two) = plugged(app, pads, XBOX_360, DUAL_SENSE)
    scene = sit_with_pads(app, match_of(app), one, two)
    for pad in (first, second):
        pad.unplug()
        app.frame()
    for ids in (DUAL_SENSE, XBOX_360):
        pads.plug(ids=ids)
        app.seconds(0.5)
    assert app.at(MatchScene)
    back = {device.guid: device for device in app.house.inputs.pads}
    assert scene.sitting.pads.may_act(Seat(0), back[one.guid])
    assert scene.sitting.pads.may_act(Seat(1), back[two.guid])
    assert not scene.sitting.pads.may_act(Seat(0), back[two.guid])


def test_of_two_equal_pads_each_is_asked_for_and_none_is_swapped(app: Playing, pads: VirtualPads) -> None:
    (first, one), (second, two) = plugged(app, pads, XBOX_360, XBOX_360)
    scene = sit_with_pads(app, match_of(app), one, two)
    for pad in (first, second):
        pad.unplug()
        app.frame()
    left, right = pads.plug(ids=XBOX_360), pads.plug(ids=XBOX_360)
    app.seconds(1)
    assert app.at(Unplugged)
    assert "Player 1" in words(app)
    right.press(Button.A)
    app.frame()
    right.release(Button.A)
    app.seconds(1)
    if app.at(Unplugged):
        left.press(Button.A)
        app.seconds(1)
    assert app.at(MatchScene)
    mine, other = app.house.inputs.pads[1], app.house.inputs.pads[0]
    assert scene.sitting.pads.may_act(Seat(0), mine)
    assert scene.sitting.pads.may_act(Seat(1), other)


def test_the_other_seats_pad_may_not_move_but_may_pause(app: Playing, pads: VirtualPads) -> None:
    (_, one), (second, two) = plugged(app, pads, XBOX_360, DUAL_SENSE)
    scene = sit_with_pads(app, match_of(app), one, two)
    hands = PadHands(app, second)
    focus = scene.focus.id
    for wish in (Wish.RIGHT, Wish.CONFIRM, Wish.BACK):
        hands.press(wish)
    assert (scene.focus.id, scene.match.moves, app.table) == (focus, (), scene)
    hands.press(Wish.MENU)
    app.rest()
    assert app.at(Pause)


def test_a_bot_can_take_over_from_a_lost_pad(play: Callable[..., Playing], pads: VirtualPads) -> None:
    app = play()
    [(pad, device)] = plugged(app.title(), pads, XBOX_360)
    scene = sit_with_pads(app, match_of(app), device)
    pad.unplug()
    app.frame()
    KeyboardHands(app).choose("bot")
    app.until(lambda: len(scene.match.moves) == 1)
    assert scene.sitting.players == (Bot("skilled"), Person())


@pytest.mark.parametrize("ids", [SWITCH_PRO, XBOX_360, DUAL_SENSE])
def test_the_shown_buttons_do_what_their_prompts_say(app: Playing, pads: VirtualPads, ids: tuple[int, int]) -> None:
    [(pad, device)] = plugged(app, pads, ids)
    scene = sit_down(app, match_of(app))
    pad.press(Button.UP)
    app.frame()
    pad.release(Button.UP)
    letters = {wish: app.house.inputs.glyph(device, wish) for wish in (Wish.CONFIRM, Wish.UNDO, Wish.LOG)}
    assert all(glyph is not None for glyph in letters.values())
    pad.press(BUTTONS[Wish.CONFIRM])
    app.frame()
    pad.release(BUTTONS[Wish.CONFIRM])
    app.frame()
    assert len(scene.match.moves) == 1
    pad.press(BUTTONS[Wish.UNDO])
    app.frame()
    assert scene.match.moves == ()
    assert scene.bar is not None
    assert scene._prompts_for == device


@pytest.mark.parametrize("scene", SCENES)
def test_a_minute_of_drift_does_nothing_in_any_scene(
    play: Callable[..., Playing], pads: VirtualPads, scene: str
) -> None:
    app = play(bots=SlowBots)
    pad = pads.plug()
    hang(app.house, scene, Asked())
    app.rest()
    top, focus, active = app.top, app.top.focus.id, app.house.inputs.last_activity
    noise = (0.2, -0.13, 0.05, -0.2, 0.17, 0.0, -0.08)
    for frame in range(60 * 60):
        pad.axis(Axis(frame % 4), noise[frame % len(noise)])
        app.frame()
    assert (app.top, app.top.focus.id) == (top, focus)
    assert app.house.inputs.last_activity == active
