"""Hints and refusals on the table: pointed at, said in words, out of the way again with the next thing one does."""

from collections.abc import Callable

import pytest

from game.core.protocol import Paragraph
from game.rules.pylos import refusals
from game.rules.pylos.board import CELLS, NAMES
from game.shell.input.wish import Wish
from game.shell.kit import Kit
from game.tables.pylos.looking import Hint, Refused
from game.tables.pylos.sayings import Saying
from game.tables.pylos.spots import DONE, TRAY
from game.tables.pylos.spread import Speech
from game.tables.table import WhyNot
from game.telling import telling_of
from game.words import Words
from tests.scenes.layout_check import faults
from tests.tables.pylos.conftest import G3, HIGH, Lay, Tabletop
from tests.tables.pylos.test_layout import at_every_scale, at_every_size, in_every_language

LONGEST_HINT = {
    "en": "Completes several shapes: take back 2 balls",
    "uk": "Завершує кілька фігур: заберіть 2 кульки",
}


def hint(table: Tabletop, text: str) -> None:
    table.table.hint(table.match.game.read_move(table.match.position, text), "Hint", "Saves a ball")


def speech(table: Tabletop) -> Speech | None:
    look = table.table._look
    assert look is not None
    return look.speech


def refused(table: Tabletop) -> str:
    assert table.table.refused is not None
    return table.table.refused.number


# -------------------------------------------------- hints


@pytest.mark.parametrize("text", ["1d4", "2b1", "1d3>2b1"])
def test_a_hint_shows_the_ball_where_it_would_lie_and_confirm_plays_it(lay: Lay, text: str) -> None:
    table = lay(G3)
    hint(table, text)
    look = table.table._look
    assert look is not None
    assert look.scenery.ghost is not None
    assert NAMES[look.scenery.ghost] == table.focus.id == text[-3:]
    assert (look.scenery.source is None) == (">" not in text)
    assert look.speech is not None
    assert look.speech.saying == ("Hint", "Saves a ball")
    table.press(Wish.CONFIRM)
    assert table.committed == [text]


def test_a_hint_points_at_a_ball_to_take_back_and_at_done(lay: Lay) -> None:
    table = lay(G3)
    table.play("1d4")
    table.table.finish()
    hint(table, "-2a1")
    assert table.focus.id == "2a1"
    table.press(Wish.CONFIRM)
    table.table.finish()
    hint(table, "done")
    assert table.focus.id == DONE
    said = speech(table)
    assert said is not None
    assert said.cell is None
    table.press(Wish.CONFIRM)
    assert table.committed == ["-2a1", "done"]


def test_a_hint_for_the_pointer_is_made_by_choosing_it_as_always(lay: Lay) -> None:
    table = lay(G3)
    hint(table, "1d4")
    table.focus.shown = False
    table.tap("1d4")
    assert table.committed == []
    table.tap("1d4")
    assert table.committed == ["1d4"]


def test_a_hint_is_gone_when_something_else_is_done(lay: Lay) -> None:
    ways: list[Callable[[Tabletop], object]] = [
        lambda table: table.press(Wish.LEFT),
        lambda table: table.press(Wish.BACK),
        lambda table: table.tap("2b1"),
        lambda table: table.point((5, 5)),
        lambda table: table.play("2b1"),
    ]
    for way in ways:
        table = lay(G3)
        hint(table, "1d4")
        way(table)
        said = speech(table)
        assert said is None or said.saying.title != "Hint"


def test_looking_elsewhere_shows_what_lies_there_and_looking_back_the_hint(lay: Lay) -> None:
    table = lay(G3)
    hint(table, "1d3>2b1")
    table.focus_on("1d3")
    said = speech(table)
    assert said is not None
    assert said.saying.title != "Hint"
    table.focus_on("2b1")
    said = speech(table)
    assert said is not None
    assert said.saying.title == "Hint"


def test_a_move_can_be_pointed_at_while_nobody_may_act(lay: Lay) -> None:
    table = lay(G3)
    table.table.offer((), None)
    table.table.focus_moved(None)
    hint(table, "1d3>2b1")
    look = table.table._look
    assert look is not None
    assert (look.scenery.source, look.scenery.ghost) == (13 - 2, 17)
    assert look.speech is not None
    assert not look.scenery.landings
    assert table.table.spots() == []


# -------------------------------------------------- refusals


def test_a_tap_on_anything_that_cannot_be_done_says_what_the_rules_say(lay: Lay) -> None:
    for moves in ((), ("1d4",), ("1d4", "-2a1")):
        table = lay(G3)
        for text in moves:
            table.play(text)
            table.table.finish()
        grips = [str(spot.id) for spot in table.table.grips() if spot.id != TRAY]
        assert grips
        for cell in grips:
            table.point(table.middle(cell))
            if table.table.refused is None:
                continue  # something that can be done lies over its middle
            said = speech(table)
            assert said is not None
            assert said.saying == (table.table.refused.words, f"Rule {table.table.refused.number}")
        assert table.committed == []


@pytest.mark.parametrize(
    ("cell", "words", "number"),
    [
        ("1a1", "That ball carries another one, so it has to stay.", "PY5"),
        ("1c1", "You can only raise your own balls.", "PY5"),
    ],
)
def test_a_tap_on_a_ball_that_has_to_stay_says_why(lay: Lay, cell: str, words: str, number: str) -> None:
    table = lay(G3)
    table.table.tap(cell, 0, 0)
    assert table.table.refused == WhyNot(words, number)


