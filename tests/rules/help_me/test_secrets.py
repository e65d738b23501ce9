"""What each seat may know (HM3, HM6): own creatures, tops and heights, and what everybody saw happen."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.protocol import Seat
from game.rules.help_me.tiles import CREATURES
from tests.rules.help_me.boards import HELD, HELP_ME, LONGEST, SEATS, SHORTEST, after, board, setup
from tests.rules.walks import Case, walk

any_seats = pytest.mark.parametrize("seats", SEATS)

OTHERWISE = {2: "bc wo", 3: "bc wo pm", 4: "b o p w"}
"""By number of seats, other deals in which seat 0 holds the same as in `HELD`."""


@any_seats
def test_hm3_a_viewer_knows_the_own_creatures_and_no_others(seats: int) -> None:
    position = board(held=HELD[seats], moves="c2>c3")
    own = HELP_ME.write_table(position)["creatures"]
    for seat in range(seats):
        seen = HELP_ME.seen_by(position, Seat(seat))
        expected = [own[seat] if other == seat else None for other in range(seats)]
        assert HELP_ME.write_table(seen)["creatures"] == expected


@any_seats
def test_hm3_what_one_viewer_may_not_know_another_cannot_get_from_it(seats: int) -> None:
    position = board(held=HELD[seats])
    seen = HELP_ME.seen_by(HELP_ME.seen_by(position, Seat(0)), Seat(1))
    assert HELP_ME.write_table(seen)["creatures"] == [None] * seats


@any_seats
def test_hm3_at_the_end_everybody_knows_everything_about_creatures(seats: int) -> None:
    over = board(held=HELD[seats], moves=SHORTEST)
    seen = HELP_ME.seen_by(over, Seat(1))
    assert HELP_ME.write_table(seen)["creatures"] == HELP_ME.write_table(over)["creatures"]
    assert HELP_ME.outcome(seen) == HELP_ME.outcome(over)
    assert HELP_ME.score_lines(seen) == HELP_ME.score_lines(over)


@any_seats
def test_hm6_a_viewer_has_no_running_score(seats: int) -> None:
    assert HELP_ME.score_lines(HELP_ME.seen_by(board(held=HELD[seats]), Seat(0))) is None


@any_seats
def test_hm6_a_view_that_plays_on_to_the_end_names_no_winner(seats: int) -> None:
    nearly = HELP_ME.seen_by(board(held=HELD[seats], moves=SHORTEST.rpartition(" ")[0]), Seat(0))
    over = after(nearly, "f5>e5")
    outcome = HELP_ME.outcome(over)
    assert outcome is not None
    assert outcome.winners == ()


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32), stop=st.integers(0, 29))
def test_hm6_of_a_stack_a_viewer_sees_top_and_height_and_nothing_else(seats: int, seed: int, stop: int) -> None:
    game = walk(Case(HELP_ME, {}, seats), seed)
    position = game.positions[min(stop, len(game.moves))]
    full = HELP_ME.write_table(position)["stacks"]
    for seat in range(seats):
        seen = HELP_ME.write_table(HELP_ME.seen_by(position, Seat(seat)))["stacks"]
        assert seen == {square: {"top": tiles[-1], "height": len(tiles)} for square, tiles in full.items()}


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32))
def test_hm1_no_tile_is_ever_lost_or_doubled(seats: int, seed: int) -> None:
    game = walk(Case(HELP_ME, {}, seats), seed)
    tiles = sorted(map(tuple, game.setup["tiles"].values()))
    for position in game.positions:
        stacks = HELP_ME.write_table(position)["stacks"].values()
        assert sorted(tuple(tile) for stack in stacks for tile in stack) == tiles


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32), stop=st.integers(0, 29))
def test_hm6_what_is_buried_follows_from_the_lay_out_and_the_moves_alone(seats: int, seed: int, stop: int) -> None:
    """A viewer's table and the moves are enough to work out every stack, whoever holds which creatures."""
    game = walk(Case(HELP_ME, {}, seats), seed)
    played = min(stop, len(game.moves))
    seen = HELP_ME.write_table(HELP_ME.seen_by(game.positions[played], Seat(0)))
    piles = {square: [tile] for square, tile in seen["tiles"].items()}
    for text in game.texts[:played]:
        source, target = text.split(">")
        piles[target] += piles.pop(source)
    assert HELP_ME.write_table(game.positions[played])["stacks"] == piles


@any_seats
def test_no_foreign_creature_is_anywhere_in_a_view(seats: int) -> None:
    """Nothing in the whole value tells two deals apart that differ in the others' creatures only."""
    changed = board(held=OTHERWISE[seats], moves="c2>c3 e5>e4")
    same = board(held=HELD[seats], moves="c2>c3 e5>e4")
    assert changed != same
    assert HELP_ME.seen_by(changed, Seat(0)) == HELP_ME.seen_by(same, Seat(0))


def test_a_setup_keeps_the_order_in_which_creatures_were_dealt() -> None:
    given_setup = json.loads(json.dumps(setup(held="cb mp")))
    position = HELP_ME.start({}, 2, HELP_ME.read_setup({}, 2, given_setup))
    assert HELP_ME.write_table(position)["creatures"] == [["cherry", "baobab"], ["bamboo", "palm"]]


def test_the_whole_truth_shows_every_stack_from_the_bottom() -> None:
    table = HELP_ME.write_table(board(moves=LONGEST))
    assert len(table["stacks"]["f5"]) == 30
    assert {tile[0] for tile in table["stacks"]["f5"]} == set(CREATURES)
