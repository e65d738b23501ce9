"""A step as motion: the tile flies to its monster, which is glad; the figure hops on; the row closes up."""

from collections.abc import Callable, Iterator

from game.core.protocol import Seat
from game.play.match import Step
from game.rules.monster_baby_rescue.events import Dealt, GoalReached, Improved, Taken, Walked
from game.rules.monster_baby_rescue.position import GONE, Position
from game.shell.scene import Mover
from game.shell.theme import Move as Stroke
from game.shell.tween import EASES
from game.tables.carry import Carry, Way
from game.tables.monster_baby_rescue.looking import Look
from game.tables.monster_baby_rescue.pieces import POPS, Pieces
from game.tables.monster_baby_rescue.spread import Spread
from game.tables.monster_baby_rescue.state import State
from game.tables.monster_baby_rescue.track_panel import standing
from game.tables.motion import Clip, Together

ARC, HOP = 60.0, 22.0
"""How high a tile flies, and a figure hops."""


class Cheer(Clip):
    """A monster that has just got better grows for a moment, and is as before."""

    lingers = True

    def __init__(
        self,
        seconds: float,
        pieces: Pieces,
        what: tuple[str, tuple[int, ...], float],
        feet: tuple[float, float],
        begin: Callable[[], None],
        ended: Callable[[], None],
    ) -> None:
        super().__init__(seconds, begin, ended)
        self.pieces, self.what, self.feet = pieces, what, feet

    def movers(self, seconds: float) -> Iterator[Mover]:
        """The monster in its present size."""
        step = min(len(POPS) - 1, int(len(POPS) * seconds / self.length))
        sprite, scale = self.pieces.popped(*self.what, step), self.pieces.canvas.scale
        yield Mover(sprite.image, *sprite.at(self.feet[0] * scale, self.feet[1] * scale))


