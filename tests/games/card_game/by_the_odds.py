"""Situations of the card game in which chances are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.card_game.gambler import SCENARIOS, Gambler, some_setup

from miskatonic import Table, new_table
from miskatonic.conformance.calibration import Reckoning, try_many
from miskatonic.games.card_game.odds.options import odds
from miskatonic.games.card_game.odds.trial import TRIED, try_out
from miskatonic.games.card_game.rules.round import TURN
from miskatonic.games.card_game.rules.values import (
    max_health,
    max_sanity,
)
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.chances import fresh
from miskatonic.kernel.decision import Option
from miskatonic.kernel.sight import Sight


def situations(seed: int) -> Iterator[tuple[Table[CardGame], Option[Any]]]:
    """Positions of a game in which an option has a chance, each with one of its options; half of the games are dangerous."""
    rng = fresh(seed)
    setup = some_setup(seed, 1 + seed % 3, scenario=SCENARIOS[seed % 3], earlier=[seed % 4, seed % 3])
    table = new_table("card_game", seed=seed, history=False, **setup)
    gambler = Gambler(seed, bold=bool(seed % 4))
    for _ in range(400):
        decision = table.decision
        if decision is None:
            return
        state = table.state
        if seed % 2 and decision.kind is TURN and not rng.below(3):
            you = state.investigators[decision.seat]
            you.damage = max(you.damage, max_health(state, you) - 1 - rng.below(3))
            you.horror = max(you.horror, max_sanity(state, you) - 1 - rng.below(3))
            table.edited()
            decision = table.decision
            if decision is None:
                return
        if decision.kind.name in TRIED and not rng.below(3):
            shown = odds(state, decision)
            told = [option for option in decision.options if option.id in shown or f"{option.id}/death" in shown]
            risky = [option for option in told if f"{option.id}/death" in shown]
            if told:
                among = risky if risky and rng.below(2) else told
                yield table, among[rng.below(len(among))]
        table.choose(*gambler.pick(Sight(table)))


def reckon(number: int, first: int = 0) -> Reckoning:
    """So many situations tried out."""
    return try_many(situations, try_out, number, first)
