"""Games played, best scores, and about: reached from the title by any device, true to what happened."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.play.record import read, replay
from game.play.seat import Bot, Person
from game.scenes.about import About
from game.scenes.dialog import Dialog
from game.scenes.gallery import Asked, sitting_of
from game.scenes.history import History
from game.scenes.more import More
from game.scenes.review import ReviewScene
from game.scenes.scores import Row, Scores
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.tables import offers
from tests.running import KeyboardHands
from tests.scenes.harness import DEVICES, Playing
from tests.scenes.layout_check import faults_at_all_sizes
from tests.virtual_pads import VirtualPads

OVER = Asked("yoxii", moves=10_000)


@pytest.fixture
def app(play: Callable[..., Playing]) -> Playing:
    return play()


def finish(app: Playing, seed: int = 1, name: str = "Fern") -> str:
    """A finished game of somebody; its slot."""
    sitting = sitting_of(app.house, OVER._replace(seed=seed), (Person(name=name), Bot("casual")))
    app.house.people.meet(name)
    sitting.keep(app.house)
    sitting.count(app.house)
    return sitting.slot


def open_more(app: Playing, spot: str) -> KeyboardHands:
    app.title()
    hands = KeyboardHands(app)
    for choice in ("more", spot):
        hands.choose(choice)
        app.rest()
    return hands


@pytest.mark.parametrize("device", DEVICES)
def test_everything_is_reached_and_left_by_any_device(app: Playing, pads: VirtualPads, device: str) -> None:
    finish(app)
    app.title()
    hands = app.hands(device, pads)
    hands.choose("more")
    app.rest()
    for spot, scene in (("scores", Scores), ("history", History), ("about", About)):
        hands.choose(spot)
        app.rest()
        assert app.at(scene)
        hands.wish(Wish.BACK)
        app.rest()
        assert app.at(More)
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(Title)


def test_without_games_both_lists_say_so(app: Playing) -> None:
    open_more(app, "history")
    assert "will stand here" in app.top.more()
    KeyboardHands(app).wish(Wish.BACK)
    open_more(app, "scores")
    assert not any(isinstance(widget, Row) for widget in app.top.column.widgets)


def test_best_scores_name_people_and_their_points(app: Playing) -> None:
    finish(app, 1, "Fern")
    finish(app, 2, "Otter")
    open_more(app, "scores")
    rows = [widget for widget in app.top.column.widgets if isinstance(widget, Row)]
    best = app.house.results.best("yoxii")
    assert [row.left for row in rows[:2]] == [f"{place}. {score.name}" for place, score in enumerate(best, 1)]
    assert {row.left for row in rows[2:]} == {"Fern", "Otter"}


def test_a_finished_game_can_be_looked_back_at(app: Playing) -> None:
    slot = finish(app)
    hands = open_more(app, "history")
    hands.choose(slot)
    app.rest()
    assert app.at(Dialog)
    hands.choose("review")
    app.rest()
    assert app.at(ReviewScene)
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(History)


def test_a_finished_game_is_written_to_a_file_that_can_be_replayed(app: Playing) -> None:
    slot = finish(app)
    hands = open_more(app, "history")
    hands.choose(slot)
    app.rest()
    hands.choose("export")
    app.rest()
    (path,) = app.house.records.iterdir()
    assert str(path) in app.top.more()
    assert replay(read(path)).outcome is not None
    hands.choose("back")
    app.rest()
    assert app.at(History)


def test_where_nothing_can_be_written_the_reason_is_told(app: Playing, tmp_path: Path) -> None:
    slot = finish(app)
    (tmp_path / "in the way").write_text("")
    app.house.records = tmp_path / "in the way"
    hands = open_more(app, "history")
    hands.choose(slot)
    app.rest()
    hands.choose("export")
    app.rest()
    assert app.top.title() == "It can't be written"
    assert "in the way" in app.top.more()


def test_a_finished_game_can_be_deleted(app: Playing) -> None:
    slot = finish(app)
    hands = open_more(app, "history")
    hands.choose(slot)
    app.rest()
    hands.choose("delete")
    app.rest()
    assert app.at(History)
    assert slot not in [saved.slot for saved in app.house.store.games()]


def test_about_names_whose_games_these_are() -> None:
    assert list(offers.CREDITS) == list(offers.FACTS)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room(play: Callable[..., Playing], scale: float, language: str) -> None:
    app = play(text_scale=scale, language=language)
    slot = finish(app)
    for spot in ("scores", "about", "history"):
        open_more(app, spot)
        assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
    KeyboardHands(app).choose(slot)
    app.rest()
    assert faults_at_all_sizes(app.top, app.house.kit, scale) == []
