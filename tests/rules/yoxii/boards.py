"""Positions of Yoxii as tests draw and write them."""

from collections.abc import Iterator
from typing import Any

from game.rules.yoxii.board import NAMES
from game.rules.yoxii.game import Yoxii
from game.rules.yoxii.position import Position

YOXII = Yoxii()
BOX = (5, 5, 5, 3)

G1 = """
          -- -- --
       -- w1 -- r2 --
    -- -- w3 r1 -- -- --
    -- -- r4 TT w2 w4 --
    -- -- -- w1 r3 -- --
       -- r2 -- -- --
          -- -- --
"""
"""White may step to e3 and c5 and jump over one piece to b2 and d6, over two to g4."""

G2 = """
          -- w2 --
       r4 w1 r3 -- --
    r1 -- TT -- -- -- --
    -- r2 -- w3 -- -- --
    -- -- -- -- -- -- --
       -- -- w4 -- --
          -- -- --
"""
"""White may jump to c1, next to which nothing is free."""


def setup(drawing: str, to_move: int = 0) -> dict[str, Any]:
    """A drawn board: `--` free, `TT` the totem, `w3` a white piece of value 3; the hands hold the rest of the box."""
    drawn = dict(zip(NAMES.values(), drawing.split(), strict=True))
    pieces = {name: ["wr".index(text[0]), int(text[1])] for name, text in drawn.items() if text[0] in "wr"}
    laid = list(pieces.values())
    hands = [[count - laid.count([seat, at + 1]) for at, count in enumerate(BOX)] for seat in (0, 1)]
    totem = next(name for name, text in drawn.items() if text == "TT")
    return {"totem": totem, "pieces": pieces, "hands": hands, "to_move": to_move}


def board(drawing: str, to_move: int = 0) -> Position:
    """The position of a drawn board, at the start of a turn."""
    return YOXII.start({}, 2, YOXII.read_setup({}, 2, setup(drawing, to_move)))


def start() -> Position:
    return YOXII.start({}, 2, YOXII.deal({}, 2, 0))


def after(position: Position, moves: str) -> Position:
    """The position after moves that all are legal."""
    for text in moves.split():
        assert text in texts(position), f"{text} is not legal after what came before"
        position = YOXII.play(position, YOXII.read_move(position, text))
    return position


def texts(position: Position) -> list[str]:
    """The legal moves as texts, in their order."""
    return [YOXII.write_move(move) for move in YOXII.legal(position)]


def drawn(table: dict[str, Any]) -> Iterator[str]:
    """A table as `board` reads it, row 1 at the top."""
    rows: dict[str, list[str]] = {}
    for name in NAMES.values():
        seat, value = table["pieces"].get(name, (None, None))
        text = "TT" if name == table["totem"] else "--" if seat is None else f"{'wr'[seat]}{value}"
        rows.setdefault(name[1], []).append(text)
    for row in rows.values():
        yield "   " * ((7 - len(row)) // 2) + " ".join(row)
