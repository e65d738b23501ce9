"""Reading setups from outside: what every game asks of their keys and numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.errors import SetupError


def fields(value: object, names: Sequence[str]) -> Mapping[str, Any]:
    """The value if it is an object with exactly these keys, or an empty one; else `SetupError` naming the key."""
    if not isinstance(value, Mapping):
        raise SetupError(f"a setup is an object, not {value!r}")
    for key in value:
        if key not in names:
            raise SetupError(f"there is no {key!r} in a setup; it is empty or has {', '.join(names)}")
    for key in names if value else ():
        if key not in value:
            raise SetupError(f"the setup lacks {key!r}")
    return value


def whole(value: object, where: str, least: int, most: int) -> int:
    """A whole number in that range; a boolean is none."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise SetupError(f"{where}: a whole number from {least} to {most}, not {value!r}")
    return value
