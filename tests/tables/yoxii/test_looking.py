"""What is to be seen in a position: marks, squares that count, sums, and what would become of them."""

from game.rules.yoxii.board import BY_NAME, NAMES
from game.tables.yoxii.painting import Scenery
from game.tables.yoxii.reckoning import reckon
from game.tables.yoxii.score_panel import written
from tests.tables.yoxii.conftest import CLOSED, CORNERED, JUMPY, LEVEL, STUCK, Lay, Tabletop


def scenery(table: Tabletop) -> Scenery:
    found: Scenery = table.table._look.scenery
    return found


def names(squares: object) -> set[str]:
    return {NAMES[square] for square in squares}  # type: ignore[attr-defined]


def titles(table: Tabletop) -> list[str]:
    return [score.title for score in table.table._look.scores]


def sums(table: Tabletop) -> list[int]:
    return [score.reckoned.points for score in table.table._look.scores]


def blur(table: Tabletop) -> None:
    table.focus.shown = False
    table.focus_moved()


def test_legal_squares_are_marked_only_for_who_may_act(lay: Lay) -> None:
    table = lay(JUMPY)
    assert names(scenery(table).marks) == {"c3", "e3", "a4", "e4", "d5"}
    table.table.offer((), None)
    assert not scenery(table).marks
    assert not scenery(lay(JUMPY, show_legal=False)).marks


def test_pieces_next_to_the_totem_count(lay: Lay) -> None:
    table = lay(JUMPY)
    blur(table)
    assert names(scenery(table).counting) == {"c4", "d3", "e5", "c5"}
    assert sums(table) == [2, 6]
    assert titles(table) == ["If it ended here"] * 2


def test_a_destination_in_focus_shows_a_ghost_what_may_follow_and_what_would_count(lay: Lay) -> None:
    table = lay(JUMPY)
    table.focus_on("a4")
    look = scenery(table)
    assert look.totem_ghost == BY_NAME["a4"]
    assert look.jump
    assert names(look.openings) == {"a3", "b3", "a5", "b5"}
    assert names(look.counting) == {"b4"}
    assert sums(table) == [1, 0]
    assert titles(table) == ["If it ended there"] * 2
    table.focus_on("e4")
    assert not scenery(table).jump
    assert "d4" in names(scenery(table).openings), "the square that the totem leaves is free (YX5)"


def test_a_jump_that_leaves_no_neighbour_free_opens_the_whole_board(lay: Lay) -> None:
    table = lay(CORNERED)
    table.focus_on("c1")
    assert len(scenery(table).openings) == 37 - 1 - 4, "all but the totem's new square and the pieces"
    assert table.table._look.speech.saying == ("No free square there", "then place your piece anywhere")


def test_a_piece_in_focus_is_seen_and_counted(lay: Lay) -> None:
    table = lay(JUMPY)
    table.play("e4")
    table.table.finish()
    table.focus_on("d5")
    look = scenery(table)
    assert look.piece_ghost is not None
    assert look.piece_ghost.square == BY_NAME["d5"]
    assert "d5" in names(look.counting)
    assert sums(table)[0] == 3 + 1


def test_level_sums_say_what_decides(lay: Lay) -> None:
    table = lay(LEVEL)
    assert titles(table) == ["Level: 2 pieces", "Level: 3 pieces"]
    assert [score.reckoned.ahead for score in table.table._look.scores] == [False, True]


def test_the_one_who_would_win_is_ahead(lay: Lay) -> None:
    white, red = reckon([4, 1], [3])
    assert (white.ahead, red.ahead, white.level) == (True, False, False)
    assert not any(side.ahead for side in reckon([2, 1], [2, 1]))
    assert [side.ahead for side in reckon([3], [2, 1])] == [False, True]
    assert (written(white), written(white, tight=True), written(reckon([], [])[0])) == ("4 + 1", "4+1", "–")


def test_the_end_says_who_is_stuck_even_if_the_other_one_is_not_and_what_counted(lay: Lay) -> None:
    table = lay(STUCK)
    said = table.table._look.speech
    assert said.saying == ("Player 1 can't move the totem", "Skilled bot still could, but it isn't their turn")
    assert titles(table) == ["It ended here"] * 2
    assert names(scenery(table).counting) == {"b2", "c2", "d2", "d1"}
    assert sums(table) == [0, 10]


def test_both_stuck_is_said_without_the_other_one(lay: Lay) -> None:
    said = lay(CLOSED).table._look.speech
    assert said.saying == ("Player 1 can't move the totem", "the pieces next to it count")


def test_the_last_move_wears_a_ring(lay: Lay) -> None:
    table = lay()
    for text in ("d3", "2@d2"):
        table.play(text)
        table.table.finish()
    assert scenery(table).last == BY_NAME["d2"]
    table.play("d4")
    table.table.finish()
    assert scenery(table).last == BY_NAME["d2"], "a turn isn't over with the totem"
    hidden = lay(show_last=False)
    for text in ("d3", "2@d2"):
        hidden.play(text)
        hidden.table.finish()
    assert scenery(hidden).last is None


def test_the_header_is_told_the_turn_of_all_there_can_be(lay: Lay) -> None:
    table = lay()
    assert table.table.facts == "Turn 1 of at most 36"
    for text in ("d3", "2@d2"):
        table.play(text)
    assert table.table.facts == "Turn 2 of at most 36"
    over = lay(STUCK)
    assert over.table.facts == "Ended after 0 turns"
