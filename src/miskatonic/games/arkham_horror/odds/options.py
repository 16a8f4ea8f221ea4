"""The chances that players are shown beside options: of the roll that an option is about, and of not surviving it.

A chance is that of the first roll alone, without clues that could be spent and cards that could be used after it. `/death` is the
chance that the option leaves no sanity or no stamina by the blow that follows a failed roll. The chance of a walk is that of
evading every monster in its way and at its end; on the board, each monster has the chance of being evaded.
"""

from __future__ import annotations

from math import prod
from typing import Any

from miskatonic.games.arkham_horror.components import ANCIENT_ONE, AREAS, CARDS, GATE_MARKERS, MONSTER_CARDS
from miskatonic.games.arkham_horror.odds.dice import chance_of, chance_of_check
from miskatonic.games.arkham_horror.rules import gates, monsters
from miskatonic.games.arkham_horror.rules.bounds import LESS_STAMINA
from miskatonic.games.arkham_horror.rules.combat import FIGHTS_WITH, SIXES_COUNT_TWICE, combat_bonus
from miskatonic.games.arkham_horror.rules.movement import dangers
from miskatonic.games.arkham_horror.rules.skill_checks import CLUE_DICE, DIFFICULTY, FACES, successes
from miskatonic.games.arkham_horror.state import Arkham, Check, Combat, Investigator
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.hooks import is_set, total


def odds(state: Arkham, decision: Decision) -> dict[str, float]:
    """The chances of those options that are about a roll."""
    you = state.investigators[decision.seat]
    if you is None:
        return {}
    found: dict[str, float] = {}
    for option in decision.options:
        share = chance_of_option(state, you, option)
        if share is None:
            continue
        found[option.id] = share
        if (death := chance_of_death(state, you, option, share)) > 0:
            found[f"{option.id}/death"] = death
    return found


def board_odds(state: Arkham, seat: int | None) -> dict[str, float]:
    """The chance of evading each monster in town before a walk."""
    you = state.acting
    if state.step != "walk" or you is None:
        return {}
    return {monster: evading(state, you, monster) for monster, at in state.monsters.items() if at in AREAS}


def chance_of_option(game: Arkham, you: Investigator, option: Option[Any]) -> float | None:
    """The chance of one option; None if it is no matter of dice."""
    verb, value = option.verb, option.value
    if verb == "walk":
        return walking(game, you, value)
    if verb in ("evade", "flee", "hunt") and value in MONSTER_CARDS:
        return evading(game, you, value)
    if verb == "fight" and value in MONSTER_CARDS:
        return None if game.combat is None else fighting(game, you, game.combat)
    if verb == "close" and value in ("fight", "lore"):
        return closing(game, you, value)
    if verb == "clue" and game.checks:
        return clue(game, you, game.checks[-1])
    if verb == "use" and isinstance(value, tuple) and value[1].card in CARDS:
        return casting(game, you, value[1].card)
    return None


def walking(game: Arkham, you: Investigator, goal: str) -> float | None:
    """The chance of coming to a place past all monsters; None if there are none, or if they leave the walker alone."""
    passed, waiting = dangers(game, you, goal)
    met = [] if you.busy else passed + waiting
    return prod(evading(game, you, monster) for monster in met) if met else None


def evading(game: Arkham, you: Investigator, monster: str) -> float:
    """The chance of slipping past a monster."""
    made = Check(you.seat, "sneak", "evade", monsters.awareness(game, monster), monster=monster)
    return chance_of_check(game, you, with_difficulty(game, you, made))


def fighting(game: Arkham, you: Investigator, combat: Combat) -> float | None:
    """The chance of defeating a monster with the weapons in hand."""
    monster = combat.monster
    if monster == ANCIENT_ONE or monster not in MONSTER_CARDS:
        return None
    made = Check(
        you.seat,
        monsters.trait(game, FIGHTS_WITH, "fight", monster),
        "combat",
        monsters.combat_rating(game, monster) + combat_bonus(game, you, combat),
        monsters.toughness(game, monster),
        monster=monster,
        double_sixes=is_set(game, SIXES_COUNT_TWICE, you),
        dead=combat.doomed,
    )
    made = with_difficulty(game, you, made)
    if not MONSTER_CARDS[monster].wild:
        return chance_of_check(game, you, made)
    rating, chances = made.modifier, 0.0
    for face in FACES:
        made.modifier = rating - face
        chances += chance_of_check(game, you, made) / len(FACES)
    return chances


def closing(game: Arkham, you: Investigator, skill: str) -> float | None:
    """The chance of closing the gate here."""
    if you.at not in game.gates:
        return None
    modifier = GATE_MARKERS[game.gates[you.at]].modifier
    difficulty = total(game, gates.CLOSING, 1, you.at, you)
    made = Check(you.seat, "fight" if skill == "fight" else "lore", "close", modifier, difficulty)
    return chance_of_check(game, you, with_difficulty(game, you, made))


def clue(game: Arkham, you: Investigator, made: Check) -> float:
    """The chance that the dice of one clue are enough for the check under way."""
    dice = total(game, CLUE_DICE, 1, you, made)
    missing = made.difficulty - successes(game, you, made)
    return chance_of(dice, max(1, missing), you.fate, made.double_sixes)


def casting(game: Arkham, you: Investigator, spell: str) -> float | None:
    """The chance of casting a spell; None if it is no spell or depends on more than its modifier."""
    modifier = CARDS[spell].casting
    if CARDS[spell].deck != "spell" or modifier is None:
        return None
    made = Check(you.seat, "lore", "spell", modifier)
    return chance_of_check(game, you, with_difficulty(game, you, made))


def with_difficulty(game: Arkham, you: Investigator, made: Check) -> Check:
    """The check with what cards add to its difficulty."""
    made.difficulty = total(game, DIFFICULTY, made.difficulty, you, made)
    return made


def chance_of_death(game: Arkham, you: Investigator, option: Option[Any], share: float) -> float:
    """The chance that the blow after a failed roll leaves no stamina."""
    if option.verb in ("evade", "flee", "fight") and option.value in MONSTER_CARDS:
        damage = monsters.combat_damage(game, option.value) - total(game, LESS_STAMINA, 0, you)
        return 1 - share if damage >= you.stamina else 0.0
    return 0.0
