"""The rules of Hutan (HU1-HU18) behind the protocol of the core."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.protocol import Event, Option, Options, Outcome, Paragraph, ScoreLines, Seat, Setup
from game.rules.hutan.contents import Contents, read_contents
from game.rules.hutan.faults import FIRST_GAME, MODES
from game.rules.hutan.flowers import ANY, COLOURS, without
from game.rules.hutan.forest import EMPTY, Forest, invite, plant
from game.rules.hutan.grid import BESIDE, each
from game.rules.hutan.land import lay
from game.rules.hutan.moves import ANIMAL, DISCARD, DONE, PLANT, SKIP, TAKE, Kind, Move, flowers_of, read
from game.rules.hutan.position import NOBODY, PANGOLIN, Phase, Position, Round, Terms, Turn, fresh
from game.rules.hutan.refusals import why_not
from game.rules.hutan.scoring import lines
from game.rules.hutan.setups import deal, layout_name, lies, read_setup
from game.rules.hutan.told import told
from game.rules.hutan.turns import (
    after_card,
    end_turn,
    fertilise,
    fertilisings,
    forest_of,
    invitations,
    plantings,
    takes,
)
from game.rules.hutan.written import table


class Hutan:
    """Pure functions of `Position`, for the contents of one box; the only owner of these rules."""

    name = "hutan"
    seats = (1, 4)

    def __init__(self, data: Mapping[str, Any]) -> None:
        """`data` are the parsed tables of levels/hutan by file name; `LevelError` names what is wrong in them."""
        self.contents: Contents = read_contents(data)

    def options(self) -> Sequence[Option]:
        """The modes of HU2, and the scenario that the mode of that name plays."""
        scenarios = tuple(name for name in self.contents.layouts if name != FIRST_GAME)
        return (Option("mode", MODES), Option("scenario", scenarios, only=("mode", "scenario")))

    def deal(self, options: Options, seats: int, seed: int) -> Setup:
        """Layout, cards of every round, ecosystems and the seat that begins."""
        return deal(self.contents, options, seats, seed)

    def read_setup(self, options: Options, seats: int, value: object) -> Setup:
        """Only what this box and this mode can deal."""
        return read_setup(self.contents, options, seats, value)

    def start(self, options: Options, seats: int, setup: Setup) -> Position:
        """Empty forests, the first round laid out, the pangolin with who begins (HU5, HU6)."""
        first, rounds = setup["first"], tuple(tuple(cards) for cards in setup["rounds"])
        animals = self.contents.animals_for_two if seats == 2 else self.contents.animals
        return Position(
            terms=self._terms(options, seats, setup),
            forests=(EMPTY,) * seats,
            animals=(animals,) * len(COLOURS),
            coming=rounds[1:],
            round=Round(1, first, rounds[0], rounds[0], (), first if seats > 1 else NOBODY, 0),
            turn=fresh(EMPTY),
            seat=first,
            turns=0,
            end=None,
        )

    def _terms(self, options: Options, seats: int, setup: Setup) -> Terms:
        contents, name = self.contents, layout_name(options)
        cards = tuple(contents.ecosystems[number] for number in setup["ecosystems"])
        return Terms(
            seats=seats,
            land=lay(lies(setup), contents.sides),
            points=contents.points,
            ecosystems=cards,
            stars=contents.stars_with_ecosystems if cards else contents.stars,
            target=contents.layouts[name].target if name else None,
            rounds=contents.rounds[seats],
            turns=2 * seats if seats > 1 else 1,
        )

    def to_move(self, position: Position) -> Seat | None:
        """The seat to decide; the same one until its turn is complete."""
        return None if position.end else Seat(position.seat)

    def turn(self, position: Position) -> int:
        """Turns completed."""
        return position.turns

    def legal(self, position: Position) -> Sequence[Move]:
        """Cards by face and the pangolin, else discards; flowers by colour and square; animals and `skip`; `done`.

        Empty when the game is over, and where the cards of a round are not known (see `seen_by`).
        """
        if position.end is not None:
            return []
        phase = position.turn.phase
        if phase is Phase.TAKE:
            found = [TAKE[card] for card in takes(position)]
            return found or [DISCARD[card] for card in sorted(set(position.round.display))]
        if phase is Phase.PLANT:
            return _plants(plantings(position))
        if phase is Phase.ANIMAL:
            return [*(ANIMAL[square] for square in each(invitations(position))), SKIP]
        return [*_plants(fertilisings(position)), DONE]

    def play(self, position: Position, move: Move) -> Position:
        """The move's effects, up to the next decision of anybody."""
        kind = move.kind
        if kind is Kind.PLANT:
            return _planted(position, move)
        if kind is Kind.TAKE or kind is Kind.DISCARD:
            return _taken(position, move)
        if kind is Kind.ANIMAL:
            return _invited(position, move.square)
        return end_turn(position)

    def outcome(self, position: Position) -> Outcome | None:
        """Who won; the only reason is `last_round`."""
        return position.end

    def score_lines(self, position: Position) -> ScoreLines | None:
        """Running scores: every area as it stands now (HU16)."""
        return tuple(lines(position.terms, forest) for forest in position.forests)

    def seen_by(self, position: Position, seat: Seat) -> Position:
        """Without the cards of later rounds, for every seat alike.

        Played on from there, a next round has an empty display and nothing is legal in it.
        """
        return position._replace(coming=None)

    def tell(self, position: Position, move: Move) -> Sequence[Event]:
        """What `play` does with the move."""
        return told(position, move, self.play(position, move))

    def refusal(self, position: Position, text: str) -> Paragraph | None:
        """The paragraph that forbids the move; None exactly for legal ones."""
        return why_not(position, read(text))

    def write_move(self, move: Move) -> str:
        """`take rw`, `take pangolin`, `discard rw`, `r@c4`, `animal c4`, `skip` or `done`."""
        return move.text

    def read_move(self, position: Position, text: str) -> Move:
        """The move a text names in any position."""
        return read(text)

    def write_table(self, position: Position) -> dict[str, Any]:
        """The table of docs/protocol.md."""
        return table(position)


