"""The six creatures by their pictures, so that everybody knows who is who; the same for every deal."""

from game.rules.help_me.tiles import CREATURES
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.help_me.creatures import Creatures
from game.tables.measure import Measure

EDGE, GAP = 22.0, 14.0
LARGEST = 96.0


class Legend:
    """One panel of smoked glass with the six pictures; a heading where there is room for it."""

    def __init__(self, rect: Rect, measure: Measure, creatures: Creatures, heading: str) -> None:
        self.rect, self.measure, self.creatures = rect, measure, creatures
        head = measure.line("strong") + 6
        across = max((3, 6), key=lambda n: min((rect.w - 2 * EDGE - (n - 1) * GAP) / n, rect.h / (6 // n) - EDGE))
        rows = len(CREATURES) // across
        wide = (rect.w - 2 * EDGE - (across - 1) * GAP) / across
        room = rect.h - 2 * EDGE - (rows - 1) * GAP
        fits = measure.width(heading, "strong") <= rect.w - 2 * EDGE
        roomy = (room - head) / rows >= 0.72 * min(wide, LARGEST)
        self.heading = heading if rows > 1 and fits and roomy else ""
        self.side = max(24.0, min(wide, LARGEST, (room - (head if self.heading else 0.0)) / rows))
        top = rect.bottom - EDGE - rows * self.side - (rows - 1) * GAP
        if not self.heading:
            top = rect.centre[1] - (rows * self.side + (rows - 1) * GAP) / 2
        step = (rect.w - 2 * EDGE - self.side) / (across - 1)
        self.places = [
            Rect(rect.x + EDGE + n % across * step, top + n // across * (self.side + GAP), self.side, self.side)
            for n in range(len(CREATURES))
        ]
        self._line = (rect.y + top) / 2 + 2

    def paint(self, painter: Painter) -> None:
        """Heading and pictures."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "smoke", 18)
        if self.heading:
            painter.text(self.heading, self.rect.x + EDGE, self._line, "strong", "cream_2")
        scale = painter.canvas.scale
        for number, place in enumerate(self.places):
            sprite = self.creatures.portrait(number, self.side)
            x, y = place.centre
            painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))
