"""Which monster lives with which seat: drawn anew for every game, the same whenever that game is shown."""

from zlib import crc32

from game.rules.monster_baby_rescue.position import Terms

KINDS = ("dragon", "pup", "yeti", "owlmoth", "crab")


def kinds(terms: Terms) -> tuple[str, ...]:
    """By seat, all different. They follow from what was dealt and everybody may see: the sides of goals and finals."""
    sides = "".join([*(goal.side for goal in terms.goals), *(final.side for final in terms.finals)])
    drawn, left = crc32(f"{terms.seats} {terms.deck} {sides}".encode()), list(KINDS)
    found = []
    for _ in range(terms.seats):
        drawn, at = divmod(drawn, len(left))
        found.append(left.pop(at))
    return tuple(found)
