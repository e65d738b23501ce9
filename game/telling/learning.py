"""What is said to somebody who learns: of puzzles of any game."""

from game.words import Words


def verdict(words: Words, goal: str) -> str:
    """What is said after a decision that puts a kind of goal out of reach."""
    return {
        "win": words.say("Not quite: after that the other side can still get away."),
        "hold": words.say("Not quite: after that the other side can force a win."),
        "take_back": words.say("Not quite: look once more for what you can take back."),
        "raise": words.say("That was allowed, but nothing was raised."),
        "deny": words.say("Not quite: the other side can still take something back."),
    }[goal]


def solved(words: Words) -> str:
    """What is said when the goal was reached."""
    return words.say("Solved! Well done.")


def shown(words: Words) -> str:
    """What is said when it was reached with help."""
    return words.say("That is how it goes. Next time you find it by yourself.")
