"""Plans for solving a puzzle: which puzzle actions to take, and which pieces to draw anew. (`odds.puzzles` tells exactly how few
will do without drawing; a plan has to weigh what nobody knows.)

Rune puzzles are sorted by swaps. Wires and locks are solved by few swaps, by drawing other pieces where those on the table will
not do, and by turning the pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from itertools import product
from math import gcd

from miskatonic.games.mansions.components import EDGES, GAME, PUZZLE_LAYOUTS, PUZZLE_PIECES, Edge, PuzzleLayout
from miskatonic.games.mansions.rules.puzzles import across_edges, neighbours, symbol, turned
from miskatonic.games.mansions.state import Puzzle
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.memory import printed, printed_at_most

Solution = tuple[str, ...]
"""The puzzle actions that are left to take, by the ids of their options; `replace:2` where cell 2 needs another piece."""
Cells = tuple[tuple[str, int], ...]
"""The piece in each cell, with its quarter turns."""

MOST_SWAPS = 2
"""Maximum number of swaps looked ahead in a wiring or lock puzzle."""
MOST_LOOKED_AT = 3000
"""Maximum number of arrangements of a rune puzzle that are examined."""
UNBOUNDED = 99
A_PIECE = 4
"""What another piece costs in puzzle actions: two to draw it, and what it may take until it fits."""
DRAWN = 4
"""Stands for a piece that is drawn anew, among the quarters that pieces can be turned by."""


def solution(puzzle: Puzzle) -> Solution:
    """The shortest way found to solve a puzzle; what comes of pieces that have to be drawn is left open."""
    return _kept(puzzle.layout, tuple(zip(puzzle.pieces, puzzle.turns, strict=True)), puzzle.tile_turns)


def actions_needed(puzzle: Puzzle) -> int:
    """How many puzzle actions it takes, as far as can be told: roughly, where other pieces have to be drawn."""
    return _cost(solution(puzzle))


def with_piece(puzzle: Puzzle, cell: int, piece: str) -> Puzzle:
    """A puzzle with another piece in a cell, its mark up."""
    twin = Puzzle(puzzle.layout, list(puzzle.pieces), list(puzzle.turns), puzzle.tile_turns)
    twin.pieces[cell], twin.turns[cell] = piece, 0
    return twin


def _cost(actions: Solution) -> int:
    return sum(A_PIECE if action.startswith("replace") else 1 for action in actions)


def _solution(slug: str, cells: Cells, tile_turns: int) -> Solution:
    layout = PUZZLE_LAYOUTS[slug]
    if layout.kind == "rune":
        return _sorted(layout, tuple(PUZZLE_PIECES[piece].place for piece, _ in cells))
    best: Solution | None = None
    for swaps, arranged in _arrangements(layout, cells):
        if best is not None and len(swaps) >= _cost(best):
            break
        most = UNBOUNDED if best is None else _cost(best) - len(swaps)
        wired = layout.kind == "wiring"
        turns = _wired(layout, arranged, most) if wired else _matched(layout, arranged, tile_turns)
        if turns is not None and _cost(turns) < most:
            best = swaps + turns
    assert best is not None
    return best


_kept = printed_at_most(4096)(_solution)
"""The solutions that were found last."""


def _arrangements(layout: PuzzleLayout, cells: Cells) -> Iterator[tuple[Solution, Cells]]:
    """What a few swaps can make of the pieces, those with the fewest first."""
    seen = {cells}
    edge: list[tuple[Solution, Cells]] = [((), cells)]
    for _ in range(MOST_SWAPS + 1):
        yield from edge
        ahead = []
        for swaps, arranged in edge:
            for one, other in neighbours(layout.slug):
                swapped = list(arranged)
                swapped[one], swapped[other] = swapped[other], swapped[one]
                if (found := tuple(swapped)) not in seen:
                    seen.add(found)
                    ahead.append(((*swaps, f"swap:{one}:{other}"), found))
        edge = ahead


def _turn(cell: int, quarters: int) -> Solution:
    """The shorter way to turn a piece by a number of quarters clockwise; or another piece."""
    if quarters == DRAWN:
        return (f"replace:{cell}",)
    way, times = ("left", 1) if quarters == 3 else ("right", quarters)
    return (f"turn:{cell}:{way}",) * times


def _as_puzzle(layout: PuzzleLayout, cells: Cells, tile_turns: int = 0) -> Puzzle:
    return Puzzle(layout.slug, [piece for piece, _ in cells], [turns for _, turns in cells], tile_turns)


def usual_actions(slug: str) -> int:
    """How many puzzle actions a puzzle usually takes, by its layout: as was found by solving many that were dealt at random."""
    layout = PUZZLE_LAYOUTS[slug]
    if layout.kind == "rune":
        return len(layout.cells)
    return 3 * len(layout.cells) if layout.kind == "wiring" else 2 * len(layout.slots)


# --- wires


def _wired(layout: PuzzleLayout, cells: Cells, most: int) -> Solution | None:
    """The fewest actions by which a wire leads from the start to the end; None if there is nothing below the limit."""
    start, end = layout.start, layout.end
    assert start is not None
    assert end is not None
    across = across_edges(layout.slug)
    waiting: list[tuple[int, tuple[tuple[int, int], ...], int, Edge, str]] = [(0, (), *start)]
    seen = set()
    while waiting:
        cost, done, cell, edge, color = heappop(waiting)
        if cost >= most:
            return None
        if cell < 0:
            return tuple(action for each, quarters in done for action in _turn(each, quarters))
        if (cell, edge, color) in seen or any(cell == each for each, _ in done):
            continue
        seen.add((cell, edge, color))
        for price, quarters, left, leaving in _ways_through(*cells[cell], edge, color):
            taken = (*done, (cell, quarters))
            if (cell, left, leaving) == end:
                heappush(waiting, (cost + price, taken, -1, left, leaving))
            elif (beyond := across.get((cell, left))) is not None:
                heappush(waiting, (cost + price, taken, *beyond, leaving))
    return None


@printed
def _ways_through(piece: str, turns: int, edge: Edge, color: str) -> list[tuple[int, int, Edge, str]]:
    """How a wire can come through a cell that it enters at an edge, by turning its piece or by another one: what that costs, by
    how many quarters it is turned, and where and in which colour the wire leaves."""
    found = []
    for quarters in range(len(EDGES)):
        for wire in PUZZLE_PIECES[piece].wires:
            ends = [(turned(wire.start, turns + quarters), wire.start_color)]
            ends.append((turned(wire.end, turns + quarters), wire.end_color))
            if (edge, color) in ends:
                found.append((min(quarters, 4 - quarters), quarters, *ends[1 - ends.index((edge, color))]))
    others = [(left, leaving) for left in EDGES if left != edge for leaving in _colors()]
    return found + [(A_PIECE, DRAWN, *other) for other in others if all(way[2:] != other for way in found)]


@printed
def _colors() -> tuple[str, ...]:
    """The colours of wires."""
    wires = [wire for piece in edition_of(GAME)[PUZZLE_PIECES] for wire in piece.wires]
    return tuple(dict.fromkeys(color for wire in wires for color in (wire.start_color, wire.end_color)))


# --- locks


def _matched(layout: PuzzleLayout, cells: Cells, tile_turns: int) -> Solution:
    """The fewest actions by which all symbols fit, turns of the starting tile included."""
    positions = range(len(layout.slots) // gcd(layout.shift, len(layout.slots)))
    ways = [("turn_tile",) * more + _fitted(layout, cells, tile_turns + more) for more in positions]
    return min(ways, key=_cost)


def _fitted(layout: PuzzleLayout, cells: Cells, tile_turns: int) -> Solution:
    """The fewest actions with the starting tile as it is: cells that touch are turned together."""
    puzzle = _as_puzzle(layout, cells)
    done: Solution = ()
    for group in _groups(layout):
        fitting = next(way for way in _ways(len(group)) if _fits(layout, puzzle, group, way, tile_turns))
        for cell, quarters in zip(group, fitting, strict=True):
            done += _turn(cell, quarters)
    return done


@cache
def _ways(cells: int) -> list[tuple[int, ...]]:
    """The ways to turn, or draw anew, a number of pieces: the cheapest first."""
    costs = {0: 0, 1: 1, 2: 2, 3: 1, DRAWN: A_PIECE}
    return sorted(product(costs, repeat=cells), key=lambda way: sum(costs[each] for each in way))


def _groups(layout: PuzzleLayout) -> list[tuple[int, ...]]:
    """The cells that touch one another."""
    groups: dict[int, tuple[int, ...]] = {cell: (cell,) for cell in range(len(layout.cells))}
    for contact in layout.contacts:
        if groups[contact.one] is not groups[contact.other]:
            joined = groups[contact.one] + groups[contact.other]
            groups.update(dict.fromkeys(joined, joined))
    return list(dict.fromkeys(groups.values()))


def _fits(layout: PuzzleLayout, puzzle: Puzzle, group: tuple[int, ...], way: tuple[int, ...], tile_turns: int) -> bool:
    """Whether the symbols of some cells fit after so many quarter turns of each; a piece that is drawn may show anything."""
    quarters = dict(zip(group, way, strict=True))
    slots = layout.slots
    for n, slot in enumerate(slots):
        if quarters.get(slot.cell, DRAWN) != DRAWN:
            wanted = slots[(n - layout.shift * tile_turns) % len(slots)].symbol
            if symbol(puzzle, slot.cell, turned(slot.edge, -quarters[slot.cell])) != wanted:
                return False
    for one, one_edge, other, other_edge in layout.contacts:
        if one in quarters and DRAWN not in (quarters[one], quarters[other]):
            there = symbol(puzzle, other, turned(other_edge, -quarters[other]))
            if symbol(puzzle, one, turned(one_edge, -quarters[one])) != there:
                return False
    return True


# --- runes


def _sorted(layout: PuzzleLayout, places: tuple[int, ...]) -> Solution:
    """The swaps that put every piece in its place; where too much would have to be looked at, those that bring it nearest."""
    waiting: list[tuple[float, float, Solution, tuple[int, ...]]] = [(0.0, _astray(layout, places), (), places)]
    seen = {places}
    nearest = waiting[0]
    while waiting and len(seen) < MOST_LOOKED_AT:
        found = heappop(waiting)
        _, away, swaps, here = found
        if away < nearest[1]:
            nearest = found
        if away == 0:
            return swaps
        for one, other in neighbours(layout.slug):
            swapped = list(here)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            if (ahead := tuple(swapped)) not in seen:
                seen.add(ahead)
                left = _astray(layout, ahead)
                heappush(waiting, (len(swaps) + 1 + left, left, (*swaps, f"swap:{one}:{other}"), ahead))
    return nearest[2]


def _astray(layout: PuzzleLayout, places: tuple[int, ...]) -> float:
    """How many swaps it takes at least: each brings two pieces a step nearer to their places."""
    steps = 0
    for cell, place in enumerate(places):
        (row, column), (home_row, home_column) = layout.cells[cell], layout.cells[place]
        steps += abs(row - home_row) + abs(column - home_column)
    return steps / 2
