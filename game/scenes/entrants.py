"""Who takes part in a tournament, and how long it shall be."""

from game.core.errors import RulesError
from game.play.tournament import LEAST, MOST, tournament
from game.scenes.house import House
from game.scenes.lobby import Lobby
from game.scenes.option_row import Choosable
from game.scenes.rule_book import Shelf
from game.scenes.seat_plan import Plan
from game.scenes.standing import Standing
from game.tables import offers

PLAN = "tournament"
"""Under which name its places are remembered."""


class Entrants(Lobby):
    """Two to five, people and bots."""

    def __init__(self, house: House) -> None:
        if PLAN not in house.plans:
            house.plans[PLAN] = Plan((LEAST, MOST), {"length": "full"})
        super().__init__(house, offers.TOURNAMENT, house.plans[PLAN])

    def title(self) -> str:
        """What it is called."""
        return self.words.say("Tournament")

    def facts(self) -> str:
        """How many take part, in how many games."""
        count = len(games())
        played = self.words.count("{number} game", "{number} games", count)
        return f"{super().facts()} · {played}"

    def choices(self) -> list[Choosable]:
        """Long or short, and the bots' pace."""
        say, values = self.words.say, ("full", "short")

        def change(chosen: int) -> None:
            self.plan.options["length"] = values[chosen]
            self.rebuild()

        length = Choosable(
            ("length",),
            say("Length"),
            [self.words.say_in("tournament", "Full"), self.words.say_in("tournament", "Short")],
            [say("All games by their usual rules"), say("The shortest form of every game")],
            values.index(self.plan.options["length"]),
            change,
        )
        return [length, *super().choices()]

    def rules(self) -> Shelf:
        """The rules of all games."""
        return Shelf(self.house)

    def start(self) -> None:
        """Draw it up."""
        plan, house = self.plan, self.house
        try:
            drawn = tournament(plan.players, games(), plan.options["length"] == "short")
        except RulesError:
            self.kit.audio.play("invalid")
            return
        self.kit.audio.play("confirm")
        house.tournament.follow(drawn)
        house.stack.replace(Standing(house))


def games() -> dict[str, tuple[int, int]]:
    """The games it consists of, with their seats: all that can be played, in house order."""
    return {game: facts.seats for game, facts in offers.FACTS.items() if offers.playable(game)}
