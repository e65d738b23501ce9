"""Help at the table by every device: a hint nobody waits for, and a kind answer to what can't be done."""

from collections.abc import Callable

import pytest

from game.play.seat import Bot, Person
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.rule_book import RuleBook
from game.scenes.verdict import assists_of
from game.shell.input.wish import Wish
from game.words import Words
from tests.running import KeyboardHands, MouseHands, TouchHands
from tests.scenes.harness import DEVICES, Playing, QuickBots, SlowBots, make_move, match_of, sit_down, undo
from tests.virtual_pads import VirtualPads

G3 = {"light": "1a1 1b1 1a2 1b2 2a1 1c3 1d3 1c4", "dark": "1c1 1d1 1c2 1d2 1a3 1b3 1a4"}
LAST = {"light": "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 2a1 2b1 2c1 2a2 2b2 3a1 3b1"}

Play = Callable[..., Playing]


def slow(app: Playing) -> SlowBots:
    bots = app.house.thinker
    assert isinstance(bots, SlowBots)
    return bots


def first_or(text: str) -> Callable[[], QuickBots]:
    """Bots that advise one move."""
    return lambda: QuickBots(lambda legal: next((move for move in legal if move.text == text), legal[0]))


@pytest.mark.parametrize("device", DEVICES)
def test_a_hint_leads_the_focus_to_a_move_and_the_next_choice_makes_it(play: Play, pads: VirtualPads, device: str):
    app = play(bots=first_or("1d4"))
    match = match_of(app, **G3)
    sit_down(app, match)
    hands = app.hands(device, pads)
    hands.wish(Wish.HINT)
    app.rest()
    assert app.table.focus.id == "1d4"
    assert app.table.table.state.hint.saying == ("Hint", "Completes a square: take back 2 balls")
    make_move(hands, "1d4")
    assert match.texts == ("1d4",)


def test_a_hint_is_asked_of_the_strongest_bot_about_what_the_person_sees(play: Play):
    asked: list[tuple[object, str]] = []

    class Noting(QuickBots):
        def ask(self, game: str, seen: object, level: str, seed: int = 0, nodes: int | None = None) -> None:
            asked.append((seen, level))
            super().ask(game, seen, level, seed, nodes)

    app = play(bots=Noting)
    match = match_of(app, **G3)
    sit_down(app, match)
    KeyboardHands(app).press(Wish.HINT)
    assert asked == [(match.position, "expert")]


def test_nothing_stands_still_while_a_hint_is_awaited(play: Play):
    app = play(bots=SlowBots)
    match = match_of(app, **G3)
    sit_down(app, match)
    hands = KeyboardHands(app)
    hands.press(Wish.HINT)
    header = app.table.header
    assert header is not None
    assert header.to_do == "waits for a hint"
    before = app.table.focus.id
    hands.press(Wish.RIGHT)
    assert app.table.focus.id != before
    slow(app).ready = True
    app.rest()
    assert app.table.table.state.hint is not None
    assert header.to_do == "place a ball or raise one"


@pytest.mark.parametrize("way", ["move", "undo", "pause"])
def test_a_hint_that_was_not_waited_for_never_comes(play: Play, way: str):
    app = play(bots=SlowBots)
    match = match_of(app, **G3)
    sit_down(app, match)
    hands = KeyboardHands(app)
    make_move(hands, "2b1")
    hands.press(Wish.HINT)
    if way == "move":
        make_move(hands, "1d4")
    elif way == "undo":
        undo(hands)
    else:
        hands.press(Wish.MENU)
        app.rest()
        hands.press(Wish.BACK)
    slow(app).ready = True
    app.seconds(0.5)
    assert app.table.table.state.hint is None
    assert "hint" not in app.table.sitting.assists


def test_asked_again_the_same_hint_comes_without_being_thought_about(play: Play):
    app = play()
    sit_down(app, match_of(app, **G3))
    hands = KeyboardHands(app)
    for _ in range(2):
        hands.press(Wish.HINT)
        app.rest()
        assert app.table.table.state.hint is not None
        hands.press(Wish.LEFT)
    bots = app.house.thinker
    assert isinstance(bots, QuickBots)
    assert len(bots.asked) == 1


def test_there_is_no_hint_in_a_bots_turn(play: Play):
    app = play(bots=SlowBots)
    sit_down(app, match_of(app), Bot("casual"), Person())
    KeyboardHands(app).press(Wish.HINT)
    assert not app.table.adviser.waiting
    assert Wish.HINT not in [prompt.wish for prompt in app.table.prompts()[0]]


def test_a_hint_is_labelled_on_the_result_and_in_the_save(play: Play):
    app = play(bots=first_or("1d4"))
    match = match_of(app, **G3)
    scene = sit_down(app, match)
    hands = KeyboardHands(app)
    hands.press(Wish.HINT)
    app.rest()
    assert scene.sitting.assists == {"hint"}
    loaded = app.house.store.load(scene.sitting.slot)
    assert loaded is not None
    assert loaded.save.assists == ["hint"]
    while match.outcome is None:
        app.until(app.persons_turn)
        make_move(hands, match.legal()[0].text)
    app.until(lambda: app.at(Result))
    assert assists_of(Words("en"), scene.sitting.assists) == ["Hints were used."]


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_tap_on_what_cannot_be_done_is_answered_and_the_rule_can_be_read(play: Play, pads: VirtualPads, device: str):
    app = play()
    match = match_of(app, **G3)
    scene = sit_down(app, match)
    hands = app.hands(device, pads)
    assert isinstance(hands, MouseHands | TouchHands)
    grip = next(spot for spot in scene.table.grips() if spot.id == "1c1")
    hands.touch(*app.window_point(*grip.rect.centre))
    assert scene.table.refused is not None
    hands.wish(Wish.HINT)
    app.rest()
    assert isinstance(app.top, RuleBook)
    assert app.top.paragraph == scene.table.refused.number == "PY5"
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(MatchScene)
    assert not match.texts


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_the_focus_comes_to_what_cannot_be_done_with_the_levels_lifted(play: Play, pads: VirtualPads, device: str):
    app = play()
    scene = sit_down(app, match_of(app, **G3))
    hands = app.hands(device, pads)
    hands.wish(Wish.PEEK if device == "keyboard" else Wish.PREV)
    hands.choose("1a1")
    assert scene.table.refused is not None
    assert scene.prompts()[0][1].label == "Read the rule"
    hands.wish(Wish.HINT)
    app.rest()
    assert isinstance(app.top, RuleBook)


def test_with_one_switch_a_hint_and_a_rule_can_be_had(play: Play):
    app = play(scanning=1.0)
    scene = sit_down(app, match_of(app, **G3))
    switch = KeyboardHands(app)

    def reach(condition: Callable[[], bool]) -> None:
        app.until(condition, 120)
        switch.press(Wish.CONFIRM)
        app.rest()

    def on(wish: Wish) -> Callable[[], bool]:
        return lambda: (
            scene.bar is not None and scene.bar.owns(scene.focus.id) and scene.bar.wish(scene.focus.id) is wish
        )

    reach(on(Wish.HINT))
    assert scene.sitting.assists == {"hint"}
    reach(on(Wish.PEEK))
    reach(lambda: scene.focus.id == "1a1")
    assert scene.table.refused is not None
    reach(on(Wish.HINT))
    assert app.at(RuleBook)
