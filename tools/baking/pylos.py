"""Pylos: turned balls, the 3/4 view board, glass sheets and everything that must share their camera."""
# ruff: noqa: E501  (SVG markup reads better unbroken)

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .core import (
    FOCUS,
    FOCUS_DARK,
    Array,
    Canvas,
    Out,
    grain,
    grid,
    linear,
    radial,
    ramp,
)
from .wood import CHERRY

Point = tuple[float, float]
SPACING, LEVEL, FIRST = 2.06, 1.44, 0.74
HALF, CORNER, THICK = 4.85, 0.75, 1.25


# ---------------------------------------------------------------- camera
@dataclass(frozen=True)
class Camera:
    """World (unit = ball radius, z up, y away from the viewer) to logical pixels; ``k`` = pixels per unit at the middle."""

    cx: float
    cy: float
    k: float
    yaw: float = -20
    elev: float = 48
    dist: float = 34

    def project(self, x: float, y: float, z: float) -> tuple[float, float, float, float]:
        """(screen x, screen y, pixels per unit there, depth)."""
        a, e = math.radians(self.yaw), math.radians(self.elev)
        u, v = math.cos(a) * x - math.sin(a) * y, math.sin(a) * x + math.cos(a) * y
        up, depth = v * math.sin(e) + z * math.cos(e), v * math.cos(e) - z * math.sin(e)
        f = self.dist / (self.dist + depth) * self.k
        return self.cx + u * f, self.cy - up * f, f, depth

    def path(self, pts: list[Point], z: float) -> str:
        """A closed SVG path of points at height z."""
        return "M" + "L".join("{:.2f} {:.2f}".format(*self.project(x, y, z)[:2]) for x, y in pts) + "Z"


def cell(level: int, col: int, row: int) -> tuple[float, float, float]:
    """Ball centre of a cell: level 1..4, column from the left, row from the viewer."""
    o = (4 - level) / 2
    return (col - o) * SPACING, (row - o) * SPACING, FIRST + (level - 1) * LEVEL


