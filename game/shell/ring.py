"""The focus ring: one on screen, travelling from thing to thing."""

from game.shell.focus import Spot
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.scene import Mover
from game.shell.tween import Glide, out

TRAVEL_MS = 120


class Ring:
    """Draws the ring round a spot; after `travel` it is on its way there for a moment."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._from: Rect | None = None
        self._glide: Glide | None = None

    @property
    def moving(self) -> bool:
        """True while it travels."""
        return self._glide is not None

    def travel(self, start: Rect) -> None:
        """Leave from a rectangle; where to is said when drawing."""
        seconds = self.kit.pace.seconds(TRAVEL_MS)
        self._from, self._glide = (start, Glide(0, 1, seconds, out)) if seconds else (None, None)

    def rest(self) -> None:
        """Be there at once."""
        self._from = self._glide = None

    def step(self, seconds: float) -> None:
        """Let time pass."""
        if self._glide is not None:
            self._glide.step(seconds)
            if self._glide.done:
                self.rest()

    def mover(self, canvas: Canvas, spot: Spot, blend: float) -> Mover:
        """The ring as drawn now, around a spot or on its way to it."""
        rect = spot.rect.moved(0, -spot.lift)
        if self._from is not None and self._glide is not None:
            part = self._glide.value(blend)
            rect = Rect(*(a + (b - a) * part for a, b in zip(self._from, rect, strict=True)))
        target = canvas.px(rect)
        if spot.round:
            surface, (ax, ay) = self.kit.materials.round_ring(target.w / 2)
            return Mover(surface, target.centerx - ax, target.centery - ay)
        surface, pad = self.kit.materials.ring(spot.radius, target.size)
        return Mover(surface, target.x - pad, target.y - pad)
