"""Deals of Monster Baby Rescue: the deck, the sides of goals and finals, and who stands where (docs/protocol.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.core.errors import SetupError
from game.core.protocol import Options, Setup
from game.core.rng import Rng
from game.core.setups import fields, whole
from game.rules.monster_baby_rescue.contents import SIDES, Contents

KEYS = ("deck", "goals", "finals", "start")
RULES = ("full", "simplified")


def is_full(options: Options) -> bool:
    """Whether this is the full game, not the one of MB15."""
    return options["rules"] == RULES[0]


def names(contents: Contents, options: Options, seats: int) -> list[str]:
    """The tiles of a game's deck."""
    return [contents.tiles[number].name for number in contents.deck(seats, full=is_full(options))]


def deal(contents: Contents, options: Options, seats: int, seed: int) -> Setup:
    """Deck, sides and order on the track, all from the seed."""
    rng = Rng(seed)
    deck = rng.shuffled(names(contents, options, seats))
    goals = {name: SIDES[rng.below(2)] for name in contents.goals}
    finals = {name: SIDES[rng.below(2)] for name in contents.finals} if is_full(options) else {}
    return {"deck": deck, "goals": goals, "finals": finals, "start": rng.shuffled(range(seats))}


def read_setup(contents: Contents, options: Options, seats: int, value: object) -> Setup:
    """The setup in house order, or `SetupError` naming the key that can't be."""
    given = fields(value, KEYS)
    if not given:
        raise SetupError(f"a setup of Monster Baby Rescue can't be empty; it has {', '.join(KEYS)}")
    return {
        "deck": _deck(given["deck"], names(contents, options, seats)),
        "goals": _sides(given["goals"], "goals", list(contents.goals)),
        "finals": _sides(given["finals"], "finals", list(contents.finals) if is_full(options) else []),
        "start": _start(given["start"], seats),
    }


def _deck(value: object, wanted: Sequence[str]) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise SetupError(f"deck: a list of {len(wanted)} tiles is needed")
    found, box = Counter(value), Counter(wanted)
    for name in sorted(found - box):
        raise SetupError(f"deck: {name!r} comes {found[name]} times, this game's deck has {box[name]} of it")
    for name in sorted(box - found):
        raise SetupError(f"deck: {name!r} is missing")
    return list(value)


def _sides(value: object, key: str, wanted: Sequence[str]) -> dict[str, str]:
    if not isinstance(value, Mapping) or set(value) != set(wanted):
        raise SetupError(f"{key}: it has {', '.join(wanted) or 'none'}, not {value!r}")
    for name in wanted:
        if value[name] not in SIDES:
            raise SetupError(f"{key} {name}: the side is {' or '.join(SIDES)}, not {value[name]!r}")
    return {name: value[name] for name in wanted}


def _start(value: object, seats: int) -> list[int]:
    if not isinstance(value, list) or len(value) != seats:
        raise SetupError(f"start: a list of the {seats} seats is needed, the rearmost first")
    order = [whole(seat, "start", 0, seats - 1) for seat in value]
    if len(set(order)) < seats:
        raise SetupError("start: no seat comes twice")
    return order
