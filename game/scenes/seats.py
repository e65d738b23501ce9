"""Seats and options of one game: who plays, with what, by which rules."""

from collections.abc import Sequence

from game.core.options import fill
from game.core.protocol import Option, Seat
from game.play.deals import best_alone, of_day, played_alone, seed_of
from game.scenes.house import House
from game.scenes.lobby import Lobby
from game.scenes.match import MatchScene
from game.scenes.option_row import Choosable
from game.scenes.rule_book import RuleBook
from game.scenes.seat_plan import Plan
from game.scenes.seat_words import deals, leader
from game.scenes.sitting import begin
from game.shell.layout import Canvas
from game.shell.widget import Widget
from game.tables import offers
from game.telling import goal_of, telling_of

EARLIER = 3
"""So many earlier deals are offered again."""


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
        """How many play and how long it takes where that is known; alone, rather what there is to reach."""
        told = [*filter(None, self._alone())] or [super().facts(), offers.duration(self.words, self.game)]
        return " · ".join(filter(None, told))

    def _alone(self) -> Sequence[str]:
        """For one who plays alone: what there is to reach with these options, and the best so far."""
        words, options = self.words, self.plan.options
        if len(self.plan.players) != 1:
            return ()
        goal, best = goal_of(self.game), best_alone(self.house.results, self.game, options)
        rules = self._game
        target = "" if goal is None else goal(words, rules.start(options, 1, rules.deal(options, 1, 0)))
        return target, "" if best is None else words.say("best {points}", points=best)

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
        first = [self._first()] if offers.FACTS[self.game].may_begin else []
        dealt = [self._deal()] if deals(self._game, chosen, len(self.plan.players)) else []
        return [*(self._option(option) for option in found), *dealt, *first, *super().choices()]

    def _deal(self) -> Choosable:
        """Everybody may take the deal of the day, and who plays alone try an earlier one again."""
        words, plan, say = self.words, self.plan, self.words.say
        today = of_day(self.house.wall().date())
        alone = played_alone(self.house.results, self.game, plan.options) if len(plan.players) == 1 else ()
        past = [one for one in alone if one.deal != today][:EARLIER]
        offered = ["", today, *(one.deal for one in past)]
        if plan.deal not in offered:
            plan.deal = ""

        def change(chosen: int) -> None:
            plan.deal = offered[chosen]
            self.rebuild()

        again = [words.count("Again: {number} point", "Again: {number} points", one.points) for one in past]
        return Choosable(
            ("deal",),
            say("Deal"),
            [say("New deal"), say("Deal of the day"), *again],
            [
                say("Shuffled anew"),
                say("The same today wherever it is played"),
                *[say("The cards of a game you played before")] * len(past),
            ],
            offered.index(plan.deal),
            change,
        )

    def _first(self) -> Choosable:
        """Chance decides who begins, unless somebody is named: the youngest, as the box says (HM4)."""
        words, plan, count = self.words, self.plan, len(self.plan.players)

        def change(chosen: int) -> None:
            plan.begins = chosen - 1 if chosen else None
            self.rebuild()

        seats = [words.say("Seat {number}", number=seat + 1) for seat in range(count)]
        chosen = 0 if plan.first is None else int(plan.first) + 1
        return Choosable(
            ("first",),
            words.say("Who begins"),
            [words.say_in("who begins", "Chance"), *seats],
            [words.say("Drawn anew for every game"), *[words.say("For example the youngest")] * count],
            chosen,
            change,
        )

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
        seed = seed_of(self.game, plan.deal) if plan.deal else house.deal_seed()
        sitting = begin(house, self.game, plan.players, plan.options, seed, plan.held, plan.first, plan.deal)
        house.stack.replace(MatchScene(house, sitting))
