"""The forests of the first game and of every scenario, drawn; run as a module to write them anew."""

from pathlib import Path

from tests.rules.hutan.forests import HUTAN, map_of

FILE = Path(__file__).parent / "hutan_maps.txt"


def maps() -> str:
    """Every fixed layout: a letter an area, ~ a lake, a gap between boards."""
    parts = ["Hutan, fixed layouts. A letter is an area, ~ a lake; a gap parts the boards."]
    for name, fixed in HUTAN.contents.layouts.items():
        boards = ", ".join(f"{lie.side} {lie.turns}" for lie in fixed.layout)
        cards = ", ".join(map(str, fixed.ecosystems)) or "none"
        parts.append(f"{name}: {boards}\ncards {cards}; target {fixed.target or 'none'}\n\n{map_of(fixed.layout)}")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.write_text(maps(), encoding="utf-8")
