"""Lists that scroll when they must: by focus, wheel and chevrons."""

import pygame
import pytest

from game.shell.focus import Direction
from game.shell.kit import Kit
from game.shell.layout import Rect, fit
from game.shell.listing import Listing
from game.shell.paint import Painter
from game.shell.widgets import Button, Choice, Words

PLACE = Rect(200, 100, 600, 500)
CANVAS = fit((640, 360))


def listing(rows: int, told: list[int] | None = None, height: float = 80) -> Listing:
    heard = [] if told is None else told

    def make(number: int) -> tuple[float, object]:
        return height, lambda rect: Button(number, rect, f"Row {number}", lambda: heard.append(number))

    return Listing(PLACE, [make(number) for number in range(rows)], gap=20)  # type: ignore[misc]


def in_sight(rows: Listing) -> list[int]:
    """The rows that can be tapped."""
    return [int(str(spot.id)) for spot in rows.spots() if spot.holds(*spot.rect.centre)]


def test_rows_that_fit_keep_their_heights_and_stand_at_the_top() -> None:
    rows = listing(5)
    assert not rows.overfull
    assert [spot.rect.y for spot in rows.spots()] == [100, 200, 300, 400, 500]
    assert in_sight(rows) == [0, 1, 2, 3, 4]


def test_nothing_scrolls_where_everything_fits() -> None:
    rows = listing(5)
    assert list(rows.scroll(-3)) == list(rows.reveal(4)) == list(rows.tap_beside(*PLACE.centre)) == []
    assert rows.spots()[0].rect.y == 100


def test_an_empty_list_does_no_harm(kit: Kit) -> None:
    rows = Listing(PLACE, [])
    assert (list(rows.spots()), rows.most) == ([], 0)
    rows.paint(Painter(pygame.Surface(CANVAS.size_px), CANVAS, kit), None)


def test_what_does_not_fit_can_be_in_focus_but_not_be_tapped() -> None:
    rows = listing(12)
    assert rows.overfull
    assert len(rows.spots()) == 12
    assert in_sight(rows) == [0, 1, 2, 3]


@pytest.mark.parametrize("way", [range(12), range(11, -1, -1), (0, 11, 5, 2, 8)])
def test_a_row_is_brought_into_sight_before_it_gets_the_focus(way: range | tuple[int, ...]) -> None:
    rows = listing(12)
    for number in way:
        rows.reveal(number)
        assert number in in_sight(rows)
        assert rows.spots()[number].rect.within(rows.view)


def test_no_more_is_scrolled_than_needed() -> None:
    rows = listing(12)
    rows.reveal(3)
    before = [spot.rect for spot in rows.spots()]
    assert list(rows.reveal(1)) == []
    assert [spot.rect for spot in rows.spots()] == before
    assert list(rows.reveal(6)) == [PLACE]
    assert rows.spots()[6].rect.bottom == pytest.approx(rows.view.bottom)


def test_words_above_the_first_row_are_seen_again_when_it_is_in_focus() -> None:
    rows = Listing(
        PLACE,
        [
            (60.0, lambda rect: Words(rect, "Sound", "second")),
            *((90.0, lambda rect, n=n: Button(n, rect, str(n), lambda: None)) for n in range(9)),
        ],
    )
    rows.reveal(8)
    rows.reveal(0)
    assert rows.widgets[0].rect.within(rows.view)


def test_the_wheel_scrolls_and_stops_at_both_ends() -> None:
    rows = listing(12)
    assert list(rows.scroll(-1)) == [PLACE]
    for _ in range(50):
        rows.scroll(-1)
    assert in_sight(rows)[-1] == 11
    assert rows.spots()[11].rect.bottom == pytest.approx(rows.view.bottom)
    assert list(rows.scroll(-1)) == []
    for _ in range(50):
        rows.scroll(1)
    assert rows.spots()[0].rect.y == pytest.approx(rows.view.y)


def test_chevrons_turn_half_a_page_and_reach_every_row() -> None:
    rows, found = listing(12), set()
    for _ in range(12):
        found.update(in_sight(rows))
        rows.tap_beside(PLACE.centre[0], PLACE.bottom - 5)
    assert found == set(range(12))
    for _ in range(12):
        rows.tap_beside(PLACE.centre[0], PLACE.y + 5)
    assert in_sight(rows)[0] == 0


def test_a_tap_between_rows_turns_no_page() -> None:
    rows = listing(12)
    assert list(rows.tap_beside(PLACE.centre[0], rows.view.y + 90)) == []


def test_rows_hear_confirm_taps_and_directions(kit: Kit) -> None:
    told: list[object] = []
    values = ("Off", "On")
    rows = Listing(
        PLACE,
        [
            (80.0, lambda rect: Button("go", rect, "Go", lambda: told.append("go"))),
            (80.0, lambda rect: Choice("way", rect, "Way", values, 0, told.append, kit, CANVAS)),
        ],
    )
    rows.confirm("go")
    rows.tap("go", 0, 0)
    assert not rows.adjust("go", Direction.RIGHT)
    assert rows.adjust("way", Direction.RIGHT)
    assert told == ["go", "go", 1]
    rows.confirm("nowhere")
    rows.tap("nowhere", 0, 0)
    assert not rows.adjust("nowhere", Direction.RIGHT)


def test_nothing_is_drawn_beyond_the_list(kit: Kit) -> None:
    rows = listing(12)
    surface = pygame.Surface(CANVAS.size_px, pygame.SRCALPHA)
    for number in (0, 6, 11):
        rows.reveal(number)
        surface.fill((0, 0, 0, 0))
        rows.paint(Painter(surface, CANVAS, kit), number)
        ink = surface.get_bounding_rect()
        assert ink.top >= CANVAS.px(PLACE).top - 1
        assert ink.bottom <= CANVAS.px(PLACE).bottom + 1


def test_chevrons_show_where_there_is_more(kit: Kit) -> None:
    rows = listing(12)

    def chevrons() -> tuple[bool, bool]:
        surface = pygame.Surface(CANVAS.size_px, pygame.SRCALPHA)
        rows.paint(Painter(surface, CANVAS, kit), None)
        strips = [CANVAS.px(Rect(PLACE.x, y, PLACE.w, 20)) for y in (PLACE.y, PLACE.bottom - 20)]
        above, below = (bool(surface.subsurface(strip).get_bounding_rect()) for strip in strips)
        return above, below

    assert chevrons() == (False, True)
    rows.reveal(6)
    assert chevrons() == (True, True)
    rows.reveal(11)
    assert chevrons() == (True, False)


@pytest.mark.parametrize("height", [80, 130, 230, 330, 400])
def test_chevrons_lead_past_no_row_however_high_rows_are(height: float) -> None:
    rows = listing(7, height=height)
    seen = set(in_sight(rows))
    for way in (1, -1):
        for _ in range(12):
            rows.tap_beside(*rows._chevrons()[way].centre)
            wholly = [spot.id for spot in rows.spots() if spot.rect.within(rows.view, 2)]
            seen.update(int(str(spot)) for spot in wholly)
    assert seen == set(range(7))


def test_a_row_that_is_partly_in_sight_can_be_tapped_there() -> None:
    rows = listing(7, height=330)
    second = next(spot for spot in rows.spots() if spot.id == 1)
    assert second.rect.bottom > rows.view.bottom
    assert second.holds(400, rows.view.bottom - 10)
    assert not second.holds(400, rows.view.bottom + 10)
