"""The review of a finished game by every device: steps, turning points, and a graph that fills meanwhile."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.ai.bot import choose
from game.play.levels import open_box
from game.play.thinking import Answer
from game.scenes.gallery import Asked, sitting_of
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.review import ReviewScene
from game.scenes.review_foot import PAGE, TURNING
from game.scenes.review_graph import GRAPH
from game.shell.input.wish import Wish
from game.words import Words
from tests.running import Hands, KeyboardHands, MouseHands, PadHands, TouchHands
from tests.scenes.harness import DEVICES, Playing, QuickBots
from tests.scenes.layout_check import faults_at_all_sizes
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]


class Judges(QuickBots):
    """Answer with what a small search finds."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[str] = []
        self._answer: Answer | None = None

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        rules = open_box(game).game
        choice = choose(rules, seen, level, seed, 60)
        self.asked.append(seen)
        self.levels.append(level)
        self._answer = Answer(rules.write_move(choice.move), choice.nodes, choice.depth, choice.value)

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None


class Silent(QuickBots):
    """Never answer."""

    def poll(self) -> Answer | None:
        return None


def ended(play: Play, **asked: Any) -> Playing:
    """A finished game with its result on top."""
    app = play(**{"bots": Judges, **asked})
    app.go(MatchScene(app.house, sitting_of(app.house, Asked(moves=10_000))))
    app.until(lambda: app.at(Result))
    app.seconds(1.0)
    return app


def reviewed(play: Play, **asked: Any) -> tuple[Playing, ReviewScene]:
    """The review, everything judged."""
    app = ended(play, **asked)
    KeyboardHands(app).choose("review")
    app.rest()
    scene = review(app)
    app.until(lambda: scene.review.pending is None and not scene.judge.waiting)
    return app, scene


def review(app: Playing) -> ReviewScene:
    assert isinstance(app.top, ReviewScene)
    return app.top


def choose_spot(hands: Hands, spot: str) -> None:
    """From the graph UP leads to the buttons beside it, for LEFT and RIGHT are steps."""
    if isinstance(hands, KeyboardHands | PadHands) and hands.running.top.focus.id == GRAPH:
        for _ in range(1 if hands.running.top.focus.shown else 2):
            hands.press(Wish.UP)
    hands.choose(spot)


def shown(scene: ReviewScene) -> object:
    return scene.table.state.position


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_opens_the_review_from_the_result_and_goes_back(play: Play, pads: VirtualPads, device: str):
    app = ended(play)
    hands = app.hands(device, pads)
    hands.choose("review")
    app.rest()
    scene = review(app)
    assert scene.at == 0
    assert shown(scene) == scene.sitting.match.start
    hands.wish(Wish.BACK)
    app.rest()
    assert app.at(Result)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_steps_to_the_end_and_back_by_the_buttons(play: Play, pads: VirtualPads, device: str):
    app, scene = reviewed(play)
    steps = scene.sitting.match.steps
    hands = app.hands(device, pads)
    for spot, at in (
        ("forward", 1),
        ("forward", 2),
        ("back", 1),
        ("last", len(steps)),
        ("back", len(steps) - 1),
        ("first", 0),
    ):
        choose_spot(hands, spot)
        app.rest()
        scene.table.finish()
        assert scene.at == at, spot
        assert shown(scene) == scene.review.position(at), spot


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_left_and_right_step_while_the_graph_is_in_focus(play: Play, pads: VirtualPads, device: str):
    app, scene = reviewed(play)
    hands = app.hands(device, pads)
    assert scene.focus.id == GRAPH
    if not scene.focus.shown:
        hands.press(Wish.RIGHT)
    for wish, at in ((Wish.RIGHT, 1), (Wish.RIGHT, 2), (Wish.LEFT, 1), (Wish.LEFT, 0)):
        hands.press(wish)
        assert scene.at == at
    hands.press(Wish.LEFT)
    assert (scene.at, scene.focus.id) == (0, TURNING), "beyond the beginning lie the buttons"
    hands.press(Wish.RIGHT)
    hands.press(Wish.DOWN)
    assert scene.focus.id == "play"


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_tap_on_the_graph_goes_to_the_position_under_it(play: Play, pads: VirtualPads, device: str):
    app, scene = reviewed(play)
    hands = app.hands(device, pads)
    assert isinstance(hands, MouseHands | TouchHands)
    for at in (scene.last, 7, 0):
        hands.touch(*app.window_point(*scene.graph.place(at)))
        assert scene.at == at
        assert shown(scene) == scene.review.position(at)


@pytest.mark.parametrize("device", DEVICES)
def test_turning_points_are_gone_to_one_after_the_other_and_show_what_was_better(
    play: Play, pads: VirtualPads, device: str
):
    app, scene = reviewed(play)
    turning = scene.review.turning_points
    assert turning
    hands = app.hands(device, pads)
    for at in (*turning, turning[0]):
        choose_spot(hands, TURNING)
        app.rest()
        assert scene.at == at
        hint = scene.table.state.hint
        assert hint.move.text == scene.review.better(at)
        assert hint.saying.title == "Better"
        assert scene.header.to_do == "turning point"


def test_next_goes_to_a_turning_point_from_anywhere(play: Play):
    app, scene = reviewed(play)
    KeyboardHands(app).press(Wish.NEXT)
    assert scene.at == scene.review.turning_points[0]


