"""Checks of everything that ships beside the code: levels, rule pages, catalogues."""

from game.play.checks.catalogues import catalogue_faults
from game.play.checks.fault import Fault
from game.play.checks.levels import level_faults
from game.play.checks.pages import page_faults
from game.where import folder

__all__ = ["Fault", "catalogue_faults", "every_fault", "level_faults", "page_faults"]


def every_fault() -> list[Fault]:
    """All faults of the shipped data; none when all is well."""
    return [
        *level_faults(folder("levels")),
        *page_faults(folder("seeds")),
        *catalogue_faults(folder("assets") / "locale"),
    ]
