import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.ai.bot import LEVELS
from game.play.levels import open_box
from game.play.match import deal
from game.play.thinking import Answer, Thinker, ThinkingError
from tests.play import brains
from tests.play.nim import BIG, NIM

ROOT = Path(__file__).parents[2]
SEEN = deal(NIM, BIG, 2, 0).position
DEADLINE = 30.0


def answer_of(thinker: Thinker) -> Answer:
    """Polls as frames do; a thinker that never answers fails the test."""
    give_up = time.monotonic() + DEADLINE
    while (answer := thinker.poll()) is None:
        assert time.monotonic() < give_up, "no answer came"
    return answer


def run(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=60)


@pytest.fixture
def thinker_with():
    made = []

    def make(brain) -> Thinker:
        made.append(Thinker(brain))
        return made[-1]

    yield make
    for thinker in made:
        thinker.close()


def test_a_question_is_answered_once_by_another_process(thinker_with):
    thinker = thinker_with(brains.first_move)
    thinker.ask("nim", SEEN, "casual", seed=7)
    assert thinker.thinking
    assert answer_of(thinker) == Answer("a1", 1, 1, 7)
    assert not thinker.thinking
    assert thinker.poll() is None
    assert thinker.pid not in (None, os.getpid())


def test_one_process_answers_question_after_question(thinker_with):
    thinker = thinker_with(brains.first_move)
    pid = thinker.pid
    for seed in range(20):
        thinker.ask("nim", SEEN, "casual", seed=seed)
        assert answer_of(thinker).value == seed
    assert thinker.pid == pid


def test_a_cancelled_question_is_never_answered_and_the_next_one_is_at_once(thinker_with):
    thinker = thinker_with(brains.until_stopped)
    thinker.ask("nim", SEEN, "casual")
    answer_of(thinker)
    waits = []
    for seed in range(20):
        thinker.ask("nim", SEEN, "expert", seed=100)
        assert thinker.poll() is None
        began = time.monotonic()
        thinker.cancel()
        assert (thinker.thinking, thinker.poll()) == (False, None)
        thinker.ask("nim", SEEN, "casual", seed=seed)
        assert answer_of(thinker).value == seed
        waits.append(time.monotonic() - began)
    assert min(waits) < 0.05  # of many, so that a busy machine doesn't matter


def test_a_new_question_drops_the_one_before(thinker_with):
    thinker = thinker_with(brains.until_stopped)
    thinker.ask("nim", SEEN, "expert", seed=1)
    thinker.ask("nim", SEEN, "casual", seed=2)
    assert answer_of(thinker).value == 2
    assert thinker.poll() is None


def test_closing_while_it_thinks_ends_the_process(thinker_with):
    thinker = thinker_with(brains.until_stopped)
    thinker.ask("nim", SEEN, "expert")
    thinker.close()
    thinker.close()
    assert (thinker.pid, thinker.poll()) == (None, None)
    with pytest.raises(ThinkingError):
        thinker.ask("nim", SEEN, "casual")


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_process_that_dies_is_replaced_and_asked_again(thinker_with, tmp_path, deaths):
    counted = tmp_path / "deaths"
    counted.touch()
    thinker = thinker_with(brains.dying)
    first = thinker.pid
    thinker.ask(str(counted), deaths, "casual")
    assert answer_of(thinker).text == f"alive in {thinker.pid}"
    assert counted.stat().st_size == deaths
    assert (thinker.why, thinker.pid != first) == (None, True)


def test_after_three_deaths_the_asking_process_thinks_itself_and_says_so(thinker_with, tmp_path):
    counted = tmp_path / "deaths"
    counted.touch()
    thinker = thinker_with(brains.dying)
    thinker.ask(str(counted), 3, "casual")
    assert answer_of(thinker).text == f"alive in {os.getpid()}"
    assert "3 times" in thinker.why
    thinker.ask(str(counted), 0, "casual")
    assert answer_of(thinker).text == f"alive in {thinker.pid}"
    assert thinker.why is None


def test_a_process_killed_between_questions_isnt_missed(thinker_with):
    thinker = thinker_with(brains.first_move)
    thinker.ask("nim", SEEN, "casual")
    answer_of(thinker)
    os.kill(thinker.pid, 9)
    thinker.ask("nim", SEEN, "casual", seed=3)
    assert answer_of(thinker).value == 3


def test_a_bot_that_fails_is_an_error_that_names_the_fault_and_the_next_question_works(thinker_with):
    thinker = thinker_with(brains.failing)
    thinker.ask("nim", SEEN, "expert")
    with pytest.raises(ThinkingError, match="ZeroDivisionError: no idea"):
        answer_of(thinker)
    thinker.ask("nim", SEEN, "casual")
    assert answer_of(thinker).text == "a1"


NO_FILES_LEFT = """
import resource
from tests.play import brains
from tests.play.test_thinking import SEEN, Thinker
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, most))
thinker = Thinker(brains.first_move)
assert "no process" in thinker.why, thinker.why
thinker.ask("nim", SEEN, "casual", seed=4)
assert thinker.poll().value == 4
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
thinker.ask("nim", SEEN, "casual", seed=5)
while not (answer := thinker.poll()):
    pass
assert (answer.value, thinker.why, thinker.pid is None) == (5, None, False)
thinker.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on open files")
@pytest.mark.parametrize("limit", [3, 5, 6])
def test_where_no_process_can_be_started_the_asking_one_thinks_until_one_can(limit):
    done = run("-c", NO_FILES_LEFT.replace("FEW", str(limit)))
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_doesnt_reach_the_process(thinker_with):
    thinker = thinker_with(brains.surviving_ctrl_c)
    thinker.ask("nim", SEEN, "casual")
    assert answer_of(thinker).text == "a1"


def test_the_process_knows_no_screen(thinker_with):
    thinker = thinker_with(brains.loaded)
    thinker.ask("nim", ("pygame", "pymunk", "filelock", "game.play.thinking"), "casual")
    assert answer_of(thinker).text == "game.play.thinking"


ONE_LINER = "from tests.play.brains import *; t = Thinker(first_move); t.close(); print('a1', end='')"


@pytest.mark.parametrize(
    "started",
    [["-m", "tests.play.brains", "casual"], [str(ROOT / "tests/play/brains.py"), "casual"], ["-c", ONE_LINER]],
    ids=["module", "file", "one line"],
)
def test_it_works_however_the_program_was_started(started):
    done = run(*started)
    assert (done.stdout, done.stderr) == (b"a1", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_the_process_ends_when_the_program_is_killed_while_it_thinks():
    command = [sys.executable, "-m", "tests.play.brains", "expert"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout.readline() == b"thinking\n"
        program.kill()
        # Both ends of these pipes close only when every process that was given them is gone.
        assert program.communicate(timeout=DEADLINE) == (b"", b"")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_answers_a_legal_move_of_pylos(level):
    game = open_box("pylos").game
    match = deal(game, {}, 2, 0)
    thinker = Thinker()
    try:
        while match.turn < 4:
            thinker.ask("pylos", game.seen_by(match.position, match.to_move), level, seed=1, nodes=500)
            match.play(answer_of(thinker).text)
    finally:
        thinker.close()
