"""Drawings for the rule book: levels/drawings/<game>.toml read and checked."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from game.core.errors import LevelError, RulesError
from game.core.options import fill
from game.core.protocol import AnyGame
from game.play.levels import open_box, read_table
from game.play.match import Match
from game.play.seed_pages import read_page
from game.where import folder

Mark: TypeAlias = Literal["landing", "ghost", "partner", "take", "rise", "hidden", "wrong"]
"""Where a piece may go, one about to lie there, one that counts with it, pieces to take back, to raise, hidden ones,
and what isn't allowed."""


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position beside a paragraph. See levels/README.md for every key."""

    paragraph: str
    """The number of the paragraph it belongs to ("PY5")."""
    text: Annotated[str, msgspec.Meta(min_length=1)]
    """What it shows, as a message id."""
    setup: dict[str, Any] = {}
    options: dict[str, str] = {}
    marks: dict[Mark, list[str]] = {}
    """Places by the kind of mark, each named as the move that puts a piece there."""
    view: Literal["whole", "apart"] = "whole"
    """The table as it stands, or with its levels side by side."""
    seed: int | None = None
    """Instead of a setup: the deal of that seed."""
    actions: list[str] = []
    """What was done since, as a record has it."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drawing: list[Drawing]


def read_drawings(game: str, levels: Path | None = None) -> Mapping[str, Sequence[Drawing]]:
    """By paragraph, the shipped ones by default; none for a game without a file.

    `LevelError` names file, key and reason.
    """
    path = (levels or folder("levels")) / "drawings" / f"{game}.toml"
    if not path.is_file():
        return {}
    place = f"levels/drawings/{game}.toml"
    try:
        drawings = msgspec.convert(read_table(path), _File).drawing
    except msgspec.ValidationError as error:
        raise LevelError(f"{place}: {error}") from None
    rules, numbers = open_box(game, levels).game, read_page(game, "en").numbers()
    found: dict[str, list[Drawing]] = {}
    for number, drawing in enumerate(drawings, start=1):
        where = f"{place}: drawing {number}"
        if drawing.paragraph not in numbers:
            raise LevelError(f"{where}: paragraph: there is no {drawing.paragraph!r}")
        _check(drawing, rules, where)
        found.setdefault(drawing.paragraph, []).append(drawing)
    return found


def _check(drawing: Drawing, rules: AnyGame, where: str) -> None:
    """The position can be, and a piece can be put on every place that is marked."""
    try:
        position = position_of(rules, drawing)
        for place in (place for places in drawing.marks.values() for place in places):
            rules.read_move(position, place)
    except RulesError as error:
        raise LevelError(f"{where}: {error}") from None


def position_of(rules: AnyGame, drawing: Drawing) -> Any:
    """What a drawing shows; `RulesError` for one that can't be."""
    options, seats = fill(rules, drawing.options), rules.seats[0]
    setup = drawing.setup if drawing.seed is None else rules.deal(options, seats, drawing.seed)
    match = Match(rules, options, seats, setup)
    for text in drawing.actions:
        match.play(text)
    return match.position


@lru_cache
def shipped_drawings(game: str) -> Mapping[str, Sequence[Drawing]]:
    """The drawings that ship with the program, by paragraph."""
    return read_drawings(game)
