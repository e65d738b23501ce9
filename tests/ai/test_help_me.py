"""Bots of Help Me! know what their seat knows, remember as their level does, and suspect others by their moves."""

from typing import Any

import pytest

from game.ai.bot import LEVELS, choose
from game.ai.evaluation.help_me import WON, HelpMeWorlds, World
from game.ai.stacks import POINT, Board, board_of, recalled
from game.ai.strength import STRENGTH
from game.ai.suspicion import Suspicions, holdings
from game.core.protocol import Seat
from game.core.rng import Rng
from game.rules.help_me.position import Position
from game.rules.help_me.tiles import CREATURES
from tests.rules.help_me.boards import HELD, HELP_ME, SEATS, after, board
from tests.rules.secrets import SWAPPED
from tests.rules.walks import Case, walk

any_level = pytest.mark.parametrize("level", LEVELS)
any_seats = pytest.mark.parametrize("seats", SEATS)


def decided(position: Position, level: str, seed: int = 0, nodes: int | None = None) -> str:
    mover = HELP_ME.to_move(position)
    assert mover is not None
    return HELP_ME.write_move(choose(HELP_ME, HELP_ME.seen_by(position, mover), level, seed, nodes).move)


def walked(seats: int, seed: int) -> list[Position]:
    return walk(Case(HELP_ME, {}, seats), seed).positions


@any_level
@any_seats
def test_hm3_swapping_what_a_seat_cannot_know_never_changes_its_move(seats: int, level: str) -> None:
    for position in walked(seats, 3)[:-1:6]:
        mover = HELP_ME.to_move(position)
        assert mover is not None
        other = SWAPPED["help_me"](position, mover)
        assert other != position
        assert decided(other, level) == decided(position, level)


@any_level
def test_a_choice_depends_on_nothing_but_view_level_seed_and_nodes(level: str) -> None:
    position = walked(2, 5)[6]
    seen = HELP_ME.seen_by(position, HELP_ME.to_move(position) or Seat(0))
    assert choose(HELP_ME, seen, level, 7, 900) == choose(HELP_ME, seen, level, 7, 900)


def test_other_seeds_open_differently() -> None:
    assert len({decided(board(), "casual", seed) for seed in range(8)}) > 2


# Stacks as numbers.


def test_a_board_after_moves_is_the_board_of_what_lies_there() -> None:
    for position in walked(3, 1):
        moving = board_of(recalled(position.layout.tiles, (), 0), HELP_ME.legal(walked(3, 1)[0]))
        for move in position.moves:
            moving = moving.after(move)
        lying = board_of(recalled(position.layout.tiles, position.moves, 30), HELP_ME.legal(position))
        assert (moving.stacks, moving.worths, moving.totals) == (lying.stacks, lying.worths, lying.totals)
        assert list(moving.steps) == list(lying.steps)


@any_seats
def test_hm8_at_the_end_a_board_is_worth_its_points(seats: int) -> None:
    for seed in range(6):
        over = walked(seats, seed)[-1]
        ended = board_of(recalled(over.layout.tiles, over.moves, 30), [])
        lines = HELP_ME.score_lines(over)
        assert lines is not None
        for held, seat in zip(over.creatures, lines, strict=True):
            worth = sum(ended.totals[creature] for creature in held or ())
            assert worth == POINT * sum(line.points for line in seat)


def test_worth_is_what_random_play_brings_on_average() -> None:
    """Loose statistics: the estimate of a creature is near its average points over random ends of the same game."""
    gaps = []
    for seed in range(12):
        position = walked(4, seed)[8]
        estimate = board_of(recalled(position.layout.tiles, position.moves, 30), HELP_ME.legal(position)).totals
        points, rng = [0] * 6, Rng(seed)
        for _ in range(60):
            end = position
            while legal := HELP_ME.legal(end):
                end = HELP_ME.play(end, legal[rng.below(len(legal))])
            ended = board_of(recalled(end.layout.tiles, end.moves, 30), [])
            points = [total + more for total, more in zip(points, ended.totals, strict=True)]
        gaps += [abs(total / 60 - guess) for total, guess in zip(points, estimate, strict=True)]
    assert sum(gaps) / len(gaps) < 1.2 * POINT


# What a level remembers (HM6).

BURIED = "b1>c1 c1>c2 c2>c3 e5>e4 e4>e3 a1>a2 a2>a3"


