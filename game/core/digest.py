"""The fingerprint of a game's data, which a record carries so that it is never replayed on other data."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any


def digest(name: str, data: Mapping[str, Any] | None = None) -> str:
    """Sixteen hex digits for the game's id and its data (plain JSON values; order of keys doesn't matter)."""
    text = json.dumps([name, dict(data or {})], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
