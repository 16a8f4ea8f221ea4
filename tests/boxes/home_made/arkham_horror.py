"""Arkham Horror: an investigator, an Ancient One, a card of every deck, a monster, a world with its gate, and a town with a deck
and a track of its own, where monsters move with the tide."""

from miskatonic.games.arkham_horror.components import GAME, Described
from miskatonic.games.arkham_horror.declare import (
    ancient_one,
    card,
    declare,
    gate,
    gate_card,
    investigator,
    location,
    location_card,
    monster,
    mythos,
    named,
    other_world,
    spell,
    street,
    weapon,
)
from miskatonic.games.arkham_horror.effects.ancient_ones import harder_closing
from miskatonic.games.arkham_horror.effects.checks import check
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.omens import everybody_slower
from miskatonic.games.arkham_horror.effects.people import cursed, draw, gain, lose, take_special
from miskatonic.games.arkham_horror.effects.rumors import fails_at_terror, low_die, rumor_task
from miskatonic.games.arkham_horror.effects.skills import adds, rerolls
from miskatonic.games.arkham_horror.effects.spells import combat_spell
from miskatonic.games.arkham_horror.effects.town import spend_gates, terror
from miskatonic.games.arkham_horror.effects.using import uses, when_joins
from miskatonic.games.arkham_horror.rules.monsters import MOVERS, walk_on
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.arkham_horror.view.table import TRACKS, SpacesView, SpaceView, TrackView
from miskatonic.kernel.box import BOXES
from miskatonic.kernel.hooks import Source, settles
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Registry, open_box
from miskatonic.kernel.text import own_words

INVESTIGATOR = "ida_marsh"
ANCIENT_ONE = "the_sleeper"
TOWN = "saltmarsh"
DRIFTWOOD = "driftwood"
SPACES = 4

TIDE_TABLES: Registry[Described] = Registry(GAME, "tide_table", 0)
WRECKS: Registry[Described] = Registry(GAME, "wreck", 0)
MOVERS["tidal"] = walk_on


def fill() -> None:
    """Declares everything into the box that is open."""
    _saltmarsh()
    _cards()
    _people()
    _town()


def _saltmarsh() -> None:
    """A second town: its streets and locations, a deck that nobody sees, and a track that rises by the turn."""
    box = BOXES.find(GAME, open_box(GAME).box)
    box.kind(TIDE_TABLES)
    box.kind(WRECKS)
    named(TOWN, "Saltmarsh", "Saltmarsh")
    street(
        "dike",
        "the dike",
        "la Digue",
        beside=["causeway_road"],
        white="causeway_road",
        black="causeway_road",
        x=0.5,
        y=0.3,
        town=TOWN,
        depot=True,
        counted=False,
        signs=["tidal"],
    )
    street(
        "causeway_road",
        "the causeway road",
        "la Route de la chaussée",
        beside=["dike"],
        white="dike",
        black="dike",
        x=0.5,
        y=0.6,
        town=TOWN,
        counted=False,
    )
    location("salt_house", "Salt House", "Grenier à sel", "dike", x=0.25, y=0.7, town=TOWN, counted=False)
    location("boat_ramp", "Boat Ramp", "Rampe à bateaux", "dike", x=0.75, y=0.7, stable=False, town=TOWN, counted=False)
    monster(
        "mud_crawler",
        "Mud Crawler",
        "Rampant des vases",
        "crescent",
        "tidal",
        awareness=0,
        toughness=1,
        combat=(0, 1),
        copies=3,
    )
    words = own_words("It rises by one space each turn.", "Elle monte d’une case à chaque tour.")
    declare(TIDE_TABLES, Described(slug="tide", en="Tide", fr="Marée", text=words))
    wood = own_words("It came from far away.", "Elle vient de loin.")
    declare(WRECKS, Described(slug="wreck", en="Wreck", fr="Épave", text=wood, copies=5))
    box.setup(_wash_ashore)
    box.rule(settles(TRACKS, _see_tide))


def _wash_ashore(game: Arkham) -> None:
    """The driftwood is shuffled."""
    game.piles[DRIFTWOOD] = Pile.of(game.edition[WRECKS].copies())
    game.piles[DRIFTWOOD].shuffle(game.rng)


def _see_tide(game: Arkham, source: Source, usual: tuple[TrackView, ...]) -> tuple[TrackView, ...]:
    """How high the water stands."""
    height = tuple(SpaceView("wreck", "boat_ramp", True) for _ in range(min(game.turn, 1)))
    tide = TrackView(
        id="tide",
        town=TOWN,
        x=0.5,
        y=0.9,
        marker="",
        symbol=None,
        shade=None,
        at="",
        active=False,
        groups=(SpacesView(("crescent",), ("star",), SPACES, height),),
    )
    return (*usual, tide)


def _people() -> None:
    investigator(
        INVESTIGATOR,
        "Ida Marsh",
        ("the Diver", "Plongeuse"),
        ("Sure-Footed", "Pied Sûr"),
        adds(luck=1),
        sanity=5,
        stamina=5,
        home="salt_house",
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
    card("special", "harbour_pass", "Harbour Pass", "Laissez-passer", adds(luck=1), copies=2)
    location_card(
        "dike_h1",
        "dike",
        {"salt_house": gain(money=3), "boat_ramp": check("luck", passed=take_special("harbour_pass"))},
    )
    other_world("the_drowned_city", "The Drowned City", "La Cité noyée", "blue", "green")
    gate("the_drowned_city", "gate to the Drowned City", "portail vers la Cité noyée", "crescent", -1)
    gate_card("blue", "h1", check("luck", -1, passed=draw("unique")), the_drowned_city=lose(sanity=1))
    location_card(
        "rivertown_h1",
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
