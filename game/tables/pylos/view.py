"""What the board is seen as: the pyramid as it stands, or its levels side by side on sheets of glass."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.pylos.board import level_of
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
ABOVE_LEVEL_1 = 172.0
"""Free in a wide frame above level 1 and what may float there."""
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
    cameras: Sequence[Camera]
    """Of each level, level 1 first; a level seen by one of its own lies on the ground."""
    chips: Sequence[Chip] = ()
    bubble: Rect | None = None
    legend: Rect | None = None
    """What the legend may lie in, at its lower right."""

    def camera(self, cell: int) -> Camera:
        """The one that sees a cell."""
        return self.cameras[level_of(cell) - 1]

    @property
    def apart(self) -> bool:
        """The levels lie side by side."""
        return bool(self.chips)


def standing(assets: Assets, board: tuple[float, float, float]) -> View:
    """The whole pyramid; `board` is its middle and size."""
    camera = _camera(assets, "board").at(*board)
    return View(whole(camera), _plates(assets, "board", camera), board[2], (camera,) * len(NAMES))


class Frame(NamedTuple):
    """Where the levels go in an area: the frame's corner and size, what names need more, and the bubble's room."""

    x: float
    y: float
    size: float
    extra: float
    bubble: Rect
    beside: bool
    """The bubble lies at the right of the frame."""


def side_by_side(assets: Assets, canvas: Canvas, area: Rect, chip_high: float, bubble_high: float) -> View:
    """The levels apart, in an area; the heights are what words need."""
    extra = max(0.0, chip_high - CHIP)
    frame = _high(area, extra, bubble_high) if canvas.portrait else _wide(area, extra, bubble_high)
    slots = HIGH_SLOTS if canvas.portrait else WIDE_SLOTS
    cameras, chips, plates, shadows = [], [], [], []
    for level, (x, y, below) in enumerate(slots, start=1):
        down = frame.extra if canvas.portrait and level <= 2 else 0.0
        camera = _camera(assets, NAMES[level - 1])
        camera = camera.at(frame.x + x * frame.size, frame.y + y * frame.size + down, frame.size)
        shadow, plate = _plates(assets, NAMES[level - 1], camera)
        cameras.append(camera)
        shadows.append(shadow)
        plates.append(plate)
        chip_y = camera.cy + (below - CHIP / 2) * frame.size
        chips.append(Chip(level, camera.cx, chip_y, _chip_room(slots, level) * frame.size))
    legend = None if frame.beside else area
    return View(lifted(cameras), (*shadows, *plates), frame.size, cameras, chips, frame.bubble, legend)


def _wide(area: Rect, extra: float, bubble_high: float) -> Frame:
    """In a row; the bubble above level 1, or beside the frame where that is short."""
    wide, high = WIDE_FRAME
    size = min(area.w / wide, (area.h - extra) / high)
    above = max(0.0, bubble_high + GAP - ABOVE_LEVEL_1 * size)
    narrow = min(size, (area.w - COLUMN) / wide)
    if narrow > (area.h - extra - above) / high:
        size, column = narrow, area.w - wide * narrow
        bubble = Rect(area.x + wide * size + GAP, area.y, column - GAP, area.h)
        return Frame(area.x, area.y, size, extra, bubble, True)
    size = min(size, (area.h - extra - above) / high)
    spare = area.h - extra - above - high * size
    bubble = Rect(area.x, area.y, BUBBLE, bubble_high)
    return Frame(area.x + (area.w - wide * size) / 2, area.y + above + spare / 2, size, extra, bubble, False)


def _high(area: Rect, extra: float, bubble_high: float) -> Frame:
    """Two above two, the bubble on top."""
    wide, high = HIGH_FRAME
    top = bubble_high + GAP
    size = min(area.w / wide, (area.h - top - 2 * extra) / high)
    spare = area.h - top - 2 * extra - high * size
    bubble = Rect(area.x, area.y, area.w, bubble_high)
    return Frame(area.x + (area.w - wide * size) / 2, area.y + top + spare / 3, size, extra, bubble, False)


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
