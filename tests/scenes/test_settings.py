"""Settings: every one of them changes at once, is kept, and can be reached and read."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.play.settings import SettingsFile
from game.scenes.lesson import LessonScene
from game.scenes.setting_rows import Row, pages
from game.scenes.settings import SettingsScene
from game.shell.input.wish import Wish
from game.shell.listing import Listing
from game.shell.widgets import Notice
from tests import hand_events
from tests.running import KeyboardHands
from tests.scenes.harness import DEVICES, Playing, make_move, match_of, sit_down
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import VirtualPads

NAMES = (
    "master_volume",
    "effects_volume",
    "music_volume",
    "language",
    "text_scale",
    "high_contrast",
    "animation",
    "reduced_motion",
    "bot_pace",
    "show_legal",
    "show_last",
    "confirm_moves",
    "full_screen",
    "turn",
    "scanning",
    "swap_confirm",
    "glyphs",
    "dead_zone",
    "rumble",
    "rumble_turn",
)


def opened(play: Callable[..., Playing], **asked: object) -> tuple[Playing, SettingsScene]:
    playing = play(**asked)
    scene = SettingsScene(playing.house)
    playing.go(scene)
    return playing, scene


def row_of(playing: Playing, name: str) -> tuple[int, Row]:
    return next(
        (number, row) for number, page in enumerate(pages(playing.house)) for row in page.rows if row.name == name
    )


def key_of(playing: Playing, name: str, number: int) -> tuple[int, int]:
    """Where one of a choice's keys lies in the window."""
    listing = next(w for w in playing.top.widgets if isinstance(w, Listing))
    choice = next(w for w in listing.widgets if getattr(w, "spot", None) == name)
    assert choice.keys
    track = choice.track
    return playing.window_point(track.x + track.w * (number + 0.5) / len(choice.values), track.centre[1])


def words_of(playing: Playing, scene: SettingsScene) -> str:
    canvas = playing.loop.view_frame.canvas
    return "\n".join(each.words for each in written_on(scene, playing.house.kit, canvas))


def test_every_page_together_offers_what_players_may_set(play: Callable[..., Playing]):
    playing = play()
    assert tuple(row.name for page in pages(playing.house) for row in page.rows) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_changes_at_once_and_is_kept_on_disk(play: Callable[..., Playing], tmp_path: Path, name: str):
    playing, scene = opened(play)
    hands = KeyboardHands(playing)
    page, row = row_of(playing, name)
    for _ in range(page):
        hands.press(Wish.NEXT)
    hands.walk(name)
    before = getattr(playing.house.settings, name)
    hands.press(Wish.LEFT if row.place(before) else Wish.RIGHT)
    after = getattr(playing.house.settings, name)
    assert after != before
    assert getattr(SettingsFile(tmp_path / "data" / "settings.toml").settings, name) == after
    assert scene.focus.id == name


@pytest.mark.parametrize("name", NAMES)
def test_confirm_alone_goes_round_all_values_of_a_setting(play: Callable[..., Playing], name: str):
    playing, scene = opened(play)
    page, row = row_of(playing, name)
    scene._open(page)
    scene.focus_on(name)
    seen = []
    for _ in row.values:
        scene._owner(name).confirm(name)
        seen.append(getattr(playing.house.settings, name))
    assert sorted(map(str, seen)) == sorted(str(value) for value, _ in row.values)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_turns_to_the_last_page_and_sets_something_there(
    play: Callable[..., Playing], pads: VirtualPads, device: str
):
    playing, _ = opened(play, scanning=0.0)
    hands = playing.hands(device, pads)
    for _ in range(5):
        hands.wish(Wish.NEXT)
    hands.choose("swap_confirm") if device in ("pad", "keyboard") else hands.touch(*key_of(playing, "swap_confirm", 1))
    assert playing.house.settings.swap_confirm


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_leaves_again(play: Callable[..., Playing], pads: VirtualPads, device: str):
    playing = play().title()
    title = playing.top
    playing.house.stack.push(SettingsScene(playing.house))
    playing.rest()
    playing.hands(device, pads).wish(Wish.BACK)
    assert playing.top is title


def test_a_click_on_a_volumes_track_sets_what_lies_under_it(play: Callable[..., Playing]):
    playing, scene = opened(play)
    level = next(w for w in scene.widgets if isinstance(w, Listing)).widgets[0]
    x, y = playing.window_point(level._bar.x + level._bar.w * 0.31, level._bar.centre[1])
    hand_events.click(x, y)
    playing.frame(2)
    assert playing.house.settings.master_volume == 0.3


