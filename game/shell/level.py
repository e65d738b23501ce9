"""A choice among many steps of one amount, drawn as a track that fills."""

from collections.abc import Callable, Hashable, Sequence

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widgets import Choice

EDGE, VALUE_EDGE = 6.0, 28.0


class Level(Choice):
    """Volumes and the like: LEFT and RIGHT go a step, a tap sets what lies under it, CONFIRM goes round."""

    def __init__(
        self,
        spot: Hashable,
        rect: Rect,
        label: str,
        values: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        kit: Kit,
        canvas: Canvas,
    ) -> None:
        super().__init__(spot, rect, label, values, chosen, change, kit, canvas)
        self._value_width = max(kit.measure(value, "who", canvas)[0] for value in values) + 2 * VALUE_EDGE

    @property
    def _bar(self) -> Rect:
        return self.track._replace(w=self.track.w - self._value_width).inset(EDGE)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """A tap on the bar sets that amount; anywhere else it goes a step, like CONFIRM."""
        if x < self.track.x or x > self._bar.right + EDGE:
            self.confirm(spot)
        else:
            part = min(1.0, max(0.0, (x - self._bar.x) / self._bar.w))
            self._set(round(part * (len(self.values) - 1)))

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Label, track, the filled part and the amount."""
        self.paint_label(painter)
        painter.panel(self.track, "track", 31)
        bar, part = self._bar, self.chosen / max(1, len(self.values) - 1)
        if part:
            painter.panel(bar._replace(w=max(bar.h, bar.w * part)), "paper", 31)
        value = self.track.right - self._value_width / 2
        painter.text(self.values[self.chosen], value, self.track.centre[1], "who", "cream", anchor="centre")
