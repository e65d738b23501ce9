"""What the engine refuses: every code of docs/protocol.md, and a game left as it was."""

import msgspec
import pytest

from tests.play.dialogue import FINISHED, GROUND, NEW, ask, code, engine, playing

RECORD = {"format": 1, "game": "pylos", "players": 2, "options": {}, "setup": {}, "actions": ["1a1", "1b1"]}
SEED_LIMIT = 2**63


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"", "bad_json"),
        (b"  \t\r", "bad_json"),
        (b"{", "bad_json"),
        (b"{} {}", "bad_json"),
        (b'{"command":"hello",}', "bad_json"),
        (b'{"command":"hello","x":NaN}', "bad_json"),
        (b'{"command":"hello","x":Infinity}', "bad_json"),
        (b'{"command":"hello","x":-Infinity}', "bad_json"),
        (b'{"command":"hello","x":1e999}', "bad_json"),
        (b'{"command":"hello","x":' + b"7" * 5000 + b"}", "bad_json"),
        (b'{"command":"hello","x":"\\ud800"}', "bad_json"),
        (b'{"command":"hello","\\udc00":1}', "bad_json"),
        (b'{"command":"hello","x":"\xff"}', "bad_json"),
        (b'{"command":"hello","x":"\xed\xa0\x80"}', "bad_json"),
        (b'\xef\xbb\xbf{"command":"hello"}', "bad_json"),
        (b"[]", "bad_request"),
        (b"7", "bad_request"),
        (b"null", "bad_request"),
        (b'"hello"', "bad_request"),
        (b"{}", "bad_request"),
        (b'{"command":null}', "bad_request"),
        (b'{"command":["hello"]}', "bad_request"),
        (b'{"command":"Hello"}', "unknown_command"),
        (b'{"command":"_match"}', "unknown_command"),
        (b'{"command":"hello","x":' + b"[" * 256 + b"]" * 256 + b"}", "limit"),
        (b"[" * 100_000, "limit"),
        (b'{"a":' * 100_000, "limit"),
        (b'{"command":"hello","x":"' + b"[" * 9000 + b'"}', None),
        (b'{"command":"hello","x":' + b"[" * 255 + b"]" * 255 + b"}", None),
        (b'{"command":"hello","x":[' + b"[]," * 9000 + b"0]}", None),
        (b'\t{"command" : "hello"} \r', None),
        (b'{"command":"hello","unheard":"of"}', None),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_line_is_refused_by_what_is_wrong_with_it(line, expected):
    assert code(msgspec.json.decode(engine().answer(line))) == expected


def test_a_line_that_was_too_long_is_a_limit():
    assert code(msgspec.json.decode(engine().answer(None))) == "limit"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": None}, "bad_request"),
        ({"game": 1}, "bad_request"),
        ({"players": "2"}, "bad_request"),
        ({"players": 2.0}, "bad_request"),
        ({"players": True}, "bad_request"),
        ({"players": None}, "bad_request"),
        ({"options": []}, "bad_request"),
        ({"options": None}, "bad_request"),
        ({"setup": []}, "bad_request"),
        ({"seed": -1}, "bad_request"),
        ({"seed": SEED_LIMIT}, "bad_request"),
        ({"seed": True}, "bad_request"),
        ({"seed": "1"}, "bad_request"),
        ({"seed": 1.0}, "bad_request"),
        ({"seed": None}, "bad_request"),
        ({"seed": 1, "setup": {}}, "bad_request"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": ""}, "unknown_game"),
        ({"game": "../pylos"}, "unknown_game"),
        ({"players": 1}, "bad_option"),
        ({"players": 3}, "bad_option"),
        ({"players": -2}, "bad_option"),
        ({"players": 2**70}, "bad_option"),
        ({"options": {"rules": "harsh"}}, "bad_option"),
        ({"options": {"rules": ["standard"]}}, "bad_option"),
        ({"options": {"rules": None}}, "bad_option"),
        ({"options": {"mode": "standard"}}, "bad_option"),
        ({"setup": {"cells": {}}}, "bad_setup"),
        ({"setup": {"cells": {}, "to_move": 0, "more": 1}}, "bad_setup"),
        ({"setup": {"cells": {}, "to_move": 2}}, "bad_setup"),
        ({"setup": {"cells": {}, "to_move": False}}, "bad_setup"),
        ({"setup": {"cells": {}, "to_move": 0.0}}, "bad_setup"),
        ({"setup": {"cells": [], "to_move": 0}}, "bad_setup"),
        ({"setup": {"cells": {"1e1": 0}, "to_move": 0}}, "bad_setup"),
        ({"setup": {"cells": {"1a1": True}, "to_move": 0}}, "bad_setup"),
        ({"setup": {"cells": {"2a1": 0}, "to_move": 0}}, "bad_setup"),
        ({"setup": {"cells": dict.fromkeys(GROUND, 0), "to_move": 0}}, "bad_setup"),
        ({"setup": {"cells": {"x" * 90_000: 0}, "to_move": 0}}, "bad_setup"),
        ({"seed": 0}, None),
        ({"seed": SEED_LIMIT - 1}, None),
        ({"setup": {}}, None),
        ({"options": {}}, None),
        ({"setup": FINISHED}, None),
    ],
    ids=str,
)
def test_a_new_game_is_refused_by_what_is_wrong_with_it(changes, expected):
    speaking = playing("1c2")
    before = ask(speaking, command="record")
    assert code(ask(speaking, **{**NEW, **changes})) == expected
    assert expected is None or ask(speaking, command="record") == before


