"""A player of Arkham Horror who knows nothing."""

from tests.games import gambler
from tests.games.arkham_horror.editions import BASE

from miskatonic.games.arkham_horror.components import ANCIENT_ONES

BOLD = (
    "walk:",
    "use:",
    "hold:",
    "fight:",
    "service:",
    "buy:",
    "close",
    "elder_sign",
    "trade:",
    "clue",
    "attack",
    "keep:",
)
"""What gets an investigator somewhere."""
GREAT_OLD = [card.slug for card in BASE[ANCIENT_ONES]]
"""The Ancient Ones of the game."""


class Gambler(gambler.Gambler):
    """A bold one mostly takes what gets its investigator somewhere."""

    lapse = 3

    def leads_on(self, option: str) -> bool:
        return option.startswith(BOLD)
