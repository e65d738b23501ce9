#!/usr/bin/env python3
"""Check that every SVG below assets/ keeps to what pygame's nanosvg draws.

    python tools/check_svg.py [--sheet SHEET.png]

One line for each fault, exit code 1 if there is any. `--sheet` draws all files at 24, 48 and 96 px.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ROOT = Path(__file__).resolve().parents[1]
FORBIDDEN = {
    "<text": "text isn't drawn",
    "<filter": "filters are ignored",
    "<mask": "masks are ignored",
    "<clipPath": "clipping is ignored",
    "<pattern": "patterns are ignored",
    "<use": "<use> is ignored",
    "<image": "pictures are ignored",
    "<style": "style sheets are not allowed",
    "style=": "style attributes are not allowed",
    "class=": "classes are not allowed",
    "currentColor": "currentColor comes out grey",
    "rgba(": "rgba() comes out grey",
    "hsl": "hsl() comes out grey",
    " fx=": "fx is ignored",
    " fy=": "fy is ignored",
}
GRADIENT = re.compile(r"<(?:linear|radial)Gradient[^>]*>")
PERCENT = re.compile(r'\b(?:[xyr][12]?|c[xy])="-?[\d.]+%"')
UNITLESS = re.compile(r'\b(?:[xyr][12]?|c[xy])="-?[\d.]+"')
DASHED = re.compile(r"<(?:circle|ellipse|rect|polygon)\b[^>]*stroke-dasharray")
DASHED_PATH = re.compile(r"<path\b[^>]*stroke-dasharray[^>]*>")
LONG_HEX = re.compile(r'"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{4})"')
SIZES = (24, 48, 96)


def words(text: str) -> Iterator[str]:
    """Faults that a look at the text finds."""
    for word, reason in FORBIDDEN.items():
        if word in text:
            yield f"{word}: {reason}"
    if re.search(r"(?<!xlink:)\bhref=", text):
        yield "href: only xlink:href works between gradients"
    if re.search(r"<g\b[^>]*\bopacity=", text):
        yield "<g opacity>: fades each child, not the group"
    if LONG_HEX.search(text):
        yield "#rrggbbaa: its alpha is lost, use opacity"
    if DASHED.search(text) or any(re.search(r"[zZ]\s*\"", tag) for tag in DASHED_PATH.findall(text)):
        yield "dashes on a closed shape leave a stray stroke: write the dashes as subpaths"


def gradients(text: str) -> Iterator[str]:
    """Gradients nanosvg would draw as one flat colour, and fills that name none."""
    for tag in GRADIENT.findall(text):
        if (
            "userSpaceOnUse" not in tag
            and "xlink:href" not in tag
            and (UNITLESS.search(tag) or not PERCENT.search(tag))
        ):
            yield f"{tag}: percent or userSpaceOnUse only"
    for name in sorted(set(re.findall(r"url\(#([\w-]+)\)", text))):
        if f'id="{name}"' not in text:
            yield f"url(#{name}): no such gradient"


def view(text: str) -> tuple[float, float]:
    """Width and height of the viewBox."""
    box = re.search(r'viewBox="([^"]+)"', text)
    if box is None:
        raise ValueError("no viewBox")
    numbers = [float(v) for v in box.group(1).replace(",", " ").split()]
    return numbers[2], numbers[3]


def drawn(text: str, height: int) -> pygame.Surface:
    """The file at a height, at most 12 times as wide."""
    w, h = view(text)
    size = (max(1, round(min(height * w / h, 12 * height))), height)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def faults(path: Path) -> list[str]:
    """What nanosvg would get wrong in a file."""
    text = path.read_text(encoding="utf-8")
    try:
        empty = [f"empty at {s} px" for s in SIZES if not drawn(text, s).get_bounding_rect().width]
    except (ValueError, pygame.error) as problem:
        empty = [f"can't be drawn: {problem}"]
    return [*words(text), *gradients(text), *empty]


def sheet(files: list[Path], target: Path) -> None:
    """All files at three sizes, six to a row."""
    table = pygame.Surface((6 * 300, -(-len(files) // 6) * 112))
    table.fill("#3B291C")
    for i, path in enumerate(files):
        x, y = (i % 6) * 300 + 6, (i // 6) * 112 + 6
        for size in SIZES:
            picture = drawn(path.read_text(encoding="utf-8"), size)
            table.blit(picture, (x, y + (100 - size) // 2), (0, 0, 150, size))
            x += min(150, picture.get_width()) + 8
    pygame.image.save(table, target)


def main() -> int:
    """Check all files; draw the sheet if a target is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT / "assets", help="folder to search (default: assets)")
    parser.add_argument("--sheet", type=Path, help="also draw all files on this picture")
    args = parser.parse_args()
    files = sorted(args.root.rglob("*.svg"))
    bad = 0
    for path in files:
        for fault in faults(path):
            bad += 1
            print(f"{path.relative_to(args.root.parent)}: {fault}")
    if args.sheet:
        sheet(files, args.sheet)
    if not bad:
        print(f"{len(files)} drawings, no faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
