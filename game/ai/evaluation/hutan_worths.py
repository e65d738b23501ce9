"""Worths of all areas of one forest: learned worth, animals that are sold out, and the ecosystem cards in play."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.evaluation.hutan import TENTHS, chance_of, is_final, look_at, share_of, worth_of_area
from game.ai.evaluation.hutan_ecosystems import Weights, weights_for
from game.ai.groves import ANIMAL, Ground, ground_of
from game.rules.hutan.forest import Forest
from game.rules.hutan.position import Terms

TRUST = 40
"""How much of what ecosystem cards are expected to bring counts, of a hundred: more misleads more than it helps."""


class Site(NamedTuple):
    """What a worth depends on besides the area's code and the turns left."""

    terms: Terms
    ground: Ground
    sold_out: Sequence[bool]
    """By colour."""
    weights: Weights | None


class Worth(dict[int, int]):
    """What one area is worth by its code, in tenths, worked out when it is first asked for."""

    def __init__(self, site: Site, area: int, left: int) -> None:
        super().__init__()
        self._site = site
        self._area = area
        self._left = left

    def __missing__(self, code: int) -> int:
        site, size = self._site, len(self._site.ground.members[self._area])
        look = look_at(code, size)
        worth = worth_of_area(look, self._left, site.terms.points)
        if look.colour >= 0 and site.sold_out[look.colour] and not is_final(look):
            worth -= chance_of(look, self._left)[1] * site.terms.points.animal[size] * TENTHS // 100
        if site.weights is not None:
            worth += _expected(site, site.weights, self._area, code, self._left) * TRUST // 100
        self[code] = worth
        return worth


def worths_for(terms: Terms, forest: Forest, animals: Sequence[int]) -> Sequence[Sequence[Worth]]:
    """By turns left, the worths of every area, for bots that start from this forest."""
    ground = ground_of(terms.land)
    weights = weights_for(terms.ecosystems, terms.land, forest) if terms.ecosystems else None
    site = Site(terms, ground, tuple(not left for left in animals), weights)
    if weights is not None:
        return [[Worth(site, area, left) for area in range(len(ground.members))] for left in range(18)]
    sizes = [len(members) for members in ground.members]
    by_size = [[Worth(site, sizes.index(size), left) for size in sizes] for left in range(18)]
    return [[row[sizes.index(size)] for size in sizes] for row in by_size]


def _expected(site: Site, weights: Weights, area: int, code: int, left: int) -> int:
    """What the cards are expected to bring for an area, in tenths."""
    ground, squares = site.ground, site.ground.members[area]
    look = look_at(code, len(squares))
    complete, home = chance_of(look, left)
    total = 0
    likely_home = 0
    for square in squares:
        thing, bit = code >> ground.shift[square] & 15, ground.bits[square]
        trees, animals = weights.trees[bit], weights.animals[bit]
        if thing > ANIMAL:
            total += 100 * animals[thing - ANIMAL - 1]
        elif thing:
            total += share_of(thing, left) * trees[(thing - 1) % 5]
        else:
            total += share_of(0, left) * (trees[look.colour] if look.colour >= 0 else sum(trees) // 5)
        likely_home += animals[look.colour] if look.colour >= 0 else sum(animals) // 5
    whole = weights.areas[area]
    total += complete * (whole[look.colour] if look.colour >= 0 else sum(whole) // 5)
    if not is_final(look):
        total += home * likely_home // len(squares)
    return total // 100
