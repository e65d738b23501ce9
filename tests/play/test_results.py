"""What finished games leave behind: tallies and best scores."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from game.play.levels import open_box
from game.play.match import Match
from game.play.results import MOST, Result, ResultsFile, Tally, result_of
from game.play.seat import Bot, Person

NOON = datetime(2026, 5, 1, 12, tzinfo=timezone.utc)


def result(names: list[str], totals: list[int] | None, winners: list[int], minutes: int = 0, **more: str) -> Result:
    levels = ["" if name else "skilled" for name in names]
    return Result(NOON + timedelta(minutes=minutes), "hutan", dict(more), names, levels, totals, winners)


@pytest.fixture
def results(tmp_path: Path) -> ResultsFile:
    return ResultsFile(tmp_path / "results.json")


def test_a_tally_counts_games_wins_and_the_best(results: ResultsFile) -> None:
    results.add(result(["Otter", "Fern"], [40, 50], [1]))
    results.add(result(["Otter", ""], [45, 30], [0]))
    again = ResultsFile(results.path)
    assert again.tally("Otter", "hutan") == Tally(2, 1, 45)
    assert again.tally("Fern", "hutan") == Tally(1, 1, 50)
    assert again.tally("Otter", "pylos") == Tally(0, 0, None)


def test_best_scores_are_those_of_people_the_earlier_first(results: ResultsFile) -> None:
    results.add(result(["Otter"], [80], [0], 1, mode="base"))
    results.add(result(["Fern"], [80], [0], 0, mode="base"))
    results.add(result(["Fern"], [95], [0], 2, mode="advanced"))
    results.add(result(["", "Reed"], [120, 10], [0], 3, mode="base"))
    best = results.best("hutan", 1, lambda one: one.options["mode"] == "base")
    assert [(score.points, score.name) for score in best] == [(80, "Fern"), (80, "Otter")]
    assert [score.points for score in results.best("hutan")] == [95, 80, 80, 10]


def test_a_match_becomes_a_result(results: ResultsFile) -> None:
    box = open_box("yoxii")
    match = Match(box.game, {}, 2, box.game.deal({}, 2, 1))
    with pytest.raises(ValueError, match="isn't over"):
        result_of(match, [Person(), Bot("casual")], NOON)
    while match.outcome is None:
        match.play(match.legal()[0])
    found = result_of(match, [Person(name="Otter"), Bot("casual")], NOON, {"undo", "hint"}, "2026-05-01")
    assert (found.names, found.levels) == (["Otter", ""], ["", "casual"])
    assert (found.assists, found.deal) == (["hint", "undo"], "2026-05-01")
    assert found.winners == list(match.outcome.winners)
    results.add(found)
    assert ResultsFile(results.path).value.results == [found]


def test_old_results_make_room(results: ResultsFile) -> None:
    many = [result(["Otter"], [number], [0]) for number in range(MOST)]
    results.keep(type(results.value)(results=many))
    results.add(result(["Fern"], [1], [0]))
    assert len(results.value.results) == MOST
    assert results.value.results[-1].names == ["Fern"]
    assert results.value.results[0].totals == [1]


def test_lists_of_different_lengths_are_refused(results: ResultsFile) -> None:
    results.path.write_text(
        '{"format":1,"results":[{"at":"2026-05-01T12:00:00Z","game":"hutan","options":{},"names":["a"],'
        '"levels":[],"totals":null,"winners":[]}]}'
    )
    (trouble,) = ResultsFile(results.path).troubles
    assert "one length" in trouble.reason
