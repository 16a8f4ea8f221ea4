"""A player of Arkham Horror who knows nothing."""

from tests.games import gambler

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


class Gambler(gambler.Gambler):
    """A bold one mostly takes what gets its investigator somewhere."""

    lapse = 3

    def leads_on(self, option: str) -> bool:
        return option.startswith(BOLD)
