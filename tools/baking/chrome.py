"""Chrome: paper and smoke nine-patches, shadows, focus ring, seat badges, buttons, wordmark."""
# ruff: noqa: E501  (SVG markup reads better unbroken)

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

from .core import (
    ACCENTS,
    FOCUS,
    FOCUS_DARK,
    PAPER,
    SEAT_NAMES,
    SEATS,
    Array,
    Canvas,
    Out,
    alpha_of,
    blur,
    cells,
    grain,
    grid,
    image,
    lighten,
    linear,
    load_svg,
    ramp,
    rect,
    rgb,
    shade,
    shadow_of,
)
from .wood import recess

SVG = Path(__file__).resolve().parents[2] / "assets" / "svg"
RADII = (14, 18, 24, 31, 44)
STRETCH = 12
"""Length of the part of a nine-patch that stretches."""
PAPERS = {"paper": PAPER, "paper_focus": "#FFF4DE", "paper_bot": "#EFE2CA"}


def side(r: float) -> float:
    """Edge length of a nine-patch with corner radius r: corner, stretch, corner."""
    return 2 * (r + 8) + STRETCH


def fibre(h: int, w: int, k: float, seed: int, wrap: bool = False) -> Array:
    """Paper's fibre noise, about -3..3."""
    rng = np.random.default_rng(seed)
    return (
        cells(h, w, 3.5 * k, 4.5 * k, rng, wrap) * 0.9
        + cells(h, w, 30 * k, 40 * k, rng, wrap)
        + cells(h, w, 1.1 * k, 7 * k, rng, wrap) * 0.8
    )


def bake_panels(out: Out) -> None:
    """Nine-patches of every surface in every radius, and the seamless fibre that goes over paper."""
    for r in RADII:
        n = side(r)
        facts: dict[str, object] = {"slice": r + 8, "radius": r}
        for name, base in PAPERS.items():
            c = out.canvas(n, n)
            ph, pw = c.noise_size()
            v, u = grid(ph, pw)
            tone = np.array(rgb(base), np.float32) * (1.018 - 0.045 * (u * 0.45 + v * 0.55))[..., None]
            c.fill(tone, rect(0, 0, n, n, r, "#FFF"))
            edge = linear("e", 0, 0, n * 0.5, n, [(0, "#FFFDF4", 0.95), (0.5, "#FFFDF4", 0.15), (1, "#8A6A42", 0.55)])
            c.draw(rect(1, 1, n - 2, n - 2, r - 1, "none", 'stroke="url(#e)" stroke-width="2"'), edge)
            out.save(f"panel/{name}_r{r}.webp", c.done(), **facts)
        for name, op in (("smoke", 0.84), ("smoke_menu", 0.80), ("smoke_contrast", 0.96)):
            c = out.canvas(n, n)
            edge = linear("e", 0, 0, n * 0.4, n, [(0, "#FFE3B0", 0.34), (0.45, "#FFE3B0", 0.10), (1, "#FFE3B0", 0.05)])
            c.draw(
                rect(0, 0, n, n, r, "#1E150F", f'fill-opacity="{op}"')
                + rect(1, 1, n - 2, n - 2, r - 1, "none", 'stroke="url(#e)" stroke-width="1.6"'),
                edge,
            )
            out.save(f"panel/{name}_r{r}.webp", c.done(), **facts)
        c = out.canvas(n, n)
        groove = linear("e", 0, 0, 0, n, [(0, "#000000", 0.8), (1, "#FFE3B0", 0.28)])
        c.draw(
            rect(0, 0, n, n, r, "#0D0805", 'fill-opacity=".62"')
            + rect(1, 1, n - 2, n - 2, r - 1, "none", 'stroke="url(#e)" stroke-width="2"'),
            groove,
        )
        out.save(
            f"panel/track_r{r}.webp", c.done(), **facts, note="sunken track of a switch; the chosen key is paper on it"
        )
    for r in (12, 14):
        n = 2 * 40 + STRETCH
        for floor, name in ((0.0, "recess"), (0.42, "recess_dark")):
            c = out.canvas(n, n)
            recess(c, 0, 0, n, n, r, floor, 0.63)
            out.save(
                f"panel/{name}_r{r}.webp",
                c.done(),
                slice=40,
                radius=r,
                note="over a picture (clip it to the same radius first)" if not floor else "routed into wood",
            )
    c = out.canvas(64, 64)
    c.draw(
        rect(0, 0, 64, 64, 0, "url(#g)"),
        linear(
            "g", 0, 0, 38, 64, [(0, "#FFFFFF", 0.20), (0.5, "#FFFFFF", 0), (0.5, "#120804", 0), (1, "#120804", 0.26)]
        ),
    )
    out.save(
        "panel/sheen.webp",
        c.done(),
        note="smoothscale over a large button or panel, inset by 3, to bring the lamp back that stretching loses; on paper at 20 % opacity",
    )
    size = round(256 * out.scale)
    n2 = fibre(size, size, out.scale, 3, wrap=True)
    out.save(
        "panel/fibre.webp",
        Image.fromarray(np.clip((0.985 + n2 * 0.0075) * 255, 0, 255).astype(np.uint8), "L").convert("RGB"),
        seamless="both",
        note="over paper with BLEND_RGB_MULT, inset by the radius",
    )
    for name, colour in {**ACCENTS, "ready": "#2F7A4A", "start": "#6A55BE"}.items():
        r, n = 20, side(20)
        c = out.canvas(n, n)
        d = linear(
            "g", 0, 0, n * 0.4, n, [(0, lighten(colour, 0.22), 1), (0.5, colour, 1), (1, shade(colour, 0.74), 1)]
        )
        d += linear("e", 0, 0, 0, n, [(0, "#FFFFFF", 0.55), (0.4, "#FFFFFF", 0.08), (1, shade(colour, 0.25), 0.6)])
        c.draw(
            rect(0, 0, n, n, r, "url(#g)")
            + rect(1.5, 1.5, n - 3, n - 3, r - 1, "none", 'stroke="url(#e)" stroke-width="3"'),
            d,
        )
        out.save(
            f"panel/button_{name}_r{r}.webp",
            c.done(),
            slice=28,
            radius=r,
            note="white text only on ready and start" if name in ("ready", "start") else "ink text",
        )


