"""The board: which places there are, how they are joined, and going from one to another."""

from __future__ import annotations

from functools import cache

from miskatonic.games.arkham_horror.components import AREAS, LOCATIONS, STREETS
from miskatonic.games.arkham_horror.events.town import ExploredLost, Moved
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece, street_of
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.decision import Option
from miskatonic.kernel.hooks import Settled, settle
from miskatonic.kernel.space import Graph, Overlay, Routes, Way, both_ways

WALK = "walk"


@kept
def board(edition: Edition) -> Graph:
    """The towns: streets that are joined to streets, and locations to their streets."""
    streets, locations = edition[STREETS], edition[LOCATIONS]
    ways: list[Way] = []
    for street in streets:
        ways += [Way(street.slug, other, WALK) for other in street.beside]
    for location in locations:
        if location.street:
            ways += both_ways(location.street, location.slug, WALK)
    return Graph.of([*streets.slugs, *locations.slugs], ways)


BARRED: Settled[tuple[str, ...]] = Settled("places that nobody may enter or leave")


def barred(game: Arkham) -> tuple[str, ...]:
    """Places that investigators may neither enter nor leave now."""
    return settle(game, BARRED, ())


def kept_out(game: Arkham) -> tuple[str, ...]:
    """Places that investigators cannot walk to now."""
    return (*(place for place in (*game.closed, *game.shut) if place not in game.gates), *barred(game))


def routes(game: Arkham) -> Routes:
    """How investigators get about now."""
    closed = kept_out(game)
    graph = board(game.edition)
    return graph.under(Overlay(closed=closed)).by() if closed else graph.by()


@kept
def ways_beyond_halts(edition: Edition) -> tuple[Way, ...]:
    """The ways that leave places where every movement ends."""
    return tuple(way for way in board(edition).ways if AREAS[way.start].halts)


def walks(game: Arkham, here: str) -> Routes:
    """How far one gets from a place in one movement: no further than to a place that ends it."""
    if not (beyond := ways_beyond_halts(game.edition)):
        return routes(game)
    blocked = tuple(way for way in beyond if way.start != here)
    return board(game.edition).under(Overlay(closed=kept_out(game), blocked=blocked)).by()


def areas(game: Arkham) -> list[str]:
    """The streets and locations that one may get to by means other than walking."""
    barred_now = barred(game)
    return [place for place in reachable(game.edition) if not game.is_closed(place) and place not in barred_now]


@kept
def reachable(edition: Edition) -> tuple[str, ...]:
    """The places that are not remote."""
    return tuple(place for place in board(edition).places if not AREAS[place].remote)


def is_location(place: str) -> bool:
    """Whether a place is a location of a town."""
    return place in LOCATIONS


def is_street(place: str) -> bool:
    """Whether a place is the streets of a neighborhood."""
    return place in STREETS


def neighborhood(place: str) -> str:
    """The neighborhood of a place of a town."""
    return AREAS[place].neighborhood


def leave_place(game: Arkham, you: Investigator) -> None:
    """An investigator that leaves a place drops its plans there."""
    you.evaded.clear()
    you.traded.clear()
    you.gate = ""
    if you.explored:
        you.explored = False
        game.tell(ExploredLost(you.slug))


def go(game: Arkham, you: Investigator, place: str) -> None:
    """The investigator goes somewhere else in a town, however it gets there."""
    if you.at == place:
        return
    leave_place(game, you)
    you.at = place
    if game.watched:
        game.tell(Moved(you.slug, place))


def to_street(game: Arkham, you: Investigator) -> None:
    """Out into the streets of the neighborhood."""
    if you.at in AREAS:
        go(game, you, street_of(you.at))


def out_of_the_cell(game: Arkham) -> str:
    """The location that the cell belongs to."""
    return next(location.slug for location in game.edition[LOCATIONS] if location.has_cell)


def put_out(game: Arkham, place: str) -> None:
    """Everybody and every monster at a place is put out into the streets."""
    street = street_of(place)
    for investigator in game.at(place):
        go(game, investigator, street)
    for monster in game.monsters_at(place):
        game.monsters[monster] = street


@kept
def depots(edition: Edition) -> tuple[str, ...]:
    """The places where trains to other towns stop."""
    return tuple(place for place in board(edition).places if AREAS[place].depot)


@kept
def towns(edition: Edition) -> tuple[str, ...]:
    """The towns that there are."""
    return tuple(dict.fromkeys(AREAS[place].town for place in board(edition).places))


@cache
def place_option(verb: str, place: str) -> Option[str]:
    """Choosing a place."""
    return Option(f"{verb}:{place}", place, piece(place), (place,))
