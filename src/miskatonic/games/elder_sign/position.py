"""How good a position looks: a weighed count of what the investigators have and of what threatens them."""

from __future__ import annotations

from functools import cache

from miskatonic.games.elder_sign.components import (
    ADVENTURE_CARDS,
    ANCIENT_ONES,
    CARDS,
    MYTHOS,
    trophy_value,
)
from miskatonic.games.elder_sign.odds import Situation, outlook_of
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, Investigator
from miskatonic.games.elder_sign.tally import Tally, tally

GREEN = 6

Features = dict[str, float]


@cache
def midnight_of(card: str) -> Tally:
    """What an adventure or a Mythos card does at midnight."""
    return tally((ADVENTURE_CARDS.get(card) or MYTHOS[card]).midnight)


@cache
def rewards_of(card: str) -> Tally:
    """What an adventure gives."""
    return tally(*ADVENTURE_CARDS[card].rewards)


@cache
def penalties_of(card: str) -> Tally:
    """What failing an adventure costs."""
    return tally(*ADVENTURE_CARDS[card].penalties)


def features(state: ElderSign) -> Features:
    """What is counted, while the Ancient One sleeps."""
    card = ANCIENT_ONES[state.ancient_one]
    wanted, left = card.elder_signs - state.elder_signs, card.doom_track - state.doom
    heroes = state.present()
    found: Features = {
        "wanted": wanted,
        "left": left,
        "pace": min(wanted / (left + 0.5), 4.0),
        "hour": state.clock,
        "clues": sum(hero.clues for hero in heroes),
        "gates": len(state.other_worlds),
    }
    for kind in ("common", "unique", "spell", "ally"):
        found[kind] = 0.0
    trophies = rich = 0
    for hero in heroes:
        for held in hero.cards:
            found[CARDS[held].deck] += 1
        purse = sum(map(trophy_value, hero.trophies))
        trophies += min(purse, 10)
        rich += purse >= 10
    found["trophies"], found["rich"] = trophies, rich
    count_dangers(state, heroes, found)
    count_prospects(state, found)
    return found


def count_dangers(state: ElderSign, heroes: list[Investigator], found: Features) -> None:
    """What the next midnight will do, who is near their end, and the dice that nobody can use."""
    doom = harm_mind = harm_body = monsters = 0
    nights = [midnight_of(adventure.card) for adventure in state.adventures()]
    if state.mythos:
        nights.append(midnight_of(state.mythos))
    for night in nights:
        if night:
            doom += night.get("doom", 0) + night.get("doom_per_other_world", 0) * len(state.other_worlds)
            harm_mind += night.get("each_sanity", 0)
            harm_body += night.get("each_stamina", 0)
            monsters += night.get("monster", 0)
    found["night_doom"], found["night_harm"], found["night_monsters"] = doom, harm_mind + harm_body, monsters
    found["myth_doom"] = midnight_of(state.mythos).get("doom", 0) if state.mythos else 0
    doomed = low = middling = 0
    for hero in heroes:
        points = min(hero.sanity - harm_mind, hero.stamina - harm_body)
        if points <= 0:
            doomed += 1
        elif points == 1:
            low += 1
        elif points == 2:
            middling += 1
    found["doomed"], found["low"], found["middling"] = doomed, low, middling
    found["health"] = sum(min(hero.sanity, 5) + min(hero.stamina, 5) for hero in heroes)
    found["monsters"] = sum(len(adventure.monsters()) for adventure in state.adventures())
    found["green_locks"] = sum(1 for die in state.dice[:GREEN] if die.lock)
    found["other_locks"] = sum(1 for die in state.dice[GREEN:] if die.lock)
    found["stuck"] = sum(1 for die in state.dice if die.zone == "spell")


def count_prospects(state: ElderSign, found: Features) -> None:
    """What the adventures in play promise, as likely as they are to be resolved; and the attempt that is under way."""
    signs = easy = 0.0
    dice = GREEN - int(found["green_locks"])
    attempted = state.attempt.place if state.attempt is not None else ""
    for adventure in state.adventures():
        if adventure.card != attempted:
            outlook = outlook_of(state, adventure)
            chance = 1.0 if outlook is None else outlook.resolve(dice)
            signs += chance * rewards_of(adventure.card).get("elder_sign", 0)
            easy = max(easy, chance)
    found["prospects"], found["easy"] = signs, easy
    found["hope"] = found["hope_signs"] = found["fear_doom"] = found["fear_harm"] = 0.0
    if attempted and attempted != ANCIENT_ONE and state.hero is not None:
        situation = Situation(state, quick=True)
        chance = situation.chance()
        found["hope"], found["hope_signs"] = chance, chance * rewards_of(attempted).get("elder_sign", 0)
        penalties = penalties_of(attempted)
        found["fear_doom"] = (1 - chance) * penalties.get("doom", 0)
        found["fear_harm"] = (1 - chance) * (penalties.get("sanity", 0) + penalties.get("stamina", 0))


def value(state: ElderSign) -> float:
    """How good the position looks, from 0 (lost) to 1 (won)."""
    return 0.5
