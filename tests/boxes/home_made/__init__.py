"""A box of each game with every kind of component that it has; the tests play, check, see and read them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from miskatonic.kernel.box import Box, edition_of, in_order
from miskatonic.kernel.game import GAMES as ENGINE
from miskatonic.kernel.reading import CardText
from miskatonic.kernel.text import Lang
from miskatonic.testing import home_made

TEXT = Path(__file__).parent / "text"
OWN = "home_made"
GAMES = {
    "elder_sign": "elder_sign",
    "card_game": "card_game",
    "arkham_horror": "arkham_horror",
    "kingsport": "arkham_horror",
    "mansions": "mansions",
}
"""For which game each of the boxes is."""
SETUPS: dict[str, dict[str, Any]] = {
    "elder_sign": {"seats": ["miss_lupin"], "ancient_one": "the_sleeper"},
    "card_game": {"seats": ["ida_marsh"], "scenario": "the_leak"},
    "arkham_horror": {"seats": ["ida_marsh"], "ancient_one": "the_sleeper"},
    "kingsport": {
        "seats": ["ida_marsh"],
        "ancient_one": "the_sleeper",
        "answers": {"herald": "the_lantern", "guardian": "the_heron", "epic_battle": "yes"},
    },
    "mansions": {"seats": ["keeper", "ida_marsh"], "story": "the_dry_dock"},
}
"""How a table is set that shows what is in them."""
WORDS = {
    "elder_sign": {"en": "Miss Lupin", "fr": "Miss Lupin"},
    "card_game": {"en": "Pump House", "fr": "Station de pompage"},
    "arkham_horror": {"en": "Salt House", "fr": "Grenier à sel"},
    "kingsport": {"en": "Salt House", "fr": "Grenier à sel"},
    "mansions": {"en": "Gallery 7", "fr": "Galerie 7"},
}
"""What is read there as the game begins."""


def boxes_of(name: str) -> list[str]:
    """The boxes of such a table."""
    return [OWN, "kingsport"] if name == "kingsport" else [OWN]


def cards_of(name: str, lang: Lang) -> list[CardText]:
    """What stands on every component of such a box, while it is open."""
    game, reading = GAMES[name], ENGINE[GAMES[name]].reading
    edition = edition_of(game, in_order(game, boxes_of(name)))
    registries = edition.kinds_beside(reading.registries).values()
    return [reading.card_text(card.slug, lang) for each in registries for card in edition[each] if card.box == OWN]


@contextmanager
def filled(name: str) -> Iterator[Box]:
    """A box with everything in it, for as long as it lasts."""
    game = GAMES[name]
    with home_made(game, text=TEXT if game == "arkham_horror" else None) as box:
        import_module(f"tests.boxes.home_made.{name}").fill()
        yield box
