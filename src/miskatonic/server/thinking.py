"""Bots that think, in a process of their own if they think hard."""

from __future__ import annotations

from typing import Any

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import Move, Visit
from miskatonic.kernel.sight import Sight, lot_of
from miskatonic.kernel.table import resume
from miskatonic.players import has_heuristic, make_bot


def think(
    game: str,
    options: dict[str, Any],
    seed: int,
    checkpoint: bytes,
    since: list[Move],
    trail: list[Visit],
    bot: str,
    moves: int,
    budget: float,
) -> list[str]:
    """The ids of the options that the bot takes. `moves` counts the choices of the whole game: the table that is resumed here
    knows those since its checkpoint alone."""
    table = resume(GAMES[game].rules, options, seed, checkpoint, since, trail, history=False)
    assert table.decision is not None
    chosen = make_bot(bot, game, seed=lot_of(seed, moves), budget=budget).pick(Sight(table))
    return [table.decision.options[position].id for position in chosen]


def bots_of(game: str) -> list[str]:
    """The bots that people are offered, from the weakest to the strongest."""
    return ["random", "heuristic", "search"] if has_heuristic(game) else ["random", "search"]
