"""What things are worth to a bot of Arkham Horror, in clues: by what effects give and what is printed on cards, never by name."""

from __future__ import annotations

from functools import cache

from miskatonic.games.arkham_horror.components import CARDS, EACH, Card, Deck
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.kernel.effect import Gives

WORTH: dict[str, float] = {
    "clue": 1.0,
    "money": 0.22,
    "sanity": 0.5,
    "stamina": 0.5,
    "max_sanity": 1.5,
    "max_stamina": 1.5,
    "common": 0.9,
    "unique": 1.3,
    "spell": 1.0,
    "skill": 2.0,
    "ally": 3.0,
    "item": 0.9,
    "weapon": 1.0,
    "tome": 1.0,
    "retainer": 1.5,
    "membership": 0.2,
    "loan": 0.5,
    "blessing": 2.0,
    "curse": -2.0,
    "monster": -0.8,
    "monster_trophy": 0.5,
    "gate_trophy": 2.0,
    "gate": -3.0,
    "gate_closed": 4.0,
    "seal": 7.0,
    "doom": -3.0,
    "terror": -0.8,
    "turn": 1.5,
    "delay": -1.0,
    "arrest": -2.5,
    "lost": -3.5,
    "devoured": -8.0,
    "way_home": 0.5,
    "encounter": 0.3,
    "freedom": 0.5,
    "movement": 0.2,
    "check": 1.0,
    "reroll": 0.3,
    "combat": 0.3,
}
"""What one of each quantity is worth."""

LAST_POINT = 2.5
"""The last points of sanity or stamina are worth so many times as much as the others."""
FEW = 3
"""So many points of sanity or stamina or fewer are the last ones."""


def worth_of(gives: Gives, scarce: float = 1.0) -> float:
    """What gifts are worth; `scarce` is how much more losing sanity or stamina weighs than usually."""
    found = 0.0
    for what, amount in gives.items():
        name = what.removeprefix(EACH)
        weight = WORTH.get(name, 0.0)
        if name in ("sanity", "stamina") and amount < 0:
            weight *= scarce
        found += weight * amount
    return found


def worth_to(game: Arkham, you: Investigator, effect: ArkhamEffect) -> float:
    """What an effect is worth to an investigator as it is now."""
    gives = effect.gives
    scarce = LAST_POINT if min(you.sanity, you.stamina) <= FEW else 1.0
    found = worth_of(gives, scarce)
    for what, now, most in (
        ("sanity", you.sanity, max_sanity(game, you)),
        ("stamina", you.stamina, max_stamina(game, you)),
    ):
        if (amount := gives.get(what, 0.0)) > 0:
            found -= WORTH[what] * max(0.0, amount - (most - now))
            if now <= FEW:
                found += WORTH[what] * min(amount, most - now)
    return found


@cache
def card_worth(copy: str) -> float:
    """What a card is worth by itself."""
    return printed_worth(CARDS[copy])


DECK_WORTH: dict[Deck, float] = {"common": 0.5, "unique": 0.8, "spell": 0.8, "skill": 2.0, "ally": 3.0, "special": 1.0}


def printed_worth(card: Card) -> float:
    """By its deck, its bonus in combat, whether it seals gates, and what it costs."""
    found = DECK_WORTH[card.deck] + 0.1 * card.price
    if card.combat:
        found += 0.45 * card.combat / max(1, card.hands) * (0.5 if card.single_use else 1.0)
    if card.seals:
        found += 6.0
    return found
