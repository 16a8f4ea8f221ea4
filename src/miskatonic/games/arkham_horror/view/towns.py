"""The towns as a seat sees them: places with what lies there, and the walks of the active investigator."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.arkham_horror.components import (
    AREAS,
    GAME,
    GATE_MARKERS,
    MARKERS,
    MYTHOS,
    Location,
    Shade,
    Symbol,
)
from miskatonic.games.arkham_horror.rules.combat import facing
from miskatonic.games.arkham_horror.rules.movement import met_by_place, walks_within_reach, way_along
from miskatonic.games.arkham_horror.rules.places import board, depots, walks
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.registry import registry_of


class MarkerView(Struct, frozen=True):
    """A marker of a box that lies at a place."""

    id: str
    kind: str
    symbol: Symbol | None = None
    shade: Shade | None = None


class WalkView(Struct, frozen=True):
    """A walk that the active investigator could take: the places of its way, both ends included, and the monsters met on it."""

    to: str
    way: tuple[str, ...]
    met: tuple[str, ...]


class PlaceView(Struct, frozen=True):
    """A street or a location: its position on the map of its town, and what lies there."""

    id: str
    town: str
    kind: str
    x: float
    y: float
    ways: tuple[str, ...]
    clues: int = 0
    gate: str = ""
    world: str = ""
    symbol: str = ""
    modifier: int = 0
    sealed: bool = False
    closed: bool = False
    stable: bool = True
    marked: bool = False
    """There is an activity marker."""
    neighborhood: str = ""
    depot: bool = False
    """Trains to other towns stop here."""
    halts: bool = False
    """Entering it ends the movement."""
    remote: bool = False
    """It is reached on foot only."""
    signs: tuple[str, ...] = ()
    markers: tuple[MarkerView, ...] = ()


def see_places(state: Arkham) -> tuple[PlaceView, ...]:
    """The streets and locations, as printed where nothing lies."""
    lying = places_in_use(state)
    places = printed_places(state.edition)
    return tuple([see_place(state, place) if place.id in lying else place for place in places])


@kept
def printed_places(edition: Edition) -> tuple[PlaceView, ...]:
    """The streets and locations of all boards with nothing on them."""
    connections = board(edition).by().connections
    several_stops = len(depots(edition)) > 1
    found = []
    for place, ways in connections.items():
        area = AREAS[place]
        found.append(
            PlaceView(
                id=place,
                town=area.town,
                kind="location" if isinstance(area, Location) else "street",
                x=area.x,
                y=area.y,
                ways=ways,
                stable=not isinstance(area, Location) or area.stable,
                neighborhood=area.neighborhood,
                depot=area.depot and several_stops,
                halts=area.halts,
                remote=area.remote,
                signs=area.signs,
            )
        )
    return tuple(found)


def places_in_use(state: Arkham) -> set[str]:
    """Every place of which `see_place` may say something that is not printed."""
    marked = [place for card in cards_with_marks(state) for place in marks_of(card)]
    return {
        *state.clues,
        *state.gates,
        *state.seals,
        *state.closed,
        *state.shut,
        *state.markers.values(),
        *marked,
    }


def see_place(state: Arkham, printed: PlaceView) -> PlaceView:
    """A street or a location with what lies there."""
    place = printed.id
    gate = state.gates.get(place, "")
    marker = GATE_MARKERS[gate] if gate else None
    return replace(
        printed,
        clues=state.clues.get(place, 0),
        gate=gate,
        world="" if marker is None else marker.world,
        symbol="" if marker is None else marker.symbol,
        modifier=0 if marker is None else marker.modifier,
        sealed=place in state.seals,
        closed=state.is_closed(place),
        marked=any(place in marks_of(card) for card in cards_with_marks(state)),
        markers=tuple(see_marker(marker) for marker, at in state.markers.items() if at == place),
    )


def cards_with_marks(state: Arkham) -> list[str]:
    """The Mythos cards in play, which may have activity markers on the board."""
    return [card for card in (state.environment, state.rumor, *state.headlines) if card]


def see_marker(marker: str) -> MarkerView:
    """A marker of a box."""
    card = MARKERS[marker]
    return MarkerView(marker, registry_of(GAME, marker).kind, card.symbol, card.shade)


def marks_of(card: str) -> tuple[str, ...]:
    """Where a Mythos card puts activity markers."""
    return MYTHOS[card].marks


def see_walks(state: Arkham) -> tuple[WalkView, ...]:
    """The walks of the active investigator, while it walks in a town: it may be carried off in the middle of that."""
    you = state.acting
    if state.step != "walk" or you is None or you.at not in AREAS:
        return ()
    goals = [option.value for option in walks_within_reach(state, you)]
    if not goals:
        return ()
    routes, here, met = walks(state, you.at), facing(state, you), met_by_place(state)
    found = []
    for goal in goals:
        way = way_along(state, routes, you.at, goal)
        there = [monster for place in way[1:] for monster in met.get(place, ())]
        found.append(WalkView(goal, tuple(way), (*here, *there)))
    return tuple(found)
