"""What can go wrong in the rules core, named by what happened."""


class RulesError(ValueError):
    """Something said to the rules core that it can't accept; the text says what was said and what is wrong."""


class NotationError(RulesError):
    """A text that is no move, cell or card of this game."""


class IllegalMove(RulesError):  # noqa: N818
    """A well-formed move that the rules don't allow in this position."""


class OptionError(RulesError):
    """An option, option value or number of seats that the game doesn't have."""


class SetupError(RulesError):
    """A setup that the box can't deal."""


class RecordError(RulesError):
    """A record that can't be read or replayed."""


class LevelError(RulesError):
    """Bad data of a level: names file, key and reason."""
