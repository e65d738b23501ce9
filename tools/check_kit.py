"""Check the pieces listed in assets/svg/manifest.toml: alike at half, table and double size, monsters without gaps.

    python tools/check_kit.py [--sheets DIR]

Every file must be listed and every listed file be there; in every mix of levels the parts of a monster must join.
`--sheets` draws contact sheets in colour, grey and as seen with deuteranopia. Needs Pillow and numpy.
"""

from __future__ import annotations

import argparse
import io
import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
import tomli
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))  # the folder of a script is not on the path under PYTHONSAFEPATH

from vision import seen

SVG = Path(__file__).resolve().parents[1] / "assets" / "svg"
MONSTERS = ("pup", "dragon", "yeti", "crab", "owlmoth")
LAYERS = ("back", "legs", "torso", "head")
GROUNDS = {"help_me": "#3A2A1C", "hutan": "#5A8742", "monster": "#F6EBD7"}


def raster(path: Path, width: int, height: int) -> Image.Image:
    """The drawing at a size."""
    surface = pygame.image.load_sized_svg(io.BytesIO(path.read_bytes()), (width, height))
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def check_sizes(path: Path, size: tuple[int, int]) -> Iterator[str]:
    """The picture must not be blank and must look alike at all three sizes."""
    sheets = []
    for factor in (0.5, 1, 2):
        image = raster(path, max(1, round(size[0] * factor)), max(1, round(size[1] * factor)))
        sheets.append(np.asarray(image.resize((8, 8), Image.Resampling.BOX), dtype=float))
        if image.getchannel("A").getbbox() is None:
            yield f"{path.name}: blank at factor {factor}"
    for other in (sheets[0], sheets[2]):
        alpha = np.minimum(other[..., 3], sheets[1][..., 3]) > 200
        if alpha.any() and np.abs(other - sheets[1])[..., :3][alpha].mean() > 20:
            yield f"{path.name}: differs between sizes"


def check_joints(parts: Path) -> Iterator[str]:
    """Every mix of levels must be solid along the middle, and stay inside the frame."""
    unit = 0.5
    size = (round(500 * unit), round(626 * unit))
    columns = [round((x + 50) * unit) for x in (176, 188, 200, 212, 224)]
    rows = slice(round((150 + 84) * unit), round((385 + 84) * unit))
    for name in MONSTERS:
        alpha = {
            (layer, level): np.asarray(raster(parts / f"{name}_{layer}_{level}.svg", *size))[..., 3].astype(float) / 255
            for layer in LAYERS[1:]
            for level in range(1, 5)
        }
        for head, torso, legs in itertools.product(range(1, 5), repeat=3):
            clear = (1 - alpha["head", head]) * (1 - alpha["torso", torso]) * (1 - alpha["legs", legs])
            if clear[rows, columns].max() > 0.02:
                yield f"{name} {head}{torso}{legs}: gap on the centre line"
        for (layer, level), a in alpha.items():
            if max(a[0].max(), a[-1].max(), a[:, 0].max(), a[:, -1].max()) > 0.08:
                yield f"{name}_{layer}_{level}: touches the frame"


def contact_sheet(
    files: list[tuple[Path, tuple[int, int]]], ground: str, cell: int = 104, across: int = 16
) -> Image.Image:
    """All files in cells of equal size on one ground."""
    rows = -(-len(files) // across)
    sheet = Image.new("RGBA", (across * cell, rows * cell), ground)
    for index, (path, size) in enumerate(files):
        k = (cell - 10) / max(size)
        image = raster(path, max(1, round(size[0] * k)), max(1, round(size[1] * k)))
        x, y = index % across * cell, index // across * cell
        sheet.alpha_composite(image, (x + (cell - image.width) // 2, y + (cell - image.height) // 2))
    return sheet.convert("RGB")


def write_sheets(assets: list[tuple[Path, tuple[int, int]]], target: Path) -> None:
    """One sheet a game in colour, grey and deuteranopia."""
    target.mkdir(parents=True, exist_ok=True)
    for group, ground in GROUNDS.items():
        files = [a for a in assets if (SVG / group) in a[0].parents]
        sheet = contact_sheet(files, ground)
        sheet.save(target / f"{group}_colour.png")
        sheet.convert("L").save(target / f"{group}_grey.png")
        seen(sheet, "deuteranopia").save(target / f"{group}_deuteranopia.png")


def listed() -> list[tuple[Path, tuple[int, int]]]:
    """Every file of the manifest with its size on the table."""
    manifest = tomli.loads((SVG / "manifest.toml").read_text(encoding="utf-8"))
    return [(SVG / a["path"], (a["size"][0], a["size"][1])) for a in manifest["asset"]]


def faults() -> Iterator[str]:
    """Everything that is wrong, one line each."""
    assets = listed()
    there = [(path, size) for path, size in assets if path.is_file()]
    yield from (f"{path.name}: in the manifest, but not there" for path, _ in assets if not path.is_file())
    for path, size in there:
        yield from check_sizes(path, size)
    names = {path for path, _ in assets}
    for group in GROUNDS:
        yield from (f"{p.name}: not in the manifest" for p in (SVG / group).rglob("*.svg") if p not in names)
    yield from check_joints(SVG / "monster" / "parts")


def main() -> int:
    """Check, print one line a fault, draw sheets if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", type=Path, help="folder for contact sheets")
    args = parser.parse_args()
    problems = list(faults())
    if args.sheets:
        write_sheets(listed(), args.sheets)
    print("\n".join(problems) or f"{len(listed())} pieces, no faults")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
