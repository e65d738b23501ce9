"""The check of lay-outs sees what it is there for."""

from collections.abc import Callable

import pytest

from game.scenes.screen import Screen
from game.shell.layout import Canvas, Rect
from game.shell.widget import Widget
from game.shell.widgets import Panel, Words
from tests.scenes.harness import Playing
from tests.scenes.layout_check import faults


class Page(Screen):
    """One panel and words at given places."""

    def __init__(self, playing: Playing, *places: Rect) -> None:
        super().__init__(playing.house)
        self.places = places

    def build(self, canvas: Canvas) -> list[Widget]:
        return [Panel(Rect(300, 300, 400, 300)), *(Words(place, "Words", "body") for place in self.places)]


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ([Rect(320, 320, 300, 60)], []),
        ([Rect(680, 320, 300, 60)], ["leaves its panel"]),
        ([Rect(2, 20, 300, 60)], ["leaves the safe area"]),
        ([Rect(320, 320, 300, 60), Rect(330, 330, 300, 60)], ["lies on"]),
    ],
)
def test_words_out_of_place_are_named(play: Callable[..., Playing], places: list[Rect], said: list[str]):
    playing = play()
    page = Page(playing, *places)
    playing.go(page)
    found = list(faults(page, playing.house.kit, playing.loop.view_frame.canvas))
    assert len(found) == len(said)
    assert all(part in line for part, line in zip(said, found, strict=True))
