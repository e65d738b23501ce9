"""Devices become wishes: the one place that reads the event queue."""
