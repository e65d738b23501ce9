"""Games of Help Me! with persons who share a screen: deals, who sits down, and what hands do when they are called."""

from collections.abc import Sequence
from typing import Any

from game.core.protocol import Seat
from game.play.match import Match
from game.play.seat import Bot, Person, Player
from game.rules.help_me.tiles import CREATURES
from game.scenes.curtain import HERE, Curtain
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.tables.help_me.spots import DONE, LOOK
from tests import hand_events
from tests.running import Hands, KeyboardHands, MouseHands, PadHands, TouchHands
from tests.scenes.harness import Playing, sit_down
from tests.virtual_pads import Button


def players_of(who: str) -> Sequence[Player]:
    """ "pbb": a person, then two bots."""
    return [Person() if each == "p" else Bot("casual") for each in who]


def match_of(playing: Playing, seats: int, seed: int = 1, **changed: Any) -> Match:
    """A deal, with parts of it replaced (`creatures`, `first`)."""
    box = playing.house.box("help_me")
    setup = {**box.game.deal({}, seats, seed), **changed}
    return Match(box.game, {}, seats, setup, digest=box.digest)


def deals_of(seats: int) -> list[list[list[str]]]:
    """Several ways to deal the creatures; every seat gets others each time."""
    held = 1 if seats == 4 else 2
    order = [CREATURES[at:] + CREATURES[:at] for at in (0, 2, 3, 5)]
    return [[list(names[held * seat : held * (seat + 1)]) for seat in range(seats)] for names in order]


def sit(playing: Playing, who: str, seed: int = 1, moves: int = 0, **changed: Any) -> MatchScene:
    """Players round a deal of which some moves have been made."""
    match = match_of(playing, len(who), seed, **changed)
    for _ in range(moves):
        match.play(match.legal()[len(match.legal()) // 3])
    return sit_down(playing, match, *players_of(who))


def calmly(playing: Playing) -> None:
    """Let what moves, fades or is called come to its end."""
    playing.rest()
    playing.until(lambda: not (isinstance(playing.top, MatchScene) and playing.top.table.busy))
    playing.frame(3)
    playing.rest()


def come(playing: Playing, hands: Hands) -> Seat:
    """Whoever is called comes."""
    assert isinstance(playing.top, Curtain), playing.top
    seat = playing.top.seat
    hands.choose(HERE)
    calmly(playing)
    return seat


def look_and_go_on(playing: Playing, hands: Hands) -> None:
    """Look for a moment, and say that it is enough where others wait."""
    hands.choose((LOOK, playing.table.table._near))
    calmly(playing)
    if playing.table.calling.invited is not None:
        hands.choose(DONE)
        calmly(playing)


def be_ready(playing: Playing, hands: Hands) -> None:
    """Everybody who is called comes, and everybody who is invited looks."""
    for _ in range(20):
        if isinstance(playing.top, Curtain):
            come(playing, hands)
        elif isinstance(playing.top, MatchScene) and playing.top.calling.invited is not None:
            look_and_go_on(playing, hands)
        else:
            return
    raise AssertionError(f"{playing.top!r} still wants something")


def move(hands: Hands, text: str) -> None:
    """Pick up a stack, then choose its neighbour."""
    for spot in text.split(">"):
        hands.choose(spot)


def play_to_the_end(playing: Playing, hands: Hands, pick: Any) -> list[Seat]:
    """The persons' moves until the result is shown; who was called on the way."""
    called: list[Seat] = []
    for _ in range(20_000):
        if playing.at(Result):
            return called
        if playing.at(Curtain):
            called.append(come(playing, hands))
        elif playing.at(MatchScene) and playing.table.calling.invited is not None:
            look_and_go_on(playing, hands)
        elif playing.persons_turn():
            match = playing.table.match
            count, chosen = len(match.moves), pick(match.legal())
            move(hands, chosen.text)
            playing.until(lambda count=count, match=match: len(match.moves) > count)  # type: ignore[misc]
            assert match.texts[count] == chosen.text
        else:
            playing.frame()
    raise AssertionError("the game doesn't end")


class Holding:
    """One kind of device with which somebody looks as long as it is pressed."""

    def __init__(self, playing: Playing, hands: Hands) -> None:
        self.playing, self.hands = playing, hands

    def down(self) -> None:
        """Begin; a frame passes."""
        hands, table = self.hands, self.playing.somewhere.table
        if isinstance(hands, KeyboardHands):
            hand_events.key_down("v")
        elif isinstance(hands, PadHands):
            hands.pad.press(Button.LB)
        else:
            self.at = self.playing.target((LOOK, table._near))
            if isinstance(hands, MouseHands):
                hand_events.mouse_move(*self.at)
                hand_events.mouse_down(*self.at)
            else:
                hand_events.finger_down(*self.at)
        self.playing.frame()

    def up(self) -> None:
        """End; a frame passes."""
        hands = self.hands
        if isinstance(hands, KeyboardHands):
            hand_events.key_up("v")
        elif isinstance(hands, PadHands):
            hands.pad.release(Button.LB)
        elif isinstance(hands, MouseHands):
            hand_events.mouse_up(*self.at)
        else:
            assert isinstance(hands, TouchHands)
            hand_events.finger_up(*self.at)
        self.playing.frame()
