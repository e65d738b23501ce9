"""The log: every decision so far as a sentence, the newest in view."""

from collections.abc import Hashable, Sequence

from game.play.match import Step
from game.scenes.house import House
from game.scenes.reader import Reader
from game.scenes.sitting import Sitting
from game.shell.column import Block, Column
from game.shell.input.wish import Pressed, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Heading, Words
from game.telling import telling_of

BADGE, GAP, TEXT_GAP = 56.0, 20.0, 18.0


class Entry(Widget):
    """One decision: the turn's number, whose it was, what it did."""

    def __init__(self, rect: Rect, number: str, number_width: float, step: Step, who: str, what: str) -> None:
        super().__init__(rect)
        self.number, self.number_width, self.seat, self.who, self.what = number, number_width, step.seat, who, what

    @staticmethod
    def text_width(width: float, number_width: float) -> float:
        """How wide its words are."""
        return width - number_width - BADGE - 2 * GAP

    @classmethod
    def height(cls, kit: Kit, canvas: Canvas, who: str, what: str, width: float) -> float:
        """How high name and words are at their width."""
        measure = kit.measure
        return max(BADGE, measure(who, "strong", canvas, width)[1] + measure(what, "body", canvas, width)[1])

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Number, badge, name, words."""
        rect, kit, canvas = self.rect, painter.kit, painter.canvas
        badge = rect.x + self.number_width + GAP + BADGE / 2
        middle = rect.y + BADGE / 2
        painter.text(self.number, rect.x + self.number_width, middle, "strong", "ink_2", anchor="right")
        painter.badge(self.seat, badge, middle, BADGE)
        x = badge + BADGE / 2 + GAP
        box = Rect(x, rect.y, rect.right - x, rect.h)
        painter.block(self.who, box, "strong", "ink")
        painter.block(self.what, box._replace(y=box.y + kit.measure(self.who, "strong", canvas, box.w)[1]), "body")


class LogScene(Reader):
    """Above a match; closed by BACK, LOG or MENU."""

    way = -1

    def __init__(self, house: House, sitting: Sitting) -> None:
        super().__init__(house)
        self.sitting = sitting

    def heading(self, canvas: Canvas) -> Heading:
        """Log."""
        return self.titled(canvas, self.words.say("Log"), f"accent.{self.sitting.game}")

    def blocks(self, canvas: Canvas, width: float) -> list[Block]:
        """An entry a decision, or a word about there being none."""
        steps = self.sitting.match.steps
        if not steps:
            words = self.words.say("No moves yet.")
            height = self.kit.measure(words, "body", canvas, width)[1]
            return [Block(height, lambda rect: Words(rect, words, "body", "ink_2", "centre"))]
        names = [sitter.name for sitter in self.sitting.sitters(self.words)]
        return [self._entry(at, steps, names, canvas, width) for at in range(len(steps))]

    def _entry(self, at: int, steps: Sequence[Step], names: Sequence[str], canvas: Canvas, width: float) -> Block:
        step, turn_of = steps[at], self.sitting.match.game.turn
        turn = turn_of(step.before) + 1
        same = at > 0 and turn_of(steps[at - 1].before) + 1 == turn
        number_width = self.kit.measure("888", "strong", canvas)[0]
        who, what = names[step.seat], self._sentence(step)
        room = Entry.text_width(width, number_width)
        height = Entry.height(self.kit, canvas, who, what, room)
        number = "" if same else str(turn)
        return Block(height, lambda rect: Entry(rect, number, number_width, step, who, what), TEXT_GAP)

    def _sentence(self, step: Step) -> str:
        """What happened, as the game tells it; what was decided where nothing happened."""
        telling = telling_of(self.sitting.game)
        told = [telling.event(self.words, event) for event in step.events]
        return " ".join(line for line in told if line) or telling.move(self.words, step.before, step.move)

    def start(self, column: Column) -> float:
        """The newest entry."""
        return column.most

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """LOG closes what LOG opened."""
        if wish is Wish.LOG and not pressed.repeat:
            self.back()
            return True
        return super().wished(wish, pressed)
