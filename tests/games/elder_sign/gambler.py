"""A player of Elder Sign who knows nothing."""

from tests.games import gambler
from tests.games.elder_sign.editions import BASE

from miskatonic.games.elder_sign.components import ANCIENT_ONES

BOLD = ("task:", "buy:", "use:", "clue", "aside:", "focus:", "assist:", "roll", "banish:", "effect:")
"""What gets an investigator somewhere."""
GREAT_OLD = [card.slug for card in BASE[ANCIENT_ONES]]
"""The Ancient Ones of the game."""


class Gambler(gambler.Gambler):
    """A bold one mostly takes what gets its investigator somewhere."""

    lapse = 8

    def leads_on(self, option: str) -> bool:
        return option.startswith(BOLD)
