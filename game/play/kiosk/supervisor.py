"""Watches over the app in another process: hears its heart, and starts it again, at the same game, if it fails."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from game.play.kiosk.diary import Diary
from game.play.kiosk.notify import Notifier
from game.play.kiosk.report import Kind, parse_report

PULSE = 0.1
"""Seconds between two looks."""
CANT_RUN = 2
"""The app's status where trying again helps nothing: no display, a bad file. It has said why."""
GAME_ALLOWANCE = 3
"""After so many quick failures in a row the saved game is left alone: it may be what they come from."""


class Policy(NamedTuple):
    """Seconds: without a beat until the app counts as hung, and at its start; what it must live to be sound again;
    before each further start; after asking it to end; after asking a hung one where it is."""

    silence: float = 10.0
    first_beat: float = 40.0
    sound: float = 10.0
    delays: Sequence[float] = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
    goodbye: float = 5.0
    last_words: float = 1.0


class App(Protocol):
    """The app's process."""

    def lines(self) -> Sequence[str]:
        """What it said since the last look."""
        ...

    def status(self) -> int | None:
        """How it ended; None while it runs."""
        ...

    def end(self) -> None:
        """Ask it to end."""
        ...

    def interrupt(self) -> None:
        """Make a hung one say where it hangs, and end."""
        ...

    def kill(self) -> None:
        """End it at once."""
        ...


class Supervisor:
    """`launch` starts the app with further arguments; `clock` never runs backwards.

    Call `step` every `PULSE` seconds until it gives a status.
    """

    def __init__(
        self,
        launch: Callable[[Sequence[str]], App],
        diary: Diary,
        notifier: Notifier,
        clock: Callable[[], float],
        policy: Policy | None = None,
        slot: str = "",
    ) -> None:
        """`slot` is that of a saved game to begin with."""
        self._launch, self._diary, self._notifier, self._clock = launch, diary, notifier, clock
        self._policy = policy or Policy()
        self._app: App | None = None
        self._started = self._heard = self._due = clock()
        self._beaten = self._ending = self._hung = False
        self._kill_at: float | None = None
        self._failures = 0
        self._slot = slot
        self._signed = -float("inf")

    def end(self) -> None:
        """Let the app end, and then oneself."""
        if not self._ending:
            self._ending = True
            self._notifier.stopping()
            if self._app is not None:
                self._app.end()
                self._kill_at = self._clock() + self._policy.goodbye

    def step(self) -> int | None:
        """Look after the app once; the status to end with when all is over."""
        now = self._clock()
        self._sign(now)
        self._diary.turn_page()
        if self._app is None:
            return self._between(now)
        for line in self._app.lines():
            self._hear(line, now)
        status = self._app.status()
        if status is not None:
            return self._over(status, now)
        if self._kill_at is not None and now >= self._kill_at:
            self._app.kill()
        elif self._kill_at is None:
            self._feel(now)
        return None

    def _between(self, now: float) -> int | None:
        """No app runs: end, wait or start one."""
        if self._ending:
            return 0
        if now >= self._due:
            self._start(now)
        return None

    def _start(self, now: float) -> None:
        resume = self._slot if self._failures < GAME_ALLOWANCE else ""
        self._started = self._heard = now
        self._beaten = self._hung = False
        self._kill_at = None
        try:
            self._app = self._launch(["--resume", resume] if resume else [])
        except OSError as error:
            self._fail(False, f"the app can't be started: {error}", now)

    def _hear(self, line: str, now: float) -> None:
        report = parse_report(line)
        if report is None:
            return
        if report.kind is Kind.BEAT:
            self._heard = now
            if not self._beaten:
                self._beaten = True
                self._notifier.ready()
                self._notifier.status("running")
                self._diary.note(f"the app runs, {now - self._started:.1f} s after its start")
        elif report.kind is Kind.AT:
            self._slot = report.about
        self._diary.heard(report)

    def _feel(self, now: float) -> None:
        """Whether its heart still beats."""
        allowed = self._policy.silence if self._beaten else self._policy.first_beat
        if now - self._heard >= allowed and self._app is not None:
            self._hung = True
            self._app.interrupt()
            self._kill_at = now + self._policy.last_words

    def _over(self, status: int, now: float) -> int | None:
        """The app has ended."""
        self._app = None
        if self._ending or status == 0:
            self._notifier.stopping()
            return 0
        if status == CANT_RUN and not self._beaten:
            self._diary.note("the app can't run here")
            return CANT_RUN
        words = f"no sign of life for {now - self._heard:.0f} s" if self._hung else f"ended with status {status}"
        self._fail(self._hung, f"the app failed: {words}", now)
        return None

    def _fail(self, hang: bool, words: str, now: float) -> None:
        lived = now - self._started
        self._failures = 1 if self._beaten and lived >= self._policy.sound else self._failures + 1
        delay = self._policy.delays[min(self._failures, len(self._policy.delays)) - 1]
        self._due = now + delay
        self._notifier.status(f"{words}; starting again")
        self._diary.failed(hang, f"{words}; starting again in {delay:g} s")

    def _sign(self, now: float) -> None:
        """Tell systemd, a few times as often as it asks, that somebody watches."""
        if self._notifier.watchdog is not None and now - self._signed >= self._notifier.watchdog / 4:
            self._signed = now
            self._notifier.alive()
