"""The bot of Monster Baby Rescue: legal decisions from what its seat sees, and points as the rules count them."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.bot import LEVELS, choose
from game.ai.courses import Course, course_of
from game.ai.evaluation.monster_baby_rescue import HOPE, level_key, pair_key, worths_for
from game.core.options import fill
from game.core.protocol import Seat
from game.core.rng import Rng
from game.rules.monster_baby_rescue.position import Choice, Position
from game.rules.monster_baby_rescue.scoring import totals
from tests.rules.monster_baby_rescue.boards import MONSTER, RULES, SEATS, after, last_turns, monster, position
from tests.rules.walks import Case, walk

any_game = pytest.mark.parametrize(("seats", "rules"), [(seats, rules) for seats in SEATS for rules in RULES])


def walked(seats: int, rules: str = "full", seed: int = 0) -> list[Position]:
    return walk(Case(MONSTER, fill(MONSTER, {"rules": rules}), seats), seed).positions


def playing(level: str, seats: int, rules: str, seed: int, nodes: int | None = None) -> Iterator[tuple[Position, Any]]:
    """Every position of a game between bots of one level, with what was chosen there."""
    options = fill(MONSTER, {"rules": rules})
    here = MONSTER.start(options, seats, MONSTER.deal(options, seats, seed))
    while (seat := MONSTER.to_move(here)) is not None:
        choice = choose(MONSTER, MONSTER.seen_by(here, seat), level, seed, nodes)
        yield here, choice
        here = MONSTER.play(here, choice.move)


@any_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_of_a_whole_game_is_legal(level: str, seats: int, rules: str) -> None:
    for here, choice in playing(level, seats, rules, 3, nodes=200):
        assert choice.move in MONSTER.legal(here)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for here in walked(3)[:-1:11]:
        seen = MONSTER.seen_by(here, Seat(here.seat))
        assert choose(MONSTER, seen, level, 5, 600) == choose(MONSTER, seen, level, 5, 600)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_bot_cannot_see_changes_nothing(level: str, seats: int) -> None:
    for here in walked(seats)[:-1:9]:
        other = here._replace(deck=here.deck[::-1])
        one, two = (choose(MONSTER, MONSTER.seen_by(where, Seat(here.seat)), level, 5, 600) for where in (here, other))
        assert one == two


def test_a_bot_stops_when_told() -> None:
    here = MONSTER.seen_by(walked(5)[0], Seat(0))
    choice = choose(MONSTER, here, "expert", 1, 10**9, stop=lambda: True)
    assert choice.nodes < 2048
    assert choice.move in MONSTER.legal(here)


@any_game
def test_points_are_those_of_the_rules_all_along_a_game(seats: int, rules: str) -> None:
    for here in walked(seats, rules, 2):
        assert course_of(here).points() == [100 * total for total in totals(here)]


@any_game
def test_a_game_played_on_goes_as_the_rules_have_it(seats: int, rules: str) -> None:
    """Every turn of it is played by the rules as well, with the same deck."""
    here = walked(seats, rules, 1)[0]
    terms = here.terms
    course = course_of(here).copy([terms.tiles[number] for number in here.deck[::-1]])
    while here.end is None:
        seat = here.seat
        assert (course.seat, course.turns) == (seat, here.turns)
        place = next(place for place, number in enumerate(here.row) if number >= 0)
        before = course.keepers[seat].levels[:], course.keepers[seat].gems[:]
        course.take(place)
        here = after(here, f"take {place + 1}")
        if here.choice is Choice.PART:
            grown = [now - was for now, was in zip(course.keepers[seat].levels, before[0], strict=True)]
            here = after(here, f"improve {('head', 'torso', 'legs')[grown.index(1)]}")
        elif here.choice is Choice.GEM:
            here = after(here, f"gem {('red', 'green')[course.keepers[seat].gems[1] > before[1][1]]}")
        assert course.points() == [100 * total for total in totals(here)]
    assert course.seat < 0


def test_the_last_tile_taken_is_the_one_that_scores_most() -> None:
    own = monster((4, 4, 3), tiles="W06", goals="head torso all2 all3")
    here = last_turns(own, monster(), row="D02 L01 H01 D01 T01 P01")
    for level in ("skilled", "expert"):
        assert choose(MONSTER, MONSTER.seen_by(here, Seat(0)), level, 1).move.text == "take 2"


def test_a_choice_is_made_for_the_best_part() -> None:
    here = after(last_turns(monster((2, 2, 1)), monster(), row="A01 B01 T01 H01 D01 P01"), "take 1")
    assert choose(MONSTER, MONSTER.seen_by(here, Seat(0)), "expert", 1).move.text == "improve legs"


def test_a_cheap_place_is_preferred_to_a_dear_one_for_the_same_tile() -> None:
    row = "D02 H01 T01 L01 D01 B01"
    course = course_of(position(monster(), monster(), row=row))
    values = [course.value_of(move) for move in MONSTER.legal(position(monster(), monster(), row=row))]
    assert values[0] > values[4]


def test_worths_without_turns_left_are_points() -> None:
    terms = position(monster(), monster(), condition="a", treasure="b").terms
    worths = worths_for(terms)
    assert [worths.levels[0][level_key(levels)] for levels in ((1, 3, 4), (2, 3, 4), (4, 4, 4))] == [-300, 400, 1200]
    assert [worths.gems[0][pair_key(*gems)] for gems in ((0, 0), (3, 1), (2, 2))] == [-100, 300, 600]
    assert len(worths.lines) == len(HOPE)


def test_hopes_fade() -> None:
    worths = worths_for(position(monster(), monster(), ladder="a").terms)
    four = [row[4] for row in worths.rungs]
    assert four[0] == 600
    assert four == sorted(four)


def test_skilled_beats_casual() -> None:
    """Eight games, far from the measured share, so that only a broken bot fails."""
    options, won = fill(MONSTER, {}), 0
    for seed in range(8):
        here = MONSTER.start(options, 2, MONSTER.deal(options, 2, seed // 2))
        while (seat := MONSTER.to_move(here)) is not None:
            level = "skilled" if (seat + seed) % 2 else "casual"
            here = MONSTER.play(here, choose(MONSTER, MONSTER.seen_by(here, seat), level, seed).move)
        assert here.end is not None
        won += any((seat + seed) % 2 for seat in here.end.winners)
    assert won >= 5


def test_a_copy_is_played_on_alone() -> None:
    course: Course = course_of(walked(2)[0])
    before = course.points()
    course.copy(Rng(1).shuffled(course.deck)).played_out(MONSTER.legal(walked(2)[0])[0])
    assert (course.points(), course.turns) == (before, 0)
