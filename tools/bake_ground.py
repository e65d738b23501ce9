"""Bake one Hutan forest (water, banks, land) to a PNG, as assets/svg/hutan/ground.toml describes.

    python tools/bake_ground.py AREAS OUT.png [--cell 128] [--seed 3]

AREAS is a text file of 6 lines with 6 characters: equal characters are one area, "~" is a lake.
Needs Pillow and numpy (development only).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import tomli
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw, ImageFilter

Field = NDArray[np.float64]
RECIPE = Path(__file__).resolve().parents[1] / "assets" / "svg" / "hutan" / "ground.toml"


def noise(size: int, cell_h: float, cell_w: float, seed: int) -> Field:
    """Value noise 0..1: a small random image enlarged."""
    rng = np.random.default_rng(seed)
    small = rng.random((max(2, int(size / cell_h) + 2), max(2, int(size / cell_w) + 2)))
    image = Image.fromarray((small * 255).astype(np.uint8)).resize((size, size), Image.Resampling.BICUBIC)
    return np.asarray(image, dtype=float) / 255


def rgb(colour: str) -> Field:
    """Three floats of ``#RRGGBB``."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], dtype=float)


def to_image(pixels: Field) -> Image.Image:
    """Floats to 8 bits."""
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def water(size: int, cell: int, seed: int, recipe: dict[str, Any]) -> Image.Image:
    """Open water with light ripples, size x size."""
    field = np.zeros((size, size))
    for index, (height, width, weight) in enumerate(recipe["noise"]["cells"]):
        field += weight * noise(size, height * cell, width * cell, seed + index)
    pixels = rgb(recipe["colour"]) + (field[..., None] - 0.4) * np.array(recipe["noise"]["gain"])
    rows = np.arange(size)[:, None] + noise(size, cell * 0.4, cell * 0.4, seed + 9) * cell * 0.5
    crest = np.sin(rows * 2 * np.pi / (recipe["ripple"]["wave_length"] * cell)) > recipe["ripple"]["threshold"]
    return to_image(pixels + crest[..., None] * recipe["ripple"]["lighten"])


def area_mask(areas: list[str], name: str, cell: int, inset: float) -> Image.Image:
    """The squares of one area, joined, inset from their neighbours; lakes have no mask."""
    size, gap = cell * 6, inset * cell
    mask = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(mask)
    own = {(r, c) for r in range(6) for c in range(6) if areas[r][c] == name}
    for r, c in own:
        x, y = c * cell, r * cell
        right, below = (r, c + 1) in own, (r + 1, c) in own
        draw.rectangle((x + gap, y + gap, x + cell + (gap if right else -gap), y + cell - gap), fill=255)
        draw.rectangle((x + gap, y + gap, x + cell - gap, y + cell + (gap if below else -gap)), fill=255)
        if right and below and (r + 1, c + 1) in own:
            draw.rectangle((x + cell - 2 * gap, y + cell - 2 * gap, x + cell + gap, y + cell + gap), fill=255)
    return mask


def threshold(field: Field, wobble: Field, level: float, soft: float) -> Image.Image:
    """A soft cut through the blurred mask, its line wandering by the noise."""
    value = (field + wobble * 0.55 * 4 * field * (1 - field) - level) / soft + 0.5
    return to_image(np.clip(value, 0, 1) * 255)


def fade(mask: Image.Image, opacity: float) -> Image.Image:
    """The mask at an opacity."""
    return mask.point(lambda v: int(v * opacity))


def edge(mask: Image.Image, shift: float, blur: float) -> Image.Image:
    """The part of the mask not covered by itself moved; positive = lit upper left edge."""
    rim = ImageChops.subtract(mask, ImageChops.offset(mask, round(shift), round(shift)))
    return ImageChops.multiply(rim.filter(ImageFilter.GaussianBlur(blur)), mask)


def paint(target: Image.Image, colour: str, mask: Image.Image) -> None:
    """One colour through a mask."""
    target.paste(Image.new("RGB", target.size, colour), (0, 0), mask)


def island(
    target: Image.Image, mask: Image.Image, wobble: Field, grain: Field, number: int, cell: int, recipe: dict[str, Any]
) -> None:
    """One area: foam, shadow, bank, land and the light on its edges."""
    field = np.asarray(mask.filter(ImageFilter.GaussianBlur(recipe["blur"] * cell)), dtype=float) / 255
    foam, shadow, bank, land = recipe["step"]
    cut = {s["name"]: threshold(field, wobble, s["threshold"], s.get("soft", recipe["soft"])) for s in recipe["step"]}
    paint(target, foam["colour"], fade(cut["foam"], foam["opacity"]))
    moved = ImageChops.offset(cut["bank"], round(cell * 0.025), round(cell * 0.035))
    paint(target, shadow["colour"], fade(moved.filter(ImageFilter.GaussianBlur(cell * 0.02)), shadow["opacity"]))
    paint(target, bank["colour"], cut["bank"])
    paint(target, bank["lit_edge"], edge(cut["bank"], cell * 0.016, 0))
    base = rgb(land["colours"][number % len(land["colours"])])
    target.paste(to_image(base + (grain[..., None] - 0.62) * np.array(land["grain"]["gain"])), (0, 0), cut["land"])
    for (colour, opacity), shift, blur in ((land["lit_edge"], 0.03, 0.012), (land["dark_edge"], -0.035, 0.02)):
        paint(target, colour, fade(edge(cut["land"], shift * cell, blur * cell), opacity))


def bake(areas: list[str], cell: int, seed: int, recipe: dict[str, Any]) -> Image.Image:
    """The whole forest, 6 x 6 cells."""
    size, plan = cell * 6, recipe["island"]
    target = water(size, cell, seed, recipe["water"])
    wobble = np.zeros((size, size))
    for index, (step, amplitude) in enumerate(plan["wobble"].values()):
        wobble += (noise(size, step * cell, step * cell, seed + 2 + index) - 0.5) * amplitude
    cloth = plan["step"][3]["grain"]
    grain = np.zeros((size, size))
    for index, (step, weight) in enumerate(zip(cloth["cells_px"], cloth["weights"], strict=True)):
        grain += weight * noise(size, step, step, seed + 4 + index)
    for number, name in enumerate(sorted(set("".join(areas)) - {"~"})):
        island(target, area_mask(areas, name, cell, plan["inset"]), wobble, grain, number, cell, plan)
    return target


def main() -> None:
    """Parse the command line and bake one forest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("areas", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--cell", type=int, default=128)
    parser.add_argument("--seed", type=int, default=3)
    args = parser.parse_args()
    areas = args.areas.read_text(encoding="utf-8").split()
    recipe = tomli.loads(RECIPE.read_text(encoding="utf-8"))
    bake(areas, args.cell, args.seed, recipe).save(args.out)


if __name__ == "__main__":
    main()
