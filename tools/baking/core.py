"""Colours, noise, blur, SVG rasterising and a small supersampled canvas.

Units: every length is a *logical* pixel (1920x1080). A canvas holds ``k`` real pixels per logical one: the output scale
times ``SS``. ``Canvas.done`` reduces it, so every sprite is drawn at least twice as fine as it is shipped.
"""
# ruff: noqa: E501  (SVG markup reads better unbroken)

from __future__ import annotations

import io
import json
import math
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from numpy.typing import NDArray
from PIL import Image

SS = 2
Array = NDArray[np.floating]
Rng = np.random.Generator
Ramp = Sequence[tuple[float, str]]
Stop = tuple[float, str, float]
Box = tuple[float, float, float, float]

INK, PAPER, CREAM, FOCUS, FOCUS_DARK = "#2A211B", "#F6EBD7", "#F6EBD7", "#FFD54A", "#1A120C"
SHADOW, PIECE_SHADOW = "#0A0502", "#080301"
ACCENTS = {
    "pylos": "#E0A03B",
    "yoxii": "#2FA37C",
    "help_me": "#B05C9E",
    "hutan": "#5FA845",
    "monster_baby_rescue": "#7E68D0",
}
SEATS = ("#0072B2", "#D55E00", "#009E73", "#F0E442", "#CC79A7")
SEAT_NAMES = ("circle", "triangle", "square", "diamond", "star")


def rgb(colour: str) -> tuple[int, int, int]:
    """``#RRGGBB`` to three numbers."""
    c = colour.lstrip("#")
    return int(c[0:2], 16), int(c[2:4], 16), int(c[4:6], 16)


def to_hex(values: Sequence[float]) -> str:
    """Three numbers (clamped to 0..255) to ``#RRGGBB``."""
    return "#" + "".join(f"{int(min(255, max(0, v))):02X}" for v in values[:3])


def lighten(colour: str, t: float) -> str:
    """Mix ``t`` of white in."""
    return to_hex([v + (255 - v) * t for v in rgb(colour)])


def shade(colour: str, f: float) -> str:
    """Multiply the brightness by ``f``."""
    return to_hex([v * f for v in rgb(colour)])


# ---------------------------------------------------------------- noise
def cells(h: int, w: int, cy: float, cx: float, rng: Rng, wrap: bool = False) -> Array:
    """Smooth value noise, one random value per ``cy`` x ``cx`` pixels; with ``wrap`` it repeats without a seam."""
    if wrap:
        ny, nx = max(2, round(h / cy)), max(2, round(w / cx))
        grid = np.pad(rng.standard_normal((ny, nx)).astype(np.float32), 2, mode="wrap")
        box = (2.0, 2.0, nx + 2.0, ny + 2.0)
        return np.asarray(Image.fromarray(grid).resize((w, h), Image.Resampling.BICUBIC, box=box))
    grid = rng.standard_normal((int(h / cy) + 4, int(w / cx) + 4)).astype(np.float32)
    size = (int(grid.shape[1] * cx) + 1, int(grid.shape[0] * cy) + 1)
    big = np.asarray(Image.fromarray(grid).resize(size, Image.Resampling.BICUBIC))
    oy, ox = int(rng.integers(0, max(1, int(cy)))), int(rng.integers(0, max(1, int(cx))))
    return big[oy : oy + h, ox : ox + w]


def grain(h: int, w: int, seed: int, k: float) -> Array:
    """Wood grain along x, about -1..1: growth lines sharp on one side, pores and hairs. ``k`` = real pixels per unit."""
    rng = np.random.default_rng(seed)
    big, mid = cells(h, w, 190 * k, 900 * k, rng), cells(h, w, 30 * k, 420 * k, rng)
    fine, hair = cells(h, w, 3.0 * k, 150 * k, rng), cells(h, w, 1.1 * k, 70 * k, rng)
    pore = cells(h, w, 1.0 * k, 17 * k, rng)
    phase = np.arange(h, dtype=np.float32)[:, None] / (17 * k) + big * 3.1 + mid * 0.42 + fine * 0.05
    f = phase - np.floor(phase)
    line = f**5 * np.clip((1 - f) / 0.10, 0, 1)
    g = 0.16 + 0.182 * mid + 0.12 * big - 0.95 * line + 0.10 * fine + 0.10 * hair - 0.42 * np.clip(pore - 1.35, 0, 1)
    return g.astype(np.float32)


def ramp(t: Array, stops: Ramp) -> Array:
    """Map values to colours through a ramp of ``(value, colour)``."""
    xs = [s[0] for s in stops]
    cols = [rgb(s[1]) for s in stops]
    t = np.clip(t, 0, 1)
    return np.stack([np.interp(t, xs, [c[i] for c in cols]) for i in range(3)], -1).astype(np.float32)


