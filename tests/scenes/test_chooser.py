"""The chooser: five games, the one in focus larger; playable ones lead on, the others to their rules."""

from collections.abc import Callable

import pygame
import pytest

from game.scenes.chooser import Chooser
from game.scenes.game_card import GameCard
from game.scenes.rule_book import RuleBook
from game.scenes.seats import Seats
from game.scenes.title import Title
from game.shell.input.wish import Wish
from game.shell.listing import Listing
from game.shell.widget import Widget
from game.tables import offers
from game.tables.catalog import TABLES
from game.words import Words
from tests.hand_events import mouse_move
from tests.running import KeyboardHands, MouseHands, TouchHands
from tests.scenes.harness import Playing
from tests.scenes.layout_check import faults_at_all_sizes
from tests.virtual_pads import VirtualPads

PLAYABLE = [game for game in offers.FACTS if offers.playable(game)]


@pytest.fixture
def unplayable(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of which there are only rules to read: the last one, so that putting it back keeps the order."""
    last = next(reversed(TABLES))
    monkeypatch.delitem(TABLES, last)
    return last


@pytest.fixture
def chooser(app: Playing) -> Playing:
    app.go(Title(app.house), Chooser(app.house))
    return app


def cards(app: Playing) -> list[GameCard]:
    inner = [listing.widgets for listing in app.top.widgets if isinstance(listing, Listing)]
    widgets: list[Widget] = inner[0] if inner else app.top.widgets
    return [widget for widget in widgets if isinstance(widget, GameCard)]


def test_five_games_lie_in_house_order(chooser: Playing) -> None:
    assert [card.told.game for card in cards(chooser)] == [
        "pylos",
        "yoxii",
        "help_me",
        "hutan",
        "monster_baby_rescue",
    ]


def test_the_card_in_focus_is_the_wide_one_and_the_row_keeps_its_width(chooser: Playing) -> None:
    hands = KeyboardHands(chooser)
    before = cards(chooser)
    hands.press(Wish.RIGHT)
    after = cards(chooser)
    assert [card.wide for card in after] == [False, True, False, False, False]
    assert after[1].rect.w == pytest.approx(before[0].rect.w)
    assert after[-1].rect.right == pytest.approx(before[-1].rect.right)


def test_the_mouse_widens_the_card_it_lies_on_and_stays_on_it(chooser: Playing) -> None:
    mouse_move(5, 5)
    chooser.frame()
    for game in reversed(offers.FACTS):
        x, y = chooser.target(game)
        mouse_move(x, y)
        chooser.rest()
        assert chooser.top.focus.id == game
        mouse_move(x + 9, y)
        chooser.rest()
        assert chooser.top.focus.id == game


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("kind", [KeyboardHands, MouseHands, TouchHands])
def test_a_game_with_a_table_leads_to_its_seats(chooser: Playing, kind: type, game: str) -> None:
    kind(chooser).choose(game)
    assert chooser.at(Seats)


def test_a_game_without_a_table_opens_its_rules(unplayable: str, chooser: Playing) -> None:
    KeyboardHands(chooser).choose(unplayable)
    assert chooser.at(RuleBook)
    KeyboardHands(chooser).wish(Wish.BACK)
    chooser.rest()
    assert chooser.top.focus.id == unplayable


@pytest.mark.parametrize("game", offers.FACTS)
def test_hint_opens_the_rules_of_the_game_in_focus(chooser: Playing, game: str) -> None:
    hands = KeyboardHands(chooser)
    hands.walk(game)
    hands.wish(Wish.HINT)
    assert chooser.at(RuleBook)


def test_the_prompt_says_whether_there_is_something_to_play(unplayable: str, chooser: Playing) -> None:
    def confirm() -> str:
        return next(prompt.label for prompt in chooser.top.prompts()[0] if prompt.wish is Wish.CONFIRM)

    hands = KeyboardHands(chooser)
    hands.walk(PLAYABLE[0])
    assert confirm() == "Choose"
    hands.walk(unplayable)
    assert confirm() == "Read the rules"


def test_back_leads_to_the_title(chooser: Playing) -> None:
    KeyboardHands(chooser).wish(Wish.BACK)
    assert chooser.at(Title)


def test_the_chip_counts_the_pads_that_are_plugged_in(chooser: Playing, pads: VirtualPads) -> None:
    def counted() -> list[str]:
        return [text for widget in chooser.top.widgets for _, text in getattr(widget, "entries", ())]

    assert counted() == ["keyboard"]
    pad = pads.plug()
    chooser.frame()
    assert counted() == ["1 gamepad", "keyboard"]
    pad.unplug()
    chooser.frame()
    assert counted() == ["keyboard"]


@pytest.mark.parametrize(("size", "scale", "row"), [((1280, 720), 1.0, True), ((1280, 720), 2.0, False)])
def test_cards_lie_in_a_row_while_that_is_legible_and_in_a_column_else(
    play: Callable[..., Playing], size: tuple[int, int], scale: float, row: bool
) -> None:
    app = play(size=size, text_scale=scale)
    app.go(Chooser(app.house))
    assert all(card.lying is not row for card in cards(app))
    assert {card.rect.y for card in cards(app)}.__len__() == (2 if row else 5)


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_word_has_room(play: Callable[..., Playing], unplayable: str, scale: float, language: str) -> None:
    app = play(text_scale=scale, language=language)
    app.go(Chooser(app.house))
    for game in (PLAYABLE[0], unplayable):
        app.top.focus_on(game)
        assert faults_at_all_sizes(app.top, app.house.kit, scale) == []


def test_all_games_have_facts_a_title_and_a_pitch_in_every_language() -> None:
    for language in ("en", "uk"):
        words = Words(language)
        for game, facts in offers.FACTS.items():
            assert offers.title(words, game)
            assert offers.pitch(words, game)
            assert str(facts.seats[1]) in offers.players(words, game)
            assert (offers.duration(words, game) != "") is (facts.minutes is not None)


def test_pictures_are_ready_before_the_focus_comes(chooser: Playing) -> None:
    chooser.seconds(12)
    made: list[object] = []
    kept = chooser.house.kit.materials.kept

    def remember(key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        def paint() -> pygame.Surface:
            made.append(key[0])
            return make()

        return kept(key, paint)

    chooser.house.kit.materials.kept = remember  # type: ignore[method-assign]
    hands = KeyboardHands(chooser)
    for _ in range(4):
        hands.press(Wish.RIGHT)
        chooser.rest()
    assert "miniature" not in made