def test_a_change_of_text_size_keeps_focus_and_takes_effect_at_once(play: Callable[..., Playing]):
    playing, scene = opened(play)
    hands = KeyboardHands(playing)
    hands.press(Wish.NEXT)
    hands.walk("text_scale")
    for _ in range(4):
        hands.press(Wish.RIGHT)
    assert playing.loop.view_frame.canvas.text_scale == 2.0
    assert scene.focus.id == "text_scale"
    assert playing.seen("text_scale"), "what was just changed is in view"


def test_a_change_of_language_speaks_it_at_once_and_names_languages_in_themselves(play: Callable[..., Playing]):
    playing, scene = opened(play)
    hands = KeyboardHands(playing)
    hands.press(Wish.NEXT)
    hands.walk("language")
    assert "English" in words_of(playing, scene)
    hands.press(Wish.RIGHT)
    assert "Українська" in words_of(playing, scene)
    assert "Налаштування" in words_of(playing, scene)


def test_at_double_text_every_row_comes_into_view_with_the_focus(play: Callable[..., Playing]):
    playing, _scene = opened(play, text_scale=2.0)
    hands = KeyboardHands(playing)
    for page in pages(playing.house):
        for row in page.rows:
            hands.walk(row.name)
            assert playing.seen(row.name), row.name
        hands.press(Wish.NEXT)


def test_one_switch_reaches_and_changes_a_setting(play: Callable[..., Playing]):
    playing, scene = opened(play, scanning=1.0)
    playing.until(lambda: scene.focus.id == "effects_volume")
    KeyboardHands(playing).press(Wish.CONFIRM)
    assert playing.house.settings.effects_volume == 0.0, "from the most it goes round to the least"


def test_a_settings_file_with_a_bad_value_is_named_with_the_reason(play: Callable[..., Playing], tmp_path: Path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.toml").write_text("text_scale = 7.5\n")
    _playing, scene = opened(play)
    line = next(w for w in scene.widgets if isinstance(w, Listing)).widgets[0]
    assert isinstance(line, Notice)
    assert "settings.toml" in line.words
    assert "text_scale" in line.words


def test_settings_that_cant_be_written_hold_until_the_end_and_say_so(play: Callable[..., Playing], tmp_path: Path):
    playing, scene = opened(play)
    (tmp_path / "no folder").write_text("")
    playing.house.file.path = tmp_path / "no folder" / "settings.toml"
    KeyboardHands(playing).press(Wish.LEFT)
    assert playing.house.settings.master_volume == 0.9
    assert "settings.toml can't be written" in words_of(playing, scene)


def test_a_step_of_a_volume_is_seen(play: Callable[..., Playing]):
    playing, scene = opened(play)
    before = playing.pixels()
    KeyboardHands(playing).press(Wish.LEFT)
    playing.rest()
    assert "90 %" in words_of(playing, scene)
    assert playing.pixels() != before


def test_without_a_sound_device_settings_say_so_and_everything_works(
    play: Callable[..., Playing], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    playing, scene = opened(play)
    assert "Sound is unavailable" in words_of(playing, scene)
    KeyboardHands(playing).press(Wish.LEFT)
    assert playing.house.settings.master_volume == 0.9


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Callable[..., Playing], language: str, text_scale: float):
    playing, scene = opened(play, language=language, text_scale=text_scale)
    found = []
    for page in range(len(pages(playing.house))):
        scene._open(page)
        found += faults_at_all_sizes(scene, playing.house.kit, text_scale)
    assert found == []


@pytest.mark.parametrize("place", ["match", "lesson"])
@pytest.mark.parametrize("name", ["show_legal", "show_last"])
def test_what_a_table_marks_can_be_changed_from_its_pause(play: Callable[..., Playing], place: str, name: str):
    playing = play()
    if place == "match":
        sit_down(playing, match_of(playing))
    else:
        playing.go(LessonScene(playing.house, "pylos", 0))
    scene, hands = playing.top, KeyboardHands(playing)
    if place == "match":
        make_move(hands, "1b2")
    before = playing.pixels()
    hands.press(Wish.MENU)
    hands.choose("settings")
    for _ in range(3):
        hands.press(Wish.NEXT)
    hands.choose(name)
    hands.press(Wish.BACK)
    hands.press(Wish.BACK)
    playing.rest()
    assert playing.top is scene
    assert not getattr(scene.table.room, name)
    if (place, name) != ("lesson", "show_last"):
        assert playing.pixels() != before, "the marks are gone from the picture"
