"""Monster Baby Rescue told a second time, plainly and slowly, from the tables and the setup alone.

It shares nothing with the rules core, so that the two can be held against each other.
"""

from typing import Any

PARTS = ["head", "torso", "legs"]


class Plain:
    """A game in progress; `move` changes it."""

    def __init__(self, data: dict[str, Any], setup: dict[str, Any], *, full: bool) -> None:
        self.full = full
        self.box = {tile["id"]: tile for tile in data["care_tiles"]["tile"]}
        self.track_data = data["track"]
        self.prices = data["track"]["row"]["prices"]
        self.deck = list(setup["deck"])
        self.row = sorted((self.deck.pop(0) for _ in range(6)), key=lambda name: self.box[name]["hearts"])
        goals = {goal["id"]: goal for goal in data["goals"]["goal"]}
        finals = {final["id"]: final for final in data["finals"]["final"]}
        self.goals = {name: goals[name][side] for name, side in setup["goals"].items()}
        self.finals = [finals[name][side] for name, side in setup["finals"].items()]
        self.players: list[dict[str, Any]] = [
            {"levels": dict.fromkeys(PARTS, 1), "red": 0, "green": 0, "tiles": [], "goals": [], "at": 0}
            for _seat in setup["start"]
        ]
        self.queue = list(setup["start"])
        """Figures from the rearmost to the foremost."""
        self.stock = dict(data["track"]["supply"])
        self.asking: str | None = None
        self.last = False
        self.gap: int | None = None

    def legal(self) -> set[str]:
        if not self.queue:
            return set()
        player = self.players[self.queue[0]]
        if self.asking == "part":
            return {f"improve {part}" for part in PARTS if player["levels"][part] < 4}
        if self.asking == "gem":
            return {f"gem {colour}" for colour, count in self.stock.items() if count}
        return {f"take {place}" for place, name in enumerate(self.row, start=1) if name}

    def move(self, text: str) -> None:
        word, what = text.split()
        player = self.players[self.queue[0]]
        if word == "take":
            self._take(player, int(what) - 1)
        elif word == "improve":
            self._improve(player, what)
        else:
            self._gems(player, what, self.box[player["tiles"][-1]]["choice"])
        self.asking = None if word != "take" else self.asking
        if self.asking is None:
            self._finish(player)

    def _take(self, player: dict[str, Any], place: int) -> None:
        tile = self.box[self.row[place]]
        player["tiles"].append(tile["id"])
        self.row[place] = None
        self.gap = place
        for colour in ("red", "green"):
            self._gems(player, colour, tile.get(colour, 0))
        part, choice = tile.get("part"), tile.get("choice", 0)
        if part == "any":
            low = [part for part in PARTS if player["levels"][part] < 4]
            if len(low) > 1:
                self.asking = "part"
            elif low:
                self._improve(player, low[0])
        elif part:
            self._improve(player, part)
        colours = [colour for colour, count in self.stock.items() if count]
        if choice and len(colours) > 1:
            self.asking = "gem"
        elif choice and colours:
            self._gems(player, colours[0], choice)

    def _improve(self, player: dict[str, Any], part: str) -> None:
        player["levels"][part] = min(4, player["levels"][part] + 1)

    def _gems(self, player: dict[str, Any], colour: str, count: int) -> None:
        count = min(count, self.stock[colour])
        self.stock[colour] -= count
        player[colour] += count

    def _finish(self, player: dict[str, Any]) -> None:
        for name, goal in self.goals.items():
            taken = any(name in other["goals"] for other in self.players)
            if not taken and self._measure(player, goal["test"]) >= goal["least"]:
                player["goals"].append(name)
        seat = self.queue.pop(0)
        if self.last:
            return
        assert self.gap is not None
        player["at"] += self.prices[self.gap]
        behind = [other for other in self.queue if self.players[other]["at"] <= player["at"]]
        self.queue.insert(len(behind), seat)
        del self.row[self.gap]
        self.row.append(self.deck.pop(0))
        self.last = not self.deck

    def _sum(self, player: dict[str, Any], key: str) -> int:
        return sum(self.box[name].get(key, 0) for name in player["tiles"])

    def _kinds(self, player: dict[str, Any], kind: str) -> int:
        return sum(self.box[name]["kind"] == kind for name in player["tiles"])

    def _measure(self, player: dict[str, Any], test: str) -> int:
        if test in PARTS:
            return int(player["levels"][test])
        if test == "all_parts":
            return min(player["levels"].values())
        if test == "both_gems":
            return min(player["red"], player["green"])
        if test == "gems":
            return int(player["red"] + player["green"])
        return self._kinds(player, "doctor") if test == "visits" else self._sum(player, test)

    def totals(self) -> list[int]:
        if not self.full:
            return [self._simple(player) for player in self.players]
        found = [self._own(player) for player in self.players]
        for final in self.finals:
            found = [total + more for total, more in zip(found, self._final(final), strict=True)]
        return found

    def winners(self) -> list[int] | None:
        if self.queue:
            return None
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def _simple(self, player: dict[str, Any]) -> int:
        table, parts = (self.track_data["simplified"][key] for key in ("counts", "parts"))
        counts = [self._measure(player, what) for what in ("rungs", "beds", "gems", "visits")]
        points = sum(table[min(5, count)] for count in counts)
        return int(points + sum(parts[level - 1] for level in player["levels"].values()))

    def _own(self, player: dict[str, Any]) -> int:
        tiles = [self.box[name] for name in player["tiles"]]
        points = self._sum(player, "hearts") + sum(self.goals[name]["points"] for name in player["goals"])
        for colour in ("red", "green"):
            points += min(player[colour], sum(tile.get("link") == colour for tile in tiles))
        for tile in tiles:
            want = tile.get("want")
            if want in PARTS or want == "rungs":
                points += self._measure(player, want)
            elif want:
                points += self._measure(player, want) // 2
        points += 3 * min(self._kinds(player, "play"), self._kinds(player, "bed") // 2)
        return int(points + self._kinds(player, "doctor") * len(player["goals"]))

    def _final(self, final: dict[str, Any]) -> list[int]:
        if final["type"] == "lowest":
            return [self._lowest(final, list(player["levels"].values())) for player in self.players]
        if final["type"] == "pairs":
            return [
                final["each"] * min(player["red"], player["green"])
                if player["red"] + player["green"]
                else final["none"]
                for player in self.players
            ]
        counts = [self._measure(player, final["count"]) for player in self.players]
        if final["type"] == "table":
            return [final["table"][min(count, 5)] for count in counts]
        return [self._place(final, counts, count) for count in counts]

    @staticmethod
    def _lowest(final: dict[str, Any], levels: list[int]) -> int:
        if 1 in levels:
            return int(final["per_level_1"] * levels.count(1))
        return int(final["points"][min(levels) - 2])

    @staticmethod
    def _place(final: dict[str, Any], counts: list[int], count: int) -> int:
        if count == 0:
            return int(final["none"])
        better = sum(other > count for other in counts)
        tied = counts.count(count)
        covered = [*final["places"], 0, 0, 0, 0, 0][better : better + tied]
        return sum(covered) // tied


def replayed(data: dict[str, Any], setup: dict[str, Any], moves: list[str], *, full: bool) -> Plain:
    plain = Plain(data, setup, full=full)
    for text in moves:
        assert text in plain.legal()
        plain.move(text)
    return plain
