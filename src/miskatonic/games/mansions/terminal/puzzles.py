"""A puzzle in letters: every piece with what its edges show, and the starting tile around them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from miskatonic.cli.boards import Scene, ink
from miskatonic.games.mansions.components import (
    EDGES,
    PUZZLE_LAYOUTS,
    PUZZLE_PIECES,
    Edge,
    PuzzleLayout,
    PuzzlePiece,
)
from miskatonic.games.mansions.rules.puzzles import shown_symbol, turned
from miskatonic.games.mansions.state import Puzzle
from miskatonic.games.mansions.terminal.plan import Letters, Spot
from miskatonic.kernel.text import text

WIDE, HIGH = 7, 3
"""The letters of a cell."""
MARGIN = 2
"""Columns on either side, for what touches the cells from outside."""
COLORS = {"blue": "bright_blue", "red": "bright_red", "yellow": "bright_yellow", "green": "bright_green"}
MIDDLES: dict[Edge, Spot] = {"north": Spot(3, 0), "east": Spot(6, 1), "south": Spot(3, 2), "west": Spot(0, 1)}
"""Where the middles of the edges of a cell are."""
OUTSIDE: dict[Edge, Spot] = {"north": Spot(3, -1), "east": Spot(7, 1), "south": Spot(3, 3), "west": Spot(-1, 1)}
"""What touches them from outside."""
WIRES = {"ns": "│", "ew": "─", "en": "╰", "es": "╭", "sw": "╮", "nw": "╯"}
"""A wire by the first letters of the edges that it joins, in the order of the alphabet or of the compass."""
PLAIN_WIRES = {"ns": "|", "ew": "-", "en": "`", "es": ",", "sw": ".", "nw": "'"}


def draw_puzzle(puzzle: Puzzle, scene: Scene) -> list[Text]:
    """The puzzle as it lies on the table; cells are numbered from the upper left as in the options."""
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    if layout.kind == "rune":
        return list(runes(puzzle, layout, scene))
    letters = Letters()
    top = 1 if any(corner(layout, slot.cell).y == 0 and slot.edge == "north" for slot in layout.slots) else 0
    for cell in range(len(puzzle.pieces)):
        put_cell(puzzle, layout, cell, top, letters, scene)
    for where, shown in around(puzzle, layout):
        put_color(letters, Spot(where.x, where.y + top), shown, scene)
    rows, columns = (max(cell[n] for cell in layout.cells) + 1 for n in (0, 1))
    height = max(top + rows * HIGH, max(spot.y for spot in letters.at) + 1)
    return list(letters.lines(columns * WIDE + 2 * MARGIN, height))


def corner(layout: PuzzleLayout, cell: int) -> Spot:
    """The upper left letter of a cell."""
    row, column = layout.cells[cell]
    return Spot(MARGIN + column * WIDE, row * HIGH)


def put_cell(puzzle: Puzzle, layout: PuzzleLayout, cell: int, top: int, letters: Letters, scene: Scene) -> None:
    """A piece in its frame, with its number."""
    at = corner(layout, cell)
    put_piece(PUZZLE_PIECES[puzzle.pieces[cell]], puzzle.turns[cell], Spot(at.x, at.y + top), letters, scene)
    letters.put(Spot(at.x, at.y + top), ink(str(cell + 1), style="bold"), 2)


def put_piece(piece: PuzzlePiece, turns: int, at: Spot, letters: Letters, scene: Scene) -> None:
    """A piece of wires or of a lock in a frame."""
    frame = ("+-----+", "|     |", "+-----+") if scene.ascii else ("┌─────┐", "│     │", "└─────┘")
    for n, line in enumerate(frame):
        letters.put(Spot(at.x, at.y + n), ink(line, style="bright_black"), WIDE)
    for edge, shown in edges_of(piece, turns):
        middle = MIDDLES[edge]
        put_color(letters, Spot(at.x + middle.x, at.y + middle.y), shown, scene)
    inside = wires_of(turns, piece, scene)
    letters.put(Spot(at.x + 3 - len(inside) // 2, at.y + 1), ink(inside), len(inside))


def draw_piece(slug: str, scene: Scene) -> list[Text]:
    """A piece that was drawn, with its mark up."""
    letters = Letters()
    put_piece(PUZZLE_PIECES[slug], 0, Spot(MARGIN, 0), letters, scene)
    return list(letters.lines(WIDE + 2 * MARGIN, HIGH))


def edges_of(piece: PuzzlePiece, turns: int) -> Iterator[tuple[Edge, str]]:
    """What the edges of a piece show, as it is turned."""
    for edge, shown in zip(EDGES, piece.symbols, strict=False):
        yield turned(edge, turns), shown
    for wire in piece.wires:
        yield turned(wire.start, turns), wire.start_color
        yield turned(wire.end, turns), wire.end_color


def wires_of(turns: int, piece: PuzzlePiece, scene: Scene) -> str:
    """The wires of a piece; of two that turn, the one that ends in the west comes first."""
    joined = [frozenset((turned(wire.start, turns), turned(wire.end, turns))) for wire in piece.wires]
    ways = PLAIN_WIRES if scene.ascii else WIRES
    found = [
        ways["".join(sorted(edge[0] for edge in ends))] for ends in sorted(joined, key=lambda each: "west" not in each)
    ]
    if len(found) == 2 and frozenset(("north", "south")) in joined:
        return "+" if scene.ascii else "┼"
    return "".join(found)


def around(puzzle: Puzzle, layout: PuzzleLayout) -> Iterator[tuple[Spot, str]]:
    """What touches the cells from outside: the ends of a wiring puzzle, the symbols of the starting tile of a lock."""
    for terminal in (layout.start, layout.end):
        if terminal is not None:
            yield beyond(layout, terminal.cell, terminal.edge), terminal.color
    for n, slot in enumerate(layout.slots):
        yield beyond(layout, slot.cell, slot.edge), shown_symbol(puzzle, layout, n)


def beyond(layout: PuzzleLayout, cell: int, edge: Edge) -> Spot:
    """The letter outside of an edge of a cell."""
    at, out = corner(layout, cell), OUTSIDE[edge]
    return Spot(at.x + out.x, at.y + out.y)


def put_color(letters: Letters, where: Spot, color: str, scene: Scene) -> None:
    """A colour by its letter."""
    letters.put(where, ink(scene.words.read(text(f"mm-color-{color}"))[:1], style=f"bold {COLORS[color]}"), 1)


def runes(puzzle: Puzzle, layout: PuzzleLayout, scene: Scene) -> Iterator[Text]:
    """A rune puzzle: in each cell the number of the cell that its piece belongs to."""
    rows = max(row for row, _ in layout.cells) + 1
    for row in range(rows):
        line = ink(" " * MARGIN)
        for cell, (at, _) in enumerate(layout.cells):
            if at == row:
                place = PUZZLE_PIECES[puzzle.pieces[cell]].place
                line += ink(f"{cell + 1}:", style="dim")
                line += ink(f"[{place + 1}]", style="bold bright_green" if place == cell else "bold") + ink("  ")
        yield line
