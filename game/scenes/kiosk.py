"""An unattended machine: who is there, what shows while nobody is, and the ways out for staff."""

from collections.abc import Callable
from typing import Any

from game.play.kiosk.care import brightness, shift
from game.play.kiosk.config import KioskConfig
from game.play.kiosk.corners import Corners, Touch
from game.play.kiosk.idle import Idle, Presence
from game.play.kiosk.pin import Typed
from game.play.kiosk.report import Kind, Report
from game.play.people import People
from game.play.progress import Progress
from game.play.results import Results
from game.scenes.at_table import AtTable
from game.scenes.attract import AttractScene
from game.scenes.house import House
from game.scenes.idle_warning import IdleWarning
from game.scenes.kiosk_reports import Reports
from game.scenes.pin import PinScene
from game.scenes.review import ReviewScene
from game.scenes.saved_games import resume, unfinished
from game.scenes.title import Title
from game.shell.input.wish import (
    Connected,
    Disconnected,
    Exposed,
    FocusGained,
    FocusLost,
    Input,
    Phase,
    Pointed,
    QuitAsked,
    WindowChanged,
)
from game.words import languages

PULSE = 1.0
"""Seconds between two signs of life, and between two looks at the clock on the wall."""
ALWAYS_HEARD = (Connected, Disconnected, FocusLost, FocusGained, WindowChanged, Exposed)
"""What a scene hears also while an action only wakes."""


