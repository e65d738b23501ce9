"""Everything on the table laid out for one canvas and area, and how it is painted."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.pylos.board import BALLS, LEVELS
from game.shell.layout import Canvas, Rect, union
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.notes import (
    BUTTON_HIGH,
    button_rect,
    note_rect,
    paint_button,
    paint_last,
    paint_note,
    paint_thread,
)
from game.tables.pylos import sayings
from game.tables.pylos.notes import chip_rect, paint_chip, paint_legend
from game.tables.pylos.painting import BoardPainter, Scenery
from game.tables.pylos.pieces import ROLL, RUNG, SPARKS, VARIANTS, Pieces
from game.tables.pylos.places import Place, Places
from game.tables.pylos.plan import Needs, plan
from game.tables.pylos.seat_panel import WORD_GAP, Seated, SeatPanel, forms, one_line, with_tray
from game.tables.pylos.view import side_by_side, standing
from game.tables.saying import Saying, last_by
from game.tables.seat_head import least_wide
from game.tables.table import Room

AMPLE = 760.0
"""Width of a bubble with many words while the levels are lifted."""
ROLLED = 0.53
"""So many radii a ball rolls from one picture to the next."""
CHIP_REACH = 140.0
"""Above and below the upper edge of a level's name, names of any size end there."""


class Speech(NamedTuple):
    """A bubble, and the cell it speaks of."""

    saying: Saying
    cell: int | None
    up: float = 0.0
    """How much higher than its place the ball there is drawn, at the size the board was baked for."""
    loud: int = 0
    """The line that matters most."""
    ample: bool = False
    """It may take more room than what is said all the time."""


class Look(NamedTuple):
    """What is to be seen now."""

    scenery: Scenery
    seats: Sequence[Seated]
    filled: int
    lifted: bool
    gliding: bool
    """The levels are on their way apart or back; they are drawn elsewhere."""
    speech: Speech | None
    last: Saying | None
    done: bool
    done_focused: bool


class Changes(NamedTuple):
    """What to paint again: trays and board at once, so that no ball is seen twice or not at all; the rest may wait."""

    trays: list[Rect]
    board: list[Rect]
    rest: list[Rect]


