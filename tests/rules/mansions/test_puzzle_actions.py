"""Laying puzzles out, turning and replacing pieces, and taking a puzzle up again."""

import pytest
from tests.rules.mansions.shared import joe, person

from miskatonic.games.mansions.components import PUZZLE_LAYOUTS, PUZZLE_PIECES
from miskatonic.games.mansions.rules import puzzles
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule

WIRES = [f"wiring_{n}" for n in range(1, 16)]


def at_the_short_circuit() -> Scenario:
    """Joe Diamond explores a kitchen with a short circuit, whose pieces come in order."""
    g = joe("kitchen.1", others=("jenny_barnes",)).place("lantern", at="kitchen").place("short_circuit", at="kitchen")
    return g.rig(shuffles=[WIRES]).choose("explore")


@rule("MM-PUZ-02", "MM-PUZ-04", "MM-PUZ-05", "MM-PUZ-06", "MM-PUZ-07", "MM-PUZ-08")
def test_pieces_are_shuffled_and_laid_out_with_their_marks_up() -> None:
    g = at_the_short_circuit()
    puzzle = g.state.puzzles["short_circuit"]
    cells = len(PUZZLE_LAYOUTS["puzzle_1a"].cells)
    assert (puzzle.layout, puzzle.pieces, puzzle.turns) == ("puzzle_1a", WIRES[:cells], [0] * cells)
    assert g["joe_diamond"].moves == 2


@rule("MM-PUZ-03", "MM-COMP-29", "MM-COMP-30", "MM-COMP-31")
@pytest.mark.parametrize(
    ("kind", "numbers", "pieces"), [("wiring", "123", 15), ("lock", "456", 15), ("rune", "789", 23)]
)
def test_there_are_three_kinds_of_puzzles(kind: str, numbers: str, pieces: int) -> None:
    own = [layout for layout in edition_of("mansions")[PUZZLE_LAYOUTS] if layout.kind == kind]
    assert {layout.slug.removeprefix("puzzle_")[0] for layout in own} == set(numbers)
    assert (
        sum(piece.pile in {layout.pile for layout in own} for piece in edition_of("mansions")[PUZZLE_PIECES]) == pieces
    )


@rule("MM-PUZ-12")
@pytest.mark.parametrize(("way", "turns"), [("left", 3), ("right", 1)])
def test_a_piece_is_turned_by_a_quarter_for_one_puzzle_action(way: str, turns: int) -> None:
    g = at_the_short_circuit().choose(f"turn:0:{way}")
    assert (g.state.puzzles["short_circuit"].turns[0], g.decision.amount) == (turns, 4)


@rule("MM-PUZ-14")
def test_a_piece_is_drawn_for_two_puzzle_actions_and_seen_before_it_has_to_replace_one() -> None:
    g = at_the_short_circuit().rig(pieces=["wiring_9"]).choose("draw")
    assert g.options == ["replace:0", "replace:1", "replace:2", "replace:3", "replace:4"]
    attempt = view(g.state, 1).attempt
    assert attempt is not None
    assert (attempt.drawn, attempt.left) == ("wiring_9", 3)


@rule("MM-PUZ-14", "MM-PUZ-15")
def test_the_piece_that_was_drawn_is_laid_with_its_mark_up_and_the_other_goes_under_the_pile() -> None:
    g = at_the_short_circuit().choose("turn:0:left").rig(pieces=["wiring_9"]).play("draw", "replace:0")
    puzzle = g.state.puzzles["short_circuit"]
    assert (puzzle.pieces[0], puzzle.turns[0], g.decision.amount) == ("wiring_9", 0, 2)
    assert g.state.pieces["wiring"][0] == "wiring_1"


@rule("MM-PUZ-24", "MM-PUZ-25")
def test_another_investigator_takes_the_puzzle_up_as_it_was_left() -> None:
    g = at_the_short_circuit().play("turn:0:left", "stop", "end_turn").place("jenny_barnes", at="kitchen.1")
    g.choose("explore")
    assert (g.decision.kind.name, g.decision.seat) == ("solve", 2)
    assert g.state.puzzles["short_circuit"].turns[0] == 3


@rule("MM-PUZ-25")
def test_nobody_attempts_a_puzzle_twice_in_a_turn() -> None:
    g = person("joe_diamond", at="hallway_2.right").place("padlocked_door", at="guest_bedroom")
    g.play("move:guest_bedroom.1", "stop")
    assert not [option for option in g.options if option.endswith("guest_bedroom.1") and not option.startswith("close")]


@rule("MM-PUZ-26")
@pytest.mark.parametrize(
    "layout", [layout.slug for layout in edition_of("mansions")[PUZZLE_LAYOUTS] if layout.kind == "rune"]
)
def test_pieces_touch_side_by_side_and_never_at_a_corner(layout: str) -> None:
    cells = PUZZLE_LAYOUTS[layout].cells
    for one, other in puzzles.neighbours(layout):
        assert abs(cells[one][0] - cells[other][0]) + abs(cells[one][1] - cells[other][1]) == 1


@rule("MM-PUZ-27")
def test_a_puzzle_that_is_reset_is_shuffled_and_laid_out_anew() -> None:
    g = at_the_short_circuit().rig(shuffles=[WIRES[::-1]]).choose("stop")
    puzzles.reset(g.state, g["joe_diamond"], "short_circuit")
    assert g.state.puzzles["short_circuit"].pieces == WIRES[:-6:-1]
    assert len(g.state.pieces["wiring"]) == 10


@rule("MM-PUZ-31")
def test_to_take_a_puzzle_action_back_costs_another_one() -> None:
    g = at_the_short_circuit().play("turn:0:left", "turn:0:right")
    assert (g.state.puzzles["short_circuit"].turns[0], g.decision.amount) == (0, 3)


@rule("MM-PUZ-22")
def test_the_pieces_of_a_solved_puzzle_go_under_their_pile() -> None:
    runes = [f"rune_7_{n}" for n in (2, 1, 3, 4, 5, 6)]
    g = joe("kitchen.1").place("puzzlebox", at="kitchen").rig(shuffles=[runes]).play("explore", "swap:0:1")
    assert sorted(g.state.pieces["puzzle_7"]) == sorted(runes)
