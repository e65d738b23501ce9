#!/usr/bin/env python3
"""Make every sound of the game from fixed seeds: struck wood and stone as damped modes with a burst of noise.

    python tools/make_sounds.py [OUT]

Writes mono 16-bit WAV at 44.1 kHz, peaks at -4 dBFS or below. Needs numpy; two runs give the same samples.
"""

from __future__ import annotations

import argparse
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 44100
SOUNDS = Path(__file__).resolve().parents[1] / "assets" / "sounds"
Wave = NDArray[np.float64]
Mode = tuple[float, float, float]
"""Frequency in Hz, strength, and the time in seconds after which it is 60 dB down."""
WOOD: tuple[Mode, ...] = (
    (1.0, 1.0, 0.20),
    (2.57, 0.55, 0.11),
    (4.21, 0.28, 0.07),
    (6.36, 0.16, 0.04),
    (8.9, 0.08, 0.03),
)
STONE: tuple[Mode, ...] = ((1.0, 0.9, 0.07), (1.73, 0.8, 0.06), (2.91, 0.6, 0.045), (4.4, 0.5, 0.03), (6.8, 0.3, 0.02))
BAR: tuple[Mode, ...] = ((1.0, 1.0, 0.9), (3.93, 0.30, 0.28), (9.2, 0.10, 0.09), (0.5, 0.08, 0.5))
"""A wooden bar over a tube, as on a marimba: tuned to sound the double octave."""


def blank(seconds: float) -> Wave:
    """Silence."""
    return np.zeros(int(seconds * RATE))


def struck(modes: Sequence[Mode], pitch: float, seconds: float, seed: int) -> Wave:
    """Damped modes at multiples of the pitch; the seed detunes them as no two blows are alike."""
    rng = np.random.default_rng(seed)
    t = np.arange(int(seconds * RATE)) / RATE
    out = np.zeros_like(t)
    for ratio, strength, fall in modes:
        frequency = pitch * ratio * (1 + rng.normal(0, 0.006))
        out += strength * np.sin(2 * np.pi * frequency * t + rng.uniform(0, 0.6)) * np.exp(-6.91 * t / fall)
    rise = np.minimum(1, t / 0.0012)
    return out * rise


def noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two frequencies with soft edges, about 1 at its loudest."""
    count = int(seconds * RATE)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    f = np.maximum(1.0, np.fft.rfftfreq(count, 1 / RATE))
    spectrum *= 1 / np.sqrt((1 + (low / f) ** 4) * (1 + (f / high) ** 4))
    out = np.fft.irfft(spectrum, count)
    return out / np.abs(out).max()


def burst(seconds: float, low: float, high: float, seed: int, fall: float) -> Wave:
    """A blow's noise: at once, then 60 dB down after `fall` seconds."""
    t = np.arange(int(seconds * RATE)) / RATE
    return noise(seconds, low, high, seed) * np.exp(-6.91 * t / fall) * np.minimum(1, t / 0.0006)


