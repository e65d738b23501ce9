"""Who plays, and with what: places round a table and what else can be chosen; Start is in focus from the beginning."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.core.protocol import Seat
from game.play.seat import Person
from game.play.settings import PACES
from game.scenes.devices import DevicesChip
from game.scenes.house import House
from game.scenes.names import Names
from game.scenes.option_grid import OptionGrid
from game.scenes.option_row import Choosable, OptionRow
from game.scenes.screen import Screen
from game.scenes.seat_card import STATES, SeatCard, SeatTold, state_width
from game.scenes.seat_plan import Plan
from game.scenes.seat_words import states, told
from game.scenes.start_button import StartButton
from game.scenes.tall_seat_card import TallSeatCard, roomy
from game.shell.input.wish import Connected, Device, DeviceKind, Disconnected, Input, Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Heading, title_role

GAP, HEAD_GAP, START_GAP, GROWTH = 16.0, 20.0, 30.0, 1.4
"""Between rows; below the heading; above Start; how much higher than need be a seat's card may become."""
ABREAST = 2
"""More places than that lie side by side where there is room."""
START_WIDE, START_HIGH, WIDEST, HIGHEST = 372.0, 168.0, 470.0, 620.0
"""Of Start beside the options, and of a card."""

PACE_WORDS = {
    0.0: lambda words: words.say_in("bot pace", "At once"),
    0.5: lambda words: words.say("0.5 s"),
    1.0: lambda words: words.say("1 s"),
    2.0: lambda words: words.say("2 s"),
}


