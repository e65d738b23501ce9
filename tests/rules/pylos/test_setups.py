"""Setups from outside: exactly what the box and gravity allow."""

from typing import Any

import pytest

from game.core.errors import SetupError
from tests.rules.pylos.boards import PYLOS, all_names


def read(value: Any) -> Any:
    return PYLOS.read_setup({"rules": "standard"}, 2, value)


def test_an_empty_setup_is_the_empty_board() -> None:
    assert read({}) == {}
    assert PYLOS.start({"rules": "standard"}, 2, {})[:3] == (0, 0, 0)


def test_cells_come_back_in_house_order() -> None:
    setup = read({"to_move": 1, "cells": {"1b2": 0, "1a1": 1}})
    assert list(setup["cells"].items()) == [("1a1", 1), ("1b2", 0)]
    assert setup["to_move"] == 1


FIFTEEN = dict.fromkeys(all_names()[:15], 0)


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ([], "object"),
        (None, "object"),
        ({"cells": {}}, "'to_move'"),
        ({"to_move": 0}, "'cells'"),
        ({"cells": {}, "to_move": 0, "seed": 1}, "'seed'"),
        ({"cells": [], "to_move": 0}, "cells"),
        ({"cells": {}, "to_move": 2}, "to_move"),
        ({"cells": {}, "to_move": True}, "to_move"),
        ({"cells": {}, "to_move": "0"}, "to_move"),
        ({"cells": {"1e1": 0}, "to_move": 0}, "'1e1'"),
        ({"cells": {"2d1": 0}, "to_move": 0}, "'2d1'"),
        ({"cells": {1: 0}, "to_move": 0}, "cells"),
        ({"cells": {"1a1": 2}, "to_move": 0}, "1a1"),
        ({"cells": {"1a1": False}, "to_move": 0}, "1a1"),
        ({"cells": {"1a1": None}, "to_move": 0}, "1a1"),
        ({"cells": {"2a1": 0, "1a1": 1}, "to_move": 0}, "1b1, 1a2, 1b2"),
        ({"cells": {**FIFTEEN, "1d4": 0}, "to_move": 0}, "16 balls"),
    ],
)
def test_a_setup_the_box_cannot_deal_is_named(value: Any, named: str) -> None:
    with pytest.raises(SetupError) as raised:
        read(value)
    assert named in str(raised.value)


def test_py2_fifteen_balls_of_a_seat_are_allowed() -> None:
    assert read({"cells": FIFTEEN, "to_move": 1})["cells"] == FIFTEEN
