"""The bot of Hutan: it plans legal turns from what its seat sees, and values forests as the rules score them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.ai.bot import LEVELS, choose
from game.ai.displays import Outlook, expected_best
from game.ai.evaluation.hutan import Class, is_final, look_at, points_of, worth_of_area
from game.ai.evaluation.hutan_ecosystems import weights_for
from game.ai.evaluation.hutan_table import CHANCES, SHARES, WORTHS
from game.ai.groves import KEYS, ground_of, grove_of, plantings
from game.ai.looking_back import animals_before, before_turn, forest_of, start_of_turn, turns_left, unseen_keys
from game.ai.tending import carried_through
from game.core.options import fill
from game.core.protocol import Seat
from game.rules.hutan.position import Phase, Position
from game.rules.hutan.scoring import standing, total
from tests.rules.hutan.forests import HUTAN, after, forest, land, legal, position
from tests.rules.hutan.test_animals import BOTH, PAIR
from tests.rules.hutan.test_rounds import FULL, OPEN
from tests.rules.walks import Case, walk


def walked(seats: int, mode: str = "base", seed: int = 0) -> list[Position]:
    return walk(Case(HUTAN, fill(HUTAN, {"mode": mode}), seats), seed).positions


def playing(level: str, seats: int, mode: str, seed: int, nodes: int | None = None) -> Iterator[tuple[Position, Any]]:
    """Every position of a game between bots of one level, with what was chosen there."""
    options = fill(HUTAN, {"mode": mode})
    here = HUTAN.start(options, seats, HUTAN.deal(options, seats, seed))
    while (seat := HUTAN.to_move(here)) is not None:
        choice = choose(HUTAN, HUTAN.seen_by(here, seat), level, seed, nodes)
        yield here, choice
        here = HUTAN.play(here, choice.move)
    yield here, None


@pytest.mark.parametrize(("seats", "mode"), [(1, "advanced"), (2, "base"), (3, "scenario"), (4, "first_game")])
@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_of_a_whole_game_is_legal(level: str, seats: int, mode: str) -> None:
    for here, choice in playing(level, seats, mode, 3, nodes=500):
        assert choice is None or choice.move in HUTAN.legal(here)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for here in walked(2, "advanced")[20:60:13]:
        seen = HUTAN.seen_by(here, Seat(here.seat))
        assert choose(HUTAN, seen, level, 5, 3000) == choose(HUTAN, seen, level, 5, 3000)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_cannot_see_changes_nothing(level: str) -> None:
    for here in walked(1)[4:40:11]:
        assert here.coming is not None
        other = here._replace(coming=here.coming[::-1])
        one, two = (choose(HUTAN, HUTAN.seen_by(where, Seat(0)), level, 5, 3000) for where in (here, other))
        assert one == two


def test_a_bot_stops_when_told() -> None:
    here = HUTAN.seen_by(walked(1)[0], Seat(0))
    choice = choose(HUTAN, here, "expert", 1, 10**9, stop=lambda: True)
    assert choice.nodes < 20_000
    assert choice.move in HUTAN.legal(here)


@pytest.mark.parametrize("size", [2, 3])
def test_an_area_is_worth_its_points_when_no_turn_is_left(size: int) -> None:
    """Every possible code of a small area against the rules' own count."""
    here = position()
    area = next(area for area in here.terms.land.areas if area.bit_count() == size)
    ground = ground_of(here.terms.land)
    for things in product(range(16), repeat=size):
        animals = [thing for thing in things if thing > 10]
        code = sum(thing << 4 * at for at, thing in enumerate(things))
        codes = [code if ground.members[at] == _numbers(area, ground) else 0 for at in range(len(ground.members))]
        grown = forest_of(ground, grove_of(ground, forest(), (3,) * 5)._replace(codes=tuple(codes)))
        points = standing(here.terms.points, area, grown).points + here.terms.points.tree * grown.trees.bit_count()
        points += here.terms.points.animal[size] * len(animals)
        if len(animals) < 2:
            assert points_of(look_at(code, size), here.terms.points) == points
            assert worth_of_area(look_at(code, size), 0, here.terms.points) == 10 * points


