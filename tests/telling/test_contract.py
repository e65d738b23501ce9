"""Laws of every telling: whatever can happen in a game can be told, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.errors import OptionError
from game.core.protocol import AnyGame, Seat
from game.core.rng import Rng
from game.play.levels import open_box
from game.play.match import Match, deal
from game.rules.catalog import GAMES
from game.telling import telling_of
from game.words import Words, languages

SEEDS = range(6)
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages())


def walks(game: AnyGame) -> Iterator[Match]:
    """Seeded random games of every option value, fewer the more values there are, or of the one way to play."""
    several = [(option.name, value, len(option.values)) for option in game.options() for value in option.values]
    for chosen, values in [({name: value}, count) for name, value, count in several] or [({}, 1)]:
        for seed in SEEDS[: max(1, 2 * len(SEEDS) // values)]:
            match, rng = deal(game, chosen, game.seats[0], seed), Rng(seed)
            while match.outcome is None:
                legal = match.legal()
                match.play(legal[rng.below(len(legal))])
            yield match


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_move_event_and_position_of_random_games_can_be_told(name: str, language: str) -> None:
    game, telling, words = open_box(name).game, telling_of(name), Words(language)
    for match in walks(game):
        for step in match.steps:
            assert telling.to_do(words, step.before)
            assert_plain(telling.move(words, step.before, step.move))
            assert not any("{" in telling.event(words, event) for event in step.events)
            assert_plain(telling.board(words, step.after))
        assert match.outcome is not None
        assert_plain(telling.reason(words, match.outcome.reason))
        assert telling.to_do(words, match.position) == ""


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_option_and_value_has_a_name_and_an_explanation(name: str, language: str) -> None:
    game, telling, words = open_box(name).game, telling_of(name), Words(language)
    for option in game.options():
        assert telling.option(words, option.name)
        names = [telling.value(words, option.name, value) for value in option.values]
        assert len(set(names)) == len(names)
        assert all(telling.explain(words, option.name, value) for value in option.values)


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_seat_is_called_by_its_own_name(name: str, language: str) -> None:
    game, telling, words = open_box(name).game, telling_of(name), Words(language)
    names = [telling.piece_name(words, Seat(seat)) for seat in range(game.seats[1])]
    assert len(set(names)) == len(names)


def test_a_game_nobody_tells_is_named() -> None:
    with pytest.raises(OptionError, match="chess"):
        telling_of("chess")


def assert_plain(text: Any) -> None:
    """A text that was filled in and holds something to say."""
    assert text
    assert "{" not in text
