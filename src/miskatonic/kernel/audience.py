"""Who may know something: a seat, a team, or everybody."""

from __future__ import annotations

Audience = int | str | None
"""The number of a seat, the name of a team, or None for everybody."""

EVERYBODY: Audience = None

Ears = tuple[Audience, ...]
"""The audiences of a reader: everybody, and for a player its seat and its team."""

SPECTATOR: Ears = (EVERYBODY,)
"""The audiences of a spectator without a seat."""


def ears_of(seat: int | None, team: str = "") -> Ears:
    """The audiences that a seat of that team belongs to (None: a spectator)."""
    if seat is None:
        return SPECTATOR
    return (EVERYBODY, seat, team) if team else (EVERYBODY, seat)
