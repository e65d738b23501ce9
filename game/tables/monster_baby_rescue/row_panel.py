"""The row of care tiles with their prices, and at its foot what the tile in focus would bring."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.monster_baby_rescue.tiles import Tile
from game.shell.assets import Sprite
from game.shell.layout import Rect, around
from game.shell.paint import Painter
from game.tables.measure import Measure, Set
from game.tables.monster_baby_rescue.pieces import TILE, Pieces
from game.tables.monster_baby_rescue.plan import INSET
from game.tables.saying import Saying

PRICE_HIGH, PRICE_WIDE, PRICE_GAP, TOP = 42.0, 108.0, 10.0, 16.0
WIDEST, SPREAD = 150.0, 1.12
"""A tile is at most so wide; from tile to tile at least so many widths."""
NAME_AT = 0.865
"""How far down a tile its name stands."""
LIFT = 8.0
DIM = 110


class Slot(NamedTuple):
    """A place in the row: its tile, if one lies there, and what it costs (None: nothing any more)."""

    tile: Tile | None
    price: int | None
    chosen: bool
    open: bool
    """It can be taken now."""


class Row(NamedTuple):
    """What the panel shows; `kind` and `levels` are the viewer's monster's."""

    slots: Sequence[Slot]
    kind: str
    levels: tuple[int, ...]
    names: Sequence[str]
    saying: Saying | None
    loud: bool
    """It is a hint or tells why something can't be done: it is shown whole, whatever lies below."""