def test_a_free_ball_with_nowhere_higher_to_go_hears_so(lay: Lay) -> None:
    table = lay("L 1a1 1b1 1d4 D 1c2 1d1 1d2")
    table.table.tap("1d4", 0, 0)
    assert table.table.refused == WhyNot("A raised ball has to land on a higher level.", "PY5")


def test_a_ball_that_would_only_reach_its_own_square_hears_so(lay: Lay) -> None:
    table = lay("L 1a1 1b1 D 1a2 1b2 1d4")
    table.table.tap("1a1", 0, 0)
    assert table.table.refused == WhyNot("A ball can't rise onto a square that it is part of itself.", "PY5")


def test_a_picked_up_ball_that_is_put_where_it_cannot_go_stays_picked_up(lay: Lay) -> None:
    table = lay(G3)
    table.tap("1d3")
    table.table.tap("1d4", 0, 0)
    assert refused(table) == "PY5"
    table.tap("2b1")
    assert table.committed == ["1d3>2b1"]


def test_dragging_where_nothing_can_be_put_says_why(lay: Lay) -> None:
    table = lay(G3)
    table.table.drag(TRAY, "1c1")
    assert table.table.refused == WhyNot("There is already a ball in that hollow.", "PY4")
    table.table.drag("1a1", "2b1")
    assert refused(table) == "PY5"
    assert table.committed == []


@pytest.mark.parametrize("cell", ["1d4", "1a1", "1a4"])
def test_while_balls_are_taken_back_other_cells_say_what_is_to_be_done(lay: Lay, cell: str) -> None:
    table = lay("L 1a1 1b1 1a2 1b2 2a1 1c3 1d3 1c4 D 1c1 1d1 1c2 1d2 1a3 1b3 1a4", options={"rules": "standard"})
    table.play("1d4")
    table.table.finish()
    if cell != "1d4":
        table.table.tap(cell, 0, 0)
        assert refused(table) == "PY7"
    else:
        table.table.tap("1b4", 0, 0)
        assert refused(table) == "PY6"


def test_with_the_levels_lifted_the_focus_reaches_every_cell_and_confirm_asks_why_not(lay: Lay) -> None:
    table = lay(G3)
    table.press(Wish.PEEK)
    assert set(table.ids) == {NAMES[cell] for cell in CELLS}
    possible = {move.text[:3] for move in table.match.legal()}
    for cell in sorted(set(map(str, table.ids)) - possible):
        table.focus_on(cell)
        assert table.table.prompts()[0].label == "Why not?"
        table.press(Wish.CONFIRM)
        expected = table.match.game.refusal(table.match.position, cell)
        assert expected is not None
        assert refused(table) in (expected.number, "PY5")
    assert table.committed == []


def test_with_the_levels_lifted_a_first_tap_tells_about_a_ball_and_a_second_one_why_it_stays(lay: Lay) -> None:
    table = lay(HIGH)
    table.press(Wish.PEEK)
    table.tap("1a1")
    assert table.table.refused is None
    table.tap("1a1")
    assert refused(table) == "PY5"


def test_a_refusal_is_gone_with_the_next_thing_one_does(lay: Lay) -> None:
    ways: list[Callable[[Tabletop], object]] = [
        lambda table: table.press(Wish.LEFT),
        lambda table: table.press(Wish.BACK),
        lambda table: table.tap("2b1"),
        lambda table: table.point((5, 5)),
        lambda table: table.play("2b1"),
    ]
    for way in ways:
        table = lay(G3)
        table.table.tap("1a1", 0, 0)
        assert table.table.refused is not None
        way(table)
        assert table.table.refused is None


def test_nobody_is_refused_anything_while_nobody_may_act(lay: Lay) -> None:
    table = lay(G3)
    table.table.offer((), None)
    assert table.table.grips() == []
    table.table.tap("1a1", 0, 0)
    assert table.table.refused is None


# -------------------------------------------------- room


def refuse(table: Tabletop, cell: int, paragraph: Paragraph) -> None:
    words = telling_of("pylos").refusal(table.words, paragraph)
    table.table.state.refused = Refused(cell, WhyNot(words, paragraph.number))
    table.table._refresh()


def longest(language: str) -> Paragraph:
    words, telling = Words(language), telling_of("pylos")
    return max(refusals.REFUSALS, key=lambda paragraph: len(telling.refusal(words, paragraph)))


@at_every_size
@at_every_scale
@in_every_language
def test_the_longest_of_them_find_room(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    table = lay(G3, size, text_scale=text_scale, language=language)
    assert table.canvas is not None
    move = table.match.game.read_move(table.match.position, "1d4")
    for lifted in (False, True):
        table.table._lift(lifted)
        refuse(table, 0, longest(language))
        assert list(faults(table, kit, table.canvas)) == [], "refusal"
        table.table.state.refused = None
        table.table.state.hint = Hint(move, Saying(table.words.say("Hint"), LONGEST_HINT[language]))
        table.table._refresh()
        assert list(faults(table, kit, table.canvas)) == [], "hint"
