"""The theme: colours, type, space, shadows and motion as read from `theme.toml`, checked and typed."""

from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import tomli

EaseName = Literal["linear", "out", "inout", "settle", "bounce"]
Weight = Literal["Regular", "SemiBold", "ExtraBold", "Black"]
Mark = Literal["circle", "triangle", "square", "diamond", "star"]
FLOOR = 28
"""No text is smaller (logical pixels)."""


class ThemeError(ValueError):
    """A theme that can't be used: names the file, the key and the reason."""


class Colour(NamedTuple):
    """Red, green, blue and opacity, 0 to 255; pygame takes it wherever it takes a colour."""

    r: int
    g: int
    b: int
    a: int = 255

    def faded(self, opacity: float) -> "Colour":
        """The same colour at a part (0 to 1) of its opacity."""
        return self._replace(a=round(self.a * min(1.0, max(0.0, opacity))))

    def mixed(self, other: "Colour", part: float) -> "Colour":
        """This colour with a part (0 to 1) of another in it."""
        return Colour(*(round(a + (b - a) * part) for a, b in zip(self, other, strict=True)))

    @property
    def luminance(self) -> float:
        """Relative luminance after WCAG, 0 (black) to 1 (white)."""
        parts = [v / 255 for v in self[:3]]
        linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio after WCAG, 1 to 21; both taken as opaque."""
    dark, light = sorted((one.luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; every key must be there and no other."""


class SeatLook(_Part, frozen=True):
    """A seat's colour, its mark, and the mark's colour on the badge."""

    colour: Colour
    mark: Mark
    on: Colour


class Colours(_Part, frozen=True):
    """Every colour by its use; `accent`, `legal` and `pieces` (a game's own, by name) by game, `seat` in seat order."""

    table: tuple[Colour, Colour, Colour, Colour]
    paper: Colour
    paper_focus: Colour
    paper_bot: Colour
    ink: Colour
    ink_2: Colour
    ink_icon: Colour
    smoke: Colour
    smoke_menu: Colour
    smoke_line_top: Colour
    smoke_line_bottom: Colour
    cream: Colour
    cream_2: Colour
    cream_3: Colour
    line_paper: Colour
    shadow: Colour
    shadow_piece: Colour
    focus: Colour
    focus_top: Colour
    focus_bottom: Colour
    focus_dark: Colour
    focus_glow: Colour
    ready: Colour
    on_ready: Colour
    veil: Colour
    dim_levels: Colour
    dim_picture: Colour
    dim: Colour
    lamp: Colour
    accent: dict[str, Colour]
    legal: dict[str, Colour]
    pieces: dict[str, dict[str, Colour]]
    seat: tuple[SeatLook, SeatLook, SeatLook, SeatLook, SeatLook]


class HighContrast(_Part, frozen=True):
    """What high contrast replaces."""

    smoke: Colour
    smoke_menu: Colour
    ink_2: Colour
    cream_2: Colour
    cream_3: Colour
    legal_line: float


class Role(_Part, frozen=True):
    """A size in logical pixels and a weight of the one family."""

    size: int
    weight: Weight

    def __post_init__(self) -> None:
        """Refuse sizes under the floor."""
        if self.size < FLOOR:
            raise ValueError(f"size {self.size} is under the floor of {FLOOR}")


class Type(_Part, frozen=True):
    """Roles of text."""

    line_height: float
    wordmark: Role
    screen: Role
    game: Role
    number: Role
    focused: Role
    name: Role
    item: Role
    who: Role
    body: Role
    tagline: Role
    second: Role
    strong: Role
    small: Role
    small_strong: Role


class Space(_Part, frozen=True):
    """Distances; `safe` is x, y, w, h on the 1920x1080 canvas."""

    grid: float
    safe: tuple[float, float, float, float]
    cards: float
    panels: float
    inner: float
    edge: float


class Radius(_Part, frozen=True):
    """Radii of corners."""

    panel: float
    card: float
    window: float
    window_small: float
    square: float
    bar: float


class Line(_Part, frozen=True):
    """Widths of lines."""

    focus: float
    focus_dark: float
    focus_gap: float
    legal: float
    legal_dark: float
    hairline: float
    rule: float
    accent: float


class Lift(_Part, frozen=True):
    """How high things float over the table."""

    lying: float
    bubble: float
    focused: float
    flight: float


class Cast(NamedTuple):
    """One shadow: offset and sigma in logical pixels, opacity 0 to 1."""

    x: float
    y: float
    blur: float
    alpha: float


class Shadow(_Part, frozen=True):
    """A shadow that moves with the lift: pairs of a value and its growth for each pixel of lift."""

    x: tuple[float, float]
    y: tuple[float, float]
    blur: tuple[float, float]
    alpha: tuple[float, float]

    def at(self, lift: float) -> Cast:
        """The shadow of a thing at that lift."""
        x, y, blur, alpha = (start + growth * lift for start, growth in (self.x, self.y, self.blur, self.alpha))
        return Cast(x, y, blur, min(1.0, max(0.0, alpha)))


class Shadows(_Part, frozen=True):
    """Every raised thing has both."""

    contact: Shadow
    soft: Shadow


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How something moves: duration, easing, delay from one thing to the next (ms), way (logical px)."""

    ms: int
    ease: EaseName
    step: int = 0
    travel: float = 0.0


class Motion(_Part, frozen=True):
    """Durations and easings at normal speed; `game` holds each game's own by name."""

    reduced_fade: int
    focus_ring: Move
    lift: Move
    sink: Move
    press: Move
    slide_off: Move
    slide_on: Move
    panel: Move
    letter: Move
    ribbon: Move
    card_width: Move
    card_turn: Move
    badge_stamp: Move
    pip: Move
    count_up: Move
    win_hop: Move
    win_lamp: Move
    blink: Move
    game: dict[str, dict[str, Move]]


class Theme(_Part, frozen=True):
    """The whole look."""

    colour: Colours
    high_contrast: HighContrast
    type: Type
    space: Space
    radius: Radius
    line: Line
    lift: Lift
    shadow: Shadows
    motion: Motion

    def contrasting(self) -> "Theme":
        """The theme of high contrast mode."""
        high = msgspec.structs.asdict(self.high_contrast)
        line = msgspec.structs.replace(self.line, legal=high.pop("legal_line"))
        colour = msgspec.structs.replace(self.colour, **high)
        return msgspec.structs.replace(self, colour=colour, line=line)


def load_theme(path: Path) -> Theme:
    """The theme of a file; ThemeError names file, key and reason."""
    try:
        data = tomli.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(_coloured(data, "$"), Theme)
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError, msgspec.ValidationError, ThemeError) as problem:
        raise ThemeError(f"{path}: {problem}") from problem


def _coloured(value: Any, key: str) -> Any:
    """The same data with every `#RRGGBB` and `#RRGGBBAA` read as numbers."""
    if isinstance(value, dict):
        return {name: _coloured(inner, f"{key}.{name}") for name, inner in value.items()}
    if isinstance(value, list):
        return [_coloured(inner, f"{key}[{i}]") for i, inner in enumerate(value)]
    if isinstance(value, str) and value.startswith("#"):
        digits = value[1:]
        if len(digits) not in (6, 8) or not all(c in "0123456789abcdefABCDEF" for c in digits):
            raise ThemeError(f"{value!r} is no colour, write #RRGGBB or #RRGGBBAA - at `{key}`")
        return Colour(*bytes.fromhex(digits))
    return value
