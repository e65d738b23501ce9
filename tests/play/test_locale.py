import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
FEATURES = ("match", "record", "levels", "files", "store", "settings", "crash", "pylos")


def test_play_works_in_a_system_that_only_knows_ascii():
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-x", "-m", "not slow", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *(HERE / f"test_{feature}.py" for feature in FEATURES)],
        cwd=HERE.parents[1],
        env={**os.environ, **PLAIN},
        capture_output=True,
        check=False,
        timeout=110,
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")
