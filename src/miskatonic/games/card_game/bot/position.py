"""How good a position looks: a rough guide for search.

The weights of The Gathering are those of logistic regressions: which positions of many thousand games led to a victory? Those
before the last fight are in `positions.json`, for each investigator by itself. Those of the other scenarios are guesses.
"""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt
from operator import mul
from pathlib import Path

from msgspec import Struct, json

from miskatonic.games.card_game.bot.duel import ACTIONS, MOST_FOES, MOST_LIVES
from miskatonic.games.card_game.bot.last_fight import (
    fight_estimate,
    fight_with,
    find_enemy,
    presumed_clues,
    rounds_left,
    slowed,
)
from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.rules.agenda import clues_needed
from miskatonic.games.card_game.rules.values import enemy_health, has_trait, health_left, sanity_left, soaks
from miskatonic.games.card_game.state import CardGame, Investigator, card_of, enemy_card

PRIEST = "ghoul_priest"
ROUNDS_A_CLUE = 1.2
"""Rounds that a missing clue takes."""
LATE = 6.0
"""It is late when fewer rounds than this will be left once all clues are found."""

Features = list[float]


class Weights(Struct, frozen=True, gc=False):
    """What adds how much to the log-odds of a victory, for an investigator in one of the acts before the Ghoul Priest comes."""

    investigator: str
    act: str
    base: float
    factors: dict[str, float]
    """How things are: see `factors`."""
    play: dict[str, float]
    uses: dict[str, float]
    """Assets in play, and each of their tokens."""
    hand: dict[str, float]
    engaged: dict[str, float]
    burden: dict[str, float]
    """Enemies, and other cards, in the threat area."""


@cache
def weights_by_act() -> dict[tuple[str, str], Weights]:
    """What counts for each investigator in each of the two acts."""
    read = json.decode(Path(__file__).with_name("positions.json").read_bytes(), type=list[Weights])
    return {(found.investigator, found.act): found for found in read}


@cache
def weights_of(investigator: str, act: str) -> Weights:
    """The weights of an investigator: its learned ones, or the mean over all for an unknown one."""
    known = weights_by_act()
    if (investigator, act) in known:
        return known[investigator, act]
    all_of_them = [weights for (_, of_act), weights in known.items() if of_act == act]
    return Weights(
        investigator,
        act,
        mean([weights.base for weights in all_of_them]),
        averaged([weights.factors for weights in all_of_them]),
        averaged([weights.play for weights in all_of_them]),
        averaged([weights.uses for weights in all_of_them]),
        averaged([weights.hand for weights in all_of_them]),
        averaged([weights.engaged for weights in all_of_them]),
        averaged([weights.burden for weights in all_of_them]),
    )


def mean(numbers: list[float]) -> float:
    """The average."""
    return sum(numbers) / len(numbers)


def averaged(tables: list[dict[str, float]]) -> dict[str, float]:
    """For each name the average of what the tables say that have it."""
    names = dict.fromkeys(name for table in tables for name in table)
    return {name: mean([table[name] for table in tables if name in table]) for name in names}


FIRST_ACT, SECOND_ACT = "act_trapped", "act_the_barrier"
"""The acts before the Ghoul Priest comes."""
LAST_FIGHT: tuple[float, ...] = (-3.02, 4.36, 1.42, -0.62, 0.53, -0.44)
"""What adds how much to the log-odds of a victory while the Ghoul Priest is there; in the order of `last_fight`."""
BY_NATURE: dict[str, float] = {
    "roland_banks": 0.09,
    "daisy_walker": -0.20,
    "skids_otoole": -0.40,
    "agnes_baker": 0.54,
    "wendy_adams": -0.04,
}
"""By how much each investigator does better against the Ghoul Priest than all of them together."""


def value(game: CardGame, seat: int) -> float:
    """From 0 (lost) to 1 (won), for everybody alike."""
    if game.outcome is not None:
        return 1.0 if game.outcome.winners else 0.0
    investigators = game.present()
    if not investigators:
        return 0.0
    if game.scenario == "the_gathering" and game.act:
        return (
            sum(in_the_house(game, investigator, investigator.seat == seat) for investigator in investigators)
            / game.started
        )
    return sum(elsewhere(game, investigator) for investigator in investigators) / game.started


def in_the_house(game: CardGame, investigator: Investigator, own: bool) -> float:
    """The chance that The Gathering is won, as one of the investigators sees it; `own` is whether its hand may be looked at."""
    if find_enemy(game, PRIEST) is None:
        act = FIRST_ACT if game.act == FIRST_ACT else SECOND_ACT
        total = fight_to_come(game, investigator, own, weights_of(investigator.slug, act))
    else:
        total = BY_NATURE.get(investigator.slug, 0.0) + sum(map(mul, LAST_FIGHT, last_fight(game, investigator, own)))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def fight_to_come(game: CardGame, investigator: Investigator, own: bool, weights: Weights) -> float:
    """The log-odds of a victory before the Ghoul Priest comes."""
    total = weights.base
    for name, amount in factors(game, investigator, own).items():
        total += weights.factors.get(name, 0.0) * amount
    for asset in investigator.play:
        slug = slug_of(asset.card)
        total += weights.play.get(slug, 0.0) + weights.uses.get(slug, 0.0) * asset.uses
    if own:
        total += sum(weights.hand.get(slug_of(card), 0.0) for card in investigator.hand)
    total += sum(weights.burden.get(slug_of(burden.card), 0.0) for burden in investigator.threat)
    for enemy in game.enemies:
        if enemy.engaged == investigator.seat:
            total += weights.engaged.get(slug_of(enemy.card), 0.0)
    return total


