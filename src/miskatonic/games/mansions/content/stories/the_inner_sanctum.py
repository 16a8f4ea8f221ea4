"""The Inner Sanctum: a lodge under a chapel, and the rite for which it gathers tonight."""

from miskatonic.games.mansions.content.boards import THE_INNER_SANCTUM
from miskatonic.games.mansions.declare import clue, event, objective, question, seeding, story
from miskatonic.games.mansions.effects.conditions import (
    all_escaped,
    all_of,
    at_turn_start,
    clue_found,
    eliminated,
    event_resolved,
    insane,
    killed_since_reveal,
    monster_killed,
    monsters_in_room,
)
from miskatonic.games.mansions.effects.investigators import move_up_to, skill_points, take
from miskatonic.games.mansions.effects.keeper import (
    NOTHING,
    discard_locks,
    each_investigator,
    place_monster,
    reveal_objective,
)
from miskatonic.games.mansions.effects.objectives import are_not, lets_escape, summons_once, survives
from miskatonic.games.mansions.effects.stories import (
    by_answer,
    gain_from_aside,
    move_each,
    on_one,
    place_rewarded,
    put_marker,
    reward_for,
    threat_for_each,
)
from miskatonic.kernel.effect import both

STORY = "the_inner_sanctum"
SPOILS = both(skill_points(1), gain_from_aside("cult_robes"))

story(
    STORY,
    "The Inner Sanctum",
    "Au Cœur de la Loge",
    number=2,
    intro=(
        "People have gone into the old chapel at dusk, a few every night, and not come out. Tonight the door stands open, and "
        "there is singing under the floor.",
        "Chaque soir, au crépuscule, quelques personnes sont entrées dans la vieille chapelle, sans en ressortir. Cette nuit, la "
        "porte est ouverte, et l’on chante sous le plancher.",
    ),
    questions=[
        question(
            1,
            ("Which rite does the lodge perform?", "Quel rite la loge accomplit-elle\u202f?"),
            ("A", ("Voices that break minds.", "Des voix qui brisent les esprits.")),
            ("B", ("The calling of a chthonian.", "L’appel d’un chthonien.")),
            ("C", ("The sacrifice of its visitors.", "Le sacrifice de ses visiteurs.")),
        ),
        question(
            2,
            ("Where is the sanctum?", "Où se trouve le sanctuaire\u202f?"),
            ("A", ("In the ceremony room.", "Dans la salle de cérémonie.")),
            ("B", ("In the crypt.", "Dans la crypte.")),
        ),
        question(
            3,
            ("Where is the password kept?", "Où garde-t-on le mot de passe\u202f?"),
            ("A", ("In the basement storage.", "Dans le rangement de la cave.")),
            ("B", ("At the chasm.", "Au bord du gouffre.")),
        ),
        question(
            4,
            ("Where did the last visitor leave a trail?", "Où le dernier visiteur a-t-il laissé des traces\u202f?"),
            ("A", ("In the secret passage and the study.", "Dans le passage secret et le bureau.")),
            ("B", ("On the basement landing and in the bathroom.", "À l’entrée de la cave et dans la salle de bain.")),
        ),
    ],
    board=THE_INNER_SANCTUM,
    actions=["command_minion", "dark_ritual", "summon_worshippers", "summoning"],
    threat=1,
    mythos=2,
    icons=["bat", "gun", "downstairs"],
    pool=[
        "axe",
        "brass_key",
        "crucifix",
        "de_vermis_mysteriis",
        "dhol_chants",
        "knife",
        "magic_phrase",
        "password",
        "saturnian_wine",
        "sedative",
        "startling_evidence",
        "torch",
    ],
    nothing=8,
    set_aside=["cult_robes"],
    seeding=[
        seeding(
            "ceremony_room",
            {"2A": ["clue_1", "barred_entry"], "2B": ["de_vermis_mysteriis", "runelocked_door"]},
        ),
        seeding(
            "basement_landing",
            {
                "4A": ["nothing_of_interest", "startling_evidence", "short_circuit"],
                "4B": ["brass_key", "clue_4", "puzzlebox"],
            },
        ),
        seeding(
            "basement_storage",
            {
                "3A": ["password", "clue_2", "magical_lock"],
                "3B": ["nothing_of_interest", "sedative", "dreadful_passage"],
            },
        ),
        seeding(
            "bathroom_1",
            {
                "4A": ["nothing_of_interest", "crucifix", "lockbox"],
                "4B": ["magic_phrase", "clue_3", "locked_cabinet"],
            },
        ),
        seeding(
            "secret_passage",
            {
                "4A": ["brass_key", "clue_4", "puzzlebox"],
                "4B": ["nothing_of_interest", "dhol_chants", "lockbox"],
            },
        ),
        seeding(
            "study",
            {
                "4A": ["magic_phrase", "clue_3", "locked_cabinet"],
                "4B": ["nothing_of_interest", "startling_evidence", "short_circuit"],
            },
        ),
        seeding(
            "chasm",
            {
                "3A": ["nothing_of_interest", "sedative", "dreadful_passage"],
                "3B": ["password", "clue_2", "magical_lock"],
            },
        ),
        seeding(
            "crypt",
            {
                "2A": ["nothing_of_interest", "de_vermis_mysteriis", "runelocked_door"],
                "2B": ["knife", "clue_1", "barred_entry"],
            },
        ),
    ],
    rest=[
        "chapel",
        "library",
        "hallway_4",
        "corner_hallway_1",
        "corner_hallway_2",
        "hallway_3",
        "basement_stairs",
        "furnace_room",
        "graveyard",
    ],
)

