"""What went wrong with the player's own files, said once: which file, why, and where its contents are now."""

from game.play.store import Why
from game.scenes.dialog import Dialog
from game.scenes.house import House
from game.scenes.menu import Item


def notices(house: House) -> Dialog | None:
    """A dialog of everything not yet said; None if there is nothing."""
    lines = [line for line in _lines(house) if line not in house.said]
    if not lines:
        return None
    house.said.update(lines)
    understood = Item("back", "check", house.words.say("All right"), house.stack.pop)
    return Dialog(house, house.words.say("Please note"), "\n".join(lines), [understood])


def _lines(house: House) -> list[str]:
    say = house.words.say
    kept = (house.progress, house.people, house.results, house.tournament)
    lines = [
        say(
            "{file} could not be used ({reason}). It was kept as {kept}.",
            file=t.file.name,
            reason=t.reason,
            kept=t.kept.name,
        )
        for t in (*house.file.troubles, *house.store.troubles, *(trouble for file in kept for trouble in file.troubles))
    ]
    lines += [
        say(
            "{file} is a newer Fivefold's. It is left as it is; changes are kept only while this one is open.",
            file=name,
        )
        for name in (file.path.name for file in kept if file.newer)
    ]
    why = house.store.why
    if why is not None:
        reasons = {
            Why.LOCKED: say("Fivefold is open twice. Games of this window are kept only while it is open."),
            Why.FULL: say("The disk is full. Games are kept only while Fivefold is open."),
            Why.UNWRITABLE: say("Games can't be saved on this disk. They are kept only while Fivefold is open."),
        }
        lines.append(reasons[why.why])
    return lines
