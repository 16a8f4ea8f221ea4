"""The location and gate cards that whoever has the encounter keeps, as they are in front of somebody."""

from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.using import must_in_upkeep
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.beyond import CLUE_OR_ITEM_LOST
from miskatonic.games.kingsport.rules.kept import hinders_closing, pays_for_spells, saves, wards_off_stamina_loss

with BOARD:
    for encounter in ("harborside_8", "harborside_9"):
        card(
            "special",
            f"kept_{encounter}",
            "Sailor's Charm",
            "Charme de marin",
            wards_off_stamina_loss(),
            encounter=encounter,
            words=(
                "Instead of losing 1 stamina you may put 1 clue of the bank on this card. With 3 clues on it, it goes back to the box.",
                "Au lieu de perdre 1 de résistance, on peut placer 1 indice de la réserve sur cette carte. Avec 3 indices, elle retourne "
                "dans la boîte.",
            ),
        )
    card(
        "special",
        "kept_green_kh5",
        "Distant Friend",
        "Ami lointain",
        saves("sanity", 3),
        saves("stamina", 3),
        encounter="green_kh5",
        words=(
            "Discard this card when any investigator is about to lose sanity or stamina: up to 3 points less of it are lost.",
            "Défaussez cette carte quand un investigateur va perdre de la santé mentale ou de la résistance : la perte est réduite de 3 "
            "points au plus.",
        ),
    )
    card(
        "special",
        "kept_green_kh6",
        "Clouded Mind",
        "Esprit embrumé",
        *hinders_closing(),
        encounter="green_kh6",
        words=(
            "Closing gates is harder for you by 1. Discard this card when you close a gate.",
            "La difficulté pour fermer un portail augmente de 1. Défaussez cette carte quand vous fermez un portail.",
        ),
    )
    card(
        "special",
        "kept_blue_kh4",
        "Haunting Debt",
        "Dette obsédante",
        must_in_upkeep(CLUE_OR_ITEM_LOST),
        encounter="blue_kh4",
        words=(
            "Upkeep: discard 1 clue or 1 item, if you have either.",
            "Entretien : défaussez 1 indice ou 1 objet, si vous en avez.",
        ),
    )
    card(
        "special",
        "kept_blue_kh6",
        "Wisdom of Celeano",
        "Sagesse de Celaeno",
        *pays_for_spells(),
        encounter="blue_kh6",
        words=(
            "For each sanity that a spell costs you may put 1 clue of the bank on this card instead. Discard it when there are 3 clues on it.",
            "Pour chaque point de santé mentale que coûte un sort, on peut placer 1 indice de la réserve sur cette carte. Défaussez-la "
            "avec 3 indices.",
        ),
    )
