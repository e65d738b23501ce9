"""The result: who won and why, a score that adds up, and a board that every device can look at."""

from collections.abc import Callable

import pytest

from game.core.protocol import Outcome, ScoreLine, Seat
from game.scenes.gallery import Asked, sitting_of
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.score_table import Line, table
from game.scenes.sitting import Sitting
from game.scenes.title import Title
from game.scenes.verdict import assists_of, score_of, verdict
from game.shell.column import Column
from game.shell.input.wish import Wish
from game.shell.layout import Rect
from game.telling import telling_of
from game.words import Words
from tests.running import KeyboardHands, PadHands
from tests.scenes.harness import DEVICES, Playing
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import VirtualPads

ENGLISH = Words("en")
GLOW = 40
"""How far the folded bar's shadow and ring reach."""
NAMES = ("Ann", "Bob", "Cem")


def ended(play: Callable[..., Playing], **asked: object) -> Playing:
    """A finished game, its flourish over."""
    playing = play(**asked)
    playing.go(MatchScene(playing.house, sitting_of(playing.house, Asked(moves=10_000))))
    playing.until(lambda: playing.at(Result))
    playing.seconds(1.0)
    return playing


def result(playing: Playing) -> Result:
    assert isinstance(playing.top, Result)
    return playing.top


def seen(playing: Playing) -> str:
    canvas = playing.loop.view_frame.canvas
    return "\n".join(each.words for each in written_on(playing.top, playing.house.kit, canvas))


def won(*seats: int) -> Outcome:
    return Outcome(tuple(Seat(seat) for seat in seats), "full")


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (won(1), "Bob wins!"),
        (won(0, 2), "Ann and Cem share the win!"),
        (won(0, 1, 2), "It's a draw!"),
        (won(), "It's a draw!"),
    ],
)
def test_the_title_names_every_winner(outcome: Outcome, said: str):
    assert verdict(ENGLISH, outcome, NAMES) == said


def test_the_result_says_who_won_and_why(play: Callable[..., Playing]):
    playing = ended(play)
    outcome = result(playing).outcome
    names = [sitter.name for sitter in result(playing).sitting.sitters(ENGLISH)]
    assert verdict(ENGLISH, outcome, names) in seen(playing)
    assert telling_of("pylos").reason(ENGLISH, outcome.reason) in seen(playing)


def test_help_that_was_used_is_named_and_nothing_else(play: Callable[..., Playing]):
    assert assists_of(ENGLISH, set()) == []
    assert assists_of(ENGLISH, {"undo", "hint", "unheard of"}) == ["Hints were used.", "Moves were taken back."]
    playing = ended(play)
    assert "Moves were taken back." not in seen(playing)
    result(playing).sitting.assists.add("undo")
    result(playing).rebuild()
    assert "Moves were taken back." in seen(playing)


class Labels:
    """Tells labels of scores as they are."""

    def label(self, words: Words, label: str) -> str:
        return label


LINES = (
    (ScoreLine("trees", 30), ScoreLine("losses", -12)),
    (ScoreLine("trees", 10), ScoreLine("trees", 4), ScoreLine("cards", 4)),
    (ScoreLine("cards", 25),),
)


def test_every_column_of_a_score_adds_up_to_its_total_and_the_best_comes_first():
    score = score_of(ENGLISH, Labels(), LINES, won(2))
    assert score.seats == [2, 0, 1]
    assert score.totals == [25, 18, 18]
    assert [label for label, _ in score.rows] == ["Trees", "Losses", "Cards"]
    for column, total in enumerate(score.totals):
        assert sum(points[column] for _, points in score.rows) == total


def test_a_winner_by_a_tie_break_stands_before_others_of_equal_points():
    assert score_of(ENGLISH, Labels(), LINES[:2], won(1)).seats == [1, 0]


def test_the_table_shows_every_line_for_every_player_and_the_totals_last(play: Callable[..., Playing]):
    playing = play()
    canvas, kit = playing.loop.view_frame.canvas, playing.house.kit
    score = score_of(ENGLISH, Labels(), LINES, won(2))
    column = Column(Rect(0, 0, 900, 700), table(score, NAMES, won(2).winners, "Total", kit, canvas, 900))
    rows = [widget for widget in column.widgets if isinstance(widget, Line)]
    assert [row.label for row in rows] == ["Trees", "Losses", "Cards", "Total"]
    assert list(rows[-1].points) == [25, 18, 18]


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_folds_the_result_to_see_the_whole_board_and_unfolds_it(
    play: Callable[..., Playing], pads: VirtualPads, device: str
):
    playing = ended(play)
    hands = playing.hands(device, pads)
    hands.choose("fold")
    playing.rest()
    board = playing.somewhere.table.rect
    assert playing.loop.stack.visible[0] is playing.somewhere
    assert not any(spot.rect.touches(board) for spot in playing.top.spots())
    hands.choose("unfold")
    playing.rest()
    assert playing.loop.stack.visible == (result(playing),)


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_undo_folds_and_unfolds_and_back_unfolds(play: Callable[..., Playing], pads: VirtualPads, device: str):
    playing = ended(play)
    hands = playing.hands(device, pads)
    for wish, folded in ((Wish.UNDO, True), (Wish.UNDO, False), (Wish.UNDO, True), (Wish.BACK, False)):
        hands.wish(wish)
        assert result(playing).folded is folded


