"""One line of the table protocol: from bytes to a checked request, from an answer to bytes."""

import json
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, BinaryIO

import msgspec

LONGEST_LINE = 1 << 20
"""Bytes of a line, its end not counted."""

DEEPEST = 256
"""Arrays and objects inside one another; what is deeper is refused before anything reads it."""

GREATEST = 2**63 - 1
"""The greatest seed, and the greatest number of anything counted."""

LONGEST_MESSAGE = 400
"""Characters of an error's message: what was said is quoted, and may be long."""

_CHUNK = 1 << 16
_STRING_OR_BRACKET = re.compile(rb'\\.|["\[\]{}]', re.DOTALL)


class Code(Enum):
    """What was wrong with a request, by the names of docs/protocol.md."""

    BAD_JSON = "bad_json"
    BAD_REQUEST = "bad_request"
    UNKNOWN_COMMAND = "unknown_command"
    UNKNOWN_GAME = "unknown_game"
    BAD_OPTION = "bad_option"
    BAD_SETUP = "bad_setup"
    BAD_RECORD = "bad_record"
    NO_GAME = "no_game"
    ILLEGAL_ACTION = "illegal_action"
    GAME_OVER = "game_over"
    LIMIT = "limit"


class Refused(Exception):  # noqa: N818 - it names what happened to the request
    """A request that gets an error for an answer."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(_cut(message, LONGEST_MESSAGE))
        self.code = code


class Request:
    """The fields of one request; every reader raises `Refused` (`bad_request`) naming its field."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields

    def has(self, name: str) -> bool:
        """Whether the field was sent, whatever its value."""
        return name in self._fields

    def text(self, name: str) -> str:
        """A text that must be there."""
        value = self._required(name)
        if not isinstance(value, str):
            raise _wrong(name, "a text", value)
        return value

    def mapping(self, name: str) -> Mapping[str, Any]:
        """An object that must be there."""
        value = self._required(name)
        if not isinstance(value, dict):
            raise _wrong(name, "an object", value)
        return value

    def whole(self, name: str, least: int | None = None, most: int | None = None) -> int:
        """A whole number that must be there, `least` and `most` included; true and 1.0 are none."""
        value = self._required(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise _wrong(name, "a whole number", value)
        if least is not None and value < least:
            raise Refused(Code.BAD_REQUEST, f"{name}: must be at least {least}")
        if most is not None and value > most:
            raise Refused(Code.BAD_REQUEST, f"{name}: must be at most {most}")
        return value

    def _required(self, name: str) -> Any:
        if name not in self._fields:
            raise Refused(Code.BAD_REQUEST, f"{name}: missing")
        return self._fields[name]


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Every line of a stream without its end; None for one that is too long, which is read past and forgotten."""
    while line := source.readline(LONGEST_LINE + 1):
        if line.endswith(b"\n"):
            yield line[:-1]
        elif len(line) <= LONGEST_LINE:
            yield line
        else:
            _skip_rest(source)
            yield None


def decode(line: bytes | None) -> dict[str, Any]:
    """The fields of the request a line holds, else `Refused` (`bad_json`, `limit`, `bad_request`)."""
    if line is None:
        raise Refused(Code.LIMIT, f"a line may hold at most {LONGEST_LINE} bytes")
    if _too_deep(line):
        raise Refused(Code.LIMIT, f"nesting may be at most {DEEPEST} deep")
    try:
        value = msgspec.json.decode(line)
    except RecursionError:
        raise Refused(Code.LIMIT, "nesting too deep") from None
    except ValueError as error:
        raise Refused(Code.BAD_JSON, str(error)) from None
    if not isinstance(value, dict):
        raise Refused(Code.BAD_REQUEST, f"a request is an object, not {_kind(value)}")
    return value


def encode(answer: Mapping[str, Any]) -> bytes:
    """One answer as one line of ASCII, its end included."""
    return json.dumps(answer, allow_nan=False, separators=(",", ":")).encode("ascii") + b"\n"


def shown(text: str) -> str:
    """What was said, quoted and short enough for a message."""
    return repr(_cut(text, 60))


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 3]}..."


def _skip_rest(source: BinaryIO) -> None:
    while (chunk := source.readline(_CHUNK)) and not chunk.endswith(b"\n"):
        pass


def _too_deep(line: bytes) -> bool:
    if line.count(b"[") + line.count(b"{") <= DEEPEST:
        return False
    depth = 0
    in_text = False
    for found in _STRING_OR_BRACKET.finditer(line):
        token = found.group()
        if token == b'"':
            in_text = not in_text
        elif not in_text:
            depth += (token in b"[{") - (token in b"]}")
            if depth > DEEPEST:
                return True
    return False


def _wrong(name: str, wanted: str, value: object) -> Refused:
    return Refused(Code.BAD_REQUEST, f"{name}: must be {wanted}, not {_kind(value)}")


def _kind(value: object) -> str:
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    kinds = {str: "a text", int: "a whole number", float: "a number with a fraction", list: "an array"}
    return kinds.get(type(value), "an object")
