import random

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.errors import RecordError
from game.play.levels import Box
from game.play.match import Match, Record, deal
from game.play.record import NewerFormat, from_value, read, replay, write
from tests.play.nim import BIG, NIM

BOX = Box(NIM, "0123456789abcdef", "levels/nim")
GOOD = Record(1, "nim", 2, {"heaps": "big"}, {"heaps": [3, 4, 5]}, ["a2", "keep", "b1"], BOX.digest)


def changed(**fields):
    return msgspec.json.encode({**msgspec.to_builtins(GOOD), **fields})


def test_a_match_written_down_and_read_again_is_the_same_match():
    match = deal(NIM, BIG, 2, 5, digest=BOX.digest)
    for text in ("a2", "back", "c1"):
        match.play(text)
    again = replay(read(write(match.record())), BOX)
    assert (again.steps, again.start, again.options, again.setup) == (
        match.steps,
        match.start,
        match.options,
        match.setup,
    )
    assert again.record() == match.record()


def test_what_was_taken_back_is_not_in_the_record():
    match = deal(NIM, BIG, 2, 5)
    match.play("a1")
    match.undo()
    assert match.record().actions == []


def test_a_record_without_digest_is_played_with_our_data():
    record = read(b'{"format":1,"game":"nim","players":2,"options":{},"setup":{"heaps":[1]},"actions":["a1"]}')
    assert replay(record, BOX).record().data == BOX.digest


BAD = {
    "nothing at all": (b"", "empty"),
    "only line ends": (b"\n\n", "empty"),
    "half a record": (write(GOOD)[:40], "truncated"),
    "NULs": (bytes(300), "byte 0"),
    "random bytes": (random.Random(1).randbytes(300), "byte 0"),
    "no object": (b"[1]", "Expected `object`"),
    "nested too deep": (b'{"x":' + b"[" * 500_000, "nested too deep"),
    "a deep setup": (
        changed(setup=0).replace(b'"setup":0', b'"setup":' + b'{"a":' * 9000 + b"0" + b"}" * 9000),
        "nested too deep",
    ),
    "too much": (write(GOOD) + b" " * 2_000_000, "more than"),
    "a number past any limit": (changed(format=0).replace(b'"format":0', b'"format":1e999'), "format"),
    "infinity": (changed(setup={"a": 0}).replace(b":0}", b":Infinity}"), "byte"),
    "no UTF-8": (changed(game="?").replace(b"?", b"\xff"), "UTF-8"),
    "half a surrogate pair": (changed(game="?").replace(b"?", b"\\ud800"), "hex escape"),
    "no format": (b'{"game":"nim"}', "format"),
    "a future format": (b'{"format":2,"shape":"unknown"}', "newer format 2"),
    "an earlier format than any": (changed(format=0), r"\$\.format"),
    "true for a number": (changed(players=True), r"\$\.players"),
    "an action that is no text": (changed(actions=["a1", 7]), r"\$\.actions\[1\]"),
    "a missing field": (b'{"format":1,"game":"nim"}', "players"),
    "an unknown field": (changed(option={}), "option"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_place_and_reason(name):
    data, reason = BAD[name]
    with pytest.raises(RecordError, match=reason):
        read(data)


def test_a_newer_format_is_told_apart_from_a_broken_file():
    with pytest.raises(NewerFormat):
        read(b'{"format":2}')
    with pytest.raises(NewerFormat):
        from_value({"format": 2})


def test_the_error_of_a_file_names_the_file(tmp_path):
    path = tmp_path / "game.json"
    with pytest.raises(RecordError, match=r"game\.json: No such file"):
        read(path)
    with pytest.raises(RecordError, match=r"Is a directory|Permission denied"):
        read(tmp_path)
    path.write_bytes(b"{}")
    with pytest.raises(RecordError, match=r"game\.json: .*format"):
        read(path)
    path.write_bytes(b'{"format":3}')
    with pytest.raises(NewerFormat, match=r"game\.json: newer format 3"):
        read(path)
    path.write_bytes(write(GOOD))
    assert read(path) == GOOD


UNPLAYABLE = {
    "an illegal action": ({"actions": ["a2", "keep", "a3"]}, r"action 3 of 3: a3: NI1"),
    "a nonsense action": ({"actions": ["xyzzy"]}, "action 1 of 1: 'xyzzy'"),
    "an action after the end": ({"setup": {"heaps": [1]}, "actions": ["a1", "a1"]}, "action 2 of 2.*over"),
    "another game": ({"game": "chess"}, "game: 'chess'"),
    "an unknown option": ({"options": {"colour": "red"}}, "colour"),
    "too many seats": ({"players": 9}, "9"),
    "a setup the box can't deal": ({"setup": {"heaps": [99]}}, "heaps"),
    "other data": ({"data": "feedfeedfeedfeed"}, "levels/nim"),
}


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_a_record_that_cant_be_replayed_names_the_place_and_reason(name):
    fields, reason = UNPLAYABLE[name]
    with pytest.raises(RecordError, match=reason):
        replay(read(changed(**fields)), BOX)


def test_a_record_of_an_unknown_game_is_refused():
    with pytest.raises(RecordError, match="nim"):
        replay(GOOD)


def read_or_refuse(data: bytes) -> Match | None:
    try:
        return replay(read(data), BOX)
    except RecordError:
        return None


@given(st.binary(max_size=200))
@example(b"{")
@example(b"\xef\xbb\xbf{}")
def test_no_bytes_at_all_raise_anything_but_a_record_error(data):
    read_or_refuse(data)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(msgspec.to_builtins(GOOD))), VALUES)
def test_any_value_in_any_field_is_read_or_refused(field, value):
    value_of = {**msgspec.to_builtins(GOOD), field: value}
    try:
        replay(from_value(value_of), BOX)
    except RecordError:
        pass
    else:
        assert type(value) is type(msgspec.to_builtins(GOOD)[field]) or value is None


@given(st.integers(0, len(write(GOOD)) - 1), st.integers(0, 255))
def test_one_spoilt_byte_is_read_or_refused(at, byte):
    data = bytearray(write(GOOD))
    data[at] = byte
    read_or_refuse(bytes(data))


@given(st.integers(0, len(write(GOOD)) - 2))
def test_a_record_cut_short_is_refused(length):
    assert read_or_refuse(write(GOOD)[:length]) is None
