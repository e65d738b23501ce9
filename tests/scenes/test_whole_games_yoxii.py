"""Whole games of Yoxii from the title to the result and back, by one kind of device alone."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.play.match import Match
from game.scenes.chooser import Chooser
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.seats import Seats
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.tables.yoxii.table import YoxiiTable
from tests.running import Hands, KeyboardHands, MouseHands, PadHands, TouchHands
from tests.scenes.harness import DEVICES, Playing, sit_down
from tests.scenes.layout_check import written_on
from tests.tables.yoxii.conftest import STUCK, setup_of
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]
LOOKS = [(1.0, 0), (2.0, 0), (1.0, 90), (2.0, 180), (2.0, 270)]


def match_of(app: Playing, **setup: Any) -> Match:
    box = app.house.box("yoxii")
    return Match(box.game, {}, 2, setup, digest=box.digest)


def table_of(app: Playing) -> YoxiiTable:
    table = app.table.table
    assert isinstance(table, YoxiiTable)
    return table


def make_move(app: Playing, hands: Hands, text: str) -> None:
    """Choose what a move consists of, as its device does it: a value by the shoulder buttons or from the tray."""
    value, _, square = text.rpartition("@")
    if isinstance(hands, MouseHands | TouchHands):
        if value:
            row = next(spot for spot in table_of(app).grips() if spot.id == f"value {value}")
            hands.touch(*app.window_point(*row.rect.centre))
        for _ in range(1 if value else 2):
            hands.choose(square)
        return
    if value:
        assert isinstance(hands, KeyboardHands | PadHands)
        choosing = table_of(app).state.choosing
        lower = choosing.value > int(value)
        while choosing.value != int(value):
            hands.press(Wish.PREV if lower else Wish.NEXT)
    hands.choose(square)


def to_the_table(app: Playing, hands: Hands) -> None:
    for spot, scene in (("play", Chooser), ("yoxii", Seats), ("start", MatchScene)):
        hands.choose(spot)
        app.rest()
        assert app.at(scene)


def play_to_the_end(app: Playing, hands: Hands, chance: random.Random) -> int:
    """The person's moves until the result is shown; how many there were."""
    made, match = 0, app.table.match
    while True:
        app.until(lambda: app.persons_turn() or app.at(Result))
        if app.at(Result):
            return made
        before, move = len(match.moves), chance.choice(match.legal())
        make_move(app, hands, move.text)
        app.until(lambda count=before: len(match.moves) > count)  # type: ignore[misc]
        assert match.steps[before].text == move.text
        made += 1


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("text_scale", "turn"), LOOKS, ids=lambda value: f"{value:g}")
def test_a_game_is_played_from_title_to_result_and_back_by_one_device_alone(
    play: Play, pads: VirtualPads, device: str, text_scale: float, turn: int
) -> None:
    app = play(text_scale=text_scale, turn=turn).title()
    hands = app.hands(device, pads)
    to_the_table(app, hands)
    assert play_to_the_end(app, hands, random.Random(f"{device} {text_scale} {turn}")) >= 6
    outcome = app.somewhere.match.outcome
    assert outcome is not None
    assert outcome.reason == "totem_blocked"
    app.seconds(3)
    hands.choose("home")
    app.rest()
    assert app.at(Title)


def test_a_game_is_played_with_one_switch(play: Play) -> None:
    """Any press confirms what the focus has walked to: squares, other values, and what stands in the bar."""
    app = play(scanning=1.0)
    match = match_of(app)
    sit_down(app, match)
    hands = KeyboardHands(app)
    turned = 0
    while match.outcome is None:
        app.until(lambda: app.persons_turn() or match.outcome is not None)
        if match.outcome is not None:
            break
        if match.position.placing and turned < 2:
            app.until(lambda: getattr(app.top.focus.id, "wish", None) is Wish.NEXT, 60)
            value = table_of(app).state.choosing.value
            hands.press(Wish.CONFIRM)
            assert table_of(app).state.choosing.value != value
            turned += 1
        squares = {move.text.rpartition("@")[2] for move in match.legal()}
        app.until(lambda there=squares: app.top.focus.id in there, 60)  # type: ignore[misc]
        before = len(match.moves)
        hands.press(Wish.CONFIRM)
        assert len(match.moves) == before + 1
    app.until(lambda: app.at(Result))
    assert len({move.value for move in match.moves if move.value}) > 1


@pytest.mark.parametrize("device", DEVICES)
def test_undo_leads_back_to_the_totem_inside_a_turn_and_then_over_whole_turns(
    app: Playing, pads: VirtualPads, device: str
) -> None:
    match = match_of(app)
    sit_down(app, match)
    hands = app.hands(device, pads)
    for text in ("d3", "4@c3", "d4"):
        app.rest()
        make_move(app, hands, text)
    assert match.texts == ("d3", "4@c3", "d4")
    for left in (("d3", "4@c3"), ()):
        app.rest()
        hands.wish(Wish.UNDO)
        assert match.texts == left
        assert not match.position.placing


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_three_presses_lead_from_the_title_to_the_first_move(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    to_the_table(app, hands)
    assert app.persons_turn()
    assert isinstance(hands, KeyboardHands | PadHands)
    hands.press(Wish.CONFIRM)
    hands.press(Wish.CONFIRM)
    app.rest()
    assert [step.seat for step in app.table.match.steps[:2]] == [0, 0]


def test_a_game_is_shown_in_motion_while_presses_finish_what_moves(play: Play) -> None:
    app = play(animation=1.0)
    match = match_of(app)
    sit_down(app, match)
    hands = KeyboardHands(app)
    chance = random.Random(5)
    while match.outcome is None:
        make_move(app, hands, chance.choice(match.legal()).text)
        if chance.random() < 0.5:
            app.until(lambda: not app.somewhere.table.busy)
    app.until(lambda: app.at(Result))


def test_the_result_says_who_is_stuck_although_the_other_one_is_not_and_the_board_shows_it(play: Play) -> None:
    app = play()
    sit_down(app, match_of(app, **setup_of(STUCK)))
    app.until(lambda: app.at(Result))
    assert isinstance(app.top, Result)
    canvas = app.top.canvas
    assert canvas is not None
    said = [each.words for each in written_on(app.top, app.house.kit, canvas)]
    assert any("could still jump" in line for line in said)
    app.seconds(3)
    KeyboardHands(app).choose("fold")
    table = app.somewhere.table
    assert isinstance(table, YoxiiTable)
    look = table._look
    assert look is not None
    assert look.speech is not None
    assert len(look.scenery.counting) == 4
