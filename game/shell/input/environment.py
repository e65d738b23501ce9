"""What SDL must be told about input before pygame is initialised."""

import os
from pathlib import Path


def prepare_environment(*, kiosk: bool = False, mappings: Path | None = None) -> None:
    """Set SDL's input hints in this process's environment; call it before `pygame.init`.

    A kiosk's pads are heard without keyboard focus. `mappings` is a player's own `gamecontrollerdb.txt`;
    it is left out if there is no such file or the environment already names one.
    """
    os.environ["SDL_TOUCH_MOUSE_EVENTS"] = "0"
    os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "0"
    # Prompts show a Nintendo pad's own letters, so SDL must name its buttons by letter and not by place.
    os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] = "1"
    if kiosk:
        os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
    if mappings is not None and mappings.is_file():
        os.environ.setdefault("SDL_GAMECONTROLLERCONFIG_FILE", str(mappings))
