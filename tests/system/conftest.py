"""A screen for each test; what was on it when the test failed is kept as `failed.png` in the test's folder."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.system.screen import Screen, screens


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember on the test how it went."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def screen(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Screen]:
    with screens(tmp_path) as screen:
        yield screen
        if request.node.stash.get(FAILED, True) and screen.last:
            pygame.display.init()
            pygame.display.set_mode((64, 64))
            pygame.image.save(screen.picture(), tmp_path / "failed.png")
