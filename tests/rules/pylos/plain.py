"""Pylos told a second time, plainly and slowly: coordinates in a dict, every rule by its words.

It shares nothing with the rules core, so that the two can be held against each other.
"""

from collections import Counter
from itertools import product

Cell = tuple[int, int, int]


def cell(text: str) -> Cell:
    return int(text[0]), "abcd".index(text[1]), int(text[2]) - 1


def text_of(place: Cell) -> str:
    level, column, row = place
    return f"{level}{'abcd'[column]}{row + 1}"


CELLS = [(level, column, row) for level in (1, 2, 3, 4) for row in range(5 - level) for column in range(5 - level)]


class Plain:
    """A game in progress; `move` changes it."""

    def __init__(self, rules: str, cells: dict[str, int], to_move: int) -> None:
        self.rules = rules
        self.balls: dict[Cell, int] = {cell(name): seat for name, seat in cells.items()}
        self.seat = to_move
        self.taking: int | None = None
        self.times: Counter[object] = Counter()
        self.result: tuple[tuple[int, ...], str] | None = None
        if (4, 0, 0) in self.balls:
            self.result = ((self.balls[4, 0, 0],), "apex")
        else:
            self._begin_turn()

    def legal(self) -> set[str]:
        if self.result:
            return set()
        if self.taking is not None:
            free = {"-" + text_of(ball) for ball in self._free()}
            return free | {"done"} if self.taking else free
        return self._places() | self._raises()

    def move(self, text: str) -> None:
        if text == "done":
            self._end_turn()
        elif text.startswith("-"):
            del self.balls[cell(text[1:])]
            self.taking = (self.taking or 0) + 1
            if self.taking == 2 or not self._free():
                self._end_turn()
        else:
            *source, target = text.split(">")
            for lifted in source:
                del self.balls[cell(lifted)]
            self.balls[cell(target)] = self.seat
            if target == "4a1":
                self.result = ((self.seat,), "apex")
            elif self._pays(cell(target)):
                self.taking = 0
            else:
                self._end_turn()

    def _end_turn(self) -> None:
        self.taking = None
        self.seat = 1 - self.seat
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.times[self.seat, frozenset(self.balls.items())] += 1
        if not self._places() and not self._raises():
            self.result = ((1 - self.seat,), "no_move")
        elif self.rules != "children" and max(self.times.values()) == 3:
            self.result = ((0, 1), "repetition")

    def _places(self) -> set[str]:
        if list(self.balls.values()).count(self.seat) == 15:
            return set()
        return {text_of(place) for place in CELLS if self._open(place, self.balls)}

    def _raises(self) -> set[str]:
        found = set()
        for ball in self._free():
            rest = {place: seat for place, seat in self.balls.items() if place != ball}
            for place in CELLS:
                if place[0] > ball[0] and self._open(place, rest):
                    found.add(f"{text_of(ball)}>{text_of(place)}")
        return found

    def _free(self) -> list[Cell]:
        return [
            ball
            for ball, seat in self.balls.items()
            if seat == self.seat and not any(ball in _supports(upper) for upper in self.balls)
        ]

    @staticmethod
    def _open(place: Cell, balls: dict[Cell, int]) -> bool:
        return place not in balls and all(support in balls for support in _supports(place))

    def _pays(self, landed: Cell) -> bool:
        return any(
            landed in shape and all(self.balls.get(place) == self.seat for place in shape)
            for shape in shapes(self.rules)
        )


def _supports(place: Cell) -> list[Cell]:
    level, column, row = place
    if level == 1:
        return []
    return [(level - 1, column + right, row + down) for right, down in product((0, 1), repeat=2)]


def shapes(rules: str) -> list[list[Cell]]:
    if rules == "children":
        return []
    found = [_supports(place) for place in CELLS if place[0] > 1]
    if rules == "advanced":
        for level, length in ((1, 4), (2, 3)):
            for line in range(length):
                found.append([(level, step, line) for step in range(length)])
                found.append([(level, line, step) for step in range(length)])
    return found


def replayed(rules: str, cells: dict[str, int], to_move: int, moves: list[str]) -> Plain:
    plain = Plain(rules, cells, to_move)
    for text in moves:
        assert text in plain.legal()
        plain.move(text)
    return plain
