import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import IllegalMove, NotationError, OptionError, SetupError
from game.core.protocol import Seat
from game.play.match import Match, NothingToUndo, Step, deal
from tests.play.nim import BIG, NIM, SMALL, Move

BOTH = {Seat(0), Seat(1)}
FIRST = {Seat(0)}


def big(*moves: str) -> Match:
    match = Match(NIM, BIG, 2, {"heaps": [5, 5, 5]})
    for move in moves:
        match.play(move)
    return match


def test_a_new_match_stands_at_its_start():
    match = deal(NIM, {}, 2, 0)
    assert (match.position.heaps, match.to_move, match.turn, match.outcome) == ((2, 3), 0, 0, None)
    assert (match.steps, match.texts, match.options) == ((), (), SMALL)


def test_a_step_tells_who_did_what_between_which_positions():
    match = big("a1")
    step = match.play("b2")
    assert (step.seat, step.move, step.text) == (1, Move(1, 2), "b2")
    assert (step.before.heaps, step.after) == ((4, 5, 5), match.position)
    assert step.events == NIM.tell(step.before, step.move)


def test_a_move_may_be_given_as_value_or_as_text():
    by_text, by_value = big("a2", "keep"), big()
    by_value.play(Move(0, 2))
    by_value.play(Move(-1, 0))
    assert by_text.position == by_value.position


@pytest.mark.parametrize("said", ["a4", "", "A1", "a1\x00", "back "])
def test_nonsense_is_refused_and_changes_nothing(said):
    match = big("a1")
    with pytest.raises(NotationError):
        match.play(said)
    assert match.texts == ("a1",)


def test_an_illegal_move_is_refused_with_its_text_and_paragraph():
    match = Match(NIM, {}, 2, {"heaps": [1, 5]})
    with pytest.raises(IllegalMove, match=r"^a3: NI1 not_there$"):
        match.play("a3")
    assert match.texts == ()


def test_no_move_is_legal_after_the_end():
    match = Match(NIM, {}, 2, {"heaps": [1]})
    match.play("a1")
    assert (match.to_move, match.legal(), match.outcome.winners) == (None, (), (0,))
    with pytest.raises(IllegalMove, match="over"):
        match.play("a1")


def test_options_seats_and_setup_are_checked_at_the_door():
    with pytest.raises(OptionError):
        Match(NIM, {"heaps": "huge"}, 2, {"heaps": [1]})
    with pytest.raises(OptionError):
        Match(NIM, {}, 4, {"heaps": [1]})
    with pytest.raises(SetupError):
        Match(NIM, {}, 2, {"heaps": [10]})


def test_undo_without_persons_takes_back_one_decision_of_anybody():
    match = big("a1", "b2", "keep")
    assert [step.text for step in match.undo()] == ["keep"]
    assert match.texts == ("a1", "b2")


def test_undo_goes_back_decision_by_decision_inside_a_turn_then_turn_by_turn():
    match = big("a2", "keep", "b2", "back", "c2")
    match.undo(BOTH)
    assert match.texts == ("a2", "keep", "b2", "back")
    match.undo(BOTH)
    assert match.texts == ("a2", "keep")
    match.undo(BOTH)
    assert match.texts == ()
    assert not match.can_undo(BOTH)


def test_redo_goes_the_same_way_forth():
    match = big("a2", "keep", "b2", "back", "c2")
    line = []
    while match.can_undo(BOTH):
        line.append(match.texts)
        match.undo(BOTH)
    for texts in reversed(line):
        match.redo(BOTH)
        assert match.texts == texts
    assert not match.can_redo()


def test_undo_against_a_bot_goes_back_to_the_persons_own_last_decision():
    match = big("a1", "b2", "keep", "a1", "b2", "back")
    match.undo(FIRST)
    assert (match.texts, match.to_move) == (("a1", "b2", "keep"), 0)
    match.undo(FIRST)
    assert match.texts == ()
    match.redo(FIRST)
    assert match.texts == ("a1", "b2", "keep")


def test_undo_while_the_bot_thinks_takes_back_the_persons_move():
    match = big("a1", "b1", "c1")
    match.undo(FIRST)
    assert match.texts == ("a1", "b1")


def test_before_the_first_decision_of_a_person_there_is_nothing_to_undo():
    match = big("a1")
    assert not match.can_undo({Seat(1)})
    with pytest.raises(NothingToUndo):
        match.undo({Seat(1)})
    with pytest.raises(NothingToUndo):
        match.redo()


def test_undo_after_the_end_takes_back_the_last_turn():
    match = Match(NIM, {}, 2, {"heaps": [1, 1]})
    match.play("a1")
    match.play("b1")
    assert match.outcome
    match.undo(BOTH)
    assert (match.outcome, match.to_move) == (None, 1)


def test_another_move_forgets_what_was_taken_back():
    match = big("a1", "b1")
    match.undo()
    match.play("c1")
    assert not match.can_redo()
    assert match.texts == ("a1", "c1")


def reveals_taking_three(step: Step) -> bool:
    return step.move == Move(0, 3)


def test_undo_never_goes_past_what_a_step_revealed():
    match = Match(NIM, BIG, 2, {"heaps": [5, 5, 5]}, reveals=reveals_taking_three)
    for move in ("a1", "b1", "a3", "keep", "c2", "keep"):
        match.play(move)
    match.undo(BOTH)
    assert match.texts == ("a1", "b1", "a3", "keep")
    match.undo(BOTH)
    assert match.texts == ("a1", "b1", "a3")
    assert not match.can_undo(BOTH)
    assert match.can_undo()


def test_the_state_of_a_new_match_is_complete():
    assert deal(NIM, {}, 2, 0).state() == {
        "game": "nim",
        "options": {"heaps": "small"},
        "players": 2,
        "to_move": 0,
        "turn": 0,
        "over": False,
        "winners": [],
        "reason": None,
        "scores": None,
        "actions": [],
        "table": {"heaps": [2, 3], "asked": False},
    }


def test_the_state_of_a_finished_match_names_winners_and_reason():
    match = Match(NIM, {}, 2, {"heaps": [1]})
    match.play("a1")
    state = match.state(viewer=Seat(1))
    assert (state["over"], state["to_move"], state["turn"]) == (True, None, 1)
    assert (state["winners"], state["reason"], state["actions"]) == ([0], "empty", ["a1"])


@st.composite
def walks(draw):
    match = deal(NIM, BIG, draw(st.integers(2, 3)), draw(st.integers(0, 2**63 - 1)))
    for choice in draw(st.lists(st.integers(0, 99), max_size=30)):
        if match.to_move is not None:
            match.play(match.legal()[choice % len(match.legal())])
    return match


@given(walks(), st.sets(st.integers(0, 2), max_size=3))
def test_undoing_all_and_redoing_all_comes_back_to_the_same_match(match, persons):
    texts, position = match.texts, match.position
    while match.can_undo(persons):
        match.undo(persons)
    while match.can_redo():
        match.redo(persons)
    assert (match.texts, match.position) == (texts, position)


@given(walks(), st.sets(st.integers(0, 2), min_size=1, max_size=3))
def test_undo_for_persons_always_leaves_one_of_them_to_decide(match, persons):
    while match.can_undo(persons):
        steps = match.undo(persons)
        assert match.to_move in persons
        assert steps[-1].before == match.position


@given(walks())
def test_single_undo_steps_through_every_earlier_position(match):
    positions = [match.start, *(step.after for step in match.steps)]
    for position in reversed(positions[:-1]):
        match.undo()
        assert match.position == position
    assert not match.can_undo()
