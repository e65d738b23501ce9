"""What random games are like: loose statistics with fixed seeds, to notice a rule that has shifted."""

import pytest

from game.core.rng import Rng
from game.rules.pylos.board import APEX_BIT, HIDES
from game.rules.pylos.position import RULE_SETS, Position
from game.rules.pylos.turns import PAYING, results
from tests.rules.pylos.boards import PYLOS, RULES
from tests.rules.pylos.plain import Plain
from tests.rules.walks import Case, Walk, walk

GAMES = 300


def walks(rules: str, games: int = GAMES) -> list[Walk]:
    return [walk(Case(PYLOS, {"rules": rules}, 2), seed) for seed in range(1000, 1000 + games)]


@pytest.mark.parametrize(("rules", "turns"), [("children", 34), ("standard", 38), ("advanced", 46)])
def test_random_decisions_make_games_of_the_known_length(rules: str, turns: int) -> None:
    played = walks(rules)
    assert sum(PYLOS.turn(game.positions[-1]) for game in played) / GAMES == pytest.approx(turns, rel=0.08)
    by_apex = sum(game.positions[-1].end.reason == "apex" for game in played) / GAMES
    assert 0.2 < by_apex < 0.5


def whole_turns(rules: str, seed: int) -> tuple[int, list[int]]:
    """A game uniform over whole turns: its length, and the number of distinct results at every turn."""
    paying, rng = PAYING[RULE_SETS[rules]], Rng(seed)
    own, other, distinct = 0, 0, []
    while not other & APEX_BIT and (turns := results(own, other, paying)):
        distinct.append(len(set(turns)))
        own, other = other, turns[rng.below(len(turns))]
    return len(distinct), distinct


@pytest.mark.parametrize(
    ("rules", "length", "width"), [("children", 34, 8), ("standard", 47, 11), ("advanced", 125, 17)]
)
def test_random_whole_turns_make_games_of_the_known_length_and_width(rules: str, length: int, width: int) -> None:
    played = [whole_turns(rules, seed) for seed in range(200)]
    assert sum(turns for turns, _distinct in played) / 200 == pytest.approx(length, rel=0.2)
    distinct = [count for _turns, counts in played for count in counts]
    assert sum(distinct) / len(distinct) == pytest.approx(width, rel=0.15)
    assert max(distinct) <= 280


@pytest.mark.parametrize("rules", RULES)
def test_py12_most_random_games_hide_balls(rules: str) -> None:
    hiding = 0
    for game in walks(rules, 60):
        filled = [position.light | position.dark for position in game.positions]
        hiding += any(board >> upper & 1 for board in filled for upper in HIDES)
    assert hiding > 50


@pytest.mark.parametrize("rules", RULES)
def test_the_plain_telling_of_the_rules_offers_the_same_moves(rules: str) -> None:
    for game in walks(rules, 12):
        plain = Plain(rules, {}, 0)
        for position, text in zip(game.positions, [*game.texts, None], strict=True):
            assert {PYLOS.write_move(move) for move in PYLOS.legal(position)} == plain.legal()
            if text:
                plain.move(text)


@pytest.mark.parametrize("rules", RULES)
def test_whole_turns_lead_where_decisions_lead(rules: str) -> None:
    """The generator that bots and counts use finds the same boards as the rules, move by move."""
    for game in walks(rules, 12):
        for position in game.positions:
            if position.taking is None and position.end is None:
                own = (position.light, position.dark)[position.seat]
                other = (position.light, position.dark)[1 - position.seat]
                found = results(own, other, PAYING[RULE_SETS[rules]])
                assert set(found) == _by_decisions(position, position.seat)


def _by_decisions(position: Position, seat: int) -> set[int]:
    boards, ways = set(), [position]
    while ways:
        here = ways.pop()
        for move in PYLOS.legal(here):
            after = PYLOS.play(here, move)
            if after.turn > position.turn:
                boards.add((after.light, after.dark)[seat])
            else:
                ways.append(after)
    return boards
