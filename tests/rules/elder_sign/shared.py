"""What the tests of several chapters share: tables that have just been set up, and an adventure worth elder signs."""

from collections.abc import Sequence
from typing import Any

from miskatonic.games.elder_sign import GAME
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.table import Table
from miskatonic.testing import Scenario

DECKS = ("adventure", "other_world", "common", "unique", "spell", "ally", "mythos")


def laid_out(*, seed: int = 1, mythos: str = "", adventures: Sequence[str] = (), **options: Any) -> Table[ElderSign]:
    """A table at the first question that somebody is asked. That Mythos card and those adventures lie on top of their decks."""
    state = GAME.rules.setup(read_options(GAME.rules, options), seeded(seed))
    for deck, cards in ((state.mythos_deck, [mythos] if mythos else []), (state.adventure_deck, adventures)):
        for card in reversed(cards):
            deck.remove(card)
            deck.append(card)
    return Table(GAME.rules, state, options, seed)


def set_up(*, seed: int = 1, mythos: str = "", adventures: Sequence[str] = (), **options: Any) -> Table[ElderSign]:
    """A table at its first turn; whatever is asked before is answered with the first option."""
    table = laid_out(seed=seed, mythos=mythos, adventures=adventures, **options)
    while table.decision is not None and table.decision.rule != "ES-MOVE-01":
        table.choose(*range(table.decision.least))
    return table


def pieces(state: ElderSign) -> list[str]:
    """Every card and marker of the game, wherever it is, but for the investigators."""
    adventures = list(state.adventures())
    return [
        *(adventure.card for adventure in adventures),
        *(monster for adventure in adventures for monster in adventure.monsters()),
        *(piece for investigator in state.present() for piece in investigator.cards + investigator.trophies),
        *(cast.card for cast in state.cast),
        *(card for kind in DECKS for card in state.deck(kind)),
        *state.cup,
        *state.mythos_pile,
        *([state.mythos] if state.mythos else []),
        *state.removed,
    ]


def walk_the_hidden_passage(g: Scenario) -> Scenario:
    """The active investigator resolves The Hidden Passage, worth 2 elder signs.

    Its tasks, in order: 3 investigations; peril and 3 investigations; lore.
    """
    g.rig(dice=[3, *["terror"] * 5]).choose("move:the_hidden_passage")
    g.rig(dice=["peril", 3, "terror", "terror", "terror"]).choose("task:0")
    return g.rig(dice=["lore", "terror", "terror"]).play("task:1", "task:2")
