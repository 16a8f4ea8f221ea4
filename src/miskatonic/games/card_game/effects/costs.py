"""What the lines of cards cost, and paying it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from miskatonic.games.card_game.components import UsesKind
from miskatonic.games.card_game.events.told import CardExhausted
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
from miskatonic.games.card_game.rules.values import CANNOT_SPEND_CLUES
from miskatonic.games.card_game.state import Asset, CardGame, Investigator, asset_card
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import always, is_set
from miskatonic.kernel.line import Cost

USES: tuple[UsesKind, ...] = get_args(UsesKind)


def costing(
    *once: Literal["exhaust", "discard"],
    resources: int = 0,
    clues: int = 0,
    group_clues: int = 0,
    cards: int = 0,
    ammo: int = 0,
    supply: int = 0,
    charge: int = 0,
    secret: int = 0,
    horror: int = 0,
    damage_here: int = 0,
    horror_here: int = 0,
) -> Cost:
    """A cost: `costing("exhaust", charge=1)`.

    Cards are discarded from hand, at one's choice. Group clues are counted for each investigator who started; everybody may
    contribute. What is put `here` lies on the card itself; other horror is taken by whoever uses it.
    """
    amounts: dict[str, int] = {"resources": resources, "clues": clues, "cards": cards, "group_clues": group_clues}
    amounts |= {"exhaust": "exhaust" in once, "ammo": ammo, "supply": supply, "charge": charge, "secret": secret}
    amounts |= {"damage_here": damage_here, "horror_here": horror_here, "discard": "discard" in once, "horror": horror}
    return Cost("cg-cost", {what: n for what, n in amounts.items() if n})


FREE = costing()


def uses_in(cost: Cost) -> int:
    """How many uses of its card a cost spends."""
    return sum(cost[kind] for kind in USES)


def _has_clues(game: CardGame, you: Investigator, card: str, n: int) -> bool:
    return you.clues >= n and not is_set(game, CANNOT_SPEND_CLUES, you.seat)


def _has_uses(game: CardGame, you: Investigator, card: str, n: int) -> bool:
    return find_in_play(game, card).uses >= n


PAYABLE: Mapping[str, Callable[[CardGame, Investigator, str, int], bool]] = {
    "resources": lambda game, you, card, n: you.resources >= n,
    "clues": _has_clues,
    "cards": lambda game, you, card, n: len(discardable(you)) >= n,
    "group_clues": lambda game, you, card, n: can_pay_clues(game, n * game.started, game.present()),
    **dict.fromkeys(USES, _has_uses),
    "exhaust": lambda game, you, card, n: not find_in_play(game, card).exhausted,
    **dict.fromkeys(("discard", "horror", "damage_here", "horror_here"), always),
}
"""Whether each part of a cost can be paid."""


def payable(game: CardGame, you: Investigator, card: str, cost: Cost) -> bool:
    """Whether an investigator can pay the cost of a card in full; the actions are looked at where they are spent."""
    for what, n in cost.parts.items():  # noqa: SIM110  (asked often)
        if not PAYABLE[what](game, you, card, n):
            return False
    return True


def pay(game: CardGame, you: Investigator, card: str, cost: Cost) -> Rules[None]:
    """Everything but the actions is paid at the same time."""
    for what, n in cost.parts.items():
        match what:
            case "resources":
                spend_resources(game, you, n)
            case "clues":
                spend_clues(game, you, n)
            case "cards":
                yield from choose_and_discard(game, you, n)
            case "group_clues":
                yield from pay_clues(game, n * game.started, game.present())
            case "exhaust":
                find_in_play(game, card).exhausted = True
                if game.watched:
                    game.tell(CardExhausted(card))
            case "damage_here":
                yield from harm_asset(game, you, find_in_play(game, card), damage=n)
            case "horror_here":
                yield from harm_asset(game, you, find_in_play(game, card), horror=n)
            case "discard":
                yield from discard_from_play(game, card)
            case "horror":
                yield from deal(game, you, horror=n)
            case _:
                asset = find_in_play(game, card)
                spend_uses(game, asset, n)
                if is_empty(asset):
                    yield from discard_from_play(game, card)


def is_empty(asset: Asset) -> bool:
    """Whether an asset has no uses left and does not stay in play without."""
    uses = asset_card(asset.card).uses
    return uses is not None and uses.discard_when_empty and asset.uses < 1