def grid(h: int, w: int) -> tuple[Array, Array]:
    """Relative coordinates 0..1: (down, across)."""
    return (np.arange(h, dtype=np.float32) / max(1, h))[:, None], (np.arange(w, dtype=np.float32) / max(1, w))[None]


def blur(a: Array, sigma: float) -> Array:
    """Gaussian blur of a 2-D array; wide ones are worked out on a reduced copy."""
    if sigma < 0.3:
        return a
    q = max(1, int(sigma / 3))
    h, w = a.shape
    if q > 1:
        hh, ww = math.ceil(h / q) * q, math.ceil(w / q) * q
        small = np.pad(a, ((0, hh - h), (0, ww - w))).reshape(hh // q, q, ww // q, q).mean((1, 3))
        out = Image.fromarray(blur(small.astype(np.float32), sigma / q)).resize((ww, hh), Image.Resampling.BICUBIC)
        return np.asarray(out)[:h, :w]
    r = math.ceil(sigma * 3)
    taps = np.exp(-0.5 * (np.arange(-r, r + 1) / sigma) ** 2)
    taps /= taps.sum()
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (r, r)
        p = np.pad(a, pad)
        n = a.shape[axis]
        a = sum(t * (p[i : i + n] if axis == 0 else p[:, i : i + n]) for i, t in enumerate(taps)).astype(np.float32)
    return a


# ---------------------------------------------------------------- images
def image(colour: Array, alpha: Array | None = None) -> Image.Image:
    """Float colours 0..255 and alpha 0..255 to an RGBA picture."""
    a = np.full(colour.shape[:2], 255.0, np.float32) if alpha is None else alpha
    h, w = min(colour.shape[0], a.shape[0]), min(colour.shape[1], a.shape[1])
    data = np.dstack([colour[:h, :w], a[:h, :w]])
    return Image.fromarray(np.clip(data + 0.5, 0, 255).astype(np.uint8), "RGBA")


def alpha_of(im: Image.Image) -> Array:
    """The alpha channel as floats 0..255."""
    return np.asarray(im.getchannel("A")).astype(np.float32)


def masked(colour: Array, mask: Image.Image) -> Image.Image:
    """Colours inside the mask's alpha."""
    return image(colour, alpha_of(mask))


def load_svg(text: str, w: int, h: int) -> Image.Image:
    """Rasterise SVG text with pygame's nanosvg at exactly w x h pixels."""
    surf = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (max(1, w), max(1, h)))
    if surf.get_bitsize() != 32 or not surf.get_masks()[3]:
        plain = pygame.Surface(surf.get_size(), pygame.SRCALPHA)
        plain.blit(surf, (0, 0))
        surf = plain
    im = Image.frombytes("RGBA", surf.get_size(), pygame.image.tobytes(surf, "RGBA"))
    if im.size == (w, h):
        return im
    exact = Image.new("RGBA", (max(1, w), max(1, h)), (0, 0, 0, 0))  # it keeps the aspect, so it may be a pixel short
    exact.paste(im, (0, 0))
    return exact


def linear(name: str, x1: float, y1: float, x2: float, y2: float, stops: Sequence[Stop]) -> str:
    """A linear gradient in user units; stops are (offset, colour, opacity)."""
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}">{_stops(stops)}</linearGradient>'


def radial(name: str, cx: float, cy: float, r: float, stops: Sequence[Stop]) -> str:
    """A radial gradient in user units."""
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{cx:g}" cy="{cy:g}" r="{r:g}">{_stops(stops)}</radialGradient>'


def _stops(stops: Sequence[Stop]) -> str:
    return "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)


