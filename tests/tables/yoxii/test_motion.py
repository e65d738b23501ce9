"""Steps as motion: the table that is drawn ends as the position is, whatever happens on the way."""

import random

import pytest

from game.rules.yoxii.board import BY_NAME
from game.shell.kit import Kit
from game.shell.tween import Pace
from game.tables.yoxii.drawn import Drawn
from tests.tables.yoxii.conftest import JUMPY, Lay, Tabletop

FRAME = 1 / 60


def as_drawn(table: Tabletop) -> tuple[object, ...]:
    drawn = table.table.state.drawn
    return drawn.totem, drawn.pieces, drawn.hands, drawn.in_air


def as_is(table: Tabletop) -> tuple[object, ...]:
    drawn = Drawn(table.match.position)
    return drawn.totem, drawn.pieces, drawn.hands, False


def wait(table: Tabletop, seconds: float = 10.0) -> float:
    """Let time pass until nothing moves; how long it took."""
    passed = 0.0
    while table.table.busy:
        assert passed < seconds
        table.table.step(FRAME)
        list(table.table.movers(0.5))
        passed += FRAME
    return passed


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_shown_and_the_table_is_always_right_in_the_end(lay: Lay, seed: int) -> None:
    table, chance = lay(), random.Random(seed)
    while table.match.outcome is None:
        table.play(chance.choice(table.match.legal()).text)
        if chance.random() < 0.5:
            wait(table)
        else:
            for _ in range(chance.randrange(20)):
                table.table.step(FRAME)
            table.table.finish()
        assert as_drawn(table) == as_is(table), table.match.texts


def test_the_totem_is_in_the_air_while_it_hops(lay: Lay) -> None:
    table = lay(JUMPY)
    table.play("a4")
    assert table.table._look.scenery.totem is None
    assert len(table.table.movers(0.0)) == 2, "totem and shadow"
    wait(table)
    assert table.table._look.scenery.totem == BY_NAME["a4"]
    assert not table.table.movers(0.0)


def test_a_jump_takes_the_longer_the_more_it_jumps_over(lay: Lay) -> None:
    took = {}
    for text in ("e4", "a4"):
        table = lay(JUMPY)
        table.play(text)
        took[text] = wait(table)
    assert took["a4"] - took["e4"] == pytest.approx(0.18 + 2 * 0.11 - 0.26, abs=2 * FRAME)


def test_a_piece_leaves_its_hand_at_once_and_lies_on_the_board_when_it_has_landed(lay: Lay) -> None:
    table = lay()
    table.play("d3")
    wait(table)
    table.play("4@d2")
    assert table.table._look.seats[0].counts == (5, 5, 5, 2)
    assert BY_NAME["d2"] not in table.table._look.scenery.pieces
    wait(table)
    assert BY_NAME["d2"] in table.table._look.scenery.pieces


def test_sums_count_up_point_by_point(lay: Lay) -> None:
    table = lay()
    table.play("d3")
    wait(table)
    table.table.focus_moved(None)
    table.play("4@d2")
    wait(table)
    seen = {table.table.state.shown[0]}
    for _ in range(60):
        table.table.step(1 / 120)
        seen.add(table.table.state.shown[0])
    assert seen == {0, 1, 2, 3, 4}


def test_the_winners_pieces_hop_and_come_back(lay: Lay) -> None:
    table = lay("c1 W2d4 1e4 3e5 R3b2 1c2 4d2", to_move=1)
    assert "d1" in {move.text for move in table.match.legal()}
    for text in ("d1", "2@c1"):
        table.play(text)
        wait(table)
    chance = random.Random(1)
    while table.match.outcome is None:
        table.play(chance.choice(table.match.legal()).text)
    up = 0
    while table.table.busy:
        table.table.step(FRAME)
        up = max(up, len(table.table.movers(1.0)))
    if len(table.match.outcome.winners) == 1:
        assert up >= 2
    assert as_drawn(table) == as_is(table)


def test_without_motion_everything_is_there_at_once(lay: Lay, kit: Kit) -> None:
    table = lay()
    for pace in (Pace(reduced=True), Pace(speed=0.0)):
        kit.pace = pace
        for text in ("d3", "1@d2", "d4", "1@d5") if pace.reduced else ("e4", "2@e5"):
            table.play(text)
            assert not table.table.busy
            assert as_drawn(table) == as_is(table)
            table.table.step(FRAME)
            assert table.table.state.shown == [s.reckoned.points for s in table.table._look.scores]


def test_undo_is_a_cut(lay: Lay) -> None:
    table = lay()
    table.play("d3")
    step = table.match.steps[-1]
    table.match.undo()
    table.table.take_back(step)
    assert not table.table.busy
    assert as_drawn(table) == as_is(table)


def test_a_new_lay_out_in_mid_air_shows_everything_where_it_belongs(lay: Lay) -> None:
    table = lay(JUMPY)
    table.play("a4")
    table.table.step(FRAME)
    assert table.canvas is not None
    table.arrange(table.canvas)
    assert as_drawn(table) == as_is(table)
