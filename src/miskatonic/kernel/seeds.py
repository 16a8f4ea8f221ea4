"""Random seeds: the one place where randomness comes from outside."""

from __future__ import annotations

from secrets import randbits


def drawn_seed() -> int:
    """An unguessable seed."""
    return randbits(64)
