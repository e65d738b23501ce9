"""Yoxii told a second time, plainly and slowly: coordinates in a dict, every rule by its words.

It shares nothing with the rules core, so that the two can be held against each other.
"""

from itertools import product

Place = tuple[int, int]

WIDTHS = (3, 5, 7, 7, 7, 5, 3)
PLACES = [(column, row) for row, width in enumerate(WIDTHS) for column in range((7 - width) // 2, (7 + width) // 2)]


def place(text: str) -> Place:
    return "abcdefg".index(text[0]), int(text[1]) - 1


def text_of(where: Place) -> str:
    return f"{'abcdefg'[where[0]]}{where[1] + 1}"


def neighbours(where: Place) -> list[Place]:
    column, row = where
    return [
        (column + right, row + down)
        for right, down in product((-1, 0, 1), repeat=2)
        if (right, down) != (0, 0) and (column + right, row + down) in PLACES
    ]


class Plain:
    """A game in progress; `move` changes it."""

    def __init__(self) -> None:
        self.totem: Place = (3, 3)
        self.pieces: dict[Place, tuple[int, int]] = {}
        self.hands = [[1] * 5 + [2] * 5 + [3] * 5 + [4] * 3 for _seat in (0, 1)]
        self.seat = 0
        self.placing = False

    def legal(self) -> set[str]:
        if self.placing:
            return {f"{value}@{text_of(where)}" for value in self.hands[self.seat] for where in self._openings()}
        return {text_of(where) for where in self._destinations(self.seat)}

    def move(self, text: str) -> None:
        if not self.placing:
            self.totem, self.placing = place(text), True
            return
        value, where = text.split("@")
        self.pieces[place(where)] = self.seat, int(value)
        self.hands[self.seat].remove(int(value))
        self.seat, self.placing = 1 - self.seat, False

    def winners(self) -> tuple[int, ...] | None:
        """Who has won, both for a draw; None while the seat to move still can."""
        if self.placing or self._destinations(self.seat):
            return None
        white, red = self.totals()
        return (0, 1) if white == red else (0,) if white > red else (1,)

    def totals(self) -> list[tuple[int, int]]:
        """Each seat's points next to the totem and number of pieces there."""
        near = [self.pieces[where] for where in neighbours(self.totem) if where in self.pieces]
        values = [[value for owner, value in near if owner == seat] for seat in (0, 1)]
        return [(sum(own), len(own)) for own in values]

    def _free(self, where: Place) -> bool:
        return where in PLACES and where != self.totem and where not in self.pieces

    def _openings(self) -> list[Place]:
        near = [where for where in neighbours(self.totem) if self._free(where)]
        return near or [where for where in PLACES if self._free(where)]

    def _destinations(self, seat: int) -> list[Place]:
        found = []
        for right, down in product((-1, 0, 1), repeat=2):
            column, row = self.totem[0] + right, self.totem[1] + down
            while self.pieces.get((column, row), (None,))[0] == seat:
                column, row = column + right, row + down
            if self._free((column, row)):
                found.append((column, row))
        return found


def replayed(moves: list[str]) -> Plain:
    plain = Plain()
    for text in moves:
        assert text in plain.legal()
        plain.move(text)
    return plain
