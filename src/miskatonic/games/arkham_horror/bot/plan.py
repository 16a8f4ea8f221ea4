"""Where to go: what every place promises, who goes where, how far it is, and what stands in the way."""

from __future__ import annotations

from collections.abc import Mapping

from miskatonic.games.arkham_horror.bot import foes, journeys
from miskatonic.games.arkham_horror.bot.journeys import A_TURN
from miskatonic.games.arkham_horror.bot.worth import Outlook, usual_worth
from miskatonic.games.arkham_horror.components import AREAS, LOCATIONS, MYTHOS
from miskatonic.games.arkham_horror.rules import gates
from miskatonic.games.arkham_horror.rules.encounters import cards_of
from miskatonic.games.arkham_horror.rules.omens import RumorTask
from miskatonic.games.arkham_horror.rules.places import neighborhood, routes
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, world_of
from miskatonic.kernel.box import Edition, kept

A_CLUE = 1.4
"""What a clue on the board is worth to somebody who has too few to seal a gate."""
SPARE_CLUE = 0.6
"""What it is worth to somebody who has enough."""
USUAL_PACE = 3
"""So many steps a turn everybody is trusted to take in turns to come."""
AFTERWARDS = 1.5
"""What the turns after a journey are worth, about as much as other turns."""
STOPPED = 0.8
"""What it costs to be held up on the way."""
ENCOUNTER = 0.7
"""How much of what an encounter gives on average a bot counts on."""
STILL_THERE = 0.8
"""The chance that a monster is still there in the next turn."""
RUMOR_TURNS = 6
"""So many turns of a rumor are spared by putting it to rest."""


def attraction(o: Outlook, place: str, taken: frozenset[str] = frozenset()) -> float:
    """What it is worth to be at a place in the encounter phase, if others have taken some of the places."""
    game, you = o.game, o.you
    if place in game.gates:
        if you.at == place and you.explored:
            return journeys.at_explored_gate(o, place)
        return min(0.0, journeys.journey(o, place)) - 3.0 if place in taken else journeys.journey(o, place)
    found = 0.0
    if place not in taken and (lying := game.clues.get(place, 0)):
        found = lying * (A_CLUE if you.clues < gates.seal_cost(game, you) else SPARE_CLUE)
    if place in LOCATIONS:
        found += visit(o, place)
    elif game.rumor:
        found += rumor_relief(o, place)
    return found


def rumor_relief(o: Outlook, place: str) -> float:
    """What it is worth to do something about the rumor at a place: what it does turn after turn, less what that takes."""
    card = MYTHOS[o.game.rumor]
    task = next((hook for hook in card.hooks if isinstance(hook, RumorTask)), None)
    if task is None or card.ongoing is None or task.place != place or not task.price.possible(o.game, o.you):
        return 0.0
    fight = max((foes.fighting_worth(o, monster) for monster in o.game.rumor_monsters), default=0.0)
    return max(0.0, o.worth(task.price) + fight - RUMOR_TURNS * o.condition.gifts(card.ongoing.gives))


def visit(o: Outlook, place: str) -> float:
    """What it is worth to have an encounter at a place, or to use what it offers."""
    services = [o.worth(service) for service in LOCATIONS[place].services if service.possible(o.game, o.you)]
    return max([ENCOUNTER * usual_encounter(o, place), *services])


def usual_encounter(o: Outlook, place: str) -> float:
    """What an encounter at a place is worth on average."""
    return usual_worth(o.condition, encounters_at(o.game.edition, place))


@kept
def encounters_at(edition: Edition, place: str) -> tuple[ArkhamEffect, ...]:
    """What location cards say of a place."""
    cards = cards_of(edition, neighborhood(place))
    return tuple(card.encounters[place] for card in cards if place in card.encounters)


def pace(o: Outlook) -> int:
    """So many steps an investigator takes in a turn."""
    return max(USUAL_PACE, o.skill("speed"))


def prospects(o: Outlook, taken: frozenset[str]) -> dict[str, float]:
    """What every place that can be reached is worth, wherever it is."""
    return {place: attraction(o, place, taken) for place in routes(o.game).distances_from(o.you.at)}


