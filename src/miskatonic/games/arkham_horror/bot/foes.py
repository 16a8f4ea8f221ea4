"""What monsters mean to an investigator: what it costs to pass them, and what it brings to fight them."""

from __future__ import annotations

from typing import NamedTuple

from miskatonic.games.arkham_horror.bot.worth import Outlook
from miskatonic.games.arkham_horror.components import MONSTER_CARDS
from miskatonic.games.arkham_horror.odds.dice import chance_of_check
from miskatonic.games.arkham_horror.odds.options import evading, fighting
from miskatonic.games.arkham_horror.rules import doom, monsters
from miskatonic.games.arkham_horror.rules.combat import arm
from miskatonic.games.arkham_horror.state import Arkham, Check, Combat

A_TROPHY = 0.35
"""What a point of toughness of a trophy is worth."""
CROWDED = 1.2
"""What it adds to be rid of a monster when the town is full of them."""
ROUNDS = 3
"""Rounds of a fight that are looked ahead."""
STRANGE_BLOW = 3
"""The stamina that a blow is taken for that does something else than harm."""


class Foe(NamedTuple):
    """The chances and the stakes of facing a monster."""

    hit: float
    away: float
    fear: float
    """What the horror check costs on average."""
    blow: int
    reward: float
    ambush: bool


def foe(o: Outlook, monster: str) -> Foe:
    """A monster as an investigator faces it, with the weapons that help most."""
    game, you, fight = o.game, o.you, o.game.combat
    if fight is None or fight.monster != monster:
        fight = Combat(you.seat, monster)
        armed = o.in_fight(fight)
        arm(armed.game, armed.you, monster)
        hit = fighting(armed.game, armed.you, fight) or 0.0
    else:
        hit = fighting(game, you, fight) or 0.0
    blow = monsters.combat_damage(game, monster)
    if MONSTER_CARDS[monster].strikes is not None and not blow:
        blow = STRANGE_BLOW
    return Foe(
        hit, evading(game, you, monster), fear(o, monster), blow, reward(o, monster), monsters.ambush(game, monster)
    )


def fear(o: Outlook, monster: str) -> float:
    """What the sight of a monster costs on average."""
    rating = monsters.horror_rating(o.game, monster)
    if rating is None:
        return 0.0
    passed = chance_of_check(o.game, o.you, Check(o.you.seat, "will", "horror", rating, monster=monster))
    failed = (1 - passed) * o.harm(monsters.horror_damage(o.game, monster), o.you.sanity)
    return failed + passed * o.harm(monsters.nightmarish(o.game, monster), o.you.sanity)


def reward(o: Outlook, monster: str) -> float:
    """What it is worth to have defeated a monster."""
    found = 0.0 if monsters.endless(o.game, monster) else A_TROPHY * monsters.toughness(o.game, monster)
    if crowded(o.game):
        found += CROWDED
    return found - o.harm(monsters.overwhelming(o.game, monster), o.you.stamina)


def crowded(game: Arkham) -> bool:
    """Whether there is hardly room for more monsters."""
    return doom.monsters_in_play(game) >= doom.monster_limit(game) - 1


def going_on(o: Outlook, it: Foe, left: int, rounds: int = ROUNDS) -> tuple[float, float]:
    """The values of fighting on and of fleeing, by the stamina left."""
    if left <= 0 or not rounds:
        return 0.0, 0.0
    hurt = -o.harm(it.blow, left)
    if it.blow < left:
        hurt += max(going_on(o, it, left - it.blow, rounds - 1))
    fight = it.hit * it.reward + (1 - it.hit) * hurt
    return fight, fight if it.ambush else (1 - it.away) * hurt


def fighting_worth(o: Outlook, monster: str) -> float:
    """What it is worth to begin a fight."""
    it = foe(o, monster)
    return max(going_on(o, it, o.you.stamina)) - it.fear


def slipping_worth(o: Outlook, monster: str) -> float:
    """What it is worth to try to slip past."""
    it = foe(o, monster)
    caught = -o.harm(it.blow, o.you.stamina)
    if it.blow < o.you.stamina:
        caught += max(going_on(o, it, o.you.stamina - it.blow)) - it.fear
    return (1 - it.away) * caught


def facing_worth(o: Outlook, monster: str) -> float:
    """What it is worth to face a monster in the better of the two ways."""
    return max(fighting_worth(o, monster), slipping_worth(o, monster))
