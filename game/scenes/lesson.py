"""The first lesson of a game: a few positions with something to do at each."""

from collections.abc import Callable, Sequence

from game.play.attempt import Attempt, State
from game.play.lessons import Exercise, shipped_lesson
from game.scenes.guide_panel import Said
from game.scenes.guided import Guided
from game.scenes.house import House
from game.scenes.menu import Item


class LessonScene(Guided):
    """Goes through the steps one by one; what was done wrong begins the step again."""

    def __init__(self, house: House, game: str, number: int = 0) -> None:
        self.tasks = shipped_lesson(game)
        self.number = number
        self._rules = house.box(game).game
        super().__init__(house, game)

    def first_attempt(self) -> Attempt:
        """The step to begin with."""
        return Exercise(self._rules, self.tasks[self.number])

    # -------------------------------------------------- words

    def said(self) -> Said:
        """What to do, or how it went."""
        task = self.tasks[self.number]
        text, icon = {
            State.OPEN: (task.text, ""),
            State.WRONG: (task.wrong, "undo"),
            State.DONE: (task.done, "check"),
        }[self.attempt.state]
        return Said(self._head(), self.words.given(text), icon)

    def _head(self) -> str:
        return self.words.say(
            "{game} · First lesson, step {number} of {all}",
            game=self.telling.title(self.words),
            number=self.number + 1,
            all=len(self.tasks),
        )

    def sayings(self) -> Sequence[Said]:
        """Every sentence of the lesson: the table stays where it is from step to step."""
        head, given = self._head(), self.words.given
        tasks = [Said(head, given(task.text)) for task in self.tasks]
        answers = [text for task in self.tasks for text in (task.wrong, task.done) if text]
        return [*tasks, *(Said(head, given(text), "check") for text in answers)]

    def onward(self) -> tuple[str, str]:
        """On, and at the end."""
        return self.words.say("Go on"), self.words.say("Finish")

    def follows(self) -> Callable[[], None] | None:
        """The next one, where there is one."""
        return self._go_on if self.number + 1 < len(self.tasks) else None

    def ended(self) -> None:
        """A sound, and at the very end the lesson counts as taken."""
        done = self.attempt.state is State.DONE
        last = self.number + 1 == len(self.tasks)
        self.kit.audio.play("win" if done and last else "confirm" if done else "invalid")
        if done and last:
            self.house.progress.take(self.game)

    def more_items(self) -> Sequence[Item]:
        """The step before, the step after."""
        say, items = self.words.say, []
        if self.number:
            items.append(Item("before", "chevron_left", say("Step back"), lambda: self._go_to(self.number - 1)))
        if self.number + 1 < len(self.tasks):
            items.append(Item("after", "chevron_right", say("Next step"), self._go_on))
        return items

    def _go_on(self) -> None:
        self._go_to(self.number + 1)

    def _go_to(self, number: int) -> None:
        self.number = number
        self.kit.audio.play("paper")
        self.begin(self.first_attempt())
