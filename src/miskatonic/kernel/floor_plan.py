"""Boards that are laid out of tiles: rooms, their spaces, walls, doors and dots, with lines of sight and range.

A `TileSide` is one side of a tile as it is printed: spaces with their outlines and dots, the links between them, and the
openings at its edges. A `FloorPlan` is several sides laid side by side. Two openings that face each other join their spaces:
by a door if either is one, otherwise by an open line that one sees through. What joins nothing leads off the board.

    plan = floor_plan([Laid(FOYER, 6, 2, 180), Laid(HALLWAY, 6, 1)], cell=7)
    plan.graph.by("line", "corner", "open", "door").distance("foyer.center", "hallway_1.left")
    plan.sees("hallway_1.left", "hallway_2.right")
    plan.range_between("hallway_1.left", "hallway_2.right")

Outlines are given in units with at most one decimal and are kept in tenths, so that whether a line meets a wall is a matter
of whole numbers and the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from miskatonic.kernel.memory import remembered
from miskatonic.kernel.space import Graph, Routes, both_ways

LinkKind = Literal["line", "corner", "open", "door"]
"""What lies between two adjacent spaces: a white line, a corner of white lines, an open line between two rooms, a door."""
EdgeKind = Literal["open", "door"]
SIGHT: tuple[LinkKind, ...] = ("line", "corner", "open")
"""What one can look and shoot through."""
WALK: tuple[LinkKind, ...] = ("line", "corner", "open", "door")
"""What one can walk through."""


class Point(NamedTuple):
    """A point of a board, in tenths of its unit."""

    x: int
    y: int


def point(x: float, y: float) -> Point:
    """The point with those coordinates, in units."""
    return Point(round(x * 10), round(y * 10))


Segment = tuple[Point, Point]


class Space(Struct, frozen=True):
    """The smallest part of a room."""

    slug: str
    room: str
    outline: tuple[Point, ...]
    dots: tuple[Point, ...] = ()
    """The corner dots that lines of sight are drawn between."""


class Link(Struct, frozen=True):
    """Two spaces are adjacent. `at` is the middle of a door or opening."""

    one: str
    other: str
    kind: LinkKind
    at: Point | None = None

    @property
    def slug(self) -> str:
        """What a door is called: `foyer.center-hallway_1.left`."""
        return f"{self.one}-{self.other}"


class Opening(Struct, frozen=True):
    """A door or an open end at the edge of a tile, in the middle of the edge of a cell."""

    space: str
    kind: EdgeKind
    at: Point


class TileSide(Struct, frozen=True):
    """One side of a tile, as it is printed."""

    slug: str
    width: int
    height: int
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    openings: tuple[Opening, ...]


class Laid(NamedTuple):
    """A side of a tile on the table: its upper left cell, and how far it is turned clockwise (0, 90, 180 or 270 degrees)."""

    side: TileSide
    x: int
    y: int
    turned: int = 0

    def moved(self, where: Point, cell: int) -> Point:
        """Where a point of the side is on the board."""
        width, height = self.side.width * 10, self.side.height * 10
        x, y = where
        turned = {0: (x, y), 90: (height - y, x), 180: (width - x, height - y), 270: (y, width - x)}[self.turned]
        return Point(turned[0] + self.x * cell * 10, turned[1] + self.y * cell * 10)


class FloorPlan:
    """A board of tiles. Made by `floor_plan`; it never changes, so what has been found out about it is kept."""

    __slots__ = ("_seen_from", "doors", "graph", "links", "openings", "room_of", "rooms", "sight", "spaces", "walls")

    def __init__(self, spaces: Iterable[Space], links: Iterable[Link], openings: Iterable[Opening]) -> None:
        self.spaces: Mapping[str, Space] = {space.slug: space for space in spaces}
        self.links: tuple[Link, ...] = tuple(links)
        self.openings: tuple[Opening, ...] = tuple(openings)
        """Doors and open ends that join nothing."""
        rooms: dict[str, list[str]] = {}
        for space in self.spaces.values():
            rooms.setdefault(space.room, []).append(space.slug)
        self.rooms: Mapping[str, tuple[str, ...]] = {room: tuple(inside) for room, inside in rooms.items()}
        """The spaces of each room."""
        self.room_of: Mapping[str, str] = {space.slug: space.room for space in self.spaces.values()}
        self.doors: Mapping[str, Link] = {link.slug: link for link in self.links if link.kind == "door"}
        ways = [way for link in self.links for way in both_ways(link.one, link.other, link.kind)]
        self.graph: Graph = Graph.of(self.spaces, ways)
        self.sight: Routes = self.graph.by(*SIGHT)
        """How one gets about without passing a door."""
        self.walls: tuple[Segment, ...] = tuple(_walls(tuple(self.spaces.values()), self.links))
        """What one does not see through; the doors are in them."""
        self._seen_from = remembered(self._find_seen)

    def sees(self, one: str, other: str) -> bool:
        """Whether there is a line of sight between two spaces: a line between two of their dots that meets neither a wall nor a
        door. A space without dots sees its own room only, and all of it."""
        return other in self._seen_from(one)

    def seen_from(self, space: str) -> frozenset[str]:
        """The spaces that can be seen from a space, itself included."""
        return self._seen_from(space)

    def range_between(self, one: str, other: str) -> int | None:
        """How many spaces a target is away; None if a door lies between or there is no line of sight."""
        return self.sight.distance(one, other) if self.sees(one, other) else None

    def _find_seen(self, space: str) -> frozenset[str]:
        here = self.spaces[space]
        return frozenset(there.slug for there in self.spaces.values() if self._in_sight(here, there))

    def _in_sight(self, one: Space, other: Space) -> bool:
        if one.slug == other.slug or not (one.dots and other.dots):
            return one.room == other.room
        return self._line_between(one, other)

    def _line_between(self, one: Space, other: Space) -> bool:
        return any(not any(_meet(start, end, *wall) for wall in self.walls) for start in one.dots for end in other.dots)


def floor_plan(laid: Sequence[Laid], cell: int, corners: Iterable[tuple[str, str]] = ()) -> FloorPlan:
    """The board of those sides, `units` for each cell. `corners` are spaces of two tiles that touch at a corner."""
    spaces: list[Space] = []
    links: list[Link] = []
    openings: list[Opening] = []
    for tile in laid:
        for space in tile.side.spaces:
            outline, dots = ([tile.moved(at, cell) for at in points] for points in (space.outline, space.dots))
            spaces.append(Space(space.slug, space.room, tuple(outline), tuple(dots)))
        for link in tile.side.links:
            at = None if link.at is None else tile.moved(link.at, cell)
            links.append(Link(link.one, link.other, link.kind, at))
        openings += [Opening(each.space, each.kind, tile.moved(each.at, cell)) for each in tile.side.openings]
    facing: dict[Point, list[Opening]] = {}
    for opening in openings:
        facing.setdefault(opening.at, []).append(opening)
    for at, met in facing.items():
        if len(met) == 2:
            one, other = met
            kind: LinkKind = "open" if one.kind == other.kind == "open" else "door"
            links.append(Link(one.space, other.space, kind, at))
    links += [Link(one, other, "corner") for one, other in corners]
    return FloorPlan(spaces, links, [met[0] for met in facing.values() if len(met) == 1])


# --- walls and lines


def _walls(spaces: tuple[Space, ...], links: tuple[Link, ...]) -> list[Segment]:
    """The outlines of the rooms without what one can see through."""
    open_to: dict[str, list[str]] = {space.slug: [] for space in spaces}
    for link in links:
        if link.kind == "open":
            open_to[link.one].append(link.other)
            open_to[link.other].append(link.one)
    by_room: dict[str, list[Space]] = {}
    for space in spaces:
        by_room.setdefault(space.room, []).append(space)
    outlines = {space.slug: _edges(space.outline) for space in spaces}
    walls: list[Segment] = []
    for space in spaces:
        beside = [other.slug for other in by_room[space.room] if other.slug != space.slug] + open_to[space.slug]
        clear = [edge for other in beside for edge in outlines[other]]
        for edge in outlines[space.slug]:
            walls += _without(edge, clear)
    return walls


def _edges(outline: tuple[Point, ...]) -> list[Segment]:
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def _without(edge: Segment, clear: Iterable[Segment]) -> list[Segment]:
    """The parts of an edge that are left when those shared with other edges are taken out."""
    start, end = edge
    axis = 0 if start.x != end.x else 1
    left: list[Segment] = [(start, end) if start[axis] < end[axis] else (end, start)]
    for one, other in clear:
        if _side(start, end, one) or _side(start, end, other):
            continue
        low, high = (one, other) if one[axis] < other[axis] else (other, one)
        left = [
            part
            for first, last in left
            for part in ((first, _nearer(axis, last, low)), (_farther(axis, first, high), last))
            if part[0][axis] < part[1][axis]
        ]
    return left


def _nearer(axis: int, one: Point, other: Point) -> Point:
    return one if one[axis] <= other[axis] else other


def _farther(axis: int, one: Point, other: Point) -> Point:
    return one if one[axis] >= other[axis] else other


def _side(start: Point, end: Point, at: Point) -> int:
    """On which side of a line a point lies: positive, negative, or 0 on the line."""
    return (end.x - start.x) * (at.y - start.y) - (end.y - start.y) * (at.x - start.x)


def _meet(one: Point, other: Point, start: Point, end: Point) -> bool:
    """Whether a line meets a wall. It does so, too, if it all but touches the end of the wall, by a twentieth of a unit."""
    first, second = _side(start, end, one), _side(start, end, other)
    if first and second and (first > 0) == (second > 0):
        return False
    third, fourth = _side(one, other, start), _side(one, other, end)
    near = (other.x - one.x) ** 2 + (other.y - one.y) ** 2
    if 4 * third * third > near < 4 * fourth * fourth and (third > 0) == (fourth > 0):
        return False
    if first or second:
        return True
    return _overlap(one.x, other.x, start.x, end.x) and _overlap(one.y, other.y, start.y, end.y)


def _overlap(one: int, other: int, start: int, end: int) -> bool:
    return min(one, other) <= max(start, end) and min(start, end) <= max(one, other)