class Showing:
    """Makes the clips of one step; they change what is drawn as the events are seen."""

    def __init__(self, spread: Spread, state: State, look: Look) -> None:
        self.spread, self.state, self.look = spread, state, look
        self.kit = spread.room.kit

    def clips(self, step: Step) -> list[Clip]:
        """One after the other; at the end exactly the position is drawn."""
        clips: list[Clip] = []
        for event in step.events:
            if isinstance(event, Taken):
                clips.append(self._taking(step, event))
            elif isinstance(event, Walked):
                clips += self._walking(step, event)
            elif isinstance(event, Improved):
                clips += self._cheering(step, event.seat)
            elif isinstance(event, GoalReached):
                clips.append(Clip(0.0, self._sound("square"), lambda: self._draw(goals=step.after)))
            elif isinstance(event, Dealt):
                clips += self._closing(step)
        return clips

    def _stroke(self, name: str) -> tuple[float, Stroke]:
        move = self.kit.theme.motion.game["monster_baby_rescue"][name]
        return self.kit.pace.seconds(move.ms), move

    def _sound(self, name: str) -> Callable[[], None]:
        def sound() -> None:
            self.kit.audio.play(name)

        return sound

    def _draw(self, **changes: object) -> None:
        """Let something lie as it does now; goals and monsters are taken from a later position."""
        later = changes.pop("goals", None)
        if isinstance(later, Position):
            changes["monsters"], changes["goals"] = later.monsters, later.goals
        self.state.drawn = self.state.drawn._replace(**changes)  # type: ignore[arg-type]

    # -------------------------------------------------- tiles

    def _taking(self, step: Step, event: Taken) -> Clip:
        """From the row to the monster; what it gives is there when it arrives."""
        seconds, stroke = self._stroke("tile")
        place, spread, state = event.place - 1, self.spread, self.state

        def left() -> None:
            row = state.drawn.row
            self._draw(row=(*row[:place], GONE, *row[place + 1 :]))
            self.kit.audio.play("paper")

        def arrived() -> None:
            monsters = state.drawn.monsters
            seat, now = event.seat, step.after.monsters[event.seat]
            grown = now._replace(levels=monsters[seat].levels, goals=monsters[seat].goals)
            self._draw(monsters=(*monsters[:seat], grown, *monsters[seat + 1 :]))
            self.kit.audio.play("land")

        target = spread.feet(event.seat, state.shown, state.others)
        if not seconds or target is None or state.sheet is not None:
            return Clip(0.0, left, arrived)
        (x, y), high = target
        sprite = spread.row.sprite(event.tile, self.look.row)
        way = Way(spread.row.tile_rect(place).centre, (x, y - high * 0.4), ARC, seconds, EASES[stroke.ease])
        return Carry(way, (sprite,), None, spread.canvas.scale, left, arrived)

    def _closing(self, step: Step) -> list[Clip]:
        """The dearer tiles slide to the gap, the new one comes from above."""
        seconds, stroke = self._stroke("row")
        state, spread = self.state, self.spread
        gap = step.move.what if step.move.text.startswith("take") else self._gap()

        def begin() -> None:
            row = state.drawn.row
            self._draw(row=(*row[:gap], *(GONE,) * (len(row) - gap)))

        def ended() -> None:
            self._draw(row=step.after.row, deck=step.after.deck, turns=step.after.turns)
            self.kit.audio.play("slide")

        if not seconds or gap is None or state.sheet is not None:
            return [Clip(0.0, ended=ended)]
        ease, tiles = EASES[stroke.ease], step.after.terms.tiles
        lines: list[tuple[float, list[Clip]]] = []
        for place in range(gap, len(step.after.row)):
            sprite = spread.row.sprite(tiles[step.after.row[place]], self.look.row)
            end = spread.row.tile_rect(place).centre
            last = place == len(step.after.row) - 1
            start = (end[0], spread.plan.track.centre[1]) if last else spread.row.tile_rect(place + 1).centre
            way = Way(start, end, 0.0, seconds * (2 if last else 1), ease)
            lines.append((0.0, [Carry(way, (sprite,), None, spread.canvas.scale)]))
        return [Clip(0.0, begin), Together(lines), Clip(0.0, ended=ended)]

    def _gap(self) -> int:
        """The place from which the tile was taken whose choice has just been made."""
        row = self.state.drawn.row
        return row.index(GONE) if GONE in row else len(row) - 1

    # -------------------------------------------------- figures and monsters

    def _walking(self, step: Step, event: Walked) -> list[Clip]:
        """Location by location."""
        seconds, stroke = self._stroke("hop")
        state, spread, seat = self.state, self.spread, event.seat
        locations = step.after.terms.locations

        def begin() -> None:
            track = state.drawn.track
            self._draw(track=(*track[:seat], None, *track[seat + 1 :]))

        def ended() -> None:
            self._draw(track=step.after.track)
            self.kit.audio.play("stone")

        if not seconds:
            return [Clip(0.0, begin, ended)]
        before = next(one for one in standing(step.before.track, locations) if one[0] == seat)
        after = next(one for one in standing(step.after.track, locations) if one[0] == seat)
        start = event.travelled - event.steps
        stops = [spread.track.foot(before[1], before[2])]
        stops += [spread.track.foot((start + hop) % locations, after[2]) for hop in range(1, event.steps + 1)]
        figure, ease = spread.pieces.figure(seat, spread.track.figure), EASES[stroke.ease]
        clips: list[Clip] = []
        for number in range(event.steps):
            way = Way(stops[number], stops[number + 1], HOP, seconds, ease)
            done = ended if number == event.steps - 1 else self._sound("knock")
            clips.append(Carry(way, (figure,), None, spread.canvas.scale, begin, done))
        return clips

    def _cheering(self, step: Step, seat: Seat) -> list[Clip]:
        seconds, _ = self._stroke("cheer")
        state, spread = self.state, self.spread
        levels = step.after.monsters[seat].levels

        def begin() -> None:
            monsters = state.drawn.monsters
            self._draw(monsters=(*monsters[:seat], monsters[seat]._replace(levels=levels), *monsters[seat + 1 :]))
            state.popping = frozenset({seat})
            self.kit.audio.play("turn")

        def ended() -> None:
            state.popping = frozenset()

        target = spread.feet(seat, state.shown, state.others)
        if not seconds or target is None:
            return [Clip(0.0, begin, ended)]
        (x, y), high = target
        what = (state.kinds[seat], levels, high)
        return [Cheer(seconds, spread.pieces, what, (x, y), begin, ended)]