def laid(length: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts put at a time with a strength into a sound of that length."""
    out = blank(length)
    for start, strength, part in parts:
        at = int(start * RATE)
        part = part[: len(out) - at]
        out[at : at + len(part)] += strength * part
    return out


def wood(pitch: float, seed: int, length: float = 0.28, click: float = 0.35) -> Wave:
    """One knock of wood on wood."""
    return laid(
        length,
        (0, 0.8, struck(WOOD, pitch, length, seed)),
        (0, click, burst(length, 900, 5200, seed + 1, 0.018)),
        (0, 0.35, struck(((1.0, 1.0, 0.09),), pitch * 0.36, length, seed + 2)),
    )


def stone(pitch: float, seed: int) -> Wave:
    """One click of stone on stone."""
    return laid(0.2, (0, 0.7, struck(STONE, pitch, 0.2, seed)), (0, 0.5, burst(0.2, 2200, 9000, seed + 1, 0.012)))


def bar(pitch: float, seed: int, length: float = 0.9) -> Wave:
    """One soft note of a wooden bar."""
    return laid(length, (0, 0.7, struck(BAR, pitch, length, seed)), (0, 0.10, burst(0.1, 500, 2500, seed + 1, 0.02)))


def land() -> Wave:
    """A ball drops into its hollow and rocks once."""
    return laid(0.42, (0, 1.0, wood(520, 11)), (0.085, 0.28, wood(560, 14)), (0.14, 0.12, wood(575, 17)))


def roll() -> Wave:
    """A ball rolls over wood: rumble with a knock at every turn."""
    t = np.arange(int(0.7 * RATE)) / RATE
    body = noise(0.7, 110, 700, 21) * np.sin(np.pi * t / 0.7) ** 1.2 * (0.6 + 0.4 * np.sin(2 * np.pi * 9 * t) ** 2)
    knocks = [(0.05 + 0.105 * i, 0.10, wood(330 + 9 * i, 30 + i, 0.1, 0.2)) for i in range(6)]
    return laid(0.7, (0, 0.7, body), *knocks)


def slide() -> Wave:
    """Wood slides over wood, then stops with a knock."""
    t = np.arange(int(0.24 * RATE)) / RATE
    body = noise(0.24, 500, 2600, 41) * np.sin(np.pi * np.minimum(1, t / 0.24)) ** 1.5
    return laid(0.42, (0, 0.45, body), (0.215, 0.8, wood(400, 43, 0.2)))


def paper() -> Wave:
    """A sheet is laid down."""
    t = np.arange(int(0.26 * RATE)) / RATE
    flutter = 0.5 + 0.5 * np.abs(noise(0.26, 6, 40, 52))
    return noise(0.26, 1800, 9000, 51) * flutter * np.exp(-6.91 * t / 0.30) * np.minimum(1, t / 0.02)


def thud() -> Wave:
    """A knuckle on the table's underside: no."""
    return laid(
        0.26,
        (0, 1.0, struck(((1.0, 1.0, 0.16), (1.62, 0.5, 0.1)), 150, 0.26, 61)),
        (0, 0.2, burst(0.26, 120, 600, 62, 0.05)),
    )


def notes(length: float, *score: tuple[float, float, float]) -> Wave:
    """Bars struck at times: (start, pitch, strength)."""
    return laid(length, *((start, strength, bar(pitch, 70 + i)) for i, (start, pitch, strength) in enumerate(score)))


C4, D4, E4, G4, A4, C5, E5, G5, C6 = 261.63, 293.66, 329.63, 392.0, 440.0, 523.25, 659.26, 783.99, 1046.5
WIN = (
    *((0.00, C4, 0.6), (0.11, E4, 0.6), (0.22, G4, 0.7), (0.33, C5, 0.8), (0.50, G4, 0.4)),
    *((0.62, C5, 0.7), (0.62, E5, 0.6), (0.74, G5, 0.7), (0.92, C6, 0.6)),
)
PIECES: dict[str, tuple[float, Callable[[], Wave]]] = {
    "effects/focus": (-16, lambda: wood(1250, 1, 0.09, 0.5)),
    "effects/confirm": (-9, lambda: laid(0.26, (0, 0.7, wood(700, 3, 0.2)), (0.055, 0.9, wood(940, 6, 0.2)))),
    "effects/back": (-11, lambda: laid(0.26, (0, 0.8, wood(760, 8, 0.2)), (0.06, 0.7, wood(560, 9, 0.2)))),
    "effects/invalid": (-9, thud),
    "effects/land": (-5, land),
    "effects/roll": (-12, roll),
    "effects/slide": (-9, slide),
    "effects/knock": (-7, lambda: wood(620, 24)),
    "effects/stone": (-7, lambda: stone(1150, 26)),
    "effects/paper": (-13, paper),
    "music/turn": (-12, lambda: notes(1.0, (0, G4, 0.8), (0.13, C5, 0.7))),
    "music/square": (-8, lambda: notes(1.1, (0, C5, 0.7), (0.08, E5, 0.7), (0.16, G5, 0.8))),
    "music/win": (-6, lambda: notes(1.9, *WIN)),
    "music/lose": (-10, lambda: notes(1.5, (0, G4, 0.7), (0.2, E4, 0.7), (0.42, D4, 0.6), (0.64, C4, 0.7))),
    "music/draw": (-10, lambda: notes(1.3, (0, E4, 0.6), (0, G4, 0.5), (0.26, D4, 0.5), (0.26, A4, 0.5))),
}
"""Every sound by volume and name: its peak in dBFS and how it is made."""


def samples(name: str) -> NDArray[np.int16]:
    """The finished sound: faded out at its end, at its peak."""
    peak, make = PIECES[name]
    out = make()
    fade = min(len(out), int(0.02 * RATE))
    out[-fade:] *= np.linspace(1, 0, fade)
    out *= 10 ** (peak / 20) / np.abs(out).max()
    return (out * 32767).round().astype("<i2")


def write(path: Path, data: NDArray[np.int16]) -> None:
    """One WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main() -> int:
    """Write all sounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, nargs="?", default=SOUNDS, help="folder to write to (default: assets/sounds)")
    args = parser.parse_args()
    for name in PIECES:
        (args.out / name).parent.mkdir(parents=True, exist_ok=True)
        data = samples(name)
        write(args.out / f"{name}.wav", data)
        print(f"{name:16} {len(data) / RATE:5.2f} s  {data.nbytes // 1024:4} KB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
