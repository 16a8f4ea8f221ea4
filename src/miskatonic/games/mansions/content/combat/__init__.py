"""The three combat decks.

Which halves share a card is known of two cards only; the others are paired here, which decides nothing but how fast a deck is used up.
"""

from miskatonic.games.mansions.content.combat import beast, eldritch, humanoid

__all__ = ["beast", "eldritch", "humanoid"]
