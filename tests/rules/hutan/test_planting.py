"""Where flowers may be planted (HU8-HU12), on the first game's land."""

import pytest

from game.core.rng import Rng
from game.rules.hutan.forest import allowed, planted, reach
from game.rules.hutan.grid import BY_NAME, NAMES, each
from game.rules.hutan.land import QUADRANTS
from game.rules.hutan.planting import fits, rooms_of, steps
from tests.rules.hutan.forests import DATA, EMPTY, HUTAN, after, drawn, forest, land, legal, places, position
from tests.rules.hutan.plain import Grove, Land, plantings

ONE = forest("~..... ...... ..r... ...... ~...~. ......")
"""A red flower on c3."""


def test_hu10_an_empty_forest_may_begin_anywhere() -> None:
    here = after(position(display="j rw yy"), "take j")
    assert len(places(here, "b").split()) == 33


def test_hu10_one_flower_lies_on_or_beside_what_was_planted_before() -> None:
    here = after(position(ONE, display="j rw yy"), "take j")
    assert places(here, "r") == "c2 b3 c3 d3 c4"
    assert places(here, "b") == "c2 b3 d3 c4"


def test_hu10_a_corner_does_not_connect() -> None:
    here = after(position(ONE, display="bw rw yy"), "take bw", "b@c2")
    assert places(here, "w") == "c1 b2 d2"
    assert "w@b3" not in legal(here)


def test_hu10_the_flower_in_reach_may_come_last() -> None:
    here = after(position(ONE, display="bw rw yy"), "take bw", "b@c1")
    assert places(here, "w") == "c2"


def test_hu10_rivers_and_edges_of_boards_do_not_part_a_group() -> None:
    here = after(position(ONE, display="bgw rw yy"), "take bgw", "b@c4", "g@d4")
    assert "w@d3" in legal(here)


def test_hu10_a_lake_does_not_connect() -> None:
    here = after(position(forest("~..... ...... ...... ...... ~..r~. ......"), display="j rw yy"), "take j")
    assert places(here, "b") == "d4 c5 d6", "f5 lies beyond the lake on e5"


def test_hu10_flowers_planted_this_turn_are_not_what_was_planted_before() -> None:
    here = after(position(ONE, display="bgw rw yy"), "take bgw", "b@c5", "g@c6")
    assert places(here, "w") == "c4"


def test_hu9_two_flowers_of_a_card_never_share_a_square() -> None:
    here = after(position(ONE, display="rr rw yy"), "take rr", "r@c4")
    assert "r@c4" not in legal(here)
    assert "r@c3" in legal(here)


def test_hu9_only_a_single_flower_of_the_same_colour_takes_another() -> None:
    grown = forest("~..... ...... .bRr.. ...... ~...~. ......", animals="")
    here = after(position(grown, display="rw j yy"), "take rw")
    assert [name for name in ("b3", "c3", "d3") if f"r@{name}" in legal(here)] == ["d3"]
    assert [name for name in ("b3", "c3", "d3") if f"w@{name}" in legal(here)] == []


def test_hu9_an_animal_takes_no_flower() -> None:
    grown = forest("~RR... .....b ...... ...... ~...~. ......", animals="b1")
    here = after(position(grown, display="j rw yy"), "take j")
    assert not {"r@b1", "r@c1"} & set(legal(here))


def test_hu9_an_area_may_hold_several_colours() -> None:
    here = after(position(ONE, display="bw rw yy"), "take bw", "b@b3", "w@b2")
    assert drawn(here.forests[0]) == "...... .w.... .br... ...... ...... ......"


def test_hu11_a_multicoloured_flower_has_any_of_the_five_colours() -> None:
    here = after(position(ONE, display="j rw yy"), "take j")
    assert {text[0] for text in legal(here)} == set("bgrwy")
    assert drawn(after(here, "y@c4").forests[0]) == "...... ...... ..r... ..y... ...... ......"


