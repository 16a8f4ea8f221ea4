"""What a server knows that imports this module: the home-made boxes, for as long as it runs."""

from __future__ import annotations

from contextlib import ExitStack

from tests.boxes.home_made import filled

from miskatonic.server.workers import LOADED

LOADED.append(__name__)
KEPT = ExitStack()
for name in ("elder_sign", "card_game", "kingsport", "mansions"):
    KEPT.enter_context(filled(name))
