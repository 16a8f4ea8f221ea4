"""What somebody may not know of a game of Mansions of Madness, and whether anything that is sent to it names that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from tests.games.gambler import Gambler
from tests.games.hidden import strings
from tests.server.two_worlds import place_of, scene_of

from miskatonic import Table
from miskatonic.games.mansions.components import SPELLS, slug_of
from miskatonic.games.mansions.state import KEEPER, Mansion
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import parts


def secret_from(state: Mansion, seat: int | None) -> set[str]:
    """The cards that a seat (None: a spectator) may not know now, by their names, as far as no other copy of them is seen."""
    hidden = secret_from_all(state)
    if seat is None or state.team(seat) != KEEPER:
        hidden += secret_from_investigators(state, seat)
    return {slug_of(card) for card in hidden} - {slug_of(card) for card in read_by(state, seat)}


def secret_from_all(state: Mansion) -> list[str]:
    """What nobody knows: which cards are next in the decks, and the events to come."""
    decks = (state.mythos_deck, state.trauma_deck, *state.combat_decks.values(), *state.pieces.values())
    events = [f"{state.story}_event_{level}" for level in range(state.event, 6)]
    return [card for deck in decks for card in deck] + events


def secret_from_investigators(state: Mansion, seat: int | None) -> list[str]:
    """What only the keeper knows, or another investigator."""
    lying = [card for pile in state.piles.values() for card in pile]
    given = [you.secret for you in state.present() if you.secret and not you.exposed and you.seat != seat]
    objective = [state.objective.slug] if state.choices and not state.revealed else []
    return [*lying, *state.keeper.mythos, *state.keeper.trauma, *given, *objective]


def read_by(state: Mansion, seat: int | None) -> Iterable[str]:
    """The cards that lie open, that somebody carries or bears, or that the seat has looked at."""
    yield from (*state.face_up, *state.box, *state.aside, *state.mythos_discard, *state.trauma_discard)
    yield from (card for pile in state.combat_discards.values() for card in pile)
    yield from (piece for puzzle in state.puzzles.values() for piece in puzzle.pieces)
    yield from [] if state.combat is None else state.combat.drawn
    for you in state.present():
        yield from (*you.cards, you.injury, you.insanity, *you.under)
        if you.seat == seat:
            yield from (*you.seen, you.secret)
        elif you.exposed:
            yield you.secret
    if seat is not None and state.team(seat) == KEEPER:
        yield from (*state.keeper.mythos, *state.keeper.trauma)
        yield from (you.secret for you in state.present())


def backs_named(sent: Iterable[str]) -> set[str]:
    """Spell cards that are named by their copy: that tells their back."""
    return {each for each in sent if "#" in each and slug_of(each.rpartition(":")[2]) in SPELLS}


def leaks(table: Table[Any], seat: int | None) -> set[str]:
    """What a seat is shown or asked now and may not know."""
    scene = scene_of(table, place_of(table), seat, "en")
    said = list(strings(scene.view))
    if (question := scene.question) is not None:
        said += [question.source, *(part.piece for part in question.prompt)]
        said += [option.id.rpartition(":")[2] for option in question.options]
        said += [piece for option in question.options for piece in option.pieces]
    return secret_from(table.state, seat) & {slug_of(each) for each in said} | backs_named(said)


def leaks_in_log(told: Iterable[Event], secret: set[str]) -> set[str]:
    """What is secret and was told."""
    said = [*strings([msgspec.to_builtins(event) for event in told])]
    said += [part.piece for event in told if event.told for part in parts(event.line(), "en")]
    return secret & {slug_of(each) for each in said} | backs_named(said)


def search(table: Table[Any], gambler: Gambler, seats: Sequence[int | None], choices: int = -1) -> set[str]:
    """Plays so many choices, or to the end, and looks before each of them for what those seats may not know.

    What is told of a choice may name what is not secret any more, or was not before it.
    """
    found: set[str] = set()
    before = {seat: secret_from(table.state, seat) for seat in seats}
    known = dict.fromkeys(seats, 0)
    while table.decision is not None and choices:
        for seat in seats:
            now, told = secret_from(table.state, seat), table.events_for(seat)
            found |= leaks(table, seat) | leaks_in_log(told[known[seat] :], before[seat] & now)
            before[seat], known[seat] = now, len(told)
        table.choose(*gambler.pick(Sight(table)))
        choices -= 1
    return found
