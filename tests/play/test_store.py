import os
import random
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pytest

from game.play.levels import Box
from game.play.match import Match, deal
from game.play.seat import Bot, Person
from game.play.store import Store, Why, save_of
from tests.play.nim import BIG, NIM

ROOT = Path(__file__).parents[2]
NOON = datetime(2030, 1, 1, 12, tzinfo=timezone.utc)
BOX = Box(NIM, "digest", "levels/nim")
PLAYERS = (Person("0300"), Bot("expert"))


@pytest.fixture
def folder(tmp_path):
    """A folder with a name that isn't ASCII, as the system would hand it over in any locale."""
    return tmp_path / os.fsdecode("Ігри й ще".encode()) / "saves"


@pytest.fixture
def store(folder):
    with_folder = open_store(folder)
    yield with_folder
    with_folder.close()


def open_store(folder: Path) -> Store:
    return Store(folder, lambda name: BOX)


def played(*moves: str) -> Match:
    match = deal(NIM, BIG, 2, 2, digest=BOX.digest)
    for move in moves:
        match.play(move)
    return match


def save(*moves: str, minutes: int = 0):
    return save_of(played(*moves), PLAYERS, NOON + timedelta(minutes=minutes))


def test_a_saved_game_comes_back_in_another_session(folder):
    first = open_store(folder)
    slot = first.new_slot()
    first.save(slot, save("a2", "keep"))
    first.close()
    second = open_store(folder)
    loaded = second.load(slot)
    second.close()
    assert loaded.match.steps == played("a2", "keep").steps
    assert loaded.save == save("a2", "keep")
    assert (loaded.save.players, loaded.save.turn, loaded.save.over) == (list(PLAYERS), 1, False)


def test_assists_are_kept_with_the_game(store):
    slot = store.new_slot()
    store.save(slot, save_of(played(), PLAYERS, NOON, assists={"undo", "hint"}))
    assert store.load(slot).save.assists == ["hint", "undo"]


def test_each_save_of_a_running_game_replaces_the_one_before(store, folder):
    slot = store.new_slot()
    for moves in ((), ("a1",), ("a1", "b1")):
        store.save(slot, save(*moves))
        assert store.load(slot).match.texts == moves
    store.flush()
    assert store.load(slot).match.texts == ("a1", "b1")
    assert [path.name for path in folder.glob("*.json")] == [f"{slot}.json"]


def test_saved_games_are_listed_newest_first(store):
    slots = [store.new_slot() for _ in range(3)]
    for slot, minutes in zip(slots, (5, 9, 1), strict=True):
        store.save(slot, save("a1", minutes=minutes))
    assert [saved.slot for saved in store.games()] == [slots[1], slots[0], slots[2]]


def test_a_deleted_game_is_gone(store):
    slot = store.new_slot()
    store.save(slot, save())
    store.delete(slot)
    store.delete("game-000099")
    assert (store.games(), store.load(slot)) == ([], None)
    store.flush()
    assert (store.games(), store.load(slot), store.why) == ([], None, None)


def test_only_the_newest_finished_games_are_kept_and_every_unfinished_one(store, folder):
    ends = [saved_end(store, minutes) for minutes in range(5)]
    running = store.new_slot()
    store.save(running, save("a1", minutes=-1))
    store.tidy(2)
    store.flush()
    assert {saved.slot for saved in store.games()} == {running, *ends[3:]}
    assert {path.stem for path in folder.glob("*.json")} == {running, *ends[3:]}


def saved_end(store: Store, minutes: int) -> str:
    """A finished game in a slot of its own."""
    match = played()
    while match.outcome is None:
        match.play(match.legal()[-1])
    slot = store.new_slot()
    store.save(slot, save_of(match, PLAYERS, NOON + timedelta(minutes=minutes)))
    return slot


def test_no_slot_is_ever_given_twice(folder):
    given = set()
    for _ in range(3):
        store = open_store(folder)
        slot = store.new_slot()
        store.save(slot, save())
        given.add(slot)
        store.close()
    (folder / f"{slot}.json").rename(folder / f"{slot}.json.bad")
    store = open_store(folder)
    assert store.new_slot() not in given
    store.close()


def envelope(**fields) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(save("a1")), **fields})


