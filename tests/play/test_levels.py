import pytest

from game.core.digest import digest
from game.core.errors import LevelError, OptionError
from game.play.levels import open_box, read_table, read_tables
from game.rules.catalog import GAMES


def test_every_table_of_a_folder_is_read_by_its_name(tmp_path):
    (tmp_path / "boards.toml").write_bytes('title = "Дерево"\n'.encode())
    (tmp_path / "decks.toml").write_bytes(b"[[card]]\nletters = 'rw'\n")
    (tmp_path / "notes.txt").write_bytes(b"no table")
    assert read_tables(tmp_path) == {"boards": {"title": "Дерево"}, "decks": {"card": [{"letters": "rw"}]}}


def test_a_game_without_a_folder_has_no_data(tmp_path):
    assert read_tables(tmp_path / "nowhere") == {}


@pytest.mark.parametrize(
    ("contents", "reason"),
    [
        (b"a = \n", "line 1"),
        (b"\xff", "utf-8"),
        (b"a = 1\na = 2\n", "line 2"),
        (b"a = " + b"[" * 100_000, "recursion|nest"),
    ],
)
def test_a_table_that_cant_be_read_names_file_place_and_reason(tmp_path, contents, reason):
    path = tmp_path / "levels" / "hutan" / "decks.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(contents)
    with pytest.raises(LevelError, match=rf"^levels/hutan/decks\.toml: (?i:.*({reason}))"):
        read_table(path)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_built_from_the_data_that_ships(name):
    box = open_box(name)
    assert (box.game.name, box.place) == (name, f"levels/{name}")


def test_the_fingerprint_of_a_game_without_data_is_that_of_no_tables(tmp_path):
    assert open_box("pylos", tmp_path).digest == digest("pylos")


def test_an_unknown_game_is_refused_and_named():
    with pytest.raises(OptionError, match="'chess'"):
        open_box("chess")
