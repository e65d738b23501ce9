"""What can be wrong with the game's tables, each fault as the key and the reason."""

from collections import Counter
from collections.abc import Iterator

from game.rules.hutan import tables
from game.rules.hutan.ecosystems import KINDS, MAY, NEEDS
from game.rules.hutan.flowers import ANIMALS, ANY, COLOUR_NAMES, COLOURS, COPIES
from game.rules.hutan.grid import groups
from game.rules.hutan.land import QUADRANTS, board_areas, board_lakes

BOARD_COLOURS = ("pink", "red", "blue", "white")
MARKS = ("circle", "square")
SIZES = (2, 3, 4, 5)
LAKES = 3
SEATS = (1, 2, 3, 4)
ECOSYSTEMS = 24
FIRST_GAME = "first_game"

MODES = ("base", "first_game", "advanced", "scenario")
"""The modes of HU2, the default first."""


def face_of(card: tables.Card) -> str:
    """A card's letters, sorted."""
    return "".join(sorted(card.flowers))


def lies_of(layout: tables.Layout) -> dict[str, tables.Lie]:
    """The four boards of a layout by quadrant."""
    return {quadrant: getattr(layout, quadrant) for quadrant in QUADRANTS}


def board_faults(boards: tables.Boards) -> Iterator[str]:
    """Of boards.toml: sides, areas, lakes and points (HU1, HU16)."""
    wanted = Counter(f"{colour}_{mark}" for colour in BOARD_COLOURS for mark in MARKS)
    found = Counter(side.id for side in boards.side)
    for wrong in sorted((wanted - found) + (found - wanted)):
        yield f"side {wrong}: there is {found[wrong]} of it, not {wanted[wrong]}"
    for side in boards.side:
        for fault in _side_faults(side):
            yield f"side {side.id}: {fault}"
    lakes = {side.id: board_lakes(side.rows) for side in boards.side}
    for colour in BOARD_COLOURS:
        here, there = (lakes[f"{colour}_{mark}"] for mark in MARKS)
        if here != there:
            yield f"side {colour}_circle: rows: {here} lakes, but the other side of the board has {there}"
    if (whole := sum(lakes[f"{colour}_circle"] for colour in BOARD_COLOURS)) != LAKES:
        yield f"side: rows: the four boards have {whole} lakes, not {LAKES}"
    for name in ("area", "animal"):
        if tuple(sorted(getattr(boards.scoring, name))) != SIZES:
            yield f"scoring.{name}: areas have 2, 3, 4 or 5 squares, each needs its points"


def _side_faults(side: tables.Side) -> Iterator[str]:
    if side.id != f"{side.color}_{side.mark}":
        yield f"id: it is the {side.color} board's {side.mark} side"
    areas = board_areas(side.rows)
    for letter, squares in areas.items():
        if len(list(groups(squares))) > 1:
            yield f"rows: area {letter} is not connected"
        if squares.bit_count() not in SIZES:
            yield f"rows: area {letter} has {squares.bit_count()} squares, not 2 to 5"
        if side.shapes.get(letter, "")[:1] != str(squares.bit_count()):
            yield f"shapes.{letter}: area {letter} of rows has {squares.bit_count()} squares"
    for letter in sorted(set(side.shapes) - set(areas)):
        yield f"shapes.{letter}: rows have no area {letter}"


def card_faults(cards: tables.Cards) -> Iterator[str]:
    """Of cards.toml: colours, faces, counts and rounds (HU3, HU4)."""
    names = {code: (name, animal) for code, name, animal in zip(COLOURS, COLOUR_NAMES, ANIMALS, strict=True)}
    for code in sorted({*names, *cards.colors}):
        colour = cards.colors.get(code)
        if colour is None or (colour.name, colour.animal) != names.get(code):
            yield f"colors.{code}: the colours and animals are {names}"
    copies: Counter[str] = Counter()
    for card in cards.card:
        for letter in card.flowers:
            if letter not in (*COLOURS, ANY):
                yield f"card {card.flowers}: flowers: there is no {letter!r}"
        copies[face_of(card)] += card.count
    for face in sorted({*COPIES, *copies}):
        if copies[face] != COPIES.get(face, 0):
            yield f"card {list(face)}: count: {copies[face]} in all, but HU3 has {COPIES.get(face, 0)}"
    if cards.deck.total != copies.total():
        yield f"deck.total: {cards.deck.total}, but the cards are {copies.total()}"
    yield from _deck_faults(cards.deck)


