"""Pictures at the display's scale: right size, right set, kept within bounds, never a stumble before the display."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.shell.assets import AssetError, Assets, Facts, nine_patch
from game.shell.backdrop import table
from game.shell.shelf import Shelf, weight
from game.where import folder

FOLDER = folder("assets")
BAKED = FOLDER / "baked"


@pytest.fixture
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def no_display() -> None:
    pygame.display.quit()


@pytest.mark.parametrize(
    ("scale", "expected"), [(0.5, (406, 332)), (1.0, (812, 665)), (1.5, (1218, 998)), (2.0, (1624, 1330))]
)
def test_a_picture_comes_at_the_displays_scale(display: None, scale: float, expected: tuple[int, int]):
    w, h = Assets(FOLDER, scale).image("pylos/board").get_size()
    assert abs(w - expected[0]) <= 1
    assert abs(h - expected[1]) <= 1


def test_a_picture_is_handed_out_again_until_the_scale_changes(display: None):
    assets = Assets(FOLDER, 1.0)
    first = assets.image("panel/paper_r18")
    assert assets.image("panel/paper_r18") is first
    assets.rescale(1.0)
    assert assets.image("panel/paper_r18") is first
    assets.rescale(2.0)
    assert assets.image("panel/paper_r18").get_width() == 2 * first.get_width()


def test_facts_stay_logical_at_every_scale(display: None):
    assert Assets(FOLDER, 0.5).facts("pylos/board").cells == Assets(FOLDER, 2.0).facts("pylos/board").cells
    assert Assets(FOLDER).facts("focus/ring_r18") == Facts(
        size=(152.0, 152.0), slice=70, pad=40, radius=18, note="draw at (x - pad, y - pad), size (w + 2 pad, h + 2 pad)"
    )


def test_pictures_load_before_there_is_a_display_and_are_converted_once_there_is(no_display: None):
    assets = Assets(FOLDER, 0.5)
    early = assets.image("panel/paper_r18")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    late = assets.image("panel/paper_r18")
    assert late is not early
    assert late.get_size() == early.get_size()
    assert assets.image("panel/paper_r18") is late
    pygame.display.quit()


def test_a_strip_falls_into_its_frames(display: None):
    frames = Assets(FOLDER, 0.75).frames("pylos/ball_light_r38")
    assert len(frames) == 6
    assert {frame.get_size() for frame in frames} == {frames[0].get_size()}
    assert len({pygame.image.tobytes(frame, "RGBA") for frame in frames}) == 6


@pytest.mark.parametrize("scale", [0.667, 1.0, 2.0])
@pytest.mark.parametrize("radius", [11, 24.3, 62.16, 96, 141.4])
def test_a_ball_has_the_radius_asked_for(display: None, scale: float, radius: float):
    ball = Assets(FOLDER, scale).scaled("pylos/ball_dark", radius, 3)
    drawn = ball.image.get_bounding_rect(min_alpha=128)
    assert drawn.width == pytest.approx(2 * radius, abs=2.5)
    assert drawn.center == pytest.approx((ball.ax, ball.ay), abs=1.5)


def test_a_ball_is_scaled_once_and_its_variants_wrap_round(display: None):
    assets = Assets(FOLDER)
    assert assets.scaled("pylos/ball_dark", 50.2, 1).image is assets.scaled("pylos/ball_dark", 50.1, 7).image
    assert assets.scaled("pylos/ball_dark", 50.2, 1).image is not assets.scaled("pylos/ball_dark", 50.2, 2).image


def test_a_ball_is_never_enlarged_at_a_display_scale_that_was_baked(display: None, monkeypatch: pytest.MonkeyPatch):
    factors = []
    real = pygame.transform.smoothscale

    def watched(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        factors.append(size[0] / surface.get_width())
        return real(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", watched)
    for scale in (2 / 3, 1.0, 4 / 3, 2.0):
        assets = Assets(FOLDER, scale)
        for cell in (assets.facts("pylos/board").cells or {}).values():
            assets.scaled("pylos/ball_light", cell[2] * scale)
    assert max(factors) <= 1


def test_a_nine_patch_keeps_its_corners_and_reaches_over_by_its_pad(display: None):
    assets = Assets(FOLDER, 1.0)
    ring, pad = assets.nine("focus/ring_r18", 300, 90), assets.pad("focus/ring_r18")
    source = assets.image("focus/ring_r18")
    assert pad == 40
    assert ring.get_size() == (380, 170)
    corner = (0, 0, 60, 60)
    assert pygame.image.tobytes(ring.subsurface(corner), "RGBA") == pygame.image.tobytes(
        source.subsurface(corner), "RGBA"
    )


def test_a_nine_patch_smaller_than_its_corners_still_has_the_size_asked_for(display: None):
    assets = Assets(FOLDER, 1.0)
    for size in ((1, 1), (5, 80), (80, 5), (0, 0)):
        assert assets.nine("panel/paper_r44", *size).get_size() == (max(1, size[0]), max(1, size[1]))


def test_a_nine_patch_has_no_hole_in_its_middle(display: None):
    panel = nine_patch(Assets(FOLDER, 1.0).image("panel/paper_r18"), 26, 400, 200)
    assert all(panel.get_at((x, 100)).a == 255 for x in range(20, 380))


def test_a_drawing_has_exactly_the_size_asked_for_and_takes_a_tint(display: None):
    icon = Assets(FOLDER).svg("icons/play", 41, 60, (200, 100, 50))
    assert icon.get_size() == (41, 60)
    solid = [icon.get_at((x, 30))[:3] for x in range(41) if icon.get_at((x, 30)).a == 255]
    assert solid
    assert set(solid) == {(200, 100, 50)}


def test_a_drawing_keeps_its_proportions(display: None):
    assets = Assets(FOLDER)
    assert assets.shape("totem") == pytest.approx(140 / 180)


def test_scaling_down_leaves_no_dark_fringe_on_a_light_thing(display: None):
    """Fully transparent pixels carry their neighbours' colour, or the edge of the glow would turn grey."""
    glow = Assets(FOLDER, 0.5).image("focus/glow_r18")
    faint = [glow.get_at((x, glow.get_height() // 2)) for x in range(glow.get_width() // 2)]
    faint = [pixel for pixel in faint if 0 < pixel.a < 40]
    assert faint
    assert min(pixel.r for pixel in faint) > 150


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920), (800, 600), (1024, 600), (640, 1000), (1, 1), (1, 2000)])
def test_the_table_covers_a_screen_of_any_shape(display: None, size: tuple[int, int]):
    scale = max(0.05, min(max(size) / 1920, min(size) / 1080))
    wood = table(Assets(FOLDER, scale), *size)
    assert wood.get_size() == size
    if size[0] > 100:
        corners = [
            wood.get_at(p)[:3] for p in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] // 3, size[1] // 4))
        ]
        assert all(sum(pixel) > 10 for pixel in corners)
        assert sum(corners[3]) > 1.5 * sum(corners[2])


