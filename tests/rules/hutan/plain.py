"""Hutan told a second time, plainly and slowly: squares by name, plantings by trying all of them, points by counting.

It shares nothing with the rules core but the data, so that the two can be held against each other.
"""

from itertools import permutations
from typing import Any

COLOURS = "bgrwy"
ANIMALS = {"b": "cassowary", "g": "hornbill", "r": "orangutan", "w": "rhino", "y": "tiger"}
SQUARES = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
CORNERS = {"nw": (0, 0), "ne": (0, 3), "se": (3, 3), "sw": (3, 0)}


def at(row: int, column: int) -> str:
    return f"{'abcdef'[column]}{row + 1}"


def steps(square: str, ways: list[tuple[int, int]]) -> set[str]:
    column, row = "abcdef".index(square[0]), int(square[1]) - 1
    near = [(row + down, column + right) for down, right in ways]
    return {at(*place) for place in near if 0 <= place[0] < 6 and 0 <= place[1] < 6}


BESIDE = {square: steps(square, [(0, 1), (1, 0), (0, -1), (-1, 0)]) for square in SQUARES}
DIAGONAL = {square: steps(square, [(1, 1), (1, -1), (-1, -1), (-1, 1)]) for square in SQUARES}


class Land:
    """Where areas, lakes and boards lie; a square (i, j) of a board goes where the data's remark says."""

    def __init__(self, data: dict[str, Any], layout: dict[str, Any]) -> None:
        rows = {side["id"]: side["rows"] for side in data["boards"]["side"]}
        self.areas: dict[str, set[str]] = {}
        self.lakes: set[str] = set()
        self.boards: dict[str, set[str]] = {}
        for quadrant, lie in layout.items():
            top, left = CORNERS[quadrant]
            self.boards[quadrant] = {at(top + row, left + column) for row in range(3) for column in range(3)}
            for i in range(3):
                for j in range(3):
                    row, column = [(i, j), (j, 2 - i), (2 - i, 2 - j), (2 - j, i)][lie["turns"]]
                    square, letter = at(top + row, left + column), rows[lie["side"]][i][j]
                    if letter == "~":
                        self.lakes.add(square)
                    else:
                        self.areas.setdefault(quadrant + letter, set()).add(square)
        self.squares = {square for squares in self.areas.values() for square in squares}


