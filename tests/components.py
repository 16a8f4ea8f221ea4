"""What the client's pictures are chosen from: every component of every game, with the facts that matter to them.

`make types` writes it to the client, whose tests draw all of them; `python -m tests.components` prints it.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from miskatonic.kernel.box import Edition, edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.reading import Reading

WRITTEN = Path(__file__).parents[1] / "web/src/games/components.json"
FACTS = [
    "colors",
    "effect",
    "encounter_set",
    "entries",
    "faction",
    "home",
    "movement",
    "rewards",
    "toughness",
    "traits",
    "world",
]

BOXES = {"arkham_horror": ("kingsport", "kingsport_board", "kingsport_epic")}
"""The boxes that come along."""

Component = dict[str, Any]


@cache
def components() -> dict[str, list[Component]]:
    """The components of each game with all its boxes, in the order of kinds and slugs."""
    return {game: of_game(game) for game in sorted(GAMES.names())}


def of_game(game: str) -> list[Component]:
    """The components of a game with the boxes that come with it."""
    reading = GAMES[game].reading
    edition = edition_of(game, BOXES.get(game, ()))
    found = [
        component(reading, slug, edition)
        for registry in edition.kinds_beside(reading.registries).values()
        for slug in edition[registry].slugs
    ]
    return sorted(found, key=lambda one: (one["kind"], one["slug"]))


def component(reading: Reading[Any], slug: str, edition: Edition) -> Component:
    """A component, with those facts that are there and matter."""
    facts = msgspec.to_builtins(reading.facts(slug, edition)) or {}
    kept = {fact: facts[fact] for fact in FACTS if facts.get(fact)}
    return {"slug": slug, "kind": reading.card_text(slug, "en").kind, "facts": kept}


def written() -> str:
    """All of them, one in a line."""
    games = (
        f'"{game}": [\n' + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]"
        for game, found in components().items()
    )
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    print(written(), end="")
