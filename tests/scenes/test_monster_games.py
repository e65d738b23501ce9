"""Whole games of Monster Baby Rescue through the input path: five seats, the simplified game, a seat twice in a row."""

import itertools
import random
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pytest

from game.play.match import Match, deal
from game.play.seat import Bot, Person, Player
from game.rules.monster_baby_rescue.moves import Deed
from game.rules.monster_baby_rescue.scoring import totals
from game.scenes.result import Result
from game.tables.monster_baby_rescue.state import spot_of
from tests.running import Hands, MouseHands, PadHands, TouchHands
from tests.scenes.harness import DEVICES, Playing, sit_down
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]


def match_of(app: Playing, rules: str, seats: int, seed: int) -> Match:
    box = app.house.box("monster_baby_rescue")
    return deal(box.game, {"rules": rules}, seats, seed, digest=box.digest)


def choose(hands: Hands, spot: Hashable) -> None:
    """Pointers select first."""
    for _ in range(2 if isinstance(hands, MouseHands | TouchHands) else 1):
        hands.choose(spot)


def play_to_the_end(app: Playing, hands: Callable[[int], Hands], pick: Callable[[Sequence[Any]], Any]) -> int:
    """Everybody's moves until the result is shown; how many were made by hand."""
    match = app.table.match
    for made in range(500):
        app.until(lambda: app.persons_turn() or app.at(Result))
        if app.at(Result):
            return made
        before, move = len(match.moves), pick(match.legal())
        choose(hands(int(match.to_move or 0)), spot_of(move))
        app.until(lambda count=before: len(match.moves) > count)  # type: ignore[misc]
        assert match.texts[before] == move.text
    raise AssertionError("no end in sight")


def check_result(app: Playing, seats: int) -> None:
    """Every line of every seat is there, and adds up."""
    match = app.somewhere.match
    score = app.top.score()
    assert len(score.seats) == seats
    lines = match.game.score_lines(match.position)
    for column, seat in enumerate(score.seats):
        assert sum(points[column] for _, points in score.rows) == score.totals[column] == totals(match.position)[seat]
        assert sum(line.points for line in lines[seat]) == score.totals[column]


def test_five_seats_with_two_pads_a_keyboard_and_two_bots_play_to_the_end(play: Play, pads: VirtualPads) -> None:
    app = play()
    red, blue = pads.plug(), pads.plug()
    app.frame()
    one, two = app.house.inputs.pads
    players: list[Player] = [Person(one.guid), Person(two.guid), Person(), Bot("casual"), Bot("casual")]
    sit_down(app, match_of(app, "full", 5, 11), *players, held={0: one, 1: two})
    by_seat = {0: PadHands(app, red), 1: PadHands(app, blue), 2: app.hands("keyboard", pads)}
    chance = random.Random(5)
    made = play_to_the_end(app, by_seat.__getitem__, chance.choice)
    assert made >= 3 * 12
    assert app.somewhere.match.turn == 68 - 6 + 5
    check_result(app, 5)


@pytest.mark.parametrize("device", DEVICES)
def test_the_simplified_game_is_played_by_one_device_alone(play: Play, pads: VirtualPads, device: str) -> None:
    app = play()
    sit_down(app, match_of(app, "simplified", 2, 3), Person(), Bot("casual"))
    hands = app.hands(device, pads)
    play_to_the_end(app, lambda seat: hands, lambda legal: legal[len(legal) // 2])
    assert app.somewhere.match.turn == 29 - 6 + 2
    check_result(app, 2)


def test_a_seat_far_behind_takes_several_tiles_in_a_row(play: Play, pads: VirtualPads) -> None:
    app = play(animation=4.0)
    sit_down(app, match_of(app, "full", 2, 8), Person(), Person())
    hands = app.hands("keyboard", pads)

    def pick(legal: Sequence[Any]) -> Any:
        """The first seat takes dear tiles, the second cheap ones."""
        takes = [move for move in legal if move.deed is Deed.TAKE]
        return legal[-1 if app.table.match.to_move == 0 else 0] if takes else legal[0]

    play_to_the_end(app, lambda seat: hands, pick)
    takers = [step.seat for step in app.somewhere.match.steps if step.move.deed is Deed.TAKE]
    assert any(one == other for one, other in itertools.pairwise(takers))
    check_result(app, 2)
