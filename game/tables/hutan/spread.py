"""Everything on the table laid out for one canvas and area, and how it is painted."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.position import Position
from game.shell.layout import Canvas, Rect, union
from game.shell.paint import Painter
from game.shell.tween import EASES
from game.tables.hutan import sayings
from game.tables.hutan.animals_panel import AnimalsPanel
from game.tables.hutan.cards_panel import Cards, CardsPanel
from game.tables.hutan.drawn import Thing
from game.tables.hutan.ecosystem_row import EcosystemRow, title_high
from game.tables.hutan.forest_painter import ForestPainter, standing_sprite
from game.tables.hutan.goals_panel import GoalsPanel
from game.tables.hutan.growing import heights, unfolding
from game.tables.hutan.looking import Look
from game.tables.hutan.pieces import Pieces
from game.tables.hutan.plan import ANIMALS, GAP, ROW_GAP, Needs, plan
from game.tables.hutan.score_panel import ScorePanel, folded_high, whole_high
from game.tables.hutan.seats_row import SeatsRow
from game.tables.hutan.sheet import Sheet
from game.tables.measure import Measure
from game.tables.notes import BUTTON_HIGH, paint_note
from game.tables.table import Room

HEADER = 52.0
"""Height of the row above the cards; words in it go where letters are large."""
GLOW = 80.0
"""How far a panel's shadow reaches."""


class Changes(NamedTuple):
    """What to paint again: squares at once, so that no plant is seen twice or not at all; the panels may wait."""

    forest: list[Rect]
    panels: list[Rect]


