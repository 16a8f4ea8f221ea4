"""Puzzles: wiring, locks and runes, solved with as many puzzle actions as the investigator has Intellect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Any

from miskatonic.games.mansions.components import (
    ASK,
    EDGES,
    PUZZLE_LAYOUTS,
    PUZZLE_PIECES,
    Edge,
    PuzzleLayout,
)
from miskatonic.games.mansions.events import PuzzleChanged, PuzzleLaid, PuzzleLeft, PuzzleSolved, SkillPointSpent
from miskatonic.games.mansions.rules.attribute_tests import MAY_SPEND_SKILL, attribute
from miskatonic.games.mansions.rules.windows import IN_PUZZLE
from miskatonic.games.mansions.state import Attempt, Investigator, Mansion, Puzzle
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.hooks import Total, ability_options, settle, total, use
from miskatonic.kernel.memory import printed
from miskatonic.kernel.text import text

PUZZLE_ACTIONS: Total[Investigator] = Total("puzzle actions")

SOLVE = ASK.mixed("solve", "MM-PUZ-09", tuple, int, str, NoneType)
STOP: Option[None] = Option("stop", None, text("mm-option-stop"))
SPEND: Option[str] = Option(
    "skill_point", "skill_point", text("mm-option-skill-point"), ("skill_point",), text("mm-hint-puzzle-luck")
)
ONE_ACTION = text("mm-hint-puzzle-action")
TURN_TILE: Option[str] = Option("turn_tile", "turn_tile", text("mm-option-turn-tile"), (), ONE_ACTION)
DRAW: Option[str] = Option("draw", "draw", text("mm-option-draw-piece"), (), text("mm-hint-draw-piece"))
DRAW_COST = 2
A_MINUTE = 30
"""As many puzzle actions as fit in a minute, which an attempt lasts with the variant of timed puzzles."""
LEFT, RIGHT = 3, 1
"""Quarter turns."""


def can_attempt(game: Mansion, you: Investigator, card: str, layout: str) -> bool:
    """Whether an investigator has not tried the puzzle of a card in this turn, and it lies there or can be laid out."""
    return card not in you.puzzled and (card in game.puzzles or enough_pieces(game, layout))


def attempt(game: Mansion, you: Investigator, card: str, layout: str) -> Rules[bool]:
    """An investigator tries the puzzle of a card, once a turn; whether it is solved."""
    if not can_attempt(game, you, card, layout):
        return False
    you.puzzled.append(card)
    if card not in game.puzzles:
        lay_out(game, you, card, layout)
    if not is_solved(game.puzzles[card]):
        yield from solve(game, you, card)
    puzzle = game.puzzles[card]
    if not is_solved(puzzle):
        game.tell(PuzzleLeft(who=you.slug, card=layout))
        return False
    put_away(game, card)
    laid, turns = tuple(puzzle.pieces), tuple(puzzle.turns)
    game.tell(PuzzleSolved(who=you.slug, card=layout, laid=laid, turns=turns, tile_turns=puzzle.tile_turns))
    return True


# --- laying out and putting away


def enough_pieces(game: Mansion, layout: str) -> bool:
    """Whether a puzzle can be laid out: as long as others use up its pieces, it cannot."""
    made = PUZZLE_LAYOUTS[layout]
    return len(game.pieces[made.pile]) >= len(made.cells)


def lay_out(game: Mansion, you: Investigator, card: str, layout: str) -> None:
    """The unused pieces are shuffled and laid out with their marks up, row by row."""
    made = PUZZLE_LAYOUTS[layout]
    pile = game.pieces[made.pile]
    pile.shuffle(game.rng)
    pieces = [pile.pop() for _ in made.cells]
    game.puzzles[card] = Puzzle(layout, pieces, [0] * len(pieces))
    game.tell(PuzzleLaid(who=you.slug, card=layout))


def put_away(game: Mansion, card: str) -> None:
    """The pieces of a puzzle go under their pile."""
    puzzle = game.puzzles.pop(card)
    pile = game.pieces[PUZZLE_LAYOUTS[puzzle.layout].pile]
    for each in puzzle.pieces:
        pile.put_under(each)


def reset(game: Mansion, you: Investigator, card: str) -> None:
    """A puzzle is shuffled and laid out again."""
    layout = game.puzzles[card].layout
    put_away(game, card)
    lay_out(game, you, card, layout)


# --- an attempt


def solve(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """Puzzle actions are taken until the puzzle is solved, they are used up, or the player stops. They cannot be taken back."""
    timed = "timed_puzzles" in game.variants
    actions = A_MINUTE if timed else total(game, PUZZLE_ACTIONS, attribute(game, you, "intellect"), you)
    attempt = game.attempt = Attempt(you.seat, card, actions, lucky=timed)
    while not is_solved(game.puzzles[card]) and (yield from take_puzzle_action(game, you, attempt)):
        pass
    game.attempt = None


def take_puzzle_action(game: Mansion, you: Investigator, attempt: Attempt) -> Rules[bool]:
    """One decision of an attempt; whether it goes on."""
    puzzle = game.puzzles[attempt.card]
    options = puzzle_options(game, puzzle, attempt)
    if not attempt.drawn:
        options += ability_options(game, IN_PUZZLE, you.seat)
        if you.skill_points and not attempt.lucky and settle(game, MAY_SPEND_SKILL, True, you):
            options.append(SPEND)
        if not options:
            return False
        options.insert(0, STOP)
    chosen = (yield Decision(you.seat, SOLVE, options, 1, 1, attempt.card, max(attempt.left, 0)))[0]
    if chosen is STOP:
        return False
    if chosen is SPEND:
        attempt.lucky = True
        you.skill_points -= 1
        attempt.left += attribute(game, you, "luck")
        game.tell(SkillPointSpent(who=you.slug))
    elif chosen.verb == "use":
        yield from use(game, chosen.value)
    elif chosen is DRAW:
        draw_piece(game, puzzle, attempt)
    else:
        if attempt.drawn:
            lay_drawn(game, puzzle, attempt, chosen.value)
        else:
            attempt.left -= 1
            change(puzzle, chosen)
        game.tell(PuzzleChanged(who=you.slug, card=puzzle.layout))
    return True


def draw_piece(game: Mansion, puzzle: Puzzle, attempt: Attempt) -> None:
    """An unused piece is drawn at random for two puzzle actions, unless that is free; then it has to replace another one."""
    if attempt.free_pieces:
        attempt.free_pieces -= 1
    else:
        attempt.left -= DRAW_COST
    pile = game.pieces[PUZZLE_LAYOUTS[puzzle.layout].pile]
    attempt.drawn = game.rng.pick(list(pile), "pieces")
    pile.remove(attempt.drawn)
    game.rng.reveal()


def lay_drawn(game: Mansion, puzzle: Puzzle, attempt: Attempt, cell: int) -> None:
    """The piece that was drawn is laid with its mark up; the one that it replaces goes under the pile."""
    game.pieces[PUZZLE_LAYOUTS[puzzle.layout].pile].put_under(puzzle.pieces[cell])
    puzzle.pieces[cell], puzzle.turns[cell] = attempt.drawn, 0
    attempt.drawn = ""


def puzzle_options(game: Mansion, puzzle: Puzzle, attempt: Attempt) -> list[Option[Any]]:
    """The puzzle actions that can still be taken; with a piece that was drawn, which one it can replace."""
    if attempt.drawn:
        return [_replace(cell) for cell in range(len(puzzle.pieces))]
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    options: list[Option[Any]] = []
    if attempt.left > 0:
        options += [_swap(one, other) for one, other in neighbours(layout.slug)]
    if layout.kind == "rune":
        return options
    if attempt.left > 0:
        for cell in range(len(puzzle.pieces)):
            options += (_turn(cell, LEFT), _turn(cell, RIGHT))
        if layout.kind == "lock":
            options.append(TURN_TILE)
    if (attempt.left >= DRAW_COST or attempt.free_pieces) and game.pieces[layout.pile]:
        options.append(DRAW)
    return options


@cache
def _swap(one: int, other: int) -> Option[tuple[int, int]]:
    label = text("mm-option-swap", one=one + 1, other=other + 1)
    return Option(f"swap:{one}:{other}", (one, other), label, (), ONE_ACTION)


@cache
def _turn(cell: int, quarters: int) -> Option[tuple[int, int]]:
    way = "left" if quarters == LEFT else "right"
    return Option(f"turn:{cell}:{way}", (cell, quarters), text(f"mm-option-turn-{way}", cell=cell + 1), (), ONE_ACTION)


@cache
def _replace(cell: int) -> Option[int]:
    return Option(f"replace:{cell}", cell, text("mm-option-replace", cell=cell + 1))


@printed
def neighbours(layout: str) -> tuple[tuple[int, int], ...]:
    """The cells that touch, two by two."""
    return tuple((contact.one, contact.other) for contact in PUZZLE_LAYOUTS[layout].contacts)


def change(puzzle: Puzzle, chosen: Option[Any]) -> None:
    """Carries out a puzzle action that takes no other piece."""
    pieces, turns = puzzle.pieces, puzzle.turns
    match chosen.verb:
        case "swap":
            one, other = chosen.value
            pieces[one], pieces[other] = pieces[other], pieces[one]
            turns[one], turns[other] = turns[other], turns[one]
        case "turn":
            cell, quarters = chosen.value
            turns[cell] = (turns[cell] + quarters) % 4
        case "turn_tile":
            puzzle.tile_turns += 1


# --- whether it is solved


def is_solved(puzzle: Puzzle) -> bool:
    """Whether the pieces fit."""
    layout = PUZZLE_LAYOUTS[puzzle.layout]
    if layout.kind == "rune":
        return all(PUZZLE_PIECES[each].place == cell for cell, each in enumerate(puzzle.pieces))
    return wired(puzzle, layout) if layout.kind == "wiring" else matched(puzzle, layout)


def turned(edge: Edge, quarters: int) -> Edge:
    """The position of an edge of a piece after a number of quarter turns clockwise."""
    return EDGES[(EDGES.index(edge) + quarters) % 4]


def symbol(puzzle: Puzzle, cell: int, edge: Edge) -> str:
    """What a piece shows at an edge of its cell."""
    return PUZZLE_PIECES[puzzle.pieces[cell]].symbols[(EDGES.index(edge) - puzzle.turns[cell]) % 4]


def shown_symbol(puzzle: Puzzle, layout: PuzzleLayout, slot: int) -> str:
    """What the starting tile shows at one of its slots, as it is turned now."""
    slots = layout.slots
    return slots[(slot - layout.shift * puzzle.tile_turns) % len(slots)].symbol


def matched(puzzle: Puzzle, layout: PuzzleLayout) -> bool:
    """Whether every symbol is the same as the one that it touches, those of the starting tile included."""
    return all(fits(puzzle, layout))


def fits(puzzle: Puzzle, layout: PuzzleLayout) -> Iterator[bool]:
    """For each symbol of the starting tile, then for each contact of two pieces, whether the same symbols touch there."""
    for n, slot in enumerate(layout.slots):
        yield symbol(puzzle, slot.cell, slot.edge) == shown_symbol(puzzle, layout, n)
    for touch in layout.contacts:
        yield symbol(puzzle, touch.one, touch.one_edge) == symbol(puzzle, touch.other, touch.other_edge)


def wired(puzzle: Puzzle, layout: PuzzleLayout) -> bool:
    """Whether a connection can be followed from the start to the end, each colour meeting the same."""
    return current(puzzle, layout)[1]


def current(puzzle: Puzzle, layout: PuzzleLayout) -> tuple[list[tuple[int, int]], bool]:
    """The wires that are connected with the start, each by its cell and its number there, and whether they reach the end."""
    start, end = layout.start, layout.end
    assert start is not None
    assert end is not None
    across = across_edges(layout.slug)
    cell, edge, color = start
    followed: list[tuple[int, int]] = []
    for _ in range(len(EDGES) * len(puzzle.pieces)):
        wire = follow(puzzle, cell, edge, color)
        if wire is None:
            return followed, False
        number, edge, color = wire
        followed.append((cell, number))
        if (cell, edge, color) == end:
            return followed, True
        if (cell, edge) not in across:
            return followed, False
        cell, edge = across[cell, edge]
    return followed, False


@printed
def across_edges(layout: str) -> dict[tuple[int, Edge], tuple[int, Edge]]:
    """The edge of another cell on the other side of each edge."""
    found: dict[tuple[int, Edge], tuple[int, Edge]] = {}
    for one, one_edge, other, other_edge in PUZZLE_LAYOUTS[layout].contacts:
        found[one, one_edge] = other, other_edge
        found[other, other_edge] = one, one_edge
    return found


def follow(puzzle: Puzzle, cell: int, edge: Edge, color: str) -> tuple[int, Edge, str] | None:
    """The wire that begins there in that colour: its number, and the edge and the colour at its other end."""
    quarters = puzzle.turns[cell]
    for number, wire in enumerate(PUZZLE_PIECES[puzzle.pieces[cell]].wires):
        ends = ((turned(wire.start, quarters), wire.start_color), (turned(wire.end, quarters), wire.end_color))
        if (edge, color) in ends:
            return (number, *(ends[1] if ends[0] == (edge, color) else ends[0]))
    return None
