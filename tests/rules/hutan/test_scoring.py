"""Points, winners and stars (HU16-HU18), on the first game's land."""

import pytest

from game.core.protocol import ScoreLine
from game.rules.hutan.forest import Forest
from game.rules.hutan.game import Hutan
from game.rules.hutan.scoring import lines, outcome, stars
from tests.rules.hutan.forests import DATA, HUTAN, SCENARIOS, after, forest, position, scores


def told(grown: Forest, cards: tuple[int, ...] = ()) -> list[tuple[str, int]]:
    return [(line.label, line.points) for line in lines(position(cards=cards).terms, grown)]


def test_hu16_an_untouched_forest_scores_nothing() -> None:
    assert told(forest()) == [("trees", 0)]


def test_hu16_a_complete_area_needs_no_trees() -> None:
    assert told(forest("~rr... ...... ...... ...... ~...~. ......")) == [("trees", 0), ("complete b1", 2)]


@pytest.mark.parametrize(
    ("rows", "line"),
    [
        ("~rr... ...... ...... ...... ~...~. ......", ("complete b1", 2)),
        ("~..bbb ...... ...... ...... ~...~. ......", ("complete d1", 4)),
        ("~..... .gg... .gg... ...... ~...~. ......", ("complete b2", 6)),
    ],
)
def test_hu16_complete_areas_bring_points_by_their_size(rows: str, line: tuple[str, int]) -> None:
    assert told(forest(rows))[1:] == [line]


def test_hu16_an_area_of_five_brings_eight_and_its_animal_twelve() -> None:
    terms = position(mode="scenario").terms
    assert (terms.points.area, terms.points.animal) == ((0, 0, 2, 4, 6, 8), (0, 0, 3, 6, 9, 12))


def test_hu16_a_started_area_that_is_unfinished_costs_its_points() -> None:
    assert told(forest("~r.... ...... ...... ...... ~...~. ......"))[1:] == [("unfinished b1", -2)]


def test_hu16_a_full_area_of_two_colours_costs_its_points() -> None:
    assert told(forest("~rb... ...... ...... ...... ~...~. ......"))[1:] == [("mixed b1", -2)]


def test_hu16_mixed_and_unfinished_costs_only_once() -> None:
    assert told(forest("~..rb. ...... ...... ...... ~...~. ......"))[1:] == [("mixed d1", -4)]


def test_hu16_trees_count_two_each_wherever_they_stand() -> None:
    assert told(forest("~RB... ...... ...... ...... ~...~. ......")) == [("trees", 4), ("mixed b1", -2)]


def test_hu16_an_animal_brings_its_points_and_is_no_tree() -> None:
    assert told(forest("~RR... ...... ...... ...... ~...~. ......", animals="b1")) == [
        ("trees", 2),
        ("complete b1", 2),
        ("orangutan b1", 3),
    ]


def test_hu16_a_habitat_without_an_animal_brings_no_animal_points() -> None:
    assert told(forest("~RR... ...... ...... ...... ~...~. ......")) == [("trees", 4), ("complete b1", 2)]


def test_hu16_every_card_in_play_has_its_line() -> None:
    grown = forest("~RR... ...... ...... ...... ~...~. ......")
    assert told(grown, (1, 2))[2:] == [("card Red Groves", 3), ("card Yellow Groves", 0)]


def test_hu16_scores_may_be_below_zero() -> None:
    assert scores(position(forest("~r.... ...... ...... ...... ~...~. ......"))) == [-2]


RICH, POOR = forest("~rr... ...... ...... ...... ~...~. ......"), forest()


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_hu17_most_points_win(winner: int) -> None:
    forests = [RICH if seat == winner else POOR for seat in range(3)]
    assert outcome(position(*forests, pangolin=1)).winners == (winner,)


@pytest.mark.parametrize(("pangolin", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_hu17_of_tied_seats_the_first_clockwise_from_the_last_pangolin_wins(pangolin: int, winner: int) -> None:
    assert outcome(position(POOR, RICH, POOR, RICH, pangolin=pangolin)).winners == (winner,)


def test_hu17_the_pangolin_of_the_last_round_decides_not_who_began_it() -> None:
    here = position(RICH, RICH, display="j", pangolin=1, turns=3, seat=1, number=9, coming=())
    done = after(here, "take j", "r@c1")
    assert done.end is not None
    assert done.end.winners == (1,)
    tied = position(POOR, POOR, display="j", pangolin=1, turns=3, seat=1, number=9, coming=())
    assert outcome(tied).winners == (1,)


@pytest.mark.parametrize(
    ("mode", "points", "earned"),
    [
        *[(mode, points, earned) for mode in ("base", "first_game") for points, earned in [(49, 0), (50, 1), (90, 5)]],
        *[("advanced", points, earned) for points, earned in [(79, 0), (80, 1), (119, 2), (135, 4), (150, 5)]],
        ("scenario", 100, 2),
    ],
)
def test_hu18_stars_alone(mode: str, points: int, earned: int) -> None:
    assert stars(position(mode=mode).terms, points) == earned


def test_hu18_every_scenario_has_its_target() -> None:
    targets = {name: HUTAN.contents.layouts[name].target for name in SCENARIOS}
    assert list(targets.values()) == [75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 135, 150]
    assert position(mode="base").terms.target is None


def test_two_boxes_of_the_same_data_are_the_same_game() -> None:
    assert Hutan(DATA).contents == HUTAN.contents


def test_lines_are_values_of_the_core() -> None:
    assert lines(position().terms, forest())[0] == ScoreLine("trees", 0)
