"""One table a game: draws positions, turns wishes into legal moves, plays events as motion."""
