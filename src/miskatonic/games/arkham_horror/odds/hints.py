"""What the options of a fight or before a gate cost and risk, in the numbers of the investigator who is asked."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.components import CARDS, GATE_MARKERS, MONSTER_CARDS
from miskatonic.games.arkham_horror.rules import gates, monsters
from miskatonic.games.arkham_horror.rules.bounds import LESS_SANITY, LESS_STAMINA
from miskatonic.games.arkham_horror.rules.combat import (
    FACE,
    FIGHTS_WITH,
    arm,
    combat_bonus,
    free_hands,
    make_room,
    rehearsal,
)
from miskatonic.games.arkham_horror.rules.encounters import AT_GATE
from miskatonic.games.arkham_horror.rules.skill_checks import CHECK_AGAIN, number_of_dice, successes
from miskatonic.games.arkham_horror.state import Arkham, Check, Combat, Investigator
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.hooks import total
from miskatonic.kernel.text import Text, join, sentences, text


def hints(state: Arkham, decision: Decision) -> dict[str, Text]:
    """What fighting, evading, fleeing, taking a weapon, closing a gate and accepting a failure lead to, by option id."""
    you = state.investigators[decision.seat]
    if you is None:
        return {}
    said = {option.id: hint(state, you, decision, option) for option in decision.options}
    return {option: words for option, words in said.items() if words is not None}


def hint(game: Arkham, you: Investigator, decision: Decision, option: Option[Any]) -> Text | None:
    """What one option leads to; None if it is no matter of a fight or a gate."""
    if decision.kind is CHECK_AGAIN:
        return failing(game, you, game.checks[-1]) if option.verb == "accept" else None
    if decision.kind is AT_GATE:
        return closing(game, you) if option.verb == "close" else None
    if option.verb == "hold" and game.combat is not None and game.combat.monster in MONSTER_CARDS:
        return holding(game, you, game.combat, option.value)
    if option.verb not in ("evade", "fight", "flee") or option.value not in MONSTER_CARDS:
        return None
    monster: str = option.value
    if option.verb == "fight" and decision.kind is FACE:
        return beginning(game, you, monster)
    return text(f"ah-hint-{option.verb}", harm=blow(game, you, monster))


def failing(game: Arkham, you: Investigator, made: Check) -> Text | None:
    """What a check against a monster costs as it stands; None if it is passed, or none of those."""
    if made.monster not in MONSTER_CARDS or successes(game, you, made) >= made.difficulty:
        return None
    if made.kind in ("evade", "combat"):
        return text("ah-hint-failed", harm=blow(game, you, made.monster))
    return text("ah-hint-failed", harm=fright(game, you, made.monster)) if made.kind == "horror" else None


def beginning(game: Arkham, you: Investigator, monster: str) -> Text:
    """The horror check that a fight begins with, and the dice of a round with the weapons that are taken in hand then."""
    which = monsters.trait(game, FIGHTS_WITH, "fight", monster)
    needed = monsters.toughness(game, monster)
    modifier = monsters.combat_rating(game, monster) + first_bonus(game, you, monster)
    dice = dice_of(game, you, Check(you.seat, which, "combat", modifier, needed, monster=monster))
    fight = text("ah-hint-round", dice=dice, needed=needed, harm=blow(game, you, monster))
    rating = monsters.horror_rating(game, monster)
    if rating is None:
        return fight
    nerve = dice_of(game, you, Check(you.seat, "will", "horror", rating, monster=monster))
    return sentences([text("ah-hint-horror-first", dice=nerve, harm=fright(game, you, monster)), fight])


def first_bonus(game: Arkham, you: Investigator, monster: str) -> int:
    """The combat bonus of the weapons that are in hand when a fight begins."""
    game, you = rehearsal(game, you)
    arm(game, you, monster)
    return combat_bonus(game, you, Combat(you.seat, monster))


def holding(game: Arkham, you: Investigator, combat: Combat, card: str) -> Text:
    """The dice of a round with a weapon taken in hand."""
    game, you = rehearsal(game, you)
    make_room(you, free_hands(game, combat) - CARDS[card].hands)
    you.hands.append(card)
    which = monsters.trait(game, FIGHTS_WITH, "fight", combat.monster)
    needed = monsters.toughness(game, combat.monster)
    modifier = monsters.combat_rating(game, combat.monster) + combat_bonus(game, you, combat)
    dice = dice_of(game, you, Check(you.seat, which, "combat", modifier, needed, monster=combat.monster))
    return text("ah-hint-held", dice=dice, needed=needed)


def closing(game: Arkham, you: Investigator) -> Text | None:
    """The dice of both checks that can close the gate here; None if none is here."""
    if you.at not in game.gates:
        return None
    modifier = GATE_MARKERS[game.gates[you.at]].modifier
    needed = total(game, gates.CLOSING, 1, you.at, you)
    fight = dice_of(game, you, Check(you.seat, "fight", "close", modifier, needed))
    lore = dice_of(game, you, Check(you.seat, "lore", "close", modifier, needed))
    return text("ah-hint-close", fight=fight, lore=lore, needed=needed)


def dice_of(game: Arkham, you: Investigator, made: Check) -> int:
    """How many dice a check has."""
    return max(0, number_of_dice(game, you, made))


def fright(game: Arkham, you: Investigator, monster: str) -> Text:
    """What a failed horror check costs."""
    return text("ah-hint-sanity", n=max(0, monsters.horror_damage(game, monster) - total(game, LESS_SANITY, 0, you)))


def blow(game: Arkham, you: Investigator, monster: str) -> Text:
    """What a monster does to an investigator that fails to hit or to escape it."""
    found = []
    damage = max(0, monsters.combat_damage(game, monster) - total(game, LESS_STAMINA, 0, you))
    strikes = MONSTER_CARDS[monster].strikes
    if strikes is not None and not monsters.ignored(game, monster, "strikes"):
        found.append(strikes.text)
    if damage or not found:
        found.insert(0, text("ah-hint-stamina", n=damage))
    return join(found, "comma")
