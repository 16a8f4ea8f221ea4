"""Arkham Horror: an investigator, an Ancient One, a card of every deck, a monster, and a world with its gate."""

from miskatonic.games.arkham_horror.declare import (
    ancient_one,
    card,
    gate,
    gate_card,
    investigator,
    location_card,
    monster,
    mythos,
    other_world,
    spell,
    weapon,
)
from miskatonic.games.arkham_horror.effects.ancient_ones import harder_closing
from miskatonic.games.arkham_horror.effects.checks import check
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.omens import everybody_slower
from miskatonic.games.arkham_horror.effects.people import cursed, draw, gain, lose
from miskatonic.games.arkham_horror.effects.rumors import fails_at_terror, low_die, rumor_task
from miskatonic.games.arkham_horror.effects.skills import adds, rerolls
from miskatonic.games.arkham_horror.effects.spells import combat_spell
from miskatonic.games.arkham_horror.effects.town import spend_gates, terror
from miskatonic.games.arkham_horror.effects.using import uses, when_joins
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME

INVESTIGATOR = "ida_marsh"
ANCIENT_ONE = "the_sleeper"


def fill() -> None:
    """Declares everything into the box that is open."""
    _people()
    _cards()
    _town()


def _people() -> None:
    investigator(
        INVESTIGATOR,
        "Ida Marsh",
        ("the Diver", "Plongeuse"),
        ("Sure-Footed", "Pied Sûr"),
        adds(luck=1),
        sanity=5,
        stamina=5,
        home="river_docks",
        focus=2,
        speed=(1, 2, 3, 4),
        sneak=(4, 3, 2, 1),
        fight=(1, 2, 3, 4),
        will=(4, 3, 2, 1),
        lore=(1, 2, 3, 4),
        luck=(4, 3, 2, 1),
        money=4,
        fixed=["diving_knife"],
        common=1,
        unique=1,
        spell=1,
        skill=1,
    )
    ancient_one(
        ANCIENT_ONE,
        "The Sleeper",
        ("Snoring", "Ronflement"),
        harder_closing(1),
        worshippers=alters("cultist", toughness=1),
        combat_rating=-2,
        doom_track=9,
        attack=lose(sanity=1),
    )
    monster(
        "drowned_one",
        "Drowned One",
        "Noyé",
        "crescent",
        "normal",
        awareness=-1,
        toughness=1,
        combat=(-1, 2),
        horror=(0, 1),
    )


def _cards() -> None:
    weapon("common", "diving_knife", "Diving Knife", "Couteau de plongée", "physical", 2, price=3)
    card(
        "unique",
        "black_pearl",
        "Black Pearl",
        "Perle noire",
        uses(ANY_TIME, gain(clue=2), costing("discard")),
        price=4,
    )
    spell(
        "cold_current",
        "Cold Current",
        "Courant froid",
        combat_spell(4),
        casting=-1,
        sanity=1,
        hands=1,
        copies=2,
    )
    card(
        "skill",
        "deep_breath",
        "Deep Breath",
        "Longue inspiration",
        rerolls("all", "exhaust", "horror"),
    )
    card(
        "ally",
        "old_salt",
        "Old Salt",
        "Vieux loup de mer",
        adds(will=1),
        when_joins(gain(clue=1)),
    )


def _town() -> None:
    other_world("the_drowned_city", "The Drowned City", "La Cité noyée", "blue", "green")
    gate("the_drowned_city", "gate to the Drowned City", "portail vers la Cité noyée", "crescent", -1)
    gate_card("blue", "drowned", check("luck", -1, passed=draw("unique")), the_drowned_city=lose(sanity=1))
    location_card(
        "rivertown_drowned",
        "rivertown",
        {
            "black_cave": check("luck", passed=gain(clue=1), failed=lose(stamina=1)),
            "general_store": gain(money=2),
            "graveyard": check("will", failed=lose(sanity=1)),
        },
    )
    mythos("headline", "ebb", "Ebb", "Reflux", gate="woods", clue="river_docks", white=["crescent"], black=["star"])
    mythos(
        "environment",
        "sea_fog",
        "Sea Fog",
        "Brume de mer",
        None,
        everybody_slower(1),
        gate="the_witch_house",
        clue="black_cave",
        white=["crescent"],
        black=["plus"],
        climate="weather",
    )
    mythos(
        "rumor",
        "the_water_rises",
        "The Water Rises",
        "L'eau monte",
        None,
        rumor_task("rivertown", spend_gates(1), draw("spell")),
        fails_at_terror(10, cursed()),
        gate="black_cave",
        white=["slash"],
        black=["hexagon"],
        marks=["rivertown"],
        ongoing=low_die(terror()),
    )
