"""How many puzzle actions a puzzle still takes: the least that solve it, for every layout and however it is dealt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from tests.rules.mansions.test_puzzles import at_the_puzzlebox

from miskatonic import new_table
from miskatonic.games.mansions.components import PUZZLE_LAYOUTS, PUZZLE_PIECES
from miskatonic.games.mansions.odds.puzzles import needed
from miskatonic.games.mansions.rules.puzzles import LEFT, RIGHT, is_solved, neighbours
from miskatonic.games.mansions.state import Puzzle
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.rng import seeded
from miskatonic.testing import Scenario, rule

LAYOUTS = [layout.slug for layout in edition_of("mansions")[PUZZLE_LAYOUTS]]
DEEP = 3
"""Within so many puzzle actions every way is tried."""


def dealt(layout: str, seed: int) -> Puzzle:
    """A puzzle as it is laid out."""
    made = PUZZLE_LAYOUTS[layout]
    pile = [piece.slug for piece in edition_of("mansions")[PUZZLE_PIECES] if piece.pile == made.pile]
    seeded(seed).shuffle(pile)
    return Puzzle(layout, pile[: len(made.cells)], [0] * len(made.cells))


def after_each_action(puzzle: Puzzle) -> Iterator[Puzzle]:
    """The puzzle after each puzzle action but drawing."""
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    for one, other in neighbours(puzzle.layout):
        twin = copy(puzzle)
        twin.pieces[one], twin.pieces[other] = twin.pieces[other], twin.pieces[one]
        twin.turns[one], twin.turns[other] = twin.turns[other], twin.turns[one]
        yield twin
    if layout.kind != "rune":
        for cell, quarters in product(range(len(puzzle.pieces)), (LEFT, RIGHT)):
            twin = copy(puzzle)
            twin.turns[cell] = (twin.turns[cell] + quarters) % 4
            yield twin
    if layout.kind == "lock":
        yield Puzzle(puzzle.layout, puzzle.pieces, puzzle.turns, puzzle.tile_turns + 1)


def copy(puzzle: Puzzle) -> Puzzle:
    """The same puzzle once more."""
    return Puzzle(puzzle.layout, list(puzzle.pieces), list(puzzle.turns), puzzle.tile_turns)


def solved_in(puzzle: Puzzle, most: int) -> int | None:
    """The fewest puzzle actions by trying everything; None if that takes more than so many."""
    edge = [puzzle]
    for number in range(most + 1):
        if any(is_solved(each) for each in edge):
            return number
        edge = [after for each in edge for after in after_each_action(each)] if number < most else []
    return None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_puzzle_action_changes_by_one_at_most_what_is_needed_and_one_of_them_helps(layout: str) -> None:
    for seed in range(3):
        puzzle = dealt(layout, seed)
        least = needed(puzzle)
        if least is None:
            assert all(needed(after) is None for after in after_each_action(puzzle))
            continue
        while least:
            following = [(found, after) for after in after_each_action(puzzle) if (found := needed(after)) is not None]
            assert min(found for found, _ in following) == least - 1
            assert max(found for found, _ in following) <= least + (2 if PUZZLE_LAYOUTS[layout].kind == "lock" else 1)
            least, puzzle = min(following, key=lambda each: each[0])
        assert is_solved(puzzle)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_needed_is_what_trying_everything_finds(layout: str) -> None:
    for seed in range(4):
        puzzle = nearly_solved(dealt(layout, seed))
        if puzzle is not None:
            assert solved_in(puzzle, DEEP) == needed(puzzle)


def nearly_solved(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle a few puzzle actions before its end; None if its pieces do not fit."""
    while (least := needed(puzzle)) is not None and least > DEEP:
        puzzle = next(after for after in after_each_action(puzzle) if needed(after) == least - 1)
    return None if least is None else puzzle


# --- what can be solved at all


def look_at_deals(layout: str, seeds: range) -> int:
    """Deals a puzzle again and again: how often it can be solved with the pieces that it has; others can always be drawn."""
    spare = len([piece for piece in edition_of("mansions")[PUZZLE_PIECES] if piece.pile == PUZZLE_LAYOUTS[layout].pile])
    fitting = 0
    for seed in seeds:
        puzzle = dealt(layout, seed)
        least = needed(puzzle)
        assert least is not None or spare > len(puzzle.pieces)
        assert (least == 0) == is_solved(puzzle)
        fitting += least is not None
    return fitting


@rule("MM-PUZ-14")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_puzzle_can_be_solved_by_whoever_has_the_right_pieces(layout: str) -> None:
    assert look_at_deals(layout, range(300))


# --- the hint


@rule("MM-PUZ-29")
def test_what_is_needed_is_told_only_where_the_table_has_agreed_to_it() -> None:
    g = at_the_puzzlebox()
    assert hint(g) is None
    g.state.variants.append("puzzle_hints")
    assert hint(g) == 1
    assert hint(g.choose("swap:1:2")) == 2


def hint(g: Scenario) -> int | None:
    """What whoever tries the puzzle is told."""
    attempt = view(g.state, 1).attempt
    assert attempt is not None
    return attempt.needed


def test_a_table_agrees_to_hints_when_it_is_set_up() -> None:
    assert new_table("mansions", seed=1, puzzle_hints=True).state.variants == ["puzzle_hints"]
    assert new_table("mansions", seed=1).state.variants == []
