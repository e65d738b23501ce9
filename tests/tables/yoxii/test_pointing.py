"""Mouse and finger: tap and tap again, pick up and put, drag, and let go."""

import pytest

from game.shell.input.wish import MOUSE, Wish
from tests.tables.yoxii.conftest import JUMPY, Lay, Tabletop


def placing(lay: Lay) -> Tabletop:
    """The totem is on e4; c3 and d5 are among the free squares."""
    table = lay(JUMPY)
    table.play("e4")
    table.table.finish()
    table.focus.shown = False
    return table


def test_a_first_tap_aims_and_a_second_one_moves(lay: Lay) -> None:
    table = lay(JUMPY)
    table.tap("a4")
    assert table.committed == []
    assert table.table._look.scenery.totem_ghost is not None
    assert table.table._look.speech.saying.title == "Press again to move"
    table.tap("a4")
    assert table.committed == ["a4"]


def test_a_tap_elsewhere_aims_there(lay: Lay) -> None:
    table = lay(JUMPY)
    for square in ("a4", "c3", "c3"):
        table.tap(square)
    assert table.committed == ["c3"]


def test_the_totem_is_picked_up_and_put(lay: Lay) -> None:
    table = lay(JUMPY)
    table.tap("d4")
    assert table.table._look.scenery.held
    table.tap("d4")
    assert not table.table._look.scenery.held
    table.tap("d4")
    table.tap("e3")
    assert table.committed == ["e3"]


def test_a_piece_is_taken_from_the_tray_and_put(lay: Lay) -> None:
    table = placing(lay)
    table.tap("value 4")
    assert table.table._look.seats[0].value == 4
    table.tap("e3")
    assert table.committed == ["4@e3"]


def test_another_value_is_taken_after_aiming(lay: Lay) -> None:
    table = placing(lay)
    table.tap("e3")
    table.tap("value 2")
    ghost = table.table._look.scenery.piece_ghost
    assert ghost is not None
    assert ghost.piece.value == 2
    table.tap("e3")
    assert table.committed == ["2@e3"]


@pytest.mark.parametrize(("first", "start", "end", "text"), [("", "d4", "a4", "a4"), ("e4", "value 3", "d5", "3@d5")])
def test_totem_and_pieces_are_dragged(lay: Lay, first: str, start: str, end: str, text: str) -> None:
    table = placing(lay) if first else lay(JUMPY)
    table.point(table.middle(start), table.middle(end))
    assert table.committed == [text]


def test_confirm_of_the_prompt_makes_the_move_aimed_at(lay: Lay) -> None:
    table = lay(JUMPY)
    table.press(Wish.CONFIRM, MOUSE)
    assert table.committed == []
    table.tap("c3")
    table.press(Wish.CONFIRM, MOUSE)
    assert table.committed == ["c3"]


def test_a_tap_beside_lets_go(lay: Lay) -> None:
    for spot in ("c3", "d4"):
        table = lay(JUMPY)
        table.tap(spot)
        table.point((5, 5))
        look = table.table._look
        assert look.scenery.totem_ghost is None
        assert not look.scenery.held
        assert look.speech is None


def test_every_square_is_its_whole_pitch_for_a_finger(lay: Lay) -> None:
    table = lay(JUMPY)
    board = table.table.spread.board
    for spot in (*table.table.spots(), *table.table.grips()):
        if not str(spot.id).startswith("value"):
            assert spot.hit.w == pytest.approx(98 * board.size)


def test_nobody_can_point_at_anything_while_nobody_may_act(lay: Lay) -> None:
    table = lay(JUMPY)
    table.table.offer((), None)
    assert (table.table.spots(), table.table.grips()) == ([], [])
    table.table.tap("c3", 0, 0)
    table.table.drag("d4", "c3")
    assert table.committed == []
