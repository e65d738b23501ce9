"""Flowers, their colours, their animals, and the faces of the cards (HU3, HU4)."""

from collections import Counter
from itertools import combinations

COLOURS = "bgrwy"
"""Codes of the five colours, sorted: blue, grey, red, white, yellow. Everywhere else a colour is its place in here."""

NUMBER: dict[str, int] = {code: number for number, code in enumerate(COLOURS)}

COLOUR_NAMES = ("blue", "grey", "red", "white", "yellow")
ANIMALS = ("cassowary", "hornbill", "orangutan", "rhino", "tiger")
"""The animal of each colour."""

ANY = "j"
"""Code of a multicoloured flower."""

COPIES: dict[str, int] = {
    ANY: 5,
    **{code * 2: 3 for code in COLOURS},
    **{"".join(pair): 3 for pair in combinations(COLOURS, 2)},
    **{"".join(trio): 2 for trio in combinations(COLOURS, 3)},
}
"""Every face a card may have, its letters sorted, and how many cards show it (HU3)."""

FACES: tuple[str, ...] = tuple(COPIES)


def without(card: str, letter: str) -> str:
    """The flowers left of a card when one of them is planted."""
    return card.replace(letter, "", 1)


def beyond_box(cards: list[str]) -> str | None:
    """A face that comes more often than the box holds it, if there is one."""
    return next((face for face, count in Counter(cards).items() if count > COPIES.get(face, 0)), None)
