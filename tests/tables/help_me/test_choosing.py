"""A stack is picked up, then put onto a neighbour: by focus, taps and drags, and whoever tries more hears why not."""

from game.shell.input.wish import Wish
from game.tables.help_me.choosing import Choosing
from tests.tables.help_me.conftest import Lay, Tabletop, at


def test_a_stack_is_picked_up_and_put_onto_a_neighbour(lay: Lay) -> None:
    table = lay()
    table.confirm("c3")
    assert table.table.state.choosing.source == at("c3")
    table.press(Wish.RIGHT)
    assert table.focus.id == "d3"
    table.press(Wish.CONFIRM)
    assert table.committed == ["c3>d3"]


def test_only_the_stack_picked_up_and_its_neighbours_can_be_in_focus(lay: Lay) -> None:
    table = lay()
    table.confirm("a1")
    assert set(table.ids) - {("look", 0)} == {"a1", "b1", "a2"}


def test_a_second_press_or_back_puts_it_down(lay: Lay) -> None:
    table = lay()
    for wish in (Wish.CONFIRM, Wish.BACK):
        table.confirm("b2")
        table.press(wish)
        assert table.table.state.choosing.source is None
        assert table.focus.id == "b2"
    assert table.committed == []


def test_two_taps_move_and_the_first_alone_only_picks_up(lay: Lay) -> None:
    table = lay()
    table.tap("c3")
    assert table.committed == []
    table.tap("c2")
    assert table.committed == ["c3>c2"]


def test_a_tap_on_a_stack_farther_away_picks_that_one_up_instead(lay: Lay) -> None:
    table = lay()
    table.tap("a1")
    table.tap("e5")
    assert table.table.state.choosing.source == at("e5")
    assert table.table.state.refused is None


def test_a_tap_beside_everything_puts_down(lay: Lay) -> None:
    table = lay()
    table.tap("a1")
    table.point((2.0, 2.0))
    assert table.table.state.choosing.source is None


def test_a_stack_is_drawn_onto_its_neighbour(lay: Lay) -> None:
    table = lay()
    table.point(table.middle("d4"), table.middle("d5"))
    assert table.committed == ["d4>d5"]


def test_a_stack_drawn_too_far_stays_and_says_why(lay: Lay) -> None:
    table = lay()
    table.point(table.middle("a1"), table.middle("c1"))
    assert table.committed == []
    assert table.table.refused is not None
    assert table.table.refused.words == "A stack moves only one step."
    assert table.table.refused.number == "HM5"
    table.point(table.middle("a1"), table.middle("b2"))
    assert table.table.refused.words == "A stack never moves diagonally: only left, right, up or down."


def test_a_direction_towards_bare_ground_says_why_not(lay: Lay) -> None:
    table = lay("b1>a1")
    table.confirm("c1")
    table.press(Wish.LEFT)
    assert table.table.refused is not None
    assert table.table.refused.words == "A stack can't move onto an empty square."
    assert table.focus.id == "c1"
    table.press(Wish.RIGHT)
    assert table.table.refused is None


def test_a_stack_without_neighbours_says_why_it_stays(lay: Lay) -> None:
    table = lay("a1>b1 a2>a3")
    table.play("b1>c1")
    table.table.finish()
    table = lay("a1>b1 b1>c1 a2>b2 b2>c2 a3>a4 a4>a5 b3>b4 b4>b5")
    assert "a5" in table.ids
    lonely = lay("b1>c1 a2>b2")
    lonely.confirm("a1")
    assert lonely.table.refused is not None
    assert lonely.table.refused.words == "A stack can't move onto an empty square."


def test_empty_ground_can_be_tapped_to_hear_that_nothing_lies_there(lay: Lay) -> None:
    table = lay("a1>b1")
    table.tap("a1")
    assert table.table.refused is not None
    assert table.table.refused.words == "There is no stack on that square to move."


def test_what_can_be_reached_is_marked_where_one_looks(lay: Lay) -> None:
    table = lay("a1>b1")
    table.focus_on("a2")
    assert look(table).targets == (at("b2"), at("a3"))
    assert look(table).arrows is None
    table.press(Wish.CONFIRM)
    assert look(table).arrows == at("a2")


def test_marks_can_be_switched_off(lay: Lay) -> None:
    table = lay(show_legal=False, show_last=False)
    table.play("a1>b1")
    table.table.finish()
    table.focus_on("b1")
    assert look(table).targets == ()
    assert look(table).last is None


def test_a_neighbour_in_focus_tells_what_would_be_covered_and_no_more(lay: Lay) -> None:
    table = lay("a1>b1 c1>d1")
    stacks = table.table.state.drawn.stacks
    table.confirm("b1")
    table.focus_on("b2")
    said = table.table._look.speech
    assert said is not None
    assert said.title == "A stack of 3"
    assert said.second.startswith("covers: ")
    assert stacks[at("b2")].height == 1


def test_choosing_holds_exactly_the_legal_moves(lay: Lay) -> None:
    legal = lay("a1>b1 c3>c2").match.legal()
    choosing = Choosing(legal)
    assert sorted(move.text for moves in choosing.moves.values() for move in moves.values()) == sorted(
        move.text for move in legal
    )


def look(table: Tabletop):  # type: ignore[no-untyped-def]
    """What is marked on the board now."""
    assert table.table._look is not None
    return table.table._look.scenery
