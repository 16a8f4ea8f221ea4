"""Effects of buying and selling, beside the plain offers."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, Deck
from miskatonic.games.arkham_horror.effects.people import BUY, SEARCH, buy_option, how_much, sell
from miskatonic.games.arkham_horror.events.people import DrawnFromDeck
from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import reactions
from miskatonic.kernel.text import join, signed, text


@word(
    "sell_item",
    lambda deck, times, more: text(f"ah-effect-sell-{deck}", times=times, more=signed(more) if more else ""),
    gives=lambda deck, times, more: {"money": 4 * times + more, deck: -1},
    can=lambda game, you, deck, times, more: bool(holds(you, deck)),
)
def sell_item(game: Arkham, you: Investigator, deck: Deck = "common", times: int = 2, more: int = 0) -> Rules[None]:
    """An item is sold for a multiple of its price and a bonus."""
    options = [holding.card_option("sell", card) for card in holding.distinct(holds(you, deck))]
    card = yield from ask(you.seat, SEARCH, options, game.cause)
    holding.discard(game, you, card)
    holding.gain_money(game, you, times * CARDS[card].price + more)


def sell_deck(game: Arkham, you: Investigator, deck: str, more: int = 0) -> Rules[None]:
    """A whole deck is looked through, of which one card may be bought."""
    cards = holding.distinct(sorted(game.decks[deck]))
    for card in cards:
        game.decks[deck].remove(card)
        game.drawn.append(card)
    game.rng.reveal()
    yield from sell(game, you, cards, 1, more)
    for card in cards:
        if card in you.cards:
            yield from reactions(game, DrawnFromDeck(you.slug, card))
    holding.shuffle(game, deck)


@word(
    "buy_any",
    lambda deck, more: text(
        "ah-effect-buy-any",
        deck=text(f"ah-deck-{deck}"),
        price=text("ah-price-more", more=more) if more else text("ah-price"),
    ),
    gives=lambda deck, more: {deck: 1, "money": -4},
    can=lambda game, you, deck, more: any(
        CARDS[card].price + more <= holding.money_for(game, you) for card in game.decks[deck]
    ),
)
def buy_any(game: Arkham, you: Investigator, deck: Deck, more: int = 0) -> Rules[None]:
    """Any card of a deck is bought."""
    yield from sell_deck(game, you, deck, more)


@word(
    "auction",
    lambda decks: text(
        "ah-effect-auction", cards=join([text(f"ah-effect-cards-{deck}", n=n) for deck, n in decks], "and")
    ),
    gives=lambda decks: {deck: 0.5 for deck, _ in decks},
)
def auction(game: Arkham, you: Investigator, decks: tuple[tuple[Deck, int], ...]) -> Rules[None]:
    """Cards are on sale for all; the investigator that has the encounter is served first."""
    shown: list[str] = []
    for deck, n in decks:
        shown += yield from holding.reveal(game, you, deck, n)
    everybody = [you, *(person for person in game.present() if person is not you)]
    for person in everybody:
        left = [card for card in shown if card in game.drawn]
        if left:
            yield from buy_some(game, person, left)
    for card in shown:
        if card in game.drawn:
            holding.put_back(game, card)


def buy_some(game: Arkham, person: Investigator, shown: list[str]) -> Rules[None]:
    """An investigator buys any number of the cards; the others stay on offer."""
    while options := [
        buy_option(card, CARDS[card].price) for card in shown if CARDS[card].price <= holding.money_for(game, person)
    ]:
        options.append(Option("pass", "", text("ah-option-no-purchase")))
        card = yield from ask(person.seat, BUY, options, game.cause)
        if not card:
            return
        yield from holding.spend_money(game, person, CARDS[card].price)
        shown.remove(card)
        yield from holding.gain(game, person, card)


@word(
    "buy_clues",
    lambda price, most: text("ah-effect-buy-clues", price=price, most=most),
    gives=lambda price, most: {"clue": 2, "money": -2 * price},
    can=lambda game, you, price, most: holding.money_for(game, you) >= price,
)
def buy_clues(game: Arkham, you: Investigator, price: int, most: int = 0) -> Rules[None]:
    """Buys clues for money: up to a maximum, or as many as there is money for."""
    number = holding.money_for(game, you) // price
    number = min(most, number) if most else number
    options = [Option(f"clues:{n}", n, text("ah-option-buy-clues", n=n, price=n * price)) for n in range(number + 1)]
    bought = yield from how_much(game, you, options)
    yield from holding.spend_money(game, you, bought * price)
    holding.gain_clues(game, you, bought)
