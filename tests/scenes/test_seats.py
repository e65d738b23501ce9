"""Seats and options: three presses to a match, seats that turn, pads that join, options that reach the table."""

from collections.abc import Callable

import pytest

from game.play.seat import Bot, Person
from game.scenes.chooser import Chooser
from game.scenes.match import MatchScene
from game.scenes.rule_book import RuleBook
from game.scenes.seat_card import SeatCard, SeatTold
from game.scenes.seat_plan import Plan
from game.scenes.seats import Seats
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.shell.listing import Listing
from tests.running import BUTTONS, KeyboardHands, MouseHands, PadHands, ways
from tests.scenes.harness import DEVICES, Playing, SlowBots
from tests.scenes.layout_check import SIZES, faults_at_all_sizes
from tests.virtual_pads import DUAL_SENSE, VirtualPad, VirtualPads


@pytest.fixture
def app(play: Callable[..., Playing]) -> Playing:
    return play(bots=SlowBots)


@pytest.fixture
def seats(app: Playing) -> Playing:
    """The seats of Pylos, reached by keyboard."""
    return open_seats(app)


def open_seats(app: Playing, game: str = "pylos") -> Playing:
    app.go(Title(app.house), Chooser(app.house), Seats(app.house, game))
    return app


def press(app: Playing, pad: VirtualPad, wish: Wish) -> None:
    pad.press(BUTTONS[wish])
    app.frame()
    pad.release(BUTTONS[wish])
    app.frame()


def cards(app: Playing) -> list[SeatCard]:
    """In a column or side by side."""
    found = [
        widget for outer in app.top.widgets for widget in (outer.widgets if isinstance(outer, Listing) else [outer])
    ]
    return [widget for widget in found if isinstance(widget, SeatCard)]


def spots(app: Playing) -> list[object]:
    return [spot.id for widget in app.top.widgets for spot in widget.spots()]


def told(app: Playing) -> list[SeatTold]:
    return [card.told() for card in cards(app)]


def start(app: Playing) -> MatchScene:
    KeyboardHands(app).choose("start")
    app.rest()
    return app.table


@pytest.mark.parametrize("device", DEVICES)
def test_a_game_is_three_presses_away(app: Playing, pads: VirtualPads, device: str) -> None:
    app.title()
    hands = app.hands(device, pads)
    for spot in ("play", "pylos", "start"):
        hands.choose(spot)
        app.rest()
    assert app.at(MatchScene)
    assert app.table.sitting.players == (Person(), Bot("skilled"))
    if isinstance(hands, PadHands | KeyboardHands):
        assert hands.presses == 3


def test_leaving_the_table_does_not_lead_back_to_the_seats(seats: Playing) -> None:
    start(seats)
    assert not any(isinstance(scene, Seats) for scene in seats.loop.stack.scenes)


def test_left_and_right_change_who_sits_there(seats: Playing) -> None:
    hands = KeyboardHands(seats)
    hands.walk(("seat", 1))
    names = []
    for _ in range(5):
        names.append(told(seats)[1].name)
        hands.press(Wish.RIGHT)
    assert names == ["Skilled bot", "Expert bot", "Player 2", "Casual bot", "Skilled bot"]
    hands.press(Wish.LEFT)
    assert start(seats).sitting.players == (Person(), Bot("skilled"))


def test_a_tap_on_either_half_of_the_state_goes_back_or_on(seats: Playing) -> None:
    state = cards(seats)[1]._state
    hands = MouseHands(seats)
    y = state.centre[1]
    hands.touch(*seats.window_point(state.right - 30, y))
    assert told(seats)[1].level == 2
    hands.touch(*seats.window_point(state.x + 30, y))
    hands.touch(*seats.window_point(state.x + 30, y))
    assert told(seats)[1].level == 0


def test_a_seat_can_be_bound_to_a_pad_and_the_match_knows_which(app: Playing, pads: VirtualPads) -> None:
    pads.plug(ids=DUAL_SENSE)
    app.frame()
    hands = KeyboardHands(open_seats(app))
    hands.walk(("seat", 0))
    hands.press(Wish.RIGHT)
    assert told(app)[0].device[-1] == "Gamepad 1"
    device = app.house.inputs.pads[0]
    sitting = start(app).sitting
    assert sitting.players[0] == Person(device.guid)
    assert sitting.pads.missing() == []
    assert sitting.pads.may_act(0, device)


