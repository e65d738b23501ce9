"""Turned-wood balls: six variants a side, a rolling strip, and the shadows that lie under them."""
# ruff: noqa: E501  (SVG markup reads better unbroken)

from __future__ import annotations

import math
import random

import numpy as np
from numpy.typing import NDArray

from .core import Canvas, Out, radial

Point = tuple[float, float]
Vector = NDArray[np.floating]

BALLS: dict[str, dict[str, str]] = {
    "light": {
        "hi": "#FFF6DF",
        "a": "#F3DDAE",
        "b": "#DDB97C",
        "c": "#AE7C45",
        "d": "#6E4522",
        "g": "#9A6A35",
        "g2": "#FFF0CC",
        "rim": "#FFD9A0",
    },
    "dark": {
        "hi": "#B17A58",
        "a": "#7A4730",
        "b": "#532C1D",
        "c": "#30160D",
        "d": "#150804",
        "g": "#1B0B05",
        "g2": "#A8704C",
        "rim": "#E09A5C",
    },
}
VARIANTS, ROLL_FRAMES = 6, 12
BALL_SIZES = (24, 38, 50, 66, 74, 96)


def unit(v: Vector) -> Vector:
    """A vector of length 1."""
    return v / np.linalg.norm(v)


def turn(v: Vector, axis: Vector, angle: float) -> Vector:
    """Rotate ``v`` round ``axis`` (Rodrigues)."""
    return v * math.cos(angle) + np.cross(axis, v) * math.sin(angle) + axis * float(axis @ v) * (1 - math.cos(angle))


def ball(kind: str, variant: int = 0, roll: float = 0.0) -> tuple[str, str]:
    """SVG (body, defs) of a ball of radius 100 round the origin.

    Grain is circles of latitude round the turning axis; only points in front (z > 0) are drawn, so nothing leaves the
    disc. ``roll`` turns the axis as if the ball rolled to the right. Light = walnut plug, dark = brass ring.
    """
    p, light = BALLS[kind], kind == "light"
    rnd = random.Random(variant * 31 + (1 if light else 7))
    axis = unit(np.array([0.34 + rnd.uniform(-0.2, 0.26), -0.30 + rnd.uniform(-0.3, 0.34), 0.82]))
    axis = turn(axis, np.array([0.0, 1.0, 0.0]), roll)
    helper = np.array([0.0, 1.0, 0.0]) if abs(axis[1]) < 0.95 else np.array([1.0, 0.0, 0.0])
    u = unit(np.cross(axis, helper))
    v = np.cross(axis, u)

    def latitude(
        th: float, wob: float = 0, k: int = 3, ph: float = 0, f0: float = 0, f1: float = math.tau, n: int = 96
    ) -> str:
        runs: list[list[Point]] = []
        cur: list[Point] = []
        for i in range(n + 1):
            f = f0 + (f1 - f0) * i / n
            t = th + wob * math.sin(k * f + ph)
            q = math.cos(t) * axis + math.sin(t) * (math.cos(f) * u + math.sin(f) * v)
            if q[2] > 0.02:
                cur.append((float(q[0]) * 99.2, float(q[1]) * 99.2))
            elif cur:
                runs.append(cur)
                cur = []
        if cur:
            runs.append(cur)
        return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in r) for r in runs if len(r) > 1)

    def line(d: str, col: str, op: float, w: float) -> str:
        return (
            f'<path d="{d}" fill="none" stroke="{col}" stroke-opacity="{op:.2f}" stroke-width="{w:.1f}" stroke-linecap="round"/>'
            if d
            else ""
        )

    g, th = "", 0.16
    while th < 2.4:
        w, op = rnd.uniform(1.2, 5.5), rnd.uniform(0.10, 0.34)
        g += line(latitude(th, rnd.uniform(0.01, 0.035), rnd.choice((2, 3)), rnd.uniform(0, 6)), p["g"], op, w)
        if rnd.random() < 0.6:
            g += line(latitude(th + 0.06, 0.02, 2, 1), p["g2"], rnd.uniform(0.06, 0.20), rnd.uniform(1, 4))
        th += rnd.uniform(0.09, 0.21)
    for _ in range(46):
        f = rnd.uniform(0, 6.28)
        g += line(
            latitude(rnd.uniform(0.2, 1.7), 0, 1, 0, f, f + rnd.uniform(0.06, 0.22), 8),
            p["g"],
            rnd.uniform(0.15, 0.4),
            1.1,
        )
    if light:
        if float(axis[2]) > -0.1 and latitude(0.165, n=60):
            g += (
                f'<path d="{latitude(0.20, n=60)}Z" fill="#7A4C28"/><path d="{latitude(0.165, n=60)}Z" fill="#5A3219"/>'
            )
        g += line(latitude(0.19), "#FFF3D0", 0.55, 1.6)
    else:
        g += line(latitude(0.37), "#150804", 0.7, 11) + line(latitude(0.37), "#C99A4B", 1, 6.5)
        g += line(latitude(0.355, 0, 1, 0, 2.6, 5.4, 40), "#FFE6A6", 1, 2.2)
    d = radial(
        "b", -30, -36, 138, [(0, p["hi"], 1), (0.22, p["a"], 1), (0.52, p["b"], 1), (0.80, p["c"], 1), (1, p["d"], 1)]
    )
    d += radial(
        "s",
        -26,
        -32,
        134,
        [(0, "#000000", 0), (0.50, "#1A0A02", 0), (0.78, "#120600", 0.34 if light else 0.45), (1, "#0A0300", 0.80)],
    )
    d += radial(
        "r",
        -14,
        -17,
        122,
        [
            (0, p["rim"], 0),
            (0.86, p["rim"], 0),
            (0.94, p["rim"], 0.10 if light else 0.34),
            (1, p["rim"], 0.02 if light else 0.10),
        ],
    )
    d += radial(
        "h",
        -38,
        -46,
        40,
        [(0, "#FFFFFF", 0.86 if light else 0.62), (0.35, "#FFF4DC", 0.42 if light else 0.28), (1, "#FFF4DC", 0)],
    )
    d += radial("k", -43, -52, 15, [(0, "#FFFFFF", 0.95), (0.5, "#FFFFFF", 0.55), (1, "#FFFFFF", 0)])
    body = f'<circle r="100" fill="url(#b)"/>{g}<circle r="100" fill="url(#s)"/><circle r="100" fill="url(#r)"/>'
    body += '<ellipse cx="-38" cy="-46" rx="40" ry="30" transform="rotate(-40 -38 -46)" fill="url(#h)"/>'
    body += '<ellipse cx="-43" cy="-52" rx="15" ry="9" transform="rotate(-40 -43 -52)" fill="url(#k)"/>'
    return body, d


