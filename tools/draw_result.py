"""Draws the result screen's flourish into assets/svg/result: rays, a dark disc, a crown, and a laurel leaf by leaf."""

import math
from pathlib import Path

OUT = Path(__file__).resolve().parents[1] / "assets" / "svg" / "result"
PAIRS = 9
"""Steps in which the laurel closes; file `laurel_<n>` holds the first n + 1 pairs of leaves."""
SIZE, RADIUS = 400, 158
LOWEST, HIGHEST = 78.0, -58.0
"""Where the laurel begins and ends, in degrees from the right, downwards positive."""
RAYS, REACH = 24, 640
LIGHT, GOLD, DARK, OUTLINE = "#FFEDB0", "#E3AC3F", "#8E5D18", "#3E260B"


def document(width: int, height: int, defs: str, body: str) -> str:
    """A whole drawing."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    return f"{head}\n<defs>{defs}</defs>\n{body}\n</svg>\n"


def point(degrees: float, radius: float) -> tuple[float, float]:
    """A point on a circle about the middle."""
    angle = math.radians(degrees)
    return SIZE / 2 + radius * math.cos(angle), SIZE / 2 + radius * math.sin(angle)


def mirrored(x: float, left: bool) -> float:
    """The same place on the other side."""
    return SIZE - x if left else x


def leaf(name: str, at: tuple[float, float], heading: float, length: float, left: bool) -> tuple[str, str]:
    """A pointed leaf that grows from a place, lit from the upper left: its gradient and its paths."""
    angle = math.radians(heading)
    (dx, dy), (nx, ny) = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    wide = length * 0.21

    def spot(along: float, aside: float) -> str:
        x = at[0] + dx * along * length + nx * aside * wide
        return f"{mirrored(x, left):.1f} {at[1] + dy * along * length + ny * aside * wide:.1f}"

    outline = f"M{spot(0, 0)}C{spot(0.3, 1.25)} {spot(0.72, 1.1)} {spot(1, 0)}"
    outline += f"C{spot(0.72, -1.1)} {spot(0.3, -1.25)} {spot(0, 0)}Z"
    middle = mirrored(at[0] + dx * length / 2, left), at[1] + dy * length / 2
    reach = length * 0.42
    ends = f'x1="{middle[0] - reach:.1f}" y1="{middle[1] - reach:.1f}" x2="{middle[0] + reach:.1f}"'
    stops = f'<stop offset="0" stop-color="{LIGHT}"/><stop offset="0.5" stop-color="{GOLD}"/>'
    stops += f'<stop offset="1" stop-color="{DARK}"/>'
    gradient = f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends} y2="{middle[1] + reach:.1f}">'
    body = f'<path d="{outline}" fill="url(#{name})" stroke="{OUTLINE}" stroke-width="2.4" stroke-linejoin="round"/>'
    vein = f'<path d="M{spot(0.12, 0)}L{spot(0.86, 0)}" stroke="{OUTLINE}" stroke-opacity="0.45" stroke-width="1.8"/>'
    return f"{gradient}{stops}</linearGradient>", body + vein


def stem(pairs: int, left: bool) -> str:
    """The twig as far as it has grown."""
    end = LOWEST + (HIGHEST - LOWEST) * pairs / PAIRS
    steps = [LOWEST + 8 + (end - LOWEST - 8) * n / 24 for n in range(25)]
    places = [point(degrees, RADIUS) for degrees in steps]
    path = "L".join(f"{mirrored(x, left):.1f} {y:.1f}" for x, y in places)
    return "".join(
        f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for colour, width in ((OUTLINE, 8.5), (GOLD, 4.5))
    )


def laurel(pairs: int) -> str:
    """Both twigs with so many pairs of leaves."""
    defs, body = "", ""
    for left in (False, True):
        body += stem(pairs, left)
        for number in range(pairs):
            degrees = LOWEST + (HIGHEST - LOWEST) * (number + 0.55) / PAIRS
            length = 62 - 2.2 * number
            for side, tilt in (("o", 32), ("i", -34)):
                made = leaf(
                    f"{side}{number}{'lr'[not left]}", point(degrees, RADIUS), degrees - 90 + tilt, length, left
                )
                defs, body = defs + made[0], body + made[1]
    return document(SIZE, SIZE, defs, body)


def rays() -> str:
    """Wedges of lamp light that fade outwards."""
    wedges = []
    for number in range(RAYS):
        angles = [math.radians(360 / RAYS * (number + part)) for part in (-0.25, 0.25)]
        ends = "".join(f"L{REACH + REACH * math.cos(a):.1f} {REACH + REACH * math.sin(a):.1f}" for a in angles)
        wedges.append(f'<path d="M{REACH} {REACH}{ends}Z" fill="url(#r)"/>')
    stops = '<stop offset="0.1" stop-color="#FFDE9C" stop-opacity="0.3"/>'
    stops += '<stop offset="1" stop-color="#FFDE9C" stop-opacity="0"/>'
    place = f'gradientUnits="userSpaceOnUse" cx="{REACH}" cy="{REACH}" r="{REACH}"'
    return document(2 * REACH, 2 * REACH, f'<radialGradient id="r" {place}>{stops}</radialGradient>', "\n".join(wedges))


def disc() -> str:
    """A soft dark ground behind what stands in the laurel."""
    stops = '<stop offset="0.45" stop-color="#120A05" stop-opacity="0.8"/>'
    stops += '<stop offset="1" stop-color="#120A05" stop-opacity="0"/>'
    gradient = (
        f'<radialGradient id="d" gradientUnits="userSpaceOnUse" cx="200" cy="200" r="200">{stops}</radialGradient>'
    )
    return document(SIZE, SIZE, gradient, '<circle cx="200" cy="200" r="200" fill="url(#d)"/>')


def crown() -> str:
    """The winner's crown with three red stones."""
    stops = f'<stop offset="0" stop-color="{LIGHT}"/><stop offset="0.55" stop-color="{GOLD}"/>'
    stops += f'<stop offset="1" stop-color="{DARK}"/>'
    gradient = f'<linearGradient id="c" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="110" y2="84">{stops}'
    shape = "M10 26L34 48L60 12L86 48L110 26L101 76H19Z"
    line = f'stroke="{OUTLINE}" stroke-width="3.2" stroke-linejoin="round"'
    body = f'<path d="{shape}" fill="url(#c)" {line}/>'
    body += f'<path d="M19 76H101V86A4 4 0 0 1 97 90H23A4 4 0 0 1 19 86Z" fill="url(#c)" {line}/>'
    for x, y in ((10, 22), (60, 9), (110, 22)):
        body += f'<circle cx="{x}" cy="{y}" r="7" fill="#C9483A" {line}/>'
        body += f'<circle cx="{x - 2}" cy="{y - 2.4}" r="2" fill="#FFD9CF"/>'
    return document(120, 94, f"{gradient}</linearGradient>", body)


def main() -> None:
    """Write all of them."""
    OUT.mkdir(exist_ok=True)
    files = {"rays": rays(), "disc": disc(), "crown": crown()}
    files |= {f"laurel_{number}": laurel(number + 1) for number in range(PAIRS)}
    for name, text in files.items():
        (OUT / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
