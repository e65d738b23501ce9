"""Pictures from the assets folder, at the display's scale: loaded when first asked for, kept while there is room.

Baked pictures come at scale 1 and 2. The smallest set that need not be enlarged is read and scaled down once; SVG files
are rasterised at the exact size. All facts are logical pixels; everything handed out is real pixels.
Surfaces are shared: copy one before changing it.
"""

from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec
import pygame

from .shelf import Shelf, scaled_bound

LIMIT, FINER = 18 * 2**20, 14 * 2**20
"""Bytes of finished pictures kept, and how many more for each time scale 1 has the pixels: all that a table shows."""
RGB = tuple[int, int, int] | tuple[int, int, int, int]
Pair = tuple[float, float]


class AssetError(ValueError):
    """A picture that isn't there or can't be read."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the manifest tells of one baked picture, in logical pixels; the note is for people."""

    size: Pair
    note: str = ""
    anchor: Pair | None = None
    """The point that goes on the named place."""
    at: Pair | None = None
    """Where the upper left corner lies in the 1920x1080 layout (letters: from the word's corner)."""
    slice: float | None = None
    pad: float = 0.0
    radius: float | None = None
    diameter: float | None = None
    lift: float | None = None
    frames: int = 1
    frame: float | None = None
    camera: tuple[float, float, float, float, float, float] | None = None
    cells: dict[str, tuple[float, float, float, float]] | None = None
    hollows: dict[str, tuple[float, float, float]] | None = None
    bowl: tuple[float, float, float, float] | None = None
    rows: tuple[tuple[float, float, float, float], ...] | None = None
    pitch: float | None = None
    square: float | None = None
    seamless: str | None = None
    row_shift: float | None = None


class _Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    scales: tuple[float, ...]
    files: dict[str, Facts]


