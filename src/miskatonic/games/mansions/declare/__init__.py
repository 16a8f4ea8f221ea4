"""The words that the decks and the stories are declared with: one call, one component."""

from miskatonic.games.mansions.declare.basics import withdraw
from miskatonic.games.mansions.declare.hindrances import (
    lock,
    lock_layout,
    lock_piece,
    obstacle,
    rune_puzzle,
    wiring_layout,
    wiring_piece,
)
from miskatonic.games.mansions.declare.keeper import (
    attack,
    combat,
    defence,
    keeper_action,
    monster,
    mythos,
    token,
    trauma,
)
from miskatonic.games.mansions.declare.people import (
    back,
    clue,
    exploration,
    investigator,
    mental_trait,
    physical_trait,
    spell,
    starting_item,
)
from miskatonic.games.mansions.declare.stories import event, objective, question, seeding, story
from miskatonic.games.mansions.declare.tiles import link, opening, room, space, tile, tile_side

__all__ = [
    "attack",
    "back",
    "clue",
    "combat",
    "defence",
    "event",
    "exploration",
    "investigator",
    "keeper_action",
    "link",
    "lock",
    "lock_layout",
    "lock_piece",
    "mental_trait",
    "monster",
    "mythos",
    "objective",
    "obstacle",
    "opening",
    "physical_trait",
    "question",
    "room",
    "rune_puzzle",
    "seeding",
    "space",
    "spell",
    "starting_item",
    "story",
    "tile",
    "tile_side",
    "token",
    "trauma",
    "wiring_layout",
    "wiring_piece",
    "withdraw",
]
