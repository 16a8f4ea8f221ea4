"""Estimates: how likely an investigator is to pass tests, and what the attacks at hand would do.

They use what everybody at the table knows.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import Any, Literal

from msgspec import Struct

from miskatonic.games.card_game.components import AssetCard, EventCard, slug_of
from miskatonic.games.card_game.effects.costs import uses_in
from miskatonic.games.card_game.rules.abilities import ActionAbility
from miskatonic.games.card_game.rules.skill_test import ELDER_SIGN_FAILS, effect_of, reveals_no_token
from miskatonic.games.card_game.rules.values import (
    fight_value,
    skill_value,
)
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, card_of
from miskatonic.kernel.effect import Effect, Word
from miskatonic.kernel.hooks import is_set
from miskatonic.kernel.memory import printed

# --- quick estimates

FAILS, SUCCEEDS = -99, 99
"""The values of tokens that decide a test by themselves."""
WIDEST = 12
"""A margin beyond this is as good, or as bad."""

LOOKS_AWAY = "wendy_adams"
"""Who may reveal another token instead of a bad one, for a card."""
AGAIN = 0.75
"""How often it pays to reveal another token instead of a bad one."""

ENOUGH = 2.0
"""Margin above the difficulty beyond which skill is wasted."""

Estimates = tuple[float, ...]
"""The chance of success by margin (skill less difficulty) from -WIDEST to WIDEST."""


@lru_cache(maxsize=256)
def _split(bag: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
    """The numbers in a bag, and its symbols with how many there are of each."""
    numbers = tuple(int(token) for token in bag if token[-1].isdigit())
    symbols = dict.fromkeys(token for token in bag if not token[-1].isdigit())
    return numbers, tuple((token, bag.count(token)) for token in symbols)


def estimates_of(game: CardGame, investigator: Investigator) -> Estimates:
    """The estimates for an investigator's tests here and now. A token that makes another one be revealed counts as it is."""
    if game.lasting and reveals_no_token(game, investigator):
        return _table((0,), False)
    numbers, symbols = _split(tuple(game.bag))
    values = list(numbers)
    for token, copies in symbols:
        if token == "auto_fail" or (token == "elder_sign" and is_set(game, ELDER_SIGN_FAILS, investigator.seat)):
            value = FAILS
        elif (effect := effect_of(game, investigator, token)) is None:
            value = 0
        elif effect.is_success(game, investigator.seat):
            value = SUCCEEDS
        else:
            value = effect.number(game, investigator.seat)
            if effect.another is not False:
                value -= 1
        values += [value] * copies
    values.sort()
    return _table(tuple(values), investigator.slug == LOOKS_AWAY and len(investigator.hand) > 1)


@lru_cache(maxsize=2048)
def _table(values: tuple[int, ...], again: bool) -> Estimates:
    margins = range(-WIDEST, WIDEST + 1)
    once = [sum(value + margin >= 0 for value in values) / len(values) for margin in margins]
    return tuple(chance + (1 - chance) * chance * AGAIN for chance in once) if again else tuple(once)


def estimate(estimates: Estimates, margin: int) -> float:
    """The chance to succeed by the margin of a skill above the difficulty."""
    return estimates[max(0, min(2 * WIDEST, margin + WIDEST))]


def between(estimates: Estimates, margin: float) -> float:
    """The chance to succeed with a margin that is so great on average."""
    whole = floor(margin)
    low = estimate(estimates, whole)
    return low + (margin - whole) * (estimate(estimates, whole + 1) - low) if margin > whole else low


def raised(margin: float, spare: float) -> float:
    """A margin raised as far as it is worth it, by the resources to spare."""
    return margin + min(spare, max(0.0, ENOUGH - margin))


def spent_well(estimates: Estimates, margin: int, spare: float) -> float:
    """The mean chance of a test with resources to spare: to raise some tests well may be better than all of them a bit."""
    best = between(estimates, raised(margin, spare))
    if not spare:
        return best
    low = estimate(estimates, margin)
    for rise in range(floor(spare) + 1, int(ENOUGH) - margin + 1):
        best = max(best, low + spare / rise * (estimate(estimates, margin + rise) - low))
    return best


# --- attacks

Extra = Literal["", "sole", "by two", "margin", "clue"]


class Attack(Struct, frozen=True, gc=False):
    """A way to attack: with which skill and bonus, for how much damage, and when for more."""

    skill: str = "combat"
    bonus: int = 0
    damage: int = 1
    extra: Extra = ""
    """`sole`: 1 more to the only engaged enemy; `by two`: 1 more with a margin of two; `margin`: the margin itself;
    `clue`: 2 more to the skill with a clue at the location."""
    uses: bool = False
    """It takes a token of the card."""
    spends: bool = False
    """It takes the card itself."""


