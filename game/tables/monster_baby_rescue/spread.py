"""Everything on the table laid out for one canvas and area, how it is painted, and what has changed."""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.protocol import Seat
from game.rules.monster_baby_rescue.position import Position, left
from game.rules.monster_baby_rescue.tiles import LEAST, PARTS
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.monster_baby_rescue import sayings
from game.tables.monster_baby_rescue.board_panel import BoardPanel
from game.tables.monster_baby_rescue.goals_panel import GoalsPanel
from game.tables.monster_baby_rescue.looking import Look
from game.tables.monster_baby_rescue.pieces import Pieces
from game.tables.monster_baby_rescue.plan import WORDS_HIGH, plan
from game.tables.monster_baby_rescue.row_panel import RowPanel
from game.tables.monster_baby_rescue.seats_panel import SeatsPanel
from game.tables.monster_baby_rescue.sheet_panel import SheetPanel
from game.tables.monster_baby_rescue.state import State
from game.tables.monster_baby_rescue.things_panel import ThingsPanel
from game.tables.monster_baby_rescue.track_panel import TrackPanel
from game.tables.table import Room

LARGE = 1.4
"""From this text scale on one line is said of a tile: the row needs the room."""
GLOW = 24.0
"""Lift and shadow of something in focus reach so far."""


class Changes(NamedTuple):
    """What to paint again: what motion changes, and what may wait a few frames."""

    moved: list[Rect]
    rest: list[Rect]


class Spread:
    """One lay-out; a new canvas, area or game gets a new one."""

    def __init__(self, room: Room, canvas: Canvas, area: Rect, position: Position) -> None:
        self.room, self.canvas, self.area = room, canvas, area
        terms = position.terms
        self.pieces, self.measure = Pieces(room.kit, canvas), Measure(room.kit, canvas)
        strong, small = self.measure.line("strong"), self.measure.line("small")
        words = (
            self.measure.line("small_strong") + 8 if canvas.text_scale >= LARGE else max(WORDS_HIGH, strong + small + 8)
        )
        self.plan = plan(canvas, area, terms.seats - 1, words)
        made = (self.measure, self.pieces)
        self.track = TrackPanel(self.plan.track, terms.locations, *made)
        self.board = BoardPanel(self.plan.board, *made)
        self.row = RowPanel(self.plan.row, self.plan.words, area.bottom, *made)
        self.things = ThingsPanel(self.plan.things, *made)
        self.goals = GoalsPanel(self.plan.goals, terms.simple is None, *made)
        self.seats = SeatsPanel(self.plan.seats, *made)
        self.sheet = SheetPanel(self.plan.sheet, *made)

    def making(self, kinds: tuple[str, ...]) -> Iterator[object]:
        """Make what motion will need while nothing moves."""
        for kind in kinds:
            yield self.pieces.monster(kind, (LEAST,) * len(PARTS), self.board.high)
        for seat in range(len(kinds)):
            yield self.pieces.figure(seat, self.track.figure)

    def feet(self, seat: Seat, shown: Seat, others: list[Seat]) -> tuple[tuple[float, float], float] | None:
        """Where a seat's monster stands and how high it is drawn; None where it isn't seen."""
        if seat == shown:
            return self.board.feet, self.board.high
        if seat not in others:
            return None
        number = others.index(seat)
        return self.seats.feet(number), self.seats.monster(number)[1]

    def pile_words(self, state: State) -> str:
        """What stands on the pile's chip."""
        return sayings.pile(self.room.words, left(state.drawn))

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, look: Look) -> None:
        """All of the table, or what lies in the painter's clip."""
        self.track.paint(painter, look.track)
        self.board.paint(painter, look.board)
        self.seats.paint(painter, look.others)
        if look.sheet is not None:
            self.sheet.paint(painter, look.sheet)
            return
        self.row.paint(painter, look.row)
        self.things.paint(painter, look.things)
        self.goals.paint(painter, look.goals)
        self.row.paint_note(painter, look.row)

    def changed(self, before: Look, now: Look) -> Changes | None:
        """What looks different; None for everything."""
        if before.sheet != now.sheet:
            return None
        moved: list[Rect] = []
        if before.track != now.track:
            moved.append(self.plan.track.inset(-GLOW))
        if before.board != now.board:
            moved.append(self.plan.board.inset(-GLOW))
        for number, (old, new) in enumerate(zip(before.others, now.others, strict=True)):
            if old != new:
                moved.append(self.plan.seats[number].inset(-GLOW))
        rest: list[Rect] = []
        if now.sheet is None:
            moved += self._row(before, now)
            rest += [self.plan.things.inset(-GLOW)] if before.things != now.things else []
            rest += [self.plan.goals.inset(-GLOW)] if before.goals != now.goals else []
        return Changes(moved, rest)

    def _row(self, before: Look, now: Look) -> list[Rect]:
        """Single tiles where only these and the words changed."""
        old, new = before.row, now.row
        if old == new:
            return []
        if (old.kind, old.levels) != (new.kind, new.levels):
            return [self.plan.row.inset(-GLOW)]
        pairs = enumerate(zip(old.slots, new.slots, strict=True))
        found = [self._slot(place) for place, (one, other) in pairs if one != other]
        if (old.saying, old.loud) != (new.saying, new.loud):
            notes = [self.row.note(row) for row in (old, new)]
            found += [self.plan.words, *(note.inset(-GLOW) for note in notes if note is not None)]
        return found

    def _slot(self, place: int) -> Rect:
        """A tile with its price."""
        tile, price = self.row.tile_rect(place), self.row.price_rect(place)
        return Rect(tile.x, tile.y, tile.w, price.bottom - tile.y).inset(-GLOW)