def _plants(squares: Sequence[int]) -> list[Move]:
    """Planting moves from the squares of each colour."""
    found = []
    for moves, where in zip(PLANT, squares, strict=True):
        while where:
            square = where & -where
            where ^= square
            found.append(moves[square])
    return found


def _taken(position: Position, move: Move) -> Position:
    now, seat = position.round, position.seat
    if move.card == PANGOLIN:
        now = now._replace(pangolin=seat)
    else:
        at = now.display.index(move.card)
        now = now._replace(display=now.display[:at] + now.display[at + 1 :])
    taken = position._replace(round=now)
    if move.kind is Kind.DISCARD:
        return end_turn(taken)
    taken = taken._replace(turn=position.turn._replace(phase=Phase.PLANT, card=flowers_of(move.card)))
    if move.card == PANGOLIN and not any(plantings(taken)):
        return end_turn(taken)
    return taken


def _planted(position: Position, move: Move) -> Position:
    turn, square = position.turn, move.square
    grown = _with(position, plant(forest_of(position), move.colour, square))
    if turn.phase is Phase.FERTILISE:
        return fertilise(grown, turn.fertile ^ square)
    card = without(turn.card, ANY if turn.card == ANY else COLOURS[move.colour])
    going_on = grown._replace(turn=Turn(Phase.PLANT, card, turn.before, turn.grown | square, 0, 0))
    return going_on if card else after_card(going_on)


def _invited(position: Position, square: int) -> Position:
    forest = forest_of(position)
    animals = tuple(
        left - 1 if own & square else left for left, own in zip(position.animals, forest.flowers, strict=True)
    )
    settled = _with(position, invite(forest, square))
    turn = position.turn._replace(animal=square)
    land = position.terms.land.land
    return fertilise(settled._replace(animals=animals, turn=turn), BESIDE[square] & land)


def _with(position: Position, forest: Forest) -> Position:
    """The position with another forest for the seat whose turn it is."""
    forests, seat = position.forests, position.seat
    return position._replace(forests=(*forests[:seat], forest, *forests[seat + 1 :]))
