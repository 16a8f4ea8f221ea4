"""The arena: agents of any sort play the same games of a fixed set, and what they achieve is comparable. See docs/agents.md."""

from __future__ import annotations

from pathlib import Path

from miskatonic.arena.games import SETS, Entry, GameSet
from miskatonic.arena.results import Played, Results, Standing
from miskatonic.arena.run import play_bot, play_chair, play_command
from miskatonic.kernel.text import PHRASES

__all__ = [
    "SETS",
    "Entry",
    "GameSet",
    "Played",
    "Results",
    "Standing",
    "play_bot",
    "play_chair",
    "play_command",
]

PHRASES.add_folder(Path(__file__).parent / "text")