def bake_shadows(out: Out) -> None:
    """Contact plus soft shadow of a flat thing at a lift, as nine-patches drawn before the thing."""
    for r in (18, 44):
        for lift in (0, 5, 12, 24):
            pad = math.ceil(9 + lift + 16 + 1.4 * lift + 2.2 * (16 + lift))
            corner = r + math.ceil(2.2 * (16 + lift))
            n = 2 * corner + STRETCH
            c = out.canvas(n + 2 * pad, n + 2 * pad, -pad, -pad)
            shape = c.raster(rect(0, 0, n, n, r, "#FFF"))
            c.shadow(shape, 16 + lift, 9 + lift, 16 + 1.4 * lift, 0.42)
            c.shadow(shape, 3 + 0.5 * lift, 2 + 0.6 * lift, 4 + 0.8 * lift, 0.55 - 0.012 * lift)
            out.save(
                f"shadow/flat_r{r}_l{lift:02d}.webp",
                c.done(),
                slice=pad + corner,
                pad=pad,
                radius=r,
                lift=lift,
                note="draw at (x - pad, y - pad), size (w + 2 pad, h + 2 pad); corners may overlap on small things: shrink the slice to half the size",
            )
    c = out.canvas(160, 160, -80, -80)
    shape = c.raster(rect(-40, -40, 80, 80, 31, "#FFF"))
    c.shadow(shape, 14, 4, 8, 0.35)
    out.save("shadow/smoke_r31.webp", c.done(), slice=74, pad=40, radius=31, note="faint one for smoked glass")
    for r in (12, 24, 48, 96):
        c = out.canvas(4 * r, 4 * r, -2 * r, -2 * r)
        c.shadow(c.raster(f'<circle r="{r}" fill="#FFF"/>'), r * 0.30, r * 0.18, r * 0.30, 0.5)
        c.shadow(c.raster(f'<circle r="{r}" fill="#FFF"/>'), r * 0.07, r * 0.04, r * 0.08, 0.55)
        out.save(f"shadow/round_r{r}.webp", c.done(), anchor=[2 * r, 2 * r], radius=r, note="badges, chips, glyphs")


def ring_body(x: float, y: float, w: float, h: float, r: float) -> str:
    """Focus ring: 6 px, its middle 6 px outside the item; 10 px of dark under it."""
    o = 6
    box = (x - o, y - o, w + 2 * o, h + 2 * o, r + o)
    return rect(*box, "none", f'stroke="{FOCUS_DARK}" stroke-width="10"') + rect(
        *box, "none", 'stroke="url(#f)" stroke-width="6"'
    )