def test_hu11_a_flower_is_offered_only_if_the_rest_can_follow() -> None:
    corner = forest("~BBBBB BBBBBB BBBBBB BBBBBB ~BBB~B BBBr.B")
    here = after(position(corner, display="rw rw rw"), "take rw")
    assert legal(here) == ["r@d6", "w@e6"], "with red on e6 there would be no square for white"
    assert legal(after(here, "w@e6")) == ["r@d6"]


@pytest.mark.parametrize(
    "order", ["b@c2 g@c1 w@d1", "b@c2 w@d1 g@c1", "g@c1 w@d1 b@c2", "w@d1 b@c2 g@c1", "w@d1 g@c1 b@c2"]
)
def test_hu11_any_order_of_planting_leads_to_the_same_forest(order: str) -> None:
    here = after(position(ONE, display="bgw rw yy"), "take bgw", *order.split())
    assert drawn(here.forests[0]) == "..gw.. ..b... ..r... ...... ...... ......"


def test_hu11_two_ends_may_come_before_the_middle() -> None:
    here = after(position(ONE, display="bgw rw yy"), "take bgw", "b@b3", "g@a2")
    assert places(here, "w") == "b2 a3"


def test_hu12_a_second_flower_makes_a_tree() -> None:
    here = after(position(ONE, display="rw j yy"), "take rw", "r@c3", "w@c4")
    assert drawn(here.forests[0]) == "...... ...... ..R... ..w... ...... ......"


def test_hu8_a_card_may_be_taken_only_if_all_its_flowers_fit() -> None:
    nearly = forest("~BBBBB BBBBBB BBBBBB BBBBBB ~BBB~B BBBrBB")
    assert legal(position(nearly, display="rr rw j")) == ["take j"]
    assert legal(position(nearly, display="rr rw yy")) == ["discard rr", "discard rw", "discard yy"]


def test_hu8_a_face_on_display_twice_is_one_choice() -> None:
    assert legal(position(display="yy j yy")) == ["take j", "take yy"]


CARDS = ["j", "bb", "rw", "bgw", "rwy"]


LAKES = {"a1", "a5", "e5"}


def half_grown(rng: Rng) -> str:
    """The first game's land, every other square planted with something."""
    letters = ("~" if name in LAKES else "." if rng.below(2) else "bgrwyBGRWY"[rng.below(10)] for name in BY_NAME)
    return "".join(letters)


def grove_of(rows: str) -> Grove:
    lies = zip(QUADRANTS, HUTAN.contents.layouts["first_game"].layout, strict=True)
    grove = Grove(Land(DATA, {quadrant: {"side": lie.side, "turns": lie.turns} for quadrant, lie in lies}))
    for name, letter in zip(BY_NAME, rows, strict=True):
        if letter not in "~.":
            grove.colour[name] = letter.lower()
        if letter.isupper():
            grove.top[name] = "tree"
    return grove


@pytest.mark.parametrize("seed", range(20))
def test_plantings_agree_with_trying_all_of_them(seed: int) -> None:
    """In a half-grown forest: what may be taken, and where each flower of a card may go first."""
    rows = half_grown(Rng(seed))
    grove, grown, whole = grove_of(rows), forest(rows), land().land
    near = reach(planted(grown), whole)
    for card in ("bb", "rw", "bgw", "rwy"):
        wanted = plantings(grove, set(grove.colour), card)
        rooms = rooms_of(card, allowed(grown, whole))
        assert fits(rooms, near) == bool(wanted)
        found = zip(card, steps(rooms, near, 0), strict=True)
        assert {(letter, NAMES[square]) for letter, where in found for square in each(where)} == {
            (colour, square) for planting in wanted for square, colour in planting.items()
        }


def test_an_empty_drawing_is_the_first_games_land() -> None:
    assert drawn(forest(EMPTY), land().lakes) == EMPTY
