"""Between the games of a tournament: the points so far and what comes next; after the last one the awards."""

from collections.abc import Hashable, Mapping, Sequence

from game.core.protocol import Seat
from game.play.seat import Bot, Person
from game.play.tournament import Sitting as Round
from game.play.tournament import Tournament, table_of
from game.scenes.dialog import Dialog
from game.scenes.house import House
from game.scenes.match import MatchScene
from game.scenes.menu import Item
from game.scenes.score_table import table
from game.scenes.sheet import Sheet
from game.scenes.sitting import Sitting, begin, bot_name, resumed
from game.scenes.verdict import Score, joined
from game.shell.column import Block
from game.shell.input.wish import Device, Wish
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.tables import offers
from game.tables.miniatures import window

PLAN = "tournament"
LOWEST, HIGHEST = 200.0, 0.6
"""Heights of the picture of the next game: at least, and at most for its width."""
QUIET_NODES = 400
"""So much bots think where nobody watches."""


class Picture(Widget):
    """A game's picture window on paper."""

    def __init__(self, rect: Rect, game: str) -> None:
        super().__init__(rect)
        self.game = game

    def paint(self, painter: Painter, focused: Hashable) -> None:
        """The window in its frame."""
        painter.panel(self.rect, "paper", 20, 5)
        frame = self.rect.inset(14)
        painter.blit(window(painter.kit, self.game, painter.canvas.px(frame).size), frame.x, frame.y)


