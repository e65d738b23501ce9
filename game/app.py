"""The composition root: opens the window, puts the house together, runs the loop, and ends cleanly whatever happens."""

import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pygame

from game import __version__
from game.core.errors import RulesError
from game.play.crash import write_log
from game.play.kiosk.config import KioskConfig, KioskError
from game.play.kiosk.report import Report
from game.play.people import PeopleFile
from game.play.places import Places, kiosk_folder, places
from game.play.progress import ProgressFile
from game.play.results import ResultsFile
from game.play.seat import parse
from game.play.settings import SettingsFile
from game.play.store import Store
from game.play.thinking import Thinker
from game.play.tournament import TournamentFile
from game.scenes.house import Bots, House
from game.scenes.kiosk import Kiosk
from game.scenes.match import MatchScene
from game.scenes.sitting import begin
from game.scenes.title import Title
from game.shell import framebuffer
from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.display import no_display_reason
from game.shell.frame import Frame
from game.shell.input import prepare_environment
from game.shell.input.bindings import load_bindings
from game.shell.input.inputs import Inputs
from game.shell.input.mending import mended_changes, mended_pads
from game.shell.kit import Kit
from game.shell.loop import Loop, View
from game.shell.scene import Scene, SceneStack
from game.shell.text import Texts
from game.shell.theme import load_theme
from game.shell.window import WINDOWED, Window
from game.tables.catalog import TABLES
from game.where import folder
from game.words import Words, preferred


class App(NamedTuple):
    """A furnished house and the loop that runs it."""

    house: House
    loop: Loop


def run(
    game: str | None = None,
    seats: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    data_dir: Path | None = None,
    fullscreen: bool | None = None,
    display: int | None = None,
    language: str | None = None,
) -> int:
    """Open the app, at a table if a game is named, and run it to its end; the exit status.

    `RulesError` for a game, option or seat that doesn't exist.
    """
    own = places(data_dir)
    prepare_environment(mappings=own.mappings)
    reason = no_display_reason(Words(language or preferred(os.environ)))
    if reason is not None:
        sys.stderr.write(f"{reason}\n")
        return 2
    wishes = {"full_screen": fullscreen, "display": display, "language": language}
    app = furnish(own, {name: value for name, value in wishes.items() if value is not None})
    return _played(own, app, lambda: app.house.stack.reset(_first(app.house, game, seats, options or {}, seed)))


def run_kiosk(config: KioskConfig, data_dir: Path | None, slot: str, tell: Callable[[Report], bool]) -> int:
    """Open the app for visitors, at a saved game if one is named; the exit status.

    `tell` reaches the supervisor; when it says False nobody listens any more, and the app ends.
    """
    check_tables(config)
    own = places(kiosk_folder(data_dir))
    prepare_environment(kiosk=True, mappings=own.mappings)
    reason = no_display_reason(Words("en"))
    if reason is not None:
        sys.stderr.write(f"{reason}\n")
        return 2
    app = furnish(own, {"full_screen": True})
    stack = app.house.stack

    def report(told: Report) -> None:
        if not tell(told):
            stack.reset(None)

    kiosk = unattended(app, config, report)
    return _played(own, app, lambda: kiosk.open(slot))


def unattended(app: App, config: KioskConfig, tell: Callable[[Report], None]) -> Kiosk:
    """Let an app be a kiosk; `Kiosk.open` begins."""
    kiosk = Kiosk(app.house, config, app.loop.view_frame.spare, app.loop.clock, tell)
    app.loop.guard = kiosk.hear
    app.loop.before_step.append(kiosk.frame)
    return kiosk


def check_tables(config: KioskConfig) -> None:
    """`KioskError` for a game that has no table here."""
    for place, names in (("games", config.games), ("attract", config.attract)):
        for name in names or ():
            if name not in TABLES:
                raise KioskError(f"{place}: {name!r} has no table here; these have: {', '.join(TABLES)}")


