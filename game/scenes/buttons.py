"""Which button or key is for what, device by device: another one is pressed for it and holds from then on."""

from collections.abc import Callable, Sequence

from game.scenes.house import House
from game.scenes.listen import Listen
from game.scenes.menu import Item, buttons
from game.scenes.screen import Screen
from game.scenes.wish_row import WishRow, wish_name
from game.shell.input.wish import KEYBOARD, Connected, Device, DeviceKind, Disconnected, Input, Wish
from game.shell.layout import Canvas, Rect
from game.shell.listing import Listing
from game.shell.prompts import Prompt
from game.shell.widget import Widget
from game.shell.widgets import Choice, Heading, Panel, Words, choice_height

PADDING, GAP, COLUMN_GAP, HEAD_GAP = 24.0, 8.0, 48.0, 16.0
WIDE, LARGE_TEXT, LABEL = 1500.0, 1.4, 220.0
DEVICE, EACH, RESET = "device", "each", "reset"

Row = tuple[float, Callable[[Rect], Widget]]


def _one_column(canvas: Canvas) -> bool:
    return canvas.width < WIDE or canvas.text_scale >= LARGE_TEXT


class Buttons(Screen):
    """From settings. Pads of one GUID are one device here, for they are bound together."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        used = self.inputs.last_used
        self.device = used if used.kind is DeviceKind.PAD else next(iter(self.inputs.pads), KEYBOARD)
        if used.kind is DeviceKind.KEYBOARD:
            self.device = KEYBOARD
        self.first = Wish.UP
        self._note = ""

    def devices(self) -> list[Device]:
        """What can be given other buttons now."""
        pads = {pad.guid: pad for pad in reversed(self.inputs.pads)}
        return [KEYBOARD, *reversed(pads.values())]

    def _name(self, device: Device) -> str:
        return self.words.say("Keyboard") if device.kind is DeviceKind.KEYBOARD else device.name

    # -------------------------------------------------- lay-out

    def build(self, canvas: Canvas) -> list[Widget]:
        """Title, device, what has changed last, and the rows in one column or two."""
        kit, safe, say = self.kit, canvas.safe, self.words.say
        head = self.titled(canvas, say("Buttons and keys"))
        which = self._device_row(canvas, head)
        top = max(head.rect.bottom, which.rect.bottom) + HEAD_GAP
        note = self._note
        if not note and canvas.text_scale < LARGE_TEXT:
            note = say("Choose a line, then press the button or key you want for it.")
        line = Rect(safe.x, top, safe.w, kit.measure(note, "second", canvas, safe.w)[1] if note else 0.0)
        room = self.room(canvas, line.bottom + (HEAD_GAP if note else 0.0))
        columns = self._columns(canvas, room.inset(PADDING))
        panel = room._replace(h=min(room.h, max(column.content for column in columns) + 2 * PADDING))
        said = [Words(line, note, "second")] if note else []
        return [head, which, *said, Panel(panel), *columns]

    def _device_row(self, canvas: Canvas, head: Heading) -> Choice:
        """Beside the title where there is room, else below."""
        kit, devices, label = self.kit, self.devices(), self.words.say("Device")
        names = [self._name(device) for device in devices]
        chosen = next((n for n, each in enumerate(devices) if each.guid == self.device.guid), 0)
        place = head.rect._replace(y=head.rect.bottom + HEAD_GAP)
        if not _one_column(canvas):
            place = place._replace(x=place.x + place.w / 2, y=head.rect.y, w=place.w / 2)
        beside = min(LABEL * canvas.text_scale, place.w * 0.3)
        place = place._replace(h=choice_height(label, place.w, kit, canvas, beside))
        return Choice(DEVICE, place, label, names, chosen, self._choose, kit, canvas, label_width=beside)

    def _columns(self, canvas: Canvas, room: Rect) -> list[Listing]:
        if _one_column(canvas):
            return [Listing(room, self._rows(canvas, room.w), GAP)]
        left = room._replace(w=(room.w - COLUMN_GAP) / 2)
        rows = self._rows(canvas, left.w)
        half = (len(rows) + 1) // 2
        return [Listing(left, rows[:half], GAP), Listing(left.moved(left.w + COLUMN_GAP, 0), rows[half:], GAP)]

    def _rows(self, canvas: Canvas, width: float) -> list[Row]:
        ways = [
            Item(EACH, "steps", self.words.say("All, one after another"), self._ask_all),
            Item(RESET, "undo", self.words.say("Back to normal"), self._reset),
        ]
        return [*(self._row(wish, canvas, width) for wish in Wish), *buttons(ways, width, self.kit, canvas, 70.0)]

    def _row(self, wish: Wish, canvas: Canvas, width: float) -> Row:
        name, glyphs = wish_name(self.words, wish), self.inputs.glyphs(self.device, wish)
        height = WishRow.height(name, width, self.kit, canvas)
        return height, lambda rect: WishRow(wish, rect, name, glyphs, self._ask)

    # -------------------------------------------------- acts

    def _choose(self, number: int) -> None:
        self.device, self._note = self.devices()[number], ""
        self.kit.audio.play("knock")
        self.rebuild()

    def _ask(self, wish: Wish) -> None:
        self._listen([wish])

    def _ask_all(self) -> None:
        self._listen(list(Wish))

    def _listen(self, wishes: Sequence[Wish]) -> None:
        self.kit.audio.play("knock")
        self.house.stack.push(Listen(self.house, self.device, wishes, self._tell))

    def _tell(self, note: str) -> None:
        self._note = note
        self.rebuild()

    def _reset(self) -> None:
        self.kit.audio.play("back")
        self.house.unbind(self.device)
        self._tell(self.words.say("All buttons are as they were at first."))

    def handle(self, event: Input) -> None:
        """Devices come and go."""
        super().handle(event)
        if isinstance(event, Connected | Disconnected):
            self.refresh_devices()

    def resume(self) -> None:
        """A device may have gone while it was listened to."""
        self.refresh_devices()

    def refresh_devices(self) -> None:
        """Go on with a device that is there."""
        if all(device.guid != self.device.guid for device in self.devices()):
            self.device, self._note = KEYBOARD, ""
        self.rebuild()

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """Change and back."""
        say = self.words.say
        return (Prompt(Wish.CONFIRM, say("Change"), "check"), Prompt(Wish.BACK, say("Back"), "undo")), ()
