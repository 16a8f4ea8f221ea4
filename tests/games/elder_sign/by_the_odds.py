"""Situations of Elder Sign in which chances are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.elder_sign.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.conformance.calibration import Reckoning, try_many
from miskatonic.games.elder_sign.odds.options import odds
from miskatonic.games.elder_sign.odds.trial import try_out
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.chances import fresh
from miskatonic.kernel.decision import Option
from miskatonic.kernel.sight import Sight

GREAT_OLD = ["azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub_niggurath", "yig", "yog_sothoth"]


def situations(seed: int) -> Iterator[tuple[Table[ElderSign], Option[Any]]]:
    """Positions of a game in which an option has a chance, each with one of its options; half of the games are dangerous."""
    rng = fresh(seed)
    table = new_table(
        "elder_sign",
        seed=seed,
        ancient_one=GREAT_OLD[seed % 8],
        players=1 + seed % 3,
        errata=bool(seed & 8),
        history=False,
    )
    gambler = Gambler(seed, bold=bool(seed % 4))
    for _ in range(150):
        decision = table.decision
        if decision is None:
            return
        if seed % 2 and decision.kind.name == "move":
            for investigator in table.state.present():
                investigator.sanity = min(investigator.sanity, 1 + rng.below(3))
                investigator.stamina = min(investigator.stamina, 1 + rng.below(3))
            table.state.clock = 0
            table.edited()
            decision = table.decision
            assert decision is not None
        shown = odds(table.state, decision)
        told = [option for option in decision.options if option.id in shown or f"{option.id}/death" in shown]
        if told and not rng.below(3):
            yield table, told[rng.below(len(told))]
        table.choose(*gambler.pick(Sight(table)))


def reckon(number: int, first: int = 0, replays: int = 1) -> Reckoning:
    """So many situations tried out."""
    return try_many(situations, try_out, number, first, replays)
