"""The components of Arkham Horror, a module for each deck. Importing this declares them all."""

from miskatonic.games.arkham_horror.content import (  # isort: skip
    board,
    common_items,
    unique_items,
    spells,
    skills,
    allies,
    specials,
    monsters,
    investigators,
    ancient_ones,
    neighborhoods,
    gate_cards,
    mythos,
)

__all__ = [
    "allies",
    "ancient_ones",
    "board",
    "common_items",
    "gate_cards",
    "investigators",
    "monsters",
    "mythos",
    "neighborhoods",
    "skills",
    "specials",
    "spells",
    "unique_items",
]
