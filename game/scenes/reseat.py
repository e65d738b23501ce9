"""Who sits where in a game that goes on: seats go from people to bots and back, and whoever comes late joins."""

from collections.abc import Sequence

from game.core.protocol import Seat
from game.play.seat import Bot, Person
from game.scenes.house import House
from game.scenes.lobby import Lobby
from game.scenes.rule_book import RuleBook
from game.scenes.seat_plan import Plan
from game.scenes.sitting import Sitting
from game.shell.input.wish import Device, DeviceKind, Pressed, Wish
from game.shell.prompts import Prompt
from game.telling import telling_of


class Reseat(Lobby):
    """Above the pause of a match; what was changed holds for this game once the screen is left."""

    first = ("seat", 0)

    def __init__(self, house: House, sitting: Sitting, opener: Device, joining: Device | None = None) -> None:
        """`opener` is the device that opened the pause; `joining` a pad that wants a seat at once."""
        self.sitting, self.telling, self._joining = sitting, telling_of(sitting.game), joining
        plan = Plan.round_table(sitting.players, sitting.pads.held(house.inputs.pads))
        super().__init__(house, sitting.game, plan)
        self.host = None if is_stranger(sitting, opener) else opener

    def enter(self) -> None:
        """Whoever pressed for it sits down."""
        if self._joining is not None:
            self._joins(self._joining)

    def title(self) -> str:
        """The game's name."""
        return self.telling.title(self.words)

    def go(self) -> str:
        """Back to the table."""
        return self.words.say("Go on")

    def note(self, seat: Seat) -> str:
        """What the seat plays with."""
        name = self.telling.piece_name(self.words, seat)
        return "" if name == self.words.say("Player {number}", number=seat + 1) else name

    def rules(self) -> RuleBook:
        """The game's rules."""
        return RuleBook(self.house, self.sitting.game)

    def start(self) -> None:
        """The pause is over as well."""
        self.kit.audio.play("confirm")
        self._sit()
        self.house.stack.pop()
        self.house.stack.pop()

    def back(self) -> None:
        """To the pause."""
        self._sit()
        super().back()

    def _sit(self) -> None:
        """Everybody sits where the cards say."""
        if self.sitting.reseat(self.plan.players, self.plan.held):
            self.sitting.keep(self.house)

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """Nobody moves to another seat in mid-game: what is there belongs to the seat."""
        return wish is not Wish.UNDO and super().wished(wish, pressed)

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Without swapping."""
        left, right = super().prompts()
        return left, [prompt for prompt in right if prompt.wish is not Wish.UNDO]


def is_stranger(sitting: Sitting, device: Device) -> bool:
    """Whether it is a pad that nobody at the table can be playing with."""
    anybody = any(isinstance(player, Person) and player.device is None for player in sitting.players)
    return device.kind is DeviceKind.PAD and not anybody and sitting.pads.seat_of(device) is None


def may_join(sitting: Sitting, opener: Device, device: Device) -> bool:
    """Whether a pad may take a bot's seat: not that of the person who opened the pause, and nobody's at the table."""
    free = device.kind is DeviceKind.PAD and sitting.pads.seat_of(device) is None
    bots = any(isinstance(player, Bot) for player in sitting.players)
    return bots and free and (device.id != opener.id or is_stranger(sitting, device))
