"""Brains for the tests of thinking, sent to its process by name; as a program: ask one for ever and say who thinks."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from game.play.thinking import Answer, Question, Thinker
from tests.play.nim import NIM

Stop = Callable[[], bool]


def first_move(question: Question, stop: Stop) -> Answer:
    return Answer(NIM.write_move(NIM.legal(question.seen)[0]), 1, 1, question.seed)


def until_stopped(question: Question, stop: Stop) -> Answer:
    """Thinks until it is told to stop, except at the level casual."""
    while question.level != "casual" and not stop():
        pass
    return first_move(question, stop)


def dying(question: Question, stop: Stop) -> Answer:
    """Ends its process as often as `seen` says; the deaths are counted in the file that `game` names."""
    deaths = Path(question.game)
    if deaths.stat().st_size < question.seen:
        with deaths.open("ab") as file:
            file.write(b"x")
        os._exit(1)
    return Answer(f"alive in {os.getpid()}", 0, 0, 0)


def failing(question: Question, stop: Stop) -> Answer:
    if question.level == "casual":
        return first_move(question, stop)
    raise ZeroDivisionError("no idea")


def surviving_ctrl_c(question: Question, stop: Stop) -> Answer:
    os.kill(os.getpid(), signal.SIGINT)
    return first_move(question, stop)


def loaded(question: Question, stop: Stop) -> Answer:
    """Names those modules of `seen` that are imported where it thinks."""
    return Answer(" ".join(sorted(set(question.seen) & set(sys.modules))), 0, 0, 0)


if __name__ == "__main__":
    thinker = Thinker(until_stopped)
    thinker.ask("nim", NIM.start({}, 2, {"heaps": [1]}), sys.argv[1])
    while not (answer := thinker.poll()):
        if sys.argv[1] != "casual":
            sys.stdout.write("thinking\n")
            sys.stdout.flush()
            signal.pause()
    sys.stdout.write(answer.text)
    thinker.close()
