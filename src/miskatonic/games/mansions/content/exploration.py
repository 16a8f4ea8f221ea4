"""The exploration cards with a name, and those without interest. Clues are declared with their stories."""

from miskatonic.games.mansions.declare import exploration
from miskatonic.games.mansions.declare.basics import Words
from miskatonic.games.mansions.effects.abilities import (
    action,
    bonus_to_tests,
    damage_bonus,
    evade_bonus,
    free_action,
    move_bonus,
    sees_in_the_dark,
    unafraid_of,
    when_found,
)
from miskatonic.games.mansions.effects.combat import stun_monster
from miskatonic.games.mansions.effects.common import both, own
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
    barricades_here,
    break_down,
    break_open,
    cure,
    drive_away,
    fires_near,
    lock_puzzles_here,
    near,
    put_out,
    slip_up_to,
    traumas_here,
)

ATTACK_HERE: Words = ("Attack a monster in your space.", "Attaquez un monstre dans votre espace.")

exploration(
    "nothing_of_interest",
    "Nothing of Interest",
    "Rien d'Intéressant",
    ["nothing"],
    ("Discard this card.", "Défaussez cette carte."),
    copies=10,
)

# --- keys

exploration("brass_key", "Brass Key", "Clé en Laiton", ["key"], opens="locked_cabinet")
exploration("magic_phrase", "Magic Phrase", "Formule Magique", ["key"], opens="magical_lock")
exploration("password", "Password", "Mot de Passe", ["key"], opens="barred_entry")
exploration("silver_key", "Silver Key", "Clé d'Argent", ["key"], opens="locked_door")

# --- weapons

exploration(
    "axe",
    "Axe",
    "Hache",
    ["sharp_melee_weapon"],
    (
        "Attack a monster in your space. Action: test Strength; if you pass, a lock puzzle in your room is solved.",
        "Attaquez un monstre dans votre espace. Action\u202f: testez la Force\u202f; en cas de réussite, une énigme de serrure de votre "
        "salle est résolue.",
    ),
    action(
        by_test(
            "strength",
            passed=own(
                break_open,
                "a lock puzzle in your room is solved",
                "une énigme de serrure de votre salle est résolue",
                lambda game, you: bool(lock_puzzles_here(game, you)),
                room=1,
            ),
        )
    ),
    damage=4,
)
exploration(
    "colt_38",
    "Colt .38",
    "Colt .38",
    ["ranged_weapon"],
    ("Attack a monster within 2 spaces.", "Attaquez un monstre à 2 espaces au plus."),
    damage=3,
    range=2,
)
exploration(
    "crowbar",
    "Crowbar",
    "Pied-de-Biche",
    ["blunt_melee_weapon", "key"],
    ATTACK_HERE,
    damage=2,
    opens="manhole_cover",
)
exploration("knife", "Knife", "Couteau", ["sharp_melee_weapon"], ATTACK_HERE, damage=2)
exploration(
    "shotgun",
    "Shotgun",
    "Fusil à Pompe",
    ["ranged_weapon"],
    (
        "Attack a monster within 1 space, even through a door; 2 more damage if it is in your space.",
        "Attaquez un monstre à 1 espace au plus, même à travers une porte\u202f; 2 dégâts de plus s'il est dans votre espace.",
    ),
    damage_bonus(2, close=True),
    damage=3,
    range=1,
    through_doors=True,
)
exploration(
    "sledgehammer",
    "Sledgehammer",
    "Masse",
    ["blunt_melee_weapon"],
    (
        "Attack a monster in your space. Action: destroy a barricade on a door of your space.",
        "Attaquez un monstre dans votre espace. Action\u202f: détruisez une barricade sur une porte de votre espace.",
    ),
    action(
        own(
            break_down,
            "destroy a barricade on a door of your space",
            "détruisez une barricade sur une porte de votre espace",
            lambda game, you: bool(barricades_here(game, you)),
            room=1,
        )
    ),
    damage=4,
)
exploration(
    "torch",
    "Torch",
    "Torche",
    ["blunt_melee_weapon", "equipment"],
    (
        "Attack a monster in your space. You ignore darkness.",
        "Attaquez un monstre dans votre espace. Vous ignorez l'obscurité.",
    ),
    sees_in_the_dark(),
    damage=2,
)

# --- tomes

exploration(
    "de_vermis_mysteriis",
    "De Vermis Mysteriis",
    "De Vermis Mysteriis",
    ["tome"],
    (
        "Action: discard this card, gain the spell Shriveling and take 1 horror.",
        "Action\u202f: défaussez cette carte, gagnez le sort Flétrissement et subissez 1 horreur.",
    ),
    action(both(gain_spell("shriveling"), discard_this(), take(horror=1))),
)
exploration(
    "dhol_chants",
    "Dhol Chants",
    "Chants Dhol",
    ["tome"],
    (
        "Action: discard this card and gain the spell Blood Pact.",
        "Action\u202f: défaussez cette carte et gagnez le sort Pacte de Sang.",
    ),
    action(both(gain_spell("blood_pact"), discard_this())),
)
exploration(
    "nameless_cults",
    "Nameless Cults",
    "Cultes Innommables",
    ["tome"],
    (
        "Action: discard this card and gain the spell Bind Monster.",
        "Action\u202f: défaussez cette carte et gagnez le sort Lier un Monstre.",
    ),
    action(both(gain_spell("bind_monster"), discard_this())),
)
exploration(
    "whateleys_diary",
    "Whateley's Diary",
    "Journal de Whateley",
    ["tome"],
    (
        "Action: discard this card and gain the spell Soul Pact.",
        "Action\u202f: défaussez cette carte et gagnez le sort Pacte de l'Âme.",
    ),
    action(both(gain_spell("soul_pact"), discard_this())),
)

