"""The final battle: what the Ancient One attacks with, what clues are worth in it, and how near it is."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, Skill
from miskatonic.games.arkham_horror.rules import doom
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Check, Investigator
from miskatonic.kernel.effect import AllOf, Word

NEAR = 4
"""Doom tokens or gates left at which the bots begin to prepare for the final battle."""


def parts(effect: ArkhamEffect | None) -> Iterator[ArkhamEffect]:
    """An effect, or all that it consists of."""
    if isinstance(effect, AllOf):
        for part in effect.effects:
            yield from parts(part)
    elif effect is not None:
        yield effect


def attacked_by(game: Arkham) -> Skill | None:
    """The skill that wards off the attack of the Ancient One."""
    for part in parts(ANCIENT_ONES[game.ancient_one].attack):
        if isinstance(part, Word) and part.name == "growing":
            which: Skill = part.args[0]
            return which
    return None


def lifeblood(game: Arkham) -> str:
    """What the Ancient One devours those without in the battle; "" if there is nothing of the kind."""
    for part in parts(ANCIENT_ONES[game.ancient_one].attack):
        if isinstance(part, Word) and part.name == "devoured_without":
            return str(part.args[0])
    return ""


def nearness(game: Arkham) -> float:
    """How near the battle is: 0 as long as it is far, 1 when it begins with the next gate."""
    track = ANCIENT_ONES[game.ancient_one].doom_track
    left = min(track - game.doom, doom.gate_limit(game) - len(game.gates))
    return max(0.0, 1 - (left - 1) / NEAR)


def battle_clue(game: Arkham, you: Investigator, made: Check) -> float:
    """What it is worth to spend a clue in the battle: on warding off attacks first, and on blows when nothing else is to be
    had for it."""
    battle = game.battle
    assert battle is not None
    if lifeblood(game) == "clue":
        finishing = battle.strength == 1 and made.kind == "combat"
        return 1.0 if finishing and you.clues > 1 else -1.0
    if made.kind != "combat":
        return 1.0
    weak = min(you.sanity, you.stamina) <= 2
    return 1.0 if battle.strength <= 2 or weak or attacked_by(game) is None else -1.0
