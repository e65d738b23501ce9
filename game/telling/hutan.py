"""Hutan in sentences: modes, cards, plantings, animals, events, refusals, score lines and forests read aloud."""

from game.core.protocol import Event, Paragraph, Seat
from game.rules.hutan import events, refusals
from game.rules.hutan.flowers import ANIMALS, COLOURS
from game.rules.hutan.forest import colour_at
from game.rules.hutan.grid import NAMES, names
from game.rules.hutan.moves import Kind, Move
from game.rules.hutan.position import PANGOLIN, Phase, Position
from game.rules.hutan.scoring import CARD, COMPLETE, MIXED, TREES, UNFINISHED
from game.rules.hutan.turns import fertilisings, forest_of, habitats, invitations, takes
from game.telling.hutan_board import board
from game.telling.hutan_things import a_flower, animal, card, the_animal
from game.words import Words


class HutanTelling:
    """Sentences about `game.rules.hutan`."""

    def title(self, words: Words) -> str:
        """The game's name."""
        return words.say("Hutan: Life in the Rainforest")

    def pitch(self, words: Words) -> str:
        """What the game is about."""
        return words.say("Grow a forest fit for animals")

    def option(self, words: Words, name: str) -> str:
        """The mode, and the scenario for the mode of that name."""
        return {"mode": words.say_in("option", "Mode"), "scenario": words.say_in("option", "Scenario")}[name]

    def value(self, words: Words, name: str, value: str) -> str:
        """Names of the modes (HU2); scenarios are letters."""
        if name == "scenario":
            return value
        return {
            "base": words.say_in("mode", "Base"),
            "first_game": words.say_in("mode", "First game"),
            "advanced": words.say_in("mode", "Advanced"),
            "scenario": words.say_in("mode", "Scenario"),
        }[value]

    def explain(self, words: Words, name: str, value: str) -> str:
        """What the modes mean (HU2)."""
        if name == "scenario":
            return words.say("In the mode Scenario: a forest, five ecosystem cards and a target of its own")
        return {
            "base": words.say("A random forest, without ecosystem cards"),
            "first_game": words.say("A fixed forest that is good to learn with"),
            "advanced": words.say("A random forest and five random ecosystem cards"),
            "scenario": words.say("A fixed forest, five fixed ecosystem cards and a score to reach"),
        }[value]

    def piece_name(self, words: Words, seat: Seat) -> str:
        """Forests have no colour of their own, so players are numbered."""
        return words.say("Player {number}", number=seat + 1)

    def to_do(self, words: Words, position: Position) -> str:
        """What may be decided now."""
        if position.end is not None:
            return ""
        phase = position.turn.phase
        if phase is Phase.PLANT:
            return words.say("plant what is left of your card: {flowers}", flowers=card(words, position.turn.card))
        if phase is Phase.ANIMAL:
            squares = ", ".join(names(invitations(position)))
            return words.say("invite an animal ({squares}), or go without", squares=squares)
        if phase is Phase.FERTILISE:
            return words.say("plant flowers beside the animal, or stop")
        possible = takes(position)
        if not possible:
            return words.say("nothing fits: discard a card")
        return words.say("take the pangolin") if list(possible) == [PANGOLIN] else words.say("take a card")

    def move(self, words: Words, position: Position, move: Move) -> str:
        """What the move does; the mover is known."""
        square = NAMES.get(move.square, "")
        if move.kind is Kind.PLANT:
            what = a_flower(words, COLOURS[move.colour])
            if forest_of(position).flowers[move.colour] & move.square:
                return words.say("plant {flower} on {square}: a tree grows", flower=what, square=square)
            return words.say("plant {flower} on {square}", flower=what, square=square)
        if move.kind is Kind.ANIMAL:
            colour = colour_at(forest_of(position), move.square)
            who = the_animal(words, COLOURS[colour]) if colour >= 0 else words.say_in("invite whom", "an animal")
            return words.say("invite {animal} to {square}", animal=who, square=square)
        if move.card == PANGOLIN:
            return words.say("take the pangolin")
        flowers = card(words, move.card)
        return {
            Kind.TAKE: words.say("take the card: {flowers}", flowers=flowers),
            Kind.DISCARD: words.say("discard the card: {flowers}", flowers=flowers),
            Kind.SKIP: words.say("invite no animal"),
            Kind.DONE: words.say("stop planting beside the animal"),
        }[move.kind]

    def event(self, words: Words, event: Event) -> str:
        """One sentence an event; what a turn's end brings by itself goes without saying."""
        if isinstance(event, events.Planted):
            return self._planted(words, event)
        if isinstance(event, events.HabitatCompleted):
            squares = ", ".join(event.squares)
            return words.say("{squares}: a perfect habitat.", squares=squares)
        if isinstance(event, events.PangolinJoined):
            return words.say("The pangolin lies among the cards now.")
        if isinstance(event, events.RoundLaid):
            cards = "; ".join(card(words, face) for face in event.cards)
            return words.say("Round {number}: {cards}.", number=event.number, cards=cards)
        return self._deed(words, event)

    def reason(self, words: Words, reason: str) -> str:
        """The one reason there is (HU3)."""
        return {"last_round": words.say("The last round is over.")}[reason]

    def refusal(self, words: Words, paragraph: Paragraph) -> str:
        """Why a move is refused."""
        return {**_no_card(words), **_no_planting(words), **_no_animal(words)}[paragraph]

    def label(self, words: Words, label: str) -> str:
        """What a line of the score is for (HU16)."""
        kind, _, rest = label.partition(" ")
        if kind == CARD:
            return words.given(rest)
        if kind in ANIMALS:
            return words.say("{animal} on {square}", animal=animal(words, kind), square=rest)
        return {
            TREES: words.say_in("score", "trees"),
            COMPLETE: words.say("complete area from {square} on", square=rest),
            UNFINISHED: words.say("unfinished area from {square} on", square=rest),
            MIXED: words.say("mixed area from {square} on", square=rest),
        }[kind]

    def board(self, words: Words, position: Position) -> str:
        """Round, cards, animals and forests; the areas of the one whose turn it is."""
        return "\n".join(board(words, position, [self.piece_name(words, Seat(seat)) for seat in _seats(position)]))

    def loss(self, words: Words, position: Position, move: Move) -> str:
        """What going without an animal or stopping early gives away, to warn before it is done; else empty."""
        if move.kind is Kind.SKIP:
            return self._animal_lost(words, position)
        if move.kind is not Kind.DONE or not position.turn.fertile:
            return ""
        squares = sum(1 for _square in names(_open(position)))
        return words.count(
            "{number} square beside the animal stays without a flower that it could have now.",
            "{number} squares beside the animal stay without a flower that they could have now.",
            squares,
        )

    def _animal_lost(self, words: Words, position: Position) -> str:
        forest, terms = forest_of(position), position.terms
        offered = invitations(position)
        areas = [area for area in habitats(terms.land, forest, position.turn.grown) if area & offered]
        best = max(areas, key=lambda area: terms.points.animal[area.bit_count()])
        who = the_animal(words, COLOURS[colour_at(forest, best & offered & -(best & offered))])
        return words.count(
            "You give away {animal} worth {number} point and flowers beside it; none can come there later.",
            "You give away {animal} worth {number} points and flowers beside it; none can come there later.",
            terms.points.animal[best.bit_count()],
            animal=who,
        )

    def _planted(self, words: Words, event: events.Planted) -> str:
        who, what = self.piece_name(words, event.seat), a_flower(words, event.colour)
        if event.tree:
            return words.say("{who} plants {flower} on {square}: a tree grows.", who=who, flower=what, square=event.at)
        return words.say("{who} plants {flower} on {square}.", who=who, flower=what, square=event.at)

    def _deed(self, words: Words, event: Event) -> str:
        if isinstance(event, events.Taken):
            who = self.piece_name(words, event.seat)
            if event.card == PANGOLIN:
                return words.say("{who} takes the pangolin.", who=who)
            return words.say("{who} takes the card: {flowers}.", who=who, flowers=card(words, event.card))
        if isinstance(event, events.Discarded):
            who, flowers = self.piece_name(words, event.seat), card(words, event.card)
            return words.say("{who} can plant nothing and discards the card: {flowers}.", who=who, flowers=flowers)
        if isinstance(event, events.Invited):
            who, whom = self.piece_name(words, event.seat), the_animal(words, event.colour)
            return words.say("{who} invites {animal} to {square}.", who=who, animal=whom, square=event.at)
        if isinstance(event, events.NotInvited):
            return words.say("{who} invites no animal.", who=self.piece_name(words, event.seat))
        return ""


