"""Components of Arkham Horror and of its boxes beside the published tables."""

from typing import Any

from tests.games.arkham_horror.published import Row

from miskatonic.games.arkham_horror import components as declared
from miskatonic.kernel.box import Edition


def gate_is_as_printed(row: Row) -> None:
    """Where it leads, its modifier and its symbol."""
    marker = declared.GATE_MARKERS[row.slug]
    assert (marker.world, marker.modifier) == (row.named["world"], row.number("modifier"))
    assert marker.symbol == row.named["symbol"]


def street_is_as_printed(row: Row, edition: Edition) -> Any:
    """The ways beside it, its arrows and its locations."""
    street = declared.STREETS[row.slug]
    assert sorted(street.beside) == sorted(row.words("beside"))
    assert (street.white, street.black) == (row.named["white"], row.named["black"])
    here = [location.slug for location in edition[declared.LOCATIONS] if location.street == row.slug]
    assert sorted(here) == sorted(row.words("locations"))
    return street
