"""Tiles are taken, parts and diamonds chosen, boards and piles opened; what is drawn follows the position."""

from game.core.protocol import Seat
from game.play.levels import open_box
from game.rules.monster_baby_rescue.position import Choice
from game.rules.monster_baby_rescue.scoring import totals
from game.shell.input.wish import MOUSE, Wish
from game.shell.tween import Pace
from game.tables.monster_baby_rescue.kinds import KINDS, kinds
from game.tables.monster_baby_rescue.state import BOARD, GEM, PART, PILE, SEAT, TILE
from game.tables.monster_baby_rescue.track_panel import standing
from tests.tables.monster_baby_rescue.conftest import Lay, Tabletop


def at_choice(lay: Lay, choice: Choice, **room: int) -> Tabletop:
    """A table where what a tile gives is to be chosen."""
    game = open_box("monster_baby_rescue").game
    for seed in range(1, 200):
        table = lay(seed=seed, **room)
        for move in table.match.legal():
            if game.play(table.match.position, move).choice is choice:
                table.play(move.text)
                table.table.finish()
                table.offer()
                return table
    raise AssertionError("no such deal")


def test_confirm_takes_a_tile(lay: Lay) -> None:
    table = lay()
    table.confirm((TILE, 2))
    assert table.committed == ["take 3"]


def test_a_first_tap_aims_and_a_second_takes(lay: Lay) -> None:
    table = lay()
    table.tap((TILE, 1))
    assert table.committed == []
    assert table.table.state.aimed.text == "take 2"
    assert "Press again" in table.table._look.row.saying.second
    table.tap((TILE, 1))
    assert table.committed == ["take 2"]


def test_the_prompt_of_confirm_takes_what_was_tapped(lay: Lay) -> None:
    table = lay()
    table.tap((TILE, 4))
    table.press(Wish.CONFIRM, MOUSE)
    assert table.committed == ["take 5"]


def test_a_tile_can_be_drawn_onto_the_board(lay: Lay) -> None:
    table = lay()
    table.point(table.middle((TILE, 3)), table.middle(BOARD))
    assert table.committed == ["take 4"]


def test_a_tap_beside_and_back_let_go(lay: Lay) -> None:
    table = lay()
    table.tap((TILE, 1))
    table.press(Wish.BACK)
    assert table.table.state.aim is None
    table.tap((TILE, 1))
    table.table.tap_beside(0, 0)
    assert table.table.state.aim is None
    assert table.committed == []


def test_mb6_a_part_is_chosen_on_the_monster_itself(lay: Lay) -> None:
    table = at_choice(lay, Choice.PART)
    assert {(PART, 0), (PART, 1), (PART, 2)} <= set(table.ids)
    assert not any(isinstance(spot, tuple) and spot[0] == TILE for spot in table.ids)
    table.confirm((PART, 1))
    assert table.committed[-1] == "improve torso"


def test_mb6_a_diamond_is_chosen_from_two_with_letters(lay: Lay) -> None:
    table = at_choice(lay, Choice.GEM)
    assert [letter for _, letter in table.table._look.things.gems] == ["R", "G"]
    table.confirm((GEM, 1))
    assert table.committed[-1] == "gem green"


def test_mb6_a_hint_for_a_choice_aims_where_it_is_made(lay: Lay) -> None:
    table = at_choice(lay, Choice.GEM)
    table.table.hint(table.match.legal()[0], "Hint", "because")
    assert table.focus.id == (GEM, 0)
    assert table.table._look.row.saying.title == "Hint"
    table.press(Wish.CONFIRM)
    assert table.committed[-1] == "gem red"


def test_mb5_what_a_tile_costs_and_who_is_next_is_said_on_focus(lay: Lay) -> None:
    table = lay(seats=3)
    for place in range(6):
        table.focus_on((TILE, place))
        saying = table.table._look.row.saying
        price = table.match.position.terms.prices[place]
        assert f"costs {price} locations" in saying.second
        then = table.match.game.play(table.match.position, table.match.legal()[place])
        if then.choice is Choice.NONE:
            names = [sitter.name for sitter in table.table.room.sitters]
            assert saying.second.endswith(f"then {names[then.seat]}")


def test_mb4_the_marker_lies_before_the_last_figure_and_a_shadow_shows_where_one_would_go(lay: Lay) -> None:
    table = lay(seats=4, moves=7)
    while table.match.position.choice is not Choice.NONE:
        table.run(1)
    track, position = table.table._look.track, table.match.position
    figures = standing(position.track, 6)
    assert track.marker == figures[0][1]
    assert figures[0][0] == table.match.to_move
    table.focus_on((TILE, 5))
    seat, location, _ = table.table._look.track.preview
    assert seat == table.match.to_move
    assert location == (position.track[seat].travelled + position.terms.prices[5]) % 6


