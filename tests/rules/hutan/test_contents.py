"""The data of the box is checked: every fault names file, key and reason."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from game.core.errors import LevelError
from game.rules.hutan.contents import read_contents
from tests.rules.hutan.forests import DATA, HUTAN

Fault = Callable[[dict[str, Any]], Any]


def side(data: dict[str, Any], name: str = "red_circle") -> dict[str, Any]:
    return next(side for side in data["boards"]["side"] if side["id"] == name)


def rows(*lines: str, **shapes: str) -> Fault:
    return lambda data: side(data).update(rows=list(lines), shapes=shapes)


def card(data: dict[str, Any], number: int) -> dict[str, Any]:
    return data["ecosystems"]["ecosystem"][number - 1]


def layout(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(layout for layout in data["scenarios"]["layout"] if layout["id"] == name)


def face(data: dict[str, Any], *flowers: str) -> dict[str, Any]:
    return next(card for card in data["cards"]["card"] if card["flowers"] == list(flowers))


FAULTS: list[tuple[Fault, str]] = [
    (lambda data: data.pop("boards"), r"boards\.toml: the file is missing"),
    (lambda data: data["boards"].update(schema=2), r"boards\.toml: \$\.schema: "),
    (lambda data: data["boards"].update(colour="red"), r"boards\.toml: \$: .*colour"),
    (lambda data: side(data).update(rows=["abb", "a~b"]), r"boards\.toml: \$\.side\[1\]\.rows: "),
    (lambda data: side(data).update(rows=["abb", "a b", "ccc"]), r"boards\.toml: \$\.side\[1\]\.rows\[1\]: "),
    (lambda data: side(data).update(status="GUESSED"), r"boards\.toml: \$\.side\[1\]\.status: "),
    (lambda data: side(data).update(id="red_square"), r"boards\.toml: side red_circle: there is 0 of it"),
    (lambda data: side(data).update(mark="square"), r"boards\.toml: side red_circle: id: "),
    (rows("abb", "c~b", "aac", a="3", b="3L", c="2"), r"side red_circle: rows: area a is not connected"),
    (rows("abb", "b~b", "bbb", a="1", b="7"), r"side red_circle: rows: area a has 1 squares"),
    (rows("abb", "a~b", "ccc", a="2", b="4T", c="3I"), r"side red_circle: shapes\.b: area b of rows has 3"),
    (rows("abb", "a~b", "ccc", a="2", b="3L", c="3I", d="2"), r"side red_circle: shapes\.d: rows have no area d"),
    (rows("abb", "aab", "ccc", a="3L", b="3L", c="3I"), r"side red_circle: rows: 0 lakes, but the other side"),
    (
        lambda data: [
            side(data, name).update(rows=["aab", "cdb", "cdb"], shapes={"a": "2", "b": "3I", "c": "2", "d": "2"})
            for name in ("red_circle", "red_square")
        ],
        r"boards\.toml: side: rows: the four boards have 2 lakes, not 3",
    ),
    (lambda data: data["boards"]["scoring"]["area"].pop("5"), r"boards\.toml: scoring\.area: "),
    (lambda data: data["boards"]["scoring"]["animal"].update({"6": 15}), r"boards\.toml: scoring\.animal: "),
    (lambda data: face(data, "j").update(count=4), r"cards\.toml: card \['j'\]: count: 4 in all, but HU3 has 5"),
    (lambda data: face(data, "b", "y").update(flowers=["b", "p"]), r"card \['b', 'p'\]: flowers: there is no 'p'"),
    (lambda data: data["cards"]["card"].pop(), r"cards\.toml: card \['g', 'r', 'w'\]: count: 0 in all"),
    (lambda data: data["cards"]["deck"].update(total=71), r"cards\.toml: deck\.total: 71, but the cards are 70"),
    (lambda data: data["cards"]["deck"]["rounds"].pop("4"), r"cards\.toml: deck\.rounds: "),
    (lambda data: data["cards"]["deck"]["cards_per_round"].update({"3": 4}), r"deck\.cards_per_round\.3: 4"),
    (lambda data: data["cards"]["deck"]["rounds"].update({"4": 11}), r"deck\.rounds\.4: 11 rounds don't fit"),
    (lambda data: data["cards"]["colors"]["b"].update(animal="tiger"), r"cards\.toml: colors\.b: "),
    (lambda data: data["cards"]["animals"].update(per_color=0), r"cards\.toml: \$\.animals\.per_color: "),
    (lambda data: card(data, 3).update(id=2), r"ecosystems\.toml: ecosystem 2: there is 2 of it"),
    (lambda data: card(data, 3).update(id=25), r"ecosystems\.toml: ecosystem 3: there is 0 of it"),
    (lambda data: card(data, 3).update(kind="tallest_tree"), r"ecosystem 3: kind: 'tallest_tree' is none of"),
    (lambda data: card(data, 3).pop("color"), r"ecosystem 3: color: missing"),
    (lambda data: card(data, 11).update(color="r"), r"ecosystem 11: color: a card of kind tree_outer_edge has none"),
    (lambda data: card(data, 14).pop("bonus"), r"ecosystem 14: bonus: it goes with a bonus_animal"),
    (lambda data: card(data, 18).update(bonus_animal="tapir"), r"ecosystems\.toml: \$\.ecosystem\[17\]\.bonus_animal"),
    (lambda data: card(data, 3).pop("title"), r"ecosystems\.toml: \$\.ecosystem\[2\]: .*title"),
    (lambda data: data["scenarios"]["modes"].pop("base"), r"scenarios\.toml: modes: "),
    (lambda data: data["scenarios"]["modes"]["base"].update(ecosystems=4), r"scenarios\.toml: modes\.base\.ecosystems"),
    (lambda data: data["scenarios"]["solo"].pop("base"), r"scenarios\.toml: solo: "),
    (lambda data: data["scenarios"]["solo"]["base"].update(at_least=[50, 40, 70, 80, 90]), r"solo\.base: "),
    (lambda data: layout(data, "C").update(id="B"), r"scenarios\.toml: layout B: there are 2 of it"),
    (lambda data: layout(data, "first_game").update(id="O"), r"layout first_game: missing"),
    (lambda data: layout(data, "C")["nw"].update(side="green_circle"), r"layout C: nw\.side: there is no side"),
    (lambda data: layout(data, "C")["nw"].update(turns=4), r"scenarios\.toml: \$\.layout\[3\]\.nw\.turns: "),
    (lambda data: layout(data, "C")["nw"].update(side="white_square"), r"layout C: side: one board of each colour"),
    (lambda data: layout(data, "C").update(ecosystems=[1, 2, 3, 4]), r"layout C: ecosystems: .*5 different cards"),
    (lambda data: layout(data, "C").update(ecosystems=[1, 2, 3, 4, 25]), r"layout C: ecosystems: "),
    (lambda data: layout(data, "C").pop("target"), r"layout C: target: "),
    (lambda data: layout(data, "first_game").update(target=80), r"layout first_game: target: "),
]


@pytest.mark.parametrize(("spoil", "named"), FAULTS, ids=[named for _spoil, named in FAULTS])
def test_a_fault_in_the_data_names_file_key_and_reason(spoil: Fault, named: str) -> None:
    data = deepcopy(DATA)
    spoil(data)
    with pytest.raises(LevelError, match=named):
        read_contents(data)


def test_the_data_that_ships_is_whole() -> None:
    contents = HUTAN.contents
    assert (len(contents.sides), len(contents.deck), len(contents.ecosystems), len(contents.layouts)) == (8, 70, 24, 15)


def test_every_value_says_whether_it_is_known_or_designed() -> None:
    marks = [
        thing["status"]
        for things in (DATA["boards"]["side"], DATA["ecosystems"]["ecosystem"], DATA["scenarios"]["layout"])
        for thing in things
    ]
    assert {*marks, *(table["status"] for table in DATA.values())} <= {"KNOWN", "DESIGNED"}
