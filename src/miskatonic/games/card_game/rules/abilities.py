"""Abilities that players trigger: actions, free abilities and reactions, with what they cost and how often they may be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from miskatonic.games.card_game.components import Line
from miskatonic.games.card_game.events import CardPlayed
from miskatonic.games.card_game.rules.cards import is_playable, leave_hand, spend_resources, to_discard
from miskatonic.games.card_game.rules.costs import FREE, Cost, Limit, count, pay, payable, within
from miskatonic.games.card_game.rules.enemies import attack_of_opportunity
from miskatonic.games.card_game.rules.values import cost_of, has_trait
from miskatonic.games.card_game.rules.windows import FAST
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator, card_of
from miskatonic.kernel.decision import Option, Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Source, Trigger, after, answers, reaction_options
from miskatonic.kernel.text import Text, own_words

ACTION = "action"
"""The question by which action abilities are asked for."""

Possible = Callable[[CardGame, Investigator], bool]


class ActionAbility(Ability, frozen=True, kw_only=True):
    """An ability that is used by an action. A `designator` of fight, evade, parley or resign provokes no attack."""

    cost: Cost
    designator: str = ""


def always(game: CardGame, hero: Investigator) -> bool:
    """Whatever the circumstances."""
    return True


def user(game: CardGame, source: Source) -> Investigator:
    """Who uses an ability: the seat that its card belongs to, or whose turn it is."""
    return game.investigators[game.active if source.seat is None else source.seat]


def action(
    effect: CardGameEffect,
    words: Text,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: Possible = always,
    designator: str = "",
) -> Line:
    """`action: cost -> effect`, one action unless the cost says more."""
    paid = cost if cost.actions else replace(cost, actions=1)

    def available(game: CardGame, source: Source) -> bool:
        hero = user(game, source)
        return (
            within(game, limit, source, hero.seat)
            and possible(game, hero)
            and payable(game, hero, source, cost)
            and effect.possible(game, hero)
        )

    def run(game: CardGame, source: Source) -> Rules[None]:
        hero = user(game, source)
        count(game, limit, source, hero.seat)
        yield from pay(game, hero, source, cost)
        if designator not in ("fight", "evade", "parley", "resign"):
            yield from attack_of_opportunity(game, hero)
        if not hero.fate:
            yield from effect.run(game, hero)

    return Line(words, (ActionAbility(ACTION, run, available, cost=paid, designator=designator),))


def fast(
    effect: CardGameEffect,
    words: Text,
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    possible: Possible = always,
) -> Line:
    """A free triggered ability: usable in any player window."""

    def available(game: CardGame, source: Source) -> bool:
        hero = user(game, source)
        return (
            within(game, limit, source, hero.seat)
            and possible(game, hero)
            and payable(game, hero, source, cost)
            and effect.possible(game, hero)
        )

    def run(game: CardGame, source: Source) -> Rules[None]:
        hero = user(game, source)
        count(game, limit, source, hero.seat)
        yield from pay(game, hero, source, cost)
        yield from effect.run(game, hero)

    return Line(words, (Ability(FAST, run, available),))


def action_price(ability: Any, hero: Investigator, source: Source) -> bool:
    """Whether an investigator has the actions for an ability; those for Tomes count for the abilities of Tomes."""
    extra = hero.tome_actions if source.seat == hero.seat and has_trait(source.card, "Tome") else 0
    return bool(hero.actions + extra >= ability.cost.actions)


def use_action(game: CardGame, hero: Investigator, ability: ActionAbility, source: Source) -> Rules[None]:
    """An ability is used by an action; the actions for Tomes are spent first where they may be."""
    price = ability.cost.actions
    if source.seat == hero.seat and has_trait(source.card, "Tome"):
        tome = min(price, hero.tome_actions)
        hero.tome_actions -= tome
        price -= tome
    hero.actions -= price
    run: Rules[None] = ability.run(game, source)
    return run


def common_abilities(game: CardGame, hero: Investigator, window: str) -> list[Option[Any]]:
    """The abilities of cards that belong to nobody, and of those in the threat areas of others at the location."""
    found = answers(game, window)
    near = {other.seat for other in game.at(hero.at)} - {hero.seat}
    usable = [
        bound
        for bound in found
        if (bound[1].seat is None and is_here(game, hero, bound[1].card))
        or (bound[1].seat in near and bool(card_of(bound[1].card).encounter_set))
    ]
    return list(reaction_options(game, [bound for bound in usable if bound[0].available(game, bound[1])]))


def is_here(game: CardGame, hero: Investigator, card: str) -> bool:
    """Whether a card that belongs to nobody can be used where an investigator is: the act and the agenda everywhere."""
    if card in (game.act, game.agenda, hero.at):
        return True
    if any(enemy.card == card and enemy.at == hero.at for enemy in game.enemies):
        return True
    return any(asset.card == card for asset in game.location(hero.at).attached)


# --- reactions and forced abilities


def forced(event: type[Event], effect: Callable[..., Rules[Any]], words: Text, when: Callable[..., bool]) -> Line:
    """`forced(after …)`: it must answer."""
    return Line(words, (Trigger(event, effect, when),))


def forced_when(event: type[Event], effect: Callable[..., Rules[Any]], words: Text, when: Callable[..., bool]) -> Line:
    """`forced(when …)`: it must answer before the event happens, and returns what becomes of it."""
    return Line(words, (Trigger(event, effect, when, timing="when"),))


def reaction(
    event: type[Event],
    effect: Callable[[CardGame, Investigator, Any], Rules[Any]],
    words: Text,
    when: Callable[[CardGame, Investigator, Any], bool],
    *,
    cost: Cost = FREE,
    limit: Limit | None = None,
    before: bool = False,
) -> Line:
    """`reaction(after …)`, or with `before` `reaction(when …)`: its player may use it."""

    def may(game: CardGame, source: Source, happened: Any) -> bool:
        hero = user(game, source)
        return (
            within(game, limit, source, hero.seat) and payable(game, hero, source, cost) and when(game, hero, happened)
        )

    def run(game: CardGame, source: Source, happened: Any) -> Rules[Any]:
        hero = user(game, source)
        count(game, limit, source, hero.seat)
        yield from pay(game, hero, source, cost)
        return (yield from effect(game, hero, happened))

    return Line(words, (Trigger(event, run, may, forced=False, timing="when" if before else "after"),))


def played_at(
    event: type[Event],
    effect: Callable[[CardGame, Investigator, Any], Rules[Any]],
    words: Text,
    when: Callable[[CardGame, Investigator, Any], bool],
    *,
    before: bool = False,
) -> Line:
    """A fast event that is played from the hand when something happens, or (`before`) is about to."""

    def may(game: CardGame, source: Source, happened: Any) -> bool:
        hero = user(game, source)
        return is_playable(game, hero, source.card) and when(game, hero, happened)

    def run(game: CardGame, source: Source, happened: Any) -> Rules[Any]:
        hero = user(game, source)
        spend_resources(game, hero, cost_of(game, hero, source.card))
        leave_hand(game, hero, source.card)
        becomes = yield from effect(game, hero, happened)
        to_discard(game, source.card)
        yield from after(game, CardPlayed(hero.slug, hero.seat, source.card))
        return becomes

    return Line(words, (Trigger(event, run, may, forced=False, timing="when" if before else "after"),), hand=True)


def says(en: str, fr: str) -> Text:
    """The words of a line, in both languages."""
    return own_words(en, fr)
