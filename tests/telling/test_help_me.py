"""Help Me! in sentences: what a player reads and hears, and what nobody may."""

import pytest

from game.core.protocol import Paragraph, Seat
from game.play.match import Match
from game.play.seed_pages import read_page
from game.rules.help_me.refusals import REFUSALS
from game.rules.help_me.tiles import CREATURES
from game.telling import secrets_of, telling_of
from game.telling.help_me import creature_name
from game.words import Words
from tests.rules.help_me.boards import HELD, HELP_ME, SEATS, SHORTEST, board, setup

TELLING = telling_of("help_me")
ENGLISH, UKRAINIAN = Words("en"), Words("uk")
BOTH = pytest.mark.parametrize("words", [ENGLISH, UKRAINIAN], ids=["en", "uk"])


def match(*moves: str, held: str = "bc pm") -> Match:
    playing = Match(HELP_ME, {}, len(held.split()), setup(held=held))
    for move in moves:
        playing.play(move)
    return playing


def told(playing: Match, words: Words = ENGLISH) -> list[str]:
    return [sentence for event in playing.steps[-1].events if (sentence := TELLING.event(words, event))]


def creatures_in(text: str, words: Words) -> list[str]:
    names = [creature_name(words, creature) for creature in range(len(CREATURES))]
    return [name for name in names if name in text]


@BOTH
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.number}-{refusal.why}")
def test_every_refusal_is_a_sentence_of_a_known_paragraph(refusal: Paragraph, words: Words) -> None:
    said = TELLING.refusal(words, refusal)
    assert said[0].isupper()
    assert said.endswith(".")
    assert refusal.number in read_page("help_me", words.language).numbers()


def test_refusals_differ_and_are_translated() -> None:
    english = [TELLING.refusal(ENGLISH, refusal) for refusal in REFUSALS]
    ukrainian = [TELLING.refusal(UKRAINIAN, refusal) for refusal in REFUSALS]
    assert len(set(english)) == len(set(ukrainian)) == len(REFUSALS)
    assert not set(english) & set(ukrainian)


def test_a_move_is_told_by_its_squares() -> None:
    assert told(match("c2>c3")) == ["Player 1 moves the stack on c2 onto c3."]
    assert told(match("c2>c3"), UKRAINIAN) == ["Гравець 1 пересуває стос із c2 на c3."]
    position = board()
    assert TELLING.move(ENGLISH, position, HELP_ME.read_move(position, "c2>c3")) == "move the stack on c2 onto c3"


@BOTH
def test_hm6_moves_and_log_name_no_creature(words: Words) -> None:
    playing = match(*SHORTEST.split()[:-1])
    for step in playing.steps:
        sentences = [TELLING.move(words, step.before, step.move)]
        sentences += [TELLING.event(words, event) for event in step.events]
        assert creatures_in(" ".join(sentences), words) == []


@pytest.mark.parametrize("seats", SEATS)
def test_hm3_the_end_tells_what_everybody_protected(seats: int) -> None:
    playing = match(*SHORTEST.split(), held=HELD[seats])
    assert len(told(playing)) == 1 + seats
    assert told(playing)[1].startswith("Player 1 protected: baobab")
    assert told(playing, UKRAINIAN)[1].startswith("Гравець 1 оберігає: баобаб")


def test_hm6_the_board_read_aloud_tells_tops_and_heights_only() -> None:
    lines = TELLING.board(ENGLISH, board(moves="a1>b1 b1>c1")).splitlines()
    assert len(lines) == 5
    assert lines[0] == "Row 1: a empty; b empty; c baobab 1, height 3; d bamboo 1; e willow 1; f oak 1."
    ukrainian = TELLING.board(UKRAINIAN, board(moves="a1>b1")).splitlines()
    assert ukrainian[0].startswith("Ряд 1: a порожньо; b баобаб 1, висота 2; c пальма 1;")


@BOTH
def test_hm6_the_same_tops_and_heights_are_told_alike_whatever_is_inside(words: Words) -> None:
    one = board(moves="b1>c1 a2>b2 b2>c2 c1>c2")
    layout = "b1 c1 w5 m1 w1 o1 b2 c2 p2 m2 w2 o2 b3 c3 p3 m3 w3 o3 b4 c4 p4 m4 w4 o4 b5 c5 p5 m5 p1 o5"
    other = board(layout, moves="b1>c1 a2>b2 b2>c2 c1>c2")
    assert HELP_ME.write_table(one)["stacks"]["c2"] != HELP_ME.write_table(other)["stacks"]["c2"]
    assert TELLING.board(words, one).splitlines()[:4] == TELLING.board(words, other).splitlines()[:4]


@pytest.mark.parametrize("seats", SEATS)
def test_hm3_the_board_is_told_alike_whatever_the_creatures(seats: int) -> None:
    position = board(held=HELD[seats], moves="c2>c3")
    boards = {TELLING.board(ENGLISH, HELP_ME.seen_by(position, Seat(seat))) for seat in range(seats)}
    assert boards == {TELLING.board(ENGLISH, position)}


def test_hm3_secrets_tell_the_viewers_own_creatures() -> None:
    secrets = secrets_of("help_me")
    assert secrets is not None
    position = board(held="bc pm")
    assert secrets(ENGLISH, HELP_ME.seen_by(position, Seat(1))) == ["Your creatures: palm, bamboo."]
    assert secrets(UKRAINIAN, HELP_ME.seen_by(position, Seat(0))) == ["Ваші істоти: баобаб, вишня."]


def test_hm3_who_watches_has_no_secrets_to_read() -> None:
    secrets = secrets_of("help_me")
    assert secrets is not None
    assert creatures_in(secrets(ENGLISH, board())[0], ENGLISH) == []


@pytest.mark.parametrize("name", ["pylos", "yoxii"])
def test_games_without_secrets_between_persons_have_none_to_tell(name: str) -> None:
    assert secrets_of(name) is None


def test_hm8_score_lines_say_what_they_are_for() -> None:
    assert TELLING.label(ENGLISH, "height c3") == "height of the stack on c3"
    assert TELLING.label(ENGLISH, "numbers c3") == "numbers of its own kind inside the stack on c3"
    with pytest.raises(KeyError):
        TELLING.label(ENGLISH, "luck c3")


def test_to_do_and_reason() -> None:
    assert TELLING.to_do(ENGLISH, board()) == "move a stack onto a neighbour"
    assert TELLING.to_do(ENGLISH, board(moves=SHORTEST)) == ""
    assert TELLING.reason(UKRAINIAN, "no_neighbours") == "Жодні два стоси вже не лежать поруч."


def test_there_are_no_options_to_name() -> None:
    for ask in (TELLING.value, TELLING.explain):
        with pytest.raises(KeyError):
            ask(ENGLISH, "rules", "standard")
    with pytest.raises(KeyError):
        TELLING.option(ENGLISH, "rules")
