"""Classroom Curses: a school at night, and what its pupils, or their teachers, have called into it."""

from miskatonic.games.mansions.content.boards import CLASSROOM_CURSES
from miskatonic.games.mansions.declare import clue, event, objective, question, seeding, story
from miskatonic.games.mansions.effects.common import when
from miskatonic.games.mansions.effects.conditions import (
    all_of,
    at_turn_start,
    clue_found,
    eliminated,
    event_resolved,
    exactly,
    in_room_named,
    killed_since_reveal,
    monster_killed,
    none_left,
    revealed,
    samples_on_altar,
)
from miskatonic.games.mansions.effects.investigators import by_test, choose, skill_points, take
from miskatonic.games.mansions.effects.keeper import NOTHING, each_investigator, place_monster, reveal_objective
from miskatonic.games.mansions.effects.objectives import at_free_marker, clear_marker, objective_action
from miskatonic.games.mansions.effects.stories import (
    keeper_wants,
    lay_lock_aside,
    lights_out,
    place_by,
    place_by_each,
    put_status,
)
from miskatonic.kernel.effect import both

STORY = "classroom_curses"

story(
    STORY,
    "Classroom Curses",
    "Malédictions en Classe",
    number=4,
    intro=(
        "Three pupils have fallen ill, one after the other, and none of them can say what they saw in the school at night. "
        "The caretaker has given you his keys and gone home early.",
        "Trois élèves sont tombés malades, l’un après l’autre, et aucun ne peut dire ce qu’il a vu la nuit dans l’école. Le "
        "concierge vous a confié ses clés et s’en est allé de bonne heure.",
    ),
    questions=[
        question(
            1,
            ("Who is behind the curse?", "Qui est derrière la malédiction\u202f?"),
            ("A", ("The mi-go.", "Les Migos.")),
            ("B", ("Two pupils, and the thing that they called.", "Deux élèves, et la chose qu’elles ont appelée.")),
            ("C", ("Helena, a witch in league with the mi-go.", "Helena, une sorcière alliée aux Migos.")),
        ),
        question(
            2,
            ("Where is the curse written down?", "Où la malédiction est-elle écrite\u202f?"),
            ("A", ("In the tower room.", "Dans la salle de la tour.")),
            ("B", ("In the library.", "Dans la bibliothèque.")),
        ),
        question(
            3,
            ("Where did a pupil hide the silver key?", "Où un élève a-t-il caché la clé en argent\u202f?"),
            ("A", ("In the coat room.", "Dans le vestiaire.")),
            ("B", ("In the bathroom.", "Dans la salle de bain.")),
        ),
        question(
            4,
            ("Where did the first of them fall ill?", "Où le premier d’entre eux est-il tombé malade\u202f?"),
            ("A", ("In the furnace room.", "Dans la chaufferie.")),
            ("B", ("In the freezer.", "Dans la chambre froide.")),
        ),
    ],
    board=CLASSROOM_CURSES,
    actions=["creature_of_the_night", "darkness", "evil_presence", "take_sample", "uncontrollable_urges"],
    threat=1,
    mythos=1,
    icons=["upstairs", "door", "bat"],
    pool=[
        "axe",
        "brass_key",
        "ceremonial_skull",
        "crowbar",
        "de_vermis_mysteriis",
        "fire_extinguisher",
        "lantern",
        "magic_phrase",
        "ruby_of_rlyeh",
        "sedative",
        "shotgun",
        "silver_key",
        "sledgehammer",
        "whateleys_diary",
    ],
    nothing=7,
    set_aside=["padlocked_door"],
    seeding=[
        seeding("tower_room", {"2A": ["clue_1", "magical_lock"], "2B": ["magic_phrase", "locked_door"]}),
        seeding(
            "attic_storage",
            {"3A": ["whateleys_diary", "short_circuit"], "3B": ["de_vermis_mysteriis", "short_circuit"]},
        ),
        seeding("library", {"2A": ["magic_phrase", "locked_door"], "2B": ["clue_1", "magical_lock"]}),
        seeding("study", {"3A": ["de_vermis_mysteriis", "power_failure"], "3B": ["whateleys_diary", "power_failure"]}),
        seeding(
            "furnace_room",
            {
                "4A": ["brass_key", "clue_3", "jammed_door"],
                "4B": ["nothing_of_interest", "crowbar", "jammed_door"],
            },
        ),
        seeding("attic_loft", {"2A": ["ruby_of_rlyeh"], "2B": ["sedative"]}),
        seeding("hallway_1", {"4A": ["axe"], "4B": ["fire_extinguisher"]}),
        seeding("hallway_3", {"4A": ["fire_extinguisher"], "4B": ["lantern"]}),
        seeding(
            "bathroom_1",
            {
                "3A": ["nothing_of_interest", "ceremonial_skull", "suitcase"],
                "3B": ["silver_key", "clue_2", "locked_cabinet"],
            },
        ),
        seeding("laboratory", {"4A": ["lantern"], "4B": ["axe"]}),
        seeding("operating_room", {"2A": ["sedative"], "2B": ["ruby_of_rlyeh"]}),
        seeding(
            "freezer",
            {
                "4A": ["nothing_of_interest", "crowbar", "dark_room"],
                "4B": ["brass_key", "clue_3", "dark_room"],
            },
        ),
        seeding(
            "coat_room",
            {
                "3A": ["silver_key", "clue_2", "locked_cabinet"],
                "3B": ["nothing_of_interest", "ceremonial_skull", "suitcase"],
            },
        ),
    ],
    rest=[
        "foyer",
        "hallway_2",
        "corner_hallway_1",
        "corner_hallway_2",
        "attic_stairs",
        "tower_stairs",
        "gallery",
    ],
)