def _deck_faults(deck: tables.Deck) -> Iterator[str]:
    for name in ("cards_per_round", "rounds"):
        if tuple(sorted(getattr(deck, name))) != SEATS:
            yield f"deck.{name}: every number of seats from 1 to 4 needs its value"
    for seats in SEATS:
        turns = 2 * seats - 1 if seats > 1 else 3
        if deck.cards_per_round[seats] != turns:
            yield f"deck.cards_per_round.{seats}: {deck.cards_per_round[seats]}, but HU3 lays out {turns}"
        if not 1 <= deck.cards_per_round[seats] * deck.rounds[seats] <= deck.total:
            yield f"deck.rounds.{seats}: {deck.rounds[seats]} rounds don't fit the {deck.total} cards"


def ecosystem_faults(ecosystems: tables.Ecosystems) -> Iterator[str]:
    """Of ecosystems.toml: numbers, kinds and what each kind needs."""
    found = Counter(card.id for card in ecosystems.ecosystem)
    for number in sorted({*found, *range(1, ECOSYSTEMS + 1)}):
        if found[number] != 1 or not 1 <= number <= ECOSYSTEMS:
            yield f"ecosystem {number}: there is {found[number]} of it; the cards are 1 to {ECOSYSTEMS}, once each"
    for card in ecosystems.ecosystem:
        if card.kind not in KINDS:
            yield f"ecosystem {card.id}: kind: {card.kind!r} is none of {', '.join(KINDS)}"
            continue
        given = {key for key in ("color", "sizes", "min_size", "bonus_animal", "bonus") if getattr(card, key)}
        for key in sorted(NEEDS[card.kind] - given):
            yield f"ecosystem {card.id}: {key}: missing"
        for key in sorted(given - NEEDS[card.kind] - MAY.get(card.kind, frozenset())):
            yield f"ecosystem {card.id}: {key}: a card of kind {card.kind} has none"
        if bool(card.bonus) != bool(card.bonus_animal):
            yield f"ecosystem {card.id}: bonus: it goes with a bonus_animal"


def scenario_faults(scenarios: tables.Scenarios, in_play: int) -> Iterator[str]:
    """Of scenarios.toml: modes, stars and fixed layouts (HU2, HU18)."""
    if set(scenarios.modes) != set(MODES):
        yield f"modes: {', '.join(scenarios.modes)}, but HU2 has {', '.join(MODES)}"
    for name, mode in scenarios.modes.items():
        if mode.ecosystems not in (0, in_play):
            yield f"modes.{name}.ecosystems: {mode.ecosystems}, but {in_play} cards are in play, or none"
    if set(scenarios.solo) != {"base", "ecosystems"}:
        yield f"solo: {', '.join(scenarios.solo)}, but HU18 has base and ecosystems"
    for name, row in scenarios.solo.items():
        if row.at_least != sorted(set(row.at_least)) or row.stars != list(range(1, len(row.at_least) + 1)):
            yield f"solo.{name}: at_least rises with one star more at each step"
    found = Counter(layout.id for layout in scenarios.layout)
    for name, count in found.items():
        if count > 1:
            yield f"layout {name}: there are {count} of it"
    if FIRST_GAME not in found:
        yield f"layout {FIRST_GAME}: missing"
    for layout in scenarios.layout:
        for fault in _layout_faults(layout, in_play):
            yield f"layout {layout.id}: {fault}"


def _layout_faults(layout: tables.Layout, cards: int) -> Iterator[str]:
    lies = lies_of(layout)
    for quadrant, lie in lies.items():
        colour, _, mark = lie.side.partition("_")
        if colour not in BOARD_COLOURS or mark not in MARKS:
            yield f"{quadrant}.side: there is no side {lie.side!r}"
    if len({lie.side.partition("_")[0] for lie in lies.values()}) < len(lies):
        yield "side: one board of each colour is needed"
    wanted = 0 if layout.id == FIRST_GAME else cards
    known = [number for number in layout.ecosystems if 1 <= number <= ECOSYSTEMS]
    if len(set(known)) != wanted or len(layout.ecosystems) != wanted:
        yield f"ecosystems: {layout.ecosystems}, but it needs {wanted} different cards"
    if (layout.target is None) != (layout.id == FIRST_GAME):
        yield "target: every scenario has one, the first game has none"
