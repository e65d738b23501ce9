"""Everything the table of Hutan says, in the words of the player."""

from collections.abc import Sequence

from game.rules.hutan.ecosystems import Ecosystem
from game.rules.hutan.flowers import ANIMALS, COLOURS
from game.tables.saying import Saying
from game.telling.hutan_things import animal, the_animal
from game.words import Words

MINUS = "−"


def signed(points: int) -> str:
    """Points with their sign; none for nothing."""
    return f"{MINUS}{-points}" if points < 0 else f"+{points}" if points else "0"


def plain(points: int) -> str:
    """Points with a real minus sign, if they are negative."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def capital(words: str) -> str:
    """With a large first letter, for a line of its own."""
    return words[:1].upper() + words[1:]


def round_of(words: Words, number: int, rounds: int) -> str:
    """Which round it is."""
    return words.say("Round {number} of {rounds}", number=number, rounds=rounds)


def score_lines(words: Words) -> Sequence[str]:
    """What the lines of a breakdown are called."""
    return (
        words.say("Trees"),
        words.say("Animals"),
        words.say("Complete areas"),
        words.say("Unfinished areas"),
        words.say("Ecosystem cards"),
    )


def end_turn(words: Words) -> str:
    """The button that ends a turn."""
    return words.say("End turn")


def done(words: Words) -> str:
    """The button that stops planting beside an animal."""
    return words.say_in("planting", "Done")


def no_animal(words: Words) -> str:
    """The button that goes without an animal."""
    return words.say("No animal")


def ending(words: Words, gained: int, loss: str) -> Saying:
    """Before a turn ends: what it brings, or what is lost by it."""
    points = words.say("Your turn so far: {points}", points=signed(gained))
    return Saying(loss or words.say("End your turn?"), points)


def inviting(words: Words, colours: Sequence[int], points: int) -> Saying:
    """An animal may come."""
    if len(colours) == 1:
        who = the_animal(words, COLOURS[colours[0]])
        title = words.say("You may invite {animal}", animal=who)
    else:
        title = words.say("You may invite one animal")
    return Saying(title, words.count("up to {number} point", "up to {number} points", points))


def fertilising(words: Words, squares: int) -> Saying:
    """Flowers may come beside an animal."""
    left = words.count("{number} square is free for it", "{number} squares are free for it", squares)
    return Saying(words.say("Plant beside the animal"), left)


def target(words: Words, points: int, reached: bool) -> str:
    """What a scenario asks for."""
    if reached:
        return words.say("Target {points}: reached", points=points)
    return words.say("Target {points}", points=points)


def discarding(words: Words) -> Saying:
    """Nothing fits."""
    return Saying(words.say("Nothing fits"), words.say("This card goes away and your turn is over."))


def habitat(words: Words, colour: int, points: int) -> Saying:
    """What a flower here would complete, if an animal may come."""
    who = the_animal(words, COLOURS[colour])
    return Saying(
        words.say("A perfect habitat"), words.say("{animal} may come here: {points}", animal=who, points=signed(points))
    )


def perfect_but_empty(words: Words, colour: int) -> Saying:
    """What a flower here would complete, if no animal is left."""
    who = animal(words, ANIMALS[colour])
    return Saying(words.say("A perfect habitat"), words.say("but none of these is left: {animal}", animal=who))


def ecosystem(words: Words, card: Ecosystem) -> Saying:
    """What a card is about."""
    return Saying(words.given(card.title), words.given(card.text))


def plant(words: Words, tree: bool) -> str:
    """What CONFIRM does on a square."""
    return words.say("Grow a tree") if tree else words.say("Plant here")