class Spread:
    """One lay-out; a new canvas or area gets a new one."""

    def __init__(self, room: Room, canvas: Canvas, area: Rect) -> None:
        self.room, self.canvas, self.area = room, canvas, area
        self.pieces = Pieces(room.kit, canvas)
        self.measure = Measure(room.kit, canvas)
        self.done_label = room.words.say_in("taking back", "Done")
        self.plan = plan(canvas, area, self._needs(), room.near)
        names = [sitter.name for sitter in room.sitters]
        counted = [sayings.left(room.words, seat, BALLS) for seat in (0, 1)]
        self.panels = [SeatPanel(rect, self.measure, self.pieces, names, counted) for rect in self.plan.seats]
        self.standing = BoardPainter(standing(room.kit.assets, self.plan.board), self.pieces)
        self._apart: BoardPainter | None = None

    def _needs(self) -> Needs:
        measure, words, names = self.measure, self.room.words, [sitter.name for sitter in self.room.sitters]
        last = [Saying(last_by(words, name), sayings.longest_last(words)) for name in names]
        return Needs(
            least_wide(measure, names),
            least_wide(measure, names) + measure.width("15", "name") + WORD_GAP,
            forms(measure)[1].high,
            lambda wide: with_tray(measure, wide),
            one_line(measure),
            lambda wide: measure.height_for(sayings.promises(words), wide),
            lambda wide: max(measure.height_for(last, wide, 1), BUTTON_HIGH * measure.grow),
        )

    @property
    def apart(self) -> BoardPainter:
        """The levels side by side, made when first asked for."""
        if self._apart is None:
            measure, words = self.measure, self.room.words
            wide = self.area.w if self.canvas.portrait else 520.0
            high = measure.height_for([sayings.ball(words, 1, 0, 0, True)], wide)
            view = side_by_side(self.room.kit.assets, self.canvas, self.area, measure.line("second") + 19, high)
            self._apart = BoardPainter(view, self.pieces)
        return self._apart

    def painter_of(self, lifted: bool) -> BoardPainter:
        """What draws the board in that view."""
        return self.apart if lifted else self.standing

    def places(self, lifted: bool) -> Places:
        """Where the cells lie in that view."""
        return self.painter_of(lifted).view.places

    def size(self, lifted: bool) -> float:
        """How large the board is, 1 as baked."""
        return self.painter_of(lifted).view.size

    def button(self, lifted: bool) -> Rect:
        """The DONE button."""
        room = self.plan.side
        if lifted:
            room = self._bottom_right(room)
        return button_rect(self.measure, self.done_label, room)

    def _bottom_right(self, room: Rect) -> Rect:
        return Rect(self.area.right - room.w, self.area.bottom - room.h, room.w, room.h)

    def slot(self, seat: int, number: int) -> tuple[float, float, float]:
        """Middle and radius of a ball in a tray, or where it goes if the tray isn't shown."""
        panel = self.panels[seat]
        if panel.slots is None:
            x, y = panel.rect.centre
            return x, y, 0.45 * self.measure.badge
        x, y = panel.slots.points[min(number, BALLS - 1)]
        return x, y, panel.slots.radius

    def making(self) -> Iterator[object]:
        """Make one after the other what will be needed when something moves, so that no frame has to make it."""
        pieces, (_, _, small) = self.pieces, self.slot(0, 0)
        yield from (pieces.sign(icon) for icon in ("arrow_up", "chevron_up"))
        yield from (pieces.mark(place.k) for place in self.places(False).values())
        for seat in (0, 1):
            yield from (pieces.rolling(seat, 0, small, ROLLED * small * step) for step in range(ROLL))
        sizes = {pieces.rung(place.radius) for place in self.places(False).values()} | {pieces.rung(small)}
        radius = min(sizes)
        while radius <= max(sizes):
            yield from (pieces.ball(seat, number, radius) for number in range(VARIANTS) for seat in (0, 1))
            radius = pieces.rung(radius * RUNG)
        yield from (pieces.spark(step) for step in range(SPARKS))
        for saying in sayings.promises(self.room.words):
            _, rect = self.bubble(Speech(saying, None), False)
            yield self.room.kit.materials.panel("paper", 18, self.canvas.px(rect).size, self.room.kit.contrast)

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, look: Look) -> None:
        """All of the table, or what lies in the painter's clip."""
        if look.lifted:
            self._paint_apart(painter, look)
        else:
            if not look.gliding:
                self.standing.paint(painter, look.scenery)
            for panel, seated in zip(self.panels, look.seats, strict=True):
                panel.paint(painter, seated)
        if look.done:
            paint_button(
                painter, self.measure, self.done_label, self.button(look.lifted), look.done_focused, "button_pylos"
            )
        elif look.last is not None and not look.lifted and not self._over_side(look.speech):
            paint_last(painter, self.measure, look.last, self.plan.side)
        if look.speech is not None:
            self._paint_speech(painter, look.speech, look.lifted)

    def _paint_apart(self, painter: Painter, look: Look) -> None:
        view = self.apart.view
        if not look.gliding:
            self.apart.paint(painter, look.scenery)
        chips = [sayings.level_chip(self.room.words, level, look.filled) for level in LEVELS]
        for saying, chip in zip(chips, view.chips, strict=True):
            paint_chip(painter, self.measure, saying, chip)
        if view.legend is not None and not look.done:
            right = [pair for pair in zip(chips, view.chips, strict=True) if pair[1].x > self.area.centre[0]]
            below = max(chip_rect(self.measure, *pair).bottom for pair in right)
            paint_legend(painter, self.measure, self.pieces, self.room.words, view.legend, below)

    def _paint_speech(self, painter: Painter, speech: Speech, lifted: bool) -> None:
        room, rect = self.bubble(speech, lifted)
        if speech.cell is not None:
            place = self.places(lifted)[speech.cell]
            y = place.y - speech.up * self.size(lifted)
            paint_thread(painter, rect, place.x, y, place.radius)
        paint_note(painter, self.measure, speech.saying, rect, room, speech.loud)

    def _over_side(self, speech: Speech | None) -> bool:
        """Whether a bubble with many words lies over the place of the last move."""
        return speech is not None and self.bubble(speech, False)[1].touches(self.plan.side)

    def bubble(self, speech: Speech, lifted: bool) -> tuple[Rect, Rect]:
        """The room of the bubble, and the bubble with these words in it."""
        room, wide, floor = self.plan.bubble, self.plan.ample, self.plan.floor
        if lifted:
            room, floor = self.apart.view.bubble or room, self.area.bottom
            wide = max(room.w, min(AMPLE, self.area.w) if self.apart.view.legend is not None else 0.0)
        if speech.ample:
            high = max(room.h, self.measure.height_for([speech.saying], wide, speech.loud))
            room = Rect(room.x, max(self.area.y, min(room.y, floor - high)), wide, high)
        return room, note_rect(self.measure, speech.saying, room, speech.loud)

    def _around(self, speech: Speech | None, lifted: bool) -> list[Rect]:
        """A bubble with its shadow and thread."""
        if speech is None:
            return []
        _, rect = self.bubble(speech, lifted)
        rects = [rect.inset(-48)]
        if not lifted and self._over_side(speech):
            rects.append(self.plan.side.inset(-48))
        if speech.cell is not None:
            rects.append(_way(rect, self.places(lifted)[speech.cell]))
        return rects

    def changed(self, before: Look, now: Look) -> Changes | None:
        """What to paint again; None for everything."""
        if (before.lifted, before.gliding) != (now.lifted, now.gliding):
            return None
        changes = Changes([], [], [])
        painter = self.painter_of(now.lifted)
        for how, cell in _touched(before.scenery) ^ _touched(now.scenery):
            (changes.board if how == "ball" else changes.rest).append(painter.rect(how, cell))
        if before.speech != now.speech:
            changes.rest.extend(self._around(before.speech, now.lifted) + self._around(now.speech, now.lifted))
        if (before.done, before.done_focused, before.last) != (now.done, now.done_focused, now.last):
            changes.rest.extend((self.button(now.lifted).inset(-48), self.plan.side.inset(-48)))
        if now.lifted and before.filled != now.filled:
            chips = self.apart.view.chips
            changes.rest.extend(Rect(chip.x, chip.y, 0, 0).inset(-chip.room / 2, -CHIP_REACH) for chip in chips)
        for one, other, panel in zip(before.seats, now.seats, self.panels, strict=True):
            if not now.lifted and one != other:
                changes.trays.extend(panel.balls(set(one.lying) ^ set(other.lying)))
                changes.rest.extend(panel.changed(one, other))
        return changes


def _touched(scenery: Scenery) -> set[tuple[str, int]]:
    """Single cells that look special, and how."""
    special = {
        "landings": scenery.landings,
        "risers": scenery.risers,
        "takes": scenery.takes,
        "partners": scenery.partners,
        "hidden": scenery.hidden,
        "ball": scenery.balls,
        "source": () if scenery.source is None else (scenery.source,),
        "ghost": () if scenery.ghost is None else (scenery.ghost,),
        "last": () if scenery.last is None else (scenery.last,),
        "beneath": () if scenery.beneath is None else (scenery.beneath[0],),
    }
    return {(how, cell) for how, cells in special.items() for cell in cells}


def _way(bubble: Rect, place: Place) -> Rect:
    """What the thread may cross."""
    x, y = bubble.centre
    return union([Rect(min(x, place.x), min(y, place.y), abs(x - place.x), abs(y - place.y)), bubble]).inset(-12)