def rect(x: float, y: float, w: float, h: float, r: float, fill: str = "none", extra: str = "") -> str:
    """A rounded rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}" {extra}/>'


@dataclass
class Canvas:
    """A transparent picture of ``w`` x ``h`` logical pixels, ``k`` real ones each; ``ox, oy`` = logical corner."""

    w: float
    h: float
    k: float
    ox: float = 0
    oy: float = 0
    im: Image.Image = field(init=False)

    def __post_init__(self) -> None:
        self.im = Image.new("RGBA", (round(self.w * self.k), round(self.h * self.k)), (0, 0, 0, 0))

    def paste(self, im: Image.Image, x: float, y: float) -> None:
        """Blend a picture of this canvas's resolution over it, upper left corner at (x, y)."""
        px, py = round((x - self.ox) * self.k), round((y - self.oy) * self.k)
        layer = Image.new("RGBA", self.im.size, (0, 0, 0, 0))
        layer.paste(im, (px, py))
        self.im = Image.alpha_composite(self.im, layer)

    def raster(self, body: str, defs: str = "") -> Image.Image:
        """SVG in this canvas's own coordinates, as a picture of its size."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.ox:g} {self.oy:g} {self.w:g} {self.h:g}"'
        text = f'{head} width="{self.w:g}" height="{self.h:g}"><defs>{defs}</defs>{body}</svg>'
        return load_svg(text, *self.im.size)

    def draw(self, body: str, defs: str = "") -> None:
        """Draw SVG over the canvas."""
        self.im = Image.alpha_composite(self.im, self.raster(body, defs))

    def fill(self, colour: Array, body: str) -> None:
        """Fill the shapes of ``body`` (their alpha) with a texture of the canvas's size."""
        self.im = Image.alpha_composite(self.im, masked(colour, self.raster(body)))

    def noise_size(self) -> tuple[int, int]:
        """(height, width) in real pixels."""
        return self.im.height, self.im.width

    def shadow(self, mask: Image.Image, sigma: float, dx: float, dy: float, alpha: float, colour: str = SHADOW) -> None:
        """Draw the soft shadow of a picture that has this canvas's size."""
        self.im = Image.alpha_composite(self.im, shadow_of(mask, self.k, sigma, dx, dy, alpha, colour))

    def done(self) -> Image.Image:
        """The finished picture at the output scale."""
        w, h = round(self.w * self.k / SS), round(self.h * self.k / SS)
        return self.im.resize(
            (w, h), Image.Resampling.BOX if self.im.size == (w * SS, h * SS) else Image.Resampling.LANCZOS
        )


def shadow_of(
    mask: Image.Image, k: float, sigma: float, dx: float, dy: float, alpha: float, colour: str = SHADOW
) -> Image.Image:
    """The blurred, moved silhouette of a picture, same size as the picture."""
    a = blur(alpha_of(mask), sigma * k)
    px, py = round(dx * k), round(dy * k)
    moved = np.zeros_like(a)
    h, w = a.shape
    moved[max(0, py) : min(h, h + py), max(0, px) : min(w, w + px)] = a[
        max(0, -py) : min(h, h - py), max(0, -px) : min(w, w - px)
    ]
    return image(np.broadcast_to(np.array(rgb(colour), np.float32), (*a.shape, 3)), moved * alpha)


BLEED = 4
"""How many pixels the colour of an edge runs on under full transparency, so that scaling down leaves no dark fringe."""


def bled(im: Image.Image) -> Image.Image:
    """The picture with the colours of its edges continued a few pixels into what is fully transparent."""
    data = np.asarray(im.convert("RGBA")).astype(np.float32)
    colour, known = data[..., :3] * (data[..., 3:] > 0), data[..., 3] > 0
    for _ in range(BLEED):
        total, weight = np.zeros_like(colour), np.zeros(known.shape, np.float32)
        for axis, step in ((0, 1), (0, -1), (1, 1), (1, -1)):
            near = _moved(known, axis, step)
            total += _moved(colour, axis, step) * near[..., None]
            weight += near
        grow = ~known & (weight > 0)
        colour[grow] = total[grow] / weight[grow][:, None]
        known |= grow
    return Image.fromarray(np.dstack([colour.round(), data[..., 3]]).astype(np.uint8), "RGBA")


def _moved(a: NDArray[Any], axis: int, step: int) -> NDArray[Any]:
    """The array moved by one, with zeros coming in."""
    out = np.roll(a, step, axis)
    edge: list[slice | int] = [slice(None)] * a.ndim
    edge[axis] = 0 if step > 0 else -1
    out[tuple(edge)] = 0
    return out


@dataclass
class Out:
    """A folder of pictures at one scale, and what is known of each (logical pixels throughout)."""

    root: Path
    scale: float
    entries: dict[str, dict[str, object]] = field(default_factory=dict)

    @property
    def k(self) -> float:
        """Real pixels per logical one while drawing."""
        return self.scale * SS

    def canvas(self, w: float, h: float, ox: float = 0, oy: float = 0) -> Canvas:
        """A new canvas at this output's resolution."""
        return Canvas(w, h, self.k, ox, oy)

    def save(self, name: str, im: Image.Image, **facts: object) -> None:
        """Write a picture (lossless WebP, or JPEG when the name says so) and note its facts."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".jpg":
            im.convert("RGB").save(path, quality=93, subsampling=0, optimize=True)
        elif im.mode == "RGBA":
            bled(im).save(path, lossless=True, method=6, exact=True)
        else:
            im.save(path, lossless=True, method=6)
        size = [round(im.width / self.scale, 2), round(im.height / self.scale, 2)]
        self.entries[name] = {"size": size, **facts}


def write_manifest(root: Path, outs: Sequence[Out]) -> None:
    """Write ``manifest.json`` beside the folders of all scales; the facts are those of the first."""
    scales = [out.scale for out in outs]
    files = dict(sorted(outs[0].entries.items()))
    data = {"unit": "logical pixels at 1920x1080", "scales": scales, "files": files}
    (root / "manifest.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
