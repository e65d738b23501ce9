"""Hutan in sentences: what a player reads and hears."""

import pytest

from game.core.options import fill
from game.core.protocol import Paragraph, Seat
from game.core.rng import Rng
from game.play.match import Match, deal
from game.play.seed_pages import read_page
from game.rules.hutan.flowers import ANIMALS, COLOURS, FACES
from game.rules.hutan.position import ON_DISPLAY, Position
from game.rules.hutan.refusals import REFUSALS
from game.telling import telling_of
from game.telling.hutan import HutanTelling
from game.telling.hutan_things import a_flower, animal, card, flower, the_animal, tree
from game.words import Words
from tests.rules.hutan.forests import HUTAN, after, forest, position
from tests.rules.hutan.test_animals import BOTH, PAIR, completed
from tests.rules.hutan.test_rounds import FULL, NEARLY, OPEN

TELLING = HutanTelling()
ENGLISH, UKRAINIAN = Words("en"), Words("uk")
both = pytest.mark.parametrize("words", [ENGLISH, UKRAINIAN], ids=["en", "uk"])


def told(here: Position, text: str, words: Words = ENGLISH) -> list[str]:
    events = HUTAN.tell(here, HUTAN.read_move(here, text))
    return [sentence for event in events if (sentence := TELLING.event(words, event))]


def said(here: Position, text: str, words: Words = ENGLISH) -> str:
    return TELLING.move(words, here, HUTAN.read_move(here, text))


@both
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.number}-{refusal.why}")
def test_every_refusal_is_a_sentence_of_a_known_paragraph(refusal: Paragraph, words: Words) -> None:
    sentence = TELLING.refusal(words, refusal)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert refusal.number in read_page("hutan", words.language).numbers()


def test_refusals_are_translated() -> None:
    assert all(TELLING.refusal(ENGLISH, refusal) != TELLING.refusal(UKRAINIAN, refusal) for refusal in REFUSALS)


@both
def test_flowers_trees_animals_and_cards_are_told_apart(words: Words) -> None:
    things = [*(flower(words, code) for code in COLOURS), *(tree(words, code) for code in COLOURS)]
    things += [animal(words, name) for name in ANIMALS]
    assert len(set(things)) == 15
    assert len({a_flower(words, code) for code in COLOURS} | {the_animal(words, code) for code in COLOURS}) == 10
    assert len({card(words, face) for face in FACES}) == 26


@both
def test_the_titles_of_all_cards_are_in_the_language(words: Words) -> None:
    titles = [TELLING.label(words, f"card {ecosystem.title}") for ecosystem in HUTAN.contents.ecosystems.values()]
    assert len(set(titles)) == 24
    assert (titles[0] == "Red Groves") == (words is ENGLISH)


def test_moves_say_what_they_do() -> None:
    here = position(OPEN, display="rw bgy j")
    assert said(here, "take rw") == "take the card: red, white"
    assert said(here, "take j") == "take the card: multicoloured"
    assert said(here, "take pangolin") == "take the pangolin"
    planting = after(here, "take rw")
    assert said(planting, "r@c3") == "plant a red flower on c3: a tree grows"
    assert said(planting, "w@c4") == "plant a white flower on c4"
    inviting = completed()
    assert said(inviting, "animal c1") == "invite an orangutan to c1"
    assert said(inviting, "skip") == "invite no animal"
    assert said(after(inviting, "animal c1"), "done") == "stop planting beside the animal"
    assert said(position(NEARLY, display="rr rw yy"), "discard rr") == "discard the card: red, red"


def test_moves_in_ukrainian_put_words_in_their_form() -> None:
    assert said(after(position(OPEN, display="rw j yy"), "take rw"), "r@c3", UKRAINIAN) == (
        "посадити червону квітку на c3: виросте дерево"
    )
    assert said(completed(), "animal c1", UKRAINIAN) == "запросити орангутана на c1"


def test_a_turn_with_an_animal_is_told_event_by_event() -> None:
    here = after(position(PAIR, display="j rr yy"), "take j")
    assert told(here, "r@c1") == [
        "Player 1 plants a red flower on c1: a tree grows.",
        "b1, c1: a perfect habitat.",
    ]
    here = after(here, "r@c1")
    assert told(here, "animal c1") == ["Player 1 invites an orangutan to c1."]
    assert told(after(here, "animal c1"), "b@d1") == ["Player 1 plants a blue flower on d1."]
    assert told(here, "skip")[0] == "Player 1 invites no animal."


def test_rounds_and_the_pangolin_are_told() -> None:
    here = position(OPEN, OPEN, display="j rw yy", coming=(("bb", "gg", "ww"),))
    assert told(after(here, "take j"), "r@c3")[-1] == "The pangolin lies among the cards now."
    here = after(here, "take j", "r@c3", "take yy", "y@c4", "y@c5")
    assert told(here, "take pangolin") == ["Player 1 takes the pangolin."]
    here = after(here, "take pangolin", "b@d3", "take rw", "r@c3")
    assert told(here, "w@d3")[-1] == "Round 2: blue, blue; grey, grey; white, white."
    assert told(position(NEARLY, display="rr rw yy"), "discard rr")[0] == (
        "Player 1 can plant nothing and discards the card: red, red."
    )