class Kiosk:
    """Hears every input first (`hear`) and is asked once a frame (`frame`), both by the loop.

    `spare` moves and darkens the picture (`Frame.spare`), `tell` reaches the supervisor.
    """

    def __init__(
        self,
        house: House,
        config: KioskConfig,
        spare: Callable[[tuple[int, int], int], None],
        clock: Callable[[], float],
        tell: Callable[[Report], None],
    ) -> None:
        self.house, self.config, self._spare, self._clock, self._tell = house, config, spare, clock, tell
        self.reports = Reports(house, tell)
        self.idle = Idle(Presence.GONE, clock())
        self.corners = Corners()
        self._first_settings: dict[str, Any] = dict(house.asked)
        if config.languages:
            self._first_settings["language"] = config.languages[0]
        self._typed = Typed()
        self._quiet = config.quiet_hours()
        self._is_quiet = self._deaf = self._wants_out = False
        self._acted_at = house.inputs.last_activity
        self._beat_at = -PULSE
        self._turn = 0
        house.kiosk, house.leave = config, self.ask_pin
        house.window.pointer(False)

    def open(self, slot: str = "") -> None:
        """Begin: at a saved game if it can be gone on with, else with nobody there."""
        now = self._clock()
        self._watch_clock()
        self._make_fresh()
        saved = next((saved for saved in unfinished(self.house) if saved.slot == slot), None)
        if saved is not None and resume(self.house, saved):
            self.idle = Idle(Presence.THERE, now)
        else:
            self._attract()
        self._limit_sound()

    # -------------------------------------------------- what the loop asks

    def hear(self, event: Input) -> bool:
        """True for what no scene shall hear: the window's close button, and actions that only wake."""
        if isinstance(event, QuitAsked):
            self.ask_pin()
            return True
        if isinstance(event, Pointed):
            self._touch(event)
        return self._deaf and not isinstance(event, ALWAYS_HEARD)

    def frame(self, now: float) -> None:
        """Once a frame, after all inputs."""
        self._open_corners(now)
        self._think_of_idleness(now)
        if self._wants_out:
            self._wants_out = False
            self._push_pin()
        self.reports.look()
        if now - self._beat_at >= PULSE:
            self._beat_at = now
            self._tell(Report(Kind.BEAT))
            self._watch_clock()
            self._limit_sound()
        gone = now - self.idle.since if self.idle.presence is Presence.GONE else 0.0
        self._spare(shift(now), round(255 * brightness(gone, self._is_quiet)))
        self._deaf = self.idle.presence is not Presence.THERE

    # -------------------------------------------------- who is there

    def _think_of_idleness(self, now: float) -> None:
        last, before = self.house.inputs.last_activity, self.idle.presence
        if last != self._acted_at or self._wants_out:
            self._acted_at = last
            self.idle = self.idle.acted(now)
        else:
            self.idle = self.idle.passed(now, self._at_table(), self.config.idle)
        if self.idle.presence is not before:
            self._became(before)

    def _became(self, before: Presence) -> None:
        """Somebody came, stayed or went."""
        stack, presence = self.house.stack, self.idle.presence
        if presence is Presence.WARNED:
            stack.push(IdleWarning(self.house, lambda: self.idle.left(self._clock(), self.config.idle)))
        elif presence is Presence.GONE:
            self._tell(Report(Kind.LEFT))
            self._make_fresh()
            self._attract()
        elif before is Presence.GONE:
            self._tell(Report(Kind.VISIT))
            stack.reset(Title(self.house))
        else:
            stack.pop()
        if presence is Presence.THERE:
            self.house.inputs.clear()
        stack.settle()
        self._limit_sound()

    def _at_table(self) -> bool:
        """Whether somebody may be thinking: games, lessons, puzzles and reviews want more time than menus."""
        return any(isinstance(scene, AtTable | ReviewScene) for scene in self.house.stack.scenes)

    def _make_fresh(self) -> None:
        """The next visitor finds everything as the first one did; games left a while ago go."""
        house = self.house
        house.plans.clear()
        house.asked = dict(self._first_settings)
        house.apply()
        if not house.remembers:
            house.progress.keep(Progress())
            house.people.keep(People())
            house.results.keep(Results())
        for saved in house.store.games():
            if saved.save.over or not house.resumable(saved.save.saved_at):
                house.store.delete(saved.slot)
        self.reports.troubles()

    def _attract(self) -> None:
        """Bots play the next game of the list."""
        games = self.config.attract or self.house.games
        game = games[self._turn % len(games)]

        def done(over: bool) -> None:
            if over:
                self._tell(Report(Kind.SHOWN, game))
            self._attract()

        self._turn += 1
        spoken = self.config.languages or languages()
        self.house.stack.reset(AttractScene(self.house, game, self.house.deal_seed(), spoken, done))

    # -------------------------------------------------- ways out

    def ask_pin(self) -> None:
        """Somebody wants out: the PIN is asked for at the end of this frame."""
        self._wants_out = True

    def _push_pin(self) -> None:
        stack = self.house.stack
        if not self.config.pin:
            self.house.kit.audio.play("invalid")
        elif not isinstance(stack.top, PinScene):
            self._typed = self._typed._replace(digits="")
            scene = PinScene(self.house, self.config.pin, self._typed, self._keep_typed, self._leave, self._clock)
            stack.push(scene)
            stack.settle()

    def _keep_typed(self, typed: Typed) -> None:
        self._typed = typed

    def _leave(self) -> None:
        self._tell(Report(Kind.STAFF))
        self.house.stack.reset(None)

    def _touch(self, event: Pointed) -> None:
        """A finger or the mouse's button in a corner."""
        if event.phase is Phase.MOVE and not self.corners.held:
            return
        down = event.phase in (Phase.DOWN, Phase.MOVE)
        width, height = self.house.window.pixels()
        touch = Touch(event.x / width, event.y / height, width / height) if down else None
        self.corners = self.corners.touched(touch, self._clock())

    def _open_corners(self, now: float) -> None:
        """A corner that was held long enough must not act when it is let go."""
        before, self.corners = self.corners, self.corners.passed(now)
        if not self.config.corners:
            self.corners = Corners()
        elif self.corners.done > before.done:
            self.house.inputs.clear()
            if self.corners.opened:
                self._leave()

    # -------------------------------------------------- the room

    def _watch_clock(self) -> None:
        """Whether these are quiet hours, by the clock on the wall."""
        local = self.house.wall().astimezone()
        self._is_quiet = any(hours.holds(local.hour * 60 + local.minute) for hours in self._quiet)

    def _limit_sound(self) -> None:
        silent = self._is_quiet or (self.idle.presence is Presence.GONE and not self.config.attract_sound)
        self.house.limit(0.0 if silent else self.config.volume)
