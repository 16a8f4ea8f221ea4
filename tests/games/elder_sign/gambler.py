"""A player of Elder Sign who knows nothing."""

from tests.games import gambler

BOLD = ("task:", "buy:", "use:", "clue", "aside:", "focus:", "assist:", "roll", "banish:", "effect:")
"""What gets an investigator somewhere."""


class Gambler(gambler.Gambler):
    """A bold one mostly takes what gets its investigator somewhere."""

    lapse = 8

    def leads_on(self, option: str) -> bool:
        return option.startswith(BOLD)
