"""Habitats, animals and fertilising (HU13-HU15), on the first game's land."""

from typing import Any

from game.rules.hutan.forest import Forest
from game.rules.hutan.position import Phase, Position
from tests.rules.hutan.forests import after, drawn, forest, legal, phase, places, position

PAIR = forest("~Rr... ...... ...... ...... ~...~. ......")
"""The two squares b1 and c1 are one area: a tree and a flower, red."""

BOTH = forest("~rr... ...... ...... ...... ~...~. ......")


def completed(grown: Forest = PAIR, *texts: str, display: str = "j rr yy", **changed: Any) -> Position:
    return after(position(grown, display=display, **changed), *(texts or ("take j", "r@c1")))


def test_hu13_an_area_of_trees_on_one_colour_is_a_habitat() -> None:
    assert phase(completed()) is Phase.ANIMAL


def test_hu13_a_tree_lacking_is_no_habitat() -> None:
    assert phase(completed(BOTH)) is Phase.TAKE


def test_hu13_a_second_colour_is_no_habitat() -> None:
    assert phase(completed(forest("~Br... ...... ...... ...... ~...~. ......"))) is Phase.TAKE


def test_hu13_an_animal_of_the_area_leaves_no_habitat_to_complete() -> None:
    grown = forest("~..... .RRb.. .Rr... ...... ~...~. ......", animals="b2")
    assert phase(completed(grown, "take j", "r@c3")) is Phase.TAKE


def test_hu14_the_animal_comes_in_place_of_a_tree_grown_this_turn() -> None:
    assert legal(completed()) == ["animal c1", "skip"]
    both = completed(BOTH, "take rr", "r@b1", "r@c1")
    assert legal(both) == ["animal b1", "animal c1", "skip"]
    assert drawn(after(both, "animal b1").forests[0]).startswith(".@R")


def test_hu14_the_animal_is_of_the_habitats_colour_and_leaves_the_supply() -> None:
    assert after(completed(), "animal c1").animals == (3, 3, 2, 3, 3)


TWO = forest("~..... ...... ...... ...Y.. ~.gy~. ..G...")
"""c5 and c6 are an area, and so are d4 and d5: both lack a tree."""


def test_hu14_of_several_habitats_completed_at_once_one_gets_an_animal() -> None:
    here = after(position(TWO, display="gy j yy"), "take gy", "g@c5", "y@d5")
    assert legal(here) == ["animal c5", "animal d5", "skip"]
    invited = after(here, "animal c5")
    assert not [text for text in legal(invited) if text.startswith("animal")]


def test_hu14_an_animal_that_is_sold_out_does_not_come() -> None:
    here = completed(animals=(3, 3, 0, 3, 3))
    assert phase(here) is Phase.TAKE
    assert drawn(here.forests[0]).startswith(".RR")


def test_hu14_of_two_habitats_only_the_one_with_an_animal_left_may_be_chosen() -> None:
    here = position(TWO, display="gy j yy", animals=(3, 0, 3, 3, 3))
    assert legal(after(here, "take gy", "g@c5", "y@d5")) == ["animal d5", "skip"]


def test_hu14_skipping_ends_the_turn_and_the_habitat_stays_empty_for_good() -> None:
    here = completed(PAIR, "take j", "r@c1", "skip", coming=(("j", "rr", "ww"),))
    assert (phase(here), here.turns) == (Phase.TAKE, 1)
    assert not [text for text in legal(after(here, "take j", "b@d1")) if text.startswith("animal")]


def test_hu15_every_neighbour_may_get_a_flower_of_any_colour() -> None:
    here = after(completed(), "animal c1")
    assert phase(here) is Phase.FERTILISE
    assert {text[2:] for text in legal(here) if "@" in text} == {"c2", "d1"}
    assert {text[0] for text in legal(here) if text.endswith("@d1")} == set("bgrwy")


def test_hu15_any_subset_in_any_order() -> None:
    invited = after(completed(), "animal c1")
    assert phase(after(invited, "done")) is Phase.TAKE
    assert phase(after(invited, "b@c2", "done")) is Phase.TAKE
    one = after(invited, "b@c2", "y@d1")
    other = after(invited, "y@d1", "b@c2")
    assert one.forests == other.forests
    assert phase(one) is Phase.TAKE


def test_hu15_each_square_gets_at_most_one() -> None:
    here = after(completed(), "animal c1", "b@c2")
    assert places(here, "b") == "d1"


def test_hu15_flowers_may_become_trees_even_on_one_of_this_turn() -> None:
    here = after(position(PAIR, display="rw j yy"), "take rw", "r@c1", "w@d1", "animal c1", "w@d1")
    assert drawn(here.forests[0]).startswith(".R@W")


def test_hu15_fertilising_needs_no_connection_but_room() -> None:
    grown = forest("~RrB.. ..B... ...... ...... ~...~. ......")
    here = after(position(grown, display="j rr yy"), "take j", "r@c1", "animal c1")
    assert (phase(here), here.turns) == (Phase.TAKE, 1), "nothing beside the animal has room, so the turn is over"


def test_hu15_a_habitat_completed_by_fertilising_gets_no_animal() -> None:
    grown = forest("~Rr... .Yy... .YY... ...... ~...~. ......")
    here = after(position(grown, display="j rr yy"), "take j", "r@c1", "animal c1", "y@c2", "done")
    assert (phase(here), here.turns) == (Phase.TAKE, 1)
    assert here.animals == (3, 3, 2, 3, 3)


def test_hu14_a_habitat_needs_a_tree_of_this_turn() -> None:
    grown = forest("~RR... ..b... ...... ...... ~...~. ......")
    assert phase(after(position(grown, display="j rr yy"), "take j", "b@c2")) is Phase.TAKE
