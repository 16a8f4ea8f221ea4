"""The Mythos cards, by the icons that stories choose them by."""

from miskatonic.games.mansions.components import WEAPONS
from miskatonic.games.mansions.declare import mythos
from miskatonic.games.mansions.effects.abilities import bonus_to_tests
from miskatonic.games.mansions.effects.afflictions import (
    comes_true,
    forbids,
    forgets_a_find,
    gives_way,
    no_doors,
    no_leaving,
    no_ranged_attacks,
    serves_the_keeper,
)
from miskatonic.games.mansions.effects.conditions import (
    all_of,
    alone,
    any_of,
    beside_door,
    beside_fire,
    beside_lockable,
    has,
    in_room_named,
    room_with,
    room_without,
    somewhere_fire,
)
from miskatonic.games.mansions.effects.investigators import (
    NOTHING,
    be_stunned,
    by_test,
    choose,
    in_force,
    lose_by_keeper,
    place_here,
    pushed_up_to,
    take,
)
from miskatonic.games.mansions.effects.keeper import gain_threat, keeper_does, move_a_monster
from miskatonic.games.mansions.effects.schemes import kindle, lock_a_room
from miskatonic.games.mansions.events import ClueFound, TurnBegan, TurnEnding
from miskatonic.kernel.effect import both

# --- bat

mythos(
    "swarm_of_bats",
    "Swarm of Bats",
    "Nuée de chauves-souris",
    "bat",
    by_test("dexterity", failed=take(damage=1)),
    cost=1,
)
mythos("whispers", "Whispers", "Murmures", "bat", take(horror=1), cost=1, condition=alone())
mythos(
    "bad_omen",
    "Bad Omen",
    "Mauvais présage",
    "bat",
    in_force(bonus_to_tests(-2)),
    cost=2,
)
mythos(
    "trembling_hands",
    "Trembling Hands",
    "Mains tremblantes",
    "bat",
    by_test("dexterity", failed=lose_by_keeper(("equipment",))),
    cost=1,
    condition=has("equipment"),
)
mythos(
    "eyes_in_the_dark",
    "Eyes in the Dark",
    "Des yeux dans le noir",
    "bat",
    both(take(horror=1), pushed_up_to(2)),
    cost=1,
    condition=any_of(in_room_named("Basement"), room_with("darkness")),
)

# --- door

mythos(
    "slammed_door",
    "Slammed Door",
    "Porte claquée",
    "door",
    by_test("strength", failed=in_force(no_doors())),
    cost=1,
    condition=beside_door(),
)
mythos(
    "threshold_of_fear",
    "Threshold of Fear",
    "Seuil de la peur",
    "door",
    by_test("willpower", failed=in_force(no_leaving())),
    cost=1,
)
mythos(
    "knocking",
    "Knocking",
    "On frappe à la porte",
    "door",
    both(take(horror=1), pushed_up_to(1)),
    cost=1,
    condition=beside_door(),
)
mythos(
    "cold_draft",
    "Cold Draft",
    "Courant d’air",
    "door",
    place_here("darkness"),
    cost=2,
    condition=room_without("darkness"),
)
mythos(
    "the_lock_turns",
    "The Lock Turns",
    "Le verrou tourne",
    "door",
    lock_a_room(
        (
            "dark_room",
            "dreadful_passage",
            "electric_lock",
            "guarded_passage",
            "jammed_door",
            "padlocked_door",
            "runelocked_door",
        )
    ),
    cost=2,
    condition=beside_lockable(),
)

# --- upstairs

mythos(
    "loose_floorboards",
    "Loose Floorboards",
    "Plancher branlant",
    "upstairs",
    by_test("dexterity", failed=be_stunned()),
    cost=1,
    condition=in_room_named("Bedroom", "Hallway", "Foyer", "Attic"),
)
mythos(
    "falling_chandelier",
    "Falling Chandelier",
    "Chute du lustre",
    "upstairs",
    by_test("dexterity", failed=take(damage=2)),
    cost=2,
    condition=in_room_named("Foyer", "Dining Room", "Gallery", "Library"),
)
mythos(
    "face_in_the_mirror",
    "Face in the Mirror",
    "Visage dans le miroir",
    "upstairs",
    by_test("willpower", failed=take(horror=1)),
    cost=1,
    condition=in_room_named("Bathroom", "Bedroom", "Coat Room", "Nursery"),
)
mythos(
    "footsteps_above",
    "Footsteps Above",
    "Des pas à l’étage",
    "upstairs",
    keeper_does(move_a_monster(2)),
    cost=1,
    condition=in_room_named("Hallway", "Attic", "Tower", "Study"),
)
mythos(
    "blown_fuse",
    "Blown Fuse",
    "Fusible grillé",
    "upstairs",
    place_here("darkness"),
    cost=1,
    condition=all_of(
        in_room_named(
            "Laboratory",
            "Operating Room",
            "Kitchen",
            "Library",
        ),
        room_without("darkness"),
    ),
)

