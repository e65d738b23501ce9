"""Every check that needs no test: format, lint, types, layers, locks, catalogues, drawings. One fault fails it."""

import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

CHECKS: Sequence[tuple[str, Sequence[str]]] = (
    ("format", ("ruff", "format", "--check", ".")),
    ("lint", ("ruff", "check", ".")),
    ("types", ("mypy", "--strict", "game")),
    ("layers", ("lint-imports", "--no-logo")),
    ("locks", ("tools/locks.py", "--check")),
    ("catalogues", ("tools/catalogues.py", "--check")),
    ("drawings", ("tools/check_svg.py",)),
)


def main(names: Sequence[str]) -> int:
    """Run the named checks, or all; all of them run even when one fails."""
    known = [name for name, _ in CHECKS]
    if unknown := set(names) - set(known):
        print(f"no such check: {', '.join(sorted(unknown))} (there are {', '.join(known)})")
        return 2
    failed = [name for name, command in CHECKS if (not names or name in names) and not passes(name, command)]
    print(f"lint: {', '.join(failed)} failed" if failed else "lint: all is well")
    return 1 if failed else 0


def passes(name: str, command: Sequence[str]) -> bool:
    """Run one check from the top of the project, its output in view."""
    print(f"-- {name}: {' '.join(command)}", flush=True)
    start = time.monotonic()
    status = subprocess.run(full(command), cwd=ROOT, check=False).returncode
    print(f"-- {name}: {'passed' if status == 0 else 'FAILED'} in {time.monotonic() - start:.1f} s", flush=True)
    return status == 0


def full(command: Sequence[str]) -> Sequence[str]:
    """The command with this environment's Python, or with its script folder before the tool's name."""
    program, *rest = command
    if program.endswith(".py"):
        return [sys.executable, program, *rest]
    return [str(Path(sysconfig.get_path("scripts")) / program), *rest]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
