"""Situations that the chapters of Kingsport Horror share."""

from collections.abc import Iterator
from contextlib import contextmanager

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import NOTHING
from miskatonic.games.kingsport import BOX
from miskatonic.testing import Scenario, home_made, scenario

PETE = "ashcan_pete"
"""Speed 0, Sneak 6, Fight 2, Will 5, Lore 0, Luck 3 with his sliders at the first stops; 4 sanity, 6 stamina."""
JOE = "joe_diamond"
AMANDA = "amanda_sharpe"
BOB = "bob_jenkins"


def kingsport(*seats: str, ancient_one: str = "azathoth") -> Scenario:
    """A calm game with the whole box."""
    return scenario("arkham_horror", boxes=[BOX.slug], seats=list(seats) or [PETE], ancient_one=ancient_one)


def drawn(card: str, *seats: str, stop: str = "turn_end") -> Scenario:
    """The Mythos phase in which a card is drawn begins; the game stops before a step."""
    return kingsport(*seats).stack("mythos", [card]).begin(phase="mythos").stop(stop)


def moving(card: str, *seats: str) -> Scenario:
    """Monsters are about to move as a card says; everybody is at the train station."""
    g = kingsport(*seats).place(card, at="drawn")
    for who in list(seats) or [PETE]:
        g.place(who, at="train_station")
    return g.begin(step="mythos_monsters").stop("mythos_ability")


def resolving(card: str, *seats: str) -> Scenario:
    """What a Mythos card is about is about to happen; the game stops before the turn ends."""
    return kingsport(*seats).place(card, at="drawn").begin(step="mythos_ability").stop("turn_end")


CARD = "nothing_much"
"""A card of the South Shore that says nothing."""


@contextmanager
def at_the_shore(place: str = "hall_school") -> Iterator[Scenario]:
    """Somebody is about to have an encounter at a location of the South Shore, where nothing else happens; the game stops after
    it."""
    with home_made("arkham_horror"):
        location_card(CARD, "south_shore", {place: NOTHING})
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[PETE], ancient_one="azathoth")
        yield g.place(PETE, at=place).begin(phase="encounter").stop("other_world").rig(encounters=[CARD])


TRACKS = {
    "rift_white_circle": "rift_track_1",
    "rift_black_crescent": "rift_track_2",
    "rift_black_hexagon": "rift_track_3",
}
"""Where the rifts lie in a calm game."""
LOCATIONS = ("neils_curiosity_shop", "artists_colony", "hall_school", "water_st_607")
"""Where the markers of an open rift are investigated."""


def marked(g: Scenario, rift: str, *places: str, face_down: int = 0) -> Scenario:
    """Markers of progress beside a rift, from its first space on, so many of them face down."""
    for n, place in enumerate(places):
        spaces = f"{TRACKS[rift]}_{'aabb'[n]}"
        g.place(f"rpm_{place}", at=f"{spaces}_down" if n < face_down else spaces)
    return g


def opened(g: Scenario, rift: str, at: str, *places: str, face_down: int = 0) -> Scenario:
    """A rift is open somewhere, with all of its markers."""
    return marked(g, rift, *(places or LOCATIONS), face_down=face_down).place(rift, at=at)
