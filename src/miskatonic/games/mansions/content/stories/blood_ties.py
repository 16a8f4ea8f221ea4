"""Blood Ties: the estate of Artimus, what he bargained for, and the relative who inherits it."""

from miskatonic.games.mansions.content.boards import BLOOD_TIES
from miskatonic.games.mansions.declare import clue, event, objective, question, seeding, story
from miskatonic.games.mansions.effects.common import when
from miskatonic.games.mansions.effects.conditions import (
    all_of,
    at_turn_start,
    clue_found,
    eliminated,
    event_resolved,
    monster_killed,
    monsters_on_board,
    samples_on_altar,
)
from miskatonic.games.mansions.effects.investigators import choose, gain_spell, take
from miskatonic.games.mansions.effects.keeper import NOTHING, discard_locks, place_monster, reveal_objective
from miskatonic.games.mansions.effects.objectives import burn_card, burnt, in_a_row, lets_escape, objective_action
from miskatonic.games.mansions.effects.relatives import (
    has_blood_relative,
    on_relative,
    relative_escaped,
    relative_killed,
    relative_may,
    relative_with,
    sample_of_kin,
    sample_of_relative,
    spell_of_relative,
)
from miskatonic.games.mansions.effects.schemes import kindle
from miskatonic.games.mansions.effects.stories import comes_to_you, keeper_wants, put_status
from miskatonic.kernel.effect import both

STORY = "blood_ties"
INHERITANCE = "ceremonial_skull"
PACTS = ("soul_pact", "blood_pact")

story(
    STORY,
    "Blood Ties",
    "Le Lien du Sang",
    has_blood_relative(),
    number=3,
    intro=(
        "One of you has inherited the estate of an uncle whom the family never named. The will asks for a night on the grounds. "
        "Somebody has dug up the graveyard since.",
        "L’un de vous a hérité du domaine d’un oncle dont la famille taisait le nom. Le testament demande d’y passer une nuit. "
        "Depuis, quelqu’un a retourné le cimetière.",
    ),
    questions=[
        question(
            1,
            ("What did Artimus bargain for?", "Qu’a négocié Artimus\u202f?"),
            ("A", ("A rite that needs the blood of his relative.", "Un rite qui demande le sang de son parent.")),
            ("B", ("That the dead rise.", "Que les morts se lèvent.")),
            ("C", ("A curse on his heir.", "Une malédiction sur son héritier.")),
        ),
        question(
            2,
            ("Where did he hide the skull?", "Où a-t-il caché le crâne\u202f?"),
            ("A", ("In the crypt.", "Dans la crypte.")),
            ("B", ("In the first cave.", "Dans la première caverne.")),
        ),
        question(
            3,
            ("Where did he hide his silver key?", "Où a-t-il caché sa clé en argent\u202f?"),
            ("A", ("In the mud room.", "Dans le sas d’entrée.")),
            ("B", ("In the root cellar.", "Dans la cave à légumes.")),
        ),
        question(
            4,
            ("Where did he write down the phrase?", "Où a-t-il noté la formule\u202f?"),
            ("A", ("At the chasm.", "Au bord du gouffre.")),
            ("B", ("In the garden.", "Dans le jardin.")),
        ),
        question(
            5,
            ("Where was he seen last?", "Où l’a-t-on vu pour la dernière fois\u202f?"),
            ("A", ("At the storage shed and on the patio.", "À la remise et dans le patio.")),
            ("B", ("On the front porch and in the front yard.", "Sous la véranda et dans la cour avant.")),
        ),
    ],
    board=BLOOD_TIES,
    actions=["creature_of_the_night", "evil_presence", "pyromaniac", "raise_dead", "take_sample"],
    threat=2,
    mythos=2,
    trauma=1,
    icons=["fire", "gun", "downstairs"],
    pool=[
        "brass_key",
        "ceremonial_skull",
        "colt_38",
        "crowbar",
        "crucifix",
        "elder_sign",
        "fire_extinguisher",
        "knife",
        "magic_phrase",
        "silver_key",
        "torch",
        "whateleys_diary",
        "whiskey",
    ],
    nothing=9,
    seeding=[
        seeding(
            "storage_closet",
            {"5A": ["whateleys_diary", "runelocked_door"], "5B": ["colt_38", "padlocked_door"]},
        ),
        seeding(
            "garden",
            {
                "4A": ["nothing_of_interest", "fire_extinguisher", "lockbox"],
                "4B": ["magic_phrase", "clue_3", "locked_cabinet"],
            },
        ),
        seeding(
            "front_porch",
            {
                "5A": ["nothing_of_interest", "knife", "dreadful_passage"],
                "5B": ["crowbar", "clue_5", "runelocked_door"],
            },
        ),
        seeding(
            "front_yard",
            {
                "5A": ["nothing_of_interest", "elder_sign", "puzzlebox"],
                "5B": ["brass_key", "clue_4", "manhole_cover"],
            },
        ),
        seeding(
            "mud_room",
            {
                "3A": ["silver_key", "clue_2", "magical_lock"],
                "3B": ["nothing_of_interest", "crucifix", "electric_lock"],
            },
        ),
        seeding(
            "storage_shed",
            {
                "5A": ["crowbar", "clue_5", "padlocked_door"],
                "5B": ["nothing_of_interest", "knife", "dreadful_passage"],
            },
        ),
        seeding(
            "patio",
            {
                "5A": ["brass_key", "clue_4", "manhole_cover"],
                "5B": ["nothing_of_interest", "elder_sign", "puzzlebox"],
            },
        ),
        seeding(
            "root_cellar",
            {
                "3A": ["nothing_of_interest", "crucifix", "electric_lock"],
                "3B": ["silver_key", "clue_2", "magical_lock"],
            },
        ),
        seeding("furnace_room", ["nothing_of_interest", "sealed_door"]),
        seeding("crypt", {"2A": ["ceremonial_skull", "clue_1", "locked_door"], "2B": ["torch", "jammed_door"]}),
        seeding(
            "chasm",
            {
                "4A": ["magic_phrase", "clue_3", "locked_cabinet"],
                "4B": ["nothing_of_interest", "fire_extinguisher", "lockbox"],
            },
        ),
        seeding("cave_1", {"2A": ["torch", "jammed_door"], "2B": ["ceremonial_skull", "clue_1", "locked_door"]}),
    ],
    rest=["guest_bedroom", "front_path", "backyard", "entryway", "graveyard", "cave_2"],
)

