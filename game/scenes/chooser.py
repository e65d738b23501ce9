"""The chooser: five cards, the one in focus larger; a column where the row doesn't fit."""

from collections.abc import Callable, Sequence

from game.scenes.devices import DevicesChip
from game.scenes.game_card import GameCard, Told
from game.scenes.house import House
from game.scenes.learn import puzzling, teachable
from game.scenes.lesson import LessonScene
from game.scenes.puzzles import PuzzleList
from game.scenes.rule_book import RuleBook
from game.scenes.screen import Screen
from game.scenes.seats import Seats
from game.scenes.show_game import ShowGame
from game.shell.input.wish import Connected, Disconnected, Input, Pressed, Wish
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import LIFT, Heading
from game.tables import offers
from game.tables.drawings import drawable
from game.tables.drawings import window as position_window
from game.tables.miniatures import window

GAP, WIDE_PART, LOWER = 24.0, 472 / 1728, 32.0
"""The focused card's part of the row; how much shorter the others are at the top."""
HIGHEST, BELOW = 860.0, 44.0
HEAD_GAP = 24.0
AWAKE = 10.0
"""Seconds after the last action in which bots play in the window of the card in focus."""
CALM = 0.3
"""Seconds without input before a picture that will be wanted soon is made ready, and between two of them."""


