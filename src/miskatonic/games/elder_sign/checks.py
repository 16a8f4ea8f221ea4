"""Invariants of a state of Elder Sign, checked whatever its origin."""

from __future__ import annotations

from collections.abc import Container
from itertools import chain
from typing import Any

from miskatonic.games.elder_sign.components import (
    ADVENTURE_CARDS,
    ADVENTURES,
    ALLIES,
    ANCIENT_ONES,
    CARDS,
    COMMON_ITEMS,
    DECKS,
    INVESTIGATORS,
    MASKS,
    MONSTER_CARDS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    SPELLS,
    UNIQUE_ITEMS,
)
from miskatonic.games.elder_sign.dice import COLORS, DICE, FACES, UNROLLED
from miskatonic.games.elder_sign.rules.dice_pool import HOLDING, piece
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, Attempt, Die, ElderSign, Investigator
from miskatonic.kernel.box import Edition
from miskatonic.kernel.checks import MANY, TURNS, Bounds, Reasons, account_for, within
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Registry

KINDS: tuple[Registry[Any], ...]
KINDS = (ADVENTURES, OTHER_WORLDS, COMMON_ITEMS, UNIQUE_ITEMS, SPELLS, ALLIES, MYTHOS, MONSTERS)
MUSEUM, CLUES, ELDER_SIGNS, SEATS = 6, 15, 17, 8


BOUNDS: Bounds = {
    Attempt: {"slot": (-1, MANY)},
    ElderSign: {"day": (1, TURNS)},
}
"""The bounds of the integers in a state that are not from 0 to 999."""

_REASONS = Reasons(ElderSign.game, "es")
require, fault, only = _REASONS.require, _REASONS.fault, _REASONS.only


def check(state: ElderSign) -> None:
    """Raises `Impossible`, a ValueError, if a piece is lost, doubled or misplaced or a number is out of its bounds."""
    check_seats(state)
    check_pieces(state)
    check_numbers(state)
    check_adventures(state)
    for investigator in state.present():
        check_investigator(state, investigator)
    if state.attempt is not None:
        check_attempt(state, state.attempt)
    check_dice(state)


def any_of(edition: Edition, *registries: Registry[Any]) -> Container[str]:
    """The pieces of several kinds that take part."""
    return {copy for registry in registries for copy in edition[registry].copies()}


# --- the players and the components


def check_seats(state: ElderSign) -> None:
    """One to eight seats, every investigator somewhere, and everybody who is out has none."""
    seats = len(state.investigators)
    within("seats", seats, 1, SEATS)
    within("active", state.active, 0, seats - 1)
    waiting = [
        slug
        for slug, investigator in zip(state.chosen, state.investigators, strict=False)
        if investigator is None and slug
    ]
    require(len(state.chosen) == (seats if state.step == "prepare" else 0), "chosen")
    present = [investigator.slug for investigator in state.investigators if investigator is not None]
    account_for(state, [INVESTIGATORS], [*state.box, *state.devoured, *present, *waiting], fault)
    for seat in state.out:
        within("out", seat, 0, seats - 1)
        require(state.investigators[seat] is None and state.out.count(seat) == 1, "out", seat=seat)
    require(state.ancient_one in state.edition[ANCIENT_ONES], "unknown", piece=state.ancient_one)
    require(state.outcome is None or state.outcome.winners in ([], list(range(seats))), "winners")


def check_pieces(state: ElderSign) -> None:
    """Every card and marker is somewhere, once, and where it may be."""
    museum = [adventure.card for adventure in state.museum if adventure is not None]
    worlds = [adventure.card for adventure in state.other_worlds]
    monsters = [monster for adventure in state.adventures() for monster in adventure.monsters()]
    hands = [card for investigator in state.present() for card in investigator.cards]
    trophies = [card for investigator in state.present() for card in investigator.trophies]
    cast = [spell.card for spell in state.cast]
    current = [state.mythos] if state.mythos else []
    edition = state.edition
    only(edition[ADVENTURES], state.adventure_deck, museum)
    only(edition[OTHER_WORLDS], state.other_world_deck, worlds, state.removed)
    only(edition[COMMON_ITEMS], state.common_deck)
    only(edition[UNIQUE_ITEMS], state.unique_deck)
    only(edition[SPELLS], state.spell_deck, cast)
    only(edition[ALLIES], state.ally_deck)
    only(any_of(edition, *DECKS.values()), hands)
    only(edition[MYTHOS], state.mythos_deck, state.mythos_pile, current)
    only(any_of(edition, MONSTERS, MASKS), state.cup, monsters)
    only(any_of(edition, ADVENTURES, OTHER_WORLDS, MONSTERS, MASKS), trophies)
    require(all(pile.ids == " ".join(pile) for pile in [*piles_of(state), state.box]), "pile")
    kinds = (*KINDS, MASKS) if ANCIENT_ONES[state.ancient_one].masks else KINDS
    account_for(state, kinds, pieces_of(state), fault)


