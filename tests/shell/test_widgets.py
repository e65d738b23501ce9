"""Buttons and choices: what acts on them, and what they show."""

import pygame
import pytest

from game.shell.focus import Direction
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect, fit
from game.shell.paint import Painter
from game.shell.widget import Widget
from game.shell.widgets import Button, Choice, choice_height

CANVAS = fit((640, 360))
ROW = Rect(200, 200, 1500, 90)
VALUES = ("Off", "Slow", "Normal", "Fast")


class Chosen(list[int]):
    """The values a choice was changed to."""


def choice(kit: Kit, told: Chosen, *, values: tuple[str, ...] = VALUES, at: int = 1, label: str = "Pace") -> Choice:
    return Choice("pace", ROW, label, values, at, told.append, kit, CANVAS)


def drawn(widget: Widget, kit: Kit, focused: str | None = None, canvas: Canvas = CANVAS) -> bytes:
    surface = pygame.Surface(canvas.size_px, depth=32)
    widget.paint(Painter(surface, canvas, kit), focused)
    return pygame.image.tobytes(surface, "RGB")


def test_a_button_acts_on_confirm_and_on_a_tap() -> None:
    told: list[str] = []
    button = Button("go", ROW, "Go", lambda: told.append("went"))
    button.confirm("go")
    button.tap("go", 1, 1)
    assert told == ["went", "went"]
    assert [spot.rect for spot in button.spots()] == [ROW]
    assert not button.adjust("go", Direction.RIGHT)


@pytest.mark.parametrize("icon", ["", "play"])
def test_a_button_shows_its_words_its_note_and_its_focus(kit: Kit, icon: str) -> None:
    def look(words: str, note: str = "", focused: str | None = None) -> bytes:
        return drawn(Button("go", ROW, words, lambda: None, icon=icon, note=note), kit, focused)

    pictures = {look("Go"), look("Stop"), look("Go", "soon"), look("Go", focused="go")}
    assert len(pictures) == 4
    assert look("Go", focused="other") == look("Go")


def test_left_and_right_change_a_choice_and_stop_at_its_ends(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told)
    assert all(row.adjust("pace", Direction.RIGHT) for _ in range(4))
    assert told == [2, 3]
    assert all(row.adjust("pace", Direction.LEFT) for _ in range(5))
    assert told == [2, 3, 2, 1, 0]


def test_up_and_down_leave_a_choice_alone(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told)
    assert not row.adjust("pace", Direction.UP)
    assert not row.adjust("pace", Direction.DOWN)
    assert told == []


def test_confirm_takes_the_next_value_and_after_the_last_the_first(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told, at=2)
    for _ in range(3):
        row.confirm("pace")
    assert told == [3, 0, 1]


def test_a_tap_on_a_key_takes_that_value(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told)
    assert row.keys
    for number in (3, 0, 2, 2):
        row.tap("pace", row.track.x + row.track.w * (number + 0.5) / 4, row.track.centre[1])
    row.tap("pace", row.track.right - 0.01, row.track.centre[1])
    assert told == [3, 0, 2, 3]


def test_many_or_long_values_become_a_stepper_whose_arrows_can_be_tapped(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told, values=tuple(f"Value number {n}" for n in range(9)), at=0)
    assert not row.keys
    y = row.track.centre[1]
    row.tap("pace", row.track.right - 20, y)
    row.tap("pace", row.track.x + 20, y)
    row.tap("pace", row.track.x + 20, y)
    assert told == [1, 0, 8]


def test_a_tap_on_the_label_takes_the_next_value(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told)
    row.tap("pace", ROW.x + 5, ROW.centre[1])
    assert told == [2]


def test_a_choice_of_one_value_never_changes(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told, values=("Only",), at=0)
    row.confirm("pace")
    row.adjust("pace", Direction.RIGHT)
    row.tap("pace", *row.track.centre)
    assert told == []


def test_a_choice_shows_which_value_it_has(kit: Kit) -> None:
    many = tuple(f"Value number {n}" for n in range(9))
    assert len({drawn(choice(kit, Chosen(), at=at), kit) for at in range(4)}) == 4
    assert len({drawn(choice(kit, Chosen(), values=many, at=at), kit) for at in range(9)}) == 9


@pytest.mark.parametrize("label", ["Pace", "How long everybody has to wait before a bot answers", ""])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_label_and_keys_of_a_choice_keep_apart(kit: Kit, label: str, text_scale: float) -> None:
    canvas = fit((640, 360), text_scale=text_scale)
    rect = ROW._replace(h=choice_height(label, ROW.w, kit, canvas))
    row = Choice("pace", rect, label, VALUES, 1, lambda _value: None, kit, canvas)
    assert row.track.within(rect)
    labels = pygame.Surface(canvas.size_px, pygame.SRCALPHA)
    row.paint_label(Painter(labels, canvas, kit))
    ink = labels.get_bounding_rect()
    assert not ink.colliderect(canvas.px(row.track))
    assert bool(ink) is bool(label)


def test_a_moved_choice_takes_its_keys_along(kit: Kit) -> None:
    told = Chosen()
    row = choice(kit, told)
    row.move_to(ROW.moved(100, -50))
    assert row.track.within(row.rect)
    row.tap("pace", row.track.right - 5, row.track.centre[1])
    assert told == [3]
