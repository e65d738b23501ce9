"""The log: what was played, in words, the newest in view."""

from collections.abc import Callable

import pytest

from game.scenes.gallery import Asked, sitting_of
from game.scenes.log import Entry, LogScene
from game.shell.input.wish import Wish
from tests.running import KeyboardHands
from tests.scenes.harness import DEVICES, Playing
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import VirtualPads


def opened(play: Callable[..., Playing], moves: int, **asked: object) -> tuple[Playing, LogScene]:
    playing = play(**asked)
    scene = LogScene(playing.house, sitting_of(playing.house, Asked(moves=moves)))
    playing.title()
    playing.house.stack.push(scene)
    playing.rest()
    return playing, scene


def seen(playing: Playing, scene: LogScene) -> list[str]:
    canvas = playing.loop.view_frame.canvas
    return [each.words for each in written_on(scene, playing.house.kit, canvas)]


def test_every_decision_is_told_with_its_turn_and_player(play: Callable[..., Playing]):
    _playing, scene = opened(play, 4)
    entries = [w for w in scene.column.widgets if isinstance(w, Entry)]
    assert [entry.number for entry in entries] == ["1", "2", "3", "4"]
    assert [entry.who for entry in entries] == ["Player 1", "Casual bot", "Player 1", "Casual bot"]
    assert all(entry.what.endswith(".") for entry in entries)


def test_decisions_of_one_turn_share_its_number(play: Callable[..., Playing]):
    _playing, scene = opened(play, 10_000)
    steps, turn_of = scene.sitting.match.steps, scene.sitting.match.game.turn
    shown = [w.number for w in scene.column.widgets if isinstance(w, Entry)]
    assert len(shown) == len(steps)
    assert [number for number in shown if number] == [
        str(turn) for turn in sorted({turn_of(step.before) + 1 for step in steps})
    ]


def test_the_newest_is_in_view_and_the_oldest_is_reached(play: Callable[..., Playing]):
    playing, scene = opened(play, 40)
    entries = [w for w in scene.column.widgets if isinstance(w, Entry)]
    assert entries[-1].what in seen(playing, scene)
    assert entries[0].rect.bottom < scene.column.rect.y
    hands = KeyboardHands(playing)
    while scene.column.offset > 0:
        before = scene.column.offset
        hands.press(Wish.CONFIRM)
        assert scene.column.offset < before
    assert scene.column.rect.y <= entries[0].rect.y


def test_before_the_first_move_it_says_so(play: Callable[..., Playing]):
    playing, scene = opened(play, 0)
    assert "No moves yet." in seen(playing, scene)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_closes_it(play: Callable[..., Playing], pads: VirtualPads, device: str):
    playing, scene = opened(play, 17)
    playing.hands(device, pads).wish(Wish.BACK)
    assert playing.top is not scene


@pytest.mark.parametrize("wish", [Wish.LOG, Wish.MENU, Wish.BACK])
def test_what_opened_it_closes_it(play: Callable[..., Playing], wish: Wish):
    playing, scene = opened(play, 17)
    KeyboardHands(playing).press(wish)
    assert playing.top is not scene


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("moves", [0, 40])
def test_words_stay_in_their_places(play: Callable[..., Playing], language: str, text_scale: float, moves: int):
    playing, scene = opened(play, moves, language=language, text_scale=text_scale)
    assert faults_at_all_sizes(scene, playing.house.kit, text_scale) == []
