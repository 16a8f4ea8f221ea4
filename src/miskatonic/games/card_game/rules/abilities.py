"""Abilities of cards: actions, free abilities, reactions and forced ones, and who uses them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.card_game.components import Designator
from miskatonic.games.card_game.events import AbilityUsed, OwnAbilityUsed
from miskatonic.games.card_game.rules.actions import tell_actions
from miskatonic.games.card_game.rules.costs import count_action, price
from miskatonic.games.card_game.rules.values import BLANK_INVESTIGATOR, TOME_ACTIONS, has_trait
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import NO_GIFT, Gives
from miskatonic.kernel.hooks import Ability, Hook, Modifier, Settler, Source, Trigger, Window, is_set, use
from miskatonic.kernel.line import Cost, Limit
from miskatonic.kernel.text import Text

ACTION = Window("action")
"""The moments when abilities may be used by an action."""


class Answer(Struct, frozen=True):
    """What an ability does that has to look at what happened: see `effects.using.answer`."""

    run: Callable[[CardGame, Investigator, Any, str], Rules[Any]]
    text: Text
    gives: Gives = NO_GIFT


class ActionAbility(Ability, frozen=True, eq=False, kw_only=True):
    """An ability that is used by an action."""

    effect: CardGameEffect
    cost: Cost
    actions: int
    designator: Designator
    provokes: bool


class FastAbility(Ability, frozen=True, eq=False, kw_only=True):
    """An ability that is free to use in any player window. `waits`: it has no bearing on tests, so that it can wait for them."""

    effect: CardGameEffect
    cost: Cost
    waits: bool
    limit: Limit | None


class ReactionTrigger(Trigger, frozen=True, eq=False, kw_only=True):
    """An ability that answers something."""

    effect: CardGameEffect | Answer
    cost: Cost
    hand: bool = False
    """It works from the hand of its owner."""


def user(game: CardGame, source: Source, event: Any = None) -> Investigator:
    """The user of an ability: the seat of its card, or the one that the event happened to, or the active one, or the lead."""
    if source.seat is not None:
        return game.investigators[source.seat]
    seat = getattr(event, "seat", -1)
    if seat < 0:
        seat = game.active if event is None and game.active >= 0 else game.lead
    return game.investigators[seat]


def acting(game: CardGame, source: Source) -> Investigator:
    """The user of an action ability: the active investigator, even if the card belongs to another one."""
    return game.investigators[game.active] if game.active >= 0 else user(game, source)


def tell_use(game: CardGame, you: Investigator, source: Source) -> None:
    """The log says whose ability is used before it says what comes of it."""
    if game.watched:
        own = source.card == you.slug
        used = OwnAbilityUsed(you.slug, you.seat) if own else AbilityUsed(you.slug, you.seat, source.card)
        game.tell(used)


# --- actions


def has_actions_for(game: CardGame, ability: ActionAbility, investigator: Investigator, source: Source) -> bool:
    """Whether an investigator has the actions for an ability; those for Tomes count for the abilities of Tomes."""
    left = investigator.actions + tome_actions_for(game, investigator, source)
    return left >= price(game, investigator, ability.designator, ability.actions)


def tome_actions_for(game: CardGame, investigator: Investigator, source: Source) -> int:
    """How many further actions for Tomes an investigator could spend on an ability of that card now."""
    if (
        not investigator.tome_actions
        or not has_trait(source.card, "Tome")
        or is_set(game, BLANK_INVESTIGATOR, investigator.seat)
    ):
        return 0
    return investigator.tome_actions


def use_action(game: CardGame, investigator: Investigator, ability: ActionAbility, source: Source) -> Rules[None]:
    """An ability is used by an action; the actions for Tomes are spent first where they may be."""
    actions = price(game, investigator, ability.designator, ability.actions)
    tome = min(actions, tome_actions_for(game, investigator, source))
    investigator.tome_actions -= tome
    investigator.actions -= actions - tome
    if actions > 1:
        tell_actions(game, investigator, actions)
    count_action(game, investigator, ability.designator)
    return use(game, (ability, source))


# --- investigators whose text counts as blank


def unless_blank(hook: Hook) -> Hook:
    """A hook of an investigator card: it does not work while the card counts as blank."""
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
    return is_set(game, BLANK_INVESTIGATOR, source.seat)
