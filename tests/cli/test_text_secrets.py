"""Text mode of a game with secrets: first looks, calls, peeking, and nothing else that tells them (HM3, HM6)."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.ai.bot import choose
from game.cli.curtain import ASIDE, BACK
from game.cli.text_commands import Command, names
from game.cli.text_play import TextPlay
from game.core.protocol import Seat
from game.core.rng import Rng
from game.play.match import Match
from game.play.seat import filled, parse
from game.telling.help_me import creature_name
from game.words import Words
from tests.rules.help_me.boards import HELD, HELP_ME, SHORTEST, setup

ROOT = Path(__file__).resolve().parents[2]
TWO, ALONE = ("human", "human"), ("human", "casual")


def table(seats: int = 2, first: int = 0) -> Match:
    return Match(HELP_ME, {}, seats, setup(held=HELD[seats], first=first))


def typed(
    *lines: str,
    seats: Sequence[str] = TWO,
    match: Match | None = None,
    language: str = "en",
    await_key: Callable[[], None] | None = None,
) -> list[str]:
    """What is shown while these lines are typed; a look takes one of them as the next key."""
    shown: list[str] = []
    players = filled([parse(seat) for seat in seats], len(seats))
    words, source = Words(language), iter(f"{line}\n" for line in lines)
    TextPlay(match or table(len(seats)), players, words, source, shown.append, 0, await_key).run()
    return shown


def aside(shown: Sequence[str]) -> list[list[str]]:
    """What was shown on the other screen, look by look."""
    looks: list[list[str]] = []
    hidden = True
    for line in shown:
        if line == ASIDE:
            looks.append([])
        elif not hidden and line != BACK:
            looks[-1].append(line)
        hidden = line == BACK if line in (ASIDE, BACK) else hidden
    return looks


def in_the_open(shown: Sequence[str]) -> list[str]:
    """What stays on the screen."""
    lines, hidden = [], False
    for line in shown:
        hidden = line == ASIDE if line in (ASIDE, BACK) else hidden
        if not hidden and line not in (ASIDE, BACK):
            lines.append(line)
    return lines


LOOK = ["peek", "any key"]


def test_hm3_every_person_is_called_for_a_private_look_before_the_first_move() -> None:
    match = table()
    shown = typed(*LOOK, *LOOK, "", "c2>c3", match=match)
    assert aside(shown) == [
        ["Player 1. Your creatures: baobab, cherry.", "The next key hides this."],
        ["Player 2. Your creatures: palm, bamboo.", "The next key hides this."],
    ]
    calls = [line for line in shown if "alone" in line or "is next" in line]
    assert [call.split()[1].rstrip(",") for call in calls] == ["1", "2", "1", "2"]
    assert match.texts == ("c2>c3",)


def test_hm3_a_person_alone_looks_before_a_bot_begins() -> None:
    shown = typed(*LOOK, seats=ALONE, match=table(first=1))
    look = shown.index("Player 1. Your creatures: baobab, cherry.")
    assert any(line.startswith("Player 2 moves") for line in shown[look:])
    assert not any(line.startswith("Player 2 moves") for line in shown[:look])


def test_hm3_a_person_alone_is_never_asked_to_hand_over() -> None:
    shown = typed(*LOOK, "c2>c3", seats=ALONE)
    assert not any("is next" in line or "alone" in line for line in shown)


def test_hm3_a_look_lasts_until_the_next_key() -> None:
    shown: list[str] = []
    keys: list[int] = []
    players = filled([parse(seat) for seat in TWO], 2)
    TextPlay(table(), players, Words("en"), iter(["peek\n"]), shown.append, 0, lambda: keys.append(len(shown))).run()
    assert len(keys) == 1
    assert shown[keys[0] - 2] == "Player 1. Your creatures: baobab, cherry."
    assert shown[keys[0]] == BACK


def test_hm3_the_other_screen_is_left_even_when_somebody_breaks_off() -> None:
    def break_off() -> None:
        raise KeyboardInterrupt

    shown: list[str] = []
    players = filled([parse(seat) for seat in TWO], 2)
    with pytest.raises(KeyboardInterrupt):
        TextPlay(table(), players, Words("en"), iter(["peek\n"]), shown.append, 0, break_off).run()
    assert shown[-1] == BACK


def test_hm3_anybody_may_peek_out_of_turn() -> None:
    shown = typed("", "", "", "peek 2", "any key", "peek", "any key", "c2>c3")
    assert [look[0].split(".")[0] for look in aside(shown)] == ["Player 2", "Player 1"]


def test_hm3_between_two_persons_a_look_needs_a_name() -> None:
    """Else the next person would see what the one before may see."""
    shown = typed("", "", "", "c2>c3", "peek")
    assert aside(shown) == []
    assert shown[-2] == "Only persons can look. Name yourself like this: peek 1."


@pytest.mark.parametrize("whose", ["2", "3", "0", "x", "9" * 5000, "²"])
def test_hm3_nobody_looks_for_a_bot_or_for_nobody(whose: str) -> None:
    assert aside(typed("", f"peek {whose}", seats=ALONE)) == []


def whole_game(match: Match) -> list[str]:
    rng, texts = Rng(4), []
    position = match.position
    while legal := HELP_ME.legal(position):
        move = legal[rng.below(len(legal))]
        texts.append(HELP_ME.write_move(move))
        position = HELP_ME.play(position, move)
    return texts


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hm6_until_the_end_no_line_in_the_open_tells_creatures_but_those_on_tops(seats: int, language: str) -> None:
    """The same moves with other creatures make the same lines, whatever is asked between them."""
    words = Words(language)
    command = names(words)
    asked = [command[Command.BOARD], command[Command.LOG], command[Command.LEGAL], command[Command.HINT], "help"]
    moves = whole_game(table(seats))[:-1]
    lines = [line for move in moves for line in ("", move)]
    told = []
    for held in (HELD[seats], {2: "wo bc", 3: "wo bc pm", 4: "w o b c"}[seats]):
        match = Match(HELP_ME, {}, seats, setup(held=held))
        looks = [command[Command.PEEK], ""] * seats
        told.append(typed(*looks, *lines, "", *asked, seats=["human"] * seats, match=match, language=language))
    one, other = told
    assert in_the_open(one) == in_the_open(other)
    assert aside(one) != aside(other)
    assert creature_name(words, 0) in " ".join(look[0] for look in aside(one))


def test_hm6_the_end_reveals_creatures_and_adds_up_every_stack() -> None:
    match = table(first=1)
    texts = SHORTEST.split()
    shown = typed("", "", *texts, match=match)
    assert match.outcome is not None
    assert "Player 1 protected: baobab, cherry." in " ".join(shown)
    lines = HELP_ME.score_lines(match.position)
    assert lines is not None
    totals = [sum(line.points for line in seat) for seat in lines]
    for seat, total in enumerate(totals):
        told = next(line for line in shown if line.startswith(f"Player {seat + 1}: {total} points ("))
        assert sum(int(part.split()[-1].rstrip(").")) for part in told.split(", ")) == total


def test_hm6_undo_takes_back_the_last_move_until_the_next_person_is_called() -> None:
    match = table()
    shown = typed("", "", "", "c2>c3", "undo", "d2>d3", "", "undo", match=match)
    assert match.texts == ("d2>d3",)
    assert shown.count("1 move undone.") == 1
    assert shown[-2] == "There is nothing to undo."


def test_hm6_after_an_undo_the_same_person_goes_on() -> None:
    shown = typed("", "", "", "c2>c3", "undo", "peek", "any key")
    assert [look[0] for look in aside(shown)] == ["Player 1. Your creatures: baobab, cherry."]


def test_hm6_a_move_typed_at_the_call_calls_the_next_person_too() -> None:
    match = table()
    typed("c2>c3", "d2>d3", "undo", match=match)
    assert match.texts == ("c2>c3",)


def test_hm6_one_person_goes_back_to_the_own_last_decision_and_it_is_told() -> None:
    match = table()
    shown = typed("", "c2>c3", "undo", "c2>c3", seats=ALONE, match=match)
    assert "2 moves undone." in shown
    assert [step.seat for step in match.steps] == [0, 1]


def test_hm6_there_are_no_hints_while_several_persons_play() -> None:
    assert typed("", "", "", "hint")[-2] == "There are no hints while several people play: they would tell secrets."


def test_hm6_a_person_alone_may_ask_for_a_hint() -> None:
    shown = typed("", "hint", seats=ALONE)
    assert any(": move the stack on " in line for line in shown[-4:])


def test_a_whole_game_of_persons_and_bots_goes_on_to_its_end() -> None:
    match = table(4)
    seats = ("human", "casual", "human", "casual")
    persons = {Seat(0), Seat(2)}
    position, lines = match.position, []
    while (mover := HELP_ME.to_move(position)) is not None:
        seen = HELP_ME.seen_by(position, mover)
        move = HELP_ME.legal(position)[0] if mover in persons else choose(HELP_ME, seen, "casual", 0).move
        if mover in persons:
            lines += ["", HELP_ME.write_move(move)]
        position = HELP_ME.play(position, move)
    shown = typed("", "", *lines, seats=seats, match=match)
    assert match.position == position
    assert any(line.startswith("Game over") for line in shown)


def test_a_real_terminal_hides_a_look_at_a_single_key() -> None:
    """One key without Enter is enough, and nothing of the look comes after the way back."""
    pty = pytest.importorskip("pty", reason="pseudo-terminals are a thing of POSIX")
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        program = [sys.executable, "-m", "game", "play", "help_me", "--text", "--seed", "1", "--lang", "en"]
        os.execve(sys.executable, program, {**os.environ, "TERM": "xterm", "PYTHONPATH": str(ROOT)})
    said = _until(terminal, b"press Enter.")
    os.write(terminal, b"peek\n")
    looked = _until(terminal, b"The next key hides this.")
    assert ASIDE.encode() in looked
    assert b"Your creatures: " in looked
    os.write(terminal, b"x")
    after = _until(terminal, b"Player 1 to move")
    assert BACK.encode() in after
    assert b"Your creatures" not in said + after
    os.write(terminal, b"quit\n")
    _until(terminal, b"Goodbye.")
    assert os.waitpid(child, 0)[1] == 0
    os.close(terminal)


def _until(terminal: int, words: bytes) -> bytes:
    """What the terminal shows until these words."""
    shown = b""
    while words not in shown:
        shown += os.read(terminal, 4096)
    return shown