def _numbers(area: int, ground: Any) -> tuple[int, ...]:
    return tuple(ground.numbers[bit] for bit in ground.bits if bit & area)


def test_the_table_has_every_class_and_every_turn() -> None:
    assert len(WORTHS) == 92
    assert set(CHANCES) == set(WORTHS)
    assert {len(row) for row in WORTHS.values()} == {len(row) for row in SHARES} == {18}


def test_the_table_says_what_experience_says() -> None:
    """A started area of four is a loss at the end and a hope before; one tree short is worth nearly the whole."""
    start, nearly = Class(4, False, 1, 0), Class(4, False, 4, 3)
    assert WORTHS[start][1] < 0 < WORTHS[nearly][1]
    assert WORTHS[start][1] < WORTHS[start][8] < WORTHS[start][15]
    assert all(worth > 120 for worth in WORTHS[nearly][1:])
    assert SHARES[1][1] < SHARES[1][6] < SHARES[1][15]


@pytest.mark.parametrize("seats", [1, 2])
def test_what_search_plants_is_what_the_rules_allow(seats: int) -> None:
    """Every planting of every card along a game, first squares compared with the rules' own list."""
    for here in walked(seats, seed=2)[::9]:
        if here.turn.phase is not Phase.TAKE or here.end is not None:
            continue
        ground = ground_of(here.terms.land)
        grove = grove_of(ground, here.forests[here.seat], here.animals)
        worths = [_Nothing() for _area in ground.members]
        for move in HUTAN.legal(here):
            if move.text.startswith("take") and move.card in KEYS:
                wanted = [key == KEYS[move.card] for key in range(65)]
                found = plantings(ground, grove, worths, wanted)
                first = {(ground.bits[square], colour) for planting in found for square, colour in planting.plants}
                allowed = HUTAN.legal(HUTAN.play(here, move))
                assert first == {(step.square, step.colour) for step in allowed}


class _Nothing(dict[int, int]):
    def __missing__(self, code: int) -> int:
        return 0


def test_a_habitat_gets_its_animal_and_the_best_flowers_beside_it() -> None:
    here = position(PAIR, display="j rr yy", number=18, coming=())
    ground = ground_of(here.terms.land)
    worths = [_Points(here, len(squares)) for squares in ground.members]
    grove = grove_of(ground, PAIR, (3,) * 5)
    turn = carried_through(ground, grove, worths, ((ground.numbers[1 << 2], 2),))
    assert (ground.bits[turn.animal], turn.grove.animals) == (1 << 2, (3, 3, 2, 3, 3))
    sold_out = carried_through(ground, grove._replace(animals=(3, 3, 0, 3, 3)), worths, ((ground.numbers[1 << 2], 2),))
    assert sold_out.animal == -1


class _Points(dict[int, int]):
    def __init__(self, here: Position, size: int) -> None:
        super().__init__()
        self.here, self.size = here, size

    def __missing__(self, code: int) -> int:
        return points_of(look_at(code, self.size), self.here.terms.points)


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_turn_takes_the_most_points_there_are(level: str) -> None:
    """All ways to play the last turn are tried by the rules; skilled and expert find the best of them."""
    here = position(BOTH, display="rr j yy", number=18, coming=())
    best = max(_ends(here))
    while here.end is None:
        here = HUTAN.play(here, choose(HUTAN, HUTAN.seen_by(here, Seat(0)), level).move)
    assert level == "casual" or total(here.terms, here.forests[0]) == best


def _ends(here: Position) -> Iterator[int]:
    ways = [here]
    while ways:
        now = ways.pop()
        if now.end is not None:
            yield total(now.terms, now.forests[0])
        ways += [HUTAN.play(now, move) for move in HUTAN.legal(now)]


def test_with_all_land_full_the_pangolin_can_be_taken() -> None:
    here = position(OPEN, FULL, display="rr rw", seat=1, pangolin=-1, turns=1)
    assert choose(HUTAN, HUTAN.seen_by(here, Seat(1)), "expert").move.text == "take pangolin"


