"""How many puzzle actions a puzzle still takes at least, by swapping and turning alone: nobody knows what drawing would bring.

Rune pieces are swapped into their places; the way is searched from both ends. Of a wiring puzzle every way through its cells is
tried with all pieces that could carry the wire along it. The pieces of a lock puzzle that do not touch are independent of each
other as long as the starting tile stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

from miskatonic.games.mansions.components import EDGES, PUZZLE_LAYOUTS, PUZZLE_PIECES, Edge, PuzzleLayout
from miskatonic.games.mansions.rules.puzzles import across_edges, neighbours, turned
from miskatonic.games.mansions.state import Puzzle
from miskatonic.kernel.memory import printed

NEVER = 99
"""More puzzle actions than any puzzle takes."""
KEPT = 50_000
"""Size of the cache of answers: comparing options asks for the same positions again and again."""
NEAR = 6
"""Number of swaps up to which all rune puzzles are tabulated."""


def needed(puzzle: Puzzle) -> int | None:
    """The fewest puzzle actions that solve a puzzle; None if its pieces do not fit however they are laid."""
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    if layout.kind == "rune":
        return _runes(puzzle.layout, "".join(_SIGNS[PUZZLE_PIECES[each].place] for each in puzzle.pieces))
    find = _wiring if layout.kind == "wiring" else _lock
    fewest = find(puzzle.layout, tuple(puzzle.pieces), tuple(puzzle.turns), puzzle.tile_turns % periods(layout))
    return None if fewest == NEVER else fewest


# --- swaps


@printed
def swaps(layout: str) -> dict[tuple[int, ...], int]:
    """How many swaps of pieces that touch bring any order about: the cell that each piece comes from."""
    start = tuple(range(len(PUZZLE_LAYOUTS[layout].cells)))
    found = {start: 0}
    waiting = [start]
    for order in waiting:
        for one, other in neighbours(layout):
            after = list(order)
            after[one], after[other] = after[other], after[one]
            if (key := tuple(after)) not in found:
                found[key] = found[order] + 1
                waiting.append(key)
    return found


@printed
def swaps_into(layout: str, cells: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """How many swaps bring pieces into some of the cells, by the cells that they come from; the others may lie anywhere."""
    found: dict[tuple[int, ...], int] = {}
    for order, number in swaps(layout).items():
        key = tuple(order[cell] for cell in cells)
        if number < found.get(key, NEVER):
            found[key] = number
    return found


def turns_to(now: int, then: int) -> int:
    """How many quarter turns bring a piece from one position to another."""
    return min((then - now) % 4, (now - then) % 4)


# --- runes

_SIGNS = "abcdefghijklmnop"
"""Stand for the cells of a rune puzzle."""


@printed
def _shifts(layout: str) -> tuple[dict[int, int], ...]:
    """What each swap does to the cells that pieces are in."""
    pairs = [(_SIGNS[one], _SIGNS[other]) for one, other in neighbours(layout)]
    return tuple(str.maketrans(one + other, other + one) for one, other in pairs)


@printed
def _near(layout: str) -> dict[str, int]:
    """The positions that are solved with a few swaps at most: the cell of each piece, in the order of the picture."""
    solved = _SIGNS[: len(PUZZLE_LAYOUTS[layout].cells)]
    found = {solved: 0}
    edge = [solved]
    for number in range(1, NEAR + 1):
        edge = list(dict.fromkeys(each.translate(shift) for each in edge for shift in _shifts(layout)))
        edge = [each for each in edge if each not in found]
        found |= dict.fromkeys(edge, number)
    return found


@printed
def _far(layout: str) -> tuple[dict[str, int], ...]:
    """For each piece, how many cells it is away from its place, by the cell that it is in."""
    cells = PUZZLE_LAYOUTS[layout].cells
    return tuple(
        {_SIGNS[n]: abs(row - there[0]) + abs(column - there[1]) for n, (row, column) in enumerate(cells)}
        for there in cells
    )


def _at_least(layout: str, where: str) -> int:
    """A swap brings two pieces one cell nearer to their places at most."""
    return (sum(far[sign] for far, sign in zip(_far(layout), where, strict=True)) + 1) // 2


@lru_cache(maxsize=KEPT)
def _runes(layout: str, order: str) -> int:
    """The fewest swaps: longer and longer ways are tried, each as far as it can still lead to a position that is known."""
    near = _near(layout)
    where = "".join(_SIGNS[order.index(sign)] for sign in _SIGNS[: len(order)])
    if where in near:
        return near[where]
    bound = max(_at_least(layout, where), NEAR + 1)
    bound += (bound - _cycles_apart(where)) % 2
    while not _reached(layout, where, bound):
        bound += 2
    return bound


def _cycles_apart(where: str) -> int:
    """The swaps of any two pieces that solve it: swaps of adjacent pieces are as many, or more by an even number."""
    left = dict(zip(_SIGNS, where, strict=False))
    cycles = 0
    while left:
        cycles += 1
        sign = next(iter(left))
        while sign in left:
            sign = left.pop(sign)
    return len(where) - cycles


def _reached(layout: str, where: str, bound: int) -> bool:
    """Whether that number of swaps solves it."""
    near = _near(layout)
    edge, seen = {where: None}, {where}
    for left in range(bound - 1, NEAR - 1, -1):
        further = dict.fromkeys(each.translate(shift) for each in edge for shift in _shifts(layout))
        edge = {each: None for each in further if each not in seen and _at_least(layout, each) <= left}
        seen.update(edge)
        if any(near.get(each, NEVER) <= left for each in edge):
            return True
    return False


# --- wiring


class Leg(NamedTuple):
    """A cell on a way through a wiring puzzle, with the edges by which the wire comes in and goes out."""

    cell: int
    into: Edge
    out: Edge


@printed
def ways(layout: str) -> tuple[tuple[Leg, ...], ...]:
    """Every way from the start to the end that comes through no cell twice."""
    made = PUZZLE_LAYOUTS[layout]
    assert made.start is not None
    return tuple(_ways_on(made, (), made.start.cell, made.start.edge))


def _ways_on(layout: PuzzleLayout, so_far: tuple[Leg, ...], cell: int, into: Edge) -> Iterator[tuple[Leg, ...]]:
    assert layout.end is not None
    if any(leg.cell == cell for leg in so_far):
        return
    for out in EDGES:
        way = (*so_far, Leg(cell, into, out))
        if (cell, out) == layout.end[:2]:
            yield way
        elif out != into and (beyond := across_edges(layout.slug).get((cell, out))):
            yield from _ways_on(layout, way, *beyond)


@printed
def carries(piece: str, into: Edge, color: str, out: Edge) -> tuple[tuple[int, str], ...]:
    """How a piece may be turned to carry a wire of a colour from one edge to another, and the colour that comes out."""
    found = []
    for quarters, wire in product(range(4), PUZZLE_PIECES[piece].wires):
        ends = ((turned(wire.start, quarters), wire.start_color), (turned(wire.end, quarters), wire.end_color))
        for one, other in (ends, ends[::-1]):
            if one == (into, color) and other[0] == out:
                found.append((quarters, other[1]))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def _wiring(layout: str, pieces: tuple[str, ...], turns: tuple[int, ...], tile_turns: int) -> int:
    made = PUZZLE_LAYOUTS[layout]
    assert made.start is not None
    fewest = NEVER
    for way in ways(layout):
        wire = _Wire(layout, pieces, turns, way, swaps_into(layout, tuple(leg.cell for leg in way)), fewest)
        wire.go_on(made.start.color, (), 0)
        fewest = wire.fewest
    return fewest


class _Wire:
    """The search for the pieces that carry the wire along one way with the fewest puzzle actions."""

    def __init__(
        self,
        layout: str,
        pieces: Sequence[str],
        turns: Sequence[int],
        way: Sequence[Leg],
        swaps: dict[tuple[int, ...], int],
        fewest: int,
    ) -> None:
        end = PUZZLE_LAYOUTS[layout].end
        assert end is not None
        self.end = end.color
        self.pieces, self.turns, self.way, self.swaps, self.fewest = pieces, turns, way, swaps, fewest

    def go_on(self, color: str, taken: tuple[int, ...], turned: int) -> None:
        """A partial path of the wire through the pieces of those cells, in a colour, with a number of turns."""
        if turned >= self.fewest:
            return
        if len(taken) == len(self.way):
            if color == self.end:
                self.fewest = min(self.fewest, turned + self.swaps[taken])
            return
        leg = self.way[len(taken)]
        for cell, piece in enumerate(self.pieces):
            if cell not in taken:
                for quarters, out in carries(piece, leg.into, color, leg.out):
                    self.go_on(out, (*taken, cell), turned + turns_to(self.turns[cell], quarters))


# --- locks


@printed
def islands(layout: str) -> tuple[tuple[int, ...], ...]:
    """The cells of a lock puzzle, those that touch together."""
    found: list[set[int]] = [{cell} for cell in range(len(PUZZLE_LAYOUTS[layout].cells))]
    for one, other in neighbours(layout):
        joined = [island for island in found if one in island or other in island]
        found = [island for island in found if island not in joined] + [set().union(*joined)]
    return tuple(sorted(tuple(sorted(island)) for island in found))


def periods(layout: PuzzleLayout) -> int:
    """Number of turns after which the starting tile is as it was."""
    return len(layout.slots) // layout.shift if layout.shift else 1


@lru_cache(maxsize=KEPT)
def _lock(layout: str, pieces: tuple[str, ...], turns: tuple[int, ...], tile_turns: int) -> int:
    made = PUZZLE_LAYOUTS[layout]
    period = periods(made)
    fewest = NEVER
    for more in range(period):
        actions = more
        for island in islands(layout):
            actions += _island(made, island, pieces, turns, (tile_turns + more) % period)
            if actions >= fewest:
                break
        fewest = min(fewest, actions)
    return fewest


def _island(layout: PuzzleLayout, island: Sequence[int], pieces: Sequence[str], turns: Sequence[int], tile: int) -> int:
    """The fewest puzzle actions after which the pieces of some cells match each other and the starting tile."""
    moves = swaps_into(layout.slug, tuple(island))
    fewest = NEVER
    for order in permutations(island):
        for then in product(range(4), repeat=len(island)):
            actions = moves[order] + sum(
                turns_to(turns[cell], quarters) for cell, quarters in zip(order, then, strict=True)
            )
            if actions < fewest and _matches(layout, island, [pieces[cell] for cell in order], then, tile):
                fewest = actions
    return fewest


def _matches(
    layout: PuzzleLayout, island: Sequence[int], pieces: Sequence[str], turns: Sequence[int], tile: int
) -> bool:
    """Whether pieces that are laid like that in some cells match each other and the starting tile."""
    shown = {
        (cell, edge): PUZZLE_PIECES[piece].symbols[(n - quarters) % 4]
        for cell, piece, quarters in zip(island, pieces, turns, strict=True)
        for n, edge in enumerate(EDGES)
    }
    slots = layout.slots
    for n, slot in enumerate(slots):
        symbol = slots[(n - layout.shift * tile) % len(slots)].symbol
        if shown.get((slot.cell, slot.edge), symbol) != symbol:
            return False
    return all(
        shown[one, edge] == shown[other, other_edge]
        for one, edge, other, other_edge in layout.contacts
        if (one, edge) in shown
    )
