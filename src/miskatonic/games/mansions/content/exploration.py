"""The exploration cards with a name, and those without interest. Clues are declared with their stories."""

from miskatonic.games.mansions.declare import exploration
from miskatonic.games.mansions.effects.abilities import (
    DISCARD,
    bonus_to_tests,
    damage_bonus,
    evade_bonus,
    move_bonus,
    sees_in_the_dark,
    unafraid_of,
    uses,
    when_found,
)
from miskatonic.games.mansions.effects.combat import stun_monster
from miskatonic.games.mansions.effects.investigators import (
    by_test,
    discard_this,
    gain_spell,
    heal,
    skill_points,
    take,
)
from miskatonic.games.mansions.effects.items import (
    at_monster,
    break_down,
    break_open,
    cure,
    drive_away,
    put_out,
    slip_up_to,
)
from miskatonic.kernel.effect import both

exploration(
    "nothing_of_interest",
    "Nothing of Interest",
    "Rien d’Intéressant",
    ["nothing"],
    copies=10,
)

# --- keys

exploration("brass_key", "the Brass Key", "la Clé en Laiton", ["key"], opens="locked_cabinet")
exploration("magic_phrase", "the Magic Phrase", "la Formule Magique", ["key"], opens="magical_lock")
exploration("password", "the Password", "le Mot de Passe", ["key"], opens="barred_entry")
exploration("silver_key", "the Silver Key", "la Clé d’Argent", ["key"], opens="locked_door")

# --- weapons

exploration(
    "axe",
    "the Axe",
    "la Hache",
    ["sharp_melee_weapon"],
    uses("action", by_test("strength", passed=break_open())),
    damage=4,
)
exploration(
    "colt_38",
    "the Colt .38",
    "le Colt .38",
    ["ranged_weapon"],
    damage=3,
    range=2,
)
exploration(
    "crowbar",
    "the Crowbar",
    "le Pied-de-Biche",
    ["blunt_melee_weapon", "key"],
    damage=2,
    opens="manhole_cover",
)
exploration("knife", "the Knife", "le Couteau", ["sharp_melee_weapon"], damage=2)
exploration(
    "shotgun",
    "the Shotgun",
    "le Fusil à Pompe",
    ["ranged_weapon"],
    damage_bonus(2),
    damage=3,
    range=1,
    through_doors=True,
)
exploration(
    "sledgehammer",
    "the Sledgehammer",
    "la Masse",
    ["blunt_melee_weapon"],
    uses("action", break_down()),
    damage=4,
)
exploration(
    "torch",
    "the Torch",
    "la Torche",
    ["blunt_melee_weapon", "equipment"],
    sees_in_the_dark(),
    damage=2,
)

# --- tomes

exploration(
    "de_vermis_mysteriis",
    "De Vermis Mysteriis",
    "De Vermis Mysteriis",
    ["tome"],
    uses("action", both(gain_spell("shriveling"), take(horror=1)), cost=DISCARD),
)
exploration(
    "dhol_chants",
    "the Dhol Chants (pl)",
    "les Chants Dhol (m pl)",
    ["tome"],
    uses("action", gain_spell("blood_pact"), cost=DISCARD),
)
exploration(
    "nameless_cults",
    "Nameless Cults",
    "les Cultes Innommables (m pl)",
    ["tome"],
    uses("action", gain_spell("bind_monster"), cost=DISCARD),
)
exploration(
    "whateleys_diary",
    "Whateley’s Diary",
    "le Journal de Whateley",
    ["tome"],
    uses("action", gain_spell("soul_pact"), cost=DISCARD),
)

# --- artifacts

exploration(
    "ceremonial_skull",
    "the Ceremonial Skull",
    "le Crâne Cérémoniel",
    ["artifact"],
    uses("action", by_test("lore", passed=at_monster("room", stun_monster()), failed=take(horror=1))),
)
exploration(
    "crucifix",
    "the Crucifix",
    "le Crucifix",
    ["artifact"],
    bonus_to_tests(2, "horror"),
)
exploration(
    "elder_sign",
    "the Elder Sign",
    "le Signe des Anciens",
    ["artifact"],
    uses("action", by_test("lore", passed=drive_away(2), failed=take(horror=1))),
)
exploration(
    "ruby_of_rlyeh",
    "the Ruby of R’lyeh",
    "le Rubis de R’lyeh",
    ["artifact"],
    move_bonus(1),
)

# --- equipment

exploration(
    "cult_robes",
    "the Cult Robes (pl)",
    "la Robe de Cultiste",
    ["equipment"],
    evade_bonus(3, "cultist", "cult_leader"),
    unafraid_of("cultist", "cult_leader"),
)
exploration(
    "fire_extinguisher",
    "the Fire Extinguisher",
    "l’Extincteur (m)",
    ["equipment"],
    uses("action", put_out()),
)
exploration(
    "lantern",
    "the Lantern",
    "la Lanterne",
    ["equipment"],
    sees_in_the_dark(),
)
exploration(
    "saturnian_wine",
    "the Saturnian Wine",
    "le Vin Saturnien",
    ["equipment"],
    uses("free_action", both(slip_up_to(4), take(horror=1)), cost=DISCARD),
)
exploration(
    "sedative",
    "the Sedative",
    "le Sédatif",
    ["equipment"],
    uses("action", cure(), cost=DISCARD),
)
exploration(
    "startling_evidence",
    "the Startling Evidence",
    "la Preuve Troublante",
    ["equipment"],
    when_found(both(take(horror=1), skill_points(1), discard_this())),
)
exploration(
    "whiskey",
    "the Whiskey",
    "le Whisky",
    ["equipment"],
    uses("action", heal(horror=2), cost=DISCARD),
)
