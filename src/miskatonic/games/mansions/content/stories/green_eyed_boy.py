"""Green-Eyed Boy: a child of whom everyone in the house thinks otherwise, and guests with reasons to mistrust one another."""

from miskatonic.games.mansions.content.boards import GREEN_EYED_BOY
from miskatonic.games.mansions.declare import clue, event, objective, question, seeding, story
from miskatonic.games.mansions.effects.conditions import clue_found, eliminated, event_resolved, killed_since_reveal
from miskatonic.games.mansions.effects.investigators import take
from miskatonic.games.mansions.effects.keeper import (
    NOTHING,
    add_time,
    discard_locks,
    draw,
    each_investigator,
    reveal_objective,
)
from miskatonic.games.mansions.effects.objectives import (
    counted,
    each_for_itself,
    lets_escape,
    may_attack_each_other,
    murderer_escaped,
    murderer_or_turncoat,
    nobody_left,
    objective_action,
    rite,
    turncoat_escaped,
)
from miskatonic.games.mansions.effects.stories import on_one, place_beside_people

STORY = "green_eyed_boy"
FRONT_DOOR = "foyer.center"

skull = ["ceremonial_skull", "dreadful_passage"]
diary = ["whateleys_diary", "dreadful_passage"]

story(
    STORY,
    "Green-Eyed Boy",
    "Le Garçon aux Yeux Verts",
    may_attack_each_other(),
    number=5,
    intro=(
        "A boy with green eyes was seen at the windows of the house, years after he was buried. Each of you was asked to come, "
        "and each by a different letter.",
        "Un garçon aux yeux verts a été vu aux fenêtres de la maison, des années après son enterrement. On a prié chacun de vous "
        "de venir, et chacun par une lettre différente.",
    ),
    questions=[
        question(
            1,
            ("What has become of the boy?", "Qu’est devenu le garçon\u202f?"),
            ("A", ("A woman claims him as hers.", "Une femme affirme qu’il est le sien.")),
            (
                "B",
                ("He was given to the ice behind the freezer.", "On l’a livré à la glace, derrière la chambre froide."),
            ),
            ("C", ("Somebody here is guilty of his death.", "Quelqu’un ici est coupable de sa mort."), 2),
        ),
        question(
            2,
            ("Where did he play?", "Où jouait-il\u202f?"),
            ("A", ("In the nursery.", "Dans la chambre d’enfant.")),
            ("B", ("In the tower room.", "Dans la salle de la tour.")),
        ),
        question(
            3,
            ("Where did he hide?", "Où se cachait-il\u202f?"),
            ("A", ("In the first bathroom.", "Dans la première salle de bain.")),
            ("B", ("In the master bedroom.", "Dans la chambre principale.")),
        ),
        question(
            4,
            ("Where did he go at night?", "Où allait-il la nuit\u202f?"),
            ("A", ("Into the secret passage.", "Dans le passage secret.")),
            ("B", ("Into the attic loft.", "Au grenier.")),
        ),
        question(
            5,
            ("Where was he frightened?", "Où a-t-il eu peur\u202f?"),
            ("A", ("In hallway 3.", "Dans le couloir 3.")),
            ("B", ("In the laboratory.", "Dans le laboratoire.")),
        ),
        question(
            6,
            ("Where was he seen last?", "Où l’a-t-on vu pour la dernière fois\u202f?"),
            ("A", ("In the coat room and the kitchen storage.", "Dans le vestiaire et la réserve de la cuisine.")),
            ("B", ("In the dining room and the library.", "Dans la salle à manger et la bibliothèque.")),
        ),
    ],
    board=GREEN_EYED_BOY,
    actions=["command_minion", "evil_presence", "uncontrollable_urges", "witchcraft"],
    threat=1,
    mythos=1,
    icons=["upstairs", "bat", "door", "question"],
    pool=[
        "brass_key",
        "ceremonial_skull",
        "colt_38",
        "crowbar",
        "de_vermis_mysteriis",
        "dhol_chants",
        "elder_sign",
        "knife",
        "lantern",
        "magic_phrase",
        "nameless_cults",
        "password",
        "ruby_of_rlyeh",
        "saturnian_wine",
        "sedative",
        "silver_key",
        "sledgehammer",
        "startling_evidence",
        "whateleys_diary",
        "whiskey",
    ],
    nothing=10,
    seeding=[
        seeding("coat_room", {"6A": ["password", "clue_6"], "6B": ["nothing_of_interest", "sledgehammer"]}),
        seeding("dining_room", {"6A": ["nothing_of_interest", "sledgehammer"], "6B": ["password", "clue_6"]}),
        seeding(
            "kitchen_storage",
            {
                "6A": ["brass_key", "clue_5", "barred_entry"],
                "6B": ["nothing_of_interest", "dhol_chants", "runelocked_door"],
            },
        ),
        seeding(
            "nursery",
            {"2A": ["ceremonial_skull", "clue_1", "magical_lock"], "2B": ["colt_38", "padlocked_door"]},
        ),
        seeding(
            "library",
            {
                "6A": ["nothing_of_interest", "dhol_chants", "runelocked_door"],
                "6B": ["brass_key", "clue_5", "barred_entry"],
            },
        ),
        seeding(
            "laboratory",
            {
                "5A": ["nothing_of_interest", "sedative", "lockbox"],
                "5B": ["crowbar", "clue_4", "locked_cabinet"],
            },
        ),
        seeding(
            "freezer",
            {
                "1B": ["nothing_of_interest", "opening_the_gate"],
                "1A 2A": diary,
                "1C 2A": diary,
                "1A 2B": skull,
                "1C 2B": skull,
            },
        ),
        seeding(
            "secret_passage",
            {
                "4A": ["silver_key", "clue_3", "manhole_cover"],
                "4B": ["nothing_of_interest", "nameless_cults", "power_failure"],
            },
        ),
        seeding(
            "attic_loft",
            {
                "4A": ["nothing_of_interest", "nameless_cults", "power_failure"],
                "4B": ["silver_key", "clue_3", "manhole_cover"],
            },
        ),
        seeding(
            "hallway_3",
            {
                "5A": ["crowbar", "clue_4", "locked_cabinet"],
                "5B": ["nothing_of_interest", "sedative", "lockbox"],
            },
        ),
        seeding(
            "master_bedroom",
            {
                "3A": ["nothing_of_interest", "ruby_of_rlyeh", "dark_room"],
                "3B": ["magic_phrase", "clue_2", "locked_door"],
            },
        ),
        seeding(
            "bathroom_1",
            {
                "3A": ["magic_phrase", "clue_2", "locked_door"],
                "3B": ["nothing_of_interest", "ruby_of_rlyeh", "dark_room"],
            },
        ),
        seeding(
            "tower_room",
            {"2A": ["colt_38", "padlocked_door"], "2B": ["whateleys_diary", "clue_1", "magical_lock"]},
        ),
    ],
    rest=[
        "gallery",
        "bathroom_2",
        "hallway_2",
        "attic_stairs",
        "kitchen",
        "operating_room",
        "hallway_1",
        "corner_hallway_1",
        "corner_hallway_2",
        "study",
        "attic_storage",
        "tower_stairs",
    ],
)

