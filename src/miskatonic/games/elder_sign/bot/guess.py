"""Considered guesses about what no bot has seen before: by what the options give, or by trying them out."""

from __future__ import annotations

from typing import Any

from miskatonic.games.elder_sign.bot.position import value
from miskatonic.games.elder_sign.bot.worth import Worth
from miskatonic.games.elder_sign.effects.owning import effect_of
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.sight import Sight
from miskatonic.players.guessing import by_trying, looks_after

A_SIGN = 0.08
"""Gain of the chance of victory per elder sign: playouts are measured in elder signs, too."""


def gain_by_trying(sight: Sight[ElderSign], n: int) -> float:
    """What an option gains, in elder signs, if it is tried out; nothing in a world that is made up itself."""
    if sight.made_up:
        return 0.0
    return (looks_after(sight, [n]) - value(sight.state, sight.decision.seat)) / A_SIGN


def gain_by_gifts(
    game: ElderSign, investigator: Investigator | None, worth: Worth, option: Option[Any]
) -> float | None:
    """What an option gains by what it says that it gives; None if it does not say."""
    if option.value is None:
        return 0.0
    effect: ElderSignEffect | None = None
    if isinstance(option.value, Effect):
        effect = option.value
    elif isinstance(option.value, tuple) and option.verb == "use":
        effect = effect_of(option.value)
    if effect is None or investigator is None or not effect.gives:
        return None
    return worth.gain(game, investigator, effect.gives)


def guess(sight: Sight[ElderSign], decision: Decision, worth: Worth) -> list[int]:
    """The choice that looks best, whatever is asked."""
    game = sight.state
    investigator = game.investigators[decision.seat]
    if decision.most == 1:
        gains = [gain_by_gifts(game, investigator, worth, option) for option in decision.options]
        known = [gain for gain in gains if gain is not None]
        if len(known) == len(gains):
            most = max(known)
            return [gains.index(most)] if decision.least or most > 0 else []
    return by_trying(sight)
