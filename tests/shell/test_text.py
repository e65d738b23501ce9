"""Text: every letter of every language is there, lines stand where the eye wants them, nothing grows without bound."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pygame.freetype
import pytest

from game.shell.text import FontError, Texts
from game.shell.theme import Weight, load_theme
from game.where import folder

ASSETS, SEEDS = folder("assets"), folder("seeds")
FONTS = ASSETS / "fonts"
WEIGHTS: tuple[Weight, ...] = get_args(Weight)
ALPHABETS = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ’ʼ—–…·“”«»„×−№"
LONG = "Покладіть кулю в будь-яку лунку або на квадрат із чотирьох куль"


@pytest.fixture(scope="module")
def texts() -> Iterator[Texts]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield Texts(FONTS, load_theme(ASSETS / "theme.toml"))
    pygame.display.quit()


def missing(weight: str, letters: str) -> list[str]:
    pygame.freetype.init()
    wanted = sorted({letter for letter in letters if not letter.isspace()})
    metrics = pygame.freetype.Font(FONTS / f"Nunito-{weight}.ttf").get_metrics("".join(wanted), size=40)
    return [letter for letter, found in zip(wanted, metrics, strict=True) if found is None]


def catalogues() -> list[Path]:
    return sorted((ASSETS / "locale").rglob("*.po")) if (ASSETS / "locale").is_dir() else []


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_letter_of_latin_and_ukrainian_is_in_every_weight(weight: str):
    assert missing(weight, "".join(map(chr, range(33, 127))) + ALPHABETS) == []


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_letter_of_every_catalogue_is_in_every_weight(weight: str):
    quoted = re.compile(r'"((?:[^"\\]|\\.)*)"')
    found = "".join("".join(quoted.findall(file.read_text(encoding="utf-8"))) for file in catalogues())
    assert missing(weight, found.replace("\\n", "")) == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_letter_of_the_rule_pages_is_in_the_font(language: str):
    pages = sorted((SEEDS / language).glob("*.md"))
    assert pages
    assert missing("SemiBold", "".join(page.read_text(encoding="utf-8") for page in pages)) == []


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("size", [28, 36, 72])
def test_capitals_stand_in_the_middle(texts: Texts, weight: Weight, size: int):
    ink = texts.render("H", size, weight, (255, 255, 255)).get_bounding_rect(min_alpha=128)
    assert texts.top(100, size, weight) + (ink.top + ink.bottom) / 2 == pytest.approx(100, abs=1.2)


def test_lines_are_a_step_apart_and_a_block_stands_in_the_middle(texts: Texts):
    one, two = (texts.render(text, 40, "SemiBold", (255, 255, 255)) for text in ("H", "H\nH"))
    assert two.get_height() - one.get_height() == texts.step(40) == 52
    ink = two.get_bounding_rect(min_alpha=128)
    assert texts.block_top(100, "H\nH", 40, "SemiBold") + (ink.top + ink.bottom) / 2 == pytest.approx(100, abs=1.2)


def test_wrapped_text_stays_within_its_width_and_is_as_large_as_measured(texts: Texts):
    drawn = texts.render(LONG, 36, "SemiBold", (0, 0, 0), 300)
    assert drawn.get_width() <= 300
    assert drawn.get_size() == texts.measure(LONG, 36, "SemiBold", 300)
    assert drawn.get_height() > texts.line(36)


def test_a_word_wider_than_its_box_breaks_instead_of_reaching_out(texts: Texts):
    assert texts.render("Непереривнодовгеслово", 36, "Regular", (0, 0, 0), 120).get_width() <= 120


def test_alignment_moves_the_short_line(texts: Texts):
    left, centre, right = (
        texts.render("a long first line\nx", 30, "Regular", (255, 255, 255), 400, align)
        for align in ("left", "centre", "right")
    )
    starts = [part.subsurface((0, 42, part.get_width(), 30)).get_bounding_rect().left for part in (left, centre, right)]
    assert starts[0] < starts[1] < starts[2]


def test_text_shrinks_until_it_fits_and_stops_at_the_floor(texts: Texts):
    width = texts.measure("Monster Baby Rescue", 36, "ExtraBold")[0]
    assert texts.fit("Monster Baby Rescue", (44, 40, 36, 32, 28), "ExtraBold", width) == 36
    assert texts.fit("Monster Baby Rescue", (44, 40, 36, 32, 28), "ExtraBold", 20) == 28
    assert texts.fit("Go", (44, 28), "ExtraBold", 400) == 44


def test_wrapped_text_fits_only_if_its_lines_and_its_longest_word_do(texts: Texts):
    assert texts.fits(LONG, 30, "SemiBold", 400, 200)
    assert not texts.fits(LONG, 30, "SemiBold", 400, 60)
    assert not texts.fits("Непереривнодовгеслово", 36, "SemiBold", 120, 2000)


def test_the_same_text_is_rendered_once(texts: Texts):
    first = texts.render("Place", 36, "SemiBold", (1, 2, 3))
    assert texts.render("Place", 36, "SemiBold", (1, 2, 3)) is first
    assert texts.render("Place", 36, "SemiBold", (3, 2, 1)) is not first


def test_kept_text_stays_within_its_bound():
    limit = 2**20
    texts = Texts(FONTS, load_theme(ASSETS / "theme.toml"), limit)
    for number in range(300):
        texts.render(f"turn {number}", 60, "Black", (0, 0, 0))
    assert texts.held <= 1.5 * limit


def test_a_missing_font_is_named(tmp_path: Path):
    with pytest.raises(FontError, match=r"Nunito-Black\.ttf"):
        Texts(tmp_path, load_theme(ASSETS / "theme.toml")).render("x", 30, "Black", (0, 0, 0))
