"""The scenarios: what is put on the table, what the guide says at the beginning, and what each resolution brings."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Rules


class Scenario(Struct, frozen=True, kw_only=True):
    """One scenario of the campaign."""

    slug: str
    en: str
    fr: str
    sets: tuple[str, ...]
    """The encounter sets that are gathered."""
    set_up: Callable[[CardGame], None]
    """Puts locations, acts and agendas on the table and makes the encounter deck."""
    begin: Callable[[CardGame], Rules[None]]
    """What happens once hands are dealt."""
    resolve: Callable[[CardGame], Rules[bool]]
    """What the resolution that was reached brings; whether it is a victory."""


SCENARIOS: dict[str, Scenario] = {}
