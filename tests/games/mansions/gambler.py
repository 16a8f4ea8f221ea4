"""A player of Mansions of Madness who knows nothing."""

from typing import Any

from tests.games.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.mansions.components import STORIES, VARIANTS
from miskatonic.kernel.box import edition_of

TOLD = [story.slug for story in edition_of("mansions")[STORIES]]
"""The stories of the game."""


class Wanderer(Gambler):
    """A bold one ends no turn as long as there is something to do."""

    lapse = 8

    def leads_on(self, option: str) -> bool:
        """Exploring, attacking, and whatever the keeper can do."""
        return option.startswith(("explore", "attack:", "action:", "play:", "run:", "force:"))


def some_table(seed: int) -> Table[Any]:
    """A game of one of the stories with two to five players, the keeper anywhere, now and then with the variants."""
    players = 2 + seed // 5 % 4
    variants = dict.fromkeys(VARIANTS, seed % 7 == 6)
    setup: dict[str, Any] = {"players": players, "story": TOLD[seed % len(TOLD)], "keeper": seed % players}
    return new_table("mansions", seed=seed, **setup, **variants)