# --- clues

clue(STORY, 6, "A", leads_to="kitchen_storage")
clue(STORY, 6, "B", leads_to="library")
clue(STORY, 5, "A", leads_to="hallway_3")
clue(STORY, 5, "B", leads_to="laboratory")
clue(STORY, 4, "A", leads_to="secret_passage")
clue(STORY, 4, "B", leads_to="attic_loft")
clue(STORY, 3, "A", leads_to="bathroom_1")
clue(STORY, 3, "B", leads_to="master_bedroom")
clue(STORY, 2, "A", leads_to="nursery")
clue(STORY, 2, "B", leads_to="tower_room")
clue(STORY, 1, "A")
clue(STORY, 1, "B")
clue(STORY, 1, "C")

# --- events

event(STORY, 1, 4, "The Frozen Visitor", "Le visiteur gelé", NOTHING)
event(
    STORY,
    2,
    5,
    "A Touch of Madness",
    "Un grain de folie",
    {"6A": place_beside_people("maniac"), "6B": each_investigator(take(horror=1))},
)
event(STORY, 3, 5, "The Devoted Servant", "Le serviteur dévoué", place_beside_people("cult_leader"))
event(
    STORY,
    4,
    5,
    "The Horrific Vision",
    "L’horrible vision",
    {"": reveal_objective(), "1A": add_time(1), "1B": draw(mythos=3), "1C": on_one(take(horror=1))},
)
event(STORY, 5, 6, "You’ve Doomed Us All", "Vous nous avez tous condamnés", NOTHING)

# --- objectives

revealed_in_time = [clue_found(1), event_resolved(4)]

objective(
    STORY,
    "A",
    "His Mother’s Arms",
    "Les bras de sa mère",
    lets_escape(FRONT_DOOR),
    each_for_itself(),
    reveal=revealed_in_time,
    on_reveal=[discard_locks()],
    investigators=[nobody_left()],
    keeper=[event_resolved(5), eliminated()],
    last_event="keeper",
)

CLOSED = "gate"

objective(
    STORY,
    "B",
    "The Ice Gate",
    "Le portail de glace",
    objective_action(rite("freezer", "lore", -2, ("elder_sign", "ceremonial_skull"), 3, CLOSED)),
    reveal=revealed_in_time,
    investigators=[counted(CLOSED, 1, 2, 2, 2)],
    keeper=[killed_since_reveal(1, 1, 2, 2), eliminated()],
    last_event="nobody",
)
objective(
    STORY,
    "C",
    "One of Us",
    "L’un d’entre nous",
    lets_escape(FRONT_DOOR, murderer_or_turncoat()),
    reveal=revealed_in_time,
    investigators=[murderer_escaped()],
    keeper=[turncoat_escaped(), eliminated()],
    last_event="nobody",
)
