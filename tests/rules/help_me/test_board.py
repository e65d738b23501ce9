"""Tiles, grid and creatures (HM1, HM2), and the moves there can be."""

import pytest

from game.core.protocol import Seat
from game.rules.help_me.board import NAMES
from game.rules.help_me.moves import STEPS
from game.rules.help_me.tiles import CREATURE, CREATURES, NUMBER, TILES
from tests.rules.help_me.boards import HELD, HELP_ME, SEATS, board, texts
from tests.rules.help_me.plain import Plain


def test_hm1_six_creatures_have_five_tiles_each_numbered_1_to_5() -> None:
    assert CREATURES == ("baobab", "cherry", "palm", "bamboo", "willow", "oak")
    assert sorted((CREATURES[CREATURE[tile]], NUMBER[tile]) for tile in TILES) == sorted(
        (creature, number) for creature in CREATURES for number in (1, 2, 3, 4, 5)
    )


def test_hm1_the_grid_has_six_columns_and_five_rows() -> None:
    assert list(NAMES.values()) == [f"{column}{row}" for row in "12345" for column in "abcdef"]


@pytest.mark.parametrize("seats", SEATS)
def test_hm1_every_deal_lays_all_tiles_face_up(seats: int) -> None:
    for seed in range(20):
        table = HELP_ME.write_table(HELP_ME.start({}, seats, HELP_ME.deal({}, seats, seed)))
        assert sorted(map(tuple, table["tiles"].values())) == sorted(
            (creature, number) for creature in CREATURES for number in (1, 2, 3, 4, 5)
        )
        assert table["stacks"] == {square: [tile] for square, tile in table["tiles"].items()}


@pytest.mark.parametrize(("seats", "each", "unseen"), [(2, 2, 2), (3, 2, 0), (4, 1, 2)])
def test_hm2_every_seat_gets_its_creatures_and_the_rest_is_left_over(seats: int, each: int, unseen: int) -> None:
    for seed in range(20):
        dealt = HELP_ME.deal({}, seats, seed)["creatures"]
        assert [len(held) for held in dealt] == [each] * seats
        held = [creature for creatures in dealt for creature in creatures]
        assert len(set(held)) == len(held) == 6 - unseen


@pytest.mark.parametrize("seats", SEATS)
def test_hm2_every_creature_comes_to_every_seat_about_equally_often(seats: int) -> None:
    deals = [HELP_ME.deal({}, seats, seed)["creatures"] for seed in range(1200)]
    for seat in range(seats):
        for creature in CREATURES:
            share = sum(creature in dealt[seat] for dealt in deals) / 1200
            assert share == pytest.approx(len(deals[0][seat]) / 6, abs=0.05)


@pytest.mark.parametrize("seats", SEATS)
def test_hm4_who_begins_is_drawn_and_turns_go_round(seats: int) -> None:
    firsts = [HELP_ME.deal({}, seats, seed)["first"] for seed in range(600)]
    for seat in range(seats):
        assert firsts.count(seat) / 600 == pytest.approx(1 / seats, abs=0.07)
    position = board(held=HELD[seats], first=seats - 1)
    order = []
    for _ in range(seats + 1):
        order.append(HELP_ME.to_move(position))
        position = HELP_ME.play(position, HELP_ME.legal(position)[0])
    assert order == [Seat(seats - 1), *map(Seat, range(seats))]


def test_hm5_98_first_moves_are_legal_and_no_others_ever() -> None:
    start = board()
    assert len(texts(start)) == 98
    assert sorted(texts(start)) == sorted(step.text for step in STEPS)
    assert set(texts(start)) == Plain(HELP_ME.deal({}, 2, 0)).legal()


def test_moves_are_offered_row_by_row() -> None:
    start = texts(board())
    assert start[:4] == ["a1>b1", "b1>a1", "b1>c1", "c1>b1"]
    assert start[10:13] == ["a1>a2", "a2>a1", "b1>b2"]
    assert start[-1] == "f5>e5"