def piles_of(state: ElderSign) -> list[Pile]:
    """Everything that lies face down, and the earlier Mythos cards."""
    piles = [state.adventure_deck, state.other_world_deck, state.common_deck, state.unique_deck, state.spell_deck]
    return [*piles, state.ally_deck, state.mythos_deck, state.mythos_pile, state.cup]


def pieces_of(state: ElderSign) -> list[str]:
    """Every card and marker, as often as it is somewhere; investigators are not among them."""
    adventures = state.adventures()
    return [
        *chain(*piles_of(state)),
        *state.removed,
        *(adventure.card for adventure in adventures),
        *(monster for adventure in adventures for monster in adventure.monsters()),
        *(piece for investigator in state.present() for piece in investigator.cards + investigator.trophies),
        *(spell.card for spell in state.cast),
        *([state.mythos] if state.mythos else []),
    ]


def check_numbers(state: ElderSign) -> None:
    """Tracks and supplies."""
    within("clock", state.clock, 0, 3)
    within("midnights", state.midnights, int(state.step == "midnight"), 1)
    within("day", state.day, 1, TURNS)
    ancient_one = ANCIENT_ONES[state.ancient_one]
    within("doom", state.doom, 0, ancient_one.doom_track)
    most = max(ELDER_SIGNS, ancient_one.elder_signs) if state.outcome is None else MANY
    within("elder_signs", state.elder_signs, 0, most)
    within("clues", state.clues, 0, CLUES)
    clues = state.clues + sum(investigator.clues for investigator in state.present())
    require(clues == CLUES, "clues", number=str(clues), all=CLUES)


def check_adventures(state: ElderSign) -> None:
    """Six places in the museum, and cards beyond them; monsters on monster tasks or below."""
    within("museum", len(state.museum), MUSEUM, MUSEUM + sum(laid is not None for laid in state.museum[MUSEUM:]))
    for adventure in state.adventures():
        printed = ADVENTURE_CARDS[adventure.card].tasks
        require(len(adventure.covers) in (0, len(printed)), "covers", place=piece(adventure.card))
        for monster, task in zip(adventure.covers, printed, strict=False):
            require(not monster or task.monster != "none", "covers", place=piece(adventure.card))


def check_investigator(state: ElderSign, investigator: Investigator) -> None:
    """An investigator stands on a card in play and has what an investigator can have."""
    card = INVESTIGATORS[investigator.slug]
    require(
        state.investigators[investigator.seat] is investigator if 0 <= investigator.seat < SEATS else False,
        "seat",
        who=piece(investigator.slug),
    )
    within("max_sanity", investigator.max_sanity, 1, card.sanity)
    within("max_stamina", investigator.max_stamina, 1, card.stamina)
    within("sanity", investigator.sanity, 1, investigator.max_sanity)
    within("stamina", investigator.stamina, 1, investigator.max_stamina)
    within("clues", investigator.clues, 0, CLUES)
    if state.awake:
        here = investigator.at == ANCIENT_ONE
    else:
        here = investigator.at == ENTRANCE or any(adventure.card == investigator.at for adventure in state.adventures())
    require(here, "place", who=piece(investigator.slug), place=investigator.at)
    used = [card for card in investigator.rested if card != investigator.slug]
    only(any_of(state.edition, *DECKS.values()), used)


# --- the attempt and the dice


