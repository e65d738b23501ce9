"""Seats change hands in mid-game: from people to bots and back, and to whoever comes late; secrets stay secrets."""

from collections.abc import Callable

import pytest

from game.core.protocol import Seat
from game.play.seat import Bot, Person
from game.scenes.curtain import Curtain, Why
from game.scenes.match import MatchScene
from game.scenes.pause import Pause
from game.scenes.reseat import Reseat
from game.scenes.sitting import resumed
from game.scenes.unplugged import Unplugged
from game.shell.input.wish import Wish
from game.words import Words
from tests.running import Hands, KeyboardHands, PadHands
from tests.scenes.harness import DEVICES, Playing, SlowBots, match_of, sit_down, sit_with_pads
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.scenes.sharing import calmly, come, deals_of, look_and_go_on, sit
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]


def open_seats(app: Playing, hands: Hands) -> Reseat:
    """From the table to its seats."""
    hands.wish(Wish.MENU)
    app.rest()
    hands.choose("seats")
    app.rest()
    assert isinstance(app.top, Reseat)
    return app.top


def turn_to(app: Playing, hands: Hands, place: int, wanted: Callable[[object], bool]) -> None:
    """Press a place's card until somebody sits there who is wanted."""
    for _ in range(9):
        if wanted(app.top.plan.places[place].player):
            return
        hands.choose(("seat", place))
    raise AssertionError(f"nobody like that can sit at {place}")


def is_person(player: object) -> bool:
    return isinstance(player, Person)


def is_bot(player: object) -> bool:
    return isinstance(player, Bot)


@pytest.mark.parametrize("device", DEVICES)
def test_a_seat_goes_to_a_bot_and_back_and_the_save_knows(play: Play, pads: VirtualPads, device: str) -> None:
    app = play(bots=SlowBots)
    scene = sit_down(app, match_of(app), Person(name="Ann"), Person())
    hands = app.hands(device, pads)
    open_seats(app, hands)
    turn_to(app, hands, 1, is_bot)
    hands.choose("start")
    app.rest()
    assert app.table is scene
    assert is_bot(scene.sitting.players[1])
    again = resumed(app.house, scene.sitting.slot)
    assert again is not None
    assert again.players == (Person(name="Ann"), scene.sitting.players[1])
    open_seats(app, hands)
    turn_to(app, hands, 1, is_person)
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(Pause)
    assert is_person(scene.sitting.players[1])


def test_a_bot_whose_turn_it_is_moves_once_it_has_the_seat(app: Playing) -> None:
    scene = sit_down(app, match_of(app))
    hands = KeyboardHands(app)
    open_seats(app, hands)
    turn_to(app, hands, 0, is_bot)
    hands.choose("start")
    app.until(lambda: len(scene.match.steps) > 0)
    assert scene.match.steps[0].seat == 0
    app.rest()
    assert any(each.words == "Casual bot" for each in written_on(scene, app.house.kit, scene.canvas))


def test_a_seat_that_changed_hands_after_the_first_move_is_told_in_the_result(app: Playing) -> None:
    scene = sit_down(app, match_of(app))
    scene.match.play(scene.match.legal()[0])
    hands = KeyboardHands(app)
    open_seats(app, hands)
    turn_to(app, hands, 0, is_bot)
    hands.choose("start")
    app.rest()
    assert "bot" in scene.sitting.assists


def test_nothing_changed_is_nothing_noted(app: Playing) -> None:
    scene = sit_down(app, match_of(app))
    scene.match.play(scene.match.legal()[0])
    hands = KeyboardHands(app)
    open_seats(app, hands)
    hands.choose("start")
    app.rest()
    assert scene.sitting.players == (Person(), Person())
    assert scene.sitting.assists == set()


# -------------------------------------------------- coming late