def test_the_folded_result_leaves_the_board_as_it_was_painted_without_it(play: Callable[..., Playing]):
    playing = ended(play)
    KeyboardHands(playing).press(Wish.UNDO)
    playing.rest()
    board = playing.loop.view_frame.canvas.px(playing.somewhere.table.rect.inset(0, GLOW))
    folded = playing.loop.view_frame.window.subsurface(board).copy()
    playing.house.stack.pop()
    playing.rest()
    alone = playing.loop.view_frame.window.subsurface(board)
    assert folded.get_buffer().raw == alone.copy().get_buffer().raw


@pytest.mark.parametrize("device", DEVICES)
def test_a_rematch_is_dealt_anew_with_the_same_players_and_options(
    play: Callable[..., Playing], pads: VirtualPads, device: str
):
    playing = ended(play)
    before = result(playing).sitting
    playing.hands(device, pads).choose("rematch")
    playing.rest()
    after = playing.table.sitting
    assert playing.loop.stack.scenes == (playing.table,)
    assert (after.game, after.players, after.match.options) == (before.game, before.players, before.match.options)
    assert after.slot != before.slot
    assert not after.match.moves


def test_swap_seats_moves_everybody_one_seat_on(play: Callable[..., Playing]):
    playing = ended(play)
    before = result(playing).sitting.players
    KeyboardHands(playing).choose("swap")
    playing.rest()
    assert playing.table.sitting.players == (before[1], before[0])


def test_a_pad_keeps_its_player_in_a_rematch_and_when_seats_are_swapped(
    play: Callable[..., Playing], pads: VirtualPads
):
    playing = play()
    hands = playing.hands("pad", pads)
    playing.frame()
    device = playing.house.inputs.pads[0]
    sitting = held_by(playing, device)
    assert [again.pads.may_act(seat, device) for again, seat in ((sitting(0), 0), (sitting(1), 1))] == [True, True]
    assert not sitting(1).pads.missing()
    assert hands.pad.plugged


def held_by(playing: Playing, device: object) -> Callable[[int], Sitting]:
    from game.play.seat import Bot, Person
    from game.scenes.sitting import again, begin

    old = begin(playing.house, "pylos", (Person(device.guid), Bot("casual")), {}, 1, {Seat(0): device})
    return lambda turned: again(playing.house, old, turned)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_goes_back_to_the_main_menu(play: Callable[..., Playing], pads: VirtualPads, device: str):
    playing = ended(play)
    playing.hands(device, pads).choose("home")
    playing.rest()
    assert playing.at(Title)


def test_a_press_meant_for_the_board_only_ends_the_flourish(play: Callable[..., Playing]):
    playing = play(animation=1.0)
    playing.go(MatchScene(playing.house, sitting_of(playing.house, Asked(moves=10_000))))
    playing.until(lambda: playing.at(Result))
    scene = result(playing)
    KeyboardHands(playing).press(Wish.CONFIRM)
    playing.rest()
    assert playing.top is scene
    KeyboardHands(playing).press(Wish.CONFIRM)
    playing.rest()
    assert playing.at(MatchScene)


def test_with_reduced_motion_nothing_moves(play: Callable[..., Playing]):
    playing = ended(play, animation=1.0, reduced_motion=True)
    before = playing.pixels()
    playing.seconds(1.0)
    assert playing.pixels() == before
    assert not playing.top.restless()


def test_at_rest_no_frame_is_drawn(play: Callable[..., Playing]):
    playing = ended(play, animation=1.0)
    playing.rest()
    assert playing.frame(30) is False


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Callable[..., Playing], language: str, text_scale: float):
    playing = ended(play, language=language, text_scale=text_scale)
    result(playing).sitting.assists.update({"undo", "hint"})
    assert faults_at_all_sizes(playing.top, playing.house.kit, text_scale) == []
    result(playing).fold()
    assert faults_at_all_sizes(playing.top, playing.house.kit, text_scale) == []


def about_to_end(play: Callable[..., Playing], **asked: object) -> Playing:
    """A finished game whose result isn't shown yet."""
    playing = play(**asked)
    playing.go(MatchScene(playing.house, sitting_of(playing.house, Asked(moves=10_000))))
    playing.until(lambda: playing.table.lamp > 0.5)
    return playing


def test_the_lamp_warms_for_the_winner_and_then_the_result_is_shown(play: Callable[..., Playing]) -> None:
    playing = about_to_end(play, animation=1.0)
    begun = playing.clock.now
    playing.until(lambda: playing.at(Result))
    assert 0.5 < playing.clock.now - begun < 1.2
    assert playing.somewhere.lamp == 0


@pytest.mark.parametrize("device", DEVICES)
def test_any_press_is_enough_of_the_lamp(play: Callable[..., Playing], pads: VirtualPads, device: str) -> None:
    playing = about_to_end(play, animation=1.0)
    hands = playing.hands(device, pads)
    if isinstance(hands, KeyboardHands | PadHands):
        hands.press(Wish.CONFIRM)
    else:
        hands.touch(*playing.window_point(960, 540))
    playing.frame()
    assert playing.at(Result)


@pytest.mark.parametrize("still", [{"reduced_motion": True, "animation": 1.0}, {"animation": 0.0}])
def test_without_motion_the_lamp_stays_as_it_is(play: Callable[..., Playing], still: dict[str, object]) -> None:
    playing = play(**still)
    match = MatchScene(playing.house, sitting_of(playing.house, Asked(moves=10_000)))
    playing.go(match)
    assert playing.at(Result)
    assert match.lamp == 0
