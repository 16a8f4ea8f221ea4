"""Putting the card game into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from miskatonic.games.card_game.components import ALL, InvestigatorCard, LocationCard, slug_of
from miskatonic.games.card_game.rules.cards import owner_of
from miskatonic.games.card_game.rules.round import ACTIONS_A_TURN
from miskatonic.games.card_game.rules.values import TOME_ACTIONS
from miskatonic.games.card_game.state import Asset, CardGame, Enemy, Investigator, Location, asset_card, location_card
from miskatonic.kernel.hooks import total
from miskatonic.kernel.pile import Pile


class CardGameSituations:
    """See `miskatonic.testing.Situations`."""

    defaults: ClassVar[dict[str, Any]] = {"scenario": "the_gathering"}

    def preparing(self, state: CardGame) -> bool:
        """Until the first turn begins."""
        return state.step in ("mulligan", "opening", "investigation")

    def calm(self, state: CardGame) -> None:
        """The lead's first turn; hands are empty, decks have no weaknesses and lie in the order of their lists."""
        state.active = state.lead
        for investigator in state.investigators:
            cards = [*investigator.deck, *investigator.hand, *investigator.discard]
            investigator.removed += [card for card in cards if ALL[slug_of(card)].weakness]
            investigator.deck = Pile.of(sorted(card for card in cards if not ALL[slug_of(card)].weakness))
            investigator.hand, investigator.discard = [], []
            investigator.played = investigator.seat == state.active
            investigator.actions = ACTIONS_A_TURN if investigator.played else 0
            investigator.tome_actions = total(state, TOME_ACTIONS, 0, investigator.seat) if investigator.played else 0
        state.step = "turn"
        state.encounter_deck = Pile.of(sorted(state.encounter_deck))
        state.cards_changed()

    def find(self, state: CardGame, piece: str) -> Any:
        """An investigator, an enemy, a location, or a card in play, in a threat area or attached."""
        for investigator in state.investigators:
            if investigator.slug == piece:
                return investigator
        found: list[Enemy | Location | Asset] = [*state.enemies, *state.locations]
        for investigator in state.investigators:
            found += [*investigator.play, *investigator.threat]
        for location in state.locations:
            found += location.attached
        for thing in found:
            if thing.card == piece:
                return thing
        for thing in found:
            if slug_of(thing.card) == piece:
                return thing
        raise AssertionError(f"{piece!r} is not in play")

    def investigator(self, state: CardGame, slug: str) -> Investigator:
        """The investigator."""
        found = self.find(state, slug)
        assert isinstance(found, Investigator), f"{slug} is no investigator"
        return found

    def place(self, state: CardGame, piece: str, at: str) -> None:
        """An investigator at a location, an enemy too; a location in play (`revealed` or `unrevealed`); an act or an agenda as
        the current one (`current`); a treachery attached to a location."""
        card = ALL[slug_of(piece)]
        if isinstance(card, LocationCard):
            location = self.lay_out(state, piece)
            location.revealed = at == "revealed"
            if not location.revealed:
                location.clues = 0
        elif at == "current":
            self._make_current(state, piece)
        elif isinstance(card, InvestigatorCard):
            self.lay_out(state, at)
            investigator = self.investigator(state, piece)
            investigator.at = at
            for enemy in state.enemies:
                if enemy.engaged == investigator.seat:
                    enemy.at = at
        elif any(enemy.card == piece for enemy in state.enemies):
            self.lay_out(state, at)
            state.enemy(piece).at = at
        else:
            self.lay_out(state, at).attached.append(Asset(self._take(state, piece)))
        state.cards_changed()

    def _make_current(self, state: CardGame, piece: str) -> None:
        deck = state.act_deck if piece.startswith("act_") else state.agenda_deck
        current = state.act if piece.startswith("act_") else state.agenda
        if piece == current:
            return
        while deck and deck[0] != piece:
            state.removed.append(deck.pop(0))
        if not deck:
            raise AssertionError(f"{piece!r} is not to come any more")
        state.removed.append(current)
        if piece.startswith("act_"):
            state.act = deck.pop(0)
        else:
            state.agenda = deck.pop(0)

    def lay_out(self, state: CardGame, card: str) -> Location:
        """The location, brought into play revealed, with its clues, if it is not there."""
        for location in state.locations:
            if location.card == card:
                return location
        self._take(state, card)
        location = Location(card, revealed=True, clues=location_card(card).clues * state.started)
        state.locations.append(location)
        return location

    def spawn(self, state: CardGame, piece: str, at: str = "", engaged: str = "", **tokens: int) -> None:
        """An enemy at a location, or engaged with an investigator; `damage=1` and the like put tokens on it."""
        card = self._take(state, piece)
        owner = owner_of(state, card)
        enemy = Enemy(card, at, bearer=-1 if owner is None else owner.seat)
        if engaged:
            investigator = self.investigator(state, engaged)
            enemy.engaged, enemy.at = investigator.seat, investigator.at
        else:
            self.lay_out(state, at)
        for token, amount in tokens.items():
            setattr(enemy, token, amount)
        state.enemies.append(enemy)
        state.cards_changed()

    def give(self, state: CardGame, who: str, things: Sequence[str]) -> None:
        """Cards into the hand; `play:machete` into play, `threat:haunted` into the threat area, `discard:machete` into the
        discard pile; `clue` and `resource`."""
        investigator = self.investigator(state, who)
        for thing in things:
            where, _, piece = thing.rpartition(":")
            if thing == "clue":
                investigator.clues += 1
            elif thing == "resource":
                investigator.resources += 1
            elif where == "play":
                card = self._take(state, piece, investigator)
                uses = asset_card(card).uses
                investigator.play.append(Asset(card, uses=0 if uses is None else uses.amount))
            elif where == "threat":
                investigator.threat.append(Asset(self._take(state, piece, investigator)))
            elif where == "discard":
                investigator.discard.append(self._take(state, piece, investigator))
            else:
                investigator.hand.append(self._take(state, piece, investigator))
        state.cards_changed()

    def stack(self, state: CardGame, deck: str, cards: Sequence[str]) -> None:
        """`encounter`, `side`, or the slug of an investigator: its deck."""
        investigator = None if deck in ("encounter", "side") else self.investigator(state, deck)
        pile = (
            state.encounter_deck
            if deck == "encounter"
            else state.side_deck
            if investigator is None
            else investigator.deck
        )
        taken = [self._take(state, card, investigator) for card in cards]
        for card in reversed(taken):
            pile.append(card)

    def face(self, name: str | int) -> Any:
        """There are no dice."""
        raise AssertionError("the card game has no dice: rig tokens")

    def _take(self, state: CardGame, piece: str, investigator: Investigator | None = None) -> str:
        """Takes a card away from wherever it is out of play (by its copy, or any copy by its slug), or makes a new copy for
        an investigator whose deck does not have it."""
        piles: list[Pile | list[str]] = [
            state.encounter_deck,
            state.encounter_discard,
            state.side_deck,
            state.set_aside,
        ]
        piles += [state.removed, state.victory]
        if investigator is not None:
            piles = [investigator.deck, investigator.hand, investigator.discard, investigator.removed, *piles]
        for pile in piles:
            for card in pile:
                if card == piece or slug_of(card) == piece:
                    pile.remove(card)
                    return card
        if slug_of(piece) not in ALL:
            raise AssertionError(f"there is no card {piece!r}")
        if investigator is None:
            return piece
        used = {card for card in self._everything(state) if slug_of(card) == piece}
        return next(card for n in range(1, 10) if (card := f"{piece}#{10 * investigator.seat + n}") not in used)

    @staticmethod
    def _everything(state: CardGame) -> list[str]:
        cards: list[str] = [enemy.card for enemy in state.enemies]
        for investigator in state.investigators:
            cards += [*investigator.deck, *investigator.hand, *investigator.discard, *investigator.removed]
            cards += [asset.card for asset in investigator.play + investigator.threat]
        return cards


SITUATIONS = CardGameSituations()
