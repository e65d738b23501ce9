"""Keys, mouse and fingers for tests: events posted to the queue with every field SDL gives them."""

import pygame

_LEFT = pygame.BUTTON_LEFT


def key_down(name: str, mod: int = 0, keycode: int | None = None, scancode: int | None = None) -> None:
    """A key goes down; `name` as in `assets/bindings.toml` (`return`, `a`, `f10`)."""
    pygame.event.post(_key(pygame.KEYDOWN, name, mod, keycode, scancode))


def key_up(name: str) -> None:
    """A key comes up."""
    pygame.event.post(_key(pygame.KEYUP, name, 0, None, None))


def tap_key(name: str) -> None:
    """A key goes down and up."""
    key_down(name)
    key_up(name)


def mouse_move(x: int, y: int, touch: bool = False) -> None:
    """The mouse moves to a place in the window."""
    _post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=touch)


def mouse_down(x: int, y: int, button: int = _LEFT, touch: bool = False) -> None:
    """A mouse button goes down."""
    _post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch)


def mouse_up(x: int, y: int, button: int = _LEFT, touch: bool = False) -> None:
    """A mouse button comes up."""
    _post(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=touch)


def click(x: int, y: int, button: int = _LEFT) -> None:
    """The mouse moves there, and a button goes down and up."""
    mouse_move(x, y)
    mouse_down(x, y, button)
    mouse_up(x, y, button)


def wheel(dy: float, dx: float = 0) -> None:
    """The wheel turns; positive is away from the player. SDL tells it as a button, too."""
    mouse_down(0, 0, 4 if dy > 0 else 5)
    mouse_up(0, 0, 4 if dy > 0 else 5)
    _post(pygame.MOUSEWHEEL, x=int(dx), y=int(dy), precise_x=float(dx), precise_y=float(dy), flipped=False, touch=False)


def finger_down(x: float, y: float, finger: int = 0) -> None:
    """A finger touches; x and y in window pixels."""
    _finger(pygame.FINGERDOWN, x, y, finger)


def finger_move(x: float, y: float, finger: int = 0) -> None:
    """A finger slides."""
    _finger(pygame.FINGERMOTION, x, y, finger)


def finger_up(x: float, y: float, finger: int = 0) -> None:
    """A finger is lifted."""
    _finger(pygame.FINGERUP, x, y, finger)


def tap(x: float, y: float) -> None:
    """A finger touches and is lifted."""
    finger_down(x, y)
    finger_up(x, y)


def window(event_type: int, x: int = 0, y: int = 0) -> None:
    """A window event such as `pygame.WINDOWFOCUSLOST`."""
    _post(event_type, x=x, y=y, window=None)


def _key(event_type: int, name: str, mod: int, keycode: int | None, scancode: int | None) -> pygame.event.Event:
    code = getattr(pygame, f"KSCAN_{name.upper()}") if scancode is None else scancode
    if keycode is None:
        keycode = getattr(pygame, f"K_{name.lower() if len(name) == 1 else name.upper()}")
    return pygame.event.Event(event_type, key=keycode, scancode=code, mod=mod, unicode="", window=None)


def _finger(event_type: int, x: float, y: float, finger: int) -> None:
    width, height = pygame.display.get_window_size()
    _post(
        event_type,
        touch_id=1,
        finger_id=finger,
        x=x / width,
        y=y / height,
        dx=0.0,
        dy=0.0,
        pressure=1.0,
        window=None,
    )


def _post(event_type: int, **fields: object) -> None:
    pygame.event.post(pygame.event.Event(event_type, fields))
