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
from miskatonic.kernel.text import text

TOWN = named("kingsport", "Kingsport", "Kingsport")
HEAD = named("kingsport_head", "on Kingsport Head", "sur le Pic de Kingsport")
"""The neighborhood above the sea, which has no streets."""


def gates_to(world: str, en: str, fr: str, modifier: int, *symbols: Symbol) -> None:
    """The gates to a world, which differ in their dimension."""
    for symbol in symbols:
        gate(world, en, fr, symbol, modifier, copies=1, slug=f"gate_{world}_{symbol}")


def waters(slug: str, en: str, fr: str, place: str) -> AquaticMarker:
    """A marker with waves, for a location of Arkham."""
    words = text("kh-describe-waters")
    return declare(AQUATIC_MARKERS, AquaticMarker(slug=slug, en=en, fr=fr, text=words, location=place))


with BOARD:
    # --- the waters of Arkham

    waters("waves_river_docks", "Aquatic marker", "Marqueur Aquatique", "river_docks")
    waters("waves_unvisited_isle", "Aquatic marker", "Marqueur Aquatique", "unvisited_isle")

    # --- streets

    street(
        "harborside",
        "in the Harborside streets (pl)",
        "dans les rues du Port (f)",
        beside=["central_hill", "south_shore"],
        white="south_shore",
        black="central_hill",
        x=0.5,
        y=0.285,
        wide=(0.36, 0.42),
        short=("Harborside", "Port"),
        town=TOWN,
        counted=False,
        signs=[AQUATIC],
    )
    street(
        "central_hill",
        "in the Central Hill streets (pl)",
        "dans les rues de Central Hill (f)",
        beside=["harborside", "south_shore"],
        white="harborside",
        black="south_shore",
        x=0.41,
        y=0.475,
        wide=(0.18, 0.58),
        short=("Central Hill", "Central Hill"),
        town=TOWN,
        depot=True,
        counted=False,
    )
    street(
        "south_shore",
        "in the South Shore streets (pl)",
        "dans les rues de la Rive Sud (f)",
        beside=["central_hill", "harborside"],
        white="central_hill",
        black="harborside",
        x=0.5,
        y=0.7,
        wide=(0.5, 0.62),
        short=("South Shore", "Rive Sud"),
        town=TOWN,
        counted=False,
    )

    # --- Harborside

    location(
        "water_st_607",
        "at 607 Water St.",
        "au 607 Water Street",
        "harborside",
        x=0.17,
        y=0.14,
        wide=(0.22, 0.2),
        short=("607 Water St.", "607 Water\nStreet"),
        icons=["spell", "stamina"],
        town=TOWN,
        counted=False,
    )
    location(
        "north_point_lighthouse",
        "at North Point Lighthouse",
        "au Phare de North Point",
        "harborside",
        paying(spend_trophies(10), take_special("captain_of_the_white_ship")),
        x=0.8,
        y=0.06,
        wide=(0.54, 0.2),
        short=("North Point\nLighthouse", "Phare de\nNorth Point"),
        icons=["clue", "stamina"],
        service=("The White Ship", "Le Bateau Blanc"),
        town=TOWN,
        counted=False,
        signs=[AQUATIC],
    )
    location(
        "the_rope_and_anchor",
        "at The Rope and Anchor",
        "à La Corde & l’Ancre",
        "harborside",
        paying(pay(money=1), choose(find("food"), find("whiskey"))),
        x=0.42,
        y=0.06,
        wide=(0.378, 0.16),
        short=("Rope and\nAnchor", "La Corde\n& l’Ancre"),
        icons=["sanity", "stamina"],
        service=("Tavern", "Taverne"),
        town=TOWN,
        counted=False,
    )

    # --- Central Hill

    location(
        "seventh_house_on_the_left",
        "in the 7th House on the Left",
        "dans La 7e Maison sur la Gauche",
        "central_hill",
        x=0.16,
        y=0.68,
        wide=(0.32, 0.78),
        short=("7th House\non the Left", "La 7e Maison"),
        icons=["clue", "spell"],
        town=TOWN,
        counted=False,
    )
    location(
        "congregational_hospital",
        "at the Congregational Hospital",
        "à l’Hôpital de la Congrégation (m)",
        "central_hill",
        paying(pay(money=1), gain(sanity=1, stamina=1)),
        x=0.12,
        y=0.515,
        wide=(0.19, 0.86),
        short=("Congregational\nHospital", "Hôpital de la\nCongrégation"),
        icons=["sanity", "stamina"],
        service=("Treatment", "Traitement"),
        town=TOWN,
        counted=False,
    )
    location(
        "st_erasmuss_home",
        "at St. Erasmus’s Home",
        "au Foyer Saint-Érasme",
        "central_hill",
        x=0.15,
        y=0.33,
        wide=(0.064, 0.74),
        short=("St. Erasmus’s\nHome", "Foyer\nSaint-Érasme"),
        icons=["clue", "unique_item"],
        town=TOWN,
        counted=False,
    )

    # --- South Shore

    location(
        "artists_colony",
        "at the Artists’ Colony",
        "à la Colonie d’Artistes",
        "south_shore",
        x=0.2,
        y=0.86,
        wide=(0.45, 0.86),
        short=("Artists’\nColony", "Colonie\nd’Artistes"),
        icons=["sanity", "money"],
        town=TOWN,
        counted=False,
    )
    location(
        "hall_school",
        "at Hall School",
        "à l’École Hall (f)",
        "south_shore",
        x=0.56,
        y=0.88,
        wide=(0.58, 0.86),
        icons=["clue", "spell"],
        town=TOWN,
        counted=False,
    )
    location(
        "neils_curiosity_shop",
        "at Neil’s Curiosity Shop",
        "à la Boutique de Curiosités de Neil",
        "south_shore",
        pawn(-1),
        x=0.84,
        y=0.77,
        wide=(0.72, 0.76),
        short=("Curiosity\nShop", "Curiosités\nde Neil"),
        icons=["clue", "money"],
        service=("Pawn", "Prêteur sur gages"),
        town=TOWN,
        counted=False,
    )

    # --- Kingsport Head, reached on foot only, one location after the other

    location(
        "the_causeway",
        "on The Causeway",
        "sur La Chaussée",
        "harborside",
        x=0.81,
        y=0.4,
        wide=(0.62, 0.43),
        icons=["spell", "unique_item"],
        neighborhood=HEAD,
        town=TOWN,
        counted=False,
        halts=True,
        remote=True,
    )
    location(
        "wireless_station",
        "at the Wireless Station",
        "à la Station Radio",
        "the_causeway",
        x=0.83,
        y=0.215,
        wide=(0.79, 0.34),
        short=("Wireless\nStation", "Station Radio"),
        icons=["clue", "stamina"],
        neighborhood=HEAD,
        town=TOWN,
        counted=False,
        halts=True,
        remote=True,
    )
    location(
        "strange_high_house",
        "in the Strange High House in the Mist",
        "dans l’Étrange Maison Haute dans la Brume (f)",
        "wireless_station",
        paying(spend_trophies(10), take_special("changed")),
        x=0.84,
        y=0.56,
        wide=(0.93, 0.2),
        short=("Strange High\nHouse", "Étrange\nMaison Haute"),
        icons=["common_item", "unique_item"],
        service=("Otherworldly", "D’un autre monde"),
        neighborhood=HEAD,
        town=TOWN,
        counted=False,
        remote=True,
    )

    # --- Other Worlds, with the colours of their encounters, and the gates to them

    other_world(
        "unknown_kadath", "in Unknown Kadath", "à Kadath l’Inconnue (f)", "red", "yellow", short=("Kadath", "Kadath")
    )
    other_world(
        "the_underworld",
        "in The Underworld",
        "dans Le Monde Inférieur",
        "blue",
        "green",
        short=("Underworld", "Monde Inférieur"),
    )

    gates_to("unknown_kadath", "in Unknown Kadath", "à Kadath l’Inconnue (f)", -2, "slash", "triangle")
    gates_to("the_underworld", "in The Underworld", "dans Le Monde Inférieur", 0, "hexagon", "star")
