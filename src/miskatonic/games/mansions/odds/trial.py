"""How the chances of Mansions of Madness are tried out: an option is taken and played on with fresh dice, cards and tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.mansions.components import MONSTERS, slug_of
from miskatonic.games.mansions.events import (
    DamageTaken,
    HorrorTaken,
    InvestigatorKilled,
    MonsterHurt,
    SpellTurned,
    Stunned,
    TestMade,
)
from miskatonic.games.mansions.odds.dangers import dangers
from miskatonic.games.mansions.odds.options import odds
from miskatonic.games.mansions.rules.house import lock_of
from miskatonic.games.mansions.rules.monster_moves import door_to
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.chances import Heard, Trial, fresh, listen
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.table import Table

ANSWERS = ("roll", "strike", "stand", "draw", "stop", "pass", "done", "no", "leave_it", "leave")
"""The answers given on the way: nothing is spent, the monster strikes, and nothing optional is done."""

ONE_TEST = ("roll", "skill_point", "evade", "face")

MOST_QUESTIONS = 12
"""Maximum number of questions answered on the way; beyond it the outcome counts as missed."""


def is_foreseen(game: Mansion, option: Option[Any]) -> bool:
    """Whether no unseen lock lies on the way."""
    if option.verb not in ("move", "run", "step"):
        return True
    lock = lock_of(game, option.value.partition(".")[0])
    return not lock or lock in game.face_up


def answer(decision: Decision) -> str:
    """The calmest answer; a barricade that can be pushed back is."""
    ids = [option.id for option in decision.options]
    if decision.kind.name == "push_barricade":
        return "yes"
    return next((each for each in ANSWERS if each in ids), ids[0])


def play_on(twin: Table[Mansion], until: Callable[[], bool]) -> None:
    """Answers questions until something is so."""
    for _ in range(MOST_QUESTIONS):
        if twin.decision is None or until():
            return
        twin.choose(answer(twin.decision))


def tests(heard: Heard, who: str) -> list[bool]:
    """Whether the tests of an investigator were passed, in order."""
    return [bool(event.passed) for event in heard if isinstance(event, TestMade) and event.who == who]


def try_out(table: Table[Mansion], option: Option[Any], seed: int) -> list[Trial]:
    """Takes an option and plays on with fresh chance: has it come true, and has it killed?"""
    decision = table.decision
    assert decision is not None
    state = table.state
    if not is_foreseen(state, option):
        return []
    seat = state.tests[-1].seat if decision.kind.name == "before_roll" else decision.seat
    kept = decision.seat == state.keeper.seat and decision.kind.name != "before_roll"
    shown = odds(state, decision)
    you = state.investigators[option.value[1] if kept and option.verb == "attack" else seat]
    awaited = 1 if option.verb in ONE_TEST or you is None else len(dangers(state, you, option)) if not kept else 0
    door = door_to(state, decision.source, option.value) if option.verb == "force" else ""
    twin = table.clone()
    twin.rules.determinize(twin.state, decision.seat, fresh(seed))
    heard = listen(twin)
    twin.choose(option.id)
    where = f"{option.id} (game {table.seed}, choice {len(table.moves)}, chance {seed})"
    chance = shown[option.id]
    if option.verb == "force":
        play_on(twin, lambda: twin.state.combat is None)
        return [Trial("force", chance, door not in twin.state.barricades, where)]
    assert you is not None
    who = you.slug
    if option.verb == "attack":
        play_on(twin, lambda: twin.state.combat is None)
        trial = Trial("keeper" if kept else "attack", chance, hurts(heard, who if kept else option.value[1]), where)
        return [trial, Trial("attack kills", shown.get(f"{option.id}/death", 0.0), killed(heard, who), where)]
    if option.verb == "cast":
        play_on(twin, lambda: any(isinstance(event, SpellTurned) for event in heard))
        turned = [event for event in heard if isinstance(event, SpellTurned)]
        return [Trial("cast", chance, bool(turned[0].passed), where)] if turned else []
    play_on(twin, lambda: len(tests(heard, who)) >= awaited)
    made = tests(heard, who)[:awaited]
    if all(made) and len(made) < awaited:
        return []
    kind = "test" if option.verb in ONE_TEST else "way"
    return [Trial(kind, chance, all(made), where)]


def hurts(heard: Heard, whom: str) -> bool:
    """Whether an investigator, or a monster, has been harmed or stunned by an attack."""
    harmed = [event.who for event in heard if isinstance(event, DamageTaken | HorrorTaken)]
    harmed += [event.monster for event in heard if isinstance(event, MonsterHurt)]
    if slug_of(whom) in MONSTERS:
        harmed += [event.who for event in heard if isinstance(event, Stunned)]
    return whom in harmed


def killed(heard: Heard, who: str) -> bool:
    """Whether an investigator has been killed."""
    return any(isinstance(event, InvestigatorKilled) and event.who == who for event in heard)
