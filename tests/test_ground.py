"""The ground everything stands on: requirement files, locks, and the start by run.py."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
import tomli
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WANTED = {"requirements": PROJECT["dependencies"], "requirements-dev": PROJECT["optional-dependencies"]["dev"]}
PYTHONS = ("3.10", "3.11", "3.12", "3.13")
STEMS = ("requirements", "requirements-dev")

GAME = """
import os, sys
print(os.getcwd(), sys.prefix, *sys.argv[1:], sep="|")
sys.exit(7)
"""


def pins(stem: str) -> list[Requirement]:
    lines = (ROOT / f"{stem}.lock").read_text(encoding="utf-8").splitlines()
    return [Requirement(line.rstrip(" \\")) for line in lines if line and not line.startswith((" ", "#"))]


def pinned(stem: str, python: str) -> dict[str, str]:
    """Version by name of what a lock installs on Linux for a Python."""
    here = {"python_version": python, "python_full_version": f"{python}.9", "sys_platform": "linux", "os_name": "posix"}
    return {
        canonicalize_name(pin.name): str(pin.specifier).removeprefix("==")
        for pin in pins(stem)
        if pin.marker is None or pin.marker.evaluate(here)
    }


@pytest.mark.parametrize("stem", STEMS)
def test_the_in_file_lists_what_pyproject_lists(stem: str) -> None:
    lines = (ROOT / f"{stem}.in").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith(("#", "-c"))] == WANTED[stem]


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("stem", STEMS)
def test_the_lock_satisfies_every_requirement(stem: str, python: str) -> None:
    locked = pinned(stem, python)
    wrong = [
        text
        for text in WANTED[stem]
        if not (wish := Requirement(text)).specifier.contains(locked.get(canonicalize_name(wish.name), "0"))
    ]
    assert wrong == []


@pytest.mark.parametrize("python", PYTHONS)
def test_both_locks_agree_where_they_name_the_same_package(python: str) -> None:
    play, dev = pinned("requirements", python), pinned("requirements-dev", python)
    assert [name for name in play.keys() & dev.keys() if play[name] != dev[name]] == []


@pytest.mark.parametrize("stem", STEMS)
def test_the_lock_holds_pins_with_hashes_and_nothing_else(stem: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / f"{stem}.lock").read_text(encoding="utf-8").strip())
    pin = re.compile(r"[\w.-]+==\S+( ; [^\n\\]+)? \\\n(    --hash=sha256:[0-9a-f]{64}( \\\n)?)+")
    assert [entry for entry in entries if not pin.fullmatch(entry)] == []


@pytest.mark.parametrize("stem", STEMS)
def test_no_lock_holds_the_other_pygame(stem: str) -> None:
    assert "pygame" not in {canonicalize_name(pin.name) for pin in pins(stem)}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with nothing to install, in a folder with a space and Cyrillic letters."""
    root = tmp_path / "Ігри на дивані"
    (root / "game").mkdir(parents=True)
    shutil.copy(ROOT / "run.py", root)
    (root / "requirements.lock").write_text("# nothing\n")
    (root / "requirements-dev.lock").write_text("# nothing\n")
    (root / "game" / "__main__.py").write_text(GAME)
    return root


@pytest.fixture
def run(checkout: Path) -> ModuleType:
    """The small checkout's run.py as a module."""
    spec = importlib.util.spec_from_file_location("run_of_checkout", checkout / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start(checkout: Path, *arguments: str, cwd: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, str(checkout / "run.py"), *arguments]
    return subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_two_first_starts_at_once_set_up_once_and_both_play(checkout: Path, tmp_path: Path) -> None:
    starts = [start(checkout, "play", str(number), cwd=tmp_path) for number in range(2)]
    outputs = [process.communicate(timeout=100) for process in starts]
    for number, (out, _) in enumerate(outputs):
        assert out.splitlines()[-1] == f"{tmp_path}|{checkout / '.venv'}|play|{number}"
    assert [process.returncode for process in starts] == [7, 7]
    assert sum(error.count("Setting up") for _, error in outputs) == 1

    later = start(checkout, cwd=checkout)
    assert later.communicate(timeout=100) == (f"{checkout}|{checkout / '.venv'}\n", "")


def test_a_set_up_that_was_cut_off_is_done_again(run: ModuleType) -> None:
    run.venv_python().parent.mkdir(parents=True)
    run.venv_python().touch()
    assert not run.is_ready(run.PLAY)
    run.stamp_of(run.PLAY).write_text(run.wanted(run.PLAY))
    assert run.is_ready(run.PLAY)
    assert not run.is_ready(run.DEV)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_a_changed_lock_is_installed(run: ModuleType, checkout: Path, lock: str) -> None:
    before = run.wanted(run.DEV)
    (checkout / lock).write_text("# another\n")
    assert run.wanted(run.DEV) != before


def test_a_moved_folder_is_set_up_again(run: ModuleType, monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    before = run.wanted(run.PLAY)
    monkeypatch.setattr(run, "ROOT", checkout.rename(checkout.with_name("moved")))
    assert run.wanted(run.PLAY) != before


def test_the_folder_lock_is_free_again_when_its_holder_is_gone(run: ModuleType, checkout: Path) -> None:
    path = checkout / ".venv.lock"
    with run.one_at_a_time(path), path.open("a") as other:
        assert not run.try_lock(other.fileno())
    with path.open("a") as other:
        assert run.try_lock(other.fileno())


def test_a_python_without_ensurepip_is_told_which_package_it_lacks(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(SystemExit, match=r"no `ensurepip`.*apt install python3\.\d+-venv"):
        run.ensure(run.PLAY)


def test_an_old_python_is_told_in_one_line() -> None:
    code = "import runpy, sys; sys.version_info = (3, 9, 1); runpy.run_path('run.py', run_name='__main__')"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert re.fullmatch(r"Fivefold needs Python 3\.10 or newer; this is Python \S+\.\n", result.stderr)


def test_lint_refuses_a_check_it_does_not_have() -> None:
    command = [sys.executable, "tools/lint.py", "spelling"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stdout.startswith("no such check: spelling (there are format, lint, types, layers, locks")
