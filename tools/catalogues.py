"""Keeps the catalogues of assets/locale in step with the sentences in the code.

Without an argument: collect every message of `game` and every sentence of `levels`, write the template, bring
each language's .po up to date and compile it. With `--check`: change nothing, and name every way in which they are
behind.
"""

import argparse
import ast
import io
import string
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import tomli
from babel.core import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "game"
TABLES = ROOT / "levels"
LOCALES = ROOT / "assets" / "locale"
DOMAIN = "fivefold"
ENGLISH = "en"
LITERALS = {"say": 1, "count": 2, "say_in": 2}
"""The methods of `game.words.Words` and how many literal texts each begins with."""

GIVEN = ("title", "text", "done", "wrong")
"""Keys of the tables in levels whose values players read."""

BARE = ("say", "say_in")
"""Those also known by their bare name, taken out as `say = words.say`."""


class Call(NamedTuple):
    """A sentence asked for somewhere in the code."""

    place: str
    method: str
    texts: tuple[str, ...] | None
    """Its literal texts, None where they aren't literal."""


class Plain(Catalog):
    """A catalogue whose header holds no dates, names or versions, so that the same messages make the same file."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:  # type: ignore[misc]
        """What gettext needs, and no more."""
        headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Transfer-Encoding", "8bit")]
        if self.locale is None:
            return headers
        return [*headers, ("Language", str(self.locale)), ("Plural-Forms", self.plural_forms)]


def main(arguments: Sequence[str]) -> int:
    """Bring everything up to date, or check it; the exit status is 1 when something is behind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing, name what is behind")
    check = parser.parse_args(arguments).check
    template = collected()
    wanted = files(template)
    stale = [path for path, content in wanted.items() if not path.is_file() or path.read_bytes() != content]
    if not check:
        for path in stale:
            path.write_bytes(wanted[path])
    complaints = [f"{path.relative_to(ROOT)}: out of date, run tools/catalogues.py" for path in stale if check]
    complaints += [f"{call.place}: {call.method} needs literal text" for call in calls() if call.texts is None]
    for code in languages():
        complaints += faults(code, updated(code, template))
    print("\n".join(complaints) or f"catalogues: {len(template)} messages, {', '.join(languages())}: complete")
    return 1 if complaints else 0


def languages() -> Sequence[str]:
    """Codes of the languages that have a .po file."""
    return sorted(path.parts[-3] for path in LOCALES.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def collected() -> Plain:
    """Every message of the code and of the tables."""
    template = Plain()
    for text in given():
        template.add(text)
    for call in calls():
        if call.texts is None:
            continue
        first, *rest = call.texts
        if call.method == "say_in":
            template.add(rest[0], context=first)
        else:
            template.add(call.texts if rest else first)
    return template


def calls() -> Iterator[Call]:
    """Every call in the code of a method of Words."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (method := method_of(node.func)):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield Call(place, method, literals(node.args[: LITERALS[method]]))


def given() -> Iterator[str]:
    """Every text of a table that players read."""
    for path in sorted(TABLES.rglob("*.toml")):
        yield from texts_in(tomli.loads(path.read_text(encoding="utf-8")))


def texts_in(value: Any) -> Iterator[str]:
    """The values of the keys in `GIVEN`, however deep they lie."""
    if isinstance(value, dict):
        yield from (text for name, text in value.items() if name in GIVEN and isinstance(text, str))
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from texts_in(inner)


def method_of(called: ast.expr) -> str:
    """Which method of Words is called, empty if none: something that is called words, or ends so, has them."""
    if isinstance(called, ast.Name):
        return called.id if called.id in BARE else ""
    if not isinstance(called, ast.Attribute) or called.attr not in LITERALS:
        return ""
    owner = getattr(called.value, "attr", getattr(called.value, "id", ""))
    return called.attr if owner.endswith("words") else ""


def literals(arguments: Sequence[ast.expr]) -> tuple[str, ...] | None:
    """The texts of literal arguments, None if one is something else."""
    texts = tuple(a.value for a in arguments if isinstance(a, ast.Constant) and isinstance(a.value, str))
    return texts if texts and len(texts) == len(arguments) else None


def files(template: Plain) -> dict[Path, bytes]:
    """What every file of the catalogues should hold."""
    wanted = {LOCALES / f"{DOMAIN}.pot": written(template)}
    for code in languages():
        catalogue = updated(code, template)
        place = LOCALES / code / "LC_MESSAGES"
        wanted[place / f"{DOMAIN}.po"] = written(catalogue)
        wanted[place / f"{DOMAIN}.mo"] = compiled(catalogue)
    return wanted


def updated(code: str, template: Plain) -> Plain:
    """A language's catalogue with exactly the template's messages: its own texts, new ones empty, English filled in."""
    with (LOCALES / code / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
        old = read_po(file, locale=code)
    catalogue = Plain(locale=code)
    for message in messages(template):
        known = old.get(message.id, message.context)
        text = message.id if code == ENGLISH else known.string if known else ""
        catalogue.add(message.id, text, context=message.context, flags=known.flags if known else ())
    return catalogue


def messages(catalogue: Catalog) -> Iterator[Message]:
    """All but the header, in a fixed order."""
    return iter(sorted((message for message in catalogue if message.id), key=key))


def key(message: Message) -> tuple[str, ...]:
    """How a message is sorted and found: its ids and its context."""
    return (*ids(message), message.context or "")


def ids(message: Message) -> tuple[str, ...]:
    """The English text, or the singular and the plural."""
    return texts(message.id)


def texts(value: Any) -> tuple[str, ...]:
    """One text, or several forms, as Babel gives them."""
    return (value,) if isinstance(value, str) else tuple(value or ())


def written(catalogue: Plain) -> bytes:
    """The catalogue as a .po file."""
    into = io.BytesIO()
    catalogue.header_comment = (
        f"# Fivefold: {Locale.parse(catalogue.locale).english_name if catalogue.locale else 'all messages'}."
    )
    catalogue.fuzzy = False
    write_po(into, catalogue, width=0, no_location=True, sort_output=True, ignore_obsolete=True)
    return into.getvalue()


def compiled(catalogue: Plain) -> bytes:
    """The catalogue as a .mo file."""
    into = io.BytesIO()
    write_mo(into, catalogue)
    return into.getvalue()


def faults(code: str, catalogue: Plain) -> Iterator[str]:
    """What a language lacks: a text, a plural form, a person's look at a guess, a field."""
    place = f"assets/locale/{code}/LC_MESSAGES/{DOMAIN}.po"
    for message in messages(catalogue):
        name = f"{place}: {ids(message)[0]!r}"
        if message.fuzzy:
            yield f"{name}: marked fuzzy"
        forms = texts(message.string)
        needed = catalogue.num_plurals if message.pluralizable else 1
        if len(forms) != needed or not all(forms):
            yield f"{name}: not translated, {needed} text(s) needed"
            continue
        for text in forms:
            if fields(text) != fields(ids(message)[-1]):
                yield f"{name}: other fields than the English text: {text!r}"


def fields(text: str) -> set[str] | None:
    """Names of the `{fields}` of a text; None if its braces don't match."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
