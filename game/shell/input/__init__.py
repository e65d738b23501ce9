"""Devices become wishes: the one place that reads the event queue."""

from game.shell.input.environment import prepare_environment

__all__ = ["prepare_environment"]
