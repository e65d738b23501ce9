"""How a bot plays Hutan: it plans whole turns of its own forest and looks ahead over what cards may come.

Every planting is valued by what areas are worth (`game.ai.evaluation.hutan_worths`). The best ones are then valued by
the best turn that the next display may be expected to allow, and alone the best of those by playing a few turns on
with sampled displays, the same for all. The rules choose nothing here: whatever is planned is a legal move.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ai.displays import KEY_COUNT, Outlook, best_gains, expected_best, flags, outlook_of
from game.ai.evaluation.hutan import TENTHS
from game.ai.evaluation.hutan_worths import Worth, worths_for
from game.ai.groves import KEYS, Ground, Grove, Plant, Planting, ground_of, grove_of, plantings, worth_of
from game.ai.looking_back import (
    animals_before,
    before_turn,
    forest_of,
    start_of_turn,
    turns_left,
    unseen_keys,
)
from game.ai.strength import Strength
from game.ai.tending import Turn, carried_through
from game.core.rng import Rng
from game.rules.hutan.flowers import ANY, COLOURS
from game.rules.hutan.grid import each
from game.rules.hutan.moves import ANIMAL, DISCARD, DONE, PLANT, SKIP, TAKE, Move, flowers_of
from game.rules.hutan.position import ON_DISPLAY, PANGOLIN, Phase, Position
from game.rules.hutan.scoring import total

TRIED, EXPECTED = 24, 6
"""How many plantings are carried through, and how many of those are valued by the next display."""

FINALISTS = (6, 4, 3, 2)
"""How many turns are played on, in stages of equal length."""

AHEAD = 3
"""Turns that are played on."""


class Planned(NamedTuple):
    """The next move of a planned turn."""

    move: Move
    nodes: int
    """Plantings looked at."""
    depth: int
    value: int
    """In tenths of a point, for the bot's own forest."""


class Candidate(NamedTuple):
    """A turn that might be taken."""

    value: int
    turn: Turn
    face: str
    """What is taken for it."""
    plants: tuple[Plant, ...]


class Found(NamedTuple):
    """What a search from the beginning of a turn came to; no turn where nothing can be planted."""

    best: Candidate | None
    nodes: int


def plan(position: Position, strength: Strength, seed: int, stop: Callable[[], bool]) -> Planned:
    """The next move in a position of `seen_by` that isn't over.

    A strength of one turn plans that turn alone, of two looks at the next display, of more plays some turns on.
    """
    forester = Forester(position, strength, seed, stop)
    if position.turn.phase in (Phase.ANIMAL, Phase.FERTILISE):
        return forester.tended()
    if position.turn.card == ANY:
        return forester.next_flower(Found(None, 0))
    found = _found(start_of_turn(position), strength, seed, stop)
    if position.turn.phase is Phase.TAKE:
        return forester.taken(found)
    return forester.next_flower(found)


_KEPT: dict[tuple[Position, Strength, int], Found] = {}
"""The last few searches. Every decision of a turn asks for the same one; asked again, it would find the same."""

_MOST_KEPT = 8


def _found(begun: Position, strength: Strength, seed: int, stop: Callable[[], bool]) -> Found:
    """The best turn from its beginning; kept unless it was cut short."""
    key = (begun, strength, seed)
    if key in _KEPT:
        return _KEPT[key]
    found = Forester(begun, strength, seed, stop).turn()
    if not stop():
        if len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[key] = found
    return found


