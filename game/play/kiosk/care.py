"""Care for the screen: where the picture stands so that nothing burns in, and how bright it is."""

SIDE = 6
"""Pixels of the square along whose edges the picture walks."""
STEP_SECONDS = 20.0
"""Seconds for one pixel: three a minute."""
DIM_AFTER = 600.0
"""Seconds with nobody there after which the picture gets darker."""
DIMMED, QUIET = 0.55, 0.7
"""Brightness with nobody there for long, and in quiet hours; both together multiply."""


def shift(seconds: float) -> tuple[int, int]:
    """By how many pixels the picture is moved after so many seconds: round and round along the square's edges."""
    edge, along = divmod(int(seconds / STEP_SECONDS) % (4 * SIDE), SIDE)
    half = SIDE // 2
    return ((along - half, -half), (half, along - half), (half - along, half), (-half, half - along))[edge]


def brightness(gone: float, quiet: bool) -> float:
    """How bright the picture is, 0 to 1, when nobody was there for so many seconds."""
    return (DIMMED if gone >= DIM_AFTER else 1.0) * (QUIET if quiet else 1.0)
