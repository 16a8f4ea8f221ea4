"""Putting a game of Mansions of Madness into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from miskatonic.games.mansions.checks import mythos_pieces, room_pieces, spell_pieces, trauma_pieces
from miskatonic.games.mansions.components import (
    BARRIERS,
    COMBAT,
    GAME,
    INVESTIGATORS,
    ITEMS,
    MONSTERS,
    MYTHOS,
    PUZZLE_LAYOUTS,
    SPELLS,
    STORIES,
    TRAITS,
    TRAUMA,
    slug_of,
)
from miskatonic.games.mansions.rules import keeper_turn, monsters
from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.rules.puzzles import put_away
from miskatonic.games.mansions.rules.seeding import layout
from miskatonic.games.mansions.rules.turn import STEPS, begin_turn
from miskatonic.games.mansions.rules.victory import reveal
from miskatonic.games.mansions.state import Investigator, Keeper, Mansion, Monster, Puzzle
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import NOTHING, Rules
from miskatonic.kernel.pile import Pile

PREPARATION = ("story", "characters", "seeding")


def shed_stunned_tokens(state: Mansion) -> Rules[None]:
    """The step of monster attacks begins."""
    keeper_turn.begin_attacks(state)
    return NOTHING


OPENINGS: dict[str, Callable[[Mansion], Rules[None]]] = {
    "threat": keeper_turn.begin,
    "monster_attacks": shed_stunned_tokens,
}
"""What happens at the beginning of a step before its own rules."""


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
        """The turn of an investigator has begun; the others come after."""
        you = self.investigator(state, who)
        state.keepers_turn = False
        state.active = you.seat
        state.waiting = [other.seat for other in state.present() if other is not you]
        state.keeper.played = False
        monsters.begin_turn(state)
        begin_turn(state, you)
        state.step = "act"

    def begin_step(self, state: Mansion, step: str) -> Callable[[Mansion], Rules[None]] | None:
        """Any step of the round; steps of the keeper's turn make it that. With `threat` the keeper's turn begins, without
        trading; with `monster_attacks` stunned monsters shed a token instead of attacking."""
        if step in PREPARATION:
            raise AssertionError(f"{step} is a step of the setup: rig the setup instead")
        state.step = step  # type: ignore[assignment]
        state.keepers_turn = step in ("threat", "keeper_actions", "monster_attacks", "event")
        if state.keepers_turn:
            state.active = state.keeper.seat
        if state.keepers_turn or step == "trading":
            state.waiting = []
        return OPENINGS.get(step)

    def eliminate(self, state: Mansion, who: str, how: str) -> None:
        """The player of an investigator is out of the game, or has `escaped`; the cards go to the box. If it was its turn, it is
        the next one's."""
        you = self.investigator(state, who)
        if how not in ("", "escaped"):
            raise AssertionError(f"investigators are eliminated or escaped, not {how!r}")
        self._put_away(state, you)
        if how:
            state.escaped[you.seat] = who
        else:
            state.gone.append(who)
            state.out.append(you.seat)
        if state.active == you.seat and not state.keepers_turn and state.present():
            self.begin_turn(state, state.present()[0].slug)

    @staticmethod
    def _put_away(state: Mansion, you: Investigator) -> None:
        state.box += you.cards
        for spell in you.spells:
            state.spell_decks[slug_of(spell)].append(spell)
        state.trauma_discard += [card for card in (you.injury, you.insanity) if card]
        if you.secret:
            state.mythos_discard.append(you.secret)
        state.investigators[you.seat] = None
        state.waiting = [seat for seat in state.waiting if seat != you.seat]
        state.cards_changed()

    def face(self, name: str | int) -> int:
        """What the die shows, 1 to 10."""
        if name not in range(1, 11):
            raise AssertionError(f"the die does not show {name!r}; it has 1 to 10")
        return int(name)

    # --- the house

    def lay_out(self, state: Mansion) -> None:
        """The rooms hold what the story lays in them for the keeper's answers, under what a test has placed there; cards that
        a story deals at random come in the order of its list."""
        story = state.told_story
        laid = layout(state.edition, state.story, tuple(state.choices))
        placed = [*room_pieces(state)]
        left = [card for card in laid.left if card not in placed]
        rooms = {room: [card for card in cards if card not in placed] for room, cards in laid.rooms.items()}
        for room in story.rest:
            rooms.setdefault(room, []).append(left.pop(0))
        for room, cards in rooms.items():
            state.piles[room] = Pile.of([*cards, *state.piles[room]])
        state.aside = [card for card in story.set_aside if card not in placed]
        state.cards_changed()

    def empty(self, state: Mansion) -> None:
        """The board is bare: no monster, no card, no marker of the story, no fire and no darkness."""
        for room in state.piles:
            state.piles[room] = Pile()
        state.monsters.clear()
        state.features.clear()
        state.barricades.clear()
        state.statuses.clear()
        state.face_up.clear()
        for you in state.present():
            you.met = []

    def turn_up(self, state: Mansion, card: str) -> None:
        """A card that lies in a room is face up; a clue has been found then."""
        if not any(card in pile for pile in state.piles.values()):
            raise AssertionError(f"{card} lies in no room")
        if card not in state.face_up:
            state.face_up.append(card)
        self._find_clue(state, card)

    @staticmethod
    def _find_clue(state: Mansion, card: str) -> None:
        level = ITEMS[card].level if card in ITEMS else 0
        if level and level not in state.found:
            state.found.append(level)

    def hide(self, state: Mansion, who: str) -> None:
        """An investigator is hidden where there is a place for it, and may come out."""
        you = self.investigator(state, who)
        if not state.has_feature(you.at, "hiding_space"):
            raise AssertionError(f"there is no hiding space at {you.at}")
        you.hidden = True

    def reveal(self, state: Mansion) -> Callable[[Mansion], Rules[None]]:
        """The objective is revealed, and does what it does then."""
        if state.revealed:
            raise AssertionError("the objective is face up already")
        return reveal

    def assign(self, state: Mansion, path: str, value: Any) -> bool:
        """The objective is not simply turned face up: that may bring something."""
        if path == "revealed" and value:
            raise AssertionError(
                "an objective may do something when it is revealed: say reveal(), or reveal(happened=True) and put together "
                "what has come of it"
            )
        return False

    def puzzle(self, state: Mansion, card: str, pieces: Sequence[str], turns: Sequence[int], tile_turns: int) -> None:
        """The puzzle of a lock or an obstacle has been begun: its pieces, row by row, and their quarter turns."""
        barrier = BARRIERS[card].barrier if card in BARRIERS else None
        if barrier is None or barrier.name != "needs_puzzle":
            raise AssertionError(f"{card} is no lock or obstacle with a puzzle")
        slug = str(barrier.args[0])
        made = PUZZLE_LAYOUTS[slug]
        if card in state.puzzles:
            put_away(state, card)
        unused = state.pieces[made.pile]
        chosen = list(pieces) or list(unused)[: len(made.cells)]
        if len(chosen) != len(made.cells):
            raise AssertionError(f"the puzzle {slug} has {len(made.cells)} cells, not {len(chosen)}")
        for each in chosen:
            if each not in unused:
                raise AssertionError(f"{each!r} is no unused piece of it; there are {', '.join(unused)}")
            unused.remove(each)
        turned = list(turns) or [0] * len(chosen)
        if len(turned) != len(chosen):
            raise AssertionError(f"{len(chosen)} pieces are turned somehow, not {len(turned)}")
        state.puzzles[card] = Puzzle(slug, chosen, turned, tile_turns)

    # --- pieces

    def place(self, state: Mansion, piece: str, at: str) -> None:
        """An investigator in a space; a card on top of the cards of a room, or in the `box`, out of the game; `fire` or
        `darkness` on a room; a `barricade` on a door of the board, or any other marker in a space."""
        if piece in INVESTIGATORS:
            you = self.investigator(state, piece)
            self._known(at, plan(state).spaces)
            you.at = at
            you.met = state.monsters_in_room(you.room)
        elif piece in ITEMS or piece in BARRIERS:
            self._known(at, (*state.piles, "box"))
            self._take(state, piece)
            (state.box if at == "box" else state.piles[at]).append(piece)
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
        """A monster in a space: `token` is the number of its token, from 0, or its damage and health, the first free one if
        nothing is said; `name` is what the story calls it. The token of a monster that is hurt is known."""
        if piece not in MONSTERS:
            raise AssertionError(f"there is no monster {piece!r}")
        self._known(at, plan(state).spaces)
        figure = next((each for each in MONSTERS[piece].ids if each not in state.monsters), "")
        if not figure:
            raise AssertionError(f"all figures of {piece} are on the board")
        token = self._token(state, piece, where.pop("token", None))
        state.monsters[figure] = Monster(at=at, token=token, **{"known": where.get("damage", 0) > 0, **where})
        for you in state.present():
            you.met = state.monsters_in_room(you.room)

    @staticmethod
    def _token(state: Mansion, kind: str, wanted: int | tuple[int, int] | None) -> int:
        """The number of a token that no other monster of the kind has."""
        tokens = MONSTERS[kind].tokens
        taken = [monster.token for figure, monster in state.monsters.items() if slug_of(figure) == kind]
        fitting = [n for n, token in enumerate(tokens) if wanted is None or wanted in (n, (token.damage, token.health))]
        free = [n for n in fitting if n not in taken]
        if not free:
            known = ", ".join(f"{n} with {token.damage} and {token.health}" for n, token in enumerate(tokens))
            raise AssertionError(f"no token {wanted} of {kind} is free; by damage and health there are {known}")
        return free[0]

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
            self._find_clue(state, thing)
        else:
            raise AssertionError(f"nobody can have {thing!r}")

    def decks(self, state: Mansion) -> Mapping[str, Pile]:
        """The `mythos`, the `trauma`, the combat decks (`humanoid`), those of the spells, and the unused pieces of puzzles."""
        return {
            "mythos": state.mythos_deck,
            "trauma": state.trauma_deck,
            **state.combat_decks,
            **state.spell_decks,
            **state.pieces,
        }

    def take(self, state: Mansion, deck: str, card: str, beside: Sequence[str]) -> str:
        """A card that belongs into the deck; a combat card by its name or by the heading of a half (`attack:unarmed`,
        `defence:vs_hidden`), the first one of the declared cards."""
        if deck in state.combat_decks:
            card = self._combat_card(deck, card, beside)
        fitting: dict[str, Container[str]] = {"mythos": MYTHOS, "trauma": TRAUMA}
        own = [*self.decks(state)[deck], *state.combat_discards.get(deck, ())]
        if card not in own and (card not in fitting.get(deck, ()) or card in beside):
            raise AssertionError(f"{card!r} is no card of the deck {deck!r}")
        self._take(state, card)
        return card

    @staticmethod
    def _combat_card(deck: str, wanted: str, beside: Sequence[str]) -> str:
        half, _, heading = wanted.partition(":")
        if half not in ("attack", "defence"):
            return wanted
        for card in edition_of(GAME)[COMBAT]:
            shown = card.attack.kind if half == "attack" else card.defence.kind
            if card.deck == deck and shown == heading and card.slug not in beside:
                return card.slug
        raise AssertionError(f"no further card of {deck} has a half {wanted!r}")

    def _take(self, state: Mansion, card: str) -> None:
        """Takes a card from wherever it is."""
        piles: list[Pile | list[str]] = [*state.piles.values(), state.box, state.mythos_deck, state.mythos_discard]
        piles += [state.trauma_deck, state.trauma_discard, state.keeper.mythos, state.keeper.trauma, state.aside]
        piles += [*state.spell_decks.values(), *(you.cards for you in state.present()), *state.pieces.values()]
        piles += [*state.combat_decks.values(), *state.combat_discards.values()]
        for pile in piles:
            if card in pile:
                pile.remove(card)

    @staticmethod
    def _known(at: str, among: Iterable[str]) -> None:
        if at not in (known := list(among)):
            raise AssertionError(f"there is no {at!r}; there are {', '.join(known)}")


SITUATIONS = MansionSituations()
