"""What lies on the table of Monster Baby Rescue, in words: care tiles, goals, final tiles and diamonds."""

from collections.abc import Sequence

from game.rules.monster_baby_rescue.finals import Lowest, Majority, Pairs, Table
from game.rules.monster_baby_rescue.position import Final, Goal
from game.rules.monster_baby_rescue.tiles import ANY, COLOURS, LEAST, PARTS, WANTS, Kind, Tile
from game.words import Words


def part_name(words: Words, part: int) -> str:
    """What a part is called."""
    return (words.say_in("part", "head"), words.say_in("part", "torso"), words.say_in("part", "legs"))[part]


def care_for(words: Words, part: int) -> str:
    """What is to be done with a part, or with any."""
    return {
        PARTS.index("head"): words.say("improve the head"),
        PARTS.index("torso"): words.say("improve the torso"),
        PARTS.index("legs"): words.say("improve the legs"),
        ANY: words.say("improve any part"),
    }[part]


def diamonds(words: Words, gems: Sequence[int]) -> str:
    """So many diamonds of each colour; of none there is nothing said."""
    red, green = gems
    parts = []
    if red:
        parts.append(words.count("{number} red diamond", "{number} red diamonds", red))
    if green:
        parts.append(words.count("{number} green diamond", "{number} green diamonds", green))
    return ", ".join(parts)


def tile_text(words: Words, tile: Tile) -> str:
    """What a care tile does and the hearts on it."""
    parts = [_effect(words, tile)]
    if tile.hearts:
        parts.append(words.count("{number} heart", "{number} hearts", tile.hearts))
    if tile.link >= 0:
        parts.append(_linked(words, tile.link))
    return ", ".join(parts)


def kind_name(words: Words, tile: Tile) -> str:
    """What a care tile is counted as among those to come."""
    if tile.kind is Kind.IMPROVE:
        return care_for(words, tile.part)
    return {
        Kind.GEM: words.say_in("kind of tile", "diamonds"),
        Kind.PLAY: words.say_in("kind of tile", "playtime"),
        Kind.BED: words.say_in("kind of tile", "beds"),
        Kind.DOCTOR: words.say_in("kind of tile", "witch doctor"),
        Kind.WANT: words.say_in("kind of tile", "wants"),
    }[tile.kind]


def want_text(words: Words, want: str) -> str:
    """What a want tile pays for (MB11)."""
    return {
        "head": words.say("a point for each level of the head"),
        "torso": words.say("a point for each level of the torso"),
        "legs": words.say("a point for each level of the legs"),
        "rungs": words.say("a point for each rung"),
        "gems": words.say("a point for every 2 diamonds"),
        "beds": words.say("a point for every 2 bed symbols"),
    }[want]


def goal_text(words: Words, goal: Goal) -> str:
    """What a goal asks for (MB7)."""
    least = goal.least
    if goal.test in PARTS:
        return words.say("{part} at level {level}", part=part_name(words, PARTS.index(goal.test)), level=least)
    return {
        "all_parts": words.say("all parts at level {level}", level=least),
        "rungs": words.count("{number} rung", "{number} rungs", least),
        "beds": words.count("{number} bed symbol", "{number} bed symbols", least),
        "visits": words.count("{number} visit to the witch doctor", "{number} visits to the witch doctor", least),
        "both_gems": diamonds(words, [least, least]),
    }[goal.test]


def final_name(words: Words, name: str) -> str:
    """What a final tile is called."""
    return {
        "condition": words.say_in("final tile", "condition"),
        "treasure": words.say_in("final tile", "treasure"),
        "ladder": words.say_in("final tile", "ladder"),
        "comfort": words.say_in("final tile", "comfort"),
    }[name]


def final_text(words: Words, final: Final) -> str:
    """What a final tile pays (MB13), without its name."""
    face = final.face
    if isinstance(face, Lowest):
        return _lowest(words, face)
    if isinstance(face, Pairs):
        return words.say(
            "a red and a green diamond together: {points}; no diamond: {none}", points=face.each, none=face.none
        )
    if isinstance(face, Table):
        return _table(words, face)
    return _majority(words, face)


def counted_name(words: Words, name: str) -> str:
    """What is counted at the end."""
    return {
        "rungs": words.say_in("counted", "rungs"),
        "beds": words.say_in("counted", "bed symbols"),
        "gems": words.say_in("counted", "diamonds"),
        "visits": words.say_in("counted", "visits to the witch doctor"),
    }[name]


def _effect(words: Words, tile: Tile) -> str:
    if tile.kind is Kind.IMPROVE:
        return care_for(words, tile.part)
    if tile.kind is Kind.GEM:
        parts = [diamonds(words, tile.gems)] if any(tile.gems) else []
        if tile.choice:
            parts.append(words.count("{number} red or green diamond", "{number} red or green diamonds", tile.choice))
        return ", ".join(parts)
    if tile.kind is Kind.WANT:
        return words.say("want: {want}", want=want_text(words, WANTS[tile.want]))
    return {
        Kind.PLAY: words.count("playtime, {number} rung", "playtime, {number} rungs", tile.rungs),
        Kind.BED: words.count("bed, {number} symbol", "bed, {number} symbols", tile.beds),
        Kind.DOCTOR: words.say("a visit to the witch doctor"),
    }[tile.kind]


def _linked(words: Words, colour: int) -> str:
    return {
        "red": words.say("a heart if it gets a red diamond"),
        "green": words.say("a heart if it gets a green diamond"),
    }[COLOURS[colour]]


def _lowest(words: Words, face: Lowest) -> str:
    levels = ", ".join(
        words.say("{level}: {points}", level=level, points=points)
        for level, points in enumerate(face.points, start=LEAST + 1)
    )
    return words.say("all parts at level {levels}; each part at level 1: {none}", levels=levels, none=face.per_level_1)


def _table(words: Words, face: Table) -> str:
    *fewer, most = face.table
    counts = ", ".join(words.say("{count}: {points}", count=count, points=points) for count, points in enumerate(fewer))
    name = counted_name(words, face.counted)
    return words.say(
        "{counted}, {counts}, {number} or more: {points}", counted=name, counts=counts, number=len(fewer), points=most
    )


def _majority(words: Words, face: Majority) -> str:
    places = ", ".join(map(str, face.places))
    name = counted_name(words, face.counted)
    return words.say("most {counted}: {places}; none: {none}", counted=name, places=places, none=face.none)
