"""Effects that a single location card of Kingsport has: each with its words in both languages."""

from __future__ import annotations

from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.losses import cards_of_kind
from miskatonic.games.arkham_horror.effects.people import BUY, buy_option
from miskatonic.games.arkham_horror.rules import doom, harm, holding, skill_checks
from miskatonic.games.arkham_horror.rules.combat import NOT_HAUNTED
from miskatonic.games.arkham_horror.rules.places import to_street
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.rules.powers import lose_split
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import total
from miskatonic.kernel.text import text

WHICH_TOME = ASK("which_tome", "AH-ENC-03", str)

KEEPER = "basil_elton"


def _sight(game: Arkham, you: Investigator) -> Rules[None]:
    if not total(game, NOT_HAUNTED, 0, you):
        yield from harm.lose(game, you, sanity=1)


DREADFUL_SIGHT = own(
    _sight,
    "lose 1 sanity, unless Nightmarish does nothing to you",
    "perdre 1 de santé mentale, sauf si l'on est immunisé contre Cauchemardesque",
    sanity=-1,
)


def _torn(game: Arkham, you: Investigator) -> Rules[None]:
    yield from lose_split(game, you, sum(skill_checks.roll(game, you, 2)))


TORN = own(
    _torn,
    "roll 2 dice and lose that many points of sanity and stamina, shared between them as you like",
    "lancer 2 dés et perdre autant de points de santé mentale et de résistance, répartis à son gré",
    sanity=-3.5,
    stamina=-3.5,
)


def _keeper_leaves(game: Arkham, you: Investigator) -> Rules[None]:
    here = you.at
    if (yield from holding.take_named(game, you, KEEPER)):
        doom.close_place(game, here)
        to_street(game, you)


KEEPER_LEAVES = own(
    _keeper_leaves,
    "Basil Elton joins you, if he is to be had; then this location is closed for good, and you move to the street",
    "Basil Elton se joint à vous, s'il est disponible ; ce lieu est alors fermé définitivement, et l'on sort dans la rue",
    ally=0.7,
)


def _tome_to_the_box(game: Arkham, you: Investigator) -> Rules[None]:
    options = [holding.card_option("lose", card) for card in holding.distinct(cards_of_kind(you, "tome"))]
    holding.to_the_box(game, you, (yield from ask(you.seat, WHICH_TOME, options, game.cause)))


TOME_TO_THE_BOX = own(
    _tome_to_the_box,
    "return 1 tome to the box",
    "remettre 1 livre dans la boîte",
    lambda game, you: bool(cards_of_kind(you, "tome")),
    tome=-1,
)


def _flat_price(game: Arkham, you: Investigator) -> Rules[None]:
    for card in (yield from holding.reveal(game, you, "common", 1)):
        bought = ""
        if holding.money_for(game, you) >= FLAT_PRICE:
            options = [buy_option(card, FLAT_PRICE), Option("pass", "", text("ah-option-no-purchase"))]
            bought = yield from ask(you.seat, BUY, options, game.cause)
        if bought:
            yield from holding.spend_money(game, you, FLAT_PRICE)
            yield from holding.gain(game, you, card)
        else:
            holding.put_back(game, card)


FLAT_PRICE = 2
A_STEAL = own(
    _flat_price,
    f"draw 1 common item and buy it, if you like, for ${FLAT_PRICE}, whatever its price",
    f"piocher 1 objet commun et l'acheter, si l'on veut, pour {FLAT_PRICE} $, quel que soit son prix",
    common=0.6,
    money=-1,
)
