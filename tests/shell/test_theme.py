"""The theme file: complete, legible, and clear about its faults."""

from pathlib import Path

import pytest

from game.shell.theme import FLOOR, Colour, Theme, ThemeError, contrast, load_theme
from game.shell.tween import EASES
from game.where import folder

FILE = folder("assets") / "theme.toml"


@pytest.fixture(scope="module")
def theme() -> Theme:
    return load_theme(FILE)


def broken(tmp_path: Path, old: str, new: str) -> str:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "theme.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ThemeError) as caught:
        load_theme(file)
    return str(caught.value)


def test_the_shipped_theme_has_five_seats_and_an_accent_for_every_game(theme: Theme):
    games = {"pylos", "yoxii", "help_me", "hutan", "monster_baby_rescue"}
    assert set(theme.colour.accent) == set(theme.colour.legal) == set(theme.motion.game) == games
    assert [seat.mark for seat in theme.colour.seat] == ["circle", "triangle", "square", "diamond", "star"]


def test_text_on_paper_and_on_smoke_is_legible(theme: Theme):
    colour = theme.colour
    for ink in (colour.ink, colour.ink_2, colour.ink_icon):
        for paper in (colour.paper, colour.paper_focus, colour.paper_bot):
            assert contrast(ink, paper) >= 4.5
    for cream in (colour.cream, colour.cream_2, colour.cream_3):
        assert contrast(cream, colour.smoke) >= 4.5
    assert contrast(colour.on_ready, colour.ready) >= 4.5


def test_high_contrast_holds_seven_to_one_and_thicker_lines(theme: Theme):
    high = theme.contrasting()
    assert contrast(high.colour.ink_2, high.colour.paper_bot) >= 7
    assert contrast(high.colour.cream_3, high.colour.smoke) >= 7
    assert high.line.legal > theme.line.legal
    assert high.colour.smoke.a > theme.colour.smoke.a


def test_the_focus_ring_shows_on_paper_by_its_dark_line_and_on_wood_by_its_gold(theme: Theme):
    assert contrast(theme.colour.focus_dark, theme.colour.paper) >= 3
    assert all(contrast(theme.colour.focus, wood) >= 3 for wood in theme.colour.table)
    assert theme.line.focus >= 4


def test_the_mark_on_every_badge_stands_out(theme: Theme):
    assert all(contrast(seat.on, seat.colour) >= 3 for seat in theme.colour.seat)


def test_a_shadow_moves_away_and_softens_with_the_lift(theme: Theme):
    lying, flying = theme.shadow.contact.at(0), theme.shadow.contact.at(24)
    assert lying == (2, 4, 3, 0.55)
    assert (flying.x, flying.y, flying.blur) > (lying.x, lying.y, lying.blur)
    assert flying.alpha < lying.alpha
    assert theme.shadow.contact.at(1000).alpha == 0


def test_every_easing_the_theme_may_name_is_known_to_the_tweens():
    from typing import get_args

    from game.shell.theme import EaseName

    assert set(get_args(EaseName)) == set(EASES)


def test_a_wrong_colour_is_named_with_file_and_key(tmp_path: Path):
    message = broken(tmp_path, 'ink = "#2A211B"', 'ink = "#2A21"')
    assert "theme.toml" in message
    assert "$.colour.ink" in message
    assert "#RRGGBB" in message


def test_a_missing_key_is_named(tmp_path: Path):
    assert "`cards`" in broken(tmp_path, "cards = 24", "")


def test_an_unknown_key_is_named(tmp_path: Path):
    assert "`glow`" in broken(tmp_path, "[line]", "[line]\nglow = 3")


def test_an_unknown_weight_is_refused_where_it_stands(tmp_path: Path):
    assert "$.type.screen.weight" in broken(
        tmp_path, 'screen = { size = 72, weight = "ExtraBold"', 'screen = { size = 72, weight = "Fat"'
    )


def test_text_under_the_floor_is_refused(tmp_path: Path):
    message = broken(tmp_path, "small = { size = 28", "small = { size = 20")
    assert str(FLOOR) in message
    assert "$.type.small" in message


def test_a_file_that_is_no_toml_or_not_there_is_a_theme_error(tmp_path: Path):
    with pytest.raises(ThemeError, match=r"nowhere\.toml"):
        load_theme(tmp_path / "nowhere.toml")
    file = tmp_path / "theme.toml"
    file.write_text("colour = = 3", encoding="utf-8")
    with pytest.raises(ThemeError, match="line 1"):
        load_theme(file)


def test_colours_mix_and_fade():
    assert Colour(0, 0, 0).mixed(Colour(255, 255, 255), 0.5) == (128, 128, 128, 255)
    assert Colour(1, 2, 3, 200).faded(0.5) == (1, 2, 3, 100)
