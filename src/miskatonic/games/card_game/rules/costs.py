"""How often abilities may be used, what actions cost, and when what abilities have done is over."""

from __future__ import annotations

from miskatonic.games.card_game.components import SKILLS
from miskatonic.games.card_game.events.told import EffectLasts, SkillBoosted
from miskatonic.games.card_game.rules.values import ACTION_COST
from miskatonic.games.card_game.state import CardGame, Investigator, Lasting, Period
from miskatonic.kernel.hooks import Source, total
from miskatonic.kernel.line import Limit

EXERTIONS = ("move", "fight", "evade")
"""Actions of which the first one in a round may be dearer."""


def counted_as(limit: Limit, source: Source, seat: int) -> str:
    """Under what the uses of an ability are counted."""
    return f"{limit.period}:{source.card}" if limit.group else f"{limit.period}:{source.card}:{seat}"


def within(game: CardGame, limit: Limit | None, source: Source, seat: int) -> bool:
    """Whether an ability may be used once more."""
    return limit is None or game.used.get(counted_as(limit, source, seat), 0) < limit.times


def count(game: CardGame, limit: Limit | None, source: Source, seat: int) -> None:
    """An ability has been used."""
    if limit is not None:
        key = counted_as(limit, source, seat)
        game.used[key] = game.used.get(key, 0) + 1


def price(game: CardGame, investigator: Investigator, kind: str, actions: int = 1) -> int:
    """How many actions such an action takes; what makes a fight dearer makes the abilities dearer that are fights."""
    return total(game, ACTION_COST, actions, investigator.seat, kind)


def count_action(game: CardGame, investigator: Investigator, kind: str) -> None:
    """A move, a fight or an evasion has been begun in this round, as an action or by an ability."""
    if kind in EXERTIONS:
        game.used[exertion(investigator.seat)] = 1


def exertion(seat: int) -> str:
    """Under what it is counted that an investigator has moved, fought or evaded in this round: under no card."""
    return f"round::{seat}"


def let_last(game: CardGame, effect: Lasting) -> None:
    """A card has a lasting effect: of a skill the log tells by how much it is higher."""
    game.lasting.append(effect)
    if not game.watched:
        return
    if effect.kind in SKILLS:
        who = game.investigators[effect.seat]
        game.tell(SkillBoosted(who.slug, who.seat, effect.kind, effect.amount))
    if effect.kind not in SKILLS or effect.until != "test":
        game.tell(EffectLasts(effect.card, effect.until))


def renew(game: CardGame, period: Period) -> None:
    """The period is over: what was limited to it may be used again."""
    if game.used:
        for key in [key for key in game.used if key.startswith(period)]:
            del game.used[key]


def expire(game: CardGame, period: Period) -> None:
    """What lasts until the end of the period is over, before anything else happens at its end."""
    if game.lasting and (over := [effect for effect in game.lasting if effect.until == period]):
        game.lasting = [effect for effect in game.lasting if effect.until != period]
        if any(effect.kind == "blank" for effect in over):
            game.cards_changed()