def factors(game: CardGame, investigator: Investigator, own: bool) -> dict[str, float]:
    """How things are before the Ghoul Priest comes."""
    health, sanity = strength(game, investigator)
    frail = exp(-health / 2)
    missing = max(0, clues_needed(game) - sum(one.clues for one in game.present())) / game.started
    time = rounds_left(game)
    late = max(0.0, LATE - (time - ROUNDS_A_CLUE * missing))
    rush = exp(-(time - ROUNDS_A_CLUE * missing) / 3)
    chance = fight_estimate(game, investigator, PRIEST, hand=own)
    bounded = max(0.02, min(0.98, chance))
    log_odds = log(bounded / (1 - bounded))
    engaged = sum(enemy.engaged == investigator.seat for enemy in game.enemies)
    return {
        "chance": chance,
        "odds": log_odds,
        "health": min(9, health),
        "frail": frail,
        "brave": log_odds * frail,
        "sanity": min(9, sanity),
        "shaken": exp(-sanity / 2),
        "wealth": min(10, investigator.resources),
        "coins": log(1 + investigator.resources),
        "hand": min(8, len(investigator.hand)),
        "missing": missing,
        "searching": missing > 0,
        "there": missing > 0 and game.location(investigator.at).clues > 0,
        "guarded": missing > 0 and is_guarded(game),
        "time": min(12.0, time),
        "spare": min(10.0, time) - 1.5 * missing,
        "late": late,
        "rush": rush,
        "desperate": log_odds * late,
        "hopeful": log_odds * rush,
        "last": not game.agenda_deck,
        "engaged": engaged,
        "cornered": engaged * frail,
        "loose": sum(enemy.engaged < 0 for enemy in game.enemies),
    }


def is_guarded(game: CardGame) -> bool:
    """Whether enemies are where there are clues that have to be had: elsewhere there are not enough."""
    guarded = {enemy.at for enemy in game.enemies if enemy.engaged < 0 and not enemy.exhausted}
    if not guarded:
        return False
    wanted = clues_needed(game) - sum(investigator.clues for investigator in game.present())
    return sum(presumed_clues(game, place) for place in game.locations if place.card not in guarded) < wanted


def last_fight(game: CardGame, investigator: Investigator, own: bool) -> Features:
    """What counts while the Ghoul Priest is there: above all, how the fight would end on the model of it."""
    fight = fight_with(game, investigator, PRIEST, hand=own)
    standing = fight.standing
    actions = (investigator.actions if investigator.played else ACTIONS) - slowed(game, investigator)
    return [
        1.0,
        sqrt(fight.win(actions=max(0, actions))),
        standing.lives / MOST_LIVES,
        standing.health / 5 / game.started,
        min(6.0, rounds_left(game)) / 6,
        standing.foes / MOST_FOES,
    ]


def strength(game: CardGame, investigator: Investigator) -> tuple[int, int]:
    """Health and sanity left, with what assets would take."""
    health, sanity = health_left(game, investigator), sanity_left(game, investigator)
    for _, damage, horror in soaks(game, investigator):
        health += damage
        sanity += horror
    return health, sanity


# --- the other scenarios

PROGRESS = 0.45
"""How much of the value is the way towards the end."""
TIME = 0.2
"""How much of the value is the time left."""


def elsewhere(game: CardGame, investigator: Investigator) -> float:
    """How good it looks: how far the group has come, who is how well, how much time there is."""
    health, sanity = strength(game, investigator)
    body = (1 - exp(-health / 3)) * (1 - exp(-sanity / 3))
    kit = min(1.0, (len(investigator.play) + 0.5 * len(investigator.hand) + 0.2 * investigator.resources) / 8)
    danger = sum(
        enemy_card(enemy.card).damage + enemy_card(enemy.card).horror
        for enemy in game.enemies
        if enemy.engaged == investigator.seat
    )
    time = min(1.0, rounds_left(game) / 14)
    rest = 1 - PROGRESS - TIME
    return PROGRESS * progress(game) + TIME * time + rest * (0.75 * body + 0.25 * kit) * (1 - min(0.4, 0.06 * danger))


def progress(game: CardGame) -> float:
    """How far the group has come, from 0 to 1."""
    clues = sum(one.clues for one in game.present())
    if game.scenario == "the_midnight_masks":
        found = sum(card_of(card).unique and has_trait(card, "Cultist") for card in game.victory)
        seen = sum(card_of(enemy.card).unique and has_trait(enemy.card, "Cultist") for enemy in game.enemies)
        return min(1.0, (found + 0.35 * seen + 0.2 * min(2.0, clues / (2 * game.started))) / 6)
    acts = {"act_investigating_the_trail": 0.0, "act_into_the_darkness": 0.4, "act_disrupting_the_ritual": 0.55}
    base = acts.get(game.act, 0.1)
    if game.act == "act_disrupting_the_ritual":
        return min(0.95, base + (game.act_clues + 0.3 * min(2, clues)) / (2 * game.started) * 0.4)
    needed = clues_needed(game)
    umordhoth = find_enemy(game, "umordhoth")
    if umordhoth is not None:
        return 0.1 + 0.5 * umordhoth.damage / max(1, enemy_health(game, umordhoth))
    return base + (0.35 * min(1.0, clues / needed) if needed else 0.0)