def taken_by_others(game: Arkham, you: Investigator) -> frozenset[str]:
    """The gates that others have gone through, and the gates and clues that others will sooner have than one could oneself."""
    found = {other.gate for other in game.present() if other is not you and world_of(other.at)}
    found |= {other.at for other in game.present() if other is not you and other.explored}
    people = [Outlook(game, person) for person in game.present() if person.at in AREAS and not person.explored]
    wishes = {o.you.seat: wishes_of(o) for o in people}
    while wishes:
        seat, place = max(
            ((seat, place) for seat, wish in wishes.items() for place in wish if place not in found or place == ""),
            key=lambda pair: wishes[pair[0]][pair[1]],
        )
        if seat == you.seat:
            break
        del wishes[seat]
        if place:
            found.add(place)
    return frozenset(found)


def wishes_of(o: Outlook) -> dict[str, float]:
    """What the gates and clues are worth to somebody, by how far they are; and something for staying away from all of them."""
    found = {"": 0.0}
    away = routes(o.game).distances_from(o.you.at)
    for place in (*o.game.gates, *o.game.clues):
        if (steps := away.get(place)) is not None:
            worth = journeys.journey(o, place) if place in o.game.gates else A_CLUE * o.game.clues[place]
            found[place] = worth * A_TURN ** turns(o, steps)
    return found


def turns(o: Outlook, steps: int) -> int:
    """The turns that a way takes beyond this one."""
    return max(0, -(-steps // pace(o)) - 1)


def later(o: Outlook, place: str, goals: Mapping[str, float], dangers: Mapping[str, float]) -> float:
    """What is still to be had in the turns after one that ends at a place: the best goal, by the turns that it takes."""
    if place in o.game.gates and not (o.you.at == place and o.you.explored):
        return AFTERWARDS
    best = 0.0
    for goal, steps in routes(o.game).distances_from(place).items():
        worth = goals.get(goal, 0.0) + STILL_THERE * dangers.get(goal, 0.0)
        if goal != place and worth > 0:
            best = max(best, worth * A_TURN ** (1 + turns(o, steps)))
    return best


def staying(o: Outlook, place: str, goals: Mapping[str, float], dangers: Mapping[str, float]) -> float:
    """What it is worth to end a turn at a place, the monsters there included."""
    return goals.get(place, 0.0) + dangers.get(place, 0.0) + later(o, place, goals, dangers)


def danger(o: Outlook, place: str) -> float:
    """What the monsters at a place cost or bring whoever has to face them."""
    game, you = o.game, o.you
    return sum(foes.facing_worth(o, monster) for monster in game.monsters_at(place) if monster not in you.evaded)


def way_to(game: Arkham, start: str, goal: str) -> list[str]:
    """The places on the way, as the rules have people walk: along a shortest way, past as few monsters as can be."""
    found = [start]
    ways = routes(game)
    while found[-1] != goal:
        steps = ways.first_steps(found[-1], goal)
        found.append(min(steps, key=lambda place: len(game.monsters_at(place))))
    return found


def ahead(o: Outlook) -> tuple[int, int]:
    """How many steps it is to the best place to go to, and how many monsters are on the way."""
    away = routes(o.game).distances_from(o.you.at)
    goals = prospects(o, taken_by_others(o.game, o.you))
    goal = max(goals, key=lambda place: goals[place] * A_TURN ** turns(o, away[place]))
    return away[goal], sum(len(o.game.monsters_at(place)) for place in way_to(o.game, o.you.at, goal))


def hindrance(o: Outlook, goal: str) -> float:
    """What the monsters on the way to a place cost: those where one sets out, and those that one passes."""
    found = 0.0
    for place in way_to(o.game, o.you.at, goal)[:-1]:
        for monster in o.game.monsters_at(place):
            if monster not in o.you.evaded:
                it = foes.foe(o, monster)
                found += max(foes.slipping_worth(o, monster), foes.fighting_worth(o, monster)) - STOPPED * (1 - it.away)
    return found
