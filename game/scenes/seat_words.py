"""What is said of a place before the game: who sits there, with what they play, in which state they are."""

from collections.abc import Mapping, Sequence

from game.ai.bot import LEVELS
from game.core.protocol import AnyGame, Seat
from game.play.seat import Bot
from game.scenes.seat_card import SeatTold
from game.scenes.seat_plan import Place
from game.scenes.sitting import bot_name
from game.shell.input.wish import Device
from game.words import Words

LEVEL_WORDS = {
    "casual": lambda words: words.say_in("bot level", "Casual"),
    "skilled": lambda words: words.say_in("bot level", "Skilled"),
    "expert": lambda words: words.say_in("bot level", "Expert"),
}
DEALS = 12
"""Where so many deals let the same seat begin, it always does."""


def states(words: Words) -> Sequence[str]:
    """All states of a place, to keep room for the longest."""
    return [words.say("Ready"), words.say_in("seat", "Nobody"), *(LEVEL_WORDS[level](words) for level in LEVELS)]


def told(words: Words, place: Place, seat: Seat | None, note: str, pads: Sequence[Device]) -> SeatTold:
    """The words of a place's card; `note` says what the seat plays with."""
    if place.player is None or seat is None:
        return SeatTold(None, words.say("Empty seat"), "", "person", ("",), words.say_in("seat", "Nobody"))
    if isinstance(place.player, Bot):
        level = place.player.level
        name, itself = bot_name(words, level), words.say("Plays by itself")
        state = LEVEL_WORDS[level](words)
        return SeatTold(seat, name, note, "bot", (itself,), state, LEVELS.index(level))
    icon, device = _device(words, place.pad, pads)
    name = place.player.name or words.say("Player {number}", number=seat + 1)
    return SeatTold(seat, name, note, icon, device, words.say("Ready"), ready=True)


def _device(words: Words, pad: Device | None, pads: Sequence[Device]) -> tuple[str, tuple[str, ...]]:
    """Icon and words, long and short, for what a person plays with."""
    if pad is None:
        return "person", (words.say("Any device"), words.say_in("device", "Any"))
    number = next((at for at, one in enumerate(pads, 1) if one.id == pad.id), 0)
    short = words.say("Gamepad {number}", number=number)
    return "pad", (words.say("Gamepad {number}: {name}", number=number, name=pad.name), short)


def deals(game: AnyGame, options: Mapping[str, str], seats: int) -> bool:
    """Whether anything is dealt."""
    first = game.deal(options, seats, 0)
    return any(game.deal(options, seats, seed) != first for seed in range(1, DEALS))


def leader(game: AnyGame, options: Mapping[str, str], seats: int) -> Seat | None:
    """The seat that begins whatever is dealt; None where that is drawn."""
    begin = set()
    for seed in range(DEALS):
        begin.add(game.to_move(game.start(options, seats, game.deal(options, seats, seed))))
    return begin.pop() if len(begin) == 1 else None
