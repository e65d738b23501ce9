"""An evening on the sofa: three pads, a keyboard and a bot play a tournament; plugs come and go meanwhile."""

from game.play.seat import Bot, Person
from game.play.tournament import FULL
from game.scenes.curtain import HERE, Curtain
from game.scenes.entrants import Entrants
from game.scenes.match import MatchScene
from game.scenes.result import Result
from game.scenes.standing import Standing
from game.scenes.title import Title
from game.scenes.unplugged import Unplugged
from game.shell.input.wish import Wish
from game.tables import offers
from tests.running import Hands, KeyboardHands, PadHands
from tests.scenes.harness import Playing
from tests.virtual_pads import DUAL_SENSE, SWITCH_PRO, XBOX_360, VirtualPad, VirtualPads

MAKERS = (XBOX_360, DUAL_SENSE, SWITCH_PRO)
FRAMES = 60_000
EVERY = 12
"""In so many decisions a pad is pulled out once."""


class Sofa:
    """Who holds what: pads in the order of plugging, as the app lists them."""

    def __init__(self, app: Playing, pads: VirtualPads) -> None:
        self.app, self.pads = app, pads
        self.made: list[tuple[tuple[int, int], VirtualPad]] = []
        self.pulled = 0

    def plug(self, maker: tuple[int, int]) -> PadHands:
        """One more pad."""
        self.made.append((maker, self.pads.plug(ids=maker)))
        self.app.frame()
        return PadHands(self.app, self.made[-1][1])

    def hands(self, seat: int) -> Hands:
        """Those of whoever plays a seat."""
        sitting = self.app.somewhere.sitting
        for device, (_, pad) in zip(self.app.house.inputs.pads, self.made, strict=True):
            if sitting.pads.seat_of(device) == seat:
                return PadHands(self.app, pad)
        return KeyboardHands(self.app)

    def seats(self) -> dict[str, int | None]:
        """Which pad plays which seat, by GUID."""
        pads = self.app.somewhere.sitting.pads
        return {device.guid: pads.seat_of(device) for device in self.app.house.inputs.pads}

    def pull_one_and_bring_it_back(self) -> None:
        """Whoever plays with it is asked for it, and it has its seat again by itself."""
        app, before, at = self.app, self.seats(), self.pulled % len(self.made)
        maker, pad = self.made.pop(at)
        seat = app.somewhere.sitting.pads.seat_of(app.house.inputs.pads[at])
        pad.unplug()
        app.frame()
        assert app.at(Unplugged) == (seat is not None)
        app.rest()
        self.plug(maker)
        app.until(lambda: not app.at(Unplugged), 1.0)
        assert self.seats() == before
        self.pulled += 1


def sit_down(sofa: Sofa) -> None:
    """A person at the keyboard, three who join by a press of their pads, and a bot; the short form is chosen."""
    app = sofa.app
    app.title()
    keyboard = KeyboardHands(app)
    keyboard.choose("tournament")
    app.rest()
    assert app.at(Entrants)
    plan = app.top.plan
    for maker in MAKERS:
        sofa.plug(maker).press(Wish.CONFIRM)
        app.rest()
    keyboard.walk(("seat", 4))
    while not isinstance(plan.places[4].player, Bot):
        keyboard.press(Wish.CONFIRM)
    keyboard.walk(("length",))
    keyboard.press(Wish.NEXT)
    assert plan.options["length"] == "short"
    assert [type(place.player) for place in plan.places] == [Person, Person, Person, Person, Bot]
    assert [place.pad is not None for place in plan.places] == [False, True, True, True, False]
    keyboard.choose("start")
    app.rest()


def decide(sofa: Sofa) -> None:
    """Whoever is next presses CONFIRM at the focus; where more is to be chosen, the table takes the first move."""
    app, scene = sofa.app, sofa.app.table
    seat, before = scene.match.to_move, len(scene.match.steps)
    assert seat is not None
    sofa.hands(seat).wish(Wish.CONFIRM)
    if app.top is scene and len(scene.match.steps) == before and scene._person() is not None:
        scene.commit(scene.match.legal()[0])


def play_out(sofa: Sofa) -> None:
    """The game on the table to its result, with a pad pulled out now and then."""
    app, decisions = sofa.app, 0
    for _ in range(FRAMES):
        top = app.top
        if isinstance(top, Result):
            return
        if isinstance(top, Curtain):
            sofa.hands(top.seat).choose(HERE)
        elif app.table.held_up():
            app.table.looked()
        elif app.persons_turn():
            decisions += 1
            if decisions % EVERY == 3:
                sofa.pull_one_and_bring_it_back()
            else:
                decide(sofa)
        app.frame()
    raise AssertionError("no end in sight")


def test_five_seats_with_pads_keyboard_and_a_bot_play_a_tournament_to_the_awards(
    app: Playing, pads: VirtualPads
) -> None:
    sofa = Sofa(app, pads)
    sit_down(sofa)
    played = []
    while app.house.tournament.tournament.next is not None:
        app.until(lambda: "next" in [spot.id for spot in app.top.spots()], 120.0)
        if app.top.tournament.next is None:
            break
        KeyboardHands(app).choose("next")
        app.until(lambda: app.at(MatchScene) or app.at(Curtain))
        played.append(app.somewhere.sitting.game)
        play_out(sofa)
        app.seconds(3)
        KeyboardHands(app).choose("rematch")
        app.rest()
    assert app.at(Standing)
    assert dict.fromkeys(played).keys() == {game for game in offers.FACTS if offers.playable(game)}
    done = app.top.tournament
    assert done.short
    assert done.next is None
    assert max(done.earned(entrant) for entrant in range(5)) <= FULL * len(set(played))
    assert all(done.earned(champion) == max(map(done.earned, range(5))) for champion in done.champions)
    assert sofa.pulled >= len(set(played))
    app.seconds(3)
    KeyboardHands(app).choose("next")
    app.rest()
    assert app.at(Title)
