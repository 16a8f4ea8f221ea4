"""How much sanity and stamina an investigator can have."""

from miskatonic.games.arkham_horror.components import INVESTIGATORS
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.hooks import Total, total

MAX_SANITY: Total[Investigator] = Total("maximum sanity")
MAX_STAMINA: Total[Investigator] = Total("maximum stamina")
LESS_SANITY: Total[Investigator] = Total("smaller losses of sanity")
LESS_STAMINA: Total[Investigator] = Total("smaller losses of stamina")


def max_sanity(game: Arkham, you: Investigator) -> int:
    """The sanity of the sheet, with what cards add to it and what has been taken from it for good."""
    return total(game, MAX_SANITY, INVESTIGATORS[you.slug].sanity - you.sanity_drain, you)


def max_stamina(game: Arkham, you: Investigator) -> int:
    """The stamina of the sheet, with what cards add to it and what has been taken from it for good."""
    return total(game, MAX_STAMINA, INVESTIGATORS[you.slug].stamina - you.stamina_drain, you)


def cap(game: Arkham, you: Investigator) -> None:
    """Nobody has more than the maximum, once what raised it is gone."""
    you.sanity = min(you.sanity, max_sanity(game, you))
    you.stamina = min(you.stamina, max_stamina(game, you))
