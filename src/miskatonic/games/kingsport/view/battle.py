"""What everybody sees of the Epic Battle."""

from miskatonic.games.arkham_horror.components import GAME
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.arkham_horror.view.table import BATTLE_PILES, OPEN_PILES
from miskatonic.games.kingsport.box import EPIC
from miskatonic.games.kingsport.rules.epic import GREEN, PLOT, RED, USED
from miskatonic.kernel.hooks import Source, settles
from miskatonic.kernel.registry import NAMES

NAMES[f"{GAME}/{GREEN}"] = {"en": "green cards", "fr": "cartes vertes"}
NAMES[f"{GAME}/{RED}"] = {"en": "red cards", "fr": "cartes rouges"}
NAMES[f"{GAME}/{PLOT}"] = {"en": "plots", "fr": "complots"}


def see_used(game: Arkham, source: Source, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that have been used."""
    return (*usual, USED)


def see_piles(game: Arkham, source: Source, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of the battle that are left, where cards say how it goes."""
    return (*usual, *(pile for pile in (GREEN, RED, PLOT) if pile in game.piles))


EPIC.rule(settles(OPEN_PILES, see_used), settles(BATTLE_PILES, see_piles))
