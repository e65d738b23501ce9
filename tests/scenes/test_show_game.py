"""In the window of the chooser's card in focus casual bots play a real game, for a while after each action."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.play.levels import open_box
from game.scenes.chooser import AWAKE, Chooser
from game.scenes.seats import Seats
from game.scenes.show_game import ShowGame
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.tables.drawings import drawable
from tests.running import KeyboardHands
from tests.scenes.harness import Playing, SlowBots

Play = Callable[..., Playing]
SHOWN = [game for game in ("pylos", "yoxii", "help_me", "hutan", "monster_baby_rescue") if drawable(game)]


def at_the_chooser(play: Play, **asked: Any) -> tuple[Playing, Chooser]:
    app = play(**{"animation": 1.0, **asked})
    chooser = Chooser(app.house)
    app.go(Title(app.house), chooser)
    return app, chooser


def positions(app: Playing, chooser: Chooser, game: str, seconds: float) -> list[tuple[float, Any]]:
    """What is seen, and from when on."""
    found: list[tuple[float, Any]] = []
    for _ in range(round(seconds * 60)):
        app.frame()
        show = chooser._shows.get(game)
        position = None if show is None else show.position
        if position is not None and (not found or found[-1][1] is not position):
            found.append((app.clock.now, position))
    return found


def test_bots_move_about_every_one_and_a_half_seconds(play: Play) -> None:
    app, chooser = at_the_chooser(play)
    seen = positions(app, chooser, "pylos", AWAKE + 5)
    assert 4 <= len(seen) <= 6
    assert all(1.55 <= after[0] - before[0] <= 1.8 for before, after in pairwise(seen))
    assert seen[-1][0] <= AWAKE + 0.5


def test_each_position_follows_from_the_one_before_by_a_legal_move(play: Play) -> None:
    app, chooser = at_the_chooser(play)
    rules = open_box("pylos").game
    seen = [position for _, position in positions(app, chooser, "pylos", AWAKE)]
    for before, after in pairwise(seen):
        assert any(rules.play(before, move) == after for move in rules.legal(before))


def test_ten_seconds_after_the_last_action_it_stands_still_and_an_action_wakes_it(play: Play) -> None:
    app, _ = at_the_chooser(play)
    app.seconds(AWAKE + 8)
    before = app.pixels()
    app.seconds(5)
    assert app.pixels() == before
    KeyboardHands(app).press(Wish.UP)
    app.seconds(5)
    assert app.pixels() != before


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"animation": 0.0}])
def test_without_motion_no_game_is_shown(play: Play, still: dict[str, Any]) -> None:
    app, chooser = at_the_chooser(play, **still)
    assert positions(app, chooser, "pylos", 6) == []


def test_only_the_card_in_focus_plays_and_goes_on_where_it_was(play: Play) -> None:
    app, chooser = at_the_chooser(play)
    app.seconds(4)
    left = chooser._shows["pylos"].position
    KeyboardHands(app).press(Wish.RIGHT)
    app.seconds(8)
    assert chooser._shows["pylos"].position is left
    live = [card.told.game for card in chooser._cards() if card.live is not None]
    assert live in ([], ["yoxii"])
    KeyboardHands(app).press(Wish.LEFT)
    app.frame()
    assert [card.told.game for card in chooser._cards() if card.live is not None] == ["pylos"]


def test_who_goes_back_leaves_no_question_open(play: Play) -> None:
    app, _ = at_the_chooser(play, bots=SlowBots)
    bots = app.house.thinker
    assert isinstance(bots, SlowBots)
    app.until(lambda: bool(bots.asked))
    KeyboardHands(app).press(Wish.BACK)
    app.rest()
    assert app.at(Title)
    bots.ready = True
    assert bots.poll() is None


def test_after_something_else_was_asked_of_the_bots_the_game_goes_on(play: Play) -> None:
    app, chooser = at_the_chooser(play, bots=SlowBots)
    bots = app.house.thinker
    assert isinstance(bots, SlowBots)
    app.until(lambda: bool(bots.asked))
    KeyboardHands(app).choose("pylos")
    app.rest()
    assert app.at(Seats)
    bots.cancel()
    bots.ready = True
    KeyboardHands(app).press(Wish.BACK)
    app.rest()
    assert positions(app, chooser, "pylos", 4)


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_every_game_that_can_be_drawn_is_played_to_its_end_and_begun_anew(
    play: Play, game: str, size: tuple[int, int]
) -> None:
    app = play(size=size, animation=1.0)
    show, changes = ShowGame(app.house, game), 0
    while show._seed < 2 or show.position is None:
        changes += show.step(1.0)
        assert changes < 500
    assert changes > 3