def round_square(half: float, r: float, n: int = 10) -> list[Point]:
    """Outline of a square with round corners."""
    pts: list[Point] = []
    for cx, cy, a0 in (
        (half - r, half - r, 0),
        (r - half, half - r, 90),
        (r - half, r - half, 180),
        (half - r, r - half, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def circle(x: float, y: float, r: float, n: int = 48) -> list[Point]:
    """Outline of a circle on the board."""
    return [(x + r * math.cos(i * math.tau / n), y + r * math.sin(i * math.tau / n)) for i in range(n)]


def plane_grain(c: Canvas, cam: Camera, half: float, seed: int) -> Array:
    """Grain lying in the board's plane, in true perspective, for every pixel of the canvas."""
    rows, rhs = [], []
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        px, py = cam.project(x, y, 0)[:2]
        rows += [[px, py, 1, 0, 0, 0, -x * px, -x * py], [0, 0, 0, px, py, 1, -y * px, -y * py]]
        rhs += [x, y]
    m = np.linalg.solve(np.array(rows), np.array(rhs))
    h, w = c.noise_size()
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    px, py = c.ox + xx / c.k, c.oy + yy / c.k
    d = m[6] * px + m[7] * py + 1
    n = 1400
    u = np.clip(((m[0] * px + m[1] * py + m[2]) / d + half) / (2 * half) * (n - 1), 0, n - 1.001)
    v = np.clip(((m[3] * px + m[4] * py + m[5]) / d + half) / (2 * half) * (n - 1), 0, n - 1.001)
    g = grain(n, n, seed, 1.0)
    u0, v0 = u.astype(int), v.astype(int)
    fu, fv = u - u0, v - v0
    t = (g[v0, u0] * (1 - fu) + g[v0, u0 + 1] * fu) * (1 - fv) + (
        g[v0 + 1, u0] * (1 - fu) + g[v0 + 1, u0 + 1] * fu
    ) * fv
    rv, ru = grid(h, w)
    return ramp(0.5 + 0.42 * t, CHERRY) * (1.10 - 0.256 * (ru * 0.6 + rv * 0.5))[..., None]


def bounds(cam: Camera, half: float, thick: float, pad: float) -> tuple[int, int, int, int]:
    """Canvas (x, y, w, h) that holds a slab with ``pad`` around it."""
    pts = [cam.project(x, y, z)[:2] for x, y in round_square(half, CORNER) for z in (0, -thick)]
    x0, y0 = math.floor(min(p[0] for p in pts) - pad), math.floor(min(p[1] for p in pts) - pad)
    return x0, y0, math.ceil(max(p[0] for p in pts) + pad) - x0, math.ceil(max(p[1] for p in pts) + pad) - y0


def board(out: Out, cam: Camera) -> tuple[Canvas, Canvas]:
    """(board, its shadow); the shadow's canvas is larger, so that it fades out before its edge."""
    x0, y0, w, h = bounds(cam, HALF, THICK, 8)
    c = out.canvas(w, h, x0, y0)
    x0, y0, w, h = bounds(cam, HALF, THICK, cam.k * 2.6)
    sh = out.canvas(w, h, x0, y0)
    base = sh.raster(f'<path d="{cam.path(round_square(HALF, CORNER), -THICK)}" fill="#FFF"/>')
    sh.shadow(base, cam.k * 0.62, cam.k * 0.55, cam.k * 0.62, 0.62)
    sh.shadow(base, 5, 3, 6, 0.75)
    side = ""
    for i in range(27):
        t = i / 26
        f = 0.50 + 0.34 * t if t < 0.86 else 0.84 + (t - 0.86) / 0.14 * 0.30
        half = HALF - (0.05 if i == 0 else 0) - max(0.0, t - 0.9) * 0.9
        col = "#" + "".join(f"{int(min(255, v * f)):02X}" for v in (128, 74, 36))
        side += f'<path d="{cam.path(round_square(half, CORNER), THICK * (t - 1))}" fill="{col}"/>'
    c.draw(side)
    c.fill(plane_grain(c, cam, HALF, 41), f'<path d="{cam.path(round_square(HALF - 0.09, 0.7), 0)}" fill="#FFF"/>')
    inner = 4 * SPACING / 2 + 0.34
    rim = round_square(inner, 0.55)
    b = f'<path d="{cam.path(round_square(HALF - 0.12, 0.7), 0)}" fill="none" stroke="#FFDFA8" stroke-opacity=".38" stroke-width="2.2"/>'
    b += f'<path d="{cam.path(rim, 0)}" fill="#2A1206" fill-opacity=".30" stroke="#1E0C04" stroke-opacity=".55" stroke-width="5"/>'
    b += f'<path d="{cam.path([(x + 0.05, y - 0.06) for x, y in rim], 0)}" fill="none" stroke="#FFD9A0" stroke-opacity=".34" stroke-width="2"/>'
    c.draw(b)
    for i in range(16):
        hollow(c, cam, *cell(1, i % 4, i // 4)[:2])
    return c, sh


def hollow(c: Canvas, cam: Camera, x: float, y: float, r: float = 0.66) -> None:
    """A turned hollow: lit lip, dark wall, a floor that catches the lamp at its far side."""
    f = cam.project(x, y, 0)[2]
    gx, gy = cam.project(x + 0.20, y - 0.22, 0)[:2]
    d = radial(
        "h",
        gx,
        gy,
        f * r * 1.35,
        [(0, "#B67A45", 0.95), (0.45, "#7A4622", 0.85), (0.8, "#2A1206", 0.55), (1, "#140702", 0.85)],
    )
    a = cam.path(circle(x, y, r), 0)
    lip = cam.path(circle(x + 0.045, y - 0.05, r * 1.05), 0)
    c.draw(
        f'<path d="{lip}" fill="#FFD8A0" fill-opacity=".42"/><path d="{a}" fill="#3A1C0C"/><path d="{a}" fill="url(#h)"/>',
        d,
    )


def glass(out: Out, cam: Camera, half: float, float_by: float) -> tuple[Canvas, Canvas]:
    """(sheet of glass for the lifted view, its far shadow on the table)."""
    gx, gy, gw, gh = bounds(cam, half, 0.16, 20)
    c = out.canvas(gw, gh, gx, gy)
    x0, y0, w, h = bounds(cam, half, 0.16, 130)
    sh = out.canvas(w, h, x0, y0)
    top = cam.path(round_square(half, 0.6), 0)
    sh.shadow(sh.raster(f'<path d="{top}" fill="#FFF"/>'), 16, float_by * 0.35, float_by * 0.62, 0.55)
    d = linear(
        "g",
        gx,
        gy,
        gx + gw,
        gy + gh,
        [
            (0, "#FFF6E4", 0.50),
            (0.30, "#FFEBC6", 0.26),
            (0.34, "#FFEBC6", 0.36),
            (0.46, "#FFEBC6", 0.36),
            (0.50, "#F3DDB4", 0.22),
            (1, "#D9B27A", 0.20),
        ],
    )
    d += linear(
        "e", gx, gy, gx + gw * 0.6, gy + gh, [(0, "#FFFDF4", 0.95), (0.5, "#FFEFD0", 0.55), (1, "#E0B878", 0.75)]
    )
    under = cam.path(round_square(half, 0.6), -0.16)
    c.draw(
        f'<path d="{under}" fill="#8A6236" fill-opacity=".55"/><path d="{top}" fill="#3A2413" fill-opacity=".35"/><path d="{top}" fill="url(#g)"/><path d="{top}" fill="none" stroke="url(#e)" stroke-width="2.6"/>',
        d,
    )
    return c, sh


def legal(out: Out, cam: Camera, r: float = 0.70) -> Canvas:
    """Where a ball may be placed: ring, dot and a little glow, in the board's perspective."""
    c = out.canvas(cam.k * 3, cam.k * 3, -cam.k * 1.5, -cam.k * 1.5)
    p = cam.path(circle(0, 0, r), 0)
    c.shadow(
        c.raster(f'<path d="{p}" fill="#FFF" fill-opacity=".30" stroke="#FFF" stroke-width="9"/>'),
        9,
        0,
        0,
        0.75,
        "#FFB63A",
    )
    c.draw(
        f'<path d="{p}" fill="#FFB63A" fill-opacity=".22" stroke="#3A1E08" stroke-width="8"/><path d="{p}" fill="none" stroke="#FFC85A" stroke-width="4.6"/>'
    )
    c.draw(f'<path d="{cam.path(circle(0, 0, r * 0.26), 0)}" fill="#FFC85A" stroke="#3A1E08" stroke-width="1.6"/>')
    return c


def empty(out: Out, cam: Camera, r: float = 0.60) -> Canvas:
    """An empty place on a glass sheet: dark pool, dashed ring (as separate subpaths)."""
    c = out.canvas(cam.k * 2, cam.k * 2, -cam.k, -cam.k)
    pts = [cam.project(x, y, 0)[:2] for x, y in circle(0, 0, r)]
    dash = "".join("M" + "L".join("{:.2f} {:.2f}".format(*p) for p in pts[i * 4 : i * 4 + 3]) for i in range(12))
    c.draw(
        f'<path d="{cam.path(circle(0, 0, r), 0)}" fill="#1A0E06" fill-opacity=".26"/><path d="{dash}" fill="none" stroke="#FFF3DC" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>'
    )
    return c


# ---------------------------------------------------------------- everything
WHOLE = Camera(956, 556, 66)
LIFTED = {1: Camera(418, 570, 49), 2: Camera(944, 572, 53), 3: Camera(1376, 462, 57), 4: Camera(1684, 392, 60)}
FLOAT = {2: 90, 3: 110, 4: 130}


def cell_table(cam: Camera, levels: tuple[int, ...], lifted: bool = False) -> dict[str, list[float]]:
    """``level,column,row`` to [x, y, radius, depth]; draw in falling depth, lower level first on a tie."""
    t: dict[str, list[float]] = {}
    for level in levels:
        for col in range(5 - level):
            for row in range(5 - level):
                x, y, z = cell(level, col, row)
                if lifted:
                    z = 0.74 if level == 1 else 0.86
                t[f"{level},{col},{row}"] = [round(v, 2) for v in cam.project(x, y, z)]
    return t


def hollow_table(cam: Camera, level: int) -> dict[str, list[float]]:
    """``column,row`` to [x, y, pixels per unit] of the places on the board or sheet of a level."""
    return {
        f"{c},{r}": [round(v, 2) for v in cam.project(*cell(level, c, r)[:2], 0)[:3]]
        for c in range(5 - level)
        for r in range(5 - level)
    }


def bake_pylos(out: Out) -> None:
    """Board (whole and lifted), glass sheets, legal and empty marks, and the tables of places."""
    for name, cam in (("board", WHOLE), ("board_lifted", LIFTED[1])):
        c, sh = board(out, cam)
        facts: dict[str, object] = {"at": [c.ox, c.oy], "camera": [cam.cx, cam.cy, cam.k, cam.yaw, cam.elev, cam.dist]}
        facts["cells"] = cell_table(cam, (1, 2, 3, 4)) if name == "board" else cell_table(cam, (1,), True)
        facts["hollows"] = hollow_table(cam, 1)
        out.save(f"pylos/{name}.webp", c.done(), **facts)
        out.save(f"pylos/{name}_shadow.webp", sh.done(), at=[sh.ox, sh.oy])
    for level in (2, 3, 4):
        cam = LIFTED[level]
        c, sh = glass(out, cam, (5 - level) * SPACING / 2 + 0.45, FLOAT[level])
        out.save(
            f"pylos/glass_{level}.webp",
            c.done(),
            at=[c.ox, c.oy],
            camera=[cam.cx, cam.cy, cam.k, cam.yaw, cam.elev, cam.dist],
            cells=cell_table(cam, (level,), True),
            hollows=hollow_table(cam, level),
        )
        out.save(f"pylos/glass_{level}_shadow.webp", sh.done(), at=[sh.ox, sh.oy])
    for k in (46, 50, 54, 58, 62, 66, 70, 74):
        cam = Camera(0, 0, k)
        out.save(
            f"pylos/legal_{k}.webp",
            legal(out, cam).done(),
            anchor=[k * 1.5, k * 1.5],
            note="take the k nearest to the place's pixels per unit",
        )
        if k < 66:
            out.save(f"pylos/empty_{k}.webp", empty(out, cam).done(), anchor=[k, k])
    c = out.canvas(44, 44, -22, -22)
    c.draw(
        f'<circle r="19" fill="{FOCUS_DARK}"/><circle r="17" fill="{FOCUS}"/><path d="M-7.5 .5L-2 6L8 -5.5" fill="none" stroke="#2A211B" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    out.save("pylos/tick.webp", c.done(), anchor=[22, 22], note="partner of a square about to close")
    c = out.canvas(44, 44, -22, -22)
    c.draw(
        '<circle r="20" fill="#1A120C"/><circle r="17.5" fill="#F6EBD7"/><g transform="translate(-12.5 -12.5) scale(1.04)"><path fill-rule="evenodd" d="M1.5 12C4 7.5 7.8 5.2 12 5.2S20 7.5 22.5 12C20 16.5 16.2 18.8 12 18.8S4 16.5 1.5 12zM12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4z" fill="#2A211B"/></g>'
    )
    out.save("pylos/hidden.webp", c.done(), anchor=[22, 22], note="hidden while the pyramid is whole")
    for r in (50, 66, 74):
        n = 24
        pts = [
            (math.cos(i * math.tau / (n * 6)) * (r + 3), math.sin(i * math.tau / (n * 6)) * (r + 3))
            for i in range(n * 6)
        ]
        dash = "".join("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in pts[i * 6 : i * 6 + 4]) for i in range(n))
        c = out.canvas(2 * r + 20, 2 * r + 20, -r - 10, -r - 10)
        c.draw(
            f'<circle r="{r + 3}" fill="none" stroke="#1A120C" stroke-opacity=".6" stroke-width="6"/><path d="{dash}" fill="none" stroke="#F6EBD7" stroke-width="3" stroke-linecap="round"/>'
        )
        out.save(f"pylos/last_r{r}.webp", c.done(), anchor=[r + 10, r + 10], radius=r, note="last move")
