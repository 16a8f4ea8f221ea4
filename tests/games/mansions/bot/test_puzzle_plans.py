"""The solver of puzzles: what it proposes solves them."""

import pytest

from miskatonic.games.mansions.bot.puzzle_plans import actions_needed, solution
from miskatonic.games.mansions.components import PUZZLE_LAYOUTS, PUZZLE_PIECES
from miskatonic.games.mansions.rules.puzzles import LEFT, RIGHT, is_solved
from miskatonic.games.mansions.state import Puzzle
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.rng import seeded

LAYOUTS = [layout.slug for layout in edition_of("mansions")[PUZZLE_LAYOUTS]]


def dealt(layout: str, seed: int) -> tuple[Puzzle, list[str]]:
    """A puzzle as it is laid out, and the pieces that are left."""
    made = PUZZLE_LAYOUTS[layout]
    pieces = [piece.slug for piece in edition_of("mansions")[PUZZLE_PIECES] if piece.pile == made.pile]
    seeded(seed).shuffle(pieces)
    cells = len(made.cells)
    return Puzzle(layout, pieces[:cells], [0] * cells), pieces[cells:]


def take(puzzle: Puzzle, left: list[str], action: str) -> None:
    """Carries out a puzzle action by its name."""
    verb, *args = action.split(":")
    if verb == "swap":
        one, other = map(int, args)
        pieces, turns = puzzle.pieces, puzzle.turns
        pieces[one], pieces[other] = pieces[other], pieces[one]
        turns[one], turns[other] = turns[other], turns[one]
    elif verb == "turn":
        puzzle.turns[int(args[0])] += LEFT if args[1] == "left" else RIGHT
    elif verb == "turn_tile":
        puzzle.tile_turns += 1
    else:
        left.append(puzzle.pieces[int(args[0])])
        puzzle.pieces[int(args[0])], puzzle.turns[int(args[0])] = left.pop(0), 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_puzzle_is_solved_by_taking_the_next_action_again_and_again(layout: str) -> None:
    for seed in range(3):
        puzzle, left = dealt(layout, seed)
        for _ in range(120):
            if is_solved(puzzle):
                break
            take(puzzle, left, solution(puzzle)[0])
        assert is_solved(puzzle)
        assert actions_needed(puzzle) == 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_where_no_piece_has_to_be_drawn_it_is_solved_in_as_many_actions_as_foretold(layout: str) -> None:
    for seed in range(6):
        puzzle, left = dealt(layout, seed)
        actions = solution(puzzle)
        if not any(action.startswith("replace") for action in actions):
            assert actions_needed(puzzle) == len(actions)
            for action in actions:
                take(puzzle, left, action)
            assert is_solved(puzzle)