def check_attempt(state: ElderSign, attempt: Attempt) -> None:
    """An attempt is made where the active investigator stands (unless devoured and just replaced), at tasks that are there."""
    require(state.step in ("roll", "retry") and (attempt.place == ANCIENT_ONE) == state.awake, "attempt")
    require(state.active_investigator is None or state.active_investigator.at in (attempt.place, ENTRANCE), "attempt")
    tasks = 1
    if attempt.place != ANCIENT_ONE:
        adventure = state.adventure(attempt.place)
        require(attempt.slot < len(state.museum) and state.attempted(attempt) is adventure, "attempt")
        tasks = 2 * (len(ADVENTURE_CARDS[attempt.place].tasks) + len(adventure.below) + len(attempt.defeated))
    require(len(set(attempt.done)) == len(attempt.done), "attempt")
    require(all(0 <= task < tasks for task in attempt.done), "attempt")
    require(len(set(attempt.defeated)) == len(attempt.defeated), "attempt")
    only(any_of(state.edition, MONSTERS, MASKS), attempt.defeated)
    only(attempt.defeated, attempt.face_down)
    only(any_of(state.edition, INVESTIGATORS, *DECKS.values()), attempt.used, attempt.turned)


def in_zones(state: ElderSign, *zones: str) -> list[int]:
    """The dice that lie there."""
    return [i for i, die in enumerate(state.dice) if die.zone in zones]


def check_dice(state: ElderSign) -> None:
    """Eight dice, each in one place; each icon holds one, each marker one, each spell as many as it can."""
    require([die.color for die in state.dice] == list(COLORS), "dice")
    icons = lock_icons(state)
    for name, die in zip(DICE, state.dice, strict=True):
        fits = die.face == UNROLLED or die.face in FACES[die.color]
        if die.lock:
            fits = fits and icons.get(die.lock) == die.color and die.zone != "supply"
        require(fits and die_fits(state, die), "die", die=name)
    locks = [die.lock for die in state.dice if die.lock]
    require(len(set(locks)) == len(locks), "locks")
    require(len(set(state.waiting)) == len(state.waiting) and not set(state.waiting) & set(locks), "waiting")
    for icon in state.waiting:
        locked = [die for die in state.dice if die.color == icons.get(icon)]
        require(bool(locked) and all(die.lock for die in locked), "waiting")
    holders = [die.at for die in state.dice if die.zone == "marker"]
    require(len(set(holders)) == len(holders), "markers")
    for cast in state.cast:
        held = sum(die.zone == "spell" and die.at == cast.card for die in state.dice)
        owned = 0 <= cast.seat < len(state.investigators) and state.investigators[cast.seat] is not None
        require(owned and held <= CARDS[cast.card].holds, "cast", card=piece(cast.card))
        require(held > 0 or state.attempt is not None, "cast", card=piece(cast.card))
    if state.attempt is not None:
        require(state.attempt.pool == in_zones(state, "pool"), "pool")
        require(state.attempt.held == in_zones(state, *HOLDING), "pool")


def die_fits(state: ElderSign, die: Die) -> bool:
    """Whether the die can be where it is."""
    attempt = state.attempt
    if die.zone == "out":
        return state.awake and not die.at and not die.lock and die.face == UNROLLED
    if die.zone in ("supply", "lock"):
        return not die.at and die.face == UNROLLED and (die.zone == "lock") == bool(die.lock)
    if die.zone == "spell":
        return die.face != UNROLLED and any(cast.card == die.at for cast in state.cast)
    if attempt is None:
        return False
    if die.zone in ("pool", "aside"):
        return not die.at and (die.zone == "pool" or die.face != UNROLLED)
    if die.face == UNROLLED:
        return False
    if die.zone == "task":
        return die.at in map(str, [0] if attempt.place == ANCIENT_ONE else attempt.done)
    return any(
        str(investigator.seat) == die.at and investigator.at == attempt.place for investigator in state.present()
    )


def lock_icons(state: ElderSign) -> dict[str, str | None]:
    """The locked-die icons in play, each with the colour of the die that it holds."""
    icons: dict[str, str | None] = {}
    for adventure in state.adventures():
        icons |= adventure_icons(adventure)
    if state.mythos and not state.awake:
        icons[state.mythos] = MYTHOS[state.mythos].locked
    return icons


def adventure_icons(adventure: Adventure) -> dict[str, str | None]:
    """The icons of an adventure and of the monsters on it."""
    icons: dict[str, str | None] = {monster: MONSTER_CARDS[monster].locked for monster in adventure.monsters()}
    return {adventure.card: ADVENTURE_CARDS[adventure.card].locked, **icons}
