"""Scenes made of widgets: focus, pointer, prompts and scanning work the same way in all of them."""

from collections.abc import Hashable, Sequence

from game.shell.focus import Direction, Focus, Scanner, Spot, following, meant, neighbour
from game.shell.input.inputs import Inputs
from game.shell.input.wish import (
    Connected,
    DeviceKind,
    Disconnected,
    FocusLost,
    Input,
    Phase,
    Pointed,
    Pressed,
    Released,
    Scrolled,
    Wish,
)
from game.shell.kit import Kit
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.prompts import Prompt, PromptBar
from game.shell.ring import Ring
from game.shell.scene import Mover, Scene
from game.shell.widget import Widget

DIRECTIONS = {
    Wish.UP: Direction.UP,
    Wish.DOWN: Direction.DOWN,
    Wish.LEFT: Direction.LEFT,
    Wish.RIGHT: Direction.RIGHT,
}
GLOW = 120
"""Logical units around a focused thing that its glow, lift and shadow may touch."""
EDGE = 8
"""And around a thing that lies flat."""
FINGER = 20.0
"""Millimetres a finger needs to hit something: what is smaller is hit around itself as well, the nearest first."""


class WidgetScene(Scene):
    """A scene of widgets. Subclasses say what is on it (`build`), what buttons do (`prompts`, `wished`, `back`)."""

    first: Hashable = None
    """The spot in focus on entering."""

    def __init__(self, kit: Kit, inputs: Inputs, scanner: Scanner | None = None) -> None:
        super().__init__()
        self.kit, self.inputs = kit, inputs
        self.scanner = scanner or Scanner()
        self.widgets: list[Widget] = []
        self.focus = Focus()
        self.bar: PromptBar | None = None
        self._ring = Ring(kit)
        self._pressed: Hashable = None
        self._prompts_for = inputs.last_used

    # -------------------------------------------------- for subclasses

    def build(self, canvas: Canvas) -> list[Widget]:
        """The widgets laid out for a canvas, in drawing and scanning order."""
        raise NotImplementedError

    def prompts(self) -> tuple[Sequence[Prompt], Sequence[Prompt]]:
        """What buttons do here: left and right part of the prompt bar."""
        return (), ()

    def back(self) -> None:
        """BACK was wished."""

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """Any wish, before the focus gets it; True if that was all."""
        return False

    def background(self, painter: Painter) -> None:
        """What lies under the widgets."""
        painter.backdrop()

    def focus_moved(self) -> None:
        """Another spot is in focus now, or the focus has come to be shown or hidden."""

    # -------------------------------------------------- lay-out

    def arrange(self, canvas: Canvas) -> None:
        """Build everything for this canvas; the focus stays where it was if that is still there."""
        super().arrange(canvas)
        self.rebuild()

    def rebuild(self) -> None:
        """Build the widgets anew, after something they show has changed."""
        if self.canvas is None:
            return
        self.widgets = self.build(self.canvas)
        self.refresh_prompts()
        self.settle_focus()
        for widget in self.widgets:
            widget.reveal(self.focus.id)
        self._ring.rest()
        self.stale()

    def refresh_prompts(self) -> None:
        """Build the prompt bar alone anew."""
        if self.canvas is None:
            return
        self._prompts_for = self.inputs.last_used
        if self.bar is not None:
            self.stale(self.bar.rect.inset(-EDGE))
        self.bar = self.make_bar(self.canvas)
        if self.bar is not None:
            self.stale(self.bar.rect.inset(-EDGE))

    def make_bar(self, canvas: Canvas) -> PromptBar | None:
        """The prompt bar for a canvas; None where `prompts` has nothing to say."""
        left, right = self.prompts()
        return PromptBar(left, right, self.kit, canvas, self.inputs) if left or right else None

    def spots(self) -> list[Spot]:
        """Everything that can be in focus now."""
        return [spot for widget in self.widgets for spot in widget.spots()]

    # -------------------------------------------------- input

    def handle(self, event: Input) -> None:
        """Turn an input into focus moves, confirmations and wishes."""
        if isinstance(event, Pressed):
            self._press(event)
        elif isinstance(event, Pointed):
            self._point(event)
        elif isinstance(event, Scrolled):
            for widget in self.widgets:
                self._stale_all(widget.scroll(event.dy))
        elif isinstance(event, FocusLost):
            self._pressed = None
        elif isinstance(event, Connected | Disconnected):
            self.refresh_prompts()
        if self.inputs.last_used != self._prompts_for:
            self.refresh_prompts()

    def _press(self, event: Pressed) -> None:
        if self.scanner.seconds:
            if not event.repeat:
                self.scanner.restart()
                self._show_ring()
                self._confirm()
        elif not self._only_shows(event):
            self._act(event)

    def _only_shows(self, event: Pressed) -> bool:
        """After mouse or touch, the first direction or CONFIRM only brings the ring back."""
        if self.focus.shown or event.device.kind in (DeviceKind.MOUSE, DeviceKind.TOUCH):
            return False
        self._show_ring()
        return event.wish in DIRECTIONS or event.wish is Wish.CONFIRM

    def _act(self, event: Pressed) -> None:
        if self.wished(event.wish, event):
            return
        direction = DIRECTIONS.get(event.wish)
        if direction is not None:
            self._move(direction)
        elif event.wish is Wish.CONFIRM and not event.repeat:
            self._confirm()
        elif event.wish is Wish.BACK and not event.repeat:
            self.back()

    def _move(self, direction: Direction) -> None:
        widget = self._owner(self.focus.id)
        if widget is not None and widget.adjust(self.focus.id, direction):
            self.kit.audio.play("focus")
            return
        self.focus_on(neighbour(self.spots(), self.focus.id, direction))

    def focus_on(self, spot: Hashable) -> None:
        """Put the focus on a spot; the ring travels there."""
        if spot == self.focus.id:
            return
        before = self._spot(self.focus.id)
        widget = self._owner(spot)
        if widget is not None:
            self._stale_all(widget.reveal(spot))
        self.focus.id = spot
        self.settle_focus()
        if before is not None:
            self.stale(before.rect.inset(-GLOW))
            if self.focus.shown:
                self._ring.travel(before.rect)
        self._stale_focus()
        self.kit.audio.play("focus")
        self.focus_moved()

    def _confirm(self) -> None:
        spot = self.focus.id
        if self.bar is not None and self.bar.owns(spot):
            self._act(Pressed(self.inputs.last_used, self.bar.wish(spot)))
        elif (widget := self._owner(spot)) is not None:
            widget.confirm(spot)

    # -------------------------------------------------- pointer

    def _point(self, event: Pointed) -> None:
        if self.canvas is None:
            return
        x, y = self.canvas.from_window(event.x, event.y)
        spot = self._at(x, y, finger=event.device.kind is DeviceKind.TOUCH)
        if event.phase is Phase.DOWN:
            self._pressed = spot
            if not self._is_prompt(spot):
                self._hide_ring()
            self._hold(spot, event)
        elif event.phase is Phase.UP:
            pressed, self._pressed = self._pressed, None
            self._let_go(pressed, event)
            self._release(pressed, spot, x, y, event)
        elif event.phase is Phase.CANCEL:
            pressed, self._pressed = self._pressed, None
            self._let_go(pressed, event)
        elif self._pressed is None and self.inputs.last_used.kind is DeviceKind.MOUSE:
            self._hover(spot)

    def _hold(self, spot: Hashable, event: Pointed) -> None:
        if self.bar is not None and self.bar.held(spot):
            self._act(Pressed(event.device, self.bar.wish(spot)))
        elif (owner := self._owner(spot)) is not None:
            owner.hold(spot)

    def _let_go(self, spot: Hashable, event: Pointed) -> None:
        if isinstance(spot, Prompt):
            if spot.held:
                self.handle(Released(event.device, spot.wish))
        elif (owner := self._owner(spot)) is not None:
            owner.let_go(spot)

    def _is_prompt(self, spot: Hashable) -> bool:
        return self.bar is not None and self.bar.owns(spot)

    def _hover(self, spot: Hashable) -> None:
        """The mouse moved onto a spot: it is in focus, and shows it, while the mouse lies there.

        Over the prompts nothing changes, or they might move away from under the pointer.
        """
        if self._is_prompt(spot):
            return
        if self._spot(spot) is None:
            self._hide_ring()
        elif not self.focus.shown or spot != self.focus.id:
            self._hide_ring()
            self.focus_on(spot)
            self._show_ring()

    def _release(self, pressed: Hashable, spot: Hashable, x: float, y: float, event: Pointed) -> None:
        if pressed is not None and self.bar is not None and self.bar.owns(pressed):
            if pressed == spot and not self.bar.held(pressed):
                self._act(Pressed(event.device, self.bar.wish(pressed)))
        elif pressed is None:
            if spot is None:
                for widget in self.widgets:
                    self._stale_all(widget.tap_beside(x, y))
        elif (owner := self._owner(pressed)) is not None:
            if pressed == spot:
                if self._spot(spot) is not None:
                    self.focus_on(spot)
                owner.tap(spot, x, y)
            else:
                owner.drag(pressed, spot)

    def _at(self, x: float, y: float, finger: bool = False) -> Hashable:
        """The spot under a logical point; prompts count, the topmost widget wins, a finger need not be exact."""
        if self.bar is not None and (prompt := self.bar.at(x, y)) is not None:
            return prompt
        for widget in reversed(self.widgets):
            found = [spot for spot in (*widget.grips(), *widget.spots()) if spot.holds(x, y)]
            if found:
                return widget.pick(found, x, y).id
        return self._near(x, y) if finger else None

    def _near(self, x: float, y: float) -> Hashable:
        if self.canvas is None or any(widget.takes(x, y) for widget in self.widgets):
            return None
        grips = [grip for widget in self.widgets for grip in widget.grips()]
        spot = meant([*grips, *self._all_spots()], x, y, self.canvas.millimetres(FINGER))
        return None if spot is None else spot.id

    # -------------------------------------------------- time and pictures

    def step(self, seconds: float) -> None:
        """Let the ring travel and the scanner walk."""
        self._ring.step(seconds)
        if self.scanner.step(seconds):
            self._show_ring()
            self.focus_on(following(self._all_spots(), self.focus.id))

    def restless(self) -> bool:
        """True while the ring travels."""
        return self._ring.moving

    def paint(self, painter: Painter) -> None:
        """Background, widgets, prompts."""
        self.background(painter)
        shown = self.focus.id if self.focus.shown and self.on_top else None
        for widget in self.widgets:
            if painter.visible(widget.rect.inset(-GLOW)):
                widget.paint(painter, shown)
        if self.bar is not None and self.on_top and painter.visible(self.bar.rect.inset(-GLOW)):
            self.bar.paint(painter)

    def movers(self, blend: float) -> Sequence[Mover]:
        """The focus ring; a scene below another one shows none."""
        spot = self._spot(self.focus.id) if self.on_top else None
        if spot is None or not self.focus.shown or self.canvas is None:
            return ()
        return (self._ring.mover(self.canvas, spot, blend),)

    # -------------------------------------------------- focus

    def _all_spots(self) -> list[Spot]:
        return self.spots() + (self.bar.spots() if self.bar is not None else [])

    def _spot(self, wanted: Hashable) -> Spot | None:
        return next((spot for spot in self._all_spots() if spot.id == wanted), None)

    def _owner(self, spot: Hashable) -> Widget | None:
        return next((w for w in self.widgets if any(s.id == spot for s in (*w.spots(), *w.grips()))), None)

    def settle_focus(self) -> None:
        """Keep the focus on something that is there."""
        before = self.focus.id
        if self.bar is None or not self.bar.owns(before):
            self.focus.settle(self.spots(), self.first)
        if self.focus.id != before:
            self.focus_moved()

    def _show_ring(self) -> None:
        if not self.focus.shown:
            self.focus.shown = True
            self.settle_focus()
            self._stale_focus()
            self.focus_moved()

    def _hide_ring(self) -> None:
        if self.focus.shown:
            self.focus.shown = False
            self._stale_focus()
            self.focus_moved()

    def _stale_focus(self) -> None:
        spot = self._spot(self.focus.id)
        if spot is not None:
            self.stale(spot.rect.inset(-GLOW))

    def _stale_all(self, rects: Sequence[Rect]) -> None:
        for rect in rects:
            self.stale(rect)
