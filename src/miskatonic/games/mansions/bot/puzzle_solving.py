"""Solving puzzles: the puzzle action that brings a puzzle nearest to its solution."""

from __future__ import annotations

from typing import Any

from miskatonic.games.mansions.components import PUZZLE_LAYOUTS
from miskatonic.games.mansions.odds.puzzles import needed
from miskatonic.games.mansions.rules.puzzles import across_edges, change, follow, is_solved, symbol
from miskatonic.games.mansions.state import Mansion, Puzzle
from miskatonic.kernel.decision import Decision, Option

SHORT = 20.0
"""What is missing at least as long as other pieces have to be drawn: more than a puzzle takes whose pieces fit, mostly."""


def next_step(game: Mansion, decision: Decision) -> list[int]:
    """The option after which least is missing."""
    attempt = game.attempt
    assert attempt is not None
    now = game.puzzles[attempt.card]
    scores = [score(game, now, option) for option in decision.options]
    return [scores.index(min(scores))]


def score(game: Mansion, now: Puzzle, option: Option[Any]) -> float:
    """What is missing after an option."""
    if option.value is None:
        return missing(now) + 1.5
    if option.verb in ("skill_point", "use", "draw"):
        return missing(now) + 1.0
    return missing(after(game, now, option))


def after(game: Mansion, now: Puzzle, option: Option[Any]) -> Puzzle:
    """The puzzle after a puzzle action, or with the piece that was drawn in a cell."""
    twin = Puzzle(now.layout, list(now.pieces), list(now.turns), now.tile_turns)
    if game.attempt is not None and game.attempt.drawn:
        twin.pieces[option.value], twin.turns[option.value] = game.attempt.drawn, 0
    else:
        change(twin, option)
    return twin


def missing(puzzle: Puzzle) -> float:
    """How far a puzzle is from being solved, in puzzle actions if its pieces fit."""
    if is_solved(puzzle):
        return -1.0
    if (least := needed(puzzle)) is not None:
        return float(least)
    return SHORT + roughly_missing(puzzle)


def roughly_missing(puzzle: Puzzle) -> float:
    """How far a puzzle is from being solved whose pieces do not fit: others have to be drawn."""
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    if layout.kind == "lock":
        wrong = sum(
            symbol(puzzle, touch.one, touch.one_edge) != symbol(puzzle, touch.other, touch.other_edge)
            for touch in layout.contacts
        )
        slots = layout.slots
        for n, slot in enumerate(slots):
            shown = slots[(n - layout.shift * puzzle.tile_turns) % len(slots)].symbol
            wrong += symbol(puzzle, slot.cell, slot.edge) != shown
        return float(wrong)
    return unwired(puzzle)


def unwired(puzzle: Puzzle) -> float:
    """How many cells the wire from the start does not come through, and how far its end is from where it should be."""
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    assert layout.start is not None
    assert layout.end is not None
    across = across_edges(layout.slug)
    cell, edge, color = layout.start
    came = 0
    for _ in range(4 * len(puzzle.pieces)):
        followed = follow(puzzle, cell, edge, color)
        if followed is None:
            break
        came += 1
        _, edge, color = followed
        if (cell, edge) not in across:
            break
        cell, edge = across[cell, edge]
    end = layout.cells[layout.end.cell]
    here = layout.cells[cell]
    return abs(here[0] - end[0]) + abs(here[1] - end[1]) + 4.0 - 0.1 * came
