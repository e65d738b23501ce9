import json

import pytest

from game.cli import main
from game.core.errors import OptionError

QUICK = ("duel", "pylos", "casual", "random", "--option", "rules=children")


def told(capsys: pytest.CaptureFixture[str], *asked: str) -> dict:
    assert main([*asked, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def results(result: dict) -> dict:
    """What doesn't depend on the machine's speed."""
    nodes = {side: cost["nodes"] for side, cost in result.pop("cost").items()}
    return {**result, "nodes": nodes}


def test_the_same_seed_gives_the_same_duel(capsys):
    first = results(told(capsys, *QUICK, "--games", "3", "--seed", "5"))
    assert results(told(capsys, *QUICK, "--games", "3", "--seed", "5")) == first
    assert results(told(capsys, *QUICK, "--games", "3", "--seed", "6")) != first


def test_the_result_adds_up_and_names_who_met_at_what(capsys):
    result = told(capsys, *QUICK, "--games", "4")
    assert (result["a"], result["b"], result["options"]) == ("casual", "random", {"rules": "children"})
    assert result["won"] + result["drawn"] + result["lost"] == result["games"] == 4
    assert result["rate"]["middle"] == (result["won"] + result["drawn"] / 2) / 4
    assert result["rate"]["low"] <= result["rate"]["middle"] <= result["rate"]["high"]
    assert result["cost"]["a"]["decisions"] > 20
    assert result["cost"]["a"]["nodes_per_second"] > result["cost"]["b"]["nodes_per_second"] == 0


def test_the_text_tells_the_share_the_bar_and_the_times(capsys):
    assert main([*QUICK, "--games", "2", "--bar", "90"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("pylos (rules children), 2 seats, seed 1: casual against random\n2 games of ")
    assert "bar 90 %: open" in out
    assert "ms a decision" in out
    assert err == ""


def test_progress_goes_to_the_other_stream_every_ten_games(capsys):
    assert main(["duel", "pylos", "random", "random", "--games", "20"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert [line.split("] ")[1].split("/")[0] for line in lines] == ["10", "20"]


def test_until_clear_stops_when_the_interval_has_left_the_bar(capsys):
    asked = ("duel", "pylos", "random", "random", "--until-clear", "--bar", "90")
    assert told(capsys, *asked)["games"] == 60
    assert told(capsys, *asked, "--games", "7")["games"] == 7


def test_until_clear_goes_on_to_its_cap_while_nothing_is_clear(capsys):
    result = told(capsys, "duel", "pylos", "random", "random", "--until-clear", "--games", "70", "--bar", "50")
    assert (result["games"], result["verdict"]) == (70, "open")


def test_a_duel_that_was_cut_off_goes_on_from_its_log(capsys, tmp_path):
    whole = results(told(capsys, *QUICK, "--games", "4"))
    log = tmp_path / "log.jsonl"
    told(capsys, *QUICK, "--games", "2", "--log", str(log))
    before = log.read_bytes()
    log.write_bytes(before + b'{"number":2,"sid')
    assert results(told(capsys, *QUICK, "--games", "4", "--log", str(log))) == whole
    assert log.read_bytes().startswith(before)
    assert len(log.read_bytes().splitlines()) == 5


def test_a_log_with_enough_games_is_told_again_without_playing(capsys, tmp_path):
    log = str(tmp_path / "log.jsonl")
    first = told(capsys, *QUICK, "--games", "3", "--log", log)
    assert told(capsys, *QUICK, "--games", "3", "--log", log) == first


def test_the_yardstick_of_the_checkout_may_play(capsys):
    result = told(capsys, "duel", "pylos", "yardstick", "random", "--option", "rules=children", "--games", "2")
    assert result["won"] == 2


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (["chess", "casual", "random"], "chess"),
        (["pylos", "genius", "random"], "'genius'"),
        (["pylos", "casual", "human"], "'human'"),
        (["help_me", "yardstick", "random"], "no yardstick for help_me"),
        (["pylos", "casual", "random", "--option", "rules=harsh"], "harsh"),
        (["pylos", "casual", "random", "--players", "3"], "3"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_named_in_one_line(asked, fault, capsys):
    assert main(["duel", *asked]) == 2
    errors = capsys.readouterr().err
    assert fault in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("text", ["", "{}\n", '{"format":1}\n', "\x00\n", "[" * 3000 + "\n"], ids=repr)
def test_a_file_that_is_no_log_is_left_alone_and_named(text, tmp_path, capsys):
    log = tmp_path / "notes.txt"
    log.write_text(text)
    assert main([*QUICK, "--games", "1", "--log", str(log)]) == (2 if text else 0)
    if text:
        assert "notes.txt" in capsys.readouterr().err
        assert log.read_text() == text


def test_the_log_of_another_duel_is_refused(tmp_path, capsys):
    log = str(tmp_path / "log.jsonl")
    assert main([*QUICK, "--games", "1", "--log", log]) == 0
    assert main([*QUICK, "--games", "1", "--log", log, "--seed", "9"]) == 2
    assert "another duel" in capsys.readouterr().err


def test_without_a_checkout_the_yardstick_says_what_it_needs(monkeypatch, tmp_path):
    from game.cli import bench

    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    with pytest.raises(OptionError, match="checkout"):
        bench.measuring("yardstick")
