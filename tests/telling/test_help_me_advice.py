"""The reasons for moves of Help Me! say what moves do, and never more than their seat knows and the screen shows."""

import pytest

from game.core.rng import Rng
from game.play.lessons import shipped_lesson
from game.play.levels import open_box
from game.play.match import Match, deal
from game.rules.help_me.board import SQUARES
from game.rules.help_me.position import Position, stacks
from game.telling import advice_of
from game.words import Words

GAME = open_box("help_me").game
ENGLISH = Words("en")
LESSON = shipped_lesson("help_me")
"""In its deal the first seat has the cherry and the oak."""


def at(step: int, *moves: str) -> Match:
    match = LESSON[step - 1].match(GAME)
    for move in moves:
        match.play(move)
    return match


def reason(match: Match, text: str, words: Words = ENGLISH) -> str:
    assert match.to_move is not None
    seen = GAME.seen_by(match.position, match.to_move)
    move = GAME.read_move(seen, text)
    assert move in match.legal()
    return advice_of("help_me")(words, seen, move)


@pytest.mark.parametrize(
    ("match", "text", "said"),
    [
        (at(8), "d3>c3", "Ends the game: nobody can cover your stacks any more"),
        (at(1), "c3>b3", "Puts a creature of yours on top of 1 tile"),
        (at(3), "c3>b3", "Puts a creature of yours on top of 3 tiles"),
        (at(1), "c3>d3", "Puts two of a kind together: the number below counts as well"),
        (at(1), "a3>a4", "Makes one taller stack of two that are yours"),
        (at(1), "b3>a3", "Bluff: it looks as if that creature weren't yours"),
        (at(3), "b4>b3", "Buries a tall stack that isn't yours"),
        (at(5), "d2>d1", "Leaves a stack of yours without neighbours: nobody can cover it"),
        (at(1, "e2>d2", "a4>a3"), "b5>a5", "Brings a stack of yours to where nobody can cover it"),
        (at(1), "b4>b3", "Takes a neighbour away from a stack of yours"),
        (at(1), "c1>d1", "Tells nobody which creatures are yours"),
    ],
)
def test_a_reason_names_what_matters_most(match: Match, text: str, said: str) -> None:
    assert reason(match, text) == said


def buried(position: Position) -> list[int]:
    """Places in the lay-out of tiles that lie inside a stack."""
    inside = [tile for stack in stacks(position).values() for tile in stack[:-1]]
    return [at for at in range(len(SQUARES)) if position.layout.tiles[at] in inside]


def test_what_a_seat_can_not_see_never_changes_what_is_said() -> None:
    rng = Rng(4)
    for seed in range(6):
        match = deal(GAME, {}, 3, seed)
        while match.outcome is None:
            seat, position = match.to_move, match.position
            assert seat is not None
            places = buried(position)
            tiles = list(position.layout.tiles)
            for place, tile in zip(places, rng.shuffled([tiles[each] for each in places]), strict=True):
                tiles[place] = tile
            hidden = [creatures for owner, creatures in enumerate(position.creatures) if owner != seat]
            others = iter(reversed(hidden))
            creatures = tuple(held if owner == seat else next(others) for owner, held in enumerate(position.creatures))
            other = position._replace(layout=position.layout._replace(tiles=tuple(tiles)), creatures=creatures)
            for move in match.legal():
                said = [advice_of("help_me")(ENGLISH, GAME.seen_by(each, seat), move) for each in (position, other)]
                assert said[0] == said[1]
            match.play(match.legal()[rng.below(len(match.legal()))])
