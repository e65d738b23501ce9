"""Reads .po and .mo files of gettext into equal shapes, so that one can be held against the other."""

import ast
import re
import struct
from collections.abc import Iterator
from typing import NamedTuple

_LINE = re.compile(r'(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s+)?("(?:[^"\\]|\\.)*")')
_FORMS = re.compile(r"nplurals\s*=\s*(\d+)")
_MAGIC = 0x950412DE


class CatalogueError(ValueError):
    """A file that is no catalogue; the text says where and why."""


class Entry(NamedTuple):
    """One message: its context and plural id are "" where it has none; `texts` are the translated forms."""

    context: str
    id: str
    plural: str
    texts: tuple[str, ...]
    fuzzy: bool = False

    @property
    def key(self) -> str:
        """How the message is named to people."""
        return f"{self.context} | {self.id}" if self.context else self.id


def read_po(text: str) -> list[Entry]:
    """Every message of a .po file, the header (its id is "") included; messages marked obsolete are left out."""
    entries = []
    for block in re.split(r"\n\s*\n", text):
        parts = dict(_parts(block))
        if "msgid" in parts:
            entries.append(_entry(parts, fuzzy=re.search(r"^#,.*\bfuzzy\b", block, re.MULTILINE) is not None))
    return entries


def _parts(block: str) -> Iterator[tuple[str, str]]:
    """The strings of a message by keyword ("msgid", "msgstr[1]"), continued lines joined."""
    name, text = "", ""
    for line in block.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line.strip())
        if found is None:
            raise CatalogueError(f"no line of a catalogue: {line[:60]}")
        if found[1]:
            if name:
                yield name, text
            name, text = found[1] if found[2] is None else f"{found[1]}[{found[2]}]", ""
        text += ast.literal_eval(found[3])
    if name:
        yield name, text


def _entry(parts: dict[str, str], fuzzy: bool) -> Entry:
    plural = parts.get("msgid_plural", "")
    names = sorted(name for name in parts if name.startswith("msgstr["))
    texts = tuple(parts[name] for name in names) if plural else (parts.get("msgstr", ""),)
    return Entry(parts.get("msgctxt", ""), parts["msgid"], plural, texts, fuzzy)


def plural_forms(entries: list[Entry]) -> int:
    """How many forms the header asks for; 1 when it doesn't say."""
    header = next((entry.texts[0] for entry in entries if not entry.id and not entry.context), "")
    found = _FORMS.search(header)
    return int(found[1]) if found else 1


def read_mo(data: bytes) -> list[Entry]:
    """Every message of a little-endian .mo file, the header included."""
    try:
        magic, _, count, ids, texts = struct.unpack_from("<5I", data)
        if magic != _MAGIC:
            raise CatalogueError("not a compiled catalogue")
        return [_compiled(_string(data, ids, n), _string(data, texts, n)) for n in range(count)]
    except (struct.error, UnicodeDecodeError) as error:
        raise CatalogueError(f"damaged: {error}") from None


def _string(data: bytes, table: int, number: int) -> str:
    length, offset = struct.unpack_from("<2I", data, table + 8 * number)
    return data[offset : offset + length].decode()


def _compiled(key: str, text: str) -> Entry:
    context, mark, rest = key.rpartition("\x04")
    singular, _, plural = rest.partition("\0")
    return Entry(context if mark else "", singular, plural, tuple(text.split("\0")))
