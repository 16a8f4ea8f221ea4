"""Lines of cards that are used or answer something: when, at what cost, how often, and what they do.

Their words are made from their timing (see `effects.timing`), their cost, their limit and their effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.card_game.components import Designator
from miskatonic.games.card_game.effects.costs import FREE, pay, payable
from miskatonic.games.card_game.effects.timing import TimingPoint, When
from miskatonic.games.card_game.events import AbilityForced, CardPlayed
from miskatonic.games.card_game.events.told import CardShown
from miskatonic.games.card_game.rules.abilities import (
    ACTION,
    ActionAbility,
    Answer,
    FastAbility,
    ReactionTrigger,
    acting,
    tell_use,
    user,
)
from miskatonic.games.card_game.rules.cards import (
    after_event,
    at_hand,
    is_playable,
    is_still_possible,
    pay_for,
    take_up,
)
from miskatonic.games.card_game.rules.costs import count, within
from miskatonic.games.card_game.rules.enemies import SAFE, attack_of_opportunity
from miskatonic.games.card_game.rules.windows import FAST
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import NO_GIFT, Gives
from miskatonic.kernel.hooks import Source, reactions
from miskatonic.kernel.line import Cost, Limit, line
from miskatonic.kernel.text import Text, own_words, text

Possible = Callable[[CardGame, Investigator], bool]
Who = Callable[[CardGame, Source], Investigator]


def answer(
    en: str, fr: str, *, gives: Gives = NO_GIFT
) -> Callable[[Callable[[CardGame, Investigator, Any, str], Rules[Any]]], Answer]:
    """Turns a function `(game, you, event, card)` into what an ability does, with those words.

    One that answers before the event happens returns what becomes of it: the event, a changed one, or None to cancel it.
    """

    def wrap(run: Callable[[CardGame, Investigator, Any, str], Rules[Any]]) -> Answer:
        return Answer(run, own_words(en, fr), gives)

    return wrap


def paid(cost: Cost) -> Text:
    """What has to be paid, before the colon; nothing where it is free."""
    return text("cg-cost", what=cost.text) if cost else text("cg-cost-none")


def limited(words: Text, limit: Limit | None) -> Text:
    """The words of an ability with how often it may be used."""
    if limit is None:
        return words
    return text("cg-line-limited", line=words, n=limit.times, period=limit.period, group=int(limit.group))


# --- actions and free abilities


def _action_words(
    effect: CardGameEffect, *, cost: Cost, actions: int, limit: Limit | None, designator: Designator, **_: Any
) -> Text:
    kind = designator or "none"
    words = text("cg-line-action", actions=actions, kind=kind, cost=paid(cost), effect=effect.text)
    return limited(words, limit)


@line("action", _action_words)
def action(
    effect: CardGameEffect,
    *,
    cost: Cost = FREE,
    actions: int = 1,
    limit: Limit | None = None,
    possible: Possible | None = None,
    designator: Designator = "",
    provokes: bool = True,
) -> ActionAbility:
    """`action: cost -> effect`, for one action or more.

    `designator` is `fight`, `evade`, `investigate`, `parley`, `resign` or "". An ability whose words say so `provokes` no
    attack of opportunity either.
    """
    provoking = provokes and designator not in SAFE
    return ActionAbility(
        ACTION,
        _use(acting, effect, cost, limit, provokes=provoking),
        _available(acting, effect, cost, limit, possible),
        effect=effect,
        cost=cost,
        actions=actions,
        designator=designator,
        provokes=provoking,
    )


def _fast_words(effect: CardGameEffect, *, cost: Cost, limit: Limit | None, **_: Any) -> Text:
    return limited(text("cg-line-fast", cost=paid(cost), effect=effect.text), limit)


@line("fast", _fast_words)
def fast(
    effect: CardGameEffect,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: Possible | None = None,
    waits: bool = False,
) -> FastAbility:
    """A free ability: usable in any player window.

    One that has no bearing on tests `waits`: for it alone nobody is asked again in the test of an action, see `rules.windows`.
    """
    available = _available(user, effect, cost, limit, possible)
    run = _use(user, effect, cost, limit)
    return FastAbility(FAST, run, available, effect=effect, cost=cost, waits=waits, limit=limit)


def _available(
    who: Who, effect: CardGameEffect, cost: Cost, limit: Limit | None, possible: Possible | None
) -> Callable[[CardGame, Source], bool]:
    """Whether an ability can be used now, apart from the actions that it takes."""

    def available(game: CardGame, source: Source) -> bool:
        you = who(game, source)
        return (
            (possible is None or possible(game, you))
            and (cost is FREE or payable(game, you, source.card, cost))
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
        yield from pay(game, you, source.card, cost)
        if provokes:
            yield from attack_of_opportunity(game, you)
        if is_still_possible(game, you, effect):
            game.using = source.card
            yield from effect.run(game, you)

    return run


# --- reactions and forced abilities


def _forced_words(point: TimingPoint, effect: CardGameEffect | Answer, *, hand: bool, **_: Any) -> Text:
    done = text("cg-line-shown", effect=effect.text) if hand else effect.text
    return text("cg-line-forced", timing=point.text(hand=hand), effect=done)


@line("forced", _forced_words)
def forced(
    point: TimingPoint, effect: CardGameEffect | Answer, *, possible: When | None = None, hand: bool = False
) -> ReactionTrigger:
    """`forced(after …)` or `forced(when …)`: it must answer; with `hand`, from the hand.

    An ability of which nothing might come, though its timing does not say so, answers only where that is `possible`.
    """
    return must(point, effect, possible, hand=hand)


@line(
    "objective",
    lambda point, effect: text("cg-line-objective", timing=point.text(objective=True), effect=effect.text),
)
def objective(point: TimingPoint, effect: CardGameEffect | Answer) -> ReactionTrigger:
    """An objective of an act or an agenda: it must answer as soon as it is met."""
    return must(point, effect)


def must(
    point: TimingPoint, effect: CardGameEffect | Answer, possible: When | None = None, *, hand: bool = False
) -> ReactionTrigger:
    """An ability that takes effect without a question."""
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

    return ReactionTrigger(point.event, run, may, True, point.time, effect=effect, cost=FREE, hand=hand)


def _reaction_words(
    point: TimingPoint, effect: CardGameEffect | Answer, *, cost: Cost, limit: Limit | None, **_: Any
) -> Text:
    return limited(text("cg-line-reaction", timing=point.text(), cost=paid(cost), effect=effect.text), limit)


@line("reaction", _reaction_words)
def reaction(
    point: TimingPoint,
    effect: CardGameEffect | Answer,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: When | None = None,
) -> ReactionTrigger:
    """`reaction(after …)` or `reaction(when …)`: its player may use it, as long as something `possible` comes of it."""
    met = point.met(possible)

    def may(game: CardGame, source: Source, happened: Any) -> bool:
        you = user(game, source, happened)
        return (
            met(game, you, happened, source.card)
            and within(game, limit, source, you.seat)
            and payable(game, you, source.card, cost)
            and (isinstance(effect, Answer) or effect.possible(game, you))
        )

    def run(game: CardGame, source: Source, happened: Any) -> Rules[Any]:
        you = user(game, source, happened)
        tell_use(game, you, source)
        count(game, limit, source, you.seat)
        yield from pay(game, you, source.card, cost)
        if you.fate or not met(game, you, happened, source.card):
            return happened
        return (yield from answered(game, you, happened, source.card, effect))

    return ReactionTrigger(point.event, run, may, False, point.time, effect=effect, cost=cost)


@line(
    "played_at",
    lambda point, effect, *, possible: text("cg-line-play-at", timing=point.text(), effect=effect.text),
)
def played_at(point: TimingPoint, effect: CardGameEffect | Answer, *, possible: When | None = None) -> ReactionTrigger:
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

    return ReactionTrigger(point.event, run, may, False, point.time, effect=effect, cost=FREE, hand=True)


def answered(
    game: CardGame, you: Investigator, happened: Any, card: str, effect: CardGameEffect | Answer
) -> Rules[Any]:
    """What an ability does, and what becomes of the event that it answers."""
    game.using = card
    if isinstance(effect, Answer):
        return (yield from effect.run(game, you, happened, card))
    yield from effect.run(game, you)
    return happened
