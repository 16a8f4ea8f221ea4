"""The house in letters: walls, doors and the lines between spaces, with room for names, figures and markers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from miskatonic.games.mansions.rules.house import CELL, plan_of
from miskatonic.kernel.floor_plan import FloorPlan, Point
from miskatonic.kernel.memory import printed

TILE = CELL * 10
"""The side of a cell of a tile, in tenths of a unit."""
CELL_HEIGHT = 3
"""Lines for a cell, its upper wall included."""
CELL_WIDTHS = (11, 10, 9, 8, 7, 6, 5)
"""Columns for a cell, its left wall included, from the best to the least."""

WALL, LINE = "bright_black", "grey37"
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""What joins a point of a wall to its neighbours: up, right, down and left, added up."""
LETTERS = " |-+|||+-+-++++++"
"""The same where there are only letters."""


class Spot(NamedTuple):
    """A place for one letter."""

    x: int
    y: int


class Ground(NamedTuple):
    """The house without what changes: the letters of its walls, and where each space has room."""

    width: int
    height: int
    walls: Mapping[Spot, tuple[int, bool]]
    """Which neighbours a wall leads to, and whether it is one: otherwise it is a line between spaces."""
    room: Mapping[str, tuple[tuple[Spot, int], ...]]
    """Where a space has room for words, from above: the first letter, and how many."""


class Letters:
    """A sheet of letters that are put down one by one."""

    def __init__(self) -> None:
        self.at: dict[Spot, tuple[str, str]] = {}

    def put(self, where: Spot, words: Text, most: int) -> int:
        """Writes the text up to the available width and returns the number of cells used."""
        cut = words[:most]
        styles = [""] * len(cut.plain)
        for span in cut.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for n, (letter, style) in enumerate(zip(cut.plain, styles, strict=True)):
            self.at[Spot(where.x + n, where.y)] = (letter, style)
        return len(cut.plain)

    def lines(self, width: int, height: int) -> Iterator[Text]:
        """What has been put down, line by line."""
        for y in range(height):
            line = Text(no_wrap=True)
            row = [self.at.get(Spot(x, y), (" ", "")) for x in range(width)]
            for style, letters in groupby(row, key=lambda each: each[1]):
                line.append("".join(letter for letter, _ in letters), style or None)
            yield line


def size_of(story: str) -> tuple[int, int]:
    """How many cells of tiles the house is wide and high."""
    points = [at for space in plan_of(story).spaces.values() for at in space.outline]
    return -(-max(at.x for at in points) // TILE), -(-max(at.y for at in points) // TILE)


def cell_width(story: str, room: int) -> int:
    """The number of columns of a cell in the available width; 0 if it is too little."""
    across = size_of(story)[0]
    return next((width for width in CELL_WIDTHS if across * width + 1 <= room), 0)


@printed
def ground(story: str, wide: int) -> Ground:
    """The house with cells of that number of columns."""
    board = plan_of(story)
    across, down = size_of(story)
    width, height = across * wide, down * CELL_HEIGHT
    owner = {Spot(x, y): space_at(board, x, y, wide) for x in range(-1, width + 1) for y in range(-1, height + 1)}
    open_between = {frozenset((link.one, link.other)) for link in board.links if link.kind == "open"}
    walls: dict[Spot, tuple[int, bool]] = {}
    for y in range(height + 1):
        for x in range(width + 1):
            arms, solid = joined(board, owner, open_between, x, y)
            if arms:
                walls[Spot(x, y)] = arms, solid
    room: dict[str, list[tuple[Spot, int]]] = {space: [] for space in board.spaces}
    for y in range(height + 1):
        row = [owner[Spot(x, y)] if Spot(x, y) not in walls and x < width and y < height else "" for x in range(width)]
        for space, spots in groupby(range(width), key=lambda x: row[x]):
            xs = list(spots)
            if space:
                room[space].append((Spot(xs[0], y), len(xs)))
    return Ground(width + 1, height + 1, walls, {space: tuple(found) for space, found in room.items()})


def space_at(board: FloorPlan, x: int, y: int, wide: int) -> str:
    """The space between four letters of which the upper left one is there; "" outside of the house."""
    at = Point((2 * x + 1) * TILE // (2 * wide), (2 * y + 1) * TILE // (2 * CELL_HEIGHT))
    return next((space.slug for space in board.spaces.values() if inside(space.outline, at)), "")


def inside(outline: Sequence[Point], at: Point) -> bool:
    """Whether a point lies inside an outline."""
    found = False
    for one, other in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (one.y > at.y) != (other.y > at.y):
            crossing = (other.x - one.x) * (at.y - one.y) / (other.y - one.y) + one.x
            found ^= at.x < crossing
    return found


def joined(
    board: FloorPlan, owner: Mapping[Spot, str], open_between: set[frozenset[str]], x: int, y: int
) -> tuple[int, bool]:
    """The walls that lead away from a point, or the lines between spaces if there are none."""
    above_left, above_right = owner[Spot(x - 1, y - 1)], owner[Spot(x, y - 1)]
    below_left, below_right = owner[Spot(x - 1, y)], owner[Spot(x, y)]
    sides = (
        (NORTH, above_left, above_right),
        (EAST, above_right, below_right),
        (SOUTH, below_left, below_right),
        (WEST, above_left, below_left),
    )
    walls = lines = 0
    for arm, one, other in sides:
        if one == other:
            continue
        lines |= arm
        if board.room_of.get(one) != board.room_of.get(other) and frozenset((one, other)) not in open_between:
            walls |= arm
    return (walls, True) if walls else (lines, False)


def draw_walls(found: Ground, letters: Letters, ascii_only: bool) -> None:
    """Puts down the walls and the lines between spaces."""
    for spot, (arms, solid) in found.walls.items():
        if solid:
            letters.at[spot] = ((LETTERS if ascii_only else CORNERS)[arms], WALL)
        else:
            letters.at[spot] = ("." if ascii_only else "·", LINE)


def spot_of(at: tuple[int, int], wide: int) -> Spot:
    """The letter that is nearest to a point of the board."""
    return Spot(round(at[0] * wide / TILE), round(at[1] * CELL_HEIGHT / TILE))