def ring_ramp(y0: float, y1: float) -> str:
    """The ring's ramp from top to bottom."""
    return linear("f", 0, y0, 0, y1, [(0, "#FFE27E", 1), (0.5, FOCUS, 1), (1, "#F5B92E", 1)])


def bake_focus(out: Out) -> None:
    """Focus rings: nine-patches with glow, the glow alone, and round ones."""
    pad = 40
    for r in (10, 18, 24, 36):
        corner = r + 12
        n = 2 * corner + STRETCH
        for name, with_ring, with_glow in (("ring", True, True), ("glow", False, True), ("line", True, False)):
            c = out.canvas(n + 2 * pad, n + 2 * pad, -pad, -pad)
            if with_glow:
                c.shadow(
                    c.raster(rect(-6, -6, n + 12, n + 12, r + 6, "none", 'stroke="#FFF" stroke-width="14"')),
                    12,
                    0,
                    0,
                    0.60,
                    "#FFC23A",
                )
            if with_ring:
                c.draw(ring_body(0, 0, n, n, r), ring_ramp(-6, n + 6))
            out.save(
                f"focus/{name}_r{r}.webp",
                c.done(),
                slice=pad + corner,
                pad=pad,
                radius=r,
                note="draw at (x - pad, y - pad), size (w + 2 pad, h + 2 pad)",
            )
    for r in (24, 38, 50, 66, 74, 96):
        c = out.canvas(2 * r + 2 * pad, 2 * r + 2 * pad, -r - pad, -r - pad)
        c.shadow(
            c.raster(f'<circle r="{r + 7}" fill="none" stroke="#FFF" stroke-width="14"/>'), 13, 0, 0, 0.85, "#FFC23A"
        )
        c.draw(
            f'<circle r="{r + 7}" fill="none" stroke="{FOCUS_DARK}" stroke-width="10"/><circle r="{r + 7}" fill="none" stroke="url(#f)" stroke-width="6"/>',
            ring_ramp(-r - 7, r + 7),
        )
        out.save(f"focus/round_r{r}.webp", c.done(), anchor=[r + pad, r + pad], radius=r)


def mark(seat: int, r: float, fill: str) -> str:
    """The seat's mark round the origin; r = its half size."""
    if seat == 0:
        return f'<circle r="{0.88 * r:.2f}" fill="{fill}"/>'  # so much smaller than the square that they differ
    if seat == 2:
        return rect(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r, r * 0.12, fill)
    if seat == 1:
        pts = [(0, -1.08), (1.06, 0.78), (-1.06, 0.78)]
    elif seat == 3:
        pts = [(0, -1.22), (0.9, 0), (0, 1.22), (-0.9, 0)]
    else:
        pts = [
            ((1.18, 0.54)[i % 2] * math.sin(i * math.pi / 5), -(1.18, 0.54)[i % 2] * math.cos(i * math.pi / 5))
            for i in range(10)
        ]
    return '<polygon points="' + " ".join(f"{x * r:.2f},{y * r:.2f}" for x, y in pts) + f'" fill="{fill}"/>'


def bake_badges(out: Out) -> None:
    """Seat badges (enamel disc, colour and mark) in five sizes, and the bare marks for tinting."""
    for i, (name, colour) in enumerate(zip(SEAT_NAMES, SEATS, strict=True)):
        ink = "#1E150F" if i in (3, 4) else "#FFF8E8"
        for d in (40, 56, 64, 76, 116):
            r, n = d / 2, d + 12
            c = out.canvas(n, n, -n / 2, -n / 2)
            c.shadow(c.raster(f'<circle r="{r}" fill="#FFF"/>'), 2.2, 1, 2, 0.5)
            g = linear(
                "g",
                -r * 0.5,
                -r,
                r * 0.6,
                r,
                [(0, lighten(colour, 0.30), 1), (0.5, colour, 1), (1, shade(colour, 0.70), 1)],
            )
            b = f'<circle r="{r}" fill="#1A120C"/><circle r="{r - 2}" fill="#FFF3DC"/><circle r="{r - max(4, r * 0.16):.2f}" fill="url(#g)"/>'
            c.draw(b + mark(i, r * 0.42, ink), g)
            out.save(f"badge/seat{i + 1}_{name}_{d}.webp", c.done(), anchor=[n / 2, n / 2], diameter=d)
        c = out.canvas(48, 48, -24, -24)
        c.draw(mark(i, 18, "#FFFFFF"))
        out.save(f"badge/mark{i + 1}_{name}.webp", c.done(), anchor=[24, 24], note="white: tint with BLEND_RGB_MULT")


