"""Help Me! told a second time, plainly and slowly: lists of names by column and row, every rule by its words.

It shares nothing with the rules core, so that the two can be held against each other.
"""

from typing import Any

Square = tuple[int, int]
Tile = tuple[str, int]


def square(text: str) -> Square:
    return "abcdef".index(text[0]), int(text[1]) - 1


def text_of(place: Square) -> str:
    return f"{'abcdef'[place[0]]}{place[1] + 1}"


class Plain:
    """A game in progress; `move` changes it."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.stacks: dict[Square, list[Tile]] = {
            square(name): [(tile[0], tile[1])] for name, tile in setup["tiles"].items()
        }
        self.creatures: list[list[str]] = setup["creatures"]
        self.seat: int = setup["first"]

    def legal(self) -> set[str]:
        return {
            f"{text_of(source)}>{text_of(target)}"
            for source in self.stacks
            for target in self.stacks
            if abs(source[0] - target[0]) + abs(source[1] - target[1]) == 1
        }

    def move(self, text: str) -> None:
        source, target = map(square, text.split(">"))
        self.stacks[target].extend(self.stacks.pop(source))
        self.seat = (self.seat + 1) % len(self.creatures)

    def points(self) -> list[int]:
        return [sum(self._worth(pile) for pile in self.stacks.values() if pile[-1][0] in own) for own in self.creatures]

    def winners(self) -> tuple[int, ...] | None:
        if self.legal():
            return None
        points = self.points()
        return tuple(seat for seat, total in enumerate(points) if total == max(points))

    @staticmethod
    def _worth(pile: list[Tile]) -> int:
        *beneath, (top, _number) = pile
        return len(pile) + sum(number for creature, number in beneath if creature == top)


def replayed(setup: dict[str, Any], moves: list[str]) -> Plain:
    plain = Plain(setup)
    for text in moves:
        assert text in plain.legal()
        plain.move(text)
    return plain
