import os

import pytest
import tomli
from hypothesis import HealthCheck, given
from hypothesis import settings as run_with
from hypothesis import strategies as st

from game.play.settings import ANIMATIONS, PACES, Settings, SettingsFile

CHANGED = Settings(
    master_volume=0.5,
    language="uk",
    text_scale=1.5,
    animation=0.0,
    bot_pace=2.0,
    full_screen=False,
    glyphs="nintendo",
    scanning=1.5,
    turn=90,
    keyboard={"confirm": ("c", "return")},
    bindings={"030000005e0400008e02000000000000": {"back": ("a",), "confirm": ("b",)}},
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / os.fsdecode("Налаштування".encode()) / "settings.toml"


def written(path, text: str) -> SettingsFile:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return SettingsFile(path)


def test_without_a_file_the_defaults_count_and_nothing_is_written(path):
    file = SettingsFile(path)
    assert (file.settings, file.troubles, file.why) == (Settings(), [], None)
    assert not path.exists()


def test_settings_kept_are_there_next_time(path):
    SettingsFile(path).keep(CHANGED)
    file = SettingsFile(path)
    assert (file.settings, file.troubles) == (CHANGED, [])


def test_a_whole_number_is_a_fine_volume(path):
    assert written(path, "master_volume = 0\n").settings.master_volume == 0.0


BAD = {
    "a volume too loud": ('master_volume = 1.5\nlanguage = "uk"\n', "master_volume"),
    "a volume that is no number": ('music_volume = "loud"\nlanguage = "uk"\n', "music_volume"),
    "a volume that is nan": ('effects_volume = nan\nlanguage = "uk"\n', "effects_volume"),
    "a size that is infinite": ('mm_per_px = inf\nlanguage = "uk"\n', "mm_per_px"),
    "text too large": ('text_scale = 2.5\nlanguage = "uk"\n', "text_scale"),
    "a speed between": ('animation = 3.0\nlanguage = "uk"\n', "animation"),
    "a pace between": ('bot_pace = 0.7\nlanguage = "uk"\n', "bot_pace"),
    "scanning too fast": ('scanning = 0.5\nlanguage = "uk"\n', "scanning"),
    "a slanted screen": ('turn = 45\nlanguage = "uk"\n', "turn"),
    "a number for yes": ('full_screen = 1\nlanguage = "uk"\n', "full_screen"),
    "yes for a number": ('display = true\nlanguage = "uk"\n', "display"),
    "unknown letters": ('glyphs = "sega"\nlanguage = "uk"\n', "glyphs"),
    "a table for a text": ('language = "uk"\n[framebuffer]\na = 1\n', "framebuffer"),
    "a text for a table": ('keyboard = "qwerty"\nlanguage = "uk"\n', "keyboard"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_value_falls_back_alone_and_is_named(name, path):
    text, key = BAD[name]
    file = written(path, text)
    assert file.settings == Settings(language="uk")
    [trouble] = file.troubles
    assert trouble.file == path
    assert trouble.reason.startswith(f"{key}: ")
    assert trouble.kept.read_bytes() == text.encode()


def test_one_bad_binding_leaves_the_others(path):
    file = written(path, '[bindings.pad]\nhint = 1\nback = ["b"]\n[bindings.other]\nhint = ["x"]\n')
    assert file.settings.bindings == {"pad": {"back": ("b",)}, "other": {"hint": ("x",)}}
    assert file.troubles[0].reason.startswith("bindings.pad.hint: ")


def test_what_a_check_refuses_is_named_with_its_place_and_the_file_put_right(path):
    path.parent.mkdir(parents=True)
    path.write_text('[keyboard]\nhint = ["x"]\ndance = ["d"]\n')

    def check(value):
        return {"hint": value["hint"]}, ["dance: there is no such wish"] if "dance" in value else []

    file = SettingsFile(path, {"keyboard": check})
    assert file.settings.keyboard == {"hint": ("x",)}
    assert [trouble.reason for trouble in file.troubles] == ["keyboard.dance: there is no such wish"]
    assert SettingsFile(path, {"keyboard": check}).troubles == []


def test_a_file_put_right_makes_no_second_copy(path):
    written(path, "turn = 45\n")
    again = SettingsFile(path)
    assert (again.settings, again.troubles) == (Settings(), [])
    assert sorted(file.name for file in path.parent.iterdir()) == ["settings.toml", "settings.toml.bad"]


@pytest.mark.parametrize(
    "contents",
    [b"turn = ", b"\x00" * 50, b"\xff\xfe", b"a = " + b"[" * 100_000, b"turn = 0\nturn = 90"],
)
def test_a_file_that_is_no_toml_is_kept_aside_and_the_defaults_count(contents, path):
    path.parent.mkdir()
    path.write_bytes(contents)
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert file.troubles[0].reason
    assert file.troubles[0].kept.read_bytes() == contents


def test_unknown_keys_are_kept_when_the_file_is_written_again(path):
    file = written(path, 'colour = "red"\n[future]\nshape = [1, 2]\n')
    file.keep(CHANGED)
    table = tomli.loads(path.read_bytes().decode())
    assert (table["colour"], table["future"], table["language"]) == ("red", {"shape": [1, 2]}, "uk")
    assert file.troubles == []


def test_where_nothing_can_be_written_the_settings_still_count(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    file = SettingsFile(tmp_path / "file" / "settings.toml")
    file.keep(CHANGED)
    assert file.settings == CHANGED
    assert file.why


SHARES = st.floats(0, 1)
SOME = st.builds(
    Settings,
    master_volume=SHARES,
    rumble=SHARES,
    rumble_turn=st.booleans(),
    text_scale=st.floats(1, 2),
    animation=st.sampled_from(ANIMATIONS),
    bot_pace=st.sampled_from(PACES),
    display=st.integers(0, 9),
    dead_zone=st.floats(0.1, 0.6),
    scanning=st.just(0.0) | st.floats(1, 3),
    turn=st.sampled_from([0, 90, 180, 270]),
    reduced_motion=st.booleans(),
    bindings=st.dictionaries(
        st.text(max_size=8),
        st.dictionaries(st.text(max_size=4), st.lists(st.text(max_size=4), max_size=3).map(tuple)),
    ),
)


@run_with(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(SOME)
def test_any_settings_survive_the_file(tmp_path, settings):
    path = tmp_path / "settings.toml"
    SettingsFile(path).keep(settings)
    file = SettingsFile(path)
    assert (file.settings, file.troubles) == (settings, [])


@run_with(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode(errors="ignore")))
def test_no_contents_at_all_raise_anything(tmp_path, contents):
    path = tmp_path / "settings.toml"
    path.write_bytes(contents)
    assert isinstance(SettingsFile(path).settings, Settings)
