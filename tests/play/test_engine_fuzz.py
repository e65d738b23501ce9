"""Whatever is said to the engine: one valid answer a line, and an error changes nothing."""

import io
import string

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.play.engine import serve
from game.play.requests import LONGEST_LINE, Code
from tests.play.dialogue import engine

CODES = {code.value for code in Code}
FIRST = b'{"command":"new","game":"pylos","players":2}'
numbers = st.one_of(
    st.integers(-3, 40),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from([2**63 - 1, 2**63, -(2**63), 10**400]),
)
texts = st.one_of(
    st.text(max_size=6),
    st.sampled_from(["pylos", "standard", "children", "casual", "1a1", "1b2>2a1", "-1a1", "done", "rules", "cells"]),
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)
cells = st.builds("{}{}{}".format, st.integers(1, 4), st.sampled_from("abcd"), st.integers(1, 4))
actions = st.one_of(cells, cells.map("-{}".format), st.just("done"), st.builds("{}>{}".format, cells, cells))
setups = st.one_of(
    st.just({}),
    st.fixed_dictionaries({"cells": st.dictionaries(cells, st.integers(0, 1)), "to_move": st.integers(0, 1)}),
    values,
)
options = st.dictionaries(st.just("rules"), st.sampled_from(["standard", "children", "x"]))
records = st.fixed_dictionaries(
    {
        "format": st.sampled_from([1, 1, 1, 2, "1"]),
        "game": st.just("pylos"),
        "players": st.just(2),
        "options": options,
        "setup": setups,
        "actions": st.one_of(st.lists(actions, max_size=5), values),
    },
    optional={"data": values},
)
game = {"game": st.just("pylos"), "players": st.just(2)}
WANTED = {
    "hello": ({}, {}),
    "new": (game, {"options": options, "seed": st.integers(0, 2**63), "setup": setups}),
    "state": ({}, {"viewer": st.integers(-1, 2)}),
    "legal": ({}, {}),
    "play": ({"action": actions}, {}),
    "undo": ({}, {"count": st.integers(-1, 3)}),
    "record": ({}, {}),
    "load": ({"record": records}, {}),
    "score": ({}, {}),
    "perft": ({"depth": st.integers(-1, 2)}, {}),
    "best": (
        {"level": st.sampled_from(["casual", "skilled", "expert", "x"]), "nodes": st.integers(1, 200)},
        {"seed": st.integers(0, 9)},
    ),
    "nonsense": ({}, {}),
}
"""By command: the fields it needs, and those it may have."""
WORK = ("depth", "nodes")
"""Fields that must not become great, or there would be too much to do."""


@st.composite
def requests(draw):
    """A request as it should be, or with one field that is something else or is missing."""
    name = draw(st.sampled_from(sorted(WANTED)))
    needed, allowed = WANTED[name]
    request = {"command": name, **draw(st.fixed_dictionaries(needed, optional={**allowed, "id": values}))}
    if draw(st.integers(0, 3)) == 0:
        spoilt = draw(st.sampled_from(sorted(request)))
        other = draw(values)
        if draw(st.booleans()):
            del request[spoilt]
        elif spoilt not in WORK or not isinstance(other, int) or other <= 2:
            request[spoilt] = other
    return request


lines = st.one_of(
    requests().map(msgspec.json.encode),
    requests().map(msgspec.json.encode),
    values.map(msgspec.json.encode),
    st.binary(max_size=60),
    st.text(string.printable, max_size=60).map(str.encode),
).map(lambda line: line.replace(b"\n", b" "))


def one_answer(answer: bytes) -> dict:
    """The answer a line got, checked for its form."""
    assert answer.endswith(b"\n")
    assert answer.count(b"\n") == 1
    value = msgspec.json.decode(answer)
    if value["ok"] is not True:
        assert value["ok"] is False
        assert set(value["error"]) == {"code", "message"}
        assert value["error"]["code"] in CODES
        assert set(value) <= {"ok", "error", "id"}
    return value


