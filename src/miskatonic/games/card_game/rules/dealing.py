"""Dealing: whole decks with their weaknesses, and the investigators as a scenario begins for them."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.card_game.components import ALL
from miskatonic.games.card_game.rules.decks import Deck, experience_of, extra_weaknesses
from miskatonic.games.card_game.rules.drawing import draw_weakness
from miskatonic.games.card_game.state import Asset, CardGame, Dossier, Investigator, card_of
from miskatonic.kernel.pile import Pile

CARDS_AT_START = 5
RESOURCES_AT_START = 5

# --- weaknesses


def take_out_named_weaknesses(game: CardGame, decks: Iterable[Deck]) -> None:
    """Basic weaknesses that deck lists name cannot be drawn for other decks."""
    for deck in decks:
        for slug, copies in deck.cards.items():
            for _ in range(copies):
                if slug in game.collection:
                    game.collection.remove(slug)


def whole_deck(game: CardGame, deck: Deck, *, campaign: bool) -> Pile:
    """The cards of a deck list, with the random weaknesses that it still lacks.

    A scenario on its own asks for one more for every 10 experience; those that the list has already count.
    """
    cards = [slug for slug, copies in deck.cards.items() for _ in range(copies)]
    wanted = deck.random_weaknesses
    if not campaign:
        named = sum(ALL[slug].weakness == "basic" for slug in cards)
        wanted = max(wanted, 1 + extra_weaknesses(experience_of(deck.cards)) - named)
    cards += [drawn for _ in range(wanted) if (drawn := draw_weakness(game))]
    return Pile.of(cards)


# --- dealing


def deal(game: CardGame, dossiers: list[Dossier]) -> None:
    """Investigators take their decks, resources and opening hands; the table is still empty."""
    game.investigators = [taking_part(seat, dossier) for seat, dossier in enumerate(dossiers)]
    game.started = sum(not dossier.away for dossier in dossiers)
    for investigator in game.present():
        investigator.deck.shuffle(game.rng)
        investigator.hand = draw_opening(investigator, CARDS_AT_START)
    game.cards_changed()


def taking_part(seat: int, dossier: Dossier) -> Investigator:
    """An investigator at the start of a scenario; permanent cards are in play already."""
    if dossier.away:
        return Investigator(dossier.slug, seat, Pile(), fate="away")
    copies = copies_of(seat, dossier.cards)
    permanent = [card for card in copies if "permanent" in card_of(card).keywords]
    return Investigator(
        dossier.slug,
        seat,
        Pile.of(card for card in copies if card not in permanent),
        damage=dossier.physical_trauma,
        horror=dossier.mental_trauma,
        physical_trauma=dossier.physical_trauma,
        mental_trauma=dossier.mental_trauma,
        resources=RESOURCES_AT_START,
        play=[Asset(card) for card in permanent],
    )


def copies_of(seat: int, cards: Iterable[str]) -> list[str]:
    """The copies of a deck, numbered by seat: `machete#1` for the first player, `machete#11` for the second."""
    copies: list[str] = []
    numbers: dict[str, int] = {}
    for slug in cards:
        numbers[slug] = numbers.get(slug, 10 * seat) + 1
        copies.append(f"{slug}#{numbers[slug]}")
    return copies


def draw_opening(investigator: Investigator, amount: int) -> list[str]:
    """Cards of the opening hand: weaknesses are put back and replaced."""
    cards: list[str] = []
    back: list[str] = []
    while len(cards) < amount and investigator.deck:
        card = investigator.deck.pop()
        (back if card_of(card).weakness else cards).append(card)
    investigator.deck += back
    return cards
