"""Putting a game of Elder Sign into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, CARDS, MONSTER_CARDS, MYTHOS
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, Die, ElderSign, Investigator
from miskatonic.kernel.pile import Pile

QUIET_MUSEUM = (
    "the_missing_records",
    "administration_office",
    "vermin_in_the_pipes",
    "the_hidden_passage",
    "the_hall_of_the_dead",
    "forgotten_knowledge",
)
QUIET_MYTHOS = "sudden_terror_amid_stillness"


class ElderSignSituations:
    """See `miskatonic.testing.Situations`."""

    defaults: ClassVar[dict[str, Any]] = {"first_player": 0}

    def preparing(self, state: ElderSign) -> bool:
        """Until the first turn begins."""
        return state.step in ("prepare", "first_mythos")

    def calm(self, state: ElderSign) -> None:
        """Six adventures without monster tasks, locks, terror or midnight effects; a Mythos card without a lower half; no
        monster, no locked die, no doom; investigators without cards and clues."""
        for slot, card in enumerate(QUIET_MUSEUM):
            self._place_adventure(state, card, f"museum:{slot}")
        self.play_mythos(state, QUIET_MYTHOS)
        for die in state.dice:
            die.lock, die.zone = "", "supply"
        state.doom = 0
        for investigator in state.present():
            state.clues += investigator.clues
            investigator.clues = 0
            for card in investigator.cards:
                state.deck(CARDS[card].deck).put_under(card)
            investigator.cards = []

    def play_mythos(self, state: ElderSign, card: str) -> None:
        """Makes a Mythos card the current one; its upper half does not happen."""
        if state.mythos and state.mythos != card:
            state.mythos_deck.put_under(state.mythos)
        self._take(state, card)
        state.mythos = card

    def find(self, state: ElderSign, piece: str) -> Investigator | Adventure | Die:
        """An investigator, an adventure in play, or a die (`green3`)."""
        for investigator in state.investigators:
            if investigator is not None and investigator.slug == piece:
                return investigator
        if piece in DICE:
            return state.dice[DICE.index(piece)]
        return state.adventure(piece)

    def place(self, state: ElderSign, piece: str, at: str) -> None:
        """An investigator at the entrance or on an adventure; an adventure in the museum (`museum:2`) or `other_worlds`; a
        Mythos card in force (`mythos`)."""
        if piece in MYTHOS:
            self.play_mythos(state, piece)
            return
        if piece in ADVENTURE_CARDS:
            self._place_adventure(state, piece, at)
            return
        investigator = self.find(state, piece)
        assert isinstance(investigator, Investigator)
        if at not in (ENTRANCE, ANCIENT_ONE):
            self.lay_out(state, at)
        investigator.at = at

    def _place_adventure(self, state: ElderSign, card: str, at: str) -> None:
        self._take(state, card)
        if at == "other_worlds":
            state.other_worlds.append(Adventure(card))
            return
        slot = int(at.partition(":")[2])
        replaced = state.museum[slot]
        if replaced is not None:
            self._clear(state, replaced)
            state.adventure_deck.put_under(replaced.card)
        state.museum[slot] = Adventure(card)

    def _clear(self, state: ElderSign, adventure: Adventure) -> None:
        for monster in adventure.monsters():
            state.cup.append(monster)
        for die in state.dice:
            if die.lock in (adventure.card, *adventure.monsters()):
                die.lock, die.zone = "", "supply"

    def lay_out(self, state: ElderSign, card: str) -> None:
        """Brings an adventure into play, without its locked die, if it is not there."""
        if any(adventure.card == card for adventure in state.adventures()):
            return
        if ADVENTURE_CARDS[card].other_world:
            self._place_adventure(state, card, "other_worlds")
        else:
            free = next(i for i, adventure in enumerate(state.museum) if not self._visited(state, adventure))
            self._place_adventure(state, card, f"museum:{free}")

    @staticmethod
    def _visited(state: ElderSign, adventure: Adventure | None) -> bool:
        return adventure is not None and any(investigator.at == adventure.card for investigator in state.present())

    def spawn(self, state: ElderSign, piece: str, at: str, task: int | None = None) -> None:
        """A monster on a printed task of an adventure, or below it; without its locked die."""
        self.lay_out(state, at)
        self._take(state, piece)
        adventure = state.adventure(at)
        if task is None:
            adventure.below.append(piece)
        else:
            if not adventure.covers:
                adventure.covers = [""] * len(ADVENTURE_CARDS[at].tasks)
            adventure.covers[task] = piece

    def give(self, state: ElderSign, who: str, things: Sequence[str]) -> None:
        """Items, spells, allies, `clue`s; adventures and monsters as trophies."""
        investigator = self.find(state, who)
        assert isinstance(investigator, Investigator)
        for thing in things:
            if thing == "clue":
                state.clues -= 1
                investigator.clues += 1
                continue
            self._take(state, thing)
            (investigator.cards if thing in CARDS else investigator.trophies).append(thing)

    def stack(self, state: ElderSign, deck: str, cards: Sequence[str]) -> None:
        """`common`, `unique`, `spell`, `ally`, `mythos`, `adventure` or `other_world`."""
        pile = state.deck(deck)
        for card in reversed(cards):
            self._take(state, card)
            pile.append(card)

    def face(self, name: str | int) -> int:
        """`lore`, `peril`, `terror`, `wild`, or a number of investigations."""
        return name if isinstance(name, int) else FACE_NAMES.index(name)

    def _take(self, state: ElderSign, piece: str) -> None:
        """Takes a card or marker away from wherever it is."""
        piles: list[Pile | list[str]] = [
            state.adventure_deck,
            state.other_world_deck,
            state.common_deck,
            state.unique_deck,
            state.spell_deck,
            state.ally_deck,
            state.mythos_deck,
            state.mythos_pile,
            state.cup,
            *(pile for investigator in state.present() for pile in (investigator.cards, investigator.trophies)),
        ]
        for adventure in state.adventures():
            piles.append(adventure.below)
            if piece in adventure.covers:
                adventure.covers[adventure.covers.index(piece)] = ""
                return
        for pile in piles:
            if piece in pile:
                pile.remove(piece)
                return
        for slot, laid in enumerate(state.museum):
            if laid is not None and laid.card == piece:
                state.museum[slot] = None
                self._clear(state, laid)
                if state.adventure_deck:
                    state.museum[slot] = Adventure(state.adventure_deck.pop())
                return
        if piece == state.mythos:
            state.mythos = ""
            return
        known = piece in CARDS or piece in ADVENTURE_CARDS or piece in MONSTER_CARDS or piece in MYTHOS
        raise AssertionError(f"{piece!r} is not in this game" if known else f"there is no piece {piece!r}")


SITUATIONS = ElderSignSituations()
