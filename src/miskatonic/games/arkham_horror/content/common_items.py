"""The common items."""

from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.effects.checks import both, check
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.people import draw, gain
from miskatonic.games.arkham_horror.effects.reading import gives_this_up
from miskatonic.games.arkham_horror.effects.skills import adds, adds_to_checks, rerolls
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.rules.abilities import as_clues, by_discarding, guards
from miskatonic.games.arkham_horror.rules.equipment import (
    against_undead,
    better_alone,
    double_sixes,
    movement_points,
)
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT

# --- weapons

weapon("common", "18_derringer", ".18 Derringer", "Derringer .18", "physical", 2, price=3, copies=2, kept_safe=True)
weapon("common", "38_revolver", ".38 Revolver", "Révolver 38", "physical", 3, price=4, copies=2)
weapon("common", "45_automatic", ".45 Automatic", "Automatique .45", "physical", 4, price=5, copies=2)
weapon(
    "common",
    "axe",
    "Axe",
    "Hache",
    "physical",
    2,
    better_alone(),
    price=3,
    copies=2,
    words=("+3 instead if your other hand is empty.", "+3 à la place si votre autre main est vide."),
)
weapon(
    "common",
    "bullwhip",
    "Bullwhip",
    "Fouet",
    "physical",
    1,
    rerolls("one", "exhaust", "combat"),
    price=2,
    copies=2,
    words=(
        "After a combat check, exhaust it to roll 1 die again; it need not be in hand.",
        "Après un test de combat, épuisez-le pour relancer 1 dé ; il n'a pas besoin d'être en main.",
    ),
)
weapon("common", "cavalry_saber", "Cavalry Saber", "Sabre de Cavalerie", "physical", 2, price=3, copies=2)
weapon(
    "common",
    "cross",
    "Cross",
    "Croix",
    "magical",
    0,
    against_undead(3),
    adds_to_checks("horror", 1),
    price=3,
    copies=2,
    words=(
        "+3 against the undead. +1 to horror checks, even if it is not in hand.",
        "+3 contre les morts-vivants. +1 aux tests d'horreur, même si elle n'est pas en main.",
    ),
)
weapon("common", "dynamite", "Dynamite", "Dynamite", "physical", 8, price=4, hands=2, copies=2, single_use=True)
weapon("common", "knife", "Knife", "Couteau", "physical", 1, price=2, copies=2)
weapon("common", "rifle", "Rifle", "Fusil", "physical", 5, price=6, hands=2, copies=2)
weapon(
    "common",
    "shotgun",
    "Shotgun",
    "Fusil à Pompe",
    "physical",
    4,
    double_sixes(),
    price=6,
    hands=2,
    copies=2,
    words=("Each 6 counts as 2 successes.", "Chaque 6 compte pour 2 succès."),
)
weapon("common", "tommy_gun", "Tommy Gun", "Mitraillette", "physical", 6, price=7, hands=2, copies=2)

# --- books

card(
    "common",
    "ancient_tome",
    "Ancient Tome",
    "Livre Ancien",
    uses(
        IN_MOVEMENT,
        check("lore", -1, passed=both(draw("spell"), gives_this_up())),
        costing("exhaust", movement=2),
    ),
    price=4,
    copies=2,
    tome=True,
    words=(
        "Movement: exhaust it and spend 2 movement points for a Lore (−1) check. If you pass, draw 1 spell and discard it.",
        "Mouvement : épuisez-le et dépensez 2 points de mouvement pour un test de Savoir (−1). En cas de réussite, piochez 1 sort "
        "et défaussez-le.",
    ),
)
card(
    "common",
    "old_journal",
    "Old Journal",
    "Vieux Journal",
    uses(IN_MOVEMENT, check("lore", -1, passed=both(gain(clue=3), gives_this_up())), costing("exhaust", movement=1)),
    price=1,
    copies=2,
    tome=True,
    words=(
        "Movement: exhaust it and spend 1 movement point for a Lore (−1) check. If you pass, gain 3 clues and discard it.",
        "Mouvement : épuisez-le et dépensez 1 point de mouvement pour un test de Savoir (−1). En cas de réussite, gagnez 3 indices "
        "et défaussez-le.",
    ),
)

# --- other things

card(
    "common",
    "dark_cloak",
    "Dark Cloak",
    "Cape Sombre",
    adds_to_checks("evade", 1),
    price=2,
    copies=2,
    words=("+1 to evade checks.", "+1 aux tests d'évasion."),
)
card(
    "common",
    "food",
    "Food",
    "Nourriture",
    guards("stamina", by_discarding),
    price=1,
    copies=2,
    words=("Discard it to lose 1 stamina less.", "Défaussez-la pour perdre 1 de résistance de moins."),
)
card(
    "common", "lantern", "Lantern", "Lanterne", adds(luck=1), price=3, copies=2, words=("+1 to Luck.", "+1 en Chance.")
)
card(
    "common",
    "lucky_cigarette_case",
    "Lucky Cigarette Case",
    "Étui à Cigarettes Porte-Bonheur",
    rerolls("all", "discard"),
    price=1,
    copies=2,
    words=("Discard it to roll all dice of a check again.", "Défaussez-le pour relancer tous les dés d'un test."),
)
card(
    "common",
    "map_of_arkham",
    "Map of Arkham",
    "Plan d'Arkham",
    movement_points(1),
    price=2,
    copies=2,
    words=("Movement: exhaust it for 1 movement point.", "Mouvement : épuisez-le pour 1 point de mouvement."),
)
card(
    "common",
    "motorcycle",
    "Motorcycle",
    "Motocyclette",
    movement_points(2),
    price=4,
    copies=2,
    words=("Movement: exhaust it for 2 movement points.", "Mouvement : épuisez-la pour 2 points de mouvement."),
)
card(
    "common",
    "research_materials",
    "Research Materials",
    "Matériel de Recherche",
    *as_clues("discard"),
    price=1,
    copies=2,
    words=("Discard it instead of spending 1 clue.", "Défaussez-le au lieu de dépenser 1 indice."),
)
card(
    "common",
    "whiskey",
    "Whiskey",
    "Whisky",
    guards("sanity", by_discarding),
    price=1,
    copies=2,
    words=("Discard it to lose 1 sanity less.", "Défaussez-le pour perdre 1 de santé mentale de moins."),
)