# --- artifacts

exploration(
    "ceremonial_skull",
    "Ceremonial Skull",
    "Crâne Cérémoniel",
    ["artifact"],
    (
        "Action: test Lore; if you pass, a monster in your room is stunned; if you fail, take 1 horror.",
        "Action\u202f: testez le Savoir\u202f; en cas de réussite, un monstre de votre salle est assommé\u202f; en cas d'échec, subissez 1 horreur.",
    ),
    action(by_test("lore", passed=at_monster("room", stun_monster()), failed=take(horror=1))),
)
exploration(
    "crucifix",
    "Crucifix",
    "Crucifix",
    ["artifact"],
    ("+2 to your horror tests.", "+2 à vos tests d'horreur."),
    bonus_to_tests(2, "horror"),
)
exploration(
    "elder_sign",
    "Elder Sign",
    "Signe des Anciens",
    ["artifact"],
    (
        "Action: test Lore; if you pass, the keeper moves each monster in your room 2 spaces away from you; if you fail, take 1 "
        "horror.",
        "Action\u202f: testez le Savoir\u202f; en cas de réussite, le gardien éloigne de vous de 2 espaces chaque monstre de votre salle\u202f; "
        "en cas d'échec, subissez 1 horreur.",
    ),
    action(
        by_test(
            "lore",
            passed=own(
                drive_away,
                "the keeper moves each monster in your room 2 spaces away from you",
                "le gardien éloigne de vous de 2 espaces chaque monstre de votre salle",
                lambda game, you: bool(near(game, you, "room")),
                monster=-1,
            ),
            failed=take(horror=1),
        )
    ),
)
exploration(
    "ruby_of_rlyeh",
    "Ruby of R'lyeh",
    "Rubis de R'lyeh",
    ["artifact"],
    ("One movement step more in each of your turns.", "Un mouvement de plus à chacun de vos tours."),
    move_bonus(1),
)

# --- equipment

exploration(
    "cult_robes",
    "Cult Robes",
    "Robe de Cultiste",
    ["equipment"],
    (
        "+3 to your evade tests against cultists and cult leaders, which cause you no horror tests.",
        "+3 à vos tests d'esquive contre les cultistes et les chefs de culte, qui ne vous causent pas de test d'horreur.",
    ),
    evade_bonus(3, "cultist", "cult_leader"),
    unafraid_of("cultist", "cult_leader"),
)
exploration(
    "fire_extinguisher",
    "Fire Extinguisher",
    "Extincteur",
    ["equipment"],
    (
        "Action: put out the fire in your room or in one that is joined to it.",
        "Action\u202f: éteignez le feu de votre salle ou d'une salle qui lui est reliée.",
    ),
    action(
        own(
            put_out,
            "put out the fire in your room or in one that is joined to it",
            "éteignez le feu de votre salle ou d'une salle qui lui est reliée",
            lambda game, you: bool(fires_near(game, you)),
            fire=-1,
        )
    ),
)
exploration(
    "lantern",
    "Lantern",
    "Lanterne",
    ["equipment"],
    ("You ignore darkness.", "Vous ignorez l'obscurité."),
    sees_in_the_dark(),
)
exploration(
    "saturnian_wine",
    "Saturnian Wine",
    "Vin Saturnien",
    ["equipment"],
    (
        "Action: discard this card, move up to 4 spaces without evade tests, then take 1 horror.",
        "Action\u202f: défaussez cette carte, déplacez-vous de 4 espaces au plus sans test d'esquive, puis subissez 1 horreur.",
    ),
    free_action(both(discard_this(), slip_up_to(4), take(horror=1))),
)
exploration(
    "sedative",
    "Sedative",
    "Sédatif",
    ["equipment"],
    (
        "Action: discard this card and a trauma of an investigator in your space.",
        "Action\u202f: défaussez cette carte et un traumatisme d'un investigateur de votre espace.",
    ),
    action(
        both(
            own(
                cure,
                "discard a trauma of an investigator in your space",
                "défaussez un traumatisme d'un investigateur de votre espace",
                lambda game, you: bool(traumas_here(game, you)),
                trauma=-1,
            ),
            discard_this(),
        )
    ),
)
exploration(
    "startling_evidence",
    "Startling Evidence",
    "Preuve Troublante",
    ["equipment"],
    (
        "When you find this card, take 1 horror, gain 1 skill point, and discard it.",
        "Quand vous trouvez cette carte, subissez 1 horreur, gagnez 1 point de compétence, et défaussez-la.",
    ),
    when_found(both(take(horror=1), skill_points(1), discard_this())),
)
exploration(
    "whiskey",
    "Whiskey",
    "Whisky",
    ["equipment"],
    ("Action: discard this card and heal 2 horror.", "Action\u202f: défaussez cette carte et soignez 2 horreurs."),
    action(both(heal(horror=2), discard_this())),
)
