"""The shape of the game's tables as they lie in levels/hutan, file by file; what they mean is checked afterwards."""

from typing import Annotated, Literal

import msgspec

Status = Literal["KNOWN", "DESIGNED"]
"""KNOWN was read from the published game, DESIGNED is our own."""

Row = Annotated[str, msgspec.Meta(pattern="^[a-z~]{3}$")]
Rows = Annotated[list[Row], msgspec.Meta(min_length=3, max_length=3)]
Whole = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Text = Annotated[str, msgspec.Meta(min_length=1)]


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Any table: a key that isn't known is a mistake, not a remark."""


class File(Table):
    """What every file begins with."""

    schema: Literal[1]
    status: Status


class Scoring(Table):
    """Points: for a tree, and by size of the area."""

    tree: Positive
    area: dict[int, Positive]
    animal: dict[int, Positive]


class Side(Table):
    """One side of a board."""

    id: str
    color: str
    mark: str
    rows: Rows
    shapes: dict[str, str]
    status: Status


class Boards(File):
    """boards.toml."""

    scoring: Scoring
    side: list[Side]


class Deck(Table):
    """How many cards there are, and how many a game uses, by number of seats."""

    total: Positive
    cards_per_round: dict[int, Positive]
    rounds: dict[int, Positive]


class Colour(Table):
    """A colour of flower and its animal."""

    name: str
    animal: str


class Animals(Table):
    """How many of each."""

    per_color: Positive
    per_color_two_players: Positive


class Card(Table):
    """A face and its copies."""

    flowers: Annotated[list[str], msgspec.Meta(min_length=1, max_length=3)]
    count: Positive


class Cards(File):
    """cards.toml."""

    deck: Deck
    colors: dict[str, Colour]
    animals: Animals
    card: list[Card]


class Ecosystem(Table):
    """An ecosystem card."""

    id: int
    title: Text
    kind: str
    points: Positive
    text: Text
    status: Status
    color: Literal["", "b", "y", "r", "w", "g"] = ""
    sizes: list[int] = []
    min_size: Whole = 0
    bonus_animal: Literal["", "cassowary", "tiger", "orangutan", "rhino", "hornbill"] = ""
    bonus: Whole = 0


class Ecosystems(File):
    """ecosystems.toml."""

    cards_in_play: Positive
    ecosystem: list[Ecosystem]


class Mode(Table):
    """How a mode lays out the forest, and with how many cards."""

    layout: Literal["random", "first_game", "scenario"]
    ecosystems: Whole
    status: Status


class Stars(Table):
    """At which points which stars are earned alone."""

    at_least: list[int]
    stars: list[int]
    status: Status


class Lie(Table):
    """A side of a board and its clockwise quarter turns."""

    side: str
    turns: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Layout(Table):
    """A fixed forest."""

    id: str
    nw: Lie
    ne: Lie
    se: Lie
    sw: Lie
    ecosystems: list[int]
    status: Status
    target: int | None = None


class Scenarios(File):
    """scenarios.toml."""

    modes: dict[str, Mode]
    solo: dict[str, Stars]
    layout: list[Layout]
