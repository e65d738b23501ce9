"""What a bot decides: always legal, the same for the same question, and sensible."""

from collections.abc import Iterator
from itertools import islice

import pytest

from game.ai.bot import LEVELS, choose
from game.ai.search import SURE
from game.core.errors import IllegalMove, OptionError
from game.core.protocol import Seat
from game.core.rng import Rng
from game.rules.pylos.position import Position
from tests.rules.pylos.boards import PYLOS, RULES, after, board, golden, texts
from tests.rules.pylos.test_end import DARK, LIGHT, NULL_TURNS
from tests.rules.walks import Case, cases, walk

any_level = pytest.mark.parametrize("level", LEVELS)


def decided(position: Position, level: str = "expert", seed: int = 0, nodes: int | None = 4000) -> str:
    return PYLOS.write_move(choose(PYLOS, position, level, seed, nodes).move)


@any_level
@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_every_level_chooses_a_legal_move_wherever_a_walk_leads(case: Case, level: str) -> None:
    game = case.game
    for position in walk(case, 5).positions[:-1:3]:
        mover = game.to_move(position)
        assert mover is not None
        seen = game.seen_by(position, mover)
        assert choose(game, seen, level, 1, 200).move in game.legal(seen)


@any_level
def test_a_choice_depends_on_nothing_but_position_level_seed_and_nodes(level: str) -> None:
    position = after(golden("G3", "advanced"), "1d4")
    assert choose(PYLOS, position, level, 7, 3000) == choose(PYLOS, position, level, 7, 3000)


def test_other_seeds_open_differently() -> None:
    start = PYLOS.start({"rules": "standard"}, 2, {})
    assert len({decided(start, "casual", seed) for seed in range(12)}) > 3


def turn_ends(position: Position) -> Iterator[tuple[str, Position]]:
    """Every way to finish the turn: its first decision and where it leads."""
    ways = [(PYLOS.write_move(move), PYLOS.play(position, move)) for move in PYLOS.legal(position)]
    while ways:
        first, here = ways.pop()
        if here.turn > position.turn:
            yield first, here
        else:
            ways += [(first, PYLOS.play(here, move)) for move in PYLOS.legal(here)]


def winning(position: Position) -> set[str]:
    """First decisions of turns that win at once, by the apex or by leaving the other seat stuck."""
    return {first for first, here in turn_ends(position) if here.end and here.end.winners == (position.seat,)}


def late_positions(rules: str, games: int) -> list[Position]:
    """Starts of the last turns of random games, with something to choose."""
    found = []
    for seed in range(games):
        ends = walk(Case(PYLOS, {"rules": rules}, 2), seed).positions[-9:-1]
        found += [here for here in ends if here.taking is None and len(PYLOS.legal(here)) > 1]
    return found


@any_level
@pytest.mark.parametrize("rules", RULES)
def test_a_turn_that_wins_at_once_is_taken(rules: str, level: str) -> None:
    tried = [(here, winning(here)) for here in late_positions(rules, 150)]
    tried = [(here, wins) for here, wins in tried if wins and wins != set(texts(here))]
    assert tried
    for here, wins in tried:
        assert decided(here, level, nodes=None) in wins


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_turn_that_lets_the_other_seat_win_at_once_is_avoided(level: str) -> None:
    tried = 0
    for here in late_positions("children", 40):
        ends = dict(turn_ends(here))
        losing = {first for first, there in ends.items() if there.end is None and winning(there)}
        if not winning(here) and losing and losing != set(ends):
            tried += 1
            assert decided(here, level, nodes=None) not in losing
    assert tried


def test_a_single_legal_move_is_chosen_without_a_search() -> None:
    only = board(LIGHT, DARK, to_move=1)
    assert choose(PYLOS, only, "expert") == (PYLOS.legal(only)[0], 0, 0, 0)


@pytest.mark.parametrize("level", ["skilled", "expert"])
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_a_square_is_completed_when_nothing_speaks_against_it(rules: str, level: str) -> None:
    assert decided(board("1a1 1b1 1a2", "1d4 1c1 1a4", rules=rules), level) == "1b2"


def test_the_other_seats_square_is_stopped() -> None:
    position = board("1d4 1a4", "1a1 1b1 1a2")
    assert decided(position) == "1b2"


def test_a_win_within_reach_is_known_for_sure() -> None:
    position = late_position()
    choice = choose(PYLOS, position, "expert")
    assert abs(choice.value) > SURE


@pytest.mark.parametrize(("rules", "balls"), [("children", 18), ("standard", 22), ("advanced", 24)])
def test_from_so_many_balls_on_the_rest_is_mostly_played_exactly(rules: str, balls: int) -> None:
    reached = (here for seed in range(60) for here in turn_starts(rules, seed) if choices(here, balls))
    sure = [abs(choose(PYLOS, here, "expert").value) > SURE for here in islice(reached, 4)]
    assert len(sure) == 4
    assert sum(sure) >= 3


