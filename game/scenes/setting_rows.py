"""What can be set, by page: every row's values and what they are called."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.scenes.buttons import Buttons
from game.scenes.house import House
from game.scenes.ruler import RulerScene
from game.scenes.screen import Screen
from game.words import Words, languages


class Row(NamedTuple):
    """One setting of `game.play.settings.Settings`: its values with their words; `level` ones fill a track."""

    name: str
    label: str
    values: Sequence[tuple[Any, str]]
    level: bool = False

    def place(self, value: Any) -> int:
        """Where a value stands; the nearest one where it isn't offered."""
        offered = [known for known, _ in self.values]
        if value in offered:
            return offered.index(value)
        if isinstance(value, int | float):
            return min(range(len(offered)), key=lambda at: abs(offered[at] - value))
        return 0


class Way(NamedTuple):
    """A button that leads to a screen of its own."""

    name: str
    icon: str
    label: str
    scene: Callable[[House], Screen]


class Page(NamedTuple):
    """Settings that belong together, and what is too much for a row."""

    title: str
    rows: Sequence[Row]
    ways: Sequence[Way] = ()


def pages(house: House) -> list[Page]:
    """All settings this machine has a use for; a kiosk's visitors may change what harms nobody."""
    words = house.words
    say = words.say
    if house.kiosk is not None:
        return [Page(words.say_in("settings", "Text"), _for_visitors(words, house.kiosk.languages or languages()))]
    return [
        Page(say("Sound"), _sound(words)),
        Page(words.say_in("settings", "Text"), _text(words)),
        Page(say("Motion"), _motion(words)),
        Page(words.say_in("settings", "Game"), _game(words)),
        Page(say("Display"), _display(house), [Way("ruler", "display", say("Size of the screen"), RulerScene)]),
        Page(say("Controls"), _controls(words), [Way("buttons", "pad", say("Buttons and keys"), Buttons)]),
    ]


def per_cent(words: Words, part: float) -> str:
    """0.7 as 70 %."""
    return words.say("{number} %", number=round(part * 100))


def _switch(words: Words) -> Sequence[tuple[bool, str]]:
    return ((False, words.say("Off")), (True, words.say("On")))


def _shares(words: Words, low: int, high: int, step: int) -> Sequence[tuple[float, str]]:
    return [(number / 100, per_cent(words, number / 100)) for number in range(low, high + 1, step)]


def _sound(words: Words) -> list[Row]:
    say, tenths = words.say, _shares(words, 0, 100, 10)
    return [
        Row("master_volume", say("Everything"), tenths, level=True),
        Row("effects_volume", say("Effects"), tenths, level=True),
        Row("music_volume", say("Music"), tenths, level=True),
    ]


def _text(words: Words) -> list[Row]:
    say = words.say
    return [
        Row("language", say("Language"), [("", say("As the system")), *_named(languages())]),
        _text_size(words),
        Row("high_contrast", say("High contrast"), _switch(words)),
    ]


def _text_size(words: Words) -> Row:
    return Row("text_scale", words.say("Text size"), _shares(words, 100, 200, 25))


def _named(codes: Sequence[str]) -> Sequence[tuple[str, str]]:
    """Languages, each with its name in itself."""
    return [(code, _own_name(Words(code))) for code in codes]


def _for_visitors(words: Words, codes: Sequence[str]) -> list[Row]:
    return [Row("language", words.say("Language"), _named(codes)), _text_size(words)]


def _own_name(words: Words) -> str:
    """A language's name in itself."""
    return words.say_in("a language in itself", "English")


def _motion(words: Words) -> list[Row]:
    say = words.say
    speeds = ((0.0, say("Off")), (0.5, say("×0.5")), (1.0, say("×1")), (2.0, say("×2")), (4.0, say("×4")))
    paces = ((0.0, say("At once")), (0.5, say("0.5 s")), (1.0, say("1 s")), (2.0, say("2 s")))
    return [
        Row("animation", say("Animation speed"), speeds),
        Row("reduced_motion", say("Reduced motion"), _switch(words)),
        Row("bot_pace", say("Pause before a bot's move"), paces),
    ]


def _game(words: Words) -> list[Row]:
    say = words.say
    return [
        Row("show_legal", say("Show legal moves"), _switch(words)),
        Row("show_last", say("Show the last move"), _switch(words)),
        Row("confirm_moves", say("Confirm moves"), _switch(words)),
    ]


def _display(house: House) -> list[Row]:
    say = house.words.say
    rows = []
    if house.window.choosable:
        rows.append(Row("full_screen", say("Full screen"), _switch(house.words)))
    displays = house.window.displays()
    if displays > 1:
        rows.append(Row("display", say("Screen"), [(number, str(number + 1)) for number in range(displays)]))
    turns = [(degrees, say("{degrees}°", degrees=degrees)) for degrees in (0, 90, 180, 270)]
    return [*rows, Row("turn", say("Turn the picture"), turns)]


def _controls(words: Words) -> list[Row]:
    say = words.say
    steps = ((0.0, say("Off")), (1.0, say("1 s")), (1.5, say("1.5 s")), (2.0, say("2 s")), (3.0, say("3 s")))
    styles = (
        ("auto", say("Automatic")),
        ("xbox", "Xbox"),
        ("playstation", "PlayStation"),
        ("nintendo", "Nintendo"),
        ("neutral", words.say_in("button signs", "Neutral")),
    )
    return [
        Row("scanning", say("Play with one button"), steps),
        Row("swap_confirm", say("Swap confirm and back"), _switch(words)),
        Row("glyphs", say("Button signs"), styles),
        Row("dead_zone", say("Stick dead zone"), _shares(words, 10, 60, 5), level=True),
        Row("rumble", say("Rumble"), _shares(words, 0, 100, 25), level=True),
        Row("rumble_turn", say("Rumble on your turn"), _switch(words)),
    ]