def test_a_step_from_a_turning_point_shows_what_was_played(play: Play):
    app, scene = reviewed(play)
    hands = KeyboardHands(app)
    hands.press(Wish.NEXT)
    at = scene.at
    choose_spot(hands, "forward")
    scene.table.finish()
    assert shown(scene) == scene.review.position(at + 1)
    assert scene.table.state.hint is None or at + 1 in scene.review.turning_points


def test_the_graph_fills_while_one_looks_and_every_position_is_asked_about_once(play: Play):
    app = ended(play)
    KeyboardHands(app).choose("review")
    app.rest()
    scene = review(app)
    app.frame(3)
    known = [worth for worth in scene.graph.worths if worth is not None]
    assert 0 < len(known) < scene.last
    app.until(lambda: scene.review.pending is None)
    bots = app.house.thinker
    assert isinstance(bots, Judges)
    assert len(bots.asked) == len(set(map(id, bots.asked))) <= scene.last
    assert set(bots.levels) == {"expert"}


def test_what_was_found_out_is_kept_for_the_next_look(play: Play):
    app, scene = reviewed(play)
    bots = app.house.thinker
    assert isinstance(bots, Judges)
    asked = len(bots.asked)
    hands = KeyboardHands(app)
    hands.press(Wish.BACK)
    app.rest()
    hands.choose("review")
    app.rest()
    app.seconds(0.5)
    assert review(app) is not scene
    assert list(review(app).graph.worths) == list(scene.graph.worths)
    assert len(bots.asked) == asked


def test_steps_are_there_although_no_bot_answers(play: Play):
    app = ended(play, bots=Silent)
    hands = KeyboardHands(app)
    hands.choose("review")
    app.rest()
    hands.press(Wish.RIGHT)
    scene = review(app)
    assert scene.at == 1
    assert scene.header.who == f"move 1 of {scene.last}"
    hands.press(Wish.NEXT)
    assert scene.at == 1


def test_the_game_plays_by_itself_to_its_end_and_from_its_beginning_again(play: Play):
    app, scene = reviewed(play)
    hands = KeyboardHands(app)
    choose_spot(hands, "play")
    assert scene.playing
    app.until(lambda: not scene.playing, 200)
    assert scene.at == scene.last
    assert shown(scene) == scene.sitting.match.position
    choose_spot(hands, "play")
    app.until(lambda: scene.at > 1)
    hands.press(Wish.LEFT)
    choose_spot(hands, "play")
    assert not scene.playing


def test_at_the_bots_pace_a_position_stands_so_long(play: Play):
    app, scene = reviewed(play, bot_pace=2.0)
    choose_spot(KeyboardHands(app), "play")
    app.seconds(1.8)
    assert scene.at == 0
    app.seconds(0.4)
    assert scene.at == 1


def test_with_one_switch_the_review_is_walked_through(play: Play):
    app = ended(play, scanning=1.0)
    switch = KeyboardHands(app)

    def reach(spot: str) -> None:
        app.until(lambda: app.top.focus.id == spot, 60)
        switch.press(Wish.CONFIRM)
        app.rest()

    reach("review")
    reach("forward")
    assert review(app).at == 1
    reach("last")
    assert review(app).at == review(app).last


def test_the_levels_can_be_lifted_and_the_board_looked_at(play: Play):
    app, scene = reviewed(play)
    hands = KeyboardHands(app)
    choose_spot(hands, "last")
    hands.press(Wish.PEEK)
    app.until(lambda: not scene.table.busy)
    assert scene.table.state.lifted
    hands.press(Wish.BACK)
    assert app.at(ReviewScene)
    app.until(lambda: not scene.table.busy)
    assert not scene.table.state.lifted


def test_at_rest_nothing_is_drawn(play: Play):
    app, scene = reviewed(play)
    app.seconds(1.0)
    assert not scene.restless()
    assert app.frame(30) is False


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Play, language: str, text_scale: float):
    app, scene = reviewed(play, language=language, text_scale=text_scale)
    positions: Sequence[int] = (0, scene.review.turning_points[0], scene.last)
    for at in positions:
        scene._jump(at)
        assert faults_at_all_sizes(scene, app.house.kit, text_scale) == [], at


def test_the_turning_points_are_told_in_the_language_in_force(play: Play):
    app, scene = reviewed(play, language="uk")
    KeyboardHands(app).press(Wish.NEXT)
    assert scene.header.to_do == Words("uk").say("turning point")


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_more_than_half_of_a_portrait_screen_is_the_tables(play: Play, text_scale: float):
    _, scene = reviewed(play, size=(540, 960), text_scale=text_scale)
    assert scene.canvas is not None
    assert scene.table.rect.h >= 0.55 * scene.canvas.height
    assert scene.form.folded == (text_scale == 2.0)


@pytest.mark.parametrize("device", DEVICES)
def test_where_there_is_little_room_graph_and_buttons_take_turns(play: Play, pads: VirtualPads, device: str):
    app, scene = reviewed(play, size=(540, 960), text_scale=2.0)
    hands = app.hands(device, pads)
    if isinstance(hands, KeyboardHands | PadHands):
        for _ in range(1 if scene.focus.shown else 2):
            hands.press(Wish.DOWN)
    hands.choose(PAGE)
    assert scene.graph not in scene.widgets
    for spot, at in (("last", scene.last), ("first", 0)):
        hands.choose(spot)
        assert scene.at == at
    hands.choose(PAGE)
    assert scene.graph in scene.widgets
