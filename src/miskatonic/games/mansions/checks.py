"""Invariants of a state of Mansions of Madness, checked whatever its origin."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any

from miskatonic.games.mansions.components import (
    BARRIERS,
    COMBAT,
    EXPLORATION,
    INVESTIGATORS,
    ITEMS,
    KEEPER_ACTIONS,
    MONSTERS,
    MYTHOS,
    PUZZLE_LAYOUTS,
    PUZZLE_PIECES,
    SPELLS,
    STATUSES,
    STORIES,
    TRAITS,
    TRAUMA,
)
from miskatonic.games.mansions.effects.samples import left
from miskatonic.games.mansions.rules import corpses
from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.state import AttributeTest, Combat, Investigator, Lasting, Mansion, piece
from miskatonic.kernel.checks import MANY, SWAY, TURNS, Bounds, Reasons, account_for, within
from miskatonic.kernel.registry import Registry

LAST_EVENT = 6
"""What the number of the next event is when all have been resolved."""


BOUNDS: Bounds = {
    Mansion: {"round": (0, TURNS), "relative": (-1, MANY)},
    Investigator: {"bound": (0, TURNS)},
    Lasting: {"amount": (-SWAY, SWAY)},
    AttributeTest: {"modifier": (-SWAY, SWAY), "bonus": (-SWAY, SWAY)},
    Combat: {"seat": (-1, MANY), "bonus": (-SWAY, SWAY)},
}
"""The bounds of the integers in a state that are not from 0 to 999."""

_REASONS = Reasons(Mansion.game, "mm")
require, fault = _REASONS.require, _REASONS.fault


def check(state: Mansion) -> None:
    """Raises `Impossible`, a ValueError, if a piece is lost, doubled or misplaced or a number is out of its bounds."""
    known("story", [state.story], STORIES)
    check_seats(state)
    check_decks(state)
    check_cards(state)
    check_board(state)
    check_monsters(state)
    check_story(state)
    check_puzzles(state)
    within("threat", state.keeper.threat, 0, MANY)
    within("skill_points", state.keeper.skill_points, 0, state.players - 1)
    within("event", state.event, 1, LAST_EVENT)
    within("time", state.time, 0, MANY)
    for you in state.present():
        check_investigator(state, you)


def known(what: str, pieces: Iterable[str], among: Container[str]) -> None:
    """Refuses unknown components."""
    for each in pieces:
        require(each in among, "unknown", piece=each)


def once(pieces: Sequence[str]) -> None:
    """Refuses a piece that is there twice."""
    for each in pieces:
        require(pieces.count(each) == 1, "twice", piece=piece(each))


def distinct(values: Sequence[str | int]) -> None:
    """Refuses a number or a word that is there twice."""
    for each in values:
        require(values.count(each) == 1, "twice", piece=str(each))


def check_story(state: Mansion) -> None:
    """The answers are among those of the story, all of them once the rooms are laid out; who has won sits at the table."""
    questions = state.told_story.questions
    within("choices", len(state.choices), 0 if state.round == 0 else len(questions), len(questions))
    for question, letter in zip(questions, state.choices, strict=False):
        known("answer", [letter], [answer.letter for answer in question.answers])
    distinct(state.found)
    for number in state.counters.values():
        within("counters", number, 0, MANY)
    if state.outcome is not None:
        distinct(state.outcome.winners)
        for seat in state.outcome.winners:
            within("winners", seat, 0, state.players - 1)


def check_puzzles(state: Mansion) -> None:
    """Each puzzle has a piece of its own sort in every cell, turned somehow; an attempt is made at one that is on the table."""
    for puzzle in state.puzzles.values():
        known("puzzle", [puzzle.layout], PUZZLE_LAYOUTS)
        layout = PUZZLE_LAYOUTS[puzzle.layout]
        within("pieces", len(puzzle.pieces), len(layout.cells), len(layout.cells))
        within("turns", len(puzzle.turns), len(layout.cells), len(layout.cells))
        known("puzzle_piece", puzzle.pieces, PUZZLE_PIECES)
        for each in puzzle.pieces:
            require(PUZZLE_PIECES[each].pile == layout.pile, "elsewhere", piece=each)
        for quarters in puzzle.turns:
            within("turns", quarters, 0, 3)
    if state.exit_puzzle:
        known("puzzle", [state.exit_puzzle], PUZZLE_LAYOUTS)
    if state.attempt is not None:
        known("attempt", [state.attempt.card], state.puzzles)
        within("puzzle_actions", state.attempt.left, 0, MANY)


def check_seats(state: Mansion) -> None:
    """The keeper has a seat of its own, and everybody else an investigator, or had one."""
    within("players", state.players, 2, 5)
    within("keeper", state.keeper.seat, 0, state.players - 1)
    require(state.investigators[state.keeper.seat] is None, "keeper")
    within("active", state.active, 0, state.players - 1)
    for seat in (*state.waiting, *state.out, *state.escaped, *state.turncoats):
        within("seat", seat, 0, state.players - 1)
    people = [you.slug for you in state.present()] + state.gone + list(state.escaped.values())
    known("investigator", people, INVESTIGATORS)
    once(people)
    for seat, you in enumerate(state.investigators):
        require(you is None or you.seat == seat, "seat", seat=seat)
        require(you is None or (seat not in state.out and seat not in state.escaped), "gone", seat=seat)
    distinct([*state.out, *state.escaped])
    distinct(state.waiting)
    require(state.keeper.seat not in (*state.out, *state.escaped, *state.waiting), "keeper")
    if state.relative >= 0:
        within("relative", state.relative, 0, state.players - 1)
    known("investigator", [*state.kin, *state.altar], INVESTIGATORS)


def check_investigator(state: Mansion, you: Investigator) -> None:
    """An investigator alive, somewhere on the board."""
    known("space", [you.at], plan(state).spaces)
    known("trait", you.traits, TRAITS)
    own = [TRAITS[trait] for trait in you.traits]
    require([trait.mental for trait in own] == [True, False], "traits", piece=piece(you.slug))
    require(not you.injury or TRAUMA[you.injury].kind == "injury", "elsewhere", piece=you.injury)
    require(not you.insanity or TRAUMA[you.insanity].kind == "insanity", "elsewhere", piece=you.insanity)
    require(not you.secret or MYTHOS[you.secret].face_down, "elsewhere", piece=you.secret)
    require(bool(you.secret) or not you.exposed, "exposed", piece=piece(you.slug))
    within("damage", you.damage, 0, INVESTIGATORS[you.slug].health - (0 if state.outcome else 1))
    within("horror", you.horror, 0, INVESTIGATORS[you.slug].sanity)
    within("skill_points", you.skill_points, 0, MANY)
    within("moves", you.moves, 0, SWAY)
    within("stunned", you.stunned, 0, MANY)


def check_decks(state: Mansion) -> None:
    """The decks of which no card is ever lost."""
    drawn = [] if state.combat is None else state.combat.drawn
    combat = [*drawn, *(card for deck in state.combat_decks.values() for card in deck)]
    combat += [card for pile in state.combat_discards.values() for card in pile]
    account(state, COMBAT, combat)
    account(state, SPELLS, spell_pieces(state))
    account(state, TRAUMA, trauma_pieces(state))
    used = [piece for puzzle in state.puzzles.values() for piece in puzzle.pieces]
    if state.attempt is not None and state.attempt.drawn:
        used.append(state.attempt.drawn)
    account(state, PUZZLE_PIECES, [*used, *(piece for pile in state.pieces.values() for piece in pile)])
    mythos = mythos_pieces(state)
    known("mythos", mythos, MYTHOS)
    once(mythos)
    known("keeper_action", state.keeper.actions, KEEPER_ACTIONS)
    once(state.keeper.actions)


def account(state: Mansion, registry: Registry[Any], pieces: Sequence[str]) -> None:
    """Nothing lost, nothing doubled."""
    account_for(state, [registry], pieces, fault)


def spell_pieces(state: Mansion) -> list[str]:
    """Every spell card."""
    held = [card for you in state.present() for card in you.spells]
    return [*held, *(card for deck in state.spell_decks.values() for card in deck)]


def trauma_pieces(state: Mansion) -> list[str]:
    """Every trauma."""
    borne = [card for you in state.present() for card in (you.injury, you.insanity) if card]
    return [*state.trauma_deck, *state.trauma_discard, *state.keeper.trauma, *borne]


def mythos_pieces(state: Mansion) -> list[str]:
    """Every Mythos card of the story."""
    given = [you.secret for you in state.present() if you.secret]
    return [*state.mythos_deck, *state.mythos_discard, *state.keeper.mythos, *given]


def room_pieces(state: Mansion) -> list[str]:
    """Every card that is in a room or was found in one."""
    lying = [card for pile in state.piles.values() for card in pile]
    carried = [card for you in state.present() for card in you.cards]
    return [*lying, *carried, *state.box, *state.aside]


def check_cards(state: Mansion) -> None:
    """No card of the rooms is in two places; what lies face up lies there."""
    cards = room_pieces(state)
    once(cards)
    for card in cards:
        require(card in ITEMS or card in BARRIERS, "unknown", piece=card)
    lying = [card for pile in state.piles.values() for card in pile]
    known("face_up", state.face_up, lying)
    hidden = [card for card in lying if card not in state.face_up]
    clues = [ITEMS[card].level for card in cards if card in EXPLORATION and ITEMS[card].level and card not in hidden]
    require(sorted(clues) == sorted(state.found), "clues")


def check_board(state: Mansion) -> None:
    """Rooms, spaces and doors are those of the board."""
    board = plan(state)
    known("room", [*state.piles, *state.statuses], board.rooms)
    ways_out = [way.slug for way in state.told_story.board.exits if way.door]
    known("door", state.barricades, [*board.doors, *ways_out])
    for spaces in state.features.values():
        known("space", spaces, board.spaces)
    for on_it in state.statuses.values():
        known("status", on_it, STATUSES)
        distinct(on_it)
    markers = state.features.get("barricade", [])
    for home in state.barricades.values():
        require(list(state.barricades.values()).count(home) <= markers.count(home), "barricade", space=piece(home))
    within("corpses", len(corpses.lying(state)), 0, corpses.MARKERS)


def check_monsters(state: Mansion) -> None:
    """Monsters alive, somewhere on the board, each with a token of its own."""
    known("space", [monster.at for monster in state.monsters.values()], plan(state).spaces)
    tokens = []
    for figure, monster in state.monsters.items():
        known("monster", [figure], MONSTERS)
        card = MONSTERS[figure]
        within("token", monster.token, 0, len(card.tokens) - 1)
        within("damage", monster.damage, 0, card.tokens[monster.token].health + monster.extra_health - 1)
        tokens.append(f"{card.slug} {monster.token}")
        within("stunned", monster.stunned, 0, MANY)
        within("extra_health", monster.extra_health, 0, MANY)
        known("investigator", monster.samples, INVESTIGATORS)
    require(len(dict.fromkeys(tokens)) == len(tokens), "tokens")
    distinct([monster.name for monster in state.monsters.values() if monster.name])
    within("samples", left(state), 0, 4)
