"""The rules of Monster Baby Rescue (MB1-MB15) behind the protocol of the core."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.protocol import Event, Option, Options, Outcome, Paragraph, ScoreLines, Seat, Setup
from game.rules.monster_baby_rescue.contents import Contents, read_contents
from game.rules.monster_baby_rescue.monsters import NEW, improvable
from game.rules.monster_baby_rescue.moves import GEM, IMPROVE, TAKE, Deed, Move, read
from game.rules.monster_baby_rescue.position import GONE, Choice, Position, Step, Terms
from game.rules.monster_baby_rescue.refusals import why_not
from game.rules.monster_baby_rescue.scoring import lines
from game.rules.monster_baby_rescue.setups import RULES, deal, is_full, read_setup
from game.rules.monster_baby_rescue.tiles import ROW
from game.rules.monster_baby_rescue.told import told
from game.rules.monster_baby_rescue.turns import choose_gem, choose_part, in_stock, rearmost, take
from game.rules.monster_baby_rescue.written import table


class MonsterBabyRescue:
    """Pure functions of `Position`, for the contents of one box; the only owner of these rules."""

    name = "monster_baby_rescue"
    seats = (2, 5)

    def __init__(self, data: Mapping[str, Any]) -> None:
        """`data` are the parsed tables of levels/monster_baby_rescue by file name; `LevelError` names what is wrong."""
        self.contents: Contents = read_contents(data)

    def options(self) -> Sequence[Option]:
        """The full game, or the one of MB15."""
        return (Option("rules", RULES),)

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        """Deck, sides of goals and finals, and the order on the track."""
        return deal(self.contents, options, seats, seed)

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        """Only what this box can deal for these rules and seats."""
        return read_setup(self.contents, options, seats, value)

    def start(self, options: Options, seats: int, setup: Setup) -> Position:
        """The row sorted by hearts, figures in their order, monsters that have just moved in (MB1-MB3)."""
        terms = self._terms(options, seats, setup)
        by_name = {tile.name: number for number, tile in enumerate(terms.tiles)}
        deck = tuple(by_name[name] for name in setup["deck"])
        track = tuple(Step(0, setup["start"].index(seat)) for seat in range(seats))
        return Position(
            terms=terms,
            row=tuple(sorted(deck[:ROW], key=lambda number: terms.tiles[number].hearts)),
            deck=deck[ROW:],
            ordered=True,
            supply=self.contents.supply,
            goals=tuple(range(len(terms.goals))),
            track=track,
            choice=Choice.NONE,
            monsters=(NEW,) * seats,
            seat=rearmost(track),
            turns=0,
            end=None,
        )

    def _terms(self, options: Options, seats: int, setup: Setup) -> Terms:
        contents = self.contents
        return Terms(
            seats=seats,
            tiles=contents.tiles,
            deck=len(setup["deck"]),
            goals=tuple(contents.goals[name][side] for name, side in setup["goals"].items()),
            finals=tuple(contents.finals[name][side] for name, side in setup["finals"].items()),
            prices=contents.prices,
            locations=contents.locations,
            line=contents.line,
            simple=None if is_full(options) else contents.simple,
        )

    def to_move(self, position: Position) -> Seat | None:
        """The seat farthest behind, until the last turn is over (MB4)."""
        return None if position.end else Seat(position.seat)

    def turn(self, position: Position) -> int:
        """Turns completed."""
        return position.turns

    def legal(self, position: Position) -> Sequence[Move]:
        """The tiles of the row, the cheapest first; or what the tile just taken lets its player choose."""
        if position.end is not None:
            return []
        if position.choice is Choice.PART:
            return [IMPROVE[part] for part in improvable(position.monsters[position.seat])]
        if position.choice is Choice.GEM:
            return [GEM[colour] for colour in in_stock(position)]
        return [move for move, number in zip(TAKE, position.row, strict=True) if number != GONE]

    def play(self, position: Position, move: Move) -> Position:
        """The move's effects, up to the next decision of anybody."""
        if move.deed is Deed.TAKE:
            return take(position, move.what)
        if move.deed is Deed.IMPROVE:
            return choose_part(position, move.what)
        return choose_gem(position, move.what)

    def outcome(self, position: Position) -> Outcome | None:
        """Who won; the only reason is `last_turns`."""
        return position.end

    def score_lines(self, position: Position) -> ScoreLines | None:
        """Running scores: everything as it stands now (MB11-MB13, MB15)."""
        return tuple(tuple(scored) for scored in lines(position))

    def seen_by(self, position: Position, seat: Seat) -> Position:
        """Without the order of the deck, for every seat alike; its set is public (MB9).

        Played on from there, nobody knows which tile comes to the row, unless it is the last one.
        """
        return position._replace(deck=tuple(sorted(position.deck)), ordered=False)

    def tell(self, position: Position, move: Move) -> Sequence[Event]:
        """What `play` does with the move."""
        return told(position, move, self.play(position, move))

    def refusal(self, position: Position, text: str) -> Paragraph | None:
        """The paragraph that forbids the move; None exactly for legal ones."""
        return why_not(position, read(text))

    def write_move(self, move: Move) -> str:
        """`take 1` to `take 6`, `improve head`, `gem red`."""
        return move.text

    def read_move(self, position: Position, text: str) -> Move:
        """The move a text names in any position."""
        return read(text)

    def write_table(self, position: Position) -> dict[str, Any]:
        """The table of docs/protocol.md."""
        return table(position)
