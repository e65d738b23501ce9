"""The few words on the table: what a move would make, what happened last, whose creatures may be looked at."""

from game.rules.help_me.board import STRIDE
from game.rules.help_me.moves import Move
from game.rules.help_me.tiles import CREATURE, NUMBER
from game.tables.help_me.drawn import Lying
from game.tables.saying import Saying
from game.telling.help_me import creature_name
from game.words import Words


def tile_name(words: Words, tile: int) -> str:
    """A tile: creature and number."""
    creature = creature_name(words, CREATURE[tile])
    return words.say("{creature} {number}", creature=creature, number=NUMBER[tile])


def promise(words: Words, moved: Lying, target: Lying) -> Saying:
    """What a move would make, as far as everybody can see (HM6)."""
    height = moved.height + target.height
    title = words.say("A stack of {number}", number=height)
    return Saying(title, words.say("covers: {tile}", tile=tile_name(words, target.top)))


def picked_up(words: Words) -> Saying:
    """The stack that is picked up."""
    return Saying(words.say_in("stack", "Where shall it go?"), words.say_in("stack", "press again to put it down"))


def invitation(words: Words, number: int, alone: bool) -> Saying:
    """To somebody who should look at their creatures now."""
    title = words.count("Look at your {number} secret creature", "Look at your {number} secret creatures", number)
    if alone:
        return Saying(title, words.say("hold the button; then the game begins"))
    return Saying(title, words.say("hold the button; nobody else looks"))


def feeling(words: Words, creature: int) -> Saying:
    """At one of the six creatures, while the pad tells which are one's own."""
    name = creature_name(words, creature)
    return Saying(words.say("Is it the {creature}?", creature=name), words.say("your gamepad shakes if it is yours"))


def well_hidden(words: Words) -> Saying:
    """At the end, where somebody has no stack: a kind word."""
    return Saying(words.say("Well hidden!"), words.say("Whoever has no stack has kept the secret best."))


def way(words: Words, move: Move) -> str:
    """Which way a stack went."""
    return {
        1: words.say("one step right"),
        -1: words.say("one step left"),
        STRIDE: words.say("one step down"),
        -STRIDE: words.say("one step up"),
    }[move.target - move.source]


def promises(words: Words) -> list[Saying]:
    """Everything a bubble may say that is no answer, to measure how much room that takes."""
    tiles = [promise(words, Lying(tile, 12), Lying(tile, 17)) for tile in range(0, 30, 5)]
    asked = [invitation(words, 2, alone) for alone in (True, False)]
    return [*tiles, picked_up(words), well_hidden(words), *asked, *(feeling(words, creature) for creature in range(6))]


def reward(numbers: int, height: int) -> str:
    """What a stack brings: its height, and the numbers inside (HM8)."""
    return f"{height} + {numbers}" if numbers else str(height)
