"""A player who does what the chances of the card game take for granted, and situations to try them in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.calibration import Heard, Reckoning, Trial, fresh, listen
from tests.games.card_game.gambler import Gambler
from tests.games.card_game.test_random_games import SCENARIOS, some_setup

from miskatonic import Table, new_table
from miskatonic.games.card_game.effects import SOMEONE
from miskatonic.games.card_game.events import Eliminated, TestEnded, TestFailed, TestPassed
from miskatonic.games.card_game.odds.options import odds
from miskatonic.games.card_game.rules.actions import playing
from miskatonic.games.card_game.rules.bearing import harm_of
from miskatonic.games.card_game.rules.harm import ASSIGN
from miskatonic.games.card_game.rules.round import TURN
from miskatonic.games.card_game.rules.skill_test import COMMIT, WHICH_SKILL, within_maximum
from miskatonic.games.card_game.rules.values import (
    evade_value,
    fight_value,
    health_left,
    max_health,
    max_sanity,
    sanity_left,
    skill_value,
)
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effect import EFFECT

SAMPLED = ("turn", "commit", "assign_damage", "assign_horror", "choose_effect", "window")
"""The kinds of question that situations are taken from."""


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


def situations(seed: int) -> Iterator[tuple[Table[CardGame], Option[Any]]]:
    """Positions of a game in which an option has a chance, each with one of its options; half of the games are dangerous."""
    rng = fresh(seed)
    setup = some_setup(seed, 1 + seed % 3, scenario=SCENARIOS[seed % 3], earlier=[seed % 4, seed % 3])
    table = new_table("card_game", seed=seed, history=False, **setup)
    gambler = Gambler(seed, bold=bool(seed % 4))
    for _ in range(400):
        decision = table.decision
        if decision is None:
            return
        state = table.state
        if seed % 2 and decision.kind is TURN and not rng.below(3):
            you = state.investigators[decision.seat]
            you.damage = max(you.damage, max_health(state, you) - 1 - rng.below(3))
            you.horror = max(you.horror, max_sanity(state, you) - 1 - rng.below(3))
            table.edited()
            decision = table.decision
            if decision is None:
                return
        if decision.kind.name in SAMPLED and not rng.below(3):
            shown = odds(state, decision)
            told = [option for option in decision.options if option.id in shown or f"{option.id}/death" in shown]
            risky = [option for option in told if f"{option.id}/death" in shown]
            if told:
                among = risky if risky and rng.below(2) else told
                yield table, among[rng.below(len(among))]
        table.choose(*gambler.pick(table))


def evades(option: Option[Any]) -> bool:
    """Whether an option is an evasion by the ability of a card, or by an event."""
    if option.verb == "play":
        return playing(option.value) == "evade"
    return option.verb == "use" and getattr(option.value[0], "designator", "") == "evade"


def try_out(table: Table[CardGame], option: Option[Any], seed: int, *, everything: bool = False) -> list[Trial]:
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


def reckon(number: int, first: int = 0) -> Reckoning:
    """So many situations tried out."""
    reckoning, seed, tried = Reckoning(), first, 0
    while tried < number:
        for table, option in situations(seed):
            assert table.decision is not None
            reckoning.note(try_out(table, option, seed * 100_003 + tried))
            if f"{option.id}/most" in odds(table.state, table.decision):
                reckoning.note(try_out(table, option, seed * 100_003 + tried, everything=True))
            tried += 1
            if tried == number:
                break
        seed += 1
    return reckoning
