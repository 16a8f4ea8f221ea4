"""Invariants of a state of Arkham Horror, checked whatever its origin."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONE,
    ANCIENT_ONES,
    AREAS,
    BY_DECK,
    CARDS,
    DECKS,
    ENCOUNTER_CARDS,
    GATE_CARDS,
    GATE_MARKERS,
    INVESTIGATORS,
    LOCATIONS,
    MONSTERS,
    MYTHOS,
    STOPS,
)
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.doom import HIGHEST_TERROR, most_doom, winners
from miskatonic.games.arkham_horror.rules.places import board
from miskatonic.games.arkham_horror.state import (
    JAIL,
    LOST,
    OUTSKIRTS,
    SKY,
    Arkham,
    Battle,
    Check,
    Investigator,
    piece,
    world_of,
)
from miskatonic.kernel.checks import MANY, SWAY, TURNS, Bounds, Reasons, account_for, within
from miskatonic.kernel.registry import Registry

SEATS = 8

CARD_KINDS: tuple[Registry[Any], ...] = tuple(BY_DECK.values())


BOUNDS: Bounds = {
    Arkham: {"turn": (0, TURNS), "rumor_since": (0, TURNS), "headlines": (0, TURNS)},
    Battle: {"rating": (-SWAY, SWAY)},
    Check: {"modifier": (-SWAY, SWAY)},
}
"""The bounds of the integers in a state that are not from 0 to 999."""

_REASONS = Reasons(Arkham.game, "ah")
require, fault, only = _REASONS.require, _REASONS.fault, _REASONS.only


def check(state: Arkham) -> None:
    """Raises `Impossible`, a ValueError, if a piece is lost, doubled or misplaced or a number is out of its bounds."""
    check_seats(state)
    check_cards(state)
    check_monsters(state)
    check_gates(state)
    check_mythos(state)
    check_removed(state)
    check_numbers(state)
    for investigator in state.present():
        check_investigator(state, investigator)


# --- people


def check_seats(state: Arkham) -> None:
    """One to eight seats, every investigator somewhere, and everybody who is out has none."""
    seats = state.players
    within("seats", seats, 1, SEATS)
    for what, seat in (("first", state.first), ("active", state.active)):
        within(what, seat, 0, seats - 1)
    present = [investigator.slug for investigator in state.investigators if investigator is not None]
    waiting = [
        slug
        for slug, investigator in zip(state.chosen, state.investigators, strict=False)
        if investigator is None and slug
    ]
    require(len(state.chosen) == (seats if state.step == "prepare" else 0), "chosen")
    found = [*state.box, *state.devoured, *state.revealed, *present, *waiting]
    account_for(state, [INVESTIGATORS], found, fault)
    for seat in (*state.out, *state.legacy):
        within("seat", seat, 0, seats - 1)
        require(state.investigators[seat] is None, "seat", seat=seat)
    require(state.ancient_one in state.edition[ANCIENT_ONES], "unknown", piece=state.ancient_one)
    possible = [list(winners(state, won=won)) for won in (True, False)]
    require(state.outcome is None or state.outcome.winners in possible, "winners")


def check_investigator(state: Arkham, you: Investigator) -> None:
    """An investigator is somewhere and has what an investigator can have."""
    who = piece(you.slug)
    require(
        0 <= you.seat < state.players and state.investigators[you.seat] is you, "place", who=who, place=str(you.seat)
    )
    within("sanity", you.sanity, 0, max(0, max_sanity(state, you)))
    within("stamina", you.stamina, 0, max(0, max_stamina(state, you)))
    for what, number in (
        ("money", you.money),
        ("clues", you.clues),
        ("sanity_drain", you.sanity_drain),
        ("stamina_drain", you.stamina_drain),
        ("points", you.points),
        ("skips", you.skips),
    ):
        within(what, number, 0, MANY)
    require(len(you.sliders) == len(INVESTIGATORS[you.slug].sliders), "sliders", who=who)
    for stop in you.sliders:
        within("slider", stop, 0, STOPS - 1)
    here = you.at in board(state.edition).places or you.at in (JAIL, LOST) or bool(world_of(you.at))
    require(here if not state.awake else here or you.at == ANCIENT_ONE, "place", who=who, place=you.at)
    owned = set(you.cards)
    for marked in (you.exhausted, you.fresh, you.hands, you.tokens):
        require(owned.issuperset(marked), "marked", who=who)
    require(sum(CARDS[card].hands for card in you.hands) <= 2, "hands", who=who)
    require(bool(you.fate) == any(CARDS[card].fateful for card in you.cards), "fate", who=who)


# --- pieces


def card_pieces(state: Arkham) -> list[str]:
    """Every card of the investigators' decks, wherever it is."""
    held = [card for investigator in state.present() for card in investigator.cards]
    piles = [card for deck in DECKS for card in state.decks[deck]]
    beside = [card for pile in state.piles.values() for card in pile if card in CARDS]
    return [*piles, *held, *state.drawn, *beside, *(card for card in state.removed if card in CARDS)]


