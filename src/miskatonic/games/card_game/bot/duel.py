"""A fight to the death with one enemy, thought through to its end on a simple model of it.

Everything random is a chance that does not change during the fight; other enemies and the mythos phase are a hazard between two
rounds. What is left is small enough to find the best way to fight.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct

ACTIONS = 3
"""As many in a round, and as much of everything at most as the model looks at:"""
MOST_LIVES = 8
MOST_AMMO = 3
MOST_SINGLES = 2
MOST_ROUNDS = 2
MOST_FOES = 2
LIVES_OF_AN_ALLY = 2
"""With less than that left of both, the ally is lost."""
HASTE = 0.998
"""What a victory is worth that takes an action longer."""

PATIENCE = 0.65
"""What a victory is worth that takes a round longer."""
LEAST_CHANCE = 0.2
"""What is less likely than that is not tried,"""
DESPERATE = 0.05
"""even as a last resort."""

Place = Literal["here", "evaded", "gone", "coming"]
"""Where the enemy is: ready to strike, exhausted, exhausted elsewhere, or on its way."""
Ally = Literal["none", "far", "near", "with"]
"""Somebody who would help: there is nobody, she is a move away, she has to be won over, she is at one's side."""
Thought = Literal["none", "hand", "on"]
"""An event by which intellect does for combat and agility in one round."""


class Blow(NamedTuple):
    """An attack: the chance to hit, and the damage."""

    chance: float
    damage: int
    last: float = 0.0
    """The chance if it would be the last one, for which nothing is saved,"""
    helped: float = 0.0
    """and what an ally adds to either, beside a damage."""


NO_BLOW = Blow(0.0, 0)


class Odds(Struct, frozen=True, gc=False):
    """What does not change during a fight."""

    weak: Blow
    """An attack that can always be made,"""
    strong: Blow = NO_BLOW
    """one that takes ammo,"""
    single: Blow = NO_BLOW
    """and one that takes the weapon itself,"""
    bare: Blow = NO_BLOW
    """after which only this one can always be made."""
    evasion: float = 0.0
    by_thought: tuple[Blow, Blow, Blow, float] | None = None
    """The same four by intellect."""
    parley: float = 0.0
    """The chance to win the ally over,"""
    parley_lives: int = 0
    """and what she takes for one."""
    hazard: float = 0.6
    """How likely it is that a life is lost to something else between two rounds."""
    burden: int = 0
    """How many lives each of the other enemies takes in a round,"""
    clear: float = 0.0
    """and how likely an action is to be rid of one of them."""
    strike: int = 2
    """How many lives an attack of the enemy takes."""
    follows: bool = False
    """Whether the enemy comes after one even when it is exhausted."""


class Standing(NamedTuple):
    """What changes: see `Place`, `Ally` and `Thought`."""

    health: int
    """Of the enemy."""
    lives: int
    """As much damage or horror, whichever is worse, is the end."""
    actions: int = ACTIONS
    place: Place = "here"
    ally: Ally = "none"
    thought: Thought = "none"
    ammo: int = 0
    singles: int = 0
    foes: int = 0
    """Other enemies that strike in every round."""
    rounds: int = MOST_ROUNDS


Solver = Callable[[Standing], float]


@lru_cache(maxsize=256)
def solver(odds: Odds) -> Solver:
    """Gives the chance to win from any standing."""

    @cache
    def win(
        health: int,
        lives: int,
        actions: int,
        place: Place,
        ally: Ally,
        thought: Thought,
        ammo: int,
        singles: int,
        foes: int,
        rounds: int,
    ) -> float:
        if health <= 0:
            return 1.0
        if lives <= 0 or rounds <= 0:
            return 0.0
        if not actions:
            # The enemy strikes, everything readies, the next round begins.
            left = lives - odds.burden * foes - odds.strike * (place in ("here", "coming"))
            if left <= 0 or rounds <= 1:
                return 0.0
            after: Place = "coming" if place == "gone" and not odds.follows else "here"
            kept: Thought = "none" if thought == "on" else thought
            calm = win(health, left, ACTIONS, after, ally, kept, ammo, singles, foes, rounds - 1)
            worse = win(health, left - 1, ACTIONS, after, ally, kept, ammo, singles, foes, rounds - 1) if calm else 0.0
            return PATIENCE * (calm + odds.hazard * (worse - calm))
        thinks = thought == "on" and odds.by_thought is not None
        weak, strong, single, evasion = (
            odds.by_thought
            if thinks and odds.by_thought
            else (odds.weak if singles else odds.bare, odds.strong, odds.single, odds.evasion)
        )
        more = ally == "with" and lives >= LIVES_OF_AN_ALLY
        least = DESPERATE if not ammo and not singles and thought == "none" else LEAST_CHANCE
        left = actions - 1
        best = win(health, lives, 0, place, ally, thought, ammo, singles, foes, rounds)
        if thought == "hand":
            best = max(best, win(health, lives, actions, place, ally, "on", ammo, singles, foes, rounds))
        if place in ("here", "evaded"):
            struck = lives - odds.strike * (place == "here")
            for kind, blow in enumerate((weak, strong, single)):
                if (kind == 1 and not ammo) or (kind == 2 and not singles) or blow.chance < least:
                    continue
                shots, rest = ammo - (kind == 1), singles - (kind == 2)
                hurt = health - blow.damage - more
                value = chance = min(1.0, (blow.chance if hurt > 0 else blow.last) + blow.helped * more)
                if hurt > 0:
                    value *= win(hurt, lives, left, place, ally, thought, shots, rest, foes, rounds)
                if struck > 0 and chance < 1:
                    value += (1 - chance) * win(health, struck, left, place, ally, thought, shots, rest, foes, rounds)
                best = max(best, value)
        here = place == "here"
        if here and evasion >= least:
            away = win(health, lives, left, "evaded", ally, thought, ammo, singles, foes, rounds)
            still = win(health, lives, left, "here", ally, thought, ammo, singles, foes, rounds)
            best = max(best, evasion * away + (1 - evasion) * still)
        if place in ("gone", "coming") and ally in ("none", "with"):
            met: Place = "evaded" if place == "gone" else "here"
            struck = lives - odds.burden * foes
            best = max(best, win(health, struck, left, met, ally, thought, ammo, singles, foes, rounds))
        if foes and odds.clear >= LEAST_CHANCE:
            fewer = win(health, lives, left, place, ally, thought, ammo, singles, foes - 1, rounds)
            still = win(health, lives, left, place, ally, thought, ammo, singles, foes, rounds)
            best = max(best, odds.clear * fewer + (1 - odds.clear) * still)
        if ally == "far":
            after = "gone" if place == "evaded" else place
            struck = lives - odds.strike * here - odds.burden * foes
            best = max(best, win(health, struck, left, after, "near", thought, ammo, singles, foes, rounds))
        elif ally == "near":
            won = win(health, lives + odds.parley_lives, left, place, "with", thought, ammo, singles, foes, rounds)
            lost = win(health, lives, left, place, "near", thought, ammo, singles, foes, rounds)
            best = max(best, odds.parley * won + (1 - odds.parley) * lost)
        return HASTE * best

    def solve(standing: Standing) -> float:
        return win(*standing)

    return solve
