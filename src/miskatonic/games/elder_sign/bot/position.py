"""How good a position looks: a weighed count of what the investigators have and of what threatens them."""

from __future__ import annotations

from math import exp, sqrt

from miskatonic.games.elder_sign.bot.gifts import midnight_of, nights, penalties_of, rewards_of
from miskatonic.games.elder_sign.bot.worth import Weights, Worth
from miskatonic.games.elder_sign.components import ANCIENT_ONES, trophy_value
from miskatonic.games.elder_sign.odds.attempt import Situation, work_of
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, Investigator
from miskatonic.kernel.memory import printed

GREEN = 6
"""Number of green dice."""

Features = dict[str, float]
"""The features of a position, by name."""


def features(state: ElderSign) -> Features:
    """The features while the Ancient One sleeps."""
    card = ANCIENT_ONES[state.ancient_one]
    wanted, left = card.elder_signs - state.elder_signs, card.doom_track - state.doom
    investigators = state.present()
    found: Features = {
        "wanted": wanted,
        "left": left,
        "root_wanted": sqrt(max(wanted, 0)),
        "root_left": sqrt(left),
        "pace": min(wanted / (left + 0.5), 4.0),
        "hour": state.clock,
        "clues": sum(investigator.clues for investigator in investigators),
        "gates": len(state.other_worlds),
    }
    found["cards"] = sum(held_worth(card) for investigator in investigators for card in investigator.cards)
    trophies = rich = 0
    for investigator in investigators:
        purse = sum(map(trophy_value, investigator.trophies))
        trophies += min(purse, 10)
        rich += purse >= 10
    found["trophies"], found["rich"] = trophies, rich
    count_dangers(state, investigators, found)
    count_gifts(state, found)
    return found


@printed
def held_worth(card: str) -> float:
    """What a card in hand is worth by its lines, in elder signs."""
    return Worth(Weights()).card(card)


def count_dangers(state: ElderSign, investigators: list[Investigator], found: Features) -> None:
    """The effects of the next midnight, investigators near their end, and dice that cannot be used."""
    doom = harm_mind = harm_body = monsters = 0.0
    for night in nights(state):
        doom += night.get("doom", 0) + night.get("doom_per_other_world", 0) * len(state.other_worlds)
        harm_mind -= night.get("each_sanity", 0)
        harm_body -= night.get("each_stamina", 0)
        monsters += night.get("monster", 0)
    found["night_doom"], found["night_harm"], found["night_monsters"] = doom, harm_mind + harm_body, monsters
    found["myth_doom"] = midnight_of(state.mythos).get("doom", 0) if state.mythos else 0.0
    doomed = low = middling = 0
    for investigator in investigators:
        points = min(investigator.sanity - harm_mind, investigator.stamina - harm_body)
        if points <= 0:
            doomed += 1
        elif points == 1:
            low += 1
        elif points == 2:
            middling += 1
    found["doomed"], found["low"], found["middling"] = doomed, low, middling
    found["health"] = sum(min(investigator.sanity, 5) + min(investigator.stamina, 5) for investigator in investigators)
    found["monsters"] = sum(len(adventure.monsters()) for adventure in state.adventures())
    found["green_locks"] = sum(1 for die in state.dice[:GREEN] if die.lock)
    found["other_locks"] = sum(1 for die in state.dice[GREEN:] if die.lock)


def count_gifts(state: ElderSign, found: Features) -> None:
    """What the adventures in play promise, as likely as they are to be resolved; and the attempt that is under way."""
    signs = easy = 0.0
    dice = GREEN - int(found["green_locks"])
    attempted = state.attempt.place if state.attempt is not None else ""
    for adventure in state.adventures():
        if adventure.card != attempted:
            work = work_of(state, adventure)
            chance = 1.0 if work is None else work.odds.resolve(dice)
            signs += chance * rewards_of(adventure.card).get("elder_sign", 0)
            easy = max(easy, chance)
    found["promised_signs"], found["easy"] = signs, easy
    found["hope"] = found["hope_signs"] = found["fear_doom"] = 0.0
    if attempted and attempted != ANCIENT_ONE and state.active_investigator is not None:
        situation = Situation(state, quick=True)
        chance = situation.chance()
        found["hope"], found["hope_signs"] = chance, chance * rewards_of(attempted).get("elder_sign", 0)
        penalties = penalties_of(attempted)
        found["fear_doom"] = (1 - chance) * penalties.get("doom", 0)


def battle_features(state: ElderSign) -> Features:
    """The features of the final battle."""
    investigators = state.present()
    return {
        "doom": state.doom,
        "investigators": len(investigators),
        "health": sum(min(investigator.sanity, investigator.stamina) for investigator in investigators),
        "clues": sum(investigator.clues for investigator in investigators),
        "cards": sum(len(investigator.cards) for investigator in investigators),
        "trophies": sum(len(investigator.trophies) for investigator in investigators),
        "hour": state.clock,
    }


def value(state: ElderSign, seat: int) -> float:
    """How good the position looks for the investigators, from 0 (lost) to 1 (won): the same for all seats."""
    if state.outcome is not None:
        return float(bool(state.outcome.winners))
    if not state.present():
        return 0.0
    counted, weights = (battle_features(state), BATTLE) if state.awake else (features(state), WEIGHTS)
    total = weights.get(state.ancient_one, UNKNOWN)
    for name, number in counted.items():
        total += weights[name] * number
    return 1 / (1 + exp(-total))


UNKNOWN = 0.5
"""The weight of an Ancient One without recorded games."""

WEIGHTS = {
    "wanted": 0.274,
    "left": -0.111,
    "root_wanted": -2.745,
    "root_left": 1.720,
    "pace": -0.096,
    "hour": -0.111,
    "clues": 0.091,
    "gates": 0.028,
    "cards": 0.22,
    "trophies": 0.020,
    "rich": 0.305,
    "night_doom": -0.003,
    "night_harm": -0.231,
    "night_monsters": -0.152,
    "myth_doom": -0.174,
    "doomed": -0.009,
    "low": -0.009,
    "middling": 0.015,
    "health": 0.047,
    "monsters": -0.115,
    "green_locks": -0.367,
    "other_locks": -0.363,
    "promised_signs": 0.337,
    "easy": 0.520,
    "hope": 0.333,
    "hope_signs": 0.224,
    "fear_doom": -0.224,
    "azathoth": 0.888,
    "cthulhu": 0.810,
    "hastur": 0.650,
    "ithaqua": 0.215,
    "nyarlathotep": 0.677,
    "shub_niggurath": -0.230,
    "yig": 0.250,
    "yog_sothoth": 0.975,
}
"""What each thing counts while the Ancient One sleeps, found by logistic regression: which of the positions in 2,500 games of
four heuristic bots led to a victory. What cards count is drawn from what the regression gave for each deck."""
BATTLE = {
    "doom": -0.551,
    "investigators": -0.461,
    "health": 0.220,
    "clues": 0.209,
    "cards": 0.0,
    "trophies": 0.155,
    "hour": -0.323,
    "azathoth": 0.0,
    "cthulhu": 0.820,
    "hastur": 0.493,
    "ithaqua": 0.844,
    "nyarlathotep": -0.170,
    "shub_niggurath": -0.308,
    "yig": 2.470,
    "yog_sothoth": 1.144,
}
"""What each thing counts in the final battle, found in the same way."""
