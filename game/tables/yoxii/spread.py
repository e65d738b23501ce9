"""Everything on the table laid out for one canvas and area, and how it is painted."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.yoxii.pieces import VALUES
from game.shell.layout import Canvas, Rect, union
from game.shell.paint import Painter
from game.tables.measure import Measure
from game.tables.notes import note_rect, paint_note, paint_thread
from game.tables.saying import Saying
from game.tables.seat_head import least_wide
from game.tables.table import Room
from game.tables.yoxii import hand_panel, sayings, score_panel
from game.tables.yoxii.hand_panel import HandPanel, Seated
from game.tables.yoxii.painting import BoardPainter, Scenery, touched
from game.tables.yoxii.pieces import FADES, GHOST, Pieces
from game.tables.yoxii.places import PITCH, SQUARE, Place, Places
from game.tables.yoxii.plan import Needs, plan
from game.tables.yoxii.score_panel import Scored, ScorePanel


class Speech(NamedTuple):
    """A bubble, and the square it speaks of."""

    saying: Saying
    square: int | None
    loud: int = 0
    """The line that matters most."""
    last: bool = False
    """It is the last word of the game: hands are no longer needed, sums are."""


class Look(NamedTuple):
    """What is to be seen now."""

    scenery: Scenery
    seats: Sequence[Seated]
    scores: Sequence[Scored]
    speech: Speech | None


class Changes(NamedTuple):
    """What to paint again: what has moved, so that nothing is seen twice or not at all; the rest, which may wait; and
    what only might be, which is gone at once when it has been decided."""

    moved: list[Rect]
    ghosts: list[Rect]
    rest: list[Rect]


class Spread:
    """One lay-out; a new canvas or area gets a new one."""

    def __init__(self, room: Room, canvas: Canvas, area: Rect) -> None:
        self.room, self.canvas, self.area = room, canvas, area
        self.pieces = Pieces(room.kit, canvas)
        self.measure = Measure(room.kit, canvas)
        self.titles = sayings.titles(room.words)
        self.names = [sitter.name for sitter in room.sitters]
        self.plan = plan(canvas, area, self._needs(), room.near)
        badge = self.plan.upright
        high = not self.plan.upright
        self.hands = [HandPanel(rect, self.measure, self.pieces, self.names, high) for rect in self.plan.hands]
        self.scores = [
            ScorePanel(rect, self.measure, self.titles, seat if badge else None)
            for seat, rect in enumerate(self.plan.scores)
        ]
        self.board = BoardPainter(self.plan.board, self.pieces)

    def _needs(self) -> Needs:
        measure, names = self.measure, self.names
        badge = 0 if self.canvas.portrait else None
        return Needs(
            measure.grow,
            least_wide(measure, names),
            lambda wide: hand_panel.full_high(measure, wide),
            lambda wide: hand_panel.least_high(measure, wide, names, upright=True, named=False),
            lambda wide: hand_panel.least_high(measure, wide, names, upright=False),
            lambda wide: hand_panel.least_high(measure, wide, names, upright=False, named=False),
            lambda wide: score_panel.least_high(measure, wide, self.titles, badge),
        )

    @property
    def places(self) -> Places:
        """Where the squares lie."""
        return self.board.places

    def making(self) -> Iterator[object]:
        """Make one after the other what will be needed when something moves, so that no frame has to make it."""
        pieces, size = self.pieces, self.board.size
        radius, small = next(iter(self.places.values())).radius, self.hands[0].fitted.radius
        yield from (pieces.totem(size, look) for look in ("totem_hop", "totem_ghost", "totem_shadow"))
        yield pieces.landed(size)
        yield from (pieces.mark(name, size) for name in ("dest", "dest_focus", "counts"))
        yield pieces.opening(size)
        for value in VALUES:
            yield from (pieces.piece(seat, value, each) for seat in (0, 1) for each in (radius, small))
            yield from (pieces.faded(seat, value, radius, GHOST) for seat in (0, 1))
        yield from (pieces.shadow(each, step) for step in range(FADES) for each in (radius, small))

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, look: Look) -> None:
        """All of the table, or what lies in the painter's clip."""
        cover = None if look.speech is None else self.bubble(look.speech)[1]
        self.board.paint(painter, look.scenery)
        for hand, seated in zip(self.hands, look.seats, strict=True):
            hand.paint(painter, seated, cover)
        for score, scored in zip(self.scores, look.scores, strict=True):
            if cover is None or not score.rect.touches(cover):
                score.paint(painter, scored)
        if look.speech is not None:
            self._paint_speech(painter, look.speech)

    def _paint_speech(self, painter: Painter, speech: Speech) -> None:
        room, rect = self.bubble(speech)
        if speech.square is not None:
            place = self.places[speech.square]
            paint_thread(painter, rect, place.x, place.y, 0.5 * SQUARE * PITCH * place.size)
        paint_note(painter, self.measure, speech.saying, rect, room, speech.loud)

    def bubble(self, speech: Speech) -> tuple[Rect, Rect]:
        """The room of the bubble, and the bubble with these words in it: on the side of what it speaks of."""
        x, area = self.plan.board[0], self.area
        right = x < (self.places[speech.square].x if speech.square is not None else x)
        base = self.plan.bubbles[right]
        if speech.last:
            hand = self.plan.hands[right]
            base = base._replace(y=hand.y, h=hand.h)
        high = min(area.h, max(base.h, self.measure.height_for([speech.saying], base.w, speech.loud)))
        y = min(base.y, area.bottom - high) if self.plan.upright else max(area.y, base.bottom - high)
        room = Rect(base.x, y, base.w, high)
        rect = note_rect(self.measure, speech.saying, room, speech.loud)
        if not speech.last:
            below = self.plan.scores[right]
            rect = rect._replace(w=max(rect.w, below.w), h=max(rect.h, below.h))
        x = room.right - rect.w if right else room.x
        return room, rect._replace(x=x, y=room.y if self.plan.upright else room.bottom - rect.h)

    def _around(self, speech: Speech | None) -> list[Rect]:
        """A bubble with its shadow and thread."""
        if speech is None:
            return []
        rect = self.bubble(speech)[1]
        found = [rect.inset(-48), *(each for hand in self.hands for each in hand.beneath(rect))]
        if speech.square is not None:
            found.append(_way(rect, self.places[speech.square]))
        return found

    def changed(self, before: Look, now: Look) -> Changes:
        """What to paint again."""
        changes = Changes([], [], [])
        kinds = {"piece": changes.moved, "totem": changes.moved, "totem_ghost": changes.ghosts}
        for how, square, _ in touched(before.scenery) ^ touched(now.scenery):
            kinds.get(how, changes.rest).append(self.board.rect(how, square))
        arrows = [self._arrow(look.scenery) for look in (before, now)]
        if arrows[0] != arrows[1]:
            changes.ghosts.extend(rect for rect in arrows if rect is not None)
        for one, other, hand in zip(before.seats, now.seats, self.hands, strict=True):
            changes.moved.extend(hand.changed(one, other))
        for scored, then, panel in zip(before.scores, now.scores, self.scores, strict=True):
            changes.rest.extend(panel.changed(scored, then))
        if before.speech != now.speech:
            changes.rest.extend(self._around(before.speech) + self._around(now.speech))
        return changes

    def _arrow(self, scenery: Scenery) -> Rect | None:
        if not scenery.jump or scenery.totem is None or scenery.totem_ghost is None:
            return None
        return self.board.arc(scenery.totem, scenery.totem_ghost).rect


def _way(bubble: Rect, place: Place) -> Rect:
    """What the thread may cross."""
    return union([place.rect, bubble]).inset(-12)
