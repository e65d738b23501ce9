"""Monster Baby Rescue in sentences: what a player reads and hears."""

from itertools import product

import pytest

from game.core.protocol import Paragraph, Seat
from game.core.rng import Rng
from game.play.match import Match, deal
from game.play.seed_pages import read_page
from game.rules.monster_baby_rescue.position import Position
from game.rules.monster_baby_rescue.refusals import REFUSALS
from game.telling import secrets_of, telling_of
from game.telling.monster_baby_rescue import MonsterBabyRescueTelling
from game.telling.monster_baby_rescue_things import final_text, goal_text, tile_text
from game.words import Words
from tests.rules.monster_baby_rescue.boards import MONSTER, NUMBER, after, begun, last_turns, monster, position
from tests.rules.monster_baby_rescue.boards import told as events_of

TELLING = MonsterBabyRescueTelling()
ENGLISH, UKRAINIAN = Words("en"), Words("uk")
both = pytest.mark.parametrize("words", [ENGLISH, UKRAINIAN], ids=["en", "uk"])
ROW = "H02 A01 G03 P04 B06 W01"


def told(here: Position, text: str, words: Words = ENGLISH) -> list[str]:
    return [sentence for event in events_of(here, text) if (sentence := TELLING.event(words, event))]


def said(here: Position, text: str, words: Words = ENGLISH) -> str:
    return TELLING.move(words, here, MONSTER.read_move(here, text))


def tile(name: str, words: Words = ENGLISH) -> str:
    return tile_text(words, MONSTER.contents.tiles[NUMBER[name]])


@both
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.number}-{refusal.why}")
def test_every_refusal_is_a_sentence_of_a_known_paragraph(refusal: Paragraph, words: Words) -> None:
    sentence = TELLING.refusal(words, refusal)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert refusal.number in read_page("monster_baby_rescue", words.language).numbers()


def test_refusals_are_translated() -> None:
    assert all(TELLING.refusal(ENGLISH, refusal) != TELLING.refusal(UKRAINIAN, refusal) for refusal in REFUSALS)


@pytest.mark.parametrize(
    ("name", "english", "ukrainian"),
    [
        ("H02", "improve the head, 1 heart", "покращити голову, 1 серце"),
        (
            "L03",
            "improve the legs, a heart if it gets a red diamond",
            "покращити ноги, серце, якщо матиме червоний діамант",
        ),
        ("A01", "improve any part", "покращити будь-яку частину"),
        ("G02", "2 green diamonds", "2 зелені діаманти"),
        ("G03", "1 red or green diamond, 1 heart", "1 червоний або зелений діамант, 1 серце"),
        ("P04", "playtime, 2 rungs", "гра, 2 щаблі"),
        ("B09", "bed, 1 symbol, 2 hearts", "ліжечко, 1 знак, 2 серця"),
        ("D02", "a visit to the witch doctor", "візит до знахаря"),
        ("W02", "want: a point for every 2 diamonds, 2 hearts", "бажання: очко за кожні 2 діаманти, 2 серця"),
    ],
)
def test_a_tile_says_what_it_does_and_its_hearts(name: str, english: str, ukrainian: str) -> None:
    assert (tile(name), tile(name, UKRAINIAN)) == (english, ukrainian)


def test_tiles_that_differ_are_told_apart() -> None:
    by_text: dict[str, set[object]] = {}
    for one in MONSTER.contents.tiles:
        by_text.setdefault(tile_text(ENGLISH, one), set()).add(one._replace(name="", mark=0))
    assert all(len(alike) == 1 for alike in by_text.values())


@both
def test_goals_and_final_tiles_tell_their_sides_apart(words: Words) -> None:
    finals = [final_text(words, final) for sides in MONSTER.contents.finals.values() for final in sides.values()]
    assert len(set(finals)) == 8
    goals = [
        (goal_text(words, goal), goal.points) for sides in MONSTER.contents.goals.values() for goal in sides.values()
    ]
    assert len(set(goals)) == len(
        {(g.test, g.least, g.points) for s in MONSTER.contents.goals.values() for g in s.values()}
    )


def test_final_tiles_in_english() -> None:
    finals = MONSTER.contents.finals
    assert [final_text(ENGLISH, finals[name][side]) for name, side in product(finals, "ab")] == [
        "all parts at level 2: 4, 3: 8, 4: 12; each part at level 1: -3",
        "all parts at level 2: 3, 3: 6, 4: 9; each part at level 1: -4",
        "diamonds, 0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5 or more: 9",
        "a red and a green diamond together: 3; no diamond: -1",
        "rungs, 0: -1, 1: 1, 2: 2, 3: 4, 4: 6, 5 or more: 9",
        "most rungs: 5, 3, 2; none: 0",
        "most bed symbols: 6, 4, 2; none: 0",
        "most bed symbols: 5, 3, 2; none: -1",
    ]


def test_moves_say_price_and_tile() -> None:
    here = position(row=ROW)
    assert said(here, "take 1") == "take tile 1 and go 2 locations: improve the head, 1 heart"
    assert said(here, "take 6", UKRAINIAN) == "узяти плитку 6 і пройти 4 місцини: бажання: очко за кожен щабель"
    assert said(after(here, "take 2"), "improve legs") == "improve the legs"
    assert said(after(here, "take 3"), "gem green", UKRAINIAN) == "узяти зелений діамант"


