"""The cards that investigators may begin with."""

from miskatonic.games.mansions.declare import starting_item
from miskatonic.games.mansions.effects.abilities import (
    action,
    action_each_round,
    aim_bonus,
    at_test,
    attack_action,
    bonus_to_tests,
    combat_bonus,
    puzzle_bonus,
)
from miskatonic.games.mansions.effects.combat import deal, stun_monster
from miskatonic.games.mansions.effects.common import both, own
from miskatonic.games.mansions.effects.investigators import (
    by_test,
    choose,
    discard_this,
    each_here,
    heal,
    skill_points,
)
from miskatonic.games.mansions.effects.items import (
    add_to_test,
    at_monster,
    fetch,
    fetches,
    one_near,
)

# --- "Ashcan" Pete

starting_item(
    "duke",
    "Duke",
    "Duke",
    "ashcan_pete",
    ["ally"],
    (
        "+2 to your Dexterity and Strength tests in combat. Action, once a round: give Duke and one of your exploration cards "
        "to an investigator within 2 spaces, by a way without locks.",
        "+2 à vos tests de Dextérité et de Force en combat. Action, une fois par tour de jeu\u202f: donnez Duke et une de vos "
        "cartes Exploration à un investigateur à 2 espaces au plus, par un chemin sans verrou.",
    ),
    combat_bonus(2, "dexterity", "strength"),
    action_each_round(
        own(
            fetch,
            "give Duke and an exploration card to an investigator within 2 spaces",
            "donnez Duke et une carte Exploration à un investigateur à 2 espaces au plus",
            lambda game, you: bool(fetches(game, you)),
            item=-2,
        )
    ),
)
starting_item(
    "guitar",
    "Guitar",
    "Guitare",
    "ashcan_pete",
    ["equipment"],
    (
        "Action: discard this card; each investigator in your room heals 1 horror.",
        "Action\u202f: défaussez cette carte\u202f; chaque investigateur de votre salle soigne 1 horreur.",
    ),
    action(both(each_here(heal(horror=1)), discard_this())),
)

# --- Gloria Goldberg

starting_item(
    "manuscript",
    "Manuscript",
    "Manuscrit",
    "gloria_goldberg",
    ["equipment"],
    (
        "Action: discard this card and gain 2 skill points.",
        "Action\u202f: défaussez cette carte et gagnez 2 points de compétence.",
    ),
    action(both(skill_points(2), discard_this())),
)

# --- Harvey Walters

starting_item(
    "walking_cane",
    "Walking Cane",
    "Canne",
    "harvey_walters",
    ["blunt_melee_weapon"],
    ("Attack a monster in your space.", "Attaquez un monstre dans votre espace."),
    damage=2,
)

# --- Jenny Barnes

starting_item(
    "jenny_45_automatic",
    ".45 Automatic",
    "45 Automatique",
    "jenny_barnes",
    ["ranged_weapon"],
    ("Attack a monster within 2 spaces.", "Attaquez un monstre à 2 espaces au plus."),
    damage=1,
    range=2,
)
starting_item(
    "isabelles_letter",
    "Isabelle's Letter",
    "Lettre d'Isabelle",
    "jenny_barnes",
    ["equipment"],
    ("Action: discard this card and heal 2 horror.", "Action\u202f: défaussez cette carte et soignez 2 horreurs."),
    action(both(heal(horror=2), discard_this())),
)

# --- Joe Diamond

starting_item(
    "joe_45_automatics",
    ".45 Automatics",
    "45 Automatiques",
    "joe_diamond",
    ["ranged_weapon"],
    ("Attack a monster within 2 spaces.", "Attaquez un monstre à 2 espaces au plus."),
    damage=3,
    range=2,
)
starting_item(
    "magnifying_glass",
    "Magnifying Glass",
    "Loupe",
    "joe_diamond",
    ["equipment"],
    (
        "One puzzle action more whenever you attempt a puzzle.",
        "Une action d'énigme de plus chaque fois que vous tentez une énigme.",
    ),
    puzzle_bonus(1),
)

# --- Kate Winthrop

starting_item(
    "flux_stabilizer",
    "Flux Stabilizer",
    "Stabilisateur de Flux",
    "kate_winthrop",
    ["equipment"],
    (
        "Action: choose a monster in your room and test Intellect; if you pass, it is stunned.",
        "Action\u202f: choisissez un monstre dans votre salle et testez l'Intellect\u202f; en cas de réussite, il est assommé.",
    ),
    action(at_monster("room", by_test("intellect", passed=stun_monster()))),
)
starting_item(
    "chemistry_kit",
    "Chemistry Kit",
    "Trousse de Chimie",
    "kate_winthrop",
    ["equipment"],
    (
        "Action: discard this card; an investigator in your space heals 2 damage, or a monster in your space takes 2.",
        "Action\u202f: défaussez cette carte\u202f; un investigateur de votre espace soigne 2 dégâts, ou un monstre de votre espace en "
        "subit 2.",
    ),
    action(both(choose(one_near("space", heal(damage=2)), at_monster("space", deal(2))), discard_this())),
)

# --- Michael McGlen

starting_item(
    "tommy_gun",
    "Tommy Gun",
    "Mitrailleuse",
    "michael_mcglen",
    ["ranged_weapon"],
    (
        "Attack a monster within 2 spaces; +2 Marksmanship for the attack if it is within 1 space.",
        "Attaquez un monstre à 2 espaces au plus\u202f; +2 en Précision pour l'attaque s'il est à 1 espace au plus.",
    ),
    aim_bonus(2, "marksmanship", 1),
    damage=3,
    range=2,
)
starting_item(
    "lucky_cigarette_case",
    "Lucky Cigarette Case",
    "Étui à Cigarettes Porte-Bonheur",
    "michael_mcglen",
    ["equipment"],
    ("Before a roll, discard this card: +3 to the test.", "Avant un lancer, défaussez cette carte\u202f: +3 au test."),
    at_test(both(add_to_test(3), discard_this()), once=False),
)

# --- Sister Mary

starting_item(
    "holy_water",
    "Holy Water",
    "Eau Bénite",
    "sister_mary",
    ["equipment"],
    (
        "Attack with your action: discard this card; a monster in your space takes 4 damage.",
        "Attaque, par votre action\u202f: défaussez cette carte\u202f; un monstre dans votre espace subit 4 dégâts.",
    ),
    attack_action(both(at_monster("space", deal(4)), discard_this())),
)
starting_item(
    "holy_rosary",
    "Holy Rosary",
    "Chapelet",
    "sister_mary",
    ["equipment"],
    ("+2 to your horror tests.", "+2 à vos tests d'horreur."),
    bonus_to_tests(2, "horror"),
)
