"""A match: seats, moves, undo, records, saves, settings, bots in another process, the protocol's server."""
