"""The scenarios, a module for each. Importing this declares them all."""

from miskatonic.games.card_game.content.scenarios import the_devourer_below, the_gathering, the_midnight_masks

__all__ = ["the_devourer_below", "the_gathering", "the_midnight_masks"]
