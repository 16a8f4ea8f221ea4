"""Seeds that nobody gives: the one place where chance comes from outside."""

from __future__ import annotations

from secrets import randbits


def drawn_seed() -> int:
    """A seed that nobody can guess."""
    return randbits(64)