GOOD = envelope()
ILLEGAL = envelope(record={**msgspec.to_builtins(played("a1").record()), "actions": ["a1", "a9"]})
UNREADABLE = {
    "0 bytes": b"",
    "half": GOOD[: len(GOOD) // 2],
    "NULs": bytes(len(GOOD)),
    "random bytes": random.Random(7).randbytes(len(GOOD)),
    "too deep": GOOD[:-1] + b',"x":' + b"[" * 500_000,
    "a newer format": b'{"format":99,"games":[]}',
    "no time zone": envelope(saved_at="2030-01-01T12:00:00"),
    "too few players": envelope(players=[]),
    "an unknown level": envelope(players=[{"type": "bot", "level": "genius"}, {"type": "person"}]),
    "no record": envelope(record=None),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_bad_save_is_kept_aside_and_named_and_the_others_stay(name, store, folder):
    good, bad = store.new_slot(), store.new_slot()
    store.save(good, save("a1"))
    store.flush()
    (folder / f"{bad}.json").write_bytes(UNREADABLE[name])
    assert [saved.slot for saved in store.games()] == [good]
    assert store.load(bad) is None
    [trouble] = store.troubles
    assert (trouble.file, trouble.kept) == (folder / f"{bad}.json", folder / f"{bad}.json.bad")
    assert trouble.reason
    assert trouble.kept.read_bytes() == UNREADABLE[name]


def test_a_save_of_a_newer_program_is_named_as_such(store, folder):
    (folder / "game-000005.json").write_bytes(UNREADABLE["a newer format"])
    store.games()
    assert "newer format 99" in store.troubles[0].reason


def test_a_save_with_an_illegal_move_is_kept_aside_when_it_is_loaded(store, folder):
    path = folder / "game-000001.json"
    path.write_bytes(ILLEGAL)
    assert store.load("game-000001") is None
    [trouble] = store.troubles
    assert "action 2 of 2" in trouble.reason
    assert (trouble.kept.read_bytes(), path.exists()) == (ILLEGAL, False)


def test_a_save_of_other_data_is_kept_aside_when_it_is_loaded(store):
    match = deal(NIM, BIG, 2, 2, digest="elsewhere")
    slot = store.new_slot()
    store.save(slot, save_of(match, PLAYERS, NOON))
    store.flush()
    assert store.load(slot) is None
    assert "levels/nim" in store.troubles[0].reason


def test_where_no_folder_can_be_made_games_are_kept_in_memory(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    store = open_store(tmp_path / "file" / "saves")
    assert store.why.why is Why.UNWRITABLE
    first, second = store.new_slot(), store.new_slot()
    store.save(first, save("a1"))
    store.save(second, save("b1", minutes=1))
    store.delete(first)
    assert [saved.slot for saved in store.games()] == [second]
    assert store.load(second).match.texts == ("b1",)
    assert (store.load(first), store.troubles) == (None, [])
    store.flush()
    assert store.why.why is Why.UNWRITABLE


def test_a_game_that_cant_be_written_down_stays_in_memory_and_is_no_secret(store):
    slot = store.new_slot()
    store.save(slot, save_of(played("a1"), (Person("\ud800"), Person()), NOON))
    store.flush()
    assert store.why.why is Why.UNWRITABLE
    assert store.load(slot).match.texts == ("a1",)


def test_a_second_instance_plays_in_memory_and_leaves_the_first_alone(store, folder):
    slot = store.new_slot()
    store.save(slot, save("a1"))
    second = open_store(folder)
    assert second.why.why is Why.LOCKED
    assert second.games() == []
    own = second.new_slot()
    second.save(own, save("b1"))
    second.flush()
    assert second.load(own).match.texts == ("b1",)
    assert second.why.why is Why.LOCKED
    second.close()
    store.flush()
    assert [saved.save for saved in store.games()] == [save("a1")]


def test_after_the_first_instance_ended_the_next_has_the_folder(store, folder):
    store.close()
    next_one = open_store(folder)
    assert next_one.why is None
    next_one.close()


def test_what_is_saved_after_closing_stays_in_memory(store, folder):
    store.close()
    slot = store.new_slot()
    store.save(slot, save("a1"))
    assert store.load(slot).match.texts == ("a1",)
    assert list(folder.glob("*.json")) == []


def test_a_folder_that_vanishes_while_playing_is_made_again(store, folder):
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    slot = store.new_slot()
    store.save(slot, save("a1"))
    store.flush()
    assert (store.why, store.load(slot).match.texts) == (None, ("a1",))


def test_when_the_disk_takes_files_again_the_games_in_memory_are_written(tmp_path):
    in_the_way = tmp_path / "saves"
    in_the_way.write_bytes(b"")
    store = open_store(in_the_way)
    first = store.new_slot()
    store.save(first, save("a1"))
    store.flush()
    assert store.why.why is Why.UNWRITABLE
    in_the_way.unlink()
    second = store.new_slot()
    store.save(second, save("b1", minutes=1))
    store.flush()
    assert store.why is None
    assert [path.name for path in sorted(in_the_way.glob("*.json"))] == [f"{first}.json", f"{second}.json"]
    store.close()


FULL_DISK = """
import resource, sys
from pathlib import Path
from tests.play.test_store import Why, open_store, save

store = open_store(Path(sys.argv[1]))
slot = store.new_slot()
store.save(slot, save("a1"))
store.flush()
resource.setrlimit(resource.RLIMIT_FSIZE, (10, resource.RLIM_INFINITY))
store.save(slot, save("a1", "b1"))
store.flush()
assert store.why.why is Why.FULL, store.why
assert store.load(slot).match.texts == ("a1", "b1")
assert [path.suffix for path in store.folder.glob("*game*")] == [".json"]
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.save(slot, save("a1", "b1", "c1"))
store.flush()
assert store.why is None
assert store.load(slot).match.texts == ("a1", "b1", "c1")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_keeps_the_old_file_and_the_new_game_in_memory(folder):
    run([sys.executable, "-c", FULL_DISK, folder])


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork")
@pytest.mark.parametrize("times", [10, pytest.param(100, marks=pytest.mark.slow)])
def test_a_kill_while_saving_leaves_the_old_game_or_the_new(folder, times):
    run([sys.executable, "-m", "tests.play.killing", folder, str(times)])


def run(command: list[str | Path]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, timeout=100)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