class Chooser(Screen):
    """Which game shall it be?"""

    first = next(iter(offers.FACTS))

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.first = house.games[0]
        self._wide = house.games[0]
        self._row = False
        self._waited = self._idle = 0.0
        self._shows: dict[str, ShowGame] = {}
        self._wanted: list[tuple[Told, tuple[int, int]]] | None = None

    def leave(self) -> None:
        """Nobody looks at the bots' game any more."""
        self._rest()

    def resume(self) -> None:
        """The language may have changed meanwhile, or a pad; bots were asked other things."""
        self._rest()
        self.rebuild()

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Heading, chip, and the cards in a row if that is legible, else in a column."""
        head, top = self._head(canvas)
        told = self._told()
        cards = [] if canvas.portrait else self._in_row(canvas, top, told, self._wide)
        self._row = bool(cards) and all(card.fits for card in cards)
        self._wanted = None
        if not self._row:
            return [*head, self._column(canvas, top, told)]
        for card in cards:
            self._enliven(card)
        return [*head, *cards]

    def _told(self) -> Sequence[Told]:
        return [Told.of(self.words, game) for game in self.house.games]

    def _head(self, canvas: Canvas) -> tuple[list[Widget], float]:
        """Heading and chip in one line if they fit, and where the rest begins."""
        safe, title = canvas.safe, self.words.say("Choose a game")
        role = "screen" if self.kit.measure(title, "screen", canvas)[0] <= safe.w else "game"
        width, height = self.kit.measure(title, role, canvas)
        middle = safe.y + max(100.0, height) / 2
        chip = DevicesChip(self.kit, canvas, self.inputs, self.words, safe.right, middle)
        heading = Heading(Rect(safe.x, middle - height / 2, width, height), title, role=role)
        bottom = max(heading.rect.bottom, chip.rect.bottom)
        if width + GAP > chip.rect.x - safe.x:
            chip.move_to(Rect(safe.x, heading.rect.bottom + 4, chip.rect.w, chip.rect.h))
            bottom = chip.rect.bottom
        return [heading, chip], bottom + HEAD_GAP

    def _in_row(self, canvas: Canvas, top: float, told: Sequence[Told], focused: str) -> list[GameCard]:
        room = self.room(canvas, top)
        height = min(HIGHEST, room.h - BELOW)
        y = room.y + (room.h - BELOW - height) / 2
        wide = WIDE_PART * room.w
        narrow = (room.w - wide - GAP * (len(told) - 1)) / (len(told) - 1)
        places, x = [], room.x
        for one in told:
            mine = one.game == focused
            rect = Rect(x, y, wide, height) if mine else Rect(x, y + LOWER, narrow, height - 1.5 * LOWER)
            places.append((rect, one, mine))
            x += rect.w + GAP
        cards = [self._card(canvas, *place) for place in places]
        lowest = min(card.window.h for card in cards if not card.wide)
        return [self._card(canvas, *place, window_height=0.0 if place[2] else lowest) for place in places]

    def _card(self, canvas: Canvas, rect: Rect, told: Told, wide: bool, window_height: float = 0.0) -> GameCard:
        action = self._choose(told.game)
        return GameCard(rect, told, self.kit, canvas, action, wide=wide, window_height=window_height)

    def _column(self, canvas: Canvas, top: float, told: Sequence[Told]) -> Listing:
        room = self.room(canvas, top)
        height = max(GameCard.lying_height(one, room.w, self.kit, canvas) for one in told)

        def make(one: Told) -> Callable[[Rect], Widget]:
            return lambda rect: GameCard(rect, one, self.kit, canvas, self._choose(one.game), lying=True)

        spare = room.h - len(told) * (height + GAP)
        if spare > 0:
            height += min(spare / len(told), 0.3 * height)
        return Listing(room, [(height, make(one)) for one in told], GAP)

    def focus_moved(self) -> None:
        """In a row the card in focus is the wide one; the ring travels there."""
        if self.focus.id in self.house.games and self.focus.id != self._wide:
            self._rest()
            self._wide = str(self.focus.id)
            if self._row and self.canvas is not None:
                wanted, self.widgets = self._wanted, self.build(self.canvas)
                self._wanted = wanted
                self.stale()
        self.refresh_prompts()

    # -------------------------------------------------- pictures in time

    def step(self, seconds: float) -> None:
        """While nobody does anything, make pictures ready that the next move of the focus will show."""
        super().step(seconds)
        self._waited += seconds
        self._idle += seconds
        self._show_on(seconds)
        if self._row and self._waited >= CALM and not self.restless():
            self._waited = 0.0
            if self._wanted is None:
                self._wanted = self._pictures()
            elif self._wanted:
                told, size = self._wanted.pop(0)
                window(self.kit, told.game, size, told.dimmed)

    def _show_on(self, seconds: float) -> None:
        """In the window of the card in focus bots play, for a while after each action."""
        game = self._wide
        if not drawable(game) or not offers.playable(game):
            return
        if self._idle >= AWAKE:
            self._rest()
            return
        show = self._shows.get(game)
        if show is None:
            show = self._shows[game] = ShowGame(self.house, game)
        if self._idle >= CALM and show.step(seconds):
            for card in self._cards():
                self._enliven(card)

    def _enliven(self, card: GameCard) -> None:
        """A wide or lying card whose game is being played shows how it stands."""
        show = self._shows.get(card.told.game)
        if show is None or show.position is None or self.canvas is None or card.told.game != self._wide:
            return
        size = self.canvas.px(card.window).size
        card.live = position_window(self.kit, self.canvas, show.rules, show.position, size)
        self.stale(card.rect.inset(-LIFT))

    def _cards(self) -> list[GameCard]:
        inner = [listing.widgets for listing in self.widgets if isinstance(listing, Listing)]
        return [card for card in (inner[0] if inner else self.widgets) if isinstance(card, GameCard)]

    def _rest(self) -> None:
        """The bots' game stands still."""
        if self._wide in self._shows:
            self._shows[self._wide].rest()

    def _pictures(self) -> list[tuple[Told, tuple[int, int]]]:
        """All windows at all sizes the row can show them in, nearest to the focus first."""
        if self.canvas is None:
            return []
        told, top = self._told(), self._head(self.canvas)[1]
        found: dict[tuple[str, tuple[int, int]], Told] = {}
        order = list(self.house.games)
        for wide in sorted(order, key=lambda game: abs(order.index(game) - order.index(self._wide))):
            for card in self._in_row(self.canvas, top, told, wide):
                found.setdefault((card.told.game, self.canvas.px(card.window).size), card.told)
        return [(told, size) for (_, size), told in found.items()]

    # -------------------------------------------------- input

    def handle(self, event: Input) -> None:
        """A plug changes the chip."""
        self._waited = self._idle = 0.0
        super().handle(event)
        if isinstance(event, Connected | Disconnected):
            self.rebuild()

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """HINT opens the rules, NEXT the first lesson, PREV the puzzles."""
        if pressed.repeat:
            return False
        if wish is Wish.HINT:
            self._read(self._wide)
        elif wish is Wish.NEXT and teachable(self._wide):
            self._open(LessonScene(self.house, self._wide))
        elif wish is Wish.PREV and puzzling(self._wide):
            self._open(PuzzleList(self.house, self._wide))
        else:
            return False
        return True

    def _open(self, scene: Screen) -> None:
        self.kit.audio.play("confirm")
        self.house.stack.push(scene)

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Choose or read, back; what there is to learn at the right."""
        say = self.words.say
        choose = say("Choose") if offers.playable(self._wide) else say("Read the rules")
        left = (Prompt(Wish.CONFIRM, choose, "check"), Prompt(Wish.BACK, say("Back"), "undo"))
        right = [Prompt(Wish.HINT, say("Rules in a minute"), "rules")]
        if teachable(self._wide):
            right.append(Prompt(Wish.NEXT, say("First lesson"), "learn"))
        if puzzling(self._wide):
            right.append(Prompt(Wish.PREV, say("Puzzles"), "hint"))
        return left, right

    def _choose(self, game: str) -> Callable[[], None]:
        if not offers.playable(game):
            return lambda: self._read(game)
        return lambda: self.house.stack.push(Seats(self.house, game))

    def _read(self, game: str) -> None:
        self.kit.audio.play("confirm")
        self.house.stack.push(RuleBook(self.house, game))
