"""The deal of the day is the same everywhere; deals that were played alone can be played again."""

from datetime import date, datetime, timedelta, timezone
from pathlib import Path

from game.play.deals import best_alone, of_day, played_alone, seed_of
from game.play.results import Result, ResultsFile

DAY = date(2025, 11, 30)
OPTIONS = {"mode": "scenario", "scenario": "A"}


def kept(path: Path, *results: tuple[str, int, dict[str, str], int]) -> ResultsFile:
    """Results of a deal, its points, options and number of seats, one a minute."""
    found = ResultsFile(path / "results.json")
    for minute, (deal, points, options, seats) in enumerate(results):
        found.add(
            Result(
                at=datetime(2025, 11, 30, 12, tzinfo=timezone.utc) + timedelta(minutes=minute),
                game="hutan",
                options=options,
                names=[""] * seats,
                levels=[""] * seats,
                totals=[points] * seats,
                winners=[0],
                deal=deal,
            )
        )
    return found


def test_the_deal_of_a_day_has_the_same_seed_on_every_machine() -> None:
    assert seed_of("hutan", of_day(DAY)) == 6700466562314075159
    assert seed_of("hutan", of_day(DAY)) != seed_of("yoxii", of_day(DAY))
    assert seed_of("hutan", of_day(DAY)) != seed_of("hutan", of_day(DAY + timedelta(days=1)))


def test_seeds_of_days_are_seeds() -> None:
    assert all(0 <= seed_of("hutan", of_day(DAY + timedelta(days=n))) < 2**63 for n in range(500))


def test_any_other_deal_is_its_own_seed() -> None:
    assert seed_of("hutan", "4711") == 4711


def test_deals_played_alone_come_the_latest_first_each_with_its_best(tmp_path: Path) -> None:
    results = kept(
        tmp_path, ("7", 60, OPTIONS, 1), ("2025-11-30", 40, OPTIONS, 1), ("7", 50, OPTIONS, 1), ("8", 90, OPTIONS, 2)
    )
    assert played_alone(results, "hutan", OPTIONS) == [("7", 60), ("2025-11-30", 40)]


def test_other_options_and_unknown_deals_are_left_out(tmp_path: Path) -> None:
    results = kept(tmp_path, ("7", 60, {**OPTIONS, "scenario": "B"}, 1), ("", 70, OPTIONS, 1))
    assert played_alone(results, "hutan", OPTIONS) == []
    assert best_alone(results, "hutan", OPTIONS) == 70
    assert best_alone(results, "hutan", {**OPTIONS, "scenario": "C"}) is None
