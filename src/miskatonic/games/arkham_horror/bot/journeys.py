"""Gates: what it is worth to close and to seal them, and what a journey through one promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from miskatonic.games.arkham_horror.bot.worth import Outlook, usual_worth
from miskatonic.games.arkham_horror.components import CARDS, GATE_CARDS, GATE_MARKERS, MYTHOS, OTHER_WORLDS
from miskatonic.games.arkham_horror.rules import doom, gates
from miskatonic.games.arkham_horror.rules.other_worlds import entry
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.hooks import is_set, total

A_TURN = 0.82
"""Discount per turn of values in the future."""
THERE_AND_BACK = 2
"""Turns from entering an Other World to closing the gate after the return."""
AREAS_THERE = 2
"""Encounters on the way."""
CLOSING = 3.0
"""What it is worth to close a gate."""
REOPENING = 2.5
"""What it takes away that gates open there as often as anywhere, for a new one is another doom token."""
SEALING = 8.0
"""What it is worth to seal a gate."""
OFTEN = 6.0
"""What it adds that gates open there as often as anywhere."""
LAST_GATE = 30.0
"""What closing the last open gate is worth, if that wins the game; shared by the gates that have to be closed for it."""
TOO_MANY = 5.0
"""What it adds to close a gate when one or two more would awaken the Ancient One."""


@kept
def openings(edition: Edition) -> Mapping[str, float]:
    """How often gates open at a location: its Mythos cards, as a share of those of the location that has most."""
    cards = Counter(card.gate for card in edition[MYTHOS] if card.gate)
    most = max(cards.values(), default=1)
    return {place: number / most for place, number in cards.items()}


def can_seal(game: Arkham, you: Investigator) -> bool:
    """Whether an investigator could seal a gate."""
    if is_set(game, gates.NO_SEAL, you):
        return False
    return you.clues >= gates.seal_cost(game, you) or has_sign(you)


def has_sign(you: Investigator) -> bool:
    """Whether an investigator has a card that seals gates."""
    return any(CARDS[card].seals for card in you.cards)


def closing_worth(game: Arkham, place: str) -> float:
    """What it is worth to close the gate at a place."""
    found = CLOSING - REOPENING * openings(game.edition).get(place, 0.0)
    if len(game.gates) >= doom.gate_limit(game) - 2:
        found += TOO_MANY
    return found + LAST_GATE / still_to_close(game) ** 2


def still_to_close(game: Arkham) -> int:
    """Number of gates still to close until none is open and the trophies suffice for a victory."""
    trophies = sum(len(person.gate_trophies) for person in game.present())
    return max(1, len(game.gates), game.players - trophies)


def sealing_worth(game: Arkham, place: str) -> float:
    """What it adds to seal the gate."""
    found = SEALING + OFTEN * openings(game.edition).get(place, 0.0)
    return found + LAST_GATE / (doom.SEALS_TO_WIN - len(game.seals)) ** 2


def closing_chance(o: Outlook, place: str) -> float:
    """The chance that a check closes the gate at a place."""
    modifier = GATE_MARKERS[o.game.gates[place]].modifier
    difficulty = total(o.game, gates.CLOSING, 1, place, o.you)
    return max(o.condition.chance("fight", modifier, difficulty), o.condition.chance("lore", modifier, difficulty))


def at_explored_gate(o: Outlook, place: str) -> float:
    """What it is worth to stand at a gate that one may close."""
    sure = 1.0 if has_sign(o.you) else 1 - (1 - closing_chance(o, place)) ** 2
    found = closing_worth(o.game, place)
    if can_seal(o.game, o.you):
        found += sealing_worth(o.game, place)
    return max(1.0, sure * found)


def journey(o: Outlook, place: str) -> float:
    """What it is worth to be drawn through a gate: coming back to close it, and what happens on the way."""
    world = GATE_MARKERS[o.game.gates[place]].world
    return A_TURN**THERE_AND_BACK * at_explored_gate(o, place) + AREAS_THERE * crossing(o, world)


def crossing(o: Outlook, world: str) -> float:
    """The mean value of an encounter in an Other World for an investigator that has already taken losses there."""
    return usual_worth(o.condition.weary(), worlds(o.game.edition)[world])


@kept
def worlds(edition: Edition) -> Mapping[str, tuple[ArkhamEffect, ...]]:
    """What gate cards say of each Other World."""
    cards = [card for card in edition[GATE_CARDS] if card.color is not None]
    return {
        world.slug: tuple(entry(card, world.slug) for card in cards if card.color in world.colors)
        for world in edition[OTHER_WORLDS]
    }
