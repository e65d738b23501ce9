"""Text mode: a whole game by typed lines, in both languages, whatever is typed and wherever it runs."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.ai.bot import choose
from game.cli import main
from game.cli.text_commands import Command, names, vocabulary
from game.cli.text_play import TextPlay
from game.play.levels import open_box
from game.play.match import Match, deal
from game.play.record import read, replay
from game.play.seat import filled, parse
from game.words import Words

ROOT = Path(__file__).resolve().parents[2]


def table(seats: Sequence[str] = ("human", "human")) -> Match:
    return deal(open_box("pylos").game, {}, len(seats), 0)


def typed(
    *lines: str, language: str = "en", match: Match | None = None, seats: Sequence[str] = ("human", "human")
) -> list[str]:
    """What is shown while these lines are typed at a table."""
    match, shown = match or table(seats), list[str]()
    players = filled([parse(seat) for seat in seats], len(seats))
    TextPlay(match, players, Words(language), iter(f"{line}\n" for line in lines), shown.append, 0).run()
    return shown


def answers(*lines: str, language: str = "en") -> list[str]:
    """What is shown after the opening lines and before the farewell, the board after a move left out."""
    opening = len(typed(language=language)) - 1
    return [line for line in typed(*lines, language=language)[opening:-1] if not line.startswith(("Level", "Ярус"))]


def whole_game() -> list[str]:
    """The texts of a game between casual bots, to be typed."""
    match = table()
    while match.outcome is None:
        match.play(choose(match.game, match.position, "casual", seed=5, nodes=200).move)
    return list(match.texts)


@pytest.mark.parametrize(
    ("language", "end"),
    [
        (
            "en",
            ["Game over. Winner: {who}.", "The side to move has an empty reserve and no ball to raise.", "Goodbye."],
        ),
        (
            "uk",
            [
                "Гру закінчено. Перемога: {who}.",
                "У того, хто мав ходити, порожній запас і жодної кульки, яку можна підняти.",
                "До зустрічі.",
            ],
        ),
    ],
)
def test_a_whole_game_is_played_by_typing_its_moves(language: str, end: list[str]) -> None:
    match, words = table(), Words(language)
    shown = typed(*whole_game(), language=language, match=match)
    assert match.outcome is not None
    assert match.outcome.reason == "no_move"
    who = [words.say_in("player", "Light"), words.say_in("player", "Dark")][match.outcome.winners[0]]
    assert [*shown[-4:-2], shown[-1]] == [line.format(who=who) for line in end]


def test_a_finished_game_is_looked_back_on_with_what_turned_it() -> None:
    match = table()
    shown = typed(*whole_game(), "review", match=match)
    start = shown.index("A bot looks at every move, which takes a little while.") + 1
    told = [line for line in shown[start:] if re.match(r"\d+\. ", line)]
    assert len(told) == len(match.steps)
    assert all(re.search(r"(About even|ahead|sure to win)\.$", line) for line in told)
    turned = [shown[at - 1] for at in range(start, len(shown)) if shown[at].startswith("Turning point. ")]
    assert 0 < len(turned) <= 3
    numbers = ", ".join(line.split(".")[0] for line in turned)
    assert f"Turning points: {numbers}." in shown
    assert shown[-2] == "Type review to look back on the game, or press Enter to leave."


def test_what_changes_nothing_can_be_asked_for_after_the_end() -> None:
    shown = typed(*whole_game(), "log", "rules 9", "undo")
    assert shown[-1] == "Goodbye."
    assert any(line.startswith("PY9 ") for line in shown)


def test_a_game_that_goes_on_is_not_looked_back_on() -> None:
    assert answers("review") == ["The game can be looked back on when it is over."]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_line_is_short_and_plain(language: str) -> None:
    command = names(Words(language))
    for line in typed(command[Command.HELP], *whole_game(), command[Command.LOG], language=language):
        assert line.isprintable()
        assert 0 < len(line) <= 120


def test_bots_play_without_being_asked() -> None:
    shown = typed(seats=("casual", "casual"))
    assert any(line.startswith("Game over.") for line in shown)
    assert not any("Type help" in line for line in shown)


def test_a_bot_answers_and_the_board_is_shown_again() -> None:
    shown = typed("1b2", seats=("human", "casual"))
    after = shown[shown.index("Light places a ball on level 1, b2.") + 1 :]
    assert after[0].startswith("Dark places a ball on level 1, ")
    assert after[-2:] == ["Light to move: place a ball.", "Goodbye."]


def test_the_opening_says_game_rules_players_and_what_to_do() -> None:
    shown = typed(seats=("human", "skilled"))
    assert shown[:5] == [
        "Pylos. Build one pyramid together, save your balls, take the top.",
        "Rule set: Standard. A square of your colour lets you take balls back.",
        "Light: a person.",
        "Dark: a skilled bot.",
        "Type help to see what you can type.",
    ]
    assert shown[-2:] == ["Light to move: place a ball.", "Goodbye."]


def test_no_more_lines_end_the_game_kindly() -> None:
    assert typed()[-1] == "Goodbye."


@pytest.mark.parametrize("line", ["quit", "QUIT", "  вийти  "])
def test_quitting_leaves_at_once(line: str) -> None:
    match = table()
    assert typed(line, "1a1", match=match)[-1] == "Goodbye."
    assert match.texts == ()


@pytest.mark.parametrize("line", ["1z9", "nonsense", "\x00", "1a1>", "хід", "9" * 5000])
def test_nonsense_is_answered_with_an_example_and_the_game_goes_on(line: str) -> None:
    match = table()
    shown = typed(line, "1a1", match=match)
    assert any("is neither a command nor a move" in said for said in shown)
    assert match.texts == ("1a1",)


def test_an_empty_line_is_passed_over() -> None:
    assert answers("", "   ") == []


def test_a_move_may_be_typed_in_capitals_and_with_spaces() -> None:
    cells = {"1a1": 0, "1b1": 0, "1a2": 1, "1b2": 1, "1d4": 0}
    match = Match(open_box("pylos").game, {}, 2, {"cells": cells, "to_move": 0})
    typed(" 1D4  > 2A1 ", "1C1", match=match)
    assert match.texts == ("1d4>2a1", "1c1")


def test_a_refused_move_names_its_rule() -> None:
    assert answers("2a1") == ["That hollow needs all four balls below it first. (PY4)"]
    assert answers("2a1", language="uk") == ["Спершу під цією заглибиною мають бути всі чотири кульки. (PY4)"]


def test_why_reads_the_rule_out() -> None:
    sentence, rule = answers("why 2a1")
    assert sentence == "That hollow needs all four balls below it first."
    assert rule.startswith("PY4 Place. ")


def test_why_of_an_allowed_move_says_so() -> None:
    assert answers("why 1a1") == ["That move is allowed: place a ball on level 1, a1."]


def test_why_needs_a_move_that_can_be_read() -> None:
    assert answers("why") == ["Name a move as well, to hear why it is not allowed."]
    assert "neither a command nor a move" in answers("why not")[0]


@pytest.mark.parametrize("line", ["rules PY5", "rules py5", "rules 5", "правила 5"])
def test_a_rule_is_read_by_its_number(line: str) -> None:
    said = answers(line)
    assert len(said) == 1
    assert said[0].startswith("PY5 Raise. ")


def test_a_rule_with_a_list_is_read_whole() -> None:
    assert [line[:13] for line in answers("rules 10")[1:]] == ["- Children: n", "- Standard: s", "- Advanced: s"]


def test_rules_are_read_in_the_players_language() -> None:
    assert answers("rules 5", language="uk")[0].startswith("PY5 Підняти. ")


def test_without_a_known_number_all_rules_are_listed() -> None:
    every = answers("rules")
    assert every[0] == "PY1 Board"
    assert len(every) == 12
    assert answers("rules 99") == ["There is no rule 99. These are the rules:", *every]


def test_legal_moves_are_listed_with_what_they_do() -> None:
    said = answers("legal")
    assert said[0] == "1a1: place a ball on level 1, a1"
    assert len(said) == 16


def test_the_log_tells_every_step_by_number() -> None:
    assert answers("log") == ["Nothing has happened yet."]
    said = typed("1a1", "1b1", "log")
    assert said[-3:-1] == ["1. Light places a ball on level 1, a1.", "2. Dark places a ball on level 1, b1."]


def test_undo_goes_back_to_the_own_decision_and_redo_plays_it_again() -> None:
    match = table()
    shown = typed("1a1", "undo", "undo", "redo", "redo", match=match)
    assert "1 move undone." in shown
    assert "There is nothing to undo." in shown
    assert "There is nothing to redo." in shown
    assert match.texts == ("1a1",)


def test_undo_takes_back_the_bots_answer_too() -> None:
    match = table()
    assert "2 moves undone." in typed("1a1", "undo", match=match, seats=("human", "casual"))
    assert match.texts == ()


def test_a_hint_is_a_legal_move_and_is_told_at_the_end() -> None:
    hint = answers("hint")[0]
    assert hint in answers("legal")
    assert answers("hint")[1] == "Gives the other side nothing to gain."
    assert "1 hint was used." in typed("hint", *whole_game())


def test_undo_is_told_at_the_end() -> None:
    first, *rest = whole_game()
    assert "Undo was used 1 time." in typed(first, "undo", first, *rest)


def test_a_saved_game_replays(tmp_path: Path) -> None:
    file = tmp_path / "гра.json"
    assert f"The game is written to {file}." in typed("1a1", f"save {file}")
    assert replay(read(file)).texts == ("1a1",)


def test_saving_never_writes_over_a_file(tmp_path: Path) -> None:
    file = tmp_path / "there"
    file.write_text("precious", encoding="utf-8")
    assert answers(f"save {file}") == [f"{file} is there already; choose another name."]
    assert file.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("name", ["no/such/folder/game", "\x00"])
def test_a_file_that_cannot_be_written_is_named(name: str, tmp_path: Path) -> None:
    assert "can't be written" in answers(f"save {tmp_path}/{name}")[0]


def test_saving_needs_a_name() -> None:
    assert answers("save") == ["Name a file as well, to write the game to."]


def test_help_names_every_command() -> None:
    for language in ("en", "uk"):
        command = names(Words(language))
        said = answers(command[Command.HELP], language=language)[1:]
        assert len(said) == len(command)
        assert all(line.startswith(name) for line, name in zip(said, command.values(), strict=True))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_command_is_understood_in_both_languages(language: str) -> None:
    known = vocabulary()
    assert {known[name.casefold()] for name in names(Words(language)).values()} == set(Command)


def test_text_mode_needs_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text"]) == 2
    assert "play --text needs a game: pylos" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["--seat", "genius"], ["--option", "rules=chess"], ["--seat", "human", "human", "human"]]
)
def test_a_wrong_seat_or_option_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "pylos", "--text", *arguments]) == 2
    assert capsys.readouterr().err.startswith("fivefold: ")


@pytest.mark.parametrize("arguments", [["--seed", "-1"], ["--seed", "x"], ["--option", "rules"], ["--lang", "tlh"]])
def test_a_wrong_argument_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "pylos", "--text", *arguments])
    assert stopped.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def started(lines: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Text mode in a process of its own, as from a shell."""
    return subprocess.run(
        [sys.executable, "-m", "game", "play", "pylos", "--text", "--seed", "1", *arguments],
        input=lines.encode(),
        capture_output=True,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **environment},
        timeout=60,
        check=False,
    )


PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def test_a_terminal_of_plain_ascii_plays_in_english() -> None:
    done = started("помощь\n1b2\nquit\n", "--lang", "uk", **PLAIN)
    assert done.returncode == 0
    assert b"Light places a ball on level 1, b2." in done.stdout
    assert b"can't show uk, so here is English" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_terminal_of_plain_ascii_reads_what_it_cannot_decode() -> None:
    done = started("помощь\nправила 5\n", **PLAIN)
    assert done.returncode == 0
    assert b"is neither a command nor a move" in done.stdout
    assert done.stderr == b""


def test_the_environment_chooses_the_language() -> None:
    done = started("1b2\n", LC_ALL="uk_UA.UTF-8", PYTHONUTF8="1")
    assert done.returncode == 0
    assert "Світлі ставлять кульку на ярус 1, b2." in done.stdout.decode()
