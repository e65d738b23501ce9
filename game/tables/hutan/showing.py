"""A step as motion: cards are taken, plants come up one after the other, areas shine when they are done."""

from collections.abc import Callable, Sequence

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.hutan.events import HabitatCompleted, Invited, Planted, Taken
from game.rules.hutan.flowers import COLOURS
from game.rules.hutan.grid import BY_NAME, union
from game.rules.hutan.scoring import COMPLETE, standing
from game.shell.assets import Sprite
from game.shell.layout import Rect
from game.shell.theme import Move
from game.shell.tween import EASES
from game.tables.carry import Carry, Way
from game.tables.hutan.drawn import Thing, place
from game.tables.hutan.forest_painter import standing_sprite
from game.tables.hutan.ground import place_of
from game.tables.hutan.growing import Growing, Hop, Shine, heights, unfolding
from game.tables.hutan.spread import Spread
from game.tables.hutan.state import State, others_of
from game.tables.motion import Clip

HOP = 1.1
"""An animal comes from so many squares away."""


class Showing:
    """Makes the clips of one step; they change what is drawn as the events are seen."""

    def __init__(self, spread: Spread, state: State) -> None:
        self.spread, self.state, self.kit = spread, state, spread.room.kit

    def clips(self, step: Step) -> list[Clip]:
        """One after the other."""
        clips: list[Clip] = []
        for event in step.events:
            if isinstance(event, Taken):
                clips += self._taking(event)
            elif isinstance(event, Planted):
                clips += [self._planting(event), *self._done(step, event)]
            elif isinstance(event, Invited):
                clips.append(self._inviting(event))
            elif isinstance(event, HabitatCompleted):
                clips += self._shine(event.seat, union(BY_NAME[name] for name in event.squares), "square")
        return clips

    def _move(self, name: str) -> tuple[float, Move]:
        move = self.kit.theme.motion.game["hutan"][name]
        return self.kit.pace.seconds(move.ms), move

    def _sound(self, name: str) -> Callable[[], None]:
        def sound() -> None:
            self.kit.audio.play(name)

        return sound

    # -------------------------------------------------- where

    def _spot(self, seat: Seat, name: str) -> tuple[float, float, float] | None:
        """Middle and size of a square in the large forest or in a small one; None where neither is there."""
        square, spread = BY_NAME[name], self.spread
        if seat == self.state.shown:
            return *spread.forest.middle(square), spread.forest.size
        order = others_of(self.state)
        if seat not in order or (self.state.page is not None and not spread.canvas.portrait):
            return None
        found = spread.others.middle(order.index(seat), place_of(square))
        return found if found[2] > 4 else None

    def _px(self, x: float, y: float) -> tuple[float, float]:
        scale = self.spread.canvas.scale
        return x * scale, y * scale

    # -------------------------------------------------- plants

    def _planting(self, event: Planted) -> Clip:
        def grown() -> None:
            place(self.state.drawn[event.seat], event)

        spot = self._spot(event.seat, event.at)
        seconds, move = self._move("tree" if event.tree else "flower")
        sound = self._sound("land")
        if spot is None or not seconds:
            return Clip(0.0, sound, grown)
        x, y, size = spot
        pieces, colour = self.spread.pieces, COLOURS.index(event.colour)
        ease = EASES[move.ease]

        def pictures() -> Sequence[Sprite]:
            if event.tree:
                whole = pieces.plant("tree", colour, size)
                return [*(pieces.plant("tree", colour, size, high) for high in heights(ease)), whole]
            return pieces.grown(event.colour, size, lambda sprite: unfolding(sprite, ease))

        return Growing(seconds, pictures, self._px(x, y), sound, grown)

    def _inviting(self, event: Invited) -> Clip:
        def arrived() -> None:
            place(self.state.drawn[event.seat], event)
            self.kit.audio.play("stone")

        spot, (seconds, move) = self._spot(event.seat, event.at), self._move("animal")
        if spot is None or not seconds:
            return Clip(0.0, ended=arrived)
        x, y, size = spot
        thing = Thing("animal", COLOURS.index(event.colour))
        far = HOP * size * self.spread.canvas.scale
        return Hop(
            seconds,
            lambda: standing_sprite(self.spread.pieces, thing, size),
            self._px(x, y),
            far,
            EASES[move.ease],
            arrived,
        )

    def _done(self, step: Step, event: Planted) -> list[Clip]:
        """The area is complete now."""
        terms, square = step.after.terms, BY_NAME[event.at]
        area = next(area for area in terms.land.areas if area & square)
        before, after = (
            standing(terms.points, area, position.forests[event.seat]).what for position in (step.before, step.after)
        )
        return self._shine(event.seat, area, "square") if after == COMPLETE != before else []

    def _shine(self, seat: Seat, squares: int, sound: str) -> list[Clip]:
        seconds, _ = self._move("area")
        if seat != self.state.shown or not seconds:
            return [Clip(0.0, self._sound(sound))]
        return [Shine(seconds, lambda: self.spread.forest.outlined(squares), self._sound(sound))]

    # -------------------------------------------------- cards

    def _taking(self, event: Taken) -> list[Clip]:
        """A card flies to whoever took it; the person in front keeps it in sight among the others."""
        order, spread = others_of(self.state), self.spread
        seconds, move = self._move("card")
        number = next(reversed(self.state.takers), None)
        if event.seat not in order or not seconds or number is None or self.state.page is not None:
            return [Clip(0.0, self._sound("paper"))]
        start = spread.cards.slot_rect(number)
        end: Rect = spread.plan.others[order.index(event.seat)]
        sprite = spread.pieces.card(event.card, spread.plan.card)
        way = Way(start.centre, end.centre, move.travel, seconds, EASES[move.ease])
        return [Carry(way, (sprite,), None, spread.canvas.scale, self._sound("paper"))]
