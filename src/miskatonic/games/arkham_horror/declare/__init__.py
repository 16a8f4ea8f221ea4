"""The words that the decks and the board are declared with: one call, one component."""

from miskatonic.games.arkham_horror.declare.board import gate, location, named, other_world, street
from miskatonic.games.arkham_horror.declare.cards import card, spell, weapon
from miskatonic.games.arkham_horror.declare.encounters import gate_card, location_card, shuffling_gate_card
from miskatonic.games.arkham_horror.declare.fate import monster, mythos
from miskatonic.games.arkham_horror.declare.making import declare, further
from miskatonic.games.arkham_horror.declare.people import ancient_one, investigator, sheet

__all__ = [
    "ancient_one",
    "card",
    "declare",
    "further",
    "gate",
    "gate_card",
    "investigator",
    "location",
    "location_card",
    "monster",
    "mythos",
    "named",
    "other_world",
    "sheet",
    "shuffling_gate_card",
    "spell",
    "street",
    "weapon",
]
