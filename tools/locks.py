"""Solve the lock files from the .in files, or check that they are fresh.

A fresh lock is the one that solving gives when it keeps the pins it has. Needs the package index.
"""

import argparse
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STEMS = ("requirements", "requirements-dev")
RECIPE = (
    *("pip", "compile", "--quiet", "--universal", "--python-version", "3.10"),
    *("--generate-hashes", "--no-header", "--no-annotate"),
)


def main(arguments: Sequence[str]) -> int:
    """Write or check both locks; the exit status is 1 when a check finds a stale one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="to the newest releases the .in files allow")
    parser.add_argument("--check", action="store_true", help="change nothing, tell which lock is stale")
    chosen = parser.parse_args(arguments)
    if chosen.check:
        return check()
    for stem in STEMS:
        solve(ROOT, stem, upgrade=chosen.upgrade)
    return 0


def solve(folder: Path, stem: str, upgrade: bool = False) -> None:
    """Compile one lock in a folder that holds the .in files; the pins of a lock already there are kept."""
    uv = str(Path(sysconfig.get_path("scripts")) / "uv")
    extra = ["--upgrade"] if upgrade else []
    subprocess.run([uv, *RECIPE, *extra, "-o", f"{stem}.lock", f"{stem}.in"], cwd=folder, check=True)


def check() -> int:
    """Solve copies of the locks and compare."""
    stale = []
    with tempfile.TemporaryDirectory() as name:
        for path in ROOT.glob("requirements*"):
            shutil.copy(path, name)
        for stem in STEMS:
            solve(Path(name), stem)
            lock = f"{stem}.lock"
            if (Path(name) / lock).read_bytes() != (ROOT / lock).read_bytes():
                stale.append(lock)
    for lock in stale:
        print(f"{lock} is stale: python tools/locks.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
