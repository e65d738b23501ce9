"""Which table shows which game."""

from collections.abc import Callable

from game.tables.help_me.table import HelpMeTable
from game.tables.hutan.table import HutanTable
from game.tables.monster_baby_rescue.table import MonsterTable
from game.tables.pylos.table import PylosTable
from game.tables.table import Room, Table
from game.tables.yoxii.table import YoxiiTable

TABLES: dict[str, Callable[[Room], Table]] = {
    "pylos": PylosTable,
    "yoxii": YoxiiTable,
    "help_me": HelpMeTable,
    "hutan": HutanTable,
    "monster_baby_rescue": MonsterTable,
}
"""By game id."""
