"""Declaring locks, obstacles and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miskatonic.games.mansions.components import (
    LOCKS,
    OBSTACLES,
    PUZZLE_LAYOUTS,
    PUZZLE_PIECES,
    BarrierCard,
    Contact,
    Edge,
    PuzzleKind,
    PuzzleLayout,
    PuzzlePiece,
    Slot,
    Terminal,
    Wire,
)
from miskatonic.games.mansions.declare.basics import declare
from miskatonic.games.mansions.state import Barrier
from miskatonic.kernel.declaring import Words


def lock(slug: str, en: str, fr: str, barrier: Barrier) -> BarrierCard:
    """A card that keeps investigators out of a room."""
    return declare(LOCKS, BarrierCard(slug=slug, en=en, fr=fr, kind="lock", barrier=barrier))


def obstacle(slug: str, en: str, fr: str, barrier: Barrier) -> BarrierCard:
    """A card that keeps investigators from what lies under it."""
    return declare(OBSTACLES, BarrierCard(slug=slug, en=en, fr=fr, kind="obstacle", barrier=barrier))


def wiring_piece(number: int, *wires: tuple[Edge, str, Edge, str]) -> PuzzlePiece:
    """A piece of wiring puzzles: its wires, each with the edge and the colour of both ends."""
    en, fr = f"the Wiring Piece {number}", f"la Pièce Connexion {number}"
    made = tuple(Wire(*wire) for wire in wires)
    return declare(PUZZLE_PIECES, PuzzlePiece(slug=f"wiring_{number}", en=en, fr=fr, pile="wiring", wires=made))


def lock_piece(number: int, north: str, east: str, south: str, west: str) -> PuzzlePiece:
    """A piece of lock puzzles: the symbols of its edges."""
    en, fr = f"the Lock Piece {number}", f"la Pièce Verrou {number}"
    symbols = (north, east, south, west)
    return declare(PUZZLE_PIECES, PuzzlePiece(slug=f"lock_{number}", en=en, fr=fr, pile="lock", symbols=symbols))


def wiring_layout(
    number: str, cells: Sequence[tuple[int, int]], start: tuple[int, Edge, str], end: tuple[int, Edge, str]
) -> PuzzleLayout:
    """A wiring puzzle: its cells by row and column, and where it begins and ends."""
    return _layout(number, "wiring", cells, _grid(cells), start=Terminal(*start), end=Terminal(*end))


def lock_layout(
    number: str,
    cells: Sequence[tuple[int, int]],
    contacts: Sequence[tuple[int, Edge, int, Edge]],
    slots: Sequence[tuple[str, int, Edge]],
    shift: int,
) -> PuzzleLayout:
    """A lock puzzle: which cells touch, the symbols of the starting tile clockwise, and how far a turn moves them."""
    touching = tuple(Contact(*contact) for contact in contacts)
    return _layout(number, "lock", cells, touching, slots=tuple(Slot(*slot) for slot in slots), shift=shift)


def rune_puzzle(number: str, rows: int, columns: int) -> PuzzleLayout:
    """A rune puzzle with its pieces: the picture shows them in order."""
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    made = _layout(number, "rune", cells, _grid(cells))
    for place in range(len(cells)):
        en, fr = f"Rune Puzzle {number}, piece {place + 1}", f"l’Énigme Rune {number}, pièce {place + 1} (f)"
        piece = PuzzlePiece(slug=f"rune_{number}_{place + 1}", en=en, fr=fr, pile=made.slug, place=place)
        declare(PUZZLE_PIECES, piece)
    return made


def _grid(cells: Sequence[tuple[int, int]]) -> tuple[Contact, ...]:
    """The contacts of cells that lie side by side or one above the other."""
    at = {cell: n for n, cell in enumerate(cells)}
    found = []
    for (row, column), n in at.items():
        if (right := at.get((row, column + 1))) is not None:
            found.append(Contact(n, "east", right, "west"))
        if (below := at.get((row + 1, column))) is not None:
            found.append(Contact(n, "south", below, "north"))
    return tuple(found)


_KINDS: Mapping[PuzzleKind, Words] = {
    "wiring": ("Wiring", "Connexion"),
    "lock": ("Lock", "Verrou"),
    "rune": ("Rune", "Rune"),
}


def _layout(
    number: str,
    kind: PuzzleKind,
    cells: Sequence[tuple[int, int]],
    contacts: tuple[Contact, ...],
    *,
    start: Terminal | None = None,
    end: Terminal | None = None,
    slots: tuple[Slot, ...] = (),
    shift: int = 0,
) -> PuzzleLayout:
    """A layout. A starting tile counts once, by its side A; rune puzzles have none."""
    card = PuzzleLayout(
        slug=f"puzzle_{number.lower()}",
        en=f"{_KINDS[kind][0]} Puzzle {number}",
        fr=f"l’Énigme {_KINDS[kind][1]} {number} (f)",
        copies=1 if number.endswith("A") else 0,
        kind=kind,
        cells=tuple(cells),
        contacts=contacts,
        start=start,
        end=end,
        slots=slots,
        shift=shift,
    )
    return declare(PUZZLE_LAYOUTS, card)
