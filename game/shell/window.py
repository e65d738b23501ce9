"""The one window: opening it, full screen and back, and keeping the screen awake during play."""

import pygame

from game.shell.layout import SMALLEST

WINDOWED = (1280, 720)


WHOLE_ONLY = ("kmsdrm", "rpi", "android")
"""Drivers that know no windows."""


class Window:
    """pygame's display as a value the rest of the app can ask for things."""

    def __init__(self, title: str, icon: pygame.Surface, size: tuple[int, int] = WINDOWED) -> None:
        """`size` in pixels is that of the window when it doesn't fill a display."""
        pygame.display.set_caption(title)
        pygame.display.set_icon(icon)
        self.size = size
        self.full_screen = False
        self.display = 0

    def open(self, full_screen: bool, display: int = 0) -> pygame.Surface:
        """Open the window, or change the open one; a display that isn't there falls back to the first."""
        count = max(1, pygame.display.get_num_displays())
        self.display = display if 0 <= display < count else 0
        self.full_screen = full_screen
        if full_screen:
            whole = pygame.display.get_desktop_sizes()[self.display]
            if min(whole) >= SMALLEST:
                return pygame.display.set_mode(whole, pygame.FULLSCREEN, display=self.display)
        return pygame.display.set_mode(self.size, pygame.RESIZABLE, display=self.display)

    def whole(self) -> tuple[int, int]:
        """The pixels of the screen the window lies on, wide and high."""
        sizes = pygame.display.get_desktop_sizes()
        return sizes[min(self.display, len(sizes) - 1)]

    @staticmethod
    def pixels() -> tuple[int, int]:
        """How wide and high the window is, at least one pixel each."""
        width, height = pygame.display.get_window_size()
        return max(1, width), max(1, height)

    @property
    def choosable(self) -> bool:
        """False where there are no windows, only the whole screen."""
        return pygame.display.get_driver().lower() not in WHOLE_ONLY

    @staticmethod
    def displays() -> int:
        """How many screens there are."""
        return max(1, pygame.display.get_num_displays())

    @staticmethod
    def awake(playing: bool) -> None:
        """Keep the screen saver away while a game is played with pads, which it doesn't see."""
        pygame.display.set_allow_screensaver(not playing)

    @staticmethod
    def pointer(shown: bool) -> None:
        """Show or hide the mouse pointer."""
        pygame.mouse.set_visible(shown)
