"""Lines of cards that raise skills, checks and clues, or allow rolling again."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import ASK, EACH, SKILLS, Skill
from miskatonic.games.arkham_horror.effects.costs import FREE, costing
from miskatonic.games.arkham_horror.effects.owning import SPENT_BY, SpentBy, wants
from miskatonic.games.arkham_horror.events.people import (
    ClueCost,
    MoneyCost,
)
from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.rules.bounds import MAX_SANITY, MAX_STAMINA
from miskatonic.games.arkham_horror.rules.skill_checks import (
    CHECK_DICE,
    CHECK_ROLLED,
    CLUE_DICE,
    SKILL,
    add_clue_dice,
    add_success,
    is_success,
    reroll,
)
from miskatonic.games.arkham_horror.state import (
    Arkham,
    Check,
    CheckKind,
    Investigator,
    in_town,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import (
    Ability,
    Modifier,
    Replacement,
    Source,
    Total,
    for_owner,
    modifies,
    owner,
    total,
)
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import Text, join, signed, text

WHICH_DIE = ASK("which_die", "AH-SKILL-18", int)
Rerolls = Literal["all", "failures", "one", "ones"]


def _check_of(kind: CheckKind | None, skill: Skill | None) -> Text:
    """Which checks a line is about: those of a kind, of a skill, or all."""
    if kind is not None:
        return text(f"ah-one-check-{kind}")
    return text("ah-one-check-any") if skill is None else text("ah-one-check-of-skill", skill=text(f"ah-skill-{skill}"))


@line(
    "adds",
    lambda **skills: join(
        text("ah-line-adds", amount=signed(amount), skill=text(f"ah-skill-{skill}")) for skill, amount in skills.items()
    ),
    gives=lambda **skills: {**skills},
)
def adds(**skills: int) -> Modifier:
    """Adds to skills of the owner: `adds(luck=1, speed=1)`."""
    for skill in skills:
        if skill not in SKILLS:
            raise ValueError(f"adds: there is no skill {skill!r}; there are {', '.join(SKILLS)}")

    def more(game: Arkham, source: Source, you: Investigator, which: Skill) -> int:
        return skills.get(which, 0) if you.seat == source.seat else 0

    return modifies(SKILL, more)


@line(
    "adds_to_checks",
    lambda kind, amount: text("ah-line-adds-to-checks", amount=signed(amount), checks=text(f"ah-checks-{kind}")),
    gives=lambda kind, amount: {f"{kind}_check": amount},
)
def adds_to_checks(kind: CheckKind, amount: int) -> Modifier:
    """The owner has more dice for checks of a kind."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.kind == kind and you.seat == source.seat else 0

    return modifies(CHECK_DICE, more)


@line(
    "adds_to_checks_of",
    lambda skill, amount, but: text(
        "ah-line-adds-to-checks-of",
        amount=signed(amount),
        skill=text(f"ah-skill-{skill}"),
        but=text(f"ah-checks-{but}"),
    ),
    gives=lambda skill, amount, but: {skill: amount},
)
def adds_to_checks_of(skill: Skill, amount: int, but: CheckKind) -> Modifier:
    """The owner has more dice for checks of a skill, but for those of a kind."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.skill == skill and made.kind != but and you.seat == source.seat else 0

    return modifies(CHECK_DICE, more)


@line(
    "better_clues",
    lambda skill: text("ah-line-better-clues", check=_check_of(None, skill)),
    gives=lambda skill: {"clue_die": 1},
)
def better_clues(skill: Skill | None = None) -> Modifier:
    """A clue that the owner spends, on checks of a skill or on any, is worth a die more."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return int(you.seat == source.seat and skill in (None, made.skill))

    return modifies(CLUE_DICE, more)


@line(
    "raises",
    lambda what, amount: text(f"ah-line-raises-{what}", amount=signed(amount)),
    gives=lambda what, amount: {f"max_{what}": amount},
)
def raises(what: Literal["sanity", "stamina"], amount: int = 1) -> Modifier:
    """Raises a maximum of the owner."""
    question: Total[Investigator] = MAX_SANITY if what == "sanity" else MAX_STAMINA
    return modifies(question, for_owner(amount))


ONCE = ("turn", "check")
RerollCost = Literal["exhaust", "discard", "turn", "check"]
"""What it costs to roll again; `turn` and `check` cost nothing, but can be done once in a turn or in a check."""


def _cost_of(cost: RerollCost) -> Cost:
    return FREE if cost in ONCE else costing("discard" if cost == "discard" else "exhaust")


def _say_rerolls(
    which: Rerolls, cost: RerollCost, kind: CheckKind | None, *, skill: Skill | None, of_anybody: bool
) -> Text:
    check = _check_of(kind, skill)
    when = text(f"ah-line-after-check-{cost if cost in ONCE else 'any'}", check=check, anybody=int(of_anybody))
    return timed(when, _cost_of(cost), text(f"ah-line-rerolls-{which}"))


