"""The common items."""

from miskatonic.games.arkham_horror.components import COMMON_ITEMS
from miskatonic.games.arkham_horror.declare import card, further, named, weapon
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.guarding import avoids, wins_check
from miskatonic.games.arkham_horror.effects.skills import adds_to_checks_of
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.events.people import WillBeArrested, WillBeDelayed
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.possessions import call_down

with BOX:
    # --- weapons

    weapon(
        "common",
        "elephant_gun",
        "the Elephant Gun",
        "le Fusil à Éléphants",
        "physical",
        8,
        price=7,
        hands=2,
        copies=2,
        exhausts=True,
        refresh_price=2,
    )
    weapon(
        "common",
        "kerosene",
        "Kerosene",
        "le Kérosène",
        "physical",
        4,
        price=2,
        copies=2,
        exhausts=True,
        refresh_price=1,
    )

    # --- other things

    named("tcho_tcho", "the Tcho-tcho", "le Tcho-tcho")  # a monster of another expansion, which a card knows

    card(
        "common",
        "flare_gun",
        "the Flare Gun",
        "le Pistolet de Détresse",
        uses(IN_MOVEMENT, call_down(), costing("discard")),
        price=2,
        copies=2,
    )
    further(COMMON_ITEMS, "food_kingsport", "food")
    card(
        "common",
        "handcuffs",
        "the Handcuffs (pl)",
        "les Menottes (f)",
        wins_check(
            "combat", cost=costing("exhaust"), sanity_back=1, against=("cultist", "tcho_tcho", "ghoul", "maniac")
        ),
        price=4,
        copies=2,
    )
    card(
        "common",
        "makeup_kit",
        "the Makeup Kit",
        "le Nécessaire de Maquillage",
        adds_to_checks_of("will", 1, but="horror"),
        avoids(WillBeArrested, "discard"),
        price=3,
        copies=2,
    )
    card(
        "common",
        "telescope",
        "the Telescope",
        "le Télescope",
        adds_to_checks_of("sneak", 1, but="evade"),
        avoids(WillBeDelayed, "discard"),
        price=2,
        copies=2,
    )
    further(COMMON_ITEMS, "whiskey_kingsport", "whiskey")
