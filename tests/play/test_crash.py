import pytest

from game import __version__
from game.play.crash import KEPT, write_log

FACTS = {"scene": "match", "game": "pylos", "actions": 17}


@pytest.fixture
def error():
    try:
        raise RuntimeError("the table fell over")
    except RuntimeError as raised:
        return raised


def test_a_log_tells_what_a_bug_report_needs(tmp_path, error):
    path = write_log(tmp_path / "crashes", "2030-01-01T12-00-00", error, FACTS)
    text = path.read_bytes().decode()
    for wanted in (__version__, "platform: ", "scene: match", "game: pylos", "actions: 17", "test_crash.py"):
        assert wanted in text
    assert text.rstrip().endswith("RuntimeError: the table fell over")


def test_only_the_newest_logs_are_kept(tmp_path, error):
    paths = [write_log(tmp_path, f"2030-01-{day:02}T12-00-00", error, FACTS) for day in range(1, KEPT + 4)]
    assert sorted(tmp_path.iterdir()) == paths[-KEPT:]


def test_a_log_that_cant_be_written_is_told_on_standard_error(tmp_path, error, capsys):
    (tmp_path / "file").write_bytes(b"")
    assert write_log(tmp_path / "file" / "crashes", "now", error, FACTS) is None
    assert "the table fell over" in capsys.readouterr().err


def test_text_that_is_no_unicode_is_written_all_the_same(tmp_path, error):
    path = write_log(tmp_path, "now", error, {"folder": "\udcff"})
    assert "\\udcff" in path.read_bytes().decode()
