"""What happens between scenarios: what to buy, what to give up for it, and who takes the place of an investigator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.games.card_game.bot.estimate import attacks_of
from miskatonic.games.card_game.bot.worth import STRONGEST, WORTH, cost_in_coins, printed_worth, weapon_worth
from miskatonic.games.card_game.components import PlayerCard, slug_of
from miskatonic.games.card_game.state import CardGame, card_of, investigator_card
from miskatonic.kernel.decision import Decision, Option
from miskatonic.players.choosing import best, least

GOOD_BUY = 0.3
"""A purchase that betters the deck by less than this is left alone."""


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
        if not card:
            return 0.0
        return 0.5 * (deck_worth(dossier.slug, card) - worst)

    return best(decision, worth)


def removable(cards: Any) -> Sequence[str]:
    """Cards of a deck that are no weaknesses."""
    return [card for card in cards if isinstance(card_of(card), PlayerCard) and not card_of(card).weakness]


def replaced(game: CardGame, decision: Decision) -> list[int]:
    """The worst card of the deck goes."""
    dossier = game.dossiers[decision.seat]

    def worth(option: Option[Any]) -> float:
        card = option.value
        return deck_worth(dossier.slug, card) - 0.05 * cost_in_coins(card) if card else float("inf")

    return least(decision, worth)


def investigator(game: CardGame, decision: Decision) -> list[int]:
    """Who does best."""
    return best(decision, lambda option: rank(option.value))


MIDDLING = 2.5
"""Where an investigator of whom nothing is known comes among those who are known."""
AVERAGE_SKILLS, AVERAGE_BODY = 12, 14
"""The sum of an investigator's skills, and of health and sanity, as they usually are."""


def rank(slug: str) -> float:
    """How strong an investigator is, compared with the others: by name, or by skills, health and sanity."""
    if slug in STRONGEST:
        return -float(STRONGEST.index(slug))
    printed = investigator_card(slug)
    skills, body = sum(printed.skills.values()), printed.health + printed.sanity
    return -MIDDLING + 0.4 * (skills - AVERAGE_SKILLS) + 0.2 * (body - AVERAGE_BODY)
