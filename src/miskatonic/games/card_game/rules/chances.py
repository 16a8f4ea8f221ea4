"""The exact chance of a skill test, with what is known before the token is revealed."""

from __future__ import annotations

from collections import Counter

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
from miskatonic.games.card_game.state import CardGame, Investigator, SkillTest
from miskatonic.kernel.hooks import total


def chance_of(
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
    chances = []
    for used in skills_instead(game, investigator, skill):
        game.test = test = SkillTest(investigator.seat, skill, difficulty, kind, target, "", bonus)
        use_skill(test, used)
        chances.append(chance_now(game, investigator, test))
    game.test = under_way
    return max(chances)


def chance_now(game: CardGame, investigator: Investigator, test: SkillTest, more: int = 0) -> float:
    """How likely the test under way is to succeed, with so many icons more."""
    if test.automatic:
        return float(test.automatic == "success")
    value = total_value(game, investigator, test, clamp=False) + more
    if reveals_no_token(game, investigator):
        return float(is_enough(value, test))
    bag = Counter(game.bag)
    bag.subtract(test.tokens)
    return _chance(game, investigator, test, value, +bag)


def _chance(game: CardGame, investigator: Investigator, test: SkillTest, value: int, bag: Counter[str]) -> float:
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
        return _chance(game, investigator, test, value, +rest)
    return float(is_enough(value, test))
