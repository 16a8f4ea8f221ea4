"""The location cards for the neighborhoods of Arkham, a module for each neighborhood."""

from miskatonic.games.kingsport.content.arkham_locations import (
    downtown,
    easttown,
    french_hill,
    merchant_district,
    miskatonic_university,
    northside,
    rivertown,
    southside,
    uptown,
)

__all__ = [
    "downtown",
    "easttown",
    "french_hill",
    "merchant_district",
    "miskatonic_university",
    "northside",
    "rivertown",
    "southside",
    "uptown",
]
