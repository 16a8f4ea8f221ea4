"""Worlds that agree with what a seat has seen: what it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.card_game.components import AssetCard, PlayerCard
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import Rng


def determinize(state: CardGame, seat: int, rng: Rng) -> None:
    """Deals anew what that seat cannot know and reseeds chance. How it was before makes no difference."""
    for hero in state.investigators:
        if hero.seat != seat:
            deal_hand(hero, rng)
        mix(hero.deck, rng)
    for deck in (state.encounter_deck, state.side_deck, state.collection):
        mix(deck, rng)
    state.rng.word = rng.next()
    state.cards_changed()


def mix(deck: Pile, rng: Rng) -> None:
    """Shuffles a deck, whatever its order was."""
    deck.ids = " ".join(sorted(deck))
    deck.shuffle(rng)


def deal_hand(hero: Investigator, rng: Rng) -> None:
    """Another hand of the same size, of what could be in it: a weakness that takes effect when drawn never stays there."""
    unseen = sorted([*hero.hand, *hero.deck])
    holdable = [card for card in unseen if may_be_held(card)]
    rng.shuffle(holdable)
    hero.hand = holdable[: len(hero.hand)]
    hero.deck = Pile.of(without(unseen, hero.hand))


def may_be_held(card: str) -> bool:
    """Whether a card can be in a hand."""
    printed = card_of(card)
    return isinstance(printed, PlayerCard) and not (isinstance(printed, AssetCard) and printed.revelation is not None)


def without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Those cards that are not taken."""
    gone = set(taken)
    return [card for card in cards if card not in gone]
