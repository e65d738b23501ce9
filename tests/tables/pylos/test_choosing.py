"""What presses make of the legal moves: placing, raising, taking back, and letting go again."""

import pytest

from game.rules.pylos.board import NUMBERS
from game.shell.input.wish import KEYBOARD, MOUSE, TOUCH, Device, Pressed, Wish
from game.tables.pylos.spots import DONE, TRAY
from tests.tables.pylos.conftest import G3, Lay


def test_confirm_on_a_legal_cell_places_at_once(lay: Lay) -> None:
    table = lay()
    table.confirm("1b2")
    assert table.committed == ["1b2"]


def test_confirm_on_a_ball_picks_it_up_and_on_a_higher_cell_raises_it(lay: Lay) -> None:
    table = lay(G3)
    table.confirm("1d3")
    assert table.committed == []
    raises = {text[4:] for text in map(table.match.game.write_move, table.match.legal()) if text.startswith("1d3>")}
    assert set(table.ids) == {"1d3", *raises}
    assert table.focus.id in raises, "the focus went on to a cell for the ball"
    target = str(table.focus.id)
    table.press(Wish.CONFIRM)
    assert table.committed == [f"1d3>{target}"]


def test_a_cell_that_can_be_reached_both_ways_is_placed_on_unless_a_ball_is_picked_up(lay: Lay) -> None:
    placing, raising = lay(G3), lay(G3)
    placing.confirm("2b1")
    raising.confirm("1d3")
    raising.confirm("2b1")
    assert (placing.committed, raising.committed) == (["2b1"], ["1d3>2b1"])


def test_a_picked_up_ball_is_put_down_by_a_second_press_and_by_back(lay: Lay) -> None:
    table = lay(G3)
    before = table.ids
    table.confirm("1d3")
    table.confirm("1d3")
    assert table.ids == before
    table.confirm("1d3")
    assert table.table.wished(Wish.BACK, _pressed(Wish.BACK))
    assert table.ids == before
    assert table.focus.id == "1d3"
    assert not table.table.wished(Wish.BACK, _pressed(Wish.BACK)), "with nothing picked up BACK is the scene's"


def test_a_first_tap_only_chooses_and_a_second_one_places(lay: Lay) -> None:
    table = lay()
    table.tap("1b2")
    assert table.committed == []
    table.tap("1c2")
    assert table.committed == []
    table.tap("1c2")
    assert table.committed == ["1c2"]


def test_tapping_a_ball_and_then_a_cell_raises(lay: Lay) -> None:
    table = lay(G3)
    table.tap("1d3")
    table.tap("2b1")
    assert table.committed == ["1d3>2b1"]


def test_a_tap_beside_everything_lets_go(lay: Lay) -> None:
    table = lay(G3)
    before = table.ids
    table.tap("1d3")
    assert table.ids != before
    table.point((5, 5))
    assert table.ids == before
    table.tap("2b1")
    table.point((5, 5))
    table.tap("2b1")
    assert table.committed == []


def test_dragging_from_the_tray_places_and_from_a_ball_raises(lay: Lay) -> None:
    placing, raising = lay(G3), lay(G3)
    placing.point(placing.middle(TRAY), placing.middle("1d4"))
    assert placing.committed == ["1d4"]
    raising.point(raising.middle("1d3"), raising.middle("2b1"))
    assert raising.committed == ["1d3>2b1"]


def test_dragging_to_where_nothing_can_be_put_does_nothing(lay: Lay) -> None:
    table = lay(G3)
    table.point(table.middle(TRAY), (5, 5))
    table.point(table.middle(TRAY), table.middle("1d3"))
    assert table.committed == []


def test_the_tray_can_be_gripped_but_never_holds_the_focus(lay: Lay) -> None:
    table = lay(G3)
    assert TRAY not in table.ids
    table.tap(TRAY)
    assert table.committed == []
    table.play("1d4")
    assert TRAY not in [spot.id for spot in table.table.grips()], "nothing is placed while balls are taken back"


def test_take_backs_are_confirmed_one_by_one_and_done_is_offered_after_the_first(lay: Lay) -> None:
    table = lay(G3)
    table.confirm("1d4")
    table.table.finish()
    assert set(table.ids) == {"2a1", "1c3", "1d3", "1c4", "1d4"}
    assert DONE not in table.ids
    table.confirm("2a1")
    assert "1a1" in table.ids, "freed by the first"
    table.confirm(DONE)
    assert table.committed == ["1d4", "-2a1", "done"]


def test_a_first_tap_on_a_ball_to_take_back_only_chooses(lay: Lay) -> None:
    table = lay(G3)
    table.play("1d4")
    table.table.finish()
    table.tap("2a1")
    assert table.committed == []
    table.tap("2a1")
    assert table.committed == ["-2a1"]