@pytest.mark.parametrize("field", ["game", "players"])
def test_a_new_game_needs_its_fields(field):
    request = {name: value for name, value in NEW.items() if name != field}
    answer = ask(engine(), **request)
    assert code(answer) == "bad_request"
    assert field in answer["error"]["message"]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"command": "state", "viewer": 2}, "bad_request"),
        ({"command": "state", "viewer": -1}, "bad_request"),
        ({"command": "state", "viewer": True}, "bad_request"),
        ({"command": "state", "viewer": "0"}, "bad_request"),
        ({"command": "state", "viewer": None}, "bad_request"),
        ({"command": "state", "viewer": 0.0}, "bad_request"),
        ({"command": "play"}, "bad_request"),
        ({"command": "play", "action": 1}, "bad_request"),
        ({"command": "play", "action": None}, "bad_request"),
        ({"command": "play", "action": ""}, "illegal_action"),
        ({"command": "play", "action": "1a1"}, "illegal_action"),
        ({"command": "play", "action": "2a1"}, "illegal_action"),
        ({"command": "play", "action": "1B2"}, "illegal_action"),
        ({"command": "play", "action": " 1b2"}, "illegal_action"),
        ({"command": "play", "action": "-1a1"}, "illegal_action"),
        ({"command": "play", "action": "\u0661a1" * 30_000}, "illegal_action"),
        ({"command": "undo", "count": 0}, "bad_request"),
        ({"command": "undo", "count": -1}, "bad_request"),
        ({"command": "undo", "count": 3}, "bad_request"),
        ({"command": "undo", "count": 2**80}, "bad_request"),
        ({"command": "undo", "count": True}, "bad_request"),
        ({"command": "undo", "count": 1.0}, "bad_request"),
        ({"command": "undo", "count": None}, "bad_request"),
        ({"command": "load"}, "bad_request"),
        ({"command": "load", "record": "1a1"}, "bad_request"),
        ({"command": "load", "record": [RECORD]}, "bad_request"),
        ({"command": "perft"}, "bad_request"),
        ({"command": "perft", "depth": -1}, "bad_request"),
        ({"command": "perft", "depth": True}, "bad_request"),
        ({"command": "perft", "depth": "2"}, "bad_request"),
        ({"command": "best"}, "bad_request"),
        ({"command": "best", "level": 1}, "bad_request"),
        ({"command": "best", "level": "casual", "seed": -1}, "bad_request"),
        ({"command": "best", "level": "casual", "seed": SEED_LIMIT}, "bad_request"),
        ({"command": "best", "level": "casual", "nodes": 0}, "bad_request"),
        ({"command": "best", "level": "casual", "nodes": True}, "bad_request"),
        ({"command": "best", "level": "casual", "nodes": None}, "bad_request"),
        ({"command": "best", "level": "casual", "ms": 0}, "bad_request"),
        ({"command": "best", "level": "casual", "ms": 2**2000}, "bad_request"),
        ({"command": "best", "level": "casual", "ms": 0.5}, "bad_request"),
        ({"command": "best", "level": "godlike"}, "bad_option"),
        ({"command": "best", "level": "Casual"}, "bad_option"),
        ({"command": "new"}, "bad_request"),
        ({"command": ""}, "unknown_command"),
    ],
    ids=str,
)
def test_an_error_has_its_code_and_leaves_the_game_as_it_was(request_, expected):
    speaking = playing("1a1", "1b1")
    before = [ask(speaking, command=name) for name in ("record", "state", "legal")]
    answer = ask(speaking, **request_)
    assert code(answer) == expected
    assert 0 < len(answer["error"]["message"]) <= 400
    assert [ask(speaking, command=name) for name in ("record", "state", "legal")] == before


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 2},
        {"format": 0},
        {"format": "1"},
        {"format": True},
        {"game": "chess"},
        {"game": None},
        {"players": 3},
        {"players": True},
        {"options": {"rules": "harsh"}},
        {"options": {"rules": 1}},
        {"options": None},
        {"setup": {"cells": {}}},
        {"setup": None},
        {"actions": ["1a1", "1a1"]},
        {"actions": ["nonsense"]},
        {"actions": [1]},
        {"actions": "1a1"},
        {"data": "0" * 16},
        {"data": 7},
        {"setup": FINISHED},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_record_with_a_fault_is_bad_and_leaves_the_game_as_it_was(changes):
    speaking = playing("1c2")
    before = ask(speaking, command="record")
    assert code(ask(speaking, command="load", record={**RECORD, **changes})) == "bad_record"
    assert ask(speaking, command="record") == before


