"""Where the sliders should be: what skills are good for in the phases to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from miskatonic.games.arkham_horror.bot.final_battle import attacked_by
from miskatonic.games.arkham_horror.bot.journeys import worlds
from miskatonic.games.arkham_horror.bot.worth import Outlook, healing
from miskatonic.games.arkham_horror.components import GATE_MARKERS, INVESTIGATORS, PAIRS, Scale, Skill
from miskatonic.games.arkham_horror.odds.dice import chance_of
from miskatonic.games.arkham_horror.rules import gates
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, world_of
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.effect import AllOf, OneOf, Word
from miskatonic.kernel.hooks import total

Skills = Mapping[Skill, int]

A_STEP = 0.25
"""The value of one more step for an investigator on foot."""
ANY_STEP = 0.15
"""What it is worth to be able to take a step more in turns to come."""
A_BLOW = 0.3
"""What a die more is worth in the final battle: about a third of a success."""
WARDING = 2.0
"""What it is worth to ward off the attack of the Ancient One."""
CLOSING = 3.0
"""What it is worth to be able to close a gate in this turn."""
IN_TOWN: Mapping[Skill, float] = {"sneak": 0.2, "fight": 0.4, "will": 0.4, "lore": 0.3, "luck": 0.45}
"""What it is worth to pass a check of each skill in town, as often as it has to be made."""
BY_MONSTERS: Mapping[Skill, float] = {"sneak": 0.6, "fight": 0.7, "will": 0.5}
"""What each of the first two monsters on the way adds to that."""


def with_stop(game: Arkham, you: Investigator, pair: int, stop: int) -> dict[Skill, int]:
    """The skills as they would be with a slider at another stop."""
    found: dict[Skill, int] = {which: skill(game, you, which) for both in PAIRS for which in both}
    if pair < len(PAIRS):
        for which in PAIRS[pair]:
            values = INVESTIGATORS[you.slug].skills[which]
            found[which] += values[stop] - values[you.sliders[pair]]
    return found


def stronger(o: Outlook, slider: int, stop: int) -> float:
    """What it is worth that a slider of maximum sanity and stamina is at another stop; the points of a maximum come with it."""
    card = INVESTIGATORS[o.you.slug]
    if slider < len(PAIRS):
        return 0.0
    found = 0.0
    points: dict[Scale, int] = {"max_sanity": o.you.sanity, "max_stamina": o.you.stamina}
    for bound, left in points.items():
        values = card.skills[bound]
        more = values[stop] - values[o.you.sliders[slider]]
        most = values[stop]
        found += healing(more, left, most) if more > 0 else -o.harm(max(0, left - most), left)
    return found


def usefulness(game: Arkham, you: Investigator, skills: Skills, ahead: tuple[int, int] = (0, 0)) -> float:
    """The values of skills in this turn, by the steps to go and the monsters on the way."""
    if game.battle is not None:
        return in_battle(game, you, skills)
    if place := gate_before(game, you):
        return CLOSING * closing(game, you, place, skills) + 0.2 * in_world(game, you, skills)
    if world_of(you.at):
        return in_world(game, you, skills)
    steps, monsters = ahead
    found = A_STEP * min(steps, skills["speed"]) + ANY_STEP * skills["speed"]
    for which, weight in IN_TOWN.items():
        found += (weight + min(monsters, 2) * BY_MONSTERS.get(which, 0.0)) * passing(you, skills[which])
    return found


def passing(you: Investigator, dice: int, modifier: int = -1) -> float:
    """The chance to pass a check as hard as most of them."""
    return chance_of(max(0, dice + modifier), 1, you.fate)


def gate_before(game: Arkham, you: Investigator) -> str:
    """The gate that an investigator could close in this turn; "" if there is none."""
    if you.explored and you.at in game.gates:
        return you.at
    if you.at.endswith("_2") and you.gate in game.gates and not you.delayed:
        return you.gate
    return ""


def closing(game: Arkham, you: Investigator, place: str, skills: Skills) -> float:
    """The chance to close a gate with such skills."""
    modifier = GATE_MARKERS[game.gates[place]].modifier
    difficulty = total(game, gates.CLOSING, 1, place, you)
    return chance_of(max(0, max(skills["fight"], skills["lore"]) + modifier), difficulty, you.fate)


def in_world(game: Arkham, you: Investigator, skills: Skills) -> float:
    """How many of the checks in Other Worlds would be passed."""
    asked = checks_in_worlds(game.edition)
    return 2 * sum(share * passing(you, skills[which]) for which, share in asked.items())


@kept
def checks_in_worlds(edition: Edition) -> Mapping[Skill, float]:
    """The share that each skill has in the checks of gate cards."""
    asked = Counter(which for effects in worlds(edition).values() for effect in effects for which in checks_of(effect))
    return {which: number / asked.total() for which, number in asked.items()}


def checks_of(effect: ArkhamEffect) -> Iterator[Skill]:
    """The skills that an effect asks for."""
    if isinstance(effect, AllOf | OneOf):
        for part in effect.effects:
            yield from checks_of(part)
    elif isinstance(effect, Word) and effect.name in ("check", "graded", "per_success"):
        yield effect.args[0]


def in_battle(game: Arkham, you: Investigator, skills: Skills) -> float:
    """The blows that are dealt, and the attack that is warded off."""
    assert game.battle is not None
    which = attacked_by(game)
    warded = 0.0 if which is None else passing(you, skills[which], 2 - game.battle.round)
    return A_BLOW * skills["fight"] + WARDING * warded