class Lobby(Screen):
    """Subclasses say what is played, what can be chosen, what Start does; `look` is the game that lends its colours."""

    first: Hashable = StartButton.spot

    def __init__(self, house: House, look: str, plan: Plan) -> None:
        super().__init__(house)
        self.look, self.plan = look, plan
        self.plan.forget(self.inputs.pads)
        used = self.inputs.last_used
        self._wide = False
        self.host: Device | None = used if used.kind is DeviceKind.PAD else None

    # -------------------------------------------------- for subclasses

    def title(self) -> str:
        """What is played."""
        raise NotImplementedError

    def facts(self) -> str:
        """What stands beside Start."""
        return self.words.count("{number} player", "{number} players", len(self.plan.players))

    def note(self, seat: Seat) -> str:
        """What a seat plays with, or nothing."""
        return ""

    def choices(self) -> list[Choosable]:
        """What can be chosen beside the seats."""
        return [self._pace()]

    def go(self) -> str:
        """What the large button says."""
        return self.words.say("Start")

    def start(self) -> None:
        """Everybody is ready."""
        raise NotImplementedError

    def rules(self) -> Screen:
        """What HINT opens."""
        raise NotImplementedError

    # -------------------------------------------------- life

    def resume(self) -> None:
        """Back from the rules or a name: pads may have come or gone."""
        self._plugged()

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Heading; cards side by side with options and Start below them, or all of that in a column."""
        head, top = self._head(canvas)
        room = self.room(canvas, top)
        abreast = self._abreast(canvas, room)
        self._wide = bool(abreast)
        return [*head, *(abreast or self._column(canvas, room))]

    def _column(self, canvas: Canvas, room: Rect) -> list[Widget]:
        say, facts = self.go(), self.facts()
        width, height = StartButton.size(say, facts, self.kit, canvas)
        width = room.w if canvas.portrait else min(room.w, width)
        place = Rect(room.right - width, room.bottom - height, width, height)
        start = StartButton(place, say, facts, self.look, self.start, self.kit, canvas)
        column = room._replace(h=room.h - height - START_GAP)
        return [Listing(column, self._rows(canvas, column), GAP), start]

    def _abreast(self, canvas: Canvas, room: Rect) -> list[Widget]:
        """Where many may play and there is room; else nothing."""
        count = len(self.plan.places)
        if count <= ABREAST or canvas.portrait:
            return []
        width = min(WIDEST, (room.w - GAP * (count - 1)) / count)
        state = state_width(states(self.words), self.kit, canvas, STATES[-1], TallSeatCard.arrow, 16.0)
        options = OptionGrid(self.choices(), room.w - START_WIDE - GAP, self.kit, canvas)
        low = max(START_HIGH, options.height)
        high = min(room.h - low - START_GAP, HIGHEST)
        if not roomy(width, high, state, self.kit, canvas):
            return []
        spare = room.h - low - START_GAP - high
        y, x = room.y + spare / 3, room.x + (room.w - count * width - (count - 1) * GAP) / 2
        places = [Rect(x + at * (width + GAP), y, width, high) for at in range(count)]
        cards = [self._seat_card(at, state, canvas, TallSeatCard)(place) for at, place in enumerate(places)]
        below = Rect(room.x, room.bottom - low, room.w - START_WIDE - GAP, low)
        place = Rect(room.right - START_WIDE, below.y, START_WIDE, low)
        start = StartButton(place, self.go(), self.facts(), self.look, self.start, self.kit, canvas)
        return [*cards, *options.widgets(below), start]

    def _head(self, canvas: Canvas) -> tuple[list[Widget], float]:
        safe, title, question = canvas.safe, self.title(), self.words.say("Who plays?")
        role = title_role(title, safe.w - 26, self.kit, canvas, largest="game")
        name, second = self.kit.measure(title, role, canvas), self.kit.measure(question, "second", canvas)
        height = name[1] + second[1] - 16
        rect = Rect(safe.x, safe.y + 4, max(name[0], second[0]) + 26, height)
        chip = DevicesChip(self.kit, canvas, self.inputs, self.words, safe.right, rect.centre[1])
        self._heading = Heading(rect, title, f"accent.{self.look}", question, role)
        beside = chip.rect.x > rect.right + GAP
        self._line = Rect(rect.x, rect.y, (chip.rect.x - GAP if beside else safe.right) - rect.x, rect.h)
        self._explain()
        return [self._heading, chip] if beside else [self._heading], rect.bottom + HEAD_GAP

    def _explain(self) -> None:
        """Under the title: what the option in focus means, where the question stands else."""
        chosen = next((row for row in self.choices() if row.spot == self.focus.id), None)
        meaning = "" if chosen is None else chosen.meanings[chosen.chosen]
        wide = 26 + self.kit.measure(meaning, "second", self.canvas)[0] if meaning and self.canvas else 0.0
        self._heading.second = meaning if self._wide and 0 < wide <= self._line.w else self.words.say("Who plays?")

    def _rows(self, canvas: Canvas, room: Rect) -> list[tuple[float, Callable[[Rect], Widget]]]:
        rows = [self._row(choosable, room.w, canvas) for choosable in self.choices()]
        state = state_width(states(self.words), self.kit, canvas)
        height = SeatCard.height(room.w, state, self.kit, canvas)
        count = len(self.plan.places)
        spare = room.h - sum(row[0] for row in rows) - GAP * len(rows) - count * (height + GAP) + GAP
        height += max(0.0, min(spare / count, (GROWTH - 1) * height))
        return [*((height, self._seat_card(at, state, canvas, SeatCard)) for at in range(count)), *rows]

    def _seat_card(self, at: int, state: float, canvas: Canvas, kind: type[SeatCard]) -> Callable[[Rect], Widget]:
        def make(rect: Rect) -> Widget:
            told = partial(self._told, at)
            card = kind(rect, self.look, at, told, partial(self._turn, at), self.kit, canvas, state_width=state)
            free = self._free_pads()
            glyph = self.inputs.glyph(free[0], Wish.CONFIRM) if free else None
            joins = (self.words.say("Press to join"), self.words.say_in("seat", "Join"))
            card.join = None if glyph is None else (glyph, joins)
            return card

        return make

    def _pace(self) -> Choosable:
        words = self.words

        def change(chosen: int) -> None:
            self.house.change(bot_pace=PACES[chosen])

        return Choosable(
            ("pace",),
            words.say("Bots wait"),
            [PACE_WORDS[pace](words) for pace in PACES],
            [words.say("So that you can follow their moves")] * len(PACES),
            PACES.index(self.house.settings.bot_pace),
            change,
        )

    def _row(self, row: Choosable, width: float, canvas: Canvas) -> tuple[float, Callable[[Rect], Widget]]:
        height = OptionRow.height(row, width, self.kit, canvas)
        return height, lambda rect: OptionRow(row, rect, self.kit, canvas)

    # -------------------------------------------------- seats

    def _told(self, at: int) -> SeatTold:
        words, plan, seat = self.words, self.plan, self.plan.seat(at)
        note = "" if seat is None else self.note(seat)
        return told(words, plan.places[at], seat, note, self.inputs.pads)

    def _turn(self, at: int, step: int) -> None:
        self.plan.turn(at, step, self.inputs.pads)
        self.kit.audio.play("focus")
        self._plugged()

    def _free_pads(self) -> list[Device]:
        """Pads that could join: neither bound to a seat nor the one that opened this screen."""
        host = self.host.id if self.host is not None else None
        return [pad for pad in self.inputs.pads if pad.id != host and not self.plan.holds(pad)]

    def _plugged(self) -> None:
        """Seats follow what is plugged in."""
        self.plan.forget(self.inputs.pads)
        self.rebuild()

    # -------------------------------------------------- input

    def handle(self, event: Input) -> None:
        """A free pad's CONFIRM joins; plugs change the cards."""
        if isinstance(event, Pressed) and event.wish is Wish.CONFIRM and not event.repeat and self._joins(event.device):
            return
        super().handle(event)
        if isinstance(event, Connected | Disconnected):
            self._plugged()

    def _joins(self, device: Device) -> bool:
        if device not in self._free_pads() or self.plan.join(device, self.host) is None:
            return False
        self.inputs.rumble(device, 0.5, 120)
        self.kit.audio.play("confirm")
        self._plugged()
        return True

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """HINT opens the rules, UNDO swaps the seats; PREV and NEXT change what is in focus."""
        if wish in (Wish.PREV, Wish.NEXT):
            return self._step(-1 if wish is Wish.PREV else 1)
        if wish is Wish.LOG and not pressed.repeat:
            return self._name()
        if pressed.repeat or wish not in (Wish.HINT, Wish.UNDO):
            return False
        self.kit.audio.play("confirm")
        if wish is Wish.HINT:
            self.house.stack.push(self.rules())
        else:
            self.plan.swap()
            self._plugged()
        return True

    def _step(self, by: int) -> bool:
        """The neighbouring value of a seat or an option."""
        spot = self.focus.id
        if isinstance(spot, tuple) and spot[0] == "seat":
            self._turn(int(spot[1]), by)
        option = next((row for row in self.choices() if row.spot == spot), None)
        if option is not None:
            option.change((option.chosen + by) % len(option.values))
            self.kit.audio.play("focus")
            self.rebuild()
        return option is not None or isinstance(spot, tuple)

    @property
    def _person(self) -> int | None:
        """The place in focus, if a person sits there who can have a name."""
        spot = self.focus.id
        at = int(spot[1]) if isinstance(spot, tuple) and spot[0] == "seat" and self.house.remembers else None
        return at if at is not None and isinstance(self.plan.places[at].player, Person) else None

    def _name(self) -> bool:
        """Ask who the person in focus is."""
        at = self._person
        if at is None:
            return False
        taken = [self.plan.name(other) for other in range(len(self.plan.places)) if other != at]

        def chosen(name: str) -> None:
            if name:
                self.house.people.meet(name)
            self.plan.call(at, name)

        self.kit.audio.play("paper")
        self.house.stack.push(Names(self.house, self.plan.name(at), [name for name in taken if name], chosen))
        return True

    def focus_moved(self) -> None:
        """CONFIRM does something else now."""
        self.refresh_prompts()
        if self.canvas is not None:
            self._explain()
            self.stale(self._line.inset(-8))

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Start or change, back; swap and the rules at the right."""
        say = self.words.say
        confirm = self.go() if self.focus.id in (None, StartButton.spot) else say("Change")
        left = [Prompt(Wish.CONFIRM, confirm, "check"), Prompt(Wish.BACK, say("Back"), "undo")]
        if self._wide and self.focus.id not in (None, StartButton.spot):
            left.insert(1, Prompt(Wish.PREV, say("Change back"), "chevron_left"))
        right = [Prompt(Wish.UNDO, say("Swap seats"), "swap"), Prompt(Wish.HINT, say("Rules"), "rules")]
        if self._person is not None:
            right.insert(0, Prompt(Wish.LOG, say("Name"), "person"))
        return left, right
