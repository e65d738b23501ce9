"""What the engine answers to requests that can be met."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.play.engine import MOST_SECONDS, Engine
from game.rules.catalog import GAMES
from tests.play.dialogue import NEW, answered, ask, code, engine, playing

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("engine_*.txt")), ids=lambda path: path.stem)
def test_a_golden_dialogue_goes_as_it_was_read_in_review(path):
    text = path.read_text(encoding="utf-8")
    assert answered(text) == text


@pytest.mark.parametrize("value", [None, True, 0, -1, 1.5, 2**200, "ї", "\u2028", [], {"a": [{}]}], ids=repr)
def test_any_id_comes_back_with_answers_and_errors(value):
    speaking = engine()
    for command in ("hello", "state", "nonsense", "quit"):
        answer = ask(speaking, command=command, id=value)
        assert answer["id"] == value
        assert type(answer["id"]) is type(value)
    assert ask(speaking, id=value)["id"] == value


def test_an_answer_without_an_id_has_none():
    assert "id" not in ask(engine(), command="hello")


def test_answers_are_one_line_of_ascii():
    answer = engine().answer('{"command":"hello","id":"Ґанок\u2028\\n"}'.encode())
    assert answer.isascii()
    assert answer.count(b"\n") == 1
    assert answer.endswith(b"\n")


def test_hello_names_every_game_with_its_options_the_default_first():
    answer = ask(engine(), command="hello")
    assert (answer["name"], answer["protocol"], answer["levels"]) == ("fivefold", 1, ["casual", "skilled", "expert"])
    assert list(answer["games"]) == list(GAMES)
    assert answer["games"]["yoxii"] == {"title": "Yoxii", "players": [2, 2], "options": {}}
    assert answer["games"]["pylos"] == {
        "title": "Pylos",
        "players": [2, 2],
        "options": {"rules": ["standard", "children", "advanced"]},
    }


def test_legal_actions_are_sorted_by_code_point():
    actions = ask(playing("1a1", "1b1"), command="legal")["actions"]
    assert actions == sorted(actions)
    assert len(actions) == 14


def test_what_was_undone_can_be_played_otherwise():
    speaking = playing("1a1", "1b1", "1c1")
    assert ask(speaking, command="undo", count=2)["state"]["actions"] == ["1a1"]
    assert ask(speaking, command="play", action="1d4")["state"]["actions"] == ["1a1", "1d4"]


def test_a_setup_that_was_answered_deals_the_same_game_again():
    speaking = engine()
    first = ask(speaking, **NEW, seed=5)
    assert ask(speaking, **NEW, setup=first["setup"]) == first


def test_a_game_that_nobody_chose_is_dealt_from_a_fresh_seed():
    asked: list[int] = []

    def fresh() -> int:
        asked.append(1)
        return 3

    speaking = Engine(lambda: 0.0, fresh)
    ask(speaking, **NEW, seed=1)
    ask(speaking, **NEW, setup={})
    assert asked == []
    ask(speaking, **NEW)
    assert asked == [1]


def test_a_record_loads_as_the_game_it_was_taken_from():
    speaking = playing("1a1", "1b1", "1c1", options={"rules": "advanced"})
    record = ask(speaking, command="record")["record"]
    state = ask(speaking, command="state")
    other = engine()
    assert ask(other, command="load", record=record) == state
    assert ask(other, command="record")["record"] == record
    assert ask(other, command="load", record={**record, "data": None})["ok"]


def test_a_choice_bound_by_nodes_depends_on_nothing_else():
    request = {"command": "best", "level": "skilled", "seed": 4, "nodes": 3000}
    speaking = playing("1b2", "1c3")
    ask(speaking, command="best", level="casual", seed=9)
    assert ask(speaking, **request) == ask(playing("1b2", "1c3"), **request)


def test_a_choice_is_legal_and_tells_what_it_cost():
    speaking = playing("1b2", "1c3")
    answer = ask(speaking, command="best", level="casual")
    assert answer["action"] in ask(speaking, command="legal")["actions"]
    assert answer["nodes"] > 0
    assert answer["ms"] == 0


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step


def test_a_choice_bound_by_time_stops_when_the_time_is_over():
    times = ticking(0.25)
    speaking = Engine(lambda: next(times), lambda: 0)
    ask(speaking, **NEW)
    answer = ask(speaking, command="best", level="expert", ms=1000)
    assert answer["ok"]
    assert 1000 <= answer["ms"] <= 1500


def test_nodes_bind_a_choice_that_has_all_the_time():
    answer = ask(playing(), command="best", level="expert", nodes=50, ms=10**9)
    assert answer["nodes"] <= 51


def test_a_count_that_takes_too_long_is_a_limit():
    times = ticking(MOST_SECONDS / 100)
    speaking = Engine(lambda: next(times), lambda: 0)
    ask(speaking, **NEW)
    assert code(ask(speaking, command="perft", depth=10**30)) == "limit"
    assert ask(speaking, command="perft", depth=2) == {"ok": True, "nodes": 240}


def test_a_count_of_too_many_is_a_limit(monkeypatch):
    monkeypatch.setattr("game.play.engine.MOST_NODES", 3360)
    speaking = playing()
    assert ask(speaking, command="perft", depth=3) == {"ok": True, "nodes": 3360}
    assert code(ask(speaking, command="perft", depth=4)) == "limit"


def test_only_quit_ends_the_session():
    speaking = playing()
    assert not speaking.ended
    assert ask(speaking, command="quit", id=1) == {"id": 1, "ok": True}
    assert speaking.ended
