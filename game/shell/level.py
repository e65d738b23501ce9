"""A choice among many steps of one amount, drawn as a track that fills."""

from collections.abc import Hashable

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.shell.widgets import Choice

EDGE = 6.0


class Level(Choice):
    """Volumes and the like: LEFT and RIGHT go a step, a tap sets what lies under it, CONFIRM goes round."""

    VALUE_PART = 0.24
    """Part of the track that shows the amount in words."""

    @property
    def _bar(self) -> Rect:
        track = self.track
        return Rect(track.x, track.y, track.w * (1 - self.VALUE_PART), track.h).inset(EDGE)

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
        value = self.track.right - self.track.w * self.VALUE_PART / 2 - EDGE / 2
        painter.text(self.values[self.chosen], value, self.track.centre[1], "who", "cream", anchor="centre")
