"""Whole games held against a plain telling of the rules, and what random games are like."""

from typing import Any

import pytest

from game.core.options import fill
from game.core.rng import Rng
from tests.rules.hutan.forests import DATA, HUTAN, scores
from tests.rules.hutan.plain import Plain
from tests.rules.walks import Case, walk


def eager(here: Any, moves: Any, rng: Rng) -> Any:
    """Mostly what scores best at once, so that trees, habitats and animals come about."""
    if rng.below(5) == 0:
        return moves[rng.below(len(moves))]
    seat = here.seat
    return max(rng.shuffled(moves), key=lambda move: scores(HUTAN.play(here, move))[seat])


@pytest.mark.parametrize(
    ("seats", "mode", "scenario"),
    [(1, "base", "A"), (1, "scenario", "N"), (2, "advanced", "A"), (3, "scenario", "H"), (4, "first_game", "A")],
)
def test_a_plain_telling_of_the_rules_offers_the_same_moves_and_points(seats: int, mode: str, scenario: str) -> None:
    options, rng = fill(HUTAN, {"mode": mode, "scenario": scenario}), Rng(seats)
    setup: dict[str, Any] = dict(HUTAN.deal(options, seats, 17))
    here, plain = HUTAN.start(options, seats, setup), Plain(DATA, setup, seats)
    animals = 0
    while moves := HUTAN.legal(here):
        if here.turns % seats == 0:
            assert {move.text for move in moves} == plain.legal()
        move = eager(here, moves, rng)
        animals += move.text.startswith("animal")
        here = HUTAN.play(here, move)
        plain.move(move.text)
        assert scores(here) == plain.totals()
    assert here.end is not None
    assert list(here.end.winners) == plain.winners()
    assert animals


def test_random_games_alone_score_about_minus_twenty() -> None:
    walks = [walk(Case(HUTAN, fill(HUTAN, {}), 1), seed) for seed in range(500, 600)]
    points = [scores(game.positions[-1])[0] for game in walks]
    assert sum(points) / len(points) == pytest.approx(-21, abs=4)
    decisions = [len(game.moves) for game in walks]
    assert sum(decisions) / len(decisions) == pytest.approx(58, abs=3)


def test_random_games_for_four_use_up_every_card() -> None:
    for seed in range(5):
        last = walk(Case(HUTAN, fill(HUTAN, {}), 4), seed).positions[-1]
        laid = [*last.round.gone, *last.round.cards]
        assert (len(laid), last.turns, last.round.pangolin >= 0) == (63, 72, True)
