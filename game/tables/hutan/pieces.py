"""Flowers, trees, animals, chips and marks as finished pictures for one canvas; every one is made once."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.rules.hutan.flowers import ANIMALS, ANY, COLOUR_NAMES, COLOURS
from game.rules.hutan.position import PANGOLIN
from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.shell.shadow import with_shadow

FLOWER, TREE, ANIMAL, BADGE = 0.72, 0.86, 0.90, 0.28
"""Widths in squares; a badge's in widths of what it hangs on."""
TALL = 134.3 / 124
"""Height of trees and animals for their width."""
FOOT = {"tree": (62 / 124, 122.3 / 134.3), "animal": (62 / 124, 128.3 / 134.3)}
"""The point of the drawing that stands a little above the square's lower edge, in its middle."""
STANDS = 0.97
BADGE_AT = (98 / 124, 110.3 / 134.3)
HELD = 0.80
"""A flower that only might be planted."""
CHIP = 46 / 124
BARE = {
    "complete": "chip_complete",
    "unfinished": "chip_unfinished",
    "mixed": "chip_unfinished",
    "untouched": "chip_open",
}
"""The drawing of each way an area may stand."""
PLAIN, TWO, THREE = ((0.5, 0.5),), ((0.5, 0.28), (0.5, 0.73)), ((0.5, 0.24), (0.29, 0.7), (0.72, 0.7))
CARD = (128.0, 158.0)
ON_CARD = {1: (PLAIN, 92 / 128), 2: (TWO, 70 / 128), 3: (THREE, 62 / 128)}
"""Where the flowers of a card lie, by how many there are, and their width; parts of the card."""
GONE = 0.34
"""How much of an animal is seen when none of its kind is left."""


def flower_name(letter: str) -> str:
    """The drawing of a flower's letter."""
    return "hutan/flower_multi" if letter == ANY else f"hutan/flower_{COLOUR_NAMES[COLOURS.index(letter)]}"


