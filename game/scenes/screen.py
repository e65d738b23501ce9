"""What every scene of this app has beside widgets: the house, words, and the usual prompts."""

from collections.abc import Sequence

from game.scenes.house import House
from game.shell.input.wish import Input, QuitAsked, Wish
from game.shell.layout import Canvas, Rect
from game.shell.prompts import Prompt
from game.shell.stage import WidgetScene
from game.shell.widgets import Heading, title_role
from game.words import Words

BAR_GAP = 24.0
"""Free space above the prompt bar."""


class Screen(WidgetScene):
    """A scene of the house."""

    def __init__(self, house: House) -> None:
        super().__init__(house.kit, house.inputs, house.scanner)
        self.house = house

    @property
    def words(self) -> Words:
        """The language in force."""
        return self.house.words

    def handle(self, event: Input) -> None:
        """Closing the window ends the program: a game in progress is saved after every move."""
        if isinstance(event, QuitAsked):
            self.house.stack.reset(None)
        else:
            super().handle(event)

    def room(self, canvas: Canvas, top: float) -> Rect:
        """The safe area from `top` down to the prompt bar."""
        safe = canvas.safe
        return Rect(safe.x, top, safe.w, self.bar_top(canvas) - BAR_GAP - top)

    def titled(self, canvas: Canvas, words: str, accent: str = "") -> Heading:
        """A title along the upper edge, as large as fits; behind a game's bar if an accent is named."""
        safe = canvas.safe
        width = safe.w - 26
        role = title_role(words, width, self.kit, canvas)
        height = self.kit.measure(words, role, canvas, width)[1]
        return Heading(Rect(safe.x, safe.y, safe.w, height), words, accent, role=role)

    def bar_top(self, canvas: Canvas) -> float:
        """Where the prompt bar begins, for lay-outs that end above it."""
        bar = self.make_bar(canvas)
        return canvas.safe.bottom if bar is None else bar.rect.y

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select and back."""
        say = self.words.say
        return (Prompt(Wish.CONFIRM, say("Select"), "check"), Prompt(Wish.BACK, say("Back"), "undo")), ()

    def back(self) -> None:
        """Return to the scene below."""
        self.kit.audio.play("back")
        self.house.stack.pop()
