"""A game in progress: the match, who sits where, and its place among the saved games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.core.options import fill
from game.core.protocol import Seat
from game.play.match import Match
from game.play.results import result_of
from game.play.review import Review
from game.play.seat import Bot, Player, filled
from game.play.store import save_of
from game.scenes.house import House
from game.scenes.pad_seats import PadSeats
from game.shell.input.wish import Device
from game.tables.table import Sitter
from game.telling import telling_of
from game.words import Words

FINISHED = 200
"""So many finished games can be looked at again."""


def bot_name(words: Words, level: str) -> str:
    """What a bot of a level is called."""
    names = {
        "casual": words.say("Casual bot"),
        "skilled": words.say("Skilled bot"),
        "expert": words.say("Expert bot"),
    }
    return names[level]


@dataclass
class Sitting:
    """One match with its players; `assists` are labels of help that was used."""

    match: Match
    players: tuple[Player, ...]
    slot: str
    seed: int
    pads: PadSeats
    assists: set[str] = field(default_factory=set)
    counted: bool = False
    """Its end is among the results."""
    then: Callable[[], None] | None = None
    """What follows the result instead of another game of the same kind."""
    deal: str = ""
    """What it was dealt from (`game.play.deals`); empty where nobody noted it."""
    _review: Review | None = None

    @property
    def game(self) -> str:
        """The game's id."""
        return self.match.game.name

    def keep(self, house: House) -> None:
        """Save as it stands now."""
        house.store.save(self.slot, save_of(self.match, self.players, house.wall(), self.assists, self.deal))

    def count(self, house: House) -> None:
        """It is over: how it ended is kept with the results, once, however often the end is played."""
        if not self.counted:
            self.counted = True
            house.results.add(result_of(self.match, self.players, house.wall(), self.assists, self.deal))
            house.store.tidy(FINISHED)

    def reseat(self, players: Sequence[Player], held: Mapping[Seat, Device]) -> bool:
        """Others sit there from now on, with these pads in hand; whether anything is different."""
        before, after = self.players, tuple(players)
        if before == after and self.pads.same(held):
            return False
        changed = any(isinstance(old, Bot) != isinstance(new, Bot) for old, new in zip(before, after, strict=True))
        if changed and self.match.steps:
            self.assists.add("bot")
        self.players, self.pads = after, PadSeats(after, held)
        return True

    def look_back(self) -> Review:
        """The review of the match as it stands, with what was found out about it before."""
        if self._review is None or self._review.steps != self.match.steps:
            self._review = Review(self.match)
        return self._review

    def facts(self, words: Words) -> str:
        """The options in force and the turn, in a few words."""
        telling, match = telling_of(self.game), self.match
        values = [telling.value(words, name, value) for name, value in match.options.items()]
        turn = words.say("turn {number}", number=match.turn + (match.to_move is not None))
        return " · ".join([*values, turn])

    def sitters(self, words: Words) -> Sequence[Sitter]:
        """Everybody's name and second line."""
        return [_sitter(words, seat, player) for seat, player in enumerate(self.players)]


def _sitter(words: Words, seat: int, player: Player) -> Sitter:
    place = words.say("seat {number}", number=seat + 1)
    if isinstance(player, Bot):
        return Sitter(bot_name(words, player.level), place)
    return Sitter(player.name or words.say("Player {number}", number=seat + 1), place)


def begin(
    house: House,
    game: str,
    players: Sequence[Player],
    options: Mapping[str, str],
    seed: int,
    held: Mapping[Seat, Device] | None = None,
    first: Seat | None = None,
    deal: str = "",
) -> Sitting:
    """A new game, dealt from the seed, with a place among the saved ones; `RulesError` for impossible wishes.

    `held` are the pads of the seats that play with one of their own. `first` begins instead of whom the deal draws.
    `deal` names what the seed stands for, if that isn't the seed itself.
    """
    box = house.box(game)
    seats = max(box.game.seats[0], len(players))
    seated = filled(players, seats)
    setup = box.game.deal(fill(box.game, options), seats, seed)
    if first is not None:
        setup = {**setup, "first": int(first)}
    match = Match(box.game, options, seats, setup, digest=box.digest)
    return Sitting(match, seated, house.store.new_slot(), seed, PadSeats(seated, held), deal=deal or str(seed))


def again(house: House, old: Sitting, turned: int = 0) -> Sitting:
    """Another game with the same options and players, dealt anew; everybody moves up by `turned` seats."""
    count = len(old.players)
    players = [old.players[(seat + turned) % count] for seat in range(count)]
    held = {Seat((seat - turned) % count): pad for seat, pad in old.pads.held(house.inputs.pads).items()}
    return begin(house, old.game, players, old.match.options, house.deal_seed(), held)


def resumed(house: House, slot: str) -> Sitting | None:
    """A saved game to go on with; None if it can't be read (the store then names the trouble)."""
    loaded = house.store.load(slot)
    if loaded is None:
        return None
    players, texts, over = tuple(loaded.save.players), loaded.match.texts, loaded.match.outcome is not None
    return Sitting(
        loaded.match,
        players,
        slot,
        len(texts),
        PadSeats(players),
        set(loaded.save.assists),
        over,
        deal=loaded.save.deal,
    )
