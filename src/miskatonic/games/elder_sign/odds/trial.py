"""How the chances of Elder Sign are tried out: a player who does what they take for granted."""

from __future__ import annotations

from typing import Any

from miskatonic.games.elder_sign.dice import LORE, PERIL
from miskatonic.games.elder_sign.effects.attempts import TURN_DIE
from miskatonic.games.elder_sign.effects.owning import line_of
from miskatonic.games.elder_sign.events import AdventureResolved, Awakened, Devoured, TaskCompleted
from miskatonic.games.elder_sign.odds.attempt import read_roll
from miskatonic.games.elder_sign.odds.options import Sight, odds
from miskatonic.games.elder_sign.rules.attempt import DICE_FOR_TASK, USE_BEFORE_ROLL, USE_ROLL
from miskatonic.games.elder_sign.rules.cards_in_use import HOLD, REROLL
from miskatonic.games.elder_sign.rules.dice_pool import LOCK
from miskatonic.games.elder_sign.rules.failing import FOCUS, RETRY
from miskatonic.games.elder_sign.rules.monsters import PLACE_MONSTER
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign
from miskatonic.kernel.chances import Trial, fresh, listen
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.line import Limit
from miskatonic.kernel.table import Table


def best(state: ElderSign, decision: Decision, options: list[Option[Any]]) -> str:
    """The option that is most likely to succeed, and of those the safest."""
    shown = odds(state, decision)
    return max(options, key=lambda o: (round(shown.get(o.id, -1), 9), -shown.get(f"{o.id}/death", 0.0))).id


def sight_of(state: ElderSign) -> Sight:
    assert state.active_investigator is not None
    assert state.attempt is not None
    return Sight(state, state.active_investigator, state.attempt.place)


def answer(table: Table[ElderSign]) -> list[str]:
    """What goes on after an option was taken: everything for the attempt, and nothing spent or used for it."""
    state, decision = table.state, table.decision
    assert decision is not None
    options = list(decision.options)
    kind = decision.kind
    if kind is USE_BEFORE_ROLL:
        plain = [option for option in options if option.id in ("roll", "give_up")]
        return [best(state, decision, plain)]
    if kind is USE_ROLL:
        return [after_roll(state, decision)]
    if kind is REROLL:
        sight = sight_of(state)
        if not decision.least or sight.outlook is None:
            return []
        again = sight.rerolling(sight.outlook)[1]
        return [option.id for option in options if option.value in again][: decision.most]
    if kind is TURN_DIE:
        return [turned(state, decision)]
    if kind is FOCUS:
        return [best(state, decision, [option for option in options if option.verb != "assist"])]
    if kind in (DICE_FOR_TASK, RETRY, HOLD):
        return [best(state, decision, options)]
    if kind is PLACE_MONSTER and state.attempt is not None:
        elsewhere = [option for option in options if option.value[0] != state.attempt.place]
        return [(elsewhere or options)[0].id]
    if kind is LOCK:
        unused = [option for option in options if state.dice[option.value].zone not in ("pool", "marker", "spell")]
        return [(unused or options)[0].id]
    declined = [option.id for option in options if option.id in ("pass", "no", "done")]
    return declined[:1] or [option.id for option in options[: max(decision.least, 1)]]


def after_roll(state: ElderSign, decision: Decision) -> str:
    """The best task, or none; before that, what can be done with every roll, if it helps."""
    plain = [option for option in decision.options if option.verb in ("task", "no_task", "roll_again", "hold_dice")]
    chosen = best(state, decision, plain)
    sight = sight_of(state)
    if sight.outlook is None or not sight.outlook.knack or sight.turned:
        return chosen
    shown = odds(state, decision)
    abilities = [o for o in decision.options if o.verb == "use" and not isinstance(o.value, str)]
    ability = [o.id for o in abilities if (used := line_of(o.value)) is not None and used.limit == Limit(1, "roll")]
    if not ability or "roll_again" in shown:
        return chosen
    seen = sight.outlook
    now = max(seen.completed(sight.pool, sight.dice, sight.roll), seen.failed(sight.pool, sight.dice, sight.roll))
    then = seen.rolled(sight.pool, sight.dice, sight.roll)
    return ability[0] if (round(then[0], 9), round(then[1], 9)) > (round(now[0], 9), round(now[1], 9)) else chosen


def turned(state: ElderSign, decision: Decision) -> str:
    """The die whose change brings most."""
    sight = sight_of(state)
    seen = sight.outlook
    if seen is None:
        return decision.options[0].id

    def prospect(option: Option[Any]) -> tuple[float, float]:
        face = state.dice[option.value].face
        to = face + 1 if seen.knack == "raise" else LORE if seen.knack == "lore" else PERIL
        dice, roll = read_roll(sight.pool[3], [(n, to if n == option.value else old) for n, old in sight.results])
        return max(seen.completed(sight.pool, dice, roll), seen.failed(sight.pool, dice, roll))

    return max(decision.options, key=prospect).id


def try_out(table: Table[ElderSign], option: Option[Any], seed: int) -> list[Trial]:
    """Takes the option and plays on with fresh chance: was the adventure resolved, was an investigator devoured?"""
    decision = table.decision
    assert decision is not None
    shown = odds(table.state, decision)
    twin = table.clone()
    twin.rules.determinize(twin.state, decision.seat, fresh(seed))
    twin.state.clock = 0
    told = listen(twin)
    investigator = twin.state.investigators[decision.seat]
    assert investigator is not None
    place = (
        option.value if option.verb == "move" else twin.state.attempt.place if twin.state.attempt is not None else ""
    )
    chosen = [option.id]
    if decision.least > 1:
        chosen += [other.id for other in decision.options if other is not option][: decision.least - 1]
    attempt = twin.state.attempt
    twin.choose(*chosen)
    if option.verb == "move":
        attempt = twin.state.attempt
    while (
        twin.decision is not None and attempt is not None and twin.state.attempt is attempt and not struck(told, place)
    ):
        twin.choose(*answer(twin))
    heard = told[: next((n for n, event in enumerate(told) if isinstance(event, Awakened)), len(told))]
    won = struck(heard, place) or any(isinstance(e, AdventureResolved) and e.who == investigator.slug for e in heard)
    dead = any(isinstance(event, Devoured) and event.who == investigator.slug for event in heard)
    kind = option.verb
    where = f"{option.id} at {place} ({investigator.slug}, game {table.seed}, chance {seed})"
    trials = [Trial(f"{kind} dies", shown.get(f"{option.id}/death", 0.0), dead, where)]
    if option.id in shown:
        trials.append(Trial(kind, shown[option.id], won, where))
    return trials


def struck(told: list[Any], place: str) -> bool:
    """Whether a blow has been struck in the final battle."""
    return place == ANCIENT_ONE and any(isinstance(event, TaskCompleted) for event in told)