def ball_strip(out: Out, kind: str, r: float, frames: list[tuple[int, float]]) -> Canvas:
    """Balls of radius r side by side; each frame is (variant, roll) and 2 r + 4 wide."""
    n = 2 * r + 4
    c = out.canvas(n * len(frames), n)
    for i, (variant, roll) in enumerate(frames):
        one = Canvas(202 + 200 * 4 / (2 * r), 202 + 200 * 4 / (2 * r), c.k * n / (202 + 200 * 4 / (2 * r)))
        one.ox = one.oy = -one.w / 2
        body, defs = ball(kind, variant, roll)
        one.draw(body, defs)
        c.paste(one.im, i * n, 0)
    return c


def blob(out: Out, rx: float, ry: float, alpha: float, core: float, colour: str = "#080301") -> Canvas:
    """A soft elliptical shadow."""
    c = out.canvas(2 * rx, 2 * ry, -rx, -ry)
    d = radial(
        "g",
        0,
        0,
        100,
        [
            (0, colour, alpha),
            (core, colour, alpha * 0.82),
            (0.7 if core < 0.7 else (1 + core) / 2, colour, alpha * 0.26),
            (1, colour, 0),
        ],
    )
    c.draw(f'<g transform="scale({rx / 100:g} {ry / 100:g})"><circle r="100" fill="url(#g)"/></g>', d)
    return c


def ball_shadow(out: Out, r: float) -> Canvas:
    """Wide and tight contact shadow of a lying ball in one sprite, the ball's centre at the sprite's origin."""
    c = out.canvas(4 * r, 4 * r, -2 * r, -2 * r)
    c.paste(blob(out, r * 1.42, r * 1.24, 0.50, 0.35).im, -r * 1.42 + r * 0.34, -r * 1.24 + r * 0.44)
    c.paste(blob(out, r * 1.12, r * 1.08, 0.62, 0.72).im, -r * 1.12 + r * 0.08, -r * 1.08 + r * 0.13)
    return c


def bake_balls(out: Out) -> None:
    """Strips of variants in several sizes, a rolling strip, and contact shadows."""
    for r in BALL_SIZES:
        for kind in BALLS:
            strip = ball_strip(out, kind, r, [(i, 0.0) for i in range(VARIANTS)])
            out.save(
                f"pylos/ball_{kind}_r{r}.webp",
                strip.done(),
                frames=VARIANTS,
                frame=2 * r + 4,
                anchor=[r + 2, r + 2],
                radius=r,
            )
        out.save(
            f"pylos/ball_shadow_r{r}.webp",
            ball_shadow(out, r).done(),
            anchor=[2 * r, 2 * r],
            radius=r,
            note="draw just before the ball, same point",
        )
    for kind in BALLS:
        frames = [(2, i * math.tau / ROLL_FRAMES) for i in range(ROLL_FRAMES)]
        out.save(
            f"pylos/ball_{kind}_roll_r44.webp",
            ball_strip(out, kind, 44, frames).done(),
            frames=ROLL_FRAMES,
            frame=92,
            anchor=[46, 46],
            radius=44,
            note="rolls to the right, 23 px a frame",
        )
