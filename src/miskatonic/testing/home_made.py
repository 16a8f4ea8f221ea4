"""Cards that no box has, for rules that no published card shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from miskatonic.kernel.box import BOXES, Box
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import open_box, withdraw

HOME_MADE: dict[str, list[str]] = {}
"""The home-made boxes that are there now, by game: scenarios are played with them unless they say otherwise."""


@contextmanager
def home_made(game: str, slug: str = "home_made", text: Path | None = None) -> Iterator[Box]:
    """A box for one test. What is declared meanwhile belongs to it, scenarios are played with it, and at the end it is gone:

    ```python
    with home_made("elder_sign"):
        common_item("brass_lens", "Brass Lens", "Lentille de cuivre", gain("clue"))
        g = scenario("elder_sign").give("joe_diamond", "brass_lens")
    ```
    """
    _ = GAMES[game]  # its own cards are declared when it is first imported
    box = BOXES.add(Box(slug, game, "Home-made", "Fait maison", text=text))
    HOME_MADE.setdefault(game, []).append(slug)
    try:
        with box:
            yield box
    finally:
        HOME_MADE[game].remove(slug)
        for component in [found for found in open_box(game).declared.values() if found.box == slug]:
            withdraw(game, component.slug)
        BOXES.remove(box)
