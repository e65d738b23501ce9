"""What a bot of Monster Baby Rescue knows of a seat: its monster and tiles added up, and what a tile would gain it."""

from collections.abc import Sequence

from game.ai.evaluation.monster_baby_rescue import CHANCE, HOPE, LEAD, MANY, POINT, Worths, level_key, pair_key
from game.rules.monster_baby_rescue.finals import Majority
from game.rules.monster_baby_rescue.monsters import Monster
from game.rules.monster_baby_rescue.position import Goal, Terms
from game.rules.monster_baby_rescue.tiles import ANY, MOST, PARTS, WANTS, Kind, Tile

LINK, SPARE = 45, 20
"""A linked heart that waits for a diamond, and a diamond that waits for one."""

VISIT, REWARD = 290, 240
"""What goals that may come are worth to a visit, and visits that may come to a goal."""

GROWTH = (95, 95, 95, 165, 60, 170)
"""What a want is hoped to grow by."""

LAST = len(HOPE) - 1
"""More turns left are as good as these."""


class Keeper:
    """A seat; `add` changes it."""

    __slots__ = (
        "bed_tiles",
        "beds",
        "gems",
        "goal_points",
        "goals",
        "hearts",
        "levels",
        "links",
        "plays",
        "rungs",
        "visits",
        "wants",
    )

    def __init__(self, monster: Monster, terms: Terms) -> None:
        """A seat as it stands in a position."""
        self.levels = list(monster.levels)
        self.gems = list(monster.gems)
        self.rungs, self.beds, self.visits = monster.rungs, monster.beds, monster.visits
        self.goals = len(monster.goals)
        self.goal_points = sum(terms.goals[number].points for number in monster.goals)
        self.hearts = self.plays = self.bed_tiles = 0
        self.links, self.wants = [0, 0], [0] * len(WANTS)
        for number in monster.tiles:
            self._keep(terms.tiles[number])

    def copy(self) -> "Keeper":
        """Another one that stands the same."""
        other = Keeper.__new__(Keeper)
        other.levels, other.gems, other.links, other.wants = self.levels[:], self.gems[:], self.links[:], self.wants[:]
        other.rungs, other.beds, other.visits = self.rungs, self.beds, self.visits
        other.plays, other.bed_tiles, other.hearts = self.plays, self.bed_tiles, self.hearts
        other.goals, other.goal_points = self.goals, self.goal_points
        return other

    def _keep(self, tile: Tile) -> None:
        """A tile lies here now; what it gives is another matter."""
        self.hearts += tile.hearts
        self.plays += tile.kind is Kind.PLAY
        self.bed_tiles += tile.kind is Kind.BED
        if tile.link >= 0:
            self.links[tile.link] += 1
        if tile.want >= 0:
            self.wants[tile.want] += 1

    def add(self, tile: Tile) -> None:
        """The tile is taken; what it lets its player choose is not given yet."""
        self._keep(tile)
        self.rungs += tile.rungs
        self.beds += tile.beds
        self.visits += tile.visits
        self.gems[0] += tile.gems[0]
        self.gems[1] += tile.gems[1]
        if 0 <= tile.part < ANY:
            self.improve(tile.part)

    def improve(self, part: int) -> None:
        """A part goes up, if it can."""
        if self.levels[part] < MOST:
            self.levels[part] += 1

    def meets(self, goal: Goal) -> bool:
        """Whether the goal's condition holds."""
        test, least = goal.test, goal.least
        if test in PARTS:
            return self.levels[PARTS.index(test)] >= least
        if test == "all_parts":
            return min(self.levels) >= least
        if test == "both_gems":
            return min(self.gems) >= least
        return {"rungs": self.rungs, "beds": self.beds, "visits": self.visits}[test] >= least

    def reward(self, goal: Goal) -> None:
        """A goal is reached."""
        self.goals += 1
        self.goal_points += goal.points

    def points(self, worths: Worths) -> int:
        """What the seat scores as things stand, without what is placed among the seats."""
        found = worths.levels[0][level_key(self.levels)] + worths.gems[0][pair_key(*self.gems)]
        found += worths.rungs[0][self.rungs] + worths.beds[0][self.beds] + worths.visits[0][self.visits]
        if not worths.full:
            return found
        own = self.hearts + self.goal_points + sum(map(min, self.links, self.gems)) + self.visits * self.goals
        own += sum(count * each for count, each in zip(self.wants, self._wanted(), strict=True) if count)
        return found + worths.lines[0][pair_key(self.plays, self.bed_tiles)] + POINT * own

    def _wanted(self) -> Sequence[int]:
        """What each want would bring now."""
        return (*self.levels, self.rungs, sum(self.gems) // 2, self.beds // 2)

    # ---------------------------------------------------------------- what a tile would gain

    def gain(self, worths: Worths, tile: Tile, at: int, goals: Sequence[Goal], rivals: Sequence["Keeper"]) -> int:
        """By how much the seat would be better off with the tile, and with what is best of what it lets choose.

        `at` are the turns the seat has afterwards, at most `LAST`; `goals` are nobody's yet, `rivals` the other seats.
        """
        kind = tile.kind
        value = (POINT * tile.hearts + self._linked(tile.link, HOPE[at])) if worths.full else 0
        if kind is Kind.IMPROVE:
            parts = range(len(PARTS)) if tile.part == ANY else (tile.part,)
            return value + max(self.part_gain(worths, part, at, goals) for part in parts)
        if kind is Kind.BED:
            return value + self._bed_gain(worths, tile.beds, at, goals, rivals)
        if kind is Kind.PLAY:
            return value + self._play_gain(worths, tile.rungs, at, goals, rivals)
        if kind is Kind.GEM:
            red, green = tile.gems
            if not tile.choice:
                return value + self.gem_gain(worths, red, green, at, goals)
            chosen = ((red + tile.choice, green), (red, green + tile.choice))
            return value + max(self.gem_gain(worths, *gems, at, goals) for gems in chosen)
        if kind is Kind.DOCTOR:
            return value + self._visit_gain(worths, at, goals)
        return value + self._want_gain(tile.want, at)

    def part_gain(self, worths: Worths, part: int, at: int, goals: Sequence[Goal]) -> int:
        """What a part one level higher brings."""
        levels = self.levels
        level = levels[part]
        if level == MOST:
            return 0
        row = worths.levels[at]
        before = row[level_key(levels)]
        levels[part] = level + 1
        value = row[level_key(levels)] - before + POINT * self.wants[part]
        levels[part] = level
        name = PARTS[part]
        for goal in goals:
            if goal.test == name:
                if level < goal.least:
                    value += self._nearer(goal, goal.least - level, 1, at)
            elif goal.test == "all_parts" and level < goal.least:
                value += self._nearer(goal, sum(goal.least - other for other in levels if other < goal.least), 1, at)
        return value

    def gem_gain(self, worths: Worths, red: int, green: int, at: int, goals: Sequence[Goal]) -> int:
        """What so many diamonds bring."""
        row, (reds, greens) = worths.gems[at], self.gems
        value = row[pair_key(reds + red, greens + green)] - row[pair_key(reds, greens)]
        if not worths.full:
            return value
        value += POINT * self.wants[4] * ((reds + greens + red + green) // 2 - (reds + greens) // 2)
        hope = HOPE[at]
        for colour, more in enumerate((red, green)):
            waiting = max(0, self.links[colour] - self.gems[colour])
            value += POINT * min(waiting, more) + SPARE * hope * max(0, more - waiting) // 100
        for goal in goals:
            if goal.test == "both_gems":
                lacking, then = (
                    max(0, goal.least - reds - red * taken) + max(0, goal.least - greens - green * taken)
                    for taken in (0, 1)
                )
                if lacking > then:
                    value += self._nearer(goal, lacking, lacking - then, at)
        return value

    def _linked(self, colour: int, hope: int) -> int:
        if colour < 0:
            return 0
        return POINT if self.gems[colour] > self.links[colour] else LINK * hope // 100

    def _bed_gain(self, worths: Worths, beds: int, at: int, goals: Sequence[Goal], rivals: Sequence["Keeper"]) -> int:
        row, lines = worths.beds[at], worths.lines[at]
        value = row[self.beds + beds] - row[self.beds]
        value += lines[pair_key(self.plays, self.bed_tiles + 1)] - lines[pair_key(self.plays, self.bed_tiles)]
        value += POINT * self.wants[5] * ((self.beds + beds) // 2 - self.beds // 2)
        for places in worths.majorities:
            if places.counted == "beds":
                value += _lead(places, self.beds, beds, [rival.beds for rival in rivals], at)
        return value + self._counted_goals("beds", self.beds, beds, at, goals)

    def _play_gain(self, worths: Worths, rungs: int, at: int, goals: Sequence[Goal], rivals: Sequence["Keeper"]) -> int:
        row, lines = worths.rungs[at], worths.lines[at]
        value = row[self.rungs + rungs] - row[self.rungs]
        value += lines[pair_key(self.plays + 1, self.bed_tiles)] - lines[pair_key(self.plays, self.bed_tiles)]
        value += POINT * self.wants[3] * rungs
        for places in worths.majorities:
            if places.counted == "rungs":
                value += _lead(places, self.rungs, rungs, [rival.rungs for rival in rivals], at)
        return value + self._counted_goals("rungs", self.rungs, rungs, at, goals)

    def _visit_gain(self, worths: Worths, at: int, goals: Sequence[Goal]) -> int:
        row = worths.visits[at]
        value = row[self.visits + 1] - row[self.visits]
        if worths.full:
            value += POINT * self.goals + VISIT * HOPE[at] // 100
        return value + self._counted_goals("visits", self.visits, 1, at, goals)

    def _want_gain(self, want: int, at: int) -> int:
        now = self._wanted()[want]
        room = MOST - now if want < len(PARTS) else MANY
        return POINT * now + min(POINT * room, GROWTH[want]) * HOPE[at] // 100

    def _counted_goals(self, test: str, count: int, more: int, at: int, goals: Sequence[Goal]) -> int:
        value = 0
        for goal in goals:
            if goal.test == test and count < goal.least:
                value += self._nearer(goal, goal.least - count, more, at)
        return value

    def _nearer(self, goal: Goal, lacking: int, steps: int, at: int) -> int:
        """What so many steps towards a goal bring that lacks so many."""
        worth = POINT * (goal.points + self.visits) + REWARD * HOPE[at] // 100
        then = 100 if steps >= lacking else _chance(lacking - steps, at)
        return worth * (then - _chance(lacking, at)) // 100


def _chance(lacking: int, at: int) -> int:
    return CHANCE[min(lacking, len(CHANCE) - 1)] * HOPE[at] // 100


def _lead(face: Majority, count: int, more: int, rivals: Sequence[int], at: int) -> int:
    """What having more of something brings where places are counted."""
    now = placed(face, count + more, rivals) - placed(face, count, rivals)
    return POINT * now + LEAD * more * HOPE[at] // 100


def placed(face: Majority, count: int, rivals: Sequence[int]) -> int:
    """What a final tile pays for so many, beside what the other seats have."""
    if not count:
        return face.none
    better = tied = 0
    for rival in rivals:
        better += rival > count
        tied += rival == count
    return sum(face.places[better : better + tied + 1]) // (tied + 1)
