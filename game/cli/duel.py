"""`fivefold duel`: two kinds of players meet again and again, until it is clear who is better."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO

from game.cli.arguments import add_options, add_seed

if TYPE_CHECKING:
    from game.play.duel import Interval, Pairing, Player, Tally
    from game.play.duel_log import DuelLog, Head
    from game.play.levels import Box

GAMES = 60
"""Games without `--games`, and the fewest before `--until-clear` may stop."""
MOST_GAMES = 200
"""Games after which `--until-clear` gives up without `--games`."""
YARDSTICK = "yardstick"


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    command = subparsers.add_parser(
        "duel",
        help="let two bots meet many times and tell who is better",
        description="Let A and B meet many times, seats alternating, the first two turns at random, and tell A's "
        "share of the wins with its 95 % interval. A player is casual, skilled, expert or random, in a checkout also "
        "yardstick: a plain search to a fixed depth. The same seed gives the same games.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game, such as pylos")
    command.add_argument("a", metavar="A", help="the player whose wins are told")
    command.add_argument("b", metavar="B", help="the other one")
    add_options(command)
    command.add_argument("--players", metavar="N", type=int, help="number of seats (default: 2)")
    command.add_argument("--games", metavar="N", type=_games, help=f"how many games (default: {GAMES}); see next")
    command.add_argument(
        "--until-clear",
        action="store_true",
        help=f"stop as soon as the interval lies on one side of the bar, after {GAMES} games at the earliest and "
        f"--games at the latest (default then: {MOST_GAMES})",
    )
    command.add_argument("--bar", metavar="PERCENT", type=_percent, help="what A's share is held against (default: 50)")
    add_seed(command, "seed of deals, first turns and bots (default: 1)", 1)
    command.add_argument("--log", metavar="FILE", type=Path, help="keep every game here, and go on from what it holds")
    command.add_argument("--json", action="store_true", help="the result as one JSON object")
    command.set_defaults(run=run)


class _Plan(NamedTuple):
    """How many games, and what for."""

    least: int
    most: int
    bar: float

    def enough(self, tally: "Tally") -> bool:
        from game.play.duel import verdict

        played = len(tally.games)
        return played >= self.most or (played >= self.least and verdict(tally.rate, self.bar) != "open")


def run(arguments: argparse.Namespace) -> int:
    """Play and tell; the exit status is 0 whoever is better."""
    from game.core.options import check_seats, fill
    from game.play.duel import Pairing
    from game.play.duel_log import DuelLog, Head
    from game.play.levels import open_box

    box = open_box(arguments.game)
    asked = max(2, box.game.seats[0]) if arguments.players is None else arguments.players
    seats, options = check_seats(box.game, asked), fill(box.game, dict(arguments.option))
    names = (arguments.a, arguments.b)
    pairing = Pairing(box.game, options, seats, (_player(names[0], box), _player(names[1], box)), arguments.seed)
    head = Head(box.game.name, box.digest, dict(options), seats, *names, arguments.seed)
    log = DuelLog(arguments.log, head) if arguments.log else None
    tally = _meet(pairing, _plan(arguments), log, f"{names[0]} - {names[1]}")
    result = _result(head, tally, arguments.bar)
    print(json.dumps(result) if arguments.json else "\n".join(_told(result)))
    return 0


def _player(name: str, box: "Box") -> "Player":
    from game.play.duel import player

    if name != YARDSTICK:
        return player(name)
    from game.cli.bench import measuring

    found: Player = measuring("yardstick").player(box.game.name)
    return found


def _plan(arguments: argparse.Namespace) -> _Plan:
    bar = 0.5 if arguments.bar is None else arguments.bar / 100
    if arguments.until_clear:
        most = arguments.games or MOST_GAMES
        return _Plan(min(GAMES, most), most, bar)
    games = arguments.games or GAMES
    return _Plan(games, games, bar)


def _meet(pairing: "Pairing", plan: _Plan, log: "DuelLog | None", title: str) -> "Tally":
    from game.play.duel import Tally, play

    tally = Tally(log.games[: plan.most] if log else ())
    progress = _Progress(sys.stderr, plan.most, title)
    while not plan.enough(tally):
        game = play(pairing, len(tally.games), time.process_time)
        tally.games.append(game)
        if log:
            log.add(game)
        progress.tell(tally)
    progress.close()
    return tally


class _Progress:
    """One line that is written over again on a terminal, a line every ten games elsewhere."""

    WIDTH = 30

    def __init__(self, stream: TextIO, most: int, title: str) -> None:
        self._stream, self._most, self._title = stream, most, title
        self._alive = stream.isatty()

    def tell(self, tally: "Tally") -> None:
        """One more game."""
        played = len(tally.games)
        if not self._alive and played % 10:
            return
        done = self.WIDTH * played // self._most
        bar = "#" * done + "." * (self.WIDTH - done)
        line = f"{self._title} [{bar}] {played}/{self._most}  {_percents(tally.rate._asdict())}"
        self._stream.write(f"\r{line}" if self._alive else f"{line}\n")
        self._stream.flush()

    def close(self) -> None:
        """Leave the line."""
        if self._alive:
            self._stream.write("\n")


def _result(head: "Head", tally: "Tally", bar: float | None) -> dict[str, Any]:
    import msgspec

    from game.play.duel import verdict

    found: Interval = tally.rate
    won, shared, lost = tally.results
    told: dict[str, Any] = {
        **msgspec.to_builtins(head),
        "games": len(tally.games),
        "won": won,
        "drawn": shared,
        "lost": lost,
        "rate": found._asdict(),
        "by_seat": [tally.rate_from(seat)._asdict() for seat in range(head.players)],
        "turns": sum(game.turns for game in tally.games) / len(tally.games),
        "cost": {side: _cost(tally, at) for at, side in enumerate("ab")},
    }
    if tally.lead is not None:
        told["lead"] = tally.lead._asdict()
    if bar is not None:
        told |= {"bar": bar / 100, "verdict": verdict(found, bar / 100)}
    return told


def _cost(tally: "Tally", side: int) -> dict[str, float]:
    cost = tally.cost(side)
    return {
        "decisions": cost.decisions,
        "mean_ms": 1000 * cost.seconds / max(1, cost.decisions),
        "max_ms": 1000 * cost.longest,
        "nodes": cost.nodes,
        "nodes_per_second": cost.nodes / cost.seconds if cost.seconds else 0.0,
    }


def _told(result: dict[str, Any]) -> list[str]:
    options = ", ".join(f"{name} {value}" for name, value in result["options"].items())
    lines = [
        f"{result['game']}{f' ({options})' if options else ''}, {result['players']} seats, seed {result['seed']}: "
        f"{result['a']} against {result['b']}",
        f"{result['games']} games of {result['turns']:.0f} turns: "
        f"{result['won']} won, {result['drawn']} drawn, {result['lost']} lost",
        f"{result['a']} gets {_percents(result['rate'])}",
    ]
    lines += [f"  on seat {seat}: {_percents(found)}" for seat, found in enumerate(result["by_seat"], 1)]
    if "lead" in result:
        lines.append("points ahead: {middle:+.1f} ({low:+.1f} to {high:+.1f})".format(**result["lead"]))
    if "bar" in result:
        lines.append(f"bar {100 * result['bar']:g} %: {result['verdict']}")
    return lines + [_cost_told(result[side], result["cost"][side]) for side in "ab"]


def _cost_told(name: str, cost: dict[str, float]) -> str:
    return (
        f"{name}: {cost['mean_ms']:.0f} ms a decision, {cost['max_ms']:.0f} at most, "
        f"{cost['nodes_per_second'] / 1000:.0f} thousand nodes/s"
    )


def _percents(found: dict[str, float]) -> str:
    return "{middle:.1%} ({low:.1%} to {high:.1%})".format(**found)


def _games(text: str) -> int:
    games = int(text)
    if games < 1:
        raise argparse.ArgumentTypeError(f"at least 1 game, not {text}")
    return games


def _percent(text: str) -> float:
    percent = float(text)
    if not 0 <= percent <= 100:
        raise argparse.ArgumentTypeError(f"{text} is no percentage")
    return percent
