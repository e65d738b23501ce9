"""The cards of a round and who took which, whose turns are to come, flowers in hand, or words in the cards' place."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.tables.hutan.pieces import CARD, Pieces
from game.tables.hutan.plan import CARD_STEP, FOOT, Plan
from game.tables.measure import INSET, Measure, Set
from game.tables.notes import paint_button
from game.tables.saying import Saying

BADGE, BADGE_STEP, GAP = 36.0, 42.0, 20.0
HAND, HAND_STEP = 50.0, 60.0
BUTTON_WIDE, BUTTON_HIGH = 300.0, 88.0
DIM = 0.42
SLOT_RADIUS = 14
TAKEN = 60.0
"""The badge of whoever took a card."""


class Slot(NamedTuple):
    """A place among the cards: the card as laid out, what it still shows, and who took it."""

    face: str
    shown: str | None
    """Flowers left on a card that is being planted; None where all are."""
    there: bool
    taker: Seat | None
    dim: bool
    """It can't be taken now."""
    chosen: bool


class Ask(NamedTuple):
    """Words and a button in place of the cards."""

    saying: Saying
    button: str
    spot: str
    """The button's spot."""
    warns: bool
    focused: bool
    hand: bool
    """Flowers are in hand meanwhile."""


class Cards(NamedTuple):
    """What the panel shows."""

    label: str
    turns: Sequence[tuple[Seat, bool]]
    """The turns to come in this round, the present one first: it is bright."""
    slots: Sequence[Slot]
    hand: Sequence[int]
    """Colours that can be planted now; several are shown to choose from."""
    any: bool
    """They are all one multicoloured flower."""
    colour: int | None
    ask: Ask | None


class Arranged(NamedTuple):
    """Where words in place of the cards lie: all of it, the words from a height down, the button."""

    rect: Rect
    texts: Sequence[Set]
    top: float
    button: Rect


