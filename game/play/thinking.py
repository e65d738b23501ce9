"""A bot that thinks in another process, so that the picture never waits for it."""

import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeAlias

from game.ai.bot import choose
from game.play.levels import open_box

_TRIES = 3
"""How often a question is asked before the asking process answers it itself."""

_MODESTY = 5
"""How far the thinking process stands back behind the one that draws, on systems that know niceness."""


class Question(NamedTuple):
    """What a bot is asked; `seen` is a position of `seen_by`, so it knows no more than its seat may."""

    game: str
    seen: Any
    level: str
    seed: int
    nodes: int | None


class Answer(NamedTuple):
    """The text of the move a bot chose, and what it cost."""

    text: str
    nodes: int
    depth: int
    value: int


class ThinkingError(RuntimeError):
    """A bot failed at a question; asking again would fail again."""


class _Failed(NamedTuple):
    reason: str


Brain: TypeAlias = Callable[[Question, Callable[[], bool]], Answer]
"""Answers a question; it may stop early with its best answer so far when the second argument says so."""


def think(question: Question, stop: Callable[[], bool]) -> Answer:
    """The answer of the bot that the question's level names."""
    game = _game(question.game)
    choice = choose(game, question.seen, question.level, question.seed, question.nodes, stop)
    return Answer(game.write_move(choice.move), choice.nodes, choice.depth, choice.value)


class Thinker:
    """One process kept warm for one question at a time.

    `ask`, then `poll` once a frame until it gives the answer; none of the methods waits for thinking. A process that
    dies is replaced and asked again, up to three times a question. After that, or where no process can be started,
    `poll` thinks by itself, and `why` says so.
    """

    def __init__(self, brain: Brain = think) -> None:
        """Start the process; `brain` must be a function of a module, it is sent by name."""
        self.why: str | None = None
        self._brain = brain
        self._asked = 0
        self._question: Question | None = None
        self._tries = 0
        self._closed = False
        self._process: Any = None
        self._line: Connection | None = None
        self._start()

    @property
    def thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    @property
    def pid(self) -> int | None:
        """The process that thinks, None where there is none."""
        return self._process.pid if self._process is not None else None

    def ask(self, game: str, seen: Any, level: str, seed: int = 0, nodes: int | None = None) -> None:
        """Ask for a move; a question still open is dropped."""
        if self._closed:
            raise ThinkingError("nobody is there to think any more")
        if self._line is None:
            self._start()
        self._question = Question(game, seen, level, seed, nodes)
        self._tries = 0
        self._send()

    def poll(self) -> Answer | None:
        """The answer if it has come, once; raises `ThinkingError` if the bot failed."""
        if self._question is None:
            return None
        if self._line is None:
            return self._taken(_answer(self._brain, self._question, _never))
        try:
            while self._line.poll():
                number, answer = self._line.recv()
                if number == self._asked:
                    return self._taken(answer)
        except (EOFError, OSError):
            self._restart()
        return None

    def cancel(self) -> None:
        """Drop the open question; the process is free again within 2048 nodes."""
        if self._question is None:
            return
        self._question = None
        self._asked += 1
        if self._line is not None:
            with suppress(OSError):  # a process that died is noticed at the next question
                self._line.send(None)

    def close(self) -> None:
        """End the process; nothing can be asked after that."""
        self._question = None
        self._closed = True
        self._stop()

    def _start(self) -> None:
        try:
            self._process, self._line = _started(self._brain)
            self.why = None
        except OSError as error:
            self.why = f"no process for bots could be started: {error}"

    def _stop(self) -> None:
        if self._line is not None:
            self._line.close()
            self._process.kill()  # it holds nothing that could break
            self._process.join()
            self._process.close()
        self._line = self._process = None

    def _restart(self) -> None:
        self._stop()
        if self._tries < _TRIES:
            self._start()
            self._send()
        else:
            self.why = f"the process for bots ended {_TRIES} times"

    def _send(self) -> None:
        self._tries += 1
        self._asked += 1
        if self._line is not None:
            with suppress(OSError):  # `poll` will find the line dead too, and restart
                self._line.send((self._asked, self._question))

    def _taken(self, answer: Answer | _Failed) -> Answer:
        self._question = None
        if isinstance(answer, _Failed):
            raise ThinkingError(answer.reason)
        return answer


def _started(brain: Brain) -> tuple[Any, Connection]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    with theirs:
        process = context.Process(target=_serve, args=(theirs, brain), name="fivefold-bot", daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
            raise
    return process, ours


def _serve(line: Connection, brain: Brain) -> None:
    """Answer questions until the line ends; whatever arrives while thinking means stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_MODESTY)  # the picture comes first where there are few cores
    with suppress(EOFError, OSError):  # the other side is gone: nobody to work for
        while True:
            message = line.recv()
            if message is None:
                continue
            number, question = message
            line.send((number, _answer(brain, question, line.poll)))


def _answer(brain: Brain, question: Question, stop: Callable[[], bool]) -> Answer | _Failed:
    try:
        return brain(question, stop)
    except Exception as error:
        return _Failed("".join(traceback.format_exception(error)))


def _never() -> bool:
    return False


@lru_cache
def _game(name: str) -> Any:
    return open_box(name).game
