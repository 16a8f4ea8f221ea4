"""Effects that put others together: one after the other, one of several, as a check or a die decides, for a price."""

from __future__ import annotations

from types import NoneType
from typing import Any

from msgspec.structs import replace

from miskatonic.games.arkham_horror.components import ANCIENT_ONE, ASK, EACH, Skill, slug_of
from miskatonic.games.arkham_horror.effects.losses import against_will, needs_leave
from miskatonic.games.arkham_horror.rules import skill_checks
from miskatonic.games.arkham_horror.rules.combat import arm, combat_bonus, discard_used, make_ready
from miskatonic.games.arkham_horror.rules.harm import in_play, settle_fall
from miskatonic.games.arkham_horror.rules.holding import discard
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Combat, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import AllOf, Gives, OneOf, Word, word
from miskatonic.kernel.text import Text, join, signed, text

MAY = ASK("may", "AH-ENC-03", bool)
HELP_WITH_CARD = ASK("help_with_card", "AH-ENC-03", bool, passing="pass")
READY = ASK.mixed("ready", "AH-WEAP-06", tuple, str, NoneType)
PRINTED = "AH-ENC-03"
STRIKE: Option[Any] = Option("attack", None, text("ah-option-attack"))


class Choice(OneOf[Arkham, Investigator]):
    """One of several effects, told one after the other so that nobody takes the end of one for the beginning of the next."""

    __slots__ = ()
    game = Arkham.game

    def offered(self, game: Arkham, you: Investigator) -> list[Option[ArkhamEffect]]:
        """What is left to choose. Where all of it takes what is kept safe there is no choice: its owner may keep that."""
        options = super().offered(game, you)
        if options and all(needs_leave(you, option.value) for option in options):
            return [replace(option, value=against_will(option.value)) for option in options]
        return options

    @property
    def text(self) -> Text:
        """Either this, or that."""
        each_one = [text("ah-effect-choice", n=n, effect=effect.text) for n, effect in enumerate(self.effects, 1)]
        return text("ah-effect-choose", effects=join(each_one[:-1], "comma"), last=each_one[-1])


class Sequence(AllOf[Arkham, Investigator]):
    """Effects of which a later one happens whatever comes of an earlier one, and is told so."""

    __slots__ = ()

    @property
    def text(self) -> Text:
        """First this, then that."""
        return join((effect.text for effect in self.effects), "then")


def then(*effects: ArkhamEffect) -> ArkhamEffect:
    """Several effects, one after the other, of which one is a check or a choice."""
    return Sequence(*effects)


def choose(*effects: ArkhamEffect) -> ArkhamEffect:
    """One of several effects, as the player chooses among those that can be done in full."""
    return Choice(lambda you: you.seat, *effects, rule=PRINTED, source_of=lambda game: game.cause)


@word("nothing", lambda: text("ah-effect-nothing"), useful=lambda game, you: False)
def nothing(game: Arkham, you: Investigator) -> Rules[None]:
    """Nothing happens."""
    yield from ()


NOTHING = nothing()


# --- checks


def any_useful(game: Arkham, you: Investigator, *effects: ArkhamEffect) -> bool:
    """Whether one of several effects would change something."""
    return any(effect.useful(game, you) for effect in effects)


def weighed(*parts: tuple[float, ArkhamEffect]) -> Gives:
    """What effects give of which each happens with some chance."""
    found: dict[str, float] = {}
    for chance, effect in parts:
        for what, amount in effect.gives.items():
            found[what] = found.get(what, 0) + chance * amount
    return found


def _check_words(skill: Skill, modifier: int, difficulty: int) -> Text:
    return text("ah-check", skill=text(f"ah-skill-{skill}"), modifier=signed(modifier), difficulty=difficulty)


def _say_check(skill: Skill, modifier: int, difficulty: int, passed: ArkhamEffect, failed: ArkhamEffect) -> Text:
    which = "both"
    if failed is NOTHING:
        which = "passed"
    elif passed is NOTHING:
        which = "failed"
    words = _check_words(skill, modifier, difficulty)
    return text(f"ah-effect-check-{which}", check=words, passed=passed.text, failed=failed.text)


@word(
    "check",
    _say_check,
    gives=lambda skill, modifier, difficulty, passed, failed: weighed((0.5, passed), (0.5, failed)),
    useful=lambda game, you, skill, modifier, difficulty, passed, failed: any_useful(game, you, passed, failed),
)
def check(
    game: Arkham,
    you: Investigator,
    skill: Skill,
    modifier: int = 0,
    difficulty: int = 1,
    passed: ArkhamEffect = NOTHING,
    failed: ArkhamEffect = NOTHING,
) -> Rules[None]:
    """A skill check decides."""
    won = yield from skill_checks.check(game, you, skill, modifier, difficulty)
    yield from (passed if won >= difficulty else failed).run(game, you)


