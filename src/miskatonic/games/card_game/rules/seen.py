"""What players know of cards that lie face down: those they have looked at, as long as the deck is not shuffled."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.card_game.events.told import CardPutUnder
from miskatonic.games.card_game.state import CardGame, Investigator, Seen, card_of
from miskatonic.kernel.pile import Pile

ENCOUNTERS = -1
"""The encounter deck; the decks of investigators go by their seats."""
EVERYBODY = -1


def deck_of(game: CardGame, deck: int) -> Pile:
    """The encounter deck, or that of an investigator."""
    return game.encounter_deck if deck == ENCOUNTERS else game.investigators[deck].deck


# --- places in a deck


def look_at_top(game: CardGame, seat: int, deck: int, amount: int) -> list[str]:
    """The uppermost cards of a deck, from the top one on, as one player sees them."""
    pile = deck_of(game, deck)
    cards = pile[-amount:][::-1]
    remember_top(game, seat, deck, cards)
    if deck == ENCOUNTERS:
        show(game, cards, seat)
    return cards


def put_on_top(game: CardGame, seat: int, deck: int, cards: Sequence[str]) -> None:
    """A player puts the uppermost cards of a deck back, the first of them on top; only that player knows their order."""
    pile = deck_of(game, deck)
    for _ in cards:
        pile.pop()
    pile += reversed(cards)
    remember_top(game, seat, deck, cards)


def remember_top(game: CardGame, seat: int, deck: int, cards: Sequence[str]) -> None:
    """One player knows the uppermost cards of a deck."""
    top = len(deck_of(game, deck)) - 1
    places = {top - n: card for n, card in enumerate(cards)}
    game.seen = [
        seen
        for seen in game.seen
        if seen.deck != deck or seen.place not in places or (seen.seat != seat and seen.card == places[seen.place])
    ]
    game.seen += [Seen(deck, place, card, seat) for place, card in places.items()]


def put_under(game: CardGame, investigator: Investigator, card: str) -> None:
    """A card goes under an investigator's deck, and everybody sees which one."""
    investigator.deck.put_under(card)
    for seen in game.seen:
        if seen.deck == investigator.seat:
            seen.place += 1
    game.seen.append(Seen(investigator.seat, 0, card, EVERYBODY))
    game.tell(CardPutUnder(investigator.slug, investigator.seat, card))


def shuffle_deck(game: CardGame, investigator: Investigator) -> None:
    """An investigator's deck is shuffled."""
    investigator.deck.shuffle(game.rng)
    forget(game, investigator.seat)


def shuffle_encounters(game: CardGame, *cards: str) -> None:
    """The encounter deck is shuffled, with further cards that everybody has seen."""
    game.encounter_deck += cards
    game.encounter_deck.shuffle(game.rng)
    forget(game, ENCOUNTERS)


def forget(game: CardGame, deck: int) -> None:
    """The known positions of the cards of a deck are forgotten."""
    if game.seen:
        game.seen = [seen for seen in game.seen if seen.deck != deck]


# --- the encounter set that was added at random


def show(game: CardGame, cards: Sequence[str], seat: int = EVERYBODY) -> None:
    """Encounter cards are seen by everybody or by one player, who knows then which set was added."""
    if game.hidden_set and any(card_of(card).encounter_set == game.hidden_set for card in cards):
        know_set(game, seat)


def know_set(game: CardGame, seat: int = EVERYBODY) -> None:
    """Everybody or one player knows which encounter set was added."""
    if seat == EVERYBODY:
        game.hidden_set = ""
        game.insiders = []
    elif game.hidden_set and seat not in game.insiders:
        game.insiders.append(seat)
