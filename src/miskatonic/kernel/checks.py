"""Keeping account of the pieces of a game: nothing lost, nothing doubled, nothing unknown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from miskatonic.kernel.box import Edition
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.state import State

Fault = Callable[[str, str], Exception]
"""Makes the exception for a piece that is `unknown`, there `twice` or `missing`."""


def dealt_from(edition: Edition, registries: Iterable[Registry[Any]]) -> dict[str, int]:
    """How many copies of each kind there are at the start of a game, where that is not what the game itself has.

    A box may grow while a game is saved: what the game was dealt from is what has to be there.
    """
    found = {registry.kind: (len(edition[registry].copies()), registry.published) for registry in registries}
    return {kind: copies for kind, (copies, published) in found.items() if copies != published}


def account_for(state: State, registries: Sequence[Registry[Any]], found: Sequence[str], fault: Fault) -> None:
    """Refuses pieces of those kinds that are unknown in this edition, there twice, or fewer than were dealt."""
    edition = state.edition
    pools = [(registry.kind, edition[registry]) for registry in registries]
    counts = {registry.kind: 0 for registry in registries}
    seen: set[str] = set()
    for piece in found:
        if piece in seen:
            raise fault("twice", piece)
        seen.add(piece)
        kind = next((kind for kind, pool in pools if piece in pool), "")
        if not kind:
            raise fault("unknown", piece)
        counts[kind] += 1
    for registry in registries:
        if counts[registry.kind] < state.dealt.get(registry.kind, registry.published):
            gone = (piece for piece in edition[registry].copies() if piece not in seen)
            raise fault("missing", next(gone, registry.kind))
