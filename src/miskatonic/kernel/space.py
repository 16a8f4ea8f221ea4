"""Where things are: places, the ways between them, and how one gets from one place to another.

A `Graph` is a board, or the locations that are in play: places, and ways that each lead from one place to another and are
of a kind, such as "street", "door" or "white". Who moves may use ways of certain kinds; `graph.by("street", "sky")` are the
`Routes` that it has: distances, shortest paths and their first steps, what is within reach, what is nearest.

What changes in play, a locked door or a closed shop, is an `Overlay`: `graph.under(overlay)` is the graph as it is now.

    ARKHAM = Graph.of(AREAS, WAYS)
    routes = ARKHAM.under(Overlay(closed=("general_store",))).by("street", "door")
    routes.distance("rivertown", "uptown")
    routes.first_steps("rivertown", "uptown")

Graphs and routes never change, so everything is found out once and kept, and a distance that is asked for is a look-up. They
are looked up by content: the same places and ways are the same graph, and a game that makes its map anew at every turn gets
the one that it had before. Places that are equally near come in the order in which the graph declares them, everywhere.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from msgspec import Struct

from miskatonic.kernel.memory import remembered

_MOST_KEPT = 512
"""Size of the caches of graphs, of overlays of each and of routes of each; the least recently used entries go first."""


# --- places and ways


class Way(NamedTuple):
    """One can go from one place to another. The way back is another way: see `both_ways`."""

    start: str
    end: str
    kind: str


def both_ways(one: str, other: str, kind: str) -> tuple[Way, Way]:
    """One can go from either of two places to the other."""
    return Way(one, other, kind), Way(other, one, kind)


class Overlay(Struct, frozen=True):
    """Differences from the board. A place or way that is closed or blocked stays so, whatever is added."""

    closed: tuple[str, ...] = ()
    """Places that may not be entered, neither to pass through nor to stay: no way leads into them. They may be left. From inside
    their distance is 0; from outside they cannot be reached, not even as a goal."""
    blocked: tuple[Way, ...] = ()
    """Ways that may not be used. The way back is another way: a door that is locked from outside still lets people out."""
    added: tuple[Way, ...] = ()
    """Ways between places of the board that it does not have itself."""


class Graph(Struct, frozen=True, eq=False):
    """Places, in the order of their declaration, and the ways between them. Made by `Graph.of`."""

    places: tuple[str, ...]
    ways: tuple[Way, ...]

    @staticmethod
    def of(places: Iterable[str], ways: Iterable[Way] = ()) -> Graph:
        """The graph of those places and ways. In which order and how often a way is named makes no difference."""
        declared = tuple(places)
        rank = {place: n for n, place in enumerate(declared)}
        if len(rank) < len(declared):
            raise ValueError(f"a place is declared twice: {', '.join(declared)}")
        named = dict.fromkeys(ways)
        for way in named:
            _check(way, rank)
        return _graph(declared, tuple(sorted(named, key=lambda way: (rank[way.start], rank[way.end], way.kind))))

    def by(self, *kinds: str) -> Routes:
        """The routes of who may use ways of those kinds; without any, ways of every kind.

        A kind of which the graph has no way may be named: it adds nothing.
        """
        return _routes_by(self, kinds)

    def under(self, overlay: Overlay) -> Graph:
        """This graph as an overlay changes it, with the same places.

        Say all that is different in one overlay: a second one lies on the first, and would add a way into what that closed.
        """
        return _under(self, overlay)

    def between(self, one: str, other: str) -> tuple[Way, ...]:
        """The ways of every kind between two places, in both directions: what a barricade blocks."""
        return tuple(way for way in self.ways if {way.start, way.end} == {one, other})


def _check(way: Way, places: Container[str]) -> None:
    """Refuses a way that cannot be."""
    for place in (way.start, way.end):
        if place not in places:
            raise ValueError(f"{way} is a way from or to {place!r}, which is not declared")
    if way.start == way.end:
        raise ValueError(f"{way} leads nowhere")


@lru_cache(maxsize=_MOST_KEPT)
def _graph(places: tuple[str, ...], ways: tuple[Way, ...]) -> Graph:
    return Graph(places, ways)


@lru_cache(maxsize=_MOST_KEPT)
def _under(graph: Graph, overlay: Overlay) -> Graph:
    for place in overlay.closed:
        if place not in graph.places:
            raise ValueError(f"{place!r} is closed, but not declared")
    for way in overlay.added:
        _check(way, graph.places)
    ways = (*graph.ways, *overlay.added)
    for way in overlay.blocked:
        if way not in ways:
            raise ValueError(f"{way} is blocked, but there is no such way")
    return Graph.of(
        graph.places,
        [way for way in ways if way.end not in overlay.closed and way not in overlay.blocked],
    )


# --- getting about


class Routes:
    """How one gets about in a graph by ways of certain kinds. Made by `Graph.by`.

    To start from a place that the graph does not have is a `KeyError`. A goal that it does not have cannot be reached.
    """

    __slots__ = ("_first_steps_from", "connections", "distances_from")

    def __init__(self, connections: Mapping[str, tuple[str, ...]]) -> None:
        self.connections = connections
        """The places that are one step away from each place."""
        self.distances_from = remembered(self._find_distances)
        """How many steps it takes from a place to each that can be reached, itself included: the nearest first."""
        self._first_steps_from = remembered(self._find_first_steps)

    def distance(self, start: str, goal: str) -> int | None:
        """How many steps it takes from one place to another; None if there is no way."""
        return self.distances_from(start).get(goal)

    def first_steps(self, start: str, goal: str) -> tuple[str, ...]:
        """The first step of every shortest path: one place, several, or none if one is there or cannot come there."""
        return self._first_steps_from(start).get(goal, ())

    def shortest_paths(self, start: str, goal: str) -> Iterator[tuple[str, ...]]:
        """Every shortest path from one place to another, both included; none if there is no way.

        On a board of many crossroads there are many; `next` of them is the one whose steps are declared first.
        """
        steps = self.first_steps(start, goal)
        if start == goal:
            yield (start,)
        for step in steps:
            for rest in self.shortest_paths(step, goal):
                yield start, *rest

    def within(self, start: str, steps: int) -> tuple[str, ...]:
        """The places within a number of steps, the start included: the nearest first."""
        return tuple(place for place, far in self.distances_from(start).items() if far <= steps)

    def nearest(self, start: str, goals: Iterable[str]) -> tuple[str, ...]:
        """Those of several places that are nearest, the start itself if it is one; none if none can be reached."""
        wanted = set(goals)
        away = self.distances_from(start)
        reached = [place for place in away if place in wanted]
        return tuple(takewhile(lambda place: away[place] == away[reached[0]], reached))

    def _find_distances(self, start: str) -> Mapping[str, int]:
        found = {start: 0}
        far, edge = 1, self.connections[start]
        while edge:
            found.update(dict.fromkeys(edge, far))
            ahead = {there for here in edge for there in self.connections[here] if there not in found}
            far, edge = far + 1, tuple(place for place in self.connections if place in ahead)
        return found

    def _find_first_steps(self, start: str) -> Mapping[str, tuple[str, ...]]:
        beyond = {step: self.distances_from(step) for step in self.connections[start]}
        return {
            goal: tuple(step for step, away in beyond.items() if away.get(goal) == far - 1)
            for goal, far in self.distances_from(start).items()
        }


@lru_cache(maxsize=_MOST_KEPT)
def _routes_by(graph: Graph, kinds: tuple[str, ...]) -> Routes:
    ends: dict[str, list[str]] = {place: [] for place in graph.places}
    for way in graph.ways:
        if (not kinds or way.kind in kinds) and way.end not in ends[way.start]:
            ends[way.start].append(way.end)
    return _routes(tuple((place, tuple(there)) for place, there in ends.items()))


@lru_cache(maxsize=_MOST_KEPT)
def _routes(connections: tuple[tuple[str, tuple[str, ...]], ...]) -> Routes:
    return Routes(dict(connections))
