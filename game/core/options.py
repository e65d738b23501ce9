"""The choices made before the deal, checked: option values and the number of seats."""

from collections.abc import Mapping

from game.core.errors import OptionError
from game.core.protocol import AnyGame, Options


def fill(game: AnyGame, options: Mapping[str, object]) -> Options:
    """Every option of the game in its own order, defaults filled in; `OptionError` names option and value."""
    known = {option.name: option.values for option in game.options()}
    for name, value in options.items():
        if name not in known:
            raise OptionError(f"{game.name} has no option {name!r}; it has {_listed(known) or 'none'}")
        if not isinstance(value, str) or value not in known[name]:
            raise OptionError(f"option {name} can't be {value!r}; it can be {_listed(known[name])}")
    return {name: str(options.get(name, values[0])) for name, values in known.items()}


def check_seats(game: AnyGame, seats: object) -> int:
    """The number of seats, if the game can be played by so many, else `OptionError`."""
    least, most = game.seats
    if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
        allowed = str(least) if least == most else f"{least} to {most}"
        raise OptionError(f"{game.name} is for {allowed} seats, not {seats!r}")
    return seats


def _listed(words: Mapping[str, object] | tuple[str, ...]) -> str:
    return ", ".join(words)