class Spread:
    """One lay-out; a new canvas, area or game gets a new one."""

    def __init__(self, room: Room, canvas: Canvas, area: Rect, position: Position) -> None:
        self.room, self.canvas, self.area = room, canvas, area
        terms = position.terms
        self.seats, self.land = terms.seats, terms.land
        self.pieces, self.measure = Pieces(room.kit, canvas), Measure(room.kit, canvas)
        titles = [room.words.given(card.title) for card in terms.ecosystems]
        count = len(position.round.cards) + (self.seats > 1)
        self.plan = plan(canvas, area, self._needs(count, titles))
        self.forest = ForestPainter(self.plan.forest, self.pieces, terms)
        label = room.words.say("Animals left")
        self.animals = AnimalsPanel(self.plan.animals, self.measure, self.pieces, label)
        self.cards = CardsPanel(self.plan, self.measure, self.pieces, count, area.bottom)
        self.ecosystems = EcosystemRow(self.plan.ecosystems, self.plan.titled, self.measure, self.pieces)
        self.others = SeatsRow(self.plan.others, self.measure, self.pieces, self.land)
        self.score = ScorePanel(self.plan.score, self.plan.whole, self.measure, self.pieces)
        self.goals = GoalsPanel(self.plan.note, self.measure)
        self.sheet = Sheet(self.plan.sheet, self.measure)
        for size, kind, colour in product(self._sizes(), ("flower", "tree", "animal"), range(len(COLOURS))):
            standing_sprite(self.pieces, Thing(kind, colour), size)

    def _needs(self, cards: int, titles: Sequence[str]) -> Needs:
        measure = self.measure
        wide = self.area.w if self.canvas.portrait else self.area.w - min(self.area.h, 0.47 * self.area.w) - GAP
        eco = (wide - 4 * ROW_GAP) / max(1, len(titles))
        labels = sayings.score_lines(self.room.words)[: 5 if titles else 4]
        return Needs(
            cards=cards,
            ecosystems=len(titles),
            others=self.seats - 1,
            animals=ANIMALS * min(1.2, measure.grow),
            header=HEADER * min(1.2, measure.grow),
            titles=title_high(measure, titles, eco),
            words=BUTTON_HIGH * measure.grow,
            score=lambda wide: whole_high(measure, labels, wide),
            folded=folded_high(measure),
        )

    def _sizes(self) -> list[float]:
        """Squares of the large forest and of the small ones, where there are any."""
        small = self.others.middle(0, (0, 0))[2] if self.plan.others else 0.0
        return [self.plan.square, small] if small else [self.plan.square]

    def making(self) -> Iterator[object]:
        """Make one after the other what will be needed when something moves, so that no frame has to make it."""
        motion = self.room.kit.theme.motion.game["hutan"]
        ease, rise = EASES[motion["flower"].ease], EASES[motion["tree"].ease]
        for size in self._sizes():
            for colour, letter in enumerate(COLOURS):
                yield self.pieces.grown(letter, size, lambda sprite: unfolding(sprite, ease))
                yield from (self.pieces.plant("tree", colour, size, high) for high in heights(rise))

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, look: Look) -> None:
        """All of the table, or what lies in the painter's clip."""
        self.forest.paint(painter, look.forest)
        self.score.paint(painter, look.score, look.score_focused) if self.canvas.portrait else None
        if look.sheet is not None:
            self.sheet.paint(painter, look.sheet)
            if self.canvas.portrait:
                self.others.paint(painter, look.others)
            return
        self.animals.paint(painter, look.animals)
        self.cards.paint(painter, look.cards)
        self.ecosystems.paint(painter, look.ecosystems, look.ecosystem)
        self.others.paint(painter, look.others)
        if look.goals is not None:
            self.goals.paint(painter, look.goals)
        if not self.canvas.portrait:
            self.score.paint(painter, look.score, look.score_focused)
        if look.cards.ask is not None:
            self.cards.paint_ask(painter, look.cards.ask)
        if look.speech is not None:
            rect = self.note(look)
            paint_note(painter, self.measure, look.speech, rect, rect)

    def note(self, look: Look) -> Rect:
        """Where what is said lies: in the room for it, else over whole panels in which nobody looks meanwhile."""
        assert look.speech is not None
        plan, saying = self.plan, look.speech
        lower, upper = union([plan.note, plan.score]), union([plan.animals, plan.cards])
        rooms = (plan.note, lower, plan.cards, upper)
        if look.ecosystem is None:
            rooms = (plan.note, lower, union([lower, *plan.ecosystems]), upper)
        high = self.measure.height_for([saying], plan.note.w)
        if self.seats > 1 and high <= plan.note.h:
            return plan.note._replace(h=high)
        fitting = (room for room in rooms if self.measure.height_for([saying], room.w) <= room.h)
        return next(fitting, rooms[-1])

    # -------------------------------------------------- what changes

    def changed(self, before: Look, now: Look) -> Changes | None:
        """What to paint again; None for everything."""
        if (before.sheet is None) != (now.sheet is None):
            return None
        squares = self.forest.changed(before.forest, now.forest)
        if squares is None:
            squares = [self.plan.forest.inset(-4)]
        rects = self._panels(before, now)
        if before.speech != now.speech:
            rects += [self.note(look).inset(-GLOW) for look in (before, now) if look.speech is not None]
        return Changes(squares, rects)

    def _panels(self, before: Look, now: Look) -> list[Rect]:
        plan, rects = self.plan, []
        if before.sheet != now.sheet:
            rects.append(self.sheet.rect.inset(-GLOW))
        if now.sheet is not None and not self.canvas.portrait:
            return rects
        if before.animals != now.animals:
            rects.append(plan.animals)
        rects += self._cards(before.cards, now.cards)
        for number, (old, new) in enumerate(zip(before.ecosystems, now.ecosystems, strict=True)):
            if old != new or (number in (before.ecosystem, now.ecosystem) and before.ecosystem != now.ecosystem):
                rects.append(plan.ecosystems[number].inset(-GLOW))
        for rect, old_seat, new_seat in zip(plan.others, before.others, now.others, strict=True):
            if old_seat != new_seat:
                rects.append(rect.inset(-4))
        if before.goals != now.goals:
            rects.append(plan.note)
        if (before.score, before.score_focused) != (now.score, now.score_focused):
            rects.append(plan.score.inset(-GLOW))
        return rects

    def _cards(self, before: Cards, now: Cards) -> list[Rect]:
        """Single cards where only cards changed."""
        if before == now:
            return []
        asked = [self.cards.ask_rect(ask).inset(-GLOW) for ask in (before.ask, now.ask) if ask is not None]
        if before._replace(slots=()) != now._replace(slots=()) or now.ask is not None:
            return [self.plan.cards, *asked]
        pairs = enumerate(zip(before.slots, now.slots, strict=False))
        if len(before.slots) != len(now.slots):
            return [self.plan.cards]
        return [self.cards.slot_rect(number).inset(-24) for number, (old, new) in pairs if old != new]
