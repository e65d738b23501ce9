"""Starts Fivefold: `python -m game`, or the console script `fivefold`."""

import sys


def main() -> int:
    """Run the command line and give back its exit status."""
    import os

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.cli import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
