"""What a card does can be told with that card: events name what brought them about, so that a reader can cut a game into moments.

A moment is an event that opens one and what follows it up to the next question or turn. What follows belongs to the moment if it
names a piece of it, as its cause or otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from miskatonic import new_table
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot

TURNS = {"TurnBegan", "PhaseBegan", "RoundBegan", "BattleRound"}
"""Events after which nothing belongs any more to the moment before."""

PLAYED: Mapping[str, tuple[str, list[dict[str, Any]]]] = {
    "arkham_horror": ("random", [{"players": 3}, {"players": 4}, *[{"players": 2, "boxes": ["kingsport"]}] * 2]),
    "elder_sign": ("heuristic", [{"players": 2}, {"players": 3}, {"players": 4}]),
    "card_game": (
        "random",
        [{"players": 2, "scenario": name} for name in ("the_gathering", "the_midnight_masks", "the_devourer_below")]
        * 3,
    ),
    "mansions": ("heuristic", [{"players": 2}, {"players": 3}, {"players": 4}]),
}
"""Which bots play each game, and with which setups."""

LEAST: Mapping[str, Mapping[str, float]] = {
    "arkham_horror": {"MythosDrawn": 0.75, "EncounterDrawn": 0.85, "OtherWorldEncounter": 0.9, "CombatBegan": 0.9},
    "elder_sign": {"Midnight": 0.85, "AdventureResolved": 0.5, "AttemptFailed": 0.6},
    "card_game": {"EncounterDrawn": 0.85, "AgendaAdvanced": 0.7, "ActAdvanced": 0.6, "EnemyAttacks": 0.7},
    "mansions": {"KeeperActed": 0.9, "MythosPlayed": 0.9, "EventResolved": 0.7, "MonsterAttacked": 0.9},
}
"""The share of what follows an opening event that belongs to it. The rest the rules bring about by themselves (an adventure takes
the place of another one, an investigator joins), or another card in play (a rift that wanders, a rumor that goes on)."""


def told_between_questions(game: str, bot: str, seed: int, setup: dict[str, Any]) -> Iterator[list[Event]]:
    """What is told of a game that bots play, from question to question."""
    table = new_table(game, seed=seed, **setup)
    player = make_bot(bot, game, seed=seed)
    known = 0
    while table.decision is not None:
        table.choose(*player.pick(Sight(table)))
        yield [event for event in table.events[known:] if event.told]
        known = len(table.events)


def named(event: Event) -> set[str]:
    """The pieces that an event is about, and its cause; whoever it happens to is part of most events of a turn."""
    fields = {field for field in event.pieces if field in event.__struct_fields__ and field != "who"} | {"cause"}
    return {getattr(event, field) for field in fields} - {""}


def belongings(events: list[Event]) -> Iterator[tuple[str, bool]]:
    """Of each event of some importance that follows an opening one: what has opened, and whether it belongs to that."""
    opener: Event | None = None
    pieces: set[str] = set()
    for event in events:
        stage, kind = event.stage, type(event).__name__
        assert stage is not None
        # An hour or a phase is no piece: the cards that are turned over then belong to it by themselves.
        turned_over = opener is not None and not named(opener) and stage.form == "card" and not stage.opens
        belongs = turned_over or bool(named(event) & pieces)
        if stage.opens and not (opener and belongs):
            opener, pieces = event, named(event)
        elif kind in TURNS:
            opener, pieces = None, set()
        elif opener:
            if stage.importance > 1:
                yield type(opener).__name__, belongs
            if belongs and stage.form in ("card", "sheet"):
                pieces |= named(event)


@pytest.mark.parametrize("game", LEAST)
def test_what_a_card_does_is_told_with_that_card(game: str) -> None:
    found: Counter[tuple[str, bool]] = Counter()
    bot, setups = PLAYED[game]
    for seed, setup in enumerate(setups):
        for events in told_between_questions(game, bot, seed, setup):
            found.update(belongings(events))
    shares = {opener: found[opener, True] / (found[opener, True] + found[opener, False]) for opener in LEAST[game]}
    assert {opener: share for opener, share in shares.items() if share < LEAST[game][opener]} == {}