# --- clues

clue(STORY, 5, "A", leads_to="patio")
clue(STORY, 5, "B", leads_to="front_yard")
clue(STORY, 4, "A", leads_to="chasm")
clue(STORY, 4, "B", leads_to="garden")
clue(STORY, 3, "A", leads_to="mud_room")
clue(STORY, 3, "B", leads_to="root_cellar")
clue(STORY, 2, "A", leads_to="crypt")
clue(STORY, 2, "B", leads_to="cave_1")
clue(STORY, 1, "A")
clue(STORY, 1, "B")
clue(STORY, 1, "C")

# --- events

event(
    STORY,
    1,
    2,
    "A Bargain",
    "Un marché",
    on_relative(
        choose(both(take(horror=1), choose(*(gain_spell(pact) for pact in PACTS))), comes_to_you("mi_go")),
    ),
)
event(STORY, 2, 2, "Another Servant", "Un autre serviteur", place_monster("mi_go", "storage_shed"))
event(
    STORY,
    3,
    5,
    "A Memory",
    "Un souvenir",
    {
        "5A": relative_may(put_status("graveyard", "fire")),
        "5B": relative_may(place_monster("zombie", "graveyard")),
    },
)
event(
    STORY,
    4,
    5,
    "The Plot Thickens",
    "L’intrigue se corse",
    {
        "": reveal_objective(),
        "1A": when(spell_of_relative(*PACTS), sample_of_kin()),
        "1B": keeper_wants(kindle()),
        "1C": on_relative(take(damage=1)),
    },
)
event(STORY, 5, 5, "Sunrise", "Lever du soleil", NOTHING)

# --- objectives

revealed_in_time = [clue_found(1), event_resolved(4)]

objective(
    STORY,
    "A",
    "The Blood Offering",
    "L’offrande du sang",
    reveal=[*revealed_in_time, samples_on_altar(3)],
    on_reveal=[discard_locks(), place_monster("zombie", "furnace_room", "artimus", 4)],
    investigators=[monster_killed("artimus")],
    keeper=[at_turn_start(all_of(samples_on_altar(3), sample_of_relative())), eliminated()],
    last_event="nobody",
)

RISEN = "risen"
BURNT = "burnt"

objective(
    STORY,
    "B",
    "The Graves Are Empty",
    "Les tombes sont vides",
    objective_action(burn_card(INHERITANCE, BURNT)),
    reveal=revealed_in_time,
    on_reveal=[discard_locks()],
    investigators=[burnt(INHERITANCE, BURNT)],
    keeper=[in_a_row(monsters_on_board("zombie", 4), 2, RISEN), eliminated()],
    last_event="nobody",
)
objective(
    STORY,
    "C",
    "The Heir",
    "L’héritier",
    lets_escape("front_path.east", relative_with(INHERITANCE)),
    reveal=revealed_in_time,
    on_reveal=[discard_locks()],
    investigators=[relative_escaped(INHERITANCE)],
    keeper=[relative_killed(), eliminated()],
    last_event="nobody",
)
