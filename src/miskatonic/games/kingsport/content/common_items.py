"""The common items."""

from miskatonic.games.arkham_horror.components import COMMON_ITEMS
from miskatonic.games.arkham_horror.declare import card, further, weapon
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.skills import adds_to_checks_of
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.events.people import WillBeArrested, WillBeDelayed
from miskatonic.games.arkham_horror.rules.abilities import avoids, by_discarding
from miskatonic.games.arkham_horror.rules.equipment import wins_check
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.rules.possessions import CALL_DOWN

with BOX:
    # --- weapons

    weapon(
        "common",
        "elephant_gun",
        "Elephant Gun",
        "Fusil à Éléphants",
        "physical",
        8,
        price=7,
        hands=2,
        copies=2,
        exhausts=True,
        refresh_price=2,
    )
    weapon(
        "common", "kerosene", "Kerosene", "Kérosène", "physical", 4, price=2, copies=2, exhausts=True, refresh_price=1
    )

    # --- other things

    card(
        "common",
        "flare_gun",
        "Flare Gun",
        "Pistolet de Détresse",
        uses(IN_MOVEMENT, CALL_DOWN, costing("discard")),
        price=2,
        copies=2,
        words=(
            "Movement: discard it in the streets: all monsters in the Sky come to you.",
            "Mouvement : défaussez-le dans la rue : tous les monstres du Ciel viennent à vous.",
        ),
    )
    further(COMMON_ITEMS, "food_kingsport", "food")
    card(
        "common",
        "handcuffs",
        "Handcuffs",
        "Menottes",
        wins_check("combat", exhaust=True, sanity_back=1, against=("cultist", "tcho_tcho", "ghoul", "maniac")),
        price=4,
        copies=2,
        words=(
            "Before a combat check against a Cultist, a Tcho-tcho, a Ghoul or a Maniac, exhaust them to pass it and gain 1 sanity.",
            "Avant un test de combat contre un Cultiste, un Tcho-tcho, une Goule ou un Maniaque, épuisez-les pour le réussir et "
            "gagner 1 de santé mentale.",
        ),
    )
    card(
        "common",
        "makeup_kit",
        "Makeup Kit",
        "Nécessaire de Maquillage",
        adds_to_checks_of("will", 1, but="horror"),
        avoids(WillBeArrested, by_discarding),
        price=3,
        copies=2,
        words=(
            "+1 to Will checks other than horror checks. Discard it to avoid being arrested.",
            "+1 aux tests de Volonté autres que d'horreur. Défaussez-le pour ne pas être arrêté.",
        ),
    )
    card(
        "common",
        "telescope",
        "Telescope",
        "Télescope",
        adds_to_checks_of("sneak", 1, but="evade"),
        avoids(WillBeDelayed, by_discarding),
        price=2,
        copies=2,
        words=(
            "+1 to Sneak checks other than evade checks. Discard it to avoid being delayed.",
            "+1 aux tests de Discrétion autres que les tests d'évasion. Défaussez-le pour ne pas être retardé.",
        ),
    )
    further(COMMON_ITEMS, "whiskey_kingsport", "whiskey")
