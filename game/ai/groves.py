"""A forest of Hutan as a bot searches it: one number an area, whole turns, and what each planting gains.

An area's code has four bits a square: 0 empty, 1-5 a flower of a colour, 6-10 a tree, 11-15 an animal. What a code is
worth is looked up in `worths`, one mapping an area; a forest is worth the sum. Squares are numbered 0 to 32 here.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.rules.hutan.flowers import ANY, COLOURS, FACES
from game.rules.hutan.forest import Forest, colour_at, planted
from game.rules.hutan.grid import BESIDE, each
from game.rules.hutan.land import Land

TREE, ANIMAL = 5, 10
"""Added to the code of a flower."""

Worths: TypeAlias = Sequence[Mapping[int, int]]
Plant: TypeAlias = tuple[int, int]
"""A square and a colour."""


def _key(face: str) -> int:
    """A number for a face: a bit a colour, 32 more for a pair of one colour, 64 for a multicoloured flower."""
    if face == ANY:
        return 64
    colours = 0
    for letter in face:
        colours |= 1 << COLOURS.index(letter)
    return colours | 32 if len(face) == 2 and face[0] == face[1] else colours


KEYS: dict[str, int] = {face: _key(face) for face in FACES}


class Ground(NamedTuple):
    """What search needs to know of the land, by number of square or of area."""

    numbers: Mapping[int, int]
    """Number by the square's bit."""
    bits: Sequence[int]
    area: Sequence[int]
    shift: Sequence[int]
    """Where the square's four bits begin in the code of its area."""
    members: Sequence[Sequence[int]]
    """The squares of each area."""
    beside: Sequence[Sequence[int]]
    pairs: Sequence[tuple[int, int]]
    """Squares side by side."""
    chains: Sequence[tuple[int, int, int]]
    """Three squares in a group, the one between the others in the middle."""


@lru_cache(maxsize=64)
def ground_of(land: Land) -> Ground:
    """The land as search sees it."""
    bits = tuple(each(land.land))
    numbers = {bit: number for number, bit in enumerate(bits)}
    members = tuple(tuple(numbers[bit] for bit in each(area)) for area in land.areas)
    place = {square: (area, 4 * at) for area, squares in enumerate(members) for at, square in enumerate(squares)}
    beside = tuple(tuple(numbers[near] for near in each(BESIDE[bit] & land.land)) for bit in bits)
    return Ground(
        numbers=numbers,
        bits=bits,
        area=tuple(place[square][0] for square in range(len(bits))),
        shift=tuple(place[square][1] for square in range(len(bits))),
        members=members,
        beside=beside,
        pairs=tuple((one, other) for one, near in enumerate(beside) for other in near if one < other),
        chains=tuple(
            (one, middle, other) for middle, near in enumerate(beside) for one, other in combinations(near, 2)
        ),
    )


class Grove(NamedTuple):
    """A forest between turns."""

    codes: tuple[int, ...]
    """By area."""
    near: int
    """Squares planted or beside them, by number of square; all of them in a forest without flowers."""
    animals: tuple[int, ...]
    """By colour, how many are left on the table."""


def grove_of(ground: Ground, forest: Forest, animals: Sequence[int]) -> Grove:
    """A forest of the rules as search sees it."""
    codes = [0] * len(ground.members)
    near = 0
    for bit in each(planted(forest)):
        square = ground.numbers[bit]
        top = ANIMAL if bit & forest.animals else TREE if bit & forest.trees else 0
        codes[ground.area[square]] |= (colour_at(forest, bit) + 1 + top) << ground.shift[square]
        near |= reach_of(ground, square)
    return Grove(tuple(codes), near or (1 << len(ground.bits)) - 1, tuple(animals))


def reach_of(ground: Ground, square: int) -> int:
    """A square and what lies beside it: where the next card may begin (HU10)."""
    near = 1 << square
    for other in ground.beside[square]:
        near |= 1 << other
    return near


class Planting(NamedTuple):
    """A way to plant a card, with what it gains; an animal's worth is only estimated in it."""

    gain: int
    key: int
    plants: tuple[Plant, ...]


class Openings(NamedTuple):
    """What single flowers gain in a grove."""

    growth: Sequence[Sequence[tuple[int, int, int]]]
    """By square, for every colour it can take: the colour, what is added to its area's code, the gain."""
    homes: Sequence[int]
    """By area, what an animal would add to it, flowers beside it included; 0 where none can come now."""


def openings(ground: Ground, grove: Grove, worths: Worths) -> Openings:
    """Every square's possibilities."""
    homes = [_home(ground, grove, worths, area) for area in range(len(ground.members))]
    growth: list[list[tuple[int, int, int]]] = []
    for square, area in enumerate(ground.area):
        code, shift, worth = grove.codes[area], ground.shift[square], worths[area]
        here = code >> shift & 15
        options = []
        if here == 0:
            options = [(colour, (colour + 1) << shift) for colour in range(len(COLOURS))]
        elif here <= TREE:
            options = [(here - 1, TREE << shift)]
        now = worth[code]
        growth.append([(colour, added, _worth(worth, code + added, homes[area]) - now) for colour, added in options])
    return Openings(growth, homes)


