"""The offer of a card that the bot does not know by name: its effects, and a plain judgement of their gifts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.games.card_game.components import AssetCard, Card, EventCard, SkillCard, TreacheryCard
from miskatonic.games.card_game.effects.costs import uses_in
from miskatonic.games.card_game.rules.abilities import ActionAbility, Answer, FastAbility, ReactionTrigger
from miskatonic.games.card_game.state import CardGameEffect, card_of
from miskatonic.kernel.effect import AllOf, Effect, Gives, OneOf
from miskatonic.kernel.hooks import Modifier
from miskatonic.kernel.line import Cost
from miskatonic.kernel.memory import printed

GIFTS: Mapping[str, float] = {
    "damage": 0.9,
    "horror": 0.9,
    "trauma": 4.0,
    "resources": 0.45,
    "cards": 0.9,
    "clues": 2.5,
    "doom": 2.0,
    "actions": 1.0,
    "skill": 0.5,
    "uses": 0.6,
    "experience": 1.0,
    "enemy_damage": 1.2,
    "enemies_evaded": 1.5,
}
"""The value of one of each quantity regardless of the situation; an action is worth 1."""
OTHER_GIFT = 0.4
"""What one of a quantity is worth that this table does not have, because a box has brought it."""
LINE, BEST_LINE = 0.4, 2.5
"""What a line of an asset is worth at least and at most."""
CONSTANT = 1.0
"""What a line of an asset is worth that changes a value for good."""
EXHAUSTS, SPENDS_ITSELF = 0.1, 1.0
"""What it costs to exhaust a card, and to discard the card itself."""

Told = CardGameEffect | Answer
"""Something that says what it gives."""


def gift(what: str, amount: float) -> float:
    """The value of an amount of a quantity."""
    return amount * GIFTS.get(what, OTHER_GIFT)


def plain_gain(effect: Told | None) -> float:
    """What an effect is worth by what it gives, wherever it happens."""
    if isinstance(effect, AllOf):
        return sum(plain_gain(part) for part in effect.effects)
    if isinstance(effect, OneOf):
        return max((plain_gain(part) for part in effect.effects), default=0.0)
    if effect is None:
        return 0.0
    worth = sum(gift(what, amount) for what, amount in effect.gives.items())
    return worth if effect.gives else sum(plain_gain(part) for part in parts_of(effect)) / 2


def parts_of(effect: Any) -> list[CardGameEffect]:
    """The effects that an effect is made of: what may happen if it does."""
    if isinstance(effect, AllOf | OneOf):
        return list(effect.effects)
    return [arg for arg in getattr(effect, "args", ()) if isinstance(arg, Effect)]


def tells(effect: Told | None) -> bool:
    """Whether an effect says what it gives, or any of its parts does."""
    if effect is None:
        return False
    gives: Gives = effect.gives
    return bool(gives) or any(tells(part) for part in parts_of(effect))


def plain_price(cost: Cost) -> float:
    """What a cost is worth, wherever it is paid, beside actions."""
    return (
        gift("resources", cost["resources"])
        + gift("clues", cost["clues"] + cost["group_clues"])
        + gift("cards", cost["cards"])
        + gift("uses", uses_in(cost))
        + gift("horror", cost["horror"])
        + gift("horror", cost["damage_here"] + cost["horror_here"]) / 2
        + EXHAUSTS * cost["exhaust"]
        + SPENDS_ITSELF * cost["discard"]
    )


@printed
def effects_of(card: str) -> tuple[Told, ...]:
    """All effects of a card on the investigator that uses or draws it."""
    printed = card_of(card)
    found: list[Told | None] = []
    if isinstance(printed, EventCard):
        found.append(printed.effect)
    elif isinstance(printed, SkillCard):
        found += [printed.passed, printed.boost]
    elif isinstance(printed, TreacheryCard | AssetCard):
        found.append(printed.revelation)
    for hook in (*printed.hooks, *printed.hand_hooks):
        if isinstance(hook, ActionAbility | FastAbility | ReactionTrigger):
            found.append(hook.effect)
    return tuple(effect for effect in found if effect is not None)


@printed
def gives_of(card: str) -> Gives:
    """What all the effects of a card give together."""
    found: dict[str, float] = {}
    for effect in effects_of(card):
        for what, amount in effect.gives.items():
            found[what] = found.get(what, 0.0) + amount
    return found


def worth_of_lines(printed: Card) -> float:
    """What the lines of a card are worth that works in play: abilities by what they give and cost, the others alike."""
    worth = 0.0
    for hook in printed.hooks:
        if isinstance(hook, ActionAbility | FastAbility):
            more = hook.actions - 1 if isinstance(hook, ActionAbility) else 0
            worth += max(LINE, min(BEST_LINE, plain_gain(hook.effect) - gift("actions", more) - plain_price(hook.cost)))
        elif isinstance(hook, ReactionTrigger) and hook.forced:
            worth += max(-BEST_LINE, min(BEST_LINE, plain_gain(hook.effect)))
        elif isinstance(hook, ReactionTrigger):
            worth += max(LINE, min(BEST_LINE, plain_gain(hook.effect) - plain_price(hook.cost)))
        else:
            worth += CONSTANT if isinstance(hook, Modifier) else LINE
    return worth
