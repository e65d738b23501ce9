"""What every scene and table draws and sounds with, in one bundle."""

from dataclasses import dataclass, field

from game.shell.assets import Assets
from game.shell.audio import Audio
from game.shell.layout import Canvas
from game.shell.materials import Materials
from game.shell.text import Texts
from game.shell.theme import Colour, Role, Theme
from game.shell.tween import Pace


@dataclass
class Kit:
    """Theme, drawings, words on screen, sound and pace of motion; `contrast` asks for the high-contrast look."""

    plain: Theme
    assets: Assets
    texts: Texts
    audio: Audio
    pace: Pace = field(default_factory=Pace)
    contrast: bool = False

    def __post_init__(self) -> None:
        """Put the materials together, and the high-contrast theme."""
        self.materials = Materials(self.assets)
        self._contrasting = self.plain.contrasting()

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._contrasting if self.contrast else self.plain

    def release(self) -> None:
        """Let go of all pictures at once; those asked for later are made anew."""
        self.assets.clear()
        self.materials.clear()
        self.texts.clear()

    def turn(self) -> None:
        """Another scene is shown from now on: what only others needed may be let go of."""
        self.assets.turn()
        self.materials.turn()
        self.texts.turn()

    def colour(self, name: str) -> Colour:
        """A colour by its name in theme.toml: `ink`, `accent.pylos`, `pieces.hutan.bank`, `seat.0`."""
        head, *tail = name.split(".")
        if head == "seat":
            return self.theme.colour.seat[int(tail[0])].colour
        value = getattr(self.theme.colour, head)
        for part in tail:
            value = value[part]
        assert isinstance(value, Colour)
        return value

    def role(self, name: str) -> Role:
        """A role of text by its name in theme.toml."""
        role = getattr(self.theme.type, name)
        assert isinstance(role, Role)
        return role

    def pixels(self, name: str, canvas: Canvas) -> int:
        """Height of a role's type in real pixels on a canvas, text scale included."""
        return max(1, round(self.role(name).size * canvas.scale * canvas.text_scale))

    def measure(self, words: str, role: str, canvas: Canvas, width: float | None = None) -> tuple[float, float]:
        """Logical width and height of words, wrapped to a logical width if one is given."""
        wrap = None if width is None else canvas.length(width)
        w, h = self.texts.measure(words, self.pixels(role, canvas), self.role(role).weight, wrap)
        return w / canvas.scale, h / canvas.scale
