"""Putting a game of Arkham Horror into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from miskatonic.games.arkham_horror.checks import card_pieces, gate_pieces, monster_pieces, mythos_pieces
from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONE,
    ANCIENT_ONES,
    AREAS,
    CARDS,
    DECKS,
    GATE_MARKERS,
    INVESTIGATORS,
    LOCATIONS,
    MONSTER_CARDS,
    MYTHOS,
    TOKENS,
    Deck,
    slug_of,
)
from miskatonic.games.arkham_horror.events.fate import PhaseBegins
from miskatonic.games.arkham_horror.rules import battle
from miskatonic.games.arkham_horror.rules.bounds import cap, max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.doom import awaken
from miskatonic.games.arkham_horror.rules.fates import fate_card
from miskatonic.games.arkham_horror.rules.harm import devour, put_out_of_the_game
from miskatonic.games.arkham_horror.rules.holding import forget, home_of, return_everything
from miskatonic.games.arkham_horror.rules.mythos import first_tokens
from miskatonic.games.arkham_horror.rules.preparation import make_whole
from miskatonic.games.arkham_horror.state import (
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
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import reactions, total
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
        return state.step in ("prepare", "first_mythos") or (state.turn == 0 and not state.awake)

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
        """Sets whose turn it is in the step that comes next."""
        self._require_turn(state)
        state.active = self.investigator(state, who).seat

    def begin_phase(self, state: Arkham, phase: str) -> None:
        """`upkeep`, `movement`, `encounter`, `other_world` or `mythos`, from the first player on."""
        self._require_turn(state)
        if phase not in PHASES:
            raise AssertionError(f"there is no phase {phase!r}; there is {', '.join(PHASES)}")
        state.step, state.active = PHASES[phase], state.first

    @staticmethod
    def _require_turn(state: Arkham) -> None:
        """Refuses to begin before the first turn, which is the setup."""
        if state.turn == 0 and not state.awake:
            raise AssertionError("turn 0 is the setup: a game begins somewhere from turn 1 on")

    def begin_step(self, state: Arkham, step: str) -> None:
        """Any step of the turn; `mythos_clue` and those after it need a Mythos card that is being resolved."""
        if step.startswith("battle_") and not state.awake:
            raise AssertionError("the Ancient One is asleep: `awaken` it first")
        if step in ("mythos_clue", "mythos_monsters", "mythos_ability") and not state.mythos:
            raise AssertionError("no Mythos card is being resolved: place one at `drawn` first")
        self._require_turn(state)
        state.step = step  # type: ignore[assignment]

    def calm_mythos(self, state: Arkham) -> Rules[None] | None:
        """A Mythos phase begins and ends as always, but no card is drawn: no gate, clue, movement or headline."""
        return self._without_a_card(state) if state.step == "mythos" else None

    @staticmethod
    def _without_a_card(state: Arkham) -> Rules[None]:
        yield from reactions(state, PhaseBegins("mythos"))
        state.step = "turn_end"

    def rouse(self, state: Arkham) -> Callable[[Arkham], Rules[None]]:
        """The doom track is full, and the Ancient One awakens."""
        if state.awake:
            raise AssertionError(f"{state.ancient_one} is awake already")
        state.doom = ANCIENT_ONES[state.ancient_one].doom_track
        return lambda game: awaken(game, "ah-awake-doom")

    def awaken(self, state: Arkham, doom: int | None) -> None:
        """The final battle has begun: all investigators face the Ancient One, which has that number of doom tokens left, or
        all. What it does at the start has happened."""
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
        self._leave(state, investigator)
        put_out_of_the_game(state, investigator.seat, who)

    @staticmethod
    def _leave(state: Arkham, investigator: Investigator) -> None:
        return_everything(state, investigator)
        state.legacy[investigator.seat] = investigator.monster_trophies + investigator.gate_trophies
        state.investigators[investigator.seat] = None
        state.devoured.append(investigator.slug)
        state.cards_changed()

    def replace(self, state: Arkham, who: str, replacement: str) -> None:
        """The investigator has been devoured; the new one is at home, has the trophies, and nothing else."""
        investigator = self.investigator(state, who)
        if replacement not in state.box:
            raise AssertionError(f"{replacement} is not to be had; there are {', '.join(state.box)}")
        if state.awake:
            raise AssertionError("nobody takes a new investigator in the final battle")
        self._leave(state, investigator)
        state.box.remove(replacement)
        printed = INVESTIGATORS[replacement]
        new = Investigator(replacement, investigator.seat, printed.sanity, printed.stamina, printed.home)
        new.sliders = [0] * len(printed.sliders)
        for trophy in state.legacy.pop(investigator.seat, []):
            (new.gate_trophies if trophy in GATE_MARKERS else new.monster_trophies).append(trophy)
        state.investigators[investigator.seat] = new
        state.cards_changed()
        make_whole(state, new)

    def devour(self, state: Arkham, who: str) -> Callable[[Arkham], Rules[None]]:
        """By the rules; whoever lost it takes a new one then, at random (`investigators`)."""
        self.investigator(state, who)
        return lambda game: devour(game, self.investigator(game, who))

    def exhaust(self, state: Arkham, card: str) -> None:
        """A card of whoever has it."""
        for you in state.present():
            for copy in you.cards:
                if card in (copy, slug_of(copy)) and copy not in you.exhausted:
                    you.exhausted.append(copy)
                    state.cards_changed()
                    return
        raise AssertionError(f"nobody has {card}, or it is exhausted already")

    def assign(self, state: Arkham, path: str, value: Any) -> bool:
        """A slider by what it is to show (`ashcan_pete.speed`), or how many `gate_markers` are left: the others are trophies of
        the first player."""
        who, _, what = path.partition(".")
        if path == "gate_markers":
            self._leave_gate_markers(state, value)
            return True
        printed = INVESTIGATORS[who].skills if what and who in INVESTIGATORS else {}
        if what not in printed:
            return False
        shown = next(stops for scale, stops in printed.items() if scale == what)
        if value not in shown:
            raise AssertionError(f"the {what} of {who} is one of {', '.join(map(str, shown))}, not {value!r}")
        slider = next(n for n, pair in enumerate(INVESTIGATORS[who].sliders) if what in pair)
        self.investigator(state, who).sliders[slider] = shown.index(value)
        cap(state, self.investigator(state, who))
        return True

    @staticmethod
    def _leave_gate_markers(state: Arkham, left: int) -> None:
        if not 0 <= left <= len(state.gate_stack):
            raise AssertionError(
                f"there are {len(state.gate_stack)} gate markers in the stack, of which {left} cannot be left"
            )
        while len(state.gate_stack) > left:
            state.present()[0].gate_trophies.append(state.gate_stack.pop())

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
        location; a Mythos card in play (`play`) or being resolved (`drawn`); a card, a monster, or all that is left in the
        `cup` or in a deck at the `box`, out of the game; a marker of a box anywhere, or in one of its piles."""
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

    def _to_the_box(self, state: Arkham, piece: str) -> None:
        piles = {**state.decks, "cup": state.cup}
        if piece in piles:
            gone = list(piles[piece])
            piles[piece].ids = ""
        elif piece in MONSTER_CARDS:
            gone = [self._take_monster(state, piece)]
        elif piece in MYTHOS:
            gone = [self._free(state, piece, state.mythos_deck)]
            state.mythos_deck.remove(gone[0])
        elif piece in CARDS:
            gone = [self._take(state, piece)]
        else:
            raise AssertionError(
                f"neither a card, nor a monster, nor a pile is {piece!r}; piles are {', '.join(piles)}"
            )
        state.removed += gone

    def _take_monster(self, state: Arkham, monster: str) -> str:
        """A copy of a monster, from the board if one is there, else from the cup."""
        for copy in state.monsters:
            if monster in (copy, slug_of(copy)):
                del state.monsters[copy]
                return copy
        copy = self._free(state, monster, state.cup)
        state.cup.remove(copy)
        return copy

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
        """Cards; `clue`s; `$3`; `blessing` or `curse`; monsters and gates as trophies; `explored` at an open gate; tokens of a
        guardian or of an Ancient One that brings them."""
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
            elif thing in TOKENS:
                self._give_token(state, investigator, thing)
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

    @staticmethod
    def _give_token(state: Arkham, investigator: Investigator, token: str) -> None:
        sheet, most = TOKENS[token]
        if sheet not in (state.ancient_one, *state.sheets):
            raise AssertionError(f"only {sheet} brings a {token}, which is not in play")
        if investigator.counters.get(token, 0) == most:
            raise AssertionError(f"nobody has more than {most} {token}")
        investigator.counters[token] = investigator.counters.get(token, 0) + 1

    def _give_fate(self, state: Arkham, investigator: Investigator, thing: str) -> None:
        self._give_card(state, investigator, fate_card(state.edition))
        investigator.fate = "blessed" if thing == "blessing" else "cursed"

    def _give_card(self, state: Arkham, investigator: Investigator, card: str) -> None:
        if card not in CARDS:
            raise AssertionError(f"there is no card {card!r}")
        copy = self._take(state, card)
        investigator.cards.append(copy)
        state.cards_changed()
        cap(state, investigator)

    def decks(self, state: Arkham) -> Mapping[str, Pile]:
        """`common`, `unique`, `spell`, `skill`, `ally`, `mythos`, `gate_cards`, `gates`, and the piles of boxes."""
        return {
            **{name: state.decks[name] for name in DECKS},
            "mythos": state.mythos_deck,
            "gate_cards": state.gate_deck,
            "gates": state.gate_stack,
            **state.piles,
        }

    def take(self, state: Arkham, deck: str, card: str, beside: Sequence[str]) -> str:
        """A card from wherever it is; other pieces from their pile alone."""
        pile = self.decks(state)[deck]
        if card in CARDS:
            return self._take(state, card)
        copy = self._free(state, card, pile)
        pile.remove(copy)
        return copy

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
