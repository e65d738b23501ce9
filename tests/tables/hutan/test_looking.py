"""What the table shows follows from the position: points, marks, seats, cards, and squares that count."""

import random

import pytest

from game.core.protocol import Seat
from game.play.levels import open_box
from game.rules.hutan.counted import counted
from game.rules.hutan.ecosystems import score
from game.rules.hutan.flowers import ANIMALS
from game.rules.hutan.grid import BY_NAME, union
from game.rules.hutan.scoring import total
from game.shell.input.wish import Wish
from game.tables.hutan.points import items, summed
from game.tables.hutan.state import CARD, ECOSYSTEM, FOREST, LINE, SCORE
from tests.tables.hutan.conftest import FIRST, HABITAT, SECOND, Lay, Tabletop


def played(table: Tabletop, turns: int, step: int = 7) -> Tabletop:
    """So many decisions, whatever they are."""
    for number in range(turns):
        legal = table.match.legal()
        if not legal:
            break
        table.play(legal[number * step % len(legal)].text)
        table.table.finish()
    return table


def test_every_area_wears_its_points_with_their_sign(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    table.move("y@a2")
    table.focus_on(SCORE)
    standings = table.table._look.forest.standings
    areas = table.match.position.terms.land.areas
    known = {area: standing.points for area, standing in zip(areas, standings, strict=True)}
    area = next(area for area in areas if area & BY_NAME["a2"])
    assert known.pop(area) == -2
    assert set(known.values()) == {0}


def test_a_flower_in_focus_shows_what_its_area_would_be_worth(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    table.move("y@a2")
    table.focus_on("a3")
    look = table.table._look
    area = next(n for n, area in enumerate(table.match.position.terms.land.areas) if area & BY_NAME["a3"])
    assert look.forest.standings[area].points == 2
    assert look.score.points[3] == -2
    assert look.score.more == [0, 0, 2, 2]


def test_a_card_in_focus_shows_which_squares_its_flowers_could_use(lay: Lay) -> None:
    table = lay()
    table.moves((FIRST, SECOND))
    table.focus_on((CARD, 0))
    fitting = table.table._look.forest.fitting
    table.confirm((CARD, 0))
    legal = {(move.square, move.colour) for move in table.match.legal()}
    assert {(square, colour) for square, colours in fitting.items() for colour in colours} == legal


@pytest.mark.parametrize("seed", range(4))
def test_the_lines_of_the_score_add_up_and_so_does_the_sheet(lay: Lay, seed: int) -> None:
    table = played(lay("advanced", seed=seed, first=()), 60)
    position = table.match.position
    for forest in position.forests:
        assert sum(summed(position.terms, forest)) == total(position.terms, forest)
        assert sum(item.points for item in items(position.terms, forest)) == total(position.terms, forest)


def test_the_sheet_is_opened_turned_and_closed_and_lights_the_squares_of_a_line(lay: Lay) -> None:
    table = played(lay("scenario", (1280, 720), text_scale=2.0, first=()), 60)
    table.confirm(SCORE)
    sheet = table.table._look.sheet
    assert sheet is not None
    assert table.focus.id == (LINE, 0)
    assert sheet.pages > 1
    seen = list(sheet.lines)
    for _ in range(sheet.pages - 1):
        table.press(Wish.NEXT)
        seen += table.table._look.sheet.lines
    position = table.match.position
    assert sum(points for _, points in seen) == total(position.terms, position.forests[0])
    table.press(Wish.BACK)
    assert table.table._look.sheet is None
    assert table.focus.id == SCORE


@pytest.mark.parametrize("seed", range(6))
def test_an_ecosystem_card_lights_squares_exactly_where_it_brings_points(lay: Lay, seed: int) -> None:
    table = played(lay("advanced", seed=seed, first=()), 75, step=3)
    position = table.match.position
    land, forest = position.terms.land, position.forests[0]
    for card in open_box("hutan").game.contents.ecosystems.values():
        squares = counted(card, land, forest)
        assert bool(squares) == bool(score(card, land, forest)), card.title
        assert not squares & ~land.land


@pytest.mark.parametrize("seed", range(6))
def test_what_an_ecosystem_card_does_not_light_could_be_missing(lay: Lay, seed: int) -> None:
    """Trees and animals on other squares bring it nothing: without them it counts the same."""
    table = played(lay("advanced", seed=seed, first=()), 75, step=3)
    position = table.match.position
    land, forest = position.terms.land, position.forests[0]
    for card in open_box("hutan").game.contents.ecosystems.values():
        squares = counted(card, land, forest)
        bare = forest._replace(trees=forest.trees & squares, animals=forest.animals & squares)
        assert score(card, land, bare) == score(card, land, forest), card.title


def test_a_focused_ecosystem_card_says_what_it_is_about(lay: Lay) -> None:
    table = lay("scenario", first=())
    table.focus_on((ECOSYSTEM, 0))
    speech = table.table._look.speech
    card = table.match.position.terms.ecosystems[0]
    assert (speech.title, speech.second) == (card.title, card.text)


def test_whose_turns_are_to_come_is_shown_twice_round(lay: Lay) -> None:
    table = lay(seats=3)
    seats = [seat for seat, _ in table.table._look.cards.turns]
    assert seats == [0, 1, 2, 0, 1, 2]
    assert [now for _, now in table.table._look.cards.turns] == [True, *[False] * 5]


def test_the_pangolin_is_in_sight_wherever_it_is(lay: Lay) -> None:
    table = lay(seats=2)
    look = table.table._look
    assert look.score.pangolin
    assert not look.cards.slots[-1].there
    played(table, 3)
    while table.match.position.seat == 0:
        played(table, 1)
    look = table.table._look
    assert look.cards.slots[-1].there
    assert not any(other.pangolin for other in look.others)


def test_a_taken_card_leaves_the_badge_of_its_taker(lay: Lay) -> None:
    table = lay(seats=2)
    number = table.table.state.faces.index("yy")
    table.moves(("take yy", "y@a2 y@a3"))
    slot = table.table._look.cards.slots[number]
    assert not slot.there
    assert slot.taker == 0


def test_undo_lays_the_card_back(lay: Lay) -> None:
    table = lay(seats=2)
    table.move("take yy")
    assert table.table.state.takers
    for step in table.match.undo((Seat(0), Seat(1))):
        table.table.take_back(step)
    table.offer()
    assert not table.table.state.takers
    assert all(slot.there for slot in table.table._look.cards.slots[:-1])


def test_cards_that_fit_nowhere_are_dim_and_say_why(lay: Lay) -> None:
    table, chance = lay(seed=192, first=()), random.Random(192)
    for _ in range(50):
        table.play(chance.choice(table.match.legal()).text)
    table.table.finish()
    dim = [table.table.state.faces[n] for n, slot in enumerate(table.table._look.cards.slots) if slot.dim]
    assert dim == ["ww"]
    table.confirm((CARD, table.table.state.faces.index("ww")))
    assert table.table.refused is not None
    assert table.table.refused.number == "HU8"


def test_others_forests_can_be_opened_and_closed(lay: Lay) -> None:
    table = lay(seats=3)
    table.confirm((FOREST, Seat(2)))
    look = table.table._look
    assert look.forest.seat == 2
    assert look.forest.visiting
    assert look.score.seat == 2
    assert not [spot for spot in table.ids if isinstance(spot, str) and spot in BY_NAME]
    table.press(Wish.BACK)
    assert table.table._look.forest.seat == 0
    assert table.focus.id == (FOREST, Seat(2))


def test_who_waits_may_look_at_every_forest_and_every_card(lay: Lay) -> None:
    table = lay("scenario", seats=4, first=())
    table.table.offer((), None)
    kinds = {spot[0] for spot in table.ids if isinstance(spot, tuple)}
    assert kinds == {FOREST, ECOSYSTEM}
    assert SCORE in table.ids
    for seat in (1, 2, 3):
        table.confirm((FOREST, Seat(seat)))
        assert table.table._look.forest.seat == seat


def test_the_forest_of_who_may_act_is_the_large_one(lay: Lay) -> None:
    table = lay(seats=2)
    table.moves(("take yy", "y@a2 y@a3"))
    assert table.match.to_move == 1
    assert table.table._look.forest.seat == 1
    assert [other.seat for other in table.table._look.others] == [0]


def test_alone_one_sees_stars_and_the_target(lay: Lay) -> None:
    goals = lay("scenario", first=()).table._look.goals
    assert goals.stars == (80, 100, 120, 135, 150)
    assert goals.target.startswith("Target")
    assert lay(first=()).table._look.goals.target == ""
    assert lay(seats=2).table._look.goals is None


def test_a_hint_aims_at_its_square_and_says_why(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    move = next(move for move in table.match.legal() if move.text == "y@c3")
    table.table.hint(move, "Hint", "it is in the middle")
    look = table.table._look
    assert table.focus.id == "c3"
    assert look.speech == ("Hint", "it is in the middle")
    assert look.forest.ghost[0] == BY_NAME["c3"]
    table.press(Wish.CONFIRM)
    assert table.committed[-1] == "y@c3"


def test_hints_point_at_cards_animals_and_buttons_too(lay: Lay) -> None:
    table = lay()
    table.table.hint(next(move for move in table.match.legal() if move.card == "yy"), "Hint", "two of a kind")
    assert table.focus.id == (CARD, table.table.state.faces.index("yy"))
    table.moves(HABITAT)
    for move in table.match.legal():
        table.table.hint(move, "Hint", "why not")
        assert table.table.state.aimed == move


def test_marks_are_only_for_who_may_act(lay: Lay) -> None:
    table = lay()
    table.move("take yy")
    assert table.table._look.forest.marks == union(move.square for move in table.match.legal())
    table.table.offer((), None)
    assert table.table._look.forest.marks == 0


def test_every_animal_has_a_name_in_the_sheet(lay: Lay) -> None:
    table = lay()
    table.moves((*HABITAT, "animal a2"))
    forest = table.match.position.forests[0]
    labels = [item.label for item in items(table.match.position.terms, forest)]
    assert f"{ANIMALS[4]} a2" in labels
