"""A match as somebody sees it who holds no seat: without what any seat alone may know (HM3)."""

from typing import Any

from game.core.protocol import AnyGame, Seat
from game.play.match import Step
from game.telling import secrets_of


def seen_by_all(game: AnyGame, position: Any) -> Any:
    """The position as far as everybody round the table knows it; all of it where persons have no secrets.

    What two seats both see is nobody's secret, so it is what the second one sees of the view of the first.
    """
    if secrets_of(game.name) is None:
        return position
    return game.seen_by(game.seen_by(position, Seat(0)), Seat(1))


def step_for_all(game: AnyGame, step: Step) -> Step:
    """A step between two such views; its events tell no secrets before the game is over."""
    if secrets_of(game.name) is None:
        return step
    return step._replace(before=seen_by_all(game, step.before), after=seen_by_all(game, step.after))
