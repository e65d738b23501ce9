"""Whole games of Help Me! through the input path: two to four seats, persons and bots mixed, by every device."""

import random
import time
from collections.abc import Callable

import pytest

from game.play.thinking import Thinker
from game.scenes.chooser import Chooser
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.review import ReviewScene
from game.scenes.seats import Seats
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.tables.help_me.drawn import worths
from game.tables.help_me.spots import LOOK
from tests import hand_events
from tests.running import KeyboardHands
from tests.scenes.harness import CALM, DEVICES, Playing, QuickBots, SlowBots
from tests.scenes.sharing import be_ready, calmly, move, play_to_the_end, sit
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]
TABLES = ("pb", "pp", "bpb", "ppb", "pppp", "bpbp")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("who", TABLES)
def test_a_game_is_played_to_its_end_by_one_kind_of_device(
    play: Play, pads: VirtualPads, device: str, who: str
) -> None:
    app = play()
    match = sit(app, who, seed=len(who)).match
    hands = app.hands(device, pads)
    called = play_to_the_end(app, hands, random.Random(who + device).choice)
    assert match.outcome is not None
    assert 15 <= len(match.moves) <= 29
    assert set(called) == ({seat for seat, each in enumerate(who) if each == "p"} if who.count("p") > 1 else set())


@pytest.mark.parametrize(("text_scale", "turn"), [(2.0, 0), (1.0, 90), (2.0, 270), (1.0, 180)])
def test_a_game_is_played_in_large_letters_and_turned(
    play: Play, pads: VirtualPads, text_scale: float, turn: int
) -> None:
    app = play(text_scale=text_scale, turn=turn)
    match = sit(app, "ppbb", seed=9).match
    play_to_the_end(app, app.hands("touch", pads), random.Random(turn).choice)
    assert match.outcome is not None


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_three_presses_lead_from_the_title_to_the_own_seat(play: Play, pads: VirtualPads, device: str) -> None:
    app = play().title()
    hands = app.hands(device, pads)
    hands.choose("play")
    app.rest()
    assert app.at(Chooser)
    hands.choose("help_me")
    app.rest()
    assert app.at(Seats)
    hands.press(Wish.CONFIRM)  # type: ignore[attr-defined]
    app.rest()
    assert app.at(MatchScene)
    assert app.top.focus.id == (LOOK, 0)


def test_a_game_is_played_with_one_switch(play: Play) -> None:
    app = play(scanning=1.0)
    match = sit(app, "pb", seed=3).match
    for _ in range(60 * 60 * 8):
        if app.at(Result):
            break
        app.frame()
        scene = app.top
        if not isinstance(scene, MatchScene) or scene.table.busy:
            continue
        wanted = _switched(app)
        if wanted is not None and scene.focus.id == wanted and scene.focus.shown:
            hand_events.tap_key("space")
            app.frame(2)
    assert match.outcome is not None


def _switched(app: Playing) -> object:
    """Where the switch is pressed next: the look, the first movable stack, then its first neighbour."""
    table = app.table.table
    if app.table.calling.invited is not None:
        return (LOOK, 0)
    if app.table._person() is None:
        return None
    chosen = app.table.match.legal()[0]
    source, target = chosen.text.split(">")
    return source if table.state.choosing.source is None else target


def test_a_game_against_the_bots_own_process_is_played_to_its_end(play: Play) -> None:
    app = play(bots=Thinker)
    match = sit(app, "pbb", seed=2).match
    hands, deadline = KeyboardHands(app), time.monotonic() + 90
    be_ready(app, hands)
    while not app.at(Result):
        assert time.monotonic() < deadline, f"after {len(match.moves)} moves a bot is silent"
        if app.persons_turn():
            move(hands, match.legal()[0].text)
        app.frame()
    assert match.outcome is not None


# -------------------------------------------------- recipes


def test_recipe_20_input_while_a_bot_thinks_moves_nothing_and_is_never_kept(play: Play) -> None:
    bots = SlowBots()
    app = play(bots=lambda: bots)
    scene = sit(app, "pb", first=1)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    app.seconds(0.5)
    for wish in (Wish.CONFIRM, Wish.RIGHT, Wish.CONFIRM, Wish.CONFIRM):
        hands.press(wish)
    assert scene.match.moves == ()
    bots.ready = True
    app.until(lambda: len(scene.match.moves) == 1)
    bots.ready = False
    calmly(app)
    assert len(scene.match.moves) == 1
    assert scene.table.state.choosing.source is None


def test_recipe_20_a_press_during_a_slide_ends_it_and_counts_once(play: Play) -> None:
    app = play(bots=SlowBots, **{**CALM, "animation": 1.0, "bot_pace": 0.0})
    scene = sit(app, "pb", first=0)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    source, target = scene.match.legal()[0].text.split(">")
    hands.choose(source)
    hands.walk(target)
    hands.press(Wish.CONFIRM)
    assert scene.table.busy
    hands.press(Wish.CONFIRM)
    assert not scene.table.busy
    assert len(scene.match.moves) == 1


