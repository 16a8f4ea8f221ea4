"""How good a position looks: a rough guide for search.

The weights of The Gathering are those of logistic regressions: which positions of some thousand games led to a victory? Those of
the other scenarios are guesses.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.duel import ACTIONS, MOST_FOES, MOST_LIVES
from miskatonic.games.card_game.outlook import (
    BOSSES,
    FLAT_DAMAGE,
    PUMPS,
    THINKING,
    fight_with,
    find_enemy,
    outlook,
    rounds_left,
    slowed,
)
from miskatonic.games.card_game.promises import attacks_of
from miskatonic.games.card_game.rules.agenda import clues_needed
from miskatonic.games.card_game.rules.values import enemy_health, has_trait, health_left, sanity_left, soaks
from miskatonic.games.card_game.state import CardGame, Investigator, card_of, enemy_card

PRIEST = "ghoul_priest"

Features = list[float]

FIGHT_TO_COME: tuple[float, ...] = (
    -4.74,
    0.24,
    0.56,
    1.34,
    1.16,
    0.08,
    -3.06,
    0.49,
    -1.75,
    0.07,
    0.34,
    0.45,
    -0.43,
    0.33,
    0.03,
    2.90,
    -0.87,
    -2.22,
    0.49,
)
"""While the Ghoul Priest has still to come; in the order of `fight_to_come`."""
LAST_FIGHT: tuple[float, ...] = (-3.02, 4.36, 1.42, -0.62, 0.53, -0.44)
"""While the Ghoul Priest is there; in the order of `last_fight`."""


BY_NATURE: dict[str, tuple[float, float]] = {
    "roland_banks": (0.78, 0.09),
    "daisy_walker": (-1.10, -0.20),
    "skids_otoole": (0.10, -0.40),
    "agnes_baker": (0.38, 0.54),
    "wendy_adams": (-0.15, -0.04),
}
"""By how much each investigator does better in the one and in the other than all of them."""


def value(game: CardGame, seat: int) -> float:
    """From 0 (lost) to 1 (won), for everybody alike."""
    if game.outcome is not None:
        return 1.0 if game.outcome.winners else 0.0
    heroes = game.present()
    if not heroes:
        return 0.0
    if game.scenario == "the_gathering" and game.act:
        return sum(in_the_house(game, hero, hero.seat == seat) for hero in heroes) / game.started
    return sum(elsewhere(game, hero) for hero in heroes) / game.started


def in_the_house(game: CardGame, hero: Investigator, own: bool) -> float:
    """The chance that The Gathering is won, as one of the investigators sees it; `own` is whether its hand may be looked at."""
    if find_enemy(game, PRIEST) is not None:
        return logistic(LAST_FIGHT, last_fight(game, hero, own), BY_NATURE[hero.slug][1])
    return logistic(FIGHT_TO_COME, fight_to_come(game, hero, own), BY_NATURE[hero.slug][0])


def logistic(weights: tuple[float, ...], features: Features, base: float) -> float:
    """A weighted sum as a chance."""
    total = base + sum(weight * feature for weight, feature in zip(weights, features, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def fight_to_come(game: CardGame, hero: Investigator, own: bool) -> Features:
    """What counts before the Ghoul Priest comes."""
    health, sanity = strength(game, hero)
    needed = clues_needed(game)
    found = min(1.0, sum(one.clues for one in game.present()) / needed) if needed else 0.0
    second = game.act in BOSSES
    talent = any(slug_of(asset.card) in PUMPS for asset in hero.play)
    resources = min(10, hero.resources) / 10
    engaged = [enemy_card(enemy.card) for enemy in game.enemies if enemy.engaged == hero.seat]
    return [
        1.0,
        float(second),
        0.0 if second else found,
        found if second else 0.0,
        outlook(game, hero, PRIEST, hand=own),
        min(9, health) / 9,
        exp(-health / 2),
        min(9, sanity) / 9,
        exp(-sanity / 2),
        float(any(map(is_armed, hero.play))),
        float(talent),
        resources,
        resources * talent,
        min(8, len(hero.hand)) / 8,
        float(sum(map(wins_fights, hero.hand))) if own else 0.5,
        min(14.0, rounds_left(game)) / 14,
        sum(card.damage + card.horror for card in engaged) / 4,
        sum(enemy.engaged < 0 for enemy in game.enemies) / 3,
        min(6, len(hero.play)) / 6,
    ]


def last_fight(game: CardGame, hero: Investigator, own: bool) -> Features:
    """What counts while the Ghoul Priest is there: above all, how the fight would end on the model of it."""
    fight = fight_with(game, hero, PRIEST, hand=own)
    standing = fight.standing
    actions = (hero.actions if hero.played else ACTIONS) - slowed(game, hero)
    return [
        1.0,
        sqrt(fight.win(actions=max(0, actions))),
        standing.lives / MOST_LIVES,
        standing.health / 5 / game.started,
        min(6.0, rounds_left(game)) / 6,
        standing.foes / MOST_FOES,
    ]


def strength(game: CardGame, hero: Investigator) -> tuple[int, int]:
    """Health and sanity left, with what assets would take."""
    health, sanity = health_left(game, hero), sanity_left(game, hero)
    for _, damage, horror in soaks(game, hero):
        health += damage
        sanity += horror
    return health, sanity


def is_armed(asset: object) -> bool:
    """Whether an asset in play can be attacked with now."""
    card, uses = asset.card, asset.uses  # type: ignore[attr-defined]
    return any(uses or not attack.uses for attack in attacks_of(card))


@cache
def wins_fights(card: str) -> bool:
    """Whether a card in hand is made for a great fight."""
    slug = slug_of(card)
    return slug in FLAT_DAMAGE or slug == THINKING or bool(attacks_of(card))


# --- the other scenarios

PROGRESS = 0.45
"""How much of the value is the way towards the end."""
TIME = 0.2
"""How much of it is the time left."""


def elsewhere(game: CardGame, hero: Investigator) -> float:
    """How good it looks: how far the group has come, who is how well, how much time there is."""
    health, sanity = strength(game, hero)
    body = (1 - exp(-health / 3)) * (1 - exp(-sanity / 3))
    kit = min(1.0, (len(hero.play) + 0.5 * len(hero.hand) + 0.2 * hero.resources) / 8)
    danger = sum(
        enemy_card(enemy.card).damage + enemy_card(enemy.card).horror
        for enemy in game.enemies
        if enemy.engaged == hero.seat
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
