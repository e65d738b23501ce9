"""What a kiosk's supervisor hears of the tables: which game is open, what began, what was finished."""

from collections.abc import Callable

from game.play.kiosk.report import Kind, Report
from game.scenes.attract import AttractScene
from game.scenes.house import House
from game.scenes.match import MatchScene
from game.scenes.sitting import Sitting


class Reports:
    """Looks once a frame. A game that has just been opened is saved at once, so that it survives whatever comes."""

    def __init__(self, house: House, tell: Callable[[Report], None]) -> None:
        self.house, self._tell = house, tell
        self._sitting: Sitting | None = None
        self._open = ""
        self._ended: set[str] = set()
        self._known = {saved.slot for saved in house.store.games()}
        self._troubles: set[str] = set()

    def look(self) -> None:
        """Tell what is new."""
        sitting = self._visitors_sitting()
        if sitting is not None and sitting is not self._sitting:
            self._began(sitting)
        over = sitting is None or sitting.match.outcome is not None
        if sitting is not None and over and sitting.slot not in self._ended:
            self._ended.add(sitting.slot)
            self._tell(Report(Kind.FINISHED, sitting.game))
        now_open = "" if over or sitting is None else sitting.slot
        if now_open != self._open:
            self._open = now_open
            self._tell(Report(Kind.AT, now_open))
        self._sitting = sitting

    def troubles(self) -> None:
        """Tell of files that couldn't be used, each once: the owner reads it in the log, no visitor does."""
        house = self.house
        for trouble in (*house.file.troubles, *house.store.troubles, *house.progress.troubles):
            words = f"{trouble.file.name}: {trouble.reason}; kept as {trouble.kept.name}"
            if words not in self._troubles:
                self._troubles.add(words)
                self._tell(Report(Kind.TROUBLE, words))

    def _visitors_sitting(self) -> Sitting | None:
        matches = [scene for scene in self.house.stack.scenes if isinstance(scene, MatchScene)]
        return next((scene.sitting for scene in matches if not isinstance(scene, AttractScene)), None)

    def _began(self, sitting: Sitting) -> None:
        if sitting.slot not in self._known:
            self._known.add(sitting.slot)
            self._tell(Report(Kind.STARTED, sitting.game))
        if sitting.match.outcome is None:
            sitting.keep(self.house)
