"""What is to be seen on the table now: a value that follows from the state."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.core.protocol import Seat
from game.rules.monster_baby_rescue.monsters import MEASURES, Monster
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import GONE, Choice, Position, is_ending, left
from game.rules.monster_baby_rescue.scoring import final_worths, totals
from game.rules.monster_baby_rescue.tiles import COLOURS, WANTS, Kind, Tile
from game.rules.monster_baby_rescue.turns import rearmost
from game.tables.monster_baby_rescue import sayings
from game.tables.monster_baby_rescue.board_panel import Board
from game.tables.monster_baby_rescue.goals_panel import FinalTile, Goals, GoalTile
from game.tables.monster_baby_rescue.row_panel import Row, Slot
from game.tables.monster_baby_rescue.seats_panel import Other
from game.tables.monster_baby_rescue.sheet_panel import Heap, Sheet
from game.tables.monster_baby_rescue.state import FINAL, GEM, GOAL, PART, PILE, TILE, State
from game.tables.monster_baby_rescue.things_panel import Line, Things
from game.tables.monster_baby_rescue.track_panel import Track, standing
from game.tables.saying import Saying, refused
from game.tables.table import Room
from game.telling.monster_baby_rescue_things import tile_text

MOST_ICONS = 7
"""So many equal icons are drawn at most; the number says the rest."""


class Look(NamedTuple):
    """Everything that is drawn."""

    track: Track
    board: Board
    row: Row
    things: Things
    goals: Goals
    others: Sequence[Other]
    sheet: Sheet | None


def look(room: Room, state: State) -> Look:
    """What is to be seen."""
    drawn, points = state.drawn, totals(state.drawn)
    return Look(
        track=_track(room, state),
        board=_board(room, state, points),
        row=_row(room, state),
        things=_things(room, state),
        goals=_goals(room, state),
        others=[_other(room, state, seat, points[seat]) for seat in state.others],
        sheet=_sheet(room, state, drawn),
    )


# ------------------------------------------------------- track


def after(state: State, move: Move) -> Position:
    """The position after a move, as the seat whose turn it is may know it."""
    seen = state.game.seen_by(state.position, Seat(state.position.seat))
    found: Position = state.game.play(seen, move)
    return found


def next_seat(state: State, move: Move) -> Seat | None:
    """Who acts after a move; the figure's place follows from the move alone (MB4)."""
    then = after(state, move)
    if then.end is not None:
        return None
    return Seat(rearmost(then.track))


def _track(room: Room, state: State) -> Track:
    drawn, locations = state.drawn, state.position.terms.locations
    figures = standing(drawn.track, locations)
    stands = drawn.track[drawn.seat] if drawn.end is None else None
    move, preview = state.aimed, None
    if move is not None and move.deed is Deed.TAKE and not is_ending(state.position):
        seat = Seat(state.position.seat)
        preview = next((one for one in standing(after(state, move).track, locations) if one[0] == seat), None)
    number = left(state.drawn)
    return Track(
        figures=figures,
        marker=figures[0][1] if figures else None,
        names=sayings.locations(room.words),
        acting=None if stands is None else stands.travelled % locations,
        pile=sayings.pile(room.words, number) or (sayings.last_turns(room.words) if drawn.end is None else ""),
        pile_focused=state.focus == PILE,
        preview=preview,
    )


# ------------------------------------------------------- board


def _board(room: Room, state: State, points: Sequence[int]) -> Board:
    seat, drawn = state.shown, state.drawn
    sitter, mine = room.sitters[seat], state.shown == state.seat
    parts = [move.what for move in state.legal if move.deed is Deed.IMPROVE] if mine else []
    return Board(
        seat=seat,
        name=sitter.name,
        second=sitter.second,
        kind=state.kinds[seat],
        levels=drawn.monsters[seat].levels,
        points=points[seat],
        acting=drawn.end is None and drawn.seat == seat,
        hidden=seat in state.popping,
        parts=tuple(parts),
        chosen=state.focused(PART),
        names=sayings.parts(room.words),
    )


def _other(room: Room, state: State, seat: Seat, points: int) -> Other:
    drawn = state.drawn
    return Other(
        seat=seat,
        name=room.sitters[seat].name,
        kind=state.kinds[seat],
        levels=drawn.monsters[seat].levels,
        points=points,
        things=tuple((line.sign or line.icons[0], line.number) for line in collected(drawn, seat)),
        acting=drawn.end is None and drawn.seat == seat,
        opened=state.viewed == seat,
        hidden=seat in state.popping,
    )