def at_the_end(app: Playing, who: str = "pb", seed: int = 5) -> MatchScene:
    """One move before the end, and that is made."""
    scene = sit(app, who, seed=seed, moves=0)
    match = scene.match
    while True:
        last = [each for each in match.legal() if match.game.outcome(match.game.play(match.position, each))]
        if last:
            break
        match.play(match.legal()[0])
    scene = sit_again(app, scene)
    app.frame(2)
    be_ready(app, KeyboardHands(app))
    scene._play(last[0])
    return scene


def sit_again(app: Playing, scene: MatchScene) -> MatchScene:
    """The same sitting, as if resumed."""
    again = MatchScene(app.house, scene.sitting)
    app.go(again)
    return again


@pytest.mark.parametrize("device", DEVICES)
def test_recipe_21_the_result_is_folded_by_every_device_and_the_counted_board_is_seen(
    play: Play, pads: VirtualPads, device: str
) -> None:
    app = play(bots=SlowBots)
    scene = at_the_end(app)
    hands = app.hands(device, pads)
    app.until(lambda: app.at(Result))
    app.seconds(4)
    hands.choose("fold")
    app.rest()
    assert scene in app.loop.stack.visible
    assert scene.table.state.drawn.counted == worths(scene.match.position)
    hands.choose("unfold")
    app.rest()
    assert scene not in app.loop.stack.visible


# -------------------------------------------------- the end


def test_at_the_end_creatures_are_turned_up_and_stacks_counted_one_by_one(play: Play) -> None:
    app = play(bots=SlowBots, **{**CALM, "animation": 1.0})
    scene = at_the_end(app)
    drawn, counts, turned = scene.table.state.drawn, [], []
    expected = worths(scene.match.position)
    while not app.at(Result):
        assert scene.header is not None
        if scene.table.busy:
            assert scene.header.who == scene.words.say("The game is over")
            counts.append(len(scene.table.state.drawn.counted))
            turned.append(len(scene.table.state.drawn.turned))
        app.frame()
    assert drawn is not scene.table.state.drawn
    assert sorted(set(counts)) == list(range(len(expected) + 1))
    assert sorted(set(turned)) == [0, 1, 2]
    lines = scene.match.game.score_lines(scene.match.position)
    assert lines is not None
    for seat, mine in enumerate(lines):
        assert scene.table.state.drawn.total(seat) == sum(line.points for line in mine)


def test_the_reveal_is_skipped_by_a_press(play: Play) -> None:
    app = play(bots=SlowBots, **{**CALM, "animation": 1.0})
    scene = at_the_end(app)
    app.seconds(1)
    assert scene.table.busy
    KeyboardHands(app).press(Wish.CONFIRM)
    assert not scene.table.busy
    assert scene.table.state.drawn.counted == worths(scene.match.position)


def test_where_somebody_has_no_stack_a_kind_word_is_said(play: Play) -> None:
    app = play(bots=SlowBots)
    for seed in range(1, 30):
        scene = at_the_end(app, "pbbb", seed)
        totals = [scene.table.state.drawn.total(seat) for seat in range(4)]
        if 0 in totals:
            look = scene.table._look
            assert look is not None
            assert look.speech is not None
            assert look.speech.title == scene.words.say("Well hidden!")
            return
    raise AssertionError("nobody ever went without a stack")


def test_a_finished_game_is_reviewed_with_everything_in_the_open(play: Play) -> None:
    app = play(bots=QuickBots)
    scene = at_the_end(app)
    app.until(lambda: app.at(Result))
    app.seconds(4)
    hands = KeyboardHands(app)
    hands.choose("review")
    app.rest()
    assert isinstance(app.top, ReviewScene)
    assert app.top.table.state.drawn.turned == {0, 1}
    for _ in range(4):
        hands.press(Wish.RIGHT)
        app.rest()
    assert app.top.table.state.drawn.turned == {0, 1}
    assert scene.match.outcome is not None


def test_a_rematch_is_dealt_anew_and_looked_at_anew(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = at_the_end(app, "pp")
    app.until(lambda: app.at(Result))
    app.seconds(4)
    hands = KeyboardHands(app)
    hands.choose("rematch")
    app.rest()
    be_ready(app, hands)
    assert app.table is not scene
    assert app.table.match.moves == ()


def test_leaving_brings_everybody_back_to_the_title(play: Play) -> None:
    app = play(bots=SlowBots)
    sit(app, "pb")
    hands = KeyboardHands(app)
    be_ready(app, hands)
    hands.press(Wish.MENU)
    app.rest()
    hands.choose("leave")
    app.rest()
    assert app.at(Title)


def test_with_confirm_moves_a_move_is_made_by_one_press_more(play: Play) -> None:
    app = play(bots=SlowBots, confirm_moves=True)
    scene = sit(app, "pb", first=0)
    hands = KeyboardHands(app)
    be_ready(app, hands)
    source, target = scene.match.legal()[0].text.split(">")
    hands.choose(source)
    hands.choose(target)
    assert scene.match.moves == ()
    hands.press(Wish.CONFIRM)
    assert len(scene.match.moves) == 1
