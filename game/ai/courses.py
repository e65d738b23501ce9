"""A game of Monster Baby Rescue as a bot plays it on in thought: fast, and forgetful of how it came about."""

from collections.abc import Sequence

from game.ai.evaluation.monster_baby_rescue import POINT, Worths, worths_for
from game.ai.keepers import LAST, Keeper, placed
from game.rules.monster_baby_rescue.moves import Deed, Move
from game.rules.monster_baby_rescue.position import GONE, Choice, Goal, Position, Terms
from game.rules.monster_baby_rescue.tiles import ANY, PARTS, ROW, Tile

LEFT = 1 << 30
"""Where a figure is that has left the track: ahead of all others."""

FAR = 1 << 10
"""A location counts as much as so many arrivals."""


class Course:
    """A game in progress; `played_out` changes it. The supply never runs out, as the box is made (MB9)."""

    __slots__ = ("asked", "deck", "goals", "keepers", "row", "seat", "terms", "track", "turns", "worths")

    def __init__(self, terms: Terms, worths: Worths) -> None:
        self.terms = terms
        self.worths = worths
        self.keepers: list[Keeper] = []
        self.row: list[Tile | None] = []
        self.deck: list[Tile] = []
        self.goals: list[Goal] = []
        self.track: list[int] = []
        self.seat = self.turns = 0
        self.asked: Tile | None = None
        """The tile whose choice is to be made."""

    def copy(self, deck: Sequence[Tile]) -> "Course":
        """Another one that stands the same, with the tiles to come in that order."""
        other = Course(self.terms, self.worths)
        other.keepers = [keeper.copy() for keeper in self.keepers]
        other.row, other.deck, other.goals, other.track = self.row[:], [*deck], self.goals[:], self.track[:]
        other.seat, other.turns, other.asked = self.seat, self.turns, self.asked
        return other

    def turns_left(self) -> int:
        """How many turns the game still has, this one included."""
        return self.terms.deck - ROW + self.terms.seats - self.turns

    def value_of(self, move: Move) -> int:
        """What a decision gains the seat to move, less its price."""
        keeper, at = self.keepers[self.seat], self._after()
        if move.deed is Deed.IMPROVE:
            return keeper.part_gain(self.worths, move.what, at, self.goals)
        if move.deed is Deed.GEM:
            assert self.asked is not None
            gems = [0, 0]
            gems[move.what] = self.asked.choice
            return keeper.gem_gain(self.worths, gems[0], gems[1], at, self.goals)
        return self._values()[move.what]

    def _is_ending(self) -> bool:
        return self.turns >= self.terms.deck - ROW

    def _after(self) -> int:
        """The turns that the seat may expect after this one, at most `LAST`."""
        if self._is_ending():
            return 0
        return min(LAST, (self.turns_left() - 1) // self.terms.seats)

    def _values(self) -> list[int]:
        """What each place of the row is worth to the seat to move; empty ones nothing."""
        keepers, seat = self.keepers, self.seat
        keeper, at = keepers[seat], self._after()
        rivals = [other for other in keepers if other is not keeper]
        prices = () if self._is_ending() else self.terms.prices
        found = []
        for place, tile in enumerate(self.row):
            if tile is None:
                found.append(-LEFT)
            else:
                gain = keeper.gain(self.worths, tile, at, self.goals, rivals)
                found.append(gain - self.worths.pace * prices[place] if prices else gain)
        return found

    def played_out(self, move: Move) -> tuple[int, int]:
        """Play the decision and all that follow.

        What the seat is ahead of the other ones' average in the end, in hundredths of a point, and the turns it took.
        """
        seat, before = self.seat, self.turns
        if move.deed is Deed.TAKE:
            self.take(move.what)
        else:
            self._chosen(move.deed, move.what)
        while self.seat >= 0:
            values = self._values()
            self.take(values.index(max(values)))
        points = self.points()
        others = sum(points) - points[seat]
        return points[seat] - others // (len(points) - 1), self.turns - before

    def take(self, place: int) -> None:
        """The tile of that place, with what is best of its choices."""
        keeper, tile = self.keepers[self.seat], self.row[place]
        assert tile is not None
        if self._is_ending():
            self.row[place] = None
        else:
            travelled = self.track[self.seat] // FAR + self.terms.prices[place]
            self.track[self.seat] = travelled * FAR + self.terms.seats + self.turns
            del self.row[place]
            self.row.append(self.deck.pop())
        keeper.add(tile)
        at = self._after()
        if tile.part == ANY:
            keeper.improve(max(range(len(PARTS)), key=lambda part: keeper.part_gain(self.worths, part, at, self.goals)))
        elif tile.choice:
            gains = [
                keeper.gem_gain(self.worths, *gems, at, self.goals) for gems in ((tile.choice, 0), (0, tile.choice))
            ]
            keeper.gems[gains[1] > gains[0]] += tile.choice
        self._end_turn()

    def _chosen(self, deed: Deed, what: int) -> None:
        """The choice of a tile that is taken and paid."""
        keeper = self.keepers[self.seat]
        if deed is Deed.IMPROVE:
            keeper.improve(what)
        else:
            assert self.asked is not None
            keeper.gems[what] += self.asked.choice
        if not self._is_ending():
            self.row.remove(None)
            self.row.append(self.deck.pop())
        self._end_turn()

    def _end_turn(self) -> None:
        keeper = self.keepers[self.seat]
        met = [goal for goal in self.goals if keeper.meets(goal)]
        for goal in met:
            self.goals.remove(goal)
            keeper.reward(goal)
        if self._is_ending():
            self.track[self.seat] = LEFT
        self.turns += 1
        rearmost = min(self.track)
        self.seat = self.track.index(rearmost) if rearmost < LEFT else -1

    def points(self) -> list[int]:
        """Per seat its score as things stand, in hundredths of a point."""
        worths, keepers = self.worths, self.keepers
        found = [keeper.points(worths) for keeper in keepers]
        for face in worths.majorities:
            counts = [keeper.beds if face.counted == "beds" else keeper.rungs for keeper in keepers]
            for seat, count in enumerate(counts):
                found[seat] += POINT * placed(face, count, counts[:seat] + counts[seat + 1 :])
        return found


def course_of(position: Position) -> Course:
    """The game as it stands in a position; the order of its deck doesn't count."""
    terms = position.terms
    course = Course(terms, worths_for(terms))
    course.keepers = [Keeper(monster, terms) for monster in position.monsters]
    course.row = [None if number == GONE else terms.tiles[number] for number in position.row]
    course.deck = [terms.tiles[number] for number in sorted(position.deck)]
    course.goals = [terms.goals[number] for number in position.goals] if terms.simple is None else []
    course.track = [LEFT if step is None else step.travelled * FAR + step.arrival for step in position.track]
    course.seat, course.turns = position.seat, position.turns
    if position.choice is not Choice.NONE:
        course.asked = terms.tiles[position.monsters[position.seat].tiles[-1]]
    return course
