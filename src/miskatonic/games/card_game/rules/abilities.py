"""Abilities of cards: actions, free abilities, reactions and forced ones, with what they cost and how often they may be used.

Each of these words makes one line of a card. Its text is made from its timing (see `rules.timing`), its cost, its limit and its
effect.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar, TypeVarTuple, Unpack

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.card_game.components import Designator, Line
from miskatonic.games.card_game.events import AbilityForced, AbilityUsed, CardPlayed, OwnAbilityUsed
from miskatonic.games.card_game.events.told import CardShown
from miskatonic.games.card_game.rules.actions import tell_actions
from miskatonic.games.card_game.rules.cards import (
    after_event,
    at_hand,
    is_playable,
    is_still_possible,
    pay_for,
    take_up,
)
from miskatonic.games.card_game.rules.costs import FREE, Cost, Limit, count, count_action, pay, payable, price, within
from miskatonic.games.card_game.rules.enemies import SAFE, attack_of_opportunity
from miskatonic.games.card_game.rules.timing import TimingPoint, When
from miskatonic.games.card_game.rules.values import (
    BLANK_INVESTIGATOR,
    SKILL,
    TOME_ACTIONS,
    forbidden,
    has_trait,
)
from miskatonic.games.card_game.rules.windows import FAST
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import NO_GIFT, Gives
from miskatonic.kernel.hooks import (
    Ability,
    Hook,
    Modifier,
    Settled,
    Settler,
    Source,
    Total,
    Trigger,
    Window,
    reactions,
    use,
)
from miskatonic.kernel.text import Text, join, own_words, text

ACTION = Window("action")
"""The moments when abilities may be used by an action."""

T = TypeVar("T")
Of = TypeVarTuple("Of")

Possible = Callable[[CardGame, Investigator], bool]
Who = Callable[[CardGame, Source], Investigator]


class Answer(Struct, frozen=True):
    """What an ability does that has to look at what happened: see `answer`."""

    run: Callable[[CardGame, Investigator, Any, str], Rules[Any]]
    text: Text
    gives: Gives = NO_GIFT


def answer(
    en: str, fr: str, *, gives: Gives = NO_GIFT
) -> Callable[[Callable[[CardGame, Investigator, Any, str], Rules[Any]]], Answer]:
    """Turns a function `(game, you, event, card)` into what an ability does, with those words.

    One that answers before the event happens returns what becomes of it: the event, a changed one, or None to cancel it.
    """

    def wrap(run: Callable[[CardGame, Investigator, Any, str], Rules[Any]]) -> Answer:
        return Answer(run, own_words(en, fr), gives)

    return wrap


def prevention(en: str, fr: str) -> Answer:
    """What an ability does that answers before something happens and leaves nothing of it."""

    def nothing(game: CardGame, you: Investigator, event: Any, card: str) -> Rules[None]:
        yield from ()

    return Answer(nothing, own_words(en, fr))


class ActionAbility(Ability, frozen=True, eq=False, kw_only=True):
    """An ability that is used by an action."""

    words: Text
    effect: CardGameEffect
    cost: Cost
    designator: Designator = ""
    provokes: bool = True


class FastAbility(Ability, frozen=True, eq=False, kw_only=True):
    """An ability that is free to use in any player window. `waits`: it has no bearing on tests, so that it can wait for them."""

    words: Text
    effect: CardGameEffect
    cost: Cost
    waits: bool
    limit: Limit | None = None


class ReactionTrigger(Trigger, frozen=True, eq=False, kw_only=True):
    """An ability that answers something."""

    words: Text
    point: TimingPoint
    effect: CardGameEffect | Answer
    cost: Cost = FREE


def says(en: str, fr: str) -> Text:
    """Words of a line, in both languages."""
    return own_words(en, fr)


def user(game: CardGame, source: Source, event: Any = None) -> Investigator:
    """Who uses an ability: the seat that its card belongs to, or whoever it happened to, or whose turn it is, or the lead."""
    if source.seat is not None:
        return game.investigators[source.seat]
    seat = getattr(event, "seat", -1)
    if seat < 0:
        seat = game.active if event is None and game.active >= 0 else game.lead
    return game.investigators[seat]


def acting(game: CardGame, source: Source) -> Investigator:
    """Who uses an action ability: whoever's turn it is, even if the card lies in front of somebody else."""
    return game.investigators[game.active] if game.active >= 0 else user(game, source)


