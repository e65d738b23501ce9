"""A turn is chosen step by step, its end waits until it is confirmed, and until then everything can be taken back."""

import pytest

from game.rules.hutan.moves import Kind
from game.rules.hutan.position import Phase
from game.shell.input.wish import MOUSE, Wish
from game.tables.hutan.state import CARD, END, ENDING, FLOWER
from tests.tables.hutan.conftest import FIRST, HABITAT, SECOND, Lay, Tabletop


def asked(table: Tabletop) -> str:
    """What is said before a turn ends or an animal comes."""
    ask = table.table._look.cards.ask
    assert ask is not None
    return f"{ask.saying.title} {ask.saying.second}"


def test_the_turn_begins_on_the_first_card_that_fits(lay: Lay) -> None:
    table = lay()
    assert table.table.first_spot == (CARD, 0)


def test_a_confirmed_card_is_taken_and_the_focus_goes_to_a_square_for_its_flower(lay: Lay) -> None:
    table = lay()
    table.confirm((CARD, 0))
    assert table.committed == ["take yy"]
    assert table.focus.id in [spot for spot in table.ids if isinstance(spot, str)]
    assert table.table.state.aimed.kind is Kind.PLANT


def test_the_last_flower_waits_until_the_end_of_the_turn_is_confirmed(lay: Lay) -> None:
    table = lay()
    table.confirm((CARD, 0))
    table.confirm("a2")
    assert table.committed == ["take yy", "y@a2"]
    table.confirm("a3")
    assert table.committed == ["take yy", "y@a2"]
    assert table.focus.id == END
    assert "+2" in asked(table)
    table.press(Wish.CONFIRM)
    assert table.committed == ["take yy", "y@a2", "y@a3"]
    assert table.match.position.round.number == 2


@pytest.mark.parametrize("wish", [Wish.BACK, Wish.UNDO])
def test_back_and_undo_let_go_of_what_waits(lay: Lay, wish: Wish) -> None:
    table = lay()
    table.confirm((CARD, 0))
    table.confirm("a2")
    table.confirm("a3")
    table.press(wish)
    assert table.table.state.held is None
    assert table.focus.id == "a3"
    assert len(table.committed) == 2
    assert table.match.position.turn.phase is Phase.PLANT


def test_before_the_end_nothing_of_the_next_round_is_shown(lay: Lay) -> None:
    table = lay()
    before = [slot.face for slot in table.table._look.cards.slots]
    table.confirm((CARD, 0))
    table.confirm("a2")
    table.confirm("a3")
    look = table.table._look
    assert [slot.face for slot in look.cards.slots] == before
    assert table.table.facts == "Round 1 of 18"
    assert table.table.state.position is table.match.position


def test_what_waits_is_drawn_and_counted(lay: Lay) -> None:
    table = lay()
    table.confirm((CARD, 0))
    table.confirm("a2")
    assert table.table._look.score.total == -2
    table.confirm("a3")
    look = table.table._look
    assert sum(look.score.more) == 4
    assert len(look.forest.things) == 2


def test_flowers_are_planted_in_any_order_and_next_turns_through_them(lay: Lay) -> None:
    table = lay(first=("bgw",))
    table.move("take bgw")
    hand = table.table.state.choosing.colours
    assert len(hand) == 3
    seen = []
    for _ in hand:
        seen.append(table.table.state.choosing.colour)
        table.press(Wish.NEXT)
    assert sorted(seen) == sorted(hand)
    assert table.table.state.choosing.colour == seen[0]
    table.press(Wish.PREV)
    assert table.table.state.choosing.colour == seen[-1]


def test_a_flower_in_hand_is_chosen_by_pressing_it(lay: Lay) -> None:
    table = lay(first=("bgw",))
    table.move("take bgw")
    table.tap((FLOWER, 3))
    assert table.table.state.choosing.colour == 3
    table.tap("c3")
    table.tap("c3")
    assert table.committed[-1] == "w@c3"


def test_next_turns_through_the_cards(lay: Lay) -> None:
    table = lay()
    table.focus_on((CARD, 0))
    table.press(Wish.NEXT)
    assert table.focus.id == (CARD, 1)
    table.press(Wish.PREV)
    table.press(Wish.PREV)
    assert table.focus.id == (CARD, 2)


def test_a_first_tap_selects_and_a_second_one_does(lay: Lay) -> None:
    table = lay()
    table.tap((CARD, 0))
    assert table.committed == []
    assert table.table._look.forest.fitting
    table.tap((CARD, 0))
    assert table.committed == ["take yy"]
    table.table.finish()
    table.tap("a2")
    assert table.committed == ["take yy"]
    assert table.table._look.forest.ghost is not None
    table.tap("a2")
    assert table.committed == ["take yy", "y@a2"]


