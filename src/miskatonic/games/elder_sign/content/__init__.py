"""The components of Elder Sign, a module for each deck. Importing this declares them all."""

from miskatonic.games.elder_sign.content import (
    adventures,
    allies,
    ancient_ones,
    common_items,
    investigators,
    monsters,
    mythos,
    other_worlds,
    spells,
    unique_items,
)

__all__ = [
    "adventures",
    "allies",
    "ancient_ones",
    "common_items",
    "investigators",
    "monsters",
    "mythos",
    "other_worlds",
    "spells",
    "unique_items",
]
