"""How much an investigator can still bear, and whether harm that is to come would defeat it, wherever it is assigned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from miskatonic.games.card_game.events import Harmed
from miskatonic.games.card_game.rules.enemies import may_attack
from miskatonic.games.card_game.rules.values import enemies_with, health_left, sanity_left, soaks
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Enemy, Investigator, enemy_card
from miskatonic.kernel.effect import AllOf, Effect, Function, OneOf, Word
from miskatonic.kernel.hooks import Trigger, answers, index_of


class Harm(NamedTuple):
    """Damage and horror, of which some are direct."""

    damage: int = 0
    horror: int = 0
    direct_damage: int = 0
    direct_horror: int = 0
    moved_horror: int = 0
    """Horror that is moved onto the investigator: it is not taken, and nothing answers it."""


UNHARMED = Harm()


class Harmful(Function[CardGame, Investigator]):
    """An effect that a declaration cannot say, and that says what harm it does, or what failing its test does."""

    __slots__ = ("failed", "harm")

    harm: Callable[[CardGame, Investigator, int], Harm] | None
    """The victims, in a test failed by a margin."""
    failed: CardGameEffect | None


ANSWERS = 12
"""Maximum length of a chain of harm that answers harm before it is called endless."""


def kills(game: CardGame, investigator: Investigator, harms: Iterable[Harm]) -> bool:
    """Whether all that harm together defeats an investigator, even if assets take as much of it as they can."""
    suffered = [harm for harm in harms if any(harm)]
    if not suffered:
        return False
    if Harmed in (game.index or index_of(game)):
        for harm in suffered:
            if len(suffered) < ANSWERS and any(answer := answering(game, investigator, harm)):
                suffered.append(answer)
    whole = together(suffered)
    damage = horror = 0
    for _, health, sanity in soaks(game, investigator):
        damage += health
        horror += sanity
    return too_much(whole.damage, whole.direct_damage, health_left(game, investigator), damage) or too_much(
        whole.horror, whole.direct_horror + whole.moved_horror, sanity_left(game, investigator), horror
    )


def too_much(harm: int, direct: int, left: int, soaked: int) -> bool:
    """Whether the harm exceeds the points left, of which assets can take a part, but not of direct harm."""
    return bool(harm or direct) and (harm + direct >= left + soaked or (direct > 0 and direct >= left))


def answering(game: CardGame, investigator: Investigator, harm: Harm) -> Harm:
    """The forced effects of cards in play on an investigator that suffers that harm."""
    damage, horror = harm.damage + harm.direct_damage, harm.horror + harm.direct_horror
    if not damage and not horror:
        return UNHARMED
    event = Harmed(investigator.slug, investigator.seat, damage, horror, damage, horror)
    return together(
        harm_of(game, investigator, effect)
        for hook, source in answers(game, Harmed)
        if isinstance(hook, Trigger)
        and hook.forced
        and isinstance(effect := getattr(hook, "effect", None), Effect)
        and hook.when(game, source, event)
    )


def together(harms: Iterable[Harm]) -> Harm:
    """All that harm."""
    return Harm(*map(sum, zip(UNHARMED, *harms, strict=True)))


def harm_of_attack(game: CardGame, investigator: Investigator, enemy: Enemy) -> Harm:
    """What the attack of an enemy does."""
    if not may_attack(game, enemy, investigator):
        return UNHARMED
    card = enemy_card(enemy.card)
    return Harm(card.damage, card.horror)


def harm_of(game: CardGame, investigator: Investigator, effect: CardGameEffect | None, by: int = 0) -> Harm:
    """The harm of an effect to its resolver, in a test failed `by` a margin; the minimum where there is a choice."""
    match effect:
        case None:
            return UNHARMED
        case AllOf():
            parts = [harm_of(game, investigator, part, by) for part in effect.effects]
            return together(parts)
        case OneOf():
            choices = [part for part in effect.effects if part.possible(game, investigator)]
            harms = [harm_of(game, investigator, part, by) for part in choices]
            return min(harms, key=sum, default=UNHARMED)
        case Harmful(harm=harm) if harm is not None:
            return harm(game, investigator, by)
        case Word(name="take", args=(damage, horror, direct)):
            return Harm(0, 0, damage, horror) if direct else Harm(damage, horror)
        case Word(name="damage_by_margin"):
            return Harm(damage=by)
        case Word(name="horror_by_margin"):
            return Harm(horror=by)
        case Word(name="if_enemy_here", args=(trait, then)):
            here = any(enemy.at == investigator.at for enemy in enemies_with(game, trait))
            return harm_of(game, investigator, then, by) if here else UNHARMED
    gives = effect.gives
    return Harm(int(-min(gives.get("damage", 0), 0)), int(-min(gives.get("horror", 0), 0)))