# --- clues

clue(STORY, 4, "A", leads_to="study")
clue(STORY, 4, "B", leads_to="bathroom_1")
clue(STORY, 3, "A", leads_to="basement_storage")
clue(STORY, 3, "B", leads_to="chasm")
clue(STORY, 2, "A", leads_to="ceremony_room", found=put_marker("ladder", "ceremony_room.left"))
clue(STORY, 2, "B", leads_to="crypt", found=put_marker("ladder", "crypt.right"))
clue(STORY, 1, "A")
clue(STORY, 1, "B")
clue(STORY, 1, "C")

# --- events

cultists_gather = move_each("cultist", 1)
leader_in_chapel = place_monster("cult_leader", "chapel")

event(
    STORY,
    1,
    4,
    "A Late Arrival",
    "Une arrivée tardive",
    place_rewarded("cult_leader", "chapel", reward_for("latecomer", SPOILS)),
)
event(STORY, 2, 4, "Dark Powers", "Puissances obscures", threat_for_each(("cultist", "cult_leader")))
event(STORY, 3, 4, "Urgency", "Urgence", both(cultists_gather, each_investigator(move_up_to(1))))
event(
    STORY,
    4,
    4,
    "The Witching Hour",
    "L’heure des sorcières",
    {
        "1A": both(reveal_objective(), on_one(take(horror=1))),
        "1B": cultists_gather,
        "1C": both(reveal_objective(), leader_in_chapel),
    },
)
event(STORY, 5, 4, "You’re Too Late", "Trop tard", NOTHING)

# --- objectives

HIGH_PRIEST = "high_priest"

objective(
    STORY,
    "A",
    "The Voices Below",
    "Les voix d’en bas",
    reveal=[clue_found(1), event_resolved(4)],
    on_reveal=[
        by_answer(
            {
                "2A": place_monster("cult_leader", "ceremony_room", HIGH_PRIEST, 4),
                "2B": place_monster("cult_leader", "crypt", HIGH_PRIEST, 4),
            }
        )
    ],
    investigators=[monster_killed(HIGH_PRIEST)],
    keeper=[at_turn_start(insane(1, 1, 2, 3)), eliminated()],
    last_event="nobody",
)

CHTHONIAN = "chthonian_1b"

objective(
    STORY,
    "B",
    "What the Cultists Call",
    "Ce que les cultistes appellent",
    summons_once(CHTHONIAN, monsters_in_room("cultist", 4, "chapel"), place_monster("chthonian", "chapel", CHTHONIAN)),
    are_not("cult_leader", "cultist"),
    reveal=[clue_found(1)],
    investigators=[
        monster_killed(CHTHONIAN),
        all_of(event_resolved(5), clue_found(1)),
    ],
    keeper=[
        survives(CHTHONIAN, 4, "survived"),
        eliminated(),
    ],
    last_event="nobody",
)
objective(
    STORY,
    "C",
    "The Chosen Offerings",
    "Les offrandes choisies",
    lets_escape("chapel.south"),
    reveal=[clue_found(1), event_resolved(4)],
    on_reveal=[discard_locks()],
    investigators=[all_escaped()],
    keeper=[killed_since_reveal(1, 1, 1, 1), eliminated()],
    last_event="nobody",
)
