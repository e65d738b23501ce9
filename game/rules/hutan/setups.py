"""Deals of Hutan: the boards, the cards of every round, the ecosystems and who begins (docs/protocol.md)."""

from collections.abc import Mapping
from typing import Any

from game.core.errors import SetupError
from game.core.protocol import Options, Setup
from game.core.rng import Rng
from game.core.setups import fields, whole
from game.rules.hutan.contents import Contents
from game.rules.hutan.faults import FIRST_GAME, MARKS
from game.rules.hutan.flowers import COPIES, beyond_box
from game.rules.hutan.land import QUADRANTS, Lie

KEYS = ("layout", "rounds", "ecosystems", "first")


def deal(contents: Contents, options: Options, seats: int, seed: int) -> Setup:
    """Boards, deck, ecosystems and the seat that begins, all from the seed."""
    rng = Rng(seed)
    deck = rng.shuffled(contents.deck)
    count = contents.laid_out[seats]
    rounds = [deck[count * number : count * (number + 1)] for number in range(contents.rounds[seats])]
    first = rng.below(seats)
    laid = _fixed(contents, options) or _random(contents, options, rng)
    return {"layout": laid["layout"], "rounds": rounds, "ecosystems": laid["ecosystems"], "first": first}


def _random(contents: Contents, options: Options, rng: Rng) -> dict[str, Any]:
    """A random layout, and as many random ecosystem cards as the mode has."""
    colours = rng.shuffled(dict.fromkeys(side.partition("_")[0] for side in contents.sides))
    layout = {
        quadrant: {"side": f"{colour}_{MARKS[rng.below(2)]}", "turns": rng.below(4)}
        for quadrant, colour in zip(QUADRANTS, colours, strict=True)
    }
    cards = contents.modes[options["mode"]].ecosystems
    ecosystems = sorted(rng.shuffled(contents.ecosystems)[:cards])
    return {"layout": layout, "ecosystems": ecosystems}


def read_setup(contents: Contents, options: Options, seats: int, value: object) -> Setup:
    """The setup in house order, or `SetupError` naming the key that can't be."""
    given = fields(value, KEYS)
    if not given:
        raise SetupError(f"a Hutan setup can't be empty; it has {', '.join(KEYS)}")
    setup = {
        "layout": _layout(contents, given["layout"]),
        "rounds": _rounds(contents, seats, given["rounds"]),
        "ecosystems": _ecosystems(contents, options, given["ecosystems"]),
        "first": whole(given["first"], "first", 0, seats - 1),
    }
    for key, own in (_fixed(contents, options) or {}).items():
        if setup[key] != own:
            raise SetupError(f"{key}: {_name(options)} has its own: {own}")
    return setup


def lies(setup: Setup) -> tuple[Lie, ...]:
    """The boards of a checked setup, in the order of the quadrants."""
    return tuple(Lie(setup["layout"][quadrant]["side"], setup["layout"][quadrant]["turns"]) for quadrant in QUADRANTS)


def layout_name(options: Options) -> str | None:
    """The id of the fixed layout that the options ask for; None for a random one."""
    return {"first_game": FIRST_GAME, "scenario": options["scenario"]}.get(options["mode"])


def _fixed(contents: Contents, options: Options) -> dict[str, Any] | None:
    """What the mode lays down, as a setup has it."""
    name = layout_name(options)
    if name is None:
        return None
    fixed = contents.layouts[name]
    layout = {
        quadrant: {"side": lie.side, "turns": lie.turns} for quadrant, lie in zip(QUADRANTS, fixed.layout, strict=True)
    }
    return {"layout": layout, "ecosystems": list(fixed.ecosystems)}


def _name(options: Options) -> str:
    return f"scenario {options['scenario']}" if options["mode"] == "scenario" else "the first game"


def _layout(contents: Contents, value: object) -> dict[str, Any]:
    if not isinstance(value, Mapping) or set(value) != set(QUADRANTS):
        raise SetupError(f"layout: it has {', '.join(QUADRANTS)}, not {value!r}")
    layout = {quadrant: _lie(contents, value[quadrant], f"layout {quadrant}") for quadrant in QUADRANTS}
    if len({lie["side"].partition("_")[0] for lie in layout.values()}) < len(layout):
        raise SetupError("layout: one board of each colour is needed")
    return layout


def _lie(contents: Contents, value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, Mapping) or set(value) != {"side", "turns"}:
        raise SetupError(f"{where}: it has side and turns, not {value!r}")
    side = value["side"]
    if not isinstance(side, str) or side not in contents.sides:
        raise SetupError(f"{where}: there is no side {side!r}")
    return {"side": side, "turns": whole(value["turns"], f"{where} turns", 0, 3)}


def _rounds(contents: Contents, seats: int, value: object) -> list[list[str]]:
    wanted = contents.rounds[seats]
    if not isinstance(value, list) or len(value) != wanted:
        raise SetupError(f"rounds: a list of {wanted} rounds is needed")
    rounds = [_cards(contents, seats, cards, f"rounds {number}") for number, cards in enumerate(value, start=1)]
    face = beyond_box([card for cards in rounds for card in cards])
    if face is not None:
        raise SetupError(f"rounds: more cards {face} than the {COPIES[face]} of the box")
    return rounds


def _cards(contents: Contents, seats: int, value: object, where: str) -> list[str]:
    wanted = contents.laid_out[seats]
    if not isinstance(value, list) or len(value) != wanted:
        raise SetupError(f"{where}: a list of {wanted} cards is needed")
    for card in value:
        if not isinstance(card, str) or card not in COPIES:
            raise SetupError(f"{where}: there is no card {card!r}")
    return list(value)


def _ecosystems(contents: Contents, options: Options, value: object) -> list[int]:
    wanted = contents.modes[options["mode"]].ecosystems
    if not isinstance(value, list) or len(value) != wanted:
        raise SetupError(f"ecosystems: a list of {wanted} cards is needed")
    for number in value:
        if isinstance(number, bool) or not isinstance(number, int) or number not in contents.ecosystems:
            raise SetupError(f"ecosystems: there is no card {number!r}")
    if len(set(value)) < wanted:
        raise SetupError("ecosystems: no card comes twice")
    return list(value)
