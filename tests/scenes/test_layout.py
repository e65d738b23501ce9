"""Every scene at every size, text scale and language: nothing is clipped, covered, doubled or out of reach."""

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pygame
import pytest

from game.scenes.gallery import SCENES, Asked, hang
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.shell.focus import Spot
from game.shell.layout import Canvas
from game.shell.paint import Painter
from game.shell.ring import Ring
from game.shell.stage import WidgetScene
from tests.running import owner_of, ways
from tests.scenes.harness import Playing, SlowBots

SIZES = ((1280, 720), (1080, 1920), (1280, 960), (1920, 1080))
CASES = [(size, scale, language) for size in SIZES for scale in (2.0, 1.0) for language in ("uk", "en")]
"""Window, text scale, language."""
ONE_LANGUAGE = CASES[::2]
FEW = ONE_LANGUAGE[:4]
"""For what depends on words only a little, or not at all."""
RINGLESS = ("why-not", "listen")
"""Scenes in which the pointer was used, or any control at all is waited for."""
SLACK = 2
"""Pixels that rounding may cost."""

Scenes = Callable[[], Iterator[tuple[str, Playing]]]


@pytest.fixture
def scenes(request: pytest.FixtureRequest, play: Callable[..., Playing]) -> Scenes:
    """Every scene in turn, laid out and not yet drawn."""
    size, scale, language = request.param
    app = play(size=size, text_scale=scale, language=language, bots=SlowBots)

    def each() -> Iterator[tuple[str, Playing]]:
        for name in SCENES:
            hang(app.house, name, Asked())
            if app.at(MatchScene):
                app.until(lambda: app.somewhere.match.outcome is None or app.at(Result))
            yield name, app

    return each


def cases(chosen: list[Any]) -> pytest.MarkDecorator:
    """These cases, by readable names."""
    names = [f"{size[0]}x{size[1]}-{scale:g}-{language}" for size, scale, language in chosen]
    return pytest.mark.parametrize("scenes", chosen, ids=names, indirect=True)


def listed(wrong: list[tuple[Any, ...]]) -> str:
    """One line each."""
    return "\n".join(map(str, wrong))


class Word(NamedTuple):
    """A text and what its ink covers in pixels of the canvas."""

    text: str
    ink: pygame.Rect


class Sheet:
    """A surface that remembers which of these pictures were drawn onto it, and where."""

    def __init__(self, surface: pygame.Surface, texts: dict[int, str]) -> None:
        self._surface, self._texts = surface, texts
        self.words: list[Word] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._surface, name)

    def blit(self, picture: pygame.Surface, at: tuple[int, int], *rest: Any, **more: Any) -> None:
        if id(picture) in self._texts:
            ink = picture.get_bounding_rect().move(at).clip(self._surface.get_clip())
            if ink:
                self.words.append(Word(self._texts[id(picture)], ink))
        self._surface.blit(picture, at, *rest, **more)


def written(scene: WidgetScene, monkeypatch: pytest.MonkeyPatch) -> list[Word]:
    """All words a scene draws, shadows left out."""
    assert scene.canvas is not None
    texts: dict[int, str] = {}
    kept: list[pygame.Surface] = []
    words = Painter._words

    def remember(painter: Painter, text: str, role: str, colour: str, *rest: Any) -> pygame.Surface:
        picture = words(painter, text, role, colour, *rest)
        kept.append(picture)
        if colour != "shadow":
            texts[id(picture)] = text
        return picture

    sheet = Sheet(pygame.Surface(scene.canvas.size_px), texts)
    with monkeypatch.context() as patch:
        patch.setattr(Painter, "_words", remember)
        scene.paint(Painter(sheet, scene.canvas, scene.kit))  # type: ignore[arg-type]
    return sheet.words


def in_sight(scene: WidgetScene) -> list[Spot]:
    """The spots that aren't scrolled away; of rows that are partly, the part in view."""
    seen = [spot for spot in scene.spots() if spot.hit is None or spot.hit.w > 0]
    return [
        spot._replace(rect=spot.hit) if spot.hit is not None and spot.hit.h < spot.rect.h else spot for spot in seen
    ]


def steps(scene: WidgetScene) -> dict[Hashable, set[Hashable]]:
    """Where one direction press leads from each spot, lists scrolling along."""
    found = {}
    for spot in [spot.id for spot in scene.spots()]:
        scene.focus_on(spot)
        found[spot] = {there for _, there in ways(scene, spot)}
    return found


def reached(graph: dict[Hashable, set[Hashable]], start: Hashable) -> set[Hashable]:
    seen, front = {start}, [start]
    while front:
        new = graph[front.pop()] - seen
        seen |= new
        front += new
    return seen


@cases(FEW)
def test_every_scene_shows_one_ring_and_none_after_a_tap(scenes: Scenes, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[pygame.Rect] = []
    mover = Ring.mover

    def remember(ring: Ring, canvas: Canvas, spot: Spot, blend: float) -> Any:
        made = mover(ring, canvas, spot, blend)
        drawn.append(made.surface.get_rect(topleft=(made.x, made.y)))
        return made

    monkeypatch.setattr(Ring, "mover", remember)
    wrong = []
    for name, app in scenes():
        rings = bool(app.top.spots()) and name not in RINGLESS
        assert app.top.focus.shown or not rings
        drawn.clear()
        app.frame()
        whole = pygame.Rect((0, 0), app.loop.view_frame.canvas.size_px)
        if len(drawn) != rings or not all(map(whole.contains, drawn)):
            wrong.append((name, drawn.copy()))
    assert not wrong, listed(wrong)


@cases(ONE_LANGUAGE)
def test_everything_that_can_be_in_focus_lies_in_the_safe_area_and_apart(
    scenes: Scenes,
) -> None:
    wrong = []
    for name, app in scenes():
        scene, canvas = app.top, app.loop.view_frame.canvas
        spots = in_sight(scene)
        wrong += [(name, spot.id, "outside") for spot in spots if not spot.rect.within(canvas.safe, 1)]
        if isinstance(scene, MatchScene):
            continue
        for one, other in combinations(spots, 2):
            owners = owner_of(scene.widgets, one.id), owner_of(scene.widgets, other.id)
            if owners[0] is not owners[1] and one.rect.inset(1).touches(other.rect.inset(1)):
                wrong.append((name, one.id, f"covers {other.id}"))
        bar = scene.bar
        wrong += [
            (name, spot.id, "under the prompts") for spot in spots if bar and bar.rect.touches(spot.rect.inset(1))
        ]
    assert not wrong, listed(wrong)


@cases(ONE_LANGUAGE)
def test_every_spot_can_be_reached_from_every_other_by_direction_presses(
    scenes: Scenes,
) -> None:
    wrong = []
    for name, app in scenes():
        graph = steps(app.top)
        wrong += [(name, spot, missing) for spot in graph if (missing := graph.keys() - reached(graph, spot))]
    assert not wrong, listed(wrong)


@cases(CASES[:-3])
def test_all_words_lie_on_the_canvas_and_none_over_another(scenes: Scenes, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = []
    for name, app in scenes():
        canvas = app.loop.view_frame.canvas
        words = written(app.top, monkeypatch)
        assert words, name
        safe = canvas.px(canvas.safe).inflate(2 * SLACK, 2 * SLACK)
        wrong += [(name, word.text, "outside") for word in words if not safe.contains(word.ink)]
        for one, other in combinations(words, 2):
            shared = one.ink.clip(other.ink)
            if one.text != other.text and shared.w > SLACK and shared.h > SLACK:
                wrong.append((name, one.text, f"over {other.text}"))
    assert not wrong, listed(wrong)
