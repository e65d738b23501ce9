"""Records: read from bytes, a file or a parsed value, written as bytes, replayed into a match."""

from pathlib import Path
from typing import TypeVar

import msgspec

from game.core.errors import RecordError, RulesError
from game.play.levels import Box, open_box
from game.play.match import FORMAT, Match, Record

__all__ = ["NewerFormat", "Record", "from_value", "parse", "read", "replay", "write"]

LARGEST = 1 << 20
"""Bytes a record or save may hold; no game comes near it."""

T = TypeVar("T")


class NewerFormat(RecordError):  # noqa: N818 - it names what happened
    """Written by a newer version of this program: nothing is wrong with it, but it can't be read here."""


class _Head(msgspec.Struct):
    """What every format, future ones included, begins with."""

    format: int


def read(source: bytes | Path) -> Record:
    """The record in a file or in bytes, well-formed but not yet replayed; else `RecordError` naming the place."""
    return parse(source, Record, FORMAT)


def parse(source: bytes | Path, kind: type[T], newest: int) -> T:
    """The JSON value of a versioned kind in a file or in bytes; `RecordError`, or `NewerFormat` above `newest`."""
    where = f"{source}: " if isinstance(source, Path) else ""
    try:
        data = _bytes(source) if isinstance(source, Path) else source
        if len(data) > LARGEST:
            raise RecordError(f"holds more than {LARGEST} bytes")
        if not data.strip():
            raise RecordError("is empty")
        head = msgspec.json.decode(data, type=_Head)
        if head.format > newest:
            raise NewerFormat(f"newer format {head.format}, this version reads up to {newest}")
        return msgspec.json.decode(data, type=kind)
    except RecursionError:
        raise RecordError(f"{where}nested too deep") from None
    except NewerFormat as error:
        raise NewerFormat(f"{where}{error}") from None
    except (OSError, ValueError) as error:
        raise RecordError(f"{where}{_reason(error)}") from None


def from_value(value: object) -> Record:
    """The record in a parsed JSON value, well-formed but not yet replayed; else `RecordError`."""
    try:
        head = msgspec.convert(value, type=_Head)
        if head.format > FORMAT:
            raise NewerFormat(f"newer format {head.format}, this version reads up to {FORMAT}")
        return msgspec.convert(value, type=Record)
    except RecursionError:
        raise RecordError("nested too deep") from None
    except msgspec.ValidationError as error:
        raise RecordError(str(error)) from None


def write(record: Record) -> bytes:
    """The record as one line of JSON, its end included."""
    return msgspec.json.encode(record) + b"\n"


def replay(record: Record, box: Box | None = None) -> Match:
    """The match a record tells, every action checked; `RecordError` names the place and what is wrong there.

    Without a box the game is built from the data that ships with the program.
    """
    match = _begin(record, box or _box(record.game))
    try:
        for action in record.actions:
            match.play(action)
    except RulesError as error:
        raise RecordError(f"action {len(match.texts) + 1} of {len(record.actions)}: {error}") from None
    return match


def _begin(record: Record, box: Box) -> Match:
    if record.game != box.game.name:
        raise RecordError(f"game: {record.game!r} isn't {box.game.name!r}")
    if record.data is not None and record.data != box.digest:
        raise RecordError(f"data: {record.data} names other contents of {box.place} than ours, {box.digest}")
    try:
        return Match(box.game, record.options, record.players, record.setup, digest=box.digest)
    except RecursionError:
        raise RecordError("setup: nested too deep") from None
    except RulesError as error:
        raise RecordError(str(error)) from None


def _box(name: str) -> Box:
    try:
        return open_box(name)
    except RulesError as error:
        raise RecordError(f"game: {error}") from None


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
