"""Putting a game of Arkham Horror into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from miskatonic.games.arkham_horror.checks import card_pieces, gate_pieces, monster_pieces, mythos_pieces
from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    AREAS,
    CARDS,
    DECKS,
    GATE_MARKERS,
    INVESTIGATORS,
    LOCATIONS,
    MONSTER_CARDS,
    MYTHOS,
    Deck,
    slug_of,
)
from miskatonic.games.arkham_horror.rules import battle
from miskatonic.games.arkham_horror.rules.bounds import cap, max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.fates import FATE_CARD
from miskatonic.games.arkham_horror.rules.harm import put_out_of_the_game
from miskatonic.games.arkham_horror.rules.holding import forget, home_of, return_everything
from miskatonic.games.arkham_horror.rules.mythos import first_tokens
from miskatonic.games.arkham_horror.state import (
    ANCIENT_ONE,
    JAIL,
    LOST,
    OUTSKIRTS,
    SKY,
    Arkham,
    Battle,
    Investigator,
    Step,
    world_of,
)
from miskatonic.kernel.hooks import total
from miskatonic.kernel.pile import Pile

PHASES: dict[str, Step] = {
    "upkeep": "upkeep",
    "movement": "movement",
    "encounter": "encounter",
    "other_world": "other_world",
    "mythos": "mythos",
}


class ArkhamSituations:
    """See `miskatonic.testing.Situations`."""

    defaults: ClassVar[dict[str, Any]] = {"first_player": 0, "ancient_one": "hastur"}
    chance: ClassVar[tuple[str, ...]] = (
        "dice",
        "monsters",
        "allies",
        "encounters",
        "investigators",
        "markers",
        "shuffles",
    )
    steps: ClassVar[tuple[str, ...]] = (
        "upkeep",
        "movement",
        "walk",
        "arrive",
        "encounter",
        "other_world",
        "mythos",
        "mythos_clue",
        "mythos_monsters",
        "mythos_ability",
        "turn_end",
        "battle_upkeep",
        "battle_attack",
        "battle_defense",
    )

    def preparing(self, state: Arkham) -> bool:
        """Until the first turn begins."""
        return state.turn == 0 and not state.awake

    def calm(self, state: Arkham) -> None:
        """The movement of the first player in the first turn: no gate, monster, clue, doom, terror or Mythos card in play, and
        investigators at home with whole sanity and stamina, their sliders at the first stops, without cards, clues and money."""
        for place in list(state.gates):
            state.gate_stack.append(state.gates.pop(place))
        for monster in list(state.monsters):
            del state.monsters[monster]
            state.cup.append(monster)
        for card in [card for card in (state.mythos, state.environment, state.rumor, *state.headlines) if card]:
            state.mythos_deck.put_under(card)
        state.mythos = state.environment = state.rumor = ""
        state.headlines.clear()
        state.shut.clear()
        state.clues.clear()
        state.doom = state.terror = 0
        for investigator in state.present():
            return_everything(state, investigator)
            investigator.at = INVESTIGATORS[investigator.slug].home
            investigator.gate = ""
            investigator.sliders = [0] * len(INVESTIGATORS[investigator.slug].sliders)
            investigator.delayed = investigator.busy = investigator.explored = False
        state.cards_changed()
        for investigator in state.present():
            investigator.sanity, investigator.stamina = (
                max_sanity(state, investigator),
                max_stamina(state, investigator),
            )
        state.turn, state.active, state.step = 1, state.first, "movement"
        state.edition.calm(state)

    def find(self, state: Arkham, piece: str) -> Investigator | Battle | str:
        """An investigator, the final battle (`battle`), or where a monster or a marker of a box is."""
        if piece == "battle" and state.battle is not None:
            return state.battle
        for investigator in state.present():
            if investigator.slug == piece:
                return investigator
        for monster, at in state.monsters.items():
            if piece in (monster, slug_of(monster)):
                return at
        if piece in state.markers:
            return state.markers[piece]
        raise LookupError(f"{piece} is not in play")

    def pieces(self, state: Arkham) -> Iterable[str]:
        """Every card and marker, and the investigators."""
        present = [investigator.slug for investigator in state.present()]
        markers = [*monster_pieces(state), *gate_pieces(state), *mythos_pieces(state), *state.gate_deck]
        return [*card_pieces(state), *markers, *state.box, *state.devoured, *present]

    def investigator(self, state: Arkham, slug: str) -> Investigator:
        """The investigator."""
        for investigator in state.present():
            if investigator.slug == slug:
                return investigator
        raise AssertionError(f"{slug} is no investigator in play")

    # --- where the game stands

    def begin_turn(self, state: Arkham, who: str) -> None:
        """It is somebody's turn in the step that comes next."""
        state.active = self.investigator(state, who).seat

    def begin_phase(self, state: Arkham, phase: str) -> None:
        """`upkeep`, `movement`, `encounter`, `other_world` or `mythos`, from the first player on."""
        if phase not in PHASES:
            raise AssertionError(f"there is no phase {phase!r}; there is {', '.join(PHASES)}")
        state.step, state.active = PHASES[phase], state.first

    def begin_step(self, state: Arkham, step: str) -> None:
        """Any step of the turn; `mythos_clue` and those after it need a Mythos card that is being resolved."""
        if step.startswith("battle_") and not state.awake:
            raise AssertionError("the Ancient One is asleep: `awaken` it first")
        if step in ("mythos_clue", "mythos_monsters", "mythos_ability") and not state.mythos:
            raise AssertionError("no Mythos card is being resolved: place one at `drawn` first")
        state.step = step  # type: ignore[assignment]

    def awaken(self, state: Arkham, doom: int | None) -> None:
        """The final battle has begun: everybody faces the Ancient One, which has so many doom tokens left, or all of them.
        What it does at the start has happened."""
        sheet = ANCIENT_ONES[state.ancient_one]
        if sheet.combat_rating is None:
            raise AssertionError(f"there is no battle with {state.ancient_one}")
        battle.clear_the_table(state)
        state.awake = True
        left = sheet.doom_track if doom is None else doom
        state.doom = left
        state.battle = Battle(round=1, rating=total(state, battle.BATTLE_RATING, sheet.combat_rating), strength=left)
        for investigator in state.present():
            investigator.at = ANCIENT_ONE
            investigator.explored = False
        state.cards_changed()
        state.step, state.active = "battle_attack", state.first

    def eliminate(self, state: Arkham, who: str, how: str) -> None:
        """The investigator is devoured and its player takes no new one."""
        investigator = self.investigator(state, who)
        if how:
            raise AssertionError(f"investigators are devoured, not {how!r}")
        if state.present() == [investigator]:
            raise AssertionError(f"without {who} nobody would be left")
        return_everything(state, investigator)
        state.legacy[investigator.seat] = investigator.monster_trophies + investigator.gate_trophies
        state.investigators[investigator.seat] = None
        state.devoured.append(investigator.slug)
        put_out_of_the_game(state, investigator.seat)
        state.cards_changed()

    def face(self, name: str | int) -> int:
        """What a die shows, 1 to 6."""
        if name not in range(1, 7):
            raise AssertionError(f"no die shows {name!r}; there is 1 to 6")
        return int(name)

    # --- pieces

    @staticmethod
    def _area(at: str) -> str:
        """The streets of a neighborhood may be named as such: `northside_streets`."""
        return at.removesuffix("_streets")

    def place(self, state: Arkham, piece: str, at: str) -> None:
        """An investigator anywhere (an area of an Other World is `abyss_1`); a gate (`gate_abyss`) or `clue` or `seal` at a
        location; a Mythos card in play (`play`) or being resolved (`drawn`); all that is left in the `cup`
        or in a deck at the `box`, out of the game; a marker of a box anywhere, or in one of its piles."""
        at = self._area(at)
        if at == "box":
            self._to_the_box(state, piece)
        elif piece == "clue":
            state.clues[at] = state.clues.get(at, 0) + 1
        elif piece == "seal":
            state.seals.append(at)
        elif piece in GATE_MARKERS:
            self._place_gate(state, piece, at)
        elif piece in MYTHOS:
            self._place_mythos(state, piece, at)
        elif at in state.piles:
            self._put_in_pile(state, piece, at)
        elif piece in state.markers:
            state.markers[piece] = at
        else:
            self._place_investigator(state, piece, at)

    def _put_in_pile(self, state: Arkham, piece: str, at: str) -> None:
        """From one pile of a box to another."""
        for pile in state.piles.values():
            if any(piece in (copy, slug_of(copy)) for copy in pile):
                copy = self._free(state, piece, pile)
                pile.remove(copy)
                state.piles[at].append(copy)
                return
        raise AssertionError(f"no {piece} is left to be had")

    def _to_the_box(self, state: Arkham, pile: str) -> None:
        piles = {**state.decks, "cup": state.cup}
        if pile not in piles:
            raise AssertionError(f"there is no pile {pile!r}; there is {', '.join(piles)}")
        for piece in list(piles[pile]):
            piles[pile].remove(piece)
            state.removed.append(piece)

    def _place_investigator(self, state: Arkham, who: str, at: str) -> None:
        if at not in AREAS and at not in (LOST, JAIL) and not world_of(at):
            raise AssertionError(f"there is no place {at!r}")
        investigator = self.investigator(state, who)
        investigator.at, investigator.explored = at, False

    def _place_gate(self, state: Arkham, marker: str, at: str) -> None:
        if at not in LOCATIONS:
            raise AssertionError(f"{at} is no location")
        copy = self._free(state, marker, state.gate_stack)
        state.gate_stack.remove(copy)
        if at in state.gates:
            state.gate_stack.put_under(state.gates[at])
        state.gates[at] = copy

    def _place_mythos(self, state: Arkham, card: str, at: str) -> None:
        state.mythos_deck.remove(card)
        kind = MYTHOS[card].kind
        if at == "drawn":
            if state.mythos:
                state.mythos_deck.put_under(state.mythos)
            state.mythos = card
        elif kind == "environment":
            if state.environment:
                state.mythos_deck.put_under(state.environment)
            state.environment = card
            state.shut.update(dict.fromkeys(MYTHOS[card].shuts, card))
        elif kind == "rumor":
            state.rumor, state.rumor_since, state.rumor_tokens = card, state.turn - 1, first_tokens(state, MYTHOS[card])
            for _ in range(MYTHOS[card].monsters):
                state.rumor_monsters.append(state.cup.pop())
        else:
            state.headlines[card] = state.turn + 1
            state.shut.update(dict.fromkeys(MYTHOS[card].shuts, card))
        state.cards_changed()

    def spawn(self, state: Arkham, piece: str, at: str) -> None:
        """A monster at a place, in the `sky` or in the `outskirts`."""
        at = self._area(at)
        if at not in AREAS and at not in (SKY, OUTSKIRTS):
            raise AssertionError(f"there is no place {at!r}")
        if piece not in MONSTER_CARDS:
            raise AssertionError(f"there is no monster {piece!r}")
        if piece in state.removed:
            state.removed.remove(piece)
        else:
            piece = self._free(state, piece, state.cup)
            state.cup.remove(piece)
        state.monsters[piece] = at

    def give(self, state: Arkham, who: str, things: Sequence[str]) -> None:
        """Cards; `clue`s; `$3`; `blessing` or `curse`; monsters and gates as trophies; `explored` at an open gate."""
        investigator = self.investigator(state, who)
        for thing in things:
            if thing == "clue":
                investigator.clues += 1
            elif thing.startswith("$"):
                investigator.money += int(thing[1:])
            elif thing == "explored":
                investigator.explored = True
            elif thing in ("blessing", "curse"):
                self._give_fate(state, investigator, thing)
            elif thing in MONSTER_CARDS:
                copy = self._free(state, thing, state.cup)
                state.cup.remove(copy)
                investigator.monster_trophies.append(copy)
            elif thing in GATE_MARKERS:
                copy = self._free(state, thing, state.gate_stack)
                state.gate_stack.remove(copy)
                investigator.gate_trophies.append(copy)
            else:
                self._give_card(state, investigator, thing)
        state.cards_changed()

    def _give_fate(self, state: Arkham, investigator: Investigator, thing: str) -> None:
        self._give_card(state, investigator, FATE_CARD)
        investigator.fate = "blessed" if thing == "blessing" else "cursed"

    def _give_card(self, state: Arkham, investigator: Investigator, card: str) -> None:
        if card not in CARDS:
            raise AssertionError(f"there is no card {card!r}")
        copy = self._take(state, card)
        investigator.cards.append(copy)
        state.cards_changed()
        cap(state, investigator)

    def stack(self, state: Arkham, deck: str, cards: Sequence[str]) -> None:
        """`common`, `unique`, `spell`, `skill`, `ally`, `mythos`, `gate_cards`, `gates`, or a pile of a box."""
        piles: dict[str, Pile] = {
            **{name: state.decks[name] for name in DECKS},
            "mythos": state.mythos_deck,
            "gate_cards": state.gate_deck,
            "gates": state.gate_stack,
            **state.piles,
        }
        if deck not in piles:
            raise AssertionError(f"there is no deck {deck!r}; there is {', '.join(piles)}")
        for card in reversed(cards):
            copy = self._take(state, card) if card in CARDS else self._free(state, card, piles[deck])
            if copy in piles[deck]:
                piles[deck].remove(copy)
            piles[deck].append(copy)

    @staticmethod
    def _free(state: Arkham, piece: str, pile: Pile) -> str:
        """A copy of a piece that lies in a pile."""
        there = list(pile)
        copy = next((copy for copy in there if copy == piece or slug_of(copy) == slug_of(piece)), None)
        if copy is None:
            raise AssertionError(f"no {piece} is left to be had")
        return piece if piece in there else copy

    def _take(self, state: Arkham, card: str) -> str:
        """Takes a copy of a card from wherever it is, from its deck if one is there."""
        deck: Deck = CARDS[card].deck
        pile = home_of(state, card) if CARDS[card].pile else state.decks[deck]
        if any(slug_of(copy) == slug_of(card) for copy in pile):
            copy = self._free(state, card, pile)
            pile.remove(copy)
            return copy
        for investigator in state.present():
            for copy in investigator.cards:
                if slug_of(copy) == slug_of(card):
                    forget(state, investigator, copy)
                    return copy
        for copy in state.removed:
            if slug_of(copy) == slug_of(card):
                state.removed.remove(copy)
                return copy
        raise AssertionError(f"no {card} is left to be had")


SITUATIONS = ArkhamSituations()
