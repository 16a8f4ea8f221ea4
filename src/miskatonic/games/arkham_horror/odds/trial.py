"""How the chances of Arkham Horror are tried out: an option is taken and played on with fresh dice."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.effects.owning import USE_AGAINST_LOSS, USE_CARD
from miskatonic.games.arkham_horror.events.people import CheckMade, CheckWon, ClueDieRolled, FellUnconscious
from miskatonic.games.arkham_horror.events.town import CombatBegan
from miskatonic.games.arkham_horror.odds.options import odds
from miskatonic.games.arkham_horror.rules.holding import CARDS_LOST
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_AGAIN, HELP_CHECK, successes
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.chances import Heard, Trial, fresh, listen
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.event import Event
from miskatonic.kernel.table import Table

CHECKS = {"evade": "evade", "flee": "evade", "fight": "combat", "close": "close", "use": "spell"}
"""The kind of check that an option leads to."""

DECLINED = ("accept", "no", "pass", "go_on", "done")

BEFORE_THE_FALL = (CHECK_AGAIN, HELP_CHECK, USE_AGAINST_LOSS, USE_CARD, CARDS_LOST)
"""Questions between a failed roll and the fall after it: about the roll, the damage, and what a monster takes beside that."""

MOST_QUESTIONS = 6
"""Maximum number of questions answered before a roll; beyond it there was none."""


def passed(heard: Heard, verb: str, wanted: int) -> bool | None:
    """Whether the roll that an option is about was enough; None if there has been none."""
    for event in heard:
        if verb == "clue" and isinstance(event, ClueDieRolled):
            return event.won >= wanted
        if verb != "clue" and isinstance(event, CheckWon):
            return True
        if verb != "clue" and isinstance(event, CheckMade) and event.kind == CHECKS[verb]:
            return event.won >= event.difficulty
    return None


def declined(decision: Decision) -> list[str]:
    """Nothing, where that is possible; otherwise whatever comes first."""
    plain = [option.id for option in decision.options if option.id in DECLINED]
    return plain[:1] or [option.id for option in decision.options[: max(decision.least, 1)]]


def slips_through(twin: Table[Arkham], who: str, heard: Heard) -> bool:
    """Whether a walking investigator evades every monster, at the first roll each."""
    while (
        (decision := twin.decision) is not None and twin.state.step in ("walk", "arrive") and not is_caught(heard, who)
    ):
        evading = [option.id for option in decision.options if option.verb == "evade"]
        twin.choose(*(evading or (["stop"] if decision.kind.name == "walk" else declined(decision))))
    return not is_caught(heard, who)


def is_caught(heard: Heard, who: str) -> bool:
    """Whether an investigator has failed to evade a monster."""
    made = [event for event in heard if isinstance(event, CheckMade) and event.who == who and event.kind == "evade"]
    return any(event.won < event.difficulty for event in made)


def first_blow(heard: Heard) -> list[Event]:
    """What happens until the next roll, the next fight or the next step."""
    events = heard[: heard.ends[0]] if heard.ends else list(heard)
    rolls = [n for n, event in enumerate(events) if isinstance(event, CheckMade | CombatBegan)]
    return events[: rolls[1]] if len(rolls) > 1 else events


def needed(game: Arkham, you: Investigator) -> int:
    """How many successes the check under way wants: enough to pass it, or one more where it is passed and more are of use."""
    if not game.checks:
        return 0
    made = game.checks[-1]
    return max(made.difficulty, successes(game, you, made) + 1)


def try_out(table: Table[Arkham], option: Option[Any], seed: int) -> list[Trial]:
    """Takes the option and plays on with fresh chance: was the roll enough, has the blow after it been too much?"""
    decision = table.decision
    assert decision is not None
    shown = odds(table.state, decision)
    twin = table.clone()
    twin.rules.determinize(twin.state, decision.seat, fresh(seed))
    heard = listen(twin)
    you = twin.state.investigators[decision.seat]
    assert you is not None
    wanted = needed(twin.state, you)
    twin.choose(option.id)
    where = f"{option.id} ({you.slug}, game {table.seed}, choice {len(table.moves)}, chance {seed})"
    if option.verb == "walk":
        return [Trial("walk", shown[option.id], slips_through(twin, you.slug, heard), where)]
    for _ in range(MOST_QUESTIONS):
        if twin.decision is None or passed(heard, option.verb, wanted) is not None:
            break
        twin.choose(*declined(twin.decision))
    came_true = passed(heard, option.verb, wanted)
    if came_true is None:
        return []
    trials = [Trial(option.verb, shown[option.id], came_true, where)]
    if option.verb in ("evade", "flee", "fight"):
        for _ in range(MOST_QUESTIONS):
            if twin.decision is None or twin.decision.kind not in BEFORE_THE_FALL:
                break
            twin.choose(*declined(twin.decision))
        fallen = any(isinstance(event, FellUnconscious) and event.who == you.slug for event in first_blow(heard))
        trials.append(
            Trial(f"{option.verb} falls", shown.get(f"{option.id}/death", 0.0), fallen and not came_true, where)
        )
    return trials
