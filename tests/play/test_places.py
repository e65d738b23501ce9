from pathlib import Path

from game.play.places import places


def test_a_data_folder_of_ones_own_holds_everything():
    folder = Path("/somewhere/of my own")
    assert all(folder in place.parents for place in places(folder))


def test_without_one_the_folders_of_the_system_are_used_and_not_made(tmp_path, monkeypatch):
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    found = places()
    assert all(place.is_absolute() and "fivefold" in str(place) for place in found)
    assert list(tmp_path.iterdir()) == []
