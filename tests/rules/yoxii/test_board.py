"""The stone board and the pieces (YX1, YX2)."""

from collections import Counter

from game.rules.yoxii.board import BETWEEN, BEYOND, BY_NAME, NAMES, NEIGHBOURS, SQUARES, names
from game.rules.yoxii.pieces import COUNTS, FULL_HAND, HELD, ONE_OF, counts_of, hand_of, value_at, worth
from tests.rules.yoxii.boards import G1, YOXII, after, board, start
from tests.rules.yoxii.plain import PLACES, neighbours, place, text_of


def test_yx1_rows_of_three_to_seven_squares_make_thirty_seven() -> None:
    assert list(NAMES.values()) == [text_of(where) for where in PLACES]
    assert len(SQUARES) == 37


def test_yx1_squares_touch_by_sides_and_corners() -> None:
    for square, name in NAMES.items():
        assert set(names(NEIGHBOURS[square])) == {text_of(where) for where in neighbours(place(name))}
    assert Counter(near.bit_count() for near in NEIGHBOURS.values()) == {4: 8, 5: 8, 7: 8, 8: 13}


def test_yx1_the_totem_starts_in_the_middle() -> None:
    assert YOXII.write_table(start())["totem"] == "d4"


def test_yx4_what_lies_beyond_a_neighbour_and_between_two_squares_is_in_line() -> None:
    c3 = BY_NAME["c3"]
    assert [NAMES[square] for square in BEYOND[c3][BY_NAME["d3"]]] == ["e3", "f3", "g3"]
    assert [NAMES[square] for square in BEYOND[c3][BY_NAME["b2"]]] == []
    assert [NAMES[square] for square in BETWEEN[c3][BY_NAME["f6"]]] == ["d4", "e5"]
    assert BETWEEN[c3][BY_NAME["c2"]] == ()
    assert BY_NAME["e4"] not in BETWEEN[c3]


def test_yx2_a_full_hand_is_eighteen_pieces_worth_forty_two() -> None:
    assert counts_of(FULL_HAND) == COUNTS == (5, 5, 5, 3)
    assert (sum(COUNTS), sum(value * count for value, count in enumerate(COUNTS, start=1))) == (18, 42)
    assert YOXII.write_table(start())["hands"] == [[5, 5, 5, 3], [5, 5, 5, 3]]


def test_yx2_white_starts() -> None:
    assert YOXII.to_move(start()) == 0


def test_yx2_a_piece_leaves_the_hand_of_its_owner() -> None:
    table = YOXII.write_table(after(start(), "d5 3@e6 e5 4@d5"))
    assert table["hands"] == [[5, 5, 4, 3], [5, 5, 5, 2]]
    assert table["pieces"] == {"d5": [1, 4], "e6": [0, 3]}


def test_yx2_every_hand_tells_which_values_it_holds() -> None:
    assert len(HELD) == 6 * 6 * 6 * 4
    assert HELD[hand_of((1, 0, 5, 0))] == (1, 3)
    assert HELD[hand_of((1, 0, 1, 0)) - ONE_OF[3]] == (1,)
    assert HELD[0] == ()


def test_yx2_values_are_read_from_two_sets_of_squares() -> None:
    position = board(G1)
    one, two = position.plus_one, position.plus_two
    assert [value_at(BY_NAME[name], one, two) for name in ("d5", "e4", "c3", "f4")] == [1, 2, 3, 4]
    assert (worth(position.white, one, two), worth(position.red, one, two)) == (11, 12)
