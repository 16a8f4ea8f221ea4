"""One thing has one name in all games, except where two published games call it differently."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from tests.games.test_words import EVERYTHING

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang

PUBLISHED: Mapping[str, Mapping[str, str]] = {
    ".45 Automatic": {
        "arkham_horror": "Automatique .45",
        "card_game": ".45 Automatique",
        "mansions": "45 Automatique",
    },
    "Mi-Go": {"arkham_horror": "Mi-Go", "elder_sign": "Mi-Go", "mansions": "Migo"},
    "Shotgun": {
        "arkham_horror": "Fusil à Pompe",
        "card_game": "Fusil de Chasse",
        "elder_sign": "Fusil à pompe",
        "mansions": "Fusil à Pompe",
    },
    "St. Mary’s Hospital": {"arkham_horror": "Hôpital Sainte Marie", "card_game": "Hôpital St. Mary"},
    "Study": {"card_game": "Étude", "mansions": "Bureau"},
    "Tommy Gun": {"arkham_horror": "Mitraillette", "elder_sign": "Mitraillette", "mansions": "Mitrailleuse"},
}
"""What published games call differently, with the name in each."""

TWO_THINGS = {
    "Cover-up": "A rumor of Kingsport Horror; a treachery of the card game.",
    "Inner Sanctum": "A room of the Silver Twilight Lodge; a story of Mansions of Madness.",
    "Lights Out": "An adventure of Elder Sign; an event of Mansions of Madness.",
    "Storage Closet": "An adventure of Elder Sign; a room of Mansions of Madness.",
}
"""Titles that stand for different things."""


def named() -> dict[str, dict[str, str]]:
    """Every component by its English name, with its French name in each game that has it."""
    found: dict[str, dict[str, str]] = {}
    for game in GAMES.names():
        edition = edition_of(game, EVERYTHING.get(game, ()))
        for kind in edition.kinds_beside(GAMES[game].reading.registries).values():
            for card in edition[kind]:
                found.setdefault(bare(card.nouns["en"], "en"), {})[game] = str(card.nouns["fr"])
    return found


def bare(name: str, lang: Lang) -> str:
    """A name without what does not tell it from another: its article, capitals, accents and signs."""
    article = "the " if lang == "en" else "le |la |les |l’|une? "
    decomposed = unicodedata.normalize("NFD", re.sub(f"^(?:{article})", "", name.lower()))
    return re.sub(r"[^a-z0-9]", "", decomposed)


def test_a_thing_has_the_same_name_in_all_games() -> None:
    listed = {bare(name, "en") for name in (*PUBLISHED, *TWO_THINGS)}
    differing = {
        name: games
        for name, games in named().items()
        if len({bare(french, "fr") for french in games.values()}) > 1 and name not in listed
    }
    assert differing == {}


def test_the_differences_that_are_published_are_there() -> None:
    names = named()
    assert {name: names[bare(name, "en")] for name in PUBLISHED} == PUBLISHED
