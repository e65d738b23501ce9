"""Yoxii: the stone board, white and red stones, square marks, and the totem's sprites."""
# ruff: noqa: E501  (SVG markup reads better unbroken)

from __future__ import annotations

import math
import random
from pathlib import Path

import numpy as np
from PIL import Image

from .balls import blob
from .core import (
    INK,
    PIECE_SHADOW,
    Array,
    Canvas,
    Out,
    Ramp,
    blur,
    cells,
    grid,
    image,
    linear,
    load_svg,
    radial,
    ramp,
    rect,
    rgb,
)

SVG = Path(__file__).resolve().parents[2] / "assets" / "svg"
WIDTHS = (3, 5, 7, 7, 7, 5, 3)
SQUARES = [(x, y) for y in range(7) for x in range(3 - WIDTHS[y] // 2, 4 + WIDTHS[y] // 2)]
PITCH, FACE = 98, 0.90
SLAB = ((0.0, "#2B302F"), (0.35, "#454B48"), (0.6, "#5E655F"), (0.85, "#858B80"), (1.0, "#A9AC9C"))
SQUARE = ((0.0, "#5B615A"), (0.35, "#767C72"), (0.6, "#8E9386"), (0.85, "#AEB1A1"), (1.0, "#CFCFBE"))
MARBLE = ((0.0, "#BFB39C"), (0.4, "#E6DDCB"), (0.6, "#F2EBDC"), (1.0, "#FFFBF0"))
JASPER = ((0.0, "#5E140E"), (0.4, "#96281C"), (0.6, "#B23B29"), (0.85, "#CB5A3F"), (1.0, "#E58A64"))
STONES = ("white", "red")
STONE_SIZES = (19, 28, 37, 48)


def stone(
    h: int,
    w: int,
    k: float,
    seed: int,
    stops: Ramp,
    size: float = 1.0,
    vein: float = 0.5,
    speck: float = 0.25,
    blotch: float = 1.0,
) -> Array:
    """A stone texture: blotches, veins, grain and speckles; ``k`` = real pixels per logical one."""
    rng = np.random.default_rng(seed)
    s = size * k
    a, b = cells(h, w, 75 * s, 85 * s, rng), cells(h, w, 22 * s, 26 * s, rng)
    d, e = cells(h, w, 6 * s, 7 * s, rng), cells(h, w, 1.1 * s, 1.3 * s, rng)
    f = cells(h, w, 0.6 * k, 0.6 * k, rng)
    v = np.exp(-np.abs(a + 0.45 * b + 0.16 * d) * 9)
    v2 = np.exp(-np.abs(b * 0.8 - 0.6 * a + 0.3 * d - 0.5) * 14)
    return ramp(
        0.5 + blotch * (0.13 * a + 0.10 * b + 0.07 * d) + 0.05 * e + speck * 0.12 * f + vein * (0.30 * v + 0.16 * v2),
        stops,
    )


def rounded(pts: list[tuple[float, float]], r: float) -> str:
    """A polygon whose corners are cut by ``r`` of each side and rounded."""
    o = ""
    n = len(pts)
    for i in range(n):
        p, q, s = pts[i - 1], pts[i], pts[(i + 1) % n]
        a = (q[0] + (p[0] - q[0]) * r, q[1] + (p[1] - q[1]) * r)
        b = (q[0] + (s[0] - q[0]) * r, q[1] + (s[1] - q[1]) * r)
        o += ("L" if i else "M") + f"{a[0]:.2f} {a[1]:.2f}Q{q[0]:.2f} {q[1]:.2f} {b[0]:.2f} {b[1]:.2f}"
    return o + "Z"


# ---------------------------------------------------------------- board
def bake_board(out: Out) -> None:
    """The octagonal slab with its 37 sunk squares, its shadow, and the marks that lie on a square."""
    p = float(PITCH)
    m, z, th = p * 0.30, p * FACE, p * 0.19
    a, b = 1.5 * p + m * 0.72, 3.5 * p + m
    pts = [(-a, -b), (a, -b), (b, -a), (b, a), (a, b), (-a, b), (-b, a), (-b, -a)]

    def slab(dy: float, grow: float = 0) -> str:
        return rounded([(x * (1 + grow), y * (1 + grow) + dy) for x, y in pts], 0.10)

    w, far = int(2 * b + 24), int(2 * b + 280)
    c, sh = out.canvas(w, w + 24, -w / 2, -w / 2), out.canvas(far, far, -far / 2, -far / 2)
    base = sh.raster(f'<path d="{slab(th)}" fill="#FFF"/>')
    sh.shadow(base, p * 0.34, p * 0.24, p * 0.32, 0.6)
    sh.shadow(base, 5, 3, 6, 0.75)
    side = linear("s", -b, 0, b, 0, [(0, "#4A4F4A", 1), (0.4, "#3A3F3B", 1), (1, "#1C201E", 1)])
    c.draw("".join(f'<path d="{slab(th * (1 - i / 12))}" fill="url(#s)"/>' for i in range(13)), side)
    ph, pw = c.noise_size()
    v, u = grid(ph, pw)
    warm = np.array([1.04, 1.0, 0.93], np.float32)
    c.fill(
        stone(ph, pw, c.k, 9, SLAB, 1.4, 0.5, 0.5, 0.6) * (1.22 - 0.50 * (u * 0.45 + v * 0.55))[..., None] * warm,
        f'<path d="{slab(0)}" fill="#FFF"/>',
    )
    edge = linear("e", -b * 0.7, -b, b * 0.7, b, [(0, "#EDEBD9", 0.85), (0.45, "#C8C8B6", 0.15), (1, "#0A0D0B", 0.6)])
    c.draw(
        f'<path d="{slab(0, -0.006)}" fill="none" stroke="url(#e)" stroke-width="5"/><path d="{slab(0, -0.030)}" fill="none" stroke="#D9BF7A" stroke-opacity=".55" stroke-width="2.4"/>',
        edge,
    )
    tops = (
        stone(ph, pw, c.k, 10, SQUARE, 1.3, 0.42, 0.75, 0.42) * (1.16 - 0.42 * (u * 0.45 + v * 0.55))[..., None] * warm
    )
    c.fill(tops, "".join(rect((x - 3) * p - z / 2, (y - 3) * p - z / 2, z, z, p * 0.10, "#FFF") for x, y in SQUARES))
    rnd = random.Random(4)
    body, defs = "", ""
    for i, (qx, qy) in enumerate(SQUARES):
        x, y, r = (qx - 3) * p - z / 2, (qy - 3) * p - z / 2, p * 0.10
        tone = rnd.uniform(-0.10, 0.10)
        body += rect(x, y, z, z, r, "#000000" if tone < 0 else "#FFF6DE", f'fill-opacity="{abs(tone):.2f}"')
        body += rect(x + 2, y + 2, z - 4, z - 4, r - 1, "none", f'stroke="url(#a{i})" stroke-width="4"')
        body += rect(x + 0.8, y + 0.8, z - 1.6, z - 1.6, r, "none", f'stroke="url(#b{i})" stroke-width="1.6"') + rect(
            x, y, z, z, r, f"url(#c{i})"
        )
        defs += linear(
            f"a{i}",
            x,
            y,
            x + z,
            y + z,
            [(0, "#0A0D0B", 0.62), (0.45, "#0A0D0B", 0.08), (0.6, "#FFFBE6", 0.04), (1, "#FFFBE6", 0.50)],
        )
        defs += linear(f"b{i}", x, y, x + z, y + z, [(0, "#050706", 0.8), (0.5, "#050706", 0.2), (1, "#FFFBE6", 0.35)])
        defs += linear(
            f"c{i}", x, y, x + z * 0.5, y + z * 0.5, [(0, "#0A0D0B", 0.30), (0.5, "#0A0D0B", 0.04), (1, "#0A0D0B", 0)]
        )
    c.draw(body, defs)
    out.save(
        "yoxii/board.webp",
        c.done(),
        anchor=[w / 2, w / 2],
        pitch=PITCH,
        square=z,
        note="anchor = middle of the middle square; square (x, y) lies at (x - 3, y - 3) * pitch",
    )
    out.save("yoxii/board_shadow.webp", sh.done(), anchor=[far / 2, far / 2])
    marks(out, z)


def marks(out: Out, z: float) -> None:
    """Square marks: destination, destination under the focus ring, and a square whose stone counts now."""
    q, pad = z / 2, 26
    n = z + 2 * pad
    for name, diamond in (("dest", True), ("dest_focus", False)):
        c = out.canvas(n, n, -n / 2, -n / 2)
        c.shadow(
            c.raster(rect(4 - q, 4 - q, z - 8, z - 8, 12, "none", 'stroke="#FFF" stroke-width="9"')),
            8,
            0,
            0,
            0.8,
            "#4FF0B4",
        )
        c.draw(
            rect(6 - q, 6 - q, z - 12, z - 12, 12, "#2FA37C", 'fill-opacity=".30"')
            + rect(6 - q, 6 - q, z - 12, z - 12, 12, "none", 'stroke="#06281D" stroke-width="8"')
        )
        c.draw(rect(6 - q, 6 - q, z - 12, z - 12, 12, "none", 'stroke="#7CF2C8" stroke-width="4.4"'))
        if diamond:
            c.draw('<path d="M0 -13L13 0L0 13L-13 0Z" fill="#A6F7DA" stroke="#06281D" stroke-width="3"/>')
        out.save(f"yoxii/mark_{name}.webp", c.done(), anchor=[n / 2, n / 2])
    c = out.canvas(z, z, -q, -q)
    c.draw(
        rect(3 - q, 3 - q, z - 6, z - 6, 12, "#FFDFA0", 'fill-opacity=".55"')
        + rect(3 - q, 3 - q, z - 6, z - 6, 11, "none", 'stroke="#FFE9B8" stroke-width="3"')
    )
    out.save("yoxii/mark_counts.webp", c.done(), anchor=[q, q], note="under the stones beside the totem")


# ---------------------------------------------------------------- stones
def outline(kind: str, cx: float, cy: float, r: float) -> str:
    """White is round, red has eight sides."""
    if kind == "white":
        return f"M{cx - r} {cy}A{r} {r} 0 1 1 {cx + r} {cy}A{r} {r} 0 1 1 {cx - r} {cy}Z"
    big = r * 1.055
    return rounded(
        [
            (cx + big * math.sin(math.pi / 8 + i * math.pi / 4), cy - big * math.cos(math.pi / 8 + i * math.pi / 4))
            for i in range(8)
        ],
        0.20,
    )


def sign(value: int, cx: float, cy: float, r: float, colour: str, width: float, op: float = 1) -> str:
    """The carved sign: 1 ring, 2 two bars, 3 fork, 4 cross."""
    st = f'fill="none" stroke="{colour}" stroke-opacity="{op}" stroke-width="{width:.2f}" stroke-linecap="round" stroke-linejoin="round"'
    if value == 1:
        return f'<circle cx="{cx:.2f}" cy="{cy:.2f}" r="{r * 0.82:.2f}" {st}/>'
    rel = {
        2: "-.42 -.85 -.42 .85|.42 -.85 .42 .85",
        3: "-.78 -.85 0 .02|.78 -.85 0 .02|0 .02 0 .9",
        4: "-.72 -.78 .72 .78|.72 -.78 -.72 .78",
    }[value]
    d = ""
    for part in rel.split("|"):
        x0, y0, x1, y1 = (float(v) for v in part.split())
        d += f"M{cx + x0 * r:.2f} {cy + y0 * r:.2f}L{cx + x1 * r:.2f} {cy + y1 * r:.2f}"
    return f'<path d="{d}" {st}/>'


def digit_path(value: int) -> str:
    """The outline of a digit (svg/digits), cap height 100, centred on the origin."""
    text = (SVG / "digits" / f"{value}.svg").read_text(encoding="utf-8")
    return text.split(' d="')[1].split('"')[0]


def digit_chip(c: Canvas, value: int, x: float, y: float, q: float) -> None:
    """A cream disc with a number."""
    s = q * 1.16 / 100
    c.draw(
        f'<circle cx="{x}" cy="{y}" r="{q}" fill="#1A120C"/><circle cx="{x}" cy="{y}" r="{q - 1.8}" fill="#FBF2E0"/><g transform="translate({x} {y}) scale({s})"><path d="{digit_path(value)}" fill="{INK}"/></g>'
    )


def piece(out: Out, kind: str, value: int, r: float, digit: bool) -> tuple[Canvas, float, float]:
    """(stone, anchor x, anchor y): side, top, bevel, groove, sign and, if asked, the digit chip."""
    th = r * 0.20
    w, h, cx, cy = 2 * r + 16, 2 * r + th + 16, r + 8, r + 8
    c = out.canvas(w, h)
    white = kind == "white"
    dark, light = ("#8C8068", "#C9BEA6") if white else ("#3E0C07", "#7A2015")
    c.draw(
        "".join(f'<path d="{outline(kind, cx, cy + th * (1 - i / 8), r)}" fill="url(#s)"/>' for i in range(9)),
        linear("s", cx - r, 0, cx + r, 0, [(0, light, 1), (0.35, light, 1), (1, dark, 1)]),
    )
    ph, pw = c.noise_size()
    # each stone is cut from its own place; the texture's size follows the stone, so small ones don't turn to noise
    t = stone(
        ph,
        pw,
        c.k,
        (0 if white else 50) + value * 7 + 3,
        MARBLE if white else JASPER,
        r / 37 * 0.5,
        -0.55 if white else 0.45,
        0.5,
        0.7 if white else 1.0,
    )
    c.fill(t, f'<path d="{outline(kind, cx, cy, r)}" fill="#FFF"/>')
    hi, hi_a = ("#FFFFFF", 0.95) if white else ("#FFC3A0", 0.75)
    lo, lo_a = ("#6E6047", 0.85) if white else ("#2A0603", 0.9)
    d = linear(
        "e",
        cx - r * 0.7,
        cy - r * 0.7,
        cx + r * 0.7,
        cy + r * 0.7,
        [(0, hi, hi_a), (0.45, hi, 0.1), (0.55, lo, 0.1), (1, lo, lo_a)],
    )
    d += radial(
        "f",
        cx - r * 0.35,
        cy - r * 0.4,
        r * 1.7,
        [(0, "#FFFFFF", 0.30 if white else 0.24), (0.4, "#FFFFFF", 0.04), (0.7, "#1A0800", 0.10), (1, "#1A0800", 0.42)],
    )
    d += linear(
        "i", cx - r * 0.6, cy - r * 0.6, cx + r * 0.6, cy + r * 0.6, [(0, lo, 0.55), (0.5, lo, 0.0), (1, hi, 0.75)]
    )
    b = f'<path d="{outline(kind, cx, cy, r)}" fill="url(#f)"/><path d="{outline(kind, cx, cy, r * 0.965)}" fill="none" stroke="url(#e)" stroke-width="{r * 0.09}"/>'
    b += f'<path d="{outline(kind, cx, cy, r * 0.80)}" fill="none" stroke="url(#i)" stroke-width="{r * 0.045}"/>'
    sx, sy, sr = (cx - r * 0.10, cy - r * 0.10, r * 0.42) if digit else (cx, cy, r * 0.44)
    ink, twin = ("#2E2418", "#FFFFFF") if white else ("#FFEBD2", "#2A0603")
    b += sign(value, sx + r * 0.035, sy + r * 0.045, sr, twin, r * 0.17, 0.9) + sign(value, sx, sy, sr, ink, r * 0.155)
    c.draw(b, d)
    if digit:
        digit_chip(c, value, cx + r * 0.62, cy + r * 0.60, max(15, r * 0.40))
    return c, cx, cy + r * 0.10


def bake_stones(out: Out) -> None:
    """Stones in several sizes (with digit from 28 up, and without), contact shadows, digit chips."""
    for r in STONE_SIZES:
        for kind in STONES:
            for value in (1, 2, 3, 4):
                for digit in (False, True) if r >= 28 else (False,):
                    c, ax, ay = piece(out, kind, value, r, digit)
                    out.save(
                        f"yoxii/stone_{kind}_{value}{'_n' if digit else ''}_r{r}.webp",
                        c.done(),
                        anchor=[round(ax, 2), round(ay, 2)],
                        radius=r,
                    )
        c = out.canvas(4 * r, 4 * r, -2 * r, -2 * r)
        c.paste(blob(out, r * 1.45, r * 1.45, 0.46, 0.35).im, -r * 1.45 + r * 0.26, -r * 1.45 + r * 0.42)
        c.paste(blob(out, r * 1.14, r * 1.14, 0.6, 0.78).im, -r * 1.14 + r * 0.07, -r * 1.14 + r * 0.26)
        out.save(f"yoxii/stone_shadow_r{r}.webp", c.done(), anchor=[2 * r, 2 * r], radius=r)
    for value in range(1, 10):
        c = out.canvas(36, 36, -18, -18)
        digit_chip(c, value, 0, 0, 16)
        out.save(f"yoxii/digit_{value}.webp", c.done(), anchor=[18, 18])


# ---------------------------------------------------------------- totem
TOTEM_BOX = (140, 180)
"""viewBox of svg/totem.svg; the middle of the foot is at (70, 164)."""


def bake_totem(out: Out) -> None:
    """The totem in two poses, its ghost, and the shadow it casts (sheared to the lower right)."""
    for h in (96, 122, 192):
        w, k = h * TOTEM_BOX[0] / TOTEM_BOX[1], h / TOTEM_BOX[1]
        for pose in ("totem", "totem_hop"):
            text = (SVG / f"{pose}.svg").read_text(encoding="utf-8")
            im = load_svg(text, round(w * out.k), round(h * out.k))
            size = (round(w * out.scale), round(h * out.scale))
            small = im.resize(size, Image.Resampling.LANCZOS)
            out.save(
                f"yoxii/{pose}_{h}.webp",
                small,
                anchor=[round(70 * k, 2), round(164 * k, 2)],
                note="anchor = middle of the foot; put it 31/122 of the height below the square's middle",
            )
            if pose == "totem":
                ghost = small.copy()
                ghost.putalpha(ghost.getchannel("A").point([int(v * 0.72) for v in range(256)]))
                out.save(f"yoxii/totem_ghost_{h}.webp", ghost, anchor=[round(70 * k, 2), round(164 * k, 2)])
                cast_shadow(out, im, h, k)


def cast_shadow(out: Out, im: Image.Image, h: int, k: float) -> None:
    """Silhouette squashed to .62, mirrored, sheared .55, blurred, plus the contact blob under the foot."""
    a = np.asarray(im.getchannel("A").resize((im.width, int(im.height * 0.62)), Image.Resampling.LANCZOS)).astype(
        np.float32
    )[::-1]
    pad = round(22 * out.k)
    wide = np.zeros((a.shape[0] + 2 * pad, int(im.width * 1.9) + 2 * pad), np.float32)
    for row in range(a.shape[0]):
        x = pad + int(row * 0.55)
        n = min(im.width, wide.shape[1] - x)
        wide[pad + row, x : x + n] = a[row, :n]
    al = blur(wide, 7 * out.k) * 0.55
    cast = image(np.broadcast_to(np.array(rgb(PIECE_SHADOW), np.float32), (*al.shape, 3)), al)
    c = Canvas(cast.width / out.k, cast.height / out.k, out.k)
    foot_x, foot_y = pad / out.k + 70 * k - 2, pad / out.k + 8 * k
    c.ox, c.oy = -foot_x, -foot_y
    c.im = cast
    c.paste(blob(out, 58 * k, 34 * k, 0.75, 0.6).im, -58 * k + 8 * k, -34 * k)
    out.save(
        f"yoxii/totem_shadow_{h}.webp",
        c.done(),
        anchor=[round(foot_x, 2), round(foot_y, 2)],
        note="anchor = middle of the foot; stays on the square while the totem hops",
    )


def bake_yoxii(out: Out) -> None:
    """Everything of Yoxii."""
    bake_board(out)
    bake_stones(out)
    bake_totem(out)
