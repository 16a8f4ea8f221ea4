"""What the tests of several chapters share: tables that have just been laid out or set up, and somebody's empty-handed start."""

from collections.abc import Callable, Sequence
from typing import Any

from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.table import Table


def laid_out(*, seed: int = 1, mythos: Sequence[str] = (), **options: Any) -> Table[Arkham]:
    """A table at the first question that somebody is asked. Those Mythos cards lie on top of their deck."""
    state = GAME.rules.setup(read_options(GAME.rules, options), seeded(seed))
    for card in reversed(mythos):
        state.mythos_deck.remove(card)
        state.mythos_deck.append(card)
    return Table(GAME.rules, state, options, seed)


def play_on(table: Table[Arkham], until: Callable[[Arkham], bool]) -> Table[Arkham]:
    """Answers every question with the first option until the game has come that far."""
    while table.decision is not None and not until(table.state):
        table.choose(*range(max(table.decision.least, 1)))
    return table


def set_up(*, seed: int = 1, mythos: Sequence[str] = (), **options: Any) -> Table[Arkham]:
    """A table at its first turn; whatever is asked before is answered with the first option."""
    return play_on(laid_out(seed=seed, mythos=mythos, **options), lambda state: state.turn == 1)
