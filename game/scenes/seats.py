"""Seats and options of one game: who plays, with what, by which rules."""

from game.core.options import fill
from game.core.protocol import Option, Seat
from game.scenes.house import House
from game.scenes.lobby import Lobby
from game.scenes.match import MatchScene
from game.scenes.option_row import Choosable
from game.scenes.rule_book import RuleBook
from game.scenes.seat_plan import Plan
from game.scenes.seat_words import leader
from game.scenes.sitting import begin
from game.shell.layout import Canvas
from game.shell.widget import Widget
from game.tables import offers
from game.telling import telling_of


class Seats(Lobby):
    """One screen between the chooser and the table."""

    def __init__(self, house: House, game: str) -> None:
        self.game, self._game, self.telling = game, house.box(game).game, telling_of(game)
        if game not in house.plans:
            house.plans[game] = Plan(self._game.seats, fill(self._game, {}))
        super().__init__(house, game, house.plans[game])
        self._leader: Seat | None = None

    def build(self, canvas: Canvas) -> list[Widget]:
        """Who begins may depend on what was chosen."""
        self._leader = leader(self._game, self.plan.options, len(self.plan.players))
        return super().build(canvas)

    def title(self) -> str:
        """The game's name."""
        return self.telling.title(self.words)

    def facts(self) -> str:
        """How many play, and how long it takes where that is known."""
        return " · ".join(filter(None, (super().facts(), offers.duration(self.words, self.game))))

    def note(self, seat: Seat) -> str:
        """What the seat plays with, and whether it begins; nothing where both are alike for all."""
        words, name = self.words, self.telling.piece_name(self.words, seat)
        if name == words.say("Player {number}", number=seat + 1):
            return ""
        return words.say("{piece}, begins", piece=name) if seat == self._leader else name

    def choices(self) -> list[Choosable]:
        """The game's options that mean something now, and the bots' pace."""
        options, chosen = self._game.options(), self.plan.options
        found = [option for option in options if option.only is None or chosen[option.only[0]] == option.only[1]]
        return [*(self._option(option) for option in found), *super().choices()]

    def _option(self, option: Option) -> Choosable:
        words, name, telling = self.words, option.name, self.telling

        def change(chosen: int) -> None:
            self.plan.options[name] = option.values[chosen]
            self.rebuild()

        return Choosable(
            ("option", name),
            telling.option(words, name),
            [telling.value(words, name, value) for value in option.values],
            [telling.explain(words, name, value) for value in option.values],
            option.values.index(self.plan.options[name]),
            change,
        )

    def rules(self) -> RuleBook:
        """The game's rules."""
        return RuleBook(self.house, self.game)

    def start(self) -> None:
        """To the table."""
        plan, house = self.plan, self.house
        self.kit.audio.play("confirm")
        sitting = begin(house, self.game, plan.players, plan.options, house.deal_seed(), plan.held)
        house.stack.replace(MatchScene(house, sitting))
