"""Where to go: what every place promises, who goes where, how far it is, and what stands in the way."""

from __future__ import annotations

from collections.abc import Mapping

from miskatonic.games.arkham_horror.bot import foes, journeys
from miskatonic.games.arkham_horror.bot.journeys import A_TURN
from miskatonic.games.arkham_horror.bot.worth import WORTH, Outlook, usual_worth
from miskatonic.games.arkham_horror.components import AREAS, LOCATIONS, MYTHOS
from miskatonic.games.arkham_horror.rules import gates
from miskatonic.games.arkham_horror.rules.encounters import cards_of
from miskatonic.games.arkham_horror.rules.holding import money_for
from miskatonic.games.arkham_horror.rules.movement import FARE, met_at
from miskatonic.games.arkham_horror.rules.places import depots, neighborhood, routes
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, world_of
from miskatonic.games.arkham_horror.view.table import TrackView
from miskatonic.kernel.box import Edition, kept

A_CLUE = 1.4
"""The value of a clue on the board for an investigator with too few clues to seal a gate."""
SPARE_CLUE = 0.6
"""The value of a clue on the board for an investigator with enough clues."""
USUAL_PACE = 3
"""Steps per turn that are assumed for later turns."""
AFTERWARDS = 1.5
"""The value of the turns after a journey, about that of other turns."""
STOPPED = 0.8
"""What it costs to be held up on the way."""
ENCOUNTER = 0.7
"""How much of what an encounter gives on average a bot counts on."""
STILL_THERE = 0.8
"""The chance that a monster is still there in the next turn."""
RUMOR_TURNS = 6
"""Turns of a rumor that are saved by ending it."""
A_MARKER = 3.0
"""What it is worth to take away a marker of a track, by how full the track is."""
LAST_MARKER = 4.0
"""What it adds to close what came of a full track; shared by the markers that have to be turned for it."""


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
        found += visit(o, place) + (0.0 if place in taken else errand(o, place))
    elif game.rumor:
        found += rumor_relief(o, place)
    return found


def rumor_relief(o: Outlook, place: str) -> float:
    """What it is worth to do something about the rumor at a place: what it does turn after turn, less what that takes."""
    card = MYTHOS[o.game.rumor]
    task = next((one for one in card.lines if one.name == "rumor_task"), None)
    if task is None or card.ongoing is None or task.given("place") != place:
        return 0.0
    price: ArkhamEffect = task.given("price")
    if not price.possible(o.game, o.you):
        return 0.0
    fight = max((foes.fighting_worth(o, monster) for monster in o.game.rumor_monsters), default=0.0)
    return max(0.0, o.worth(price) + fight - RUMOR_TURNS * o.condition.gifts(card.ongoing.gives))


def errand(o: Outlook, place: str) -> float:
    """What an encounter at a place is worth because markers of tracks name it: one of them is taken away or turned."""
    return max((relief(track, place) for track in o.tracks), default=0.0)


def relief(track: TrackView, place: str) -> float:
    """What it is worth to have one marker less on a track that names a place."""
    lying = [marker for spaces in track.groups for marker in spaces.markers]
    left = [marker for marker in lying if marker.face_up]
    if all(marker.place != place for marker in left):
        return 0.0
    if track.at:
        return A_MARKER + LAST_MARKER / len(left)
    return A_MARKER * len(lying) / sum(spaces.spaces for spaces in track.groups)


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
    """Steps that an investigator takes in a turn."""
    return max(USUAL_PACE, o.skill("speed"))


def prospects(o: Outlook, taken: frozenset[str]) -> dict[str, float]:
    """What every place that can be reached is worth, wherever it is."""
    return {place: attraction(o, place, taken) for place in distances(o, o.you.at)}


def distances(o: Outlook, start: str) -> Mapping[str, int]:
    """How far every place is from one of them: on foot, and by train for those who can pay for it."""
    ways = routes(o.game)
    on_foot = ways.distances_from(start)
    stops = depots(o.game.edition)
    if len(stops) < 2 or money_for(o.game, o.you) < FARE:
        return on_foot
    found = dict(on_foot)
    for stop in stops:
        if stop in on_foot:
            for other in stops:
                for place, steps in ways.distances_from(other).items():
                    found[place] = min(found.get(place, 99), on_foot[stop] + 1 + steps)
    return found


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
    """The value of gates and clues for an investigator by distance, and a bonus for staying away from all of them."""
    found = {"": 0.0}
    away = distances(o, o.you.at)
    for place in (*o.game.gates, *o.game.clues):
        if (steps := away.get(place)) is not None:
            worth = journeys.journey(o, place) if place in o.game.gates else A_CLUE * o.game.clues[place]
            found[place] = worth * A_TURN ** turns(o, steps)
    return found


