"""Every kind of illegal move is refused by its paragraph (recipe 25), on the first game's land."""

import pytest

from game.core.errors import NotationError
from game.core.options import fill
from game.core.protocol import Paragraph
from game.core.rng import Rng
from game.rules.hutan.moves import ANIMAL, DISCARD, DONE, PLANT, SKIP, TAKE
from game.rules.hutan.position import ON_DISPLAY, Position
from game.rules.hutan.refusals import REFUSALS
from tests.rules.hutan.forests import HUTAN, after, forest, legal, position
from tests.rules.hutan.test_animals import BOTH, TWO, completed
from tests.rules.hutan.test_planting import ONE
from tests.rules.hutan.test_rounds import FULL, NEARLY, OPEN

START = position(OPEN, OPEN, display="rw bgy yy")
LATER = position(OPEN, OPEN, display="rw bgy", pangolin=ON_DISPLAY, turns=1)
PLANTING = after(position(ONE, display="bgw rr yy"), "take bgw")
INVITING = completed()
FERTILISING = after(INVITING, "animal c1")
BUSY = forest("~RR... ..b... ..R... ..w... ~...~. ......", animals="b1")
BUSY_PLANTING = after(position(BUSY, display="rw bgy yy"), "take rw")
OVER = after(position(OPEN, display="j rw yy", coming=(), number=18), "take j", "r@c3")
SOLD_OUT = after(position(TWO, display="gy j yy", animals=(3, 0, 3, 3, 3)), "take gy", "g@c5", "y@d5")

CASES: list[tuple[Position, str, str, str]] = [
    (OVER, "take rw", "HU3", "over"),
    (position(OPEN), "take pangolin", "HU5", "no_pangolin"),
    (START, "r@c4", "HU6", "take_first"),
    (START, "animal c4", "HU6", "take_first"),
    (START, "skip", "HU6", "take_first"),
    (START, "done", "HU6", "take_first"),
    (START, "take bb", "HU6", "not_on_display"),
    (START, "discard bb", "HU6", "not_on_display"),
    (PLANTING, "take rr", "HU6", "one_card"),
    (PLANTING, "discard rr", "HU6", "one_card"),
    (START, "take pangolin", "HU7", "pangolin_held"),
    (position(NEARLY, display="rr rw j"), "take rw", "HU8", "does_not_fit"),
    (position(FULL, display="rr rw j"), "take j", "HU8", "does_not_fit"),
    (START, "discard rw", "HU8", "can_plant"),
    (LATER, "discard rw", "HU8", "can_plant"),
    (position(NEARLY, OPEN, display="rr rw", pangolin=ON_DISPLAY, turns=2), "discard rr", "HU8", "take_pangolin"),
    (PLANTING, "r@c4", "HU9", "not_on_card"),
    (after(PLANTING, "b@c4"), "b@c5", "HU9", "not_on_card"),
    (PLANTING, "b@a1", "HU9", "lake"),
    (after(position(ONE, display="rr j yy"), "take rr", "r@c4"), "r@c4", "HU9", "same_square"),
    (PLANTING, "b@c3", "HU9", "other_colour"),
    (BUSY_PLANTING, "r@c3", "HU9", "tree"),
    (BUSY_PLANTING, "r@b1", "HU9", "animal"),
    (after(PLANTING, "b@c4"), "g@f6", "HU10", "apart"),
    (after(PLANTING, "b@c4", "g@c5"), "w@c2", "HU10", "apart"),
    (after(position(ONE, display="j rw yy"), "take j"), "r@f6", "HU10", "out_of_reach"),
    (PLANTING, "b@f6", "HU10", "out_of_reach"),
    (after(PLANTING, "b@c5", "g@c6"), "w@b6", "HU10", "out_of_reach"),
    (
        after(position(forest("~BBBBB BBBBBB BBBBBB BBBBBB ~BBB~B BBBr.B"), display="rw rw rw"), "take rw"),
        "r@e6",
        "HU11",
        "no_room_for_rest",
    ),
    (INVITING, "animal c4", "HU13", "no_habitat"),
    (PLANTING, "skip", "HU14", "plant_all"),
    (PLANTING, "done", "HU14", "plant_all"),
    (PLANTING, "animal c4", "HU14", "plant_all"),
    (INVITING, "take rr", "HU14", "invite_or_skip"),
    (INVITING, "b@d1", "HU14", "invite_or_skip"),
    (INVITING, "done", "HU14", "invite_or_skip"),
    (INVITING, "animal b1", "HU14", "not_grown"),
    (SOLD_OUT, "animal c5", "HU14", "none_left"),
    (FERTILISING, "animal b1", "HU14", "one_animal"),
    (FERTILISING, "skip", "HU15", "fertilise_or_done"),
    (FERTILISING, "take rr", "HU15", "fertilise_or_done"),
    (FERTILISING, "b@c4", "HU15", "not_beside_animal"),
    (FERTILISING, "b@b1", "HU9", "tree"),
    (after(completed(BOTH, "take rr", "r@b1", "r@c1"), "animal b1"), "b@a1", "HU9", "lake"),
    (after(FERTILISING, "b@c2"), "b@c2", "HU15", "once"),
]


@pytest.mark.parametrize(("here", "text", "number", "why"), CASES, ids=[f"{c[2]}-{c[3]}-{c[1]}" for c in CASES])
def test_a_refused_move_names_its_paragraph(here: Position, text: str, number: str, why: str) -> None:
    assert HUTAN.refusal(here, text) == Paragraph(number, why)
    assert text not in legal(here)


def test_every_refusal_is_one_of_the_cases() -> None:
    assert {(number, why) for _here, _text, number, why in CASES} == set(REFUSALS)


EVERY_MOVE = [
    *TAKE.values(),
    *DISCARD.values(),
    *(move for colour in PLANT for move in colour.values()),
    *ANIMAL.values(),
    SKIP,
    DONE,
]


@pytest.mark.parametrize("seats", [1, 2])
def test_of_all_texts_exactly_the_legal_ones_are_not_refused(seats: int) -> None:
    options, rng = fill(HUTAN, {}), Rng(seats)
    here = HUTAN.start(options, seats, HUTAN.deal(options, seats, 4))
    while moves := HUTAN.legal(here):
        if rng.below(4) == 0:
            allowed = {move for move in EVERY_MOVE if HUTAN.refusal(here, move.text) is None}
            assert allowed == set(moves)
        here = HUTAN.play(here, moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take wr",
        "take  rw",
        "TAKE rw",
        "rw",
        "r@a7",
        "r@g1",
        "j@c4",
        "p@c4",
        "animal",
        "animal a0",
        "done ",
        "discard pangolin",
    ],
)
def test_nonsense_is_named(text: str) -> None:
    with pytest.raises(NotationError, match="no Hutan move"):
        HUTAN.refusal(START, text)
