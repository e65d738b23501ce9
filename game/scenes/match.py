"""A game being played: the table, whose turn it is, bots at a human pace, undo, and every way out."""

from typing import Any

from game.core.protocol import Outcome
from game.play.onlooking import step_for_all
from game.play.seat import Person, persons
from game.scenes.adviser import Advice
from game.scenes.bot_turn import BotTurn
from game.scenes.flourish import Warming
from game.scenes.hand_over import hand_over
from game.scenes.house import House
from game.scenes.log import LogScene
from game.scenes.match_table import MatchTable
from game.scenes.pause import Pause
from game.scenes.result import Result
from game.scenes.sitting import Sitting
from game.scenes.unplugged import Unplugged
from game.shell.input.wish import Disconnected, Input, Phase, Pointed, Pressed, Wish

ALWAYS = (Wish.MENU, Wish.LOG, Wish.UNDO, Wish.REDO)


class MatchScene(MatchTable):
    """Drives one sitting. The match alone knows the position; this scene asks it and tells the table."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        super().__init__(house, sitting)
        self.bots = BotTurn(house, sitting)
        self._ended = False
        self._warming: Warming | None = None

    # -------------------------------------------------- scene

    def enter(self) -> None:
        """Keep the screen awake; show where the match stands."""
        self.house.window.awake(True)
        self._start_decision()
        if self.calling.invited is not None:
            self._focus_first()
        self._find_pads()

    def leave(self) -> None:
        """Let bots rest."""
        self.house.thinker.cancel()
        self.house.window.awake(False)

    def resume(self) -> None:
        """Back from pause, log or a plug: language, marks or who sits where may have changed."""
        self.calling.look_round()
        self.lay_anew()
        self._start_decision()
        self._find_pads()

    # -------------------------------------------------- decisions

    def _person(self) -> Person | None:
        seat = self.match.to_move
        if seat is None or (self.calling.shared and self.calling.waiting):
            return None
        player = self.sitting.players[seat]
        return player if isinstance(player, Person) else None

    def _start_decision(self) -> None:
        """Somebody has to decide now: tell everybody."""
        self.nothing_asked()
        self.adviser.forget()
        self.bots.start()
        self.offer()
        self.invite()
        self.tell_header()
        self.refresh_prompts()

    def decide_anew(self) -> None:
        """Somebody else is at the screen, or has looked."""
        self._start_decision()
        self._focus_first()

    def offer(self) -> None:
        """To a person, what the rules allow."""
        if self._person() is None:
            self.table.offer((), None)
        else:
            self.table.offer(self.match.legal(), self.match.to_move)
        self.settle_focus()
        self._tell_focus()

    def decided(self, move: Any) -> None:
        """The acting person's decision."""
        if self._person() is not None:
            self._play(move)

    def _play(self, move: Any) -> None:
        step = self.match.play(move)
        self.calling.moved(step.seat)
        self.sitting.keep(self.house)
        self.table.play(step_for_all(self.match.game, step))
        if step.seat != self.match.to_move:
            hand_over(self.house, self.sitting)
        self._start_decision()
        if step.seat != self.match.to_move:
            self._focus_first()

    def _focus_first(self) -> None:
        """A person's turn begins where the next press most likely does what they want."""
        asked = self._person() is not None or self.calling.invited is not None
        if asked and self.table.first_spot is not None:
            self.focus_on(self.table.first_spot)

    def step(self, seconds: float) -> None:
        """Motion, bots, and the result once all is shown."""
        super().step(seconds)
        self.table.step(seconds)
        if not self.table.busy:
            self.call()
            self._hear_bots(seconds)
        if self.match.outcome is not None and not self.table.busy and not self._ended:
            self._end(self.match.outcome, seconds)

    def _end(self, outcome: Outcome, seconds: float) -> None:
        """The lamp warms for whoever has won, then the result is shown."""
        if self._warming is None:
            self.tell_header()
            self.kit.audio.play("win")
            self.sitting.count(self.house)
            self._warming = Warming(self.kit)
            if not outcome.winners:
                self._warming.finish()
        self._warming.step(seconds)
        self.lamp = self._warming.lamp
        if self._warming.done:
            self._ended, self._warming = True, None
            self.house.stack.push(Result(self.house, self.sitting, self._sit))

    def _hurry(self, event: Input) -> None:
        """Any press is enough of the lamp."""
        super()._hurry(event)
        pressed = isinstance(event, Pressed) or (isinstance(event, Pointed) and event.phase is Phase.DOWN)
        if pressed:
            self.celebrated()

    def celebrated(self) -> None:
        """Enough of the lamp: the result is next."""
        if self._warming is not None:
            self._warming.finish()

    def _hear_bots(self, seconds: float) -> None:
        """A bot's move, or a hint."""
        answer = None if self.held_up() else self.bots.step(seconds)
        if answer is not None:
            self._play(answer)
        advice = self.adviser.step()
        if advice is not None:
            self.advise(advice)

    def restless(self) -> bool:
        """True while anything moves or a bot is asked."""
        moving = self.table.busy or self._warming is not None
        return super().restless() or moving or self.bots.thinking or self.adviser.waiting

    def _sit(self, sitting: Sitting) -> None:
        """Another game takes this one's place."""
        self.house.stack.reset(MatchScene(self.house, sitting))

    # -------------------------------------------------- help

    def _help(self) -> None:
        """The rule behind what was just refused, else a hint."""
        if self._read_rule():
            return
        if self.adviser.ask():
            self.tell_header()
        else:
            self.kit.audio.play("invalid")

    def advise(self, advice: Advice) -> None:
        """Show a hint, and note that there was one."""
        self.sitting.assists.add("hint")
        self.sitting.keep(self.house)
        self.kit.audio.play("confirm")
        self.point_at(advice.move, self.words.say("Hint"), advice.reason)
        self.tell_header()

    # -------------------------------------------------- input

    def handle(self, event: Input) -> None:
        """Only the acting seat's device moves things; everybody's may pause, undo or look at the log."""
        if isinstance(event, Disconnected):
            self._find_pads()
        if isinstance(event, Pressed | Pointed) and not self._may_act(event):
            self._hurry(event)
        else:
            super().handle(event)

    def _may_act(self, event: Pressed | Pointed) -> bool:
        """While a seat with a pad of its own acts, other pads may only pause, undo and look at the log."""
        seat = self.match.to_move if self.calling.invited is None else self.calling.invited
        if isinstance(event, Pressed) and (event.wish in ALWAYS or self._wants_to_look(event)):
            return True
        return seat is None or self.sitting.pads.may_act(seat, event.device)

    def _wants_to_look(self, event: Pressed) -> bool:
        """Everybody may look at their own creatures at any time (HM3)."""
        return self.calling.secret and event.wish is Wish.PEEK

    def _find_pads(self) -> None:
        """Somebody's pad is missing: stop and say whose."""
        self.sitting.pads.reunite(self.inputs.pads)
        missing = list(self.sitting.pads.missing())
        if missing and self.match.outcome is None:
            pad = self.sitting.pads.name(missing[0]) or self.words.say("the gamepad")
            self.house.stack.push(Unplugged(self.house, self.sitting, missing[0], pad))

    def wished(self, wish: Wish, pressed: Pressed) -> bool:
        """Pause, undo, redo, log, help; the table first."""
        if super().wished(wish, pressed):
            return True
        if pressed.repeat:
            return False
        if wish is Wish.MENU:
            self._pause()
        elif wish is Wish.UNDO:
            self.take_back()
        elif wish is Wish.REDO:
            self.play_again()
        elif wish is Wish.LOG:
            self.house.stack.push(LogScene(self.house, self.sitting))
        elif wish is Wish.HINT:
            self._help()
        return wish in (*ALWAYS, Wish.HINT)

    def back(self) -> None:
        """BACK with nothing to deselect opens pause: nobody leaves a game by accident."""
        self._pause()

    def _pause(self) -> None:
        """Open the pause menu."""
        self.adviser.forget()
        self.house.thinker.cancel()
        self.house.stack.push(self.pause_menu())

    def pause_menu(self) -> Pause:
        """The pause menu of this match."""
        return Pause(self.house, self.sitting, self.take_back, self.play_again)

    def take_back(self) -> None:
        """Take back to the last decision of a person."""
        who = persons(self.sitting.players)
        if not self.match.can_undo(who):
            self.kit.audio.play("invalid")
            return
        self.table.finish()
        for step in self.match.undo(who):
            self.table.take_back(step_for_all(self.match.game, step))
        self.sitting.assists.add("undo")
        self._changed_course()

    def play_again(self) -> None:
        """Play again what was taken back."""
        who = persons(self.sitting.players)
        if not self.match.can_redo():
            self.kit.audio.play("invalid")
            return
        self.table.finish()
        self.match.redo(who)
        self.show_all()
        self._changed_course()

    def _changed_course(self) -> None:
        self._ended, self._warming, self.lamp = False, None, 0.0
        self.sitting.keep(self.house)
        self.kit.audio.play("back")
        self._start_decision()
        self._focus_first()