# --- clues

HOUND = "hound_1b"
hound_comes = place_monster("hound_of_tindalos", "attic_storage", HOUND, 4)

clue(STORY, 3, "A", leads_to="coat_room")
clue(STORY, 3, "B", leads_to="bathroom_1")
clue(STORY, 2, "A", leads_to="tower_room")
clue(STORY, 2, "B", leads_to="library")
clue(STORY, 1, "A")
clue(STORY, 1, "B", found=hound_comes)
clue(STORY, 1, "C")

# --- events

HELENA = "helena"
helena_comes = place_monster("witch", "library", HELENA, 4)
from_each_vent = place_by_each("mi_go", "vent")
from_a_vent = place_by("mi_go", "vent")
swarm = when(exactly("mi_go", 0), from_each_vent, when(exactly("mi_go", 1), from_a_vent))

event(STORY, 1, 3, "Lights Out", "Plus de lumière", lights_out(2, by_test("dexterity", failed=take(damage=1))))
event(
    STORY,
    2,
    3,
    "Out of Order",
    "En panne",
    {
        "4A": put_status("furnace_room", "fire"),
        "4B": each_investigator(both(take(damage=2), skill_points(-1)), in_room_named("Freezer")),
    },
)
event(
    STORY,
    3,
    3,
    "You’re Not Alone",
    "Vous n’êtes pas seuls",
    {
        "1A": from_a_vent,
        "1B": place_monster("witch", "gallery", number=2),
        "1C": helena_comes,
    },
)
event(
    STORY,
    4,
    5,
    "Bad to Worse",
    "De mal en pis",
    {"": reveal_objective(), "1A": swarm, "1B": hound_comes, "1C": swarm},
)
event(STORY, 5, 6, "Curiosity Kills", "La curiosité tue", NOTHING)

# --- objectives

revealed_in_time = [clue_found(1), event_resolved(4)]
last_padlock = keeper_wants(lay_lock_aside("padlocked_door"))
block = clear_marker("vent")

objective(
    STORY,
    "A",
    "Through the Vents",
    "Par les conduits",
    objective_action(
        choose(by_test("strength", passed=block), by_test("intellect", passed=block)), at_free_marker("vent")
    ),
    reveal=revealed_in_time,
    on_reveal=[when(exactly("mi_go", 0), from_each_vent), last_padlock],
    investigators=[all_of(revealed(), none_left("vent"), exactly("mi_go", 0))],
    keeper=[event_resolved(5), eliminated()],
    last_event="keeper",
)
objective(
    STORY,
    "B",
    "What They Called",
    "Ce qu’elles ont appelé",
    reveal=revealed_in_time,
    on_reveal=[hound_comes],
    investigators=[monster_killed(HOUND)],
    keeper=[killed_since_reveal(1, 1, 2, 2), eliminated()],
    last_event="nobody",
)
objective(
    STORY,
    "C",
    "Helena’s Bargain",
    "Le pacte d’Helena",
    reveal=revealed_in_time,
    on_reveal=[helena_comes, last_padlock],
    investigators=[monster_killed(HELENA)],
    keeper=[at_turn_start(samples_on_altar(3)), eliminated()],
    last_event="nobody",
)
