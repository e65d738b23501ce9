"""Which table shows which game."""

from collections.abc import Callable

from game.tables.pylos.table import PylosTable
from game.tables.table import Room, Table

TABLES: dict[str, Callable[[Room], Table]] = {"pylos": PylosTable}
"""By game id."""