# --- downstairs

mythos(
    "sudden_chill",
    "Sudden Chill",
    "Froid soudain",
    "downstairs",
    by_test("willpower", 1, failed=take(horror=1)),
    cost=0,
)
mythos(
    "cave_in",
    "Cave-In",
    "Éboulement",
    "downstairs",
    by_test("dexterity", failed=take(damage=2)),
    cost=2,
    condition=in_room_named("Cave", "Chasm", "Crypt", "Secret Passage"),
)
mythos(
    "rats",
    "Rats",
    "Rats",
    "downstairs",
    by_test("dexterity", failed=take(damage=1, horror=1)),
    cost=1,
    condition=in_room_named("Basement", "Cellar", "Furnace", "Storage"),
)
mythos(
    "foul_air",
    "Foul Air",
    "Air vicié",
    "downstairs",
    by_test("strength", failed=be_stunned()),
    cost=1,
    condition=in_room_named("Cave", "Crypt", "Cellar", "Chasm"),
)
mythos(
    "lost_in_the_dark",
    "Lost in the Dark",
    "Perdu dans l’obscurité",
    "downstairs",
    by_test("intellect", failed=in_force(forbids("exploring"))),
    cost=1,
    condition=any_of(
        in_room_named("Cave", "Chasm", "Crypt", "Cellar", "Basement"),
        room_with("darkness"),
    ),
)

# --- fire

mythos("sparks", "Sparks", "Étincelles", "fire", place_here("fire"), cost=2, condition=beside_fire())
mythos(
    "thick_smoke",
    "Thick Smoke",
    "Fumée épaisse",
    "fire",
    by_test("strength", failed=be_stunned()),
    cost=1,
    condition=any_of(room_with("fire"), beside_fire()),
)
mythos(
    "burning_clothes",
    "Burning Clothes",
    "Vêtements en feu",
    "fire",
    take(damage=1),
    cost=0,
    condition=room_with("fire"),
)
mythos(
    "spreading_blaze",
    "Spreading Blaze",
    "Brasier",
    "fire",
    keeper_does(kindle()),
    cost=2,
    condition=somewhere_fire(),
)
mythos(
    "scorched_hands",
    "Scorched Hands",
    "Mains brûlées",
    "fire",
    lose_by_keeper(WEAPONS),
    cost=1,
    condition=all_of(room_with("fire"), has(*WEAPONS)),
)

# --- gun

mythos(
    "jammed_gun",
    "Jammed Gun",
    "Arme enrayée",
    "gun",
    by_test("marksmanship", failed=in_force(no_ranged_attacks(), turns=2)),
    cost=1,
    condition=has("ranged_weapon"),
)
mythos(
    "out_of_ammunition",
    "Out of Ammunition",
    "À court de munitions",
    "gun",
    by_test("luck", 2, failed=lose_by_keeper(("ranged_weapon",), away=True)),
    cost=3,
    condition=has("ranged_weapon"),
)
mythos(
    "misfire",
    "Misfire",
    "Raté",
    "gun",
    by_test("dexterity", failed=take(damage=1)),
    cost=1,
    condition=has("ranged_weapon"),
)
mythos(
    "slippery_grip",
    "Slippery Grip",
    "Prise glissante",
    "gun",
    by_test("strength", failed=lose_by_keeper(WEAPONS)),
    cost=1,
    condition=has(*WEAPONS),
)
mythos(
    "worn_blade",
    "Worn Blade",
    "Lame usée",
    "gun",
    by_test("luck", 2, failed=lose_by_keeper(("sharp_melee_weapon", "blunt_melee_weapon"), away=True, but="key")),
    cost=2,
    condition=has("sharp_melee_weapon", "blunt_melee_weapon", but="key"),
)

# --- question: cards that are given face down

mythos(
    "loss_of_will",
    "Loss of Will",
    "Perte de volonté",
    "question",
    NOTHING,
    serves_the_keeper(),
    cost=3,
    face_down=True,
    several=True,
)
mythos(
    "secret_orders",
    "Secret Orders",
    "Ordres secrets",
    "question",
    NOTHING,
    comes_true(TurnEnding, lose_by_keeper(), turns=1),
    cost=1,
    face_down=True,
)
mythos(
    "false_memory",
    "False Memory",
    "Faux souvenir",
    "question",
    NOTHING,
    forgets_a_find(),
    cost=1,
    face_down=True,
)
mythos(
    "blackmail",
    "Blackmail",
    "Chantage",
    "question",
    NOTHING,
    comes_true(TurnBegan, choose(take(horror=1), keeper_does(gain_threat(1))), turns=2),
    cost=1,
    face_down=True,
)
mythos(
    "clean_conscience",
    "Clean Conscience",
    "Conscience tranquille",
    "question",
    NOTHING,
    comes_true(ClueFound, NOTHING),
    gives_way(),
    cost=0,
    face_down=True,
)
