"""Declaring the cards of investigators' decks."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.arkham_horror.components import BY_DECK, Card, Deck, Force, Quantity
from miskatonic.games.arkham_horror.declare.making import declare
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import Text, sentences, signed, text


def said(lines: Iterable[Line]) -> list[Text]:
    """What lines say, one sentence each."""
    return [one.text for one in lines]


WIELDED = ("better_alone", "against_undead", "double_sixes")
"""The lines of weapons that work while they are in hand."""


def _of_weapon(one: Line) -> Text:
    """A line of a weapon: it works even if the weapon is not in hand, unless it is about wielding it."""
    return one.text if one.name in WIELDED else text("ah-line-at-rest", line=one.text)


def weapon(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    force: Force,
    bonus: int,
    *lines: Line,
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
) -> Card:
    """A weapon: what it adds to combat checks, and how many hands it takes."""
    own = text(
        "ah-card-weapon",
        force=force,
        bonus=bonus,
        hands=hands,
        once=2 if exhausts else int(single_use),
        price=refresh_price,
        focus=int(refresh_focus),
        safe=int(kept_safe),
        sanity=sanity_cost,
    )
    return declare(
        BY_DECK[deck],
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck=deck,
            text=sentences([own, *map(_of_weapon, lines)]),
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
            lines=lines,
        ),
    )


def card(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    *lines: Line,
    price: int = 0,
    copies: int = 1,
    tome: bool = False,
    uses: int = 0,
    item: bool = False,
    single: bool = False,
    lost_in_fall: bool = False,
    debt: bool = False,
    counts_as: Quantity = "unique",
    fateful: bool = False,
    encounter: str = "",
    pile: str = "",
    lost_with_blessing: bool = False,
    refresh_focus: bool = False,
) -> Card:
    """An item that is no weapon, a skill, an ally or a special card, with its lines."""
    named = {one.name: one for one in lines}
    gained = named.get("when_gained") or named.get("when_joins")
    says = said(lines)
    if uses:
        says.append(text("ah-line-used-up", n=uses))
    if refresh_focus:
        says.append(text("ah-line-refresh-focus"))
    if lost_with_blessing:
        says.append(text("ah-line-lost-with-blessing"))
    return declare(
        BY_DECK[deck],
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck=deck,
            text=sentences(says),
            price=price,
            tome=tome,
            uses=uses,
            item=item,
            seals="seals" in named,
            single=single,
            lost_in_fall=lost_in_fall,
            debt=debt,
            counts_as=counts_as,
            fateful=fateful,
            encounter=encounter,
            pile=pile,
            lost_with_blessing=lost_with_blessing,
            refresh_focus=refresh_focus,
            joins=None if gained is None else gained.given("effect"),
            lines=lines,
        ),
    )


def spell(
    slug: str,
    en: str,
    fr: str,
    *lines: Line,
    casting: int | None,
    sanity: int,
    hands: int = 0,
    copies: int = 1,
) -> Card:
    """A spell: what it adds to the check that casts it (None: that depends), the sanity that it costs, and its hands."""
    modifier = text("ah-casting-varies") if casting is None else signed(casting)
    first, *further = said(lines)
    says = text("ah-card-spell", casting=modifier, sanity=sanity, hands=hands, effect=first)
    fights = next((one for one in lines if one.name == "combat_spell"), None)
    return declare(
        BY_DECK["spell"],
        Card(
            slug=slug,
            en=en,
            fr=fr,
            copies=copies,
            deck="spell",
            text=sentences([says, *further]),
            hands=hands,
            weapon=None if fights is None else "magical",
            combat=0 if fights is None else fights.given("bonus"),
            per_success=0 if fights is None else fights.given("per_success"),
            casting=casting,
            sanity_cost=sanity,
            lines=lines,
        ),
    )
