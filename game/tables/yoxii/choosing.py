"""What a person has chosen so far, and which legal move a press makes of it. Knows no picture."""

from collections.abc import Collection, Mapping, Sequence

from game.rules.yoxii.moves import Move


class Choosing:
    """The legal moves of one decision by square; while a piece is placed, the value of that piece.

    `value` is the one that was placed last: it is taken again while there is one left.
    """

    def __init__(self, legal: Sequence[Move] = (), value: int = 0) -> None:
        self.destinations = {move.square: move for move in legal if not move.value}
        self.openings: dict[int, dict[int, Move]] = {}
        for move in legal:
            if move.value:
                self.openings.setdefault(move.square, {})[move.value] = move
        self.values: Sequence[int] = sorted({move.value for move in legal if move.value})
        self.value = min(self.values, key=lambda held: (abs(held - value), held), default=0)
        """Of the piece that would be placed; 0 while the totem moves."""
        self.held = False
        """Totem or piece was picked up by pointer: the next tap on a square puts it there."""
        self.aim: int | None = None
        """The square that a first tap has chosen; a second one makes the move."""

    @property
    def placing(self) -> bool:
        """A piece is placed, not the totem moved."""
        return bool(self.openings)

    @property
    def squares(self) -> Collection[int]:
        """Where something can be put now."""
        return self.openings or self.destinations

    def move_at(self, square: int) -> Move | None:
        """The move that a press on the square would make now."""
        found: Mapping[int, Move] = self.openings.get(square, {}) if self.placing else self.destinations
        return found.get(self.value if self.placing else square)

    def tap(self, square: int) -> Move | None:
        """Mouse or finger on a square of these: the first tap only chooses, except for what is picked up."""
        move = self.move_at(square)
        if self.held or self.aim == square:
            return move
        self.aim = square
        return None

    def pick(self, value: int) -> bool:
        """Pick up a piece of a value by pointer, or put it down again; False if there is none."""
        if value not in self.values:
            return False
        self.held = not (self.held and self.value == value)
        self.value = value
        return True

    def lift(self) -> None:
        """Pick up the totem by pointer, or put it down again."""
        self.held = not self.held

    def turn(self, steps: int) -> bool:
        """Take the next value instead, round and round; False if there is no other."""
        if len(self.values) < 2:
            return False
        self.value = self.values[(self.values.index(self.value) + steps) % len(self.values)]
        return True

    def aim_at(self, move: Move) -> None:
        """Have a legal move be the one that a press on its square makes."""
        self.drop()
        if move.value:
            self.value = move.value

    def drop(self) -> bool:
        """Choose nothing; True if anything was chosen."""
        chosen = self.held or self.aim is not None
        self.held, self.aim = False, None
        return chosen
