"""The rules: every book can be chosen, read to its end and left, with every device."""

from collections.abc import Callable

import pytest

from game.play.drawings import shipped_drawings
from game.play.seed_pages import PREFIXES, read_page
from game.scenes.rule_book import RuleBook, Shelf
from game.scenes.rule_drawing import Sketch
from game.scenes.rule_text import RuleHead, Ruling
from game.shell.input.wish import Wish
from game.words import Words
from tests import hand_events
from tests.running import Hands, KeyboardHands
from tests.scenes.harness import DEVICES, Playing
from tests.scenes.layout_check import faults_at_all_sizes, written_on
from tests.virtual_pads import VirtualPads

LANGUAGES = ("en", "uk")


def opened(play: Callable[..., Playing], game: str, paragraph: str | None = None, **asked: object) -> Playing:
    playing = play(**asked)
    playing.go(RuleBook(playing.house, game, paragraph))
    return playing


def book(playing: Playing) -> RuleBook:
    assert isinstance(playing.top, RuleBook)
    return playing.top


def seen(playing: Playing) -> str:
    canvas = playing.loop.view_frame.canvas
    return "\n".join(each.words for each in written_on(playing.top, playing.house.kit, canvas))


def last_number(game: str) -> str:
    return read_page(game, "en").numbers()[-1]


def read_on(playing: Playing, hands: Hands, turn: Callable[[Hands], None]) -> None:
    """Go on until nothing moves any more."""
    while True:
        before = book(playing).column.offset
        turn(hands)
        playing.frame()
        if book(playing).column.offset == before:
            return


def lines(hands: Hands) -> None:
    hands.wish(Wish.DOWN)


def wheel(_hands: Hands) -> None:
    hand_events.wheel(-3)


def arrow(hands: Hands) -> None:
    hands.choose("down")


def drag(hands: Hands) -> None:
    for act, y in ((hand_events.finger_down, 500), (hand_events.finger_move, 200), (hand_events.finger_up, 200)):
        act(500, y)
        hands.running.frame()


WAYS = {
    "pad": ("pad", lines),
    "keyboard": ("keyboard", lines),
    "mouse on the arrow": ("mouse", arrow),
    "wheel": ("mouse", wheel),
    "finger on the arrow": ("touch", arrow),
    "finger on the page": ("touch", drag),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_last_paragraph_is_reached(play: Callable[..., Playing], pads: VirtualPads, way: str, text_scale: float):
    device, turn = WAYS[way]
    playing = opened(play, "yoxii", text_scale=text_scale)
    read_on(playing, playing.hands(device, pads), turn)
    rule = read_page("yoxii", "en").sections[-1].rules[-1]
    text = (rule.notes or (rule.text,))[-1]
    assert text.split("Ruling:")[-1].strip()[-20:] in seen(playing)


def test_one_switch_reads_on(play: Callable[..., Playing]):
    playing = opened(play, "pylos", scanning=1.0)
    playing.until(lambda: playing.top.focus.id == "down")
    KeyboardHands(playing).press(Wish.CONFIRM)
    assert book(playing).column.offset > 0


def test_sections_are_turned_to_one_by_one_and_back(play: Callable[..., Playing]):
    playing = opened(play, "hutan")
    hands = KeyboardHands(playing)
    headings = [section.heading for section in read_page("hutan", "en").sections]
    for heading in headings[:3]:
        hands.press(Wish.NEXT)
        assert heading in seen(playing)
    hands.press(Wish.PREV)
    assert headings[1] in seen(playing)


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_opens_at_the_paragraph_asked_for(play: Callable[..., Playing], game: str, language: str):
    number = read_page(game, language).numbers()[4]
    playing = opened(play, game, number, language=language)
    column = book(playing).column
    head = next(w for w in column.widgets if isinstance(w, RuleHead) and w.rule.number == number)
    assert head.wanted
    assert column.rect.y <= head.rect.y < column.rect.y + column.rect.h / 2


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_holds_its_whole_page_with_rulings_set_apart(play: Callable[..., Playing], game: str, language: str):
    playing = opened(play, game, language=language)
    page, widgets = read_page(game, language), book(playing).column.widgets
    assert [w.rule.number for w in widgets if isinstance(w, RuleHead)] == page.numbers()
    marker = {"en": "Ruling:", "uk": "Рішення:"}[language]
    texts = [line for section in page.sections for rule in section.rules for line in (rule.text, *rule.notes)]
    assert sum(isinstance(w, Ruling) for w in widgets) == sum(marker in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_stand_below_their_paragraphs(play: Callable[..., Playing], language: str):
    playing = opened(play, "pylos", language=language)
    below: dict[str, list[str]] = {}
    number = ""
    for widget in book(playing).column.widgets:
        if isinstance(widget, RuleHead):
            number = widget.rule.number
        elif isinstance(widget, Sketch):
            below.setdefault(number, []).append(widget.words)
    words = Words(language)
    drawings = shipped_drawings("pylos")
    assert below == {number: [words.given(each.text) for each in found] for number, found in drawings.items()}


def test_larger_words_get_larger_drawings_inside_the_page(play: Callable[..., Playing]):
    playing = opened(play, "pylos")
    plain = [w.size[0] for w in book(playing).column.widgets if isinstance(w, Sketch)]
    playing.house.change(text_scale=2.0)
    column = book(playing).column
    large = [w for w in column.widgets if isinstance(w, Sketch)]
    assert all(w.size[0] > before for w, before in zip(large, plain, strict=True))
    assert all(w.rect.x + w.size[0] <= column.rect.right for w in large)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_takes_the_last_book_from_the_shelf_and_puts_it_back(
    play: Callable[..., Playing], pads: VirtualPads, device: str
):
    playing = play(text_scale=2.0)
    shelf = Shelf(playing.house)
    playing.go(shelf)
    hands = playing.hands(device, pads)
    hands.choose("monster_baby_rescue")
    playing.rest()
    assert book(playing).game == "monster_baby_rescue"
    hands.wish(Wish.BACK)
    playing.rest()
    assert playing.top is shelf


def test_menu_closes_book_and_shelf(play: Callable[..., Playing]):
    playing = play().title()
    title = playing.top
    for scene in (Shelf(playing.house), RuleBook(playing.house, "pylos")):
        playing.house.stack.push(scene)
        playing.rest()
    KeyboardHands(playing).press(Wish.MENU)
    KeyboardHands(playing).press(Wish.MENU)
    assert playing.top is title


def test_another_text_size_keeps_the_reader_near_the_place(play: Callable[..., Playing]):
    playing = opened(play, "hutan")
    hands = KeyboardHands(playing)
    for _ in range(6):
        hands.press(Wish.RIGHT)
    part = book(playing).column.offset / book(playing).column.most
    playing.house.change(text_scale=2.0)
    assert book(playing).column.offset / book(playing).column.most == pytest.approx(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Callable[..., Playing], language: str, text_scale: float):
    playing = play(language=language, text_scale=text_scale)
    found = []
    for scene in (Shelf(playing.house), *(RuleBook(playing.house, game) for game in PREFIXES)):
        playing.go(scene)
        found += faults_at_all_sizes(scene, playing.house.kit, text_scale)
    assert found == []
