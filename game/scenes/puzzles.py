"""The puzzles of a game in a list: what they ask, how hard they are, and which are solved."""

from collections.abc import Callable, Hashable, Sequence

from game.play.puzzles import Puzzle, shipped_puzzles
from game.scenes.house import House
from game.scenes.puzzle import PuzzleScene
from game.scenes.screen import Screen
from game.shell.focus import Spot
from game.shell.input.wish import Pressed, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import LIFT, RADIUS
from game.telling import telling_of

HARDEST = 5
EDGE, PADDING, GAP, HEAD_GAP, MARK_GAP = 28.0, 14.0, 16.0, 24.0, 24.0


class PuzzleRow(Widget):
    """A puzzle's number, name and task; at the right its stars, and a tick when it is solved."""

    def __init__(
        self, rect: Rect, number: int, texts: tuple[str, str], stars: int, solved: bool, action: Callable[[], None]
    ) -> None:
        super().__init__(rect)
        self.number, self.texts, self.stars, self.solved, self.action = number, texts, stars, solved, action

    def spots(self) -> Sequence[Spot]:
        """The whole row."""
        return (Spot(self.number, self.rect, RADIUS, lift=LIFT),)

    def confirm(self, spot: Hashable) -> None:
        """Try it."""
        self.action()

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """Paper, tick, words, stars."""
        mine = focused == self.number
        rect = self.rect.moved(0, -LIFT) if mine else self.rect
        painter.panel(rect, "paper_focus" if mine else "paper", int(RADIUS), 12 if mine else 0)
        mark = mark_size(painter.kit, painter.canvas)
        left, y = rect.x + EDGE, rect.centre[1]
        if self.solved:
            painter.icon("check", Rect(left, y - mark / 2, mark, mark), "ink_icon")
        width = text_width(rect.w, painter.kit, painter.canvas)
        heights = [
            painter.kit.measure(words, role, painter.canvas, width)[1]
            for words, role in zip(self.texts, ("name", "second"), strict=True)
        ]
        x, top = left + mark + MARK_GAP, y - sum(heights) / 2
        painter.block(self.texts[0], Rect(x, top, width, heights[0]), "name")
        painter.block(self.texts[1], Rect(x, top + heights[0], width, heights[1]), "second", "ink_2")
        self._paint_stars(painter, rect.right - EDGE, y)

    def _paint_stars(self, painter: Painter, right: float, y: float) -> None:
        side = star_size(painter.canvas)
        for place in range(HARDEST):
            icon = "star" if place < self.stars else "star_empty"
            x = right - (HARDEST - place) * side
            painter.icon(icon, Rect(x + 2, y - side / 2 + 2, side - 4, side - 4), "ink_icon")


def mark_size(kit: Kit, canvas: Canvas) -> float:
    """Of the tick."""
    return kit.measure("Hg", "name", canvas)[1] * 0.9


def star_size(canvas: Canvas) -> float:
    """Of one star."""
    return 36.0 * min(1.3, canvas.text_scale)


def text_width(width: float, kit: Kit, canvas: Canvas) -> float:
    """Room for words in a row of a width."""
    return width - 2 * EDGE - mark_size(kit, canvas) - 2 * MARK_GAP - HARDEST * star_size(canvas)


class PuzzleList(Screen):
    """Choose a puzzle; the first unsolved one is in focus."""

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.puzzles = shipped_puzzles(game)
        solved = house.progress.solved(game)
        unsolved = (number for number, puzzle in enumerate(self.puzzles) if puzzle.id not in solved)
        self.first = next(unsolved, 0)

    def resume(self) -> None:
        """Another one may be solved now."""
        self.rebuild()

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, and a row for every puzzle."""
        say, title = self.words.say, telling_of(self.game).title(self.words)
        solved = self.house.progress.solved(self.game)
        count = sum(puzzle.id in solved for puzzle in self.puzzles)
        head = self.titled(
            canvas,
            say("{game}: puzzles, {solved} of {all} solved", game=title, solved=count, all=len(self.puzzles)),
            f"accent.{self.game}",
        )
        room = self.room(canvas, head.rect.bottom + HEAD_GAP)
        rows = [self._row(canvas, room.w, number, puzzle.id in solved) for number, puzzle in enumerate(self.puzzles)]
        return [head, Listing(room, rows, GAP)]

    def _row(self, canvas: Canvas, width: float, number: int, solved: bool) -> tuple[float, Callable[[Rect], Widget]]:
        puzzle, words = self.puzzles[number], self.words
        texts = (f"{number + 1}. {words.given(puzzle.title)}", self._task(puzzle))
        inner = text_width(width, self.kit, canvas)
        sizes = zip(texts, ("name", "second"), strict=True)
        height = sum(self.kit.measure(text, role, canvas, inner)[1] for text, role in sizes)

        def make(rect: Rect) -> Widget:
            return PuzzleRow(rect, number, texts, puzzle.difficulty, solved, lambda: self._try(number))

        return height + 2 * PADDING, make

    def _task(self, puzzle: Puzzle) -> str:
        """The rules it is played by, and what to do."""
        options, telling = puzzle.match(self.house.box(self.game).game).options, telling_of(self.game)
        rules = [telling.value(self.words, name, value) for name, value in options.items()]
        return " · ".join([*rules, self.words.given(puzzle.text)])

    def _try(self, number: int) -> None:
        self.kit.audio.play("confirm")
        self.house.stack.push(PuzzleScene(self.house, self.game, number))

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """MENU closes."""
        if wish is Wish.MENU and not pressed.repeat:
            self.back()
            return True
        return False
