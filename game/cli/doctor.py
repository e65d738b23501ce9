"""`fivefold doctor`: what this machine offers the game, as text or JSON."""

import argparse
import json
import os
import platform
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game import __version__


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "doctor",
        help="tell versions, display, sound, pads and folders",
        description="Tell what this machine offers the game. Please add the answer to a report of a fault.",
    )
    command.add_argument("--json", action="store_true", help="one JSON object instead of text")
    command.add_argument("--data-dir", type=Path, metavar="DIR", help="where settings and saved games lie")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the facts; a machine without display, sound or pads is no fault."""
    facts = gather(arguments.data_dir)
    if arguments.json:
        print(json.dumps(facts, indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines(facts)))
    return 0


def gather(data_dir: Path | None) -> dict[str, Any]:
    """All facts by section; every value is plain JSON."""
    folders = _folders(data_dir)
    from game.shell import facts
    from game.shell.framebuffer import choose
    from game.shell.input.environment import prepare_environment

    prepare_environment(mappings=Path(folders["mappings"]["path"]))
    display = facts.display_facts()
    if display["available"]:
        display["fast frame buffer"] = choose("auto", time.perf_counter)
    return {
        "versions": {
            "Fivefold": __version__,
            "Python": platform.python_version(),
            **facts.library_facts(),
            "system": platform.platform(),
        },
        "display": display,
        "sound": _sound(),
        "pads": facts.pad_facts(),
        "mappings": os.environ.get("SDL_GAMECONTROLLERCONFIG_FILE"),
        "folders": folders,
    }


def _sound() -> dict[str, Any]:
    from game.shell.audio import Audio
    from game.where import folder

    audio = Audio(folder("assets") / "sounds")
    return {"available": audio.available, "why not": audio.why or None}


def _folders(data_dir: Path | None) -> dict[str, Any]:
    """The player's own files, and the shipped ones."""
    from game.play.places import places
    from game.where import folder

    shipped = {name: folder(name) for name in ("assets", "levels", "seeds")}
    here = {**places(data_dir)._asdict(), **shipped}
    return {name: {"path": str(path), "exists": path.exists()} for name, path in here.items()}


def lines(facts: dict[str, Any]) -> Iterator[str]:
    """The facts as text: a heading for each section, a line for each fact."""
    for section, values in facts.items():
        if isinstance(values, dict):
            yield section
            yield from (f"  {name}: {_text(value)}" for name, value in values.items())
        elif isinstance(values, list):
            yield section if values else f"{section}: none"
            yield from (f"  {_text(value)}" for value in values)
        else:
            yield f"{section}: {_text(values)}"


def _text(value: Any) -> str:
    """A value as people say it: yes, no, none; a path with a word when nothing is there."""
    if isinstance(value, dict) and "path" in value:
        return value["path"] if value["exists"] else f"{value['path']} (not there yet)"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return ", ".join(map(_text, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
