"""What a seat may see of a game of Elder Sign, and worlds that agree with it."""

from __future__ import annotations

from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.game import View
from miskatonic.kernel.rng import Rng


class ElderSignView(View, frozen=True, kw_only=True):
    """Everything but the order of the decks and what chance will bring."""


def view(state: ElderSign, seat: int | None) -> ElderSignView:
    """What that seat sees."""
    return ElderSignView(game="elder_sign", seat=seat)


def determinize(state: ElderSign, rng: Rng) -> None:
    """Shuffles every deck anew and reseeds chance."""
    for deck in (
        state.adventure_deck,
        state.other_world_deck,
        state.common_deck,
        state.unique_deck,
        state.spell_deck,
        state.ally_deck,
        state.mythos_deck,
    ):
        rng.shuffle(deck)
    state.rng.word = rng.next()
