"""The exact odds of a skill test, with what is known before the token is revealed: what effects say of the test that they are."""

from __future__ import annotations

from collections import Counter

from miskatonic.games.card_game.rules.actions import foes, investigating_skill
from miskatonic.games.card_game.rules.skill_test import (
    ELDER_SIGN_FAILS,
    effect_of,
    is_enough,
    reveals_no_token,
    skills_instead,
    token_value,
    total_value,
    use_skill,
)
from miskatonic.games.card_game.rules.values import evade_value, fight_value, shroud
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, SkillTest
from miskatonic.kernel.hooks import total


def odds_of(
    game: CardGame,
    investigator: Investigator,
    skill: str,
    difficulty: int,
    *,
    kind: str = "",
    target: str = "",
    bonus: int = 0,
) -> float:
    """How likely a test is to succeed that has not begun, with nothing committed, by the best skill that may be used."""
    under_way = game.test
    found = []
    for used in skills_instead(game, investigator, skill):
        game.test = test = SkillTest(investigator.seat, skill, difficulty, kind, target, "", bonus)
        use_skill(test, used)
        found.append(odds_now(game, investigator, test))
    game.test = under_way
    return max(found)


def odds_now(game: CardGame, investigator: Investigator, test: SkillTest, more: int = 0) -> float:
    """How likely the test under way is to succeed, with so many icons more."""
    if test.automatic:
        return float(test.automatic == "success")
    value = total_value(game, investigator, test, clamp=False) + more
    if reveals_no_token(game, investigator):
        return float(is_enough(value, test))
    bag = Counter(game.bag)
    bag.subtract(test.tokens)
    return _odds(game, investigator, test, value, +bag)


def _odds(game: CardGame, investigator: Investigator, test: SkillTest, value: int, bag: Counter[str]) -> float:
    good = 0.0
    for token, copies in bag.items():
        good += copies * _passes(game, investigator, test, value, token, bag)
    tokens = bag.total()
    return good / tokens if tokens else float(is_enough(value, test))


def _passes(
    game: CardGame, investigator: Investigator, test: SkillTest, value: int, token: str, bag: Counter[str]
) -> float:
    """The chance of success once that token is revealed: certain, unless another one follows."""
    if token == "auto_fail" or (token == "elder_sign" and total(game, ELDER_SIGN_FAILS, 0, investigator.seat)):
        return 0.0
    effect = effect_of(game, investigator, token)
    if effect is not None and effect.succeeds and effect.succeeds(game, investigator.seat):
        return 1.0
    value += token_value(game, investigator, test, token)
    another = False if effect is None else effect.another
    if another(game, investigator.seat) if callable(another) else another:
        rest = bag.copy()
        rest[token] -= 1
        return _odds(game, investigator, test, value, +rest)
    return float(is_enough(value, test))


# --- the tests of actions


def fight_odds(
    game: CardGame, investigator: Investigator, skill: str, bonus: int, enemy: Enemy | None = None
) -> float | None:
    """The chance to hit an enemy, or the best chance among those that could be attacked."""
    against = foes(game, investigator) if enemy is None else [enemy]
    found = [
        odds_of(game, investigator, skill, fight_value(game, foe), kind="fight", target=foe.card, bonus=bonus)
        for foe in against
    ]
    return max(found, default=None)


def evade_odds(
    game: CardGame, investigator: Investigator, skill: str, bonus: int, enemy: Enemy | None = None
) -> float | None:
    """The chance to evade an enemy, or the best chance among those that are engaged."""
    against = game.engaged_with(investigator.seat) if enemy is None else [enemy]
    found = [
        odds_of(game, investigator, skill, evade_value(game, foe), kind="evade", target=foe.card, bonus=bonus)
        for foe in against
    ]
    return max(found, default=None)


def investigate_odds(game: CardGame, investigator: Investigator, shroud_change: int = 0) -> float:
    """The chance to find something where an investigator is."""
    place = game.location(investigator.at)
    difficulty = max(0, shroud(game, place) + shroud_change)
    return odds_of(
        game, investigator, investigating_skill(game, place), difficulty, kind="investigate", target=place.card
    )
