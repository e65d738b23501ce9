"""About: what this is, whose games these are, and what it is made of."""

from collections.abc import Sequence

from game.scenes.reader import Reader
from game.shell.column import Block
from game.shell.layout import Canvas
from game.shell.widgets import Heading, Words
from game.tables import offers

GAP, SECTION_GAP = 12.0, 36.0

LIBRARIES = (
    ("pygame-ce, SDL", "LGPL 2.1, zlib"),
    ("pymunk, Chipmunk", "MIT"),
    ("msgspec", "BSD-3-Clause"),
    ("tomli, tomli-w, platformdirs, filelock", "MIT"),
    ("Nunito", "SIL Open Font License 1.1"),
)


class About(Reader):
    """Read like a rule page."""

    def heading(self, canvas: Canvas) -> Heading:
        """Name and version."""
        return self.titled(canvas, self.words.say("Fivefold {version}", version=self.house.version))

    def blocks(self, canvas: Canvas, width: float) -> list[Block]:
        """Paragraphs under three titles."""
        say, found = self.words.say, list[Block]()

        def add(words: str, role: str = "body", colour: str = "ink", gap: float = GAP) -> None:
            height = self.kit.measure(words, role, canvas, width)[1]
            found.append(Block(height, lambda rect: Words(rect, words, role, colour), gap))

        add(say("Five tabletop games on one sofa, for people and bots. Free software under the MIT licence."))
        add(say("The games"), "strong", gap=SECTION_GAP)
        for game, credit in offers.CREDITS.items():
            add(self._credit(offers.title(self.words, game), credit))
        add(
            say(
                "The names of the games belong to their owners. Fivefold is made by people who like these games; it "
                "has no ties to their authors or publishers. Its drawings, sounds and words are its own. If you enjoy "
                "a game here, the real thing on a real table is even better."
            ),
            colour="ink_2",
        )
        add(say("What it is made of"), "strong", gap=SECTION_GAP)
        for name, licence in LIBRARIES:
            add(f"{name}: {licence}")
        return found

    def _credit(self, title: str, credit: offers.Credit) -> str:
        if not credit.authors:
            return self.words.say("{game}, published by {publisher}", game=title, publisher=credit.publisher)
        authors = _listed(credit.authors)
        return self.words.say(
            "{game} by {authors}, published by {publisher}", game=title, authors=authors, publisher=credit.publisher
        )


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)
