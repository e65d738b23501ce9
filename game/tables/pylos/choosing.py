"""What a person has chosen so far, and which legal move a press makes of it. Knows no picture."""

from collections.abc import Collection, Sequence

from game.rules.pylos.moves import Kind, Move


class Choosing:
    """The legal moves of one decision by cell, a ball picked up to be raised, and a cell aimed at by pointer."""

    def __init__(self, legal: Sequence[Move] = ()) -> None:
        self.places = {move.cell: move for move in legal if move.kind is Kind.PLACE}
        self.takes = {move.cell: move for move in legal if move.kind is Kind.TAKE_BACK}
        self.done = next((move for move in legal if move.kind is Kind.DONE), None)
        self.raises: dict[int, dict[int, Move]] = {}
        for move in legal:
            if move.kind is Kind.RAISE:
                self.raises.setdefault(move.source, {})[move.cell] = move
        self.source: int | None = None
        """The ball picked up."""
        self.aim: int | None = None
        """The cell that a first tap has chosen; a second one makes the move."""

    @property
    def landings(self) -> Collection[int]:
        """Cells where a ball can be put now."""
        return self.places if self.source is None else self.raises[self.source]

    @property
    def liftable(self) -> Collection[int]:
        """Balls that can be picked up or taken back now; while one is picked up, that one alone (to put it down)."""
        return (self.source,) if self.source is not None else self.takes or self.raises

    def holds(self, cell: int) -> bool:
        """True if a press on the cell does anything."""
        return cell in self.landings or cell in self.liftable

    def move_at(self, cell: int) -> Move | None:
        """The move that a press on the cell would make now."""
        if self.source is not None:
            return self.raises[self.source].get(cell)
        return self.places.get(cell) or self.takes.get(cell)

    def press(self, cell: int) -> Move | None:
        """CONFIRM on a cell: a move, or a ball is picked up or put down."""
        self.aim = None
        move = self.move_at(cell)
        if move is None:
            self._pick_up(cell)
        return move

    def tap(self, cell: int) -> Move | None:
        """Mouse or finger on a cell: the first tap only chooses, except where a ball picked up is put."""
        move = self.move_at(cell)
        if move is None:
            self.aim = None
            self._pick_up(cell)
            return None
        if self.source is not None or self.aim == cell:
            return move
        self.aim = cell
        return None

    def dragged(self, start: int | None, end: int) -> Move | None:
        """A ball drawn from a cell (None: from the tray) and let go over another one."""
        return self.places.get(end) if start is None else self.raises.get(start, {}).get(end)

    def aim_at(self, move: Move) -> None:
        """Pick up the ball of a legal raise, so that its cell is the next to be pressed."""
        self.drop()
        if move.kind is Kind.RAISE:
            self.source = move.source

    def drop(self) -> bool:
        """Choose nothing; True if anything was chosen."""
        chosen = self.source is not None or self.aim is not None
        self.source = self.aim = None
        return chosen

    def _pick_up(self, cell: int) -> None:
        if cell == self.source:
            self.source = None
        elif cell in self.raises:
            self.source = cell
