"""What the board is seen as: the pyramid as it stands, or its levels side by side on sheets of glass."""

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.assets import Assets
from game.shell.layout import Canvas, Rect
from game.tables.pylos.places import Camera, Places, lifted, whole

WIDE_FRAME = (1728.0, 770.0)
WIDE_SLOTS = ((322.0, 402.0, 326.0), (848.0, 404.0, 240.0), (1280.0, 294.0, 202.0), (1588.0, 224.0, 148.0))
"""Middle of each level's sheet in a wide frame, level 1 first, and how far below it its name lies."""
HIGH_FRAME = (1150.0, 1030.0)
HIGH_SLOTS = ((330.0, 662.0, 326.0), (880.0, 652.0, 240.0), (320.0, 176.0, 202.0), (850.0, 206.0, 148.0))
NAMES = ("board_lifted", "glass_2", "glass_3", "glass_4")
CHIP = 58.0
"""Height of a level's name the frames were made for."""
COLUMN = 420.0
"""A column beside the frame at least so wide holds the bubble."""
BUBBLE = 520.0
GAP = 24.0


class Plate(NamedTuple):
    """A baked picture and where it lies."""

    picture: str
    rect: Rect


class Chip(NamedTuple):
    """Where the name of a level goes: middle of its upper edge, and the greatest width."""

    level: int
    x: float
    y: float
    room: float


class View(NamedTuple):
    """Cells, the pictures under them from bottom to top, and what else belongs to the view."""

    places: Places
    plates: Sequence[Plate]
    size: float
    """1 as baked."""
    chips: Sequence[Chip] = ()
    bubble: Rect | None = None
    legend: Rect | None = None


def standing(assets: Assets, board: tuple[float, float, float]) -> View:
    """The whole pyramid; `board` is its middle and size."""
    camera = _camera(assets, "board").at(*board)
    return View(whole(camera), _plates(assets, "board", camera), board[2])


def side_by_side(assets: Assets, canvas: Canvas, area: Rect, chip_high: float, bubble_high: float) -> View:
    """The levels apart, in an area; the sizes say what words need."""
    extra = max(0.0, chip_high - CHIP)
    top = bubble_high + GAP if canvas.portrait else 0.0
    frame, slots = (HIGH_FRAME, HIGH_SLOTS) if canvas.portrait else (WIDE_FRAME, WIDE_SLOTS)
    rows = 2 if canvas.portrait else 1
    size = min(area.w / frame[0], (area.h - top - rows * extra) / frame[1])
    column = area.w - frame[0] * size
    beside = not canvas.portrait and column >= COLUMN
    x0 = area.x if beside else area.x + column / 2
    cameras, chips, plates, shadows = [], [], [], []
    for level, (x, y, below) in enumerate(slots, start=1):
        down = extra if canvas.portrait and level <= 2 else 0.0
        camera = _camera(assets, NAMES[level - 1])
        camera = camera.at(x0 + x * size, area.y + top + y * size + down, size)
        shadow, plate = _plates(assets, NAMES[level - 1], camera)
        cameras.append(camera)
        shadows.append(shadow)
        plates.append(plate)
        chips.append(Chip(level, camera.cx, camera.cy + (below - CHIP / 2) * size, _chip_room(slots, level) * size))
    bubble = Rect(area.x, area.y, area.w if canvas.portrait else BUBBLE, bubble_high)
    if beside:
        bubble = Rect(x0 + frame[0] * size + GAP, area.y, column - GAP, area.h)
    legend = Rect(area.x, area.y + frame[1] * size - 138 * size, area.w, 138 * size)
    return View(lifted(cameras), (*shadows, *plates), size, chips, bubble, None if beside else legend)


def _chip_room(slots: Sequence[tuple[float, float, float]], level: int) -> float:
    """Names of neighbours on the same height share the way between them."""
    x, y, below = slots[level - 1]
    near = [abs(x - other[0]) for other in slots if other[0] != x and abs(other[1] + other[2] - y - below) < 200]
    return min(near) - 20


def _camera(assets: Assets, name: str) -> Camera:
    camera = assets.facts(f"pylos/{name}").camera
    assert camera is not None
    return Camera(*camera)


def _plates(assets: Assets, name: str, camera: Camera) -> tuple[Plate, Plate]:
    """The shadow, then the thing."""
    baked = _camera(assets, name)
    size = camera.k / baked.k
    plates = []
    for picture in (f"pylos/{name}_shadow", f"pylos/{name}"):
        facts = assets.facts(picture)
        x, y = facts.at or (0.0, 0.0)
        rect = Rect(
            camera.cx + (x - baked.cx) * size,
            camera.cy + (y - baked.cy) * size,
            facts.size[0] * size,
            facts.size[1] * size,
        )
        plates.append(Plate(picture, rect))
    return plates[0], plates[1]
