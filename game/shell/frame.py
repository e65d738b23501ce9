"""From scenes to pixels: a cached static layer, movers above it, and as little of the window touched as possible.

What rests is painted once into the static layer and rebuilt only where a scene calls it stale. Each frame the old
movers' rectangles are restored from it and the new movers drawn; only changed rectangles reach the window, turned
there if the picture is turned (docs/decisions tells what was measured).
"""

from collections.abc import Sequence

import pygame

from game.shell.care import Care
from game.shell.kit import Kit
from game.shell.lamp import Lamplight
from game.shell.layout import Canvas, Rect
from game.shell.paint import Painter
from game.shell.scene import Mover, Scene
from game.shell.tween import Glide, inout

LEISURE, FEW = 25_000.0, 2
"""If nothing else is to be painted, a frame repaints so many square units (at scale 1, fewer on finer screens) of what
may wait, in so few rectangles."""
WHOLE_PART = 0.6
"""Beyond this part of the window one whole update is cheaper than many small ones."""


class Frame:
    """The picture in one window."""

    def __init__(self, kit: Kit, window: pygame.Surface, canvas: Canvas) -> None:
        self.kit = kit
        self.care = Care()
        self.arrange(window, canvas)

    def arrange(self, window: pygame.Surface, canvas: Canvas) -> None:
        """Draw for another window size, turn or text scale from now on."""
        self.window, self.canvas = window, canvas
        size = canvas.size_px
        straight = canvas.turn == 0 and window.get_size() == size and not self.care.needed
        self.surface = window if straight else pygame.Surface(size).convert(window)
        self.static = pygame.Surface(size).convert(window)
        self._painter = Painter(self.static, canvas, self.kit)
        self._movers: list[Mover] = []
        self._all = True
        self._old: pygame.Surface | None = None
        self._fade: Glide | None = None
        self._light: Lamplight | None = None
        self.private = False
        """The picture on screen shows something that must be gone with the next one."""

    def spare(self, shift: tuple[int, int], light: int) -> None:
        """Show the picture so many pixels beside its place and so bright (0 to 255) from now on."""
        if (shift, light) != (self.care.shift, self.care.light):
            self.care.shift, self.care.light = shift, light
            if self.surface is self.window:
                self.surface = self.window.copy()
            self._all = True

    def expose(self) -> None:
        """The window lost its contents: show everything again."""
        self._all = True

    def fade(self, seconds: float) -> None:
        """Let what is on screen now fade into what comes next; what is private is cut off."""
        if seconds > 0 and not self.private:
            self._old = self.surface.copy()
            self._fade = Glide(255, 0, seconds, inout)

    @property
    def fading(self) -> bool:
        """True while one picture fades into another."""
        return self._fade is not None

    def step(self, seconds: float) -> None:
        """Let a fade go on."""
        if self._fade is not None:
            self._fade.step(seconds)
            if self._fade.done:
                self._fade = self._old = None
                self._all = True

    def draw(self, scenes: Sequence[Scene], blend: float) -> bool:
        """Bring the window up to date; False if there was nothing to do."""
        self.private = any(scene.private for scene in scenes)
        changed = self._repaint(scenes)
        self._turn_lamp(scenes[-1].lamp if scenes else 0.0, changed)
        movers = list(scenes[-1].movers(blend)) if scenes else []
        if self._all or self.fading:
            self._compose(movers, blend)
            self._present([self.surface.get_rect()])
            self._all = False
            return True
        rects = changed + self._mover_rects(movers)
        if not rects:
            return False
        rects = self._apart(rects)
        for rect in rects:
            self._rest(rect)
        self._blit(movers, rects)
        self._present(rects)
        return True

    def _repaint(self, scenes: Sequence[Scene]) -> list[pygame.Rect]:
        if any(scene.all_stale for scene in scenes):
            self.static.set_clip(None)
            for scene in scenes:
                self._paint(scene, still=scene is not scenes[-1])
                scene.all_stale, scene.stale_rects, scene.soon_rects = False, [], []
            self._all, self._light = True, None
            return []
        asked = [rect for scene in scenes for rect in scene.stale_rects]
        for scene in scenes:
            scene.stale_rects = []
        rects = self._in_pixels(asked or _leisurely(scenes, LEISURE / self.canvas.scale))
        for rect in rects:
            self.static.set_clip(rect)
            for scene in scenes:
                self._paint(scene, still=scene is not scenes[-1])
        self.static.set_clip(None)
        return rects

    def _turn_lamp(self, lamp: float, changed: Sequence[pygame.Rect]) -> None:
        """Follow what the scene wants of the lamp; nothing is kept for it while it burns as usual."""
        if lamp <= 0:
            self._all = self._all or self._light is not None
            self._light = None
            return
        if self._light is None:
            self._light = Lamplight(self.static, self.kit.theme.colour.lamp)
        if self._light.ready:
            self._light.renew(changed)
            self._all = self._light.turn(lamp) or self._all
        else:
            self._light.prepare()

    def _rest(self, rect: pygame.Rect) -> None:
        """What rests, under the lamp, without anything that moves."""
        self.surface.blit(self.static, rect, rect)
        if self._light is not None:
            self._light.shine(self.surface, rect)

    def _in_pixels(self, rects: Sequence[Rect]) -> list[pygame.Rect]:
        bounds = self.static.get_rect()
        found = [self.canvas.px(rect).inflate(4, 4).clip(bounds) for rect in rects]
        return _merged([rect for rect in found if rect])

    def _paint(self, scene: Scene, still: bool) -> None:
        scene.paint(self._painter)
        if still:
            self.static.fblits([(mover.surface, (mover.x, mover.y)) for mover in scene.movers(1.0)])

    def _compose(self, movers: list[Mover], blend: float) -> None:
        self._rest(self.surface.get_rect())
        self._blit(movers, None)
        if self._fade is not None and self._old is not None:
            self._old.set_alpha(round(self._fade.value(blend)))
            self.surface.blit(self._old, (0, 0))

    def _mover_rects(self, movers: list[Mover]) -> list[pygame.Rect]:
        """Rectangles of movers that came, went or moved."""
        before = {(id(m.surface), m.x, m.y): m for m in self._movers}
        now = {(id(m.surface), m.x, m.y): m for m in movers}
        if list(before) == list(now):
            return []
        bounds = self.surface.get_rect()
        changed = [m for key, m in before.items() if key not in now] + [
            m for key, m in now.items() if key not in before
        ]
        if not changed:
            changed = movers
        return [rect for m in changed if (rect := m.surface.get_rect(topleft=(m.x, m.y)).clip(bounds))]

    def _blit(self, movers: list[Mover], rects: list[pygame.Rect] | None) -> None:
        self._movers = movers
        pairs = [(mover.surface, (mover.x, mover.y)) for mover in movers]
        if rects is None:
            self.surface.fblits(pairs)
            return
        for rect in rects:
            self.surface.set_clip(rect)
            self.surface.fblits(pairs)
        self.surface.set_clip(None)

    def _apart(self, rects: list[pygame.Rect]) -> list[pygame.Rect]:
        """The same area in rectangles that don't overlap; one whole rectangle if that is most of it."""
        apart: list[pygame.Rect] = []
        for rect in _merged(rects):
            apart += _beside(rect, apart)
        whole = self.surface.get_rect()
        if sum(rect.w * rect.h for rect in apart) > WHOLE_PART * whole.w * whole.h:
            return [whole]
        return apart

    def _present(self, rects: list[pygame.Rect]) -> None:
        if self.surface is self.window:
            pygame.display.update(rects)
            return
        shown = []
        for rect in rects:
            part = self.surface.subsurface(rect)
            target = self.canvas.rect_to_window(rect)
            turned = pygame.transform.rotate(part, -self.canvas.turn) if self.canvas.turn else part
            shown.append(self.care.show(self.window, turned, target))
        pygame.display.update([rect for rect in shown if rect])