def tell_use(game: CardGame, you: Investigator, source: Source) -> None:
    """The log says whose ability is used before it says what comes of it."""
    if game.watched:
        own = source.card == you.slug
        used = OwnAbilityUsed(you.slug, you.seat) if own else AbilityUsed(you.slug, you.seat, source.card)
        game.tell(used)


# --- actions and free abilities


def action(
    effect: CardGameEffect,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: Possible | None = None,
    designator: Designator = "",
    provokes: bool = True,
) -> Line:
    """`action: cost -> effect`, one action unless the cost says more.

    `designator` is `fight`, `evade`, `investigate`, `parley`, `resign` or "". An ability whose words say so `provokes` no
    attack of opportunity either.
    """
    paid = cost if cost.actions else replace(cost, actions=1)
    words = text(
        "cg-line-action", actions=paid.actions, kind=designator or "none", cost=cost_text(cost), effect=effect.text
    )

    available = _available(acting, effect, cost, limit, possible)
    provoking = provokes and designator not in SAFE
    run = _use(acting, effect, cost, limit, provokes=provoking)
    ability = ActionAbility(
        ACTION,
        run,
        available,
        words=with_limit(words, limit),
        effect=effect,
        cost=paid,
        designator=designator,
        provokes=provoking,
    )
    return Line(ability.words, (ability,))


def fast(
    effect: CardGameEffect,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: Possible | None = None,
    waits: bool = False,
) -> Line:
    """A free ability: usable in any player window.

    One that has no bearing on tests `waits`: for it alone nobody is asked again in the test of an action, see `rules.windows`.
    """
    words = text("cg-line-fast", cost=cost_text(cost), effect=effect.text)

    available = _available(user, effect, cost, limit, possible)
    run = _use(user, effect, cost, limit)
    ability = FastAbility(
        FAST, run, available, words=with_limit(words, limit), effect=effect, cost=cost, waits=waits, limit=limit
    )
    return Line(ability.words, (ability,))


def _available(
    who: Who, effect: CardGameEffect, cost: Cost, limit: Limit | None, possible: Possible | None
) -> Callable[[CardGame, Source], bool]:
    """Whether an ability can be used now, apart from the actions that it takes."""

    def available(game: CardGame, source: Source) -> bool:
        you = who(game, source)
        return (
            (possible is None or possible(game, you))
            and (cost is FREE or payable(game, you, source, cost))
            and (limit is None or within(game, limit, source, you.seat))
            and effect.possible(game, you)
        )

    return available


def _use(
    who: Who, effect: CardGameEffect, cost: Cost, limit: Limit | None, *, provokes: bool = False
) -> Callable[[CardGame, Source], Rules[None]]:
    """An ability is used: it is paid for, enemies may seize their opportunity, and it takes effect if it still can."""

    def run(game: CardGame, source: Source) -> Rules[None]:
        you = who(game, source)
        tell_use(game, you, source)
        count(game, limit, source, you.seat)
        yield from pay(game, you, source, cost)
        if provokes:
            yield from attack_of_opportunity(game, you)
        if is_still_possible(game, you, effect):
            game.using = source.card
            yield from effect.run(game, you)

    return run


def has_actions_for(game: CardGame, ability: ActionAbility, investigator: Investigator, source: Source) -> bool:
    """Whether an investigator has the actions for an ability; those for Tomes count for the abilities of Tomes."""
    left = investigator.actions + tome_actions_for(game, investigator, source)
    return left >= price(game, investigator, ability.designator, ability.cost.actions)


def tome_actions_for(game: CardGame, investigator: Investigator, source: Source) -> int:
    """How many further actions for Tomes an investigator could spend on an ability of that card now."""
    if (
        not investigator.tome_actions
        or not has_trait(source.card, "Tome")
        or forbidden(game, BLANK_INVESTIGATOR, investigator.seat)
    ):
        return 0
    return investigator.tome_actions