def _seats(position: Position) -> range:
    return range(position.terms.seats)


def _open(position: Position) -> int:
    whole = 0
    for squares in fertilisings(position):
        whole |= squares
    return whole


def _no_card(words: Words) -> dict[Paragraph, str]:
    """Why nothing is taken or discarded like that."""
    return {
        refusals.OVER: words.say("The game is over."),
        refusals.NO_PANGOLIN: words.say("Alone you play without the pangolin."),
        refusals.TAKE_FIRST: words.say("First take a card."),
        refusals.NOT_ON_DISPLAY: words.say("That card is not on display."),
        refusals.ONE_CARD: words.say("You have taken a card: plant its flowers first."),
        refusals.PANGOLIN_HELD: words.say("The pangolin is not on display: it joins after the first turn of a round."),
        refusals.DOES_NOT_FIT: words.say("Not all flowers of that card can be planted in your forest."),
        refusals.CAN_PLANT: words.say("You can only discard when no card can be planted."),
        refusals.TAKE_PANGOLIN: words.say("No card can be planted, so you have to take the pangolin."),
    }


def _no_planting(words: Words) -> dict[Paragraph, str]:
    """Why no flower is planted like that."""
    return {
        refusals.NOT_ON_CARD: words.say("Your card has no flower of that colour left."),
        refusals.LAKE: words.say("Nothing grows on a lake."),
        refusals.SAME_SQUARE: words.say("Every flower of a card needs a square of its own."),
        refusals.OTHER_COLOUR: words.say("A flower of another colour grows there."),
        refusals.ON_TREE: words.say("A tree stands there already."),
        refusals.ON_ANIMAL: words.say("An animal lives there."),
        refusals.APART: words.say("The flowers of a card have to lie side by side in one group."),
        refusals.OUT_OF_REACH: words.say("The group has to touch a square that you planted earlier."),
        refusals.NO_ROOM_FOR_REST: words.say("Then the rest of the card would have no place left."),
        refusals.FERTILISE_OR_DONE: words.say("Plant flowers beside the animal, or stop."),
        refusals.NOT_BESIDE_ANIMAL: words.say("Only squares side by side with the animal get a flower from it."),
        refusals.ONCE: words.say("That square has had its flower from the animal."),
    }


def _no_animal(words: Words) -> dict[Paragraph, str]:
    """Why no animal is invited like that."""
    return {
        refusals.NO_HABITAT: words.say("An animal comes only to a perfect habitat that you completed this turn."),
        refusals.PLANT_ALL: words.say("First plant all flowers of your card."),
        refusals.INVITE_OR_SKIP: words.say("Invite an animal, or go without."),
        refusals.NOT_GROWN: words.say("An animal takes the place of a tree that grew this turn."),
        refusals.NONE_LEFT: words.say("No animal of that colour is left."),
        refusals.ONE_ANIMAL: words.say("Only one animal comes in a turn."),
    }
