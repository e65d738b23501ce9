"""Positions of Pylos as tests write and draw them."""

from game.core.options import fill
from game.rules.pylos.board import NAMES, NUMBERS, side
from game.rules.pylos.game import Pylos
from game.rules.pylos.position import Position

PYLOS = Pylos()
RULES = ("standard", "children", "advanced")

GOLDEN = {
    "G1": ("1a1 1b1 1a2", "1d4 1c4 1d3"),
    "G2": ("1a1 1b1 1d4", "1a2 1b2 1a4"),
    "G3": ("1a1 1b1 1a2 1b2 2a1 1c3 1d3 1c4", "1c1 1d1 1c2 1d2 1a3 1b3 1a4"),
    "G4": ("2a1 2b1 1a1 1b2 1d2", "1b1 1c1 1d1 1a2 1c2"),
}
"""Light and dark balls of four positions; light is to move."""


def board(light: str = "", dark: str = "", to_move: int = 0, rules: str = "standard") -> Position:
    """A position with these balls, at the start of a turn."""
    cells = {**dict.fromkeys(light.split(), 0), **dict.fromkeys(dark.split(), 1)}
    options = fill(PYLOS, {"rules": rules})
    return PYLOS.start(options, 2, PYLOS.read_setup(options, 2, {"cells": cells, "to_move": to_move}))


def golden(name: str, rules: str = "standard") -> Position:
    light, dark = GOLDEN[name]
    return board(light, dark, rules=rules)


def after(position: Position, moves: str) -> Position:
    """The position after moves that all are legal."""
    for text in moves.split():
        assert text in texts(position), f"{text} is not legal after what came before"
        position = PYLOS.play(position, PYLOS.read_move(position, text))
    return position


def texts(position: Position) -> list[str]:
    """The legal moves as texts, in their order."""
    return [PYLOS.write_move(move) for move in PYLOS.legal(position)]


def drawn(cells: dict[str, int]) -> str:
    """The four levels beside one another, row 1 at the top: L light, D dark."""
    rows = []
    for row in range(4):
        level_rows = [
            " ".join(_letter(cells, level, column, row) for column in range(side(level)))
            for level in range(1, 5)
            if row < side(level)
        ]
        rows.append("    ".join(level_rows))
    return "\n".join(rows)


def _letter(cells: dict[str, int], level: int, column: int, row: int) -> str:
    seat = cells.get(f"{level}{'abcd'[column]}{row + 1}")
    return "." if seat is None else "LD"[seat]


def bits_of(cells: str) -> int:
    return sum(1 << NUMBERS[name] for name in cells.split())


def all_names() -> list[str]:
    return list(NAMES.values())
