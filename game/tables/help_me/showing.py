"""A step as motion: the stack that slides, and at the end who protected whom and what every stack brings."""

from collections.abc import Callable

from game.core.events import Ended
from game.play.match import Step
from game.rules.help_me.board import NUMBERS
from game.rules.help_me.events import Revealed, StackMoved
from game.rules.help_me.tiles import CREATURES
from game.shell.tween import EASES
from game.tables.help_me.drawn import Drawn, Worth, worths
from game.tables.help_me.slide import Slide, Strokes
from game.tables.help_me.spread import Spread
from game.tables.help_me.turning import Turn
from game.tables.motion import Clip

PAUSE_MS, COUNT_MS, AFTER_MS = 500.0, 620.0, 900.0
"""Before the creatures are turned up; for each stack that is counted; and to look at it all."""


class Showing:
    """Makes the clips of one step; they change `drawn` as the events are seen."""

    def __init__(self, spread: Spread, drawn: Drawn) -> None:
        self.spread, self.drawn = spread, drawn
        self.kit = spread.room.kit

    def clips(self, step: Step) -> list[Clip]:
        """One after the other."""
        clips: list[Clip] = []
        for event in step.events:
            if isinstance(event, StackMoved):
                clips.append(self._slide(event))
            elif isinstance(event, Revealed) and step.before.creatures[event.seat] is None:
                clips.append(self._turn(event))
            elif isinstance(event, Ended):
                clips += [self._count(square, worth) for square, worth in worths(step.after).items()]
                clips.append(Clip(self.kit.pace.seconds(AFTER_MS)))
        return clips

    def _slide(self, event: StackMoved) -> Clip:
        source, target = (self.spread.cell(NUMBERS[name]) for name in (event.source, event.target))
        moved = self.drawn.stacks[source.square]
        height = moved.height + self.drawn.stacks[target.square].height
        move, pace = self.kit.theme.motion.game["help_me"], self.kit.pace
        arc = move["slide"].travel / 126 * source.tile
        lift, push, land = (pace.seconds(move[name].ms) for name in ("lift", "slide", "land"))
        strokes = Strokes(lift, push, land, EASES[move["slide"].ease], arc)

        def leave() -> None:
            self.kit.audio.play("slide")
            self.drawn.leave(event)

        return Slide(
            self.spread.board,
            (source, target),
            moved,
            height,
            strokes,
            leave,
            self._sound("knock"),
            lambda: self.drawn.arrive(event, moved),
        )

    def _turn(self, event: Revealed) -> Clip:
        """A seat's creatures are turned up, one after the other."""
        seat = int(event.seat)
        creatures = [CREATURES.index(name) for name in event.creatures]
        seconds = self.kit.pace.seconds(self.kit.theme.motion.game["help_me"]["flip"].ms)

        def ended() -> None:
            self.drawn.turning.discard(seat)
            self.drawn.turned.add(seat)

        return Turn(
            self.spread.panels[seat],
            seat,
            creatures,
            seconds,
            self._sound("paper"),
            lambda: self.drawn.turning.add(seat),
            ended,
        )

    def _count(self, square: int, worth: Worth) -> Clip:
        """A stack is counted."""

        def begin() -> None:
            self.kit.audio.play("knock")
            self.drawn.counted = {**self.drawn.counted, square: worth}

        return Clip(self.kit.pace.seconds(COUNT_MS), begin)

    def _sound(self, name: str) -> Callable[[], None]:
        def sound() -> None:
            self.kit.audio.play(name)

        return sound
