"""Effects by which cards are lost, as their owner chooses, or given up by choice and as a price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.arkham_horror.components import CARDS, is_item
from miskatonic.games.arkham_horror.effects.people import PRINTED
from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, holds
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import AllOf, Word, word
from miskatonic.kernel.text import text

Extreme = Literal["dearest", "cheapest"]
Kind = Literal["item", "spell", "skill", "weapon", "tome", "common", "unique", "ally"]


def cards_of_kind(you: Investigator, kind: Kind) -> list[str]:
    """The cards of a kind that an investigator has."""
    if kind == "item":
        return [card for card in you.cards if is_item(card)]
    if kind == "weapon":
        return [card for card in you.cards if CARDS[card].weapon is not None and CARDS[card].deck != "spell"]
    if kind == "tome":
        return [card for card in you.cards if CARDS[card].tome]
    return holds(you, kind)


@word(
    "lose_cards",
    lambda kind, n: text(f"ah-effect-lose-{kind}s", n=n),
    gives=lambda kind, n: {kind: -n},
    useful=lambda game, you, kind, n: bool(cards_of_kind(you, kind)),
)
def lose_cards(game: Arkham, you: Investigator, kind: Kind, n: int = 1) -> Rules[None]:
    """Loses that number of cards, chosen by their owner, as far as there are any."""
    yield from holding.lose_cards(game, you, cards_of_kind(you, kind), n, rule=PRINTED)


@word(
    "give_up",
    lambda kind, n: text(f"ah-effect-lose-{kind}s", n=n),
    gives=lambda kind, n: {kind: -n},
    can=lambda game, you, kind, n: len(cards_of_kind(you, kind)) >= n,
)
def give_up(game: Arkham, you: Investigator, kind: Kind, n: int = 1) -> Rules[None]:
    """So many cards, as their owner chooses, as a price or by choice: all of them, what is kept safe included."""
    yield from holding.give_up_cards(game, you, cards_of_kind(you, kind), n, rule=PRINTED)


@word(
    "lose_every",
    lambda kind: text(f"ah-effect-lose-every-{kind}"),
    gives=lambda kind: {kind: -2},
    useful=lambda game, you, kind: bool(cards_of_kind(you, kind)),
)
def lose_every(game: Arkham, you: Investigator, kind: Kind) -> Rules[None]:
    """All cards of a kind."""
    among = cards_of_kind(you, kind)
    yield from holding.lose_cards(game, you, among, len(among), rule=PRINTED)


@word(
    "give_up_every",
    lambda kind: text(f"ah-effect-lose-every-{kind}"),
    gives=lambda kind: {kind: -2},
    can=lambda game, you, kind: bool(cards_of_kind(you, kind)),
)
def give_up_every(game: Arkham, you: Investigator, kind: Kind) -> Rules[None]:
    """All cards of a kind, by choice."""
    for card in cards_of_kind(you, kind):
        holding.discard(game, you, card)
    yield from ()


def _too_few(you: Investigator, among: list[str], n: int) -> bool:
    """Whether that number of cards can be given up only with kept ones."""
    return sum(not holding.is_safe(you, card) for card in among) < n


def needs_leave(you: Investigator, effect: ArkhamEffect) -> bool:
    """Whether an effect takes cards that cannot be lost unless their owner allows it."""
    if isinstance(effect, AllOf):
        return any(needs_leave(you, part) for part in effect.effects)
    return (
        isinstance(effect, Word)
        and effect.name in GIVEN_UP
        and _too_few(you, *GIVEN_UP[effect.name](you, *effect.args))
    )


GIVEN_UP: dict[str, Callable[..., tuple[list[str], int]]] = {
    "give_up": lambda you, kind, n: (cards_of_kind(you, kind), n),
    "give_up_every": lambda you, kind: (cards_of_kind(you, kind), len(cards_of_kind(you, kind))),
    "give_up_half_items": lambda you, up: (cards_of_kind(you, "item"), half_of_items(you, up)),
    "give_up_by_price": lambda you, kind, which: (by_price(you, kind, which), 1),
}
"""What words give up by choice: the cards to choose from, and how many of them."""


def against_will(effect: ArkhamEffect) -> ArkhamEffect:
    """The loss that an effect is where nothing else can be chosen: what is kept safe may stay, the rest goes."""
    if isinstance(effect, AllOf):
        return AllOf(*(against_will(part) for part in effect.effects))
    return LOST[effect.name](*effect.args) if isinstance(effect, Word) and effect.name in LOST else effect


def half_of_items(you: Investigator, up: bool) -> int:
    """Half of the items of an investigator, rounded down, or up."""
    return (len(cards_of_kind(you, "item")) + int(up)) // 2


@word(
    "lose_half_items",
    lambda up: text("ah-effect-lose-half-items-up" if up else "ah-effect-lose-half-items"),
    gives=lambda up: {"item": -2},
    useful=lambda game, you, up: half_of_items(you, up) > 0,
)
def lose_half_items(game: Arkham, you: Investigator, up: bool = False) -> Rules[None]:
    """Half of the items, as their owner chooses."""
    yield from holding.lose_cards(game, you, cards_of_kind(you, "item"), half_of_items(you, up), rule=PRINTED)


@word(
    "give_up_half_items",
    lambda up: text("ah-effect-lose-half-items-up" if up else "ah-effect-lose-half-items"),
    gives=lambda up: {"item": -2},
    can=lambda game, you, up: half_of_items(you, up) > 0,
)
def give_up_half_items(game: Arkham, you: Investigator, up: bool = False) -> Rules[None]:
    """Half of the items, by choice."""
    yield from holding.give_up_cards(game, you, cards_of_kind(you, "item"), half_of_items(you, up), rule=PRINTED)


@word(
    "lose_by_price",
    lambda kind, which: text(f"ah-effect-lose-{which}-{kind}"),
    gives=lambda kind, which: {kind: -1},
    useful=lambda game, you, kind, which: bool(cards_of_kind(you, kind)),
)
def lose_by_price(game: Arkham, you: Investigator, kind: Kind, which: Extreme) -> Rules[None]:
    """The card of a kind with the highest or the lowest price; of several, the one that its owner chooses."""
    yield from holding.lose_cards(game, you, by_price(you, kind, which), 1, rule=PRINTED)


@word(
    "give_up_by_price",
    lambda kind, which: text(f"ah-effect-lose-{which}-{kind}"),
    gives=lambda kind, which: {kind: -1},
    can=lambda game, you, kind, which: bool(cards_of_kind(you, kind)),
)
def give_up_by_price(game: Arkham, you: Investigator, kind: Kind, which: Extreme) -> Rules[None]:
    """The same by choice: what is kept safe included."""
    yield from holding.give_up_cards(game, you, by_price(you, kind, which), rule=PRINTED)


def by_price(you: Investigator, kind: Kind, which: Extreme) -> list[str]:
    """The cards of a kind with the highest or the lowest price: of those that anybody can take from their owner, and what is
    kept safe and goes as far."""
    among, sign = cards_of_kind(you, kind), 1 if which == "dearest" else -1
    unsafe = [sign * CARDS[card].price for card in among if not holding.is_safe(you, card)]
    limit = max(unsafe or [sign * CARDS[card].price for card in among], default=0)
    return holding.distinct(
        [
            card
            for card in among
            if sign * CARDS[card].price == limit or (sign * CARDS[card].price > limit and holding.is_safe(you, card))
        ]
    )


LOST: dict[str, Callable[..., ArkhamEffect]] = {
    "give_up": lose_cards,
    "give_up_every": lose_every,
    "give_up_half_items": lose_half_items,
    "give_up_by_price": lose_by_price,
}
"""The loss of the same cards by each word that gives them up by choice."""