def test_hm6_casual_knows_tops_and_heights_only() -> None:
    position = board(moves=BURIED)
    layout = list(position.layout.tiles)
    layout[8], layout[22] = layout[22], layout[8]  # c2 and e4: both lie under other tops now
    other = position._replace(layout=position.layout._replace(tiles=tuple(layout)))
    assert recalled(other.layout.tiles, other.moves, 0) == recalled(position.layout.tiles, position.moves, 0)
    assert recalled(other.layout.tiles, other.moves, 30) != recalled(position.layout.tiles, position.moves, 30)
    for seed in range(5):
        assert decided(other, "casual", seed) == decided(position, "casual", seed)


def numbers_inside(position: Position, memory: int) -> int:
    """The sum of all numbers that are known to lie in stacks, tops included."""
    stacks = recalled(position.layout.tiles, position.moves, memory)
    return sum(stack >> shift & 15 for stack in stacks for shift in range(10, 34, 4))


def test_hm6_the_longer_the_memory_the_more_of_what_is_buried_is_known() -> None:
    position = board(moves=BURIED)
    known = [numbers_inside(position, memory) for memory in range(9)]
    assert known == sorted(known)
    assert known[0] < known[3] < known[7]
    assert known[7] == known[8] == 6 * (1 + 2 + 3 + 4 + 5)


def test_hm6_skilled_forgets_old_tops_and_expert_none() -> None:
    for position in walked(2, 4)[12:]:
        seen = HELP_ME.seen_by(position, Seat(0))
        everything = recalled(seen.layout.tiles, seen.moves, 30)
        recollection = {level: root(seen, level).stacks for level in LEVELS} if HELP_ME.legal(seen) else {}
        if recollection:
            assert recollection["expert"] == everything
            assert recollection["skilled"] != everything
            assert recollection["casual"] != recollection["skilled"]


def root(seen: Position, level: str) -> Board:
    mover = HELP_ME.to_move(seen)
    assert mover is not None
    view = seen._replace(creatures=tuple(held or (0, 1) for held in seen.creatures))
    node: World = HelpMeWorlds(HELP_ME.seen_by(view, mover), level, 500).guesses()[0].node
    return node.board


# Suspicions (HM3).


def test_hm3_before_the_first_move_every_holding_is_alike() -> None:
    start = board()
    suspicions = Suspicions(start.layout, start.moves, 2 * POINT, 30, 10_000)
    assert [len(likely) for likely in suspicions.likely] == [15, 15]
    assert {value for likely in suspicions.likely for value in likely.values()} == {1.0}


def likely_of(position: Position, seat: int, creature: int) -> float:
    likely = Suspicions(position.layout, position.moves, 2 * POINT, 30, 10_000).likely[seat]
    return sum(value for holding, value in likely.items() if creature in holding) / sum(likely.values())


def test_hm3_who_moves_a_creature_onto_others_seems_to_hold_it_and_not_those() -> None:
    position = board(first=1, moves="b2>a2 e5>f5 b3>a3 e1>f1 b4>a4")
    cherry, baobab = CREATURES.index("cherry"), CREATURES.index("baobab")
    assert likely_of(position, 1, cherry) > 1 / 3 + 0.05
    assert likely_of(position, 1, baobab) < 1 / 3 - 0.05


def test_hm3_a_level_with_suspicions_finds_out_others_better_than_chance() -> None:
    found, chance = 0.0, 0.0
    for seed in range(3):
        position = HELP_ME.start({}, 2, HELP_ME.deal({}, 2, seed))
        while HELP_ME.turn(position) < 14:
            position = after(position, decided(position, "skilled", seed, 1200))
        likely = Suspicions(position.layout, position.moves, 2 * POINT, 30, 10_000).likely
        for seat, held in enumerate(position.creatures):
            assert held is not None
            found += likely[seat][tuple(sorted(held))] / sum(likely[seat].values())
            chance += 1 / len(holdings(2))
    assert found > 2 * chance


def test_hm3_casual_suspects_nobody() -> None:
    seen = HELP_ME.seen_by(board(first=1, moves="b2>a2"), Seat(0))
    assert len({guess.weight for guess in HelpMeWorlds(seen, "casual", 1000).guesses()}) == 1
    assert len({guess.weight for guess in HelpMeWorlds(seen, "expert", 1000).guesses()}) > 1


@any_seats
def test_hm2_guesses_deal_every_creature_once_and_the_own_ones_to_their_seat(seats: int) -> None:
    seen = HELP_ME.seen_by(board(held=HELD[seats], first=1), Seat(1))
    guesses = HelpMeWorlds(seen, "expert", 1000).guesses()
    assert len(guesses) == {2: 6, 3: 6, 4: 12}[seats]
    for guess in guesses:
        dealt = [creature for held in guess.node.held for creature in held]
        assert len(set(dealt)) == len(dealt) == seats * (1 if seats == 4 else 2)
        assert guess.node.held[1] == tuple(sorted(seen.creatures[1] or ()))