FIST = Attack()
ALLY = "lita_chantler"
"""Who helps against Monsters."""
OWN_WORDS: dict[str, Attack] = {
    "machete": Attack(bonus=1, extra="sole"),
    "switchblade": Attack(extra="by two"),
    "41_derringer": Attack(bonus=2, extra="by two"),
    "shotgun": Attack(bonus=3, extra="margin"),
    "rolands_38_special": Attack(bonus=1, damage=2, extra="clue"),
    "shrivelling": Attack(skill="willpower", damage=2),
}
"""The attacks of cards whose effects are functions, which do not say everything that they do."""


@printed
def attack_by(ability: Any, slug: str) -> Attack | None:
    """The attack that an ability of a card is; None if it is none."""
    if not isinstance(ability, ActionAbility) or ability.designator != "fight":
        return None
    found = OWN_WORDS.get(slug) if slug in OWN_WORDS else _by_gift(ability.effect)
    if found is None:
        return None
    return Attack(
        found.skill, found.bonus, found.damage, found.extra, uses_in(ability.cost) > 0, bool(ability.cost["discard"])
    )


def _by_gift(effect: Any) -> Attack | None:
    """The attack that an effect says it is: by the words of a fight, or by the damage that it gives."""
    if isinstance(effect, Word) and effect.name == "fight_with":
        bonus, damage, skill = effect.args
        return Attack(skill, bonus, 1 + damage)
    damage = effect.gives.get("enemy_damage", 0) if isinstance(effect, Effect) else 0
    return Attack(damage=int(damage)) if damage >= 1 else None


@printed
def attacks_of(card: str) -> tuple[Attack, ...]:
    """The attacks that an asset offers in play, or that an event is."""
    printed = card_of(card)
    if isinstance(printed, EventCard):
        attack = _by_gift(printed.effect) if printed.designator == "fight" else None
        return () if attack is None else (Attack(attack.skill, attack.bonus, attack.damage, spends=True),)
    if not isinstance(printed, AssetCard):
        return ()
    found = (attack_by(hook, slug_of(card)) for hook in printed.hooks)
    return tuple(attack for attack in found if attack is not None)


class Hit(Struct, frozen=True, gc=False):
    """The estimate of an attack on an enemy: the chance to hit, and the damage if it does."""

    chance: float
    damage: float
    margin: int = 0
    """By how much the skill is above the difficulty, without anything more."""
    last: float = 0.0
    """The chance to hit with an attack that would be the last one."""
    helped: float = 0.0
    """What an ally would add to the chance to hit."""


def hit(
    game: CardGame,
    investigator: Investigator,
    attack: Attack,
    enemy: Enemy,
    estimates: Estimates,
    icons: float = 0,
    sole: bool = True,
) -> Hit:
    """The estimate of an attack with additional icons."""
    margin = margin_of(game, investigator, attack, enemy)
    damage = float(attack.damage)
    hits = spent_well(estimates, margin, icons)
    if attack.extra == "sole":
        damage += sole
    elif attack.extra == "by two":
        damage += between(estimates, raised(margin, icons) - 2) / hits if hits else 0
    elif attack.extra == "margin":
        damage = max(1.0, min(5.0, raised(margin, icons) - 1))
    return Hit(hits, damage + more_damage(investigator, enemy.card), margin)


def margin_of(game: CardGame, investigator: Investigator, attack: Attack, enemy: Enemy) -> int:
    """By how much the skill of an attack is above what it takes to hit."""
    skill = skill_value(game, investigator, attack.skill) + attack.bonus
    if attack.skill == "combat" and game.lasting and thinks(game, investigator):
        skill = max(skill, skill_value(game, investigator, "intellect"))
    if attack.extra == "clue" and game.locations and game.location(investigator.at).clues:
        skill += 2
    return skill - fight_value(game, enemy)


def thinks(game: CardGame, investigator: Investigator) -> bool:
    """Whether an investigator may use intellect instead of combat and agility for now."""
    return any(effect.kind == "intellect_instead" and effect.seat == investigator.seat for effect in game.lasting)


def more_damage(investigator: Investigator, enemy: str) -> int:
    """What an ally adds to every attack on a Monster."""
    for asset in investigator.play:
        if asset.card == ALLY and "Monster" in card_of(enemy).traits:
            return 1
    return 0
