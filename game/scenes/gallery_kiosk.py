"""What a kiosk shows, for the gallery: attract, the idle warning, the PIN, and what visitors find at the title."""

from collections.abc import Callable, Mapping

from game.core.rng import Rng
from game.play.kiosk.pin import Typed
from game.scenes.attract import AttractScene
from game.scenes.house import House
from game.scenes.idle_warning import IdleWarning
from game.scenes.match import MatchScene
from game.scenes.pin import PinScene
from game.scenes.settings import SettingsScene
from game.scenes.title import Title
from game.shell.scene import Scene
from game.words import languages

MOVES = 12
"""Decisions the bots have taken."""


def _attract(house: House, match: MatchScene, seed: int) -> list[Scene]:
    scene = AttractScene(house, match.game, seed, languages(), lambda over: None)
    rng = Rng(seed)
    for _ in range(MOVES):
        legal = scene.match.legal()
        scene.match.play(legal[rng.below(len(legal))])
    return [scene]


def _pin(typed: Typed) -> Callable[[House, MatchScene, int], list[Scene]]:
    def scenes(house: House, match: MatchScene, seed: int) -> list[Scene]:
        pad = PinScene(house, "2580", typed, lambda kept: None, lambda: None, lambda: 0.0)
        return [Title(house), pad]

    return scenes


KIOSK: Mapping[str, Callable[[House, MatchScene, int], list[Scene]]] = {
    "attract": _attract,
    "idle-warning": lambda house, match, seed: [match, IdleWarning(house, lambda: 14.0)],
    "pin": _pin(Typed("25")),
    "pin-wrong": _pin(Typed("", 3, 30.0, True)),
    "kiosk-title": lambda house, match, seed: [Title(house)],
    "kiosk-settings": lambda house, match, seed: [Title(house), SettingsScene(house)],
}
"""By name, from a match in progress and a seed: the scenes to push, lowest first."""
