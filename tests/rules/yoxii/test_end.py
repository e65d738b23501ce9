"""How a game ends and who has won (YX6-YX9)."""

import pytest

from game.core.events import Ended, Placed, TurnEnded
from game.core.protocol import Outcome, ScoreLine
from tests.rules.walks import Case, walk
from tests.rules.yoxii.boards import G1, YOXII, after, board, texts

STUCK = """
          TT w4 --
       w2 w1 w3 -- --
    -- -- -- -- -- -- --
    -- -- -- -- -- -- --
    r1 r1 r1 r1 -- -- --
       -- -- -- -- --
          -- -- --
"""
"""Red can't move the totem; white could jump in all four directions."""

BEFORE = """
          -- w4 --
       w2 w1 w3 -- --
    -- -- TT -- -- -- --
    -- -- -- -- -- -- --
    r1 r1 r1 r1 -- -- --
       -- -- -- -- --
          -- -- --
"""
"""White may jump to c1, where red will be stuck."""

LEVEL = """
          TT r2 r1
       r2 w1 w3 -- --
    r1 -- -- w2 -- -- --
    -- -- -- -- -- -- --
    w1 -- -- -- -- -- --
       -- -- -- -- --
          -- -- --
"""
"""Red is to move; both seats have two pieces worth four next to the totem."""

FEWER = """
          TT r1 r4
       r1 w4 r2 -- --
    r3 -- -- -- w3 -- --
    -- -- -- -- -- -- --
    w3 w3 w2 -- -- -- --
       -- -- -- -- --
          -- -- --
"""
"""Red is to move; white has one piece worth four next to the totem, red three worth four."""


def test_yx6_the_game_is_over_when_the_seat_to_start_a_turn_can_not_move_the_totem() -> None:
    over = board(STUCK, to_move=1)
    assert YOXII.outcome(over) == Outcome((0,), "totem_blocked")
    assert (YOXII.to_move(over), texts(over), YOXII.turn(over)) == (None, [], 0)


def test_yx6_that_the_other_seat_could_still_jump_makes_no_difference() -> None:
    assert texts(board(STUCK, to_move=0)) == ["e1", "a3", "c3", "e3"]
    assert YOXII.outcome(board(STUCK, to_move=1)) is not None


def test_yx6_a_seat_that_can_only_jump_plays_on() -> None:
    position = board(STUCK.replace("w2", "r2").replace("r1 --", "w2 --"), to_move=1)
    assert YOXII.outcome(position) is None
    assert texts(position) == ["a3"]


def test_yx6_a_turn_that_leaves_the_other_seat_stuck_ends_the_game() -> None:
    position = after(board(BEFORE), "c1")
    over = after(position, "1@g3")
    assert (YOXII.turn(over), YOXII.outcome(over)) == (1, Outcome((0,), "totem_blocked"))
    events = YOXII.tell(position, YOXII.read_move(position, "1@g3"))
    assert list(events) == [Placed(0, "g3", "1"), TurnEnded(0), Ended((0,), "totem_blocked")]


def test_yx6_the_seat_that_is_stuck_may_have_won() -> None:
    assert YOXII.outcome(board(FEWER.replace("w4", "w1"), to_move=1)) == Outcome((1,), "totem_blocked")


def test_yx7_only_pieces_next_to_the_totem_count() -> None:
    assert YOXII.score_lines(board(G1)) == (
        (ScoreLine("value_1", 1), ScoreLine("value_2", 2), ScoreLine("value_3", 3)),
        (ScoreLine("value_1", 1), ScoreLine("value_3", 3), ScoreLine("value_4", 4)),
    )


def test_yx7_pieces_of_one_value_share_a_line() -> None:
    lines = YOXII.score_lines(board(FEWER, to_move=1))
    assert lines == ((ScoreLine("value_4", 4),), (ScoreLine("value_1", 2), ScoreLine("value_2", 2)))


def test_yx7_in_a_corner_there_are_four_squares_that_count() -> None:
    lines = YOXII.score_lines(board(STUCK, to_move=1))
    assert lines is not None
    assert [[line.points for line in seat] for seat in lines] == [[1, 2, 3, 4], []]


def test_yx7_the_score_follows_the_totem_within_a_turn() -> None:
    lines = YOXII.score_lines(after(board(G1), "g4"))
    assert lines is not None
    assert [sum(line.points for line in seat) for seat in lines] == [4, 0]


def test_yx8_with_level_points_more_pieces_next_to_the_totem_win() -> None:
    assert YOXII.outcome(board(FEWER, to_move=1)) == Outcome((1,), "totem_blocked")


def test_yx8_level_points_and_pieces_next_to_the_totem_are_a_draw() -> None:
    assert YOXII.outcome(board(LEVEL, to_move=1)) == Outcome((0, 1), "totem_blocked")


def test_yx8_pieces_elsewhere_make_no_difference() -> None:
    more_red = LEVEL.replace("w1 -- -- -- --", "w1 w1 r4 r4 w1")
    assert YOXII.outcome(board(more_red, to_move=1)) == Outcome((0, 1), "totem_blocked")


@pytest.mark.parametrize("seed", range(10))
def test_yx9_every_turn_adds_a_piece_and_the_seat_to_move_holds_one(seed: int) -> None:
    for position in walk(Case(YOXII, {}, 2), seed).positions:
        table = YOXII.write_table(position)
        assert len(table["pieces"]) == YOXII.turn(position) <= 36
        held = [sum(hand) for hand in table["hands"]]
        if YOXII.to_move(position) is not None:
            assert held[position.seat] > 0
        assert held[position.seat] - held[1 - position.seat] in (0, 1)
