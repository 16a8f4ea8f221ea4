"""Situations of Mansions of Madness in which chances are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.mansions.gambler import Wanderer

from miskatonic import Table, new_table
from miskatonic.conformance.calibration import Reckoning, try_many
from miskatonic.games.mansions.odds.options import odds
from miskatonic.games.mansions.odds.trial import is_foreseen, try_out
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.chances import fresh
from miskatonic.kernel.decision import Option
from miskatonic.kernel.sight import Sight


def situations(seed: int) -> Iterator[tuple[Table[Mansion], Option[Any]]]:
    """Positions of a game in which an option has a chance, each with one of its options; in some games people are weak."""
    rng = fresh(seed)
    table = new_table("mansions", seed=seed, players=2 + seed % 4, history=False)
    gambler = Wanderer(seed, bold=True)
    while (decision := table.decision) is not None:
        if seed % 2 and decision.kind.name == "next":
            for you in table.state.present():
                you.damage = max(you.damage, 5 + rng.below(2))
            table.edited()
            decision = table.decision
            assert decision is not None
        shown = odds(table.state, decision)
        told = [option for option in decision.options if option.id in shown and is_foreseen(table.state, option)]
        if told:
            yield table, told[rng.below(len(told))]
        table.choose(*gambler.pick(Sight(table)))


def reckon(number: int, first: int = 0, replays: int = 1) -> Reckoning:
    """So many situations tried out."""
    return try_many(situations, try_out, number, first, replays)
