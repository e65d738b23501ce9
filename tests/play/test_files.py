import pytest

from game.play.files import copy_aside, set_aside, sweep, write_whole


def test_a_file_is_replaced_and_nothing_else_stays_behind(tmp_path):
    path = tmp_path / "file"
    write_whole(path, b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_fails_leaves_no_rubbish(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder", b"no file can go where a folder is")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_what_a_killed_writer_left_is_swept_and_the_rest_stays(tmp_path):
    for name in (".game.json.77.tmp", "game.json", ".lock"):
        (tmp_path / name).write_bytes(b"")
    sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".lock", "game.json"]


def test_files_set_aside_never_overwrite_one_another(tmp_path):
    path = tmp_path / "game.json"
    for contents in (b"1", b"2", b"3"):
        path.write_bytes(contents)
        assert set_aside(path).read_bytes() == contents
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "game.json.2.bad",
        "game.json.3.bad",
        "game.json.bad",
    ]


def test_a_copy_aside_leaves_the_file_in_its_place(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_bytes(b"text")
    assert copy_aside(path).read_bytes() == path.read_bytes() == b"text"


def test_a_file_that_cant_be_moved_stays_and_is_named(tmp_path):
    assert set_aside(tmp_path / "nowhere" / "game.json") == tmp_path / "nowhere" / "game.json"
