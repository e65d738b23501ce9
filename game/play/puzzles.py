"""Puzzles: levels/puzzles/<game>.toml read and checked, and one puzzle as it is being tried."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.ai.proof import Goal, Judge, Way
from game.core.errors import LevelError, RulesError
from game.core.protocol import AnyGame
from game.play.attempt import Attempt, State
from game.play.levels import open_box, read_table
from game.play.match import Match, Step
from game.where import folder

PROOF_NODES = 20_000
"""Positions that a whole proof of a puzzle looks at, at most; a quarter of a second on a slow machine."""

Count = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what the seat to move is to bring about there, and how. See levels/README.md for every key."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]+$")]
    title: Annotated[str, msgspec.Meta(min_length=1)]
    text: Annotated[str, msgspec.Meta(min_length=1)]
    """What to do, as a message id."""
    goal: Literal["win", "hold", "take_back", "raise", "deny"]
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)]
    setup: dict[str, Any]
    solution: Annotated[list[str], msgspec.Meta(min_length=1)]
    """Decisions from the first one on, the other side's best answers between them."""
    options: dict[str, str] = {}
    turns: Count = 1
    pieces: Count = 1

    @property
    def aim(self) -> Goal:
        """What has to be brought about."""
        return Goal(self.goal, self.turns, self.pieces)

    def match(self, game: AnyGame) -> Match:
        """The puzzle's position as a match; `RulesError` if the rules don't allow it."""
        return Match(game, self.options, game.seats[0], self.setup)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: Annotated[list[Puzzle], msgspec.Meta(min_length=1)]


def has_puzzles(game: str, levels: Path | None = None) -> bool:
    """Whether there is a file of puzzles for the game."""
    return _path(game, levels).is_file()


def read_puzzles(game: str, levels: Path | None = None) -> Sequence[Puzzle]:
    """The game's puzzles, the shipped ones by default; `LevelError` names file, key and reason."""
    path = _path(game, levels)
    place = f"levels/puzzles/{game}.toml"
    try:
        puzzles = msgspec.convert(read_table(path), _File).puzzle
    except msgspec.ValidationError as error:
        raise LevelError(f"{place}: {error}") from None
    rules = open_box(game, levels).game
    ids = [puzzle.id for puzzle in puzzles]
    for number, puzzle in enumerate(puzzles):
        where = f"{place}: puzzle {puzzle.id!r}"
        if puzzle.id in ids[:number]:
            raise LevelError(f"{where}: id is there twice")
        _check(puzzle, rules, where)
    return puzzles


@lru_cache
def shipped_puzzles(game: str) -> Sequence[Puzzle]:
    """The puzzles that ship with the program; none for a game without a file."""
    return read_puzzles(game) if has_puzzles(game) else ()


def _path(game: str, levels: Path | None) -> Path:
    return (levels or folder("levels")) / "puzzles" / f"{game}.toml"


def _check(puzzle: Puzzle, rules: AnyGame, where: str) -> None:
    """The position can be, and the solution can be played."""
    try:
        trial = Trial(rules, puzzle)
    except RulesError as error:
        raise LevelError(f"{where}: {error}") from None
    for text in puzzle.solution:
        if trial.state is State.DONE:
            raise LevelError(f"{where}: solution: it goes on after {trial.match.texts[-1]}, which solves it")
        try:
            trial.follow(text)
        except RulesError as error:
            raise LevelError(f"{where}: solution: {error}") from None
    if trial.state is not State.DONE:
        raise LevelError(f"{where}: solution: it ends before the goal is reached")


class Trial(Attempt):
    """One puzzle being tried: after every decision it knows whether the goal can still be reached."""

    def __init__(self, game: AnyGame, puzzle: Puzzle) -> None:
        super().__init__(puzzle.match(game))
        self.puzzle = puzzle
        self.misses = 0
        """Wrong decisions so far, retries included."""
        self._judge = Judge(game, puzzle.aim, 4 * PROOF_NODES)
        self._begun = 0
        self._left = puzzle.turns
        self._answers: list[Any] = []

    def play(self, move: Any) -> Step:
        """See whether the goal is still in reach."""
        step = self.match.play(move)
        if not any(self._judge.keeping(self._start, self._decided, self._left)):
            self.state = State.WRONG
            self.misses += 1
        elif self.match.outcome is not None or self.match.to_move != self.seat:
            self._end_turn()
        return step

    def answer(self) -> Step:
        """The solution's own answer, else the one that holds out longest."""
        following = self._following()
        if following is not None:
            step = self.match.play(following)
        else:
            if not self._answers:
                way = self._judge.answer(self.match.position, self._left)
                self._answers = list(way.moves)
            step = self.match.play(self._answers.pop(0))
        self._begin_turn()
        return step

    def follow(self, text: str) -> Step:
        """Play a decision of the solution, of either seat, without a judge."""
        ours = self.match.to_move == self.seat
        step = self.match.play(text)
        if not ours:
            self._begin_turn()
        elif self.match.outcome is not None or self.match.to_move != self.seat:
            self._end_turn()
        return step

    def next_step(self) -> str | None:
        """The solution's own, else one that the search finds."""
        if not self.to_play:
            return None
        following = self._following()
        if following is not None:
            return following
        way: Way = next(iter(self._judge.keeping(self._start, self._decided, self._left)))
        return self.match.game.write_move(way.moves[len(self._decided)])

    def retry(self) -> None:
        """From the beginning."""
        super().retry()
        self._begun, self._left, self._answers = 0, self.puzzle.turns, []

    @property
    def _start(self) -> Any:
        """The position in which the turn began."""
        steps = self.match.steps
        return steps[self._begun].before if self._begun < len(steps) else self.match.position

    @property
    def _decided(self) -> Sequence[Any]:
        """What was decided in this turn."""
        return self.match.moves[self._begun :]

    def _following(self) -> str | None:
        """What the solution goes on with; None off its way and at its end."""
        texts, solution = self.match.texts, self.puzzle.solution
        if len(texts) < len(solution) and list(texts) == solution[: len(texts)]:
            return solution[len(texts)]
        return None

    def _end_turn(self) -> None:
        """The solving seat's turn is over and the goal was in reach all along: reached, or one turn less to go."""
        way = Way(tuple(self._decided), self.match.position)
        if self._judge.reached(self._start, way):
            self.state = State.DONE
        self._left -= 1

    def _begin_turn(self) -> None:
        """After a decision of the other seat, which may have had to end the game as the goal wants it."""
        if self.match.outcome is not None:
            self.state = State.DONE
        elif self.match.to_move == self.seat:
            self._begun = len(self.match.steps)
