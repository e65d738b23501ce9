"""The app's name in wood, its ribbon of five colours, and a line below; it may be put together before one's eyes."""

from collections.abc import Callable, Hashable, Sequence

from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.scene import Mover
from game.shell.tween import EASES, Glide, linear
from game.shell.widget import Widget

WIDTH, RIBBON_TOP, TAGLINE_TOP = 749.0, 187.0, 251.0
"""Measured from the ink's upper left corner at full size."""
RIBBON_HIGH = 42.0
LETTERS, PLEATS = 8, 5
ABOVE, EDGE = 240.0, 64.0
"""Letters come from beyond the screen's upper edge; their shadows reach so far."""
ASIDE = 0.3
"""The shadow of a letter in the air falls that part of its height to the right."""
SINKS = 0.35
"""How much of the easing's overshoot is seen: wood doesn't give way much."""
TAP = 0.42
"""In that part of its time a letter meets the table."""


class Wordmark(Widget):
    """Put the ink's upper left corner at x, y. With large text the line below is left out.

    Only the first `letters` and a part (0 to 1) of the ribbon are there, if it is still being put together.
    """

    def __init__(self, kit: Kit, canvas: Canvas, x: float, y: float, tagline: str) -> None:
        self.tagline = tagline if canvas.text_scale < 1.5 else ""
        below = kit.measure(tagline, "tagline", canvas)[1] if self.tagline else -24.0
        super().__init__(Rect(x, y, WIDTH, TAGLINE_TOP + below))
        self.letters, self.ribbon = LETTERS, 1.0

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Shadow, letters, ribbon, words."""
        x, y, _, _ = self.rect
        for name in self._names():
            dx, dy = painter.kit.assets.facts(name).at or (0.0, 0.0)
            painter.blit(painter.kit.assets.image(name), x + dx, y + dy)
        dx, dy = painter.kit.assets.facts("wordmark/ribbon").at or (0.0, 0.0)
        if self.ribbon > 0:
            with painter.clipped(self.unfolded):
                painter.blit(painter.kit.assets.image("wordmark/ribbon"), x + dx, y + RIBBON_TOP + dy)
        if self.tagline:
            painter.block(self.tagline, Rect(x, y + TAGLINE_TOP, WIDTH, 60), "tagline", "cream")

    def _names(self) -> Sequence[str]:
        """All the shadows first: none lies on a letter."""
        if self.letters == LETTERS:
            return "wordmark/wordmark_shadow", "wordmark/wordmark"
        there = [f"wordmark/letter_{number + 1}" for number in range(self.letters)]
        return [f"{name}_shadow" for name in there] + there

    @property
    def unfolded(self) -> Rect:
        """The part of the ribbon that can be seen, with its shadow."""
        wide = EDGE + (WIDTH + EDGE) * self.ribbon
        return Rect(self.rect.x - EDGE, self.rect.y + RIBBON_TOP - EDGE, wide, RIBBON_HIGH + 2 * EDGE)


class Greeting:
    """Letters drop one by one, each with a tap, then the ribbon unfolds; `stale` is told what looks different."""

    def __init__(self, kit: Kit, stale: Callable[[Rect], None]) -> None:
        self.kit, self.stale = kit, stale
        letter, ribbon = kit.theme.motion.letter, kit.theme.motion.ribbon
        self._ease = EASES[letter.ease]
        self._one, self._step = kit.pace.seconds(letter.ms), kit.pace.seconds(letter.step)
        self._unfolds = kit.pace.seconds(ribbon.step * PLEATS)
        self._drops = self._one + self._step * (LETTERS - 1)
        self._glide = Glide(0.0, self._drops + self._unfolds, self._drops + self._unfolds, linear)
        self._tapped = 0

    @property
    def done(self) -> bool:
        """True once everything is there."""
        return self._glide.done

    def finish(self) -> None:
        """Everything is there."""
        self._glide.finish()

    def step(self, seconds: float, mark: Wordmark) -> None:
        """Let time pass; what has come to rest rests on the mark."""
        self._glide.step(seconds)
        self.show(mark)
        meeting = int((self._glide.value() - TAP * self._one) / self._step) + 1 if self._step else LETTERS
        if self._tapped < min(LETTERS, meeting) and not self.done:
            self._tapped += 1
            self.kit.audio.play("knock")

    def show(self, mark: Wordmark) -> None:
        """Put on the mark what lies there by now."""
        now = self._glide.value()
        landed = sum(now >= number * self._step + self._one for number in range(LETTERS))
        ribbon = min(1.0, max(0.0, (now - self._drops) / self._unfolds)) if self._unfolds else 1.0
        if landed != mark.letters:
            mark.letters = landed
            self.stale(mark.rect._replace(h=RIBBON_TOP).inset(-EDGE))
        if ribbon != mark.ribbon:
            mark.ribbon = ribbon
            self.stale(mark.unfolded)

    def movers(self, mark: Wordmark, canvas: Canvas, blend: float) -> list[Mover]:
        """The letters in the air, and their shadows."""
        now, found = self._glide.value(blend), []
        for number in range(mark.letters, LETTERS):
            part = (now - number * self._step) / self._one if self._one else 1.0
            if part > 0:
                up = (mark.rect.y + ABOVE) * (1 - self._ease(min(1.0, part)))
                up = up if up > 0 else SINKS * up
                found.append(self._letter(mark, canvas, number, max(0.0, ASIDE * up), "_shadow"))
                found.append(self._letter(mark, canvas, number, 0.0, "", up))
        return found

    def _letter(self, mark: Wordmark, canvas: Canvas, number: int, aside: float, which: str, up: float = 0.0) -> Mover:
        name = f"wordmark/letter_{number + 1}{which}"
        dx, dy = self.kit.assets.facts(name).at or (0.0, 0.0)
        place = canvas.point(mark.rect.x + dx + aside, mark.rect.y + dy - up)
        return Mover(self.kit.assets.image(name), *place)
