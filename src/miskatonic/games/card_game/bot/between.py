"""What happens between scenarios: what to buy, what to give up for it, and who takes the place of an investigator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.games.card_game.bot.estimate import attacks_of
from miskatonic.games.card_game.bot.worth import WORTH, cost_in_coins, printed_worth, weapon_worth
from miskatonic.games.card_game.components import PlayerCard, slug_of
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.kernel.decision import Decision, Option
from miskatonic.players.choosing import best, least

GOOD_BUY = 0.3


def deck_worth(investigator: str, card: str) -> float:
    """What a card is worth in the deck of an investigator."""
    slug = slug_of(card)
    if attacks_of(slug) and slug not in WORTH:
        return weapon_worth(slug, investigator)
    return printed_worth(slug)


def improve(game: CardGame, decision: Decision) -> list[int]:
    """The card that betters the deck most for its price."""
    dossier = game.dossiers[decision.seat]
    worst = min((deck_worth(dossier.slug, card) for card in removable(dossier.cards)), default=0.0)

    def worth(option: Option[Any]) -> float:
        what, card = option.value
        if what == "done":
            return GOOD_BUY
        if what == "sit_out":
            return -1.0
        if what == "upgrade":
            return deck_worth(dossier.slug, card) - deck_worth(dossier.slug, option.pieces[1]) + 0.2
        return 0.5 * (deck_worth(dossier.slug, card) - worst)

    return best(decision, worth)


def removable(cards: Any) -> Sequence[str]:
    """Cards of a deck that are no weaknesses."""
    return [card for card in cards if isinstance(card_of(card), PlayerCard) and not card_of(card).weakness]


def replaced(game: CardGame, decision: Decision) -> list[int]:
    """The worst card of the deck goes."""
    dossier = game.dossiers[decision.seat]
    return least(decision, lambda option: deck_worth(dossier.slug, option.value) - 0.05 * cost_in_coins(option.value))


STRONGEST = ("roland_banks", "agnes_baker", "skids_otoole", "daisy_walker", "wendy_adams")


def investigator(game: CardGame, decision: Decision) -> list[int]:
    """Who does best."""
    return best(decision, lambda option: -float(STRONGEST.index(option.value)))
