"""The review of a finished game: step by step at the table, with the course of the game and where it turned."""

from collections.abc import Hashable, Sequence

from game.core.protocol import Seat
from game.scenes.house import House
from game.scenes.onlooker import Onlooker
from game.scenes.review_foot import GAP, PAGE, TURNING, Form, Way, foot, form_in, labels
from game.scenes.review_graph import GRAPH, Graph
from game.scenes.review_judge import Judge
from game.scenes.screen import Screen
from game.scenes.sitting import Sitting
from game.scenes.verdict import verdict
from game.shell.input.wish import DIRECTIONS, Input, Pressed, Released, Wish
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt, PromptBar
from game.shell.scene import Mover
from game.shell.widget import Widget
from game.tables.catalog import TABLES
from game.tables.header import Header
from game.tables.table import Room
from game.telling import advice_of, telling_of
from game.telling.balance import EVEN, balance

TABLE_GAP = 20.0
"""Around the table."""
LEAST_PACE = 0.5
"""Seconds a position is shown at least while the game plays by itself."""


class ReviewScene(Screen):
    """Above a result. The bots' process judges position after position meanwhile; what it says is kept for the game."""

    first = GRAPH

    def __init__(self, house: House, sitting: Sitting) -> None:
        super().__init__(house)
        self.sitting = sitting
        self.judge = Judge(house, sitting)
        self.review = self.judge.review
        self.telling = telling_of(sitting.game)
        self.at = 0
        self.playing = False
        self._waited = 0.0
        self._names = [sitter.name for sitter in sitting.sitters(house.words)]
        self.table = TABLES[sitting.game](self._room())
        self.header: Header
        self.form: Form
        self.graph: Graph
        self.paged = False
        """Where graph and buttons take turns: it is the buttons'."""

    def _room(self) -> Room:
        game, sitters = self.sitting.match.game, self.sitting.sitters(self.words)
        return Room(self.kit, self.words, game, self.telling, sitters, Onlooker(self), show_legal=False, follow=True)

    @property
    def last(self) -> int:
        """The position at the end."""
        return len(self.review.steps)

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Header, table, and the foot."""
        title, accent = self.telling.title(self.words), f"accent.{self.sitting.game}"
        self.header = Header(self.kit, canvas, title, accent)
        room = self.room(canvas, self.header.rect.bottom + TABLE_GAP)
        ways = self._ways()
        self.form = form_in(room, canvas, len(ways))
        self.graph = Graph(self.form.graph, self.last, accent, self._jump, self.toggle)
        self.table.arrange(canvas, room._replace(h=self.form.rect.y - TABLE_GAP - room.y))
        self._judged()
        self._show()
        paging = Way("course" if self.paged else "steps", self._turn_page, lambda: True)
        return [self.header, self.table, *foot(self.form, self.graph, ways, paging, self.paged)]

    def _ways(self) -> dict[str, Way]:
        return {
            "first": Way("first", lambda: self._jump(0), lambda: self.at > 0),
            "back": Way("chevron_left", lambda: self._step(-1), lambda: self.at > 0),
            "play": Way("pause" if self.playing else "play", self.toggle, lambda: self.last > 0),
            "forward": Way("chevron_right", lambda: self._step(1), lambda: self.at < self.last),
            "last": Way("last", lambda: self._jump(self.last), lambda: self.at < self.last),
            TURNING: Way("star", self._next_turning, lambda: bool(self.graph.turning)),
        }

    def _turn_page(self) -> None:
        """Where there is little room: from the graph to the buttons and back."""
        self.paged = not self.paged
        self.kit.audio.play("slide")
        self.rebuild()

    def bar_top(self, canvas: Canvas) -> float:
        """Where the bar begins when it says most."""
        peek = [prompt for prompt in self.table.widest_prompts() if prompt.wish is not Wish.CONFIRM]
        left, right = self._prompts(max(self._labels().values(), key=len), peek)
        return PromptBar(left, right, self.kit, canvas, self.inputs).rect.y

    def background(self, painter: Painter) -> None:
        """The wooden table, and what the game lays over it."""
        super().background(painter)
        self.table.ground(painter)

    # -------------------------------------------------- where one looks

    def _show(self) -> None:
        """Be at a position at once."""
        self.table.show(self.review.position(self.at), self.review.steps[self.at - 1] if self.at else None)
        self._arrived()

    def _arrived(self) -> None:
        """Say what there is to say about the position."""
        self.table.offer((), None)
        self.table.focus_moved(None)
        self._advise()
        self._tell()
        self.graph.at = self.at
        self._waited = 0.0
        self.stale(self._foot())

    def _foot(self) -> Rect:
        """Graph and buttons, with all the room beside them."""
        rect = self.form.rect.inset(-GAP)
        return rect._replace(x=0, w=self.canvas.width if self.canvas else rect.right)

    def _advise(self) -> None:
        """At a turning point the table shows what would have been better."""
        better = self.review.better(self.at) if self.at in self.graph.turning else None
        if better is not None and not self.table.busy:
            game, seen = self.sitting.match.game, self.review.seen(self.at)
            move = game.read_move(seen, better)
            self.table.hint(move, self.words.say("Better"), advice_of(game.name)(self.words, seen, move))

    def _tell(self) -> None:
        """Who is ahead; at the end who won."""
        say, match = self.words.say, self.sitting.match
        facts = say("move {number} of {all}", number=self.at, all=self.last)
        worth, outcome = self.review.worth(self.at), match.outcome
        if self.at == self.last and outcome is not None:
            winner = outcome.winners[0] if len(outcome.winners) == 1 else None
            self.header.tell(winner, verdict(self.words, outcome, self._names), "", facts)
        elif worth is None:
            self.header.tell(None, facts, "", facts)
        else:
            turning = self.words.say("turning point") if self.at in self.graph.turning else ""
            leader = None if abs(worth) < EVEN else Seat(int(worth < 0))
            self.header.tell(leader, balance(self.words, worth, self._names), turning, facts)
        self.stale(self.header.rect.inset(-16))

    def _step(self, way: int) -> None:
        """A step on, in motion, or back."""
        self._pause()
        self.kit.audio.play("focus")
        self._walk(way)

    def _walk(self, way: int) -> None:
        self.table.finish()
        at = self.at + way
        if not 0 <= at <= self.last:
            return
        self.at = at
        if way > 0:
            self.table.play(self.review.steps[at - 1])
            self._arrived()
        else:
            self._show()

    def _jump(self, at: int) -> None:
        """To any position."""
        self._pause()
        self.kit.audio.play("slide")
        self.table.finish()
        self.at = at
        self._show()

    def _next_turning(self) -> None:
        """The next turning point, the first again after the last."""
        turning = self.graph.turning
        if turning:
            self._jump(next((at for at in turning if at > self.at), turning[0]))
        else:
            self.kit.audio.play("invalid")

    # -------------------------------------------------- playing by itself

    def toggle(self) -> None:
        """Let the game play by itself, from its beginning if it is over, or stop it."""
        if self.playing:
            self._pause()
            return
        if self.at == self.last:
            self.at = 0
            self._show()
        self.playing, self._waited = True, 0.0
        self.rebuild()

    def _pause(self) -> None:
        if self.playing:
            self.playing = False
            self.rebuild()

    def step(self, seconds: float) -> None:
        """Motion, the game by itself, and what the bots have found out."""
        super().step(seconds)
        busy = self.table.busy
        self.table.step(seconds)
        if busy and not self.table.busy:
            self._advise()
        if not self.table.busy:
            if self.judge.step():
                self._judged()
                self._tell()
                self._advise()
            self._play_on(seconds)

    def _play_on(self, seconds: float) -> None:
        if not self.playing:
            return
        self._waited += seconds
        pace = max(LEAST_PACE, self.house.settings.bot_pace)
        if self.at == self.last:
            self._pause()
        elif self._waited >= pace * (2 if self.at in self.graph.turning else 1):
            self._walk(1)

    def restless(self) -> bool:
        """True while anything moves, plays or is asked."""
        return super().restless() or self.table.busy or self.playing or self.judge.waiting

    def movers(self, blend: float) -> Sequence[Mover]:
        """The table's movers, the ring above them."""
        return (*self.table.movers(blend), *super().movers(blend))

    # -------------------------------------------------- judging

    def enter(self) -> None:
        """The screen stays awake while a game plays."""
        self.house.window.awake(True)

    def leave(self) -> None:
        """The rest is judged another time."""
        self.judge.rest()

    def _judged(self) -> None:
        """The graph shows what is known."""
        self.graph.worths = [self.review.worth(at) for at in range(self.last + 1)]
        self.graph.turning = self.review.turning_points
        self.stale(self._foot())

    # -------------------------------------------------- input

    def handle(self, event: Input) -> None:
        """A press ends what moves."""
        if isinstance(event, Released):
            self.table.released(event.wish)
        if isinstance(event, Pressed) and not event.repeat and self.table.busy:
            self.table.finish()
            self._advise()
        super().handle(event)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """PEEK is the table's, as is BACK while it has something to put back; NEXT goes to a turning point."""
        if wish in (Wish.PEEK, Wish.BACK) and self.table.wished(wish, pressed):
            self._advise()
            return True
        if self.focus.id == GRAPH and wish in DIRECTIONS:
            return self._steer(wish)
        if wish is Wish.NEXT and not pressed.repeat:
            self._next_turning()
        elif wish is Wish.MENU and not pressed.repeat:
            self.back()
        else:
            return False
        return True

    def _steer(self, wish: Wish) -> bool:
        """A direction on the graph: LEFT and RIGHT are steps, up to the ends; UP and DOWN lead to buttons beside it."""
        way = {Wish.LEFT: -1, Wish.RIGHT: 1}.get(wish, 0)
        if way and 0 <= self.at + way <= self.last:
            self._step(way)
        elif way or (self.canvas is not None and self.canvas.portrait and not self.form.folded):
            return False
        else:
            self.focus_on(PAGE if self.form.folded else "play")
        return True

    def focus_moved(self) -> None:
        """CONFIRM's prompt changes; a ball that is looked at is told about."""
        mine = self.focus.shown and any(spot.id == self.focus.id for spot in self.table.spots())
        self.table.focus_moved(self.focus.id if mine else None)
        self.refresh_prompts()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """What CONFIRM does there, back, and what the table has."""
        table = [prompt for prompt in self.table.prompts() if prompt.wish is not Wish.CONFIRM]
        return self._prompts(self._labels().get(self.focus.id, ""), table)

    def _prompts(self, label: str, table: Sequence[Prompt]) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        say = self.words.say
        left = [Prompt(Wish.CONFIRM, label, "check")] if label else []
        left.append(Prompt(Wish.BACK, say("Back"), "undo"))
        right = (Prompt(Wish.NEXT, say("Turning point"), "star"),)
        return [*left, *table], right

    def _labels(self) -> dict[Hashable, str]:
        return labels(self.words, self.playing, self.paged)