def check_cards(state: Arkham) -> None:
    """Every card of the investigators' decks is somewhere, once, and where it may be."""
    edition = state.edition
    require(set(state.decks) == set(DECKS), "decks")
    for deck in DECKS:
        only(edition[BY_DECK[deck]], state.decks[deck])
    account_for(state, CARD_KINDS, card_pieces(state), fault)


def monster_pieces(state: Arkham) -> list[str]:
    """Every monster, wherever it is."""
    trophies = [trophy for investigator in state.present() for trophy in investigator.monster_trophies]
    left = [trophy for things in state.legacy.values() for trophy in things if trophy in MONSTERS]
    gone = [thing for thing in state.removed if thing in MONSTERS]
    return [*state.cup, *state.monsters, *state.met, *state.rumor_monsters, *trophies, *left, *gone]


def check_monsters(state: Arkham) -> None:
    """Every monster is somewhere, once, and on a place of the board if it is on the board."""
    account_for(state, [MONSTERS], monster_pieces(state), fault)
    places = board(state.edition).places
    for at in state.monsters.values():
        require(at in places or at in (SKY, OUTSKIRTS), "monster", place=at)


def gate_pieces(state: Arkham) -> list[str]:
    """Every gate marker, wherever it is."""
    trophies = [trophy for investigator in state.present() for trophy in investigator.gate_trophies]
    left = [trophy for things in state.legacy.values() for trophy in things if trophy in GATE_MARKERS]
    return [*state.gate_stack, *state.gates.values(), *trophies, *left]


def check_gates(state: Arkham) -> None:
    """Every gate marker is somewhere, once; gates, seals and clues are at locations."""
    account_for(state, [GATE_MARKERS], gate_pieces(state), fault)
    locations = state.edition[LOCATIONS]
    only(locations, state.gates, state.seals, state.closed, state.shut)
    only(board(state.edition).places, state.clues)
    require(len(set(state.seals)) == len(state.seals), "seals")
    require(not set(state.gates) & set(state.seals), "seals")
    for number in state.clues.values():
        within("clues", number, 1, MANY)
    for investigator in state.present():
        require(not investigator.explored or investigator.at in state.gates, "explored", who=piece(investigator.slug))


def mythos_pieces(state: Arkham) -> list[str]:
    """Every Mythos card, wherever it is."""
    in_play = [card for card in (state.mythos, state.environment, state.rumor) if card]
    gone = [thing for thing in state.removed if thing in MYTHOS]
    beside = [card for pile in state.piles.values() for card in pile if card in MYTHOS]
    return [*state.mythos_deck, *in_play, *state.headlines, *beside, *gone]


def check_mythos(state: Arkham) -> None:
    """Every Mythos card and every gate card is somewhere, once."""
    account_for(state, [MYTHOS], mythos_pieces(state), fault)
    account_for(state, [GATE_CARDS], list(state.gate_deck), fault)
    only(ENCOUNTER_CARDS, state.face_up.values())
    only(AREAS, state.face_up)


def check_removed(state: Arkham) -> None:
    """What has gone back to the box is a card, a monster or a Mythos card."""
    for thing in state.removed:
        require(thing in CARDS or thing in MONSTERS or thing in MYTHOS, "misplaced", piece=thing)


def check_numbers(state: Arkham) -> None:
    """Doom and terror within their tracks."""
    within("terror", state.terror, 0, HIGHEST_TERROR)
    within("doom", state.doom, 0, most_doom(state))
    within("turn", state.turn, 0, TURNS)
    within("rumor_tokens", state.rumor_tokens, 0, MANY)
    require(state.battle is None or state.awake, "battle")
