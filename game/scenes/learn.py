"""Learn: first lessons, puzzles, and the rules of every game."""

from game.play.lessons import has_lesson
from game.play.puzzles import has_puzzles, shipped_puzzles
from game.scenes.lesson import LessonScene
from game.scenes.menu import Item, buttons
from game.scenes.puzzles import PuzzleList
from game.scenes.rule_book import Shelf
from game.scenes.screen import Screen
from game.shell.input.wish import Pressed, Wish
from game.shell.layout import Canvas
from game.shell.listing import Listing
from game.shell.widget import Widget
from game.tables import offers

HEAD_GAP, ROW, GAP = 24.0, 108.0, 20.0


def teachable(game: str) -> bool:
    """Whether there is a first lesson of the game, and a table to take it at."""
    return offers.playable(game) and has_lesson(game)


def puzzling(game: str) -> bool:
    """Whether there are puzzles of the game, and a table to try them at."""
    return offers.playable(game) and has_puzzles(game)


class Learn(Screen):
    """Choose what to learn from."""

    def resume(self) -> None:
        """Something may have been learnt meanwhile, or the language changed."""
        self.rebuild()

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title and buttons."""
        head = self.titled(canvas, self.words.say("Learn"))
        room = self.room(canvas, head.rect.bottom + HEAD_GAP)
        return [head, Listing(room, buttons(self._items(), room.w, self.kit, canvas, ROW), GAP)]

    def _items(self) -> list[Item]:
        lessons = [self._lesson(game) for game in self.house.games if teachable(game)]
        puzzles = [self._puzzles(game) for game in self.house.games if puzzling(game)]
        say, push = self.words.say, self.house.stack.push
        rules = Item("rules", "rules", say("Rules"), lambda: push(Shelf(self.house)), self._shelved())
        return [*lessons, *puzzles, rules]

    def _shelved(self) -> str:
        """Whose rules there are."""
        return self.words.say("all five games") if len(self.house.games) == len(offers.FACTS) else ""

    def _lesson(self, game: str) -> Item:
        say, push = self.words.say, self.house.stack.push
        words = say("First lesson: {game}", game=offers.title(self.words, game))
        note = say("done") if self.house.progress.taken(game) else say("a few minutes")
        return Item(f"lesson {game}", "learn", words, lambda: push(LessonScene(self.house, game)), note)

    def _puzzles(self, game: str) -> Item:
        say, push = self.words.say, self.house.stack.push
        puzzles, solved = shipped_puzzles(game), self.house.progress.solved(game)
        count = sum(puzzle.id in solved for puzzle in puzzles)
        words = say("Puzzles: {game}", game=offers.title(self.words, game))
        note = say("{solved} of {all} solved", solved=count, all=len(puzzles))
        return Item(f"puzzles {game}", "hint", words, lambda: push(PuzzleList(self.house, game)), note)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """MENU closes."""
        if wish is Wish.MENU and not pressed.repeat:
            self.back()
            return True
        return False
