"""What a table is: it shows one game's position, offers legal moves as spots, and plays events as motion."""

from collections.abc import Collection, Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from game.core.protocol import AnyGame, Seat
from game.play.match import Step
from game.shell.input.wish import Device, Pressed, Wish
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.scene import Mover
from game.shell.widget import Widget
from game.telling import Telling
from game.words import Words


class Sitter(NamedTuple):
    """Who sits at a seat, in words: a name ("Player 1", "Casual bot") and a second line."""

    name: str
    second: str


class WhyNot(NamedTuple):
    """Why something that was tried can't be done: a sentence, and the number of the rule's paragraph ("PY5")."""

    words: str
    number: str


class Insight(NamedTuple):
    """A seat, and the position as that seat alone may know it (HM3)."""

    seat: Seat
    seen: Any


class Host(Protocol):
    """What a table asks of the scene it lies in."""

    def commit(self, move: Any) -> None:
        """The acting person has decided for a move of the legal list."""
        ...

    def stale(self, rect: Rect | None = None, soon: bool = False) -> None:
        """A rectangle of the table (all of the scene without one) looks different now; `soon` as for a scene."""
        ...

    def refocus(self, spot: Hashable) -> None:
        """Put the focus on a spot."""
        ...

    def regroup(self) -> None:
        """Other spots or prompts are there now: settle the focus and build the prompts anew."""
        ...

    def why_not(self, text: str) -> WhyNot | None:
        """Why the move of that text can't be made now, for the table to show; None for a legal one."""
        ...

    def insight(self, seat: Seat | None, device: Device | None) -> Insight | None:
        """What somebody may see now who wants to look: at that seat, or with that device; None if not here or not now.

        Whoever isn't at the screen is called to it then.
        """
        ...

    def looked(self) -> None:
        """Whoever was invited to look has seen enough."""
        ...

    def can_shake(self) -> bool:
        """True if the device in hand can shake."""
        ...

    def shake(self, strength: float, milliseconds: int) -> None:
        """Shake the device in hand, at 0 to 1."""
        ...


class Room(NamedTuple):
    """All a table works with; `sitters` are in seat order."""

    kit: Kit
    words: Words
    game: AnyGame
    telling: Telling
    sitters: Sequence[Sitter]
    host: Host
    show_legal: bool = True
    show_last: bool = True
    near: Seat = Seat(0)
    """Whose things lie nearest to the viewer where the picture is upright."""
    follow: bool = False
    """Nobody plays: where one seat's things lie in front, they are those of whoever acted last."""
    persons: Collection[Seat] = frozenset()
    """Who of the sitters are persons at this screen."""


class Table(Widget):
    """One game on the table. The scene owns the match; a table holds only what is drawn and what is being chosen.

    Life: `arrange`, `show`, then for each decision `offer` (to a person) and `play` (of anybody).

    Whatever a person tries that can't be done now is asked about with `Host.why_not`, and the answer is shown until
    they do something else. With the pointer, everything that could be tried somewhere is a spot of `grips`. PEEK puts
    all of it into reach of the focus; without it the focus knows only what can be done.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(Rect(0, 0, 0, 0))
        self.room = room

    def arrange(self, canvas: Canvas, area: Rect) -> None:
        """Lay out inside `area`; called before anything is drawn and on every change of canvas."""
        self.rect = area

    def ground(self, painter: Painter) -> None:
        """Draw onto the bare wood before anything else of the scene is drawn there."""

    def show(self, position: Any, last: Step | None) -> None:
        """Be at a position at once; `last` is the step that led there, to mark it."""
        raise NotImplementedError

    def offer(self, legal: Sequence[Any], seat: Seat | None) -> None:
        """These moves can be chosen now by the person at `seat`; none (seat None) while nobody may act."""
        raise NotImplementedError

    def play(self, step: Step) -> None:
        """Show a step that was just played as motion."""
        raise NotImplementedError

    def take_back(self, step: Step) -> None:
        """Show a step that was just undone; the plain way is a cut."""
        raise NotImplementedError

    def hint(self, move: Any, title: str, reason: str) -> None:
        """Point at a move until somebody does something: as if it were aimed at, with a title and the reason beside.

        While it is offered to a person, one press more makes it.
        """
        raise NotImplementedError

    @property
    def confirmed(self) -> bool:
        """True while the table commits what it had held, shown and asked for already: nobody need ask again."""
        return False

    @property
    def facts(self) -> str:
        """How far the game has come, for the header; empty where its turn and options say enough."""
        return ""

    @property
    def refused(self) -> WhyNot | None:
        """What the table shows right now about something that can't be done."""
        return None

    @property
    def first_spot(self) -> Hashable:
        """The spot that should be in focus when the person's turn begins."""
        return None

    @property
    def busy(self) -> bool:
        """True while a step is still being shown."""
        return False

    def finish(self) -> None:
        """Put everything where it belongs at once."""

    def invite(self, seat: Seat | None, alone: bool = True) -> None:
        """Ask a person to look at what only they may see, before anything else is done; None: nobody is asked any more.

        Unless they are `alone` they say themselves when they have seen enough, for others wait.
        """

    @property
    def private(self) -> bool:
        """True while something is shown that only one person may see."""
        return False

    def cover(self) -> None:
        """Show nothing of that kind any more."""

    def insights(self) -> Sequence[Mover]:
        """What only one person may see, as pictures above everything else; drawn only while nothing lies above."""
        return ()

    def step(self, seconds: float) -> None:
        """Let motion go on."""

    def movers(self, blend: float) -> Sequence[Mover]:
        """What moves right now, back to front, in pixels."""
        return ()

    def focus_moved(self, spot: Hashable) -> None:
        """The focus went to one of the table's spots, or (None) left them."""

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """A wish the table may use before anybody else does; True if it did."""
        return False

    def released(self, wish: Wish) -> None:
        """A wish ended."""

    def prompts(self) -> Sequence[Prompt]:
        """What buttons do at this table now, CONFIRM first."""
        return ()

    def widest_prompts(self) -> Sequence[Prompt]:
        """As much as `prompts` will ever say at once, so that room can be kept for it; needs no position."""
        return ()