def test_hm3_expert_leans_away_from_moves_that_betray_it() -> None:
    seen = HELP_ME.seen_by(board(), Seat(0))
    texts = map(HELP_ME.write_move, HELP_ME.legal(seen))
    leanings = dict(zip(texts, HelpMeWorlds(seen, "expert", 1000).leanings(), strict=True))
    covering_a_foreign_one, covering_the_own = leanings["b2>c2"], leanings["c2>b2"]
    assert covering_a_foreign_one < covering_the_own <= 0
    assert set(HelpMeWorlds(seen, "casual", 1000).leanings()) == {0}


# The last moves.


def exact(position: Position, held: tuple[tuple[int, ...], ...], viewer: int) -> int:
    """What a position is worth to the viewer if both seats knew everything: the rules themselves, played to the end."""
    if HELP_ME.to_move(position) is None:
        lines = HELP_ME.score_lines(position._replace(creatures=held))
        assert lines is not None
        points = [POINT * sum(line.points for line in seat) for seat in lines]
        lead = points[viewer] - points[1 - viewer]
        return lead + (WON if lead > 0 else -WON if lead < 0 else 0)
    values = [exact(HELP_ME.play(position, move), held, viewer) for move in HELP_ME.legal(position)]
    return max(values) if HELP_ME.to_move(position) == viewer else min(values)


def late(seats: int, seed: int, most: int) -> Position:
    return next(position for position in walked(seats, seed) if len(HELP_ME.legal(position)) <= most)


@pytest.mark.parametrize("seed", range(5))
def test_hm7_the_last_moves_are_the_best_on_average_over_what_may_be_hidden(seed: int) -> None:
    position = late(2, seed, STRENGTH["help_me"]["expert"].few - 2)
    mover = HELP_ME.to_move(position)
    if mover is None or len(HELP_ME.legal(position)) < 2:
        pytest.skip("this walk leaves nothing to choose")
    seen = HELP_ME.seen_by(position, mover)
    worlds = HelpMeWorlds(seen, "expert", 100_000)
    guesses, leanings = worlds.guesses(), worlds.leanings()
    values: dict[str, int] = {}
    for move, leaning in zip(HELP_ME.legal(seen), leanings, strict=True):
        there = HELP_ME.play(seen, move)
        total = sum(guess.weight * exact(there, guess.node.held, mover) for guess in guesses)
        values[HELP_ME.write_move(move)] = total // sum(guess.weight for guess in guesses) + leaning
    assert values[decided(position, "expert", nodes=100_000)] == max(values.values())


# Budgets and strength.


@any_level
@any_seats
def test_a_level_keeps_to_its_own_budget_or_the_given_one(seats: int, level: str) -> None:
    for position in walked(seats, 2)[:-1:5]:
        mover = HELP_ME.to_move(position)
        assert mover is not None
        seen = HELP_ME.seen_by(position, mover)
        assert choose(HELP_ME, seen, level).nodes <= STRENGTH["help_me"][level].nodes + 98
        assert choose(HELP_ME, seen, level, nodes=500).nodes <= 500 + 98


@any_level
def test_a_stop_is_heard_at_once_and_still_answered(level: str) -> None:
    position = walked(3, 7)[5]
    seen = HELP_ME.seen_by(position, HELP_ME.to_move(position) or Seat(0))
    choice = choose(HELP_ME, seen, level, stop=lambda: True)
    assert choice.nodes <= 2048
    assert choice.move in HELP_ME.legal(seen)


def wins(better: str, worse: str | None, games: int) -> float:
    """Games that the better one wins, sitting in both seats in turn; a shared win is half a game."""
    won = 0.0
    for number in range(games):
        seat, rng = number % 2, Rng(number)
        position: Any = HELP_ME.start({}, 2, HELP_ME.deal({}, 2, number // 2))
        while (mover := HELP_ME.to_move(position)) is not None:
            level, legal = better if mover == seat else worse, HELP_ME.legal(position)
            seen = HELP_ME.seen_by(position, mover)
            move = choose(HELP_ME, seen, level, number).move if level else legal[rng.below(len(legal))]
            position = HELP_ME.play(position, move)
        outcome = HELP_ME.outcome(position)
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won


def test_casual_beats_random_moves() -> None:
    assert wins("casual", None, 20) >= 15


def test_skilled_beats_casual() -> None:
    assert wins("skilled", "casual", 8) >= 5
