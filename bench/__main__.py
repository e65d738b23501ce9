"""One group of measurements in a process of its own: `python -m bench GROUP [--short]`, figures as JSON lines."""

import argparse
import importlib
import json
import os
import sys

from bench import GROUPS


def main() -> int:
    """Measure and print; a failure ends it with a traceback and exit status 1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("group", choices=GROUPS)
    parser.add_argument("--short", action="store_true", help="fewer repetitions")
    chosen = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    for figure in importlib.import_module(f"bench.{chosen.group}").measure(chosen.short):
        print(json.dumps({**figure._asdict(), "met": figure.met}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
