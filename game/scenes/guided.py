"""A table with somebody to guide: a position to act on, words that say what to do, and a button to go on."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.protocol import Seat
from game.play.attempt import Attempt, State
from game.play.match import Match, Step
from game.play.onlooking import seen_by_all, step_for_all
from game.scenes.at_table import AtTable
from game.scenes.guide_panel import GuidePanel, Said
from game.scenes.guided_pause import GuidedPause
from game.scenes.house import House
from game.scenes.menu import Item
from game.shell.input.wish import Device, Pressed, Wish
from game.shell.layout import Canvas
from game.shell.prompts import Prompt, PromptBar
from game.shell.widget import Widget
from game.shell.widgets import Button
from game.tables.catalog import TABLES
from game.tables.table import Insight, Room, Sitter, Table
from game.telling import advice_of

TABLE_GAP = 24.0
PAUSE = 0.5
"""Seconds before the other side answers, that one sees what one did."""


class Guided(AtTable):
    """Subclasses hold the match and say what is right; this scene shows it and asks. It is its table's host."""

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house, game)
        self.panel: GuidePanel | None = None
        self._told: object = None
        self._waited = 0.0
        self.begin(self.first_attempt())

    # -------------------------------------------------- for subclasses

    def first_attempt(self) -> Attempt:
        """What is to be done first."""
        raise NotImplementedError

    def helped(self) -> None:
        """A right decision was shown."""

    def said(self) -> Said:
        """What the panel says now."""
        raise NotImplementedError

    def sayings(self) -> Sequence[Said]:
        """Everything the panel may say at this table."""
        raise NotImplementedError

    def onward(self) -> tuple[str, str]:
        """What the button says after something right: while more follows, and at the end."""
        raise NotImplementedError

    def follows(self) -> Callable[[], None] | None:
        """What the button leads to after something right; None at the end."""
        raise NotImplementedError

    def way_on(self) -> Item | None:
        """The button, where there is one now: again after a wrong decision, on after a right one."""
        if self.attempt.state is State.OPEN:
            return None
        if self.attempt.state is State.WRONG:
            return Item("again", "undo", self.words.say("Try again"), self.again)
        (more, end), follows = self.onward(), self.follows()
        return Item("on", "check", end, self.back) if follows is None else Item("on", "chevron_right", more, follows)

    def ways_on(self) -> Sequence[str]:
        """The words of every button there may be."""
        return self.words.say("Try again"), *self.onward()

    def ended(self) -> None:
        """What was decided is shown, and the button is there."""

    def more_items(self) -> Sequence[Item]:
        """What the pause menu offers beside the usual."""
        return ()

    # -------------------------------------------------- scene

    @property
    def match(self) -> Match:
        """Of the attempt."""
        return self.attempt.match

    def begin(self, attempt: Attempt) -> None:
        """Put something to be done on the table."""
        self.attempt = attempt
        self.table: Table = TABLES[self.game](self._room())
        self._laid = False
        self.nothing_asked()
        self._marks = self._marked()
        self._told, self._waited = self.said(), 0.0
        self.rebuild()
        self._look_there()

    def _room(self) -> Room:
        words, settings, mine = self.words, self.house.settings, self.attempt.seat
        sitters = [
            Sitter(self.telling.piece_name(words, Seat(seat)), words.say_in("seat", "you") if seat == mine else "")
            for seat in range(self.match.seats)
        ]
        game, legal, last = self.match.game, settings.show_legal, settings.show_last
        return Room(self.kit, words, game, self.telling, sitters, self, legal, last, mine, persons={mine})

    def _marked(self) -> tuple[object, ...]:
        return self.words.language, self.house.settings.show_legal, self.house.settings.show_last

    def enter(self) -> None:
        """Somebody thinks here: the screen stays on."""
        self.house.window.awake(True)
        self._look_there()

    def leave(self) -> None:
        """The screen may sleep again."""
        self.house.window.awake(False)

    def resume(self) -> None:
        """Back from pause or rules: the language may have changed, or what is marked."""
        if self._marks != self._marked():
            self.begin(self.attempt)
        else:
            self.stale()

    def build(self, canvas: Canvas) -> list[Widget]:
        """The panel along the upper edge, the table below it down to the prompt bar."""
        said = self.sayings()
        self.panel = GuidePanel(self.kit, canvas, f"accent.{self.game}", said, self.ways_on())
        self.panel.say(self.said())
        self.table.arrange(canvas, self.room(canvas, self.panel.rect.bottom + TABLE_GAP))
        last = self._last_step()
        game = self.match.game
        self.table.show(seen_by_all(game, self.match.position), last and step_for_all(game, last))
        self._laid = True
        self._offer()
        return self._laid_out()

    def _laid_out(self) -> list[Widget]:
        assert self.panel is not None
        item = self.way_on()
        button = [] if item is None or self.table.busy else [self._button(item)]
        return [self.panel, *button, self.table]

    def _button(self, item: Item) -> Button:
        assert self.panel is not None
        return Button(item.id, self.panel.button, item.words, item.action, icon=item.icon, style="smoke")

    def bar_top(self, canvas: Canvas) -> float:
        """Where the bar begins when it says most."""
        left, right = self._prompts(self.widest_prompts(), True, self.words.say("Read the rule"))
        return PromptBar(left, right, self.kit, canvas, self.inputs).rect.y

    def insight(self, seat: Seat | None, device: Device | None) -> Insight | None:
        """Who learns may look at what only they may see; nobody else is there."""
        mine = self.attempt.seat
        return Insight(mine, self._seen()) if seat in (None, mine) and self.match.outcome is None else None

    def _seen(self) -> Any:
        """The position as the person may know it."""
        return self.match.game.seen_by(self.match.position, self.attempt.seat)

    # -------------------------------------------------- decisions

    def decided(self, move: Any) -> None:
        """The person has decided."""
        if self.attempt.to_play:
            self._show(self.attempt.play(move))

    def _show(self, step: Step) -> None:
        self.table.play(step_for_all(self.match.game, step))
        self._waited = 0.0
        self._offer()
        self._tell()

    def _offer(self) -> None:
        if self.attempt.to_play:
            self.table.offer(self.match.legal(), self.attempt.seat)
        else:
            self.table.offer((), None)
        self.settle_focus()
        self._tell_focus()
        self.refresh_prompts()

    def _look_there(self) -> None:
        """Put the focus where the person begins."""
        if self._laid and self.attempt.to_play and self.table.first_spot is not None:
            self.focus_on(self.table.first_spot)

    def _tell(self) -> None:
        """Once everything is shown: what there is to say, and the button that leads on."""
        if self.table.busy or self.panel is None or self._told == self.said():
            return
        self._told = self.said()
        self.panel.say(self._told)
        self.widgets = self._laid_out()
        self.stale(self.panel.rect.inset(-16))
        self.settle_focus()
        self.refresh_prompts()
        if self.way_on() is not None:
            self.ended()

    def step(self, seconds: float) -> None:
        """Motion, then words or the other side's answer."""
        super().step(seconds)
        self.table.step(seconds)
        if self.table.busy:
            return
        self._tell()
        if self.attempt.to_answer:
            self._waited += seconds
            if self._waited >= self.kit.pace.seconds(1000 * PAUSE):
                self._show(self.attempt.answer())
                if self.attempt.to_play:
                    self._look_there()

    def restless(self) -> bool:
        """True while anything moves or is about to."""
        return super().restless() or self.table.busy or self.attempt.to_answer or self._told != self.said()

    def again(self) -> None:
        """From the beginning."""
        self.table.finish()
        self.attempt.retry()
        self.kit.audio.play("back")
        self.begin(self.attempt)

    @property
    def to_retry(self) -> bool:
        """Whether something wrong was done, so that the button leads back to the beginning."""
        return self.attempt.state is State.WRONG

    def show_right(self) -> None:
        """Point at a right decision; from the beginning where it is too late for one."""
        if self.to_retry:
            self.again()
        text = self.attempt.next_step()
        if text is None or self.table.busy:
            self.kit.audio.play("invalid")
            return
        game, seen = self.match.game, self._seen()
        move = game.read_move(seen, text)
        self.helped()
        self.kit.audio.play("confirm")
        reason = advice_of(self.game)(self.words, seen, move)
        self.point_at(move, self.words.say("Hint"), reason)

    # -------------------------------------------------- input

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """The table first; then pause, start again, help."""
        if super().wished(wish, pressed):
            return True
        if pressed.repeat or wish not in (Wish.MENU, Wish.UNDO, Wish.HINT):
            return False
        if wish is Wish.MENU:
            self.house.stack.push(self.pause_menu())
        elif wish is Wish.HINT:
            self._help()
        elif self.attempt.tried:
            self.again()
        else:
            self.kit.audio.play("invalid")
        return True

    def _help(self) -> None:
        """The rule behind what was just refused, else a right decision."""
        if not self._read_rule():
            self.show_right()

    def _finished(self) -> None:
        """The panel may speak."""
        self._tell()

    def pause_menu(self) -> GuidedPause:
        """What can be done beside playing on."""
        return GuidedPause(self)

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """The table's or the button's, help, start again; back and pause at the right."""
        item = None if self._laid and self.table.busy else self.way_on()
        if item is not None:
            confirm: Sequence[Prompt] = (Prompt(Wish.CONFIRM, item.words, item.icon),)
        else:
            confirm = self.table_prompts()
        say, help_ = self.words.say, ""
        if self._laid and self.table.refused is not None:
            help_ = say("Read the rule")
        elif self.attempt.to_play or self.to_retry:
            help_ = say("Hint")
        return self._prompts(confirm, bool(self.attempt.tried) and item is None, help_)

    def _prompts(self, first: Sequence[Prompt], again: bool, help_: str) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        say = self.words.say
        left = list(first)
        if help_:
            left.insert(1, Prompt(Wish.HINT, help_, "hint"))
        if again:
            left.insert(1, Prompt(Wish.UNDO, say("Start again"), "undo"))
        back = () if any(prompt.wish is Wish.BACK for prompt in first) else (Prompt(Wish.BACK, say("Back"), "quit"),)
        return left, (*back, Prompt(Wish.MENU, say("Pause"), "pause"))
