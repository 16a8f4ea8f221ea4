"""Where to go: what every place promises, how far it is, and what stands in the way."""

from __future__ import annotations

from functools import cache

from miskatonic.games.arkham_horror.bot.foes import armed, facing
from miskatonic.games.arkham_horror.bot.worth import worth_of, worth_to
from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.encounters import cards_of
from miskatonic.games.arkham_horror.rules.gates import seal_cost
from miskatonic.games.arkham_horror.rules.places import neighborhood, routes
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.state import Arkham, Investigator, world_of
from miskatonic.kernel.box import Edition

A_TURN = 0.72
"""What is still a turn away is worth so much of what it is worth now."""
A_CLUE = 1.3
CLOSING = 9.0
"""What it is worth to close a gate that has been explored."""
ENTERING = 2.4
"""What it is worth to set out through a gate, for somebody who is fit for it."""
WITH_SEAL = 4.0
"""What it adds to be able to seal the gate on coming back."""
COMPANY = 4.5
"""What it takes away that somebody else is on the way through the same gate."""
CLEARING = 5.0
"""What it adds that no other gate would be open then, and the trophies would be enough for a victory."""
UNARMED = 1.5
"""What it adds to a place that sells things, for somebody with money and no weapons to speak of."""
FIT = 3
"""So much sanity and stamina are needed for a journey."""
ENCOUNTER = 0.35
"""How much of what an encounter gives on average a bot counts on."""
PURSE = 4
"""With more dollars than these one goes shopping."""
SELLING = ("common_item", "unique_item")
"""What the icon of a place that sells things shows."""
WARY = 0.8
"""How much the monsters at a place weigh."""


@cache
def usual_encounter(edition: Edition, place: str) -> float:
    """What an encounter at a place is worth on average."""
    found = [
        worth_of(card.encounters[place].gives, 1.5)
        for card in cards_of(edition, neighborhood(place))
        if place in card.encounters
    ]
    return sum(found) / len(found) if found else 0.0


def attraction(game: Arkham, you: Investigator, place: str) -> float:
    """What it is worth to be at a place in the encounter phase."""
    found = A_CLUE * game.clues.get(place, 0)
    if place not in LOCATIONS:
        return found
    if place in game.gates:
        if you.at == place and you.explored:
            return CLOSING
        return found + journey(game, you, place)
    services = [worth_to(game, you, service) for service in LOCATIONS[place].services if service.possible(game, you)]
    if services and LOCATIONS[place].sure in SELLING and you.money > PURSE and not well_armed(you):
        services.append(UNARMED)
    return found + max([ENCOUNTER * usual_encounter(game.edition, place), *services])


def journey(game: Arkham, you: Investigator, place: str) -> float:
    """What it is worth to go through a gate: for the fit, and if nobody else is on the way."""
    if you.sanity < FIT or you.stamina < FIT:
        return -4.0
    found = ENTERING + 0.25 * (you.sanity + you.stamina - 2 * FIT)
    found += 0.3 * (max(skill(game, you, "lore"), skill(game, you, "fight")) - 3)
    if you.clues >= seal_cost(game, you) or any(CARDS[card].seals for card in you.cards):
        found += WITH_SEAL
    for other in game.present():
        if other is not you and (other.gate == place or (other.at == place and other.seat != you.seat)):
            found -= COMPANY
    trophies = sum(len(other.gate_trophies) for other in game.present())
    if trophies + len(game.gates) >= game.players:
        found += CLEARING / len(game.gates)
    pressure = len(game.gates) / 4
    return found * (0.6 + 0.4 * min(1.5, pressure))


def mending(game: Arkham, you: Investigator) -> bool:
    """Whether an investigator had better recover first."""
    return you.sanity <= max_sanity(game, you) // 3 or you.stamina <= max_stamina(game, you) // 3


def prospects(game: Arkham, you: Investigator) -> dict[str, float]:
    """What every place that can be reached is worth, wherever it is."""
    return {place: attraction(game, you, place) for place in routes(game).distances_from(you.at)}


def best_from(game: Arkham, you: Investigator, place: str, goals: dict[str, float]) -> float:
    """What it is worth to end a turn at a place: the best goal from there, by the turns that are still to go."""
    away = routes(game).distances_from(place)
    speed = max(1, skill(game, you, "speed"))
    best = float("-inf")
    for goal, worth in goals.items():
        steps = away.get(goal)
        if steps is None:
            continue
        turns = -(-steps // speed)
        best = max(best, worth * A_TURN**turns if worth > 0 else worth)
    return best


def danger(game: Arkham, you: Investigator, place: str) -> float:
    """What the monsters at a place cost or bring whoever has to face them."""
    return WARY * sum(facing(game, you, monster) for monster in game.monsters_at(place) if monster not in you.evaded)


def in_other_world(you: Investigator) -> bool:
    """Whether an investigator is in an Other World."""
    return bool(world_of(you.at))


def well_armed(you: Investigator) -> bool:
    """Whether an investigator has weapons to speak of."""
    return armed(you) >= 3
