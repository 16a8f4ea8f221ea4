"""Every lock and every obstacle is met, by somebody who gets past it and by somebody who does not; every puzzle is solved."""

import pytest
from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.components import BARRIERS, LOCKS, PUZZLE_LAYOUTS
from miskatonic.games.mansions.rules.puzzles import is_solved
from miskatonic.games.mansions.state import Puzzle
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule

SOLVED = {
    "puzzle_1a": "1e 3w 8s 15n 13s",
    "puzzle_1b": "2e 3e 7s 15n 13n",
    "puzzle_2a": "1e 3w 2e 8s 15n 4s 5n",
    "puzzle_2b": "2e 3e 1e 7s 15n 4n 6n",
    "puzzle_3a": "2e 3e 7s 1n 5e 4w 10w",
    "puzzle_3b": "1e 3w 8s 2n 12s 4e 9w",
    "puzzle_4a": "1s 2e 3w 5w",
    "puzzle_4b": "1w 6s 2e 4w",
    "puzzle_5a": "1s 2w 3n 4e 5n 7w",
    "puzzle_5b": "1w 2e 3w 4w 5e 6w",
    "puzzle_6a": "6w 3e 1w 7s",
    "puzzle_6b": "6e 1e 2n 11n",
    "puzzle_7": "1n 2n 3n 4n 5n 6n",
    "puzzle_8": "1n 2n 3n 4n 5n 6n 7n 8n",
    "puzzle_9": "1n 2n 3n 4n 5n 6n 7n 8n 9n",
}
"""A solution of each puzzle: the number of the piece in each cell, and where its mark points."""


def pieces_of(layout: str) -> tuple[list[str], list[int]]:
    """The pieces of the solution, and how far they are turned."""
    kind = PUZZLE_LAYOUTS[layout].kind
    back = f"rune_{layout.removeprefix('puzzle_')}" if kind == "rune" else kind
    laid = SOLVED[layout].split()
    return [f"{back}_{each[:-1]}" for each in laid], ["nesw".index(each[-1]) for each in laid]


def all_but_solved(layout: str) -> tuple[Puzzle, str]:
    """The solution but for the first piece, and the puzzle action that is missing."""
    pieces, turns = pieces_of(layout)
    if PUZZLE_LAYOUTS[layout].kind == "rune":
        return Puzzle(layout, [*pieces[1::-1], *pieces[2:]], turns), "swap:0:1"
    return Puzzle(layout, pieces, [(turns[0] + 3) % 4, *turns[1:]]), "turn:0:right"


@rule("MM-PUZ-17", "MM-PUZ-18", "MM-PUZ-20")
@pytest.mark.parametrize("layout", SOLVED)
def test_every_puzzle_has_a_solution_that_one_puzzle_action_spoils(layout: str) -> None:
    assert is_solved(Puzzle(layout, *pieces_of(layout)))
    assert not is_solved(all_but_solved(layout)[0])


def barriers(name: str) -> list[str]:
    """The locks and obstacles that ask for something of that kind."""
    return [slug for slug, card in BARRIERS.items() if card.barrier.name == name]


def before(card: str) -> Scenario:
    """Joe Diamond stands before a room with a lock, or in one with an obstacle, with a lantern behind it."""
    if card in LOCKS:
        return joe("hallway_2.right").place("lantern", at="guest_bedroom").place(card, at="guest_bedroom")
    return joe("kitchen.1").place("lantern", at="kitchen").place(card, at="kitchen")


def met(g: Scenario, card: str) -> Scenario:
    """He tries to get past it."""
    return g.choose("move:guest_bedroom.1" if card in LOCKS else "explore")


def is_past(g: Scenario, card: str) -> bool:
    """Whether the card is gone and what is behind it within reach."""
    there = g["joe_diamond"].at == "guest_bedroom.1" if card in LOCKS else "lantern" in g["joe_diamond"].cards
    assert (card in g.state.box) is there
    return there


@rule("MM-LOCK-03", "MM-OBST-03", "MM-PUZ-01")
@pytest.mark.parametrize("card", barriers("needs_puzzle"))
def test_who_solves_the_puzzle_gets_past(card: str) -> None:
    g = before(card)
    puzzle, missing = all_but_solved(str(BARRIERS[card].barrier.args[0]))
    pile = PUZZLE_LAYOUTS[puzzle.layout].pile
    unused = Pile.of(piece for piece in g.state.pieces[pile] if piece not in puzzle.pieces)
    met(g.set("pieces", {**g.state.pieces, pile: unused}).set("puzzles", {card: puzzle}), card)
    assert is_past(g.choose(missing), card)


@rule("MM-LOCK-04", "MM-OBST-01", "MM-PUZ-23")
@pytest.mark.parametrize("card", barriers("needs_puzzle"))
def test_who_gives_the_puzzle_up_does_not(card: str) -> None:
    g = met(before(card), card).choose("stop")
    assert not is_past(g, card)
    assert card in g.state.puzzles


@rule("MM-LOCK-03", "MM-OBST-04")
@pytest.mark.parametrize("card", barriers("needs_key"))
def test_who_has_not_the_key_does_not_get_past(card: str) -> None:
    assert not is_past(met(before(card), card), card)
    key = str(BARRIERS[card].barrier.args[0])
    assert is_past(met(before(card).give("joe_diamond", key), card), card)


@pytest.mark.parametrize(
    ("card", "most", "failed"),
    [("jammed_door", 5, (0, 0)), ("dreadful_passage", 7, (0, 1)), ("guarded_passage", 5, (1, 0))],
)
def test_a_test_opens_a_door_or_costs_what_the_card_says(card: str, most: int, failed: tuple[int, int]) -> None:
    assert is_past(met(before(card).rig(dice=[most]), card), card)
    g = met(before(card).rig(dice=[most + 1]), card)
    assert not is_past(g, card)
    assert (g["joe_diamond"].damage, g["joe_diamond"].horror) == failed


def test_a_dark_room_lets_everybody_in_and_is_dark() -> None:
    g = met(before("dark_room"), "dark_room")
    assert is_past(g, "dark_room")
    assert g.state.statuses == {"guest_bedroom": ["darkness"]}


def test_a_sealed_door_lets_nobody_in() -> None:
    g = met(before("sealed_door").give("joe_diamond", "silver_key", "magic_phrase"), "sealed_door")
    assert not is_past(g, "sealed_door")


def test_these_are_all_locks_and_obstacles() -> None:
    asked = {name: len(barriers(name)) for name in ("needs_puzzle", "needs_key", "needs_test", "places", "sealed")}
    assert asked == {"needs_puzzle": 9, "needs_key": 5, "needs_test": 3, "places": 1, "sealed": 1}
    assert sum(asked.values()) == len(BARRIERS)


@rule("MM-PUZ-13")
@pytest.mark.parametrize(
    ("layout", "turns"),
    [("puzzle_4a", 2), ("puzzle_4b", 2), ("puzzle_5a", 3), ("puzzle_5b", 3), ("puzzle_6a", 4), ("puzzle_6b", 4)],
)
def test_a_starting_tile_is_turned_by_a_half_a_third_or_a_quarter(layout: str, turns: int) -> None:
    pieces = pieces_of(layout)
    solved = [is_solved(Puzzle(layout, *pieces, tile_turns=turned)) for turned in range(turns + 1)]
    assert (solved[0], solved[1], solved[turns]) == (True, False, True)
