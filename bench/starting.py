"""How long a start takes: to the first frame that can be used, and to have the rules alone."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from bench.figure import Figure, median

START_S, CORE_MS = 0.6, 50.0
HEAVY = ("pygame", "pymunk", "filelock")
IMPORTS: dict[str, tuple[str, float | None]] = {
    "the rules of all games": ("import game.rules.catalog", CORE_MS),
    "rules and bots": ("import game.rules.catalog, game.ai.bot", None),
    "the command line": ("import game.cli", CORE_MS),
}

FIRST_FRAME = """
import sys, time
from game.cli import main
from game.shell.loop import Loop
def first_frame(loop):
    loop.stack.settle()
    while not loop.frame(loop.clock()):
        pass
    print(time.monotonic(), time.process_time())
    loop.stack.reset(None)
Loop.run = first_frame
sys.exit(main(["play", "--windowed", "--data-dir", sys.argv[1]]))
"""


def measure(short: bool) -> Iterator[Figure]:
    """Several starts each; the first one, which reads the disk, isn't counted."""
    starts, works = zip(*[_first_frame() for _ in range(3 if short else 9)][1:], strict=True)
    note = f"shortest {min(starts):.2f}, longest {max(starts):.2f}; {median(works):.2f} of CPU time"
    yield Figure("cold start to the first frame, median", median(starts), "s", START_S, note=note)
    rounds = 4 if short else 15
    for name, (code, bar) in IMPORTS.items():
        extra = _above_bare(code, rounds)
        heavy = _loaded(code)
        note = f"loads {', '.join(heavy)}!" if heavy else f"without {', '.join(HEAVY)}"
        yield Figure(f"importing {name}, above bare Python", extra, "ms", bar, note=note)
        yield Figure(f"heavy libraries loaded by {name}", len(heavy), "", 0)


def _first_frame() -> tuple[float, float]:
    """Seconds from the call to the frame, and CPU seconds of the process."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-c", FIRST_FRAME, folder], capture_output=True, text=True, check=True, env=os.environ
        )
        shown, worked = done.stdout.split()[-2:]
        return float(shown) - began, float(worked)


def _above_bare(code: str, rounds: int) -> float:
    """CPU milliseconds; bare Python and the import take turns."""
    took = [(_cpu("pass"), _cpu(code)) for _ in range(rounds)]
    return 1000 * (median([imported for _bare, imported in took]) - median([bare for bare, _imported in took]))


def _cpu(code: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _loaded(code: str) -> list[str]:
    asked = f"{code}; import sys; print(*(name for name in {HEAVY} if name in sys.modules))"
    return subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
