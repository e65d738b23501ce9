"""A kiosk's one file of settings: what is offered to whom, for how long, how loud, and how staff leave."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import tomli

from game.core.errors import RulesError
from game.play.kiosk.hours import Hours, parse_hours

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Names = Annotated[list[str], msgspec.Meta(min_length=1)]
_PIN = re.compile("([0-9]{4,8})?")
_PLACE = re.compile(r"(?P<reason>.*) - at `\$\.?(?P<place>.*)`")


class KioskError(RulesError):
    """A kiosk's file that can't be used: names file, place and reason."""


class IdleTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds without an action before the warning comes, and how long it stays before the machine is free again."""

    menu: Annotated[float, msgspec.Meta(ge=10, le=3600)] = 60.0
    table: Annotated[float, msgspec.Meta(ge=10, le=3600)] = 180.0
    warning: Annotated[float, msgspec.Meta(ge=5, le=300)] = 20.0


class KioskConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file; every key may be left out."""

    games: Names | None = None
    """What visitors can play, in this order; None for everything there is."""
    attract: list[str] | None = None
    """What bots play while nobody is there; None for what visitors can play."""
    languages: Names | None = None
    """What visitors can choose from, the first being what they find; None for all, the system's first."""
    pin: str = ""
    """Four to eight digits that staff type to leave; empty for no such way."""
    corners: bool = True
    """Whether holding two corners one after the other leaves without the PIN."""
    volume: Share = 0.7
    """Nothing gets louder than this part."""
    attract_sound: bool = False
    """Whether the games that bots show can be heard."""
    profiles: bool = False
    """Whether solved puzzles and lessons taken stay for the next visitor."""
    resume_minutes: Annotated[float, msgspec.Meta(ge=0, le=1440)] = 30.0
    """How long a game that was left can be resumed."""
    quiet: list[str] = []
    """Hours such as "22:00-07:30" without sound and with less light."""
    idle: IdleTimes = IdleTimes()

    def quiet_hours(self) -> Sequence[Hours]:
        """`quiet` as spans of a day."""
        return [parse_hours(text) for text in self.quiet]


def read_config(path: Path, games: Collection[str], languages: Collection[str]) -> KioskConfig:
    """The file, checked against the games and languages there are; `KioskError` names file, place and reason."""
    try:
        table = tomli.loads(path.read_bytes().decode())
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise KioskError(f"{path}: {reason or error}") from None
    try:
        config = msgspec.convert(table, KioskConfig)
    except msgspec.ValidationError as error:
        raise KioskError(f"{path}: {_placed(str(error))}") from None
    for fault in _faults(config, games, languages):
        raise KioskError(f"{path}: {fault}")
    return config


def _placed(message: str) -> str:
    """msgspec's message with the place in front."""
    found = _PLACE.fullmatch(message)
    return f"{found['place']}: {found['reason']}" if found else message


def _faults(config: KioskConfig, games: Collection[str], languages: Collection[str]) -> list[str]:
    """What types can't say."""
    faults = []
    for place, names, known, what in (
        ("games", config.games, games, "game"),
        ("attract", config.attract, games, "game"),
        ("languages", config.languages, languages, "language"),
    ):
        for number, name in enumerate(names or ()):
            if name not in known:
                faults.append(f"{place}[{number}]: there is no {what} {name!r} here; there are {', '.join(known)}")
            elif name in (names or ())[:number]:
                faults.append(f"{place}[{number}]: {name!r} stands there twice")
    if _PIN.fullmatch(config.pin) is None:
        faults.append("pin: must be 4 to 8 digits")
    return faults + [f"quiet[{number}]: {why}" for number, text in enumerate(config.quiet) if (why := _no_hours(text))]


def _no_hours(text: str) -> str:
    """What is wrong with a span of hours, or nothing."""
    try:
        parse_hours(text)
    except ValueError as error:
        return str(error)
    return ""
