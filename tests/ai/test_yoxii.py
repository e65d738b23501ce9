"""Yoxii's bots: their view of the game is the rules', the last turns are exact, better levels win."""

import pytest

from game.ai.bot import LEVELS, choose
from game.ai.evaluation.yoxii import YoxiiTurns
from game.ai.search import SURE, WIN
from game.core.protocol import Seat
from game.core.rng import Rng
from game.rules.yoxii.moves import Move
from game.rules.yoxii.position import Position
from tests.rules.walks import Case, walk
from tests.rules.yoxii.boards import YOXII, after, board, start, texts
from tests.rules.yoxii.test_end import BEFORE, FEWER, LEVEL, STUCK

any_level = pytest.mark.parametrize("level", LEVELS)
TURNS = YoxiiTurns(start())


def decided(position: Position, level: str = "expert", seed: int = 0, nodes: int | None = None) -> str:
    return YOXII.write_move(choose(YOXII, position, level, seed, nodes).move)


def turn_ends(position: Position) -> list[tuple[Move, Position]]:
    """Every whole turn: its first decision and where it leads."""
    moved = [(totem, YOXII.play(position, totem)) for totem in YOXII.legal(position)]
    return [(totem, YOXII.play(there, piece)) for totem, there in moved for piece in YOXII.legal(there)]


@pytest.mark.parametrize("seed", range(6))
def test_a_search_sees_the_turns_of_the_rules_and_values_them_as_it_values_positions(seed: int) -> None:
    for position in walk(Case(YOXII, {}, 2), seed).positions:
        if not position.placing:
            replies = TURNS.replies(TURNS.node(position))
            assert sorted(replies) == replies
            assert set(replies) == {TURNS.node(there) for _first, there in turn_ends(position)}
            assert len(set(replies)) == len(replies)


@pytest.mark.parametrize(("drawing", "value"), [(STUCK, -WIN), (FEWER, WIN), (LEVEL, 0)])
def test_a_finished_game_is_worth_its_result_to_the_seat_that_is_stuck(drawing: str, value: int) -> None:
    node = TURNS.node(board(drawing, to_move=1))
    assert (TURNS.replies(node), TURNS.value(node), TURNS.final(node)) == ([], value, value)


def test_own_pieces_beside_free_squares_are_better_than_the_others_and_points_count_too() -> None:
    def worth(own: str, other: str) -> int:
        return TURNS.value(TURNS.node(board(OPEN.format(own=own, other=other))))

    assert worth("w1", "r1") > worth("r1", "w1")
    assert worth("w4", "r1") > worth("w1", "r1")


OPEN = """
          -- -- --
       -- -- -- -- --
    -- -- -- {own} -- -- --
    -- -- -- TT -- -- --
    -- -- -- -- -- -- {other}
       -- -- {other} -- --
          {own} -- --
"""


def late_positions(games: int) -> list[Position]:
    """Starts of the last turns of random games, with something to choose."""
    found: list[Position] = []
    for seed in range(games):
        ends = walk(Case(YOXII, {}, 2), seed).positions[-9:-1]
        found += [here for here in ends if not here.placing and len(texts(here)) > 1]
    return found


def winning(position: Position) -> set[str]:
    """First decisions of turns that win at once."""
    ends = turn_ends(position)
    return {first.text for first, there in ends if there.end and there.end.winners == (position.seat,)}


@any_level
def test_a_turn_that_wins_at_once_is_taken(level: str) -> None:
    tried = [(here, winning(here)) for here in late_positions(60)]
    tried = [(here, wins) for here, wins in tried if wins and wins != set(texts(here))]
    assert tried
    for here, wins in tried:
        assert decided(here, level) in wins


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_turn_that_lets_the_other_seat_win_at_once_is_avoided(level: str) -> None:
    tried = 0
    for here in late_positions(12):
        safe = {first.text for first, there in turn_ends(here) if not there.end and not winning(there)}
        if safe and safe != set(texts(here)) and not winning(here):
            tried += 1
            assert decided(here, level) in safe
    assert tried


def test_a_jump_into_the_corner_that_ends_the_game_is_found_by_every_level() -> None:
    for level in LEVELS:
        assert decided(board(BEFORE), level) == "c1"


def last_turns() -> Position:
    """Twenty-one turns into a random game that a search can play out."""
    return next(here for here in walk(Case(YOXII, {}, 2), 153).positions if YOXII.turn(here) == 21)


def test_a_win_within_reach_is_known_for_sure_and_carried_out_against_any_defence() -> None:
    position = last_turns()
    sure = choose(YOXII, position, "expert")
    assert abs(sure.value) > SURE
    winner, rng = position.seat if sure.value > 0 else 1 - position.seat, Rng(4)
    while (mover := YOXII.to_move(position)) is not None:
        legal = YOXII.legal(position)
        move = choose(YOXII, position, "expert").move if mover == winner else legal[rng.below(len(legal))]
        position = YOXII.play(position, move)
    assert position.end is not None
    assert position.end.winners == (winner,)


def test_a_choice_depends_on_nothing_but_position_level_seed_and_nodes() -> None:
    for position in (start(), after(start(), "d5")):
        for level in LEVELS:
            assert choose(YOXII, position, level, 7, 500) == choose(YOXII, position, level, 7, 500)


def test_other_seeds_open_differently() -> None:
    assert len({decided(start(), "casual", seed) for seed in range(12)}) > 3


def played(levels: tuple[str | None, str | None], seed: int) -> tuple[Seat, ...]:
    """Who wins; None moves at random."""
    position, rng = start(), Rng(seed)
    while (mover := YOXII.to_move(position)) is not None:
        level, legal = levels[mover], YOXII.legal(position)
        move = choose(YOXII, position, level, seed).move if level else legal[rng.below(len(legal))]
        position = YOXII.play(position, move)
    assert position.end is not None
    return position.end.winners


def wins(better: str, worse: str | None, games: int) -> int:
    """Games that the better one wins alone, sitting in both seats in turn."""
    won = 0
    for number in range(games):
        seat = number % 2
        won += played((better, worse) if seat == 0 else (worse, better), number) == (seat,)
    return won


def test_casual_beats_random_moves() -> None:
    assert wins("casual", None, 20) >= 16


def test_skilled_beats_casual() -> None:
    assert wins("skilled", "casual", 6) >= 4
