"""A seat's creatures are turned up at the end, one after the other."""

from collections.abc import Callable, Iterator, Sequence

from game.shell.scene import Mover
from game.tables.help_me.creatures import TURNS
from game.tables.help_me.seat_panel import SeatPanel
from game.tables.motion import Clip, nothing


class Turn(Clip):
    """The creatures of one panel; each takes so many seconds."""

    def __init__(
        self,
        panel: SeatPanel,
        seat: int,
        creatures: Sequence[int],
        seconds: float,
        sound: Callable[[], None] = nothing,
        begin: Callable[[], None] = nothing,
        ended: Callable[[], None] = nothing,
    ) -> None:
        super().__init__(seconds * len(creatures), begin, ended)
        self.panel, self.seat, self.creatures, self.seconds = panel, seat, creatures, seconds
        self._sound, self._sounded = sound, 0

    def go(self, seconds: float) -> bool:
        """A sound for each."""
        while self._sounded < len(self.creatures) and self.seconds and seconds >= self._sounded * self.seconds:
            self._sounded += 1
            self._sound()
        return False

    def movers(self, seconds: float) -> Iterator[Mover]:
        """Those already turned, the one that turns, those still face down."""
        creatures = self.panel.creatures
        scale = creatures.canvas.scale
        for number, (creature, place) in enumerate(zip(self.creatures, self.panel.places, strict=False)):
            part = (seconds - number * self.seconds) / self.seconds if self.seconds else 1.0
            step = round(TURNS * min(1.0, max(0.0, part)))
            shadow = creatures.back_shadow(place.w)
            x, y = place.centre
            yield Mover(shadow.image, *shadow.at(x * scale, y * scale))
            sprite = creatures.turning(self.seat, creature, place.w, step)
            yield Mover(sprite.image, *sprite.at(x * scale, y * scale))
