"""Every scene by name, put on the stack in a typical state: for screenshots, lay-out checks and tests."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.ai.bot import choose
from game.core.protocol import Seat
from game.core.rng import Rng
from game.play.kiosk.config import KioskConfig
from game.play.match import Match, Record
from game.play.people import LONGEST
from game.play.puzzles import shipped_puzzles
from game.play.record import replay
from game.play.seat import ADVISING, Bot, Person, Player, filled, persons
from game.play.tournament import Table, tournament
from game.rules.catalog import GAMES
from game.scenes import entrants
from game.scenes.about import About
from game.scenes.buttons import Buttons
from game.scenes.chooser import Chooser
from game.scenes.entrants import Entrants
from game.scenes.gallery_kiosk import KIOSK
from game.scenes.guided import Guided
from game.scenes.history import History
from game.scenes.house import House
from game.scenes.keyboard import Keyboard
from game.scenes.learn import Learn
from game.scenes.lesson import LessonScene
from game.scenes.listen import Listen
from game.scenes.log import LogScene
from game.scenes.match import MatchScene
from game.scenes.more import More
from game.scenes.names import Names
from game.scenes.pad_seats import PadSeats
from game.scenes.puzzle import PuzzleScene
from game.scenes.puzzles import PuzzleList
from game.scenes.reseat import Reseat
from game.scenes.review import ReviewScene
from game.scenes.rule_book import RuleBook, Shelf
from game.scenes.ruler import RulerScene
from game.scenes.saved_games import SavedGames
from game.scenes.scores import Scores
from game.scenes.seats import Seats
from game.scenes.settings import SettingsScene
from game.scenes.sitting import Sitting, begin
from game.scenes.standing import Standing
from game.scenes.title import Title
from game.shell.input.wish import KEYBOARD, Wish
from game.shell.scene import Scene

BUSY_MOVES = 17
"""Decisions a match in the gallery has seen, unless a record says otherwise."""

HINT_NODES, REVIEW_NODES = 4000, 600


class Asked(NamedTuple):
    """What a picture should show: a game, a seed for its deal and moves, or a record to replay instead."""

    game: str = GAMES[0]
    seed: int = 1
    record: Record | None = None
    moves: int = BUSY_MOVES
    players: int = 0
    """How many sit at the table; the first is a person. 0: as few as the scene needs."""
    options: Mapping[str, str] = {}


def sitting_of(house: House, asked: Asked, players: tuple[Player, ...] = (Person(), Bot("casual"))) -> Sitting:
    """A game in progress: the record's, or seeded moves that stop where the first person has to decide."""
    if asked.record is not None:
        match = replay(asked.record, house.box(asked.record.game))
        seated = filled(players[: match.seats], match.seats)
        return Sitting(match, seated, house.store.new_slot(), asked.seed, PadSeats(seated))
    players = (*players, *(Bot("skilled") for _ in range(asked.players - len(players))))
    sitting = begin(house, asked.game, players, asked.options, asked.seed)
    rng = Rng(asked.seed)
    while sitting.match.outcome is None and len(sitting.match.moves) < asked.moves:
        _play_any(sitting.match, rng)
    while sitting.match.outcome is None and not isinstance(players[sitting.match.to_move or 0], Person):
        _play_any(sitting.match, rng)
    return sitting


def _play_any(match: Match, rng: Rng) -> None:
    legal = match.legal()
    match.play(legal[rng.below(len(legal))])


def _unplugged(house: House, asked: Asked) -> list[Scene]:
    """The pad of seat 1 was never there: the match says so by itself."""
    return [MatchScene(house, sitting_of(house, asked, (Person("a gamepad of another house"), Bot("casual"))))]


def _match(house: House, asked: Asked) -> MatchScene:
    return MatchScene(house, sitting_of(house, asked))


def _above(make: Callable[[House, MatchScene], Scene]) -> Callable[[House, Asked], list[Scene]]:
    def scenes(house: House, asked: Asked) -> list[Scene]:
        match = _match(house, asked)
        return [match, make(house, match)]

    return scenes


def _shared(house: House, asked: Asked) -> MatchScene:
    """Two persons at one screen."""
    return MatchScene(house, sitting_of(house, asked, (Person(), Person())))


def _curtain(house: House, asked: Asked) -> list[Scene]:
    match = _shared(house, asked)
    return [match, match.curtain(match.match.to_move or Seat(0))]


