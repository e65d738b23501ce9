"""Whole games of Hutan through the input path: alone, against a bot, and four seats with two pads and two bots."""

import random
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pytest

from game.core.protocol import Seat
from game.play.match import Match, deal
from game.play.seat import Bot, Person
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.grid import NAMES
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import Phase
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.shell.input.wish import Wish
from game.tables.hutan.state import CARD, END, ENDING, FLOWER
from game.tables.hutan.table import HutanTable
from tests.running import Hands, KeyboardHands, MouseHands, PadHands, TouchHands
from tests.scenes.harness import DEVICES, Playing, sit_down
from tests.virtual_pads import Button, VirtualPads

Play = Callable[..., Playing]


def match_of(app: Playing, mode: str, seats: int, seed: int, scenario: str = "A") -> Match:
    box = app.house.box("hutan")
    return deal(box.game, {"mode": mode, "scenario": scenario}, seats, seed, digest=box.digest)


def table_of(app: Playing) -> HutanTable:
    table = app.table.table
    assert isinstance(table, HutanTable)
    return table


def choose(hands: Hands, spot: Hashable) -> None:
    """What cards and squares take with a device: pointers select first."""
    for _ in range(2 if isinstance(hands, MouseHands | TouchHands) else 1):
        hands.choose(spot)


def make_move(app: Playing, hands: Hands, move: Move) -> None:
    """Choose what a move consists of, and confirm the turn's end if it waits for that."""
    table, made = table_of(app), len(app.table.match.moves)
    if move.kind in (Kind.TAKE, Kind.DISCARD):
        faces = table.state.faces
        there = [spot.id for spot in table.spots() if isinstance(spot.id, tuple) and spot.id[0] == CARD]
        choose(hands, next(spot for spot in there if faces[spot[1]] == move.card))
    elif move.kind in (Kind.PLANT, Kind.ANIMAL):
        if move.kind is Kind.PLANT and table.state.choosing.colour != move.colour:
            take_up(table, hands, move.colour)
        choose(hands, NAMES[move.square])
    else:
        hands.choose(ENDING)
    app.rest()
    if len(app.table.match.moves) == made:
        assert table.state.held == move, (move, table.state.focus)
        hands.choose(END)


def take_up(table: HutanTable, hands: Hands, colour: int) -> None:
    """Have another flower in hand: by buttons that turn through them, or by pressing the flower."""
    if isinstance(hands, KeyboardHands | PadHands):
        for _ in COLOURS:
            if table.state.choosing.colour != colour:
                hands.press(Wish.NEXT)
    else:
        hands.choose((FLOWER, colour))
    assert table.state.choosing.colour == colour


def play_to_the_end(
    app: Playing, hands: Callable[[Seat], Hands], pick: Callable[[Sequence[Any]], Any], most: int = 2000
) -> int:
    """Everybody's moves until the result is shown; how many were made by hand."""
    match = app.table.match
    for made in range(most):
        app.until(lambda: app.persons_turn() or app.at(Result))
        if app.at(Result):
            return made
        before, move, seat = len(match.moves), pick(match.legal()), match.to_move
        assert seat is not None
        make_move(app, hands(seat), move)
        app.until(lambda count=before: len(match.moves) > count)  # type: ignore[misc]
        assert match.moves[before] == move
    raise AssertionError("no end")


@pytest.mark.parametrize("device", DEVICES)
def test_a_scenario_is_played_alone_by_one_device(play: Play, pads: VirtualPads, device: str) -> None:
    app = play().title()
    match = match_of(app, "scenario", 1, 5, scenario="C")
    sit_down(app, match, Person())
    hands = app.hands(device, pads)
    play_to_the_end(app, lambda _seat: hands, random.Random(device).choice)
    assert match.outcome is not None
    assert match.position.round.number == 18


def test_a_first_game_is_played_against_a_bot_from_the_title_on(app: Playing, pads: VirtualPads) -> None:
    hands = app.hands("pad", pads)
    hands.choose("play")
    app.rest()
    hands.choose("hutan")
    app.rest()
    hands.choose("start")
    app.rest()
    assert app.at(MatchScene)
    match = app.table.match
    play_to_the_end(app, lambda _seat: hands, random.Random(1).choice)
    assert match.outcome is not None
    assert match.seats == 2


