"""Effects that are skill tests, and what helps in one."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.effects.combining import _OneOf
from miskatonic.games.card_game.effects.odds import fight_odds, investigate_odds, odds_of
from miskatonic.games.card_game.rules import actions, costs
from miskatonic.games.card_game.rules.skill_test import skill_test
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator, Lasting, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, text


@word(
    "skill_check",
    lambda skill, difficulty, passed, failed: text(
        "cg-effect-test",
        using=skill,
        difficulty=difficulty,
        passed=text("cg-nothing") if passed is None else passed.text,
        failed=text("cg-nothing") if failed is None else failed.text,
        both=int(passed is not None) + 2 * int(failed is not None),
    ),
    odds=lambda game, you, skill, difficulty, passed, failed: odds_of(game, you, skill, difficulty, failed=failed),
)
def skill_check(
    game: CardGame,
    you: Investigator,
    skill: str,
    difficulty: int,
    passed: CardGameEffect | None = None,
    failed: CardGameEffect | None = None,
) -> Rules[None]:
    """A skill test, and what comes of it."""
    card = game.using

    def result(done: SkillTest) -> Rules[None]:
        effect = passed if done.passed else failed
        if effect is not None:
            game.using = card
            yield from effect.run(game, you)

    only: Literal["", "passed", "failed"] = "failed" if passed is None else "passed" if failed is None else ""
    return skill_test(game, you, skill, difficulty, result, source=card, only=only)


class _EitherSkill(_OneOf):
    """A test of one skill or another: the same comes of it, so it is said once."""

    __slots__ = ("_text",)

    def __init__(self, first: str, second: str, difficulty: int, passed: CardGameEffect) -> None:
        checks = [skill_check(skill, difficulty, passed=passed) for skill in (first, second)]
        super().__init__(*checks, rule="CG-EFF-07")
        self._text = text(
            "cg-effect-test-either", first=first, second=second, difficulty=difficulty, passed=passed.text
        )

    @property
    def text(self) -> Text:
        return self._text


def either_check(first: str, second: str, difficulty: int, passed: CardGameEffect) -> CardGameEffect:
    """A test of one of two skills, chosen by the tester."""
    return _EitherSkill(first, second, difficulty, passed)


@word(
    "fight_with",
    lambda bonus, damage, skill: text(
        "cg-effect-fight", bonus=bonus, damage=damage, using=skill, skill=text(f"cg-skill-{skill}")
    ),
    can=lambda game, you, bonus, damage, skill: bool(actions.foes(game, you)),
    odds=lambda game, you, bonus, damage, skill: fight_odds(game, you, skill, bonus),
    gives=lambda bonus, damage, skill: gift({"enemy_damage": 1 + damage}),
)
def fight_with(
    game: CardGame, you: Investigator, bonus: int = 0, damage: int = 0, skill: str = "combat"
) -> Rules[None]:
    """A fight with a bonus to the skill and to the damage."""
    card = game.using
    enemy = yield from actions.choose_foe(game, you)
    yield from actions.fight(game, you, enemy, skill=skill, bonus=bonus, damage=1 + damage, source=card)


@word(
    "investigate_with",
    lambda shroud: text("cg-effect-investigate", lower=-shroud),
    can=lambda game, you, shroud: actions.can_investigate(game, you),
    odds=investigate_odds,
    gives=lambda shroud: gift({"clues": 1}),
)
def investigate_with(game: CardGame, you: Investigator, shroud: int) -> Rules[None]:
    """An investigation with a lower shroud."""
    return actions.investigate(game, you, source=game.using, shroud_change=shroud)


def in_test(game: CardGame, you: Investigator, skill: str = "") -> bool:
    """Whether an investigator is taking a skill test, of that skill if one is named."""
    return game.test is not None and game.test.seat == you.seat and (not skill or game.test.skill == skill)


@word(
    "boost",
    lambda skill, n: text("cg-effect-boost", skill=text(f"cg-skill-{skill}"), n=n),
    can=lambda game, you, skill, n: in_test(game, you, skill),
    gives=lambda skill, n: gift({"skill": n}),
)
def boost(game: CardGame, you: Investigator, skill: str, n: int = 1) -> Rules[None]:
    """A bonus to a skill for the test under way."""
    costs.let_last(game, Lasting(skill, game.using, "test", you.seat, amount=n))
    yield from ()


@word(
    "gain_actions",
    lambda n: text("cg-effect-gain-actions", n=n),
    can=lambda game, you, n: game.active == you.seat,
    gives=lambda n: gift({"actions": n}),
)
def gain_actions(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Further actions in the turn under way."""
    actions.gain_actions(game, you, n)
    yield from ()


def _turn_here(game: CardGame, you: Investigator) -> bool:
    """Whether it is the turn of an investigator at your location."""
    if game.active < 0:
        return False
    active = game.investigators[game.active]
    return not active.fate and active.at == you.at


@word(
    "hurry",
    lambda n: text("cg-effect-hurry", n=n),
    can=lambda game, you, n: _turn_here(game, you),
    gives=lambda n: gift({"actions": n}),
)
def hurry(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Further actions for the investigator at one's location whose turn it is."""
    actions.gain_actions(game, game.investigators[game.active], n)
    yield from ()
