import json
import sys

import pytest

from bench import GROUPS
from bench.figure import Figure, median, quantile
from game.cli import bench, main

FIGURES = [
    Figure("steps", 12.3456, "ms", 20.0, note="median 3"),
    Figure("jumps", 0.4, "x", 0.5, at_least=True),
    Figure("weight", None, "MB", 220.0, note="nobody knows"),
    Figure("anchor", 27554.0, "turns/s"),
]


@pytest.fixture
def checkout(monkeypatch, tmp_path):
    """A checkout whose groups print what `write` says, then end as it says."""
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__init__.py").write_text("GROUPS = ('first', 'second')\n")
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == "bench"]:
        monkeypatch.delitem(sys.modules, name)

    def write(figures, end=""):
        lines = [json.dumps({**figure._asdict(), "met": figure.met}) for figure in figures]
        code = f"import sys\nsys.stdout.write({chr(10).join([*lines, ''])!r})\n{end}\n"
        (tmp_path / "bench" / "__main__.py").write_text(code)

    return write


def test_a_table_tells_what_was_measured_its_bar_and_whether_it_is_met(checkout, capsys):
    checkout(FIGURES)
    assert main(["bench", "--only", "first"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if line]
    assert lines[:2] == [["first"], ["measured", "bar"]]
    assert lines[2] == ["steps", "12.3", "ms", "<=", "20", "ms", "met", "median", "3"]
    assert lines[3] == ["jumps", "0.4", "x", ">=", "0.5", "x", "MISSED"]
    assert lines[4] == ["weight", "-", "<=", "220", "MB", "nobody", "knows"]
    assert lines[5] == ["anchor", "27554", "turns/s"]
    assert lines[6] == ["1", "bars", "met,", "1", "missed"]


def test_every_group_is_measured_unless_some_are_named(checkout, capsys):
    checkout(FIGURES[:1])
    assert main(["bench", "--json"]) == 0
    assert [line["group"] for line in json.loads(capsys.readouterr().out)["figures"]] == ["first", "second"]
    assert main(["bench", "--json", "--only", "second"]) == 0
    assert [line["group"] for line in json.loads(capsys.readouterr().out)["figures"]] == ["second"]


def test_a_missed_bar_is_no_failure_but_a_measurement_that_fails_is(checkout, capsys):
    checkout([FIGURES[1]])
    assert main(["bench", "--check", "--only", "first"]) == 0
    checkout([FIGURES[1]], end="raise RuntimeError('no clock in here')")
    assert main(["bench", "--check", "--only", "first"]) == 1
    told = capsys.readouterr().out
    assert "FAILED RuntimeError: no clock in here" in told
    assert "1 measurements failed" in told


def test_check_asks_for_the_short_form(checkout, capsys):
    checkout([], end="raise RuntimeError(sys.argv[1:])")
    main(["bench", "--check", "--only", "first"])
    assert "['first', '--short']" in capsys.readouterr().out
    main(["bench", "--only", "first"])
    assert "['first']" in capsys.readouterr().out


def test_a_group_that_never_ends_has_failed(checkout, capsys, monkeypatch):
    monkeypatch.setattr(bench, "LONGEST", 0.5)
    checkout([], end="import threading; threading.Event().wait(60)")
    assert main(["bench", "--only", "first"]) == 1
    assert "nothing after 0.5 seconds" in capsys.readouterr().out


def test_an_unknown_group_is_named(capsys):
    assert main(["bench", "--only", "weather"]) == 2
    assert capsys.readouterr().err.startswith("fivefold: there is no group 'weather'; there are playouts, ")


def test_without_a_checkout_the_command_says_what_it_needs(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    assert main(["bench"]) == 2
    assert "checkout" in capsys.readouterr().err


@pytest.mark.parametrize("group", ["playouts", "rules"])
def test_what_needs_no_window_is_really_measured(group, capsys):
    assert main(["bench", "--check", "--json", "--only", group]) == 0
    figures = json.loads(capsys.readouterr().out)["figures"]
    assert len(figures) >= 3
    assert all(figure["measured"] is None or figure["measured"] > 0 for figure in figures)


def test_every_group_can_be_found():
    from importlib import import_module

    assert all(callable(import_module(f"bench.{group}").measure) for group in GROUPS)


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (FIGURES[0], True),
        (FIGURES[0]._replace(measured=20.1), False),
        (FIGURES[1], False),
        (FIGURES[2], None),
        (FIGURES[3], None),
    ],
)
def test_a_bar_is_met_on_its_own_side(figure, met):
    assert figure.met is met


def test_quantiles_are_values_that_were_measured():
    values = [5.0, 1.0, 4.0, 2.0, 3.0]
    assert median(values) == 3.0
    assert quantile(values, 0.99) == 5.0
    assert quantile(values, 0.0) == 1.0
