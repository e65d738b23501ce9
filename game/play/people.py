"""The people who play here: their names, what they like, in the order in which they played last."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from game.core.errors import RulesError
from game.play.kept import KeptFile

LONGEST = 14
"""Characters of a name, so that it can be read from the sofa wherever it stands."""
MOST = 40
"""So many people are remembered; who hasn't played for longest is forgotten first."""

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


class Profile(msgspec.Struct, frozen=True):
    """Somebody. There is nothing else to know about them: results are kept by name."""

    name: Name
    monster: str = ""
    """A favourite among the monsters of Monster Baby Rescue; empty for whichever comes."""


class People(msgspec.Struct, frozen=True):
    """Everybody, who played last comes first."""

    format: int = 1
    profiles: list[Profile] = []


class PeopleFile(KeptFile[People]):
    """The people of one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, People())

    @property
    def names(self) -> Sequence[str]:
        """Everybody's, who played last comes first."""
        return [profile.name for profile in self.value.profiles]

    def find(self, name: str) -> Profile | None:
        """The profile of that name."""
        return next((profile for profile in self.value.profiles if profile.name == name), None)

    def meet(self, name: str) -> Profile:
        """Somebody sits down: known or new, they come first from now on; `RulesError` for what is no name."""
        profile = self.find(name) or Profile(cleaned(name))
        self._keep([profile, *(other for other in self.value.profiles if other.name != profile.name)])
        return profile

    def like(self, name: str, monster: str) -> None:
        """Somebody chose a favourite monster; unknown names are left alone."""
        self._keep([Profile(one.name, monster) if one.name == name else one for one in self.value.profiles])

    def forget(self, name: str) -> None:
        """Somebody shall not be offered any more."""
        self._keep([profile for profile in self.value.profiles if profile.name != name])

    def _keep(self, profiles: list[Profile]) -> None:
        self.keep(People(profiles=profiles[:MOST]))


def cleaned(name: str) -> str:
    """A name without spaces round it or doubled in it; `RulesError` says what is wrong with it."""
    found = " ".join(name.split())
    if not found:
        raise RulesError("a name needs at least one character")
    if len(found) > LONGEST:
        raise RulesError(f"a name has at most {LONGEST} characters, not {len(found)}: {found!r}")
    if not found.isprintable():
        raise RulesError(f"a name can't hold {found!r}")
    return found
