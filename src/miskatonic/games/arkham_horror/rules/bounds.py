"""How much sanity and stamina an investigator can have."""

from typing import Literal

from miskatonic.games.arkham_horror.components import INVESTIGATORS, InvestigatorCard
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.hooks import Total, total

MAX_SANITY: Total[Investigator] = Total("maximum sanity")
MAX_STAMINA: Total[Investigator] = Total("maximum stamina")
LESS_SANITY: Total[Investigator] = Total("smaller losses of sanity")
LESS_STAMINA: Total[Investigator] = Total("smaller losses of stamina")


Bound = Literal["max_sanity", "max_stamina"]


def shown(card: InvestigatorCard, you: Investigator, bound: Bound, printed: int) -> int:
    """A maximum as the sheet has it: a number, or what its slider shows."""
    if bound not in card.skills:
        return printed
    slider = next(n for n, pair in enumerate(card.sliders) if bound in pair)
    return card.skills[bound][you.sliders[slider]]


def max_sanity(game: Arkham, you: Investigator) -> int:
    """The sanity of the sheet, with what cards add to it and what has been taken from it for good."""
    card = INVESTIGATORS[you.slug]
    return total(game, MAX_SANITY, shown(card, you, "max_sanity", card.sanity) - you.sanity_drain, you)


def max_stamina(game: Arkham, you: Investigator) -> int:
    """The stamina of the sheet, with what cards add to it and what has been taken from it for good."""
    card = INVESTIGATORS[you.slug]
    return total(game, MAX_STAMINA, shown(card, you, "max_stamina", card.stamina) - you.stamina_drain, you)


def cap(game: Arkham, you: Investigator) -> None:
    """Lowers sanity and stamina to the maximum, once a card that raised it is gone, and raises negative values to 0."""
    you.sanity = max(0, min(you.sanity, max_sanity(game, you)))
    you.stamina = max(0, min(you.stamina, max_stamina(game, you)))
