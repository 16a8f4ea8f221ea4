"""The visions of Hypnos: one of each location of Arkham."""

from miskatonic.games.arkham_horror.components import LOCATIONS, Card
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.using import when_gained
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.guardians import VISIONS, clearer_at, clue_at

SEEN = (
    "bank_of_arkham",
    "arkham_asylum",
    "independence_square",
    "hibbs_roadhouse",
    "police_station",
    "velmas_diner",
    "silver_twilight_lodge",
    "the_witch_house",
    "river_docks",
    "the_unnamable",
    "unvisited_isle",
    "administration_building",
    "library",
    "science_building",
    "curiositie_shoppe",
    "newspaper",
    "train_station",
    "black_cave",
    "general_store",
    "graveyard",
    "historical_society",
    "mas_boarding_house",
    "south_church",
    "st_marys_hospital",
    "woods",
    "ye_olde_magick_shoppe",
)


def vision(place: str) -> Card:
    """A vision of a location."""
    en, fr = LOCATIONS[place].en, LOCATIONS[place].fr
    return card(
        "special",
        f"vision_{place}",
        f"Vision of Hypnos ({en})",
        f"Vision d'Hypnos ({fr})",
        when_gained(clue_at(place)),
        clearer_at(place),
        pile=VISIONS,
    )


with BOX:
    for seen in SEEN:
        vision(seen)
