"""Saved games: one file a game, an envelope around its record; the worst file or disk stops nobody from playing."""

import errno
import re
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from enum import Enum
from pathlib import Path
from threading import Lock
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from filelock import FileLock, Timeout

from game.core.errors import RecordError
from game.play.files import Trouble, set_aside, sweep, write_whole
from game.play.levels import Box, open_box
from game.play.match import Match, Record
from game.play.record import parse, replay
from game.play.seat import Player

FORMAT: Final = 1
"""The save format written, and the newest one understood."""

_SLOT = re.compile(r"game-(\d+)")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Save(msgspec.Struct, frozen=True):
    """A record with what belongs to the sitting: who sits where, which assists were used, what a list shows."""

    format: Literal[1]
    saved_at: Annotated[datetime, msgspec.Meta(tz=True)]
    players: list[Player]
    assists: list[str]
    turn: int
    over: bool
    record: Record
    deal: str = ""
    """What it was dealt from (`game.play.deals`); empty where nobody noted it."""

    def __post_init__(self) -> None:
        if len(self.players) != self.record.players:
            raise ValueError(f"{len(self.players)} players sit on {self.record.players} seats")


class Saved(NamedTuple):
    """A saved game in the list."""

    slot: str
    save: Save


class Loaded(NamedTuple):
    """A saved game to go on with."""

    save: Save
    match: Match


class Why(Enum):
    """Why games are kept in memory only, until the program ends."""

    LOCKED = "locked"
    """Another instance of the program keeps its games in the folder."""
    FULL = "full"
    UNWRITABLE = "unwritable"


class Fallback(NamedTuple):
    """Why games are kept in memory only, and the system's own word for it (or the folder)."""

    why: Why
    detail: str


def save_of(
    match: Match, players: Sequence[Player], saved_at: datetime, assists: Collection[str] = (), deal: str = ""
) -> Save:
    """The save of a match; `saved_at` needs a time zone."""
    return Save(
        format=FORMAT,
        saved_at=saved_at,
        players=list(players),
        assists=sorted(assists),
        turn=match.turn,
        over=match.outcome is not None,
        record=match.record(),
        deal=deal,
    )


class Store:
    """The saved games of one folder; nothing in it, and nothing the disk does, makes a method raise.

    The first instance on a folder locks it until `close`. A second one plays on with an empty list and keeps its
    games in memory, `why` says so: two programs never write the same game. Writing is done in the background, as a
    disk may take longer than a frame; the last save of a slot counts at once. Games a disk refuses stay in memory
    and are written with the next save that succeeds. Bad files are renamed, kept and named in `troubles`.
    """

    def __init__(self, folder: Path, box_of: Callable[[str], Box] = open_box) -> None:
        self.folder = folder
        self.troubles: list[Trouble] = []
        self.why: Fallback | None = None
        self._box_of = box_of
        self._closed = False
        self._unwritten: dict[str, Save | None] = {}
        self._guard = Lock()
        self._writer = ThreadPoolExecutor(1, "fivefold-saves")
        self._lock = FileLock(folder / ".lock")
        self._open()
        self._newest = max((_number(path.name) for path in self._files("game-*")), default=0)

    def new_slot(self) -> str:
        """A name for a game that no game here has had."""
        self._newest += 1
        return f"game-{self._newest:06}"

    def save(self, slot: str, save: Save) -> None:
        """Put a game in its slot in place of what was there; `why` says later if it stayed in memory."""
        self._change(slot, save)

    def delete(self, slot: str) -> None:
        """Forget the game in a slot; an empty slot is fine."""
        self._change(slot, None)

    def tidy(self, most: int) -> None:
        """Let go of finished games beyond so many, the oldest first; done in the background."""
        if not self._closed:
            self._writer.submit(self._tidy, most)

    def _tidy(self, most: int) -> None:
        finished = [saved.slot for saved in self.games() if saved.save.over]
        with self._guard:
            self._unwritten.update(dict.fromkeys(finished[most:]))
        self._write()

    def flush(self) -> None:
        """Wait until everything is written, or refused."""
        self._writer.submit(self._write).result()

    def games(self) -> Sequence[Saved]:
        """Every saved game that can be read, newest first."""
        unwritten = self._pending()
        found = [Saved(slot, save) for slot, save in unwritten.items() if save is not None]
        for path in self._files("game-*.json"):
            save = None if path.stem in unwritten else self._read(path)
            if save is not None:
                found.append(Saved(path.stem, save))
        return sorted(found, key=lambda saved: (saved.save.saved_at, saved.slot), reverse=True)

    def load(self, slot: str) -> Loaded | None:
        """The game of a slot, replayed; None when there is none or it can't be played, which `troubles` then names."""
        unwritten = self._pending()
        if slot in unwritten:
            save = unwritten[slot]
            return None if save is None else Loaded(save, self._replay(save))
        path = self._path(slot)
        save = self._read(path) if path in self._files("game-*.json") else None
        if save is None:
            return None
        try:
            return Loaded(save, self._replay(save))
        except RecordError as error:
            self._set_aside(path, str(error))
            return None

    def close(self) -> None:
        """Write what is left and let another instance have the folder; later saves reach memory only."""
        if not self._closed:
            self._closed = True
            self.flush()
            self._writer.shutdown()
            self._lock.release()

    def _open(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(blocking=False)
            sweep(self.folder)
        except Timeout:
            self.why = Fallback(Why.LOCKED, str(self.folder))
        except OSError as error:
            self.why = _fallback(error)

    def _locked_out(self) -> bool:
        return self.why is not None and self.why.why is Why.LOCKED

    def _path(self, slot: str) -> Path:
        return self.folder / f"{slot}.json"

    def _files(self, pattern: str) -> Sequence[Path]:
        if self._locked_out():
            return ()
        with suppress(OSError):
            return sorted(self.folder.glob(pattern))
        return ()

    def _pending(self) -> dict[str, Save | None]:
        """What the folder doesn't hold yet; None for what it still holds and shouldn't."""
        with self._guard:
            return dict(self._unwritten)

    def _change(self, slot: str, save: Save | None) -> None:
        with self._guard:
            self._unwritten[slot] = save
        if not self._closed:
            self._writer.submit(self._write)

    def _write(self) -> None:
        """Bring the folder up to date."""
        if self._locked_out():
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for slot, save in self._pending().items():
                self._write_one(self._path(slot), save)
                with self._guard:
                    if self._unwritten[slot] is save:
                        del self._unwritten[slot]
            self.why = None
        except (OSError, ValueError) as error:  # a text that is no Unicode is refused like a full disk
            self.why = _fallback(error)

    def _write_one(self, path: Path, save: Save | None) -> None:
        if save is None:
            path.unlink(missing_ok=True)
        else:
            write_whole(path, msgspec.json.encode(save) + b"\n")

    def _read(self, path: Path) -> Save | None:
        try:
            return parse(path, Save, FORMAT)
        except RecordError as error:
            self._set_aside(path, str(error))
            return None

    def _replay(self, save: Save) -> Match:
        return replay(save.record, self._box_of(save.record.game))

    def _set_aside(self, path: Path, reason: str) -> None:
        kept = set_aside(path)
        if all(trouble.kept != kept for trouble in self.troubles):
            self.troubles.append(Trouble(path, reason, kept))


def _fallback(error: OSError | ValueError) -> Fallback:
    full = isinstance(error, OSError) and error.errno in _FULL
    return Fallback(Why.FULL if full else Why.UNWRITABLE, str(error))


def _number(name: str) -> int:
    found = _SLOT.match(name)
    return int(found.group(1)) if found else 0