@line(
    "rerolls",
    _say_rerolls,
    gives=lambda which, cost, kind, *, skill, of_anybody: {"reroll": 1},
    cost=lambda which, cost, kind, *, skill, of_anybody: _cost_of(cost),
)
def rerolls(
    which: Rerolls,
    cost: RerollCost,
    kind: CheckKind | None = None,
    *,
    skill: Skill | None = None,
    of_anybody: bool = False,
) -> Ability:
    """After a check of a kind or of a skill, or of any: its dice, or some of them, are rolled again."""

    def available(game: Arkham, source: Source) -> bool:
        if not game.checks or source.seat is None:
            return False
        made, you = game.checks[-1], owner(game, source)
        mine = made.seat == source.seat or of_anybody
        ready = source.card not in {"turn": you.used, "check": made.helped}.get(cost, you.exhausted)
        any_dice = 1 in made.dice if which == "ones" else bool(made.dice)
        return mine and ready and any_dice and kind in (None, made.kind) and skill in (None, made.skill)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you, made = owner(game, source), game.checks[-1]
        if cost == "turn":
            you.used.append(source.card)
        elif cost == "check":
            made.helped.append(source.card)
        elif cost == "exhaust":
            holding.exhaust(game, you, source.card)
        else:
            holding.discard(game, you, source.card)
        roller = game.investigators[made.seat]
        assert roller is not None
        positions = list(range(len(made.dice)))
        if which == "failures":
            positions = [i for i in positions if not is_success(roller, made.dice[i])]
        elif which == "ones":
            positions = [i for i in positions if made.dice[i] == 1]
        elif which == "one":
            faces = sorted(set(made.dice))
            options = [Option(f"die:{face}", face, text("ah-option-die", face=face)) for face in faces]
            positions = [made.dice.index((yield from ask(you.seat, WHICH_DIE, options, source.card)))]
        if positions:
            reroll(game, roller, made, positions)

    return Ability(CHECK_ROLLED, run, available)


@line(
    "adds_success",
    lambda kind: timed(
        text("ah-line-after-check-any", check=_check_of(kind, None), anybody=0),
        costing("exhaust"),
        text("ah-line-adds-success"),
    ),
    gives=lambda kind: {"success": 1},
    cost=lambda kind: costing("exhaust"),
)
def adds_success(kind: CheckKind) -> Ability:
    """After a check of a kind: exhausted for a success more."""

    def available(game: Arkham, source: Source) -> bool:
        made = game.checks[-1] if game.checks else None
        ready = source.card not in owner(game, source).exhausted
        return made is not None and made.seat == source.seat and made.kind == kind and ready

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.exhaust(game, you, source.card)
        add_success(game, you, game.checks[-1])
        yield from ()

    return Ability(CHECK_ROLLED, run, available)


@line(
    "all_checks",
    lambda skill, amount, *, in_arkham: text(
        "ah-line-all-checks", amount=signed(amount), skill=text(f"ah-skill-{skill}"), town=int(in_arkham)
    ),
    gives=lambda skill, amount, *, in_arkham: {f"{EACH}{skill}": amount},
)
def all_checks(skill: Skill, amount: int, *, in_arkham: bool = True) -> Modifier:
    """Everybody has more or fewer dice for checks of a skill; in town alone, unless it says otherwise."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.skill == skill and (not in_arkham or in_town(you)) else 0

    return modifies(CHECK_DICE, more)


def _clue_substitute(by: SpentBy, worth: int = 1) -> Ability:
    """Discarded, or exhausted, in place of clues after a check."""

    def available(game: Arkham, source: Source) -> bool:
        mine = bool(game.checks) and game.checks[-1].seat == source.seat
        return mine and source.card not in owner(game, source).exhausted

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        SPENT_BY[by](game, you, source.card)
        for _ in range(worth):
            add_clue_dice(game, you, game.checks[-1])
        yield from ()

    return Ability(CHECK_ROLLED, run, available)


def _stands_in(what: Literal["clue", "money"], worth: int, by: SpentBy = "exhaust") -> tuple[Modifier, Replacement]:
    """Exhausted, or discarded, to pay part of a cost in dollars or clues, if the owner likes or has too few."""
    covered: Total[Investigator] = holding.CLUES_COVERED if what == "clue" else holding.MONEY_COVERED

    def ready(game: Arkham, source: Source, you: Investigator) -> bool:
        return you.seat == source.seat and source.card not in you.exhausted

    def more(game: Arkham, source: Source, you: Investigator) -> int:
        return worth if ready(game, source, you) else 0

    def run(game: Arkham, source: Source, event: ClueCost | MoneyCost) -> Rules[ClueCost | MoneyCost | None]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1 or not ready(game, source, you):
            return event
        have = total(game, covered, you.clues if what == "clue" else you.money, you) - worth - event.declined
        if have >= event.amount and not (yield from wants(you, source.card, event=event)):
            return type(event)(event.who, event.amount, event.declined + worth)
        SPENT_BY[by](game, you, source.card)
        return type(event)(event.who, max(0, event.amount - worth), event.declined)

    return modifies(covered, more), Replacement(ClueCost if what == "clue" else MoneyCost, run)


@line(
    "stands_in",
    lambda what, worth, by: timed(None, costing(by), text(f"ah-line-stands-in-{what}", n=worth)),
    gives=lambda what, worth, by: {what: worth},
    cost=lambda what, worth, by: costing(by),
)
def stands_in(what: Literal["clue", "money"], worth: int, by: SpentBy = "exhaust") -> tuple[Modifier, Replacement]:
    """Pays part of a cost in dollars or clues, if the owner likes or has too few."""
    return _stands_in(what, worth, by)


@line(
    "as_clues",
    lambda by, worth: timed(None, costing(by), text("ah-line-as-clues", n=worth)),
    gives=lambda by, worth: {"clue": worth},
    cost=lambda by, worth: costing(by),
)
def as_clues(by: SpentBy, worth: int = 1) -> tuple[Ability, Modifier, Replacement]:
    """In place of clues, in a check and wherever clues are spent."""
    return _clue_substitute(by, worth), *_stands_in("clue", worth, by)
