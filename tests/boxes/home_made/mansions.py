"""Mansions of Madness: an investigator, every kind of card and puzzle, and a story in a house of its own whose gallery bends."""

from miskatonic.games.mansions.components import Board, Exit
from miskatonic.games.mansions.declare import (
    attack,
    back,
    clue,
    combat,
    defence,
    event,
    exploration,
    investigator,
    keeper_action,
    link,
    lock,
    lock_layout,
    lock_piece,
    mental_trait,
    monster,
    mythos,
    objective,
    obstacle,
    opening,
    physical_trait,
    question,
    room,
    rune_puzzle,
    seeding,
    space,
    spell,
    starting_item,
    story,
    tile,
    tile_side,
    token,
    trauma,
    wiring_layout,
    wiring_piece,
)
from miskatonic.games.mansions.effects.abilities import DISCARD, attribute_bonus, bonus_to_tests, uses
from miskatonic.games.mansions.effects.barriers import needs_key, needs_puzzle, needs_test
from miskatonic.games.mansions.effects.combat import deal, special_attack
from miskatonic.games.mansions.effects.conditions import (
    all_escaped,
    clue_found,
    eliminated,
    event_resolved,
    killed_since_reveal,
)
from miskatonic.games.mansions.effects.investigators import (
    NOTHING,
    aim_here,
    be_stunned,
    by_test,
    heal,
    place_here,
    skill_points,
    take,
)
from miskatonic.games.mansions.effects.keeper import add_time, gain_threat, keeper_does, place_monster
from miskatonic.games.mansions.effects.objectives import lets_escape
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import typed

INVESTIGATOR = "ida_marsh"
STORY = "the_dry_dock"


def fill() -> None:
    """Declares everything into the box that is open."""
    _cards()
    _people()
    _keeper()
    _story()


def _people() -> None:
    investigator(INVESTIGATOR, "Ida Marsh", ("The Diver", "La plongeuse"), health=9, sanity=9, skill_points=3)
    for slug, en, fr, line in (
        ("ida_calm", "Calm", "Calme", bonus_to_tests(1, "horror")),
        ("ida_stubborn", "Stubborn", "Têtue", attribute_bonus("luck", 1)),
    ):
        mental_trait(slug, en, fr, INVESTIGATOR, line, intellect=4, willpower=5, lore=4, luck=4)
    starting_item(
        "ida_knife",
        "Diver's Knife",
        "Couteau de plongée",
        INVESTIGATOR,
        ["sharp_melee_weapon"],
        damage=2,
    )
    physical_trait(
        "ida_strong", "Strong", "Forte", INVESTIGATOR, strength=6, marksmanship=3, dexterity=5, item="ida_knife"
    )
    physical_trait(
        "ida_wise", "Wise", "Sage", INVESTIGATOR, strength=4, marksmanship=4, dexterity=5, spell="breath_of_the_sea"
    )
    physical_trait(
        "joe_diver",
        "Diver",
        "Plongeur",
        "joe_diamond",
        strength=5,
        marksmanship=4,
        dexterity=5,
        spell="breath_of_the_sea",
    )


def _cards() -> None:
    exploration(
        "smelling_salts",
        "Smelling Salts",
        "Sels",
        ["equipment"],
        uses("action", heal(horror=2), cost=DISCARD),
        joins=["the_fall_of_house_lynch"],
    )
    exploration("harpoon", "Harpoon", "Harpon", ["ranged_weapon"], damage=3, range=2)
    spell(
        "breath_of_the_sea",
        "Breath of the Sea",
        "Souffle de la mer",
        aim_here(heal(horror=1)),
        back(skill_points(1), take(horror=1)),
        back(NOTHING, keeper_does(gain_threat(1)), after_fail="lost"),
    )
    lock("dock_gate", "Dock Gate", "Porte du bassin", needs_key("dock_key"))
    exploration("dock_key", "Dock Key", "Clef du bassin", ["key"], opens="dock_gate")
    wiring_piece(91, ("north", "blue", "south", "red"), ("east", "blue", "west", "red"))
    lock_piece(91, "yellow", "green", "blue", "red")
    wiring_layout("91A", [(0, 0), (0, 1), (0, 2)], (0, "west", "blue"), (2, "east", "blue"))
    lock_layout(
        "92A",
        [(0, 0), (0, 1)],
        [(0, "east", 1, "west")],
        [("yellow", 0, "north"), ("red", 1, "south")],
        1,
    )
    rune_puzzle("93", 2, 2)
    lock("swollen_door", "Swollen Door", "Porte gonflée", needs_puzzle("91A"))
    obstacle("fishing_net", "Fishing Net", "Filet", needs_test("dexterity", failed=take(damage=1)))


