"""Yoxii: one totem, closed in by the pieces of two (YX1-YX9)."""
