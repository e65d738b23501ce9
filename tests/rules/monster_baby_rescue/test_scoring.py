"""Points and winners (MB11-MB15), with the vectors of the published rules."""

from collections.abc import Sequence

import pytest

from game.rules.monster_baby_rescue.finals import Majority
from game.rules.monster_baby_rescue.scoring import full_lines, wanted
from tests.rules.monster_baby_rescue.boards import (
    MONSTER,
    NUMBER,
    after,
    last_turns,
    monster,
    position,
    scored,
    scores,
)


def tiles(names: str) -> list[object]:
    return [MONSTER.contents.tiles[NUMBER[name]] for name in names.split()]


def test_mb11_hearts_on_tiles_count_one_each() -> None:
    assert scored(position(monster(tiles="H02 B01 D01 H01"), monster()))["hearts"] == 4


@pytest.mark.parametrize(
    ("gems", "linked"), [((3, 1), 2), ((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((5, 5), 3), ((0, 5), 2)]
)
def test_mb11_linked_hearts_need_a_diamond_of_their_colour_each(gems: tuple[int, int], linked: int) -> None:
    here = position(monster(tiles="T03 H03 P03", gems=gems), monster())
    assert scored(here)["linked"] == linked


def test_mb11_goals_bring_the_points_of_their_side() -> None:
    assert scored(position(monster(goals="torso comfort"), monster()))["goals"] == 2 + 2
    assert scored(position(monster(goals="torso comfort"), monster(), torso="b", comfort="b"))["goals"] == 3 + 4


@pytest.mark.parametrize(
    ("want", "points"), [("head", 2), ("torso", 4), ("legs", 1), ("rungs", 3), ("gems", 2), ("beds", 2)]
)
def test_mb11_wants_pay_for_levels_rungs_and_halves(want: str, points: int) -> None:
    own = monster((2, 4, 1), rungs=3, beds=5, gems=(3, 2))
    assert wanted(own, want) == points


def test_mb11_each_want_tile_is_a_line_beside_its_hearts() -> None:
    lines = scored(position(monster((3, 1, 1), tiles="W02 W03", gems=(2, 2)), monster()))
    assert (lines["want gems"], lines["want head"], lines["hearts"]) == (2, 3, 2)
    assert "want beds" not in lines


@pytest.mark.parametrize(
    ("names", "lines"),
    [
        ("P01 P02 P03 B01 B02 B03 B04 B05", 2),
        ("P01 B01", 0),
        ("P01 B06", 0),
        ("P01 B01 B02", 1),
        ("P04 P05 B01 B02 B03 B04", 2),
        ("B01 B02 B03 B04", 0),
    ],
)
def test_mb12_a_line_is_one_playtime_tile_and_two_bed_tiles(names: str, lines: int) -> None:
    assert full_lines(tiles(names)) == lines
    assert scored(position(monster(tiles=names), monster()))["lines"] == 3 * lines


def test_mb12_visits_are_multiplied_by_goal_tiles() -> None:
    assert scored(position(monster(visits=3, goals="doctor legs"), monster()))["doctor"] == 6
    assert scored(position(monster(visits=3), monster()))["doctor"] == 0


@pytest.mark.parametrize(
    ("levels", "a", "b"),
    [
        ((1, 3, 4), -3, -4),
        ((1, 1, 4), -6, -8),
        ((1, 1, 1), -9, -12),
        ((2, 3, 4), 4, 3),
        ((3, 3, 4), 8, 6),
        ((4, 4, 4), 12, 9),
    ],
)
def test_mb13_condition_pays_by_the_lowest_part(levels: tuple[int, ...], a: int, b: int) -> None:
    for side, points in (("a", a), ("b", b)):
        here = position(monster(levels), monster(), condition=side)
        assert scored(here)["final condition"] == points


@pytest.mark.parametrize(
    ("gems", "a", "b"),
    [((0, 0), 0, -1), ((1, 0), 1, 0), ((1, 1), 2, 3), ((3, 1), 6, 3), ((2, 2), 6, 6), ((3, 3), 9, 9), ((6, 2), 9, 6)],
)
def test_mb13_treasure_counts_every_diamond_assigned_or_not(gems: tuple[int, int], a: int, b: int) -> None:
    for side, points in (("a", a), ("b", b)):
        here = position(monster(gems=gems, tiles="T03 H03"), monster(), treasure=side)
        assert scored(here)["final treasure"] == points


@pytest.mark.parametrize(("rungs", "points"), [(0, -1), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (8, 9)])
def test_mb13_the_ladder_pays_by_rungs(rungs: int, points: int) -> None:
    assert scored(position(monster(rungs=rungs), monster()))["final ladder"] == points


@pytest.mark.parametrize(
    ("final", "side", "counts", "points"),
    [
        ("comfort", "a", (5, 5, 3, 0), (5, 5, 2, 0)),
        ("comfort", "a", (4, 2, 2, 2), (6, 2, 2, 2)),
        ("comfort", "a", (3, 3), (5, 5)),
        ("comfort", "a", (3, 2), (6, 4)),
        ("comfort", "b", (4, 0), (5, -1)),
        ("ladder", "b", (3, 3, 3), (3, 3, 3)),
        ("ladder", "b", (2, 2, 2, 2), (2, 2, 2, 2)),
        ("ladder", "b", (5, 4, 3, 3, 0), (5, 3, 1, 1, 0)),
        ("ladder", "b", (0, 0), (0, 0)),
    ],
)
def test_mb13_majorities_pay_places_and_ties_share_them(
    final: str, side: str, counts: Sequence[int], points: Sequence[int]
) -> None:
    what = {"comfort": "beds", "ladder": "rungs"}[final]
    here = position(*(monster(**{what: count}) for count in counts), **{final: side})
    assert tuple(scored(here, seat)[f"final {final}"] for seat in range(len(counts))) == points


def test_mb13_who_has_none_takes_no_place() -> None:
    assert list(Majority("beds", (6, 4, 2), 0).worths_of([0, 1, 0, 0])) == [0, 6, 0, 0]


def test_mb14_most_points_win() -> None:
    here = last_turns(monster(tiles="B01"), monster(), row="H01 T01 L01 P01 B02 D01")
    done = after(here, "take 1", "take 2")
    assert MONSTER.outcome(done) == ((0,), "last_turns")
    assert scores(done)[0] > scores(done)[1]


def test_mb14_equal_totals_share_the_win() -> None:
    here = last_turns(monster(), monster(), monster(), row="H01 T01 L01 P01 B02 D01")
    done = after(here, "take 1", "take 2", "take 3")
    assert MONSTER.outcome(done) == ((0, 1, 2), "last_turns")


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (9, 9)])
def test_mb15_counts_pay_by_themselves_in_the_simplified_game(count: int, points: int) -> None:
    own = monster(rungs=count, beds=count, visits=count, gems=(count // 2, count - count // 2))
    lines = scored(position(own, monster(), rules="simplified"))
    assert [lines[name] for name in ("rungs", "beds", "gems", "visits")] == [points] * 4


def test_mb15_parts_pay_by_level_and_nothing_else_scores() -> None:
    own = monster((1, 3, 4), tiles="H02 B01 P01 B02 H03", goals="legs all2")
    lines = scored(position(own, monster(), rules="simplified"))
    assert lines == {"rungs": 0, "beds": 0, "gems": 0, "visits": 0, "head": -2, "torso": 8, "legs": 12}


def test_mb15_goals_are_handed_out_as_trophies() -> None:
    here = position(monster((3, 1, 1)), monster(), row="H01 T01 L01 P01 B01 D01", rules="simplified")
    assert MONSTER.write_table(after(here, "take 1"))["monsters"][0]["goals"] == ["head"]