def _first_look(house: House, asked: Asked) -> list[Scene]:
    """The first person has come, where there is anything to look at."""
    match = _shared(house, asked._replace(moves=0))
    if match.calling.due is not None:
        match.calling.come(match.calling.due)
    return [match]


def _finished(house: House, asked: Asked) -> list[Scene]:
    return [MatchScene(house, sitting_of(house, asked._replace(moves=10_000)))]


def _reviewed(house: House, asked: Asked) -> list[Scene]:
    """A finished game at its first turning point, everything judged."""
    sitting = sitting_of(house, asked._replace(moves=10_000))
    review, game = sitting.look_back(), sitting.match.game
    while (at := review.pending) is not None:
        choice = choose(game, review.seen(at), ADVISING, nodes=REVIEW_NODES)
        review.hear(at, game.write_move(choice.move), choice.value)
    scene = ReviewScene(house, sitting)
    scene.at = next(iter(review.turning_points), scene.last)
    return [MatchScene(house, sitting), scene]


def _leaving(house: House, _asked: Asked) -> list[Scene]:
    title = Title(house)
    return [title, title.leave_question()]


def _resumable(house: House, asked: Asked) -> list[Scene]:
    sitting_of(house, asked).keep(house)
    return [Title(house)]


def _several(house: House, asked: Asked) -> list[Scene]:
    for moves in (4, 9, asked.moves):
        sitting_of(house, asked._replace(moves=moves)).keep(house)
    return [Title(house), SavedGames(house)]


def _puzzles(house: House, asked: Asked) -> list[Scene]:
    for puzzle in shipped_puzzles(asked.game)[:3]:
        house.progress.solve(asked.game, puzzle.id)
    return [Title(house), PuzzleList(house, asked.game)]


def _paused(scene: Guided) -> list[Scene]:
    return [scene, scene.pause_menu()]


def _taken(scene: LessonScene) -> Scene:
    """The step is done."""
    attempt = scene.attempt
    while (text := attempt.next_step()) is not None:
        attempt.play(scene.match.game.read_move(scene.match.position, text))
    return scene


def _missed(scene: PuzzleScene) -> Scene:
    """The first wrong decision was made."""
    game, right = scene.match.game, scene.attempt.next_step()
    scene.attempt.play(next(move for move in scene.match.legal() if game.write_move(move) != right))
    return scene


def _tournament(house: House, over: int) -> list[Scene]:
    """So many of its games are over, and those that bots play next; whoever sits nearest to the dealer wins each."""
    players = (Person(name="Fern"), Person(name="Otter"), Bot("casual"), Bot("expert"), Person())
    now = tournament(players, entrants.games())
    while now.next is not None and (len(now.points) < over or not persons(now.players_of(now.next))):
        others = len(now.next.entrants) - 1
        now = now.with_result(Table(list(range(others, -1, -1)), [0] * (others + 1)))
    house.tournament.follow(now)
    return [Title(house), Standing(house)]


def _scores(house: House, asked: Asked) -> Scene:
    """Three games of two people are among the results."""
    for seed in range(asked.seed, asked.seed + 3):
        players = (Person(name="Fern"), Person(name="Otter") if seed % 2 else Bot("skilled"))
        house.people.meet("Fern"), house.people.meet("Otter")
        sitting_of(house, asked._replace(seed=seed, moves=10_000), players).count(house)
    return Scores(house)


def _history(house: House, asked: Asked) -> Scene:
    for seed in range(asked.seed, asked.seed + 3):
        sitting_of(house, asked._replace(seed=seed, moves=10_000)).keep(house)
    return History(house)


def _typing(house: House) -> Scene:
    return Keyboard(house, house.words.say("What's your name?"), LONGEST, lambda name: None)


def _listening(house: House) -> Scene:
    return Listen(house, KEYBOARD, list(Wish), lambda note: None, patience=3600.0)


def _in_kiosk(make: Callable[[House, MatchScene, int], list[Scene]], house: House, asked: Asked) -> list[Scene]:
    house.kiosk = KioskConfig(pin="2580")
    return make(house, _match(house, asked), asked.seed)