@pytest.mark.parametrize("level", LEVELS)
def test_with_no_card_that_fits_one_is_discarded(level: str) -> None:
    here = position(FULL, display="rr rw j")
    assert choose(HUTAN, HUTAN.seen_by(here, Seat(0)), level).move.text in legal(here)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_seat_has_eighteen_turns(seats: int) -> None:
    positions = [here for here in walked(seats) if here.end is None and here.turn.phase is Phase.TAKE]
    for seat in range(seats):
        left = list(dict.fromkeys(turns_left(here) for here in positions if here.seat == seat))
        assert left == list(range(18, 0, -1))


def test_the_beginning_of_a_turn_is_found_again_within_it() -> None:
    here = position(PAIR, display="rw j yy")
    inside = after(here, "take rw", "r@c1", "w@d1", "animal c1", "w@d1")
    for text in ("done", "b@c2"):
        assert text in legal(inside)
    for now in (after(here, "take rw"), after(here, "take rw", "r@c1"), inside):
        assert before_turn(now) == PAIR
        assert list(animals_before(now)) == [3] * 5


def test_every_flower_of_a_card_finds_the_same_beginning() -> None:
    here = position(PAIR, OPEN, display="rw j yy", pangolin=1)
    begun = start_of_turn(here)
    assert start_of_turn(after(here, "take rw")) == start_of_turn(after(here, "take rw", "r@c1")) == begun
    assert begun.round.display == ("j", "rw", "yy")


def test_an_answer_is_the_same_whatever_was_asked_before() -> None:
    here = HUTAN.seen_by(walked(1)[0], Seat(0))
    first = choose(HUTAN, here, "expert", 3, 2000)
    for seed in range(10):
        choose(HUTAN, here, "expert", 100 + seed, 500)
    assert choose(HUTAN, here, "expert", 3, 2000) == first


def test_the_unseen_cards_are_the_box_less_what_was_laid_out() -> None:
    for here in walked(2, seed=4)[::25]:
        shown = len(here.round.gone) + len(here.round.cards)
        assert len(unseen_keys(here)) == 70 - shown


def test_the_best_of_unseen_cards_is_an_exact_average() -> None:
    gains = {KEYS["j"]: 10, KEYS["bb"]: 40}
    outlook = Outlook((), (), False, {KEYS["j"]: 1, KEYS["bb"]: 1}, 1, 1)
    assert expected_best(gains, outlook, "rw") == 25
    assert expected_best(gains, outlook._replace(cards=2), "rw") == 40


def test_in_the_same_round_the_others_take_first_and_what_they_want_is_a_loss() -> None:
    gains = {KEYS["j"]: 10, KEYS["bb"]: 40, KEYS["rw"]: 8}
    outlook = Outlook(("rw", "j", "bb"), ({"rw": 0, "j": 5, "bb": 30},), True, {}, 3, 2)
    assert expected_best(gains, outlook, "rw") == 10 - 15
    assert expected_best(gains, outlook, "bb") == 8 - 2


@pytest.mark.parametrize("number", range(1, 25))
def test_every_ecosystem_card_weighs_something(number: int) -> None:
    card = HUTAN.contents.ecosystems[number]
    weights = weights_for([card], land(), forest("~RR... .RR... .RR... ...... ~...~. R.....", animals="b1"))
    rows = [*weights.trees.values(), *weights.animals.values(), *weights.areas]
    assert any(any(row) for row in rows)


def test_casual_slips_and_skilled_does_not() -> None:
    """Four deals, far from the measured averages, so that only a broken bot fails."""
    points: dict[str, list[int]] = {"casual": [], "skilled": []}
    for level, found in points.items():
        for seed in range(4):
            *_before, (last, _none) = playing(level, 1, "base", 40 + seed)
            found.append(total(last.terms, last.forests[0]))
    assert sum(points["casual"]) > 4 * 20
    assert sum(points["skilled"]) > 4 * 50


def test_areas_that_cannot_change_are_final() -> None:
    assert is_final(look_at(0x66, 2))
    assert is_final(look_at(0xB6, 2))
    assert not is_final(look_at(0x16, 2))
