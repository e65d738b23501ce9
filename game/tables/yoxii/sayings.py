"""The few words on the table: what the game would come to, what a choice would bring, how it ended."""

from game.rules.yoxii.board import NEIGHBOURS
from game.rules.yoxii.game import Yoxii
from game.rules.yoxii.moves import Move
from game.rules.yoxii.position import Position, free, points
from game.tables.saying import Saying
from game.tables.yoxii.reckoning import Reckoned
from game.telling.yoxii_ending import other_could
from game.words import Words

_RULES = Yoxii()


def title(words: Words, reckoned: Reckoned, there: bool, over: bool) -> str:
    """What a sum is; where both have as many points, what decides (YX8)."""
    if reckoned.level and reckoned.addends:
        number = len(reckoned.addends)
        return words.count("Level: {number} piece", "Level: {number} pieces", number)
    if over:
        return words.say("It ended here")
    return words.say("If it ended there") if there else words.say("If it ended here")


def titles(words: Words) -> list[str]:
    """Everything `title` may say, to measure how much room that takes."""
    level = [Reckoned((4,) * number, True, False) for number in (1, 2, 5)]
    return [
        *(title(words, reckoned, False, False) for reckoned in level),
        words.say("It ended here"),
        words.say("If it ended here"),
        words.say("If it ended there"),
    ]


def promise(words: Words, position: Position, move: Move) -> Saying | None:
    """What a move would bring beyond the obvious."""
    after = _RULES.play(position, move)
    if not move.value:
        if free(after) & NEIGHBOURS[after.totem]:
            return None
        return Saying(words.say("No free square there"), words.say("then place your piece anywhere"))
    if after.end is None:
        return None
    own, other = points(after, position.seat), points(after, 1 - position.seat)
    if len(after.end.winners) > 1:
        second = words.say("{own} to {other}: a draw", own=own, other=other)
    elif after.end.winners[0] == position.seat:
        second = words.say("{own} to {other}: you win", own=own, other=other)
    else:
        second = words.say("{own} to {other}: you lose", own=own, other=other)
    return Saying(words.say("Closes the totem in"), second)


def again(words: Words, saying: Saying | None, move: Move) -> Saying:
    """What a second tap on the same square does, after a first one."""
    press = words.say("Press again to place") if move.value else words.say("Press again to move")
    return Saying(press) if saying is None else Saying(saying.title, press)


def picked_up(words: Words) -> Saying:
    """Totem or piece is picked up."""
    return Saying(words.say("Where shall it go?"), words.say("press again to put it down"))


def ended(words: Words, position: Position, names: tuple[str, str]) -> Saying:
    """Who is stuck, even if the other one isn't (YX6)."""
    stuck, other = position.seat, 1 - position.seat
    saying = words.say("{name} can't move the totem", name=names[stuck])
    if other_could(position):
        return Saying(saying, words.say("{name} still could, but it isn't their turn", name=names[other]))
    return Saying(saying, words.say("the pieces next to it count"))
