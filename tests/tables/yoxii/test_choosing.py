"""Choosing without a pointer: squares by directions, values by the shoulder buttons, and letting go."""

import random

import pytest

from game.play.levels import open_box
from game.play.match import Match
from game.rules.yoxii.board import NAMES
from game.shell.focus import Direction, Spot, neighbour
from game.shell.input.wish import Device, DeviceKind, Wish
from game.shell.layout import around
from game.tables.yoxii.places import places
from tests.tables.yoxii.conftest import JUMPY, Lay, Tabletop

PAD = Device(7, DeviceKind.PAD, "Pad")


def texts(table: Tabletop) -> set[str]:
    return {move.text.rpartition("@")[2] for move in table.match.legal()}


def value(table: Tabletop) -> int:
    found: int = table.table.state.choosing.value
    return found


def test_the_focus_knows_only_what_can_be_done(lay: Lay) -> None:
    table = lay(JUMPY)
    assert set(table.ids) == texts(table) == {"c3", "e3", "a4", "e4", "d5"}
    table.play("e4")
    table.table.finish()
    assert set(table.ids) == texts(table)


def test_confirm_moves_the_totem_and_then_places_a_piece(lay: Lay) -> None:
    table = lay()
    table.confirm("d3")
    table.table.finish()
    table.confirm("d2")
    assert table.committed == ["d3", "1@d2"]


def test_the_shoulder_buttons_go_through_the_values_in_hand_round_and_round(lay: Lay) -> None:
    table = lay("d4 W4a3 4a4 4a5 R1g3 1g4 1g5")
    table.play("d3")
    table.table.finish()
    seen = []
    for _ in range(4):
        seen.append(value(table))
        table.press(Wish.NEXT, PAD)
    assert seen == [1, 2, 3, 1]
    table.press(Wish.PREV, PAD)
    table.press(Wish.PREV, PAD)
    assert value(table) == 3
    table.confirm("d2")
    assert table.committed == ["3@d2"]


def test_a_value_is_kept_for_the_next_turn_of_the_seat_while_it_lasts(lay: Lay) -> None:
    table = lay("d4 W3a3 3a4 3a5 3b5 R1g3 1g4 1g5 2f5")
    for text in ("d3", "3@d2", "d4", "1@d5", "c4"):
        table.play(text)
        table.table.finish()
    assert value(table) == 2, "the fifth 3 was the last one"
    table.play("4@c3")
    table.table.finish()
    table.play("d4")
    assert value(table) == 1, "the other seat's own"


def test_values_are_prompted_only_where_there_are_several(lay: Lay) -> None:
    table = lay()
    assert [prompt.wish for prompt in table.table.prompts()] == [Wish.CONFIRM, Wish.PEEK]
    table.play("d3")
    table.table.finish()
    assert [prompt.wish for prompt in table.table.prompts()] == [Wish.CONFIRM, Wish.PREV, Wish.NEXT]
    assert table.table.prompts()[0].label == "Place here"


def test_a_turn_begins_near_the_middle(lay: Lay) -> None:
    assert lay("a3 W R").table.first_spot == "b4"


@pytest.mark.parametrize("seed", range(6))
def test_directions_lead_from_every_square_to_every_other_one(seed: int) -> None:
    """At any moment of a game; the lay-out only scales what is checked here."""
    chance, lying = random.Random(seed), places(0, 0, 1)
    match = Match(open_box("yoxii").game, {}, 2, {})
    while match.outcome is None:
        squares = {move.square for move in match.legal()}
        spots = [
            Spot(NAMES[at], around(place.x, place.y, 88, 88), hit=place.pitch)
            for at, place in lying.items()
            if at in squares
        ]
        for start in spots:
            assert len(reached(spots, start)) == len(spots), (match.texts, start.id)
        match.play(chance.choice(match.legal()))


def reached(spots: list[Spot], start: Spot) -> set[object]:
    seen, front = {start.id}, [start.id]
    while front:
        here = front.pop()
        new = {neighbour(spots, here, direction) for direction in Direction} - seen
        seen |= new
        front += new
    return seen


def test_roaming_reaches_every_square_and_the_own_tray_until_back(lay: Lay) -> None:
    table = lay(JUMPY)
    table.press(Wish.PEEK, PAD)
    assert {*NAMES.values(), "value 1", "value 4"} < set(table.ids)
    assert table.table.grips() == []
    table.press(Wish.BACK)
    assert set(table.ids) == texts(table)


def test_the_button_that_lowers_the_value_lets_nobody_roam(lay: Lay) -> None:
    table = lay(JUMPY)
    table.play("e4")
    table.table.finish()
    before = table.ids
    for wish in (Wish.PREV, Wish.PEEK):
        table.press(wish, PAD)
    assert table.ids == before
    assert value(table) == 4
    table.press(Wish.PEEK)
    assert len(table.ids) > len(before), "a key of its own does"


def test_back_with_nothing_chosen_is_left_to_others(lay: Lay) -> None:
    table = lay()
    assert not table.table._let_go()
    table.tap("d3")
    assert table.table._let_go()
    assert table.table.state.choosing.aim is None


def test_a_hand_with_one_value_has_no_other(lay: Lay) -> None:
    white = "1a3 1a4 1a5 1b5 1b3 2b4 2c5 2c6 2b6 2b2 3c1 3d1 3e1 3c2 3e2"
    red = "1g3 1g4 1g5 1f3 1f4 2f5 2e3 2e5 2f6 2e6 3d6 3d7 3c7 3e7 3f2"
    table = lay(f"d4 W{white} R{red}")
    table.play("d3")
    table.table.finish()
    assert value(table) == 4
    table.press(Wish.NEXT)
    assert value(table) == 4
    assert Wish.NEXT not in [prompt.wish for prompt in table.table.prompts()]
