"""Whole games held against a plain telling of the rules, and what holds all along any of them."""

from collections import Counter
from typing import Any

import pytest

from game.core.events import TurnEnded
from game.core.options import fill
from tests.rules.monster_baby_rescue.boards import DATA, MONSTER, RULES, SEATS, scores
from tests.rules.monster_baby_rescue.plain import Plain
from tests.rules.walks import Case, Walk, walk

any_game = pytest.mark.parametrize(("seats", "rules"), [(seats, rules) for seats in SEATS for rules in RULES])


def walks(seats: int, rules: str = "full", games: int = 6) -> list[Walk]:
    return [walk(Case(MONSTER, fill(MONSTER, {"rules": rules}), seats), 100 + seed) for seed in range(games)]


@any_game
def test_a_plain_telling_of_the_rules_offers_the_same_moves_and_points(seats: int, rules: str) -> None:
    for game in walks(seats, rules):
        plain = Plain(DATA, dict(game.setup), full=rules == "full")
        for here, text in zip(game.positions, game.texts, strict=False):
            assert {move.text for move in MONSTER.legal(here)} == plain.legal()
            if not plain.asking:
                assert MONSTER.to_move(here) == plain.queue[0]
                assert scores(here) == plain.totals()
            plain.move(text)
        assert scores(game.positions[-1]) == plain.totals()


@any_game
def test_mb9_no_tile_is_lost_or_made(seats: int, rules: str) -> None:
    for game in walks(seats, rules, 3):
        for here in game.positions:
            table = MONSTER.write_table(here)
            lying = [
                *filter(None, table["row"]),
                *table["pool"],
                *(t for own in table["monsters"] for t in own["tiles"]),
            ]
            assert Counter(lying) == Counter(game.setup["deck"])
            assert table["deck_left"] == len(table["pool"])
            assert all(sum(own.gems[at] for own in here.monsters) + here.supply[at] == 6 for at in (0, 1))


@any_game
def test_mb4_nobody_is_farther_ahead_than_the_top_price(seats: int, rules: str) -> None:
    for game in walks(seats, rules, 3):
        for here in game.positions:
            travelled = [step.travelled for step in here.track if step]
            assert not travelled or max(travelled) - min(travelled) <= 4


@any_game
def test_mb10_a_game_has_deck_less_row_plus_seats_turns_and_everybody_one_last(seats: int, rules: str) -> None:
    for game in walks(seats, rules):
        deck = len(game.setup["deck"])
        assert game.positions[-1].turns == deck - 6 + seats
        last = [
            event.seat
            for here, move in zip(game.positions, game.moves, strict=False)
            if MONSTER.write_table(here)["ending"]
            for event in MONSTER.tell(here, move)
            if isinstance(event, TurnEnded)
        ]
        assert sorted(last) == list(range(seats))


@any_game
def test_goals_have_one_owner_or_none(seats: int, rules: str) -> None:
    for game in walks(seats, rules, 3):
        for here in game.positions:
            owned = [*here.goals, *(goal for own in here.monsters for goal in own.goals)]
            assert sorted(owned) == list(range(10))


@pytest.mark.parametrize(("seats", "points"), [(2, 36), (3, 31), (4, 28), (5, 27)])
def test_random_games_score_as_measured(seats: int, points: int) -> None:
    found: list[Any] = [total for game in walks(seats, games=60) for total in scores(game.positions[-1])]
    assert sum(found) / len(found) == pytest.approx(points, abs=2.5)