def use_action(game: CardGame, investigator: Investigator, ability: ActionAbility, source: Source) -> Rules[None]:
    """An ability is used by an action; the actions for Tomes are spent first where they may be."""
    actions = price(game, investigator, ability.designator, ability.cost.actions)
    tome = min(actions, tome_actions_for(game, investigator, source))
    investigator.tome_actions -= tome
    investigator.actions -= actions - tome
    if actions > 1:
        tell_actions(game, investigator, actions)
    count_action(game, investigator, ability.designator)
    return use(game, (ability, source))


# --- reactions and forced abilities


def forced(
    point: TimingPoint, effect: CardGameEffect | Answer, *, possible: When | None = None, hand: bool = False
) -> Line:
    """`forced(after …)` or `forced(when …)`: it must answer; with `hand`, from the hand.

    An ability of which nothing might come, though its timing does not say so, answers only where that is `possible`.
    """
    done = text("cg-line-shown", effect=effect.text) if hand else effect.text
    words = text("cg-line-forced", timing=point.text(hand=hand), effect=done)
    line = must(point, effect, words, possible=possible)
    return replace(line, hand=True) if hand else line


def objective(point: TimingPoint, effect: CardGameEffect | Answer) -> Line:
    """An objective of an act or an agenda: it must answer as soon as it is met."""
    return must(point, effect, text("cg-line-objective", timing=point.text(objective=True), effect=effect.text))


def must(point: TimingPoint, effect: CardGameEffect | Answer, words: Text, *, possible: When | None = None) -> Line:
    """An ability that nobody is asked about."""
    met = point.met(possible)

    def may(game: CardGame, source: Source, happened: Any) -> bool:
        return met(game, user(game, source, happened), happened, source.card)

    def run(game: CardGame, source: Source, happened: Any) -> Rules[Any]:
        you = user(game, source, happened)
        if source.card in you.hand:
            game.rng.reveals += 1
            game.tell(CardShown(you.slug, you.seat, source.card))
        elif game.watched:
            game.tell(AbilityForced(source.card.removeprefix("~")))
        return answered(game, you, happened, source.card, effect)

    trigger = ReactionTrigger(point.event, run, may, True, point.time, words=words, point=point, effect=effect)
    return Line(words, (trigger,))


def reaction(
    point: TimingPoint,
    effect: CardGameEffect | Answer,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: When | None = None,
) -> Line:
    """`reaction(after …)` or `reaction(when …)`: its player may use it, as long as something `possible` comes of it."""
    met = point.met(possible)

    def may(game: CardGame, source: Source, happened: Any) -> bool:
        you = user(game, source, happened)
        return (
            met(game, you, happened, source.card)
            and within(game, limit, source, you.seat)
            and payable(game, you, source, cost)
            and (isinstance(effect, Answer) or effect.possible(game, you))
        )

    def run(game: CardGame, source: Source, happened: Any) -> Rules[Any]:
        you = user(game, source, happened)
        tell_use(game, you, source)
        count(game, limit, source, you.seat)
        yield from pay(game, you, source, cost)
        if you.fate or not met(game, you, happened, source.card):
            return happened
        return (yield from answered(game, you, happened, source.card, effect))

    words = with_limit(text("cg-line-reaction", timing=point.text(), cost=cost_text(cost), effect=effect.text), limit)
    trigger = ReactionTrigger(
        point.event, run, may, False, point.time, words=words, point=point, effect=effect, cost=cost
    )
    return Line(words, (trigger,))


