#!/usr/bin/env python3
"""Bake the raster assets (wood, paper, light, balls, stones) from fixed seeds.

    python tools/bake.py [OUT] [--scales 1 2] [--only PART ...]

Needs numpy, Pillow and pygame-ce (for its SVG rasteriser). A scale is the display's shorter side / 1080: 1 is made for
1080p, 2 for 4K; each goes to its own folder `OUT/1x`, `OUT/2x`. The same versions of the libraries give the same bytes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from baking import balls, chrome, forest, pylos, wood, yoxii
from baking.core import Out, write_manifest

BAKED = Path(__file__).resolve().parents[1] / "assets" / "baked"
PARTS: dict[str, Callable[[Out], None]] = {
    "table": wood.bake_table,
    "cloth": wood.bake_cloth,
    "trays": wood.bake_trays,
    "panels": chrome.bake_panels,
    "shadows": chrome.bake_shadows,
    "focus": chrome.bake_focus,
    "badges": chrome.bake_badges,
    "wordmark": chrome.bake_wordmark,
    "balls": balls.bake_balls,
    "pylos": pylos.bake_pylos,
    "yoxii": yoxii.bake_yoxii,
    "forest": forest.bake_forest,
}


def main(argv: list[str] | None = None) -> int:
    """Parse the command line and bake."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("out", type=Path, nargs="?", default=BAKED, help="folder to write to (default: assets/baked)")
    ap.add_argument("--scales", type=float, nargs="+", default=[1.0, 2.0], help="default: 1 2")
    ap.add_argument("--only", nargs="+", choices=sorted(PARTS), help="bake only these parts (no manifest)")
    args = ap.parse_args(argv)
    outs = [Out(args.out / f"{scale:g}x", scale) for scale in args.scales]
    for out in outs:
        for name, bake in PARTS.items():
            if args.only and name not in args.only:
                continue
            start = time.monotonic()
            bake(out)
            print(f"{out.scale:g}x {name:10} {time.monotonic() - start:5.1f} s")
    if not args.only:
        write_manifest(args.out, outs)
        print(f"{len(outs[0].entries)} files at each of {len(outs)} scales in {args.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
