"""The player's settings: a TOML file in which one bad value costs that value alone."""

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_type_hints

import msgspec
import tomli
import tomli_w

from game.play.files import Trouble, copy_aside, write_whole

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Controls = dict[str, tuple[str, ...]]
"""The controls of each wish that a player gave others."""


class Settings(msgspec.Struct, frozen=True):
    """Everything a player can set; the defaults suit a sofa and a television."""

    master_volume: Share = 1.0
    effects_volume: Share = 1.0
    music_volume: Share = 0.6
    language: str = ""
    """A code of `game.words.languages`; empty for the system's language."""
    text_scale: Annotated[float, msgspec.Meta(ge=1, le=2)] = 1.0
    animation: float = 1.0
    """Speed of animations, one of `ANIMATIONS`; 0 means none."""
    reduced_motion: bool = False
    bot_pace: float = 0.5
    """Seconds before a bot's move, one of `PACES`."""
    full_screen: bool = True
    display: Annotated[int, msgspec.Meta(ge=0)] = 0
    high_contrast: bool = False
    dead_zone: Annotated[float, msgspec.Meta(ge=0.1, le=0.6)] = 0.25
    rumble: Share = 1.0
    """Strength; 0 is off."""
    rumble_turn: bool = True
    """Whether a pad of one's own shakes when it is one's turn, among several people."""
    confirm_moves: bool = False
    swap_confirm: bool = False
    """Whether confirm and back change places on gamepads."""
    glyphs: Literal["auto", "xbox", "playstation", "nintendo", "neutral"] = "auto"
    scanning: float = 0.0
    """Seconds a step of one-switch scanning, 1 to 3; 0 is off."""
    mm_per_px: Annotated[float, msgspec.Meta(gt=0, le=10)] = 0.277
    """Millimetres a pixel of the display."""
    turn: Literal[0, 90, 180, 270] = 0
    framebuffer: Literal["auto", "on", "off"] = "auto"
    """Whether SDL may present the window with the graphics card."""
    show_legal: bool = True
    show_last: bool = True
    keyboard: Controls = {}
    """By the keys' places (scancodes), whatever is printed on them."""
    bindings: dict[str, Controls] = {}
    """By the GUID of a pad."""


ANIMATIONS = (0.0, 0.5, 1.0, 2.0, 4.0)
PACES = (0.0, 0.5, 1.0, 2.0)


class Rule(NamedTuple):
    """A limit that types can't say."""

    holds: Callable[[Any], bool]
    words: str


_RULES: Mapping[str, Rule] = {
    "animation": Rule(lambda speed: speed in ANIMATIONS, f"one of {', '.join(map(str, ANIMATIONS))}"),
    "bot_pace": Rule(lambda seconds: seconds in PACES, f"one of {', '.join(map(str, PACES))}"),
    "scanning": Rule(lambda seconds: seconds == 0 or 1 <= seconds <= 3, "0 or from 1 to 3"),
}

Check: TypeAlias = Callable[[Any], tuple[Any, list[str]]]
"""What can be used of a value, and what of it can't: each with its place in the value and the reason."""

_FINITE = Rule(lambda value: not isinstance(value, float) or math.isfinite(value), "a finite number")

_TYPES: Mapping[str, Any] = get_type_hints(Settings, include_extras=True)
_DEFAULTS = Settings()


class SettingsFile:
    """The settings of one file. Nothing in the file, and nothing the disk does, makes a method raise.

    `troubles` names every value that fell back to its default; a copy of the file as it was is then kept beside it,
    and the file is put right. `why` is the system's word for why the last `keep` reached memory only.
    `checks` know more than types do about what some settings may be.
    """

    def __init__(self, path: Path, checks: Mapping[str, Check] = MappingProxyType({})) -> None:
        self.path = path
        self.troubles: list[Trouble] = []
        self.why: str | None = None
        self._table = self._read()
        faults: list[str] = []
        self.settings = _checked(_settings(self._table, faults), checks, faults)
        if faults:
            self._report(faults)
        if any(trouble.kept != path for trouble in self.troubles):
            self.keep(self.settings)

    def keep(self, settings: Settings) -> None:
        """Make these the settings and write them, with whatever else the file held."""
        self.settings = settings
        self._table.update(msgspec.to_builtins(settings))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, tomli_w.dumps(self._table).encode())
            self.why = None
        except OSError as error:
            self.why = str(error)

    def _read(self) -> dict[str, Any]:
        try:
            return tomli.loads(self.path.read_bytes().decode())
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            self._report([str(error)])
            return {}

    def _report(self, faults: list[str]) -> None:
        kept = copy_aside(self.path)
        self.troubles += [Trouble(self.path, fault, kept) for fault in faults]


def _settings(table: Mapping[str, Any], faults: list[str]) -> Settings:
    """The settings a table holds; each value that is none is named in `faults` and replaced by its default."""
    return Settings(
        **{
            key: _value((key,), table[key], kind, getattr(_DEFAULTS, key), faults)
            for key, kind in _TYPES.items()
            if key in table
        }
    )


def _checked(settings: Settings, checks: Mapping[str, Check], faults: list[str]) -> Settings:
    for name, check in checks.items():
        value, wrong = check(getattr(settings, name))
        faults += [f"{name}.{fault}" for fault in wrong]
        settings = msgspec.structs.replace(settings, **{name: value})
    return settings


def _value(place: tuple[str, ...], value: object, kind: Any, default: Any, faults: list[str]) -> Any:
    """The value as its type wants it, else the default; tables are looked through entry by entry."""
    inner = _inner(kind)
    if inner is not None and isinstance(value, dict):
        kept = {key: _value((*place, key), entry, inner, None, faults) for key, entry in value.items()}
        return {key: entry for key, entry in kept.items() if entry is not None}
    try:
        found = msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        faults.append(f"{'.'.join(place)}: {error}")
        return default
    rule = _RULES.get(place[0], _FINITE)
    if rule.holds(found):
        return found
    faults.append(f"{'.'.join(place)}: must be {rule.words}, not {found}")
    return default


def _inner(kind: Any) -> Any:
    """What a table's entries must be, None for what is no table."""
    return kind.__args__[1] if getattr(kind, "__origin__", None) is dict else None
