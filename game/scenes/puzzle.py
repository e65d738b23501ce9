"""One puzzle at the table: tried, answered by the search, and shown how it goes."""

from collections.abc import Callable, Sequence

from game.play.attempt import Attempt, State
from game.play.puzzles import Puzzle, Trial, shipped_puzzles
from game.scenes.guide_panel import Said
from game.scenes.guided import Guided
from game.scenes.house import House
from game.scenes.menu import Item
from game.telling.learning import shown, solved, verdict


class PuzzleScene(Guided):
    """Puzzle after puzzle, from the one at a number on."""

    def __init__(self, house: House, game: str, number: int = 0) -> None:
        self.puzzles = shipped_puzzles(game)
        self.number = number
        self._rules = house.box(game).game
        self._shown = False
        super().__init__(house, game)

    @property
    def puzzle(self) -> Puzzle:
        """The one on the table."""
        return self.puzzles[self.number]

    def first_attempt(self) -> Attempt:
        """The puzzle to begin with."""
        return Trial(self._rules, self.puzzle)

    def begin(self, attempt: Attempt) -> None:
        """Nothing was shown of it yet."""
        self._shown = False
        super().begin(attempt)

    def helped(self) -> None:
        """What is shown isn't solved."""
        self._shown = True

    # -------------------------------------------------- words

    def said(self) -> Said:
        """What to do, or how it went."""
        words, state = self.words, self.attempt.state
        if state is State.WRONG:
            return Said(self._head(), verdict(words, self.puzzle.goal), "undo")
        if state is State.OPEN:
            return Said(self._head(), words.given(self.puzzle.text))
        if self._shown:
            return Said(self._head(), shown(words), "hint")
        return Said(self._head(), solved(words), "check")

    def _head(self) -> str:
        return self.words.say(
            "{game} · Puzzle {number}: {title}",
            game=self.telling.title(self.words),
            number=self.number + 1,
            title=self.words.given(self.puzzle.title),
        )

    def sayings(self) -> Sequence[Said]:
        """Every sentence of every puzzle: the table stays where it is from one to the next."""
        head, words = self._head(), self.words
        tasks = sorted({words.given(puzzle.text) for puzzle in self.puzzles})
        goals = {puzzle.goal for puzzle in self.puzzles}
        answers = (*(verdict(words, goal) for goal in sorted(goals)), shown(words), solved(words))
        return [*(Said(head, text) for text in tasks), *(Said(head, text, "check") for text in answers)]

    def onward(self) -> tuple[str, str]:
        """On, and at the end."""
        return self.words.say("Next puzzle"), self.words.say("All puzzles")

    def follows(self) -> Callable[[], None] | None:
        """The next one, where there is one."""
        return self._go_on if self.number + 1 < len(self.puzzles) else None

    def ended(self) -> None:
        """A sound; what was found without help is remembered."""
        done = self.attempt.state is State.DONE
        self.kit.audio.play("win" if done else "invalid")
        if done and not self._shown:
            self.house.progress.solve(self.game, self.puzzle.id)

    def more_items(self) -> Sequence[Item]:
        """The next puzzle."""
        if self.number + 1 == len(self.puzzles):
            return ()
        return (Item("next", "chevron_right", self.words.say("Next puzzle"), self._go_on),)

    def _go_on(self) -> None:
        self.number += 1
        self.kit.audio.play("paper")
        self.begin(self.first_attempt())
