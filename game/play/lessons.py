"""First lessons: levels/lessons/<game>.toml read and checked, and one lesson as it is being taken."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.core.errors import LevelError, RulesError
from game.core.protocol import AnyGame, Seat
from game.play.attempt import Attempt, State
from game.play.levels import open_box, read_table
from game.play.match import Match, Step
from game.where import folder

Sentence = Annotated[str, msgspec.Meta(min_length=1)]


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson. See levels/README.md for every key."""

    text: Sentence
    """What there is to know, and what to do, as a message id; so are `done` and `wrong`."""
    wanted: Annotated[list[list[str]], msgspec.Meta(min_length=1)]
    """For each decision the ones that are right as far as they are legal by then, any legal one where the list is
    empty; what the other side does in between is a list of one."""
    done: Sentence
    """Said when it is done."""
    wrong: str = ""
    """Said after a legal decision that isn't wanted; needed where one can be made."""
    setup: dict[str, Any] = {}
    options: dict[str, str] = {}
    before: list[str] = []
    """Decisions that were taken already, everybody's."""
    seats: int = 0
    """How many; as few as the game allows where there is no number."""

    def match(self, game: AnyGame) -> Match:
        """The step's position as a match; `RulesError` if the rules don't allow it."""
        match = Match(game, self.options, self.seats or game.seats[0], self.setup)
        for text in self.before:
            match.play(text)
        return match


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[list[Task], msgspec.Meta(min_length=6, max_length=8)]
    setup: dict[str, Any] = {}
    """Of every step that has none; so are `options` and `seats`."""
    options: dict[str, str] = {}
    seats: int = 0

    def tasks(self) -> Sequence[Task]:
        """The steps, complete."""
        return [
            msgspec.structs.replace(
                task,
                setup=task.setup or self.setup,
                options=task.options or self.options,
                seats=task.seats or self.seats,
            )
            for task in self.step
        ]


def has_lesson(game: str, levels: Path | None = None) -> bool:
    """Whether there is a first lesson of the game."""
    return _path(game, levels).is_file()


def read_lesson(game: str, levels: Path | None = None) -> Sequence[Task]:
    """The steps of the game's first lesson, the shipped one by default; `LevelError` names file, key and reason."""
    place = f"levels/lessons/{game}.toml"
    try:
        tasks = msgspec.convert(read_table(_path(game, levels)), _File).tasks()
    except msgspec.ValidationError as error:
        raise LevelError(f"{place}: {error}") from None
    rules = open_box(game, levels).game
    for number, task in enumerate(tasks, start=1):
        _check(task, rules, f"{place}: step {number}")
    return tasks


@lru_cache
def shipped_lesson(game: str) -> Sequence[Task]:
    """The lesson that ships with the program."""
    return read_lesson(game)


def _path(game: str, levels: Path | None) -> Path:
    return (levels or folder("levels")) / "lessons" / f"{game}.toml"


def _check(task: Task, rules: AnyGame, where: str) -> None:
    """The position can be; everything wanted can be played, and every wrong decision has an answer."""
    try:
        lines, seat = [task.match(rules)], Exercise(rules, task).seat
    except RulesError as error:
        raise LevelError(f"{where}: {error}") from None
    for number, wanted in enumerate(task.wanted, start=1):
        lines = _longer(task, lines, wanted, seat, f"{where}: wanted {number}")


def _longer(task: Task, lines: Sequence[Match], wanted: Sequence[str], seat: Seat, where: str) -> list[Match]:
    """The ways a step may go, one decision further; of those where anything is right only one is followed."""
    found: dict[str, Match] = {}
    for match in lines:
        legal = [match.game.write_move(move) for move in match.legal()]
        named = [text for text in wanted if text in legal] or legal[: not wanted]
        if not named:
            raise LevelError(f"{where}: {next(iter(wanted), '')!r} can't be played then")
        others = sorted(set(legal) - set(wanted)) if wanted else []
        if match.to_move != seat:
            if len(wanted) != 1:
                raise LevelError(f"{where}: it is the other side's decision, so name one")
        elif others and not task.wrong:
            raise LevelError(
                f"{where.partition(': wanted')[0]}: wrong: needed, for {others[0]!r} can be played as well"
            )
        for text in named:
            if text not in found:
                found[text] = _with(task, match, text)
    missing = [text for text in wanted if text not in found]
    if missing:
        raise LevelError(f"{where}: {missing[0]!r} can't be played then")
    return list(found.values())


def _with(task: Task, match: Match, text: str) -> Match:
    """The match one decision further, beside what it was."""
    longer = Match(match.game, task.options, match.seats, match.setup)
    for each in (*match.texts, text):
        longer.play(each)
    return longer


class Exercise(Attempt):
    """One step being taken: what is wanted, decision by decision."""

    def __init__(self, game: AnyGame, task: Task) -> None:
        super().__init__(task.match(game))
        self.task = task

    @property
    def wanted(self) -> Sequence[str]:
        """What may be played now; everything legal where nothing is named."""
        named = self.task.wanted[len(self.tried)]
        legal = [self.match.game.write_move(move) for move in self.match.legal()]
        return [text for text in named if text in legal] if named else legal

    def play(self, move: Any) -> Step:
        """See whether it is wanted."""
        wanted = self.wanted
        step = self.match.play(move)
        if step.text not in wanted:
            self.state = State.WRONG
        elif len(self.tried) == len(self.task.wanted) or self.match.outcome is not None:
            self.state = State.DONE
        return step

    def answer(self) -> Step:
        """As the lesson has it."""
        return self.match.play(self.wanted[0])

    def next_step(self) -> str | None:
        """The first of what is wanted."""
        return self.wanted[0] if self.to_play else None
