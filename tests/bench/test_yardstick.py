"""The yardstick is what it says: plain alpha-beta, whose table and order change nothing but the time."""

import pytest

from bench.yardstick import Reserves, player
from game.core.rng import Rng
from game.rules.pylos.board import APEX_BIT
from game.rules.pylos.position import Position
from game.rules.pylos.turns import PAYING, results
from tests.rules.pylos.boards import PYLOS, RULES, board
from tests.rules.walks import Case, walk


def plain(position: Position, own: int, other: int, depth: int) -> int:
    """The same value by looking at every line."""
    if other & APEX_BIT:
        return -1000 - depth
    if depth == 0:
        return other.bit_count() - own.bit_count()
    turns = results(own, other, PAYING[position.rules])
    return max((-plain(position, other, after, depth - 1) for after in turns), default=-1000 - depth)


@pytest.mark.parametrize("rules", RULES)
def test_a_position_is_worth_what_looking_at_every_line_says(rules: str) -> None:
    for position in walk(Case(PYLOS, {"rules": rules}, 2), 4).positions[12:-1:5]:
        own, other = (position.light, position.dark) if position.seat == 0 else (position.dark, position.light)
        assert Reserves(position).value(own, other, 3, -5000, 5000) == plain(position, own, other, 3)


@pytest.mark.parametrize(("rules", "turns"), [("children", 40), ("standard", 8), ("advanced", 8)])
def test_its_moves_are_legal_and_the_same_ones_for_the_same_seed(rules: str, turns: int) -> None:
    assert game(rules, turns, 0, 3) == game(rules, turns, 0, 3)
    assert game(rules, turns, 1, 3) != game(rules, turns, 1, 4)


def game(rules: str, turns: int, seat: int, seed: int) -> list[str]:
    """The yardstick in a seat against random moves."""
    position, rng, moves = PYLOS.start({"rules": rules}, 2, {}), Rng(seed), []
    mover = player("pylos")(seed)
    while (legal := PYLOS.legal(position)) and position.turn < turns:
        move = mover(PYLOS, position).move if position.seat == seat else legal[rng.below(len(legal))]
        assert move in legal
        moves.append(PYLOS.write_move(move))
        position = PYLOS.play(position, move)
    return moves


def test_it_completes_a_square_and_takes_two_back() -> None:
    position = board("1a1 1b1 1a2", "1d4 1c1 1a4")
    mover = player("pylos")(1)
    for _decision in range(3):
        assert position.seat == 0
        position = PYLOS.play(position, mover(PYLOS, position).move)
    assert position.light.bit_count() == 2