def played_at(point: TimingPoint, effect: CardGameEffect | Answer, *, possible: When | None = None) -> Line:
    """A fast event that is played from the hand when something has happened, or is about to."""
    met = point.met(possible)

    def may(game: CardGame, source: Source, happened: Any) -> bool:
        you = user(game, source, happened)
        return (
            met(game, you, happened, source.card)
            and source.card in at_hand(you)
            and is_playable(game, you, source.card)
            and (isinstance(effect, Answer) or effect.possible(game, you))
        )

    def run(game: CardGame, source: Source, happened: Any) -> Rules[Any]:
        you = user(game, source, happened)
        card = source.card
        pay_for(game, you, card)
        take_up(game, you, card)
        played = CardPlayed(you.slug, you.seat, card)
        game.tell(played)
        becomes = yield from answered(game, you, happened, card, effect)
        yield from after_event(game, you, card)
        yield from reactions(game, played)
        return becomes

    words = text("cg-line-play-at", timing=point.text(), effect=effect.text)
    trigger = ReactionTrigger(point.event, run, may, False, point.time, words=words, point=point, effect=effect)
    return Line(words, (trigger,), hand=True)


def answered(
    game: CardGame, you: Investigator, happened: Any, card: str, effect: CardGameEffect | Answer
) -> Rules[Any]:
    """What an ability does, and what becomes of the event that it answers."""
    game.using = card
    if isinstance(effect, Answer):
        return (yield from effect.run(game, you, happened, card))
    yield from effect.run(game, you)
    return happened


# --- what is always in force


def constant(words: Text, *hooks: Modifier | Settler) -> Line:
    """A constant ability: what changes the values in `rules.values`, with the words that say so."""
    return Line(words, hooks)


def skill_bonus(skill: str, n: int = 1) -> Line:
    """`constant: skill +n`, for whoever controls the card."""
    return constant(
        text("cg-line-skill-bonus", skill=text(f"cg-skill-{skill}"), n=n),
        modifies(SKILL[skill], lambda game, source, seat: n * int(seat == source.seat)),
    )


def modifies(question: Total[*Of], amount: int | Callable[[CardGame, Source, Unpack[Of]], int]) -> Modifier:
    """Adds to a value: a number, or what a function `(game, source, *subject)` says. See `rules.values` for the questions."""
    return Modifier(question, amount)


def settles(question: Settled[T, *Of], answer: Callable[[CardGame, Source, T, Unpack[Of]], T]) -> Settler:
    """Puts an answer in place of the usual one: what a function `(game, source, answer so far, *subject)` says."""
    return Settler(question, answer)


def unless_blank(line: Line) -> Line:
    """A line of an investigator card: it says nothing while the card counts as blank."""
    return replace(line, hooks=tuple(_unless_blank(hook) for hook in line.hooks))


def _unless_blank(hook: Hook) -> Hook:
    if isinstance(hook, Ability):
        available = hook.available
        return replace(hook, available=lambda game, source: not _blank(game, source) and available(game, source))
    if isinstance(hook, Trigger):
        when = hook.when
        return replace(hook, when=lambda game, source, event: not _blank(game, source) and when(game, source, event))
    if isinstance(hook, Modifier) and hook.question is not TOME_ACTIONS:  # these are looked at when they are spent
        amount = hook.amount
        assert callable(amount)
        return replace(hook, amount=lambda game, source, *of: 0 if _blank(game, source) else amount(game, source, *of))
    if isinstance(hook, Settler):
        answer = hook.answer
        return replace(
            hook,
            answer=lambda game, source, usual, *of: usual if _blank(game, source) else answer(game, source, usual, *of),
        )
    return hook


def _blank(game: CardGame, source: Source) -> bool:
    assert source.seat is not None
    return forbidden(game, BLANK_INVESTIGATOR, source.seat)


# --- words


def with_limit(words: Text, limit: Limit | None) -> Text:
    """The words of an ability with how often it may be used."""
    if limit is None:
        return words
    return text("cg-line-limited", line=words, n=limit.times, period=limit.period, group=int(limit.group))


@lru_cache(maxsize=512)
def cost_text(cost: Cost) -> Text:
    """What has to be paid, before the colon; nothing where it is free."""
    parts = [
        text(f"cg-cost-{cost.of if field == 'uses' else field.replace('_', '-')}", n=int(getattr(cost, field)))
        for field in cost.__struct_fields__
        if field not in ("actions", "of") and getattr(cost, field)
    ]
    return text("cg-cost", what=join(parts)) if parts else text("cg-cost-none")
