"""The walnut table and everything routed out of wood: trays, recesses, the cloth of picture windows."""

from __future__ import annotations

import numpy as np
from PIL import Image

from .core import (
    ACCENTS,
    SEAT_NAMES,
    SEATS,
    SS,
    Array,
    Canvas,
    Out,
    cells,
    grain,
    grid,
    image,
    linear,
    ramp,
    rect,
    rgb,
)

WALNUT = ((0.0, "#1C120B"), (0.35, "#2B1D14"), (0.65, "#3B291C"), (1.0, "#4A3424"))
CHERRY = ((0.0, "#5E3218"), (0.35, "#8A5128"), (0.65, "#AE7140"), (1.0, "#CB9360"))
TRAY = ((0.0, "#4A2713"), (0.35, "#6E3F20"), (0.65, "#8E5830"), (1.0, "#A8713F"))
TILE_W, TILE_H, PLANKS = 2880, 1080, 5
ROW_SHIFT = 1190
"""Move every further repeat of the tile downwards by this much to the right, so that joints don't line up."""
BOOST = 1.92
"""The tile is stored this much brighter, so that one multiplication by ``light.webp`` (at most 1) lights it."""
CUTS = ((0.41, 0.88), (0.20, 0.66), (0.52, 0.99), (0.30, 0.77), (0.08, 0.60))
TABLE_SIZES = {"landscape": (1920, 1080), "portrait": (1080, 1920)}


def table_tile(k: float) -> Array:
    """Unlit planks, 2880 x 1080 logical pixels, repeating without a seam in both directions."""
    w, h = round(TILE_W * k), round(TILE_H * k)
    out = np.zeros((h, w, 3), np.float32)
    rng = np.random.default_rng(5)
    edges = [round(i * h / PLANKS) for i in range(PLANKS + 1)]
    for i in range(PLANKS):
        y0, y1 = edges[i], edges[i + 1]
        ph = y1 - y0
        a, b = (round(c * w) for c in CUTS[i])
        for j, (x0, x1) in enumerate(((a, b), (b, a + w))):
            n = x1 - x0
            t = 0.5 + 0.40 * grain(ph, n, 100 + i * 7 + j, 1.05 * k) + rng.uniform(-0.13, 0.13)
            p = ramp(t, WALNUT)
            dy = np.minimum(np.arange(ph)[:, None], ph - 1 - np.arange(ph)[:, None])
            dx = np.minimum(np.arange(n)[None], n - 1 - np.arange(n)[None])
            d = np.minimum(dy, dx).astype(np.float32) / k
            p *= (1 - 0.62 * np.exp(-d / 1.6) - 0.18 * np.exp(-d / 8))[..., None]
            p *= (1 + 0.20 * np.exp(-(((np.arange(ph)[:, None] / k - 4.5) / 2.0) ** 2)))[..., None]
            cols = np.arange(x0, x1) % w
            out[y0:y1, cols] = p
    return out