@word(
    "combat_check",
    lambda modifier, passed, failed: text(
        "ah-effect-combat-check", modifier=signed(modifier), passed=passed.text, failed=failed.text
    ),
    gives=lambda modifier, passed, failed: weighed((0.6, passed), (0.4, failed)),
    useful=lambda game, you, modifier, passed, failed: any_useful(game, you, passed, failed),
)
def combat_check(
    game: Arkham,
    you: Investigator,
    modifier: int = 0,
    passed: ArkhamEffect = NOTHING,
    failed: ArkhamEffect = NOTHING,
) -> Rules[None]:
    """A combat check decides, for which weapons in hand count."""
    combat = game.combat = Combat(you.seat, NOBODY, horror_over=True)
    arm(game, you, NOBODY)
    won = 0
    if (yield from make_ready(game, you, combat, READY, STRIKE, game.cause)):
        bonus = combat_bonus(game, you, combat)
        won = yield from skill_checks.check(game, you, "fight", modifier + bonus, kind="combat")
        yield from discard_used(game, you)
    game.combat = None
    yield from (passed if won else failed).run(game, you)


NOBODY = ""
"""Who is fought in a combat check of an encounter."""

Grades = tuple[tuple[int, ArkhamEffect], ...]
"""The effects for numbers of successes, the highest number first."""


def _say_graded(skill: Skill, modifier: int, grades: Grades) -> Text:
    ordered = sorted(grades, key=lambda grade: grade[0])
    mosts = [least - 1 for least, _ in ordered[1:]]
    words = [
        text("ah-effect-grade-one", n=least, effect=effect.text)
        if least == most
        else text("ah-effect-grade-some", n=least, most=most, effect=effect.text)
        for (least, effect), most in zip(ordered, mosts, strict=False)
    ]
    least, best = ordered[-1]
    words.append(text("ah-effect-grade-last", n=least, effect=best.text))
    return text("ah-effect-graded", check=_check_words(skill, modifier, 1), grades=join(words, "semicolon"))


@word(
    "graded",
    _say_graded,
    gives=lambda skill, modifier, grades: weighed(*((1 / len(grades), effect) for _, effect in grades)),
    useful=lambda game, you, skill, modifier, grades: any_useful(game, you, *(effect for _, effect in grades)),
)
def graded(game: Arkham, you: Investigator, skill: Skill, modifier: int, grades: Grades) -> Rules[None]:
    """A check whose successes are counted."""
    best = max(least for least, _ in grades)
    won = yield from skill_checks.check(game, you, skill, modifier, 1, wanted=best)
    for least, effect in sorted(grades, key=lambda grade: -grade[0]):
        if won >= least:
            yield from effect.run(game, you)
            return


@word(
    "per_success",
    lambda skill, modifier, each_time, failed: text(
        "ah-effect-per-success" if failed is NOTHING else "ah-effect-per-success-or",
        check=_check_words(skill, modifier, 1),
        effect=each_time.text,
        failed=failed.text,
    ),
    gives=lambda skill, modifier, each_time, failed: weighed((1, each_time), (0.4, failed)),
    useful=lambda game, you, skill, modifier, each_time, failed: any_useful(game, you, each_time, failed),
)
def per_success(
    game: Arkham,
    you: Investigator,
    skill: Skill,
    modifier: int,
    each_time: ArkhamEffect,
    failed: ArkhamEffect = NOTHING,
) -> Rules[None]:
    """For each success of a check; perhaps something else without any."""
    won = yield from skill_checks.check(game, you, skill, modifier)
    for _ in range(won):
        yield from each_time.run(game, you)
    if not won:
        yield from failed.run(game, you)


@word(
    "helped_check",
    lambda skill, modifier, card, passed: text(
        "ah-effect-helped-check", check=_check_words(skill, modifier, 1), card=piece(card), passed=passed.text
    ),
    gives=lambda skill, modifier, card, passed: weighed((0.6, passed)),
)
def helped_check(
    game: Arkham, you: Investigator, skill: Skill, modifier: int, card: str, passed: ArkhamEffect
) -> Rules[None]:
    """A check that the holder of a certain card may pass by discarding it."""
    mine = [held for held in you.cards if slug_of(held) == card]
    if mine and passed.useful(game, you):
        options = [
            Option(f"use:{mine[0]}", True, text("ah-option-discard", card=piece(mine[0])), (mine[0],)),
            Option("pass", False, text("ah-option-try-check")),
        ]
        if (yield from ask(you.seat, HELP_WITH_CARD, options, game.cause)):
            discard(game, you, mine[0])
            yield from passed.run(game, you)
            return
    if (yield from skill_checks.passes(game, you, skill, modifier)):
        yield from passed.run(game, you)


