"""The part of the table of Hutan that acts: spots, presses as choices, a turn held until confirmed, what is opened."""

from collections.abc import Hashable, Sequence
from typing import Any

from game.core.protocol import Seat
from game.rules.hutan.grid import BY_NAME
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import Phase
from game.shell.focus import Spot
from game.shell.layout import Rect
from game.tables.hutan import spots, trying
from game.tables.hutan.looking_cards import spot_of_card
from game.tables.hutan.points import items
from game.tables.hutan.shown import ShownTable
from game.tables.hutan.state import CARD, ECOSYSTEM, END, ENDING, FLOWER, FOREST, LINE, SCORE, Hint
from game.tables.saying import Saying
from game.tables.table import Room, WhyNot


class ActingTable(ShownTable):
    """What would end a turn is held: it is drawn, its loss is named, and it is played once that is confirmed."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._square: int | None = None

    def hint(self, move: Move, title: str, reason: str) -> None:
        """Aim at the card, the square or the button, with the words beside."""
        state = self.state
        self._hush()
        state.held = state.viewed = state.page = None
        state.hint = Hint(move, Saying(title, reason))
        if state.seat is not None and move.kind is Kind.PLANT:
            state.choosing.take_up(move.colour)
        self._regroup()
        if state.seat is not None:
            self.room.host.refocus(self._spot_of(move))

    def _spot_of(self, move: Move) -> Hashable:
        if move.kind in (Kind.TAKE, Kind.DISCARD):
            return spot_of_card(self.state, move.card)
        if move.kind in (Kind.PLANT, Kind.ANIMAL):
            return next(name for name, square in BY_NAME.items() if square == move.square)
        return ENDING

    @property
    def refused(self) -> WhyNot | None:
        """Why what was pressed last can't be done."""
        return self.state.refused

    @property
    def confirmed(self) -> bool:
        """A turn's end was held."""
        return self.state.held is not None

    # -------------------------------------------------- spots

    def spots(self) -> Sequence[Spot]:
        """What can be chosen and what can be looked at."""
        return spots.spots(self.spread, self.state)

    def grips(self) -> Sequence[Spot]:
        """Squares where nothing can be done."""
        return spots.grips(self.spread, self.state)

    @property
    def first_spot(self) -> Hashable:
        """The first card that fits, or where the turn goes on."""
        state = self.state
        if state.seat is not None and state.position.turn.phase is not Phase.TAKE and state.held is None:
            return spots.nearest(self.spread, state, self._square)
        return spots.first(state)

    def focus_moved(self, spot: Hashable) -> None:
        """Show what would happen there."""
        self._focus = self.state.focus = spot
        self._refresh()

    # -------------------------------------------------- choosing

    def confirm(self, spot: Hashable) -> None:
        """Do what the spot is for, or say why it can't be done."""
        self._press(spot, sure=True)

    def tap(self, spot: Hashable, x: float, y: float) -> None:
        """Like `confirm`, but a first tap on a card or a square only aims at it."""
        self._press(spot, sure=False)

    def _press(self, spot: Hashable, sure: bool) -> None:
        state = self.state
        if isinstance(spot, str) and spot in BY_NAME:
            self._on_square(BY_NAME[spot], sure)
        elif spot == END:
            self._commit(state.held)
        elif spot == ENDING:
            self._do(state.choosing.ending)
        elif spot == SCORE:
            self._open_sheet()
        elif isinstance(spot, tuple):
            self._on_pair(spot, sure)

    def _on_pair(self, spot: tuple[Any, ...], sure: bool) -> None:
        kind, number = spot
        if kind == CARD:
            self._on_card(number, sure)
        elif kind == FLOWER:
            self._take_up(number)
        elif kind == FOREST:
            self._visit(Seat(number))
        elif kind in (ECOSYSTEM, LINE):
            self.room.kit.audio.play("paper")

    def _on_card(self, number: int, sure: bool) -> None:
        choosing, face = self.state.choosing, self.state.faces[number]
        if face not in choosing.cards:
            self._refuse(trying.on_card(face))
        elif sure or choosing.aimed_card == face:
            self._do(choosing.cards[face])
        else:
            self._hush()
            choosing.aimed_card = face
            self.room.kit.audio.play("knock")
            self._regroup()

    def _on_square(self, square: int, sure: bool) -> None:
        choosing = self.state.choosing
        move = None if self.state.held is not None else choosing.move_at(square)
        if move is None:
            self._refuse(trying.on_square(self.state, square))
        elif sure or choosing.aim == square:
            self._do(move)
        else:
            self._hush()
            choosing.aim = square
            self.room.kit.audio.play("knock")
            self._regroup()

    def _take_up(self, colour: int) -> None:
        """Another flower in hand."""
        self._hush()
        self.room.kit.audio.play("knock")
        self.state.choosing.take_up(colour)
        self._colour = colour
        self._regroup()

    def drag(self, start: Hashable, end: Hashable) -> None:
        """A flower in hand drawn to a square, or a card: it is taken and its first flower that may be there planted."""
        if not isinstance(end, str) or end not in BY_NAME or not isinstance(start, tuple):
            return
        square, (kind, number) = BY_NAME[end], start
        if kind == FLOWER:
            self.state.choosing.take_up(number)
            self._on_square(square, sure=True)
        elif kind == CARD:
            self._on_card(number, sure=True)
            self.finish()
            if self.state.seat is not None and self.state.choosing.plants:
                self._on_square(square, sure=True)

    def tap_beside(self, x: float, y: float) -> Sequence[Rect]:
        """Nothing is chosen any more."""
        self._let_go()
        return ()

    def _do(self, move: Move | None) -> None:
        """Play a move, or hold it if it would end the turn."""
        if move is None:
            self.room.kit.audio.play("invalid")
            return
        if not self.state.ends_turn(move):
            self._commit(move)
            return
        self._hush()
        self.state.choosing.drop()
        self.state.held = move
        self.room.kit.audio.play("knock")
        self._regroup()
        self.room.host.refocus(END)

    def _commit(self, move: Move | None) -> None:
        if move is None:
            self.room.kit.audio.play("invalid")
            return
        self.state.choosing.drop()
        if move.kind is Kind.PLANT:
            self._colour, self._square = move.colour, move.square
        elif move.kind is Kind.ANIMAL:
            self._square = move.square
        person, before = self.state.seat, self.state.position
        self.room.host.commit(move)
        played = self.state.position is not before
        if played and self.state.seat is not None and self.state.seat == person and self.first_spot is not None:
            self.room.host.refocus(self.first_spot)

    def _refuse(self, text: str) -> None:
        """Say why what somebody tries can't be done."""
        why = None if self.state.seat is None else self.room.host.why_not(text)
        self._hush()
        if why is not None:
            self.state.choosing.drop()
            self.state.refused = why
            self.room.kit.audio.play("invalid")
        self._regroup()

    # -------------------------------------------------- looking

    def _visit(self, seat: Seat) -> None:
        """Open a forest, or close it again."""
        state = self.state
        self._hush()
        state.viewed = None if state.viewed == seat else seat
        self.room.kit.audio.play("slide")
        self._regroup()

    def _open_sheet(self) -> None:
        self._hush()
        self.state.page = 0
        self.room.kit.audio.play("paper")
        self._regroup()
        self.room.host.refocus((LINE, 0))

    def _turn_page(self, by: int) -> bool:
        state = self.state
        if state.page is None:
            return False
        count = len(items(state.position.terms, state.position.forests[state.shown]))
        page = min(self.spread.sheet.pages(count) - 1, max(0, state.page + by))
        if page != state.page:
            state.page = page
            self.room.kit.audio.play("paper")
            self._regroup()
            self.room.host.refocus((LINE, page * self.spread.sheet.rows))
        return True

    def _open_everything(self, opened: bool) -> None:
        self.state.everything = opened
        self._regroup()

    def _let_go(self) -> bool:
        """Of a sheet, a visit, what is held, what is aimed at, and of words; True if there was anything."""
        state = self.state
        if state.page is not None:
            state.page = None
            back: Hashable = SCORE
        elif state.viewed is not None:
            back, state.viewed = (FOREST, state.viewed), None
        elif state.held is not None:
            back, state.held = self._spot_of(state.held), None
        else:
            back = None
            heard = self._hush()
            if not (state.choosing.drop() or heard):
                return False
        self.room.kit.audio.play("back")
        self._regroup()
        if back is not None:
            self.room.host.refocus(back)
        return True
