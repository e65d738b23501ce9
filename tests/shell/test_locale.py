"""Everything drawn works the same where the system only knows ASCII."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BARE = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}


@pytest.mark.parametrize("tests", ["tests/shell/test_listing.py", "tests/scenes/test_robustness.py -k stuck"])
def test_scenes_and_widgets_pass_in_a_bare_locale(tests: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-x", "-p", "no:cacheprovider", *tests.split(" ")]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **BARE}, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:].decode(errors="replace")
