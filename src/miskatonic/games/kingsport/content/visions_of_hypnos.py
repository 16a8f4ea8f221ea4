"""The visions of Hypnos: one of each location of Arkham."""

from miskatonic.games.arkham_horror.components import LOCATIONS, Card
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.using import when_gained
from miskatonic.games.arkham_horror.rules.mythos import place_clue
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.effects.guardians import VISIONS, clearer_at
from miskatonic.kernel.decision import Rules

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


def clue_at(place: str) -> ArkhamEffect:
    """A clue appears at a location."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        yield from place_clue(game, place)

    en, fr = LOCATIONS[place].en, LOCATIONS[place].fr
    return own(run, f"a clue appears: {en}", f"un indice apparaît\u202f: {fr}", clue=0.5)


def vision(place: str) -> Card:
    """A vision of a location."""
    en, fr = LOCATIONS[place].en, LOCATIONS[place].fr
    return card(
        "special",
        f"vision_{place}",
        f"Vision of Hypnos ({en})",
        f"Vision d'Hypnos ({fr})",
        clearer_at(place),
        when_gained(clue_at(place)),
        pile=VISIONS,
        words=(
            f"A clue appears: {en}. Until the end of the Mythos phase, whoever has an encounter there draws 2 location cards and chooses one.",
            f"Un indice apparaît\u202f: {fr}. Jusqu'à la fin de la phase de Mythe, quiconque y fait une rencontre pioche 2 cartes Lieu et en "
            "choisit une.",
        ),
    )


with BOX:
    for seen in SEEN:
        vision(seen)
