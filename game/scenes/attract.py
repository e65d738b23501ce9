"""What a kiosk shows while nobody is there: bots play a real game, and an invitation in every language on offer."""

from collections.abc import Callable, Hashable, Sequence

from game.core.protocol import Outcome
from game.play.seat import SPARRING, Bot
from game.scenes.house import House
from game.scenes.match import MatchScene
from game.scenes.sitting import Sitting, begin
from game.shell.focus import Spot
from game.shell.input.wish import Input, Pointed, Pressed, RawPressed, Scrolled
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.words import Words

SEATS = 2
"""Bots that play, if the game allows so few and so many."""
LONGEST = 300.0
"""Seconds after which it is another game's turn."""
SHOWN = 6.0
"""Seconds in which a finished game can be looked at."""
MOST_LANGUAGES = 3
PADDING = 22.0
ROLES = ("name", "strong", "small_strong")
HIGHEST = 0.17
"""Part of the canvas the invitation takes, if the smallest role allows it."""


class Shown(Sitting):
    """A game that nobody will ever look for: it is neither kept nor counted."""

    def keep(self, house: House) -> None:
        """Nobody comes back to it."""

    def count(self, house: House) -> None:
        """It belongs to nobody."""


class Invitation(Widget):
    """A line in each language, on smoke along the lower edge of the safe area."""

    def __init__(self, kit: Kit, canvas: Canvas, lines: Sequence[str]) -> None:
        safe, width = canvas.safe, canvas.safe.w - 2 * PADDING
        for self.role in ROLES:
            self.lines = [(line, *kit.measure(line, self.role, canvas, width)) for line in lines]
            height = sum(line[2] for line in self.lines) + 2 * PADDING
            if height <= HIGHEST * canvas.height:
                break
        wide = min(safe.w, max(line[1] for line in self.lines) + 4 * PADDING)
        super().__init__(Rect(safe.centre[0] - wide / 2, safe.bottom - height, wide, height))

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """All lines, centred."""
        painter.panel(self.rect, "smoke", 31)
        y = self.rect.y + PADDING
        for line, _, height in self.lines:
            painter.block(line, self.rect.inset(PADDING, 0)._replace(y=y, h=height), self.role, "cream", "centre")
            y += height


class AttractScene(MatchScene):
    """One game among bots. `done` is called once: True when the game came to its end, False when it took too long."""

    def __init__(
        self, house: House, game: str, seed: int, languages: Sequence[str], done: Callable[[bool], None]
    ) -> None:
        least, most = house.box(game).game.seats
        bots = [Bot(SPARRING)] * min(most, max(least, SEATS))
        sitting = begin(house, game, bots, {}, seed)
        shown = Shown(sitting.match, sitting.players, sitting.slot, sitting.seed, sitting.pads)
        self._languages = [Words(code) for code in languages[:MOST_LANGUAGES]]
        super().__init__(house, shown)
        self._done = done
        self._seconds = self._over = 0.0

    # -------------------------------------------------- lay-out

    def _invitation(self, canvas: Canvas) -> Invitation:
        lines = [words.say("Press any button or touch the screen to play") for words in self._languages]
        return Invitation(self.kit, canvas, lines)

    def build(self, canvas: Canvas) -> list[Widget]:
        """A match with the invitation instead of prompts."""
        return [*super().build(canvas), self._invitation(canvas)]

    def bar_top(self, canvas: Canvas) -> float:
        """Where the invitation begins."""
        return self._invitation(canvas).rect.y

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Every button does the same."""
        return (), ()

    def spots(self) -> list[Spot]:
        """Nothing is in focus."""
        return []

    # -------------------------------------------------- input and time

    def handle(self, event: Input) -> None:
        """Nothing is pressed here: the kiosk wakes up."""
        if not isinstance(event, Pressed | RawPressed | Pointed | Scrolled):
            super().handle(event)
        elif self.inputs.last_used != self._prompts_for:
            self.refresh_prompts()

    def step(self, seconds: float) -> None:
        """Play on, but not for ever."""
        super().step(seconds)
        self._seconds += seconds
        if self._seconds >= LONGEST and not self._ended and not self.table.busy and self.match.outcome is None:
            self._finish(False)

    def _end(self, outcome: Outcome, seconds: float) -> None:
        """Let the end be looked at."""
        self._over += seconds
        if self._over >= SHOWN:
            self._finish(True)

    def _finish(self, over: bool) -> None:
        self._ended = True
        self._done(over)
