"""The thread from a bubble to what it speaks of: a smooth line of any slope."""

import math

import pygame

from game.shell.kit import Kit
from game.shell.layout import Canvas

WIDTH, DARK = 5.0, 2.0


def thread(
    kit: Kit,
    canvas: Canvas,
    start: tuple[float, float],
    end: tuple[float, float],
    colour: str = "focus",
    width: float = WIDTH,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A picture of the thread between two logical points, and the pixel for its corner."""
    scale = canvas.scale
    dx, dy = (end[0] - start[0]) * scale, (end[1] - start[1]) * scale
    long = max(2, round(math.hypot(dx, dy)))
    high = round((width + 2 * DARK) * scale) + 2
    straight = pygame.Surface((long, high), pygame.SRCALPHA)
    dark = pygame.Rect(0, 1, long, high - 2)
    straight.fill(kit.colour("focus_dark"), dark)
    straight.fill(kit.colour(colour), dark.inflate(0, -2 * max(1, round(DARK * scale))))
    turned = pygame.transform.rotozoom(straight, -math.degrees(math.atan2(dy, dx)), 1.0)
    middle_x, middle_y = (start[0] + end[0]) / 2 * scale, (start[1] + end[1]) / 2 * scale
    return turned, (round(middle_x - turned.get_width() / 2), round(middle_y - turned.get_height() / 2))
