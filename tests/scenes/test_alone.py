"""Playing alone: the deal of the day, an earlier deal again, the best score, stars and a scenario's target."""

from typing import Any

import pytest

from game.play.deals import of_day, seed_of
from game.play.seat import Person
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.seats import Seats
from game.scenes.sitting import resumed
from game.tables import offers
from tests.running import KeyboardHands
from tests.scenes.harness import Playing
from tests.scenes.layout_check import written_on

DEAL = ("deal",)


def alone(app: Playing, **options: str) -> Seats:
    """The seats of Hutan with one person."""
    app.house.stack.push(Seats(app.house, "hutan"))
    app.rest()
    seats = app.top
    assert isinstance(seats, Seats)
    for at in range(1, len(seats.plan.places)):
        seats.plan.places[at] = seats.plan.places[at]._replace(player=None)
    seats.plan.options.update(options)
    seats.rebuild()
    app.rest()
    return seats


def choosable(seats: Seats, spot: tuple[str, ...]) -> Any:
    return next(one for one in seats.choices() if one.spot == spot)


def start(app: Playing) -> MatchScene:
    KeyboardHands(app).choose("start")
    app.rest()
    return app.table


def to_the_end(app: Playing) -> None:
    """Whatever is legal, at once."""
    scene = app.table
    while scene.match.outcome is None:
        scene.commit(scene.match.legal()[0])
    app.until(lambda: app.at(Result))


def test_only_who_plays_alone_is_offered_an_earlier_deal_again(app: Playing) -> None:
    alone(app)
    start(app)
    to_the_end(app)
    app.house.home()
    app.rest()
    seats = alone(app)
    assert len(choosable(seats, DEAL).values) == 3
    seats.plan.places[1] = seats.plan.places[1]._replace(player=Person())
    assert len(choosable(seats, DEAL).values) == 2


@pytest.mark.parametrize("game", sorted(game for game in offers.FACTS if offers.playable(game)))
def test_every_game_that_deals_offers_the_deal_of_the_day(app: Playing, game: str) -> None:
    app.house.stack.push(Seats(app.house, game))
    app.rest()
    rules, plan = app.house.box(game).game, app.top.plan
    setups = [rules.deal(plan.options, len(plan.players), seed) for seed in range(9)]
    dealt = any(setup != setups[0] for setup in setups)
    assert (DEAL in [one.spot for one in app.top.choices()]) == dealt
    if not dealt:
        return
    choosable(app.top, DEAL).change(1)
    sitting = start(app).sitting
    seed = seed_of(game, of_day(app.house.wall().date()))
    assert sitting.match.setup == rules.deal(sitting.match.options, sitting.match.seats, seed)


def test_the_deal_of_the_day_is_dealt_from_the_date(app: Playing) -> None:
    seats = alone(app)
    choosable(seats, DEAL).change(1)
    sitting = start(app).sitting
    today = of_day(app.house.wall().date())
    assert sitting.deal == today
    assert sitting.seed == seed_of("hutan", today)


def test_a_deal_that_was_played_can_be_played_again(app: Playing) -> None:
    alone(app)
    first = start(app).sitting
    to_the_end(app)
    points = app.house.results.best("hutan", 1)[0].points
    seats = alone(app)
    row = choosable(seats, DEAL)
    assert len(row.values) == 3
    assert str(abs(points)) in row.values[2]
    row.change(2)
    again = start(app).sitting
    assert again.deal == first.deal
    assert again.match.setup == first.match.setup


def test_a_game_that_was_put_aside_still_knows_its_deal(app: Playing) -> None:
    alone(app)
    sitting = start(app).sitting
    sitting.keep(app.house)
    back = resumed(app.house, sitting.slot)
    assert back is not None
    assert back.deal == sitting.deal


def test_the_start_button_names_target_and_best(app: Playing) -> None:
    seats = alone(app, mode="scenario", scenario="A")
    assert "Target 75" in seats.facts()
    assert "best" not in seats.facts()
    start(app)
    to_the_end(app)
    points = app.house.results.best("hutan", 1)[0].points
    assert f"best {points}" in alone(app, mode="scenario", scenario="A").facts()
    assert "best" not in alone(app, mode="scenario", scenario="B").facts()


@pytest.mark.parametrize("scenario", ["A", "N"])
def test_the_result_tells_of_stars_the_target_and_the_best(app: Playing, scenario: str) -> None:
    alone(app, mode="scenario", scenario=scenario)
    start(app)
    to_the_end(app)
    said = written(app)
    assert "star" in said
    assert "target" in said
    assert "Best score with these options" in said


def written(app: Playing) -> str:
    """Everything the result says in lines of its own."""
    result = app.top
    assert isinstance(result, Result)
    assert result.canvas is not None
    return " ".join(each.words for each in written_on(result, app.house.kit, result.canvas))
