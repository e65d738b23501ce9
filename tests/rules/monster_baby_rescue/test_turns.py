"""Turns: who acts, what a tile costs and does, goals, the row, and the last turns (MB4-MB10)."""

import pytest

from game.rules.monster_baby_rescue.events import (
    Bedded,
    Climbed,
    Dealt,
    GemsTaken,
    GoalReached,
    Improved,
    LastTurnsBegan,
    LeftTrack,
    MayChoose,
    Taken,
    Visited,
    Walked,
)
from game.rules.monster_baby_rescue.monsters import Monster
from game.rules.monster_baby_rescue.position import Position
from tests.rules.monster_baby_rescue.boards import (
    MONSTER,
    NUMBER,
    after,
    last_turns,
    legal,
    monster,
    position,
    row,
    told,
)

ROW = "H01 T01 L01 P01 B01 D01"


def track(here: Position) -> object:
    return MONSTER.write_table(here)["track"]


def test_mb4_the_farthest_behind_acts() -> None:
    assert MONSTER.to_move(position(row=ROW, steps=[(5, 2), (3, 9)])) == 1


def test_mb4_in_one_location_the_earlier_arrival_is_behind() -> None:
    assert MONSTER.to_move(position(row=ROW, steps=[(5, 7), (5, 4)])) == 1


def test_mb4_a_seat_may_act_twice_in_a_row() -> None:
    here = after(position(row=ROW, steps=[(0, 0), (4, 1)]), "take 1")
    assert MONSTER.to_move(here) == 0
    here = after(here, "take 1")
    assert (MONSTER.to_move(here), track(here)) == (1, [[4, 3], [4, 1]])


