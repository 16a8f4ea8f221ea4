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
"""How many actions a round has."""
MOST_LIVES, MOST_AMMO, MOST_SINGLES, MOST_ROUNDS, MOST_FOES = 8, 3, 2, 2, 2
"""Limits of the model: lives, attacks with ammo, weapons to throw, rounds and other enemies."""
LIVES_OF_AN_ALLY = 2
"""With fewer lives than this left to both together, the ally is lost."""
AN_ACTION_LATER = 0.998
"""What a victory is worth that takes an action longer."""
A_ROUND_LATER = 0.65
"""What a victory is worth that takes a round longer."""
LEAST_CHANCE = 0.2
"""Chance below which a means is not tried as long as there are others."""
DESPERATE = 0.05
"""Chance below which a means is not tried even as a last resort."""

Place = Literal["here", "evaded", "gone", "coming"]
"""Where the enemy is: ready to strike, exhausted, exhausted elsewhere, or on its way."""
Ally = Literal["none", "far", "near", "with"]
"""The ally who would help: absent, a move away, to be won over, at one's side."""
Thought = Literal["none", "hand", "on"]
"""An event by which intellect does for combat and agility in one round."""


class Blow(NamedTuple):
    """An attack: the chance to hit, and the damage."""

    chance: float
    damage: int
    last: float = 0.0
    """The chance to hit with an attack that would be the last one, for which nothing is saved."""
    helped: float = 0.0
    """What an ally adds to the chance to hit, beside a damage."""


NO_BLOW = Blow(0.0, 0)


class FightEstimates(Struct, frozen=True, gc=False):
    """Estimates made once that do not change during a fight."""

    weak: Blow
    """An attack that can always be made."""
    strong: Blow = NO_BLOW
    """An attack that takes ammo."""
    single: Blow = NO_BLOW
    """An attack that takes the weapon itself."""
    bare: Blow = NO_BLOW
    """An attack that can be made even after the last weapon is gone."""
    evasion: float = 0.0
    """The chance to evade the enemy."""
    by_thought: tuple[Blow, Blow, Blow, float] | None = None
    """The three attacks and the evasion by intellect."""
    parley: float = 0.0
    """The chance to win the ally over."""
    parley_lives: int = 0
    """How many lives the ally adds by what she takes for one."""
    hazard: float = 0.6
    """How likely it is that a life is lost to something else between two rounds."""
    burden: int = 0
    """How many lives each of the other enemies takes in a round."""
    clear: float = 0.0
    """How likely an action is to be rid of one of the other enemies."""
    strike: int = 2
    """How many lives an attack of the enemy takes."""
    follows: bool = False
    """Whether the enemy comes after one even when it is exhausted."""


class Standing(NamedTuple):
    """What changes: see `Place`, `Ally` and `Thought`."""

    health: int
    """Of the enemy."""
    lives: int
    """Damage or horror, whichever is worse, at which the fight is lost."""
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
def solver(estimates: FightEstimates) -> Solver:
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
            left = lives - estimates.burden * foes - estimates.strike * (place in ("here", "coming"))
            if left <= 0 or rounds <= 1:
                return 0.0
            after: Place = "coming" if place == "gone" and not estimates.follows else "here"
            kept: Thought = "none" if thought == "on" else thought
            calm = win(health, left, ACTIONS, after, ally, kept, ammo, singles, foes, rounds - 1)
            worse = win(health, left - 1, ACTIONS, after, ally, kept, ammo, singles, foes, rounds - 1) if calm else 0.0
            return A_ROUND_LATER * (calm + estimates.hazard * (worse - calm))
        thinks = thought == "on" and estimates.by_thought is not None
        weak, strong, single, evasion = (
            estimates.by_thought
            if thinks and estimates.by_thought
            else (estimates.weak if singles else estimates.bare, estimates.strong, estimates.single, estimates.evasion)
        )
        more = ally == "with" and lives >= LIVES_OF_AN_ALLY
        least = DESPERATE if not ammo and not singles and thought == "none" else LEAST_CHANCE
        left = actions - 1
        best = win(health, lives, 0, place, ally, thought, ammo, singles, foes, rounds)
        if thought == "hand":
            best = max(best, win(health, lives, actions, place, ally, "on", ammo, singles, foes, rounds))
        if place in ("here", "evaded"):
            struck = lives - estimates.strike * (place == "here")
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
            struck = lives - estimates.burden * foes
            best = max(best, win(health, struck, left, met, ally, thought, ammo, singles, foes, rounds))
        if foes and estimates.clear >= LEAST_CHANCE:
            fewer = win(health, lives, left, place, ally, thought, ammo, singles, foes - 1, rounds)
            still = win(health, lives, left, place, ally, thought, ammo, singles, foes, rounds)
            best = max(best, estimates.clear * fewer + (1 - estimates.clear) * still)
        if ally == "far":
            after = "gone" if place == "evaded" else place
            struck = lives - estimates.strike * here - estimates.burden * foes
            best = max(best, win(health, struck, left, after, "near", thought, ammo, singles, foes, rounds))
        elif ally == "near":
            won = win(health, lives + estimates.parley_lives, left, place, "with", thought, ammo, singles, foes, rounds)
            lost = win(health, lives, left, place, "near", thought, ammo, singles, foes, rounds)
            best = max(best, estimates.parley * won + (1 - estimates.parley) * lost)
        return AN_ACTION_LATER * best

    def solve(standing: Standing) -> float:
        return win(*standing)

    return solve
