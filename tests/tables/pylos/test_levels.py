"""PY12: with the levels lifted every ball can be seen and looked at, by every device."""

import pytest

from game.core.grid import each
from game.rules.pylos.board import NAMES, NUMBERS
from game.shell.focus import Direction, neighbour
from game.shell.input.wish import KEYBOARD, TOUCH, Pressed, Wish
from game.tables.pylos.places import hidden_part
from game.tables.pylos.table import HOLD
from tests.tables.pylos.conftest import G3, HIGH, Lay, Tabletop

SIZES = ((1280, 720), (1080, 1920), (800, 600))


def _balls(table: Tabletop) -> set[str]:
    position = table.match.position
    return {NAMES[cell] for cell in each(position.light | position.dark)}


@pytest.mark.parametrize("size", SIZES)
def test_every_ball_shows_more_than_half_of_itself(lay: Lay, size: tuple[int, int]) -> None:
    """PY12."""
    table = lay(HIGH, size)
    places = list(table.table.spread.places(True).values())
    balls = [place for place in places if place.name in _balls(table)]
    assert len(balls) == 25
    for i, place in enumerate(balls):
        assert hidden_part(place, balls[i + 1 :]) < 0.5, place.name


def test_balls_hidden_in_the_whole_pyramid_wear_an_eye(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    look = table.table._look
    assert look is not None
    hidden = {NAMES[cell] for cell in look.scenery.hidden}
    places = list(table.table.spread.places(False).values())
    balls = [place for place in places if place.name in _balls(table)]
    assert hidden
    assert hidden == {place.name for i, place in enumerate(balls) if hidden_part(place, balls[i + 1 :]) > 0.78}


def test_every_ball_can_be_looked_at_and_nothing_happens_to_it(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    table.table.finish()
    assert _balls(table) <= set(table.ids)
    for ball in sorted(_balls(table)):
        table.confirm(ball)
        if ball not in {NAMES[cell] for cell in table.table.state.choosing.raises}:
            look = table.table._look
            assert look is not None
            assert look.speech is not None, ball
    assert table.committed == []


def test_nobody_has_to_act_to_look(lay: Lay) -> None:
    table = lay(HIGH)
    table.table.offer((), None)
    table.press(Wish.PEEK)
    assert set(table.ids) == _balls(table)


def test_moves_can_be_made_with_the_levels_lifted(lay: Lay) -> None:
    placing, raising = lay(G3), lay(G3)
    for table in (placing, raising):
        table.press(Wish.PEEK)
    placing.confirm("1d4")
    raising.confirm("1d3")
    raising.confirm("2b1")
    assert (placing.committed, raising.committed) == (["1d4"], ["1d3>2b1"])
    for table in (placing, raising):
        table.table.finish()
        assert table.table.state.lifted


def test_a_short_press_keeps_them_lifted_until_the_next(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    table.table.step(HOLD / 2)
    table.release(Wish.PEEK)
    assert table.table.state.lifted
    table.press(Wish.PEEK)
    table.release(Wish.PEEK)
    assert not table.table.state.lifted


def test_a_long_press_lifts_them_while_it_lasts(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    table.table.step(HOLD * 2)
    assert table.table.state.lifted
    table.release(Wish.PEEK)
    assert not table.table.state.lifted


def test_finger_and_mouse_lift_and_lower_by_the_prompt(lay: Lay) -> None:
    table = lay(HIGH)
    labels = []
    for _ in range(2):
        labels.append(table.table.prompts()[-1].label)
        table.table.wished(Wish.PEEK, Pressed(TOUCH, Wish.PEEK))
        table.table.step(HOLD * 2)
    assert labels == ["Lift levels", "Lower the levels"]
    assert not table.table.state.lifted


def test_a_tap_on_a_ball_tells_about_it(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    table.table.finish()
    table.tap("1a1")
    look = table.table._look
    assert look is not None
    assert look.speech is not None
    assert look.speech.saying.title == "Dark ball, level 1"
    assert table.committed == []


def test_back_lowers_them_before_it_means_anything_else(lay: Lay) -> None:
    table = lay(HIGH)
    back = Pressed(KEYBOARD, Wish.BACK)
    table.press(Wish.PEEK)
    assert table.table.wished(Wish.BACK, back)
    assert not table.table.state.lifted
    assert not table.table.wished(Wish.BACK, back)


def test_they_stay_lifted_when_the_window_changes(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    assert table.canvas is not None
    table.arrange(table.canvas)
    assert table.table.state.lifted


def test_directions_lead_across_the_levels(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    spots = table.table.spots()
    here, seen = "1b2", []
    for _ in range(12):
        here = str(neighbour(spots, here, Direction.RIGHT))
        seen.append(here[0])
    assert {"1", "2", "3"} <= set(seen)


UNDER = "L 1a1 1b1 1a2 1b2 2a1 2b1 2a2 2b2 3a1 1c3 1d3 1c4 D 1c1 1c2 1a3 1b3 1d1 1d2"
"""After 1d4 light takes back one or two balls; 3a1 is one of them, with 1b2 right under it."""


def _taking(lay: Lay) -> Tabletop:
    table = lay(UNDER)
    table.play("1d4")
    table.table.finish()
    return table


def test_the_focus_on_a_ball_of_level_3_shows_the_one_beneath(lay: Lay) -> None:
    """PY12."""
    table = _taking(lay)
    table.focus_on("3a1")
    look = table.table._look
    assert look is not None
    assert look.scenery.beneath == (NUMBERS["3a1"], 0)
    assert look.speech is not None
    assert look.speech.saying.second == "a light ball lies right under it"
    table.focus_on("1c4")
    look = table.table._look
    assert look is not None
    assert look.scenery.beneath is None


def test_a_first_press_on_it_shows_and_selects_and_the_second_takes_it_back(lay: Lay) -> None:
    """PY12: while that press could also take it back."""
    table = _taking(lay)
    table.confirm("3a1")
    assert table.committed == []
    look = table.table._look
    assert look is not None
    assert look.scenery.beneath == (NUMBERS["3a1"], 0)
    table.press(Wish.CONFIRM)
    assert table.committed == ["-3a1"]


def test_other_balls_are_taken_back_at_once_and_what_was_selected_is_forgotten(lay: Lay) -> None:
    table = _taking(lay)
    table.confirm("3a1")
    table.confirm("1c4")
    assert table.committed == ["-1c4"]
    lifted = _taking(lay)
    lifted.press(Wish.PEEK)
    lifted.table.finish()
    lifted.confirm("3a1")
    assert lifted.committed == ["-3a1"], "all can be seen with the levels lifted"


def test_levels_glide_apart_and_back_and_a_press_never_waits(lay: Lay) -> None:
    table = lay(HIGH)
    for lifted in (True, False):
        table.press(Wish.PEEK)
        assert table.table.state.lifted is lifted, "it means that at once"
        assert len(table.table.movers(1.0)) == 4, "each level is on its way"
        assert table.table.busy
        while table.table.busy:
            table.table.step(1 / 60)
        assert table.table.movers(1.0) == []
        look = table.table._look
        assert look is not None
        assert look.lifted is lifted
    table.press(Wish.PEEK)
    table.table.finish()
    assert not table.table.busy
