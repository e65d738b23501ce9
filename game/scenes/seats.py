"""Seats and options: who plays, with what, by which rules; Start is in focus from the beginning."""

from collections.abc import Callable, Sequence

from game.ai.bot import LEVELS
from game.core.options import fill
from game.core.protocol import Option, Seat
from game.play.seat import Bot
from game.play.settings import PACES
from game.scenes.devices import DevicesChip
from game.scenes.house import House
from game.scenes.match import MatchScene
from game.scenes.option_row import OptionRow
from game.scenes.rule_book import RuleBook
from game.scenes.screen import Screen
from game.scenes.seat_card import SeatCard, SeatTold, state_width
from game.scenes.seat_plan import Plan
from game.scenes.sitting import begin, bot_name
from game.scenes.start_button import StartButton
from game.shell.input.wish import Connected, Device, DeviceKind, Disconnected, Input, Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Heading
from game.tables import offers
from game.telling import telling_of

GAP, HEAD_GAP, START_GAP, GROWTH = 16.0, 20.0, 30.0, 1.4
"""Between rows; below the heading; above Start; how much higher than need be a seat's card may become."""

LEVEL_WORDS = {
    "casual": lambda words: words.say_in("bot level", "Casual"),
    "skilled": lambda words: words.say_in("bot level", "Skilled"),
    "expert": lambda words: words.say_in("bot level", "Expert"),
}
PACE_WORDS = {
    0.0: lambda words: words.say_in("bot pace", "At once"),
    0.5: lambda words: words.say("0.5 s"),
    1.0: lambda words: words.say("1 s"),
    2.0: lambda words: words.say("2 s"),
}