class CardsPanel:
    """Header and body of one lay-out; nothing goes below `floor`."""

    def __init__(self, plan: Plan, measure: Measure, pieces: Pieces, count: int, floor: float) -> None:
        self.floor = floor
        self.plan, self.measure, self.pieces, self.count = plan, measure, pieces, count
        self.hand_size = min(HAND * min(1.4, measure.grow), plan.header.h - 8)

    def slot_rect(self, number: int) -> Rect:
        """Where a card lies."""
        plan = self.plan
        wide, high = plan.card, plan.card * CARD[1] / CARD[0]
        step = min(plan.card * 1.22, max(plan.card * CARD_STEP, (plan.body.w - wide) / max(1, self.count - 1)))
        return Rect(plan.body.x + number * step, plan.body.centre[1] - high / 2, wide, high)

    def hand_rects(self, hand: Sequence[int]) -> list[Rect]:
        """Where the flowers in hand lie, at the right of the header."""
        header, size = self.plan.header, self.hand_size
        step = HAND_STEP * size / HAND
        start = header.right - len(hand) * step + step / 2
        return [around(start + number * step, header.centre[1], size, size) for number in range(len(hand))]

    def ask_rect(self, ask: Ask) -> Rect:
        """Where words with a button lie: in place of the cards, and over what is beside them if they are many."""
        return self._arranged(ask).rect

    def button_rect(self, ask: Ask) -> Rect:
        """The button beside the words, or below them."""
        return self._arranged(ask).button

    def _arranged(self, ask: Ask) -> Arranged:
        """Words and button: beside one another where that is lower."""
        cards, body, measure = self.plan.cards, self.plan.body, self.measure
        wide = max(BUTTON_WIDE, measure.width(ask.button, "who") + 2 * INSET + 60 * measure.grow)
        wide, narrow = min(wide, body.w), wide > body.w * 0.5
        button = min(BUTTON_HIGH * measure.grow, cards.h - 2 * FOOT)
        above = self.plan.header.h if ask.hand else FOOT
        beside, below = self._texts(ask, body.w - wide - GAP), self._texts(ask, body.w)
        heights = [max(button, _high(beside)), _high(below) + GAP + button]
        texts = below if narrow or heights[0] > max(heights[1], cards.h - above - FOOT) else beside
        needed = above + (heights[0] if texts is beside else heights[1]) + FOOT
        high = max(cards.h, needed)
        rect = Rect(cards.x, min(cards.y, self.floor - high), cards.w, high)
        middle = rect.y + above + (rect.h - above - FOOT) / 2
        if texts is beside:
            return Arranged(
                rect, texts, middle - _high(texts) / 2, Rect(body.right - wide, middle - button / 2, wide, button)
            )
        top = rect.y + above
        return Arranged(rect, texts, top, Rect(body.right - wide, rect.bottom - FOOT - button, wide, button))

    def _texts(self, ask: Ask, room: float) -> list[Set]:
        texts = [self.measure.fitted(ask.saying.title, ("strong", "small_strong"), room)]
        if ask.saying.second:
            texts.append(self.measure.fitted(ask.saying.second, ("second", "small"), room))
        return texts

    # -------------------------------------------------- painting

    def paint(self, painter: Painter, cards: Cards) -> None:
        """All of it, or what lies in the painter's clip."""
        plan = self.plan
        if not painter.visible(plan.cards):
            return
        if cards.ask is not None and self.ask_rect(cards.ask).h > plan.cards.h:
            return
        painter.panel(plan.cards, "smoke", 18)
        if cards.ask is None or cards.ask.hand:
            self._header(painter, cards)
        if cards.ask is not None:
            return
        for number, slot in enumerate(cards.slots):
            rect = self.slot_rect(number)
            if painter.visible(rect.inset(-20)):
                self._slot(painter, slot, rect)

    def _header(self, painter: Painter, cards: Cards) -> None:
        header, measure = self.plan.header, self.measure
        hand = cards.hand if len(cards.hand) > 1 else ()
        rects = self.hand_rects(hand)
        right = min([rect.x for rect in rects], default=header.right) - GAP
        size = BADGE * min(1.3, measure.grow)
        step = BADGE_STEP * size / BADGE
        wide = len(cards.turns) * step
        x = header.x
        label = measure.width(cards.label, "second")
        named = cards.ask is None and cards.label
        if named and x + label + GAP + wide <= right and measure.line("second") <= header.h:
            painter.text(cards.label, x, header.centre[1], "second", "cream")
            x += label + GAP
        for number, (seat, now) in enumerate(cards.turns):
            at = x + number * step + size / 2
            if at + size / 2 > right:
                break
            self._turn(painter, seat, now, at, size)
        for colour, rect in zip(hand, rects, strict=True):
            self._in_hand(painter, colour, rect, colour == cards.colour)

    def _turn(self, painter: Painter, seat: Seat, now: bool, x: float, size: float) -> None:
        y = self.plan.header.centre[1]
        if now:
            painter.badge(seat, x, y, size)
            painter.bar(Rect(x - size / 2, y + size / 2 + 3, size, 5), "cream")
            return
        sprite = self.pieces.kit.materials.badge(seat, size * painter.canvas.scale)
        faint = sprite.image.copy()
        faint.set_alpha(round(255 * DIM))
        painter.surface.blit(faint, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))

    def _in_hand(self, painter: Painter, colour: int, rect: Rect, chosen: bool) -> None:
        if chosen:
            painter.panel(rect.inset(-5), "paper", 14)
        sprite = self.pieces.hand(colour, rect.w)
        x, y = rect.centre
        painter.surface.blit(sprite.image, sprite.at(x * painter.canvas.scale, y * painter.canvas.scale))

    def _slot(self, painter: Painter, slot: Slot, rect: Rect) -> None:
        x, y = rect.centre
        scale = painter.canvas.scale
        if not slot.there:
            painter.panel(rect, "track", SLOT_RADIUS)
            if slot.taker is not None:
                painter.badge(slot.taker, x, y, min(TAKEN, rect.w * 0.5))
            return
        sprite = self.pieces.card(slot.face, rect.w, slot.shown)
        if slot.dim:
            faint = self.pieces.faded(sprite, DIM)
            painter.panel(rect, "track", SLOT_RADIUS)
            sprite = faint
        painter.surface.blit(sprite.image, sprite.at(x * scale, y * scale))
        if slot.chosen:
            side = 0.36 * rect.w
            tick = Rect(rect.right - 0.7 * side, rect.bottom - 0.8 * side, side, side)
            painter.bar(tick.inset(-3), "focus_dark")
            painter.bar(tick, "ready")
            painter.icon("check", tick.inset(0.2 * side), "on_ready")

    def paint_ask(self, painter: Painter, ask: Ask) -> None:
        """Words and their button, after everything that they may lie over: then on paper."""
        rect, texts, y, button = self._arranged(ask)
        if not painter.visible(rect.inset(-20)):
            return
        over = rect.h > self.plan.cards.h
        if over:
            painter.panel(rect, "paper", 18, 5)
        for text, colour in zip(texts, ("ink", "ink_2") if over else ("cream", "cream_2"), strict=False):
            painter.text(text.words, self.plan.body.x, y + text.height / 2, text.role, colour, width=text.wrap)
            y += text.height
        face, icon = ("paper_focus", "close") if ask.warns else ("button_hutan", "check")
        paint_button(painter, self.measure, ask.button, button, ask.focused, face, icon)


def _high(texts: Sequence[Set]) -> float:
    return sum(text.height for text in texts)
