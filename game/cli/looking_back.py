"""A match looked back on in lines of text: what happened, how it stood then, and what would have been better."""

from collections.abc import Iterator

from game.ai.bot import choose
from game.cli.story import Story
from game.core.protocol import Seat
from game.play.match import Match
from game.play.review import NODES, Review
from game.play.seat import ADVISING
from game.telling import advice_of, telling_of
from game.telling.balance import balance
from game.words import Words


def looked_back(match: Match, words: Words, nodes: int = NODES) -> Iterator[str]:
    """Every decision with how it stood after it; the turning points with the better decision, once more at the end.

    A bot looks at every position first, `nodes` positions each: about ten seconds for a long game.
    """
    review, story, names = judged(match, nodes), Story(match, words), _names(match, words)
    for at, step in enumerate(review.steps):
        worth = review.worth(at + 1)
        stood = "" if worth is None else f" {balance(words, worth, names)}."
        yield f"{at + 1}. {story.told(step)}{stood}"
        if at in review.turning_points:
            yield _better(match, review, at, words)
    if review.turning_points:
        numbers = ", ".join(str(at + 1) for at in review.turning_points)
        yield words.say("Turning points: {numbers}.", numbers=numbers)


def judged(match: Match, nodes: int) -> Review:
    """The review of a match with a bot's answers about every position."""
    review, game = Review(match), match.game
    while (at := review.pending) is not None:
        choice = choose(game, review.seen(at), ADVISING, nodes=nodes)
        review.hear(at, game.write_move(choice.move), choice.value)
    return review


def _better(match: Match, review: Review, at: int, words: Words) -> str:
    """What would have been better there, and why."""
    text, seen = review.better(at), review.seen(at)
    assert text is not None
    move = match.game.read_move(seen, text)
    what, reason = telling_of(match.game.name).move(words, seen, move), advice_of(match.game.name)(words, seen, move)
    better = words.say("Turning point. {text} would have been better: {what}.", text=text, what=what)
    return better if reason == what else f"{better} {reason}."


def _names(match: Match, words: Words) -> list[str]:
    telling = telling_of(match.game.name)
    return [telling.piece_name(words, Seat(seat)) for seat in range(match.seats)]
