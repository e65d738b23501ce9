"""Pictures that are dropped give their memory back to the system."""

import subprocess
import sys
from pathlib import Path

import pytest

ROLLUP = Path("/proc/self/smaps_rollup")
DROPPING = """
import pygame
from game.shell.memory import trim

def megabytes():
    lines = open("/proc/self/smaps_rollup").read().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))

before = megabytes()
for _ in range(3):
    pictures = [pygame.Surface((300 + 7 * i, 400), pygame.SRCALPHA) for i in range(100)]
    for picture in pictures:
        picture.fill((1, 2, 3, 4))
    full = megabytes()
    del pictures[1:]
trim()
print(full - before, megabytes() - before)
"""


@pytest.mark.skipif(not ROLLUP.exists(), reason="this system doesn't tell how much memory a process has")
def test_dropped_pictures_give_their_memory_back():
    done = subprocess.run([sys.executable, "-c", DROPPING], capture_output=True, text=True, check=True)
    full, after = map(float, done.stdout.splitlines()[-1].split())
    assert full > 80
    assert after < 0.1 * full
