"""The cards that investigators may begin with."""

from miskatonic.games.mansions.declare import starting_item
from miskatonic.games.mansions.effects.abilities import (
    DISCARD,
    aim_bonus,
    before_test,
    bonus_to_tests,
    combat_bonus,
    puzzle_bonus,
    uses,
)
from miskatonic.games.mansions.effects.combat import deal, stun_monster
from miskatonic.games.mansions.effects.investigators import by_test, choose, each_here, heal, skill_points
from miskatonic.games.mansions.effects.items import add_to_test, at_monster, fetch, one_near

# --- "Ashcan" Pete

starting_item(
    "duke",
    "Duke",
    "Duke",
    "ashcan_pete",
    ["ally"],
    combat_bonus(2, "dexterity", "strength"),
    uses("action", fetch(), once="round"),
)
starting_item(
    "guitar",
    "the Guitar",
    "la Guitare",
    "ashcan_pete",
    ["equipment"],
    uses("action", each_here(heal(horror=1)), cost=DISCARD),
)

# --- Gloria Goldberg

starting_item(
    "manuscript",
    "the Manuscript",
    "le Manuscrit",
    "gloria_goldberg",
    ["equipment"],
    uses("action", skill_points(2), cost=DISCARD),
)

# --- Harvey Walters

starting_item(
    "walking_cane",
    "the Walking Cane",
    "la Canne",
    "harvey_walters",
    ["blunt_melee_weapon"],
    damage=2,
)

# --- Jenny Barnes

starting_item(
    "jenny_45_automatic",
    "the .45 Automatic",
    "le 45 Automatique",
    "jenny_barnes",
    ["ranged_weapon"],
    damage=1,
    range=2,
)
starting_item(
    "isabelles_letter",
    "Isabelle’s Letter",
    "la Lettre d’Isabelle",
    "jenny_barnes",
    ["equipment"],
    uses("action", heal(horror=2), cost=DISCARD),
)

# --- Joe Diamond

starting_item(
    "joe_45_automatics",
    "the .45 Automatics (pl)",
    "les 45 Automatiques (m pl)",
    "joe_diamond",
    ["ranged_weapon"],
    damage=3,
    range=2,
)
starting_item(
    "magnifying_glass",
    "the Magnifying Glass",
    "la Loupe",
    "joe_diamond",
    ["equipment"],
    puzzle_bonus(1),
)

# --- Kate Winthrop

starting_item(
    "flux_stabilizer",
    "the Flux Stabilizer",
    "le Stabilisateur de Flux",
    "kate_winthrop",
    ["equipment"],
    uses("action", at_monster("room", by_test("intellect", passed=stun_monster()))),
)
starting_item(
    "chemistry_kit",
    "the Chemistry Kit",
    "la Trousse de Chimie",
    "kate_winthrop",
    ["equipment"],
    uses("action", choose(one_near("space", heal(damage=2)), at_monster("space", deal(2))), cost=DISCARD),
)

# --- Michael McGlen

starting_item(
    "tommy_gun",
    "the Tommy Gun",
    "la Mitrailleuse",
    "michael_mcglen",
    ["ranged_weapon"],
    aim_bonus(2, "marksmanship", 1),
    damage=3,
    range=2,
)
starting_item(
    "lucky_cigarette_case",
    "the Lucky Cigarette Case",
    "l’Étui à Cigarettes Porte-Bonheur (m)",
    "michael_mcglen",
    ["equipment"],
    before_test(None, add_to_test(3), cost=DISCARD),
)

# --- Sister Mary

starting_item(
    "holy_water",
    "the Holy Water",
    "l’Eau Bénite (f)",
    "sister_mary",
    ["equipment"],
    uses("attack", at_monster("space", deal(4)), cost=DISCARD),
)
starting_item(
    "holy_rosary",
    "the Holy Rosary",
    "le Saint Rosaire",
    "sister_mary",
    ["equipment"],
    bonus_to_tests(2, "horror"),
)
