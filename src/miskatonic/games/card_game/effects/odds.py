"""The exact odds of a skill test, with what is known before the token is revealed: what effects say of the test that they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

from miskatonic.games.card_game.rules.actions import foes, investigating_skill
from miskatonic.games.card_game.rules.bearing import UNHARMED, Harm, harm_of, harm_of_attack, kills
from miskatonic.games.card_game.rules.skill_test import (
    BAD_SYMBOLS,
    ELDER_SIGN_FAILS,
    effect_of,
    is_enough,
    reveals_no_token,
    skills_instead,
    token_value,
    total_value,
    use_skill,
)
from miskatonic.games.card_game.rules.values import evade_value, fight_value, keywords, shroud
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Enemy, Investigator, SkillTest
from miskatonic.kernel.hooks import is_set


class Chance(float):
    """The chance to pass a test, and with it the chance to be defeated by what the test or its failure does."""

    __slots__ = ("death",)

    def __new__(cls, passed: float, death: float = 0.0) -> Chance:
        """Both chances; as a number it is the first."""
        chance = super().__new__(cls, passed)
        chance.death = death
        return chance

    death: float


def odds_of(
    game: CardGame,
    investigator: Investigator,
    skill: str,
    difficulty: int,
    *,
    kind: str = "",
    target: str = "",
    bonus: int = 0,
    failed: CardGameEffect | None = None,
    backlash: int = 0,
) -> Chance:
    """How likely a test is to succeed that has not begun, with nothing committed, by the best skill that may be used.

    `failed` is what its failure does, `backlash` the horror that each bad symbol brings which is revealed in it.
    """
    under_way = game.test
    found = []
    for used in skills_instead(game, investigator, skill):
        game.test = test = SkillTest(investigator.seat, skill, difficulty, kind, target, "", bonus)
        use_skill(test, used)
        found.append(odds_now(game, investigator, test, failed=failed, backlash=backlash))
    game.test = under_way
    return max(found)


def odds_now(
    game: CardGame,
    investigator: Investigator,
    test: SkillTest,
    more: int = 0,
    failed: CardGameEffect | None = None,
    backlash: int = 0,
) -> Chance:
    """The chance of the test under way, with additional icons."""
    value = total_value(game, investigator, test, clamp=False) + more
    tokens = tuple(test.tokens)
    if test.automatic or reveals_no_token(game, investigator):
        leaves: list[Leaf] = [(1.0, test.automatic, value, tokens)]
    else:
        bag = Counter(game.bag)
        bag.subtract(tokens)
        leaves = list(_leaves(game, investigator, test, value, tokens, +bag))
    passed = death = 0.0
    for share, automatic, reached, shown in leaves:
        success = automatic == "success" or (not automatic and is_enough(reached, test))
        by = max(0, test.difficulty) - (0 if automatic else max(0, reached))
        new = shown[len(tokens) :]
        harm = _harm_of_tokens(game, investigator, new, "revealed", 0)
        harm += [Harm(horror=backlash)] * sum(token in BAD_SYMBOLS for token in new)
        if kills(game, investigator, harm):
            death += share
            continue
        passed += share * success
        if success:
            harm = [*harm, *_harm_of_tokens(game, investigator, shown, "passed", 0)]
        else:
            harm = [*harm, *_harm_of_tokens(game, investigator, shown, "failed", by)]
            harm += [harm_of(game, investigator, failed, by), harm_of_missing(game, investigator, test)]
        if kills(game, investigator, harm):
            death += share
    return Chance(passed, death)


Leaf = tuple[float, str, int, tuple[str, ...]]
"""One way that tokens can come: how likely, whether that decides the test by itself, the value reached, the tokens."""


def _leaves(
    game: CardGame, investigator: Investigator, test: SkillTest, value: int, shown: tuple[str, ...], bag: Counter[str]
) -> Iterator[Leaf]:
    """All the ways that tokens can come from that bag."""
    tokens = bag.total()
    if not tokens:
        yield 1.0, "", value, shown
    for token, copies in bag.items():
        share = copies / tokens
        if token == "auto_fail" or (token == "elder_sign" and is_set(game, ELDER_SIGN_FAILS, investigator.seat)):
            yield share, "failure", value, (*shown, "auto_fail")
            continue
        effect = effect_of(game, investigator, token)
        if effect is not None and effect.is_success(game, investigator.seat):
            yield share, "success", value, (*shown, token)
            continue
        reached = value + token_value(game, investigator, test, token)
        if effect is not None and effect.reveals_another(game, investigator.seat):
            rest = bag.copy()
            rest[token] -= 1
            for part, automatic, found, more in _leaves(game, investigator, test, reached, (*shown, token), +rest):
                yield share * part, automatic, found, more
        else:
            yield share, "", reached, (*shown, token)


# --- what harms


def _harm_of_tokens(
    game: CardGame,
    investigator: Investigator,
    tokens: Iterable[str],
    when: Literal["revealed", "failed", "passed"],
    by: int,
) -> list[Harm]:
    """What the symbols of tokens do to the tester."""
    effects = [effect_of(game, investigator, token) for token in tokens]
    return [
        harm_of(game, investigator, getattr(effect, each), by)
        for effect in effects
        if effect is not None
        for each in ((when, "afterwards") if when == "failed" else (when,))
    ]


def harm_of_missing(game: CardGame, investigator: Investigator, test: SkillTest) -> Harm:
    """What an enemy does to an attacker that failed to hit it."""
    if test.kind == "fight":
        enemy = next((enemy for enemy in game.enemies if enemy.card == test.target), None)
        if enemy is not None and not enemy.exhausted and "retaliate" in keywords(game, enemy):
            return harm_of_attack(game, investigator, enemy)
    return UNHARMED


# --- the tests of actions


def fight_odds(
    game: CardGame,
    investigator: Investigator,
    skill: str,
    bonus: int,
    enemy: Enemy | None = None,
    *,
    backlash: int = 0,
) -> Chance | None:
    """The chance to hit an enemy, or the best chance among those that could be attacked."""
    against = foes(game, investigator) if enemy is None else [enemy]
    found = [
        odds_of(
            game,
            investigator,
            skill,
            fight_value(game, foe),
            kind="fight",
            target=foe.card,
            bonus=bonus,
            backlash=backlash,
        )
        for foe in against
    ]
    return max(found, default=None)


def evade_odds(
    game: CardGame,
    investigator: Investigator,
    skill: str,
    bonus: int,
    enemy: Enemy | None = None,
    *,
    backlash: int = 0,
) -> Chance | None:
    """The chance to evade an enemy, or the best chance among those that are engaged."""
    against = game.engaged_with(investigator.seat) if enemy is None else [enemy]
    found = [
        odds_of(
            game,
            investigator,
            skill,
            evade_value(game, foe),
            kind="evade",
            target=foe.card,
            bonus=bonus,
            backlash=backlash,
        )
        for foe in against
    ]
    return max(found, default=None)


def investigate_odds(game: CardGame, investigator: Investigator, shroud_change: int = 0) -> Chance:
    """The chance to find something where an investigator is."""
    place = game.location(investigator.at)
    difficulty = max(0, shroud(game, place) + shroud_change)
    return odds_of(
        game, investigator, investigating_skill(game, place), difficulty, kind="investigate", target=place.card
    )