def test_a_free_pad_joins_instead_of_starting_and_starts_from_then_on(seats: Playing, pads: VirtualPads) -> None:
    pad = pads.plug()
    seats.frame()
    assert cards(seats)[1].join is not None
    press(seats, pad, Wish.CONFIRM)
    assert seats.at(Seats)
    assert told(seats)[1].name == "Player 2"
    assert pad.rumbles
    press(seats, pad, Wish.CONFIRM)
    seats.rest()
    device = seats.house.inputs.pads[0]
    assert seats.table.sitting.players == (Person(), Person(device.guid))
    assert seats.table.sitting.pads.may_act(1, device)


def test_a_second_pad_joins_and_the_first_keeps_its_seat(app: Playing, pads: VirtualPads) -> None:
    first = pads.plug()
    app.title()
    hands = PadHands(app, first)
    for spot in ("play", "pylos"):
        hands.choose(spot)
        app.rest()
    second = pads.plug()
    app.frame()
    press(app, second, Wish.CONFIRM)
    one, two = app.house.inputs.pads
    press(app, first, Wish.CONFIRM)
    app.rest()
    pads_of = app.table.sitting.pads
    assert (pads_of.may_act(0, one), pads_of.may_act(0, two)) == (True, False)
    assert (pads_of.may_act(1, one), pads_of.may_act(1, two)) == (False, True)


def test_the_pad_that_opened_the_screen_starts_the_game_alone(app: Playing, pads: VirtualPads) -> None:
    pad = pads.plug()
    app.title()
    hands = PadHands(app, pad)
    for spot in ("play", "pylos", "start"):
        hands.choose(spot)
        app.rest()
    assert app.table.sitting.players == (Person(), Bot("skilled"))


def test_a_pad_pulled_out_leaves_a_person_with_any_device(seats: Playing, pads: VirtualPads) -> None:
    pad = pads.plug()
    seats.frame()
    press(seats, pad, Wish.CONFIRM)
    pad.unplug()
    seats.frame()
    assert told(seats)[1].device == ("Any device", "Any")
    assert start(seats).sitting.players == (Person(), Person())


def test_pads_may_come_and_go_while_a_seat_is_in_focus(seats: Playing, pads: VirtualPads) -> None:
    KeyboardHands(seats).walk(("seat", 1))
    for _ in range(3):
        pad = pads.plug()
        seats.frame()
        pad.unplug()
        seats.frame()
    assert seats.top.focus.id == ("seat", 1)


@pytest.mark.parametrize(("presses", "value"), [(0, "standard"), (1, "children"), (2, "advanced"), (5, "advanced")])
def test_the_chosen_rules_reach_the_match(seats: Playing, presses: int, value: str) -> None:
    hands = KeyboardHands(seats)
    hands.walk(("option", "rules"))
    for _ in range(presses):
        hands.press(Wish.RIGHT)
    assert start(seats).match.options == {"rules": value}


def test_the_pace_of_bots_is_kept_as_a_setting(seats: Playing) -> None:
    hands = KeyboardHands(seats)
    hands.walk(("pace",))
    for _ in range(3):
        hands.press(Wish.RIGHT)
    assert seats.house.file.settings.bot_pace == 2.0
    assert seats.house.settings.bot_pace == 2.0


def test_swapping_lets_the_bot_begin(seats: Playing) -> None:
    KeyboardHands(seats).wish(Wish.UNDO)
    assert [card.name for card in told(seats)] == ["Skilled bot", "Player 2"]
    assert start(seats).sitting.players == (Bot("skilled"), Person())


def test_each_deal_takes_a_fresh_seed(seats: Playing) -> None:
    seats.house.deal_seed = lambda: 77
    assert start(seats).sitting.seed == 77


