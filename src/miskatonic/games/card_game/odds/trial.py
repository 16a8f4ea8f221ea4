"""How the chances of the card game are tried out: a player who does what they take for granted."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.effects.combining import SOMEONE
from miskatonic.games.card_game.events import Eliminated, TestEnded, TestFailed, TestPassed
from miskatonic.games.card_game.odds.options import odds
from miskatonic.games.card_game.rules.actions import playing
from miskatonic.games.card_game.rules.bearing import harm_of
from miskatonic.games.card_game.rules.harm import ASSIGN
from miskatonic.games.card_game.rules.skill_test import COMMIT, WHICH_SKILL, within_maximum
from miskatonic.games.card_game.rules.values import (
    evade_value,
    fight_value,
    health_left,
    sanity_left,
    skill_value,
)
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.chances import Heard, Trial, fresh, listen
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effect import EFFECT
from miskatonic.kernel.table import Table

TRIED = ("turn", "commit", "assign_damage", "assign_horror", "choose_effect", "window")
"""The kinds of question whose options can be tried out one by one."""


def answer(table: Table[CardGame], seat: int, evading: bool, everything: bool) -> list[str]:
    """What goes on after an option was taken: nothing is committed or used, but for `everything` that can be committed to it."""
    state, decision = table.state, table.decision
    assert decision is not None
    options = list(decision.options)
    you = state.investigators[decision.seat]
    if decision.kind is COMMIT and everything and decision.seat == seat:
        kept = within_maximum([option.value for option in options])
        return [option.id for option in options if option.value in kept]
    if decision.kind in ASSIGN:
        left = (health_left if decision.kind is ASSIGN[0] else sanity_left)(state, you)
        return [options[1].id if left <= decision.amount and len(options) > 1 else options[0].id]
    if all(option.verb == "enemy" for option in options):
        value = evade_value if evading else fight_value
        return [min(options, key=lambda option: value(state, state.enemy(option.value))).id]
    if decision.kind is EFFECT:
        return [min(options, key=lambda option: sum(harm_of(state, you, option.value))).id]
    if decision.kind is SOMEONE:
        return [next((option.id for option in options if option.value == seat), options[0].id)]
    if decision.kind is WHICH_SKILL:
        return [max(options, key=lambda option: skill_value(state, you, option.value)).id]
    if not decision.least:
        return []
    declined = [option.id for option in options if option.id in ("pass", "no", "done")]
    return declined[:1] or [option.id for option in options[: decision.least]]


def evades(option: Option[Any]) -> bool:
    """Whether an option is an evasion by the ability of a card, or by an event."""
    if option.verb == "play":
        return playing(option.value) == "evade"
    return option.verb == "use" and getattr(option.value[0], "designator", "") == "evade"


def try_out(table: Table[CardGame], option: Option[Any], seed: int) -> list[Trial]:
    """Tries an option out as it is and, where that is shown as well, with everything that can be committed to it."""
    decision = table.decision
    if decision is None or decision.kind.name not in TRIED:
        return []
    trials = once(table, option, seed)
    if f"{option.id}/most" in odds(table.state, decision):
        trials += once(table, option, seed, everything=True)
    return trials


def once(table: Table[CardGame], option: Option[Any], seed: int, *, everything: bool = False) -> list[Trial]:
    """Takes the option and plays on with fresh chance: was the test passed, was its investigator defeated?"""
    decision = table.decision
    assert decision is not None
    shown = odds(table.state, decision)
    test = table.state.test if option.verb == "commit" else None
    tester = decision.seat if test is None else test.seat
    twin = table.clone()
    twin.state.rng.word = fresh(seed).next()
    told = listen(twin)
    evading = evades(option)
    twin.choose(option.id)
    while twin.decision is not None and not told.ends and not ended(told, test):
        twin.choose(*answer(twin, decision.seat, evading, everything))
    heard = told[: told.ends[0]] if told.ends else list(told)
    if test is not None:
        heard = heard[: next((n for n, event in enumerate(heard) if isinstance(event, TestEnded)), len(heard))]
    result = next(
        (event for event in heard if isinstance(event, TestPassed | TestFailed) and event.seat == tester), None
    )
    dead = any(isinstance(e, Eliminated) and e.seat == tester and e.fate in ("damage", "horror") for e in heard)
    kind = option.verb
    where = f"{option.id} ({table.state.scenario}, {table.state.difficulty}, game {table.seed}, chance {seed})"
    if everything:
        return [Trial(f"{kind} at most", shown[f"{option.id}/most"], isinstance(result, TestPassed), where)]
    trials = [Trial(f"{kind} dies", shown.get(f"{option.id}/death", 0.0), dead, where)]
    if option.id in shown:
        trials.append(Trial(kind, shown[option.id], isinstance(result, TestPassed), where))
    return trials


def ended(told: Heard, test: Any) -> bool:
    """Whether the test is over that was under way when an option was taken."""
    return test is not None and any(isinstance(event, TestEnded) for event in told)
