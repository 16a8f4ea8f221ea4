"""What worker processes load before their first job: all games with their boxes, and the functions that use them.

They need neither the database nor the web.
"""

from __future__ import annotations

import gc
from typing import get_args

from miskatonic.kernel.box import BOXES
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang, render, text
from miskatonic.server import beats, choosing, saved, scene, telling, thinking, undoing

__all__ = ["beats", "choosing", "saved", "scene", "telling", "thinking", "undoing"]

for game in GAMES.names():
    _ = GAMES[game]
    BOXES.of(game)

for lang in get_args(Lang):
    render(text("server-too-long"), lang)  # the first sentence in a language has all others read

# What has been loaded stays: the garbage collector of a new process would look at all of it in the midst of its first work.
gc.collect()
gc.freeze()
