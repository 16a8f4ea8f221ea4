"""Worlds that agree with what a seat has seen: what it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.card_game.components import SCENARIOS, AssetCard, PlayerCard
from miskatonic.games.card_game.rules.scenarios import gather
from miskatonic.games.card_game.rules.seen import ENCOUNTERS, EVERYBODY
from miskatonic.games.card_game.state import CardGame, Investigator, Seen, card_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import Rng


def determinize(state: CardGame, seat: int, rng: Rng) -> None:
    """Deals anew what that seat cannot know and reseeds chance. How it was before makes no difference."""
    state.seen = [seen for seen in state.seen if seen.seat in (seat, EVERYBODY)]
    if state.hidden_set and seat not in state.insiders:
        add_another_set(state, rng)
    for investigator in state.investigators:
        known = [seen for seen in state.seen if seen.deck == investigator.seat]
        if investigator.seat != seat:
            deal_hand(investigator, known, rng)
        mix(investigator.deck, known, rng)
    mix(state.encounter_deck, [seen for seen in state.seen if seen.deck == ENCOUNTERS], rng)
    for deck in (state.side_deck, state.collection):
        mix(deck, [], rng)
    state.rng.redraw(rng)
    state.cards_changed()


def add_another_set(state: CardGame, rng: Rng) -> None:
    """Any of the encounter sets of which one was added at random may be the one."""
    rest = [card for card in state.encounter_deck if card_of(card).encounter_set != state.hidden_set]
    state.hidden_set = rng.pick(SCENARIOS[state.scenario].one_of)
    state.encounter_deck.ids = " ".join([*rest, *gather(state.edition, state.hidden_set)])


def mix(deck: Pile, known: list[Seen], rng: Rng) -> None:
    """Shuffles a deck, whatever its order was, but for the cards whose places are known."""
    cards = list(deck)
    places = {seen.place: seen.card for seen in known if seen.place < len(cards)}
    unknown = sorted(without(cards, places.values()))
    rng.shuffle(unknown)
    deck.ids = " ".join(places[place] if place in places else unknown.pop() for place in range(len(cards)))


def deal_hand(investigator: Investigator, known: list[Seen], rng: Rng) -> None:
    """Another hand of the same size, of what could be in it: a weakness that takes effect when drawn never stays there.

    What was seen in the deck is still there, or in the hand if it has been drawn since and not shown.
    """
    shown = {seen.card for seen in known}
    held = [card for card in investigator.hand if card in shown]
    unseen = sorted(without([*investigator.hand, *investigator.deck], held))
    holdable = [card for card in unseen if may_be_held(card) and card not in shown]
    rng.shuffle(holdable)
    investigator.hand[:] = [*held, *holdable[: len(investigator.hand) - len(held)]]
    investigator.deck.ids = " ".join(without(unseen, investigator.hand))


def may_be_held(card: str) -> bool:
    """Whether a card can be in a hand."""
    printed = card_of(card)
    return isinstance(printed, PlayerCard) and not (isinstance(printed, AssetCard) and printed.revelation is not None)


def without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Those cards that are not taken."""
    gone = set(taken)
    return [card for card in cards if card not in gone]
