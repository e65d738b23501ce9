"""Setups from outside: exactly what the box and the order of play allow."""

import json
from typing import Any

import pytest

from game.core.errors import SetupError
from tests.rules.yoxii.boards import G1, G2, YOXII, setup, start


def read(value: Any) -> Any:
    return YOXII.read_setup({}, 2, value)


def test_an_empty_setup_is_the_start_of_the_rule_book() -> None:
    assert read({}) == {}
    full = {"totem": "d4", "pieces": {}, "hands": [[5, 5, 5, 3], [5, 5, 5, 3]], "to_move": 0}
    assert YOXII.start({}, 2, read(full)) == start()


@pytest.mark.parametrize("drawing", [G1, G2])
@pytest.mark.parametrize("to_move", [0, 1])
def test_a_setup_lies_on_the_table_as_it_was_given(drawing: str, to_move: int) -> None:
    given = setup(drawing, to_move)
    position = YOXII.start({}, 2, read(json.loads(json.dumps(given))))
    assert YOXII.write_table(position) == {key: given[key] for key in ("totem", "pieces", "hands")} | {"placing": False}
    assert YOXII.to_move(position) == to_move


def test_pieces_come_back_row_by_row() -> None:
    given = setup(G1)
    backwards = {**given, "pieces": dict(reversed(given["pieces"].items()))}
    assert list(read(backwards)["pieces"]) == list(given["pieces"])


def test_the_seat_to_move_may_hold_one_piece_more() -> None:
    assert read(changed(pieces={"c3": [1, 2]}, hands=[[5, 5, 5, 3], [5, 4, 5, 3]]))["to_move"] == 0


def changed(**fields: Any) -> dict[str, Any]:
    return {"totem": "d4", "pieces": {}, "hands": [[5, 5, 5, 3], [5, 5, 5, 3]], "to_move": 0, **fields}


ONE_WHITE = [[5, 5, 4, 3], [5, 5, 5, 3]]


@pytest.mark.parametrize(
    ("value", "named"),
    [
        (None, "object"),
        ({"totem": "d4"}, "'pieces'"),
        (changed(seed=1), "'seed'"),
        (changed(totem="a1"), "'a1'"),
        (changed(totem=4), "totem"),
        (changed(pieces=[]), "pieces"),
        (changed(pieces={"b1": [0, 3]}), "'b1'"),
        (changed(pieces={"c3": 3}), "c3"),
        (changed(pieces={"c3": [0, 3, 1]}), "c3"),
        (changed(pieces={"c3": [2, 3]}), "c3 seat"),
        (changed(pieces={"c3": [False, 3]}), "c3 seat"),
        (changed(pieces={"c3": [0, 0]}), "c3 value"),
        (changed(pieces={"c3": [0, 5]}), "c3 value"),
        (changed(pieces={"c3": [0, 3]}), "3 in hand"),
        (changed(pieces={"d4": [0, 3]}, hands=ONE_WHITE, to_move=1), "totem stands on d4"),
        (changed(hands=[[5, 5, 5, 3]]), "hands"),
        (changed(hands=[[5, 5, 5], [5, 5, 5, 3]]), "hands of seat 0"),
        (changed(hands=[[5, 5, 5, 3], "5553"]), "hands of seat 1"),
        (changed(hands=[[5, 5, 5, 4], [5, 5, 5, 3]]), "from 0 to 3"),
        (changed(hands=[[5, 5, 5, True], [5, 5, 5, 3]]), "True"),
        (changed(hands=[[5, 5, 4, 3], [5, 5, 5, 3]]), "value 3"),
        (changed(pieces={"c3": [0, 3]}, hands=ONE_WHITE, to_move=0), "to_move"),
        (changed(pieces={"c3": [0, 3], "c4": [0, 3]}, hands=[[5, 5, 3, 3], [5, 5, 5, 3]], to_move=1), "to_move"),
        (changed(to_move=2), "to_move"),
        (changed(to_move=None), "to_move"),
    ],
)
def test_a_setup_the_box_cannot_deal_is_named(value: Any, named: str) -> None:
    with pytest.raises(SetupError) as raised:
        read(value)
    assert named in str(raised.value)
