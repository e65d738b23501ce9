"""Positions of Hutan as tests write and draw them.

A forest is drawn as six rows: a letter is the colour of a flower, a capital a tree on it, "." empty land, "~" a lake.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tomli

from game.core.options import fill
from game.play.levels import read_tables
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.forest import Forest
from game.rules.hutan.game import Hutan
from game.rules.hutan.grid import BY_NAME, SQUARES, union
from game.rules.hutan.land import Land, Lie, lay
from game.rules.hutan.position import NOBODY, Phase, Position, fresh
from game.where import folder

DATA: dict[str, Any] = read_tables(folder("levels") / "hutan")
HUTAN = Hutan(DATA)
SCENARIOS = "ABCDEFGHIJKLMN"
VECTORS: list[dict[str, Any]] = tomli.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))[
    "vector"
]

EMPTY = "~..... ...... ...... ...... ~...~. ......"
"""The first game's land; its areas are in golden/hutan_maps.txt."""


def squares(names: str) -> int:
    """The set of these squares."""
    return union(BY_NAME[name] for name in names.split())


def forest(rows: str = EMPTY, animals: str = "") -> Forest:
    """A drawn forest; on the squares of `animals` stands an animal."""
    letters = rows.replace(" ", "")
    assert len(letters) == len(SQUARES)
    flowers = [
        union(square for square, letter in zip(SQUARES, letters, strict=True) if letter.lower() == code)
        for code in COLOURS
    ]
    trees = union(square for square, letter in zip(SQUARES, letters, strict=True) if letter.isupper())
    here = squares(animals)
    return Forest(tuple(flowers), trees & ~here, here)


def land(name: str = "first_game") -> Land:
    """The land of a fixed layout."""
    return lay(HUTAN.contents.layouts[name].layout, HUTAN.contents.sides)


def position(
    *forests: Forest,
    display: str = "rw bgy yy",
    seat: int = 0,
    mode: str = "first_game",
    cards: Sequence[int] = (),
    **changed: Any,
) -> Position:
    """The start of a turn in these forests, with this display; `changed` are parts of the round or the position."""
    seats = len(forests) or 1
    options = fill(HUTAN, {"mode": mode})
    begun = HUTAN.start(options, seats, HUTAN.deal(options, seats, 1))
    grown = forests or begun.forests
    shown = tuple(display.split())
    parts = {name: changed.pop(name) for name in list(changed) if name in begun.round._fields}
    now = begun.round._replace(cards=shown, display=shown, first=0, pangolin=0 if seats > 1 else NOBODY)
    ecosystems = tuple(HUTAN.contents.ecosystems[number] for number in cards)
    return begun._replace(
        terms=begun.terms._replace(ecosystems=ecosystems or begun.terms.ecosystems),
        forests=grown,
        round=now._replace(**parts),
        turn=fresh(grown[seat]),
        seat=seat,
        **changed,
    )


def after(here: Position, *texts: str) -> Position:
    """The position after moves that all are legal."""
    for text in texts:
        assert text in legal(here), f"{text} is not legal after what came before"
        here = HUTAN.play(here, HUTAN.read_move(here, text))
    return here


def legal(here: Position) -> list[str]:
    """The legal moves as texts, in their order."""
    return [HUTAN.write_move(move) for move in HUTAN.legal(here)]


def places(here: Position, colour: str) -> str:
    """Where a flower of that colour may go now."""
    return " ".join(text[2:] for text in legal(here) if text[:2] == f"{colour}@")


def phase(here: Position) -> Phase:
    return here.turn.phase


def scores(here: Position) -> list[int]:
    lines = HUTAN.score_lines(here)
    assert lines is not None
    return [sum(line.points for line in seat) for seat in lines]


def drawn(grown: Forest, lakes: int = 0) -> str:
    """A forest as it is written in tests; animals are @."""
    letters = []
    for square in SQUARES:
        colour = next((code for code, own in zip(COLOURS, grown.flowers, strict=True) if own & square), ".")
        letter = colour.upper() if grown.trees & square else colour
        letters.append("~" if lakes & square else "@" if grown.animals & square else letter)
    return " ".join("".join(letters[6 * row : 6 * row + 6]) for row in range(6))


def map_of(layout: Sequence[Lie]) -> str:
    """The areas of a layout, a letter each, rivers between boards, lakes as ~."""
    laid = lay(layout, HUTAN.contents.sides)
    letters = {
        square: chr(ord("a") + number) for number, area in enumerate(laid.areas) for square in SQUARES if area & square
    }
    rows = []
    for row in range(6):
        line = "".join(letters.get(square, "~") for square in SQUARES[6 * row : 6 * row + 6])
        rows.append(f"{line[:3]} {line[3:]}")
    return "\n".join([*rows[:3], "", *rows[3:]])
