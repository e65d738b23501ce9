"""How the code is laid out: layers, what gets loaded, names, sizes, and words that have no place here."""

import ast
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game.play.seed_pages import PREFIXES

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "game").rglob("*.py"))
TEXT = {".py", ".md", ".toml", ".in", ".lock", ".po", ".pot", ".svg", ".json", ".txt", ".yml", ".cfg", ".sh", ""}
NOT_OURS = {"dist", "build", "__pycache__"}


class Function(NamedTuple):
    """A function or method: where it is and how many lines it has."""

    place: str
    lines: int


def functions() -> Iterator[Function]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                place = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
                yield Function(place, (node.end_lineno or node.lineno) - node.lineno + 1)


def our_texts() -> Iterator[tuple[Path, str]]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name == ".ci" or not (name[0] == "." or name in NOT_OURS)]
        for path in (Path(folder, file) for file in files):
            if path.suffix in TEXT and path != Path(__file__):
                yield path, path.read_text(encoding="utf-8", errors="replace")


def test_every_import_contract_is_kept() -> None:
    command = [str(Path(sysconfig.get_path("scripts")) / "lint-imports"), "--no-logo"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("module", ["game.cli", "game.__main__"])
def test_the_command_line_loads_without_pygame(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'pygame', 'pymunk', 'filelock'}} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty = re.compile(r"(utils?|helpers?|managers?|common|misc)(_|$)|_(utils?|helpers?|manager|common)$")
    assert [str(path) for path in SOURCES if empty.search(path.stem) or empty.search(path.parent.name)] == []


def test_no_function_is_longer_than_60_lines() -> None:
    assert [function for function in functions() if function.lines > 60] == []


def test_nine_functions_of_ten_have_at_most_25_lines() -> None:
    lengths = sorted(function.lines for function in functions())
    assert lengths[len(lengths) * 9 // 10] <= 25


def test_every_module_says_what_it_is_in_its_first_line() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in SOURCES
        if path.stat().st_size and not path.read_text(encoding="utf-8").startswith('"""')
    ]
    assert silent == []


def test_no_named_tuple_has_a_second_base_which_python_3_10_refuses() -> None:
    mixed = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and len(node.bases) > 1 and "NamedTuple" in map(ast.unparse, node.bases)
    ]
    assert mixed == []


@pytest.mark.parametrize("part", ["shell", "scenes"])
def test_frame_and_scenes_ask_for_no_game_by_name(part: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"
        for path in sorted((ROOT / "game" / part).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in PREFIXES
    ]
    assert named == []


def test_no_text_names_a_package_index_or_a_folder_of_one_machine() -> None:
    odd = re.compile(r"pypi\.org|pythonhosted|npmjs\.(?:org|com)|deb\.debian\.org|/(?:work|root)/\w|/tmp/(?:venv|fold)")
    found = [f"{path.relative_to(ROOT)}: {hit[0]}" for path, text in our_texts() if (hit := odd.search(text))]
    assert found == []


def test_nothing_reads_a_folder_beside_the_project() -> None:
    beside = re.compile(r"\.\./shared|work/shared")
    assert [str(path.relative_to(ROOT)) for path, text in our_texts() if beside.search(text)] == []


def test_pygame_is_the_community_edition_and_the_only_one() -> None:
    assert pygame.IS_CE
    assert [found.name for found in distributions() if found.name.lower() == "pygame"] == []
