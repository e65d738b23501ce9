"""A planting in Hutan carried through: the grove after it, with the best animal and the best flowers beside it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from game.ai.groves import TREE, Ground, Grove, Plant, Worths, is_perfect, reach_of, worth_of
from game.rules.hutan.flowers import COLOURS


class Turn(NamedTuple):
    """A planting carried through: the grove after it, with the animal and the flowers beside it that are worth most."""

    worth: int
    grove: Grove
    animal: int
    """The square it comes to, -1 for none."""
    flowers: tuple[Plant, ...]


def carried_through(ground: Ground, grove: Grove, worths: Worths, plants: Sequence[Plant]) -> Turn:
    """The grove after a planting, its best animal and its best flowers beside it (HU14, HU15)."""
    codes, near = list(grove.codes), 0 if not any(grove.codes) else grove.near
    for square, colour in plants:
        _grow(ground, codes, square, colour)
        near |= reach_of(ground, square)
    planted_ = Grove(tuple(codes), near, grove.animals)
    plain = Turn(worth_of(planted_, worths), planted_, -1, ())
    homes = _habitats(ground, planted_, [square for square, _colour in plants])
    return max([plain, *(_settled(ground, planted_, worths, square) for square in homes)], key=lambda turn: turn.worth)


def _grow(ground: Ground, codes: list[int], square: int, colour: int) -> None:
    area, shift = ground.area[square], ground.shift[square]
    codes[area] += (TREE if codes[area] >> shift & 15 else colour + 1) << shift


def _habitats(ground: Ground, grove: Grove, grown: Sequence[int]) -> Iterator[int]:
    """Where an animal may come."""
    for square in grown:
        area = ground.area[square]
        code = grove.codes[area]
        full = code >> 4 * (len(ground.members[area]) - 1)
        if full and is_perfect(code) and grove.animals[(code & 15) - TREE - 1]:
            yield square


def _settled(ground: Ground, grove: Grove, worths: Worths, square: int) -> Turn:
    """An animal on a square, and the flowers beside it that are worth most."""
    area = ground.area[square]
    codes = list(grove.codes)
    colour = (codes[area] & 15) - TREE - 1
    codes[area] += TREE << ground.shift[square]
    animals = tuple(left - (own == colour) for own, left in enumerate(grove.animals))
    beside: dict[int, list[int]] = {}
    for near in ground.beside[square]:
        beside.setdefault(ground.area[near], []).append(near)
    flowers: list[Plant] = []
    reach = grove.near
    for there, squares in beside.items():
        codes[there], best = _fertilised(ground, worths[there], codes[there], squares)
        flowers += best
    for near, _colour in flowers:
        reach |= reach_of(ground, near)
    settled = Grove(tuple(codes), reach, animals)
    return Turn(worth_of(settled, worths), settled, square, tuple(flowers))


def _fertilised(
    ground: Ground, worth: Mapping[int, int], code: int, squares: Sequence[int]
) -> tuple[int, Sequence[Plant]]:
    """The best code of one area when each of the squares may get a flower, and those flowers."""
    choices = []
    for square in squares:
        shift, here = ground.shift[square], code >> ground.shift[square] & 15
        options = [(0, -1)]
        if here == 0:
            options += [((colour + 1) << shift, colour) for colour in range(len(COLOURS))]
        elif here <= TREE:
            options.append((TREE << shift, here - 1))
        choices.append([(square, added, colour) for added, colour in options])
    best = max(product(*choices), key=lambda chosen: worth[code + sum(added for _square, added, _colour in chosen)])
    after = code + sum(added for _square, added, _colour in best)
    return after, [(square, colour) for square, _added, colour in best if colour >= 0]
