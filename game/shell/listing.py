"""A column of widgets that scrolls when it is higher than its place; the focus is always brought into view."""

from collections.abc import Callable, Hashable, Sequence

from game.shell.focus import Direction, Spot
from game.shell.layout import Rect
from game.shell.paint import Painter
from game.shell.widget import Widget

CHEVRON = 44.0
NOWHERE = Rect(0, 0, 0, 0)
WHEEL = 120.0
LEAST_SEEN = 60.0
"""A row that is in view only in part can be tapped there if that part is so high."""
FADE = 12.0
"""Half the depth in which rows fade out at the edge of the view."""


class Listing(Widget):
    """Widgets one below the other inside `rect`.

    `rows` make a widget for a rectangle; they are given with their heights. When all fit they keep their heights
    and stand at the top; else the listing scrolls, and says so with chevrons that can be tapped.
    """

    def __init__(self, rect: Rect, rows: Sequence[tuple[float, Callable[[Rect], Widget]]], gap: float = 20.0) -> None:
        super().__init__(rect)
        self.content = sum(height for height, _ in rows) + gap * max(0, len(rows) - 1)
        """How high the rows are together."""
        self.overfull = self.content > rect.h + 0.5
        self.view = rect.inset(0, CHEVRON) if self.overfull else rect
        self.widgets: list[Widget] = []
        self._places: list[Rect] = []
        y = self.view.y
        for height, make in rows:
            place = Rect(rect.x, y, rect.w, height)
            self._places.append(place)
            self.widgets.append(make(place))
            y += height + gap
        self._offset = 0.0

    @property
    def most(self) -> float:
        """How far it can scroll, in logical units."""
        return max(0.0, self.content - self.view.h)

    def spots(self) -> Sequence[Spot]:
        """All rows' spots; those scrolled out of sight can be reached by focus but not be tapped, others where seen."""
        found: list[Spot] = []
        for widget in self.widgets:
            seen = widget.rect.within(self.view, 2)
            found += [spot if seen else spot._replace(hit=self._seen(spot)) for spot in widget.spots()]
        return found

    def _seen(self, spot: Spot) -> Rect:
        """What can be tapped of a spot that isn't wholly in view."""
        target = spot.hit or spot.rect
        top, bottom = max(target.y, self.view.y), min(target.bottom, self.view.bottom)
        return target._replace(y=top, h=bottom - top) if bottom - top >= LEAST_SEEN else NOWHERE

    def _chevrons(self) -> dict[int, Rect]:
        top, bottom = self.rect, self.rect.bottom - CHEVRON
        return {-1: Rect(top.x, top.y, top.w, CHEVRON), 1: Rect(top.x, bottom, top.w, CHEVRON)}

    def _owner(self, spot: Hashable) -> Widget | None:
        return next((w for w in self.widgets if any(s.id == spot for s in w.spots())), None)

    def confirm(self, spot: Hashable) -> None:
        """Pass on to the row."""
        if (widget := self._owner(spot)) is not None:
            widget.confirm(spot)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """Pass on to the row."""
        if (widget := self._owner(spot)) is not None:
            widget.tap(spot, x, y)

    def adjust(self, spot: Hashable, direction: Direction) -> bool:
        """Pass on to the row."""
        widget = self._owner(spot)
        return widget is not None and widget.adjust(spot, direction)

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """A tap on a chevron turns half a page, up to a row that begins there; never past one that wasn't seen."""
        if not self.overfull:
            return ()
        ways = [way for way, rect in self._chevrons().items() if rect.holds(x, y)]
        return self._scroll_to(self._turned(ways[0])) if ways else ()

    def _turned(self, way: int) -> float:
        """The offset after half a page."""
        far = self._offset + way * self.view.h / 2
        ahead = [y for place in self._places if way * ((y := place.y - self.view.y) - self._offset) > 1]
        near = [y for y in ahead if way * (far - y) >= 0]
        return way * max(way * y for y in near) if near else way * min((way * y for y in ahead), default=way * far)

    def takes(self, x: float, y: float) -> bool:
        """The chevrons."""
        return self.overfull and any(rect.holds(x, y) for rect in self._chevrons().values())

    def reveal(self, spot: Hashable) -> Sequence[Rect]:
        """Scroll as little as needed to show the row of a spot, with the words above it that can't be in focus."""
        number = next((n for n, w in enumerate(self.widgets) if any(s.id == spot for s in w.spots())), None)
        if number is None or not self.overfull:
            return ()
        place, first = self._places[number], number
        while first and not self.widgets[first - 1].spots() and place.bottom - self._places[first - 1].y <= self.view.h:
            first -= 1
        low, high = place.bottom - self.view.bottom, self._places[first].y - self.view.y
        return self._scroll_to(min(high, max(low, self._offset)))

    def scroll(self, notches: float) -> Sequence[Rect]:
        """The wheel turned."""
        return self._scroll_to(self._offset - notches * WHEEL) if self.overfull else ()

    def _scroll_to(self, offset: float) -> Sequence[Rect]:
        offset = min(self.most, max(0.0, offset))
        if offset == self._offset:
            return ()
        self._offset = offset
        for place, widget in zip(self._places, self.widgets, strict=True):
            widget.move_to(place.moved(0, -offset))
        return (self.rect,)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """The rows in view, and chevrons where there is more."""
        if not self.overfull:
            for widget in self.widgets:
                widget.paint(painter, focused)
            return
        with painter.fading(self.view.inset(-60, -FADE), 2 * FADE, self._offset > 0, self._offset < self.most):
            for widget in self.widgets:
                if widget.rect.touches(self.view.inset(0, -FADE)):
                    widget.paint(painter, focused)
        for way, rect in self._chevrons().items():
            if (way < 0 and self._offset > 0) or (way > 0 and self._offset < self.most):
                x, y = rect.centre
                painter.icon("chevron_up" if way < 0 else "chevron_down", Rect(x - 20, y - 20, 40, 40), "cream")
