"""What is in the box, read from the game's tables and checked; `LevelError` names file, key and reason."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.core.errors import LevelError
from game.rules.hutan import tables
from game.rules.hutan.ecosystems import Ecosystem
from game.rules.hutan.faults import (
    MODES,
    SIZES,
    board_faults,
    card_faults,
    ecosystem_faults,
    face_of,
    lies_of,
    scenario_faults,
)
from game.rules.hutan.flowers import ANIMALS, NUMBER
from game.rules.hutan.land import Lie
from game.rules.hutan.position import Points

T = TypeVar("T", bound=msgspec.Struct)


class Mode(NamedTuple):
    """Which layout is used, and how many ecosystem cards."""

    layout: str
    """`random`, `scenario`, or the id of a fixed layout."""
    ecosystems: int


class Fixed(NamedTuple):
    """A fixed layout with its cards; the target is None where there is nothing to reach."""

    layout: tuple[Lie, ...]
    ecosystems: tuple[int, ...]
    target: int | None


class Contents(NamedTuple):
    """Everything the rules need to know about the box."""

    sides: Mapping[str, Sequence[str]]
    """By id, the three rows of each side of a board."""
    points: Points
    deck: tuple[str, ...]
    """The face of every card."""
    laid_out: Mapping[int, int]
    """By number of seats: cards in a round."""
    rounds: Mapping[int, int]
    """By number of seats."""
    animals: int
    animals_for_two: int
    ecosystems: Mapping[int, Ecosystem]
    modes: Mapping[str, Mode]
    layouts: Mapping[str, Fixed]
    """The first game and the scenarios, by id."""
    stars: tuple[int, ...]
    """Points for one star, two stars, ... alone."""
    stars_with_ecosystems: tuple[int, ...]


def read_contents(data: Mapping[str, Any]) -> Contents:
    """The contents of the four tables, each named like its file."""
    boards = _table(data, "boards", tables.Boards)
    cards = _table(data, "cards", tables.Cards)
    ecosystems = _table(data, "ecosystems", tables.Ecosystems)
    scenarios = _table(data, "scenarios", tables.Scenarios)
    _check("boards", board_faults(boards))
    _check("cards", card_faults(cards))
    _check("ecosystems", ecosystem_faults(ecosystems))
    _check("scenarios", scenario_faults(scenarios, ecosystems.cards_in_play))
    scoring = boards.scoring
    return Contents(
        sides={side.id: side.rows for side in boards.side},
        points=Points(scoring.tree, _by_size(scoring.area), _by_size(scoring.animal)),
        deck=tuple(face_of(card) for card in cards.card for _ in range(card.count)),
        laid_out=cards.deck.cards_per_round,
        rounds=cards.deck.rounds,
        animals=cards.animals.per_color,
        animals_for_two=cards.animals.per_color_two_players,
        ecosystems={card.id: _ecosystem(card) for card in ecosystems.ecosystem},
        modes={mode: Mode(scenarios.modes[mode].layout, scenarios.modes[mode].ecosystems) for mode in MODES},
        layouts={layout.id: _fixed(layout) for layout in scenarios.layout},
        stars=tuple(scenarios.solo["base"].at_least),
        stars_with_ecosystems=tuple(scenarios.solo["ecosystems"].at_least),
    )


def _table(data: Mapping[str, Any], name: str, kind: type[T]) -> T:
    if name not in data:
        raise LevelError(f"{name}.toml: the file is missing")
    try:
        return msgspec.convert(data[name], kind, str_keys=True)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        raise LevelError(f"{name}.toml: {key.strip('`') or '$'}: {reason}") from None


def _check(name: str, faults: Iterator[str]) -> None:
    fault = next(faults, None)
    if fault is not None:
        raise LevelError(f"{name}.toml: {fault}")


def _by_size(points: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(points.get(size, 0) for size in range(max(SIZES) + 1))


def _fixed(layout: tables.Layout) -> Fixed:
    lies = tuple(Lie(lie.side, lie.turns) for lie in lies_of(layout).values())
    return Fixed(lies, tuple(layout.ecosystems), layout.target)


def _ecosystem(card: tables.Ecosystem) -> Ecosystem:
    return Ecosystem(
        number=card.id,
        title=card.title,
        text=card.text,
        kind=card.kind,
        points=card.points,
        colour=NUMBER[card.color] if card.color else -1,
        sizes=tuple(card.sizes),
        least=card.min_size,
        animal=ANIMALS.index(card.bonus_animal) if card.bonus_animal else -1,
        bonus=card.bonus,
    )
