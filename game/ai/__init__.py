"""Bots: search over any game, with one evaluation a game beside it."""