class Forester:
    """One decision of one seat."""

    def __init__(self, position: Position, strength: Strength, seed: int, stop: Callable[[], bool]) -> None:
        self._position = position
        self._strength = strength
        self._rng = Rng(seed)
        self._stop = stop
        self._ground: Ground = ground_of(position.terms.land)
        self._forest = before_turn(position)
        self._animals = animals_before(position)
        self._left = turns_left(position) - 1
        self._worths: Sequence[Sequence[Worth]] = worths_for(position.terms, self._forest, self._animals)
        self._nodes = 0

    def turn(self) -> Found:
        """The best turn from a position at its beginning."""
        now = self._position.round
        faces = sorted({*now.display}) + [PANGOLIN] * (now.pangolin == ON_DISPLAY)
        candidates = self._candidates([(face, flowers_of(face)) for face in faces], ())
        return Found(self._best(candidates) if candidates else None, self._nodes)

    def taken(self, found: Found) -> Planned:
        """What to take, or to discard."""
        if found.best is None:
            return Planned(DISCARD[min(self._position.round.display)], found.nodes, 1, 0)
        return self._told(TAKE[found.best.face], found.best, found.nodes)

    def next_flower(self, found: Found) -> Planned:
        """The next flower of the turn that was planned, or of the best one that goes on from what was planted."""
        grown, left = self._grown(), self._position.turn.card
        card = left if left == ANY else "".join(sorted(left + "".join(COLOURS[colour] for _square, colour in grown)))
        best, nodes = found
        if best is None or best.face != card or not set(grown) <= set(best.plants):
            best = self._best(self._candidates([(card, card)], grown))
            nodes += self._nodes
        square, colour = next(plant for plant in best.plants if plant not in grown)
        return self._told(PLANT[colour][self._ground.bits[square]], best, nodes)

    def _told(self, move: Move, best: Candidate, nodes: int) -> Planned:
        most = self._strength.turns if self._position.terms.seats == 1 else 2
        return Planned(move, nodes, min(self._strength.turns, most, self._left + 1), best.value)

    def _grown(self) -> tuple[Plant, ...]:
        """The flowers of the card planted so far this turn."""
        grown, forest = self._position.turn.grown, self._position.forests[self._position.seat]
        return tuple(
            (self._ground.numbers[bit], next(c for c, own in enumerate(forest.flowers) if own & bit))
            for bit in each(grown)
        )

    # ---------------------------------------------------------------- a card

    def _best(self, candidates: list[Candidate]) -> Candidate:
        """The best of some turns, as far as this level looks; only alone are turns played on.

        With others at the table, what they take of the display decides more: there playing on won no more games.
        """
        if self._left == 0 or self._strength.turns == 1 or len(candidates) == 1:
            return candidates[0]
        candidates = self._expected(candidates)
        alone = self._position.terms.seats == 1
        return self._played_on(candidates) if alone and self._strength.turns > 2 else candidates[0]

    def _candidates(self, faces: Sequence[tuple[str, str]], grown: tuple[Plant, ...]) -> list[Candidate]:
        """Turns with one of these faces, carried through, that plant what has grown already; the best first."""
        grove = grove_of(self._ground, self._forest, self._animals)
        worths = self._worths[self._left]
        found = plantings(self._ground, grove, worths, flags(KEYS[card] for _face, card in faces))
        self._nodes += len(found)
        by_key: dict[int, list[Planting]] = {}
        for planting in found:
            if set(grown) <= set(planting.plants):
                by_key.setdefault(planting.key, []).append(planting)
        candidates: list[Candidate] = []
        for face, card in faces:
            candidates += self._of_face(face, by_key.get(KEYS[card], []), grove)
        return sorted(candidates, key=lambda candidate: -candidate.value)

    def _of_face(self, face: str, found: list[Planting], grove: Grove) -> list[Candidate]:
        slip, worths = self._strength.slip, self._worths[self._left]
        turns: dict[tuple[int, ...], Candidate] = {}
        for planting in sorted(found, key=lambda planting: -planting.gain)[:TRIED]:
            turn = carried_through(self._ground, grove, worths, planting.plants)
            value = self._settled(turn) + self._rng.below(slip + 1)
            turns.setdefault(turn.grove.codes, Candidate(value, turn, face, planting.plants))
        if not found and face == PANGOLIN:
            turns[grove.codes] = Candidate(worth_of(grove, worths), Turn(0, grove, -1, ()), face, ())
        return list(turns.values())

    def _settled(self, turn: Turn) -> int:
        """A turn's worth; after the last one its true score, ecosystem cards and all."""
        if self._left or not self._position.terms.ecosystems:
            return turn.worth
        return TENTHS * total(self._position.terms, forest_of(self._ground, turn.grove))

    # ---------------------------------------------------------------- what may come

    def _expected(self, candidates: list[Candidate]) -> list[Candidate]:
        """The best of them for each face, valued by the best turn that may come next."""
        outlook = outlook_of(self._position, self._worths, self._ground)
        worths = self._worths[self._left - 1]
        by_face: Counter[str] = Counter()
        valued: list[Candidate] = []
        for candidate in candidates:
            by_face[candidate.face] += 1
            most = EXPECTED if self._position.terms.seats == 1 else EXPECTED - 2
            if by_face[candidate.face] > most or (self._position.terms.seats == 1 and len(valued) == EXPECTED):
                continue
            if self._stop() or (self._nodes >= self._strength.nodes and valued):
                break
            valued.append(self._with_next(candidate, worths, outlook))
        return sorted(valued, key=lambda candidate: -candidate.value) or candidates

    def _with_next(self, candidate: Candidate, worths: Sequence[Worth], outlook: Outlook) -> Candidate:
        gains, looked_at = best_gains(self._ground, candidate.turn.grove, worths, [True] * KEY_COUNT)
        self._nodes += looked_at
        next_best = expected_best(gains, outlook, candidate.face)
        return candidate._replace(value=worth_of(candidate.turn.grove, worths) + next_best)

    def _played_on(self, candidates: list[Candidate]) -> Candidate:
        """The best of them after a few more turns with sampled displays, the same for each, the worst dropped."""
        turns = min(AHEAD, self._left)
        unseen = unseen_keys(self._position)
        sums = dict.fromkeys(range(len(candidates)), 0)
        samples, share = 0, max(0, self._strength.nodes - self._nodes) // len(FINALISTS)
        for stage, kept in enumerate(FINALISTS):
            until = self._strength.nodes - share * (len(FINALISTS) - 1 - stage)
            order = sorted(sums, key=lambda at: -sums[at])[:kept]
            sums = {at: sums[at] for at in order}
            if len(sums) == 1:
                break
            while self._nodes < until and not self._stop():
                drawn = self._rng.shuffled(unseen)[: 3 * turns]
                samples += 1
                for at in sums:
                    sums[at] += self._rollout(candidates[at].turn.grove, drawn, turns)
        best = max(sums, key=lambda at: sums[at])
        return candidates[best]._replace(value=sums[best] // samples if samples else candidates[best].value)

    def _rollout(self, grove: Grove, drawn: Sequence[int], turns: int) -> int:
        """What the forest is worth after greedy turns with these cards, three a turn."""
        for turn in range(turns):
            worths = self._worths[self._left - 1 - turn]
            found = plantings(self._ground, grove, worths, flags(drawn[3 * turn : 3 * turn + 3]))
            self._nodes += len(found)
            if found:
                best = max(found, key=lambda planting: planting.gain)
                grove = carried_through(self._ground, grove, worths, best.plants).grove
        return worth_of(grove, self._worths[self._left - turns])

    # ---------------------------------------------------------------- animals

    def tended(self) -> Planned:
        """The animal and the flowers beside it that are worth most, as the turn was planned."""
        position, ground = self._position, self._ground
        grove = grove_of(ground, self._forest, self._animals)
        turn = carried_through(ground, grove, self._worths[self._left], self._grown())
        value = self._settled(turn)
        if position.turn.phase is Phase.ANIMAL:
            move = SKIP if turn.animal < 0 else ANIMAL[ground.bits[turn.animal]]
            return Planned(move, 1, 1, value)
        fertile = position.turn.fertile
        wanted = [(ground.bits[square], colour) for square, colour in turn.flowers]
        move = next((PLANT[colour][bit] for bit, colour in wanted if bit & fertile), DONE)
        return Planned(move, 1, 1, value)
