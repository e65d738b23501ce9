"""A question above another scene: a few words and two or three buttons."""

from collections.abc import Sequence

from game.scenes.house import House
from game.scenes.menu import Item, Menu


class Dialog(Menu):
    """Asks; the first answer is in focus. Answers take the dialog away themselves (`pop`, `reset`)."""

    def __init__(self, house: House, question: str, more: str, answers: Sequence[Item]) -> None:
        super().__init__(house)
        self._question, self._more, self._answers = question, more, list(answers)

    def title(self) -> str:
        """The question."""
        return self._question

    def more(self) -> str:
        """What there is to know before answering."""
        return self._more

    def items(self) -> list[Item]:
        """The answers."""
        return self._answers

    def back(self) -> None:
        """The answer whose id is "back", if there is one."""
        for item in self._answers:
            if item.id == "back":
                self.kit.audio.play("back")
                item.action()
