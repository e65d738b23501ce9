"""Hints and refusals on the table: pointed at, said in words, out of the way again with the next thing one does."""

from collections.abc import Callable

import pytest

from game.rules.yoxii import refusals
from game.rules.yoxii.board import NAMES
from game.shell.input.wish import Wish
from game.shell.kit import Kit
from game.tables.saying import Saying
from game.tables.table import WhyNot
from game.tables.yoxii.looking import Hint, Refused
from game.tables.yoxii.spread import Speech
from tests.scenes.layout_check import faults
from tests.tables.yoxii.conftest import JUMPY, STUCK, Lay, Tabletop
from tests.tables.yoxii.test_layout import at_every_scale, at_every_size, in_every_language

LONGEST_HINT = {
    "en": "Leaves the other side without a way to move the totem",
    "uk": "Не лишає суперникові жодного ходу тотемом узагалі",
}


def hint(table: Tabletop, text: str) -> None:
    table.table.hint(table.match.game.read_move(table.match.position, text), "Hint", "Counts 4")


def speech(table: Tabletop) -> Speech | None:
    said: Speech | None = table.table._look.speech
    return said


def placing(lay: Lay) -> Tabletop:
    table = lay(JUMPY)
    table.play("e4")
    table.table.finish()
    return table


# -------------------------------------------------- hints


def test_a_hint_shows_the_totem_where_it_would_stand_and_confirm_plays_it(lay: Lay) -> None:
    table = lay(JUMPY)
    hint(table, "a4")
    look = table.table._look
    assert NAMES[look.scenery.totem_ghost] == table.focus.id == "a4"
    assert look.scenery.jump
    assert look.speech.saying == ("Hint", "Counts 4")
    table.press(Wish.CONFIRM)
    assert table.committed == ["a4"]


def test_a_hint_chooses_the_value_too(lay: Lay) -> None:
    table = placing(lay)
    hint(table, "3@d5")
    assert table.table._look.scenery.piece_ghost.piece.value == 3
    assert table.table._look.seats[0].value == 3
    table.press(Wish.CONFIRM)
    assert table.committed == ["3@d5"]


def test_a_hint_or_refusal_is_gone_when_something_else_is_done(lay: Lay) -> None:
    ways: list[Callable[[Tabletop], object]] = [
        lambda table: table.press(Wish.LEFT),
        lambda table: table.press(Wish.BACK),
        lambda table: table.tap("c3"),
        lambda table: table.point((5, 5)),
        lambda table: table.play("e3"),
    ]
    for way in ways:
        table = lay(JUMPY)
        hint(table, "a4")
        way(table)
        said = speech(table)
        assert said is None or said.saying.title != "Hint"
        table = lay(JUMPY)
        table.table.tap("d3", 0, 0)
        assert table.table.refused is not None
        way(table)
        assert table.table.refused is None


def test_a_move_can_be_pointed_at_while_nobody_may_act(lay: Lay) -> None:
    table = lay(JUMPY)
    table.table.offer((), None)
    table.table.focus_moved(None)
    hint(table, "a4")
    look = table.table._look
    assert NAMES[look.scenery.totem_ghost] == "a4"
    assert not look.scenery.marks


# -------------------------------------------------- refusals


def test_a_tap_on_anything_that_cannot_be_done_says_what_the_rules_say(lay: Lay) -> None:
    for table in (lay(JUMPY), placing(lay)):
        tried = [str(spot.id) for spot in table.table.grips() if not str(spot.id).startswith("value")]
        assert len(tried) > 20
        value = table.table.state.choosing.value
        for square in tried:
            if square == "d4" and not value:
                continue  # the totem is picked up
            table.tap(square)
            text = f"{value}@{square}" if value else square
            expected = table.match.game.refusal(table.match.position, text)
            assert expected is not None
            assert table.table.refused == WhyNot(table.telling.refusal(table.words, expected), expected.number), square
            assert speech(table) is not None
        assert table.committed == []


