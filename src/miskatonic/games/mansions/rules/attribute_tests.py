"""Attributes, and the tests that are made with a ten-sided die."""

from __future__ import annotations

from types import NoneType
from typing import Any

from miskatonic.games.mansions.components import ASK, TRAITS, Attribute
from miskatonic.games.mansions.events import KeeperSkillSpent, SkillPointSpent, TestMade
from miskatonic.games.mansions.rules.house import in_the_dark
from miskatonic.games.mansions.rules.windows import BEFORE_TEST
from miskatonic.games.mansions.state import AttributeTest, Investigator, Mansion, TestKind, piece
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Settled, Total, ability_options, settle, total, use
from miskatonic.kernel.rng import Dice, dice_of
from miskatonic.kernel.text import text

ATTRIBUTE: Total[Investigator, Attribute] = Total("attribute")
"""What cards add to an attribute itself."""
TEST_VALUE: Total[Investigator, AttributeTest] = Total("value of a test")
"""What cards add to an attribute in a test."""
MAY_SPEND_SKILL: Settled[bool, Investigator] = Settled("may spend skill points")

BEFORE_ROLL = ASK.mixed("before_roll", "MM-SKILL-01", tuple, str, NoneType, passing="roll")
ROLL_AGAIN = ASK("roll_again", "MM-VAR-05", bool, passing="stand")
_ROLLS: list[Option[bool]] = [
    Option("stand", False, text("mm-option-stand")),
    Option("again", True, text("mm-option-again")),
]
SPEND: Option[str] = Option("skill_point", "skill_point", text("mm-option-skill-point"), ("skill_point",))
ROLL: Option[None] = Option("roll", None, text("mm-option-roll"))

DIE: Dice[int] = dice_of((1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
BEST = 9
"""More than this is of no use: a 10 always fails."""
STUNNED, DARK = -2, -2


def attribute(game: Mansion, you: Investigator, which: Attribute) -> int:
    """An attribute as the traits and cards of an investigator give it; never less than 1 because of a card."""
    own = 0
    for trait in you.traits:
        own += TRAITS[trait].attributes.get(which, 0)
    return max(total(game, ATTRIBUTE, own, you, which) + lasting(you, which), min(own, 1))


def lasting(you: Investigator, to: Attribute | TestKind) -> int:
    """A temporary bonus to an attribute, or to tests of a kind."""
    return sum(each.amount for each in you.lasting if each.to == to) if you.lasting else 0


def value(game: Mansion, you: Investigator, made: AttributeTest) -> int:
    """What the die has to show at most: the attribute, the modifier, and whatever helps or hinders."""
    found = attribute(game, you, made.attribute) + made.modifier + made.bonus + lasting(you, made.kind)
    if you.stunned:
        found += STUNNED
    if made.kind == "combat":
        found += in_combat(game, you)
    return total(game, TEST_VALUE, found, you, made)


def in_combat(game: Mansion, you: Investigator) -> int:
    """What the combat under way adds to the tests of the investigator in it; in the dark they are harder."""
    combat = game.combat
    own = combat.bonus if combat is not None and combat.seat == you.seat else 0
    return own + DARK if in_the_dark(game, you) else own


def passes(
    game: Mansion,
    you: Investigator,
    which: Attribute,
    modifier: int = 0,
    *,
    kind: TestKind = "plain",
    monster: str = "",
) -> Rules[bool]:
    """Makes a test; whether it is passed."""
    made = AttributeTest(you.seat, which, modifier, kind, monster)
    game.tests.append(made)
    yield from prepare(game, you, made)
    game.tests.pop()
    if made.sure:
        return True
    passed = roll(game, you, made)
    if kind == "combat" and game.keeper.skill_points and (yield from has_rolled_again(game, you)):
        passed = roll(game, you, made)
    return passed


def has_rolled_again(game: Mansion, you: Investigator) -> Rules[bool]:
    """With the variant that gives skill points to the monsters, the keeper may spend one to have a test of a combat rolled
    again; the second roll stands."""
    again = yield from ask(game.keeper.seat, ROLL_AGAIN, _ROLLS, game.cause, who=piece(you.slug))
    if again:
        spend_for_monsters(game)
    return again


def spend_for_monsters(game: Mansion) -> None:
    """The keeper spends a skill point, which is not regained."""
    game.keeper.skill_points -= 1
    game.tell(KeeperSkillSpent(left=game.keeper.skill_points))


def prepare(game: Mansion, you: Investigator, made: AttributeTest) -> Rules[None]:
    """Before the roll, a player may use cards and spend one skill point, as long as that can help."""
    while not made.sure:
        options: list[Option[Any]] = [*ability_options(game, BEFORE_TEST, you.seat)]
        if can_spend(game, you, made):
            options.append(SPEND)
        if not options:
            return
        said = (("attribute", text(f"mm-attribute-{made.attribute}")),)
        source = made.monster or game.cause
        amount = value(game, you, made)
        chosen = (yield Decision(you.seat, BEFORE_ROLL, [ROLL, *options], 1, 1, source, amount, said))[0]
        if chosen is ROLL:
            return
        if chosen is SPEND:
            spend(game, you, made)
        else:
            yield from use(game, chosen.value)


def can_spend(game: Mansion, you: Investigator, made: AttributeTest) -> bool:
    """One skill point a test, and none on Luck itself."""
    if not you.skill_points or made.lucky or made.attribute == "luck":
        return False
    return can_be_easier(game, you, made) and settle(game, MAY_SPEND_SKILL, True, you)


def can_be_easier(game: Mansion, you: Investigator, made: AttributeTest) -> bool:
    """Whether adding to the attribute makes a difference."""
    return value(game, you, made) < BEST


def spend(game: Mansion, you: Investigator, made: AttributeTest) -> None:
    """A skill point adds Luck to the attribute."""
    you.skill_points -= 1
    made.lucky = True
    made.bonus += attribute(game, you, "luck")
    game.tell(SkillPointSpent(who=you.slug))


def roll(game: Mansion, you: Investigator, made: AttributeTest) -> bool:
    """The die is rolled: the value or less passes, 1 always does, 10 never."""
    needed = value(game, you, made)
    die = game.rng.roll(DIE)[0]
    passed = die == 1 or (die != 10 and die <= needed)
    if game.watched:
        monster = made.monster or (game.combat.monster if made.kind == "combat" and game.combat is not None else "")
        game.tell(
            TestMade(
                who=you.slug,
                attribute=made.attribute,
                value=needed,
                die=die,
                passed=int(passed),
                kind=made.kind,
                monster=monster,
            )
        )
    return passed


def chance(needed: int) -> float:
    """How likely a test is passed with that value."""
    return min(max(needed, 1), BEST) / 10
