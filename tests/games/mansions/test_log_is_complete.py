"""Whatever changes on the table is told: each change of what lies open is explained by a line of the log for everybody."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.mansions.test_random_games import Wanderer, some_table

from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.audience import EVERYBODY
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight

Fact = tuple[str, str]
"""A sort of thing that is true on the table, and the piece that it is true of."""

TOLD_BY: dict[str, tuple[str, ...]] = {
    "here": ("Arrived", "InvestigatorKilled", "Escaped", "GameEnded"),
    "at": ("Moved", "Arrived"),
    "hidden": ("Hid",),
    "damage": ("DamageTaken", "Healed"),
    "horror": ("HorrorTaken", "Healed"),
    "stunned": ("Stunned", "StunShed"),
    "skill points": ("SkillPointSpent", "SkillPointsChanged"),
    "monster": ("MonsterPlaced", "MonsterKilled", "MonsterGone", "MonsterLeft"),
    "monster at": ("MonsterMoved", "MonsterPlaced"),
    "monster stunned": ("Stunned", "StunShed", "MonsterPlaced"),
    "monster damage": ("MonsterHurt", "MonsterMended", "MonsterPlaced"),
    "barricade": ("BarricadeMoved", "BarricadeDestroyed"),
    "status": ("StatusPlaced", "StatusRemoved"),
    "revealed": ("ObjectiveRevealed",),
    "threat": ("ThreatChanged", "StoryBegan"),
}
"""What tells of each sort of change."""
COME_AND_GO = ("here", "monster", "barricade", "status")
"""The facts that say that a piece is there: what is true of it comes and goes with it."""
NEEDS_NO_NAME = ("GameEnded",)


def position(game: Mansion) -> dict[Fact, Any]:
    """What lies open on the table."""
    facts: dict[Fact, Any] = {
        ("revealed", ""): game.revealed,
        ("threat", ""): game.keeper.threat,
    }
    for you in game.present():
        facts["here", you.slug] = True
        facts["at", you.slug] = you.at
        facts["hidden", you.slug] = you.hidden
        facts["damage", you.slug] = you.damage
        facts["horror", you.slug] = you.horror
        facts["stunned", you.slug] = you.stunned
        facts["skill points", you.slug] = you.skill_points
    for figure, monster in game.monsters.items():
        facts["monster", figure] = True
        facts["monster at", figure] = monster.at
        facts["monster stunned", figure] = monster.stunned
        facts["monster damage", figure] = monster.damage
    for door in game.barricades:
        facts["barricade", door] = True
    for room, statuses in game.statuses.items():
        for status in statuses:
            facts["status", f"{room} {status}"] = True
    return facts


def changes(before: dict[Fact, Any], after: dict[Fact, Any]) -> Iterator[Fact]:
    """The facts that are new, gone or different."""
    for fact in dict.fromkeys((*before, *after)):
        if before.get(fact) != after.get(fact) and ((fact in before and fact in after) or fact[0] in COME_AND_GO):
            yield fact


def tells(event: Event, fact: Fact) -> bool:
    """Whether an event is told to everybody and explains that change; one about a piece has to name it."""
    kind, piece = fact
    name = type(event).__name__
    if name not in TOLD_BY[kind] or not event.told or event.audience is not EVERYBODY:
        return False
    named = [value for field in type(event).__struct_fields__ if isinstance(value := getattr(event, field), str)]
    return not piece or name in NEEDS_NO_NAME or all(part in named for part in piece.split())


@pytest.mark.parametrize("seed", range(10))
def test_every_change_of_the_position_is_told(seed: int) -> None:
    table, gambler = some_table(seed), Wanderer(seed, bold=seed % 2 == 0)
    heard, before = len(table.events), position(table.state)
    while table.decision is not None:
        table.choose(*gambler.pick(Sight(table)))
        lines, after = table.events[heard:], position(table.state)
        for fact in changes(before, after):
            assert any(tells(event, fact) for event in lines), (
                f"{fact}: {before.get(fact)} to {after.get(fact)}, {lines}"
            )
        heard, before = len(table.events), after
