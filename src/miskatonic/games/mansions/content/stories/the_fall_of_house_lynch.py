"""The Fall of House Lynch: an old house, its dead mistress, and the son who never left it."""

from miskatonic.games.mansions.content.boards import THE_FALL_OF_HOUSE_LYNCH
from miskatonic.games.mansions.declare import clue, event, objective, question, seeding, story
from miskatonic.games.mansions.effects.common import when
from miskatonic.games.mansions.effects.conditions import (
    all_escaped,
    clue_found,
    clue_missed,
    eliminated,
    event_resolved,
    in_room_named,
    killed_since_reveal,
    monster_killed,
    monster_left,
    samples_on_altar,
)
from miskatonic.games.mansions.effects.investigators import take
from miskatonic.games.mansions.effects.keeper import (
    NOTHING,
    add_time,
    close_exit,
    discard_action,
    discard_locks,
    each_investigator,
    move_a_monster,
    place_monster,
    place_near,
    reveal_objective,
)
from miskatonic.games.mansions.effects.objectives import lets_escape, monster_may_leave
from miskatonic.games.mansions.effects.schemes import keeper_forced
from miskatonic.games.mansions.events import SamplesLaid
from miskatonic.kernel.effect import both

STORY = "the_fall_of_house_lynch"

story(
    STORY,
    "The Fall of House Lynch",
    "La Chute de la Maison Lynch",
    number=1,
    intro=(
        "Walter Lynch has written for help, and nobody has seen him since. The clock in the foyer is the only thing that still "
        "runs in his house.",
        "Walter Lynch a écrit pour demander de l’aide, et nul ne l’a revu depuis. Dans sa maison, seule l’horloge du vestibule "
        "marche encore.",
    ),
    questions=[
        question(
            1,
            ("What is going on in the house?", "Que se passe-t-il dans la maison\u202f?"),
            ("A", ("Walter Lynch himself is the danger.", "C’est Walter Lynch lui-même, le danger.")),
            ("B", ("Something is being fed under the house.", "On nourrit quelque chose sous la maison.")),
            ("C", ("The house does not let its visitors go.", "La maison ne laisse pas partir ses visiteurs.")),
        ),
        question(
            2,
            ("Where does Edith Lynch lie?", "Où repose Edith Lynch\u202f?"),
            ("A", ("In the basement.", "À la cave.")),
            ("B", ("In the garden.", "Au jardin.")),
        ),
        question(
            3,
            ("Where did Walter like to hide?", "Où Walter aimait-il se cacher\u202f?"),
            ("A", ("In the kitchen and the master bedroom.", "Dans la cuisine et la chambre principale.")),
            ("B", ("In the operating room and the guest bedroom.", "Dans la salle d’opération et la chambre d’ami.")),
        ),
    ],
    board=THE_FALL_OF_HOUSE_LYNCH,
    actions=["command_minion", "evil_presence", "maniac_attack", "take_sample", "uncontrollable_urges"],
    threat=1,
    mythos=1,
    icons=["bat", "door", "upstairs"],
    pool=[
        "axe",
        "elder_sign",
        "fire_extinguisher",
        "lantern",
        "magic_phrase",
        "nameless_cults",
        "sedative",
        "shotgun",
        "silver_key",
        "startling_evidence",
        "whiskey",
    ],
    nothing=8,
    seeding=[
        seeding("ceremony_room", ["nothing_of_interest", "sealed_door"]),
        seeding("basement_landing", {"2A": ["clue_1", "magical_lock"], "2B": ["lantern", "jammed_door"]}),
        seeding(
            "guest_bedroom",
            {
                "3A": ["nothing_of_interest", "startling_evidence", "dark_room"],
                "3B": ["magic_phrase", "clue_2", "locked_door"],
            },
        ),
        seeding("storage_closet", {"3A": ["elder_sign", "padlocked_door"], "3B": ["shotgun", "padlocked_door"]}),
        seeding(
            "master_bedroom",
            {
                "3A": ["magic_phrase", "clue_2", "puzzlebox", "locked_door"],
                "3B": ["nothing_of_interest", "startling_evidence", "suitcase", "dark_room"],
            },
        ),
        seeding("kitchen", {"3A": ["silver_key", "clue_3"], "3B": ["nothing_of_interest", "fire_extinguisher"]}),
        seeding("freezer", {"3A": ["shotgun", "suitcase"], "3B": ["elder_sign", "puzzlebox"]}),
        seeding(
            "operating_room",
            {
                "3A": ["nothing_of_interest", "fire_extinguisher", "power_failure"],
                "3B": ["silver_key", "clue_3", "power_failure"],
            },
        ),
        seeding("garden", {"2A": ["axe", "jammed_door"], "2B": ["clue_1", "magical_lock"]}),
    ],
    rest=[
        "foyer",
        "hallway_1",
        "hallway_2",
        "entryway",
        "laboratory",
        "kitchen_storage",
        "dining_room",
        "basement_storage",
        "basement_stairs",
    ],
)

