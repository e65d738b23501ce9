"""The table of Yoxii: a stone board, the totem on it, and two hands of pieces."""