def test_the_only_free_ball_is_asked_for_and_then_nothing_more(lay: Lay) -> None:
    """PY7: one free ball is a question still, no second one follows."""
    table = lay("L 1b1 1a2 1b2 D 1c1 1c2 1a3 1b3 2b1 2a2")
    table.confirm("1a1")
    table.table.finish()
    assert table.ids == ["1a1"]
    table.confirm("1a1")
    assert table.match.position.turn == 1
    assert table.committed == ["1a1", "-1a1"]


def test_a_ball_is_never_offered_a_cell_that_it_supports_itself(lay: Lay) -> None:
    """PY5: what the rules refuse isn't there to be pressed."""
    table = lay("L 1a1 1b1 1d4 D 1a2 1b2 1a4")
    assert "1a1" not in table.ids
    table.confirm("1d4")
    assert set(table.ids) == {"1d4", "2a1"}


def test_confirm_of_mouse_or_finger_makes_only_what_was_aimed_at(lay: Lay) -> None:
    table = lay()
    for device in (MOUSE, TOUCH):
        assert table.table.wished(Wish.CONFIRM, _pressed(Wish.CONFIRM, device))
    assert table.committed == []
    table.tap("1b2")
    table.table.wished(Wish.CONFIRM, _pressed(Wish.CONFIRM, TOUCH))
    assert table.committed == ["1b2"]


def test_nobody_may_choose_while_nothing_is_offered(lay: Lay) -> None:
    table = lay(G3)
    table.table.offer((), None)
    assert table.ids == []
    assert table.table.first_spot is None
    table.table.confirm("1d4")
    table.table.tap("1d4", 0, 0)
    table.table.drag(TRAY, "1d4")
    assert table.committed == []


def test_the_first_spot_is_near_the_middle_and_then_the_last_cell_used(lay: Lay) -> None:
    table = lay()
    assert table.table.first_spot in {"1b2", "1b3", "1c2", "1c3"}
    table.confirm("1a4")
    assert table.table.first_spot != "1a4", "it is filled now"
    table.match.undo()
    table.table.show(table.match.position, None)
    table.offer()
    assert table.table.first_spot == "1a4"


def test_a_turn_never_begins_on_a_ball_that_the_next_press_would_pick_up(lay: Lay) -> None:
    table = lay("L 1a1 1b2 1d3 D 1b1 1a2 1d1")
    table.confirm("1a4")
    table.play("1d4")
    assert "1a4" in table.ids, "one's last ball could be raised to 2a1"
    first = str(table.table.first_spot)
    table.confirm(first)
    assert table.committed == ["1a4", first]


def test_with_nothing_left_to_place_a_turn_begins_on_a_ball_to_raise(lay: Lay) -> None:
    light = "1a1 1b1 1c1 1d1 1a2 1c2 1d2 1b3 1c3 1a4 1b4 1c4 2c3 2a1 2b2"
    table = lay(f"L {light} D 1b2 1d3 1a3 1d4 2b1 2a2")
    balls = {NUMBERS[name] for name in light.split()}
    assert not table.table.state.choosing.places
    assert NUMBERS[str(table.table.first_spot)] in balls


@pytest.mark.parametrize(("spot", "label"), [("1d4", "Place"), ("1d3", "Choose")])
def test_the_prompt_says_what_confirm_does_there(lay: Lay, spot: str, label: str) -> None:
    table = lay(G3)
    table.focus_on(spot)
    assert table.table.prompts()[0].label == label


def test_the_prompt_follows_what_is_picked_up_and_taken_back(lay: Lay) -> None:
    table = lay(G3)
    table.confirm("1d3")
    assert table.table.prompts()[0].label == "Raise"
    table.focus_on("1d3")
    assert table.table.prompts()[0].label == "Put down"
    table.press(Wish.BACK)
    table.confirm("1d4")
    table.table.finish()
    table.focus_on("2a1")
    assert table.table.prompts()[0].label == "Take back"
    table.confirm("2a1")
    table.table.finish()
    table.focus_on(DONE)
    assert table.table.prompts()[0].label == "Done"


def _pressed(wish: Wish, device: Device = KEYBOARD) -> Pressed:
    return Pressed(device, wish)


def test_names_of_spots_are_the_cells_of_the_rules(lay: Lay) -> None:
    assert set(lay().ids) <= set(NUMBERS)


def test_room_is_kept_for_every_prompt_there_will_be(lay: Lay) -> None:
    table = lay(G3)
    widest = [len(prompt.label) for prompt in table.table.widest_prompts()]
    for spot in ("1d4", "1d3"):
        table.focus_on(spot)
        assert [len(prompt.label) <= room for prompt, room in zip(table.table.prompts(), widest, strict=True)] == [
            True
        ] * 2


def test_a_new_lay_out_still_shows_what_the_focus_promises(lay: Lay) -> None:
    table = lay(G3)
    table.focus_on("1d4")
    assert table.canvas is not None
    table.arrange(table.canvas)
    assert table.table.state.focused == NUMBERS["1d4"]
