"""Kill a program that saves without pause, many times, and look at what it left (arguments: folder, times)."""

import os
import random
import signal
import sys
from datetime import datetime, timezone
from pathlib import Path

from game.play.levels import Box
from game.play.match import Match, deal
from game.play.seat import Bot, Person
from game.play.store import Save, Store, save_of
from tests.play.nim import BIG, NIM

SLOT = "game-000001"
NOON = datetime(2030, 1, 1, 12, tzinfo=timezone.utc)


def open_store(folder: Path) -> Store:
    return Store(folder, lambda _name: Box(NIM, "digest", "levels/nim"))


def saves() -> tuple[Save, ...]:
    """A match after each of its moves, the files of quite different lengths."""
    match: Match = deal(NIM, BIG, 2, 2, digest="digest")
    found = []
    while match.to_move is not None:
        match.play(match.legal()[0])
        found.append(save_of(match, [Person("x" * 700 * (match.turn % 4)), Bot("casual")], NOON))
    return tuple(found)


def save_for_ever(folder: Path, ticks: int) -> None:
    store = open_store(folder)
    while True:
        for save in saves():
            os.write(ticks, b".")
            store.save(SLOT, save)
            store.flush()


def kill_once(folder: Path, after: int, spins: int) -> None:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        save_for_ever(folder, writing)
    os.close(writing)
    for _ in range(after):
        os.read(reading, 1)
    for _ in range(spins):
        pass
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reading)


def main(folder: Path, times: int) -> None:
    chance = random.Random(1)
    known = saves()
    for _ in range(times):
        kill_once(folder, chance.randint(2, 12), chance.randint(0, 20_000))
        store = open_store(folder)
        loaded = store.load(SLOT)
        assert not store.troubles, store.troubles
        assert loaded is not None
        assert loaded.save in known
        assert not [path for path in folder.iterdir() if path.suffix == ".tmp"]
        store.close()
    sys.stdout.write(f"{times} killed\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
