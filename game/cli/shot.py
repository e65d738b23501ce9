"""`fivefold shot`: draws any scene or table state into a PNG, always the same one for the same words."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from game.cli.arguments import add_language, add_options
from game.core.errors import OptionError

FRAME = 1 / 60
"""Seconds a frame."""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser("shot", help="draw a scene into a PNG file")
    command.add_argument("scene", nargs="?", metavar="SCENE", help="see --list")
    command.add_argument("--list", action="store_true", help="print the names of all scenes")
    command.add_argument("--game", default="pylos", metavar="GAME", help="the game it shows (default: pylos)")
    command.add_argument("--record", type=Path, metavar="FILE", help="show the position at the end of this record")
    command.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="window (default: 1920x1080)")
    command.add_argument("--text-scale", type=float, default=1.0, metavar="N", help="1 to 2, or per cent (100 to 200)")
    command.add_argument("--turn", type=int, default=0, choices=(0, 90, 180, 270), help="turn the picture clockwise")
    command.add_argument("--contrast", action="store_true", help="high contrast")
    command.add_argument("--frame", type=int, default=60, metavar="N", help="draw the N-th frame (default: 60)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="deal and moves (default: 1)")
    command.add_argument("--moves", type=int, metavar="N", help="decisions already taken in a match")
    command.add_argument("--players", type=int, default=0, metavar="N", help="seats at the table (default: 2)")
    add_options(command)
    command.add_argument("-o", "--output", type=Path, metavar="FILE.png", help="where to write")
    add_language(command)
    command.set_defaults(run=run)


def _size(text: str) -> tuple[int, int]:
    try:
        width, height = (int(part) for part in text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write for example 1280x720") from None
    if not (0 < width <= 16384 and 0 < height <= 16384):
        raise argparse.ArgumentTypeError(f"{text!r}: both numbers go from 1 to 16384")
    return width, height


def run(arguments: argparse.Namespace) -> int:
    """Draw, and say where the picture is; 0 when it was written."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.scenes.gallery import SCENES

    if arguments.list:
        print("\n".join(SCENES))
        return 0
    if arguments.scene not in SCENES:
        raise OptionError(f"there is no scene {arguments.scene!r}; there are {', '.join(SCENES)}")
    if arguments.output is None:
        raise OptionError("where to? Name a file with -o FILE.png")
    scale = arguments.text_scale / 100 if arguments.text_scale > 2 else arguments.text_scale
    if not 1 <= scale <= 2:
        raise OptionError(f"--text-scale {arguments.text_scale:g}: it goes from 1 to 2 (100 to 200 per cent)")
    with tempfile.TemporaryDirectory() as folder:
        try:
            _draw(arguments, scale, Path(folder))
        except OSError as problem:
            print(f"fivefold: {problem}", file=sys.stderr)
            return 1
    print(arguments.output)
    return 0


def _draw(arguments: argparse.Namespace, scale: float, data: Path) -> None:
    from game.app import close, furnish, save_picture
    from game.play.places import places
    from game.play.record import read
    from game.scenes.gallery import BUSY_MOVES, Asked, hang
    from game.scenes.still import still

    asked = {
        "full_screen": False,
        "language": arguments.lang or "en",
        "text_scale": scale,
        "turn": arguments.turn,
        "high_contrast": arguments.contrast,
    }
    record = read(arguments.record) if arguments.record else None
    moves = BUSY_MOVES if arguments.moves is None else arguments.moves
    clock = [0.0]
    app = furnish(places(data), asked, size=arguments.size, clock=lambda: clock[0], bots=still)
    try:
        options = dict(arguments.option)
        wanted = Asked(arguments.game, arguments.seed, record, moves, arguments.players, options)
        hang(app.house, arguments.scene, wanted)
        for _ in range(max(1, arguments.frame)):
            clock[0] += FRAME
            app.loop.frame(clock[0])
        save_picture(app, arguments.output)
    finally:
        close(app)