SCENES: Mapping[str, Callable[[House, Asked], list[Scene]]] = {
    "title": lambda house, asked: [Title(house)],
    "title-resume": _resumable,
    "saved-games": _several,
    "leave": _leaving,
    "chooser": lambda house, asked: [Title(house), Chooser(house)],
    "seats": lambda house, asked: [Title(house), Seats(house, asked.game)],
    "entrants": lambda house, asked: [Title(house), Entrants(house)],
    "standing": lambda house, asked: _tournament(house, asked.seed),
    "awards": lambda house, asked: _tournament(house, 100),
    "more": lambda house, asked: [Title(house), More(house)],
    "about": lambda house, asked: [Title(house), About(house)],
    "scores": lambda house, asked: [Title(house), _scores(house, asked)],
    "history": lambda house, asked: [Title(house), _history(house, asked)],
    "names": lambda house, asked: [Title(house), Names(house, "", (), lambda name: None)],
    "keyboard": lambda house, asked: [Title(house), _typing(house)],
    "match": lambda house, asked: [_match(house, asked)],
    "match-start": lambda house, asked: [_match(house, asked._replace(moves=0))],
    "curtain": _curtain,
    "first-look": _first_look,
    "hint": lambda house, asked: [_match(house, asked)],
    "why-not": lambda house, asked: [_match(house, asked)],
    "pause": _above(lambda house, match: match.pause_menu()),
    "reseat": _above(lambda house, match: Reseat(house, match.sitting, house.inputs.last_used)),
    "log": _above(lambda house, match: LogScene(house, match.sitting)),
    "unplugged": _unplugged,
    "result": _finished,
    "review": _reviewed,
    "settings": lambda house, asked: [Title(house), SettingsScene(house)],
    "settings-game": lambda house, asked: [Title(house), SettingsScene(house, 3)],
    "settings-display": lambda house, asked: [Title(house), SettingsScene(house, 4)],
    "settings-controls": lambda house, asked: [Title(house), SettingsScene(house, 5)],
    "buttons": lambda house, asked: [Title(house), Buttons(house)],
    "listen": lambda house, asked: [Title(house), Buttons(house), _listening(house)],
    "ruler": lambda house, asked: [Title(house), RulerScene(house)],
    "confirm": lambda house, asked: [_match(house, asked)],
    "learn": lambda house, asked: [Title(house), Learn(house)],
    "lesson": lambda house, asked: [LessonScene(house, asked.game, asked.seed - 1)],
    "lesson-pause": lambda house, asked: _paused(LessonScene(house, asked.game, asked.seed - 1)),
    "lesson-done": lambda house, asked: [_taken(LessonScene(house, asked.game, asked.seed - 1))],
    "puzzles": _puzzles,
    "puzzle": lambda house, asked: [PuzzleScene(house, asked.game, asked.seed - 1)],
    "puzzle-wrong": lambda house, asked: [_missed(PuzzleScene(house, asked.game, asked.seed - 1))],
    "rules": lambda house, asked: [Title(house), Shelf(house)],
    "rule-book": lambda house, asked: [Title(house), RuleBook(house, asked.game)],
    **{name: partial(_in_kiosk, make) for name, make in KIOSK.items()},
}
"""Scene names as `fivefold shot` takes them; each gives the scenes to push, lowest first."""


def _hinted(match: MatchScene) -> None:
    """The hint has come."""
    game, position, seat = match.match.game, match.match.position, match.match.to_move
    assert seat is not None
    choice = choose(game, game.seen_by(position, seat), ADVISING, nodes=HINT_NODES)
    match.focus.shown = True
    match.advise(match.adviser.advice(game.write_move(choice.move)))


def _refused(match: MatchScene) -> None:
    """Somebody has tapped the first thing where nothing can be done."""
    match.focus.shown = False
    grips = match.table.grips()
    match.table.tap(grips[0].id, *grips[0].rect.centre)


def _unsure(match: MatchScene) -> None:
    """A first press where moves are to be confirmed."""
    match.house.asked["confirm_moves"] = True
    match.rebuild()
    match.focus.shown = True
    match.commit(match.match.legal()[0])


def _celebrated(match: MatchScene) -> None:
    """The lamp has warmed for the winner."""
    match.step(0.0)
    match.celebrated()
    match.step(0.0)


ACTS: Mapping[str, Callable[[MatchScene], None]] = {
    "hint": _hinted,
    "why-not": _refused,
    "confirm": _unsure,
    "result": _celebrated,
}
"""What happens at the table before the picture of that name is complete."""


def hang(house: House, name: str, asked: Asked) -> None:
    """Put a scene on the otherwise empty stack, as if players had come to it."""
    house.kiosk = None
    scenes = SCENES[name](house, asked)
    house.stack.reset(scenes[0])
    for scene in scenes[1:]:
        house.stack.push(scene)
    house.stack.settle()
    if name in ACTS and isinstance(scenes[0], MatchScene):
        ACTS[name](scenes[0])
