"""Words in the player's language, by gettext catalogues in assets/locale.

Message ids are the English sentences. Extraction knows `say` (one sentence), `count` (singular, plural, number)
and `say_in` (a context, a sentence), literal strings only, and finds what is `given` in the tables of levels.
"""

import gettext
from collections.abc import Mapping, Sequence

from game.where import folder

DOMAIN = "fivefold"

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> Sequence[str]:
    """Codes of every language with a compiled catalogue, English first, the rest in order of code."""
    found = sorted(path.parts[-3] for path in folder("assets").glob(f"locale/*/LC_MESSAGES/{DOMAIN}.mo"))
    return ["en", *(code for code in found if code != "en")]


def preferred(environment: Mapping[str, str]) -> str:
    """The language the environment asks for, by gettext's variables; English if it asks for none that we speak."""
    locale = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "C")
    asked = [locale]
    if locale not in ("C", "POSIX"):
        asked = [*environment.get("LANGUAGE", "").split(":"), locale]
    spoken = languages()
    return next((code for code in (_code(name) for name in asked) if code in spoken), spoken[0])


class Words:
    """All sentences of one language; an unknown language, or a sentence it lacks, is English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = gettext.translation(DOMAIN, folder("assets") / "locale", languages=[language], fallback=True)

    def say(self, message: str, **values: object) -> str:
        """The sentence in this language with `{name}` fields filled in."""
        return _fill(self._catalogue.gettext(message), values)

    def say_in(self, context: str, message: str, **values: object) -> str:
        """Like `say` where one English word means different things: the context tells which."""
        return _fill(self._catalogue.pgettext(context, message), values)

    def given(self, message: str) -> str:
        """A title or text of a table in levels, in this language."""
        return self._catalogue.gettext(message)

    def count(self, one: str, many: str, number: int, **values: object) -> str:
        """The plural form for `number`, which fills the field `{number}`."""
        return _fill(self._catalogue.ngettext(one, many, number), {"number": number, **values})


def _code(locale: str) -> str:
    """The language of a locale's name such as uk_UA.UTF-8."""
    return locale.split(".")[0].split("@")[0].split("_")[0].lower()


def _fill(message: str, values: dict[str, object]) -> str:
    return message.format(**values) if values else message
