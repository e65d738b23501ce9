"""Best scores, and what everybody has played and won."""

from collections.abc import Sequence

from game.play.results import Score, Tally
from game.scenes.reader import Reader
from game.shell.column import Block
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Heading, Words
from game.tables import offers

BEST = 5
"""So many scores a game."""
GAP, SECTION_GAP, EDGE = 10.0, 36.0, 26.0


class Row(Widget):
    """A place or name at the left, points or a tally at the right, over a thin line."""

    def __init__(self, rect: Rect, left: str, right: str) -> None:
        super().__init__(rect)
        self.left, self.right = left, right

    def paint(self, painter: Painter, focused: object) -> None:
        """Both."""
        rect = self.rect
        painter.bar(Rect(rect.x, rect.bottom - 2, rect.w, 2), "line_paper")
        painter.text(self.left, rect.x + EDGE, rect.centre[1], "body", "ink")
        painter.text(self.right, rect.right - EDGE, rect.centre[1], "strong", "ink", anchor="right")


class GameHead(Widget):
    """A game's name behind its bar."""

    def __init__(self, rect: Rect, words: str, accent: str) -> None:
        super().__init__(rect)
        self.words, self.accent = words, accent

    def paint(self, painter: Painter, focused: object) -> None:
        """Bar and name."""
        painter.bar(Rect(self.rect.x, self.rect.y + 8, 8, self.rect.h - 16), self.accent)
        painter.block(self.words, Rect(self.rect.x + EDGE, self.rect.y, self.rect.w - EDGE, self.rect.h), "name")


class Scores(Reader):
    """Game by game; only games that somebody has played."""

    def heading(self, canvas: Canvas) -> Heading:
        """The title."""
        return self.titled(canvas, self.words.say("Best scores"))

    def blocks(self, canvas: Canvas, width: float) -> list[Block]:
        """Per game its best scores, and the tally of everybody with a name."""
        found: list[Block] = []
        for game in offers.FACTS:
            best = self.house.results.best(game)[:BEST]
            tallies = self._tallies(game)
            if best or tallies:
                found += self._game(canvas, width, game, best, tallies)
        if not found:
            words = self.words.say("Nobody has finished a game yet.")
            height = self.kit.measure(words, "body", canvas, width)[1]
            found.append(Block(height, lambda rect: Words(rect, words, "body", "ink")))
        return found

    def _tallies(self, game: str) -> Sequence[tuple[str, Tally]]:
        """Who has won most comes first."""
        tallies = [(name, self.house.results.tally(name, game)) for name in self.house.people.names]
        return sorted((one for one in tallies if one[1].games), key=lambda one: (-one[1].wins, one[1].games))

    def _game(
        self, canvas: Canvas, width: float, game: str, best: Sequence[Score], tallies: Sequence[tuple[str, Tally]]
    ) -> list[Block]:
        title, accent, words = offers.title(self.words, game), f"accent.{game}", self.words
        head = self.kit.measure(title, "name", canvas, width - EDGE)[1]
        found = [Block(head, lambda rect: GameHead(rect, title, accent), SECTION_GAP)]
        for place, score in enumerate(best, 1):
            name = score.name or words.say("Somebody")
            points = words.count("{number} point", "{number} points", score.points)
            found.append(self._row(canvas, f"{place}. {name}", points))
        for name, tally in tallies:
            wins = words.count("{number} win", "{number} wins", tally.wins)
            games = words.count("{number} game", "{number} games", tally.games)
            found.append(self._row(canvas, name, f"{wins}, {games}"))
        return found

    def _row(self, canvas: Canvas, left: str, right: str) -> Block:
        return Block(self.kit.measure("Hg", "body", canvas)[1] + 14, lambda rect: Row(rect, left, right), GAP)