# --- clues

walter_comes = place_near("maniac", 2, "walter", 4)

clue(STORY, 3, "A", leads_to="master_bedroom")
clue(STORY, 3, "B", leads_to="guest_bedroom")
clue(STORY, 2, "A", leads_to="basement_landing")
clue(STORY, 2, "B", leads_to="garden")
clue(STORY, 1, "A", found=walter_comes)
clue(STORY, 1, "B")
clue(STORY, 1, "C")

# --- events

fear = each_investigator(take(horror=1))

event(
    STORY,
    1,
    3,
    "The Clock Strikes 10",
    "L’horloge sonne 10 coups",
    {
        "3A": when(clue_missed(3), fear, place_monster("zombie", "hallway_2", burning=True)),
        "3B": when(clue_missed(3), fear, both(place_monster("zombie", "foyer"), fear)),
    },
)
event(
    STORY,
    2,
    4,
    "The Clock Strikes 11",
    "L’horloge sonne 11 coups",
    {
        "2A": when(clue_missed(2), fear, move_a_monster(2, "maniac")),
        "2B": when(clue_missed(2), fear, each_investigator(take(damage=2), in_room_named("Bedroom"))),
    },
)
event(
    STORY,
    3,
    3,
    "The Clock Strikes 12",
    "L’horloge sonne 12 coups",
    {"2A": place_monster("zombie", "basement_landing"), "2B": place_monster("zombie", "garden")},
)
event(
    STORY,
    4,
    3,
    "The Clock Strikes 1",
    "L’horloge sonne 1 coup",
    {"": reveal_objective(), "1A": add_time(1), "1B": discard_locks()},
)
event(STORY, 5, 3, "The Clock Strikes 2", "L’horloge sonne 2 coups", NOTHING)

# --- objectives

objective(
    STORY,
    "A",
    "Walter’s Revenge",
    "La vengeance de Walter",
    reveal=[clue_found(1), event_resolved(4)],
    on_reveal=[discard_locks(), discard_action("maniac_attack"), walter_comes],
    investigators=[monster_killed("walter")],
    keeper=[event_resolved(5), eliminated()],
    last_event="keeper",
)

SHOGGOTH = "shoggoth_1b"

objective(
    STORY,
    "B",
    "What Walter Feeds",
    "Ce que Walter nourrit",
    keeper_forced(
        SamplesLaid,
        both(reveal_objective(), place_monster("shoggoth", "ceremony_room", SHOGGOTH)),
        samples_on_altar(4),
        name=SHOGGOTH,
    ),
    monster_may_leave(SHOGGOTH, "foyer.center"),
    reveal=[clue_found(1), event_resolved(4), samples_on_altar(4)],
    investigators=[monster_killed(SHOGGOTH), event_resolved(5)],
    keeper=[monster_left(SHOGGOTH), eliminated()],
    last_event="investigators",
)
objective(
    STORY,
    "C",
    "Nobody Leaves",
    "Personne ne sort",
    lets_escape("foyer.center"),
    reveal=[clue_found(1), event_resolved(4)],
    on_reveal=[close_exit("6B")],
    investigators=[all_escaped()],
    keeper=[killed_since_reveal(1, 1, 1, 1), eliminated()],
    last_event="nobody",
)