@pytest.mark.parametrize(("place", "price"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_mb5_a_tile_costs_what_its_place_says(place: int, price: int) -> None:
    here = after(position(row=ROW, steps=[(3, 0), (3, 1)]), f"take {place}")
    assert track(here) == [[3 + price, 2], [3, 1]]
    assert row(here).count("-") == 0
    assert here.monsters[0].tiles == (NUMBER[ROW.split()[place - 1]],)


def test_mb6_care_improves_the_part_shown() -> None:
    here = position(row=ROW)
    assert after(here, "take 2").monsters[0].levels == (1, 2, 1)
    assert Improved(here.seat, "torso", 2) in told(here, "take 2")


def test_mb6_a_part_at_level_4_stays_and_its_tile_may_be_taken() -> None:
    here = position(monster((4, 1, 1)), monster(), row=ROW)
    assert after(here, "take 1").monsters[0].levels == (4, 1, 1)
    assert not any(isinstance(event, Improved) for event in told(here, "take 1"))


def test_mb6_any_part_is_chosen_below_level_4() -> None:
    here = after(position(monster((4, 2, 3)), monster(), row="A01 T01 L01 P01 B01 D01"), "take 1")
    assert (here.seat, here.turns) == (0, 0)
    assert legal(here) == ["improve torso", "improve legs"]
    assert after(here, "improve legs").monsters[0].levels == (4, 2, 4)


@pytest.mark.parametrize(("levels", "then"), [((4, 4, 3), (4, 4, 4)), ((4, 4, 4), (4, 4, 4))])
def test_mb6_a_choice_with_one_possibility_or_none_is_not_asked(levels: tuple[int, ...], then: tuple[int, ...]) -> None:
    here = after(position(monster(levels), monster(), row="A01 T01 L01 P01 B01 D01"), "take 1")
    assert (here.turns, here.monsters[0].levels) == (1, then)


def test_mb6_while_a_choice_is_pending_the_figure_has_moved_and_nothing_has_slid() -> None:
    here = after(position(row="H01 A01 L01 P01 B01 D01"), "take 2")
    table = MONSTER.write_table(here)
    assert (table["row"][1], table["choice"], table["track"][0]) == (None, "part", [2, 2])
    assert (table["deck_left"], MONSTER.to_move(here)) == (26, 0)
    done = MONSTER.write_table(after(here, "improve head"))
    assert (done["row"].count(None), done["choice"], done["deck_left"]) == (0, None, 25)


def test_mb6_diamonds_come_from_the_supply() -> None:
    here = position(row="G01 G02 L01 P01 B01 D01")
    one = after(here, "take 1")
    assert (one.monsters[0].gems, one.supply) == ((2, 0), (4, 6))
    assert GemsTaken(here.seat, 0, 2) in told(here, "take 2")


def test_mb6_a_red_or_green_tile_gives_one_of_the_colour_chosen() -> None:
    here = after(position(row="G03 T01 L01 P01 B01 D01"), "take 1")
    assert legal(here) == ["gem red", "gem green"]
    assert after(here, "gem green").monsters[0].gems == (0, 1)


def test_mb6_a_short_supply_gives_what_is_left() -> None:
    here = after(position(row="G01 T01 L01 P01 B01 D01", supply=(1, 6)), "take 1")
    assert (here.monsters[0].gems, here.supply) == ((1, 0), (0, 6))


@pytest.mark.parametrize(("supply", "gems"), [((0, 3), (0, 1)), ((2, 0), (1, 0)), ((0, 0), (0, 0))])
def test_mb6_only_colours_in_stock_are_offered(supply: tuple[int, int], gems: tuple[int, int]) -> None:
    here = after(position(row="G03 T01 L01 P01 B01 D01", supply=supply), "take 1")
    assert (here.turns, here.monsters[0].gems) == (1, gems)


def test_mb6_rungs_bed_symbols_and_visits_are_collected() -> None:
    here = position(row="P04 B06 D02 P01 B01 D01")
    assert (after(here, "take 1").monsters[0].rungs, after(here, "take 2").monsters[0].beds) == (2, 3)
    assert after(here, "take 3").monsters[0].visits == 1
    events = [told(here, f"take {place}")[2] for place in (1, 2, 3)]
    assert events == [Climbed(here.seat, 2), Bedded(here.seat, 3), Visited(here.seat)]


def test_mb6_a_want_does_nothing_at_once() -> None:
    here = after(position(row="W01 T01 L01 P01 B01 D01"), "take 1")
    assert here.monsters[0] == monster(tiles="W01")


def test_mb7_a_goal_goes_to_who_meets_it_at_once_and_to_nobody_else() -> None:
    here = position(monster((3, 1, 1)), monster((3, 1, 1)), row="H01 H02 L01 P01 B01 D01")
    here = after(here, "take 1", "take 1")
    table = MONSTER.write_table(here)
    assert [own["goals"] for own in table["monsters"]] == [["head"], []]


def test_mb7_every_goal_met_is_given_and_more_than_asked_for_is_fine() -> None:
    here = position(monster((2, 2, 1), rungs=5), monster(), row="L01 T01 H01 P01 B01 D01")
    goals = [event.goal.name for event in told(here, "take 1") if isinstance(event, GoalReached)]
    assert goals == ["all2", "ladder"]


@pytest.mark.parametrize(
    ("own", "tile", "goal", "sides"),
    [
        (monster((2, 1, 1)), "H01", "head", "b"),
        (monster((3, 1, 1)), "H01", "head", "ab"),
        (monster((1, 3, 1)), "T01", "torso", "ab"),
        (monster((1, 1, 2)), "L01", "legs", "b"),
        (monster((1, 1, 3)), "L01", "legs", "ab"),
        (monster((1, 2, 2)), "H01", "all2", "ab"),
        (monster((3, 3, 2)), "L01", "all3", "ab"),
        (monster((4, 4, 3)), "L01", "all4", "ab"),
        (monster(rungs=1), "P04", "ladder", "ab"),
        (monster(beds=2), "B04", "comfort", "a"),
        (monster(beds=3), "B04", "comfort", "ab"),
        (monster(visits=1), "D01", "doctor", "ab"),
        (monster(gems=(0, 1)), "G01", "treasure", "ab"),
    ],
)
def test_mb7_goals_ask_for_what_their_side_shows(own: Monster, tile: str, goal: str, sides: str) -> None:
    for side in "ab":
        here = position(own, monster(), row=f"{tile} T02 L02 P02 B02 D02", **{goal: side})
        reached = {event.goal.name for event in told(here, "take 1") if isinstance(event, GoalReached)}
        assert (goal in reached) == (side in sides)


def test_mb8_dearer_tiles_slide_to_the_gap_and_a_new_one_comes_at_the_dearest_place() -> None:
    here = position(row=ROW)
    coming = MONSTER.contents.tiles[here.deck[0]]
    assert row(after(here, "take 3")) == f"H01 T01 P01 B01 D01 {coming.name}"
    assert Dealt(coming) in told(here, "take 3")


def test_a_turn_is_told_in_its_order() -> None:
    here = position(monster((1, 1, 2)), monster(), row="A01 T01 L01 P01 B01 D01", legs="b")
    taken = [type(event) for event in told(here, "take 1")]
    assert taken == [Taken, Walked, MayChoose]
    chosen = [type(event).__name__ for event in told(after(here, "take 1"), "improve legs")]
    assert chosen == ["Improved", "GoalReached", "Dealt", "TurnEnded"]


def test_mb10_dealing_the_last_tile_begins_the_last_turns() -> None:
    here = position(row=ROW)
    here = here._replace(deck=here.deck[:1], turns=here.terms.deck - 7)
    assert not MONSTER.write_table(here)["ending"]
    assert isinstance(told(here, "take 1")[-1], LastTurnsBegan)
    ended = after(here, "take 1")
    assert (MONSTER.write_table(ended)["ending"], MONSTER.write_table(ended)["deck_left"]) == (True, 0)


def test_mb10_in_the_last_turns_nothing_is_paid_slid_or_filled_and_figures_leave() -> None:
    here = last_turns(monster(), monster(), row=ROW, steps=[(30, 28), (32, 29)])
    assert LeftTrack(here.seat) in told(here, "take 2")
    here = after(here, "take 2")
    assert (row(here), track(here), MONSTER.to_move(here)) == ("H01 - L01 P01 B01 D01", [None, [32, 29]], 1)
    assert legal(here) == ["take 1", "take 3", "take 4", "take 5", "take 6"]
    here = after(here, "take 6")
    assert (row(here), track(here), MONSTER.to_move(here)) == ("H01 - L01 P01 B01 -", [None, None], None)


def test_mb10_whoever_dealt_the_last_tile_has_a_last_turn_too() -> None:
    here = position(row=ROW, steps=[(30, 28), (34, 29)])
    here = here._replace(deck=here.deck[:1], turns=here.terms.deck - 7)
    here = after(here, "take 1")
    assert MONSTER.to_move(here) == 0
    assert MONSTER.to_move(after(here, "take 1")) == 1


def test_mb10_effects_choices_and_goals_still_count_in_the_last_turns() -> None:
    here = last_turns(monster((4, 3, 3)), monster(), row="A01 T01 L01 P01 B01 D01", steps=[(30, 28), (32, 29)])
    asked = after(here, "take 1")
    assert (MONSTER.write_table(asked)["choice"], track(asked)) == ("part", [[30, 28], [32, 29]])
    done = after(asked, "improve torso")
    assert (done.monsters[0].levels, track(done)) == ((4, 4, 3), [None, [32, 29]])
    assert "torso" in MONSTER.write_table(done)["monsters"][0]["goals"]
