"""Rounds, turn order and the pangolin (HU3-HU8)."""

import pytest

from game.core.options import fill
from game.core.protocol import Outcome, Seat
from game.rules.hutan.position import ON_DISPLAY, Position
from tests.rules.hutan.forests import HUTAN, after, forest, legal, places, position
from tests.rules.walks import Case, walk

FULL = forest("~BBBBB BBBBBB BBBBBB BBBBBB ~BBB~B BBBBBB")
NEARLY = forest("~BBBBB BBBBBB BBBBBB BBBBBB ~BBB~B BBBrBB")
OPEN = forest("~..... ...... ..r... ...... ~...~. ......")


def played(seats: int, seed: int = 3, mode: str = "base") -> list[Position]:
    return walk(Case(HUTAN, fill(HUTAN, {"mode": mode}), seats), seed).positions


@pytest.mark.parametrize(("seats", "rounds", "cards"), [(1, 18, 3), (2, 9, 3), (3, 9, 5), (4, 9, 7)])
def test_hu3_rounds_and_cards_by_seats(seats: int, rounds: int, cards: int) -> None:
    setup = HUTAN.deal(fill(HUTAN, {}), seats, 1)
    assert [len(laid) for laid in setup["rounds"]] == [cards] * rounds
    last = played(seats)[-1]
    assert (last.round.number, last.turns) == (rounds, rounds * (2 * seats if seats > 1 else 1))


@pytest.mark.parametrize(("seats", "animals"), [(1, 3), (2, 2), (3, 3), (4, 3)])
def test_hu4_animals_by_seats(seats: int, animals: int) -> None:
    assert played(seats)[0].animals == (animals,) * 5


def test_hu5_chance_decides_who_begins_with_the_pangolin() -> None:
    options = fill(HUTAN, {})
    first = [HUTAN.deal(options, 3, seed)["first"] for seed in range(20)]
    assert set(first) == {0, 1, 2}
    begun = HUTAN.start(options, 3, HUTAN.deal(options, 3, 0))
    assert begun.seat == begun.round.pangolin == first[0]


def test_hu5_there_is_no_pangolin_alone() -> None:
    assert {HUTAN.write_table(here)["pangolin"] for here in played(1)} == {None}


def seats_of(positions: list[Position], number: int) -> list[int]:
    """Who had the turns of a round, in order."""
    turns = {here.turns: here.seat for here in positions if here.round.number == number and here.end is None}
    return list(turns.values())


def test_hu6_play_goes_clockwise_twice_round() -> None:
    positions = played(3)
    for number in range(1, 10):
        first = next(here.round.first for here in positions if here.round.number == number)
        assert seats_of(positions, number) == [(first + step) % 3 for step in range(6)]


def test_hu7_the_pangolin_joins_the_display_after_the_first_turn_of_a_round() -> None:
    here = position(OPEN, OPEN, display="j rw yy")
    assert "take pangolin" not in legal(here)
    here = after(here, "take j", "r@c3")
    assert here.round.pangolin == ON_DISPLAY
    assert "take pangolin" in legal(here)


def test_hu7_the_first_turns_effects_come_before_the_pangolin_joins() -> None:
    grown = forest("~Rr... ...... ...... ...... ~...~. ......")
    here = after(position(grown, OPEN, display="j rw yy"), "take j", "r@c1", "animal c1", "b@d1")
    assert (here.seat, here.round.pangolin) == (0, 0)
    here = after(here, "done")
    assert (here.seat, here.round.pangolin) == (1, ON_DISPLAY)


def test_hu7_a_discard_too_is_a_first_turn() -> None:
    here = after(position(NEARLY, OPEN, display="rr rw yy"), "discard rw")
    assert (here.seat, here.round.pangolin, here.round.display) == (1, ON_DISPLAY, ("rr", "yy"))


def test_hu7_whoever_takes_the_pangolin_plants_one_flower_and_begins_the_next_round() -> None:
    here = position(OPEN, OPEN, display="j rw yy", coming=(("bb", "gg", "ww"),))
    here = after(here, "take j", "r@c3", "take pangolin")
    assert here.turn.card == "j"
    here = after(here, "y@c4", "take yy", "y@d3", "y@e3", "take rw", "r@c3", "w@d3")
    assert (here.round.number, here.round.first, here.seat, here.round.pangolin) == (2, 1, 1, 1)
    assert here.round.display == ("bb", "gg", "ww")


def test_hu7_who_brought_the_pangolin_may_take_it_back() -> None:
    here = position(OPEN, OPEN, display="j rw yy", coming=(("bb", "gg", "ww"),))
    here = after(here, "take j", "r@c3", "take yy", "y@c4", "y@c5", "take pangolin", "b@d3")
    here = after(here, "take rw", "r@c3", "w@d3")
    assert here.round.first == 0


def test_hu8_with_no_card_that_fits_the_pangolin_must_be_taken() -> None:
    here = position(OPEN, NEARLY, display="rr rw yy", seat=1, pangolin=ON_DISPLAY, turns=1)
    assert legal(here) == ["take pangolin"]
    assert places(after(here, "take pangolin"), "r") == "d6"


def test_hu8_with_all_land_full_the_pangolin_plants_nothing_but_its_taker_begins() -> None:
    here = position(OPEN, FULL, display="rr rw", seat=1, pangolin=ON_DISPLAY, turns=1)
    here = after(here, "take pangolin")
    assert (here.seat, here.round.pangolin, here.forests[1]) == (0, 1, FULL)


def test_hu8_with_no_card_that_fits_and_no_pangolin_any_card_is_discarded() -> None:
    here = position(FULL, OPEN, display="j rr rw", pangolin=1, turns=2)
    assert legal(here) == ["discard j", "discard rr", "discard rw"]
    here = after(here, "discard rr")
    assert (here.seat, here.round.display, here.forests[0]) == (1, ("j", "rw"), FULL)


def test_hu8_a_first_turn_discards_while_the_pangolin_is_still_held() -> None:
    assert legal(position(FULL, OPEN, display="j rr rw")) == ["discard j", "discard rr", "discard rw"]


def test_hu18_alone_one_card_is_played_and_two_go() -> None:
    here = position(OPEN, display="j rw yy", coming=(("bb", "gg", "ww"),))
    here = after(here, "take j", "r@c3")
    assert (here.round.number, here.round.display, here.round.gone) == (2, ("bb", "gg", "ww"), ("j", "rw", "yy"))


def test_the_game_is_over_after_the_last_round() -> None:
    here = position(OPEN, display="j rw yy", coming=(), number=18)
    over = after(here, "take j", "r@c3")
    assert HUTAN.outcome(over) == Outcome((0,), "last_round")
    assert (HUTAN.to_move(over), legal(over)) == (None, [])
    table = HUTAN.write_table(over)
    assert (table["round"], table["display"], table["phase"], table["card"]) == (18, [], None, None)


def test_what_is_seen_goes_no_further_than_the_round() -> None:
    seen = HUTAN.seen_by(position(OPEN, display="j rw yy", coming=(("bb", "gg", "ww"),)), Seat(0))
    here = after(seen, "take j", "r@c3")
    assert (here.round.display, legal(here), HUTAN.outcome(here)) == ((), [], None)
