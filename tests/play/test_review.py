"""What a look back at a match makes of a bot's answers."""

import pytest

from game.ai.bot import choose
from game.ai.search import WIN
from game.play.levels import open_box
from game.play.match import Match, deal
from game.play.review import CLEAR, LEAST, MOST, Review

GAME = open_box("pylos").game
SIZE = CLEAR["pylos"]


def played(*texts: str, cells: dict[str, int] | None = None, rules: str = "children") -> Match:
    match = Match(GAME, {"rules": rules}, 2, {"cells": cells, "to_move": 0} if cells else {})
    for text in texts:
        match.play(text)
    return match


def judged(match: Match, *values: int, best: dict[int, str] | None = None) -> Review:
    """With these values for the first seat, and bots who would have played what was played, except for `best`."""
    review = Review(match)
    for at, value in enumerate(values):
        step = match.steps[at]
        review.hear(at, (best or {}).get(at, step.text), -value if step.seat else value)
    return review


def whole(seed: int = 5) -> Match:
    match = deal(GAME, {}, 2, 0)
    while match.outcome is None:
        match.play(choose(GAME, match.position, "casual", seed=seed, nodes=200).move)
    return match


def test_worths_are_those_of_the_first_seat_whoever_decides():
    review = judged(played("1a1", "1b1", "1c1"), SIZE, SIZE, SIZE)
    assert [review.worth(at) for at in range(3)] == pytest.approx([0.45] * 3)
    assert review.worth(3) is None


def test_a_sure_win_is_worth_all_and_an_estimate_never_is():
    review = judged(played("1a1", "1b1"), WIN - 5, -900_000)
    assert review.worth(0) == 1.0
    assert -0.91 < (review.worth(1) or 0.0) < -0.89


def test_estimates_lean_on_their_neighbours_so_that_depths_even_and_odd_agree():
    review = judged(played("1a1", "1b1", "1c1", "1d1"), 100, -100, 100, -100)
    assert abs(review.worth(1) or 0.0) < 0.01
    assert abs(review.worth(2) or 0.0) < 0.01


def test_every_position_with_a_choice_is_asked_about_and_no_other():
    match = whole()
    review = Review(match)
    asked = []
    while (at := review.pending) is not None:
        assert review.turning_points == ()
        assert review.seen(at) == match.steps[at].before
        asked.append(at)
        review.hear(at, match.steps[at].text, 0)
    assert asked == [at for at, step in enumerate(match.steps) if len(GAME.legal(step.before)) > 1]
    assert all(review.worth(at) is not None for at in range(len(match.steps) + 1))
    assert match.outcome is not None
    assert review.worth(len(match.steps)) == (1.0, -1.0)[match.outcome.winners[0]]


def test_turning_points_are_the_decisions_that_cost_most_and_had_something_better():
    texts = ("1a1", "1b1", "1c1", "1d1", "1a2", "1b2", "1c2", "1d2", "1a3", "1b3", "1c3", "1d3")
    values = (0, 0, -300, -300, 0, 0, -600, -600, -600, -600, -600, -600)
    better = {1: "1d4", 3: "1d4", 5: "1d4", 11: "1d4"}
    review = judged(played(*texts), *values, best=better)
    assert review.pending is None
    assert review.turning_points == [3], "1 and 5 helped the seat that took them, and nobody knows what came of 11"
    assert review.better(3) == "1d4"
    assert review.better(2) is None


def test_at_most_three_turning_points_are_named_and_each_cost_something():
    match = whole()
    review = Review(match)
    while (at := review.pending) is not None:
        choice = choose(GAME, review.seen(at), "expert", nodes=800)
        review.hear(at, GAME.write_move(choice.move), choice.value)
    turning = review.turning_points
    assert 0 < len(turning) <= MOST
    assert list(turning) == sorted(turning)
    for at in turning:
        assert review.better(at) not in (None, match.steps[at].text)
        assert review._cost(at) >= LEAST


def test_a_position_is_the_one_after_so_many_decisions():
    match = played("1a1", "1b1")
    review = Review(match)
    assert review.position(0) == match.start
    assert review.position(2) == match.position


def test_games_of_other_numbers_of_seats_are_walked_through_but_never_judged():
    game = open_box("hutan").game
    match = deal(game, {}, 1, 1)
    match.play(match.legal()[0])
    review = Review(match)
    assert review.pending is None
    assert [review.worth(0), review.worth(1)] == [None, None]
    assert review.turning_points == ()
