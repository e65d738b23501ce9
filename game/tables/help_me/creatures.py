"""The six creatures as finished pictures for one canvas: face down, face up, on the way between, and as portraits."""

from collections.abc import Callable, Hashable

import pygame

from game.rules.help_me.tiles import CREATURES
from game.shell.assets import Sprite
from game.shell.kit import Kit
from game.shell.layout import Canvas
from game.tables.help_me.pieces import kept, middle

BACK_SHAPE = 148 / 120
"""Height for width of a creature's tile."""
TURNS = 6
"""Pictures of a tile that is turned over."""


class Creatures:
    """Surfaces in real pixels, each made once; shared, so copy one before changing it. Widths are logical."""

    def __init__(self, kit: Kit, canvas: Canvas) -> None:
        self.kit, self.canvas = kit, canvas
        self._made: dict[Hashable, Sprite] = {}

    def back(self, seat: int, width: float) -> Sprite:
        """A creature face down, the same for all of a seat's; anchored in its middle."""
        w, h = self.canvas.length(width), self.canvas.length(width * BACK_SHAPE)
        return middle(self.kit.assets.svg(f"help_me/creature_back_seat{seat + 1}", w, h))

    def back_shadow(self, width: float) -> Sprite:
        """What a creature's tile throws on its panel."""

        def make() -> Sprite:
            w, h = self.canvas.length(width), self.canvas.length(width * BACK_SHAPE)
            pad = max(4, w // 6)
            image = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
            colour = self.kit.theme.colour.shadow_piece
            image.fill((*colour[:3], 0))
            solid = self.kit.materials.pill((w, h), (*colour[:3], 130), round(0.11 * w))
            image.blit(solid, (pad + round(0.03 * w), pad + round(0.05 * w)))
            return middle(pygame.transform.gaussian_blur(image, max(1, w // 22)))

        return self._once(("back shadow", width), make)

    def creature(self, number: int, width: float) -> Sprite:
        """A creature face up, as large as its back; anchored in its middle."""
        return self._once(("creature", number, width), lambda: middle(self._creature(number, width)))

    def turning(self, seat: int, number: int, width: float, step: int) -> Sprite:
        """A creature on its way from its back (step 0) to its picture (step TURNS)."""

        def make() -> Sprite:
            part = abs(1 - 2 * step / TURNS)
            shown = self.back(seat, width) if step < TURNS / 2 else self.creature(number, width)
            w, h = shown.image.get_size()
            return middle(pygame.transform.smoothscale(shown.image, (max(1, round(w * part)), h)))

        return self._once(("turning", seat, number, width, step), make)

    def portrait(self, number: int, side: float) -> Sprite:
        """A creature's picture with its mark, to name it; anchored in its middle."""

        def make() -> Sprite:
            size, name = self.canvas.length(side), CREATURES[number]
            image = _rounded(self.kit, self.kit.assets.svg(f"help_me/picture_{name}", size, size), 0.16)
            mark = round(0.36 * size)
            drawn = self.kit.assets.svg(f"help_me/mark_{name}", mark, mark)
            whole = pygame.Surface((size + mark // 5, size + mark // 5), pygame.SRCALPHA)
            whole.blit(image, (0, 0))
            whole.blit(drawn, (whole.get_width() - mark, whole.get_height() - mark))
            return Sprite(kept(whole), size / 2, size / 2)

        return self._once(("portrait", number, side), make)

    def _once(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _creature(self, number: int, width: float) -> pygame.Surface:
        """On a cream card with the mark below."""
        w, h = self.canvas.length(width), self.canvas.length(width * BACK_SHAPE)
        card = self.kit.materials.pill((w, h), self.kit.colour("paper"), round(0.11 * w)).copy()
        inset, name = round(0.06 * w), CREATURES[number]
        side = w - 2 * inset
        card.blit(_rounded(self.kit, self.kit.assets.svg(f"help_me/picture_{name}", side, side), 0.1), (inset, inset))
        left = h - side - 2 * inset
        mark = round(min(0.9 * left + 0.1 * w, 0.32 * w))
        drawn = self.kit.assets.svg(f"help_me/mark_{name}", mark, mark)
        card.blit(drawn, ((w - mark) // 2, h - mark - round(0.02 * w)))
        return kept(card)


def _rounded(kit: Kit, picture: pygame.Surface, part: float) -> pygame.Surface:
    """With corners rounded by a part of the width."""
    out = picture.copy()
    mask = kit.materials.pill(out.get_size(), (255, 255, 255), round(part * out.get_width()))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out
