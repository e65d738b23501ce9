"""A kiosk's file: what it means, and that every fault names file, place and reason."""

from pathlib import Path

import pytest

from game.play.kiosk.config import IdleTimes, KioskConfig, KioskError, read_config
from game.play.kiosk.hours import Hours, parse_hours
from game.where import folder

GAMES = ("pylos", "yoxii", "hutan")
SPEAKS = ("en", "uk")


def read(tmp_path: Path, text: str) -> KioskConfig:
    path = tmp_path / "kiosk.toml"
    path.write_text(text, "utf-8")
    return read_config(path, GAMES, SPEAKS)


def test_an_empty_file_is_a_kiosk_as_it_comes(tmp_path: Path) -> None:
    assert read(tmp_path, "") == KioskConfig()


def test_every_key_can_be_set(tmp_path: Path) -> None:
    text = """
        games = ["yoxii", "pylos"]
        attract = ["pylos"]
        languages = ["uk"]
        pin = "2580"
        corners = false
        volume = 0.25
        attract_sound = true
        profiles = true
        resume_minutes = 5
        quiet = ["22:00-07:30", "12:00-12:30"]
        [idle]
        menu = 30
        table = 90
        warning = 10
    """
    config = read(tmp_path, text)
    assert config.games == ["yoxii", "pylos"]
    assert config.idle == IdleTimes(30, 90, 10)
    assert config.quiet_hours() == [Hours(22 * 60, 7 * 60 + 30), Hours(12 * 60, 12 * 60 + 30)]
    assert (config.pin, config.corners, config.volume, config.profiles) == ("2580", False, 0.25, True)


def test_the_example_that_ships_can_be_used_and_shows_every_key() -> None:
    example = folder("assets") / "kiosk.toml"
    config = read_config(example, ("pylos", "yoxii", "help_me", "hutan", "monster_baby_rescue"), SPEAKS)
    assert config.pin
    text = example.read_text("utf-8")
    assert [key for key in KioskConfig.__struct_fields__ if f"\n{key} = " not in text and key != "idle"] == []


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ('games = ["pylos", "chess"]', "games[1]", "no game 'chess'"),
        ('games = ["pylos", "pylos"]', "games[1]", "twice"),
        ("games = []", "games", "length >= 1"),
        ('attract = ["chess"]', "attract[0]", "no game 'chess'"),
        ('languages = ["en", "xx"]', "languages[1]", "no language 'xx'"),
        ('pin = "12"', "pin", "4 to 8 digits"),
        ("pin = 2580", "pin", "Expected `str`"),
        ("volume = 1.5", "volume", "<= 1"),
        ("[idle]\nmenu = 5", "idle.menu", ">= 10"),
        ("[idle]\nmenu = nan", "idle.menu", ">= 10"),
        ("[idle]\nmenus = 50", "idle", "unknown field `menus`"),
        ("colour = 3", "colour", "unknown field"),
        ('quiet = ["22-7"]', "quiet[0]", "no span of hours"),
        ('quiet = ["22:00-25:00"]', "quiet[0]", "hours go from"),
        ('quiet = ["22:61-23:00"]', "quiet[0]", "minutes from"),
        ('quiet = ["07:00-07:00"]', "quiet[0]", "same minute"),
        ("games = [1 2]", "line 1", "Unclosed array"),
    ],
)
def test_a_fault_names_file_place_and_reason(tmp_path: Path, text: str, place: str, reason: str) -> None:
    with pytest.raises(KioskError) as fault:
        read(tmp_path, text)
    said = str(fault.value)
    assert said.startswith(f"{tmp_path / 'kiosk.toml'}: ")
    assert place in said
    assert reason in said


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(KioskError, match=r"nowhere\.toml: No such file"):
        read_config(tmp_path / "nowhere.toml", GAMES, SPEAKS)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(KioskError, match=r"kiosk\.toml"):
        read_config(path, GAMES, SPEAKS)


@pytest.mark.parametrize(
    ("span", "minute", "inside"),
    [
        ("22:00-07:30", "22:00", True),
        ("22:00-07:30", "21:59", False),
        ("22:00-07:30", "00:00", True),
        ("22:00-07:30", "07:29", True),
        ("22:00-07:30", "07:30", False),
        ("12:00-12:30", "12:29", True),
        ("12:00-12:30", "12:30", False),
        ("20:00-24:00", "23:59", True),
        ("20:00-24:00", "00:00", False),
    ],
)
def test_quiet_hours_may_go_over_midnight_and_end_before_their_last_minute(
    span: str, minute: str, inside: bool
) -> None:
    hours, minutes = map(int, minute.split(":"))
    assert parse_hours(span).holds(60 * hours + minutes) is inside
