"""The pictures that ship: drawable by nanosvg, listed, licensed, small, and told apart without colour."""

import importlib
import itertools
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PIL import Image

from game.where import folder

ROOT = Path(__file__).resolve().parents[1]
ASSETS = folder("assets")
BAKED, SVG = ASSETS / "baked", ASSETS / "svg"
TOTAL = 30_000_000
FAULTS = {
    "style sheet": "<style>.a{fill:red}</style>",
    "class": '<rect class="a" width="9" height="9"/>',
    "text": "<text>a</text>",
    "flat gradient": '<linearGradient id="g" x1="0" x2="1"/><rect width="9" height="9" fill="url(#g)"/>',
    "plain href": '<linearGradient id="g" x2="100%" href="#h"/><rect width="9" height="9"/>',
    "no such gradient": '<rect width="9" height="9" fill="url(#nowhere)"/>',
    "group opacity": '<g opacity=".5"><rect width="9" height="9"/></g>',
    "alpha in hex": '<rect width="9" height="9" fill="#11223344"/>',
    "dashed circle": '<circle cx="9" cy="9" r="4" stroke="#000" stroke-dasharray="2 2"/>',
    "empty": '<rect x="99" width="9" height="9"/>',
}


@pytest.fixture(scope="module")
def tools() -> Iterator[dict[str, ModuleType]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        yield {name: importlib.import_module(name) for name in ("check_svg", "check_kit", "vision")}


def manifest() -> dict[str, object]:
    return json.loads((BAKED / "manifest.json").read_text(encoding="utf-8"))


def baked(name: str) -> Image.Image:
    return Image.open(BAKED / "1x" / name).convert("RGBA")


def size_of(file: Path) -> tuple[int, int]:
    with Image.open(file) as opened:
        return opened.size


def test_every_drawing_keeps_to_what_nanosvg_draws():
    done = subprocess.run([sys.executable, "tools/check_svg.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_of_drawings_sees(fault: str, tools: dict[str, ModuleType], tmp_path: Path):
    file = tmp_path / "drawing.svg"
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
    file.write_text(f"{head}{FAULTS[fault]}</svg>", encoding="utf-8")
    assert tools["check_svg"].faults(file)


def test_a_sound_drawing_passes_the_check(tools: dict[str, ModuleType], tmp_path: Path):
    file = tmp_path / "drawing.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        '<linearGradient id="g" x1="0%" x2="100%"><stop offset="0" stop-color="#112233"/></linearGradient>'
        '<rect width="9" height="9" fill="url(#g)"/></svg>',
        encoding="utf-8",
    )
    assert tools["check_svg"].faults(file) == []


def test_every_piece_is_listed_looks_alike_at_all_sizes_and_monsters_have_no_gaps():
    done = subprocess.run([sys.executable, "tools/check_kit.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_baked_picture_is_there_at_every_scale_and_no_other():
    facts = manifest()
    listed = set(facts["files"])
    for scale in facts["scales"]:
        base = BAKED / f"{scale:g}x"
        assert {file.relative_to(base).as_posix() for file in base.rglob("*.*")} == listed


def test_a_baked_picture_has_the_size_its_facts_say():
    facts = manifest()
    for name, entry in facts["files"].items():
        assert list(baked(name).size) == [round(v) for v in entry["size"]], name


def test_the_fine_set_is_twice_as_large_as_the_plain_one():
    for name in manifest()["files"]:
        if not name.startswith("table/light"):
            small, large = size_of(BAKED / "1x" / name), size_of(BAKED / "2x" / name)
            assert all(abs(2 * a - b) <= 1 for a, b in zip(small, large, strict=True)), name


def test_all_assets_together_stay_under_thirty_megabytes():
    assert sum(file.stat().st_size for file in ASSETS.rglob("*") if file.is_file()) < TOTAL


def test_what_is_not_ours_has_its_licence_beside_it():
    licence = (ASSETS / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    assert "Nunito Project Authors" in licence
    foreign = {".ttf", ".otf", ".woff", ".woff2", ".mp3", ".ogg", ".flac", ".gif"}
    assert {file.parent for file in ASSETS.rglob("*") if file.suffix in foreign} == {ASSETS / "fonts"}


PAIRS = {
    "pylos balls": ("pylos/ball_light_r38", "pylos/ball_dark_r38"),
    "yoxii stones": ("yoxii/stone_white_1_r28", "yoxii/stone_red_1_r28"),
    "seat marks": (
        "badge/mark1_circle",
        "badge/mark2_triangle",
        "badge/mark3_square",
        "badge/mark4_diamond",
        "badge/mark5_star",
    ),
}
KINDS = {
    "spirits": "help_me/spirit_*",
    "spirits' signs": "help_me/sign_*",
    "flowers": "hutan/flower_*",
    "trees": "hutan/tree_*",
    "animals": "hutan/animal_*",
    "diamonds": "monster/diamond_[rg]*",
    "monsters": "monster/icon_*_4",
}


def alike(pictures: dict[str, Image.Image], vision: ModuleType) -> list[str]:
    """Pairs with silhouettes that overlap more than 0.8 and a lightness less than 20 apart in some kind of sight."""
    found = []
    for one, other in itertools.combinations(pictures, 2):
        overlap = vision.overlap(pictures[one], pictures[other])
        apart = min(
            abs(vision.lightness(pictures[one], sight) - vision.lightness(pictures[other], sight))
            for sight in vision.SIGHTS
        )
        if overlap > 0.8 and apart < 20:
            found.append(f"{one}, {other}: overlap {overlap:.2f}, {apart:.0f} apart")
    return found


@pytest.mark.parametrize("group", PAIRS)
def test_what_the_baked_pieces_mean_is_told_apart_without_colour(group: str, tools: dict[str, ModuleType]):
    assert alike({name: baked(f"{name}.webp") for name in PAIRS[group]}, tools["vision"]) == []


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_drawn_pieces_mean_is_told_apart_without_colour(kind: str, tools: dict[str, ModuleType]):
    files = sorted(SVG.glob(f"{KINDS[kind]}.svg"))
    pictures = {file.stem: tools["check_kit"].raster(file, 64, 64) for file in files}
    assert len(pictures) > 1
    assert alike(pictures, tools["vision"]) == []


def test_every_seat_badge_has_its_mark_in_it(tools: dict[str, ModuleType]):
    """Two badges differ by more than their colour: in grey, more than 2 of 100 pixels differ clearly."""
    names = [
        f"badge/seat{i}_{mark}_40.webp" for i, mark in enumerate(("circle", "triangle", "square", "diamond", "star"), 1)
    ]
    grey = [np.asarray(tools["vision"].seen(baked(name), "deuteranopia").convert("L"), int) for name in names]
    for one, other in itertools.combinations(grey, 2):
        assert (np.abs(one - other) > 40).mean() > 0.02
