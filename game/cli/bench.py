"""`fivefold bench`: measures speed, size and delays against their bars, in a checkout."""

import argparse
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from game.core.errors import OptionError

CHECKOUT = Path(__file__).resolve().parents[2]
LONGEST = 600
"""Seconds after which a group has failed."""
COLUMNS = "{what:<68}{measured:>12}{bar:>14}  {met:<7}{note}"


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "bench",
        help="measure speed, size and delays against their bars",
        description="Measure every bar of speed, size and delay that applies, group by group, each in a process of "
        "its own without a display. A bar that is missed is told, and no failure; a measurement that fails is one, "
        "with exit status 1. Needs a checkout; playouts are ratios to random chess, which needs python-chess.",
    )
    command.add_argument("--only", metavar="GROUP", action="append", help="this group alone; may be repeated")
    command.add_argument("--check", action="store_true", help="fewer repetitions: does every measurement still work?")
    command.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    command.set_defaults(run=run)


def measuring(module: str) -> ModuleType:
    """A module of the checkout's `bench`; `OptionError` where there is no checkout."""
    if not (CHECKOUT / "bench" / "__init__.py").is_file():
        raise OptionError("measuring needs a checkout of the project: the folder bench isn't installed")
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    return importlib.import_module(f"bench.{module}" if module else "bench")


def run(arguments: argparse.Namespace) -> int:
    """Measure and tell; 1 if a measurement failed."""
    groups = _groups(arguments.only)
    found = []
    for group in groups:
        if not arguments.json:
            print(f"\n{group}\n{COLUMNS.format(what='', measured='measured', bar='bar', met='', note='')}", flush=True)
        for line in _measured(group, arguments.check):
            found.append({"group": group, **line})
            if not arguments.json:
                print(_row(line), flush=True)
    failed = [line for line in found if "failed" in line]
    if arguments.json:
        print(json.dumps({"figures": found, "failed": len(failed)}))
    else:
        print(f"\n{_summary(found)}")
    return 1 if failed else 0


def _groups(asked: list[str] | None) -> list[str]:
    known = list(measuring("").GROUPS)
    for group in asked or ():
        if group not in known:
            raise OptionError(f"there is no group {group!r}; there are {', '.join(known)}")
    return asked or known


def _measured(group: str, short: bool) -> Iterator[dict[str, Any]]:
    """The figures of a group as they come; at its end, if it fails, one line that says why."""
    command = [sys.executable, "-m", "bench", group, *(["--short"] if short else [])]
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    process = subprocess.Popen(
        command, cwd=CHECKOUT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        output, errors = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        output, errors = process.communicate()
        errors += f"\nnothing after {LONGEST} seconds"
    yield from map(json.loads, output.splitlines())
    if process.returncode:
        reason = errors.strip().splitlines() or [f"exit status {process.returncode}"]
        yield {"what": group, "failed": reason[-1]}


def _row(line: dict[str, Any]) -> str:
    if "failed" in line:
        return COLUMNS.format(what=line["what"], measured="-", bar="", met="FAILED", note=line["failed"])
    unit = line["unit"]
    measured = "-" if line["measured"] is None else f"{_short(line['measured'])} {unit}"
    sign = ">=" if line["at_least"] else "<="
    bar = "" if line["bar"] is None else f"{sign} {line['bar']:g} {unit}"
    met = {True: "met", False: "MISSED", None: ""}[line["met"]]
    return COLUMNS.format(what=line["what"], measured=measured, bar=bar, met=met, note=line["note"]).rstrip()


def _short(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _summary(found: list[dict[str, Any]]) -> str:
    met = [line.get("met") for line in found]
    failed = sum("failed" in line for line in found)
    told = f"{met.count(True)} bars met, {met.count(False)} missed"
    return f"{told}, {failed} measurements failed" if failed else told