def parsed(line: bytes) -> object:
    try:
        return msgspec.json.decode(line)
    except ValueError:
        return None


def memory(speaking) -> list[bytes]:
    """All that can be asked about the game in a session."""
    return [speaking.answer(b'{"command":"%s"}' % name) for name in (b"record", b"state", b"legal", b"score")]


@settings(max_examples=150, deadline=None)
@given(st.lists(lines, min_size=1, max_size=8), st.booleans())
@example([b'{"command":"best","level":"casual","nodes":1}'], True)
@example([b'{"command":"load","record":{"format":1.0,"game":"pylos"}}'], True)
def test_every_line_gets_one_answer_and_an_error_changes_nothing(said, begun):
    speaking = engine()
    if begun:
        speaking.answer(FIRST)
    for line in said:
        before = memory(speaking)
        answer = one_answer(speaking.answer(line))
        if not answer["ok"]:
            assert memory(speaking) == before
        request = parsed(line)
        if isinstance(request, dict) and "id" in request:
            assert answer["id"] == request["id"]
        else:
            assert "id" not in answer
    assert one_answer(speaking.answer(b'{"command":"hello"}'))["ok"]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["standard", "children", "advanced"]),
    st.lists(st.integers(0, 200), max_size=60),
    st.integers(1, 8),
)
def test_play_undo_and_records_agree_along_random_games(rules, picks, back):
    speaking = engine()

    def ask(**fields: object) -> dict:
        answer = one_answer(speaking.answer(msgspec.json.encode(fields)))
        assert answer["ok"], answer
        return answer

    states = [ask(command="new", game="pylos", players=2, options={"rules": rules})["state"]]
    for pick in picks:
        legal = ask(command="legal")["actions"]
        if not legal:
            break
        states.append(ask(command="play", action=legal[pick % len(legal)])["state"])
    assert ask(command="load", record=ask(command="record")["record"])["state"] == states[-1]
    back = min(back, len(states) - 1)
    if back:
        assert ask(command="undo", count=back)["state"] == states[-1 - back]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.binary(max_size=40), max_size=6), st.booleans())
def test_a_stream_of_bytes_gets_as_many_answers_as_it_has_lines(said, ended):
    source = b"\n".join(said) + (b"\n" if ended else b"")
    sink = io.BytesIO()
    serve(io.BytesIO(source), sink, lambda: 0.0, lambda: 0)
    expected = source.count(b"\n") + (not source.endswith(b"\n") and source != b"")
    answers = sink.getvalue().splitlines(keepends=True)
    assert len(answers) == expected
    for answer in answers:
        one_answer(answer)


def served(source: bytes) -> list[dict]:
    sink = io.BytesIO()
    serve(io.BytesIO(source), sink, lambda: 0.0, lambda: 0)
    return [one_answer(line) for line in sink.getvalue().splitlines(keepends=True)]


def padded(length: int) -> bytes:
    """A request that is so many bytes long."""
    return b'{"command":"hello"' + b" " * (length - 19) + b"}"


@pytest.mark.parametrize(
    ("length", "good"),
    [(LONGEST_LINE - 1, True), (LONGEST_LINE, True), (LONGEST_LINE + 1, False), (3 * LONGEST_LINE + 17, False)],
)
@pytest.mark.parametrize("end", [b"", b"\n", b'\n{"command":"state"}\n'])
def test_a_line_over_the_limit_gets_one_error_and_the_next_line_its_own(length, good, end):
    answers = served(padded(length) + end)
    assert answers[0]["ok"] is good
    assert good or answers[0]["error"]["code"] == "limit"
    assert [answer["error"]["code"] for answer in answers[1:]] == (["no_game"] if b"state" in end else [])


def test_nothing_is_answered_after_quit():
    assert served(b'{"command":"quit"}\n{"command":"hello"}\n') == [{"ok": True}]