def test_two_pads_and_two_bots_play_a_game_of_four(app: Playing, pads: VirtualPads) -> None:
    mine = {Seat(0): PadHands(app, pads.plug()), Seat(2): PadHands(app, pads.plug())}
    app.frame()
    one, two = app.house.inputs.pads
    match = match_of(app, "advanced", 4, 2)
    sit_down(
        app,
        match,
        Person(one.guid),
        Bot("casual"),
        Person(two.guid),
        Bot("skilled"),
        held={Seat(0): one, Seat(2): two},
    )
    made = play_to_the_end(app, lambda seat: mine[seat], random.Random(4).choice)
    assert made > 60
    assert match.outcome is not None


def test_one_switch_plays_a_turn(play: Play) -> None:
    app = play(scanning=1.0)
    match = match_of(app, "first_game", 1, 3)
    sit_down(app, match, Person())
    hands = KeyboardHands(app)
    for wanted in (CARD, str, str, END):
        app.until(lambda kind=wanted: _is(app.top.focus.id, kind), 90)  # type: ignore[misc]
        hands.press(Wish.CONFIRM)
        app.rest()
        if match.turn:
            break
    assert match.turn == 1


def _is(spot: Hashable, kind: object) -> bool:
    """A card, a square, or that very spot."""
    if kind is str:
        return spot == END or spot in NAMES.values()
    return spot == kind or (isinstance(spot, tuple) and spot[0] == kind)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("device", ["mouse", "touch", "pad"])
def test_a_turn_is_played_at_any_turn_of_the_picture(play: Play, pads: VirtualPads, device: str, turn: int) -> None:
    app = play(turn=turn, text_scale=1.5)
    match = match_of(app, "advanced", 2, 4)
    seat = match.to_move
    sit_down(app, match, Person(), Person())
    hands = app.hands(device, pads)
    chance = random.Random(turn)
    while match.to_move == seat:
        app.until(app.persons_turn)
        make_move(app, hands, chance.choice(match.legal()))
    assert match.turn == 1


def test_a_held_button_lets_the_focus_reach_squares_where_nothing_can_be_done(app: Playing, pads: VirtualPads) -> None:
    match = match_of(app, "first_game", 1, 3)
    sit_down(app, match, Person())
    pad = pads.plug()
    hands = PadHands(app, pad)
    while match.turn == 0 or match.position.turn.phase is Phase.TAKE:
        app.until(app.persons_turn)
        make_move(app, hands, match.legal()[0])
    app.until(app.persons_turn)
    before = len(table_of(app).spots())
    pad.press(Button.LB)
    app.seconds(0.5)
    assert len(table_of(app).spots()) > before
    pad.release(Button.LB)
    app.seconds(0.1)
    assert len(table_of(app).spots()) == before


def test_undo_takes_back_what_waits_and_then_decision_by_decision(app: Playing, pads: VirtualPads) -> None:
    match = match_of(app, "first_game", 1, 3)
    sit_down(app, match, Person())
    hands = app.hands("pad", pads)
    table = table_of(app)
    while table.state.held is None:
        move = match.legal()[0]
        made = len(match.moves)
        if move.kind is Kind.TAKE:
            make_move(app, hands, move)
        else:
            if table.state.choosing.colour != move.colour:
                take_up(table, hands, move.colour)
            choose(hands, NAMES[move.square])
            app.rest()
        assert len(match.moves) >= made
    for left in range(len(match.moves), -1, -1):
        hands.wish(Wish.UNDO)
        app.rest()
        assert table.state.held is None
        assert len(match.moves) == left


def test_the_next_round_is_hidden_until_the_turn_is_confirmed_and_then_nothing_is_taken_back(
    app: Playing, pads: VirtualPads
) -> None:
    match = match_of(app, "first_game", 1, 3)
    sit_down(app, match, Person())
    hands = app.hands("keyboard", pads)
    while match.turn == 0:
        make_move(app, hands, match.legal()[0])
        app.until(lambda: not app.table.table.busy)
    assert match.position.round.number == 2
    made = len(match.moves)
    hands.wish(Wish.UNDO)
    app.rest()
    assert len(match.moves) == made