def test_other_boards_open_and_fold_by_press_and_by_next(lay: Lay) -> None:
    table = lay(seats=3, moves=6)
    mine = table.table.state.mine
    other = table.table.state.others[0]
    table.confirm((SEAT, int(other)))
    assert table.table._look.board.seat == other
    table.press(Wish.BACK)
    assert table.table._look.board.seat == mine
    seen = []
    for _ in range(3):
        table.press(Wish.NEXT)
        seen.append(table.table._look.board.seat)
    assert seen == [*table.table.state.others, mine]


def test_mb9_the_set_of_tiles_to_come_is_shown_and_never_their_order(lay: Lay) -> None:
    pictures = []
    for seed in (1, 2):
        table = lay(seed=seed)
        table.confirm(PILE)
        sheet = table.table._look.sheet
        position = table.match.position
        assert sum(heap.number for heap in sheet.heaps) == len(position.deck)
        shuffled = position._replace(deck=tuple(reversed(position.deck)))
        table.table.state.drawn = table.table.state.position = shuffled
        table.table._refresh()
        assert table.table._look.sheet == sheet
        pictures.append(sheet)
    assert pictures[0] != pictures[1]


def test_tiles_and_goals_of_a_seat_are_laid_open_on_its_board(lay: Lay) -> None:
    table = lay(moves=12)
    table.confirm(BOARD)
    sheet = table.table._look.sheet
    monster = table.match.position.monsters[table.table.state.mine]
    assert sum(heap.number for heap in sheet.heaps) == len(monster.tiles)
    assert len(sheet.goals) == len(monster.goals)
    table.press(Wish.CONFIRM)
    assert table.table._look.sheet is None


def test_mb15_the_simplified_game_shows_no_final_tiles_no_brackets_and_no_hearts(lay: Lay) -> None:
    plain = lay(options={"rules": "simplified"}, moves=14).table._look
    assert plain.goals.finals == []
    assert all(goal.points is None for goal in plain.goals.goals)
    assert all(not line.second for line in plain.things.lines)
    full = lay(moves=14).table._look
    assert len(full.goals.finals) == 4
    assert len(full.things.lines) == len(plain.things.lines) + 1


def test_points_on_the_boards_are_those_of_the_rules(lay: Lay) -> None:
    table = lay(seats=5, moves=30)
    points, shown = totals(table.match.position), table.table._look
    assert shown.board.points == points[shown.board.seat]
    assert [other.points for other in shown.others] == [points[other.seat] for other in shown.others]


def test_monsters_follow_from_the_deal_alone_and_all_differ() -> None:
    game = open_box("monster_baby_rescue").game
    seen = set()
    for seed in range(40):
        setup = game.deal({"rules": "full"}, 5, seed)
        position = game.start({"rules": "full"}, 5, setup)
        drawn = kinds(position.terms)
        assert sorted(drawn) == sorted(KINDS)
        assert drawn == kinds(game.seen_by(position, Seat(3)).terms)
        seen.add(drawn)
    assert len(seen) > 20


def test_motion_ends_exactly_at_the_position_whether_skipped_or_seen(lay: Lay) -> None:
    table = lay(seats=3, moves=4)
    for at in range(12):
        if table.match.outcome is not None:
            break
        table.play(table.match.legal()[at % len(table.match.legal())].text)
        steps = 0
        while table.table.busy and at % 3:
            table.table.step(1 / 60)
            table.table.movers(0.5)
            steps += 1
            assert steps < 600
        table.table.finish()
        assert table.table.state.drawn == table.match.position
        assert not table.table.state.popping


def test_without_motion_a_step_is_there_at_once(lay: Lay) -> None:
    table = lay()
    table.kit.pace = Pace(speed=0.0)
    table.play("take 1")
    assert not table.table.busy
    assert table.table.state.drawn == table.match.position


def test_why_a_tile_cant_be_taken_is_told_while_something_is_to_be_chosen(lay: Lay) -> None:
    table = at_choice(lay, Choice.PART)
    table.table._press((TILE, 0), sure=True)
    assert table.table.refused is not None
    assert table.table.refused.number == "MB5"
    table.press(Wish.LEFT)
    assert table.table.refused is None
