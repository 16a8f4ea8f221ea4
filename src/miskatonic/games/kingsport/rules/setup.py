"""What the box changes about the preparation of a game."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ALLIES, INVESTIGATORS, slug_of
from miskatonic.games.arkham_horror.events.fate import Chosen
from miskatonic.games.arkham_horror.rules.doom import counted_players
from miskatonic.games.arkham_horror.rules.mythos import MONSTERS_WITH_GATE
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.box import BOARD, BOX
from miskatonic.games.kingsport.components import AQUATIC_MARKERS
from miskatonic.games.kingsport.events import AlliesDealt
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Source, Trigger, always, modifies

ALLIES_IN_A_GAME = 11
MANY_PLAYERS = 5
"""Number of players from which gates bring a monster more."""


@BOARD.setup
def place_aquatic_markers(game: Arkham) -> None:
    """The waters of Arkham."""
    for marker in game.edition[AQUATIC_MARKERS]:
        game.markers[marker.slug] = marker.location


def deal_allies(game: Arkham, source: Source, event: Chosen) -> Rules[None]:
    """Eleven allies take part: those that investigators begin with, and others by chance; the rest goes back to the box."""
    yield from ()
    deck = game.decks["ally"]
    named = [slug for who in event.investigators for slug in INVESTIGATORS[who].fixed if slug in ALLIES]
    kept = [ally for ally in deck if slug_of(ally) in named]
    others = [ally for ally in deck if ally not in kept]
    game.rng.shuffle(others)
    dealt = others[: max(0, ALLIES_IN_A_GAME - len(kept))]
    for ally in others:
        if ally not in dealt:
            deck.remove(ally)
            game.removed.append(ally)
    game.tell(AlliesDealt(tuple(sorted([*kept, *dealt]))))
    deck.shuffle(game.rng)


def one_more(game: Arkham, source: Source) -> int:
    """A monster more with many players."""
    return int(counted_players(game) >= MANY_PLAYERS)


BOX.rule(Trigger(Chosen, deal_allies, always))
BOARD.rule(modifies(MONSTERS_WITH_GATE, one_more))
