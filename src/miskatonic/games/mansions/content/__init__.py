"""Every component of Mansions of Madness, a module for each deck and each story. Importing this declares them all."""

from miskatonic.games.mansions.content import (
    combat,
    exploration,
    investigators,
    keeper_actions,
    locks,
    monsters,
    mythos,
    obstacles,
    puzzles,
    spells,
    starting_items,
    stories,
    tiles,
    traumas,
)

__all__ = [
    "combat",
    "exploration",
    "investigators",
    "keeper_actions",
    "locks",
    "monsters",
    "mythos",
    "obstacles",
    "puzzles",
    "spells",
    "starting_items",
    "stories",
    "tiles",
    "traumas",
]
