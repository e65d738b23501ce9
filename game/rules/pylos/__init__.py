"""Pylos: a pyramid of balls for two (PY1-PY12)."""
