"""Picture windows: a game in miniature on cloth of its colour, and what a seat plays with on the seat's own cloth."""

from collections.abc import Callable, Mapping

import pygame

from game.core.protocol import Seat
from game.shell.kit import Kit
from game.shell.materials import BADGES
from game.tables.easel import Easel

RADIUS = 14


def window(kit: Kit, game: str, size: tuple[int, int], dimmed: bool = False) -> pygame.Surface:
    """The game's picture window at a size in pixels; shared, so copy it before changing it."""
    key = ("miniature", game, size, dimmed)
    return kit.materials.kept(key, lambda: framed(kit, game, size, _SCENES.get(game), dimmed))


def seat_window(kit: Kit, game: str, seat: Seat, size: tuple[int, int]) -> pygame.Surface:
    """A window with what the seat plays with, on the seat's cloth."""
    scene = _SEATS.get(game)
    paint = None if scene is None else lambda easel, w, h: scene(easel, w, h, seat)
    return kit.materials.kept(("seat", game, seat, size), lambda: framed(kit, BADGES[seat], size, paint))


Scene = Callable[[Easel, float, float], None]
"""Paints onto an easel whose origin is the window's middle; told are width and height in units."""


def framed(kit: Kit, cloth: str, size: tuple[int, int], scene: Scene | None, dimmed: bool = False) -> pygame.Surface:
    """A new picture window: a scene on a cloth, sunken, its corners round."""
    w, h = size
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.blit(_cloth(kit, cloth, w, h), (0, 0))
    if scene is not None:
        unit = min(w, h) / 300
        scene(Easel(picture, kit, unit, (w / 2, h / 2)), w / unit, h / unit)
    if dimmed:
        picture.fill(kit.colour("dim_picture"), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(kit.assets.nine(f"panel/recess_r{RADIUS}", w, h), (0, 0))
    corners = kit.materials.pill(size, (255, 255, 255), kit.assets.px(RADIUS))
    picture.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return picture


def _cloth(kit: Kit, name: str, w: int, h: int) -> pygame.Surface:
    """The cloth, scaled so that it covers the window, cut to it."""
    across, down = kit.assets.facts(f"cloth/{name}").size
    part = max(w / across, h / down)
    size = max(w, round(across * part)), max(h, round(down * part))
    whole = kit.assets.fitted(f"cloth/{name}", *size)
    return whole.subsurface(((size[0] - w) // 2, (size[1] - h) // 2, w, h))


def _pylos(easel: Easel, w: float, h: float) -> None:
    easel.pyramid(0, 0.03 * h, min(w / 14, h / 11.6))


def _yoxii(easel: Easel, w: float, h: float) -> None:
    below = h > 1.12 * w
    pitch = min(w / 8.6, h / (10.2 if below else 8.8))
    easel.stone_board(0, -0.85 * pitch if below else -0.05 * pitch, pitch)
    if below:
        radius = min(w / 9.6, 0.13 * h)
        for place, name in enumerate(("white_1", "red_3", "white_2", "red_4")):
            easel.stone(name, (place - 1.5) * 2.1 * radius, h / 2 - radius - 12, radius)


TILES = (
    ("cherry", 2, 4.0),
    ("oak", 4, -3.0),
    ("palm", 1, -2.0),
    ("bamboo", 5, 2.0),
    ("baobab", 3, 2.0),
    ("willow", 2, -4.0),
)


def _help_me(easel: Easel, w: float, h: float) -> None:
    columns = 2 if h > w else 3
    rows = len(TILES) // columns
    width = min(w / (columns + 0.5), h / (rows + 0.35) / 1.07) * 0.92
    for place, (spirit, number, angle) in enumerate(TILES):
        x = (place % columns - (columns - 1) / 2) * width * 1.24
        y = (place // columns - (rows - 1) / 2) * width * 1.18
        easel.spirit_tile(spirit, number, x, y, width, angle)


def _hutan(easel: Easel, w: float, h: float) -> None:
    below = h > 1.1 * w
    side = min(w * 0.86, h * (0.72 if below else 0.84))
    easel.forest(0, -h / 2 + side * 0.56 + 0.03 * h if below else 0, side, 3)
    if below:
        width = min(0.19 * w, 0.17 * h)
        for place, colour in enumerate(("yellow", "red", "white", "blue")):
            easel.drawing(f"hutan/flower_{colour}", (place - 1.5) * 1.22 * width, h / 2 - 0.72 * width, width)
    elif w > 1.5 * side:
        for place, colour in enumerate(("yellow", "red", "white", "blue")):
            x, y = (-0.5 if place % 2 else 0.5) * (w + side) / 2, (-0.22 if place < 2 else 0.24) * h
            easel.drawing(f"hutan/flower_{colour}", x, y, 0.16 * h)


def _monster(easel: Easel, w: float, h: float) -> None:
    height = min(h * 0.84, w * 1.08)
    feet = h / 2 - 0.1 * h
    if w > 1.05 * height:
        easel.care_card("bed", "care_beds_1", -0.39 * w, -0.16 * h, height * 0.36, 8)
        easel.care_card("play", "care_rungs_1", 0.39 * w, -0.18 * h, height * 0.36, -8)
    else:
        easel.care_card("bed", "care_beds_1", -0.31 * w, feet - height * 0.8, w * 0.28, 8)
        easel.care_card("play", "care_rungs_1", 0.31 * w, feet - height * 0.82, w * 0.28, -8)
    easel.monster("dragon", 3, 0, feet, height)
    easel.drawing("monster/diamond_red", -0.37 * w, feet - 6, height * 0.15, 14)
    easel.drawing("monster/diamond_green", 0.38 * w, feet + 2, height * 0.15, -10)


_SCENES: Mapping[str, Scene] = {
    "pylos": _pylos,
    "yoxii": _yoxii,
    "help_me": _help_me,
    "hutan": _hutan,
    "monster_baby_rescue": _monster,
}


def _pylos_seat(easel: Easel, w: float, h: float, seat: Seat) -> None:
    """The seat's balls: a large one, and some of the reserve beside it."""
    side = ("light", "dark")[seat]
    radius = min(h * 0.3, w * 0.24)
    apart = w - 4.4 * radius
    if apart > 0:
        easel.ball(side, 1, -1.9 * radius - min(0.1 * apart, 0.4 * radius), 0.42 * radius, 0.58 * radius)
    easel.ball(side, 0, 0.1 * radius, 0, radius)


def _yoxii_seat(easel: Easel, w: float, h: float, seat: Seat) -> None:
    """The seat's pieces of every value, the greatest in front; where it is narrow, the greatest two."""
    colour = ("white", "red")[seat]
    radius = min(h * 0.27, w * 0.2)
    row = ((1, -2.15, 0.62), (2, -1.15, 0.74), (3, 0.05, 0.86), (4, 1.35, 1.0))
    wide = w > 6.4 * radius
    for value, x, part in row if wide else row[2:]:
        across = x if wide else x - 0.7
        easel.stone(f"{colour}_{value}_n", across * radius, (0.62 - part * 0.62) * radius, part * radius)


def _help_me_seat(easel: Easel, w: float, h: float, seat: Seat) -> None:
    """Two creatures face down in the seat's colour: which they are nobody tells."""
    width = min(0.27 * w, 0.5 * h)
    for place, angle in enumerate((5.0, -6.0)):
        x = (place - 0.5) * 1.25 * width
        easel.drawing(f"help_me/creature_back_seat{seat + 1}", x, (0.04 - 0.08 * place) * width, width, angle)


HUTAN_SEATS = (("cassowary", "blue"), ("orangutan", "red"), ("rhino", "white"), ("tiger", "yellow"))
"""An animal and a colour for each seat: only to tell the windows apart, forests have no colour of their own."""


def _hutan_seat(easel: Easel, w: float, h: float, seat: Seat) -> None:
    """An animal of the forest, a tree and a flower beside it."""
    animal, colour = HUTAN_SEATS[seat]
    width = min(0.62 * h, 0.44 * w)
    easel.drawing(f"hutan/tree_{colour}", -0.62 * width, -0.06 * h, 0.62 * width)
    easel.drawing(f"hutan/flower_{colour}", 0.68 * width, 0.2 * h, 0.46 * width)
    easel.drawing(f"hutan/animal_{animal}", 0, 0.02 * h, width)


MONSTER_SEATS = ("yeti", "dragon", "pup", "crab", "owlmoth")
"""Only to tell the windows apart: who gets which monster is drawn with the deal."""


def _monster_seat(easel: Easel, w: float, h: float, seat: Seat) -> None:
    """A happy monster."""
    height = min(h * 0.92, w * 1.05)
    easel.monster(MONSTER_SEATS[seat], 3, 0, h / 2 - 0.06 * h, height)


_SEATS: Mapping[str, Callable[[Easel, float, float, Seat], None]] = {
    "pylos": _pylos_seat,
    "yoxii": _yoxii_seat,
    "help_me": _help_me_seat,
    "hutan": _hutan_seat,
    "monster_baby_rescue": _monster_seat,
}
