"""Faults of the catalogues: each .mo is its .po compiled, nothing is left untranslated, fields survive translation."""

import string
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.play.checks.fault import Fault
from game.play.checks.gettext_files import CatalogueError, Entry, plural_forms, read_mo, read_po
from game.words import DOMAIN


def catalogue_faults(root: Path) -> list[Fault]:
    """Everything wrong with the catalogues under `root`, which stands for the folder assets/locale.

    The messages they must hold are those of the template beside them.
    """
    try:
        wanted = read_po((root / f"{DOMAIN}.pot").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, CatalogueError) as error:
        return [Fault(f"assets/locale/{DOMAIN}.pot", "", f"missing or unreadable: {_first_line(error)}")]
    paths = sorted(root.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
    if not paths:
        return [Fault("assets/locale", "", "no catalogue")]
    return [fault for path in paths for fault in _faults(root, path, wanted)]


def _faults(root: Path, path: Path, wanted: Sequence[Entry]) -> Iterator[Fault]:
    file = "/".join(("assets/locale", *path.relative_to(root).parts))
    try:
        entries = read_po(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, CatalogueError) as error:
        yield Fault(file, "", f"unreadable: {_first_line(error)}")
        return
    forms = plural_forms(entries)
    for entry in entries:
        if entry.id:
            yield from _entry_faults(file, entry, forms)
    missing = {entry.key for entry in wanted} - {entry.key for entry in entries}
    yield from (Fault(file, key, "missing; the template has it") for key in sorted(missing))
    yield from _compiled_faults(path.with_suffix(".mo"), f"{file[:-3]}.mo", entries, forms)


def _entry_faults(file: str, entry: Entry, forms: int) -> Iterator[Fault]:
    if entry.fuzzy:
        yield Fault(file, entry.key, "marked fuzzy")
    if not _is_complete(entry, forms):
        yield Fault(file, entry.key, f"not translated: {_needed(entry, forms)} text(s) needed")
    try:
        fields = _fields(entry.plural or entry.id)
        for text in filter(None, entry.texts):
            if _fields(text) != fields:
                yield Fault(file, entry.key, f"other fields than the English: {text}")
    except ValueError as error:
        yield Fault(file, entry.key, f"a brace is wrong: {error}")


def _is_complete(entry: Entry, forms: int) -> bool:
    return len(entry.texts) == _needed(entry, forms) and all(entry.texts)


def _needed(entry: Entry, forms: int) -> int:
    return forms if entry.plural else 1


def _fields(text: str) -> set[str]:
    """The names of the `{name}` fields."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _compiled_faults(path: Path, file: str, entries: Sequence[Entry], forms: int) -> Iterator[Fault]:
    """Where what players would read differs from what is written; headers and unfinished messages are left alone."""
    try:
        compiled = {entry.key: entry for entry in read_mo(path.read_bytes()) if entry.id}
    except (OSError, CatalogueError) as error:
        yield Fault(file, "", f"missing or unreadable: {_first_line(error)}")
        return
    written = {entry.key: entry for entry in entries if entry.id}
    unfinished = {key for key, entry in written.items() if entry.fuzzy or not _is_complete(entry, forms)}
    for key in sorted((compiled.keys() | written.keys()) - unfinished):
        if compiled.get(key) != written.get(key):
            yield Fault(file, key, "not compiled from the .po as it is now")


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
