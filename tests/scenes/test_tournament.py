"""A tournament: who takes part, game after game, and the awards; it goes on after being left."""

from collections.abc import Callable

import pytest

from game.play.seat import Bot, Person
from game.play.tournament import FULL
from game.scenes.entrants import Entrants
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.saved_games import SavedGames
from game.scenes.standing import Standing
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.tables import offers
from tests.running import BUTTONS, KeyboardHands, PadHands
from tests.scenes.harness import Playing
from tests.scenes.layout_check import faults_at_all_sizes
from tests.virtual_pads import VirtualPad, VirtualPads


@pytest.fixture
def app(play: Callable[..., Playing]) -> Playing:
    return play()


def enter(app: Playing) -> KeyboardHands:
    """From the title to who takes part."""
    app.title()
    hands = KeyboardHands(app)
    hands.choose("tournament")
    app.rest()
    assert app.at(Entrants)
    return hands


def press(app: Playing, pad: VirtualPad, wish: Wish) -> None:
    pad.press(BUTTONS[wish])
    app.frame()
    pad.release(BUTTONS[wish])
    app.frame()


def play_out(app: Playing) -> None:
    """The game on the table is played to its result, people's decisions straight to the match."""
    for _ in range(20_000):
        if app.at(Result):
            return
        scene = app.somewhere
        if not app.at(MatchScene):
            KeyboardHands(app).wish(Wish.CONFIRM)
        elif scene.held_up():
            scene.looked()
        elif scene.match.outcome is None and scene._person() is not None:
            scene.commit(scene.match.legal()[0])
        app.frame()
    raise AssertionError("no end in sight")


def go_on(app: Playing) -> None:
    """From a result to the points."""
    app.seconds(3)
    KeyboardHands(app).choose("rematch")
    app.rest()
    assert app.at(Standing)


def test_two_people_play_all_games_to_the_awards(app: Playing) -> None:
    hands = enter(app)
    hands.walk(("seat", 1))
    while app.top.plan.players[1] != Person():
        hands.press(Wish.CONFIRM)
    hands.choose("start")
    app.rest()
    seen = []
    while app.top.tournament.next is not None:
        KeyboardHands(app).choose("next")
        app.rest()
        seen.append(app.somewhere.sitting.game)
        play_out(app)
        go_on(app)
    assert seen == [game for game in offers.FACTS if offers.playable(game)]
    done = app.top.tournament
    assert sum(done.earned(entrant) for entrant in (0, 1)) == FULL * len(seen)
    app.seconds(3)
    KeyboardHands(app).choose("next")
    app.rest()
    assert app.at(Title)
    assert app.house.tournament.tournament is None


def test_games_of_bots_alone_are_played_unseen(app: Playing) -> None:
    hands = enter(app)
    for place in (2, 3):
        hands.walk(("seat", place))
        hands.press(Wish.PREV)
        hands.press(Wish.PREV)
    assert sum(isinstance(player, Bot) for player in app.top.plan.players) == 3
    hands.choose("start")
    app.rest()
    KeyboardHands(app).choose("next")
    app.rest()
    play_out(app)
    go_on(app)
    assert "next" not in [spot.id for spot in app.top.spots()]
    app.until(lambda: "next" in [spot.id for spot in app.top.spots()])
    done = app.house.tournament.tournament
    assert len(done.points) >= 2
    assert any(isinstance(player, Person) for player in done.players_of(done.next))


def test_left_in_mid_game_it_goes_on_from_the_title_or_from_the_saved_games(app: Playing) -> None:
    enter(app).choose("start")
    app.rest()
    KeyboardHands(app).choose("next")
    app.rest()
    app.somewhere.commit(app.somewhere.match.legal()[0])
    app.until(app.persons_turn)
    slot = app.somewhere.sitting.slot
    app.house.home()
    app.rest()
    KeyboardHands(app).choose("tournament")
    app.rest()
    KeyboardHands(app).choose("next")
    app.rest()
    assert app.table.sitting.slot == slot
    app.house.home()
    app.rest()
    KeyboardHands(app).choose("resume")
    app.rest()
    if app.at(SavedGames):
        KeyboardHands(app).choose(slot)
        app.rest()
    play_out(app)
    go_on(app)
    assert len(app.house.tournament.tournament.points) == 1


def test_it_can_be_ended_early_after_a_question(app: Playing) -> None:
    enter(app).choose("start")
    app.rest()
    hands = KeyboardHands(app)
    hands.choose("end")
    app.rest()
    hands.choose("back")
    app.rest()
    assert app.at(Standing)
    hands.choose("end")
    app.rest()
    hands.choose("really")
    app.rest()
    assert app.at(Title)
    hands.choose("tournament")
    app.rest()
    assert app.at(Entrants)


def test_who_joined_with_a_pad_plays_with_it_at_every_table(app: Playing, pads: VirtualPads) -> None:
    enter(app)
    red, blue = pads.plug(), pads.plug()
    app.frame()
    press(app, red, Wish.CONFIRM)
    press(app, blue, Wish.CONFIRM)
    KeyboardHands(app).choose("start")
    app.rest()
    blue.unplug()
    app.frame()
    KeyboardHands(app).choose("next")
    app.rest()
    sitting = app.somewhere.sitting
    entrants = app.house.tournament.tournament.next.entrants
    one = app.house.inputs.pads[0]
    seats = [seat for seat, entrant in enumerate(entrants) if entrant == 1]
    assert all(sitting.pads.may_act(seat, one) for seat in seats)
    assert PadHands(app, red).running is app


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room(play: Callable[..., Playing], scale: float, language: str) -> None:
    app = play(text_scale=scale, language=language)
    enter(app)
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
    KeyboardHands(app).choose("start")
    app.rest()
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
