"""The table of Monster Baby Rescue read aloud: row, deck, track, goals, final tiles and everybody's monster."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.rules.monster_baby_rescue.position import GONE, Position, is_ending, left
from game.rules.monster_baby_rescue.scoring import HEARTS, LINKED, final_worths, lines, totals
from game.rules.monster_baby_rescue.tiles import COLOURS, PARTS, WANTS, Kind, Tile
from game.telling.monster_baby_rescue_things import (
    diamonds,
    final_name,
    final_text,
    goal_text,
    kind_name,
    part_name,
    tile_text,
    want_text,
)
from game.words import Words


def board(words: Words, position: Position, names: Sequence[str]) -> Iterator[str]:
    """Everything on the table, line by line; `names` are the seats'."""
    if position.end is None:
        yield from _row(words, position)
        yield from _deck(words, position)
        yield _track(words, position, names)
    if position.goals:
        yield _goals(words, position)
    yield from _finals(words, position, names)
    points = totals(position)
    for seat, name in enumerate(names):
        yield words.count("{who}, {number} point:", "{who}, {number} points:", points[seat], who=name)
        yield from _monster(words, position, seat)


def _row(words: Words, position: Position) -> Iterator[str]:
    ending = is_ending(position)
    for place, number in enumerate(position.row):
        if number == GONE:
            continue
        what = tile_text(words, position.terms.tiles[number])
        if ending:
            yield words.say("Tile {place}: {tile}.", place=place + 1, tile=what)
        else:
            yield words.count(
                "Tile {place}, {number} location: {tile}.",
                "Tile {place}, {number} locations: {tile}.",
                position.terms.prices[place],
                place=place + 1,
                tile=what,
            )


def _deck(words: Words, position: Position) -> Iterator[str]:
    if is_ending(position):
        yield words.say("The last turns: tiles cost nothing, and no new ones come.")
        return
    tiles = sorted((position.terms.tiles[number] for number in position.deck), key=lambda tile: (tile.kind, tile.part))
    kinds = Counter(kind_name(words, tile) for tile in tiles)
    yield words.count(
        "{number} tile is still to come: {kinds}.",
        "{number} tiles are still to come: {kinds}.",
        left(position),
        kinds=", ".join(words.say("{kind} {count}", kind=kind, count=count) for kind, count in kinds.items()),
    )


def _track(words: Words, position: Position, names: Sequence[str]) -> str:
    """Who stands where, the rearmost first."""
    standing = sorted((step, seat) for seat, step in enumerate(position.track) if step is not None)
    least = standing[0][0].travelled
    places = [
        words.count(
            "{who} {number} location ahead", "{who} {number} locations ahead", step.travelled - least, who=names[seat]
        )
        if step.travelled > least
        else names[seat]
        for step, seat in standing
    ]
    return words.say("On the track, the last one first: {figures}.", figures="; ".join(places))


def _goals(words: Words, position: Position) -> str:
    goals = [position.terms.goals[number] for number in position.goals]
    if position.terms.simple is not None:
        return words.say("Open goals: {goals}.", goals="; ".join(goal_text(words, goal) for goal in goals))
    told = [
        words.count("{goal} ({number} point)", "{goal} ({number} points)", goal.points, goal=goal_text(words, goal))
        for goal in goals
    ]
    return words.say("Open goals: {goals}.", goals="; ".join(told))


def _finals(words: Words, position: Position, names: Sequence[str]) -> Iterator[str]:
    for final, worths in zip(position.terms.finals, final_worths(position), strict=True):
        now = ", ".join(f"{name} {points}" for name, points in zip(names, worths, strict=True))
        yield words.say(
            "Final tile {name}: {text}. Now: {now}.",
            name=final_name(words, final.name),
            text=final_text(words, final),
            now=now,
        )


def _monster(words: Words, position: Position, seat: int) -> Iterator[str]:
    monster, terms = position.monsters[seat], position.terms
    tiles = [terms.tiles[number] for number in monster.tiles]
    levels = ", ".join(f"{part_name(words, part)} {monster.levels[part]}" for part in range(len(PARTS)))
    yield words.say("Levels: {levels}.", levels=levels)
    if held := ", ".join(_collected(words, position, seat, tiles)):
        yield words.say("Collected: {things}.", things=held)
    if terms.simple is None and (hearts := _hearts(words, position, seat, tiles)):
        yield hearts
    wants = [want_text(words, WANTS[tile.want]) for tile in tiles if tile.kind is Kind.WANT]
    if wants:
        yield words.say("Wants: {wants}.", wants="; ".join(wants))
    if monster.goals:
        goals = "; ".join(goal_text(words, terms.goals[number]) for number in monster.goals)
        yield words.say("Goals reached: {goals}.", goals=goals)


def _collected(words: Words, position: Position, seat: int, tiles: Sequence[Tile]) -> Iterator[str]:
    """Diamonds, rungs, bed symbols and visits; lines count tiles, so in the full game these are told as well."""
    monster, full = position.monsters[seat], position.terms.simple is None
    if any(monster.gems):
        yield diamonds(words, monster.gems)
    kinds = Counter(tile.kind for tile in tiles)
    if monster.rungs:
        rungs = words.count("{number} rung", "{number} rungs", monster.rungs)
        yield _with_tiles(words, rungs, kinds[Kind.PLAY]) if full else rungs
    if monster.beds:
        beds = words.count("{number} bed symbol", "{number} bed symbols", monster.beds)
        yield _with_tiles(words, beds, kinds[Kind.BED]) if full else beds
    if monster.visits:
        yield words.count("{number} visit to the witch doctor", "{number} visits to the witch doctor", monster.visits)


def _with_tiles(words: Words, what: str, tiles: int) -> str:
    return words.count("{what} on {number} tile", "{what} on {number} tiles", tiles, what=what)


def _hearts(words: Words, position: Position, seat: int, tiles: Sequence[Tile]) -> str:
    """The hearts that count, and the diamonds that more of them wait for; empty without any hearts."""
    gems = position.monsters[seat].gems
    counting = sum(line.points for line in lines(position)[seat] if line.label in (HEARTS, LINKED))
    links = [sum(tile.link == colour for tile in tiles) for colour in range(len(COLOURS))]
    waiting = [max(0, links[colour] - gems[colour]) for colour in range(len(COLOURS))]
    if any(waiting):
        return words.count(
            "{number} heart counts; more would with {diamonds}.",
            "{number} hearts count; more would with {diamonds}.",
            counting,
            diamonds=diamonds(words, waiting),
        )
    return words.count("{number} heart counts.", "{number} hearts count.", counting) if counting else ""
