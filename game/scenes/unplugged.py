"""A pad was unplugged in the middle of a game: whose it was, and how to go on."""

from game.core.protocol import Seat
from game.play.seat import Bot, Person, Player
from game.scenes.house import House
from game.scenes.menu import Item, Menu
from game.scenes.sitting import Sitting
from game.shell.input.wish import Connected, DeviceKind, Input, Pressed, Wish


class Unplugged(Menu):
    """Waits for a seat's pad; any other device may go on for that seat, or hand it to a bot."""

    def __init__(self, house: House, sitting: Sitting, seat: Seat, pad: str) -> None:
        super().__init__(house)
        self.sitting, self.seat, self.pad = sitting, seat, pad
        self._asking = False

    def title(self) -> str:
        """Who is affected."""
        return self.words.say("{name}: gamepad unplugged", name=self.sitting.sitters(self.words)[self.seat].name)

    def more(self) -> str:
        """What to do."""
        if self._asking:
            return self.words.say("Several gamepads are alike. Press the confirm button on yours.")
        return self.words.say("Plug {pad} in again, or go on with another device.", pad=self.pad)

    def items(self) -> list[Item]:
        """Go on without it, or let a bot play."""
        say = self.words.say
        return [
            Item("any", "pad", say("Go on with any device"), lambda: self._seat(Person(name=self._name()))),
            Item("bot", "bot", say("Let a bot play this seat"), lambda: self._seat(Bot("skilled"))),
            Item("leave", "home", say("Leave the table"), self.house.home),
        ]

    def enter(self) -> None:
        """It may be back already."""
        self._look()

    def handle(self, event: Input) -> None:
        """A plug, or the confirm button of one of several equal pads."""
        if isinstance(event, Connected):
            self._look()
        if isinstance(event, Pressed) and self._claims(event):
            self.house.stack.pop()
            return
        super().handle(event)

    def _claims(self, event: Pressed) -> bool:
        """True if somebody just said which of several equal pads is the seat's."""
        confirms = event.wish is Wish.CONFIRM and event.device.kind is DeviceKind.PAD
        return confirms and self._asking and self.sitting.pads.claim(self.seat, event.device)

    def _look(self) -> None:
        asked = self.sitting.pads.reunite(self.inputs.pads)
        if self.seat not in self.sitting.pads.missing():
            self.kit.audio.play("confirm")
            self.house.stack.pop()
        elif (self.seat in asked) != self._asking:
            self._asking = not self._asking
            self.rebuild()

    def _name(self) -> str:
        player = self.sitting.players[self.seat]
        return player.name if isinstance(player, Person) else ""

    def _seat(self, player: Player) -> None:
        players = list(self.sitting.players)
        players[self.seat] = player
        self.sitting.reseat(players, self.sitting.pads.held(self.inputs.pads))
        self.sitting.keep(self.house)
        self.house.stack.pop()

    def back(self) -> None:
        """There is no way back without a decision."""
        self.kit.audio.play("invalid")
