"""What random games are like: loose statistics with fixed seeds, to notice a rule that has shifted."""

from collections import Counter
from functools import cache

import pytest

from game.core.rng import Rng
from game.rules.yoxii.board import NEIGHBOURS
from game.rules.yoxii.position import Position, points
from tests.rules.walks import Case, walk
from tests.rules.yoxii.boards import YOXII, start
from tests.rules.yoxii.plain import Plain

GAMES = 400


def whole_turns(position: Position) -> list[Position]:
    moved = [YOXII.play(position, totem) for totem in YOXII.legal(position)]
    return [YOXII.play(there, piece) for there in moved for piece in YOXII.legal(there)]


@cache
def played() -> tuple[list[Position], list[int]]:
    """Last positions of games uniform over whole turns, and how many turns there were to choose from each time."""
    ends, widths = [], []
    for seed in range(GAMES):
        position, rng = start(), Rng(seed)
        while position.end is None:
            turns = whole_turns(position)
            widths.append(len(turns))
            position = turns[rng.below(len(turns))]
        ends.append(position)
    return ends, widths


def test_random_games_have_the_known_length_and_width() -> None:
    ends, widths = played()
    lengths = [position.turn for position in ends]
    assert sum(lengths) / GAMES == pytest.approx(25, abs=1.5)
    assert 7 <= min(lengths) <= max(lengths) <= 36
    assert sum(widths) / len(widths) == pytest.approx(79, abs=6)
    assert 256 <= max(widths) <= 330


def test_yx7_most_random_games_end_at_the_edge() -> None:
    ends, _widths = played()
    shares = Counter(NEIGHBOURS[position.totem].bit_count() for position in ends)
    for neighbours, share in {4: 0.41, 5: 0.27, 7: 0.14, 8: 0.17}.items():
        assert shares[neighbours] / GAMES == pytest.approx(share, abs=0.07)


def test_yx8_few_random_games_are_level_on_points() -> None:
    ends, _widths = played()
    level = sum(points(position, 0) == points(position, 1) for position in ends)
    assert level / GAMES == pytest.approx(0.06, abs=0.035)


def test_the_plain_telling_of_the_rules_offers_the_same_moves() -> None:
    for seed in range(20):
        game, plain = walk(Case(YOXII, {}, 2), seed), Plain()
        for position, text in zip(game.positions, game.texts, strict=False):
            assert {YOXII.write_move(move) for move in YOXII.legal(position)} == plain.legal()
            plain.move(text)
        assert plain.winners() is not None
