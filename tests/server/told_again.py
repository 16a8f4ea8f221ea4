"""Choices of games told again to everybody at the table, straight from the functions that the server's processes run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import msgspec
from tests.games.hidden import strings
from tests.server.serving import as_sent
from tests.server.two_worlds import Kind, audiences, passage_of, place_of

from miskatonic import Table
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import reading_of
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot
from miskatonic.server.beats import Witness, importance_of, tell_again
from miskatonic.server.protocol import Beats

Picks = Callable[[Sight[Any]], list[int]]


def picks_of(kind: Kind, seed: int) -> Picks:
    """Somebody who plays that game: every third one knows it, the others are gamblers."""
    table = kind.table(seed)
    if seed % 3 == 2:
        return make_bot("heuristic", table.rules.slug).pick
    return kind.gambler(seed, bold=bool(seed & 1)).pick


def choices_of(kind: Kind, seed: int) -> Iterator[tuple[Table[Any], list[int]]]:
    """The table before each choice of a game, with the choice."""
    table, pick = kind.table(seed), picks_of(kind, seed)
    while table.decision is not None:
        picked = pick(Sight(table))
        yield table, picked
        table.choose(*picked)


def fails_to_show(kind: Kind, seeds: Iterable[int]) -> Iterator[str]:
    """Where a view cannot be made in whole games, at whatever is told to who decides, and to a spectator or somebody else."""
    for seed in seeds:
        table, pick = kind.table(seed), picks_of(kind, seed)
        while table.decision is not None:
            picked = pick(Sight(table))
            spectator, mover, *others = audiences(table)
            along = [spectator, *others][len(table.moves) % (1 + len(others))]
            witnesses = [Witness(table, seat, least=1) for seat in (mover, along)]
            table.state.listen(partial(all_hear, witnesses))
            table.choose(*picked)
            yield from [f"seed {seed}, choice {len(table.moves)}: {each.failure}" for each in witnesses if each.failure]


def all_hear(witnesses: list[Witness], event: Event) -> None:
    """Several look at the same time."""
    for witness in witnesses:
        witness.hear(event)


class Retold(msgspec.Struct):
    """A choice as it was told again to a seat, with all that there is to compare it with."""

    before: View
    after: View
    events: list[Event]
    """What the choice has brought about."""
    heard: list[int]
    """Which of those the seat may read of."""
    beats: Beats
    same: bool
    """Whether it has led where the choice did."""

    def views(self) -> Iterator[dict[str, Any]]:
        """The view at each beat, as a client puts it together."""
        view = as_sent(self.before)
        for beat in self.beats.beats:
            view = view | beat.change
            yield view

    @property
    def important(self) -> list[int]:
        """Those that are more than details."""
        return [number for number in self.heard if importance_of(self.events[number]) > 1]


def retold(table: Table[Any], picked: list[int], seat: int | None) -> Retold:
    """A choice that is about to be made, told again to a seat."""
    twin = table.at(len(table.moves))
    known, before = len(twin.events), twin.view(seat)
    twin.choose(*picked)
    events = twin.events[known:]
    passage = passage_of(table, [twin.moves[-1]])
    again = tell_again(place_of(table), passage, seat)
    assert not again.failure
    played = passage.table(place_of(table))
    Witness(played, seat)
    played.choose_again(twin.moves[-1])
    return Retold(
        before=before,
        after=twin.view(seat),
        events=events,
        heard=[number for number, event in enumerate(events) if event.told and event.visible_to(twin.ears(seat))],
        beats=msgspec.json.decode(again.answer, type=Beats),
        same=msgspec.msgpack.encode(played.state) == msgspec.msgpack.encode(twin.state),
    )


def components_of(table: Table[Any]) -> set[str]:
    """Every component and every copy of one that there is in a game with its boxes."""
    edition = table.state.edition
    kinds = edition.kinds_beside(reading_of(table.state).registries).values()
    return {name for kind in kinds for name in (*edition[kind].slugs, *edition[kind].copies())}


def named_in(*inside: object) -> set[str]:
    """Every text in pieces of data, the keys of dictionaries included."""
    return {word for each in map(as_sent, inside) for word in (*strings(each), *keys(each))}


def keys(inside: object) -> Iterator[str]:
    """The keys of all dictionaries in a piece of JSON."""
    if isinstance(inside, dict):
        yield from inside
    for value in inside.values() if isinstance(inside, dict) else inside if isinstance(inside, list) else ():
        yield from keys(value)
