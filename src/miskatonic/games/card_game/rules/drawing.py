"""Drawing cards and searching decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from miskatonic.games.card_game.components import ASK, WEAKNESSES
from miskatonic.games.card_game.events import CardDrawn, CardsDrawn, DeckShuffled
from miskatonic.games.card_game.events.told import CardEarned, OwnDeckShuffled
from miskatonic.games.card_game.rules.cards import choose_cards, take_into_hand
from miskatonic.games.card_game.rules.encounter import resolve_weakness, resolves_when_drawn
from miskatonic.games.card_game.rules.harm import deal
from miskatonic.games.card_game.rules.seen import shuffle_deck
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.box import Edition
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after
from miskatonic.kernel.pile import Pile

SEARCH = ASK("search", "CG-DECK-14", str, aim="get")
"""Which of the cards that were found in a deck is taken."""


def reshuffle(game: CardGame, investigator: Investigator) -> None:
    """The discard pile becomes the deck."""
    investigator.deck += investigator.discard
    investigator.discard = []
    shuffle_deck(game, investigator)


def draw(game: CardGame, investigator: Investigator, amount: int = 1) -> Rules[None]:
    """Cards come from the deck; an empty one is shuffled anew first, at the price of 1 horror. Weaknesses resolve last."""
    drawn: list[str] = []
    shuffled = False
    for _ in range(amount):
        if not investigator.deck:
            if not investigator.discard:
                break
            reshuffle(game, investigator)
            yield from after(game, DeckShuffled(investigator.slug, investigator.seat))
            shuffled = True
        drawn.append(investigator.deck.pop())
    game.rng.reveals += 1
    if drawn:
        take_into_hand(game, investigator, [card for card in drawn if not card_of(card).weakness])
        yield from after(game, CardsDrawn(investigator.slug, investigator.seat, len(drawn)))
    for card in drawn:
        if game.watched and not resolves_when_drawn(card):
            game.tell(CardDrawn(investigator.slug, investigator.seat, card))
    if shuffled:
        yield from deal(game, investigator, horror=1)
    for card in drawn:
        if card_of(card).weakness:
            if investigator.fate:
                investigator.removed.append(card)
            else:
                yield from resolve_weakness(game, investigator, card)


def search(
    game: CardGame, investigator: Investigator, fits: Callable[[str], bool], top: int = 0, least: int = 0
) -> Rules[str]:
    """Looks for a card in the whole deck or in its top cards, draws it and shuffles the deck; "" if none is taken."""
    looked_at = investigator.deck[-top:] if top else list(investigator.deck)
    found = [card for card in looked_at if fits(card)]
    game.rng.reveals += 1
    chosen = (yield from choose_cards(game, investigator, SEARCH, found, least, 1, game.cause)) if found else []
    for card in chosen:
        investigator.deck.remove(card)
        yield from gain_card(game, investigator, card)
    shuffle_deck(game, investigator)
    game.tell(OwnDeckShuffled(investigator.slug, investigator.seat))
    return chosen[0] if chosen else ""


def untaken_weaknesses(edition: Edition, taken: Iterable[str] = ()) -> Pile:
    """The basic weaknesses of the edition that are in no deck, if those cards are."""
    decks = Counter(taken)
    return Pile.of(
        card.slug
        for card in edition[WEAKNESSES]
        if card.weakness == "basic"
        for _ in range(card.copies - decks[card.slug])
    )


def draw_weakness(game: CardGame, trait: str = "") -> str:
    """A random basic weakness that is in no deck, of a trait if one is named; "" if there is none left."""
    fitting = [slug for slug in game.collection if not trait or trait in card_of(slug).traits]
    if not fitting:
        return ""
    drawn = game.rng.pick(fitting, of="weaknesses")
    game.collection.remove(drawn)
    return drawn


def earn_weakness(game: CardGame, investigator: Investigator, trait: str = "") -> str:
    """A random basic weakness belongs to an investigator's deck from now on; its copy, or "" if there is none left.

    The numbers of such copies count down, those of the deck count up: they never meet.
    """
    slug = draw_weakness(game, trait)
    if not slug:
        return ""
    number = 10 * investigator.seat + 9 - investigator.earned.count(slug)
    investigator.earned.append(slug)
    game.tell(CardEarned(investigator.slug, investigator.seat, slug))
    return f"{slug}#{number}"


def gain_card(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """A card reaches a hand; a weakness resolves as if it had just been drawn."""
    weakness = bool(card_of(card).weakness)
    if not weakness:
        take_into_hand(game, investigator, [card])
    if game.watched and not resolves_when_drawn(card):
        game.tell(CardsDrawn(investigator.slug, investigator.seat, 1))
        game.tell(CardDrawn(investigator.slug, investigator.seat, card))
    if weakness:
        yield from resolve_weakness(game, investigator, card)
