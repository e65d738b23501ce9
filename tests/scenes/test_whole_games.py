"""Whole games from the title to the result and back, by one kind of device alone."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.play.thinking import Thinker
from game.scenes.chooser import Chooser
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.seats import Seats
from game.scenes.title import Title
from game.shell.input.wish import Wish
from tests.running import Hands, KeyboardHands, MouseHands, PadHands, TouchHands, owner_of
from tests.scenes.harness import DEVICES, Playing, QuickBots, make_move, match_of, sit_down
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]
RULES = ("option", "rules")


def to_the_table(app: Playing, hands: Hands, rules: str) -> None:
    """From the title through the chooser and the seats."""
    for spot, scene in (("play", Chooser), ("pylos", Seats)):
        hands.choose(spot)
        app.rest()
        assert app.at(scene)
    for _ in range(3):
        if seats_of(app).plan.options["rules"] == rules:
            break
        change_rules(app, hands)
    assert seats_of(app).plan.options["rules"] == rules
    hands.choose("start")
    app.rest()


def seats_of(app: Playing) -> Seats:
    assert isinstance(app.top, Seats)
    return app.top


def change_rules(app: Playing, hands: Hands) -> None:
    """The next rule set, as the device at hand does it: a direction, or a press on the value or its arrow."""
    if isinstance(hands, KeyboardHands | PadHands):
        hands.walk(RULES)
        hands.press(Wish.RIGHT)
    else:
        assert isinstance(hands, MouseHands | TouchHands)
        hands.scroll_to(RULES)
        choice = owner_of(app.top.widgets, RULES).choice  # type: ignore[union-attr]
        part = (choice.chosen + 1.5) / len(choice.values) if choice.keys else 0.97
        hands.touch(*app.window_point(choice.track.x + choice.track.w * part, choice.track.centre[1]))
    app.rest()


def play_to_the_end(app: Playing, hands: Hands, pick: Callable[[Sequence[Any]], Any]) -> int:
    """The person's moves until the result is shown; how many there were."""
    made = 0
    match = app.table.match
    while True:
        app.until(lambda: app.persons_turn() or app.at(Result))
        if app.at(Result):
            return made
        before = len(match.moves)
        move = pick(match.legal())
        make_move(hands, move.text)
        app.until(lambda count=before: len(match.moves) > count)  # type: ignore[misc]
        assert match.steps[before].text == move.text
        made += 1


def back_to_the_title(app: Playing, hands: Hands) -> None:
    app.seconds(3)
    hands.choose("home")
    app.rest()
    assert app.at(Title)
    assert "resume" not in [spot.id for spot in app.top.spots()]


LOOKS = [(1.0, 0), (2.0, 0), (1.0, 90), (2.0, 90)]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("text_scale", "turn"), LOOKS, ids=lambda value: f"{value:g}")
def test_a_game_is_played_from_title_to_result_and_back_by_one_device_alone(
    play: Play, pads: VirtualPads, device: str, text_scale: float, turn: int
) -> None:
    app = play(text_scale=text_scale, turn=turn).title()
    hands = app.hands(device, pads)
    to_the_table(app, hands, "children")
    chance = random.Random(f"{device} {text_scale} {turn}")
    assert play_to_the_end(app, hands, chance.choice) >= 12
    assert app.somewhere.match.options["rules"] == "children"
    back_to_the_title(app, hands)


def eager(chance: random.Random) -> Callable[[Sequence[Any]], Any]:
    """Takes back a few times, and raises whenever it can."""
    taken: list[Any] = []

    def pick(legal: Sequence[Any]) -> Any:
        back = [move for move in legal if move.text.startswith("-")]
        if back and (len(taken) < 5 or len(back) == len(legal)):
            taken.append(back)
            return chance.choice(back)
        raises = [move for move in legal if ">" in move.text]
        return legal[-1] if back else chance.choice(raises or legal)

    return pick


@pytest.mark.parametrize("device", DEVICES)
def test_a_standard_game_with_take_backs_and_raises_is_played_by_one_device_alone(
    play: Play, pads: VirtualPads, device: str
) -> None:
    app = play(bots=lambda: QuickBots(lambda legal: legal[0])).title()
    hands = app.hands(device, pads)
    to_the_table(app, hands, "standard")
    play_to_the_end(app, hands, eager(random.Random(7)))
    mine = [step.text for step in app.somewhere.match.steps if step.seat == 0]
    assert any(text.startswith("-") for text in mine)
    assert any(">" in text for text in mine)
    assert len(mine) > 15
    back_to_the_title(app, hands)


