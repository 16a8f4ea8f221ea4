"""The location cards for the neighborhoods of Kingsport, a module for each neighborhood."""

from miskatonic.games.kingsport.content.kingsport_locations import (
    central_hill,
    harborside,
    kingsport_head,
    south_shore,
)

__all__ = [
    "central_hill",
    "harborside",
    "kingsport_head",
    "south_shore",
]
