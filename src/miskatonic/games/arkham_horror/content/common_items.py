"""The common items."""

from miskatonic.games.arkham_horror.declare import card, weapon
from miskatonic.games.arkham_horror.effects.checks import check
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.guarding import guards
from miskatonic.games.arkham_horror.effects.people import draw, gain
from miskatonic.games.arkham_horror.effects.reading import gives_this_up
from miskatonic.games.arkham_horror.effects.skills import adds, adds_to_checks, as_clues, rerolls
from miskatonic.games.arkham_horror.effects.travel import movement_points
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.effects.weapons import against_undead, better_alone, double_sixes
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.kernel.effect import both

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
)
card(
    "common",
    "food",
    "Food",
    "Nourriture",
    guards("stamina", "discard"),
    price=1,
    copies=2,
)
card(
    "common",
    "lantern",
    "Lantern",
    "Lanterne",
    adds(luck=1),
    price=3,
    copies=2,
)
card(
    "common",
    "lucky_cigarette_case",
    "Lucky Cigarette Case",
    "Étui à Cigarettes Porte-Bonheur",
    rerolls("all", "discard"),
    price=1,
    copies=2,
)
card(
    "common",
    "map_of_arkham",
    "Map of Arkham",
    "Plan d'Arkham",
    movement_points(1),
    price=2,
    copies=2,
)
card(
    "common",
    "motorcycle",
    "Motorcycle",
    "Motocyclette",
    movement_points(2),
    price=4,
    copies=2,
)
card(
    "common",
    "research_materials",
    "Research Materials",
    "Matériel de Recherche",
    as_clues("discard"),
    price=1,
    copies=2,
)
card(
    "common",
    "whiskey",
    "Whiskey",
    "Whisky",
    guards("sanity", "discard"),
    price=1,
    copies=2,
)
