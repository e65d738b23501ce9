"""The table protocol's server: one session, headless, one answer a line (docs/protocol.md)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, BinaryIO

import msgspec

from game import __version__
from game.ai.bot import LEVELS, choose
from game.core.errors import OptionError, RulesError
from game.core.perft import perft
from game.core.protocol import Seat
from game.play.levels import Box, open_box
from game.play.match import Match, deal
from game.play.record import from_value, replay
from game.play.requests import GREATEST, Code, Refused, Request, decode, encode, lines, shown
from game.rules.catalog import GAMES
from game.telling import telling_of
from game.words import Words

PROTOCOL = 1

MOST_NODES = 20_000_000
"""Sequences a perft may count, and positions it may look at."""

MOST_SECONDS = 60.0
"""Time a perft may take."""

Answer = dict[str, Any]


def serve(source: BinaryIO, sink: BinaryIO, clock: Callable[[], float], fresh_seed: Callable[[], int]) -> None:
    """Answer every line of `source` on `sink`, at once, until `quit` or the end; arguments as for `Engine`."""
    engine = Engine(clock, fresh_seed)
    for line in lines(source):
        sink.write(engine.answer(line))
        sink.flush()
        if engine.ended:
            return


class Engine:
    """One session with at most one game in it.

    `clock` gives seconds, `fresh_seed` the seed of a deal that nobody chose. A field that a command doesn't know is
    ignored; one it knows must be of its type, and null is of no type.
    """

    def __init__(self, clock: Callable[[], float], fresh_seed: Callable[[], int]) -> None:
        self._clock = clock
        self._fresh_seed = fresh_seed
        self._current: Match | None = None
        self.ended = False

    def answer(self, line: bytes | None) -> bytes:
        """The answer to one line (None: one that was too long); an error leaves session and game as they were."""
        fields: Mapping[str, Any] = {}
        try:
            fields = decode(line)
            answer = {"ok": True, **self._obey(Request(fields))}
        except Refused as refused:
            answer = {"ok": False, "error": {"code": refused.code.value, "message": str(refused)}}
        return encode({"id": fields["id"], **answer} if "id" in fields else answer)

    def _obey(self, request: Request) -> Answer:
        name = request.text("command")
        command = _COMMANDS.get(name)
        if command is None:
            raise Refused(Code.UNKNOWN_COMMAND, f"{shown(name)} is none of {', '.join(_COMMANDS)}")
        return command(self, request)

    def _hello(self, _request: Request) -> Answer:
        return {
            "name": "fivefold",
            "version": __version__,
            "protocol": PROTOCOL,
            "levels": list(LEVELS),
            "games": {name: _about(name) for name in GAMES},
        }

    def _new(self, request: Request) -> Answer:
        name = request.text("game")
        seats = request.whole("players")
        options = request.mapping("options") if request.has("options") else {}
        setup = request.mapping("setup") if request.has("setup") else None
        seed = request.whole("seed", 0, GREATEST) if request.has("seed") else None
        if setup is not None and seed is not None:
            raise Refused(Code.BAD_REQUEST, "seed and setup: only one of them may be given")
        box = _box(name)
        with _refusing(RulesError, Code.BAD_SETUP), _refusing(OptionError, Code.BAD_OPTION):
            if setup is not None:
                match = Match(box.game, options, seats, setup, digest=box.digest)
            else:
                seed = self._fresh_seed() if seed is None else seed
                match = deal(box.game, options, seats, seed, digest=box.digest)
        self._current = match
        return {"state": match.state(), "setup": dict(match.setup)}

    def _state(self, request: Request) -> Answer:
        viewer = request.whole("viewer", 0) if request.has("viewer") else None
        match = self._match()
        if viewer is None:
            return {"state": match.state()}
        if viewer >= match.seats:
            raise Refused(Code.BAD_REQUEST, f"viewer: the seats are 0 to {match.seats - 1}")
        return {"state": match.state(Seat(viewer))}

    def _legal(self, _request: Request) -> Answer:
        match = self._match()
        return {"actions": sorted(match.game.write_move(move) for move in match.legal())}

    def _play(self, request: Request) -> Answer:
        action = request.text("action")
        match, _seat = self._going_on()
        with _refusing(RulesError, Code.ILLEGAL_ACTION):
            match.play(action)
        return {"state": match.state()}

    def _undo(self, request: Request) -> Answer:
        count = request.whole("count", 1) if request.has("count") else 1
        match = self._match()
        played = len(match.steps)
        if count > played:
            raise Refused(Code.BAD_REQUEST, f"count: {played} actions were played")
        for _ in range(count):
            match.undo()
        return {"state": match.state()}

    def _record(self, _request: Request) -> Answer:
        return {"record": msgspec.to_builtins(self._match().record())}

    def _load(self, request: Request) -> Answer:
        value = request.mapping("record")
        with _refusing(RulesError, Code.BAD_RECORD):
            match = replay(from_value(value))
        self._current = match
        return {"state": match.state()}

    def _score(self, _request: Request) -> Answer:
        match = self._match()
        seats = match.game.score_lines(match.position)
        if seats is None:
            return {"lines": [[] for _ in range(match.seats)], "scores": None}
        return {
            "lines": [[[line.label, line.points] for line in lines] for lines in seats],
            "scores": [sum(line.points for line in lines) for lines in seats],
        }

    def _perft(self, request: Request) -> Answer:
        depth = request.whole("depth", 0)
        match = self._match()
        return {"nodes": perft(match.game, match.position, depth, _Bound(self._clock))}

    def _best(self, request: Request) -> Answer:
        level = request.text("level")
        seed = request.whole("seed", 0, GREATEST) if request.has("seed") else 0
        nodes = request.whole("nodes", 1, GREATEST) if request.has("nodes") else None
        ms = request.whole("ms", 1, GREATEST) if request.has("ms") else None
        match, seat = self._going_on()
        if level not in LEVELS:
            raise Refused(Code.BAD_OPTION, f"level: {shown(level)} is none of {', '.join(LEVELS)}")
        seen = match.game.seen_by(match.position, seat)
        began = self._clock()
        if ms is None:
            choice = choose(match.game, seen, level, seed, nodes)
        else:
            until = began + ms / 1000
            choice = choose(match.game, seen, level, seed, nodes or GREATEST, lambda: self._clock() >= until)
        took = round((self._clock() - began) * 1000)
        return {"action": match.game.write_move(choice.move), "nodes": choice.nodes, "ms": took}

    def _quit(self, _request: Request) -> Answer:
        self.ended = True
        return {}

    def _match(self) -> Match:
        if self._current is None:
            raise Refused(Code.NO_GAME, "there is no game; new or load begins one")
        return self._current

    def _going_on(self) -> tuple[Match, Seat]:
        """The game and who is to move in it."""
        match = self._match()
        seat = match.to_move
        if seat is None:
            raise Refused(Code.GAME_OVER, "the game is over")
        return match, seat


_COMMANDS: Mapping[str, Callable[[Engine, Request], Answer]] = {
    "hello": Engine._hello,
    "new": Engine._new,
    "state": Engine._state,
    "legal": Engine._legal,
    "play": Engine._play,
    "undo": Engine._undo,
    "record": Engine._record,
    "load": Engine._load,
    "score": Engine._score,
    "perft": Engine._perft,
    "best": Engine._best,
    "quit": Engine._quit,
}


class _Bound:
    """A perft's `tick` that refuses to go on for too many nodes or too long."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until = clock() + MOST_SECONDS
        self._counted = 0
        self._positions = 0

    def __call__(self, counted: int) -> None:
        self._counted += counted
        self._positions += 1
        if max(self._counted, self._positions) > MOST_NODES:
            raise Refused(Code.LIMIT, f"depth: more than {MOST_NODES} nodes")
        if self._clock() > self._until:
            raise Refused(Code.LIMIT, f"depth: more than {MOST_SECONDS:.0f} seconds")


@contextmanager
def _refusing(kind: type[RulesError], code: Code) -> Iterator[None]:
    """What the rules say inside is said under this code."""
    try:
        yield
    except kind as error:
        raise Refused(code, str(error)) from None


def _box(name: str) -> Box:
    if name not in GAMES:
        raise Refused(Code.UNKNOWN_GAME, f"game: {shown(name)} is none of {', '.join(GAMES)}")
    return open_box(name)


def _about(name: str) -> Answer:
    game = open_box(name).game
    return {
        "title": telling_of(name).title(Words("en")),
        "players": list(game.seats),
        "options": {option.name: list(option.values) for option in game.options()},
    }