def turns(o: Outlook, steps: int) -> int:
    """The turns that a way takes beyond this one."""
    return max(0, -(-steps // pace(o)) - 1)


def later(o: Outlook, place: str, goals: Mapping[str, float], dangers: Mapping[str, float]) -> float:
    """The value of the turns after one that ends at a place: the best goal, by the turns to reach it."""
    if place in o.game.gates and not (o.you.at == place and o.you.explored):
        return AFTERWARDS
    best = 0.0
    for goal, steps in distances(o, place).items():
        worth = goals.get(goal, 0.0) + STILL_THERE * dangers.get(goal, 0.0)
        if goal != place and worth > 0:
            best = max(best, worth * A_TURN ** (1 + turns(o, steps)))
    return best


def staying(o: Outlook, place: str, goals: Mapping[str, float], dangers: Mapping[str, float]) -> float:
    """What it is worth to end a turn at a place, the monsters there included."""
    return goals.get(place, 0.0) + dangers.get(place, 0.0) + later(o, place, goals, dangers)


def danger(o: Outlook, place: str) -> float:
    """The cost or gain of facing the monsters at a place."""
    game, you = o.game, o.you
    return sum(foes.facing_worth(o, monster) for monster in met_at(game, place) if monster not in you.evaded)


def way_to(game: Arkham, start: str, goal: str) -> list[str]:
    """The places on the way, as the rules have people walk: along a shortest way, past as few monsters as can be."""
    found = [start]
    ways = routes(game)
    while found[-1] != goal:
        steps = ways.first_steps(found[-1], goal)
        found.append(min(steps, key=lambda place: len(met_at(game, place))))
    return found


def ahead(o: Outlook) -> tuple[int, int]:
    """How many steps it is to the best place to go to, and how many monsters are on the way."""
    away = distances(o, o.you.at)
    goals = prospects(o, taken_by_others(o.game, o.you))
    goal = max(goals, key=lambda place: goals[place] * A_TURN ** turns(o, away[place]))
    way = way_to(o.game, o.you.at, on_foot_to(o, goal))
    return away[goal], sum(len(met_at(o.game, place)) for place in way)


def on_foot_to(o: Outlook, goal: str) -> str:
    """The place that one walks to first: the goal itself, or where the train to its town stops."""
    on_foot = routes(o.game).distances_from(o.you.at)
    if goal in on_foot:
        return goal
    return min((stop for stop in depots(o.game.edition) if stop in on_foot), key=lambda stop: on_foot[stop])


def riding(o: Outlook, stop: str, goals: Mapping[str, float], dangers: Mapping[str, float]) -> float:
    """What it is worth to take the train: the best place that one reaches from its stop in this turn, less the fare."""
    near = routes(o.game).distances_from(stop)
    best = max(staying(o, place, goals, dangers) for place, steps in near.items() if steps < o.you.points)
    return best + leaving(o, o.you.at) - FARE * WORTH["money"]


def hunting(o: Outlook, monster: str, goals: Mapping[str, float], dangers: Mapping[str, float]) -> float:
    """What it is worth to go after an elusive monster: the fight, if it can be caught; and the movement ends here."""
    caught = foes.foe(o, monster).away * foes.fighting_worth(o, monster)
    return staying(o, o.you.at, goals, dangers) + caught


def hindrance(o: Outlook, goal: str) -> float:
    """What the monsters on the way to a place cost: those where one sets out, and those that one passes."""
    return sum(leaving(o, place) for place in way_to(o.game, o.you.at, goal)[:-1])


def leaving(o: Outlook, place: str) -> float:
    """The cost of the monsters at a place for an investigator that moves on from there."""
    found = 0.0
    for monster in met_at(o.game, place):
        if monster not in o.you.evaded:
            found += foes.facing_worth(o, monster) - STOPPED * (1 - foes.foe(o, monster).away)
    return found
