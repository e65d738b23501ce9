"""A turn goes from one person to the next: the pad of whoever is next shakes, and prompts show its buttons."""

from collections.abc import Callable

import pytest

from game.play.seat import Bot
from game.shell.input.wish import Vendor, Wish
from tests.running import KeyboardHands, MouseHands
from tests.scenes.harness import Playing, match_of, sit_with_pads
from tests.virtual_pads import DUAL_SENSE, SWITCH_PRO, VirtualPad, VirtualPads

Play = Callable[..., Playing]


def two(app: Playing, pads: VirtualPads) -> tuple[VirtualPad, VirtualPad]:
    """Two persons at Pylos, with pads of different makers."""
    first, second = pads.plug(ids=DUAL_SENSE), pads.plug(ids=SWITCH_PRO)
    app.frame()
    sit_with_pads(app, match_of(app), *app.house.inputs.pads)
    return first, second


def move(app: Playing) -> None:
    app.table.commit(app.table.match.legal()[0])
    app.until(app.persons_turn)


def test_only_the_pad_of_whoever_is_next_shakes(app: Playing, pads: VirtualPads) -> None:
    first, second = two(app, pads)
    move(app)
    assert (first.rumbles, len(second.rumbles)) == ([], 1)
    move(app)
    assert (len(first.rumbles), len(second.rumbles)) == (1, 1)


@pytest.mark.parametrize("settings", [{"rumble_turn": False}, {"rumble": 0.0}])
def test_it_can_be_switched_off(play: Play, pads: VirtualPads, settings: dict[str, object]) -> None:
    app = play(**settings)
    _, second = two(app, pads)
    move(app)
    assert second.rumbles == []


def test_who_plays_with_bots_alone_is_not_shaken(app: Playing, pads: VirtualPads) -> None:
    first, _ = two(app, pads)
    sitting = app.table.sitting
    assert sitting.reseat([sitting.players[0], Bot("casual")], {0: app.house.inputs.pads[0]})
    move(app)
    assert first.rumbles == []


def test_prompts_show_the_buttons_of_whoever_is_next(app: Playing, pads: VirtualPads) -> None:
    two(app, pads)
    KeyboardHands(app).press(Wish.DOWN)
    move(app)
    app.frame()
    assert app.house.inputs.last_used.vendor is Vendor.NINTENDO
    assert app.table._prompts_for == app.house.inputs.pads[1]
    move(app)
    assert app.house.inputs.last_used.vendor is Vendor.PLAYSTATION


def test_prompts_stay_as_they_are_for_the_mouse(app: Playing, pads: VirtualPads) -> None:
    two(app, pads)
    MouseHands(app).touch(3, 3)
    used = app.house.inputs.last_used
    move(app)
    assert app.house.inputs.last_used == used
