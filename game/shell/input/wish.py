"""What players wish and what devices say, free of pygame: the words every scene hears."""

from enum import Enum
from typing import NamedTuple, NewType, TypeAlias

Control = NewType("Control", str)
"""One thing on a device that can be pressed, as `assets/bindings.toml` spells it: `lb`, `dpad_up`, `return`."""


class Wish(Enum):
    """What a player wants, whatever the device; the value is its name in `assets/bindings.toml`."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    MENU = "menu"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    PREV = "prev"
    NEXT = "next"
    PEEK = "peek"
    LOG = "log"


DIRECTIONS = (Wish.UP, Wish.DOWN, Wish.LEFT, Wish.RIGHT)
REPEATING = frozenset((*DIRECTIONS, Wish.PREV, Wish.NEXT))


class DeviceKind(Enum):
    """The four kinds of device a player may hold."""

    KEYBOARD = "keyboard"
    MOUSE = "mouse"
    TOUCH = "touch"
    PAD = "pad"


class Vendor(Enum):
    """Whose letters or shapes are on a pad's buttons; the value is the folder of their drawings."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    NEUTRAL = "neutral"


class Device(NamedTuple):
    """A keyboard, the mouse, the touch screen or one pad.

    `id` is unique for the run: a pad that comes back is another device with the same `guid`.
    `known` is false for a stick SDL has no mapping for: its buttons are guessed until someone shows them.
    """

    id: int
    kind: DeviceKind
    name: str
    guid: str = ""
    vendor: Vendor = Vendor.NEUTRAL
    known: bool = True


KEYBOARD = Device(0, DeviceKind.KEYBOARD, "Keyboard")
MOUSE = Device(1, DeviceKind.MOUSE, "Mouse")
TOUCH = Device(2, DeviceKind.TOUCH, "Touch screen")


class Phase(Enum):
    """Where a press of the left button or the first finger stands; hovering is MOVE without DOWN."""

    DOWN = "down"
    MOVE = "move"
    UP = "up"
    CANCEL = "cancel"


class Glyph(NamedTuple):
    """A prompt's drawing, relative to `assets/svg/prompts` without `.svg`, and the letters to set on it."""

    svg: str
    letter: str = ""


class Pressed(NamedTuple):
    """A wish begins, or repeats while its control is held (only those of `REPEATING` do)."""

    device: Device
    wish: Wish
    repeat: bool = False


class Released(NamedTuple):
    """A wish ends: let go, unplugged or the window lost the keyboard."""

    device: Device
    wish: Wish


class RawPressed(NamedTuple):
    """A control went down that means nothing; while `Inputs.capture` is on, any control at all, instead of wishes."""

    device: Device
    control: Control


class RawReleased(NamedTuple):
    """A control that was told as `RawPressed` came up, while `Inputs.capture` is still on."""

    device: Device
    control: Control


class Pointed(NamedTuple):
    """The pointer in window pixels. CANCEL ends a press that must not act: focus lost, device gone."""

    device: Device
    x: float
    y: float
    phase: Phase


class Scrolled(NamedTuple):
    """The wheel turned; positive `dy` is away from the player, positive `dx` to the right, in notches."""

    device: Device
    dx: float
    dy: float


class Connected(NamedTuple):
    """A pad was plugged in and can be used from now on."""

    device: Device


class Disconnected(NamedTuple):
    """A pad is gone; what it held was released just before."""

    device: Device


class WindowChanged(NamedTuple):
    """The window has another size in pixels: lay out and draw all again."""

    width: int
    height: int


class Exposed(NamedTuple):
    """The window's picture was lost: draw all again."""


class FocusLost(NamedTuple):
    """The window no longer has the keyboard; everything held was released just before."""


class FocusGained(NamedTuple):
    """The window has the keyboard again."""


class QuitAsked(NamedTuple):
    """The window's close button, or the system, asks the program to end."""


Input: TypeAlias = (
    Pressed
    | Released
    | RawPressed
    | RawReleased
    | Pointed
    | Scrolled
    | Connected
    | Disconnected
    | WindowChanged
    | Exposed
    | FocusLost
    | FocusGained
    | QuitAsked
)
