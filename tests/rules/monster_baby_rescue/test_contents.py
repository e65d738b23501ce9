"""The data of the box is checked: every fault names file, key and reason."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from game.core.errors import LevelError
from game.rules.monster_baby_rescue.contents import read_contents
from tests.rules.monster_baby_rescue.boards import DATA, MONSTER

Fault = Callable[[dict[str, Any]], Any]


def tile(data: dict[str, Any], name: str) -> dict[str, Any]:
    return next(tile for tile in data["care_tiles"]["tile"] if tile["id"] == name)


def side(data: dict[str, Any], file: str, name: str, mark: str = "a") -> Any:
    things = data[file][file.removesuffix("s")]
    found = next(thing for thing in things if thing["id"] == name)
    return found[mark]


FAULTS: list[tuple[Fault, str]] = [
    (lambda data: data.pop("track"), r"track\.toml: the file is missing"),
    (lambda data: data["goals"].update(schema=2), r"goals\.toml: \$\.schema: "),
    (lambda data: tile(data, "H01").update(colour="red"), r"care_tiles\.toml: \$\.tile\[0\]: .*colour"),
    (lambda data: tile(data, "H01").update(mark=2), r"care_tiles\.toml: \$\.tile\[0\]\.mark: "),
    (lambda data: tile(data, "H01").update(hearts=3), r"care_tiles\.toml: \$\.tile\[0\]\.hearts: "),
    (lambda data: tile(data, "H01").update(id="H 1"), r"care_tiles\.toml: \$\.tile\[0\]\.id: "),
    (lambda data: tile(data, "H01").update(id="H02"), r"care_tiles\.toml: tile H02: there are 2 of it"),
    (lambda data: tile(data, "H01").pop("part"), r"tile H01: part: missing"),
    (lambda data: tile(data, "G01").update(red=0), r"tile G01: choice or green or red: missing"),
    (lambda data: tile(data, "B01").update(rungs=1), r"tile B01: rungs: a tile of kind bed has none"),
    (lambda data: tile(data, "D01").update(want="beds"), r"tile D01: want: a tile of kind doctor has none"),
    (lambda data: data["care_tiles"]["tile"].pop(), r"decks\.5: 68, but by their marks 67 tiles are used"),
    (lambda data: tile(data, "H06").update(mark=3), r"decks\.3: 44, but by their marks 45 tiles are used"),
    (lambda data: data["care_tiles"]["decks"].pop("4"), r"care_tiles\.toml: decks: every number of seats"),
    (lambda data: data["care_tiles"]["kinds"].update(cat=1), r"care_tiles\.toml: kinds: each of improve"),
    (lambda data: data["care_tiles"]["kinds"].update(bed=12), r"kinds\.bed: 12, but there are 13"),
    (
        lambda data: tile(data, "G01").update(red=3),
        r"with 4 seats the tiles can ask for 7 red diamonds, but track\.toml has 6",
    ),
    (lambda data: data["track"]["supply"].update(green=5), r"can ask for 6 green diamonds, but track\.toml has 5"),
    (lambda data: data["goals"]["goal"].pop(), r"goals\.toml: goal: there are 9, but MB2 has 10"),
    (lambda data: side(data, "goals", "head").update(least=5), r"goal head: a\.least: .*levels 2 to 4, not 5"),
    (lambda data: side(data, "goals", "all2", "b").update(least=1), r"goal all2: b\.least: .*not 1"),
    (lambda data: side(data, "goals", "ladder").update(test="knots"), r"goals\.toml: \$\.goal\[6\]\.a\.test: "),
    (lambda data: data["finals"]["final"].pop(), r"finals\.toml: final: there are condition, treasure, ladder"),
    (lambda data: side(data, "finals", "comfort").update(places=[4, 6]), r"final comfort: a\.places: "),
    (lambda data: side(data, "finals", "condition").update(points=[4, 8]), r"finals\.toml: \$\.final\[0\]\.a\.points"),
    (lambda data: side(data, "finals", "condition").update(type="highest"), r"finals\.toml: \$\.final\[0\]\.a"),
    (lambda data: data["track"]["track"].update(rocks=4), r"track\.toml: track\.rocks: 4, but 5 figures"),
    (lambda data: data["track"]["row"].update(prices=[2, 2, 3, 3, 4]), r"track\.toml: \$\.row\.prices: "),
    (lambda data: data["track"]["row"].update(prices=[0, 2, 3, 3, 4, 4]), r"track\.toml: \$\.row\.prices\[0\]: "),
    (lambda data: data["track"]["row"].update(prices=[2, 2, 3, 3, 4, 6]), r"place 6 costs 6, .* at most 5"),
    (lambda data: data["track"]["row"].update(prices=[3, 2, 3, 3, 4, 4]), r"row\.prices: .* the cheapest comes first"),
    (lambda data: data["track"]["simplified"].update(parts=[1, 2, 3]), r"track\.toml: \$\.simplified\.parts: "),
]


@pytest.mark.parametrize(("spoil", "named"), FAULTS, ids=[named for _spoil, named in FAULTS])
def test_a_fault_in_the_data_names_file_key_and_reason(spoil: Fault, named: str) -> None:
    data = deepcopy(DATA)
    spoil(data)
    with pytest.raises(LevelError, match=named):
        read_contents(data)


def test_a_deck_no_greater_than_the_row_is_refused() -> None:
    data = deepcopy(DATA)
    for one in data["care_tiles"]["tile"][:60]:
        one["mark"] = 5
    with pytest.raises(LevelError, match="decks"):
        read_contents(data)
    small = [dict(one, mark=3) for one in DATA["care_tiles"]["tile"]]
    data["care_tiles"].update(tile=small, decks={"2": 0, "3": 68, "4": 68, "5": 68})
    with pytest.raises(LevelError, match="with 2 seats, without want tiles, more than the 6 of the row are needed"):
        read_contents(data)


def test_other_prices_are_taken_up() -> None:
    data = deepcopy(DATA)
    data["track"]["row"]["prices"] = [1, 2, 3, 4, 5, 5]
    assert read_contents(data).prices == (1, 2, 3, 4, 5, 5)


def test_the_data_that_ships_is_whole() -> None:
    contents = MONSTER.contents
    assert (len(contents.tiles), len(contents.goals), len(contents.finals)) == (68, 10, 4)
    assert (contents.prices, contents.locations, contents.supply) == ((2, 2, 3, 3, 4, 4), 6, (6, 6))


def test_every_tile_says_whether_it_is_known_or_designed() -> None:
    assert {tile["status"] for tile in DATA["care_tiles"]["tile"]} == {"KNOWN", "DESIGNED"}
