"""Placing, raising, earning and taking back (PY3-PY7, PY10)."""

import pytest

from game.core.events import Earned
from tests.rules.pylos.boards import PYLOS, RULES, after, all_names, board, golden, texts


def test_py4_a_ball_goes_to_any_empty_cell_of_the_ground() -> None:
    assert texts(PYLOS.start({"rules": "standard"}, 2, {})) == all_names()[:16]


def test_py4_a_ball_goes_up_where_four_supports_are_filled() -> None:
    assert "2a1" in texts(board("1a1 1b2", "1b1 1a2"))
    assert "2a1" not in texts(board("1a1 1b2", "1b1"))


def test_py4_an_empty_reserve_places_nothing() -> None:
    light = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 2a1 2b1 2c1 1a3 1b3 2a2 2b2"
    position = board(light, "1c3 1d3 1a4 1b4")
    assert PYLOS.write_table(position)["reserve"][0] == 0
    assert texts(position)
    assert all(">" in text for text in texts(position))


def test_py5_a_ball_that_carries_nothing_rises_one_or_two_levels() -> None:
    light = "1a1 1c1 1b2 1a3 1c3 1d4"
    dark = "1b1 1a2 1c2 1b3 2a1 2b1 2a2 2b2"
    raises = [text for text in texts(board(light, dark)) if ">" in text]
    assert raises == ["1d4>3a1"]


def test_py5_a_ball_never_moves_down_or_sideways() -> None:
    position = board("1a1 2a1 1d4", "1b1 1c1 1a2 1b2 1c2")
    assert [text for text in texts(position) if text.startswith("2a1>")] == []
    assert "1d4>2b1" in texts(position)


def test_py5_a_ball_cannot_rise_onto_the_square_it_is_part_of() -> None:
    assert [text for text in texts(golden("G2")) if ">" in text] == ["1d4>2a1"]


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_py6_a_square_of_own_colour_earns_a_take_back(rules: str) -> None:
    position = after(golden("G1", rules), "1b2")
    assert (PYLOS.to_move(position), position.taking) == (0, 0)
    assert texts(position) == ["-1a1", "-1b1", "-1a2", "-1b2"]


def test_py6_a_raise_earns_as_a_place_does() -> None:
    position = board("2a1 2b1 2a2 1d4", "1a1 1b1 1c1 1a2 1b2 1c2 1a3 1b3 1c3")
    assert after(position, "1d4>2b2").taking == 0


def test_py6_a_shape_already_there_pays_only_the_ball_that_is_part_of_it() -> None:
    standing = board("1a1 1b1 1a2 1b2", "1d1 1d2")
    assert after(standing, "1d4").taking is None
    assert after(board("1a1 1b1 1a2 1b2 1c1", "1d1 1d2"), "1c2").taking == 0


def test_py6_two_shapes_by_one_ball_still_give_two_take_backs_in_all() -> None:
    position = board("1a1 1b1 1c1 1a2 1c2", "1a4 1b4 1c4 1d4")
    earned = after(position, "1b2")
    [event] = [event for event in PYLOS.tell(position, PYLOS.read_move(position, "1b2")) if isinstance(event, Earned)]
    assert event.shapes == (("1a1", "1b1", "1a2", "1b2"), ("1b1", "1c1", "1b2", "1c2"))
    assert PYLOS.to_move(after(earned, "-1a1 -1c1")) == 1


def test_py7_any_free_ball_may_come_back_the_one_just_moved_included() -> None:
    position = board("1a1 1b1 1a2 1d1", "1d4 1c4")
    assert texts(after(position, "1b2")) == ["-1a1", "-1b1", "-1d1", "-1a2", "-1b2"]


def test_py7_a_ball_freed_by_the_first_may_be_the_second() -> None:
    position = after(golden("G3"), "1d4")
    assert "-1a1" not in texts(position)
    assert "-1a1" in texts(after(position, "-2a1"))


def test_py7_done_is_offered_after_the_first_only() -> None:
    position = after(golden("G1"), "1b2")
    assert "done" not in texts(position)
    position = after(position, "-1a1")
    assert texts(position) == ["-1b1", "-1a2", "-1b2", "done"]
    assert PYLOS.to_move(after(position, "done")) == 1


def test_py7_taken_balls_return_to_the_reserve_at_once() -> None:
    position = after(golden("G1"), "1b2 -1b2")
    assert PYLOS.write_table(position) == {
        "cells": {"1a1": 0, "1b1": 0, "1a2": 0, "1d3": 1, "1c4": 1, "1d4": 1},
        "reserve": [12, 12],
        "taking": 1,
    }


ONE_FREE = board(light="1b2 1c2 1b3", dark="1a1 1b1 1a2 1c1 1d1 1d2 1a3 1a4 1b4 2a1 2c1 2a3")
"""Light completes a square in the middle of the ground; its other three balls each carry a dark one."""


def test_recipe_25_the_first_take_back_is_asked_even_when_only_one_ball_is_free() -> None:
    position = after(ONE_FREE, "1c3")
    assert (PYLOS.to_move(position), texts(position)) == (0, ["-1c3"])


def test_recipe_25_when_no_second_ball_is_free_the_turn_ends_without_a_question() -> None:
    """PY7: nothing to ask, nothing to answer."""
    ended = after(ONE_FREE, "1c3 -1c3")
    assert (ended.taking, PYLOS.to_move(ended), PYLOS.turn(ended)) == (None, 1, 1)


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_golden_g1(rules: str) -> None:
    position = golden("G1", rules)
    assert len(texts(position)) == 10
    null_turn = after(position, "1b2 -1b2 done")
    assert PYLOS.write_table(null_turn)["cells"] == PYLOS.write_table(position)["cells"]
    assert PYLOS.to_move(null_turn) == 1


@pytest.mark.parametrize("rules", RULES)
def test_golden_g3_has_seven_places_and_twelve_raises(rules: str) -> None:
    legal = texts(golden("G3", rules))
    assert (sum(">" not in text for text in legal), sum(">" in text for text in legal)) == (7, 12)


def test_golden_g3_a_turn_may_take_back_what_the_first_ball_frees() -> None:
    assert PYLOS.turn(after(golden("G3"), "1d4 -2a1 -1a1")) == 1


def test_py10_children_never_earn() -> None:
    assert PYLOS.to_move(after(golden("G1", "children"), "1b2")) == 1


@pytest.mark.parametrize(("rules", "taking"), [("standard", None), ("children", None), ("advanced", 0)])
def test_py10_golden_g4_a_line_of_three_pays_in_advanced_only(rules: str, taking: int | None) -> None:
    assert after(golden("G4", rules), "2c1").taking == taking


def test_py10_a_column_of_four_pays_on_the_ground_in_advanced() -> None:
    assert after(board("1b1 1b2 1b4", "1a1 1d1", rules="advanced"), "1b3").taking == 0


def test_py10_three_on_the_ground_or_a_diagonal_pay_nothing() -> None:
    assert after(board("1b1 1b2", "1a1 1d1", rules="advanced"), "1b3").taking is None
    assert after(board("1a1 1b2 1c3", "1a4 1d1", rules="advanced"), "1d4").taking is None


def test_py10_two_on_level_three_are_no_line() -> None:
    ground = "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3"
    position = board("2b1 2a2 2c2 3a1", f"{ground} 2a1 2b2 2c1", rules="advanced")
    assert after(position, "3b1").taking is None