@pytest.mark.parametrize("device", DEVICES)
def test_a_ball_is_let_be_by_the_done_button(app: Playing, pads: VirtualPads, device: str) -> None:
    match = match_of(app, light="1a1 1b1 1a2 1d4", dark="1d1 1d2 1c4")
    sit_down(app, match)
    hands = app.hands(device, pads)
    for text in ("1b2", "-1d4", "done"):
        app.rest()
        make_move(hands, text)
    assert match.texts == ("1b2", "-1d4", "done")
    assert match.to_move == 1


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_three_presses_lead_from_the_title_to_the_first_move(app: Playing, pads: VirtualPads, device: str) -> None:
    hands = app.hands(device, pads)
    assert isinstance(hands, KeyboardHands | PadHands)
    for _ in range(3):
        hands.press(Wish.CONFIRM)
        app.rest()
    assert app.at(MatchScene)
    assert app.persons_turn()
    hands.press(Wish.CONFIRM)
    app.rest()
    assert app.table.match.steps[0].seat == 0


@pytest.mark.parametrize("device", DEVICES)
def test_a_rematch_and_swapped_seats_begin_from_the_result(play: Play, pads: VirtualPads, device: str) -> None:
    app = play()
    names = [f"1{column}{row}" for row in "1234" for column in "abcd"]
    names += [f"2{column}{row}" for row in "123" for column in "abc"] + ["3a1", "3b1", "3a2", "3b2"]
    match = match_of(app, light=" ".join(names[0::2]), dark=" ".join(names[1::2]), to_move=1)
    sit_down(app, match)
    hands = app.hands(device, pads)
    make_move(hands, "4a1")
    app.until(lambda: app.at(Result))
    app.seconds(4)
    hands.choose("rematch")
    app.rest()
    assert app.at(MatchScene)
    assert app.table.match is not match
    assert app.table.match.moves == ()


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_can_pause_look_at_the_log_and_take_back(app: Playing, pads: VirtualPads, device: str) -> None:
    scene = sit_down(app, match_of(app))
    hands = app.hands(device, pads)
    make_move(hands, "1b2")
    app.rest()
    hands.wish(Wish.LOG)
    app.rest()
    assert not app.at(MatchScene)
    hands.wish(Wish.BACK)
    app.rest()
    hands.wish(Wish.MENU)
    app.rest()
    hands.choose("back")
    app.rest()
    assert app.table is scene
    hands.wish(Wish.UNDO)
    app.rest()
    assert scene.match.moves == ()
    hands.wish(Wish.MENU)
    app.rest()
    hands.choose("leave")
    app.rest()
    assert app.at(Title)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_gets_into_every_screen_of_the_title_and_out_again(
    app: Playing, pads: VirtualPads, device: str
) -> None:
    hands = app.hands(device, pads)
    for spot in ("play", "learn", "settings"):
        hands.choose(spot)
        app.rest()
        assert not app.at(Title)
        hands.wish(Wish.BACK)
        app.rest()
        assert app.at(Title)
    hands.wish(Wish.BACK)
    app.rest()
    hands.choose("leave")
    app.frame()
    assert app.loop.stack.top is None


STUCK = (
    "1a1 1d4 1c3 1a2 1b3 1a3 1b2 1d4>2a2 1c2 2b2 1c4 1d2 1b4 1d2>2b3 1b1 1d1 1d3 1d1>2a1 1c1 1d1 1d2 1d1>2c2 1d4 1d1 "
    "1d4>2c1 1d4 1a4 1d4>2a3 1d4 3a2 1d4>2b1 2c2>3a1 1d4 2c3"
)
"""A children's game whose last move leaves the other side without a ball to place or raise."""


def test_a_whole_game_is_shown_in_motion_up_to_a_side_that_is_stuck(play: Play) -> None:
    app = play(animation=4.0)
    match = match_of(app, rules="children")
    sit_down(app, match)
    for text in STUCK.split():
        make_move(KeyboardHands(app), text)
        app.until(lambda: not app.somewhere.table.busy)
    assert match.outcome is not None
    assert match.outcome.reason == "no_move"
    app.until(lambda: app.at(Result))


def test_a_game_against_the_bots_own_process_is_played_to_its_end(play: Play) -> None:
    app = play(bots=Thinker).title()
    hands = KeyboardHands(app)
    to_the_table(app, hands, "children")
    match, deadline = app.table.match, time.monotonic() + 60
    while not app.at(Result):
        assert time.monotonic() < deadline, f"after {len(match.moves)} moves the bot is silent"
        if app.persons_turn():
            make_move(hands, match.legal()[0].text)
        app.frame()
    assert match.outcome is not None