def _keeper() -> None:
    mythos("cold_spray", "Cold Spray", "Embruns", "bat", take(horror=1), cost=1)
    mythos("rising_water", "Rising Water", "L'eau monte", "door", both(be_stunned(), place_here("darkness")), cost=2)
    trauma(
        "frostbite",
        "Frostbite",
        "Engelures",
        "injury",
        attribute_bonus("dexterity", -1),
    )
    trauma("drowning_dream", "Drowning Dream", "Rêve de noyade", "insanity", effect=skill_points(-1), stays=False)
    keeper_action("high_tide", "High Tide", "Marée haute", 2, place_monster("drowned", "gallery_7"))
    keeper_action(
        "out_of_the_well",
        "Out of the Well",
        "Hors du puits",
        1,
        place_monster("drowned", "foyer"),
        joins=["the_fall_of_house_lynch"],
    )
    monster(
        "drowned",
        "Drowned One",
        "Noyé",
        "humanoid",
        token(2, 4, by_test("strength", failed=take(damage=2))),
        token(1, 5, by_test("willpower", failed=take(horror=1))),
        awareness=0,
        horror=-1,
    )
    combat(
        "humanoid",
        90,
        attack("unarmed", by_test("strength", passed=deal(1), failed=take(damage=1))),
        defence("monster_attack", special_attack()),
    )


SIDE = "dock"


def _story() -> None:
    tile_side(
        SIDE,
        21,
        14,
        [
            room(
                "gallery_7",
                "Gallery 7",
                "Galerie 7",
                space("west", [(0, 0), (7, 0), (7, 7), (0, 7)], [(1, 1)]),
                space("south", [(0, 7), (21, 7), (21, 14), (0, 14)], [(1, 13), (20, 13)]),
                space("east", [(14, 0), (21, 0), (21, 7), (14, 7)], [(20, 1)]),
            ),
            room("boat_house", "Boat House", "Hangar", space("1", [(7, 0), (14, 0), (14, 7), (7, 7)])),
        ],
        [
            link("gallery_7.west", "gallery_7.south"),
            link("gallery_7.south", "gallery_7.east"),
            link("gallery_7.east", "boat_house.1", "door", (14, 3.5)),
        ],
        [opening("gallery_7.south", "door", (10.5, 14))],
    )
    tile_side(
        "dock_back",
        21,
        14,
        [room("slipway", "Slipway", "Cale", space("1", [(0, 0), (21, 0), (21, 14), (0, 14)]))],
        [],
        [],
    )
    tile("tile_dock", "large", SIDE, "dock_back")
    exploration("brass_bell", "Brass Bell", "Cloche", ["equipment"], typed("It rings.", "Elle sonne."))
    story(
        STORY,
        "The Dry Dock",
        "La cale sèche",
        number=7,
        intro=("The water is gone.", "L'eau est partie."),
        questions=[
            question(
                1,
                ("Why did the water go?", "Pourquoi l'eau est-elle partie\u202f?"),
                ("A", ("Something drank it.", "Quelque chose l'a bue.")),
                ("B", ("It waits outside.", "Elle attend dehors.")),
            ),
            question(
                2,
                ("Where is the log book?", "Où est le journal\u202f?"),
                ("A", ("In the boat house.", "Dans le hangar.")),
                ("B", ("In the gallery.", "Dans la galerie.")),
            ),
        ],
        board=Board(
            tiles=((SIDE, 0, 0, 0),),
            start="gallery_7.west",
            features={"hiding_space": ("gallery_7.east",), "barricade": ("gallery_7.south",)},
            exits=(Exit("gallery_7.south", "gallery_7"),),
        ),
        actions=["high_tide", "command_minion"],
        icons=["bat", "door"],
        seeding=[
            seeding(
                "boat_house",
                {
                    "2A": ["clue_1", "fishing_net", "dock_gate"],
                    "2B": ["smelling_salts", "harpoon", "swollen_door"],
                },
            ),
            seeding("gallery_7", {"2A": ["clue_2", "dock_key"], "2B": ["clue_1", "clue_2", "dock_key"]}),
        ],
        pool=["smelling_salts", "harpoon", "dock_key"],
        nothing=1,
        rest=[],
        threat=2,
        mythos=1,
        trauma=2,
    )
    clue(STORY, 2, "A", leads_to="boat_house")
    clue(STORY, 2, "B", leads_to="gallery_7")
    clue(STORY, 1, "A", found=place_monster("drowned", "boat_house"))
    clue(STORY, 1, "B")
    for level in range(1, 5):
        event(STORY, level, 3, "The Bell", "La cloche", gain_threat(1) if level < 4 else add_time(1))
    event(STORY, 5, 3, "The Flood", "Le flot", gain_threat(1))
    for letter, en, fr in (("A", "Away", "Partir"), ("B", "Away in Time", "Partir à temps")):
        objective(
            STORY,
            "A" if letter == "A" else "B",
            en,
            fr,
            lets_escape("gallery_7.south"),
            reveal=[clue_found(1), event_resolved(4)],
            investigators=[all_escaped()],
            keeper=[killed_since_reveal(1, 1, 1, 1), eliminated(), *([] if letter == "A" else [event_resolved(5)])],
            last_event="nobody" if letter == "A" else "keeper",
        )
