"""What a person has chosen so far, and which legal move a press makes of it. Knows no picture."""

from collections.abc import Collection, Sequence

from game.rules.help_me.moves import Move


class Choosing:
    """The legal moves of one decision by stack, the stack picked up, and a neighbour aimed at by pointer."""

    def __init__(self, legal: Sequence[Move] = ()) -> None:
        self.moves: dict[int, dict[int, Move]] = {}
        for move in legal:
            self.moves.setdefault(move.source, {})[move.target] = move
        self.source: int | None = None
        """The stack picked up."""

    def targets(self, square: int | None) -> Collection[int]:
        """Where the stack on a square can go."""
        return () if square is None else self.moves.get(square, {})

    def move_at(self, square: int) -> Move | None:
        """The move that a press on the square would make now."""
        return None if self.source is None else self.moves[self.source].get(square)

    def holds(self, square: int) -> bool:
        """True if a press on the square does anything."""
        return (
            square == self.source
            or (square in self.targets(self.source) if self.source is not None else False)
            or (self.source is None and square in self.moves)
        )

    def press(self, square: int) -> Move | None:
        """CONFIRM, a click or a tap: a move, or a stack is picked up, put down, or another one picked up instead."""
        move = self.move_at(square)
        if move is None:
            self.source = None if square == self.source or square not in self.moves else square
        return move

    def dragged(self, start: int, end: int) -> Move | None:
        """A stack drawn from one square and let go over another one."""
        return self.moves.get(start, {}).get(end)

    def drop(self) -> bool:
        """Choose nothing; True if anything was chosen."""
        chosen = self.source is not None
        self.source = None
        return chosen
