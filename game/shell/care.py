"""Care for the screen: the picture stands a few pixels beside its place and may be darker, so that nothing burns in."""

import pygame

FULL = 255


class Care:
    """`shift` is in pixels of the window, `light` goes from 0 (black) to 255. Change them by `Frame.spare`."""

    def __init__(self) -> None:
        self.shift = (0, 0)
        self.light = FULL

    @property
    def needed(self) -> bool:
        """True if the window shows anything else than the picture as it is."""
        return self.shift != (0, 0) or self.light != FULL

    def show(self, window: pygame.Surface, part: pygame.Surface, place: pygame.Rect) -> pygame.Rect:
        """Put a part of the picture into the window; the rectangle it takes there.

        Around a shifted whole picture the rim of the unshifted one fills what would be left bare.
        """
        if self.shift != (0, 0) and place.size == window.get_size():
            window.blit(part, place)
        shown = window.blit(part, place.move(self.shift))
        if place.size == window.get_size():
            shown = window.get_rect()
        if self.light != FULL:
            window.fill((self.light,) * 3, shown, pygame.BLEND_RGB_MULT)
        return shown
