"""Sound and silence: what plays, what stays quiet, and sounds that are what the script makes."""

import subprocess
import sys
import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from game.shell import audio
from game.shell.audio import GAP, Audio
from game.where import folder

SOUNDS = folder("assets") / "sounds"
ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(SOUNDS.rglob("*.wav"))
PEAK = 32767 * 10 ** (-3 / 20)


class Clock:
    """A clock that stands still until told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sound(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Audio(SOUNDS, clock)
    yield made
    made.close()


def read(file: Path) -> tuple[int, int, int, np.ndarray]:
    with wave.open(str(file)) as opened:
        data = np.frombuffer(opened.readframes(opened.getnframes()), "<i2")
        return opened.getnchannels(), opened.getsampwidth(), opened.getframerate(), data


@pytest.mark.parametrize(
    "name", ["focus", "confirm", "back", "invalid", "land", "roll", "slide", "knock", "stone", "paper"]
)
def test_every_effect_plays(sound: Audio, name: str):
    assert sound.play(name)


@pytest.mark.parametrize("name", ["turn", "square", "win", "lose", "draw"])
def test_every_tune_plays(sound: Audio, name: str):
    assert sound.play(name)


def test_the_same_sound_does_not_pile_up(sound: Audio, clock: Clock):
    assert sound.play("land")
    assert not sound.play("land")
    assert sound.play("knock")
    clock.now += 2 * GAP
    assert sound.play("land")


def test_volumes_multiply_and_each_has_its_own_sounds(sound: Audio):
    sound.volume("master", 0.5)
    sound.volume("music", 0.5)
    assert sound.loudness("win") == pytest.approx(1 / 16)
    assert sound.loudness("land") == pytest.approx(1 / 4)
    sound.volume("effects", 7)
    assert sound.loudness("land") == pytest.approx(1 / 4)


def test_a_volume_of_nothing_is_silence(sound: Audio):
    sound.volume("effects", 0)
    assert not sound.play("land")
    assert sound.play("win")


def test_an_unknown_sound_is_quiet_and_logged(sound: Audio, caplog: pytest.LogCaptureFixture):
    assert not sound.play("trumpet")
    assert "trumpet" in caplog.text


def test_a_damaged_sound_is_quiet_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "effects").mkdir()
    (tmp_path / "effects" / "land.wav").write_bytes(b"no sound")
    damaged = Audio(tmp_path)
    assert not damaged.play("land")
    assert "land.wav" in caplog.text
    damaged.close()


def test_a_driver_that_does_not_exist_means_silence_with_a_reason(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    silent = Audio(SOUNDS)
    assert not silent.available
    assert "nonsense" in silent.why
    assert not silent.play("land")
    silent.silence()
    silent.close()


def test_a_machine_without_a_card_is_not_even_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not audio._reachable(tmp_path / "asound")
    (tmp_path / "pipewire-0").touch()
    assert audio._reachable(tmp_path / "asound")


def test_nothing_plays_after_closing(sound: Audio):
    sound.close()
    assert not sound.play("land")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_sound_is_mono_16_bit_short_and_not_too_loud(file: Path):
    channels, width, rate, data = read(file)
    assert (channels, width, rate) == (1, 2, 44100)
    assert 0.05 <= len(data) / rate <= 2.0
    assert 1000 <= np.abs(data.astype(int)).max() <= PEAK
    assert abs(int(data[0])) < 700
    assert abs(int(data[-1])) < 50


def test_a_tap_is_over_quickly():
    for name in ("focus", "land", "knock", "stone", "invalid"):
        data = read(SOUNDS / "effects" / f"{name}.wav")[3].astype(float)
        energy = np.cumsum(data**2)
        assert np.searchsorted(energy, 0.9 * energy[-1]) / 44100 < 0.12


def test_all_sounds_together_stay_small():
    assert sum(file.stat().st_size for file in FILES) < 1_500_000


def test_the_script_makes_exactly_these_sounds(tmp_path: Path):
    subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make_sounds.py"), str(tmp_path)], check=True, capture_output=True
    )
    made = sorted(tmp_path.rglob("*.wav"))
    assert [file.relative_to(tmp_path) for file in made] == [file.relative_to(SOUNDS) for file in FILES]
    for fresh, shipped in zip(made, FILES, strict=True):
        assert np.abs(read(fresh)[3].astype(int) - read(shipped)[3]).max() <= 2
