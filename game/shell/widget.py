"""What a widget is: something at a place that paints itself and may hold focusable spots."""

from collections.abc import Hashable, Sequence

from game.shell.focus import Direction, Spot
from game.shell.layout import Rect
from game.shell.paint import Painter


class Widget:
    """Something on a scene. It holds no focus itself: the scene tells which spot is in focus when painting."""

    def __init__(self, rect: Rect) -> None:
        self.rect = rect

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Draw onto the static layer; `focused` is the spot in focus if it is shown, else None."""

    def spots(self) -> Sequence[Spot]:
        """What can be in focus here, in scanning order."""
        return ()

    def grips(self) -> Sequence[Spot]:
        """What can be pressed and dragged from by mouse or finger, but never holds the focus."""
        return ()

    def confirm(self, spot: Hashable) -> None:
        """CONFIRM on one of its spots, by key, pad or switch."""

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """A press and release of mouse or finger on one of its spots, at a logical point."""
        self.confirm(spot)

    def hold(self, spot: Hashable) -> None:
        """Mouse or finger went down on one of its spots."""

    def let_go(self, spot: Hashable) -> None:
        """The press that `hold` told of is over, wherever and however it ended; `tap` or `drag` may follow."""

    def drag(self, start: Hashable, end: Hashable) -> None:
        """A press on one of its spots, let go on another one of the scene (None: on nothing)."""

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """A tap where nothing can be in focus; the rectangles that changed."""
        return ()

    def takes(self, x: float, y: float) -> bool:
        """Whether `tap_beside` does something just there, so that a finger doesn't mean a spot nearby."""
        return False

    def move_to(self, rect: Rect) -> None:
        """Go to another place of the same size."""
        self.rect = rect

    def adjust(self, spot: Hashable, direction: Direction) -> bool:
        """A direction on the focused spot; True if the widget used it."""
        return False

    def pick(self, spots: Sequence[Spot], x: float, y: float) -> Spot:
        """Which of several of its spots under a point is meant: the last one drawn."""
        return spots[-1]

    def reveal(self, spot: Hashable) -> Sequence[Rect]:
        """Bring a spot into view before it gets the focus; the rectangles that changed."""
        return ()

    def scroll(self, notches: float) -> Sequence[Rect]:
        """The wheel turned; the rectangles that changed."""
        return ()
