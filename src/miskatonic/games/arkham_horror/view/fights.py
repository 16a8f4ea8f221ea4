"""What a seat sees of the fight and the check that are under way."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.arkham_horror.components import MONSTER_CARDS, Skill
from miskatonic.games.arkham_horror.rules import monsters
from miskatonic.games.arkham_horror.rules.combat import FIGHTS_WITH, HANDS, combat_bonus, free_hands, hands_of
from miskatonic.games.arkham_horror.rules.skill_checks import SUCCESS_FROM, number_of_dice, successes
from miskatonic.games.arkham_horror.state import Arkham, Check, Combat


class CombatView(Struct, frozen=True):
    """The fight that is under way."""

    seat: int
    monster: str
    spells: tuple[str, ...]
    bonus: int
    """What weapons and spells add to the combat check."""
    rating: int
    toughness: int
    skill: Skill
    dice: int
    """The dice that the check would be made with, as things stand."""
    success_from: int
    hands: int
    """The hands that weapons and spells keep busy."""
    most_hands: int


class CheckView(Struct, frozen=True):
    """The check that is under way."""

    seat: int
    skill: Skill
    kind: str
    modifier: int
    difficulty: int
    dice: tuple[int, ...]
    successes: int
    success_from: int
    """The least that a die must show to be a success."""
    double_sixes: bool


def see_combat(state: Arkham, combat: Combat) -> CombatView:
    """The fight that is under way, with the running total."""
    you = state.investigators[combat.seat]
    known = combat.monster in MONSTER_CARDS
    rating = monsters.combat_rating(state, combat.monster) if known else 0
    if state.battle is not None:
        rating = state.battle.rating
    bonus = 0 if you is None else combat_bonus(state, you, combat)
    which = monsters.trait(state, FIGHTS_WITH, "fight", combat.monster) if known else "fight"
    blow = Check(combat.seat, which, "combat", rating + bonus, monster=combat.monster)
    return CombatView(
        seat=combat.seat,
        monster=combat.monster,
        spells=tuple(combat.spells),
        bonus=bonus,
        rating=rating,
        toughness=monsters.toughness(state, combat.monster) if known else 0,
        skill=which,
        dice=0 if you is None else max(0, number_of_dice(state, you, blow)),
        success_from=SUCCESS_FROM["" if you is None else you.fate],
        hands=HANDS - free_hands(state, combat) + (0 if you is None else hands_of(you.hands)),
        most_hands=HANDS,
    )


def see_check(state: Arkham, made: Check) -> CheckView:
    """A check with its dice."""
    you = state.investigators[made.seat]
    won = 0 if you is None else successes(state, you, made)
    return CheckView(
        seat=made.seat,
        skill=made.skill,
        kind=made.kind,
        modifier=made.modifier,
        difficulty=made.difficulty,
        dice=tuple(made.dice),
        successes=won,
        success_from=SUCCESS_FROM["" if you is None else you.fate],
        double_sixes=made.double_sixes,
    )