def turn_starts(rules: str, seed: int) -> Iterator[Position]:
    """A game of hasty bots after a random opening."""
    position, rng = PYLOS.start({"rules": rules}, 2, {}), Rng(seed)
    while legal := PYLOS.legal(position):
        if position.taking is None:
            yield position
        hasty = position.turn >= 6
        move = choose(PYLOS, position, "skilled", seed, 100).move if hasty else legal[rng.below(len(legal))]
        position = PYLOS.play(position, move)


def choices(position: Position, balls: int) -> bool:
    """Whether so many balls are on the board and there is something to choose."""
    return (position.light | position.dark).bit_count() == balls and len(PYLOS.legal(position)) > 1


def late_position() -> Position:
    """Twenty-four turns into a random game of `children`, which a search can play out."""
    return next(
        position for position in walk(Case(PYLOS, {"rules": "children"}, 2), 3).positions if PYLOS.turn(position) == 24
    )


def test_a_sure_win_is_carried_out_against_any_defence() -> None:
    position = late_position()
    if choose(PYLOS, position, "expert").value < -SURE:
        position = PYLOS.play(position, choose(PYLOS, position, "expert").move)
    winner, rng = PYLOS.to_move(position), Rng(4)
    while (mover := PYLOS.to_move(position)) is not None:
        legal = PYLOS.legal(position)
        move = choose(PYLOS, position, "expert").move if mover == winner else legal[rng.below(len(legal))]
        position = PYLOS.play(position, move)
    assert position.end is not None
    assert position.end.winners == (winner,)


def test_a_leader_does_not_repeat_the_board_into_a_draw() -> None:
    position = board("1a1 1b1 1a2", "1d4 1c4 1d3 1a4 1d1 1c1")
    for _decision in range(6):
        position = PYLOS.play(position, choose(PYLOS, position, "expert", nodes=1500).move)
    assert max(position.stood.count(standing) for standing in position.stood) == 1


def test_a_stop_is_heard_within_2048_nodes_and_still_answered() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    position = golden("G3")
    choice = choose(PYLOS, position, "expert", stop=stop)
    assert asked == 3
    assert choice.nodes <= 3 * 2048
    assert choice.move in PYLOS.legal(position)


def test_a_stop_from_the_beginning_still_answers() -> None:
    choice = choose(PYLOS, golden("G3"), "expert", stop=lambda: True)
    assert choice.nodes <= 2048
    assert choice.move in PYLOS.legal(golden("G3"))


@any_level
def test_a_level_keeps_to_its_own_budget_or_the_given_one(level: str) -> None:
    position = golden("G4")
    assert choose(PYLOS, position, level).nodes <= 150_000
    assert choose(PYLOS, position, level, nodes=100).nodes <= 100


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(OptionError, match="'genius'"):
        choose(PYLOS, golden("G1"), "genius")


def test_a_game_that_is_over_has_nothing_to_choose() -> None:
    over = after(golden("G1"), f"{NULL_TURNS} {NULL_TURNS}")
    with pytest.raises(IllegalMove, match="over"):
        choose(PYLOS, over, "casual")


def played(rules: str, levels: tuple[str | None, str | None], seed: int) -> tuple[Seat, ...]:
    """Who wins; None moves at random."""
    position, rng = PYLOS.start({"rules": rules}, 2, {}), Rng(seed)
    while (mover := PYLOS.to_move(position)) is not None:
        level, legal = levels[mover], PYLOS.legal(position)
        move = choose(PYLOS, position, level, seed).move if level else legal[rng.below(len(legal))]
        position = PYLOS.play(position, move)
    assert position.end is not None
    return position.end.winners


def wins(rules: str, better: str, worse: str | None, games: int) -> int:
    """Games that the better one wins alone, sitting in both seats in turn."""
    won = 0
    for number in range(games):
        seat = number % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        won += played(rules, levels, number) == (seat,)
    return won


@pytest.mark.parametrize("rules", RULES)
def test_casual_beats_random_moves(rules: str) -> None:
    assert wins(rules, "casual", None, 20) >= 18


@pytest.mark.parametrize("rules", RULES)
def test_skilled_beats_casual(rules: str) -> None:
    assert wins(rules, "skilled", "casual", 8) >= 6


def test_casual_overlooks_a_square_that_a_child_would_see() -> None:
    answers = {decided(golden("G1"), "casual", seed, None) for seed in range(20)}
    assert "1b2" in answers
    assert len(answers) > 1
