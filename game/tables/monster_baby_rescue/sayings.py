"""The few words on the table of Monster Baby Rescue."""

from collections.abc import Sequence

from game.core.protocol import Seat
from game.rules.monster_baby_rescue.monsters import MEASURES, Monster
from game.rules.monster_baby_rescue.position import Final, Goal
from game.rules.monster_baby_rescue.tiles import COLOURS, PARTS, Kind, Tile
from game.tables.saying import Saying
from game.telling.monster_baby_rescue_things import final_text, goal_text, part_name, tile_text
from game.words import Words

PICTURES = {
    "head": "goal_head",
    "torso": "goal_torso",
    "legs": "goal_legs",
    "rungs": "goal_ladder",
    "beds": "goal_comfort",
    "visits": "goal_doctor",
    "both_gems": "goal_treasure",
}
"""Drawings of goals by what they test; those that test all parts have one for each level."""


def locations(words: Words) -> Sequence[str]:
    """Names along the track."""
    return [
        words.say_in("location", "Cave"),
        words.say_in("location", "Creek"),
        words.say_in("location", "Meadow"),
        words.say_in("location", "Ruins"),
        words.say_in("location", "Market"),
        words.say_in("location", "Lagoon"),
    ]


def tile_name(words: Words, tile: Tile) -> str:
    """One short word below a tile's picture."""
    if tile.kind is Kind.IMPROVE and tile.part < len(PARTS):
        return (words.say_in("tile", "Head"), words.say_in("tile", "Torso"), words.say_in("tile", "Legs"))[tile.part]
    return {
        Kind.IMPROVE: words.say_in("tile", "Any"),
        Kind.GEM: words.say_in("tile", "Gem"),
        Kind.PLAY: words.say_in("tile", "Play"),
        Kind.BED: words.say_in("tile", "Bed"),
        Kind.DOCTOR: words.say_in("tile", "Doctor"),
        Kind.WANT: words.say_in("tile", "Want"),
    }[tile.kind]


def parts(words: Words) -> Sequence[str]:
    """Names beside the monster."""
    return [words.say_in("tile", "Head"), words.say_in("tile", "Torso"), words.say_in("tile", "Legs")]


def letter(words: Words, colour: int) -> str:
    """What stands on a diamond, so that colours aren't all that tells them apart."""
    return {
        "red": words.say_in("letter on a red diamond", "R"),
        "green": words.say_in("letter on a green diamond", "G"),
    }[COLOURS[colour]]


def capital(text: str) -> str:
    """As the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def taking(words: Words, tile: Tile, price: int | None, who: str) -> Saying:
    """What a tile gives, what it costs, and whose turn comes then."""
    title = capital(tile_text(words, tile))
    if price is None:
        return Saying(title, words.say("costs nothing now"))
    cost = words.count("costs {number} location", "costs {number} locations", price)
    return Saying(title, words.say("{cost}, then {who}", cost=cost, who=who))


def again(words: Words, saying: Saying) -> Saying:
    """The same after a first tap."""
    return Saying(saying.title, words.say("Press again to take it"))


def of_part(words: Words, part: int, level: int) -> Saying:
    """A part that would go up."""
    name = capital(part_name(words, part))
    return Saying(words.say("{part} to level {level}", part=name, level=level))


def of_gem(words: Words, colour: int, left: int) -> Saying:
    """A diamond to choose."""
    title = (words.say("A red diamond"), words.say("A green diamond"))[colour]
    return Saying(title, words.count("{number} left", "{number} left", left))


def of_goal(words: Words, goal: Goal, mine: Monster, taker: str) -> Saying:
    """What a goal asks for, and how far the viewer's monster is, or whose it is."""
    title = capital(goal_text(words, goal))
    if taker:
        return Saying(title, words.say("reached by {who}", who=taker))
    has = MEASURES[goal.test](mine)
    return Saying(title, words.say("you have {number} of {all}", number=min(has, goal.least), all=goal.least))


def of_final(words: Words, final: Final, now: int) -> Saying:
    """What a final tile pays."""
    now_words = words.count("now {number} point for you", "now {number} points for you", now)
    return Saying(capital(final_text(words, final)), now_words)


def goal_picture(goal: Goal) -> str:
    """Its drawing."""
    return f"goal_all{goal.least}" if goal.test == "all_parts" else PICTURES[goal.test]


def goal_number(goal: Goal) -> str:
    """The number on it; those that test all parts show their level in the drawing."""
    return "" if goal.test == "all_parts" else str(goal.least)


def final_picture(final: Final) -> str:
    """Its drawing."""
    return f"final_{final.name}_{final.side}"


def pile(words: Words, number: int) -> str:
    """How many tiles are still to come."""
    return words.count("{number} tile left", "{number} tiles left", number) if number else ""


def last_turns(words: Words) -> str:
    """The deck is empty."""
    return words.say("last turns")


def board_of(words: Words, name: str) -> str:
    """Above the tiles of a seat."""
    return words.say("Tiles of {name}", name=name)


def to_come(words: Words) -> str:
    """Above the tiles of the pile."""
    return words.say("Tiles still to come")


def who_next(names: Sequence[str], seat: Seat | None) -> str:
    """The name of whoever acts then."""
    return "" if seat is None else names[seat]
