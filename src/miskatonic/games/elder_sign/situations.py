"""Putting a game of Elder Sign into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from miskatonic.games.elder_sign.checks import lock_icons, pieces_of
from miskatonic.games.elder_sign.components import (
    ADVENTURE_CARDS,
    ANCIENT_ONES,
    CARDS,
    INVESTIGATORS,
    MONSTER_CARDS,
    MYTHOS,
)
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES, FACES
from miskatonic.games.elder_sign.rules.attempt import begin_attempt
from miskatonic.games.elder_sign.rules.body_and_mind import MAX_SANITY, MAX_STAMINA, devour, leave_play
from miskatonic.games.elder_sign.rules.dice_pool import discard_empty_spell, free_die, lay_die, put_back
from miskatonic.games.elder_sign.rules.fate import abandon_attempt, settle
from miskatonic.games.elder_sign.rules.museum import MUSEUM
from miskatonic.games.elder_sign.rules.turn import end_turn
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, Cast, Die, ElderSign, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import total
from miskatonic.kernel.pile import Pile

DECKS = ("common", "unique", "spell", "ally", "mythos", "adventure", "other_world")
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
    chance: ClassVar[tuple[str, ...]] = ("dice", "monsters", "investigators", "shuffles")
    steps: ClassVar[tuple[str, ...]] = ("turn", "wait", "roll", "retry", "clock", "midnight")

    def preparing(self, state: ElderSign) -> bool:
        """Until the first turn begins."""
        return state.step in ("prepare", "first_mythos")

    def calm(self, state: ElderSign) -> None:
        """Six adventures without monster tasks, locks, terror or midnight effects; a Mythos card without a lower half; no
        monster, no locked die, no doom; investigators without cards and clues."""
        while len(state.museum) > MUSEUM:
            if (beyond := state.museum.pop()) is not None:
                self._clear(state, beyond)
                state.adventure_deck.put_under(beyond.card)
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

    def pieces(self, state: ElderSign) -> Iterable[str]:
        """Every card and marker, and the investigators."""
        present = [investigator.slug for investigator in state.present()]
        return [*pieces_of(state), *state.box, *state.devoured, *present]

    def investigator(self, state: ElderSign, slug: str) -> Investigator:
        """The investigator."""
        found = self.find(state, slug)
        if not isinstance(found, Investigator):
            raise AssertionError(f"{slug} is no investigator")
        return found

    def acting(self, state: ElderSign) -> Investigator:
        """The investigator whose turn it is."""
        if (investigator := state.active_investigator) is None:
            raise AssertionError(f"there is nobody in seat {state.active}, whose turn it is")
        return investigator

    # --- where the game stands

    def begin_turn(self, state: ElderSign, who: str) -> None:
        """An investigator is about to move or, in the final battle, to attack."""
        seat = self.investigator(state, who).seat
        abandon_attempt(state)
        state.active, state.step = seat, "turn"

    def begin_step(self, state: ElderSign, step: str) -> None:
        """`turn`, of whoever is active; `wait`, at the entrance; `roll`, on the adventure where the active investigator is;
        `clock`, at the end of the turn; `midnight`, when the clock is about to strike twelve."""
        investigator = self.acting(state)
        abandon_attempt(state)
        if step == "retry":
            raise AssertionError("nobody begins with a second roll: begin with `roll`")
        if step == "turn":
            state.step = "turn"
        elif step == "wait":
            investigator.at, state.step = ENTRANCE, "wait"
        elif step == "roll":
            if investigator.at == ENTRANCE:
                raise AssertionError(f"{investigator.slug} is at the entrance: place it on an adventure first")
            begin_attempt(state, investigator)
        else:
            state.step = "clock"
            state.clock = 3 if step == "midnight" else state.clock

    def awaken(self, state: ElderSign, doom: int | None) -> None:
        """The Ancient One has woken up: everybody faces it, the Mythos card counts no more. Its track is full unless `doom`
        says how many tokens are left. What it does when it wakes up has happened."""
        card = ANCIENT_ONES[state.ancient_one]
        if card.combat is None:
            raise AssertionError(f"there is no battle with {state.ancient_one}")
        abandon_attempt(state)
        free_die(state, state.mythos)
        state.awake, state.step = True, "turn"
        state.doom = card.doom_track if doom is None else doom
        for investigator in state.present():
            investigator.at = ANCIENT_ONE
        state.cards_changed()

    def rouse(self, state: ElderSign) -> Callable[[ElderSign], Rules[None]]:
        """The doom track is full, and the Ancient One awakens."""
        if state.awake:
            raise AssertionError(f"{state.ancient_one} is awake already")
        abandon_attempt(state)
        state.doom = ANCIENT_ONES[state.ancient_one].doom_track
        return settle

    def devour(self, state: ElderSign, who: str) -> Callable[[ElderSign], Rules[None]]:
        """By the rules; whoever lost it takes a new one then, at random (`investigators`) unless the table drafts."""
        self.investigator(state, who)
        return lambda game: self._devour(game, who)

    def _devour(self, state: ElderSign, who: str) -> Rules[None]:
        yield from devour(state, self.investigator(state, who))
        yield from settle(state)

    def replace(self, state: ElderSign, who: str, replacement: str) -> None:
        """The investigator has been devoured; the new one is at the entrance, whole and without cards and clues."""
        investigator = self.investigator(state, who)
        if replacement not in state.box:
            raise AssertionError(f"{replacement} is not to be had; there are {', '.join(state.box)}")
        if state.awake:
            raise AssertionError("nobody takes a new investigator in the final battle")
        abandon_attempt(state)
        leave_play(state, investigator)
        state.box.remove(replacement)
        sanity = total(state, MAX_SANITY, INVESTIGATORS[replacement].sanity)
        stamina = total(state, MAX_STAMINA, INVESTIGATORS[replacement].stamina)
        state.investigators[investigator.seat] = Investigator(
            slug=replacement,
            seat=investigator.seat,
            sanity=sanity,
            stamina=stamina,
            max_sanity=sanity,
            max_stamina=stamina,
        )
        state.cards_changed()

    def eliminate(self, state: ElderSign, who: str, how: str) -> None:
        """The investigator is devoured and its player takes no new one. If it was its turn, it is the next player's."""
        investigator = self.investigator(state, who)
        if how:
            raise AssertionError(f"investigators are devoured, not {how!r}")
        if state.present() == [investigator]:
            raise AssertionError(f"without {who} nobody would be left")
        leave_play(state, investigator)
        state.out.append(investigator.seat)
        if state.active == investigator.seat:
            end_turn(state)

    # --- dice

    def face(self, name: str | int) -> int:
        """`lore`, `peril`, `terror`, `wild`, or a number of investigations."""
        if isinstance(name, int):
            return name
        if name not in FACE_NAMES:
            raise AssertionError(f"no die shows {name!r}; there is {', '.join(FACE_NAMES[1:])}, and numbers")
        return FACE_NAMES.index(name)

    def die(self, name: str) -> int:
        """The number of a die."""
        if name not in DICE:
            raise AssertionError(f"there is no die {name!r}; there is {', '.join(DICE)}")
        return DICE.index(name)

    def lock(self, state: ElderSign, die: str, by: str) -> None:
        """A die lies on the icon of an adventure, a monster or the Mythos card in play."""
        index = self.die(die)
        icons = {card: color for card, color in lock_icons(state).items() if color == state.dice[index].color}
        if by not in icons:
            raise AssertionError(
                f"{by} does not lock a {state.dice[index].color} die; in play there is {', '.join(icons) or 'none'} that does"
            )
        if any(other.lock == by for other in state.dice):
            raise AssertionError(f"{by} has locked a die already")
        spell = state.dice[index].at if state.dice[index].zone == "spell" else ""
        state.dice[index].lock = by
        put_back(state, index)
        if spell:
            discard_empty_spell(state, spell)

    def cast(self, state: ElderSign, who: str, spell: str, dice: Mapping[str, str | int]) -> None:
        """A spell lies before an investigator with the dice that it holds."""
        holds = CARDS[spell].holds if spell in CARDS else 0
        if not 0 < len(dice) <= holds:
            raise AssertionError(f"{spell} holds {f'1 to {holds}' if holds else 'no'} dice, not {len(dice)}")
        seat = self.investigator(state, who).seat
        self._take(state, spell)
        state.cast.append(Cast(spell, seat))
        for name, shown in dice.items():
            index = self.die(name)
            held = state.dice[index]
            if held.lock or self.face(shown) not in FACES[held.color]:
                raise AssertionError(f"{name} is locked" if held.lock else f"{name} cannot show {shown!r}")
            lay_die(state, index, "spell", spell)
            held.face = self.face(shown)

    # --- pieces

    def place(self, state: ElderSign, piece: str, at: str) -> None:
        """An investigator at the entrance or on an adventure; an adventure in the museum (`museum:2`) or `other_worlds`; a
        Mythos card in force (`mythos`)."""
        if piece in MYTHOS:
            self.play_mythos(state, piece)
            return
        if piece in ADVENTURE_CARDS:
            self._place_adventure(state, piece, at)
            return
        investigator = self.investigator(state, piece)
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
        for icon in (adventure.card, *adventure.monsters()):
            free_die(state, icon)
        for investigator in state.present():
            if investigator.at == adventure.card:
                investigator.at = ENTRANCE

    def lay_out(self, state: ElderSign, card: str) -> None:
        """Brings an adventure into play, without its locked die, if it is not there."""
        if any(adventure.card == card for adventure in state.adventures()):
            return
        if ADVENTURE_CARDS[card].other_world:
            self._place_adventure(state, card, "other_worlds")
        else:
            self._place_adventure(state, card, f"museum:{self._slot_to_spare(state)}")

    @staticmethod
    def _slot_to_spare(state: ElderSign) -> int:
        """A place in the museum without investigators; preferably one whose adventure no test has named."""
        visited = [investigator.at for investigator in state.present()]
        free = [
            slot for slot, adventure in enumerate(state.museum) if adventure is None or adventure.card not in visited
        ]
        if not free:
            raise AssertionError("there are investigators on all six adventures")
        laid = [adventure.card if adventure is not None else "" for adventure in state.museum]
        return next((slot for slot in free if laid[slot] in QUIET_MUSEUM), free[0])

    def spawn(self, state: ElderSign, piece: str, at: str, task: int | None = None) -> None:
        """A monster on a printed task of an adventure, or below it; without its locked die."""
        self.lay_out(state, at)
        piece = next((copy for copy in self._copies(piece) if copy in state.cup), piece)
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
        investigator = self.investigator(state, who)
        for thing in things:
            if thing == "clue":
                state.clues -= 1
                investigator.clues += 1
                continue
            held = investigator.cards if thing in CARDS else investigator.trophies
            copy = next((copy for copy in self._copies(thing) if copy not in held), None)
            if copy is None:
                raise AssertionError(f"{who} has {thing} already")
            self._take(state, copy)
            held.append(copy)
        state.cards_changed()

    def decks(self, state: ElderSign) -> Mapping[str, Pile]:
        """`common`, `unique`, `spell`, `ally`, `mythos`, `adventure` and `other_world`."""
        return {kind: state.deck(kind) for kind in DECKS}

    def take(self, state: ElderSign, deck: str, card: str, beside: Sequence[str]) -> str:
        """A copy from wherever it is."""
        copy = next((copy for copy in self._copies(card) if copy not in beside), "")
        if not copy:
            raise AssertionError(f"there is no other copy of {card}")
        self._take(state, copy)
        return copy

    @staticmethod
    def _copies(piece: str) -> list[str]:
        """The copies of a card or marker that its name stands for."""
        printed = CARDS.get(piece) or MONSTER_CARDS.get(piece)
        return [piece] if printed is None or "#" in piece else printed.ids

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
