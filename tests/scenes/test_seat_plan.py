"""The plan of a game's seats: who could sit where, who joins, and what is left when pads vanish."""

from game.play.seat import Bot, Person
from game.scenes.seat_plan import NOBODY, Place, Plan
from game.shell.input.wish import Device, DeviceKind

RED = Device(10, DeviceKind.PAD, "Red pad", guid="red")
BLUE = Device(11, DeviceKind.PAD, "Blue pad", guid="blue")
TWIN = Device(12, DeviceKind.PAD, "Red pad", guid="red")


def test_a_person_sits_first_and_skilled_bots_on_all_other_seats() -> None:
    assert Plan((4, 4), {}).players == [Person(), Bot("skilled"), Bot("skilled"), Bot("skilled")]


def test_turning_goes_through_any_device_each_free_pad_and_each_level_and_round_again() -> None:
    plan = Plan((2, 2), {})
    seen = []
    for _ in range(6):
        seen.append(plan.places[0])
        plan.turn(0, 1, [RED, BLUE])
    persons = [Place(Person()), Place(Person("red"), RED), Place(Person("blue"), BLUE)]
    assert seen == [*persons, Place(Bot("casual")), Place(Bot("skilled")), Place(Bot("expert"))]
    assert plan.places[0] == seen[0]


def test_turning_back_undoes_turning_on() -> None:
    plan = Plan((2, 2), {})
    plan.turn(1, 1, [RED])
    plan.turn(1, -1, [RED])
    assert plan.places == Plan((2, 2), {}).places


def test_a_pad_that_somebody_holds_is_skipped() -> None:
    plan = Plan((2, 2), {})
    plan.turn(0, 1, [RED, BLUE])
    assert plan.held == {0: RED}
    assert Place(Person("red"), RED) not in plan.choices(1, [RED, BLUE])
    assert Place(Person("blue"), BLUE) in plan.choices(1, [RED, BLUE])


def test_equal_pads_are_told_apart() -> None:
    plan = Plan((2, 2), {})
    plan.turn(0, 1, [RED, TWIN])
    assert Place(Person("red"), TWIN) in plan.choices(1, [RED, TWIN])
    assert not plan.holds(TWIN)


def test_a_pad_joins_at_the_first_bot() -> None:
    plan = Plan((3, 3), {})
    assert plan.join(BLUE, None) == 1
    assert plan.players == [Person(), Person("blue"), Bot("skilled")]
    assert plan.held == {1: BLUE}


def test_the_pad_that_was_there_before_keeps_the_first_seat_for_itself() -> None:
    plan = Plan((2, 2), {})
    plan.join(BLUE, RED)
    assert plan.held == {0: RED, 1: BLUE}


def test_nobody_joins_where_no_bot_sits() -> None:
    plan = Plan((2, 2), {})
    plan.join(BLUE, None)
    assert plan.join(TWIN, None) is None
    assert plan.held == {1: BLUE}


def test_a_person_whose_pad_is_gone_plays_with_any_device() -> None:
    plan = Plan((2, 2), {})
    plan.join(BLUE, RED)
    plan.forget([RED])
    assert plan.places == [Place(Person("red"), RED), Place(Person())]


def test_swapping_moves_everybody_with_their_pads() -> None:
    plan = Plan((2, 2), {})
    plan.join(BLUE, None)
    plan.swap()
    assert plan.places == [Place(Person("blue"), BLUE), Place(Person())]
    assert plan.held == {0: BLUE}


def test_places_beyond_the_usual_two_are_empty_and_can_be_filled() -> None:
    plan = Plan((2, 4), {})
    assert plan.players == [Person(), Bot("skilled")]
    assert plan.places[2:] == [NOBODY, NOBODY]
    assert NOBODY in plan.choices(2, [])
    plan.turn(3, -1, [])
    assert plan.players == [Person(), Bot("skilled"), Bot("expert")]
    assert [plan.seat(at) for at in range(4)] == [0, 1, None, 2]


def test_as_many_stay_as_the_game_needs() -> None:
    plan = Plan((2, 4), {})
    assert NOBODY not in plan.choices(0, [])
    plan.turn(2, 1, [])
    assert NOBODY in plan.choices(0, [])


def test_one_may_be_alone_where_the_game_allows_it() -> None:
    plan = Plan((1, 4), {})
    assert len(plan.players) == 2
    plan.turn(1, 2, [])
    assert plan.players == [Person()]
    assert NOBODY not in plan.choices(0, [])


def test_who_joins_takes_a_bot_s_place_before_an_empty_one() -> None:
    plan = Plan((2, 4), {})
    assert [plan.join(pad, None) for pad in (RED, BLUE, TWIN)] == [1, 2, 3]
    assert plan.held == {1: RED, 2: BLUE, 3: TWIN}


def test_swapping_leaves_empty_places_where_they_are() -> None:
    plan = Plan((2, 4), {})
    plan.turn(3, -1, [])
    plan.swap()
    assert plan.places == [Place(Bot("skilled")), Place(Bot("expert")), NOBODY, Place(Person())]
