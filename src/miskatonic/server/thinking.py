"""What the processes do that think for bots. It is all that they load: they need neither the database nor the web."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import Move, Visit
from miskatonic.kernel.table import resume
from miskatonic.players import make_bot


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
    """The ids of the options that the bot takes."""
    table = resume(GAMES[game], options, seed, checkpoint, since, trail, history=False)
    assert table.decision is not None
    chosen = make_bot(bot, game, seed=seed + moves, budget=budget).pick(table)
    return [table.decision.options[position].id for position in chosen]


def die_with_parent() -> None:
    """A thinker goes away by itself when its server has ended, and not before: Ctrl+C reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
