"""Situations of Arkham Horror in which chances are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.arkham_horror.editions import BASE
from tests.games.arkham_horror.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.conformance.calibration import Reckoning, try_many
from miskatonic.games.arkham_horror.components import ANCIENT_ONES
from miskatonic.games.arkham_horror.odds.options import odds
from miskatonic.games.arkham_horror.odds.trial import try_out
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.chances import fresh
from miskatonic.kernel.decision import Option
from miskatonic.kernel.sight import Sight

GREAT_OLD = [card.slug for card in BASE[ANCIENT_ONES]]


def situations(seed: int) -> Iterator[tuple[Table[Arkham], Option[Any]]]:
    """Positions of a game in which an option has a chance, each with one of its options; some people are weak."""
    rng = fresh(seed)
    table = new_table("arkham_horror", seed=seed, ancient_one=GREAT_OLD[seed % 8], players=1 + seed % 3, history=False)
    gambler = Gambler(seed, bold=bool(seed % 4))
    while (decision := table.decision) is not None:
        if seed % 2 and decision.kind.name == "walk":
            for investigator in table.state.present():
                investigator.stamina = min(investigator.stamina, 1 + rng.below(3))
                investigator.clues += rng.below(2)
            table.edited()
            decision = table.decision
            assert decision is not None
        shown = odds(table.state, decision)
        told = [option for option in decision.options if option.id in shown]
        if told and not rng.below(2):
            yield table, told[rng.below(len(told))]
        table.choose(*gambler.pick(Sight(table)))


def reckon(number: int, first: int = 0, replays: int = 1) -> Reckoning:
    """So many situations tried out."""
    return try_many(situations, try_out, number, first, replays)
