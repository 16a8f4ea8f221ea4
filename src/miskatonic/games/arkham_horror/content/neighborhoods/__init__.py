"""The location cards, a module for each neighborhood."""

from miskatonic.games.arkham_horror.content.neighborhoods import (
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
