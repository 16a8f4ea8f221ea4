"""Declaring locks, obstacles and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miskatonic.games.mansions.components import (
    LOCKS,
    OBSTACLES,
    PUZZLE_LAYOUTS,
    PUZZLE_PIECES,
    BarrierCard,
    PuzzleKind,
    PuzzleLayout,
    PuzzlePiece,
)
from miskatonic.games.mansions.declare.basics import Words, declared
from miskatonic.games.mansions.state import Barrier


def lock(slug: str, en: str, fr: str, barrier: Barrier) -> BarrierCard:
    """A card that keeps investigators out of a room."""
    return declared(LOCKS, BarrierCard(slug=slug, en=en, fr=fr, kind="lock", barrier=barrier))


def obstacle(slug: str, en: str, fr: str, barrier: Barrier) -> BarrierCard:
    """A card that keeps investigators from what lies under it."""
    return declared(OBSTACLES, BarrierCard(slug=slug, en=en, fr=fr, kind="obstacle", barrier=barrier))


def puzzle_piece(
    slug: str,
    kind: PuzzleKind,
    *,
    north: str = "",
    east: str = "",
    south: str = "",
    west: str = "",
    wires: Sequence[tuple[str, str]] = (),
    layout: str = "",
    place: int = 0,
) -> PuzzlePiece:
    """A piece of a puzzle."""
    number = slug.rpartition("_")[2]
    en, fr = _PIECES[kind]
    card = PuzzlePiece(
        slug=slug,
        en=f"{en} {number}",
        fr=f"{fr} {number}",
        kind=kind,
        north=north,
        east=east,
        south=south,
        west=west,
        wires=tuple(wires),
        layout=layout,
        place=place,
    )
    return declared(PUZZLE_PIECES, card)


_PIECES: Mapping[PuzzleKind, Words] = {
    "wiring": ("Wiring piece", "Pièce de connexion"),
    "lock": ("Lock piece", "Pièce de serrure"),
    "rune": ("Rune piece", "Pièce de runes"),
}


def puzzle_layout(
    number: str,
    kind: PuzzleKind,
    rows: Sequence[Sequence[int]],
    *,
    turn: int = 0,
    edges: Mapping[str, str] | None = None,
    copies: int = 1,
) -> PuzzleLayout:
    """A starting tile side, or the picture of a rune puzzle: `2A`, `7`."""
    card = PuzzleLayout(
        slug=f"puzzle_{number.lower()}",
        en=f"Puzzle {number}",
        fr=f"Énigme {number}",
        copies=copies,
        kind=kind,
        rows=tuple(tuple(row) for row in rows),
        turn=turn,
        edges=edges or {},
    )
    return declared(PUZZLE_LAYOUTS, card)
