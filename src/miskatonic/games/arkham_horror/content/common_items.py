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

weapon(
    "common", "18_derringer", "the .18 Derringer", "le Derringer .18", "physical", 2, price=3, copies=2, kept_safe=True
)
weapon("common", "38_revolver", "the .38 Revolver", "le Révolver 38", "physical", 3, price=4, copies=2)
weapon("common", "45_automatic", "the .45 Automatic", "l’Automatique .45 (m)", "physical", 4, price=5, copies=2)
weapon(
    "common",
    "axe",
    "the Axe",
    "la Hache",
    "physical",
    2,
    better_alone(),
    price=3,
    copies=2,
)
weapon(
    "common",
    "bullwhip",
    "the Bullwhip",
    "le Fouet",
    "physical",
    1,
    rerolls("one", "exhaust", "combat"),
    price=2,
    copies=2,
)
weapon("common", "cavalry_saber", "the Cavalry Saber", "le Sabre de Cavalerie", "physical", 2, price=3, copies=2)
weapon(
    "common",
    "cross",
    "the Cross",
    "la Croix",
    "magical",
    0,
    against_undead(3),
    adds_to_checks("horror", 1),
    price=3,
    copies=2,
)
weapon("common", "dynamite", "Dynamite", "la Dynamite", "physical", 8, price=4, hands=2, copies=2, single_use=True)
weapon("common", "knife", "the Knife", "le Couteau", "physical", 1, price=2, copies=2)
weapon("common", "rifle", "the Rifle", "le Fusil", "physical", 5, price=6, hands=2, copies=2)
weapon(
    "common",
    "shotgun",
    "the Shotgun",
    "le Fusil à Pompe",
    "physical",
    4,
    double_sixes(),
    price=6,
    hands=2,
    copies=2,
)
weapon("common", "tommy_gun", "the Tommy Gun", "la Mitraillette", "physical", 6, price=7, hands=2, copies=2)

# --- books

card(
    "common",
    "ancient_tome",
    "the Ancient Tome",
    "le Livre Ancien",
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
    "the Old Journal",
    "le Vieux Journal",
    uses(IN_MOVEMENT, check("lore", -1, passed=both(gain(clue=3), gives_this_up())), costing("exhaust", movement=1)),
    price=1,
    copies=2,
    tome=True,
)

# --- other things

card(
    "common",
    "dark_cloak",
    "the Dark Cloak",
    "la Cape Sombre",
    adds_to_checks("evade", 1),
    price=2,
    copies=2,
)
card(
    "common",
    "food",
    "Food",
    "la Nourriture",
    guards("stamina", "discard"),
    price=1,
    copies=2,
)
card(
    "common",
    "lantern",
    "the Lantern",
    "la Lanterne",
    adds(luck=1),
    price=3,
    copies=2,
)
card(
    "common",
    "lucky_cigarette_case",
    "the Lucky Cigarette Case",
    "l’Étui à Cigarettes Porte-Bonheur (m)",
    rerolls("all", "discard"),
    price=1,
    copies=2,
)
card(
    "common",
    "map_of_arkham",
    "the Map of Arkham",
    "le Plan d’Arkham",
    movement_points(1),
    price=2,
    copies=2,
)
card(
    "common",
    "motorcycle",
    "the Motorcycle",
    "la Motocyclette",
    movement_points(2),
    price=4,
    copies=2,
)
card(
    "common",
    "research_materials",
    "the Research Materials (pl)",
    "le Matériel de Recherche",
    as_clues("discard"),
    price=1,
    copies=2,
)
card(
    "common",
    "whiskey",
    "Whiskey",
    "le Whisky",
    guards("sanity", "discard"),
    price=1,
    copies=2,
)
