"""Trading between investigators in the same place: money, items, spells."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ANCIENT_ONE, AREAS, ASK, CARDS, ITEM_DECKS
from miskatonic.games.arkham_horror.events.people import CardTraded, MoneyTraded, TradeRefused
from miskatonic.games.arkham_horror.rules.holding import card_option, forget
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece, world_of
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.hooks import Flag, is_set
from miskatonic.kernel.text import Text, join, text

NO_ITEMS_TRADED: Flag[()] = Flag("items cannot be traded")

TRADE_GIVE = ASK.mixed("trade_give", "AH-MISC-16", str, int)
TRADE_TAKE = ASK.mixed("trade_take", "AH-MISC-16", str, int, aim="get")
TRADE_AGREE = ASK("trade_agree", "AH-MISC-16", bool, passing="refuse")


def partners(game: Arkham, you: Investigator) -> list[Investigator]:
    """Who is in the same street, location or area and has not been asked since the investigator came here, if there is anything
    to trade."""
    if you.at not in AREAS and you.at != ANCIENT_ONE and not world_of(you.at):
        return []
    here = [
        person
        for person in game.present()
        if person is not you and person.seat not in you.traded and person.at == you.at
    ]
    return [person for person in here if can_give(game, you) or can_give(game, person)]


def can_give(game: Arkham, you: Investigator) -> bool:
    """Whether an investigator has anything to trade."""
    return you.money > 0 or bool(tradable(game, you))


def tradable(game: Arkham, you: Investigator) -> list[str]:
    """The cards that an investigator can trade."""
    return [] if is_set(game, NO_ITEMS_TRADED) else [card for card in you.cards if CARDS[card].deck in ITEM_DECKS]


def goods(game: Arkham, you: Investigator) -> list[Option[str | int]]:
    """What an investigator can trade: cards, and money in lots that can be put together to any sum."""
    offered = [card_option("trade", card) for card in tradable(game, you)]
    found: list[Option[str | int]] = [Option(o.id, o.value, o.label, o.pieces, o.hint) for o in offered]
    for n, lot in enumerate(lots(you.money)):
        found.append(Option(f"money:{n}:{lot}", lot, text("ah-option-money", n=lot)))
    return found


def lots(money: int) -> list[int]:
    """Lots that any sum up to the money can be put together from."""
    found: list[int] = []
    lot = 1
    while money > 0:
        found.append(min(lot, money))
        money -= found[-1]
        lot *= 2
    return found


def trade_option(partner: Investigator) -> Option[Investigator]:
    """Proposing a trade."""
    return Option(f"trade:{partner.slug}", partner, text("ah-option-trade", who=piece(partner.slug)), (partner.slug,))


def trade(game: Arkham, you: Investigator, partner: Investigator) -> Rules[None]:
    """What one gives, what one wants for it, and whether the other agrees."""
    you.traded.append(partner.seat)
    mine, theirs = goods(game, you), goods(game, partner)
    give: list[str | int] = []
    want: list[str | int] = []
    if mine:
        give = yield from ask_many(you.seat, TRADE_GIVE, mine, 0, len(mine), partner.slug)
    if theirs:
        want = yield from ask_many(you.seat, TRADE_TAKE, theirs, 0, len(theirs), partner.slug)
    if not give and not want:
        return
    if want:
        options = [
            Option("agree", True, text("ah-option-agree", give=named(give), want=named(want))),
            Option("refuse", False, text("ah-option-refuse")),
        ]
        agreed = yield from ask(partner.seat, TRADE_AGREE, options, you.slug)
        if not agreed:
            game.tell(TradeRefused(partner.slug, you.slug))
            return
    hand_over(game, you, partner, give)
    hand_over(game, partner, you, want)


def named(things: list[str | int]) -> Text:
    """The traded cards and amounts, in words."""
    words = [piece(thing) for thing in things if isinstance(thing, str)]
    if money := sum(thing for thing in things if isinstance(thing, int)):
        words.append(text("ah-money", n=money))
    return join(words) if words else text("ah-nothing")


def hand_over(game: Arkham, giver: Investigator, taker: Investigator, things: list[str | int]) -> None:
    """Cards and money change hands. A card stays as exhausted and as used as it was."""
    money = 0
    for thing in things:
        if isinstance(thing, int):
            money += thing
            continue
        exhausted, tokens = thing in giver.exhausted, giver.tokens.get(thing, 0)
        forget(game, giver, thing)
        taker.cards.append(thing)
        if exhausted:
            taker.exhausted.append(thing)
        if tokens:
            taker.tokens[thing] = tokens
        game.cards_changed()
        game.tell(CardTraded(giver.slug, taker.slug, thing))
    if money:
        giver.money -= money
        taker.money += money
        game.tell(MoneyTraded(giver.slug, taker.slug, money))
