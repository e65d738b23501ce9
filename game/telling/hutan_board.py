"""Hutan's table read aloud: round, cards, animals, forests row by row, areas and scores."""

from collections.abc import Iterator, Sequence

from game.rules.hutan.flowers import ANIMALS, COLOURS
from game.rules.hutan.forest import Forest, colour_at
from game.rules.hutan.grid import NAMES, SIDE, SQUARES, names
from game.rules.hutan.position import NOBODY, ON_DISPLAY, PANGOLIN, Phase, Position
from game.rules.hutan.scoring import COMPLETE, MIXED, UNFINISHED, UNTOUCHED, standing, stars, total
from game.telling.hutan_things import animal, animal_of, cards, flower, tree
from game.words import Words


def board(words: Words, position: Position, players: Sequence[str]) -> Iterator[str]:
    """Short lines; within a turn only the forest of the one whose turn it is."""
    yield from _round(words, position, players)
    yield from _ecosystems(words, position)
    over, alone = position.end is not None, len(players) == 1
    for seat, player in enumerate(players):
        if over or seat == position.seat or position.turn.phase is Phase.TAKE:
            forest = position.forests[seat]
            points = total(position.terms, forest)
            yield words.count("{who}, {number} point:", "{who}, {number} points:", points, who=player)
            yield from _rows(words, position, forest)
            if over or seat == position.seat:
                yield from _areas(words, position, forest)
            if over:
                yield from _reached(words, position, points, alone)


def _round(words: Words, position: Position, players: Sequence[str]) -> Iterator[str]:
    terms, now = position.terms, position.round
    yield words.say("Round {number} of {rounds}.", number=now.number, rounds=terms.rounds)
    shown = [*now.display, *([PANGOLIN] if now.pangolin == ON_DISPLAY else [])]
    if shown:
        yield words.say("On display: {cards}.", cards=cards(words, shown))
    if now.pangolin >= 0:
        yield words.say("The pangolin is with {who}.", who=players[now.pangolin])
    elif now.pangolin == NOBODY and position.end is None:
        yield words.say("After your turn the other cards go.")
    left = zip(ANIMALS, position.animals, strict=True)
    yield words.say("Animals left: {animals}.", animals=", ".join(f"{animal(words, name)} {n}" for name, n in left))


def _ecosystems(words: Words, position: Position) -> Iterator[str]:
    for card in position.terms.ecosystems:
        title, text = words.given(card.title), words.given(card.text)
        yield words.say("Card {number}, {title}. {text}", number=card.number, title=title, text=text)
    if position.terms.target is not None:
        yield words.count(
            "The scenario asks for {number} point.", "The scenario asks for {number} points.", position.terms.target
        )


def _rows(words: Words, position: Position, forest: Forest) -> Iterator[str]:
    for row in range(SIDE):
        squares = SQUARES[SIDE * row : SIDE * (row + 1)]
        cells = ", ".join(f"{NAMES[square][0]} {_what(words, position, forest, square)}" for square in squares)
        yield words.say("Row {row}: {cells}.", row=row + 1, cells=cells)


def _what(words: Words, position: Position, forest: Forest, square: int) -> str:
    if square & position.terms.land.lakes:
        return words.say_in("on a square", "lake")
    colour = colour_at(forest, square)
    if colour < 0:
        return words.say_in("on a square", "empty")
    code = COLOURS[colour]
    if square & forest.animals:
        return animal(words, animal_of(code))
    return tree(words, code) if square & forest.trees else flower(words, code)


def _areas(words: Words, position: Position, forest: Forest) -> Iterator[str]:
    """Every area with its squares, how it stands and its points."""
    called = {
        UNTOUCHED: words.say_in("area", "untouched"),
        COMPLETE: words.say_in("area", "complete"),
        UNFINISHED: words.say_in("area", "unfinished"),
        MIXED: words.say_in("area", "mixed"),
    }
    told = []
    for area in position.terms.land.areas:
        what, points = standing(position.terms.points, area, forest)
        told.append(
            f"{' '.join(names(area))} {called[what]} {points:+d}"
            if points
            else f"{' '.join(names(area))} {called[what]}"
        )
    yield words.say("Areas: {areas}.", areas="; ".join(told))


def _reached(words: Words, position: Position, points: int, alone: bool) -> Iterator[str]:
    """Stars for one who played alone, and whether a scenario's target was reached (HU18)."""
    target = position.terms.target
    if alone:
        yield words.count("{number} star.", "{number} stars.", stars(position.terms, points))
    if target is not None and points >= target:
        yield words.say("The scenario's target is reached.")
    elif target is not None:
        yield words.say("The scenario's target is not reached.")
