"""The winner's flourish: the lamp warms; then rays, a crown, and badges in a laurel that closes leaf by leaf."""

from collections.abc import Hashable, Sequence

from game.core.protocol import Seat
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.shell.tween import EASES, Glide, linear
from game.shell.widget import Widget

LEAVES = 9
CLOSING_MS = 500.0
LARGEST = 400.0
SMALLEST = 200.0
"""Below that it isn't worth showing."""
BADGE = 116.0


class Warming:
    """The lamp over a table burns brighter for a moment, when somebody has won."""

    def __init__(self, kit: Kit) -> None:
        move = kit.theme.motion.win_lamp
        self._glide = Glide(0, 1, kit.pace.seconds(move.ms), linear)
        self._ease = EASES[move.ease]

    @property
    def done(self) -> bool:
        """True once it burns as before."""
        return self._glide.done

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._glide.step(seconds)

    def finish(self) -> None:
        """Let it be over."""
        self._glide.finish()

    @property
    def lamp(self) -> float:
        """How much brighter it is now, 0 to 1: up for one half of the time, down for the other."""
        return 0.0 if self.done else self._ease(1 - abs(2 * self._glide.value() - 1))


class Closing:
    """How far the laurel has closed."""

    def __init__(self, kit: Kit) -> None:
        self._glide = Glide(0, LEAVES - 1, kit.pace.seconds(CLOSING_MS), linear)

    @property
    def done(self) -> bool:
        """True once it is closed."""
        return self._glide.done

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self._glide.step(seconds)

    def finish(self) -> None:
        """Close it at once."""
        self._glide.finish()

    @property
    def leaf(self) -> int:
        """The newest pair of leaves."""
        return int(self._glide.value())


class Flourish(Widget):
    """A square; only the laurel moves, the rest is painted once. Its rays reach beyond, under what is drawn later."""

    def __init__(self, rect: Rect, winners: Sequence[Seat], number: str = "") -> None:
        super().__init__(rect)
        self.winners, self.number = winners, number

    def _at(self, x: float, y: float, w: float, h: float) -> Rect:
        """Units of a square of 400 in this one."""
        part = self.rect.w / LARGEST
        return Rect(self.rect.x + x * part, self.rect.y + y * part, w * part, h * part)

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Rays, dark ground, crown, badges, perhaps the number of points."""
        painter.drawing("result/rays", self._at(-440, -440, 1280, 1280))
        painter.drawing("result/disc", self._at(0, 0, 400, 400))
        if self.winners:
            painter.drawing("result/crown", self._at(140, 4, 120, 94))
        count = max(1, len(self.winners))
        size = min(BADGE, 236 / count - 8)
        for number, seat in enumerate(self.winners):
            x = 200 + (number - (count - 1) / 2) * (size + 8)
            spot = self._at(x, 196 if not self.number else 172, 0, 0)
            painter.badge(seat, spot.x, spot.y, size * self.rect.w / LARGEST)
        if self.number:
            spot = self._at(200, 288, 0, 0)
            painter.text(self.number, spot.x, spot.y, "number", "cream", anchor="centre")

    def laurel(self, kit: Kit, canvas: Canvas, leaf: int) -> Mover:
        """The laurel with its leaves up to one of them."""
        target = canvas.px(self.rect)
        return Mover(kit.assets.svg(f"result/laurel_{leaf}", target.w, target.h), target.x, target.y)
