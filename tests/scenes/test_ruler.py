"""The size of the screen: set by every device against a real ruler, and felt by fingers at once."""

from collections.abc import Callable

import pytest

from game.play.settings import SettingsFile
from game.scenes.ruler import CARD, COARSE, FINE, Ruler, RulerScene
from game.scenes.settings import SettingsScene
from game.shell.input.wish import Wish
from game.shell.widgets import Words
from tests import hand_events
from tests.running import KeyboardHands, PadHands
from tests.scenes.harness import DEVICES, Playing
from tests.scenes.layout_check import faults_at_all_sizes
from tests.virtual_pads import VirtualPads

Play = Callable[..., Playing]


def opened(play: Play, **asked: object) -> tuple[Playing, RulerScene]:
    app = play(**asked)
    scene = RulerScene(app.house)
    app.go(SettingsScene(app.house, 4), scene)
    return app, scene


def ruler(scene: RulerScene) -> Ruler:
    return next(widget for widget in scene.widgets if isinstance(widget, Ruler))


def test_the_ruler_is_as_long_as_its_millimetres(play: Play):
    app, scene = opened(play, mm_per_px=0.25)
    found = ruler(scene)
    pixels = found.length * found.unit * app.loop.view_frame.canvas.scale
    assert pixels == pytest.approx(found.length / 0.25)
    assert found.length == 100


@pytest.mark.parametrize(("mm_per_px", "length"), [(0.06, 50), (0.03, 20), (0.9, 100)])
def test_as_much_of_it_is_drawn_as_has_room(play: Play, mm_per_px: float, length: int):
    _, scene = opened(play, mm_per_px=mm_per_px)
    assert ruler(scene).length == length
    assert ruler(scene).strip.within(scene.canvas.safe)
    words = " ".join(each.words for each in scene.widgets if isinstance(each, Words))
    assert ("bank card" in words) == (length > CARD)


@pytest.mark.parametrize("device", ["pad", "keyboard"])
def test_right_and_left_change_it_a_little_and_the_page_buttons_more(play: Play, pads: VirtualPads, device: str):
    app, scene = opened(play)
    hands = app.hands(device, pads)
    before = scene.mm_per_px
    hands.wish(Wish.RIGHT)
    assert scene.mm_per_px == pytest.approx(before / FINE)
    hands.wish(Wish.LEFT)
    assert scene.mm_per_px == pytest.approx(before)
    hands.wish(Wish.NEXT)
    assert scene.mm_per_px == pytest.approx(before / COARSE)
    hands.wish(Wish.PREV)
    assert scene.mm_per_px == pytest.approx(before)
    assert scene.focus.id == Ruler.spot


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_tap_sets_where_the_last_mark_lies(play: Play, pads: VirtualPads, device: str):
    app, scene = opened(play)
    hands, found = app.hands(device, pads), ruler(scene)
    x, y = found.strip.x + 30 + 1200, found.strip.centre[1]
    hands.touch(*app.window_point(x, y))
    assert found.length / (scene.mm_per_px * scene.canvas.scale) == pytest.approx(1200, abs=2)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_sets_it_and_it_counts_from_then_on(play: Play, pads: VirtualPads, device: str):
    app, scene = opened(play)
    hands = app.hands(device, pads)
    hands.choose("longer")
    hands.choose("done")
    assert app.at(SettingsScene)
    assert scene.mm_per_px != 0.277
    assert app.house.settings.mm_per_px == scene.mm_per_px
    assert SettingsFile(app.house.file.path).settings.mm_per_px == scene.mm_per_px
    assert app.top.canvas.mm_per_px == scene.mm_per_px


def test_one_switch_makes_it_longer(play: Play):
    app, scene = opened(play, scanning=1.0)
    app.until(lambda: scene.focus.id == "longer")
    KeyboardHands(app).press(Wish.CONFIRM)
    assert scene.mm_per_px == pytest.approx(0.277 / COARSE)


def test_it_stops_where_no_screen_is(play: Play):
    app, scene = opened(play, mm_per_px=4.9)
    hands = KeyboardHands(app)
    for _ in range(3):
        hands.press(Wish.PREV)
    assert scene.mm_per_px == 5.0
    assert ruler(scene).strip.w > 0


def test_a_held_direction_goes_on(play: Play, pads: VirtualPads):
    app, scene = opened(play)
    hands = PadHands(app, pads.plug())
    hand_events.key_down("right")
    app.seconds(2.0)
    hand_events.key_up("right")
    assert scene.mm_per_px < 0.277 / FINE**8
    hands.press(Wish.BACK)


@pytest.mark.parametrize(("mm_per_px", "hit"), [(0.15, True), (0.6, False)])
def test_a_finger_beside_a_small_thing_hits_it_as_far_as_a_finger_is_wide(play: Play, mm_per_px: float, hit: bool):
    app = play(mm_per_px=mm_per_px)
    scene = SettingsScene(app.house, 3)
    app.go(scene)
    spot = app.spot("confirm_moves")
    x, y = app.window_point(spot.rect.x + 40, spot.rect.bottom + 24)
    hand_events.mouse_move(x, y)
    hand_events.mouse_down(x, y)
    hand_events.mouse_up(x, y)
    app.frame(2)
    assert not app.house.settings.confirm_moves, "a mouse is exact"
    hand_events.finger_down(x, y)
    app.frame()
    hand_events.finger_up(x, y)
    app.frame()
    assert app.house.settings.confirm_moves is hit


def test_of_two_things_a_finger_means_the_nearer_one(play: Play):
    app = play(mm_per_px=0.1)
    scene = SettingsScene(app.house, 3)
    app.go(scene)
    low, high = app.spot("show_last").rect.bottom, app.spot("confirm_moves").rect.y
    assert high > low
    x = app.spot("confirm_moves").rect.x + 40
    assert scene._at(x, low + (high - low) * 0.3, finger=True) == "show_last"
    assert scene._at(x, low + (high - low) * 0.7, finger=True) == "confirm_moves"
    assert scene._at(x, low + (high - low) * 0.7) is None


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_words_stay_in_their_places_at_every_size(play: Play, language: str, text_scale: float):
    app, scene = opened(play, language=language, text_scale=text_scale)
    assert faults_at_all_sizes(scene, app.house.kit, text_scale) == []
