"""Everything on the table laid out for one canvas and area, and how it is painted."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.help_me import sayings
from game.tables.help_me.creatures import Creatures
from game.tables.help_me.grid import Cell, cells
from game.tables.help_me.last_move import Last, paint_last
from game.tables.help_me.legend import Legend
from game.tables.help_me.painting import BoardPainter, Scenery
from game.tables.help_me.pieces import PUFFS, Pieces
from game.tables.help_me.plan import Needs, plan
from game.tables.help_me.seat_panel import Seated, SeatPanel, Words
from game.tables.measure import Measure
from game.tables.notes import BUTTON_HIGH, button_rect, note_rect, paint_button, paint_note
from game.tables.saying import Saying
from game.tables.seat_head import least_wide
from game.tables.table import Room

LARGE = 1.4
"""From this text scale on letters are large."""
DONE_PART = 0.4
"""The button to say that one has seen enough takes no more of its room."""


class Look(NamedTuple):
    """What is to be seen now."""

    scenery: Scenery
    seats: Sequence[Seated]
    near: int
    speech: Saying | None
    loud: int
    """The line of the speech that matters most."""
    last: Last | None
    done: bool
    """There is a button to say that one has seen enough."""
    done_focused: bool


class Changes(NamedTuple):
    """What to paint again: the board at once, so that no stack is seen twice or not at all; the rest may wait."""

    board: list[Rect]
    rest: list[Rect]


class Spread:
    """One lay-out; a new canvas, area, or another person at the screen gets a new one."""

    def __init__(self, room: Room, canvas: Canvas, area: Rect, near: int, held: int) -> None:
        """`near` is whose panel is the own one; `held` are the creatures of each seat."""
        self.room, self.canvas, self.area, self.near, self.held = room, canvas, area, near, held
        self.measure = Measure(room.kit, canvas)
        self.own_words = _own_words(room, near, large=canvas.text_scale >= LARGE)
        self.done_label = room.words.say_in("looking", "Done")
        self.others = [(near + step) % len(room.sitters) for step in range(1, len(room.sitters))]
        self.plan = plan(canvas, area, self._needs(), len(self.others))
        self.pieces = Pieces(room.kit, canvas, self.plan.tile)
        self.creatures = Creatures(room.kit, canvas)
        self.cells = cells(self.plan.board, self.plan.tile)
        self.board = BoardPainter(self.plan.board, self.cells, self.pieces)
        self.panels = self._panels()
        heading = room.words.say("Six creatures")
        legend = self.plan.legend
        self.legend = None if legend is None else Legend(legend, self.measure, self.creatures, heading)

    def _needs(self) -> Needs:
        measure = self.measure
        names = [sitter.name for sitter in self.room.sitters]
        words = self.own_words or Words("", "", "")
        return Needs(
            least_wide(measure, names),
            SeatPanel.other_wide(measure, names, len(self.room.persons) > 1),
            SeatPanel.other_high(measure),
            lambda wide: SeatPanel.own_high(measure, words, wide),
            lambda wide: measure.height_for(sayings.promises(self.room.words), wide) + self._button_high(),
        )

    def _button_high(self) -> float:
        """What the button under a bubble takes, where there may be one."""
        return BUTTON_HIGH * self.measure.grow + 12 if len(self.room.persons) > 1 else 0.0

    @property
    def button(self) -> Rect:
        """With which somebody says that they have seen enough."""
        note = self.plan.note
        rect = button_rect(self.measure, self.done_label, note)
        high = min(rect.h, max(72.0, DONE_PART * note.h))
        return rect._replace(y=rect.bottom - high, h=high)

    def _panels(self) -> dict[int, SeatPanel]:
        found = {}
        persons = self.room.persons
        for seat, rect in ((self.near, self.plan.own), *zip(self.others, self.plan.others, strict=True)):
            words = self.own_words if seat == self.near else None
            eye, name = seat in persons and seat != self.near, self.room.sitters[seat].name
            found[seat] = SeatPanel(rect, self.measure, self.creatures, name, self.held, words, eye)
        return found

    def cell(self, square: int) -> Cell:
        """Where a square lies."""
        return self.cells[square]

    def making(self) -> Iterator[object]:
        """Make one after the other what will be needed when something moves, so that no frame has to make it."""
        yield self.pieces.shadow(high=True)
        yield self.pieces.frame()
        yield from (self.pieces.arrow(dx, dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        yield from (self.pieces.puff(step) for step in range(PUFFS))
        yield from (self.pieces.flag(height) for height in range(2, 12))
        yield from (self.pieces.edges(count) for count in range(1, 5))
        for saying in sayings.promises(self.room.words):
            size = self.canvas.px(self.bubble(saying, 0)).size
            yield self.room.kit.materials.panel("paper", 18, size, self.room.kit.contrast)

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, look: Look) -> None:
        """All of the table, or what lies in the painter's clip."""
        self.board.paint(painter, look.scenery)
        for seated in look.seats:
            self.panels[seated.seat].paint(painter, seated)
        if self.legend is not None:
            self.legend.paint(painter)
        if look.done and painter.visible(self.button.inset(-48)):
            label, face = self.done_label, "button_help_me"
            paint_button(painter, self.measure, label, self.button, look.done_focused, face)
        if look.speech is not None and self._fits(look):
            self._paint_speech(painter, look.speech, look.loud)
        elif look.last is not None and not look.done and painter.visible(self.plan.note):
            title = self.room.words.say("Last move")
            paint_last(painter, self.measure, self.pieces, title, look.last, self.plan.note)

    def _fits(self, look: Look) -> bool:
        """Whether there is room for the words above the button."""
        assert look.speech is not None
        return not look.done or self.bubble(look.speech, look.loud).bottom <= self.button.y - 8

    def _paint_speech(self, painter: Painter, speech: Saying, loud: int) -> None:
        rect = self.bubble(speech, loud)
        if painter.visible(rect.inset(-40)):
            paint_note(painter, self.measure, speech, rect, self._room(speech, loud), loud)

    def _room(self, speech: Saying, loud: int) -> Rect:
        """The room of a bubble: more than usual if it says much."""
        room = self.plan.note
        high = self.measure.height_for([speech], room.w, loud)
        if high <= room.h:
            return room
        top = max(self.area.y, room.bottom - high)
        return Rect(room.x, top, room.w, room.bottom - top)

    def bubble(self, speech: Saying, loud: int) -> Rect:
        """Where a bubble with these words lies: at the top of its room, as wide as that."""
        room = self._room(speech, loud)
        return note_rect(self.measure, speech, room, loud)._replace(w=room.w)

    def changed(self, before: Look, now: Look) -> Changes:
        """What to paint again."""
        changes = Changes([], [])
        one, other = before.scenery, now.scenery
        for square in _differing(one.stacks, other.stacks):
            changes.board.append(self.cells[square].reach)
        touched = _touched(one) ^ _touched(other)
        changes.rest.extend(self.cells[square].reach for square in {square for _, square in touched})
        if one.counted != other.counted:
            changes.rest.extend(self.cells[square].reach for square in _differing(one.counted, other.counted))
        if (before.done, before.done_focused) != (now.done, now.done_focused):
            changes.rest.append(self.button.inset(-48))
        if (before.speech, before.last, before.loud) != (now.speech, now.last, now.loud):
            changes.rest.append(self.plan.note.inset(-40))
            for look in (before, now):
                if look.speech is not None:
                    changes.rest.append(self.bubble(look.speech, look.loud).inset(-48))
        for seated, was in zip(now.seats, before.seats, strict=True):
            if seated != was:
                changes.rest.append(self.panels[seated.seat].rect.inset(-40))
        return changes


def _own_words(room: Room, near: int, large: bool) -> Words | None:
    """What the own panel says if a person sits there; large letters leave no room to tell the others."""
    if near not in room.persons:
        return None
    words = room.words
    return Words(
        words.say("Hold to look"),
        words.say_in("looking", "Look"),
        words.say("Others look away") if len(room.persons) > 1 and not large else "",
    )


def _differing(one: object, other: object) -> list[int]:
    """The squares at which two mappings differ."""
    assert isinstance(one, dict)
    assert isinstance(other, dict)
    return [square for square in {*one, *other} if one.get(square) != other.get(square)]


def _touched(scenery: Scenery) -> set[tuple[str, int]]:
    """Single squares that look special, and how."""
    special = {
        "source": () if scenery.source is None else (scenery.source,),
        "targets": scenery.targets,
        "arrows": scenery.targets if scenery.arrows is not None else (),
        "last": () if scenery.last is None else (scenery.last[1],),
        "wrong": () if scenery.wrong is None else (scenery.wrong,),
    }
    found = {(how, square) for how, squares in special.items() for square in squares}
    return found | ({("arrows", scenery.arrows)} if scenery.arrows is not None else set())