@pytest.mark.parametrize("field", sorted(RECORD))
def test_a_record_needs_every_field_but_its_data(field):
    record = {name: value for name, value in RECORD.items() if name != field}
    assert code(ask(engine(), command="load", record=record)) == "bad_record"


@pytest.mark.parametrize("command", ["state", "legal", "undo", "record", "score"])
def test_without_a_game_there_is_nothing_to_ask_about(command):
    assert code(ask(engine(), command=command)) == "no_game"


@pytest.mark.parametrize(
    "request_",
    [
        {"command": "play", "action": "1a1"},
        {"command": "perft", "depth": 1},
        {"command": "best", "level": "casual"},
        {"command": "best", "level": "casual", "ms": 5},
        {"command": "state", "viewer": 0},
    ],
    ids=str,
)
def test_without_a_game_nothing_can_be_done(request_):
    assert code(ask(engine(), **request_)) == "no_game"


def test_play_and_best_of_a_finished_game_are_game_over_and_the_rest_answers():
    speaking = playing(setup=FINISHED)
    assert code(ask(speaking, command="play", action="1a1")) == "game_over"
    assert code(ask(speaking, command="best", level="casual")) == "game_over"
    assert ask(speaking, command="legal") == {"ok": True, "actions": []}
    assert ask(speaking, command="perft", depth=1) == {"ok": True, "nodes": 0}
    assert ask(speaking, command="perft", depth=0) == {"ok": True, "nodes": 1}
    state = ask(speaking, command="state")["state"]
    found = {name: state[name] for name in ("over", "winners", "reason", "to_move", "turn")}
    assert found == {"over": True, "winners": [1], "reason": "apex", "to_move": None, "turn": 0}


@pytest.mark.parametrize(
    ("action", "paragraph"), [("1a1", "PY4"), ("2a1", "PY4"), ("1b1>2a1", "PY5"), ("-1a1", "PY6"), ("done", "PY3")]
)
def test_a_refused_action_names_the_paragraph_that_forbids_it(action, paragraph):
    answer = ask(playing("1a1", "1b1"), command="play", action=action)
    assert paragraph in answer["error"]["message"]