@word(
    "die",
    lambda success, failure: text(
        "ah-effect-die" if failure is not NOTHING else "ah-effect-die-only", success=success.text, failure=failure.text
    ),
    gives=lambda success, failure: weighed((1 / 3, success), (2 / 3, failure)),
    useful=any_useful,
)
def die(game: Arkham, you: Investigator, success: ArkhamEffect, failure: ArkhamEffect = NOTHING) -> Rules[None]:
    """One die decides, as in a check."""
    face = skill_checks.roll(game, you, 1)[0]
    yield from (success if skill_checks.is_success(you, face) else failure).run(game, you)


@word(
    "dice",
    lambda n, success, failure: text("ah-effect-dice", n=n, success=success.text, failure=failure.text),
    gives=lambda n, success, failure: weighed((n / 3, success), (2 * n / 3, failure)),
    useful=lambda game, you, n, success, failure: any_useful(game, you, success, failure),
)
def dice(game: Arkham, you: Investigator, n: int, success: ArkhamEffect, failure: ArkhamEffect) -> Rules[None]:
    """Something for each of several dice, as in a check."""
    for face in skill_checks.roll(game, you, n):
        yield from (success if skill_checks.is_success(you, face) else failure).run(game, you)


# --- as one likes


@word(
    "may",
    lambda effect: text("ah-effect-may", effect=effect.text),
    gives=lambda effect: effect.gives,
    useful=lambda game, you, effect: effect.on_offer(game, you),
)
def may(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """The player may decline what can be had and would change something."""
    if not effect.on_offer(game, you):
        return
    deed = effect.text
    options = [Option("yes", True, text("option-effect", effect=deed)), Option("no", False, text("ah-option-decline"))]
    if (yield from ask(you.seat, MAY, options, game.cause, effect=deed)):
        yield from effect.run(game, you)


def brings(game: Arkham, you: Investigator, effect: ArkhamEffect) -> bool:
    """Whether something may come of what is paid for; of a check, if it is passed."""
    if isinstance(effect, Word) and effect.name == "check" and effect.args[3] is not NOTHING:
        effect = effect.args[3]
    return effect.useful(game, you)


@word(
    "paying",
    lambda price, effect: text("ah-effect-paying", price=price.text, effect=effect.text),
    gives=lambda price, effect: weighed((1, price), (1, effect)),
    can=lambda game, you, price, effect: price.possible(game, you) and brings(game, you, effect),
)
def paying(game: Arkham, you: Investigator, price: ArkhamEffect, effect: ArkhamEffect) -> Rules[None]:
    """Something for a price, which has to be paid in full, while it is to be had."""
    yield from price.run(game, you)
    yield from effect.run(game, you)


@word(
    "if_standing",
    lambda effect: text("ah-effect-if-standing", effect=effect.text),
    gives=lambda effect: effect.gives,
    useful=lambda game, you, effect: effect.useful(game, you),
)
def if_standing(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """Only if the investigator has neither gone insane nor fallen unconscious."""
    if you.sanity > 0 and you.stamina > 0:
        yield from effect.run(game, you)


@word(
    "twice",
    lambda effect: text("ah-effect-twice", effect=effect.text),
    gives=lambda effect: weighed((2, effect)),
    useful=lambda game, you, effect: effect.useful(game, you),
)
def twice(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """The same again."""
    yield from effect.run(game, you)
    yield from effect.run(game, you)


# --- everybody


def to_each(effect: ArkhamEffect) -> Gives:
    """What everybody gets."""
    return {f"{EACH}{what}": amount for what, amount in effect.gives.items()}


@word("each", lambda effect: text("ah-effect-each", effect=effect.text), gives=to_each)
def each(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """Every investigator, from the first player on."""
    for investigator in game.present():
        if in_play(game, investigator):
            yield from effect.run(game, investigator)
            yield from settle_fall(game, investigator)


@word(
    "growing",
    lambda skill, failed: text("ah-effect-growing", skill=text(f"ah-skill-{skill}"), failed=failed.text),
    gives=lambda skill, failed: weighed((0.5, failed)),
)
def growing(game: Arkham, you: Investigator, skill: Skill, failed: ArkhamEffect) -> Rules[None]:
    """A check that is harder by one in each round of the final battle; it begins at +1."""
    assert game.battle is not None
    if not (yield from skill_checks.check(game, you, skill, 2 - game.battle.round, monster=ANCIENT_ONE)):
        yield from failed.run(game, you)
