"""Monster Baby Rescue in sentences: tiles, moves, events, refusals, score lines, and the table read aloud."""

from game.core.protocol import Event, Paragraph, Seat
from game.rules.monster_baby_rescue import events, refusals
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import GONE, Choice, Position, is_ending
from game.rules.monster_baby_rescue.scoring import DOCTOR, FINAL, GOALS, HEARTS, LINES, LINKED, WANT
from game.rules.monster_baby_rescue.tiles import PARTS
from game.telling.monster_baby_rescue_board import board
from game.telling.monster_baby_rescue_things import (
    care_for,
    counted_name,
    diamonds,
    final_name,
    goal_text,
    part_name,
    tile_text,
    want_text,
)
from game.words import Words


class MonsterBabyRescueTelling:
    """Sentences about `game.rules.monster_baby_rescue`."""

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.say("Monster Baby Rescue")

    def pitch(self, words: Words) -> str:
        """What the game is about."""
        return words.say("Raise the finest little monster")

    def option(self, words: Words, name: str) -> str:
        """The rule set."""
        return {"rules": words.say_in("option", "Rules")}[name]

    def value(self, words: Words, name: str, value: str) -> str:
        """Names of the rule sets (MB15)."""
        return {
            "full": words.say_in("rules", "Full"),
            "simplified": words.say_in("rules", "Simplified"),
        }[value]

    def explain(self, words: Words, name: str, value: str) -> str:
        """What the rule sets mean (MB15)."""
        return {
            "full": words.say("With wants, final tiles, lines, and points for goals and hearts"),
            "simplified": words.say("For younger players: only the monster and what was collected for it count"),
        }[value]

    def piece_name(self, words: Words, seat: Seat) -> str:
        """Monsters differ from game to game, so players are numbered."""
        return words.say("Player {number}", number=seat + 1)

    def to_do(self, words: Words, position: Position) -> str:
        """A tile, or the choice that the tile asks for."""
        if position.end is not None:
            return ""
        return {
            Choice.NONE: words.say("take a tile of the row"),
            Choice.PART: words.say("choose the part to improve"),
            Choice.GEM: words.say("choose the colour of your diamond"),
        }[position.choice]

    def move(self, words: Words, position: Position, move: Move) -> str:
        """What the move does; the mover is known."""
        if move.deed is Deed.IMPROVE:
            return care_for(words, move.what)
        if move.deed is Deed.GEM:
            return (words.say("take a red diamond"), words.say("take a green diamond"))[move.what]
        number, place = position.row[move.what], move.what + 1
        if number == GONE:
            return words.say("take tile {place}", place=place)
        tile = tile_text(words, position.terms.tiles[number])
        if is_ending(position):
            return words.say("take tile {place}: {tile}", place=place, tile=tile)
        return words.count(
            "take tile {place} and go {number} location: {tile}",
            "take tile {place} and go {number} locations: {tile}",
            position.terms.prices[move.what],
            place=place,
            tile=tile,
        )

    def event(self, words: Words, event: Event) -> str:
        """One sentence an event; what a tile shows anyway goes without saying."""
        if isinstance(event, events.Taken):
            who, tile = self.piece_name(words, event.seat), tile_text(words, event.tile)
            return words.say("{who} takes tile {place}: {tile}.", who=who, place=event.place, tile=tile)
        if isinstance(event, events.Walked):
            who = self.piece_name(words, event.seat)
            return words.count("{who} goes {number} location.", "{who} goes {number} locations.", event.steps, who=who)
        if isinstance(event, events.Dealt):
            return words.say("New in the row: {tile}.", tile=tile_text(words, event.tile))
        if isinstance(event, events.LastTurnsBegan):
            return words.say("That was the last tile: everybody has one more turn.")
        return self._gained(words, event)

    def reason(self, words: Words, reason: str) -> str:
        """The one reason there is (MB10)."""
        return {"last_turns": words.say("Everybody has had their last turn.")}[reason]

    def refusal(self, words: Words, paragraph: Paragraph) -> str:
        """Why a move is refused."""
        return {
            refusals.OVER: words.say("The game is over."),
            refusals.TAKE_FIRST: words.say("There is nothing to choose now: take a tile."),
            refusals.ONE_TILE: words.say("You have taken a tile already: choose what it gives you."),
            refusals.CHOOSE_PART: words.say("Your tile improves a part: choose the head, the torso or the legs."),
            refusals.CHOOSE_GEM: words.say("Your tile gives you a diamond: choose red or green."),
            refusals.AT_HIGHEST: words.say("That part is at its highest level already."),
            refusals.NONE_LEFT: words.say("There is no diamond of that colour left."),
            refusals.NO_TILE: words.say("There is no tile in that place any more."),
        }[paragraph]

    def label(self, words: Words, label: str) -> str:
        """What a line of the score is for (MB11-MB13, MB15)."""
        kind, _, rest = label.partition(" ")
        if kind == WANT:
            return words.say("want: {want}", want=want_text(words, rest))
        if kind == FINAL:
            return words.say("final tile: {name}", name=final_name(words, rest))
        if kind in PARTS:
            return part_name(words, PARTS.index(kind))
        named = {
            HEARTS: words.say_in("score", "hearts"),
            LINKED: words.say_in("score", "hearts with a diamond"),
            GOALS: words.say_in("score", "goals"),
            LINES: words.say_in("score", "lines"),
            DOCTOR: words.say_in("score", "visits times goals"),
        }
        return named[kind] if kind in named else counted_name(words, kind)

    def board(self, words: Words, position: Position) -> str:
        """Row, deck, track, goals, final tiles and everybody's monster."""
        names = [self.piece_name(words, Seat(seat)) for seat in range(position.terms.seats)]
        return "\n".join(board(words, position, names))

    def _gained(self, words: Words, event: Event) -> str:
        if isinstance(event, events.Improved):
            who, part = self.piece_name(words, event.seat), part_name(words, PARTS.index(event.part))
            return words.say("{who}: {part} at level {level}.", who=who, part=part, level=event.level)
        if isinstance(event, events.GemsTaken):
            who, gems = self.piece_name(words, event.seat), diamonds(words, [event.red, event.green])
            return words.say("{who} gets {diamonds}.", who=who, diamonds=gems)
        if isinstance(event, events.GoalReached):
            who, goal = self.piece_name(words, event.seat), goal_text(words, event.goal)
            return words.say("{who} reaches a goal: {goal}.", who=who, goal=goal)
        return ""
