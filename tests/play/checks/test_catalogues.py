"""Bad catalogues are found and named."""

import io
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.play.checks import Fault, catalogue_faults

FILE = "assets/locale/uk/LC_MESSAGES/fivefold.po"
COMPILED = "assets/locale/uk/LC_MESSAGES/fivefold.mo"
HEADER = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
"n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"
"""
GOOD = """
# by hand
#: game/here.py:1
msgid "Your turn, {name}"
msgstr "Твій хід, {name}"

msgctxt "menu"
msgid "Play"
msgstr "Грати"

msgid ""
"Two \\"long\\" "
"lines"
msgstr "Два \\"довгі\\" рядки"

msgid "one ball"
msgid_plural "{number} balls"
msgstr[0] "{number} кулька"
msgstr[1] "{number} кульки"
msgstr[2] "{number} кульок"

#~ msgid "Gone"
#~ msgstr "Нема"
"""


def write(root: Path, body: str, compiled: str | None = None) -> Path:
    """A folder of catalogues: the good template, one .po, and a .mo (of the same text unless told otherwise)."""
    place = root / "uk" / "LC_MESSAGES"
    place.mkdir(parents=True)
    (root / "fivefold.pot").write_text(HEADER + GOOD, encoding="utf-8")
    (place / "fivefold.po").write_text(HEADER + body, encoding="utf-8")
    text = HEADER + (body if compiled is None else compiled)
    with (place / "fivefold.mo").open("wb") as file:
        write_mo(file, read_po(io.BytesIO(text.encode())))
    return root


def test_a_good_catalogue_has_no_fault(tmp_path: Path) -> None:
    assert catalogue_faults(write(tmp_path, GOOD)) == []


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('"Твій хід, {name}"', '"Твій хід"', "Your turn, {name}", "other fields than the English: Твій хід"),
        ("{number} кульки", "{count} кульки", "one ball", "other fields than the English: {count} кульки"),
        ('"{number} кульки"', '""', "one ball", "not translated: 3 text(s) needed"),
        ('msgstr[2] "{number} кульок"\n', "", "one ball", "not translated: 3 text(s) needed"),
        ('"Грати"', '""', "menu | Play", "not translated: 1 text(s) needed"),
        ('msgctxt "menu"', '#, fuzzy\nmsgctxt "menu"', "menu | Play", "marked fuzzy"),
    ],
)
def test_a_bad_translation_is_named(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    assert old in GOOD
    assert catalogue_faults(write(tmp_path, GOOD.replace(old, new, 1))) == [Fault(FILE, key, reason)]


def test_a_lonely_brace_is_a_fault(tmp_path: Path) -> None:
    (fault,) = catalogue_faults(write(tmp_path, GOOD.replace('хід, {name}"', 'хід, {name"')))
    assert (fault.file, fault.key) == (FILE, "Your turn, {name}")
    assert fault.reason.startswith("a brace is wrong")


def test_a_sentence_the_template_has_and_the_catalogue_lacks_is_a_fault(tmp_path: Path) -> None:
    body = GOOD.replace('msgctxt "menu"\nmsgid "Play"\nmsgstr "Грати"\n', "")
    assert catalogue_faults(write(tmp_path, body)) == [Fault(FILE, "menu | Play", "missing; the template has it")]


@pytest.mark.parametrize("compiled", [GOOD.replace('"Грати"', '"Гра"'), GOOD.replace('msgctxt "menu"\n', "")])
def test_a_compiled_catalogue_that_is_behind_is_a_fault(tmp_path: Path, compiled: str) -> None:
    faults = catalogue_faults(write(tmp_path, GOOD, compiled))
    assert Fault(COMPILED, "menu | Play", "not compiled from the .po as it is now") in faults
    assert {fault.file for fault in faults} == {COMPILED}


@pytest.mark.parametrize("data", [b"", b"no catalogue at all, only text", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_damaged_compiled_catalogue_is_a_fault(tmp_path: Path, data: bytes) -> None:
    root = write(tmp_path, GOOD)
    (root / "uk" / "LC_MESSAGES" / "fivefold.mo").write_bytes(data)
    (fault,) = catalogue_faults(root)
    assert fault.file == COMPILED
    assert fault.reason.startswith("missing or unreadable")


def test_a_line_that_is_none_of_a_catalogue_is_a_fault(tmp_path: Path) -> None:
    root = write(tmp_path, GOOD)
    (root / "uk" / "LC_MESSAGES" / "fivefold.po").write_text(HEADER + GOOD + "msgid Oops\n", encoding="utf-8")
    assert catalogue_faults(root) == [Fault(FILE, "", "unreadable: no line of a catalogue: msgid Oops")]


def test_no_template_is_a_fault(tmp_path: Path) -> None:
    (fault,) = catalogue_faults(tmp_path)
    assert fault.file == "assets/locale/fivefold.pot"


def test_no_catalogue_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "fivefold.pot").write_text(HEADER, encoding="utf-8")
    assert catalogue_faults(tmp_path) == [Fault("assets/locale", "", "no catalogue")]