# ------------------------------------------------------- row


def _row(room: Room, state: State) -> Row:
    drawn, terms = state.drawn, state.position.terms
    tiles = [None if number == GONE else terms.tiles[number] for number in drawn.row]
    ending, chosen = is_ending(drawn), state.focused(TILE)
    taking = state.seat is not None and state.position.choice is Choice.NONE
    slots = [
        Slot(tile, None if ending or tile is None else terms.prices[place], chosen == place, taking)
        for place, tile in enumerate(tiles)
    ]
    viewer = state.shown
    saying, loud = _saying(room, state)
    return Row(
        slots=slots,
        kind=state.kinds[viewer],
        levels=drawn.monsters[viewer].levels,
        names=["" if tile is None else sayings.tile_name(room.words, tile) for tile in tiles],
        saying=saying,
        loud=loud,
    )


def _saying(room: Room, state: State) -> tuple[Saying | None, bool]:
    """What is said of what is in focus, a refusal before all, then a hint; these two must be read."""
    if state.refused is not None:
        return refused(room.words, state.refused), True
    move = state.aimed
    if state.hint is not None and (move is None or move == state.hint.move):
        return state.hint.saying, True
    found = _of_move(room, state, move) if move is not None else _of_thing(room, state)
    if found is None and state.last is not None and room.show_last and not state.busy:
        return _of_last(room, state), False
    return found, False


def _of_move(room: Room, state: State, move: Move) -> Saying:
    words, position = room.words, state.position
    if move.deed is Deed.IMPROVE:
        return sayings.of_part(words, move.what, position.monsters[position.seat].levels[move.what] + 1)
    if move.deed is Deed.GEM:
        return sayings.of_gem(words, move.what, position.supply[move.what])
    tile = position.terms.tiles[position.row[move.what]]
    price = None if is_ending(position) else position.terms.prices[move.what]
    names = [sitter.name for sitter in room.sitters]
    saying = sayings.taking(words, tile, price, sayings.who_next(names, next_seat(state, move)))
    return saying if state.aim is None else sayings.again(words, saying)


def _of_thing(room: Room, state: State) -> Saying | None:
    words, position = room.words, state.position
    number = state.focused(TILE)
    if number is not None and position.row[number] != GONE:
        tile = position.terms.tiles[position.row[number]]
        return Saying(sayings.capital(tile_text(words, tile)))
    number = state.focused(GOAL)
    if number is not None:
        taker = _taker(state.drawn, number)
        name = "" if taker is None else room.sitters[taker].name
        return sayings.of_goal(words, position.terms.goals[number], state.drawn.monsters[state.shown], name)
    number = state.focused(FINAL)
    if number is not None:
        now = final_worths(state.drawn)[number][state.shown]
        return sayings.of_final(words, position.terms.finals[number], now)
    return None


def _of_last(room: Room, state: State) -> Saying:
    step = state.last
    assert step is not None
    what = room.telling.move(room.words, step.before, step.move)
    return Saying(room.words.say("Last move: {name}", name=room.sitters[step.seat].name), sayings.capital(what))


# ------------------------------------------------------- what was collected


def _things(room: Room, state: State) -> Things:
    gems: list[tuple[str, str]] = []
    if state.choosing is Choice.GEM and state.shown == state.seat:
        gems = [(f"diamond_{name}", sayings.letter(room.words, colour)) for colour, name in enumerate(COLOURS)]
    return Things(tuple(collected(state.drawn, state.shown)), tuple(gems), state.focused(GEM))