REFUSED = {
    "totem first": ("", lambda table: table.tap("value 3"), refusals.TOTEM_FIRST),
    "piece now": ("e4", lambda table: table.table.drag("e4", "e3"), refusals.PIECE_NOW),
    "stays": ("", lambda table: roam(table, "d4"), refusals.TOTEM_STAYS),
    "occupied": ("", lambda table: table.tap("c4"), refusals.TARGET_OCCUPIED),
    "not straight": ("", lambda table: table.tap("e2"), refusals.NOT_STRAIGHT),
    "over opponent": ("", lambda table: table.tap("d2"), refusals.OVER_OPPONENT),
    "over a gap": ("", lambda table: table.tap("g4"), refusals.OVER_GAP),
    "on the totem": ("e4", lambda table: table.tap("e4"), refusals.ON_TOTEM),
    "on a piece": ("e4", lambda table: table.tap("d3"), refusals.OCCUPIED),
    "not next to it": ("e4", lambda table: table.tap("a4"), refusals.NOT_NEXT_TO_TOTEM),
}


def roam(table: Tabletop, square: str) -> None:
    table.press(Wish.PEEK)
    table.confirm(square)


@pytest.mark.parametrize("name", REFUSED)
def test_what_somebody_may_try_is_answered(lay: Lay, name: str) -> None:
    first, attempt, paragraph = REFUSED[name]
    table = placing(lay) if first else lay(JUMPY)
    attempt(table)
    assert table.table.refused == WhyNot(table.telling.refusal(table.words, paragraph), paragraph.number)
    assert table.committed == []


def test_a_value_that_is_used_up_is_refused(lay: Lay) -> None:
    table = lay("d4 W4a3 4a4 4a5 R1g3 1g4 1g5")
    table.play("d3")
    table.table.finish()
    table.tap("value 4")
    assert table.table.refused == WhyNot("You have no piece of that value left.", "YX3")
    assert table.table._look.seats[0].value == 1


def test_while_roaming_confirm_asks_why_not_and_the_prompt_says_so(lay: Lay) -> None:
    table = lay(JUMPY)
    roam(table, "g4")
    assert table.table.prompts()[0].label == "Why not?"
    assert table.table.refused.number == "YX4"
    table.press(Wish.LEFT)
    assert table.table.refused is None


def test_nobody_is_refused_anything_while_nobody_may_act(lay: Lay) -> None:
    table = lay(JUMPY)
    table.table.offer((), None)
    table.table.tap("d3", 0, 0)
    assert table.table.refused is None


# -------------------------------------------------- room


@at_every_size
@at_every_scale
@in_every_language
def test_the_longest_of_them_find_room(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    table = lay(JUMPY, size, text_scale=text_scale, language=language)
    assert table.canvas is not None
    said = max((table.telling.refusal(table.words, each) for each in refusals.REFUSALS), key=len)
    for square in (table.table.state.drawn.totem, next(iter(NAMES)), max(NAMES)):
        table.table.state.refused = Refused(square, WhyNot(said, "YX4"))
        table.table._refresh()
        assert list(faults(table, kit, table.canvas)) == [], "refusal"
    table.table.state.refused = None
    move = table.match.game.read_move(table.match.position, "a4")
    table.table.state.hint = Hint(move, Saying(table.words.say("Hint"), LONGEST_HINT[language]))
    table.table._refresh()
    assert list(faults(table, kit, table.canvas)) == [], "hint"


@at_every_size
@at_every_scale
@in_every_language
def test_the_end_is_explained_wherever_there_is_room(
    lay: Lay, kit: Kit, size: tuple[int, int], text_scale: float, language: str
) -> None:
    table = lay(STUCK, size, text_scale=text_scale, language=language)
    assert table.canvas is not None
    said = speech(table)
    assert said is not None
    assert said.saying.second
    assert list(faults(table, kit, table.canvas)) == []
