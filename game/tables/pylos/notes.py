"""Words beside the lifted levels: their names, and what the signs mean."""

from game.shell.layout import Rect
from game.shell.paint import Painter
from game.tables.measure import INSET, Measure
from game.tables.pylos.pieces import Pieces
from game.tables.pylos.view import Chip
from game.tables.saying import Saying
from game.words import Words


def chip_rect(measure: Measure, saying: Saying, chip: Chip) -> Rect:
    """A level's name below its sheet."""
    words = _chip_words(measure, saying, chip)
    wide = sum(measure.width(text, role) for text, role in words) + 16 * (len(words) - 1) + 2 * INSET
    high = measure.line("second") + 19
    return Rect(chip.x - wide / 2, chip.y, wide, high)


def paint_chip(painter: Painter, measure: Measure, saying: Saying, chip: Chip) -> None:
    """Name and count of a level."""
    rect = chip_rect(measure, saying, chip)
    painter.panel(rect, "smoke", 31)
    x = rect.x + INSET
    for (words, role), colour in zip(_chip_words(measure, saying, chip), ("cream", "cream_3"), strict=False):
        painter.text(words, x, rect.centre[1], role, colour)
        x += measure.width(words, role) + 16


def _chip_words(measure: Measure, saying: Saying, chip: Chip) -> list[tuple[str, str]]:
    """Name and count, else the name, else only which level it is."""
    full = [(saying.title, "strong"), (saying.second, "second")]
    for words in (full, full[:1]):
        if sum(measure.width(text, role) for text, role in words) + 16 * (len(words) - 1) + 2 * INSET <= chip.room:
            return words
    return [(str(chip.level), "strong")]


def paint_legend(painter: Painter, measure: Measure, pieces: Pieces, words: Words, room: Rect, below: float) -> None:
    """What eye and ring mean, at the lower right, if there is room under what lies above."""
    texts = (words.say("hidden while the pyramid is whole"), words.say("you can place here"))
    line = measure.line("second") + 4
    wide, high = max(measure.width(text, "second") for text in texts) + 58 + 2 * INSET, 2 * line + 32
    rect = Rect(room.right - wide, room.bottom - high, wide, high)
    if rect.y < below + 12 or wide > 0.6 * room.w:
        return
    painter.panel(rect, "smoke", 18)
    scale = painter.canvas.scale
    for i, (text, sprite) in enumerate(zip(texts, (pieces.small("hidden"), pieces.sign_of_place()), strict=True)):
        y = rect.y + 16 + line * (i + 0.5)
        painter.surface.blit(sprite.image, sprite.at((rect.x + INSET + 20) * scale, y * scale))
        painter.text(text, rect.x + INSET + 58, y, "second", "cream_2")
