"""People are remembered by name, who played last comes first."""

from pathlib import Path

import pytest

from game.core.errors import RulesError
from game.play.people import LONGEST, MOST, PeopleFile, Profile


@pytest.fixture
def people(tmp_path: Path) -> PeopleFile:
    return PeopleFile(tmp_path / "people.json")


def test_who_played_last_comes_first_and_stays_there(people: PeopleFile) -> None:
    for name in ("Otter", "Fern", "Otter"):
        people.meet(name)
    assert list(people.names) == ["Otter", "Fern"]
    assert list(PeopleFile(people.path).names) == ["Otter", "Fern"]


def test_a_favourite_monster_is_kept(people: PeopleFile) -> None:
    people.meet("Otter")
    people.like("Otter", "yeti")
    people.like("Nobody", "pup")
    assert people.meet("Otter") == Profile("Otter", "yeti")
    assert people.find("Nobody") is None


def test_who_is_forgotten_isn_t_offered(people: PeopleFile) -> None:
    people.meet("Otter")
    people.forget("Otter")
    assert list(people.names) == []


def test_only_so_many_are_remembered(people: PeopleFile) -> None:
    for number in range(MOST + 3):
        people.meet(f"Guest {number}")
    assert len(people.names) == MOST
    assert people.names[0] == f"Guest {MOST + 2}"


def test_spaces_don_t_make_another_person(people: PeopleFile) -> None:
    people.meet("  Anna   B ")
    assert list(people.names) == ["Anna B"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "at least one"),
        ("   ", "at least one"),
        ("x" * (LONGEST + 1), f"at most {LONGEST}"),
        ("a\x07b", "can't hold"),
    ],
)
def test_what_is_no_name_is_refused_with_a_reason(people: PeopleFile, name: str, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        people.meet(name)
    assert list(people.names) == []


def test_a_file_with_an_impossible_name_is_set_aside(people: PeopleFile) -> None:
    people.path.write_text('{"format": 1, "profiles": [{"name": ""}]}')
    assert [trouble.file for trouble in PeopleFile(people.path).troubles] == [people.path]
