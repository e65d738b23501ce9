"""What random games are like: loose statistics with fixed seeds, to notice a rule that has shifted."""

from functools import cache

import pytest

from tests.rules.help_me.boards import HELP_ME, SEATS, texts
from tests.rules.help_me.plain import Plain
from tests.rules.walks import Case, Walk, walk

GAMES = 300

any_seats = pytest.mark.parametrize("seats", SEATS)


@cache
def walks(seats: int, games: int = GAMES) -> list[Walk]:
    return [walk(Case(HELP_ME, {}, seats), seed) for seed in range(1000, 1000 + games)]


@any_seats
def test_hm7_random_games_take_15_to_29_moves_and_21_on_average(seats: int) -> None:
    lengths = [len(game.moves) for game in walks(seats)]
    assert min(lengths) >= 15
    assert max(lengths) <= 29
    assert sum(lengths) / GAMES == pytest.approx(21, abs=0.5)


def test_random_games_offer_43_moves_on_average() -> None:
    widths = [len(HELP_ME.legal(position)) for game in walks(2) for position in game.positions[:-1]]
    assert sum(widths) / len(widths) == pytest.approx(43, abs=2)
    assert max(widths) == 98


@pytest.mark.parametrize(("seats", "points"), [(2, 13), (3, 13), (4, 6)])
def test_random_games_score_as_much_as_is_known(seats: int, points: int) -> None:
    totals = []
    for game in walks(seats):
        lines = HELP_ME.score_lines(game.positions[-1])
        assert lines is not None
        totals += [sum(line.points for line in seat) for seat in lines]
    assert sum(totals) / len(totals) == pytest.approx(points, abs=1)


@any_seats
def test_the_plain_telling_of_the_rules_offers_the_same_moves(seats: int) -> None:
    for game in walks(seats)[:8]:
        plain = Plain(dict(game.setup))
        for position, text in zip(game.positions, [*game.texts, None], strict=True):
            assert set(texts(position)) == plain.legal()
            if text:
                assert HELP_ME.to_move(position) == plain.seat
                plain.move(text)
        assert HELP_ME.to_move(game.positions[-1]) is None