def test_the_last_choice_is_there_again_the_next_time(seats: Playing) -> None:
    hands = KeyboardHands(seats)
    hands.walk(("seat", 1))
    hands.press(Wish.RIGHT)
    hands.walk(("option", "rules"))
    hands.press(Wish.RIGHT)
    start(seats)
    open_seats(seats)
    assert told(seats)[1].name == "Expert bot"
    assert start(seats).match.options == {"rules": "children"}


def test_hint_opens_the_rules_and_back_the_chooser(seats: Playing) -> None:
    hands = KeyboardHands(seats)
    hands.wish(Wish.HINT)
    assert seats.at(RuleBook)
    hands.wish(Wish.BACK)
    hands.wish(Wish.BACK)
    assert seats.at(Chooser)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_directions_reach_everything(play: Callable[..., Playing], size: tuple[int, int], scale: float) -> None:
    app = open_seats(play(size=size, text_scale=scale))
    reached, front = {app.top.focus.id}, [app.top.focus.id]
    while front:
        for _, there in ways(app.top, front.pop()):
            if there not in reached:
                reached.add(there)
                front.append(there)
    assert reached == {("seat", 0), ("seat", 1), ("option", "rules"), ("pace",), "start"}


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room(play: Callable[..., Playing], pads: VirtualPads, scale: float, language: str) -> None:
    app = play(text_scale=scale, language=language)
    pads.plug("A gamepad whose maker gave it quite a long name indeed")
    app.frame()
    open_seats(app)
    for spot, wish in ((("seat", 0), Wish.RIGHT), (("seat", 1), Wish.RIGHT), (("option", "rules"), Wish.RIGHT)):
        hands = KeyboardHands(app)
        hands.walk(spot)
        hands.press(wish)
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []


def test_where_many_may_play_the_places_lie_side_by_side(app: Playing) -> None:
    open_seats(app, "hutan")
    assert [card.told().seat for card in cards(app)] == [0, 1, None, None]
    assert len({card.rect.y for card in cards(app)}) == 1
    hands = KeyboardHands(app)
    hands.walk(("seat", 2))
    hands.press(Wish.CONFIRM)
    assert [card.told().name for card in cards(app)] == ["Player 1", "Skilled bot", "Player 3", "Empty seat"]


def test_an_option_that_means_nothing_now_isn_t_shown(app: Playing) -> None:
    open_seats(app, "hutan")
    hands = KeyboardHands(app)
    assert ("option", "scenario") not in spots(app)
    hands.walk(("option", "mode"))
    hands.wish(Wish.PREV)
    assert ("option", "scenario") in spots(app)
    assert app.top.focus.id == ("option", "mode")


@pytest.mark.parametrize("game", ["pylos", "help_me"])
def test_a_card_tells_who_begins_unless_that_is_drawn(app: Playing, game: str) -> None:
    open_seats(app, game)
    assert any("begins" in card.told().note for card in cards(app)) == (game == "pylos")


@pytest.mark.parametrize("game", ["help_me", "hutan"])
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room_side_by_side(
    play: Callable[..., Playing], pads: VirtualPads, scale: float, language: str, game: str
) -> None:
    app = play(text_scale=scale, language=language)
    pads.plug("A gamepad whose maker gave it quite a long name indeed")
    app.frame()
    open_seats(app, game)
    for at in (0, 2):
        hands = KeyboardHands(app)
        hands.walk(("seat", at))
        hands.press(Wish.NEXT)
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_chance_decides_who_begins_help_me_unless_somebody_is_named(app: Playing, seat: int | None) -> None:
    hands = KeyboardHands(app)
    for number in range(4):
        app.house.deal_seed = lambda number=number: number
        open_seats(app, "help_me")
        app.rest()
        hands.walk(("first",))
        for _ in range(3):
            if app.top.plan.begins != seat:  # type: ignore[attr-defined]
                hands.press(Wish.CONFIRM)
                app.rest()
        hands.choose("start")
        app.rest()
        drawn = app.house.box("help_me").game.deal({}, 2, number)["first"]
        assert app.somewhere.match.setup["first"] == (drawn if seat is None else seat)


def test_whoever_was_named_is_forgotten_when_the_seat_is_empty() -> None:
    plan = Plan((2, 4), {})
    plan.begins = 2
    assert plan.first is None
    plan.turn(2, 1, ())
    assert plan.first == 2