def wooden(out: Out, path: str, box: tuple[float, float, float, float], seed: int) -> tuple[Canvas, Canvas]:
    """(letters cut from maple with 11 px of depth, their shadow); ``path`` in wordmark units, box = its bounds."""
    pad = 44
    x0, y0, x1, y1 = box
    c = out.canvas(x1 - x0 + 2 * pad, y1 - y0 + 2 * pad, x0 - pad, y0 - pad)
    sh = out.canvas(c.w, c.h, c.ox, c.oy)
    face = c.raster(f'<path d="{path}" fill="#FFF"/>')
    sh.im = Image.alpha_composite(shadow_of(face, c.k, 13, 20, 30, 0.55), shadow_of(face, c.k, 4, 7, 15, 0.7))
    n = 22
    c.draw(
        "".join(
            f'<path transform="translate({i * 0.5 * 0.34:.2f} {i * 0.5:.2f})" d="{path}" fill="{shade("#965F2E", 0.62 + 0.38 * (1 - i / n))}"/>'
            for i in range(n, 0, -1)
        )
    )
    ph, pw = c.noise_size()
    g = grain(ph, pw, seed, 1.1 * c.k)
    a = alpha_of(face) / 255
    soft = blur(a, 1.5 * c.k)
    step = max(1, round(1.5 * c.k))
    lit = (np.roll(soft, step, 1) - np.roll(soft, -step, 1)) * 0.6 + (
        np.roll(soft, step, 0) - np.roll(soft, -step, 0)
    ) * 0.8
    down = np.clip((np.arange(ph, dtype=np.float32)[:, None] / c.k - pad) / max(1.0, y1 - y0), 0, 1)
    wood = (
        ramp(0.5 + 0.34 * g, ((0.0, "#C99A5C"), (0.3, "#E6C48C"), (0.6, "#F7E3B8"), (1.0, "#FFF4D8")))
        * (1.10 - 0.20 * down)[..., None]
    )
    wood = wood - np.clip(lit, 0, 1)[..., None] * 80 + np.clip(-lit, 0, 1)[..., None] * 26
    c.im = Image.alpha_composite(c.im, image(wood, a * 255))
    return c, sh


def bake_wordmark(out: Out) -> None:
    """The wordmark in one piece and letter by letter, and the ribbon with its pleats."""

    def path_of(name: str) -> str:
        return (SVG / "wordmark" / name).read_text(encoding="utf-8").split(' d="')[1].split('"')[0]

    whole = path_of("mono.svg")
    c, sh = wooden(out, whole, WORDMARK_BOX, 314)
    at = [c.ox, c.oy]
    out.save(
        "wordmark/wordmark.webp",
        c.done(),
        at=at,
        note="at = offset from the wordmark's upper left corner (ink at 125, 125 on the title)",
    )
    out.save("wordmark/wordmark_shadow.webp", sh.done(), at=at)
    for i, (x0, x1) in enumerate(LETTERS):
        c, sh = wooden(out, path_of(f"letter_{i + 1}.svg"), (x0, 0, x1, WORDMARK_BOX[3]), 320 + i)
        out.save(f"wordmark/letter_{i + 1}.webp", c.done(), at=[c.ox, c.oy], note="same origin as the wordmark")
        out.save(f"wordmark/letter_{i + 1}_shadow.webp", sh.done(), at=[c.ox, c.oy])
    text = (SVG / "ribbon" / "ribbon.svg").read_text(encoding="utf-8")
    c = out.canvas(744 + 120, 42 + 120, -60, -60)
    im = load_svg(text, round(744 * c.k), round(42 * c.k))
    plain = out.canvas(c.w, c.h, c.ox, c.oy)
    plain.paste(im, 0, 0)
    c.shadow(plain.im, 14, 10, 18, 0.45)
    c.shadow(plain.im, 3, 3, 6, 0.6)
    c.paste(im, 0, 0)
    out.save(
        "wordmark/ribbon.webp",
        c.done(),
        at=[-60, -60],
        note="with its shadow; svg/ribbon/pleat_n.svg unfold one by one",
    )


WORDMARK_BOX = (0.0, 0.0, 749.0, 148.0)
LETTERS = ((0, 98), (117, 156), (167, 267), (273, 371), (376, 460), (458, 564), (580, 638), (643, 749))
