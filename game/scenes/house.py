"""What all scenes share: drawing kit, inputs, the stack, words, settings, saved games, progress, the bots' process."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

import msgspec

from game.play.kiosk.config import KioskConfig
from game.play.levels import Box, open_box
from game.play.people import PeopleFile
from game.play.progress import ProgressFile
from game.play.results import ResultsFile
from game.play.settings import Settings, SettingsFile
from game.play.store import Store
from game.play.thinking import Answer
from game.play.tournament import TournamentFile
from game.scenes.seat_plan import Plan
from game.shell.focus import Scanner
from game.shell.input.inputs import Inputs, Tuning
from game.shell.input.wish import KEYBOARD, Control, Device, Vendor, Wish
from game.shell.kit import Kit
from game.shell.loop import View
from game.shell.scene import SceneStack
from game.shell.window import Window
from game.tables import offers
from game.words import Words

STYLES = {
    "xbox": Vendor.XBOX,
    "playstation": Vendor.PLAYSTATION,
    "nintendo": Vendor.NINTENDO,
    "neutral": Vendor.NEUTRAL,
}

UNSEEN = frozenset(
    (
        "master_volume",
        "effects_volume",
        "music_volume",
        "animation",
        "reduced_motion",
        "bot_pace",
        "scanning",
        "dead_zone",
        "rumble",
        "rumble_turn",
    )
)
"""Settings that leave every picture as it is."""
OF_THE_MACHINE = frozenset(("keyboard", "bindings"))
"""Settings that a kiosk learns once for all its visitors."""


class Bots(Protocol):
    """What answers for bots; see `game.play.thinking.Thinker`."""

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        """Ask for a move; a question still open is dropped."""
        ...

    def poll(self) -> Answer | None:
        """The answer if it has come, once."""
        ...

    def cancel(self) -> None:
        """Drop the open question."""
        ...

    def close(self) -> None:
        """No more questions."""
        ...


@dataclass
class House:
    """One running app. `wall` tells the date and time (with zone); `system_language` is the desktop's."""

    kit: Kit
    inputs: Inputs
    stack: SceneStack
    view: View
    window: Window
    file: SettingsFile
    store: Store
    progress: ProgressFile
    people: PeopleFile
    results: ResultsFile
    tournament: TournamentFile
    records: Path
    """The folder finished games are written to."""
    thinker: Bots
    wall: Callable[[], datetime]
    deal_seed: Callable[[], int]
    """A fresh seed for each deal."""
    system_language: str = "en"
    version: str = ""
    rearrange: Callable[[], None] = lambda: None
    home: Callable[[], None] = lambda: None
    """Leave everything for the title."""
    asked: dict[str, Any] = field(default_factory=dict)
    """Settings the command line asked for; they hold for this run and are never kept."""
    scanner: Scanner = field(default_factory=Scanner)
    words: Words = field(default_factory=lambda: Words("en"))
    said: set[str] = field(default_factory=set)
    """Notices that were shown already."""
    plans: dict[str, Plan] = field(default_factory=dict)
    """Who sat where last time in this run, by game."""
    kiosk: KioskConfig | None = None
    """What an unattended machine offers to its visitors; None at home."""
    leave: Callable[[], None] = lambda: None
    """A visitor of a kiosk wants out: ask for the PIN."""
    loudest: float = 1.0
    """No sound is louder than this part of what the machine can do."""
    _boxes: dict[str, Box] = field(default_factory=dict)

    @property
    def settings(self) -> Settings:
        """The settings in force: those of the file, under what the command line asked for."""
        return msgspec.structs.replace(self.file.settings, **self.asked)

    @property
    def games(self) -> Sequence[str]:
        """Ids of the games that are offered here, in their order."""
        chosen = None if self.kiosk is None else self.kiosk.games
        everything = [*offers.FACTS] if self.kiosk is None else [game for game in offers.FACTS if offers.playable(game)]
        return everything if chosen is None else chosen

    @property
    def remembers(self) -> bool:
        """Whether names, results and what was learnt are of use to whoever comes next."""
        return self.kiosk is None or self.kiosk.profiles

    def resumable(self, saved_at: datetime) -> bool:
        """Whether a game left at that time can be gone on with: in a kiosk for a while, by a clock that may be set."""
        if self.kiosk is None:
            return True
        return abs((self.wall() - saved_at).total_seconds()) <= 60 * self.kiosk.resume_minutes

    def limit(self, loudest: float) -> None:
        """Let nothing be louder than that from now on."""
        if loudest != self.loudest:
            self.loudest = loudest
            self._tune()

    def change(self, **values: Any) -> None:
        """Change settings by name, keep them (in a kiosk for this visitor) and let them take effect at once."""
        before = self.settings
        if self.kiosk is None or values.keys() <= OF_THE_MACHINE:
            self.asked = {name: value for name, value in self.asked.items() if name not in values}
            self.file.keep(msgspec.structs.replace(self.file.settings, **values))
        else:
            self.asked = {**self.asked, **values}
        self._tune()
        if any(getattr(before, name) != getattr(self.settings, name) for name in values if name not in UNSEEN):
            self.rearrange()

    def apply(self) -> None:
        """Let the settings take effect everywhere."""
        self._tune()
        self.rearrange()

    def rebind(self, device: Device, wish: Wish, control: Control) -> None:
        """Let a control mean a wish from now on; see `Inputs.rebind`."""
        self.inputs.rebind(device, wish, control)
        self._keep_controls()

    def unbind(self, device: Device) -> None:
        """Let a device's controls mean again what they meant to begin with."""
        self.inputs.unbind(device)
        self._keep_controls()

    def _keep_controls(self) -> None:
        overrides = dict(self.inputs.tuning.overrides)
        keyboard = overrides.pop(KEYBOARD.kind.value, {})
        self.change(keyboard=keyboard, bindings=overrides)

    def _tune(self) -> None:
        settings, kit = self.settings, self.kit
        kit.pace.speed, kit.pace.reduced = settings.animation, settings.reduced_motion
        kit.contrast = settings.high_contrast
        kit.audio.volume("master", min(self.loudest, settings.master_volume))
        kit.audio.volume("effects", settings.effects_volume)
        kit.audio.volume("music", settings.music_volume)
        self.scanner.seconds = settings.scanning
        self.view.turn, self.view.text_scale = settings.turn, settings.text_scale
        self.view.mm_per_px = settings.mm_per_px
        self.words = Words(settings.language or self.system_language)
        self.inputs.tuning = Tuning(
            dead_zone=settings.dead_zone,
            swap_confirm=settings.swap_confirm,
            style=STYLES.get(settings.glyphs),
            rumble=settings.rumble,
            overrides={**settings.bindings, KEYBOARD.kind.value: settings.keyboard},
        )
        if settings.full_screen != self.window.full_screen or settings.display != self.window.display:
            self.window.open(settings.full_screen, settings.display)

    def box(self, game: str) -> Box:
        """A game built from its data, made once."""
        if game not in self._boxes:
            self._boxes[game] = open_box(game)
        return self._boxes[game]