def _leisurely(scenes: Sequence[Scene], area: float) -> list[Rect]:
    """What a frame repaints of what may wait: the first square units of it, large rectangles in parts."""
    found: list[Rect] = []
    left = area
    for scene in scenes:
        while scene.soon_rects and left > 0 and len(found) < FEW:
            rect = scene.soon_rects.pop(0)
            if rect.w * rect.h > 1.5 * area:
                rect, rest = _cut(rect, area)
                scene.soon_rects.insert(0, rest)
            found.append(rect)
            left -= rect.w * rect.h
    return found


def _cut(rect: Rect, area: float) -> tuple[Rect, Rect]:
    """A part of so many square units, and the rest."""
    if rect.w > rect.h:
        wide = area / rect.h
        return rect._replace(w=wide), rect._replace(x=rect.x + wide, w=rect.w - wide)
    high = area / rect.w
    return rect._replace(h=high), rect._replace(y=rect.y + high, h=rect.h - high)


def _merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Fewer rectangles where two make one that is no larger than both; they may overlap."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        while (hit := _joined(rect, merged)) is not None:
            rect = rect.union(merged.pop(hit))
        merged.append(rect)
    return merged


def _joined(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> int | None:
    """One of the others that makes a rectangle with this one that is no larger than both."""
    for i in rect.collidelistall(others):
        union = rect.union(others[i])
        if union.w * union.h <= rect.w * rect.h + others[i].w * others[i].h:
            return i
    return None


def _beside(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The parts of a rectangle that none of the others covers."""
    hit = rect.collidelist(others)
    if hit < 0:
        return [rect]
    cover = rect.clip(others[hit])
    parts = [
        pygame.Rect(rect.x, rect.y, rect.w, cover.y - rect.y),
        pygame.Rect(rect.x, cover.bottom, rect.w, rect.bottom - cover.bottom),
        pygame.Rect(rect.x, cover.y, cover.x - rect.x, cover.h),
        pygame.Rect(cover.right, cover.y, rect.right - cover.right, cover.h),
    ]
    return [part for each in parts if each for part in _beside(each, others)]
