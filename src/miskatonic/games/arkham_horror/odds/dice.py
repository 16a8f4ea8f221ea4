"""The chances of dice: of numbers of successes, by numbers of dice."""

from __future__ import annotations

from functools import lru_cache

from miskatonic.games.arkham_horror.components import Fate
from miskatonic.games.arkham_horror.rules.skill_checks import SUCCESS_FROM, SURE, number_of_dice
from miskatonic.games.arkham_horror.state import Arkham, Check, Investigator
from miskatonic.kernel.hooks import is_set

FACES = 6


@lru_cache(maxsize=4096)
def chance_of(dice: int, wanted: int, fate: Fate = "", double_sixes: bool = False) -> float:
    """The chance of a minimum of successes with a number of dice, sixes counting twice or not."""
    if wanted <= 0:
        return 1.0
    if dice <= 0:
        return 0.0
    single = (FACES + 1 - SUCCESS_FROM[fate]) / FACES
    six = 1 / FACES if double_sixes else 0.0
    once = single - six
    return (
        once * chance_of(dice - 1, wanted - 1, fate, double_sixes)
        + six * chance_of(dice - 1, wanted - 2, fate, double_sixes)
        + (1 - single) * chance_of(dice - 1, wanted, fate, double_sixes)
    )


def chance_of_check(game: Arkham, you: Investigator, made: Check) -> float:
    """The chance that the first roll of a check passes it, without clues and without rolling again."""
    if made.dead:
        return 0.0
    if you.sure == made.kind or is_set(game, SURE, you, made):
        return 1.0
    return chance_of(max(0, number_of_dice(game, you, made)), made.difficulty, you.fate, made.double_sixes)