@pytest.mark.parametrize(
    ("here", "english"),
    [
        (position(OPEN), "take a card"),
        (position(NEARLY, OPEN, display="rr rw", pangolin=ON_DISPLAY, turns=2), "take the pangolin"),
        (position(FULL, display="rr rw j"), "nothing fits: discard a card"),
        (
            after(position(OPEN, display="bgy j rw"), "take bgy", "g@c4"),
            "plant what is left of your card: blue, yellow",
        ),
        (completed(), "invite an animal (c1), or go without"),
        (after(completed(), "animal c1"), "plant flowers beside the animal, or stop"),
    ],
)
def test_what_to_do_follows_the_turn(here: Position, english: str) -> None:
    assert TELLING.to_do(ENGLISH, here) == english


def test_score_lines_have_names() -> None:
    labels = ["trees", "complete b1", "unfinished d1", "mixed a4", "tiger b2", "card Deep Woods"]
    assert [TELLING.label(ENGLISH, label) for label in labels] == [
        "trees",
        "complete area from b1 on",
        "unfinished area from d1 on",
        "mixed area from a4 on",
        "tiger on b2",
        "Deep Woods",
    ]


def test_the_board_reads_round_cards_rows_and_areas() -> None:
    grown = forest("~Rr... ..b... ...... ...... ~...~. ......")
    here = position(grown, display="rw bgy j", seat=0)
    assert TELLING.board(ENGLISH, here).splitlines()[:10] == [
        "Round 1 of 18.",
        "On display: rw (red, white); bgy (blue, grey, yellow); j (multicoloured).",
        "After your turn the other cards go.",
        "Animals left: cassowary 3, hornbill 3, orangutan 3, rhino 3, tiger 3.",
        "Player 1, -2 points:",
        "Row 1: a lake, b red tree, c red flower, d empty, e empty, f empty.",
        "Row 2: a empty, b empty, c blue flower, d empty, e empty, f empty.",
        "Row 3: a empty, b empty, c empty, d empty, e empty, f empty.",
        "Row 4: a empty, b empty, c empty, d empty, e empty, f empty.",
        "Row 5: a lake, b empty, c empty, d empty, e lake, f empty.",
    ]
    areas = TELLING.board(ENGLISH, here).splitlines()[11]
    assert areas.startswith("Areas: b1 c1 complete +2; d1 e1 f1 untouched; a2 a3 untouched; b2 c2 b3 c3 unfinished -6;")


def test_within_a_turn_only_the_forest_of_its_seat_is_read() -> None:
    here = position(OPEN, OPEN, display="rw bgy yy", pangolin=1)
    assert "Player 2, -6 points:" in TELLING.board(ENGLISH, here)
    assert "The pangolin is with Player 2." in TELLING.board(ENGLISH, here)
    assert "Player 2, " not in TELLING.board(ENGLISH, after(here, "take rw"))


def test_a_scenario_reads_its_cards_and_target() -> None:
    options = fill(HUTAN, {"mode": "scenario", "scenario": "C"})
    lines = TELLING.board(UKRAINIAN, HUTAN.start(options, 1, HUTAN.deal(options, 1, 1))).splitlines()
    assert lines[4] == "Картка 3, Сині гаї. 3 очки за кожну завершену синю ділянку."
    assert lines[9] == "Ціль сценарію: 85 очок."


@pytest.mark.parametrize(("number", "stars"), [(18, "0 stars.")])
def test_hu18_the_end_alone_tells_stars(number: int, stars: str) -> None:
    over = after(position(OPEN, display="j rw yy", coming=(), number=number), "take j", "r@c3")
    assert stars in TELLING.board(ENGLISH, over)


def test_hu18_the_end_of_a_scenario_tells_whether_the_target_was_reached() -> None:
    here = position(OPEN, display="j rw yy", coming=(), number=18)
    over = after(here, "take j", "r@c3")
    for target, line in [(-10, "The scenario's target is reached."), (85, "The scenario's target is not reached.")]:
        asked = over._replace(terms=over.terms._replace(target=target))
        assert line in TELLING.board(ENGLISH, asked)


def test_going_without_an_animal_names_what_is_lost() -> None:
    here = completed(BOTH, "take rr", "r@b1", "r@c1")
    assert TELLING.loss(ENGLISH, here, HUTAN.read_move(here, "skip")) == (
        "You give away an orangutan worth 3 points and flowers beside it; none can come there later."
    )
    assert TELLING.loss(UKRAINIAN, here, HUTAN.read_move(here, "skip")).startswith("Ви втрачаєте орангутана на 3 очки")


def test_stopping_early_beside_the_animal_names_the_squares() -> None:
    here = after(completed(), "animal c1")
    assert TELLING.loss(ENGLISH, here, HUTAN.read_move(here, "done")) == (
        "2 squares beside the animal stay without a flower that they could have now."
    )
    assert TELLING.loss(ENGLISH, here, HUTAN.read_move(here, "b@d1")) == ""


@both
@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_several_seats_can_be_told(seats: int, words: Words) -> None:
    match, rng = deal(HUTAN, {"mode": "advanced"}, seats, 3), Rng(seats)
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


def test_undo_stops_where_another_round_was_laid_out() -> None:
    match: Match = deal(HUTAN, {}, 1, 3)
    while match.turn == 0:
        assert not match.steps or match.can_undo({Seat(0)})
        match.play(match.legal()[0])
    assert not match.can_undo({Seat(0)})
    match.play(match.legal()[0])
    assert match.can_undo({Seat(0)})


def test_the_catalogue_knows_how_hutan_speaks() -> None:
    assert isinstance(telling_of("hutan"), HutanTelling)