def test_faults_name_what_is_missing(display: None, tmp_path: Path):
    assets = Assets(FOLDER)
    with pytest.raises(AssetError, match="panel/velvet"):
        assets.image("panel/velvet")
    with pytest.raises(AssetError, match="icons/unicorn"):
        assets.svg("icons/unicorn", 10, 10)
    with pytest.raises(AssetError, match="pylos/board"):
        assets.nine("pylos/board", 10, 10)
    with pytest.raises(AssetError, match="pylos/cube_r"):
        assets.scaled("pylos/cube", 10)
    with pytest.raises(AssetError, match=r"manifest\.json"):
        Assets(tmp_path)


def test_a_damaged_picture_is_named(display: None, tmp_path: Path):
    (tmp_path / "baked" / "1x" / "pylos").mkdir(parents=True)
    shutil.copy(BAKED / "manifest.json", tmp_path / "baked" / "manifest.json")
    (tmp_path / "baked" / "1x" / "pylos" / "tick.webp").write_bytes(b"RIFF no picture")
    with pytest.raises(AssetError, match=r"tick\.webp"):
        Assets(tmp_path).image("pylos/tick")


def test_a_shelf_forgets_what_was_used_least_lately():
    one = pygame.Surface((10, 10), pygame.SRCALPHA)
    shelf = Shelf(2 * weight(one))
    for key in ("a", "b", "a"):
        shelf.get(key, one.copy)
    shelf.turn()
    shelf.get("c", one.copy)
    made = []
    for key in ("a", "c", "b"):
        shelf.get(key, lambda key=key: made.append(key) or one.copy())
    assert made == ["b"]


def test_a_shelf_keeps_what_is_shown_now_up_to_a_half_more_than_its_limit():
    one = pygame.Surface((10, 10), pygame.SRCALPHA)
    shelf = Shelf(4 * weight(one))
    for key in "abcd":
        shelf.get(key, one.copy)
    shelf.turn()
    for key in "efgh":
        shelf.get(key, one.copy)
    assert (len(shelf), shelf.bytes) == (4, 4 * weight(one)), "what was shown before has gone"
    for key in "ijklmn":
        shelf.get(key, one.copy)
    assert shelf.bytes == 6 * weight(one)
    shelf.turn()
    shelf.get("z", one.copy)
    assert shelf.bytes == 4 * weight(one)


def test_a_shelf_keeps_one_thing_however_large():
    large = pygame.Surface((100, 100), pygame.SRCALPHA)
    shelf = Shelf(10)
    assert shelf.get("large", lambda: large) is shelf.get("large", large.copy)


def test_what_is_kept_stays_within_its_bound(display: None):
    limit = 3 * 2**20
    assets = Assets(FOLDER, 1.0, limit)
    for width in range(100, 400, 10):
        assets.nine("panel/paper_r18", width, 300)
    assert assets.held <= 1.5 * limit
