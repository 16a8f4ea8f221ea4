"""The location and gate cards that are kept after their encounter, as they lie in front of their owners."""

from miskatonic.games.arkham_horror.components import Card
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.using import must_in_upkeep
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.beyond import lose_clue_or_item
from miskatonic.games.kingsport.effects.kept import bears_spell_cost, bears_stamina_loss, hinders_closing, saves
from miskatonic.kernel.line import Line


def kept(encounter: str, en: str, fr: str, line: Line) -> Card:
    """The card of an encounter, which its investigator keeps."""
    return card("special", f"kept_{encounter}", en, fr, line, encounter=encounter)


with BOARD:
    kept("harborside_8", "the Sailor’s Charm", "le Charme de marin", bears_stamina_loss())
    kept("harborside_9", "the Sailor’s Charm", "le Charme de marin", bears_stamina_loss())
    kept("green_kh5", "the Distant Friend", "l’Ami lointain (m)", saves(3))
    kept("green_kh6", "the Clouded Mind", "l’Esprit embrumé (m)", hinders_closing())
    kept("blue_kh4", "the Haunting Debt", "la Dette obsédante", must_in_upkeep(lose_clue_or_item()))
    kept("blue_kh6", "the Wisdom of Celeano", "la Sagesse de Celaeno", bears_spell_cost())
