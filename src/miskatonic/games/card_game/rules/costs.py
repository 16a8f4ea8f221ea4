"""What abilities cost, how often they may be used, and when what they have done is over."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.card_game.components import SKILLS, UsesKind
from miskatonic.games.card_game.events.told import CardExhausted, EffectLasts, SkillBoosted
from miskatonic.games.card_game.rules.agenda import can_pay_clues, pay_clues, spend_clues
from miskatonic.games.card_game.rules.cards import (
    choose_and_discard,
    discard_from_play,
    discardable,
    find_in_play,
    spend_resources,
    spend_uses,
)
from miskatonic.games.card_game.rules.harm import deal, harm_asset
from miskatonic.games.card_game.rules.values import ACTION_COST, CANNOT_SPEND_CLUES, forbidden
from miskatonic.games.card_game.state import Asset, CardGame, Investigator, Lasting, Period, asset_card
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Source, total


class Cost(Struct, frozen=True, kw_only=True):
    """What has to be paid before an ability takes effect. `actions` are paid by the action that uses it."""

    actions: int = 0
    resources: int = 0
    clues: int = 0
    cards: int = 0
    """Discarded from hand, at one's choice."""
    group_clues: int = 0
    """For each investigator who started; everybody may contribute."""
    uses: int = 0
    of: UsesKind | None = None
    """What the uses are that are spent."""
    exhaust: bool = False
    discard: bool = False
    """The card itself is discarded."""
    horror: int = 0
    """Taken by whoever uses it."""
    damage_here: int = 0
    horror_here: int = 0
    """Put on the card itself."""

    def __post_init__(self) -> None:
        if bool(self.uses) != (self.of is not None):
            raise ValueError("a cost of uses says what they are: Cost(uses=1, of='ammo')")


FREE = Cost()
EXERTIONS = ("move", "fight", "evade")
"""Actions of which the first one in a round may be dearer."""


class Limit(Struct, frozen=True):
    """How often an ability may be used in a period; a group limit counts for everybody together."""

    times: int
    period: Period
    group: bool = False

    def key(self, source: Source, seat: int) -> str:
        """Under what it is counted."""
        return f"{self.period}:{source.card}" if self.group else f"{self.period}:{source.card}:{seat}"


def within(game: CardGame, limit: Limit | None, source: Source, seat: int) -> bool:
    """Whether an ability may be used once more."""
    return limit is None or game.used.get(limit.key(source, seat), 0) < limit.times


def count(game: CardGame, limit: Limit | None, source: Source, seat: int) -> None:
    """An ability has been used."""
    if limit is not None:
        key = limit.key(source, seat)
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
    """What a card does goes on for a while: for a skill it is told by how much that is higher."""
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


def payable(game: CardGame, investigator: Investigator, source: Source, cost: Cost) -> bool:
    """Whether an investigator can pay a cost in full; the actions are looked at where they are spent."""
    if cost is FREE:
        return True
    if investigator.resources < cost.resources or investigator.clues < cost.clues:
        return False
    if cost.clues and forbidden(game, CANNOT_SPEND_CLUES, investigator.seat):
        return False
    if cost.cards and len(discardable(investigator)) < cost.cards:
        return False
    if cost.group_clues and not can_pay_clues(game, cost.group_clues * game.started, game.present()):
        return False
    if cost.exhaust or cost.uses:
        asset = find_in_play(game, source.card)
        return not (cost.exhaust and asset.exhausted) and asset.uses >= cost.uses
    return True


def pay(game: CardGame, investigator: Investigator, source: Source, cost: Cost) -> Rules[None]:
    """Everything but the actions is paid at the same time."""
    if cost is FREE:
        return
    spend_resources(game, investigator, cost.resources)
    spend_clues(game, investigator, cost.clues)
    if cost.cards:
        yield from choose_and_discard(game, investigator, cost.cards)
    if cost.group_clues:
        yield from pay_clues(game, cost.group_clues * game.started, game.present())
    if cost.exhaust or cost.uses or cost.damage_here or cost.horror_here:
        asset = find_in_play(game, source.card)
        if cost.exhaust:
            asset.exhausted = True
            if game.watched:
                game.tell(CardExhausted(asset.card))
        if cost.uses:
            spend_uses(game, asset, cost.uses)
        if cost.uses and is_empty(asset):
            yield from discard_from_play(game, asset.card)
        if cost.damage_here or cost.horror_here:
            yield from harm_asset(game, investigator, asset, cost.damage_here, cost.horror_here)
    if cost.discard:
        yield from discard_from_play(game, source.card)
    if cost.horror:
        yield from deal(game, investigator, horror=cost.horror)


def is_empty(asset: Asset) -> bool:
    """Whether an asset has no uses left and does not stay in play without."""
    uses = asset_card(asset.card).uses
    return uses is not None and uses.discard_when_empty and asset.uses < 1
