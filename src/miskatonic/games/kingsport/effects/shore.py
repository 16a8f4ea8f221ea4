"""Effects that only location cards of Kingsport have."""

from __future__ import annotations

from miskatonic.games.arkham_horror.effects.losses import cards_of_kind
from miskatonic.games.arkham_horror.effects.people import BUY, buy_option
from miskatonic.games.arkham_horror.rules import doom, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.combat import NOT_HAUNTED
from miskatonic.games.arkham_horror.rules.places import to_street
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.effects.powers import lose_split
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import is_set
from miskatonic.kernel.text import text

WHICH_TOME = ASK("which_tome", "AH-ENC-03", str)


@word("dreadful_sight", lambda: text("kh-effect-dreadful-sight"), gives=lambda: {"sanity": -1})
def dreadful_sight(game: Arkham, you: Investigator) -> Rules[None]:
    """A point of sanity, unless nightmarish monsters do no harm."""
    if not is_set(game, NOT_HAUNTED, you):
        yield from harm.lose(game, you, sanity=1)


@word("torn", lambda: text("kh-effect-torn"), gives=lambda: {"sanity": -3.5, "stamina": -3.5})
def torn(game: Arkham, you: Investigator) -> Rules[None]:
    """Two dice of points, split between sanity and stamina."""
    yield from lose_split(game, you, sum(skill_checks.roll(game, you, 2)))


@word("keeper_leaves", lambda ally: text("kh-effect-keeper-leaves", ally=piece(ally)), gives=lambda ally: {"ally": 0.7})
def keeper_leaves(game: Arkham, you: Investigator, ally: str) -> Rules[None]:
    """An ally joins, and the location where the investigator is closes for good."""
    here = you.at
    if (yield from holding.take_named(game, you, ally)):
        doom.close_place(game, here)
        to_street(game, you)


@word(
    "tome_to_the_box",
    lambda: text("kh-effect-tome-to-the-box"),
    gives=lambda: {"tome": -1},
    can=lambda game, you: bool(cards_of_kind(you, "tome")),
)
def tome_to_the_box(game: Arkham, you: Investigator) -> Rules[None]:
    """A tome is out of the game."""
    options = [holding.card_option("lose", card) for card in holding.distinct(cards_of_kind(you, "tome"))]
    holding.to_the_box(game, you, (yield from ask(you.seat, WHICH_TOME, options, game.cause)))


@word(
    "flat_price",
    lambda price: text("kh-effect-flat-price", price=price),
    gives=lambda price: {"common": 0.6, "money": -1},
)
def flat_price(game: Arkham, you: Investigator, price: int) -> Rules[None]:
    """A common item may be bought for a price that is not its own."""
    for card in (yield from holding.reveal(game, you, "common", 1)):
        bought = ""
        if holding.money_for(game, you) >= price:
            options = [buy_option(card, price), Option("pass", "", text("ah-option-no-purchase"))]
            bought = yield from ask(you.seat, BUY, options, game.cause)
        if bought:
            yield from holding.spend_money(game, you, price)
            yield from holding.gain(game, you, card)
        else:
            holding.put_back(game, card)
