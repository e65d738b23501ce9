"""A tournament of five: everybody plays every game once, places bring points, the order moves on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import RulesError
from game.core.options import fill
from game.play.levels import open_box
from game.play.match import Match
from game.play.seat import Bot, Person, Player
from game.play.tournament import FULL, LEAST, MOST, SHORT, Table, points_of, table_of, tournament

FIVE = {"pylos": (2, 2), "yoxii": (2, 2), "help_me": (2, 4), "hutan": (1, 4), "monster_baby_rescue": (2, 5)}


def people(count: int) -> list[Player]:
    return [Person(name=f"P{number}") for number in range(count)]


@given(st.integers(LEAST, MOST))
def test_everybody_plays_every_game_once_at_tables_of_the_right_size(count: int) -> None:
    drawn = tournament(people(count), FIVE)
    for game, (least, most) in FIVE.items():
        tables = [sitting.entrants for sitting in drawn.sittings if sitting.game == game]
        seated = [entrant for table in tables for entrant in table if entrant is not None]
        assert sorted(seated) == list(range(count))
        assert all(max(2, least) <= len(table) <= most for table in tables)
        assert sum(entrant is None for table in tables for entrant in table) <= 1


def test_who_begins_moves_on_from_game_to_game() -> None:
    drawn = tournament(people(2), FIVE)
    assert [sitting.entrants[0] for sitting in drawn.sittings] == [0, 1, 0, 1, 0]


def test_a_bot_fills_up_where_somebody_would_be_alone() -> None:
    drawn = tournament(people(3), {"pylos": (2, 2)})
    assert [sitting.entrants for sitting in drawn.sittings] == [(0, 1), (2, None)]
    assert drawn.players_of(drawn.sittings[1]) == [Person(name="P2"), Bot("skilled")]


@pytest.mark.parametrize(
    ("table", "points"),
    [
        (Table([1, 0], [0, 0]), [FULL, 0]),
        (Table([0, 0], [1, 1]), [FULL // 2, FULL // 2]),
        (Table([2, 0, 1], [0, 0, 0]), [FULL, 0, FULL // 2]),
        (Table([2, 2, 0, 0], [1, 1, 1, 1]), [20, 20, 4, 4]),
        (Table([4, 3, 2, 1, 0], [0] * 5), [24, 18, 12, 6, 0]),
    ],
)
def test_places_bring_points_and_equal_ones_share(table: Table, points: list[int]) -> None:
    assert points_of(table) == points
    assert sum(points) * 2 == FULL * len(points)


def test_it_ends_with_its_champions() -> None:
    now = tournament(people(3), {"pylos": (2, 2), "help_me": (2, 4)})
    for table in (Table([1, 0], [0, 0]), Table([0, 1], [0, 0]), Table([2, 0, 1], [0, 0, 0])):
        assert now.next is not None
        now = now.with_result(table)
    assert now.next is None
    assert [now.earned(entrant) for entrant in range(3)] == [36, 24, 0]
    assert now.earned(0, "pylos") == 24
    assert list(now.standing) == [0, 1, 2]
    assert list(now.champions) == [0]


def test_a_match_tells_who_was_left_behind() -> None:
    box = open_box("pylos")
    match = Match(box.game, {}, 2, {})
    with pytest.raises(ValueError, match="isn't over"):
        table_of(match)
    while match.outcome is None:
        match.play(match.legal()[0])
    winner = match.outcome.winners[0]
    assert table_of(match).behind[winner] == 1
    assert table_of(match).level == [0, 0]


@pytest.mark.parametrize("count", [0, 1, 6])
def test_too_few_and_too_many_are_refused(count: int) -> None:
    with pytest.raises(RulesError, match="2 to 5"):
        tournament(people(count), FIVE)


def test_a_tournament_needs_a_game() -> None:
    with pytest.raises(RulesError, match="at least one game"):
        tournament(people(2), {})


def test_the_short_form_of_every_game_is_one_it_has() -> None:
    for game, options in SHORT.items():
        assert fill(open_box(game).game, options).items() >= options.items()