def table_light(w: int, h: int) -> tuple[Array, Array]:
    """The lamp over a table of any shape: (multiply, add) maps. The pool stays a third in and a quarter down."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    land = w >= h
    u, v = (x / w, y / h)
    rx, ry = (0.615, 0.796) if land else (0.98, 0.56)
    r = np.sqrt(((u - 0.333) / rx) ** 2 + ((v - 0.278) / ry) ** 2)
    pool = np.exp(-((r * 1.12) ** 2))
    vig = 1 - 0.50 * np.clip(np.sqrt(((u - 0.5) / 0.6) ** 2 + ((v - 0.5) / 0.704) ** 2) - 0.45, 0, 1)
    light = (0.62 + 1.12 * pool) * vig
    mul = light[..., None] * np.stack([1 + 0.10 * pool, 1 + 0.01 * pool, 1 - 0.12 * pool], -1)
    return mul.astype(np.float32), (pool**2)[..., None] * np.array([22, 12, 3], np.float32)


def lit_table(tile: Array, w: int, h: int, k: float) -> Image.Image:
    """Lay the tile over w x h real pixels, light it, and add a little dither against banding."""
    th, tw = tile.shape[:2]
    wood = np.zeros((h, w, 3), np.float32)
    for row in range(-(-h // th)):
        y0, y1 = row * th, min(h, (row + 1) * th)
        cols = (np.arange(w) - round(row * ROW_SHIFT * k)) % tw
        wood[y0:y1] = tile[: y1 - y0][:, cols]
    mul, add = table_light(w, h)
    noise = np.random.default_rng(11).normal(0, 0.6, (h, w, 1)).astype(np.float32)
    return image(wood * mul + add + noise)


def bake_table(out: Out) -> None:
    """The tile, the light map and lit tables, landscape and portrait."""
    fine = table_tile(out.k)
    h, w = fine.shape[:2]
    tile = fine[: h // SS * SS, : w // SS * SS].reshape(h // SS, SS, w // SS, SS, 3).mean((1, 3))
    out.save(
        "table/tile.jpg",
        image(tile * BOOST),
        seamless="both",
        row_shift=ROW_SHIFT,
        note="unlit planks, brightened: multiply by light.webp",
    )
    for name, lw, lh in (("light", 384, 216), ("light_portrait", 216, 384)):
        light = Image.fromarray(np.clip(table_light(lw, lh)[0] / BOOST * 255, 0, 255).astype(np.uint8), "RGB")
        out.save(f"table/{name}.webp", light, note="smoothscale to the screen, blit over the tiles with BLEND_RGB_MULT")
    for name, (lw, lh) in TABLE_SIZES.items():
        out.save(
            f"table/table_{name}.jpg",
            lit_table(tile, round(lw * out.scale), round(lh * out.scale), out.scale),
            note="lit, ready to blit",
        )


def wood_panel(
    c: Canvas, x: float, y: float, w: float, h: float, r: float, seed: int, stops=TRAY, upright: bool = False
) -> None:
    """A rounded board of wood with lit edges, drawn on the canvas."""
    ph, pw = c.noise_size()
    g = grain(pw, ph, seed, 0.8 * c.k).T if upright else grain(ph, pw, seed, 0.8 * c.k)
    v, u = grid(ph, pw)
    c.fill(ramp(0.5 + 0.42 * g, stops) * (1.12 - 0.26 * (u * 0.4 + v * 0.6))[..., None], rect(x, y, w, h, r, "#FFF"))
    edge = linear(
        "e",
        x,
        y,
        x + w * 0.35,
        y + h,
        [(0, "#FFE3B0", 0.75), (0.4, "#FFE3B0", 0.12), (0.75, "#2A1206", 0.2), (1, "#2A1206", 0.6)],
    )
    c.draw(rect(x + 1.2, y + 1.2, w - 2.4, h - 2.4, r - 1, "none", 'stroke="url(#e)" stroke-width="2.4"'), edge)


def recess(
    c: Canvas, x: float, y: float, w: float, h: float, r: float, floor: float = 0.42, alpha: float = 0.82
) -> None:
    """Something routed into a surface: dark floor, inner shadow from the upper left, lit lip lower right."""
    if floor:
        c.draw(rect(x, y, w, h, r, "#1B0C05", f'fill-opacity="{floor}"'))
    shape = c.raster(rect(x, y, w, h, r, "#FFF"))
    a = np.asarray(shape.getchannel("A")).astype(np.float32)
    inverse = image(np.zeros((*a.shape, 3), np.float32), 255 - a)
    layer = Canvas(c.w, c.h, c.k, c.ox, c.oy)
    layer.shadow(inverse, 10, 5, 8, alpha, "#080301")
    inner = np.asarray(layer.im).copy()
    inner[..., 3] = (inner[..., 3].astype(np.float32) * a / 255).astype(np.uint8)
    c.im = Image.alpha_composite(c.im, Image.fromarray(inner, "RGBA"))
    lip = linear(
        "e",
        x,
        y,
        x + w * 0.3,
        y + h,
        [(0, "#0A0402", 0.7), (0.5, "#0A0402", 0.0), (0.8, "#FFD9A0", 0.12), (1, "#FFD9A0", 0.55)],
    )
    c.draw(rect(x + 1, y + 1, w - 2, h - 2, r - 1, "none", 'stroke="url(#e)" stroke-width="2"'), lip)


def bake_trays(out: Out) -> None:
    """Reserve trays: Pylos one bowl, Yoxii four rows."""
    c = out.canvas(288, 372)
    wood_panel(c, 0, 0, 288, 372, 22, 61, upright=True)
    recess(c, 16, 16, 256, 340, 16)
    out.save("pylos/tray.webp", c.done(), bowl=[16, 16, 256, 340], note="balls of radius 38 lie three a row")
    c = out.canvas(288, 472)
    wood_panel(c, 0, 0, 288, 472, 22, 71, upright=True)
    rows = [[16, 16 + n * 110 + 5, 256, 100] for n in range(4)]
    for x, y, w, h in rows:
        recess(c, x, y, w, h, 16)
    out.save("yoxii/tray.webp", c.done(), rows=rows, note="stones of radius 36: first centre at row x + 56, step 20")


def cloth(out: Out, colour: str, w: int = 480, h: int = 400) -> Image.Image:
    """Soft cloth of one colour, lit from the upper left."""
    k = out.scale
    ph, pw = round(h * k), round(w * k)
    rng = np.random.default_rng(8)
    n = (
        cells(ph, pw, 1.5 * k, 5 * k, rng) * 0.5
        + cells(ph, pw, 5 * k, 1.5 * k, rng) * 0.5
        + cells(ph, pw, 70 * k, 90 * k, rng) * 0.5
    )
    v, u = grid(ph, pw)
    d2 = ((u - 0.36) / 0.85) ** 2 + ((v - 0.30) / 0.9) ** 2
    light = (0.30 + 0.58 * np.exp(-d2 * 1.5625)) * (1 + 0.045 * n)
    return image((np.array(rgb(colour), np.float32) * 0.88 + np.array([18, 10, 2], np.float32)) * light[..., None])


def bake_cloth(out: Out) -> None:
    """Cloth for each game and each seat."""
    for name, colour in {
        **ACCENTS,
        **{f"seat{i + 1}_{n}": "#E6C02E" if i == 3 else SEATS[i] for i, n in enumerate(SEAT_NAMES)},
    }.items():
        out.save(
            f"cloth/{name}.jpg",
            cloth(out, colour),
            note="picture window's floor; crop or smoothscale down, then panel/recess_r14 on top",
        )