class RowPanel:
    """One lay-out."""

    def __init__(self, rect: Rect, words: Rect, floor: float, measure: Measure, pieces: Pieces) -> None:
        """Nothing goes below `floor`."""
        self.rect, self.words, self.floor, self.measure, self.pieces = rect, words, floor, measure, pieces
        room = Rect(rect.x + INSET, rect.y + TOP, rect.w - 2 * INSET, words.y - rect.y - TOP - 6)
        high = room.h - PRICE_HIGH - PRICE_GAP
        self.wide = min(WIDEST, room.w / (6 * SPREAD - 0.12), high * TILE[0] / TILE[1])
        self._room = room

    def tile_rect(self, place: int) -> Rect:
        """Where a tile lies."""
        step = min(self._room.w - self.wide, 5 * self.wide * 1.35) / 5
        start = self._room.centre[0] - (5 * step + self.wide) / 2
        high = self.wide * TILE[1] / TILE[0]
        spare = self._room.h - high - PRICE_HIGH - PRICE_GAP
        return Rect(start + place * step, self._room.y + spare / 2, self.wide, high)

    def price_rect(self, place: int) -> Rect:
        """The pill below it."""
        tile = self.tile_rect(place)
        return around(tile.centre[0], tile.bottom + PRICE_GAP + PRICE_HIGH / 2, min(PRICE_WIDE, self.wide), PRICE_HIGH)

    def sprite(self, tile: Tile, row: Row) -> Sprite:
        """A tile as it lies here."""
        return self.pieces.tile(tile, row.kind, row.levels, self.wide)

    def paint(self, painter: Painter, row: Row) -> None:
        """All of it, or what lies in the painter's clip."""
        if not painter.visible(self.rect):
            return
        painter.panel(self.rect, "smoke", 18)
        for place, slot in enumerate(row.slots):
            self._slot(painter, place, slot, row)
        if row.saying is not None and self.note(row) is None:
            self._say(painter, row)

    def _slot(self, painter: Painter, place: int, slot: Slot, row: Row) -> None:
        rect, scale = self.tile_rect(place), painter.canvas.scale
        if not painter.visible(rect.inset(-24)):
            return
        if slot.price is not None:
            self._price(painter, self.price_rect(place), slot.price)
        if slot.tile is None:
            painter.panel(rect, "track", 14)
            return
        up = LIFT if slot.chosen else 0.0
        x, y = rect.centre
        sprite = self.sprite(slot.tile, row)
        painter.surface.blit(sprite.image, sprite.at(x * scale, (y - up) * scale))
        name = row.names[place]
        if self._named(row.names, rect):
            painter.text(name, x, rect.y + rect.h * NAME_AT - up, "small_strong", "ink", anchor="centre")

    def _named(self, names: Sequence[str], rect: Rect) -> bool:
        """Whether all names have room below their pictures."""
        widest = max(self.measure.width(name, "small_strong") for name in names)
        return widest <= rect.w - 10 and self.measure.line("small_strong") <= rect.h * 0.26

    def _price(self, painter: Painter, rect: Rect, price: int) -> None:
        painter.panel(rect, "paper_bot", 14)
        side = rect.h * 0.8
        x, y = rect.centre
        sprite = self.pieces.drawing("price_paws", side, side)
        scale = painter.canvas.scale
        painter.surface.blit(sprite.image, sprite.at((x - rect.w * 0.2) * scale, y * scale))
        painter.letters(str(price), x + rect.w * 0.2, y, 34, "ink")

    def _say(self, painter: Painter, row: Row) -> None:
        """Title and second line, side by side or one below the other, as far as both have room."""
        assert row.saying is not None
        rect, measure = self.words, self.measure
        wide, x, (_, y) = rect.w - 2 * INSET, rect.x + INSET, rect.centre
        title, second = row.saying
        roles = ("strong", "small_strong") if measure.line("strong") <= rect.h else ("small_strong",)
        words = measure.fitted(title, roles, wide)
        if words.wrap is not None:
            short = next((name for slot, name in zip(row.slots, row.names, strict=True) if slot.chosen), "")
            if measure.width(short, "small_strong") <= wide and not row.loud:
                painter.text(short, x, y, "small_strong", "cream")
            return
        if second and words.width + 24 + measure.width(second, "second") <= wide:
            painter.text(words.words, x, y, words.role, "cream")
            painter.text(second, x + words.width + 24, y, "second", "cream_2")
            return
        below = measure.fitted(second, ("second", "small"), wide) if second else None
        if below is None or below.wrap is not None or words.height + below.height > rect.h + 2:
            painter.text(words.words, x, y, words.role, "cream")
            return
        top = y - (words.height + below.height) / 2
        painter.text(words.words, x, top + words.height / 2, words.role, "cream")
        painter.text(below.words, x, top + words.height + below.height / 2, below.role, "cream_2")

    # -------------------------------------------------- what must be read whole

    def note(self, row: Row) -> Rect | None:
        """Where a hint or a refusal lies that doesn't fit below the tiles: on paper, over what lies beneath the row."""
        if row.saying is None or not row.loud:
            return None
        wide = self.words.w - 2 * INSET
        title, second = row.saying
        fits = self.measure.width(title, "small_strong") <= wide
        if fits and (not second or self._beside_or_below(title, second, wide)):
            return None
        high = sum(text.height for text in self._note_lines(row.saying)) + 2 * INSET
        top = min(self.words.y, self.floor - high)
        return Rect(self.rect.x, top, self.rect.w, high)

    def _beside_or_below(self, title: str, second: str, wide: float) -> bool:
        measure = self.measure
        if measure.width(title, "strong") + 24 + measure.width(second, "second") <= wide:
            return True
        lines = measure.line("small_strong") + measure.line("small")
        return measure.width(second, "small") <= wide and lines <= self.words.h + 2

    def _note_lines(self, saying: Saying) -> list[Set]:
        wide = self.rect.w - 4 * INSET
        found = [self.measure.fitted(saying.title, ("strong", "small_strong"), wide)]
        return [*found, self.measure.fitted(saying.second, ("second", "small"), wide)] if saying.second else found

    def paint_note(self, painter: Painter, row: Row) -> None:
        """The whole of it on paper."""
        rect = self.note(row)
        if rect is None or row.saying is None or not painter.visible(rect.inset(-20)):
            return
        painter.panel(rect, "paper", 18, 5)
        y = rect.y + INSET
        for line, colour in zip(self._note_lines(row.saying), ("ink", "ink_2"), strict=False):
            painter.text(line.words, rect.x + 2 * INSET, y + line.height / 2, line.role, colour, width=line.wrap)
            y += line.height
