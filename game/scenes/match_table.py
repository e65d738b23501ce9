"""The table of a match: how it is laid out, what its header and its prompts say. Decides nothing."""

from collections.abc import Sequence

from game.core.protocol import Seat
from game.play.match import Match
from game.play.onlooking import seen_by_all, step_for_all
from game.play.seat import persons
from game.scenes.adviser import Adviser
from game.scenes.announcing import announce
from game.scenes.house import House
from game.scenes.secret_table import SecretTable
from game.scenes.sitting import Sitting
from game.shell.input.wish import Wish
from game.shell.layout import Canvas
from game.shell.prompts import Prompt, PromptBar
from game.shell.widget import Widget
from game.tables.catalog import TABLES
from game.tables.header import Header
from game.tables.table import Room
from game.telling import telling_of

TABLE_GAP = 26.0


class MatchTable(SecretTable):
    """Subclasses drive the sitting: they say what is offered (`offer`)."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        super().__init__(house, sitting)
        self.table = TABLES[sitting.game](self._room())
        self.header: Header | None = None
        self.adviser = Adviser(house, sitting)
        self._told = self._shown()

    @property
    def match(self) -> Match:
        """The match of the sitting."""
        return self.sitting.match

    def offer(self) -> None:
        """Offer the table what can be done now."""
        raise NotImplementedError

    # -------------------------------------------------- lay-out

    def _shown(self) -> tuple[object, ...]:
        """What the table was made to show."""
        settings = self.house.settings
        sitters = self.sitting.sitters(self.words)
        return self.words.language, settings.show_legal, settings.show_last, *sitters

    def _room(self) -> Room:
        house, game = self.house, self.sitting.match.game
        sitters = self.sitting.sitters(house.words)
        settings = house.settings
        present = self.calling.present
        return Room(
            house.kit,
            house.words,
            game,
            telling_of(game.name),
            sitters,
            self,
            settings.show_legal,
            settings.show_last,
            min(persons(self.sitting.players), default=Seat(0)) if present is None else present,
            not persons(self.sitting.players),
            persons(self.sitting.players),
        )

    def lay_anew(self) -> None:
        """Make another table if language, marks or who sits where have changed."""
        if self._told != self._shown():
            self._told = self._shown()
            self._laid = False
            self.table = TABLES[self.sitting.game](self._room())
            self.rebuild()

    def build(self, canvas: Canvas) -> list[Widget]:
        """Header, then the table down to the prompt bar."""
        title, accent = self.telling.title(self.words), f"accent.{self.sitting.game}"
        self.header = Header(self.kit, canvas, title, accent)
        top = self.header.rect.bottom + TABLE_GAP
        self.table.arrange(canvas, self.room(canvas, top))
        self.show_all()
        self._laid = True
        self.offer()
        self.tell_header()
        return [self.header, self.table]

    def show_all(self) -> None:
        """Everything at once, as far as everybody may see it."""
        game, last = self.match.game, self._last_step()
        self.table.show(seen_by_all(game, self.match.position), last and step_for_all(game, last))

    def bar_top(self, canvas: Canvas) -> float:
        """Where the bar begins when it says most: the table never jumps, and nothing of it is covered."""
        left, right = self._prompts(self.widest_prompts(), True, max(self._helps(), key=len))
        return PromptBar(left, right, self.kit, canvas, self.inputs).rect.y

    def tell_header(self) -> None:
        """Whose turn it is, what there is to do, or who won."""
        if self.header is not None:
            facts = self.table.facts if self._laid else ""
            shown, looking = not self.table.busy, self.calling.invited if self.calling.shared else None
            words, advising = self.words, self.adviser.waiting
            announce(self.header, self.sitting, words, advising=advising, facts=facts, shown=shown, looking=looking)
            self.stale(self.header.rect.inset(-16))

    # -------------------------------------------------- prompts

    def refresh_prompts(self) -> None:
        """The bar goes when the game is over; its place stays free for the result's."""
        super().refresh_prompts()
        if self.match.outcome is not None:
            self.bar = None

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """The table's, undo where there is something to take back, help; log and pause at the right."""
        table = self.table_prompts()
        hint, rule = self._helps()
        refused = self._laid and self.table.refused is not None
        may_undo = self.match.can_undo(persons(self.sitting.players))
        return self._prompts(table, may_undo, rule if refused else hint if self.adviser.allowed() else "")

    def _helps(self) -> tuple[str, str]:
        """What HINT may do."""
        return self.words.say("Hint"), self.words.say("Read the rule")

    def _prompts(self, table: Sequence[Prompt], undo: bool, help_: str) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        say = self.words.say
        left = [prompt for prompt in table if prompt.wish is Wish.CONFIRM]
        if undo:
            left.append(Prompt(Wish.UNDO, say("Undo"), "undo"))
        if help_:
            left.append(Prompt(Wish.HINT, help_, "hint"))
        left += [prompt for prompt in table if prompt.wish is not Wish.CONFIRM]
        return left, (Prompt(Wish.LOG, say("Log"), "log"), Prompt(Wish.MENU, say("Pause"), "pause"))
