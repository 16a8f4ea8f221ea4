"""Effects that only location cards of Arkham have."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, GATE_MARKERS, LOCATIONS, Deck
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
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

FOR_WHICH_PLACE = ASK("for_which_place", "AH-ENC-03", str)


# --- loans, finds and bargains


def debtors(game: Arkham) -> list[Investigator]:
    """Who has a loan to pay back."""
    return [person for person in game.present() if any(CARDS[card].debt for card in person.cards)]


@word(
    "forgive", lambda: text("kh-effect-forgive"), gives=lambda: {"loan": -1}, can=lambda game, you: bool(debtors(game))
)
def forgive(game: Arkham, you: Investigator) -> Rules[None]:
    """The loan of an investigator is forgiven."""
    person = yield from choose_among(game, you, debtors(game))
    if person is not None:
        holding.discard(game, person, next(card for card in person.cards if CARDS[card].debt))


@word("cheap_comes_in_twos", lambda: text("kh-effect-cheap-comes-in-twos"), gives=lambda: {"common": 1.3})
def cheap_comes_in_twos(game: Arkham, you: Investigator) -> Rules[None]:
    """A common item, and another one if it is cheap."""
    for card in (yield from holding.draw(game, you, "common")):
        if CARDS[card].price <= 2:
            yield from holding.draw(game, you, "common")


@word("cheap_finds", lambda: text("kh-effect-cheap-finds"), gives=lambda: {"unique": 1})
def cheap_finds(game: Arkham, you: Investigator) -> Rules[None]:
    """The cheap ones of three unique items."""
    shown = yield from holding.reveal(game, you, "unique", 3)
    options = [holding.card_option("take", card) for card in shown if CARDS[card].price <= 4]
    kept = yield from ask_many(you.seat, SEARCH, options, 0, len(options), game.cause)
    for card in shown:
        if card in kept:
            yield from holding.gain(game, you, card)
        else:
            holding.put_back(game, card)


@word("swap_item", lambda: text("kh-effect-swap-item"), gives=lambda: {"item": 0.1})
def swap_item(game: Arkham, you: Investigator) -> Rules[None]:
    """An item for another one of its deck."""
    mine = holding.distinct([*holds(you, "common"), *holds(you, "unique")])
    for card in (yield from holding.lose_cards(game, you, mine, 1, rule=PRINTED)):
        deck: Deck = CARDS[card].deck
        yield from holding.draw(game, you, deck)


@word("another_ally", lambda: text("kh-effect-another-ally"), gives=lambda: {"ally": 0.7})
def another_ally(game: Arkham, you: Investigator) -> Rules[None]:
    """An ally for another one."""
    if game.decks["ally"]:
        yield from holding.lose_cards(game, you, holds(you, "ally"), 1, rule="AH-ENC-03")
        yield from holding.draw(game, you, "ally")


# --- checks and dice


@word("by_the_gates", lambda: text("kh-effect-by-the-gates"), gives=lambda: {"clue": 2})
def by_the_gates(game: Arkham, you: Investigator) -> Rules[None]:
    """A check with a die for each open gate, and a clue for each success."""
    won = yield from skill_checks.check(game, you, "lore", len(game.gates))
    holding.gain_clues(game, you, won)


# --- odd places


@word("astray", lambda: text("kh-effect-astray"), gives=lambda: {"delay": 1, "freedom": -0.5})
def astray(game: Arkham, you: Investigator) -> Rules[None]:
    """To the Other World of the next gate marker, delayed."""
    if game.gate_stack:
        marker = game.gate_stack.pop()
        game.rng.reveal()
        game.gate_stack.put_under(marker)
        yield from go_to_world(game, you, GATE_MARKERS[marker].world, 1)
        yield from fates.delay(game, you)


@word("turn_up_for_a_place", lambda: text("kh-effect-turn-up-for-a-place"), gives=lambda: {"encounter": 0.2})
def turn_up_for_a_place(game: Arkham, you: Investigator) -> Rules[None]:
    """The next card of a location is turned face up."""
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
