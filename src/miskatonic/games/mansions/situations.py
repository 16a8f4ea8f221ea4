"""Putting a game of Mansions of Madness into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from miskatonic.games.mansions.checks import mythos_pieces, room_pieces, spell_pieces, trauma_pieces
from miskatonic.games.mansions.components import (
    BARRIERS,
    INVESTIGATORS,
    ITEMS,
    MONSTERS,
    MYTHOS,
    SPELLS,
    STORIES,
    TRAITS,
    TRAUMA,
    slug_of,
)
from miskatonic.games.mansions.rules import monsters
from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.rules.turn import STEPS, begin_turn
from miskatonic.games.mansions.state import Investigator, Keeper, Mansion, Monster
from miskatonic.kernel.pile import Pile


class MansionSituations:
    """See `miskatonic.testing.Situations`."""

    defaults: ClassVar[dict[str, Any]] = {"keeper": 0, "story": "the_fall_of_house_lynch"}
    chance: ClassVar[tuple[str, ...]] = ("dice", "tokens", "pieces", "shuffles")
    steps: ClassVar[tuple[str, ...]] = tuple(STEPS)

    def preparing(self, state: Mansion) -> bool:
        """Until the first round begins."""
        return state.round == 0

    def calm(self, state: Mansion) -> None:
        """The first investigator's turn in the first round, with two movement steps and an action: empty rooms, empty hands, no
        threat, nobody hurt, and the first answer to every question of the story."""
        state.choices = ["A"] * len(STORIES[state.story].questions)
        for room in state.piles:
            state.piles[room] = Pile()
        state.box = Pile()
        keeper = state.keeper
        keeper.threat = 0
        state.mythos_deck += keeper.mythos
        state.trauma_deck += keeper.trauma
        keeper.mythos.clear()
        keeper.trauma.clear()
        for you in state.present():
            you.cards.clear()
            for spell in you.spells:
                state.spell_decks[slug_of(spell)].append(spell)
            you.spells.clear()
        state.cards_changed()
        first = state.present()[0]
        self.begin_turn(state, first.slug)

    # --- finding things

    def find(self, state: Mansion, piece: str) -> Investigator | Monster | Keeper | Pile:
        """An investigator, a monster, the `keeper`, or the cards of a room."""
        if piece == "keeper":
            return state.keeper
        for you in state.present():
            if you.slug == piece:
                return you
        for figure, monster in state.monsters.items():
            if piece in (figure, monster.name):
                return monster
        if piece in state.piles:
            return state.piles[piece]
        raise LookupError(f"{piece} is not in play")

    def pieces(self, state: Mansion) -> Iterable[str]:
        """Every card, and the investigators."""
        people = [you.slug for you in state.present()]
        cards = [*room_pieces(state), *mythos_pieces(state), *trauma_pieces(state), *spell_pieces(state)]
        return [*cards, *people, *state.gone, *state.escaped.values()]

    def investigator(self, state: Mansion, slug: str) -> Investigator:
        """The investigator."""
        for you in state.present():
            if you.slug == slug:
                return you
        raise AssertionError(f"{slug} is no investigator in play")

    # --- where the game stands

    def begin_turn(self, state: Mansion, who: str) -> None:
        """Somebody's turn has begun; the others come after."""
        you = self.investigator(state, who)
        state.keepers_turn = False
        state.active = you.seat
        state.waiting = [other.seat for other in state.present() if other is not you]
        state.keeper.played = False
        monsters.begin_turn(state)
        begin_turn(state, you)
        state.step = "act"

    def begin_step(self, state: Mansion, step: str) -> None:
        """Any step of the round; steps of the keeper's turn make it that."""
        state.step = step  # type: ignore[assignment]
        state.keepers_turn = step in ("threat", "keeper_actions", "monster_attacks", "event")
        if state.keepers_turn:
            state.active = state.keeper.seat
        if state.keepers_turn or step == "trading":
            state.waiting = []

    def eliminate(self, state: Mansion, who: str, how: str) -> None:
        """The player of an investigator is out of the game; the cards go to the box."""
        you = self.investigator(state, who)
        if how:
            raise AssertionError(f"investigators are eliminated, not {how!r}")
        state.box += you.cards
        state.investigators[you.seat] = None
        state.gone.append(who)
        state.out.append(you.seat)
        state.waiting = [seat for seat in state.waiting if seat != you.seat]
        state.cards_changed()

    def face(self, name: str | int) -> int:
        """What the die shows, 1 to 10."""
        if name not in range(1, 11):
            raise AssertionError(f"the die does not show {name!r}; it has 1 to 10")
        return int(name)

    # --- pieces

    def place(self, state: Mansion, piece: str, at: str) -> None:
        """An investigator in a space; a card on top of the cards of a room; `fire` or `darkness` on a room; a `barricade` on a
        door of the board, or any other marker in a space."""
        if piece in INVESTIGATORS:
            you = self.investigator(state, piece)
            self._known(at, plan(state).spaces)
            you.at = at
            you.met = state.monsters_in_room(you.room)
        elif piece in ITEMS or piece in BARRIERS:
            self._known(at, state.piles)
            self._take(state, piece)
            state.piles[at].append(piece)
            state.cards_changed()
        elif piece in ("fire", "darkness"):
            self._known(at, state.piles)
            state.statuses.setdefault(at, []).append(piece)  # type: ignore[arg-type]
        elif piece == "barricade":
            self._known(at, plan(state).doors)
            link = plan(state).doors[at]
            homes = [space for space in state.features.get("barricade", []) if space in (link.one, link.other)]
            if not homes:
                state.features.setdefault("barricade", []).append(link.one)
            state.barricades[at] = homes[0] if homes else link.one
        else:
            self._known(at, plan(state).spaces)
            state.features.setdefault(piece, []).append(at)  # type: ignore[arg-type]

    def spawn(self, state: Mansion, piece: str, at: str, **where: Any) -> None:
        """A monster in a space: `token` is the number of its token, from 0, `name` what the story calls it."""
        if piece not in MONSTERS:
            raise AssertionError(f"there is no monster {piece!r}")
        self._known(at, plan(state).spaces)
        figure = next((each for each in MONSTERS[piece].ids if each not in state.monsters), "")
        if not figure:
            raise AssertionError(f"all figures of {piece} are on the board")
        state.monsters[figure] = Monster(at=at, **{"token": 0, **where})
        for you in state.present():
            you.met = state.monsters_in_room(you.room)

    def give(self, state: Mansion, who: str, things: Sequence[str]) -> None:
        """Cards to an investigator, or to the keeper; spells by name; a trauma or Mythos card to the keeper's hand, a trauma to
        whoever suffers it; a trait takes the place of the other one of its kind."""
        for thing in things:
            self._take(state, thing)
            if who == "keeper":
                hand = state.keeper.mythos if thing in MYTHOS else state.keeper.trauma
                hand.append(thing)
            else:
                self._hand(state, self.investigator(state, who), thing)
        state.cards_changed()

    def _hand(self, state: Mansion, you: Investigator, thing: str) -> None:
        if thing in SPELLS:
            you.spells.append(thing)
        elif thing in TRAITS:
            you.traits[0 if TRAITS[thing].mental else 1] = thing
        elif thing in TRAUMA:
            if TRAUMA[thing].kind == "injury":
                you.injury = thing
            else:
                you.insanity = thing
        elif thing in MYTHOS:
            you.secret = thing
        elif thing in ITEMS:
            you.cards.append(thing)
            level = ITEMS[thing].level
            if level and level not in state.found:
                state.found.append(level)
        else:
            raise AssertionError(f"nobody can have {thing!r}")

    def stack(self, state: Mansion, deck: str, cards: Sequence[str]) -> None:
        """Cards on top of the `mythos`, the `trauma`, a combat deck (`humanoid`) or the deck of a spell."""
        decks = {"mythos": state.mythos_deck, "trauma": state.trauma_deck, **state.combat_decks, **state.spell_decks}
        if deck not in decks:
            raise AssertionError(f"there is no deck {deck!r}; there are {', '.join(decks)}")
        for card in reversed(cards):
            self._take(state, card)
            if card in state.combat_decks.get(deck, ()):
                state.combat_decks[deck].remove(card)
            decks[deck].append(card)

    def _take(self, state: Mansion, card: str) -> None:
        """Takes a card from wherever it is."""
        piles: list[Pile | list[str]] = [*state.piles.values(), state.box, state.mythos_deck, state.mythos_discard]
        piles += [state.trauma_deck, state.trauma_discard, state.keeper.mythos, state.keeper.trauma, state.aside]
        piles += [*state.spell_decks.values(), *(you.cards for you in state.present())]
        for pile in piles:
            if card in pile:
                pile.remove(card)

    @staticmethod
    def _known(at: str, among: Iterable[str]) -> None:
        if at not in (known := list(among)):
            raise AssertionError(f"there is no {at!r}; there are {', '.join(known)}")


SITUATIONS = MansionSituations()
