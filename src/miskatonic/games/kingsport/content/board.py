"""The board of Kingsport: its streets and locations, the waters of Arkham, the Other Worlds, and the gates that lead to them."""

from miskatonic.games.arkham_horror.components import Symbol
from miskatonic.games.arkham_horror.declare import declare, gate, location, named, other_world, street
from miskatonic.games.arkham_horror.effects.checks import choose, paying
from miskatonic.games.arkham_horror.effects.people import find, gain, pay, take_special
from miskatonic.games.arkham_horror.effects.services import pawn
from miskatonic.games.arkham_horror.effects.town import spend_trophies
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import AQUATIC_MARKERS, AquaticMarker
from miskatonic.games.kingsport.rules.aquatic import AQUATIC
from miskatonic.kernel.text import own_words

TOWN = named("kingsport", "Kingsport", "Kingsport")
HEAD = named("kingsport_head", "Kingsport Head", "Pic de Kingsport")
"""The neighborhood above the sea, which has no streets."""


def gates_to(world: str, en: str, fr: str, modifier: int, *symbols: Symbol) -> None:
    """The gates to a world, which differ in their dimension."""
    for symbol in symbols:
        gate(world, en, fr, symbol, modifier, copies=1, slug=f"gate_{world}_{symbol}")


def waters(slug: str, en: str, fr: str, place: str) -> AquaticMarker:
    """A marker with waves, for a location of Arkham."""
    words = own_words(
        "The location where it lies is aquatic: monsters that swim come here straight from other aquatic places.",
        "Le lieu où il se trouve est aquatique : les monstres aquatiques y viennent directement d'autres lieux aquatiques.",
    )
    return declare(AQUATIC_MARKERS, AquaticMarker(slug=slug, en=en, fr=fr, text=words, location=place))


with BOARD:
    # --- the waters of Arkham

    waters("waves_river_docks", "Aquatic marker", "Marqueur Aquatique", "river_docks")
    waters("waves_unvisited_isle", "Aquatic marker", "Marqueur Aquatique", "unvisited_isle")

    # --- streets

    street(
        "harborside",
        "Harborside streets",
        "rues du Port",
        beside=["central_hill", "south_shore"],
        white="south_shore",
        black="central_hill",
        x=0.495,
        y=0.432,
        town=TOWN,
        counted=False,
        signs=[AQUATIC],
    )
    street(
        "central_hill",
        "Central Hill streets",
        "rues de Central Hill",
        beside=["harborside", "south_shore"],
        white="harborside",
        black="south_shore",
        x=0.256,
        y=0.534,
        town=TOWN,
        depot=True,
        counted=False,
    )
    street(
        "south_shore",
        "South Shore streets",
        "rues de la Rive Sud",
        beside=["central_hill", "harborside"],
        white="central_hill",
        black="harborside",
        x=0.495,
        y=0.642,
        town=TOWN,
        counted=False,
    )

    # --- Harborside

    location(
        "water_st_607",
        "607 Water St.",
        "607 Water Street",
        "harborside",
        x=0.238,
        y=0.189,
        icons=["spell", "stamina"],
        town=TOWN,
        counted=False,
    )
    location(
        "north_point_lighthouse",
        "North Point Lighthouse",
        "Phare de North Point",
        "harborside",
        paying(spend_trophies(10), take_special("captain_of_the_white_ship")),
        x=0.552,
        y=0.06,
        icons=["clue", "stamina"],
        service=("The White Ship", "Le Bateau Blanc"),
        town=TOWN,
        counted=False,
        signs=[AQUATIC],
    )
    location(
        "the_rope_and_anchor",
        "The Rope and Anchor",
        "La Corde & l'Ancre",
        "harborside",
        paying(pay(money=1), choose(find("food"), find("whiskey"))),
        x=0.39,
        y=0.06,
        icons=["sanity", "stamina"],
        service=("Tavern", "Taverne"),
        town=TOWN,
        counted=False,
    )

    # --- Central Hill

    location(
        "seventh_house_on_the_left",
        "7th House on the Left",
        "La 7e Maison sur la Gauche",
        "central_hill",
        x=0.079,
        y=0.886,
        icons=["clue", "spell"],
        town=TOWN,
        counted=False,
    )
    location(
        "congregational_hospital",
        "Congregational Hospital",
        "Hôpital de la Congrégation",
        "central_hill",
        paying(pay(money=1), gain(sanity=1, stamina=1)),
        x=0.05,
        y=0.5,
        icons=["sanity", "stamina"],
        service=("Treatment", "Traitement"),
        town=TOWN,
        counted=False,
    )
    location(
        "st_erasmuss_home",
        "St. Erasmus's Home",
        "Foyer Saint-Érasme",
        "central_hill",
        x=0.05,
        y=0.087,
        icons=["clue", "unique_item"],
        town=TOWN,
        counted=False,
    )

    # --- South Shore

    location(
        "artists_colony",
        "Artists' Colony",
        "Colonie d'Artistes",
        "south_shore",
        x=0.281,
        y=0.92,
        icons=["sanity", "money"],
        town=TOWN,
        counted=False,
    )
    location(
        "hall_school",
        "Hall School",
        "École Hall",
        "south_shore",
        x=0.495,
        y=0.94,
        icons=["clue", "spell"],
        town=TOWN,
        counted=False,
    )
    location(
        "neils_curiosity_shop",
        "Neil's Curiosity Shop",
        "Boutique de Curiosités de Neil",
        "south_shore",
        pawn(-1),
        x=0.701,
        y=0.899,
        icons=["clue", "money"],
        service=("Pawn", "Prêteur sur gages"),
        town=TOWN,
        counted=False,
    )

    # --- Kingsport Head, reached on foot only, one location after the other

    location(
        "the_causeway",
        "The Causeway",
        "La Chaussée",
        "harborside",
        x=0.701,
        y=0.5,
        icons=["spell", "unique_item"],
        neighborhood=HEAD,
        town=TOWN,
        counted=False,
        halts=True,
        remote=True,
    )
    location(
        "wireless_station",
        "Wireless Station",
        "Station Radio",
        "the_causeway",
        x=0.78,
        y=0.128,
        icons=["clue", "stamina"],
        neighborhood=HEAD,
        town=TOWN,
        counted=False,
        halts=True,
        remote=True,
    )
    location(
        "strange_high_house",
        "Strange High House in the Mist",
        "Étrange Maison Haute dans la Brume",
        "wireless_station",
        paying(spend_trophies(10), take_special("changed")),
        x=0.95,
        y=0.074,
        icons=["common_item", "unique_item"],
        service=("Otherworldly", "D'un autre monde"),
        neighborhood=HEAD,
        town=TOWN,
        counted=False,
        remote=True,
    )

    # --- Other Worlds, with the colours of their encounters, and the gates to them

    other_world("unknown_kadath", "Unknown Kadath", "Kadath l'Inconnue", "red", "yellow")
    other_world("the_underworld", "The Underworld", "Le Monde Inférieur", "blue", "green")

    gates_to("unknown_kadath", "Unknown Kadath", "Kadath l'Inconnue", -2, "slash", "triangle")
    gates_to("the_underworld", "The Underworld", "Le Monde Inférieur", 0, "hexagon", "star")
