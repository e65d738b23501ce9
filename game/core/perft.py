"""Counting move sequences: the check that a game's move generator is the one it was yesterday."""

from collections.abc import Callable, Iterable, Iterator

from game.core.protocol import Game, M, S


def silent(_counted: int) -> None:
    """A `tick` that lets every count go on."""


def perft(game: Game[S, M], position: S, depth: int, tick: Callable[[int], None] = silent) -> int:
    """How many sequences of exactly `depth` decisions there are; a game that ends earlier adds none.

    `tick` is told, at every position looked at, how many sequences were just counted there; it may stop the count
    by raising. The last decision is counted, not played, and the walk needs no recursion: any depth will do.
    """
    if depth < 0:
        raise ValueError(f"no sequence has {depth} decisions")
    if depth == 0:
        return 1
    total = 0
    stack: list[Iterator[S]] = [iter((position,))]
    while stack:
        here = next(stack[-1], None)
        if here is None:
            stack.pop()
            continue
        moves = game.legal(here)
        if len(stack) == depth:
            total += len(moves)
            tick(len(moves))
        else:
            tick(0)
            stack.append(_next_positions(game, here, moves))
    return total


def _next_positions(game: Game[S, M], position: S, moves: Iterable[M]) -> Iterator[S]:
    return (game.play(position, move) for move in moves)
