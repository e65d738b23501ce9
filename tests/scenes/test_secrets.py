"""Secrets on one screen (HM3, HM6): who sees what and when, pixel by pixel, and that nothing of it stays."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import _crashed
from game.play.places import places
from game.play.seat import Bot
from game.rules.help_me.tiles import CREATURES
from game.scenes.curtain import HERE, Curtain
from game.scenes.match import MatchScene
from game.scenes.saved_games import SavedGames, resume, unfinished
from game.scenes.title import Title
from game.scenes.unplugged import Unplugged
from game.shell.input.wish import Device, Wish
from game.tables.help_me.spots import DONE, LOOK
from game.words import Words
from tests import hand_events
from tests.running import KeyboardHands, PadHands
from tests.scenes.harness import CALM, DEVICES, Playing, SlowBots, sit_with_pads
from tests.scenes.layout_check import written_on
from tests.scenes.sharing import Holding, be_ready, calmly, come, deals_of, look_and_go_on, match_of, move, sit
from tests.virtual_pads import DUAL_SENSE, Button, VirtualPads

Play = Callable[..., Playing]
TWO = deals_of(2)


def settled(app: Playing) -> None:
    """Nothing waits to be painted any more."""
    calmly(app)
    while any(scene.stale_rects or scene.soon_rects for scene in app.loop.stack.scenes):
        app.frame()


# -------------------------------------------------- the curtain


def test_recipe_22_the_first_frame_after_a_hand_over_is_the_same_for_every_deal(play: Play) -> None:
    app, frames = play(bots=SlowBots), []
    for number, creatures in enumerate(TWO):
        sit(app, "pp", seed=number + 1, creatures=creatures, first=0)
        hands = KeyboardHands(app)
        app.until(lambda: app.at(Curtain))
        shown = []
        for _ in range(4):
            if app.at(Curtain):
                app.rest()
                shown.append(app.pixels())
                come(app, hands)
            if app.table.calling.invited is not None:
                look_and_go_on(app, hands)
                app.until(lambda: app.at(Curtain))
        assert app.at(MatchScene)
        move(hands, app.table.match.legal()[0].text)
        app.until(lambda: app.at(Curtain))
        app.rest()
        frames.append((*shown, app.pixels()))
    assert len(frames[0]) == 4
    assert len(set(frames)) == 1


def test_the_curtain_cuts_off_whatever_somebody_still_looks_at(play: Play) -> None:
    app, frames = play(**{**CALM, "animation": 1.0, "bot_pace": 0.0}), []
    for creatures in TWO:
        sit(app, "pp", creatures=creatures, first=0)
        hands = KeyboardHands(app)
        be_ready(app, hands)
        settled(app)
        hand_events.key_down("v")
        app.frame()
        app.table.calling.ask(1)
        app.frame(2)
        assert app.at(Curtain)
        assert not app.loop.view_frame.fading
        frames.append(app.pixels())
        hand_events.key_up("v")
        app.frame()
    assert len(set(frames)) == 1


def test_nobody_is_called_where_one_person_plays_with_bots(app: Playing) -> None:
    sit(app, "pbb")
    hands = KeyboardHands(app)
    be_ready(app, hands)
    for _ in range(3):
        app.until(app.persons_turn)
        move(hands, app.table.match.legal()[0].text)
        app.seconds(1)
        assert not any(isinstance(scene, Curtain) for scene in app.loop.stack.scenes)


def test_nobody_is_called_where_bots_play_among_themselves(app: Playing) -> None:
    sit(app, "bbb")
    app.seconds(2)
    assert app.somewhere.match.moves
    assert not app.somewhere.table.prompts()


def test_the_person_who_decided_last_isnt_called_again_after_bots(app: Playing) -> None:
    sit(app, "pbpb", first=0)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    move(hands, app.table.match.legal()[0].text)
    app.until(lambda: app.at(Curtain))
    assert app.top.seat == 2  # type: ignore[attr-defined]
    assert len(app.somewhere.match.moves) == 2


# -------------------------------------------------- the first look


def test_every_person_is_called_alone_to_look_before_the_first_move(app: Playing) -> None:
    sit(app, "ppp", first=2)
    hands, called = KeyboardHands(app), []
    for _ in range(3):
        app.until(lambda: app.at(Curtain))
        called.append(come(app, hands))
        assert app.table.table.state.seat is None
        assert {spot.id for spot in app.top.spots()} == {(LOOK, called[-1]), DONE}
        look_and_go_on(app, hands)
    assert called == [0, 1, 2]
    assert app.at(MatchScene)
    assert app.table._person() is not None


def test_bots_wait_for_one_persons_first_look(play: Play) -> None:
    app = play()
    sit(app, "pb", first=1)
    app.seconds(3)
    assert app.table.match.moves == ()
    assert app.top.focus.id == (LOOK, 0)
    KeyboardHands(app).press(Wish.CONFIRM)
    app.until(lambda: len(app.table.match.moves) == 1)


def test_one_person_may_move_without_a_look(app: Playing) -> None:
    sit(app, "pb", first=0)
    hands = KeyboardHands(app)
    app.rest()
    move(hands, app.table.match.legal()[0].text)
    app.until(lambda: len(app.table.match.moves) >= 2)


def test_nobody_is_asked_for_a_first_look_in_a_game_that_goes_on(app: Playing) -> None:
    sit(app, "pb", moves=4)
    app.rest()
    assert app.table.calling.invited is None


# -------------------------------------------------- looking


@pytest.mark.parametrize("device", DEVICES)
def test_a_look_lasts_as_long_as_the_press_and_not_a_frame_longer(play: Play, pads: VirtualPads, device: str) -> None:
    app = play(bots=SlowBots)
    sit(app, "pb", first=0)
    hands = app.hands(device, pads)
    be_ready(app, hands)
    settled(app)
    holding = Holding(app, hands)
    holding.down()
    settled(app)
    held = app.pixels()
    static = pygame.image.tobytes(app.loop.view_frame.static, "RGB")
    holding.up()
    settled(app)
    assert app.pixels() != held
    holding.down()
    assert app.table.private
    holding.up()
    assert not app.table.private
    assert pygame.image.tobytes(app.loop.view_frame.static, "RGB") == static


def seen_while_held(app: Playing, creatures: list[list[str]]) -> tuple[bytes, bytes, bytes]:
    """The window before, during, and one frame after a look."""
    sit(app, "pb", first=0, creatures=creatures)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    settled(app)
    before = app.pixels()
    hand_events.key_down("v")
    app.frame()
    settled(app)
    during = app.pixels()
    hand_events.key_up("v")
    app.frame()
    return before, during, app.pixels()


def test_only_the_own_creatures_are_seen_and_only_while_they_are_looked_at(play: Play) -> None:
    app = play(bots=SlowBots)
    mine = list(CREATURES)
    others = [[mine[:2], mine[2:4]], [mine[:2], mine[4:]], [mine[2:4], mine[:2]]]
    shown = [seen_while_held(app, creatures) for creatures in others]
    assert len({before for before, _, _ in shown}) == 1
    assert shown[0][1] == shown[1][1]
    assert shown[0][1] != shown[2][1]
    assert len({after for _, _, after in shown}) == 1


def holding_a_look(app: Playing) -> KeyboardHands:
    """Somebody looks, the key is still down."""
    sit(app, "pb", first=0)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    settled(app)
    hand_events.key_down("v")
    app.frame()
    assert app.table.private
    return hands


def test_when_the_window_loses_the_keyboard_nothing_is_seen_one_frame_later(app: Playing) -> None:
    holding_a_look(app)
    hand_events.window(pygame.WINDOWFOCUSLOST)
    app.frame()
    assert not app.table.private
    assert not app.loop.view_frame.private


def test_after_four_seconds_a_held_look_is_over(app: Playing) -> None:
    holding_a_look(app)
    app.seconds(3.8)
    assert app.table.private
    app.seconds(0.3)
    assert not app.table.private
    hand_events.key_up("v")
    app.frame()


@pytest.mark.parametrize("wish", [Wish.MENU, Wish.LOG])
def test_no_screen_fades_in_over_a_look(play: Play, wish: Wish) -> None:
    app, frames = play(bots=SlowBots, **{**CALM, "animation": 1.0, "bot_pace": 0.0}), []
    for creatures in TWO:
        sit(app, "pb", first=0, creatures=creatures)
        hands = KeyboardHands(app)
        be_ready(app, hands)
        settled(app)
        hand_events.key_down("v")
        app.frame(3)
        hand_events.tap_key({Wish.MENU: "p", Wish.LOG: "l"}[wish])
        app.frame()
        assert not app.at(MatchScene)
        frames.append(app.pixels())
        hand_events.key_up("v")
        app.frame()
    assert len(set(frames)) == 1


def test_a_pad_of_ones_own_calls_its_owner_to_look_out_of_turn(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    one, two = pads.plug(), pads.plug()
    app.frame()
    sit_with_pads(app, match_of(app, 2, first=0), *app.house.inputs.pads)
    hands = (PadHands(app, one), PadHands(app, two))
    for seat in (0, 1):
        app.until(lambda: app.at(Curtain))
        be_called(app, hands[seat])
    app.until(lambda: app.at(Curtain))
    hands[0].choose(HERE)
    calmly(app)
    two.press(Button.LB)
    app.frame(2)
    two.release(Button.LB)
    app.rest()
    assert app.at(Curtain)
    assert app.top.seat == 1  # type: ignore[attr-defined]
    hands[0].press(Wish.CONFIRM)
    assert app.at(Curtain)
    hands[1].choose(HERE)
    calmly(app)
    assert app.table.calling.invited == 1
    two.press(Button.LB)
    app.frame()
    assert app.table.private
    assert app.table.table._peek.seat == 1
    two.release(Button.LB)
    calmly(app)
    hands[1].choose(DONE)
    app.until(lambda: app.at(Curtain))
    assert app.top.seat == 0  # type: ignore[attr-defined]
    assert app.somewhere.match.moves == ()


def be_called(app: Playing, hands: PadHands) -> None:
    """Come, look, and go again."""
    hands.choose(HERE)
    calmly(app)
    look_and_go_on(app, hands)


@pytest.mark.parametrize("device", DEVICES)
def test_who_wants_to_look_out_of_turn_is_chosen_by_the_seat(play: Play, pads: VirtualPads, device: str) -> None:
    app = play(bots=SlowBots)
    sit(app, "pp", first=0, moves=2)
    hands = app.hands(device, pads)
    be_ready(app, hands)
    assert app.table.calling.present == 0
    hands.choose((LOOK, 1))
    app.until(lambda: app.at(Curtain))
    assert come(app, hands) == 1
    assert app.table.calling.invited == 1
    look_and_go_on(app, hands)
    app.until(lambda: app.at(Curtain))
    assert come(app, hands) == 0
    assert len(app.table.match.moves) == 2


def test_a_look_works_while_a_bot_thinks(play: Play) -> None:
    app = play(bots=SlowBots)
    sit(app, "pb", first=1)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    app.seconds(0.5)
    assert app.table._person() is None
    hand_events.key_down("v")
    app.frame()
    assert app.table.private
    hand_events.key_up("v")
    app.frame()
    assert not app.table.private


def test_with_one_switch_a_look_lasts_as_long_as_the_switch_is_pressed(play: Play) -> None:
    app = play(bots=SlowBots, scanning=1.0)
    sit(app, "pb", first=0)
    app.until(lambda: app.top.focus.id == (LOOK, 0))
    hand_events.key_down("space")
    app.frame(2)
    assert app.table.private
    hand_events.key_up("space")
    app.frame()
    assert not app.table.private


def test_a_prompt_is_held_like_a_button(play: Play) -> None:
    app = play(bots=SlowBots)
    sit(app, "pb", first=0, moves=2)
    x, y = 640, 4
    hand_events.finger_down(x, y)
    hand_events.finger_up(x, y)
    app.frame(3)
    at = app.prompt_target(Wish.PEEK)
    hand_events.finger_down(*at)
    app.frame()
    assert app.table.private
    hand_events.finger_up(*at)
    app.frame()
    assert not app.table.private


# -------------------------------------------------- feeling


def felt(app: Playing, pads: VirtualPads, creatures: list[list[str]]) -> tuple[list[int], list[bytes]]:
    """At which of the six the pad was shaken, and what was on screen at each.

    What SDL is told is counted: it drops a second shake of the same strength while real time stands still.
    """
    sit(app, "pb", first=0, creatures=creatures)
    pad = pads.made[0] if pads.made else pads.plug()
    hands = PadHands(app, pad)
    be_ready(app, hands)
    settled(app)
    told: list[int] = []
    inputs, table = app.house.inputs, app.table.table
    rumble = type(inputs).rumble

    def shake(device: Device, strength: float, milliseconds: int) -> bool:
        told.append(table.state.feeling)
        return rumble(inputs, device, strength, milliseconds)

    inputs.rumble = shake  # type: ignore[method-assign]
    pad.press(Button.RB)
    frames = []
    for place in range(len(CREATURES)):
        app.until(lambda place=place: table.state.feeling == place)  # type: ignore[misc]
        app.frame(5)
        settled(app)
        frames.append(app.pixels())
    pad.release(Button.RB)
    app.frame(3)
    return told, frames


def test_a_pad_shakes_at_the_own_creatures_and_the_picture_tells_nothing(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    pictures = []
    for creatures in TWO[:3]:
        shaken, frames = felt(app, pads, creatures)
        assert {CREATURES[place] for place in shaken} == set(creatures[0])
        pictures.append(tuple(frames))
    assert any(low and high for low, high in pads.made[0].rumbles)
    assert len(set(pictures)) == 1
    assert len(set(pictures[0])) == len(CREATURES)


def test_feeling_is_offered_only_to_pads_that_may_shake(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    sit(app, "pb", first=0, moves=2)
    assert Wish.NEXT not in [prompt.wish for prompt in app.table.table.prompts()]
    hands = PadHands(app, pads.plug())
    hands.press(Wish.DOWN)
    assert Wish.NEXT in [prompt.wish for prompt in app.table.table.prompts()]
    app.house.change(rumble=0.0)
    assert Wish.NEXT not in [prompt.wish for prompt in app.table.table.prompts()]


# -------------------------------------------------- nothing anywhere else


def texts_of(app: Playing) -> Iterator[str]:
    """Every word on screen now."""
    canvas = app.loop.view_frame.canvas
    for scene in app.loop.stack.visible:
        for each in written_on(scene, app.house.kit, canvas):  # type: ignore[arg-type]
            yield each.words


@pytest.mark.parametrize("opened", ["table", "pause", "log", "hover", "rules"])
def test_hover_pause_log_and_table_are_the_same_for_every_deal(play: Play, opened: str) -> None:
    app, frames = play(bots=SlowBots), []
    for creatures in TWO:
        sit(app, "pp", first=0, moves=6, creatures=creatures)
        hands = KeyboardHands(app)
        be_ready(app, hands)
        if opened == "hover":
            hand_events.mouse_move(*app.target("c3"))
            app.frame(4)
            hand_events.mouse_move(*app.target((LOOK, 1)))
            app.frame(4)
        elif opened != "table":
            hands.press(Wish.LOG if opened == "log" else Wish.MENU)
            app.rest()
            if opened == "rules":
                hands.choose("rules")
        settled(app)
        frames.append(app.pixels())
    assert len(set(frames)) == 1


def test_the_log_names_squares_only(play: Play) -> None:
    app = play(bots=SlowBots)
    sit(app, "pb", moves=8)
    KeyboardHands(app).press(Wish.LOG)
    app.rest()
    words = " ".join(texts_of(app)).lower()
    assert "c" in words
    assert not any(name in words for name in CREATURES)


def test_a_crash_during_a_look_writes_no_creature(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app = play(bots=SlowBots)
    holding_a_look(app)
    own = places(tmp_path / "crashed")
    try:
        raise RuntimeError("the table broke")
    except RuntimeError as error:
        _crashed(own, app.house, error)
    written = "".join(path.read_text() for path in own.crashes.glob("*")) + capsys.readouterr().err
    assert "the table broke" in written
    assert not any(name in written for name in CREATURES)
    assert pygame.display.get_caption()[0] == "Fivefold"


def test_the_list_of_saved_games_tells_no_creature(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = sit(app, "pp", moves=5)
    scene.sitting.keep(app.house)
    app.go(Title(app.house), SavedGames(app.house))
    words = " ".join(texts_of(app)).lower()
    assert "help me!" in words
    assert not any(name in words for name in CREATURES)


def test_a_hint_is_given_to_one_person_among_bots_and_never_beside_others(play: Play) -> None:
    app = play()
    sit(app, "pp", first=0, moves=2)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    hands.press(Wish.HINT)
    app.seconds(1)
    assert app.table.table.state.hint is None
    assert Wish.HINT not in [prompt.wish for prompt in app.table.prompts()[0]]
    sit(app, "pb", first=0, moves=2)
    be_ready(app, hands)
    hands.press(Wish.HINT)
    app.until(lambda: app.table.table.state.hint is not None)


# -------------------------------------------------- taking back


def test_the_last_move_is_taken_back_until_the_next_person_has_come(play: Play) -> None:
    app = play(bots=SlowBots)
    sit(app, "pp", first=0)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    move(hands, app.table.match.legal()[0].text)
    app.until(lambda: app.at(Curtain))
    hands.press(Wish.UNDO)
    calmly(app)
    assert app.at(MatchScene)
    assert app.table.match.moves == ()
    assert app.table.calling.present == 0
    move(hands, app.table.match.legal()[0].text)
    app.until(lambda: app.at(Curtain))
    come(app, hands)
    hands.press(Wish.UNDO)
    calmly(app)
    assert len(app.table.match.moves) == 1
    assert not app.table.match.can_undo({0, 1})  # type: ignore[arg-type]


def test_one_person_goes_back_to_the_own_last_decision_and_it_is_noted(app: Playing) -> None:
    scene = sit(app, "pb", first=0)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    move(hands, scene.match.legal()[0].text)
    app.until(lambda: len(scene.match.moves) == 2)
    calmly(app)
    hands.press(Wish.UNDO)
    calmly(app)
    assert scene.match.moves == ()
    assert "undo" in scene.sitting.assists


def test_recipe_18_nothing_is_taken_back_behind_a_hand_over_even_after_saving_and_loading(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = sit(app, "pp", first=0, moves=3)
    scene.sitting.keep(app.house)
    app.go(Title(app.house))
    assert resume(app.house, unfinished(app.house)[0])
    app.until(lambda: app.at(Curtain))
    app.rest()
    hands = KeyboardHands(app)
    hands.press(Wish.UNDO)
    app.rest()
    assert app.at(Curtain)
    come(app, hands)
    hands.press(Wish.UNDO)
    calmly(app)
    assert len(app.table.match.moves) == 3


def test_a_seat_handed_to_a_bot_keeps_its_secrets(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = sit(app, "pp", first=0, moves=2)
    be_ready(app, KeyboardHands(app))
    scene.sitting.players = (scene.sitting.players[0], Bot("casual"))
    scene.resume()
    settled(app)
    assert not scene.calling.shared
    assert scene.table.state.position.creatures == (None, None)
    assert scene.table.state.drawn.turned == set()


def test_the_sentences_of_a_call_are_ukrainian_too(play: Play) -> None:
    app = play(bots=SlowBots, language="uk")
    sit(app, "pp", first=0)
    app.until(lambda: app.at(Curtain))
    app.rest()
    assert Words("uk").say("I'm here") != "I'm here"
    assert Words("uk").say("I'm here") in list(texts_of(app))


def test_a_pad_pulled_out_behind_the_curtain_is_asked_for_and_the_game_goes_on(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    one, two = pads.plug("One"), pads.plug("Two", DUAL_SENSE)
    app.frame()
    sit_with_pads(app, match_of(app, 2, first=0), *app.house.inputs.pads)
    app.until(lambda: app.at(Curtain))
    two.unplug()
    app.until(lambda: app.at(Unplugged))
    app.rest()
    hands = PadHands(app, one)
    hands.choose("any")
    app.until(lambda: app.at(Curtain))
    be_called(app, hands)
    app.until(lambda: app.at(Curtain))
    assert app.top.seat == 1  # type: ignore[attr-defined]