class Sprite(NamedTuple):
    """A picture and the point of it that goes on a place."""

    image: pygame.Surface
    ax: float
    ay: float

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Where its upper left corner goes when its anchor lies on that point."""
        return round(x - self.ax), round(y - self.ay)


class Assets:
    """The pictures of one folder at one scale (real pixels per logical pixel)."""

    def __init__(self, folder: Path, scale: float = 1.0, limit: int | None = None) -> None:
        """`limit` is in bytes; by default it grows with the scale."""
        self._folder = folder
        self._scale = scale
        self._limit = limit
        self._shelf = Shelf(self._bound())
        self._shapes: dict[str, float] = {}
        self._manifest = _read_manifest(folder / "baked" / "manifest.json")
        self._files = {str(PurePosixPath(file).with_suffix("")): file for file in self._manifest.files}
        self._families = _families(self._files)
        self._converted = False

    @property
    def scale(self) -> float:
        """Real pixels per logical pixel."""
        return self._scale

    @property
    def held(self) -> int:
        """Bytes of the pictures kept now."""
        return self._shelf.bytes

    def rescale(self, scale: float) -> None:
        """Draw for another scale from now on; what was kept for the old one is dropped."""
        if scale != self._scale:
            self._scale = scale
            self.clear()
            self._shelf.limit = self._bound()

    def _bound(self) -> int:
        return self._limit if self._limit is not None else scaled_bound(LIMIT, FINER, self._scale)

    def clear(self) -> None:
        """Keep nothing."""
        self._shelf.clear()

    def turn(self) -> None:
        """Another scene is shown: what it doesn't ask for may go."""
        self._shelf.turn()

    def facts(self, name: str) -> Facts:
        """The manifest's entry of a baked picture; AssetError for an unknown name."""
        return self._manifest.files[self._file(name)]

    def px(self, logical: float) -> int:
        """A length in real pixels."""
        return round(logical * self._scale)

    def image(self, name: str) -> pygame.Surface:
        """A baked picture at this scale."""
        return self._kept(("image", name), lambda: self._scaled(name, self._scale))

    def sprite(self, name: str) -> Sprite:
        """A baked picture with its anchor (its middle where it has none)."""
        surface = self.image(name)
        anchor = self.facts(name).anchor
        if anchor is None:
            return Sprite(surface, surface.get_width() / 2, surface.get_height() / 2)
        return Sprite(surface, anchor[0] * self._scale, anchor[1] * self._scale)

    def frames(self, name: str) -> list[pygame.Surface]:
        """All frames of a strip at this scale."""
        count = self.facts(name).frames
        return [
            self._kept(("frame", name, i), lambda i=i: self._frame(name, i, self._scale))  # type: ignore[misc]
            for i in range(count)
        ]

    def scaled(self, family: str, radius_px: float, frame: int = 0) -> Sprite:
        """A round piece at a radius in real pixels, from the next larger picture of `family` (`pylos/ball_light`).

        Frames wrap round, so any variant number will do. Radii are rounded to half a pixel.
        """
        radius = max(0.5, round(radius_px * 2) / 2)
        name, part = self._member(family, radius)
        facts = self.facts(name)
        frame %= facts.frames
        surface = self._kept(("round", name, radius, frame), lambda: self._frame(name, frame, part))
        anchor = facts.anchor or (facts.size[0] / facts.frames / 2, facts.size[1] / 2)
        return Sprite(surface, anchor[0] * part, anchor[1] * part)

    def pad(self, name: str) -> int:
        """Real pixels a nine-patch reaches over its item on every side: draw it at (x - pad, y - pad)."""
        return self.px(self.facts(name).pad)

    def nine(self, name: str, w_px: int, h_px: int) -> pygame.Surface:
        """A nine-patch for an item of w x h real pixels; the surface is larger by `pad` on every side."""
        return self._kept(("nine", name, w_px, h_px), lambda: self._nine(name, w_px, h_px))

    def patched(self, name: str, w_px: int, h_px: int) -> pygame.Surface:
        """Like `nine`, but yours alone and not kept."""
        return self._nine(name, w_px, h_px)

    def svg(self, name: str, w_px: int, h_px: int, tint: RGB | None = None) -> pygame.Surface:
        """A drawing (`icons/play`) at exactly that size, centred if its shape differs; white ones take a tint."""
        key = ("svg", name, w_px, h_px, None if tint is None else tuple(tint))
        return self._kept(key, lambda: self._drawing(name, w_px, h_px, tint))

    def fitted(self, name: str, w_px: int, h_px: int) -> pygame.Surface:
        """A baked picture stretched to exactly that size (cloth, sheen), kept."""
        return self._kept(("fitted", name, w_px, h_px), lambda: self.stretched(name, w_px, h_px))

    def stretched(self, name: str, w_px: int, h_px: int) -> pygame.Surface:
        """Like `fitted`, but yours alone and not kept: for screen-sized pictures."""
        size = self.facts(name).size
        source, _ = self._source(name, max(w_px / size[0], h_px / size[1]))
        wanted = (max(1, w_px), max(1, h_px))
        return source if source.get_size() == wanted else pygame.transform.smoothscale(source, wanted)

    def loose(self, name: str) -> pygame.Surface:
        """Like `image`, but yours alone and not kept."""
        return self._scaled(name, self._scale)

    def shape(self, name: str) -> float:
        """Width of a drawing for each unit of its height."""
        path = self._folder / "svg" / f"{name}.svg"
        if name not in self._shapes:
            try:
                box = path.read_text(encoding="utf-8").split('viewBox="')[1].split('"')[0].split()
                self._shapes[name] = float(box[2]) / float(box[3])
            except (OSError, IndexError, ValueError, ZeroDivisionError) as problem:
                raise AssetError(f"{path}: no viewBox ({problem})") from problem
        return self._shapes[name]

    def _file(self, name: str) -> str:
        try:
            return self._files[name]
        except KeyError:
            raise AssetError(f"no baked picture {name!r}") from None

    def _kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """From the shelf; pictures loaded before there was a display are made again in its format."""
        if not self._converted and pygame.display.get_surface() is not None:
            self._shelf.clear()
            self._converted = True
        return self._shelf.get(key, make)

    def _source(self, name: str, scale: float) -> tuple[pygame.Surface, float]:
        """The picture as stored, from the smallest set that is at least that large, and its scale."""
        stored = self._stored(scale)
        path = self._folder / "baked" / f"{stored:g}x" / self._file(name)
        try:
            return _converted(pygame.image.load(path)), stored
        except (OSError, pygame.error) as problem:
            raise AssetError(f"{path}: {problem}") from problem

    def _stored(self, scale: float) -> float:
        """The smallest stored scale that need not be enlarged, else the largest there is."""
        return min((s for s in self._manifest.scales if s >= scale - 1e-6), default=max(self._manifest.scales))

    def _scaled(self, name: str, scale: float) -> pygame.Surface:
        source, stored = self._source(name, scale)
        return _resized(source, scale / stored)

    def _frame(self, name: str, index: int, scale: float) -> pygame.Surface:
        stored = self._stored(scale)
        strip = self._shelf.get(("strip", name, stored), lambda: self._source(name, stored)[0])
        width = strip.get_width() // self.facts(name).frames
        return _resized(strip.subsurface((index * width, 0, width, strip.get_height())).copy(), scale / stored)

    def _member(self, family: str, radius_px: float) -> tuple[str, float]:
        """The family's picture to take for a radius in pixels, and the scale to draw it at."""
        members = self._families.get(family)
        if not members:
            raise AssetError(f"no baked pictures {family}_r<radius>")
        fine = max(1.0, self._scale)
        large = [member for member in members if member[0] * fine >= radius_px]
        radius, name = min(large) if large else max(members)
        return name, radius_px / radius

    def _nine(self, name: str, w: int, h: int) -> pygame.Surface:
        facts = self.facts(name)
        if facts.slice is None:
            raise AssetError(f"{name!r} is no nine-patch")
        pad = self.pad(name)
        return nine_patch(self.image(name), self.px(facts.slice), max(1, w + 2 * pad), max(1, h + 2 * pad))

    def _drawing(self, name: str, w: int, h: int, tint: RGB | None) -> pygame.Surface:
        path = self._folder / "svg" / f"{name}.svg"
        w, h = max(1, w), max(1, h)
        try:
            drawn = pygame.image.load_sized_svg(path, (w, h))
        except (OSError, pygame.error) as problem:
            raise AssetError(f"{path}: {problem}") from problem
        out = pygame.Surface((w, h), pygame.SRCALPHA)
        out.blit(drawn, ((w - drawn.get_width()) // 2, (h - drawn.get_height()) // 2))
        if tint is not None:
            out.fill((*tint[:3], 255), special_flags=pygame.BLEND_RGB_MULT)
        return _converted(out)


def _read_manifest(path: Path) -> _Manifest:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Manifest)
    except (OSError, msgspec.MsgspecError) as problem:
        raise AssetError(f"{path}: {problem}") from problem


def _families(files: Mapping[str, str]) -> dict[str, list[tuple[float, str]]]:
    """Names that end in `_r<number>`, by what stands before it."""
    found: dict[str, list[tuple[float, str]]] = {}
    for name in files:
        family, _, radius = name.rpartition("_r")
        if radius.isdigit():
            found.setdefault(family, []).append((float(radius), name))
    return found


def _converted(surface: pygame.Surface) -> pygame.Surface:
    """In the display's format, or any 32-bit one before there is a display."""
    if pygame.display.get_surface() is None:
        return surface
    return surface.convert_alpha() if surface.get_masks()[3] else surface.convert()


def _resized(surface: pygame.Surface, factor: float) -> pygame.Surface:
    """The surface times a factor, smooth."""
    w, h = surface.get_size()
    size = max(1, round(w * factor)), max(1, round(h * factor))
    return surface if size == (w, h) else pygame.transform.smoothscale(surface, size)


def nine_patch(source: pygame.Surface, cut: int, w: int, h: int) -> pygame.Surface:
    """The corners of `cut` pixels as they are (smaller on small things), everything between stretched to w x h."""
    sw, sh = source.get_size()
    cut = min(cut, (sw - 1) // 2, (sh - 1) // 2)
    cx, cy = min(cut, w // 2), min(cut, h // 2)
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    columns = ((0, cx, 0, cx), (cut, sw - cut, cx, w - cx), (sw - cx, sw, w - cx, w))
    rows = ((0, cy, 0, cy), (cut, sh - cut, cy, h - cy), (sh - cy, sh, h - cy, h))
    for sx0, sx1, dx0, dx1 in columns:
        for sy0, sy1, dy0, dy1 in rows:
            if dx1 > dx0 and dy1 > dy0 and sx1 > sx0 and sy1 > sy0:
                part = source.subsurface((sx0, sy0, sx1 - sx0, sy1 - sy0))
                out.blit(_stretched(part, (dx1 - dx0, dy1 - dy0)), (dx0, dy0))
    return _converted(out)


def _stretched(part: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return part if part.get_size() == size else pygame.transform.smoothscale(part, size)
