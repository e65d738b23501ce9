"""The result above a finished match: who won and why, the score, and how to go on; it folds to show the board."""

from collections.abc import Callable, Sequence

from game.core.protocol import Outcome, Seat
from game.play.deals import best_alone
from game.scenes.house import House
from game.scenes.log import LogScene
from game.scenes.menu import Item
from game.scenes.review import ReviewScene
from game.scenes.score_table import table
from game.scenes.sheet import ICON_PART, Sheet
from game.scenes.sitting import Sitting, again
from game.scenes.verdict import Score, assists_of, score_of, verdict
from game.shell.column import Block
from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import LINE, Prompt
from game.shell.widget import Widget
from game.shell.widgets import Button
from game.telling import ending_of, telling_of


class Result(Sheet):
    """`sit` begins another game in this one's place."""

    first = "rematch"
    opaque = True

    def __init__(self, house: House, sitting: Sitting, sit: Callable[[Sitting], None]) -> None:
        super().__init__(house)
        outcome = sitting.match.outcome
        assert outcome is not None
        self.sitting, self.sit = sitting, sit
        self.outcome: Outcome = outcome
        self.telling = telling_of(sitting.game)
        self.folded = False

    # -------------------------------------------------- what it says

    def _names(self) -> list[str]:
        return [sitter.name for sitter in self.sitting.sitters(self.words)]

    def headline(self) -> tuple[str, Sequence[Seat]]:
        """Who won."""
        return verdict(self.words, self.outcome, self._names()), self.outcome.winners

    def score(self) -> Score | None:
        """Everybody's points, in games that have them."""
        match = self.sitting.match
        lines = match.game.score_lines(match.position)
        return None if lines is None else score_of(self.words, self.telling, lines, self.outcome)

    def items(self) -> list[Item]:
        """The ways to go on."""
        say, house, sitting = self.words.say, self.house, self.sitting
        if sitting.then is not None:
            return [
                Item("rematch", "play", say("Go on"), sitting.then),
                Item("review", "review", say("Review the game"), lambda: house.stack.push(ReviewScene(house, sitting))),
                Item("fold", "eye", say("Show the board"), self.fold),
            ]
        return [
            Item("rematch", "rematch", say("Rematch"), lambda: self.sit(again(house, sitting))),
            Item("swap", "swap", say("Swap seats"), lambda: self.sit(again(house, sitting, turned=1))),
            Item("review", "review", say("Review the game"), lambda: house.stack.push(ReviewScene(house, sitting))),
            Item("fold", "eye", say("Show the board"), self.fold),
            Item("home", "home", say("Main menu"), house.home),
        ]

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Folded: one button at the lower edge."""
        if not self.folded:
            return super().build(canvas)
        self._flourish = None
        return [self._bar(canvas)]

    def blocks(self, canvas: Canvas, width: float, scrolls: bool = False) -> list[Block]:
        """Why it ended, the points, and what help was used."""
        score = self.score()
        blocks = [self.paragraph(self.telling.reason(self.words, self.outcome.reason), "body", canvas, width)]
        ending = ending_of(self.sitting.game)
        if ending is not None:
            said = ending(self.words, self.sitting.match.position, self._names())
            blocks += [self.paragraph(line, "second", canvas, width) for line in said]
        blocks += [self.paragraph(line, "second", canvas, width) for line in self._alone()]
        if score is not None:
            total = self.words.say("Total")
            blocks += table(
                score, self._names(), self.outcome.winners, total, self.kit, canvas, width, total_first=scrolls
            )
        helped = assists_of(self.words, self.sitting.assists)
        return [*blocks, *(self.paragraph(line, "second", canvas, width) for line in helped)]

    def _alone(self) -> Sequence[str]:
        """The best that was reached alone with the same options, for one who played alone."""
        match = self.sitting.match
        if match.seats != 1:
            return ()
        best = best_alone(self.house.results, self.sitting.game, match.options)
        return () if best is None else (self.words.say("Best score with these options: {points}", points=best),)

    def _bar(self, canvas: Canvas) -> Button:
        words, safe = self.words.say("Show the result"), canvas.safe
        height = LINE * max(1.0, 0.75 * canvas.text_scale)
        width = min(safe.w, self.kit.measure(words, "name", canvas)[0] + ICON_PART)
        return Button("unfold", Rect(safe.x, safe.bottom - height, width, height), words, self.unfold, icon="trophy")

    # -------------------------------------------------- folding

    def fold(self) -> None:
        """Leave only a small bar, so that the whole board can be seen."""
        self._set_folded(True)

    def unfold(self) -> None:
        """Bring it back."""
        self._set_folded(False)

    def resume(self) -> None:
        """Back from the log."""
        self.stale()

    def _set_folded(self, folded: bool) -> None:
        self.folded, self.opaque = folded, not folded
        self.kit.audio.play("slide")
        self.focus.id = "unfold" if folded else "fold"
        self.rebuild()
        if self.stack is not None:
            for scene in self.stack.visible:
                scene.stale()

    def background(self, painter: Painter) -> None:
        """The bare table, or folded the match below."""
        if not self.folded:
            painter.backdrop()

    # -------------------------------------------------- input

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """UNDO folds and unfolds, LOG shows the moves."""
        if pressed.repeat or wish not in (Wish.UNDO, Wish.LOG):
            return False
        if wish is Wish.UNDO:
            self._set_folded(not self.folded)
        else:
            self.house.stack.push(LogScene(self.house, self.sitting))
        return True

    def back(self) -> None:
        """To the main menu; folded, back to the result."""
        if self.folded:
            self.unfold()
        else:
            self.kit.audio.play("back")
            self.house.home()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Nothing while folded: the one button says it."""
        if self.folded:
            return (), ()
        say = self.words.say
        left = (
            Prompt(Wish.CONFIRM, say("Select"), "check"),
            Prompt(Wish.BACK, say("Main menu"), "home"),
            Prompt(Wish.UNDO, say("Show the board"), "eye"),
        )
        return left, (Prompt(Wish.LOG, say("Log"), "log"),)