def _played(own: Places, app: App, begin_with: Callable[[], None]) -> int:
    """Run an app to its end and close it; the exit status."""
    try:
        begin_with()
        signal.signal(signal.SIGTERM, lambda _number, _frame: app.house.stack.reset(None))
        app.loop.run()
    except RulesError:
        raise
    except Exception as error:
        return _crashed(own, app.house, error)
    finally:
        close(app)
    return 0


def furnish(
    own: Places,
    asked: Mapping[str, Any],
    *,
    size: tuple[int, int] = WINDOWED,
    clock: Callable[[], float] = time.monotonic,
    bots: Callable[[], Bots] = Thinker,
) -> App:
    """Open the window and put everything into its place; nothing is on the stack yet.

    `asked` are settings that hold for this run only; `size` is that of a window that isn't full screen; `bots` makes
    what answers for bots.
    """
    defaults = load_bindings(folder("assets") / "bindings.toml")
    file = SettingsFile(
        own.settings,
        {
            "keyboard": lambda changes: mended_changes(defaults, "keyboard", changes),
            "bindings": lambda overrides: mended_pads(defaults, overrides),
        },
    )
    settings = msgspec.structs.replace(file.settings, **asked)
    pygame.display.init()
    framebuffer.choose(settings.framebuffer, clock)
    pygame.font.init()
    window = Window("Fivefold", _icon(), size)
    surface = window.open(settings.full_screen, settings.display)
    view = View(settings.turn, settings.text_scale, settings.mm_per_px)
    canvas = view.canvas(surface.get_size())
    kit = _kit(canvas.scale, clock)
    inputs, stack = Inputs(defaults), SceneStack()
    house = House(
        kit=kit,
        inputs=inputs,
        stack=stack,
        view=view,
        window=window,
        file=file,
        store=Store(own.saves),
        progress=ProgressFile(own.progress),
        people=PeopleFile(own.people),
        results=ResultsFile(own.results),
        tournament=TournamentFile(own.tournament),
        records=own.records,
        thinker=bots(),
        wall=lambda: datetime.now(timezone.utc),
        deal_seed=lambda: secrets.randbits(63),
        system_language=preferred(os.environ),
        version=__version__,
        asked=dict(asked),
    )
    loop = Loop(stack, Frame(kit, surface, canvas), inputs, view, clock)
    house.rearrange = loop.rearrange
    house.home = lambda: stack.reset(Title(house))
    house.apply()
    return App(house, loop)


def _kit(scale: float, clock: Callable[[], float]) -> Kit:
    assets = folder("assets")
    theme = load_theme(assets / "theme.toml")
    return Kit(theme, Assets(assets, scale), Texts(assets / "fonts", theme), Audio(assets / "sounds", clock))


def save_picture(app: App, path: Path) -> None:
    """Write what the window shows now as a PNG; `OSError` names the file if it can't be written."""
    try:
        pygame.image.save(app.loop.view_frame.window, path)
    except pygame.error as problem:
        raise OSError(f"{path}: {problem}") from problem


def close(app: App) -> None:
    """Give back everything that was opened."""
    app.house.thinker.close()
    app.house.store.close()
    app.house.inputs.close()
    app.house.kit.release()
    pygame.quit()


def _icon() -> pygame.Surface:
    """The window's icon: the totem, known from afar."""
    return pygame.image.load_sized_svg(folder("assets") / "svg" / "totem.svg", (64, 64))


def _first(house: House, game: str | None, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> Scene:
    if game is None:
        return Title(house, greets=True)
    players = [parse(seat) for seat in seats]
    sitting = begin(house, game, players, options, house.deal_seed() if seed is None else seed)
    return MatchScene(house, sitting)


def _crashed(own: Places, house: House, error: Exception) -> int:
    """Write the log and say where it is."""
    top = house.stack.top
    facts = {"scene": type(top).__name__ if top else "none", "driver": pygame.display.get_driver()}
    when = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H-%M-%S")
    path = write_log(own.crashes, when, error, facts)
    where = f"; the log is {path}" if path else ""
    sys.stderr.write(f"fivefold: something went wrong ({type(error).__name__}: {error}){where}\n")
    return 1