class Grove:
    """One seat's forest: colour by square, and what stands there."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.colour: dict[str, str] = {}
        self.top: dict[str, str] = {}

    def takes(self, square: str, colour: str) -> bool:
        if square not in self.land.squares or square in self.top:
            return False
        return self.colour.get(square, colour) == colour

    def plant(self, square: str, colour: str) -> None:
        if square in self.colour:
            self.top[square] = "tree"
        self.colour[square] = colour

    def perfect(self, squares: set[str]) -> bool:
        return len({self.colour.get(square) for square in squares}) == 1 and all(
            self.top.get(square) == "tree" for square in squares
        )


def connected(squares: set[str]) -> bool:
    group = {min(squares)}
    for _ in squares:
        group |= {other for square in group for other in BESIDE[square] & squares}
    return group == squares


def plantings(grove: Grove, before: set[str], letters: str) -> list[dict[str, str]]:
    """Every whole planting of a card as square and colour, tried one by one around every square."""
    found = []
    for choice in COLOURS if letters == "j" else [letters]:
        for place in sorted(grove.land.squares):
            near = {place} | BESIDE[place]
            near |= {further for square in BESIDE[place] for further in BESIDE[square]}
            for rest in permutations(sorted(near - {place}), len(choice) - 1):
                squares = (place, *rest)
                if (
                    all(grove.takes(square, colour) for square, colour in zip(squares, choice, strict=True))
                    and connected(set(squares))
                    and (not before or any(square in before or BESIDE[square] & before for square in squares))
                ):
                    found.append(dict(zip(squares, choice, strict=True)))
    return found


class Plain:
    """A game in progress; `move` changes it, `legal` lists what may come."""

    def __init__(self, data: dict[str, Any], setup: dict[str, Any], seats: int) -> None:
        self.data, self.seats = data, seats
        self.land = Land(data, setup["layout"])
        self.ecosystems = setup["ecosystems"]
        self.groves = [Grove(self.land) for _ in range(seats)]
        self.rounds = [list(cards) for cards in setup["rounds"]]
        self.left = dict.fromkeys(COLOURS, 2 if seats == 2 else 3)
        self.pangolin: int | str | None = setup["first"] if seats > 1 else None
        self.seat: int = setup["first"]
        self.number = 0
        self.turns = 0
        self.display = list(self.rounds[0])
        self.over = False
        self._begin()

    def _begin(self) -> None:
        self.phase = "take"
        self.card = ""
        self.before = set(self.groves[self.seat].colour)
        self.grown: dict[str, str] = {}
        self.open: set[str] = set()

    def legal(self) -> set[str]:
        grove = self.groves[self.seat]
        if self.over:
            return set()
        if self.phase == "take":
            cards = {f"take {card}" for card in self.display if plantings(grove, self.before, card)}
            cards |= {"take pangolin"} if self.pangolin == "display" else set()
            return cards or {f"discard {card}" for card in self.display}
        if self.phase == "plant":
            return self._plants(grove)
        if self.phase == "animal":
            return {f"animal {square}" for square in self.open} | {"skip"}
        return self._fertilisings(grove) | {"done"}

    def _plants(self, grove: Grove) -> set[str]:
        whole = "".join(sorted(self.card + "".join(self.grown.values())))
        before_now = Grove(self.land)
        before_now.colour = {s: c for s, c in grove.colour.items() if s in self.before}
        before_now.top = {s: t for s, t in grove.top.items() if s not in self.grown}
        return {
            f"{colour}@{square}"
            for planting in plantings(before_now, self.before, whole)
            if self.grown.items() <= planting.items()
            for square, colour in planting.items()
            if square not in self.grown
        }

    def _fertilisings(self, grove: Grove) -> set[str]:
        return {f"{colour}@{square}" for square in self.open for colour in COLOURS if grove.takes(square, colour)}

    def move(self, text: str) -> None:
        grove = self.groves[self.seat]
        word, _, rest = text.partition(" ")
        if word == "take" and rest == "pangolin":
            self.pangolin, self.phase, self.card = self.seat, "plant", "j"
            if not self._plants(grove):
                self._end_turn()
        elif word == "take":
            self.display.remove(rest)
            self.phase, self.card = "plant", rest
        elif word == "animal":
            self._invite(grove, rest)
        elif "@" in text:
            self._plant(grove, *text.split("@"))
        else:
            if word == "discard":
                self.display.remove(rest)
            self._end_turn()

    def _plant(self, grove: Grove, colour: str, square: str) -> None:
        grove.plant(square, colour)
        if self.phase == "fertilise":
            self.open.remove(square)
            if not self._fertilisings(grove):
                self._end_turn()
            return
        self.grown[square] = colour
        self.card = "" if self.card == "j" else self.card.replace(colour, "", 1)
        if not self.card:
            self.open = {
                square
                for squares in self.land.areas.values()
                if grove.perfect(squares) and self.left[grove.colour[min(squares)]]
                for square in squares & set(self.grown)
            }
            if self.open:
                self.phase = "animal"
            else:
                self._end_turn()

    def _invite(self, grove: Grove, square: str) -> None:
        grove.top[square] = "animal"
        self.left[grove.colour[square]] -= 1
        self.phase, self.open = "fertilise", set(BESIDE[square])
        if not self._fertilisings(grove):
            self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        if self.turns == 1 and self.seats > 1:
            self.pangolin = "display"
        if self.turns == (1 if self.seats == 1 else 2 * self.seats):
            self.number += 1
            self.over = self.number == len(self.rounds)
            if self.over:
                return
            self.turns = 0
            self.display = list(self.rounds[self.number])
            self.seat = self.pangolin if isinstance(self.pangolin, int) else 0
        else:
            self.seat = (self.seat + 1) % self.seats
        self._begin()

    def totals(self) -> list[int]:
        cards = [card for card in self.data["ecosystems"]["ecosystem"] if card["id"] in self.ecosystems]
        return [base(grove, self.data) + sum(ecosystem(card, grove) for card in cards) for grove in self.groves]

    def winners(self) -> list[int]:
        if self.seats == 1:
            return [0]
        totals = self.totals()
        assert isinstance(self.pangolin, int)
        order = [(self.pangolin + step) % self.seats for step in range(self.seats)]
        return [next(seat for seat in order if totals[seat] == max(totals))]


def base(grove: Grove, data: dict[str, Any]) -> int:
    scoring = data["boards"]["scoring"]
    points = scoring["tree"] * list(grove.top.values()).count("tree")
    for squares in grove.land.areas.values():
        size = str(len(squares))
        points += scoring["animal"][size] * sum(grove.top.get(square) == "animal" for square in squares)
        colours = [grove.colour[square] for square in sorted(squares) if square in grove.colour]
        if len(colours) == len(squares) and len(set(colours)) == 1:
            points += scoring["area"][size]
        elif colours:
            points -= scoring["area"][size]
    return points


def ecosystem(card: dict[str, Any], grove: Grove) -> int:
    """A card's points; every kind is counted in its own way."""
    land = grove.land
    trees = {square for square, top in grove.top.items() if top == "tree"}
    animals = {square: ANIMALS[grove.colour[square]] for square, top in grove.top.items() if top == "animal"}
    complete = [
        (squares, grove.colour[min(squares)])
        for squares in land.areas.values()
        if squares <= set(grove.colour) and len({grove.colour[square] for square in squares}) == 1
    ]

    def each_animal(squares: set[str] | list[str]) -> int:
        found = [animals[square] for square in squares if square in animals]
        return card["points"] * len(found) + card.get("bonus", 0) * found.count(card.get("bonus_animal", ""))

    around_lakes = [square for lake in sorted(land.lakes) for square in sorted(BESIDE[lake] | DIAGONAL[lake])]
    ring = [square for square in SQUARES if square[0] in "af" or square[1] in "16"]
    kind, points = card["kind"], card["points"]
    if kind == "animal_outer_edge":
        return each_animal(ring)
    if kind == "animal_area_size":
        return sum(each_animal(squares) for squares in land.areas.values() if len(squares) in card["sizes"])
    if kind == "animal_by_lake":
        return each_animal(around_lakes)
    if kind == "tree_diagonal_to_animal":
        return sum(
            (points + (card["bonus"] if animals[square] == card["bonus_animal"] else 0)) * len(DIAGONAL[square] & trees)
            for square in animals
        )
    filled = trees | set(animals)
    if kind == "full_board":
        full = [squares for squares in land.boards.values() if squares <= filled | land.lakes]
        return sum(
            points + card["bonus"] * sum(animals.get(square) == card["bonus_animal"] for square in squares)
            for squares in full
        )
    lines = [[at(row, column) for column in range(6)] for row in range(6)]
    lines += [list(line) for line in zip(*lines, strict=True)]
    sizes = [len(group) for group in tree_groups(trees)]
    best_colour = max(
        sum(any(squares <= board and own == colour for squares, own in complete) for board in land.boards.values())
        for colour in COLOURS
    )
    counts = {
        "complete_area_color": sum(colour == card.get("color") for _squares, colour in complete),
        "tree_on_color": sum(grove.colour[square] == card.get("color") for square in trees),
        "tree_outer_edge": len(trees & set(ring)),
        "largest_tree_group": max(sizes, default=0),
        "tree_groups": sum(size >= card.get("min_size", 0) for size in sizes),
        "tree_by_lake": sum(square in trees for square in around_lakes),
        "different_animals": len(set(animals.values())),
        "board_with_animal": sum(bool(squares & set(animals)) for squares in land.boards.values()),
        "boards_with_color": best_colour,
        "full_line": sum(set(line) <= filled | land.lakes for line in lines),
    }
    return points * counts[kind]


def tree_groups(trees: set[str]) -> list[set[str]]:
    groups: list[set[str]] = []
    for tree in sorted(trees):
        touching = [group for group in groups if BESIDE[tree] & group]
        groups = [group for group in groups if group not in touching]
        groups.append({tree}.union(*touching))
    return groups
