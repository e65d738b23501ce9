"""Games between bots, and what their results say."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from game.ai.bot import Choice
from game.core.options import fill
from game.core.protocol import AnyGame
from game.play.duel import Cost, Game, Interval, Pairing, Tally, mean, play, player, rate, verdict
from game.play.levels import open_box
from game.rules.catalog import GAMES

RANDOM = player("random")


def ticking() -> Callable[[], float]:
    seconds = count()
    return lambda: float(next(seconds))


def pairing(name: str, seats: int = 2, seed: int = 1) -> Pairing:
    game = open_box(name).game
    return Pairing(game, fill(game, {}), seats, (RANDOM, RANDOM), seed)


def game(share: str, number: int = 0) -> Game:
    """A game of A against B that "A", "B" or nobody won."""
    sides = (0, 1) if number % 2 == 0 else (1, 0)
    winners = {"A": (sides.index(0),), "B": (sides.index(1),), "draw": (0, 1)}[share]
    return Game(number, sides, winners, "apex", 30, None, (Cost(), Cost()), ())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_met_at_with_any_number_of_seats(name: str) -> None:
    rules = open_box(name).game
    for seats in range(max(2, rules.seats[0]), rules.seats[1] + 1):
        played = play(pairing(name, seats), 0, ticking())
        assert len(played.sides) == seats
        assert {0, 1} == set(played.sides)
        assert 0 <= played.share <= 1


def test_seats_alternate_within_a_game_and_change_from_game_to_game() -> None:
    assert [play(pairing("help_me", 3), number, ticking()).sides for number in (0, 1, 2)] == [
        (0, 1, 0),
        (1, 0, 1),
        (0, 1, 0),
    ]


def test_a_pair_of_games_begins_alike_and_the_next_pair_differently() -> None:
    games = [play(pairing("pylos"), number, ticking()).actions[:2] for number in range(10)]
    assert games[0::2] == games[1::2]
    assert len(set(games)) > 3


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    once, again = (play(pairing("pylos", seed=4), 3, ticking()) for _ in range(2))
    assert once == again
    assert play(pairing("pylos", seed=5), 3, ticking()) != once


def test_a_player_sees_no_more_than_its_seat_may() -> None:
    seen: list[Any] = []

    def nosy(_seed: int) -> Callable[[AnyGame, Any], Choice]:
        def look(rules: AnyGame, position: Any) -> Choice:
            seen.append((rules, position))
            return Choice(rules.legal(position)[0], 0, 0, 0)

        return look

    play(pairing("help_me")._replace(players=(nosy, nosy)), 0, ticking())
    assert seen
    assert all(rules.seen_by(position, rules.to_move(position)) == position for rules, position in seen)


def test_decisions_are_counted_with_their_time_and_nodes() -> None:
    def steady(_seed: int) -> Callable[[AnyGame, Any], Choice]:
        return lambda rules, position: Choice(rules.legal(position)[0], 7, 1, 0)

    played = play(pairing("pylos")._replace(players=(steady, RANDOM)), 0, ticking())
    steadily, randomly = played.costs
    assert steadily.nodes == 7 * steadily.decisions
    assert (steadily.longest, steadily.seconds) == (1.0, float(steadily.decisions))
    assert randomly.nodes == 0
    assert steadily.decisions + randomly.decisions + 2 <= len(played.actions)


def test_a_draw_counts_half_and_is_told() -> None:
    tally = Tally([game("A"), game("draw", 1), game("B", 2), game("A", 3)])
    assert tally.results == (2, 1, 1)
    assert tally.rate.middle == 2.5 / 4


def test_a_shared_win_is_split_among_the_winners() -> None:
    shared = Game(0, (0, 1, 0), (0, 1, 2), "points", 9, (5, 5, 5), (Cost(), Cost()), ())
    assert shared.share == 2 / 3
    assert shared.lead == 0


def test_wins_are_told_seat_by_seat() -> None:
    tally = Tally([game("A", 0), game("B", 1), game("A", 2), game("B", 3)])
    assert [tally.rate_from(seat).middle for seat in (0, 1)] == [1.0, 0.0]


def test_points_ahead_are_averaged_with_their_interval() -> None:
    games = [
        Game(number, (0, 1), (0,), "points", 9, (points, 10), (Cost(), Cost()), ())
        for number, points in enumerate((12, 16))
    ]
    lead = Tally(games).lead
    assert lead is not None
    assert lead.middle == 4
    assert lead.low < 2 < 6 < lead.high
    assert Tally(games[:1]).lead is None
    assert Tally([game("A")] * 2).lead is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(48, 60, 0.682, 0.882), (60, 60, 0.940, 1.0), (0, 10, 0.0, 0.278), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    found = rate(wins, games)
    assert (round(found.low, 3), round(found.high, 3)) == (low, high)


def test_an_average_lies_in_the_middle_of_its_interval() -> None:
    found = mean([1, 2, 3, 4])
    assert found.middle == 2.5
    assert round(found.high - 2.5, 6) == round(2.5 - found.low, 6) == round(1.959964 * (5 / 3) ** 0.5 / 2, 6)


@pytest.mark.parametrize(("low", "high", "told"), [(0.8, 0.9, "clears"), (0.7, 0.79, "misses"), (0.7, 0.9, "open")])
def test_a_bar_is_cleared_or_missed_by_the_whole_interval(low: float, high: float, told: str) -> None:
    assert verdict(Interval(0.8, low, high), 0.8) == told
