"""Suggestions for misspelt names: the nearest valid one is offered."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from miskatonic.kernel.text import Text, text

CLOSE = 0.7
"""How much of a name must be right."""

LONGEST = 100


def slip(given: str, known: Iterable[str], otherwise: Text) -> Text:
    """“jeny_barnes: did you mean jenny_barnes?” where a known name is close to the given one; otherwise the other sentence."""
    close = difflib.get_close_matches(given[:LONGEST].lower(), list(known), n=1, cutoff=CLOSE)
    return text("error-slip", given=given[:LONGEST], close=close[0]) if close else otherwise
