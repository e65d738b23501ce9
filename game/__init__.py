"""Fivefold: five tabletop games on one sofa."""

__version__ = "0.1.0"
