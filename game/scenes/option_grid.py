"""Options on one sheet of smoked glass, two abreast."""

from collections.abc import Sequence

from game.scenes.option_row import Choosable
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.widget import Widget
from game.shell.widgets import Choice, Panel, choice_height

PADDING, GAP, COLUMN_GAP = 24.0, 12.0, 40.0
LABEL_PART = 0.36


class GridChoice(Choice):
    """A choice with neighbours at its sides, which LEFT and RIGHT lead to."""

    adjust = Widget.adjust


class OptionGrid:
    """The lay-out of some options at a width; more than one stand two abreast."""

    def __init__(self, options: Sequence[Choosable], width: float, kit: Kit, canvas: Canvas) -> None:
        self.options, self.kit, self.canvas = options, kit, canvas
        self._columns = min(2, len(options))
        self._wide = (width - 2 * PADDING - COLUMN_GAP * (self._columns - 1)) / self._columns
        self._label = self._wide * LABEL_PART
        self._high = max(choice_height(option.label, self._wide, kit, canvas, self._label) for option in options)
        rows = -(-len(options) // self._columns)
        self.height = 2 * PADDING + rows * self._high + (rows - 1) * GAP
        """What it needs."""

    def widgets(self, rect: Rect) -> list[Widget]:
        """The glass, and the options spread evenly over it."""
        rows = -(-len(self.options) // self._columns)
        step = (rect.h - 2 * PADDING - self._high) / max(1, rows - 1) if rows > 1 else 0.0
        top = rect.y + PADDING if rows > 1 else rect.centre[1] - self._high / 2
        found: list[Widget] = [Panel(rect)]
        for number, option in enumerate(self.options):
            row, column = divmod(number, self._columns)
            place = Rect(
                rect.x + PADDING + column * (self._wide + COLUMN_GAP), top + row * step, self._wide, self._high
            )
            choice = GridChoice(
                option.spot,
                place,
                option.label,
                option.values,
                option.chosen,
                option.change,
                self.kit,
                self.canvas,
                label_width=self._label,
            )
            found.append(choice)
        return found
