"""Skills, and the checks that are made with them."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Any, TypedDict, Unpack

from miskatonic.games.arkham_horror.components import ASK, INVESTIGATORS, PAIRS, Skill
from miskatonic.games.arkham_horror.events.people import (
    CheckMade,
    CheckWon,
    ClueDieRolled,
    DiceAdded,
    DiceRerolled,
    Rolled,
    SuccessAdded,
)
from miskatonic.games.arkham_horror.state import Arkham, Check, CheckKind, Investigator, piece
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.hooks import Flag, Total, Window, ability_options, answers, is_set, total, use
from miskatonic.kernel.rng import Dice, dice_of
from miskatonic.kernel.text import Text, text

# What the cards in play are asked.
SKILL: Total[Investigator, Skill] = Total("skill")
CHECK_DICE: Total[Investigator, Check] = Total("dice of a check")
CLUE_DICE: Total[Investigator, Check] = Total("dice for a clue")
DIFFICULTY: Total[Investigator, Check] = Total("difficulty of a check")

SURE: Flag[Investigator, Check] = Flag("a check is passed without dice")

EVERY_SUCCESS = 99
"""More successes than any check has: each of them is of use."""

CHECK_ROLLED = Window("a check has been rolled and not passed")

CHECK_AGAIN = ASK.mixed("check_again", "AH-SKILL-18", tuple, str, NoneType, passing="accept")
HELP_CHECK = ASK.mixed("help_check", "AH-SKILL-18", tuple, NoneType, passing="accept")

SUCCESS_FROM = {"": 5, "blessed": 4, "cursed": 6}
FACES = (1, 2, 3, 4, 5, 6)
SLIDERS: dict[Skill, int] = {skill: n for n, pair in enumerate(PAIRS) for skill in pair}
ACCEPT: Option[None] = Option("accept", None, text("ah-option-accept"))
SPEND_CLUE: Option[str] = Option("clue", "clue", text("ah-option-clue-die"), ("clue",))


@cache
def dice(n: int) -> Dice[int]:
    """That number of dice."""
    return dice_of(*[FACES] * n)


def skill(game: Arkham, you: Investigator, which: Skill) -> int:
    """The value of a skill: what the slider shows, with what cards add to it."""
    shown = INVESTIGATORS[you.slug].skills[which][you.sliders[SLIDERS[which]]]
    return total(game, SKILL, shown, you, which)


def is_success(you: Investigator, face: int) -> bool:
    """A die succeeds with 5 or 6; with 4, too, if its investigator is blessed; only with 6 if cursed."""
    return face >= SUCCESS_FROM[you.dice_fate or you.fate]


def roll(game: Arkham, you: Investigator, n: int) -> tuple[int, ...]:
    """Rolls dice that are no check."""
    faces = game.rng.roll(dice(n)) if n > 0 else ()
    if game.watched:
        game.tell(Rolled(you.slug, faces))
    return faces


def successes(game: Arkham, you: Investigator, made: Check) -> int:
    """How many dice of the check have succeeded so far; what cannot fail has as many as it needs."""
    if made.dead:
        return 0
    if made.sure:
        return made.wanted
    if made.granted:
        return made.difficulty
    needed = SUCCESS_FROM[you.dice_fate or you.fate]
    found = made.extra
    for face in made.dice:
        found += face >= needed
    return found + made.dice.count(6) if made.double_sixes else found


def number_of_dice(game: Arkham, you: Investigator, made: Check) -> int:
    """The value of the skill, the modifier of the check, and what cards add."""
    return total(game, CHECK_DICE, skill(game, you, made.skill) + made.modifier + len(you.lasting), you, made)


class Terms(TypedDict, total=False):
    """The particulars of a check; `wanted` is the number of useful successes, where that is more than the difficulty."""

    kind: CheckKind
    monster: str
    wanted: int
    double_sixes: bool
    dead: bool


def check(
    game: Arkham,
    you: Investigator,
    which: Skill,
    modifier: int = 0,
    difficulty: int = 1,
    **terms: Unpack[Terms],
) -> Rules[int]:
    """Makes a check and returns the number of its successes; it is passed if they are as many as the difficulty."""
    made = yield from carry_out(game, you, which, modifier, difficulty, **terms)
    return successes(game, you, made)


def carry_out(
    game: Arkham,
    you: Investigator,
    which: Skill,
    modifier: int = 0,
    difficulty: int = 1,
    *,
    kind: CheckKind = "skill",
    monster: str = "",
    wanted: int = 0,
    double_sixes: bool = False,
    dead: bool = False,
) -> Rules[Check]:
    """A check that is over, with its dice and the difficulty that cards have made of its own."""
    made = Check(you.seat, which, kind, modifier, difficulty, 1, monster, [], double_sixes, you.sure == kind, dead)
    made.difficulty = total(game, DIFFICULTY, difficulty, you, made)
    made.wanted = max(wanted, made.difficulty)
    game.checks.append(made)
    if made.sure:
        you.sure = ""
    elif is_set(game, SURE, you, made):
        made.sure = True
    if made.sure:
        game.tell(CheckWon(you.slug, which))
    else:
        yield from roll_check(game, you, made)
    game.checks.pop()
    return made


def passed(game: Arkham, you: Investigator, made: Check) -> bool:
    """Whether a check has as many successes as it is difficult."""
    return successes(game, you, made) >= made.difficulty


def roll_check(game: Arkham, you: Investigator, made: Check) -> Rules[None]:
    """The dice are rolled, and may be rolled again or added to as long as more successes are of use."""
    if (n := number_of_dice(game, you, made)) > 0:
        made.dice.extend(game.rng.roll(dice(n)))
    if game.watched:
        tell_check(game, you, made)
    while not made.dead and successes(game, you, made) < made.wanted:
        options: list[Option[Any]] = [*ability_options(game, CHECK_ROLLED, you.seat)]
        if you.clues:
            options.append(SPEND_CLUE)
        if options:
            options.append(ACCEPT)
            source = made.monster or game.cause
            missing = made.difficulty - successes(game, you, made)
            chosen = (
                yield Decision(
                    you.seat,
                    CHECK_AGAIN,
                    options,
                    1,
                    1,
                    source,
                    max(missing, 0),
                    (("check", in_words(made, source)),),
                )
            )[0]
            if chosen is SPEND_CLUE:
                you.clues -= 1
                add_clue_dice(game, you, made)
                continue
            if chosen is not ACCEPT:
                yield from use(game, chosen.value)
                continue
        if not (yield from helped(game, you, made)):
            return


def in_words(made: Check, source: str) -> Text:
    """A check by its kind, with whom it is made against or what asks for it."""
    if made.kind in ("skill", "close"):
        check = text(f"ah-check-{made.kind}", skill=text(f"ah-skill-{made.skill}"))
    else:
        check = text(f"ah-check-{made.kind}")
    return text("ah-check-of", check=check, of=piece(source)) if source else check


def tell_check(game: Arkham, you: Investigator, made: Check) -> None:
    """What was checked, against which monster, and what the dice show."""
    won, least = successes(game, you, made), SUCCESS_FROM[you.dice_fate or you.fate]
    dice, difficulty = tuple(made.dice), made.difficulty
    told = CheckMade(you.slug, made.skill, made.kind, made.modifier, difficulty, dice, won, least, cause=made.monster)
    game.tell(told)


def helped(game: Arkham, you: Investigator, made: Check) -> Rules[bool]:
    """Whether another investigator rescues a failed check."""
    for _, source in answers(game, CHECK_ROLLED):
        if source.seat is not None and source.seat != you.seat:
            options = ability_options(game, CHECK_ROLLED, source.seat)
            if not options:
                continue
            words = (("check", in_words(made, made.monster or game.cause)), ("who", piece(you.slug)))
            decision = Decision(source.seat, HELP_CHECK, [*options, ACCEPT], 1, 1, you.slug, 0, words)
            chosen = (yield decision)[0]
            if chosen is not ACCEPT:
                yield from use(game, chosen.value)
                return True
    return False


def add_clue_dice(game: Arkham, you: Investigator, made: Check) -> None:
    """A clue is worth a die, and what cards add to it."""
    faces = game.rng.roll(dice(total(game, CLUE_DICE, 1, you, made)))
    made.dice.extend(faces)
    if game.watched:
        game.tell(ClueDieRolled(you.slug, faces, successes(game, you, made)))


def add_dice(game: Arkham, you: Investigator, made: Check, n: int) -> None:
    """Adds dice to a check."""
    faces = game.rng.roll(dice(n))
    made.dice.extend(faces)
    if game.watched:
        game.tell(DiceAdded(you.slug, faces, successes(game, you, made)))


def add_success(game: Arkham, you: Investigator, made: Check) -> None:
    """A success more than the dice show."""
    made.extra += 1
    if game.watched:
        game.tell(SuccessAdded(you.slug, successes(game, you, made)))


def reroll(game: Arkham, you: Investigator, made: Check, which: list[int]) -> None:
    """Dice of the check are rolled again, those at these positions."""
    faces = game.rng.roll(dice(len(which)))
    for position, face in zip(which, faces, strict=True):
        made.dice[position] = face
    if game.watched:
        game.tell(DiceRerolled(you.slug, faces, successes(game, you, made), tuple(made.dice)))


def passes(game: Arkham, you: Investigator, which: Skill, modifier: int = 0, difficulty: int = 1) -> Rules[bool]:
    """Whether a plain check is passed."""
    return (yield from check(game, you, which, modifier, difficulty)) >= difficulty
