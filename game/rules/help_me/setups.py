"""Deals of Help Me!: tiles, creatures and who begins, by chance or from outside (docs/protocol.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import SetupError
from game.core.protocol import Setup
from game.core.rng import Rng
from game.core.setups import fields, whole
from game.rules.help_me.board import NAMES, NUMBERS, SQUARES
from game.rules.help_me.position import Layout
from game.rules.help_me.tiles import COPIES, CREATURES, HELD, TILES, names, tile_of, written

KEYS = ("tiles", "creatures", "first")


def deal(seats: int, seed: int) -> Setup:
    """Tiles, creatures and first seat shuffled (HM1, HM2, HM4)."""
    rng = Rng(seed)
    tiles = rng.shuffled(TILES)
    creatures = names(rng.shuffled(range(len(CREATURES))))
    held = HELD[seats]
    return {
        "tiles": {NAMES[square]: written(tile) for square, tile in zip(SQUARES, tiles, strict=True)},
        "creatures": [creatures[held * seat : held * (seat + 1)] for seat in range(seats)],
        "first": rng.below(seats),
    }


def read_setup(seats: int, value: object) -> Setup:
    """The setup with its squares in house order, or `SetupError` naming the key that can't be."""
    given = fields(value, KEYS)
    if not given:
        raise SetupError(f"the setup is empty; it has {', '.join(KEYS)}")
    return {
        "tiles": _tiles(given["tiles"]),
        "creatures": _creatures(given["creatures"], seats),
        "first": whole(given["first"], "first", 0, seats - 1),
    }


def lay(setup: Setup) -> tuple[Layout, tuple[tuple[int, ...], ...]]:
    """Lay-out and each seat's creatures of a checked setup."""
    tiles = (setup["tiles"][NAMES[square]] for square in SQUARES)
    creatures = tuple(tuple(map(CREATURES.index, held)) for held in setup["creatures"])
    numbered = tuple(tile_of(CREATURES.index(name), number) for name, number in tiles)
    return Layout(numbered, len(creatures), setup["first"]), creatures


def _tiles(value: object) -> dict[str, list[str | int]]:
    if not isinstance(value, Mapping):
        raise SetupError(f"tiles is an object of square and tile, not {value!r}")
    for square in value:
        if square not in NUMBERS:
            raise SetupError(f"tiles: there is no square {square!r}")
    for square in NUMBERS:
        if square not in value:
            raise SetupError(f"tiles: {square} has no tile")
    tiles = {square: _tile(square, value[square]) for square in NUMBERS}
    places: dict[int, str] = {}
    for square, tile in tiles.items():
        if tile in places:
            raise SetupError(f"tiles: {written(tile)} lies on {places[tile]} and on {square}")
        places[tile] = square
    return {square: written(tile) for square, tile in tiles.items()}


def _tile(square: str, value: object) -> int:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != 2:
        raise SetupError(f"tiles {square}: a tile is a creature and a number, not {value!r}")
    creature, number = value
    where = f"tiles {square}"
    return tile_of(_creature(where, creature), whole(number, where, 1, COPIES))


def _creatures(value: object, seats: int) -> list[list[str]]:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != seats:
        raise SetupError(f"creatures is a list for each of the {seats} seats, not {value!r}")
    dealt = [_held(seat, held, HELD[seats]) for seat, held in enumerate(value)]
    owner: dict[int, int] = {}
    for seat, held in enumerate(dealt):
        for creature in held:
            if creature in owner:
                raise SetupError(f"creatures {seat}: {CREATURES[creature]} is dealt to seat {owner[creature]} too")
            owner[creature] = seat
    return [names(held) for held in dealt]


def _held(seat: int, value: object, count: int) -> list[int]:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != count:
        raise SetupError(f"creatures {seat}: a seat holds {count}, not {value!r}")
    return [_creature(f"creatures {seat}", name) for name in value]


def _creature(where: str, name: Any) -> int:
    if not isinstance(name, str) or name not in CREATURES:
        raise SetupError(f"{where}: there is no creature {name!r}")
    return CREATURES.index(name)