def collected(drawn: Position, seat: Seat) -> list[Line]:
    """Rungs, bed symbols, visits, diamonds; in the full game tiles in brackets, wants and hearts as well."""
    terms, monster = drawn.terms, drawn.monsters[seat]
    tiles = [terms.tiles[number] for number in monster.tiles]
    full, kinds = terms.simple is None, Counter(tile.kind for tile in tiles)

    def bracket(kind: Kind) -> str:
        return f"({kinds[kind]})" if full and kinds[kind] else ""

    red, green = monster.gems
    lines = [
        Line(
            ("care_rungs_1",) * min(monster.rungs, MOST_ICONS) or ("care_rungs_1",),
            str(monster.rungs),
            bracket(Kind.PLAY),
        ),
        Line(
            ("care_beds_1",) * min(monster.beds, MOST_ICONS) or ("care_beds_1",), str(monster.beds), bracket(Kind.BED)
        ),
        Line(("care_doctor",) * min(monster.visits, MOST_ICONS) or ("care_doctor",), str(monster.visits)),
        Line(
            ("diamond_red",) * min(red, 4) + ("diamond_green",) * min(green, 4) or ("diamond_choice",),
            str(red + green),
            _waiting(tiles, monster) if full else "",
        ),
    ]
    return [*lines, _hearts(tiles, monster)] if full else lines


def _waiting(tiles: Sequence[Tile], monster: Monster) -> str:
    """How many diamonds more its tiles want, as `+2`."""
    links = [sum(tile.link == colour for tile in tiles) for colour in range(len(COLOURS))]
    more = sum(max(0, links[colour] - monster.gems[colour]) for colour in range(len(COLOURS)))
    return f"(+{more})" if more else ""


def _hearts(tiles: Sequence[Tile], monster: Monster) -> Line:
    """Wants, hearts and linked ones; the number is that of hearts which count."""
    wants = tuple(f"want_{WANTS[tile.want]}" for tile in tiles if tile.kind is Kind.WANT)
    hearts = sum(tile.hearts for tile in tiles)
    links = [sum(tile.link == colour for tile in tiles) for colour in range(len(COLOURS))]
    counting = sum(min(links[colour], monster.gems[colour]) for colour in range(len(COLOURS)))
    linked = tuple(f"heart_linked_{name}" for colour, name in enumerate(COLOURS) for _ in range(min(2, links[colour])))
    return Line((*wants, *("heart",) * min(hearts, 3), *linked) or ("heart",), str(hearts + counting), sign="heart")


# ------------------------------------------------------- goals


def _taker(drawn: Position, number: int) -> Seat | None:
    return next((Seat(seat) for seat, monster in enumerate(drawn.monsters) if number in monster.goals), None)


def _goals(room: Room, state: State) -> Goals:
    drawn, terms = state.drawn, state.position.terms
    mine, goal_focus, final_focus = drawn.monsters[state.shown], state.focused(GOAL), state.focused(FINAL)
    goals = []
    for number, goal in enumerate(terms.goals):
        taker = _taker(drawn, number)
        goals.append(
            GoalTile(
                picture=sayings.goal_picture(goal),
                needed=sayings.goal_number(goal),
                points=goal.points if terms.simple is None else None,
                taken=taker,
                close=taker is None and MEASURES[goal.test](mine) == goal.least - 1,
                focused=goal_focus == number,
            )
        )
    worths = final_worths(drawn)
    finals = [
        FinalTile(sayings.final_picture(final), worths[number][state.shown], final_focus == number)
        for number, final in enumerate(terms.finals)
    ]
    return Goals(goals, finals)


# ------------------------------------------------------- sheets


def _sheet(room: Room, state: State, drawn: Position) -> Sheet | None:
    """The tiles of a seat or of the pile."""
    if state.sheet is None:
        return None
    terms, kind = state.position.terms, state.kinds[state.mine]
    if state.sheet == PILE:
        heaps = _heaps([terms.tiles[number] for number in sorted(drawn.deck)])
        return Sheet(sayings.to_come(room.words), heaps, (), kind, (0, 0, 0))
    seat = Seat(int(str(state.sheet)))
    monster = drawn.monsters[seat]
    heaps = _heaps([terms.tiles[number] for number in monster.tiles])
    goals = [sayings.goal_picture(terms.goals[number]) for number in monster.goals]
    title = sayings.board_of(room.words, room.sitters[seat].name)
    return Sheet(title, heaps, goals, state.kinds[seat], monster.levels)


def _heaps(tiles: Sequence[Tile]) -> list[Heap]:
    """Equal ones on one another, by kind."""
    plain = sorted(
        (tile._replace(name="", mark=0) for tile in tiles), key=lambda tile: (tile.kind, tile.part, *tile[2:])
    )
    return [Heap(tile, number) for tile, number in Counter(plain).items()]
