"""Declaring the cards of investigators' decks."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham_horror.components import BY_DECK, Card, Deck, Force, Quantity, signed
from miskatonic.games.arkham_horror.declare.making import Words, declare
from miskatonic.games.arkham_horror.state import ArkhamEffect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import own_words, sentences, text


def _card(card: Card) -> Card:
    return declare(BY_DECK[card.deck], card, card.hooks)


def hooks_of(parts: Sequence[Line | Hook]) -> tuple[Hook, ...]:
    """The hooks by which the parts of a card work."""
    return tuple(hook for part in parts for hook in (part.hooks if isinstance(part, Line) else (part,)))


def weapon(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    force: Force,
    bonus: int,
    *lines: Line | Hook,
    price: int,
    hands: int = 1,
    copies: int = 1,
    single_use: bool = False,
    sanity_cost: int = 0,
    kept_safe: bool = False,
    item: bool = False,
    exhausts: bool = False,
    refresh_price: int = 0,
    refresh_focus: bool = False,
    words: Words | None = None,
) -> Card:
    """A weapon: what it adds to combat checks, and how many hands it takes."""
    says = text(
        "ah-card-weapon",
        force=force,
        bonus=bonus,
        hands=hands,
        said=int(words is not None),
        more="" if words is None else own_words(*words),
        once=2 if exhausts else int(single_use),
        price=refresh_price,
        focus=int(refresh_focus),
        safe=int(kept_safe),
        sanity=sanity_cost,
    )
    return _card(
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck=deck,
            text=says,
            price=price,
            hands=hands,
            weapon=force,
            combat=bonus,
            single_use=single_use,
            sanity_cost=sanity_cost,
            kept_safe=kept_safe,
            item=item,
            exhausts=exhausts,
            refresh_price=refresh_price,
            refresh_focus=refresh_focus,
            lines=tuple(part for part in lines if isinstance(part, Line)),
            hooks=hooks_of(lines),
        )
    )


def card(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    *lines: Line | Hook,
    words: Words | None = None,
    price: int = 0,
    copies: int = 1,
    tome: bool = False,
    uses: int = 0,
    item: bool = False,
    seals: bool = False,
    single: bool = False,
    lost_in_fall: bool = False,
    debt: bool = False,
    counts_as: Quantity = "unique",
    fateful: bool = False,
    encounter: str = "",
    pile: str = "",
    lost_with_blessing: bool = False,
    refresh_focus: bool = False,
    joins: ArkhamEffect | None = None,
) -> Card:
    """An item that is no weapon, a skill, an ally or a special card, with its lines; `words` where those do not say it."""
    said = tuple(part for part in lines if isinstance(part, Line))
    joins = next((one.given("effect") for one in said if one.name == "when_joins"), joins)
    return _card(
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck=deck,
            text=sentences(one.text for one in said) if words is None else own_words(*words),
            price=price,
            tome=tome,
            uses=uses,
            item=item,
            seals=seals,
            single=single,
            lost_in_fall=lost_in_fall,
            debt=debt,
            counts_as=counts_as,
            fateful=fateful,
            encounter=encounter,
            pile=pile,
            lost_with_blessing=lost_with_blessing,
            refresh_focus=refresh_focus,
            joins=joins,
            lines=said,
            hooks=hooks_of(lines),
        )
    )


def spell(
    slug: str,
    en: str,
    fr: str,
    words: Words,
    *lines: Line | Hook,
    casting: int | None,
    sanity: int,
    hands: int = 0,
    bonus: int = 0,
    per_success: int = 0,
    copies: int = 1,
) -> Card:
    """A spell: what it adds to the check that casts it (None: that depends), the sanity that it costs, and its hands."""
    modifier = text("ah-casting-varies") if casting is None else signed(casting)
    says = text("ah-card-spell", casting=modifier, sanity=sanity, hands=hands, effect=own_words(*words))
    return _card(
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck="spell",
            text=says,
            hands=hands,
            weapon="magical" if bonus or per_success else None,
            combat=bonus,
            per_success=per_success,
            casting=casting,
            sanity_cost=sanity,
            lines=tuple(part for part in lines if isinstance(part, Line)),
            hooks=hooks_of(lines),
        )
    )
