"""Where the files that ship with the program lie: assets, levels, seeds."""

from importlib.resources import files
from pathlib import Path


def folder(name: str) -> Path:
    """The shipped folder `assets`, `levels` or `seeds`, inside the installed package or beside it in a checkout."""
    installed = Path(str(files("game") / name))
    if installed.is_dir():
        return installed
    return Path(__file__).resolve().parents[1] / name
