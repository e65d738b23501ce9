"""What can be typed in text mode besides moves: each command by its word in every language."""

import re
from collections.abc import Callable, Mapping
from enum import Enum, auto

from game.words import Words, languages


class Command(Enum):
    """Something to ask for; a move is no command."""

    HELP = auto()
    BOARD = auto()
    LEGAL = auto()
    LOG = auto()
    UNDO = auto()
    REDO = auto()
    HINT = auto()
    PEEK = auto()
    WHY = auto()
    RULES = auto()
    SAVE = auto()
    REVIEW = auto()
    QUIT = auto()


def names(words: Words) -> dict[Command, str]:
    """The word of each command in one language."""
    return {
        Command.HELP: words.say_in("command", "help"),
        Command.BOARD: words.say_in("command", "board"),
        Command.LEGAL: words.say_in("command", "legal"),
        Command.LOG: words.say_in("command", "log"),
        Command.UNDO: words.say_in("command", "undo"),
        Command.REDO: words.say_in("command", "redo"),
        Command.HINT: words.say_in("command", "hint"),
        Command.PEEK: words.say_in("command", "peek"),
        Command.WHY: words.say_in("command", "why"),
        Command.RULES: words.say_in("command", "rules"),
        Command.SAVE: words.say_in("command", "save"),
        Command.REVIEW: words.say_in("command", "review"),
        Command.QUIT: words.say_in("command", "quit"),
    }


def explained(words: Words) -> list[str]:
    """A line for each command: how it is typed and what it does."""
    name = names(words)
    return [
        words.say("{command}: this list.", command=name[Command.HELP]),
        words.say("{command}: how the table stands now.", command=name[Command.BOARD]),
        words.say("{command}: every move you can make now, and what to type for it.", command=name[Command.LEGAL]),
        words.say("{command}: everything that happened so far.", command=name[Command.LOG]),
        words.say("{command}: undo your last move.", command=name[Command.UNDO]),
        words.say("{command}: play again what you undid.", command=name[Command.REDO]),
        words.say("{command}: what a bot would play for you, and why.", command=name[Command.HINT]),
        words.say(
            "{command}: what only you may see, until the next key. With {number}, what player {number} may see.",
            command=name[Command.PEEK],
            number="2",
        ),
        words.say("{command} and a move: why that move is not allowed.", command=name[Command.WHY]),
        words.say(
            "{command}: the list of rules. With a number, such as {number}, that rule.",
            command=name[Command.RULES],
            number="5",
        ),
        words.say("{command} and a file name: write this game to a file.", command=name[Command.SAVE]),
        words.say("{command}: when the game is over, what turned it.", command=name[Command.REVIEW]),
        words.say("{command}: leave the game.", command=name[Command.QUIT]),
    ]


def vocabulary() -> dict[str, Command]:
    """Every word that is understood, in lower case: the commands of all languages."""
    return {name.casefold(): command for code in languages() for command, name in names(Words(code)).items()}


def move_text(typed: str) -> str:
    """A move as it is written in records: lower case, without spaces at its ends and around `>` and `@`."""
    return re.sub(r"\s*([>@])\s*", r"\1", typed.strip().lower())


def heed(
    line: str, known: Mapping[str, Command], obey: Callable[[Command, str], None], play: Callable[[str], None]
) -> None:
    """Do what a typed line asks for: a command with the rest of the line, else a move; nothing for an empty line."""
    word, _, rest = line.strip().partition(" ")
    command = known.get(word.casefold())
    if command is not None:
        obey(command, rest.strip())
    elif word:
        play(move_text(line))
