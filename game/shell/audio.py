"""Sound, or silence where there is none: one adapter over the mixer that never lets a game stumble."""

import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pygame

Kind = Literal["master", "effects", "music"]
GAP = 0.045
"""The same sound starts at most once in so many seconds."""
CHANNELS = 16
_log = logging.getLogger(__name__)


class Audio:
    """The sounds of a folder; its subfolders `effects` and `music` are the two volumes beside the master.

    Without a device everything works and nothing sounds: `available` is False and `why` says the reason.
    """

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._files: dict[str, tuple[Kind, Path]] = {}
        for kind in ("effects", "music"):
            self._files.update({file.stem: (kind, file) for file in sorted((folder / kind).glob("*.wav"))})
        self._clock = clock
        self._volumes: dict[Kind, float] = {"master": 1.0, "effects": 1.0, "music": 1.0}
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, float] = {}
        self.why = _opened()

    @property
    def available(self) -> bool:
        """True if sounds can be heard."""
        return not self.why

    def names(self) -> tuple[str, ...]:
        """Every sound there is."""
        return tuple(self._files)

    def volume(self, kind: Kind, value: float) -> None:
        """Set a volume, 0 to 1; from the next sound on."""
        self._volumes[kind] = min(1.0, max(0.0, value))

    def loudness(self, name: str) -> float:
        """What the mixer is told for a sound, 0 to 1: squared, so that half way sounds half as loud."""
        kind = self._files[name][0]
        return (self._volumes["master"] * self._volumes[kind]) ** 2

    def play(self, name: str) -> bool:
        """Start a sound; True if it started. Never raises: an unknown sound is logged, a busy one left out."""
        if self.why:
            return False
        if name not in self._files:
            _log.warning("no sound %r", name)
            return False
        now = self._clock()
        loudness = self.loudness(name)
        if loudness <= 0 or now - self._last.get(name, -GAP) < GAP:
            return False
        self._last[name] = now
        return self._start(name, loudness)

    def silence(self) -> None:
        """Stop everything that sounds now."""
        if self.available:
            pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back."""
        if self.available:
            pygame.mixer.quit()
            self.why = "closed"
        self._sounds.clear()

    def _start(self, name: str, loudness: float) -> bool:
        try:
            sound = self._sounds.get(name) or pygame.mixer.Sound(self._files[name][1])
            self._sounds[name] = sound
            channel = sound.play()
        except (OSError, pygame.error) as problem:
            _log.warning("%s: %s", self._files[name][1], problem)
            del self._files[name]
            return False
        if channel is None:
            return False
        channel.set_volume(loudness)
        return True


def _opened() -> str:
    """Open the mixer; the reason if that isn't possible, else nothing."""
    if not _reachable():
        return "no sound device"
    try:
        pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        pygame.mixer.set_num_channels(CHANNELS)
    except pygame.error as problem:
        return str(problem)
    return ""


def _reachable(cards: Path = Path("/proc/asound")) -> bool:
    """False where trying would only make the sound libraries complain on stderr: Linux with no card and no server."""
    if not sys.platform.startswith("linux") or os.environ.get("SDL_AUDIODRIVER"):
        return True
    served = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
    sockets = (served / "pulse" / "native", served / "pipewire-0")
    return cards.is_dir() or "PULSE_SERVER" in os.environ or any(socket.exists() for socket in sockets)
