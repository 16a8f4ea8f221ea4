"""The encounter deck: drawing, peril, revelation, spawning, surge; and weaknesses that resolve like its cards."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.card_game.components import ASK, AssetCard, EnemyCard, TreacheryCard, slug_of
from miskatonic.games.card_game.events import CardDiscarded, EncounterDrawn, IntoVictoryDisplay, TreacheryRevealed
from miskatonic.games.card_game.events.told import EncountersShuffled, RevelationCancelled
from miskatonic.games.card_game.rules.cards import choose_card, is_attached, take_into_hand, to_discard
from miskatonic.games.card_game.rules.enemies import spawn
from miskatonic.games.card_game.rules.seen import know_set, show, shuffle_encounters
from miskatonic.games.card_game.state import CardGame, Investigator, card_of, carry_out
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import after, when

SEARCH_ENCOUNTERS = ASK("search_encounters", "CG-DECK-14", str, aim="get")
"""Which of the encounter cards that were found is drawn."""


def draw_encounter(game: CardGame, investigator: Investigator) -> Rules[None]:
    """An investigator draws the top encounter card and resolves it; with surge, another one."""
    surge = True
    while surge and not investigator.fate:
        if not game.encounter_deck:
            reshuffle_encounters(game)
        if not game.encounter_deck:
            return
        game.rng.reveals += 1
        surge = yield from resolve_encounter(game, investigator, game.encounter_deck.pop())


def reshuffle_encounters(game: CardGame) -> None:
    """The discard pile is shuffled into the encounter deck; an empty one leaves the deck as it is."""
    if not game.encounter_discard:
        return
    shuffle_encounters(game, *game.encounter_discard)
    game.encounter_discard = []
    game.tell(EncountersShuffled(1))


def resolve_encounter(game: CardGame, investigator: Investigator, card: str) -> Rules[bool]:
    """A card that was drawn takes effect. Whether it has surge, or has gained it."""
    printed = card_of(card)
    if game.hidden_set:
        show(game, [card])
    outer = game.perilous
    if "peril" in printed.keywords:
        game.perilous = investigator.seat
    game.drawn.append(card)
    yield from after(
        game, EncounterDrawn(investigator.slug, investigator.seat, card, int(bool(card_of(card).weakness)))
    )
    if isinstance(printed, EnemyCard):
        yield from spawn(game, card, investigator)
    else:
        assert isinstance(printed, TreacheryCard)
        if (yield from when(game, TreacheryRevealed(investigator.slug, investigator.seat, card))) is not None:
            assert printed.revelation is not None
            yield from carry_out(game, card, printed.revelation, investigator)
        elif game.watched:
            game.tell(RevelationCancelled(investigator.slug, investigator.seat, card))
        if not is_somewhere(game, card):
            if printed.victory:
                game.victory.append(card)
                game.tell(IntoVictoryDisplay(card))
            else:
                to_discard(game, card)
    game.drawn.remove(card)
    game.perilous = outer
    gained = bool(game.lasting) and any(effect.kind == "surge" and effect.piece == card for effect in game.lasting)
    if gained:
        game.lasting = [effect for effect in game.lasting if effect.piece != card or effect.kind != "surge"]
    return gained or "surge" in printed.keywords


def is_somewhere(game: CardGame, card: str) -> bool:
    """Whether a treachery stays in play, or has left it already."""
    if card in game.encounter_discard or card in game.removed or card in game.victory:
        return True
    for investigator in game.investigators:
        if (
            any(asset.card == card for asset in investigator.threat)
            or card in investigator.discard
            or card in investigator.removed
        ):
            return True
    return is_attached(game, card)


def resolve_weakness(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """A weakness that was drawn: one of an encounter type resolves, another one takes effect and comes into the hand."""
    printed = card_of(card)
    if isinstance(printed, EnemyCard | TreacheryCard):
        yield from resolve_encounter(game, investigator, card)
        return
    if isinstance(printed, AssetCard) and printed.revelation is not None:
        game.drawn.append(card)
        yield from after(
            game, EncounterDrawn(investigator.slug, investigator.seat, card, int(bool(card_of(card).weakness)))
        )
        yield from carry_out(game, card, printed.revelation, investigator)
        game.drawn.remove(card)
    if not is_somewhere(game, card):
        take_into_hand(game, investigator, [card])


def resolves_when_drawn(card: str) -> bool:
    """Whether the effect of a weakness on its owner is public."""
    printed = card_of(card)
    if isinstance(printed, AssetCard):
        return bool(printed.weakness) and printed.revelation is not None
    return bool(printed.weakness) and isinstance(printed, EnemyCard | TreacheryCard)


def search_encounters(game: CardGame, investigator: Investigator, fits: Callable[[str], bool]) -> Rules[None]:
    """An investigator picks a card that fits from the deck and the discard pile and draws it; the deck is shuffled."""
    # It does not matter which of several copies of a card is taken.
    kinds = {slug_of(card): card for card in [*game.encounter_discard, *game.encounter_deck] if fits(card)}
    game.rng.reveals += 1
    if game.hidden_set:
        know_set(game, investigator.seat)
    if not kinds:
        shuffle_encounters(game)
        game.tell(EncountersShuffled(0))
        return
    card = yield from choose_card(game, investigator, SEARCH_ENCOUNTERS, list(kinds.values()), game.cause)
    (game.encounter_deck if card in game.encounter_deck else game.encounter_discard).remove(card)
    shuffle_encounters(game)
    game.tell(EncountersShuffled(0))
    yield from resolve_encounter(game, investigator, card)


def discard_until(game: CardGame, fits: Callable[[str], bool]) -> Rules[str]:
    """The discard pile is shuffled in, then cards are discarded from the top until one fits; "" if none does."""
    reshuffle_encounters(game)
    return discard_down_to(game, fits)


def discard_down_to(game: CardGame, fits: Callable[[str], bool]) -> Rules[str]:
    """Encounter cards are discarded from the top until one fits, which is lifted; "" if none does."""
    while game.encounter_deck:
        card = game.encounter_deck.pop()
        if game.hidden_set:
            show(game, [card])
        if fits(card):
            return card
        game.encounter_discard.append(card)
        yield from after(game, CardDiscarded(card))
    return ""