def _worth(worth: Mapping[int, int], code: int, home: int) -> int:
    return worth[code] + home if home and is_perfect(code) else worth[code]


@lru_cache(maxsize=50_000)
def is_perfect(code: int) -> bool:
    """Whether all squares of an area carry trees on flowers of one colour."""
    first = code & 15
    if not TREE < first <= ANIMAL:
        return False
    while code:
        if code & 15 != first:
            return False
        code >>= 4
    return True


def _home(ground: Ground, grove: Grove, worths: Worths, area: int) -> int:
    """What an animal would add, if the area could become perfect by planting trees alone."""
    code, squares = grove.codes[area], ground.members[area]
    open_squares = [square for square in squares if 0 < code >> ground.shift[square] & 15 <= TREE]
    if not 0 < len(open_squares) <= 3:
        return 0
    perfect = code
    for square in open_squares:
        perfect += TREE << ground.shift[square]
    if not is_perfect(perfect) or perfect >> 4 * (len(squares) - 1) == 0 or not grove.animals[(perfect & 15) - 6]:
        return 0
    worth = worths[area]
    best = 0
    for square in open_squares:
        home = worth[perfect + (TREE << ground.shift[square])] - worth[perfect]
        for near in ground.beside[square]:
            there = ground.area[near]
            if there != area:
                home += _one_more(worths[there], grove.codes[there], ground.shift[near])
        best = max(best, home)
    return best


def _one_more(worth: Mapping[int, int], code: int, shift: int) -> int:
    """What one more flower of the best colour on a square adds, if anything."""
    here = code >> shift & 15
    if here == 0:
        return max(0, *(worth[code + (colour << shift)] - worth[code] for colour in range(1, TREE + 1)))
    return max(0, worth[code + (TREE << shift)] - worth[code]) if here <= TREE else 0


def plantings(ground: Ground, grove: Grove, worths: Worths, wanted: Sequence[bool]) -> list[Planting]:
    """Every way to plant each wanted key (HU9-HU11)."""
    found = openings(ground, grove, worths)
    result: list[Planting] = []
    if wanted[64]:
        result += _singles(found, grove.near)
    result += _doubles(ground, grove, worths, found, wanted)
    result += _triples(ground, grove, worths, found, wanted)
    return result


def _singles(found: Openings, near: int) -> Iterator[Planting]:
    for square, growth in enumerate(found.growth):
        if near >> square & 1:
            for colour, _added, gain in growth:
                yield Planting(gain, 64, ((square, colour),))


def _doubles(ground: Ground, grove: Grove, worths: Worths, found: Openings, wanted: Sequence[bool]) -> list[Planting]:
    growth, area, codes = found.growth, ground.area, grove.codes
    result = []
    for one, other in ground.pairs:
        if not (grove.near >> one | grove.near >> other) & 1:
            continue
        here = area[one]
        same = here == area[other]
        for colour, added, gain in growth[one]:
            for second, added_too, gain_too in growth[other]:
                key = 1 << colour | (1 << second if second != colour else 32)
                if wanted[key]:
                    whole = gain + gain_too
                    if same:
                        code = codes[here]
                        whole = _worth(worths[here], code + added + added_too, found.homes[here]) - worths[here][code]
                    result.append(Planting(whole, key, ((one, colour), (other, second))))
    return result


def _triples(ground: Ground, grove: Grove, worths: Worths, found: Openings, wanted: Sequence[bool]) -> list[Planting]:
    growth, area, near = found.growth, ground.area, grove.near
    result = []
    for one, middle, other in ground.chains:
        if not (growth[one] and growth[middle] and growth[other]):
            continue
        if not (near >> one | near >> middle | near >> other) & 1:
            continue
        apart = area[one] != area[middle] and area[middle] != area[other] and area[one] != area[other]
        for colour, added, gain in growth[one]:
            for second, added_mid, gain_mid in growth[middle]:
                if second == colour:
                    continue
                for third, added_too, gain_too in growth[other]:
                    key = 1 << colour | 1 << second | 1 << third
                    if third in (colour, second) or not wanted[key]:
                        continue
                    if apart:
                        whole = gain + gain_mid + gain_too
                    else:
                        added_to = ((area[one], added), (area[middle], added_mid), (area[other], added_too))
                        whole = _joint(grove.codes, worths, found.homes, added_to)
                    result.append(Planting(whole, key, ((one, colour), (middle, second), (other, third))))
    return result


def _joint(codes: Sequence[int], worths: Worths, homes: Sequence[int], added_to: Sequence[tuple[int, int]]) -> int:
    """What flowers gain of which some lie in the same area."""
    changed: dict[int, int] = {}
    for area, added in added_to:
        changed[area] = changed.get(area, 0) + added
    return sum(
        _worth(worths[area], codes[area] + added, homes[area]) - worths[area][codes[area]]
        for area, added in changed.items()
    )


def worth_of(grove: Grove, worths: Worths) -> int:
    """What a grove is worth, area by area."""
    return sum(worth[code] for worth, code in zip(worths, grove.codes, strict=True))