class Seats(Screen):
    """One screen between the chooser and the table."""

    first = StartButton.spot

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game, self.rules, self.telling = game, house.box(game).game, telling_of(game)
        if game not in house.plans:
            house.plans[game] = Plan(self.rules.seats[0], fill(self.rules, {}))
        self.plan = house.plans[game]
        self.plan.forget(self.inputs.pads)
        used = self.inputs.last_used
        self.host: Device | None = used if used.kind is DeviceKind.PAD else None

    def resume(self) -> None:
        """Back from the rules: pads may have come or gone."""
        self._plugged()

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Heading, a column of seats and options, Start below it."""
        head, top = self._head(canvas)
        room = self.room(canvas, top)
        facts = " · ".join(
            filter(None, (offers.players(self.words, self.game), offers.duration(self.words, self.game)))
        )
        say = self.words.say("Start")
        width, height = StartButton.size(say, facts, self.kit, canvas)
        width = room.w if canvas.portrait else min(room.w, width)
        place = Rect(room.right - width, room.bottom - height, width, height)
        start = StartButton(place, say, facts, self.game, self._start, self.kit, canvas)
        column = room._replace(h=room.h - height - START_GAP)
        return [*head, Listing(column, self._rows(canvas, column), GAP), start]

    def _head(self, canvas: Canvas) -> tuple[list[Widget], float]:
        safe, title, question = canvas.safe, self.telling.title(self.words), self.words.say("Who plays?")
        name, second = self.kit.measure(title, "game", canvas), self.kit.measure(question, "second", canvas)
        height = name[1] + second[1] - 16
        rect = Rect(safe.x, safe.y + 4, max(name[0], second[0]) + 26, height)
        chip = DevicesChip(self.kit, canvas, self.inputs, self.words, safe.right, rect.centre[1])
        heading = Heading(rect, title, f"accent.{self.game}", question, "game")
        return [heading, chip] if chip.rect.x > rect.right + GAP else [heading], rect.bottom + HEAD_GAP

    def _rows(self, canvas: Canvas, room: Rect) -> list[tuple[float, Callable[[Rect], Widget]]]:
        options = [self._option_row(option, room.w, canvas) for option in self.rules.options()]
        rows = [*options, self._pace_row(room.w, canvas)]
        words = self.words
        state = state_width([words.say("Ready"), *(LEVEL_WORDS[level](words) for level in LEVELS)], self.kit, canvas)
        height = SeatCard.height(room.w, state, self.kit, canvas)
        count = len(self.plan.places)
        spare = room.h - sum(row[0] for row in rows) - GAP * len(rows) - count * (height + GAP) + GAP
        height += max(0.0, min(spare / count, (GROWTH - 1) * height))
        return [*((height, self._seat_card(Seat(seat), state, canvas)) for seat in range(count)), *rows]

    def _seat_card(self, seat: Seat, state: float, canvas: Canvas) -> Callable[[Rect], Widget]:
        def make(rect: Rect) -> Widget:
            card = SeatCard(
                rect,
                self.game,
                seat,
                lambda: self._told(seat),
                lambda step: self._turn(seat, step),
                self.kit,
                canvas,
                state_width=state,
            )
            free = self._free_pads()
            glyph = self.inputs.glyph(free[0], Wish.CONFIRM) if free else None
            card.join = None if glyph is None else (glyph, self.words.say("Press to join"))
            return card

        return make

    def _option_row(self, option: Option, width: float, canvas: Canvas) -> tuple[float, Callable[[Rect], Widget]]:
        words, name, telling = self.words, option.name, self.telling
        values = [telling.value(words, name, value) for value in option.values]
        meanings = [telling.explain(words, name, value) for value in option.values]

        def change(chosen: int) -> None:
            self.plan.options[name] = option.values[chosen]
            self.stale()

        chosen = option.values.index(self.plan.options[name])
        return self._row(("option", name), telling.option(words, name), values, meanings, chosen, change, width, canvas)

    def _pace_row(self, width: float, canvas: Canvas) -> tuple[float, Callable[[Rect], Widget]]:
        words, label = self.words, self.words.say("Bots wait")
        values = [PACE_WORDS[pace](words) for pace in PACES]
        meanings = [words.say("So that you can follow their moves")] * len(PACES)

        def change(chosen: int) -> None:
            self.house.change(bot_pace=PACES[chosen])

        chosen = PACES.index(self.house.settings.bot_pace)
        return self._row(("pace",), label, values, meanings, chosen, change, width, canvas)

    def _row(
        self,
        spot: tuple[str, ...],
        label: str,
        values: Sequence[str],
        meanings: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        width: float,
        canvas: Canvas,
    ) -> tuple[float, Callable[[Rect], Widget]]:
        height = OptionRow.height(label, meanings, width, self.kit, canvas)
        return height, lambda rect: OptionRow(spot, rect, label, values, meanings, chosen, change, self.kit, canvas)

    # -------------------------------------------------- seats

    def _told(self, seat: Seat) -> SeatTold:
        words, place = self.words, self.plan.places[seat]
        piece = self.telling.piece_name(words, seat)
        note = words.say("{piece}, begins", piece=piece) if seat == 0 else piece
        if isinstance(place.player, Bot):
            level = place.player.level
            state = LEVEL_WORDS[level](words)
            itself = words.say("Plays by itself")
            return SeatTold(bot_name(words, level), note, "bot", (itself,), state, LEVELS.index(level))
        name = words.say("Player {number}", number=seat + 1)
        icon, device = self._device(place.pad)
        return SeatTold(name, note, icon, device, words.say("Ready"), None)

    def _device(self, pad: Device | None) -> tuple[str, tuple[str, ...]]:
        """Icon and words, long and short, for what a person plays with."""
        if pad is None:
            return "person", (self.words.say("Any device"), self.words.say_in("device", "Any"))
        number = next((at for at, one in enumerate(self.inputs.pads, 1) if one.id == pad.id), 0)
        short = self.words.say("Gamepad {number}", number=number)
        return "pad", (self.words.say("Gamepad {number}: {name}", number=number, name=pad.name), short)

    def _turn(self, seat: Seat, step: int) -> None:
        self.plan.turn(seat, step, self.inputs.pads)
        self.kit.audio.play("focus")
        self._plugged()

    def _free_pads(self) -> list[Device]:
        """Pads that could join: neither bound to a seat nor the one that opened this screen."""
        host = self.host.id if self.host is not None else None
        return [pad for pad in self.inputs.pads if pad.id != host and self.plan.seat_of(pad) is None]

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
        """HINT opens the rules, UNDO swaps the seats."""
        if pressed.repeat or wish not in (Wish.HINT, Wish.UNDO):
            return False
        self.kit.audio.play("confirm")
        if wish is Wish.HINT:
            self.house.stack.push(RuleBook(self.house, self.game))
        else:
            self.plan.swap()
            self._plugged()
        return True

    def focus_moved(self) -> None:
        """CONFIRM does something else now."""
        self.refresh_prompts()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Start or change, back; swap and the rules at the right."""
        say = self.words.say
        confirm = say("Start") if self.focus.id in (None, self.first) else say("Change")
        left = (Prompt(Wish.CONFIRM, confirm, "check"), Prompt(Wish.BACK, say("Back"), "undo"))
        right = (Prompt(Wish.UNDO, say("Swap seats"), "swap"), Prompt(Wish.HINT, say("Rules"), "rules"))
        return left, right

    def _start(self) -> None:
        plan, house = self.plan, self.house
        self.kit.audio.play("confirm")
        sitting = begin(house, self.game, plan.players, plan.options, house.deal_seed(), plan.held)
        house.stack.replace(MatchScene(house, sitting))
