"""The laws of the core, kept by every game of the catalogue along seeded random walks."""

import json
import pickle
from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.errors import NotationError, OptionError, RulesError, SetupError
from game.core.events import Ended, TurnEnded
from game.core.perft import perft
from game.core.protocol import AnyGame, Seat
from game.play.levels import open_box
from game.rules.catalog import GAMES, build
from tests.rules.drawn_boards import DRAW
from tests.rules.recounts import RECOUNT
from tests.rules.secrets import SWAPPED
from tests.rules.walks import Case, Walk, cases, seeds, walk

CASES = list(cases())

any_case = pytest.mark.parametrize("case", CASES, ids=str)
any_walk = pytest.mark.parametrize(("case", "seed"), [(case, seed) for case in CASES for seed in seeds(case)], ids=str)


@cache
def _walked(number: int, seed: int) -> Walk:
    return walk(CASES[number], seed)


def walked(case: Case, seed: int) -> Walk:
    return _walked(CASES.index(case), seed)


def test_the_catalogue_names_its_games_and_refuses_others() -> None:
    assert [open_box(name).game.name for name in GAMES] == list(GAMES)
    with pytest.raises(OptionError, match="'chess'"):
        build("chess")


@any_case
def test_setups_are_dealt_by_the_seed_alone_and_read_back(case: Case) -> None:
    game, options, seats = case
    for seed in (0, 1, 2**63 - 1):
        setup = game.deal(options, seats, seed)
        assert setup == game.deal(options, seats, seed)
        assert game.read_setup(options, seats, json.loads(json.dumps(setup))) == setup


@any_case
@pytest.mark.parametrize("nonsense", [None, 3, "x", [], {"nonsense": 1}], ids=repr)
def test_a_nonsense_setup_is_a_setup_error(case: Case, nonsense: Any) -> None:
    with pytest.raises(SetupError):
        case.game.read_setup(case.options, case.seats, nonsense)


@any_walk
def test_move_texts_read_back_and_differ(case: Case, seed: int) -> None:
    game = case.game
    for position in walked(case, seed).positions:
        legal = game.legal(position)
        texts = [game.write_move(move) for move in legal]
        assert [game.read_move(position, text) for text in texts] == list(legal)
        assert len(set(texts)) == len(texts)


@any_walk
def test_a_walk_ends_and_over_means_nobody_to_move_an_outcome_and_no_legal_move(case: Case, seed: int) -> None:
    game = case.game
    *before, last = walked(case, seed).positions
    for position in before:
        assert game.to_move(position) in range(case.seats)
        assert game.outcome(position) is None
        assert game.legal(position)
    assert (game.to_move(last), list(game.legal(last))) == (None, [])
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.winners
    assert set(outcome.winners) <= set(range(case.seats))


@any_walk
def test_play_leaves_its_argument_and_legal_keeps_its_order(case: Case, seed: int) -> None:
    game = case.game
    for position in walked(case, seed).positions:
        before = pickle.dumps(position)
        legal = list(game.legal(position))
        for move in legal:
            game.play(position, move)
            game.tell(position, move)
        assert list(game.legal(position)) == legal
        assert pickle.dumps(position) == before
        assert hash(pickle.loads(before)) == hash(position)


@any_walk
def test_the_same_options_setup_and_moves_make_the_same_position(case: Case, seed: int) -> None:
    game, options, seats = case
    walked_once = walked(case, seed)
    position = game.start(options, seats, json.loads(json.dumps(walked_once.setup)))
    for text, expected in zip(walked_once.texts, walked_once.positions[1:], strict=True):
        position = game.play(position, game.read_move(position, text))
        assert position == expected


@any_walk
def test_seen_by_is_idempotent_blind_to_secrets_and_enough_to_move(case: Case, seed: int) -> None:
    game = case.game
    for position in walked(case, seed).positions:
        for seat in map(Seat, range(case.seats)):
            seen = game.seen_by(position, seat)
            assert game.seen_by(seen, seat) == seen
            assert game.seen_by(SWAPPED[game.name](position, seat), seat) == seen
        mover = game.to_move(position)
        if mover is not None:
            assert game.legal(game.seen_by(position, mover)) == game.legal(position)


@any_walk
def test_the_outcome_agrees_with_a_plain_recount(case: Case, seed: int) -> None:
    game = case.game
    played = walked(case, seed)
    for count, position in enumerate(played.positions):
        assert game.outcome(position) == RECOUNT[game.name](played, count)


@any_walk
def test_told_events_draw_the_board_of_play(case: Case, seed: int) -> None:
    game = case.game
    played = walked(case, seed)
    drawn = deepcopy(game.write_table(played.positions[0]))
    for position, move, after in zip(played.positions, played.moves, played.positions[1:], strict=False):
        events = game.tell(position, move)
        DRAW[game.name](drawn, events)
        assert drawn == game.write_table(after)
        ended = [event for event in events if isinstance(event, Ended)]
        assert ended == ([Ended(*outcome)] if (outcome := game.outcome(after)) else [])
        turns = sum(isinstance(event, TurnEnded) for event in events)
        assert turns == game.turn(after) - game.turn(position)


@any_walk
def test_turns_count_up_and_only_a_complete_turn_passes_the_move_on(case: Case, seed: int) -> None:
    game = case.game
    positions = walked(case, seed).positions
    assert game.turn(positions[0]) == 0
    for position, after in pairwise(positions):
        passed = game.turn(after) - game.turn(position)
        assert passed in (0, 1)
        assert passed or game.to_move(after) == game.to_move(position)


def is_allowed(game: AnyGame, position: Any, text: str) -> bool:
    """Some texts are moves in some positions only; elsewhere they may be nonsense."""
    try:
        return game.refusal(position, text) is None
    except NotationError:
        return False


@any_walk
def test_exactly_the_legal_moves_are_not_refused(case: Case, seed: int) -> None:
    game = case.game
    played = walked(case, seed)
    pool = {game.write_move(move) for position in played.positions for move in game.legal(position)}
    for position in played.positions:
        legal = {game.write_move(move) for move in game.legal(position)}
        for text in pool:
            assert is_allowed(game, position, text) == (text in legal)


@any_walk
def test_tables_are_plain_json_and_scores_have_a_line_list_a_seat(case: Case, seed: int) -> None:
    game = case.game
    for position in walked(case, seed).positions:
        for seat in map(Seat, range(case.seats)):
            table = game.write_table(game.seen_by(position, seat))
            assert json.loads(json.dumps(table)) == table
        lines = game.score_lines(position)
        assert lines is None or len(lines) == case.seats


@any_case
def test_perft_of_two_counts_the_moves_after_every_move(case: Case) -> None:
    game, options, seats = case
    start = game.start(options, seats, game.deal(options, seats, 1))
    two = sum(len(game.legal(game.play(start, move))) for move in game.legal(start))
    assert perft(game, start, 2) == two


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=12) | st.text(alphabet="abcdefg1234567>-@done ", max_size=12), step=st.integers(0, 30))
@settings(deadline=None, max_examples=200)
def test_nonsense_text_is_a_rules_error_and_nothing_else(name: str, text: str, step: int) -> None:
    number = next(at for at, case in enumerate(CASES) if case.game.name == name)
    played = _walked(number, 0)
    game, position = played.case.game, played.positions[min(step, len(played.moves))]
    try:
        refused = game.refusal(position, text)
    except RulesError:
        with pytest.raises(RulesError):
            game.read_move(position, text)
    else:
        legal = [game.write_move(move) for move in game.legal(position)]
        assert (refused is None) == (text in legal)