class Standing(Sheet):
    """The tournament as its file has it. Games without people are played unseen."""

    first = "next"

    def __init__(self, house: House) -> None:
        assert house.tournament.tournament is not None
        self.tournament: Tournament = house.tournament.tournament
        super().__init__(house, celebrated=self.tournament.next is None)
        self._unseen: Sitting | None = None
        self._asked = False

    def enter(self) -> None:
        """Begin what nobody watches; celebrate the end."""
        if self.tournament.next is None:
            self.kit.audio.play("win")
        self._look_on()

    # -------------------------------------------------- what it says

    def headline(self) -> tuple[str, Sequence[Seat]]:
        """What comes next, or who has won it all."""
        words, now = self.words, self.tournament.next
        if now is not None:
            return words.say("Next: {game}", game=offers.title(words, now.game)), self._badges(now)
        champions = self.tournament.champions
        names = [self._name(entrant) for entrant in champions]
        seats = [Seat(entrant) for entrant in champions]
        if len(names) == 1:
            return words.say("{name} wins the tournament!", name=names[0]), seats
        return words.say("{names} share the tournament!", names=joined(words, names)), seats

    def _badges(self, now: Round) -> Sequence[Seat]:
        return [Seat(entrant) for entrant in now.entrants if entrant is not None]

    def _name(self, entrant: int) -> str:
        player = self.tournament.players[entrant]
        if isinstance(player, Bot):
            return bot_name(self.words, player.level)
        return player.name or self.words.say("Player {number}", number=entrant + 1)

    def score(self) -> Score:
        """Points by game, the best entrant first."""
        order, now = self.tournament.standing, self.tournament
        rows = [
            (offers.title(self.words, game), [now.earned(entrant, game) for entrant in order])
            for game in dict.fromkeys(sitting.game for sitting in now.sittings[: len(now.points)])
        ]
        return Score([Seat(entrant) for entrant in order], rows, [now.earned(entrant) for entrant in order])

    def blocks(self, canvas: Canvas, width: float, scrolls: bool = False) -> list[Block]:
        """Who meets whom, and the points so far."""
        say, now = self.words.say, self.tournament.next
        found = []
        if now is not None:
            found.append(self.paragraph(self._meeting(now), "body", canvas, width))
        if self._unseen is not None:
            found.append(self.paragraph(say("The bots play this one among themselves."), "second", canvas, width))
        names = [self._name(entrant) for entrant in range(len(self.tournament.players))]
        winners = [Seat(entrant) for entrant in self.tournament.champions] if self.tournament.points else []
        return [
            *found,
            *table(self.score(), names, winners, say("Total"), self.kit, canvas, width, total_first=scrolls),
        ]

    def _meeting(self, now: Round) -> str:
        bot = bot_name(self.words, "skilled")
        names = [bot if entrant is None else self._name(entrant) for entrant in now.entrants]
        return self.words.say("{names} meet", names=joined(self.words, names))

    def picture(self, canvas: Canvas, place: Rect) -> Widget | None:
        """The game that comes next, as on its card."""
        now = self.tournament.next
        high = min(place.h, place.w * HIGHEST)
        if now is None or high < LOWEST:
            return None
        return Picture(Rect(place.x, place.bottom - high, place.w, high), now.game)

    def items(self) -> list[Item]:
        """On to the next game; away; after the end to another tournament's beginning, the main menu."""
        say, home = self.words.say, self.house.home
        if self.tournament.next is None:
            return [Item("next", "home", say("Main menu"), self._finish)]
        leave = [
            Item("home", "home", say("Main menu"), home),
            Item("end", "close", say("End the tournament"), self._ask),
        ]
        if self._unseen is not None:
            return leave
        return [Item("next", "play", say("Play"), self.play), *leave]

    def _finish(self) -> None:
        self.house.tournament.follow(None)
        self.house.home()

    def _ask(self) -> None:
        """Whether to end it early."""
        say, stack = self.words.say, self.house.stack
        stay = Item("back", "undo", say("Keep it"), stack.pop)
        end = Item("really", "close", say("End it"), self._finish)
        question = say("End this tournament?")
        stack.push(Dialog(self.house, question, say("Its points will be gone."), [stay, end]))

    # -------------------------------------------------- what comes next

    def play(self) -> None:
        """Go on with the game of this round that was begun, or begin it."""
        house = self.house
        self.kit.audio.play("confirm")
        slot = house.tournament.value.slot
        sitting = (resumed(house, slot) if slot else None) or self._begin()
        house.tournament.follow(self.tournament, sitting.slot)
        house.stack.reset(MatchScene(house, attached(house, sitting)))

    def _begin(self) -> Sitting:
        now = self.tournament.next
        assert now is not None
        house, players = self.house, self.tournament.players_of(now)
        options = self.tournament.options_of(now)
        return begin(house, now.game, players, options, house.deal_seed(), self._held(now))

    def _held(self, now: Round) -> Mapping[Seat, Device]:
        """The pads of those who joined with one of their own and still have it plugged in."""
        plan = self.house.plans.get(PLAN)
        held = {} if plan is None else plan.held
        there = {pad.id for pad in self.inputs.pads}
        return {
            Seat(seat): held[Seat(entrant)]
            for seat, entrant in enumerate(now.entrants)
            if entrant is not None and Seat(entrant) in held and held[Seat(entrant)].id in there
        }

    # -------------------------------------------------- unseen games

    def _look_on(self) -> None:
        """A round without people is played while the points are shown."""
        now = self.tournament.next
        if now is not None and not any(isinstance(player, Person) for player in self.tournament.players_of(now)):
            self._unseen, self._asked = self._begin(), False
            self.rebuild()

    def restless(self) -> bool:
        """True while bots play unseen."""
        return super().restless() or self._unseen is not None

    def step(self, seconds: float) -> None:
        """Move by move, as fast as they think."""
        super().step(seconds)
        if self._unseen is None:
            return
        match, thinker = self._unseen.match, self.house.thinker
        seat = match.to_move
        if seat is None:
            self.tournament = self.tournament.with_result(table_of(match))
            self.house.tournament.follow(self.tournament)
            self._unseen = None
            self.house.stack.replace(Standing(self.house))
            return
        if not self._asked:
            player = self._unseen.players[seat]
            assert isinstance(player, Bot)
            thinker.ask(match.game.name, match.game.seen_by(match.position, seat), player.level, nodes=QUIET_NODES)
            self._asked = True
        answer = thinker.poll()
        if answer is not None:
            self._asked = False
            match.play(answer.text)

    def leave(self) -> None:
        """Whoever is still thinking need not."""
        self.house.thinker.cancel()

    # -------------------------------------------------- input

    def back(self) -> None:
        """To the main menu; the tournament goes on from there."""
        self.kit.audio.play("back")
        if self.tournament.next is None:
            self._finish()
        else:
            self.house.home()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Select, main menu."""
        say = self.words.say
        return (Prompt(Wish.CONFIRM, say("Select"), "check"), Prompt(Wish.BACK, say("Main menu"), "home")), ()


def attached(house: House, sitting: Sitting) -> Sitting:
    """The sitting, with what follows it if it is the tournament's."""
    kept = house.tournament.value
    if kept.tournament is not None and kept.slot == sitting.slot:
        sitting.then = lambda: ended(house, sitting)
    return sitting


def ended(house: House, sitting: Sitting) -> None:
    """A game of the tournament is over: count it, and show how things stand."""
    now = house.tournament.tournament
    assert now is not None
    house.tournament.follow(now.with_result(table_of(sitting.match)))
    house.stack.reset(Standing(house))