def test_moves_of_the_last_turns_cost_nothing() -> None:
    here = last_turns(monster(), monster(), row=ROW)
    assert said(here, "take 4") == "take tile 4: playtime, 2 rungs"
    assert said(after(here, "take 4"), "take 4") == "take tile 4"


def test_a_turn_is_told_event_by_event() -> None:
    here = position(monster((1, 2, 2)), monster(), row=ROW, steps=[(0, 0), (0, 1)])
    *first, new = told(here, "take 1")
    assert first == [
        "Player 1 takes tile 1: improve the head, 1 heart.",
        "Player 1 goes 2 locations.",
        "Player 1: head at level 2.",
        "Player 1 reaches a goal: all parts at level 2.",
    ]
    assert new.startswith("New in the row: ")
    assert told(after(here, "take 3"), "gem red")[0] == "Player 1 gets 1 red diamond."


def test_the_last_turns_are_announced() -> None:
    here = position(row=ROW)
    here = here._replace(deck=here.deck[:1], turns=here.terms.deck - 7)
    assert told(here, "take 1")[-1] == "That was the last tile: everybody has one more turn."


@pytest.mark.parametrize(
    ("here", "english"),
    [
        (begun(), "take a tile of the row"),
        (after(position(row=ROW), "take 2"), "choose the part to improve"),
        (after(position(row=ROW), "take 3"), "choose the colour of your diamond"),
    ],
)
def test_what_to_do_follows_the_turn(here: Position, english: str) -> None:
    assert TELLING.to_do(ENGLISH, here) == english


def test_score_lines_have_names() -> None:
    labels = ["hearts", "linked", "goals", "want gems", "lines", "doctor", "final comfort", "rungs", "visits", "torso"]
    assert [TELLING.label(ENGLISH, label) for label in labels] == [
        "hearts",
        "hearts with a diamond",
        "goals",
        "want: a point for every 2 diamonds",
        "lines",
        "visits times goals",
        "final tile: comfort",
        "rungs",
        "visits to the witch doctor",
        "torso",
    ]


def test_the_board_reads_row_track_goals_finals_and_monsters() -> None:
    own = monster((2, 1, 3), tiles="P04 B06 B01 T03 W02", goals="legs", gems=(0, 2), rungs=2, beds=4)
    lines = TELLING.board(ENGLISH, position(own, monster(), row=ROW, steps=[(3, 4), (2, 5)])).splitlines()
    assert lines[0] == "Tile 1, 2 locations: improve the head, 1 heart."
    assert lines[6].startswith("26 tiles are still to come: improve the head ")
    assert lines[7] == "On the track, the last one first: Player 2; Player 1 1 location ahead."
    assert lines[8].startswith("Open goals: head at level 4 (2 points); torso at level 4 (2 points); all parts")
    assert lines[11] == (
        "Final tile ladder: rungs, 0: -1, 1: 1, 2: 2, 3: 4, 4: 6, 5 or more: 9. Now: Player 1 2, Player 2 -1."
    )
    assert lines[14:19] == [
        "Levels: head 2, torso 1, legs 3.",
        "Collected: 2 green diamonds, 2 rungs on 1 tile, 4 bed symbols on 2 tiles.",
        "4 hearts count; more would with 1 red diamond.",
        "Wants: a point for every 2 diamonds.",
        "Goals reached: legs at level 4.",
    ]


def test_the_simplified_board_has_no_final_tiles_hearts_or_numbers_of_tiles() -> None:
    here = position(monster(tiles="P04 B02", rungs=2, beds=1), monster(), row=ROW, rules="simplified")
    text = TELLING.board(ENGLISH, here)
    assert "Final tile" not in text
    assert "heart counts" not in text
    assert "Collected: 2 rungs, 1 bed symbol." in text
    assert "(2 points)" not in text


def test_the_board_of_the_last_turns_has_no_prices() -> None:
    lines = TELLING.board(ENGLISH, last_turns(monster(), monster(), row=ROW)).splitlines()
    assert lines[0] == "Tile 1: improve the head, 1 heart."
    assert lines[6] == "The last turns: tiles cost nothing, and no new ones come."


@both
@pytest.mark.parametrize(("seats", "rules"), [(2, "simplified"), (5, "full")])
def test_games_of_several_seats_can_be_told(seats: int, rules: str, words: Words) -> None:
    match, rng = deal(MONSTER, {"rules": rules}, seats, 3), Rng(seats)
    while match.outcome is None:
        legal = match.legal()
        move = legal[rng.below(len(legal))]
        assert TELLING.to_do(words, match.position)
        assert "{" not in TELLING.move(words, match.position, move) + TELLING.board(words, match.position)
        step = match.play(move)
        assert not any("{" in TELLING.event(words, event) for event in step.events)
    for seat, lines in enumerate(match.game.score_lines(match.position) or ()):
        assert TELLING.piece_name(words, Seat(seat))
        assert all(TELLING.label(words, line.label) for line in lines)


def test_undo_stops_where_an_unknown_tile_came_to_the_row() -> None:
    match: Match = deal(MONSTER, {}, 2, 3)
    persons = {Seat(0), Seat(1)}
    match.play("take 1")
    while match.position.choice:
        assert match.can_undo(persons)
        match.play(match.legal()[0])
    assert not match.can_undo(persons)
    while match.position.deck:
        match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert match.can_undo(persons)


def test_the_catalogue_knows_how_the_game_speaks() -> None:
    assert isinstance(telling_of("monster_baby_rescue"), MonsterBabyRescueTelling)
    assert secrets_of("monster_baby_rescue") is None
