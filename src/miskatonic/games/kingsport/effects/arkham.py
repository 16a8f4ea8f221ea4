"""Effects that a single location card of Arkham has: each with its words in both languages."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, GATE_MARKERS, LOCATIONS, Deck
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.people import PRINTED, SEARCH
from miskatonic.games.arkham_horror.effects.town import go_to_world
from miskatonic.games.arkham_horror.events.town import CardTurnedUp
from miskatonic.games.arkham_horror.rules import fates, holding, skill_checks
from miskatonic.games.arkham_horror.rules.encounters import cards_of
from miskatonic.games.arkham_horror.rules.places import neighborhood, place_option
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.effects.others import choose_among
from miskatonic.kernel.decision import Rules, ask, ask_many

FOR_WHICH_PLACE = ASK("for_which_place", "AH-ENC-03", str)


# --- loans, finds and bargains


def debtors(game: Arkham) -> list[Investigator]:
    """Who has a loan to pay back."""
    return [person for person in game.present() if any(CARDS[card].debt for card in person.cards)]


def _forgive(game: Arkham, you: Investigator) -> Rules[None]:
    person = yield from choose_among(game, you, debtors(game))
    if person is not None:
        holding.discard(game, person, next(card for card in person.cards if CARDS[card].debt))


FORGIVE_LOAN = own(
    _forgive,
    "an investigator of your choice discards a Bank Loan",
    "un investigateur de son choix défausse un Prêt Bancaire",
    lambda game, you: bool(debtors(game)),
    loan=-1,
    name="forgive",
)


def _cheap_comes_in_twos(game: Arkham, you: Investigator) -> Rules[None]:
    for card in (yield from holding.draw(game, you, "common")):
        if CARDS[card].price <= 2:
            yield from holding.draw(game, you, "common")


CHEAP_COMES_IN_TWOS = own(
    _cheap_comes_in_twos,
    "draw 1 common item; if its price is $2 or less, draw 1 more",
    "piocher 1 objet commun ; si son prix est de 2 $ ou moins, en piocher 1 autre",
    common=1.3,
)


def _cheap_finds(game: Arkham, you: Investigator) -> Rules[None]:
    shown = yield from holding.reveal(game, you, "unique", 3)
    options = [holding.card_option("take", card) for card in shown if CARDS[card].price <= 4]
    kept = yield from ask_many(you.seat, SEARCH, options, 0, len(options), game.cause)
    for card in shown:
        if card in kept:
            yield from holding.gain(game, you, card)
        else:
            holding.put_back(game, card)


CHEAP_FINDS = own(
    _cheap_finds,
    "draw 3 unique items and keep those you like of them with a price of $4 or less",
    "piocher 3 objets uniques et garder ceux que l'on veut dont le prix est de 4 $ ou moins",
    unique=1,
)


def _swap_item(game: Arkham, you: Investigator) -> Rules[None]:
    mine = holding.distinct([*holds(you, "common"), *holds(you, "unique")])
    for card in (yield from holding.lose_cards(game, you, mine, 1, rule=PRINTED)):
        deck: Deck = CARDS[card].deck
        yield from holding.draw(game, you, deck)


SWAP_ITEM = own(
    _swap_item,
    "discard 1 common or 1 unique item and draw 1 of the same kind",
    "défausser 1 objet commun ou 1 objet unique et en piocher 1 de la même sorte",
    item=0.1,
)


def _another_ally(game: Arkham, you: Investigator) -> Rules[None]:
    if game.decks["ally"]:
        yield from holding.lose_cards(game, you, holds(you, "ally"), 1, rule="AH-ENC-03")
        yield from holding.draw(game, you, "ally")


ANOTHER_ALLY = own(
    _another_ally,
    "if there is an ally to be had, discard 1 ally, if you have any, and draw 1 ally",
    "s'il reste un allié disponible, défausser 1 allié, si l'on en a, et piocher 1 allié",
    ally=0.7,
)


# --- checks and dice


def _by_the_gates(game: Arkham, you: Investigator) -> Rules[None]:
    won = yield from skill_checks.check(game, you, "lore", len(game.gates))
    holding.gain_clues(game, you, won)


BY_THE_GATES = own(
    _by_the_gates,
    "make a Lore (+0) check with a die more for each open gate: gain 1 clue for each success",
    "faire un test de Savoir (+0) avec un dé de plus par portail ouvert : gagner 1 indice par succès",
    clue=2,
)


# --- odd places


def _astray(game: Arkham, you: Investigator) -> Rules[None]:
    if game.gate_stack:
        marker = game.gate_stack.pop()
        game.rng.reveal()
        game.gate_stack.put_under(marker)
        yield from go_to_world(game, you, GATE_MARKERS[marker].world, 1)
        yield from fates.delay(game, you)


ASTRAY = own(
    _astray,
    "reveal and discard the top gate marker: move to the first area of the Other World on it and be delayed",
    "révéler et défausser le premier marqueur Portail : se rendre dans la première zone de l'Autre Monde indiqué et être retardé",
    delay=1,
    freedom=-0.5,
)


def _turn_up(game: Arkham, you: Investigator) -> Rules[None]:
    places = [place for place in game.edition[LOCATIONS].slugs if cards_for(game, place)]
    place = yield from ask(you.seat, FOR_WHICH_PLACE, [place_option("place", each) for each in places], game.cause)
    card = game.rng.pick(cards_for(game, place), of="encounters")
    game.face_up[place] = card
    game.tell(CardTurnedUp(place, card))


def cards_for(game: Arkham, place: str) -> list[str]:
    """The cards that can be drawn for a location."""
    cards = cards_of(game.edition, neighborhood(place))
    there = [card.slug for card in cards if place in card.encounters]
    return [card for card in there if card not in game.face_up.values() and not holding.is_kept(game, card)]


TURN_UP_FOR_A_PLACE = own(
    _turn_up,
    "choose a location and turn the top card of its deck face up: it is kept for the next encounter there",
    "choisir un lieu et révéler la première carte de son paquet : elle est gardée pour la prochaine rencontre qui s'y fait",
    encounter=0.2,
)