class Pieces:
    """Surfaces in real pixels with the point that goes on a place; shared. Sizes are logical."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit, self.canvas = kit, canvas
        self._made: dict[Hashable, Sprite] = {}
        self._grown: dict[Hashable, Sequence[Sprite]] = {}

    def flower(self, letter: str, square: float, lift: float = 0.0, seen: float = 1.0) -> Sprite:
        """A flower for the middle of its square; lifted ones cast a longer shadow."""
        return self._once(("flower", letter, square, lift, seen), lambda: self._flower(letter, square, lift, seen))

    def grown(self, letter: str, square: float, unfold: Callable[[Sprite], Sequence[Sprite]]) -> Sequence[Sprite]:
        """The pictures of a flower that unfolds, made once."""
        key = letter, square
        if key not in self._grown:
            self._grown[key] = unfold(self.flower(letter, square))
        return self._grown[key]

    def plant(self, kind: str, colour: int, square: float, high: float = 1.0, seen: float = 1.0) -> Sprite:
        """A tree or an animal with its badge; its point is the middle of the square. `high` squeezes it upwards."""
        key = (kind, colour, square, high, seen)
        return self._once(key, lambda: self._plant(kind, colour, square, high, seen))

    def animal(self, colour: int, width: float, left: bool = True) -> Sprite:
        """An animal among those that are left; fainter where none is."""
        return self._once(("left", colour, width, left), lambda: self._animal_left(colour, width, left))

    def hand(self, colour: int, width: float) -> Sprite:
        """A flower in hand."""
        return self._middle(flower_name(COLOURS[colour]), width, width)

    def faded(self, sprite: Sprite, seen: float) -> Sprite:
        """The same, less of it."""
        return self._once(("faded", id(sprite.image), seen), lambda: _faded(sprite, seen))

    def badge(self, colour: int, width: float) -> Sprite:
        """The small sign of a colour."""
        return self._middle(f"hutan/badge_{COLOUR_NAMES[colour]}", width, width)

    def drawing(self, name: str, wide: float, high: float) -> Sprite:
        """Any of Hutan's drawings, its point in the middle."""
        return self._middle(f"hutan/{name}", wide, high)

    def card(self, face: str, width: float, flowers: str | None = None) -> Sprite:
        """A card with a shadow; `flowers` are those it still shows, if that isn't all of them."""
        return self._once(("card", face, width, flowers), lambda: self._card(face, width, flowers))

    def mark(self, square: float) -> Sprite:
        """The corners round a square where something can be put."""
        side = square * 128 / 124
        return self._middle("hutan/legal_square", side, side)

    def chip(self, what: str, points: int, worth: int, square: float) -> Sprite:
        """An area's points: `points` with their sign, or the bare `worth` of one nobody has touched."""
        key = ("chip", what, points, worth, square)
        return self._once(key, lambda: self._chip(what, points, worth, square))

    # -------------------------------------------------- made

    def _once(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _px(self, units: float) -> int:
        return max(1, round(units * self.canvas.scale))

    def _middle(self, name: str, wide: float, high: float) -> Sprite:
        w, h = self._px(wide), self._px(high)
        return self._once((name, w, h), lambda: Sprite(self.kit.assets.svg(name, w, h), w / 2, h / 2))

    def _shaded(self, picture: pygame.Surface, square: float, lift: float, ax: float, ay: float, seen: float) -> Sprite:
        """With its shadow, in proportion to the square."""
        if seen < 1.0:
            picture = picture.copy()
            picture.fill((255, 255, 255, round(255 * seen)), special_flags=pygame.BLEND_RGBA_MULT)
        theme = self.kit.theme
        scale = square * self.canvas.scale / 300
        shaded = with_shadow(picture, theme.shadow, theme.colour.shadow_piece, lift, scale)
        return Sprite(shaded.image, ax + shaded.x, ay + shaded.y)

    def _flower(self, letter: str, square: float, lift: float, seen: float) -> Sprite:
        side = self._px(square * FLOWER)
        picture = self.kit.assets.svg(flower_name(letter), side, side)
        return self._shaded(picture, square, lift, side / 2, side / 2, seen)

    def _plant(self, kind: str, colour: int, square: float, high: float, seen: float) -> Sprite:
        wide = square * (TREE if kind == "tree" else ANIMAL)
        w, h = self._px(wide), self._px(wide * TALL)
        picture = self._stood(kind, colour, w, h)
        fx, fy = FOOT[kind]
        if high != 1.0:
            picture = pygame.transform.smoothscale(picture, (w, max(1, round(h * high))))
        foot = fy * picture.get_height()
        up = (STANDS - 0.5) * square * self.canvas.scale
        return self._shaded(picture, square, 0, fx * w, foot - up, seen)

    def _stood(self, kind: str, colour: int, w: int, h: int) -> pygame.Surface:
        """The drawing with the badge of its colour hung on it, on a ground that holds both."""
        name = COLOUR_NAMES[colour] if kind == "tree" else ANIMALS[colour]
        out = self.kit.assets.svg(f"hutan/{kind}_{name}", w, h).copy()
        side = round(w * BADGE)
        badge = self.kit.assets.svg(f"hutan/badge_{COLOUR_NAMES[colour]}", side, side)
        out.blit(badge, (round(w * BADGE_AT[0] - side / 2), min(h - side, round(h * BADGE_AT[1] - side / 2))))
        return out

    def _animal_left(self, colour: int, width: float, left: bool) -> Sprite:
        w, h = self._px(width), self._px(width * TALL)
        picture = self._stood("animal", colour, w, h)
        if not left:
            picture.fill((255, 255, 255, round(255 * GONE)), special_flags=pygame.BLEND_RGBA_MULT)
        return Sprite(picture, w / 2, h / 2)

    def _card(self, face: str, width: float, flowers: str | None) -> Sprite:
        w, h = self._px(width), self._px(width * CARD[1] / CARD[0])
        pangolin = face == PANGOLIN
        out = self.kit.assets.svg("hutan/card_pangolin" if pangolin else "hutan/card_flower", w, h).copy()
        if pangolin:
            self._on_card(out, "hutan/pangolin", (0.5, 0.35), 0.72)
            self._on_card(out, flower_name(ANY), (0.5, 0.77), 0.40)
        else:
            places, part = ON_CARD[len(face)]
            for place, letter in zip(places, _left(face, flowers), strict=True):
                if letter:
                    self._on_card(out, flower_name(letter), place, part)
        shape = self._once(("card shape", w, h), lambda: self._blank(width, w, h))
        shaded = shape.image.copy()
        shaded.blit(out, (round(shape.ax - w / 2), round(shape.ay - h / 2)))
        return shape._replace(image=shaded)

    def _blank(self, width: float, w: int, h: int) -> Sprite:
        """A blank card on its shadow: all of a size share it."""
        blank = self.kit.assets.svg("hutan/card_flower", w, h)
        return self._shaded(blank, width, 0, w / 2, h / 2, 1.0)

    def _on_card(self, out: pygame.Surface, name: str, place: tuple[float, float], part: float) -> None:
        side = max(1, round(part * out.get_width()))
        x, y = place[0] * out.get_width() - side / 2, place[1] * out.get_height() - side / 2
        out.blit(self.kit.assets.svg(name, side, side), (round(x), round(y)))

    def _chip(self, what: str, points: int, worth: int, square: float) -> Sprite:
        side = self._px(CHIP * square)
        out = self.kit.assets.svg(f"hutan/{BARE[what]}", side, side).copy()
        words = f"{'+' if points > 0 else '−'}{abs(points)}" if points else str(worth)
        texts, weight = self.kit.texts, self.kit.role("small_strong").weight
        pixels = max(1, round(side * 0.56))
        letters = texts.render(words, pixels, weight, self.kit.colour("cream"))
        out.blit(letters, (round((side - letters.get_width()) / 2), texts.top(round(side / 2), pixels, weight)))
        return self._shaded(out, square, 0, side / 2, side / 2, 1.0)


def _left(face: str, flowers: str | None) -> list[str]:
    """The letters of a card in their places, empty for those that aren't there any more."""
    left, found = face if flowers is None else flowers, []
    for letter in face:
        found.append(letter if letter in left else "")
        left = left.replace(letter, "", 1)
    return found


def _faded(sprite: Sprite, seen: float) -> Sprite:
    image = sprite.image.copy()
    image.fill((255, 255, 255, round(255 * seen)), special_flags=pygame.BLEND_RGBA_MULT)
    return sprite._replace(image=image)