def test_a_late_pad_joins_from_the_pause_and_takes_the_bots_seat(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    scene = sit_down(app, match_of(app), Person(), Bot("skilled"))
    hands = KeyboardHands(app)
    hands.wish(Wish.MENU)
    app.rest()
    late = PadHands(app, pads.plug())
    app.frame()
    assert any(prompt.wish is Wish.UNDO for prompt in app.top.prompts()[1])
    late.press(Wish.UNDO)
    app.rest()
    assert app.at(Reseat)
    hands.choose("start")
    app.rest()
    pad = app.house.inputs.pads[0]
    assert scene.sitting.players == (Person(), Person(pad.guid))
    assert scene.sitting.pads.seat_of(pad) == 1
    assert late.pad.rumbles


def test_the_pad_that_plays_with_whatever_is_at_hand_does_not_join_twice(app: Playing, pads: VirtualPads) -> None:
    scene = sit_down(app, match_of(app), Person(), Bot("skilled"))
    hands = PadHands(app, pads.plug())
    hands.press(Wish.MENU)
    app.rest()
    hands.press(Wish.UNDO)
    app.rest()
    assert app.at(Pause)
    assert is_bot(scene.sitting.players[1])


def test_a_stranger_may_open_the_pause_with_the_pad_they_join_with(play: Play, pads: VirtualPads) -> None:
    app = play(bots=SlowBots)
    mine = pads.plug()
    app.frame()
    scene = sit_with_pads(app, match_of(app), app.house.inputs.pads[0])
    scene.sitting.players = (scene.sitting.players[0], Bot("skilled"))
    late = PadHands(app, pads.plug())
    late.press(Wish.MENU)
    app.rest()
    late.press(Wish.UNDO)
    app.rest()
    assert app.at(Reseat)
    late.choose("start")
    app.rest()
    first, second = app.house.inputs.pads
    assert [scene.sitting.pads.seat_of(pad) for pad in (first, second)] == [0, 1]
    assert not mine.rumbles


def test_a_seat_with_a_name_keeps_it_when_its_pad_is_lost(app: Playing, pads: VirtualPads) -> None:
    pad = pads.plug()
    app.frame()
    device = app.house.inputs.pads[0]
    scene = sit_down(app, match_of(app), Person(device.guid, "Ann"), Person(), held={Seat(0): device})
    pad.unplug()
    app.until(lambda: app.at(Unplugged))
    app.rest()
    KeyboardHands(app).choose("any")
    app.rest()
    assert scene.sitting.players[0] == Person(name="Ann")


# -------------------------------------------------- secrets


def test_whoever_takes_a_seat_with_secrets_is_called_alone_to_look_first(play: Play) -> None:
    app, frames = play(bots=SlowBots), []
    for creatures in deals_of(2):
        scene = sit(app, "pb", creatures=creatures, moves=2, first=0)
        hands = KeyboardHands(app)
        open_seats(app, hands)
        turn_to(app, hands, 1, is_person)
        hands.choose("start")
        app.until(lambda: app.at(Curtain))
        app.rest()
        assert app.top.seat == 1
        assert app.top.why is Why.FIRST_LOOK
        frames.append(app.pixels())
        assert not scene.match.can_undo({0, 1})
        assert come(app, hands) == 1
        assert app.table.calling.invited == 1
        look_and_go_on(app, hands)
        app.until(lambda: app.at(Curtain))
        assert app.top.seat == scene.match.to_move
        come(app, hands)
        assert app.at(MatchScene)
    assert len(set(frames)) == 1


def test_a_newcomer_with_another_name_is_called_like_a_new_one(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = sit(app, "pp", moves=2, first=0)
    app.until(lambda: app.at(Curtain))
    hands = KeyboardHands(app)
    come(app, hands)
    assert scene.sitting.reseat([Person(), Person(name="Ann")], {})
    hands.wish(Wish.MENU)
    app.rest()
    hands.choose("back")
    app.until(lambda: app.at(Curtain))
    assert (app.top.seat, app.top.why) == (1, Why.FIRST_LOOK)


def test_when_all_others_left_nobody_is_called_any_more(play: Play) -> None:
    app = play(bots=SlowBots)
    scene = sit(app, "pp", moves=2, first=0)
    app.until(lambda: app.at(Curtain))
    hands = KeyboardHands(app)
    open_seats(app, hands)
    turn_to(app, hands, 1, is_bot)
    hands.choose("start")
    calmly(app)
    if app.at(Curtain):
        come(app, hands)
    assert app.at(MatchScene)
    assert not scene.calling.shared


# -------------------------------------------------- words


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room(play: Play, pads: VirtualPads, scale: float, language: str) -> None:
    app = play(text_scale=scale, language=language, bots=SlowBots)
    pads.plug()
    for scene in (sit_down(app, match_of(app), Person(), Bot("skilled")), sit(app, "pbbb")):
        KeyboardHands(app).wish(Wish.MENU)
        app.rest()
        assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
        app.go(scene, Reseat(app.house, scene.sitting, app.house.inputs.last_used))
        assert faults_at_all_sizes(app.top, app.house.kit, scale) == []


def test_the_words_are_ukrainian_too() -> None:
    words = Words("uk")
    assert words.say("Join in") != "Join in"
    assert words.say("A bot sat in for somebody for a while.") != "A bot sat in for somebody for a while."