def test_a_tap_beside_everything_lets_go(lay: Lay) -> None:
    table = lay()
    table.tap((CARD, 0))
    table.table.tap_beside(0, 0)
    assert table.table.state.choosing.aimed_card is None


def test_a_card_drawn_to_a_square_is_taken_and_planted_there(lay: Lay) -> None:
    table = lay()
    table.point(table.middle((CARD, 0)), table.middle("c3"))
    assert table.committed == ["take yy", "y@c3"]


def test_confirm_of_the_pointer_means_what_was_tapped(lay: Lay) -> None:
    table = lay()
    table.tap((CARD, 0))
    table.press(Wish.CONFIRM, MOUSE)
    assert table.committed == ["take yy"]


# ------------------------------------------------------ animals


def test_a_habitat_that_becomes_perfect_offers_its_animal(lay: Lay) -> None:
    table = lay()
    table.moves(HABITAT)
    state = table.table.state
    assert state.position.turn.phase is Phase.ANIMAL
    assert {"a2", "a3", ENDING} <= set(table.ids)
    assert "tiger" in asked(table)
    assert "3" in asked(table)


def test_before_it_is_confirmed_the_flower_says_which_animal_may_come(lay: Lay) -> None:
    table = lay()
    table.moves((FIRST, SECOND, FIRST))
    table.move("y@a2")
    table.focus_on("a3")
    look = table.table._look
    assert look.speech is not None
    assert "tiger" in look.speech.second
    assert look.forest.coming


def test_recipe_26_going_without_the_animal_names_what_is_lost_before_it_is_done(lay: Lay) -> None:
    table = lay()
    table.moves(HABITAT)
    made = len(table.committed)
    table.confirm(ENDING)
    assert len(table.committed) == made
    assert asked(table).startswith("You give away a tiger worth 3 points and flowers beside it")
    assert table.table._look.cards.ask.warns
    table.press(Wish.BACK)
    assert table.match.position.turn.phase is Phase.ANIMAL
    assert table.focus.id == ENDING


def test_recipe_26_stopping_to_plant_beside_the_animal_names_the_squares_that_stay_empty(lay: Lay) -> None:
    table = lay()
    table.moves((*HABITAT, "animal a3"))
    assert table.match.position.turn.phase is Phase.FERTILISE
    free = table.table.state.choosing.squares.bit_count()
    made = len(table.committed)
    table.confirm(ENDING)
    assert len(table.committed) == made
    assert asked(table).startswith(f"{free} squares beside the animal stay without a flower")
    table.press(Wish.CONFIRM)
    assert table.committed[-1] == "done"


def test_nothing_is_lost_where_every_square_beside_the_animal_got_its_flower(lay: Lay) -> None:
    table = lay()
    table.moves((*HABITAT, "animal a2"))
    while table.match.position.turn.phase is Phase.FERTILISE:
        move = table.match.legal()[0]
        squares = table.table.state.choosing.squares.bit_count()
        if squares == 1:
            table.confirm("".join(move.text.partition("@")[2]))
            assert not table.table._look.cards.ask.warns
            return
        table.move(move.text)
    raise AssertionError("no last square")


def test_the_animal_is_taken_from_those_that_are_left(lay: Lay) -> None:
    table = lay()
    table.moves(HABITAT)
    before = table.table._look.animals
    table.move("animal a2")
    after = table.table._look.animals
    assert [late - early for early, late in zip(before, after, strict=True)] == [0, 0, 0, 0, -1]


# ------------------------------------------------------ why not


def test_a_square_where_nothing_can_grow_says_what_the_rules_say(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    lake = next(spot for spot in table.table.grips() if str(spot.id) in ("a1", "b1", "f2", "a5", "b6", "c4", "d2"))
    table.point(lake.rect.centre)
    assert table.table.refused is not None
    assert table.table.refused.number.startswith("HU")
    for _ in range(2):
        table.press(Wish.LEFT)
    assert table.table.refused is None


def test_a_window_that_changes_right_after_a_card_was_taken_takes_no_second_one_and_stops_nobody(lay: Lay) -> None:
    table = lay()
    table.confirm((CARD, 0))
    takers = dict(table.table.state.takers)
    assert table.canvas is not None
    for _ in range(2):
        table.arrange(table.canvas)
        assert table.table.state.takers == takers
