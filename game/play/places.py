"""Where a player's own files lie: saved games, settings, progress, controller mappings, crash logs."""

from pathlib import Path
from typing import NamedTuple

import platformdirs

APP = "fivefold"


class Places(NamedTuple):
    """The player's files and folders; none of them need exist."""

    saves: Path
    settings: Path
    mappings: Path
    """The player's own gamecontrollerdb.txt."""
    crashes: Path
    progress: Path
    people: Path
    results: Path
    tournament: Path
    records: Path
    """Where finished games are written to as records."""


def places(data_dir: Path | None = None) -> Places:
    """Everything inside `data_dir`, or without one in the folders this system keeps for such things."""
    data = data_dir or platformdirs.user_data_path(APP, appauthor=False)
    config = data_dir or platformdirs.user_config_path(APP, appauthor=False)
    logs = data_dir or platformdirs.user_log_path(APP, appauthor=False)
    return Places(
        data / "saves",
        config / "settings.toml",
        config / "gamecontrollerdb.txt",
        logs / "crashes",
        data / "progress.json",
        data / "people.json",
        data / "results.json",
        data / "tournament.json",
        data / "records",
    )


def kiosk_folder(data_dir: Path | None = None) -> Path:
    """Where a kiosk keeps all its files, apart from those of whoever plays on the same machine."""
    return (data_dir or platformdirs.user_data_path(APP, appauthor=False)) / "kiosk"
