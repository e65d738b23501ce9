"""Measurements of speed, size and strength; run by `fivefold bench` and `fivefold duel` in a checkout.

A group is a module with `measure(short) -> Iterator[Figure]`; it runs in a process of its own.
"""

GROUPS: tuple[str, ...] = ("playouts", "rules", "starting", "frames", "thinking", "latency", "idle", "memory")
"""In the order of the table."""
