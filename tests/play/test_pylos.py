"""Matches, records and saves of a real game: Pylos."""

from datetime import datetime, timezone

import pytest
from hypothesis import given
from hypothesis import settings as run_with
from hypothesis import strategies as st

from game.core.errors import IllegalMove, RecordError
from game.core.protocol import Seat
from game.core.rng import Rng
from game.play.levels import open_box
from game.play.match import Match, deal
from game.play.record import read, replay, write
from game.play.seat import Bot, Person
from game.play.store import Store, save_of

BOX = open_box("pylos")
BOTH = {Seat(0), Seat(1)}
RULES = BOX.game.options()[0].values
SQUARE = ("1a1", "1d1", "1b1", "1d2", "1a2", "1d3", "1b2")


def played(*moves: str, rules: str = "standard") -> Match:
    match = deal(BOX.game, {"rules": rules}, 2, 0, digest=BOX.digest)
    for move in moves:
        match.play(move)
    return match


def walked(rules: str, seed: int, most: int = 200) -> Match:
    match = played(rules=rules)
    chance = Rng(seed)
    while match.to_move is not None and len(match.texts) < most:
        match.play(match.legal()[chance.below(len(match.legal()))])
    return match


def test_a_square_keeps_the_turn_until_the_taking_is_done():
    match = played(*SQUARE)
    assert (match.to_move, match.turn) == (0, 6)
    match.play("-1a1")
    assert match.to_move == 0
    match.play("done")
    assert (match.to_move, match.turn) == (1, 7)


def test_undo_inside_the_taking_gives_the_ball_back_then_takes_the_landing_back():
    match = played(*SQUARE, "-1a1")
    match.undo(BOTH)
    assert match.texts == SQUARE
    match.undo(BOTH)
    assert match.texts == SQUARE[:-1]


def test_undo_after_the_turn_takes_landing_and_taking_back_together():
    match = played(*SQUARE, "-1a1", "done", "1c4")
    match.undo({Seat(0)})
    assert match.texts == SQUARE[:-1]
    match.redo({Seat(0)})
    assert match.texts == (*SQUARE, "-1a1", "done", "1c4")


def test_a_cell_that_is_taken_is_refused_with_its_paragraph():
    match = played("1a1")
    with pytest.raises(IllegalMove, match=r"^1a1: PY\d+ "):
        match.play("1a1")


def test_a_spoilt_action_of_a_record_is_named_by_its_number():
    record = played("1a1", "1b1").record()
    record.actions[1] = "2a1"
    with pytest.raises(RecordError, match=r"action 2 of 2: 2a1: PY\d+ "):
        replay(record)


@pytest.mark.parametrize("rules", RULES)
def test_a_whole_game_is_the_same_after_record_and_replay(rules):
    match = walked(rules, seed=3)
    again = replay(read(write(match.record())))
    assert match.outcome is not None
    assert (again.steps, again.state(), again.outcome) == (match.steps, match.state(), match.outcome)


def test_a_running_game_goes_on_in_another_session(tmp_path):
    match = walked("advanced", seed=5, most=30)
    store = Store(tmp_path)
    slot = store.new_slot()
    store.save(slot, save_of(match, [Person(), Bot("expert")], datetime(2030, 1, 1, tzinfo=timezone.utc)))
    store.close()
    store = Store(tmp_path)
    loaded = store.load(slot)
    store.close()
    assert (loaded.match.state(), loaded.save.turn) == (match.state(), match.turn)


@run_with(max_examples=20)
@given(st.sampled_from(RULES), st.integers(0, 2**32))
def test_every_step_of_a_walk_can_be_undone_and_redone(rules, seed):
    match = walked(rules, seed)
    texts, state = match.texts, match.state()
    while match.can_undo(BOTH):
        match.undo(BOTH)
    assert match.position == match.start
    while match.can_redo():
        match.redo(BOTH)
    assert (match.texts, match.state()) == (texts, state)
