"""Names without typing, or typed with a pad: a person sits down, is remembered, and stands in the results."""

from collections.abc import Callable

import pytest

from game.play.people import LONGEST
from game.scenes.chooser import Chooser
from game.scenes.keyboard import Keyboard
from game.scenes.names import Names
from game.scenes.result import Result
from game.scenes.seats import Seats
from game.scenes.title import Title
from game.shell.input.wish import Wish
from tests.running import KeyboardHands
from tests.scenes.harness import DEVICES, Playing, QuickBots
from tests.scenes.layout_check import faults_at_all_sizes
from tests.virtual_pads import VirtualPads


@pytest.fixture
def app(play: Callable[..., Playing]) -> Playing:
    return play(bots=QuickBots)


def ask(app: Playing, game: str = "pylos") -> KeyboardHands:
    """Open the names for seat 1."""
    app.go(Title(app.house), Chooser(app.house), Seats(app.house, game))
    hands = KeyboardHands(app)
    hands.walk(("seat", 0))
    hands.wish(Wish.LOG)
    assert app.at(Names)
    return hands


def test_a_borrowed_name_sits_down_and_is_offered_first_the_next_time(app: Playing) -> None:
    ask(app).choose(("name", "Fern"))
    assert app.at(Seats)
    assert app.top.plan.name(0) == "Fern"
    assert app.top._told(0).name == "Fern"
    assert list(app.house.people.names) == ["Fern"]
    app.house.plans.clear()
    ask(app)
    assert app.top._offered()[0] == "Fern"


def test_nobody_has_the_name_of_another(app: Playing) -> None:
    hands = ask(app)
    hands.choose(("name", "Fern"))
    hands.walk(("seat", 1))
    for _ in range(2):
        hands.press(Wish.RIGHT)
    assert app.top.plan.players[1].name == ""
    hands.wish(Wish.LOG)
    assert "Fern" not in app.top._offered()


def test_a_bot_has_no_name_to_change(app: Playing) -> None:
    app.go(Title(app.house), Chooser(app.house), Seats(app.house, "pylos"))
    hands = KeyboardHands(app)
    hands.walk(("seat", 1))
    hands.wish(Wish.LOG)
    assert app.at(Seats)


@pytest.mark.parametrize("device", DEVICES)
def test_a_name_can_be_typed_with_any_device(app: Playing, pads: VirtualPads, device: str) -> None:
    ask(app)
    hands = app.hands(device, pads)
    hands.choose("type")
    app.rest()
    assert app.at(Keyboard)
    for letter in (0, 13, 13, 0):
        hands.choose(("key", letter))
    hands.choose("done")
    app.rest()
    assert app.at(Seats)
    assert app.top.plan.name(0) == "Anna"


def test_the_keyboard_takes_no_more_than_fits_and_gives_back_letter_by_letter(app: Playing) -> None:
    hands = ask(app)
    hands.choose("type")
    app.rest()
    hands.choose("space")
    hands.choose("done")
    assert app.at(Keyboard)
    for _ in range(LONGEST + 2):
        hands.choose(("key", 1))
    assert app.top.text == "B" + "b" * (LONGEST - 1)
    hands.wish(Wish.UNDO)
    assert len(app.top.text) == LONGEST - 1
    hands.wish(Wish.BACK)
    assert app.at(Names)


def test_a_person_can_be_forgotten(app: Playing) -> None:
    ask(app).choose(("name", "Fern"))
    hands = ask(app)
    hands.walk(("name", "Fern"))
    hands.wish(Wish.UNDO)
    assert list(app.house.people.names) == []


def test_the_name_stands_in_the_results_of_a_finished_game(app: Playing) -> None:
    ask(app).choose(("name", "Fern"))
    KeyboardHands(app).choose("start")
    app.rest()
    match = app.table
    assert match.sitting.sitters(app.house.words)[0].name == "Fern"
    while match.match.outcome is None:
        legal = match.match.legal()
        match.match.play(legal[0])
    for _ in range(600):
        app.frame()
        if app.at(Result):
            break
    assert app.at(Result)
    tally = app.house.results.tally("Fern", "pylos")
    assert tally.games == 1
    assert tally.wins == (0 in match.match.outcome.winners)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room(play: Callable[..., Playing], scale: float, language: str) -> None:
    app = play(text_scale=scale, language=language)
    app.house.people.meet("W" * LONGEST)
    ask(app)
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
    KeyboardHands(app).choose("type")
    app.rest()
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
