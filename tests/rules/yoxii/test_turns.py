"""A turn: the totem moves, then a piece is placed (YX3, YX4, YX5)."""

from game.core.events import Placed, TurnEnded
from game.core.protocol import Event
from game.rules.yoxii.events import TotemMoved
from game.rules.yoxii.position import Position
from tests.rules.yoxii.boards import G1, G2, YOXII, after, board, start, texts


def told(position: Position, text: str) -> list[Event]:
    return list(YOXII.tell(position, YOXII.read_move(position, text)))


def test_yx3_first_the_totem_moves_then_a_piece_follows_then_the_other_seat_plays() -> None:
    position = start()
    assert (YOXII.to_move(position), YOXII.turn(position), YOXII.write_table(position)["placing"]) == (0, 0, False)
    position = after(position, "e5")
    assert (YOXII.to_move(position), YOXII.turn(position), YOXII.write_table(position)["placing"]) == (0, 0, True)
    position = after(position, "3@f6")
    assert (YOXII.to_move(position), YOXII.turn(position), YOXII.write_table(position)["placing"]) == (1, 1, False)


def test_yx3_any_value_still_in_hand_may_be_placed() -> None:
    position = after(board(G1), "e3")
    assert [text for text in texts(position) if text.endswith("@f3")] == ["1@f3", "2@f3", "3@f3", "4@f3"]


def test_yx4_the_totem_steps_to_any_free_square_next_to_it() -> None:
    assert texts(start()) == ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]


def test_yx4_it_jumps_over_own_pieces_to_the_first_free_square_behind_them() -> None:
    assert texts(board(G1)) == ["b2", "e3", "g4", "c5", "d6"]


def test_yx4_the_other_seat_jumps_over_its_own_pieces_only() -> None:
    assert texts(board(G1, to_move=1)) == ["d2", "e3", "b4", "c5", "f6"]


AT_THE_EDGE = """
          -- -- --
       w1 -- -- -- --
    w4 w2 TT -- -- -- r1
    -- -- w3 -- -- -- r1
    -- -- r3 -- -- -- r1
       -- -- -- -- --
          -- -- --
"""
"""White's pieces stand in line with the totem up to the edge, and up to a red piece."""


def test_yx4_a_jump_ends_neither_off_the_board_nor_on_a_piece() -> None:
    assert texts(board(AT_THE_EDGE)) == ["c2", "d2", "d3", "b4", "d4"]


def test_yx5_a_piece_goes_next_to_the_totem_where_it_is_now() -> None:
    position = after(start(), "c3")
    places = {text[2:] for text in texts(position)}
    assert places == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def test_yx5_the_square_the_totem_has_just_left_counts_as_free() -> None:
    assert "4@d4" in texts(after(start(), "d5"))


def test_yx5_squares_come_row_by_row_and_values_from_small_to_large() -> None:
    assert texts(after(start(), "d5"))[:6] == ["1@c4", "2@c4", "3@c4", "4@c4", "1@d4", "2@d4"]


def test_yx5_with_nothing_free_next_to_the_totem_any_free_square_will_do() -> None:
    position = after(board(G2), "c1")
    squares = {text[2:] for text in texts(position)}
    assert len(squares) == 37 - 1 - 8
    assert {"g3", "c3", "e7"} <= squares


def test_a_step_is_told_with_both_squares_and_nothing_jumped_over() -> None:
    assert told(start(), "e5") == [TotemMoved(0, "d4", "e5", ())]


def test_a_jump_is_told_with_the_squares_jumped_over_in_order() -> None:
    assert told(board(G1), "g4") == [TotemMoved(0, "d4", "g4", ("e4", "f4"))]


def test_a_placed_piece_is_told_with_its_value_and_ends_the_turn() -> None:
    assert told(after(start(), "e5"), "3@f6") == [Placed(0, "f6", "3"), TurnEnded(0)]
