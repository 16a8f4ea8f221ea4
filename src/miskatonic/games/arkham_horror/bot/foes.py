"""What monsters mean to an investigator: what it costs to pass them, and what it brings to fight them."""

from __future__ import annotations

from typing import NamedTuple

from miskatonic.games.arkham_horror.bot.worth import FEW, LAST_POINT, WORTH
from miskatonic.games.arkham_horror.components import CARDS, MONSTER_CARDS
from miskatonic.games.arkham_horror.odds.dice import chance_of_check
from miskatonic.games.arkham_horror.odds.options import evading, fighting
from miskatonic.games.arkham_horror.rules import monsters
from miskatonic.games.arkham_horror.rules.combat import arm
from miskatonic.games.arkham_horror.state import Arkham, Check, Combat, Investigator

FALLING = 4.0
"""What it costs to go insane or to fall unconscious."""
A_TROPHY = 0.6
"""What a point of toughness of a trophy is worth."""
ROUNDS = 3
"""So many rounds of a fight are looked ahead."""


class Prospect(NamedTuple):
    """What a fight promises: the chance to win it, and what it is worth to begin it."""

    win: float
    worth: float


def cost(points: float, left: int) -> float:
    """What it costs to lose points of sanity or stamina with so many left."""
    if points <= 0:
        return 0.0
    if points >= left:
        return FALLING
    return WORTH["stamina"] * points * (LAST_POINT if left - points <= FEW else 1.0)


def prospect(game: Arkham, you: Investigator, monster: str, *, horror: bool = True) -> Prospect:
    """What a fight against a monster promises, with the weapons that help most."""
    before, fight = list(you.hands), game.combat
    if fight is None or fight.monster != monster:
        game.combat = Combat(you.seat, monster)
        arm(game, you, monster)
    assert game.combat is not None
    hit = fighting(game, you, game.combat) or 0.0
    rating = monsters.horror_rating(game, monster)
    damage = monsters.combat_damage(game, monster)
    toughness = monsters.toughness(game, monster)
    endless = monsters.endless(game, monster)
    fear = 0.0
    if horror and rating is not None:
        check = Check(you.seat, "will", "horror", rating, monster=monster)
        passed = chance_of_check(game, you, check)
        fear = (1 - passed) * cost(monsters.horror_damage(game, monster), you.sanity)
        fear += passed * cost(monsters.nightmarish(game, monster), you.sanity)
    if MONSTER_CARDS[monster].strikes is not None and not damage:
        damage = 3
    if fight is None or fight.monster != monster:
        you.hands, game.combat = before, fight
    reward = 0.0 if endless else A_TROPHY * toughness
    reward -= cost(monsters.overwhelming(game, monster), you.stamina)
    worth, going, left = -fear, 1.0, you.stamina
    won = 0.0
    for _ in range(ROUNDS):
        won += going * hit
        worth += going * hit * reward
        going *= 1 - hit
        worth -= going * cost(damage, left)
        left -= damage
        if left <= 0:
            going = 0.0
            break
    return Prospect(won, worth - going)


def slipping(game: Arkham, you: Investigator, monster: str) -> Prospect:
    """What trying to slip past a monster promises."""
    away = evading(game, you, monster)
    hurt = cost(monsters.combat_damage(game, monster), you.stamina)
    after = min(0.0, prospect(game, you, monster).worth)
    return Prospect(away, (1 - away) * (after - hurt))


def facing(game: Arkham, you: Investigator, monster: str) -> float:
    """What it is worth to face a monster in the better of the two ways."""
    return max(prospect(game, you, monster).worth, slipping(game, you, monster).worth)


def armed(you: Investigator) -> int:
    """The best bonus that two hands of weapons give."""
    weapons = sorted((CARDS[card].combat, CARDS[card].hands) for card in you.cards if CARDS[card].hands)
    best, hands = 0, 0
    for bonus, needs in reversed(weapons):
        if hands + needs <= 2:
            best += bonus
            hands += needs
    return best
