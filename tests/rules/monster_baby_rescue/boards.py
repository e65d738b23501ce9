"""Positions of Monster Baby Rescue as tests write them: begun games with parts replaced."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.options import fill
from game.core.protocol import Event
from game.play.levels import read_tables
from game.rules.monster_baby_rescue.game import MonsterBabyRescue
from game.rules.monster_baby_rescue.monsters import NEW, Monster
from game.rules.monster_baby_rescue.position import GONE, Position, Step
from game.where import folder

DATA: dict[str, Any] = read_tables(folder("levels") / "monster_baby_rescue")
MONSTER = MonsterBabyRescue(DATA)

NUMBER = {tile.name: number for number, tile in enumerate(MONSTER.contents.tiles)}
"""By its name, a care tile's number."""

GOAL = {name: number for number, name in enumerate(MONSTER.contents.goals)}

SEATS = (2, 3, 4, 5)
RULES = ("full", "simplified")


def numbers(names: str) -> tuple[int, ...]:
    """The tiles of these names; `-` is an empty place of the row."""
    return tuple(GONE if name == "-" else NUMBER[name] for name in names.split())


def setup(seats: int = 2, rules: str = "full", deck: str = "", **sides: str) -> dict[str, Any]:
    """A setup whose deck begins with these tiles, everything with side a up but what `sides` names."""
    options = fill(MONSTER, {"rules": rules})
    dealt = MONSTER.deal(options, seats, 1)
    first = deck.split()
    return {
        "deck": [*first, *(name for name in sorted(dealt["deck"]) if name not in first)],
        "goals": {name: sides.get(name, "a") for name in dealt["goals"]},
        "finals": {name: sides.get(name, "a") for name in dealt["finals"]},
        "start": list(range(seats)),
    }


def begun(seats: int = 2, rules: str = "full", deck: str = "", **sides: str) -> Position:
    """The first position of such a setup."""
    return MONSTER.start(fill(MONSTER, {"rules": rules}), seats, setup(seats, rules, deck, **sides))


def monster(
    levels: Sequence[int] = (1, 1, 1), tiles: str = "", goals: str = "", gems: Sequence[int] = (0, 0), **counts: int
) -> Monster:
    """A monster with just these things; `counts` are rungs, beds and visits."""
    reached = tuple(GOAL[name] for name in goals.split())
    return NEW._replace(levels=tuple(levels), tiles=numbers(tiles), goals=reached, gems=tuple(gems), **counts)


def position(
    *monsters: Monster, row: str = "", steps: Iterable[tuple[int, int]] = (), seats: int = 2, **changed: Any
) -> Position:
    """A game in progress with these monsters, a row and figures given as locations and arrivals.

    `changed` are other parts of the position, `rules`, or the side of a goal or final tile.
    """
    sides = {name: changed.pop(name) for name in list(changed) if changed[name] in ("a", "b")}
    here = begun(len(monsters) or seats, changed.pop("rules", "full"), **sides)
    parts: dict[str, Any] = dict(changed)
    if monsters:
        parts["monsters"] = monsters
        parts.setdefault("goals", tuple(goal for goal in here.goals if all(goal not in own.goals for own in monsters)))
    if row:
        parts["row"] = numbers(row)
    if places := tuple(Step(*step) for step in steps):
        parts["track"] = places
        parts["seat"] = places.index(min(places))
    return here._replace(**parts)


def last_turns(*monsters: Monster, row: str, **changed: Any) -> Position:
    """The first of the last turns: the deck is empty."""
    here = position(*monsters, row=row, **changed)
    return here._replace(deck=(), turns=here.terms.deck - 6)


def after(here: Position, *texts: str) -> Position:
    """The position after moves that all are legal."""
    for text in texts:
        assert text in legal(here), f"{text} is not legal after what came before"
        here = MONSTER.play(here, MONSTER.read_move(here, text))
    return here


def legal(here: Position) -> list[str]:
    """The legal moves as texts, in their order."""
    return [MONSTER.write_move(move) for move in MONSTER.legal(here)]


def told(here: Position, text: str) -> Sequence[Event]:
    return MONSTER.tell(here, MONSTER.read_move(here, text))


def row(here: Position) -> str:
    """The row's tiles by name."""
    return " ".join(name or "-" for name in MONSTER.write_table(here)["row"])


def scored(here: Position, seat: int = 0) -> dict[str, int]:
    """A seat's score lines by their labels."""
    lines = MONSTER.score_lines(here)
    assert lines is not None
    found = {line.label: line.points for line in lines[seat]}
    assert len(found) == len(lines[seat]), "no label comes twice"
    return found


def scores(here: Position) -> list[int]:
    lines = MONSTER.score_lines(here)
    assert lines is not None
    return [sum(line.points for line in seat) for seat in lines]
