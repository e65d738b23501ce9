"""The few words on the table: what is left, what a choice would bring, what happened last."""

from game.rules.pylos.board import APEX, CELLS, HIDES, RESTING, SQUARES, level_of
from game.rules.pylos.moves import Kind, Move
from game.rules.pylos.position import SHAPES, Position, balls
from game.tables.saying import Saying, last_by
from game.words import Words


def left(words: Words, seat: int, number: int) -> str:
    """What the number of a tray counts; the number itself stands before it."""
    if seat:
        return words.count("dark ball left", "dark balls left", number)
    return words.count("light ball left", "light balls left", number)


def shapes(position: Position, move: Move) -> list[int]:
    """The squares and lines that would pay for a place or a raise (PY6), as sets of cells."""
    if move.kind not in (Kind.PLACE, Kind.RAISE):
        return []
    own = balls(position, position.seat) ^ move.change
    return [shape for shape in SHAPES[position.rules][move.cell] if own & shape == shape]


def promise(words: Words, position: Position, move: Move) -> Saying | None:
    """What a move would bring beyond the obvious."""
    if move.kind is Kind.TAKE_BACK:
        return Saying(words.say("Back into your reserve"))
    if move.cell == APEX:
        return Saying(words.say("The top of the pyramid"), words.say("this ball wins the game"))
    earned = shapes(position, move)
    if earned:
        return Saying(_completes(words, position.seat, earned), words.say("then take back 1 or 2 balls"))
    if move.kind is Kind.RAISE:
        return Saying(words.say("Up to level {level}", level=level_of(move.cell)), words.say("saves one ball"))
    return None


def _completes(words: Words, seat: int, earned: list[int]) -> str:
    if len(earned) > 1:
        return words.say("Completes several shapes")
    if earned[0] in SQUARES:
        return words.say("Completes a dark square") if seat else words.say("Completes a light square")
    return words.say("Completes a dark line") if seat else words.say("Completes a light line")


def again(words: Words, saying: Saying | None, kind: Kind) -> Saying:
    """What a second tap on the same place does, after a first one."""
    press = words.say("Press again to take back") if kind is Kind.TAKE_BACK else words.say("Press again to place")
    return Saying(press) if saying is None or kind is Kind.TAKE_BACK else Saying(saying.title, press)


def beneath(words: Words, saying: Saying, seat: int) -> Saying:
    """The same words about a ball that hides one of that seat (PY12), which is named if there is room."""
    if saying.second:
        return saying
    return saying._replace(
        second=words.say("a dark ball lies right under it") if seat else words.say("a light ball lies right under it")
    )


def raisable(words: Words) -> Saying:
    """A ball that may be picked up."""
    return Saying(words.say("This ball can rise"), words.say("saves one of your balls"))


def picked_up(words: Words) -> Saying:
    """The ball that is picked up."""
    return Saying(words.say("Where shall it go?"), words.say("press again to put it down"))


def ball(words: Words, seat: int, cell: int, filled: int, hidden: bool) -> Saying:
    """Any ball, while the levels are lifted and one looks around."""
    level = level_of(cell)
    if seat:
        title = words.say("Dark ball, level {level}", level=level)
    else:
        title = words.say("Light ball, level {level}", level=level)
    carried = (filled & RESTING[cell]).bit_count()
    if carried:
        return Saying(title, words.count("carries {number} ball", "carries {number} balls", carried))
    if hidden or any(under == cell and filled >> upper & 1 for upper, under in HIDES.items()):
        return Saying(title, words.say("hidden while the pyramid is whole"))
    return Saying(title, words.say("carries nothing"))


def longest_last(words: Words) -> str:
    """The longest that `last` says, to measure how much room it takes."""
    texts = (words.say("Placed on level {level}", level=3), words.say("Raised to level {level}", level=3))
    return max(*texts, words.say("Took one ball back"), key=len)


def last(words: Words, name: str, move: Move) -> Saying:
    """Who did what last."""
    title = last_by(words, name)
    if move.kind is Kind.PLACE:
        return Saying(title, words.say("Placed on level {level}", level=level_of(move.cell)))
    if move.kind is Kind.RAISE:
        return Saying(title, words.say("Raised to level {level}", level=level_of(move.cell)))
    if move.kind is Kind.TAKE_BACK:
        return Saying(title, words.say("Took a ball back"))
    return Saying(title, words.say("Took one ball back"))


def level_chip(words: Words, level: int, filled: int) -> Saying:
    """Name of a level and how full it is."""
    cells = [cell for cell in CELLS if level_of(cell) == level]
    there = sum(filled >> cell & 1 for cell in cells)
    if level == level_of(APEX):
        return Saying(words.say("Apex"), words.say_in("level", "filled") if there else words.say_in("level", "empty"))
    title = words.say("Level {level}", level=level)
    return Saying(title, words.say("{number} of {all}", number=there, all=len(cells)))


def promises(words: Words) -> list[Saying]:
    """Everything a bubble over the whole pyramid may say, to measure how much room that takes."""
    earned = words.say("then take back 1 or 2 balls")
    titles = [_completes(words, seat, shape) for seat in (0, 1) for shape in ([SQUARES[0]], [0])]
    return [
        *(Saying(title, earned) for title in titles),
        Saying(_completes(words, 0, [0, 0]), earned),
        Saying(words.say("The top of the pyramid"), words.say("this ball wins the game")),
        Saying(words.say("Up to level {level}", level=2), words.say("saves one ball")),
        *(beneath(words, Saying(words.say("Press again to take back")), seat) for seat in (0, 1)),
        raisable(words),
        picked_up(words),
    ]
