"""Putting the card game into any situation: the words of the testing harness."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar, get_args

from miskatonic.games.card_game.checks import cards_of_game
from miskatonic.games.card_game.components import (
    ALL,
    INVESTIGATORS,
    LOCATIONS,
    ActCard,
    AgendaCard,
    AssetCard,
    InvestigatorCard,
    LocationCard,
    ReferenceCard,
    slug_of,
)
from miskatonic.games.card_game.content.scenarios.skipped import ENTRIES, SKIPPED
from miskatonic.games.card_game.effects.cards import into_threat_area
from miskatonic.games.card_game.rules.campaign import CAMPAIGN, clear_table
from miskatonic.games.card_game.rules.cards import owner_of
from miskatonic.games.card_game.rules.dealing import deal
from miskatonic.games.card_game.rules.ending import ending
from miskatonic.games.card_game.rules.harm import eliminate
from miskatonic.games.card_game.rules.round import ACTIONS_A_TURN
from miskatonic.games.card_game.rules.values import EXTRA_ACTIONS, TOME_ACTIONS
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    Dossier,
    Enemy,
    Fate,
    Investigator,
    Location,
    Phase,
    Step,
    asset_card,
    card_of,
    location_card,
)
from miskatonic.kernel.effect import Word
from miskatonic.kernel.hooks import total
from miskatonic.kernel.pile import Pile

PHASES: dict[Step, Phase] = {
    "mythos": "upkeep",
    "encounter": "mythos",
    "mythos_end": "mythos",
    "investigation": "investigation",
    "turn": "investigation",
    "turn_end": "investigation",
    "investigation_end": "investigation",
    "hunters": "enemy",
    "attacks": "enemy",
    "enemy_end": "enemy",
    "upkeep": "upkeep",
    "round_end": "upkeep",
    "scenario_end": "upkeep",
    "interlude": "setup",
}
"""The steps at which a scenario can begin or stop, each with the phase that it begins in."""
BEGINNINGS: dict[str, Step] = {
    "mythos": "mythos",
    "investigation": "mythos_end",
    "enemy": "investigation_end",
    "upkeep": "enemy_end",
}
"""The step that leads to each phase: the one before it ends there."""
NEVER_HELD = (InvestigatorCard, LocationCard, ActCard, AgendaCard, ReferenceCard)
"""Cards that are in no hand, play area, threat area or discard pile."""
INTO_THREAT_AREA = into_threat_area()
AFTER_THE_TURNS = ("investigation_end", "hunters", "attacks", "enemy_end", "upkeep")
FATES: tuple[Fate, ...] = ("resigned", "damage", "horror", "defeated")


class CardGameSituations:
    """See `miskatonic.testing.Situations`."""

    defaults: ClassVar[dict[str, Any]] = {"scenario": "the_gathering"}
    chance: ClassVar[tuple[str, ...]] = ("tokens", "weaknesses", "discards", "shuffles", "locations", "sets")
    steps: ClassVar[tuple[str, ...]] = tuple(PHASES)

    def preparing(self, state: CardGame) -> bool:
        """Until the first turn begins."""
        return state.phase == "setup" and state.step != "interlude"

    def calm(self, state: CardGame) -> None:
        """The lead's first turn; hands are empty, decks have no weaknesses and lie in the order of their lists."""
        for investigator in state.investigators:
            cards = [*investigator.deck, *investigator.hand, *investigator.discard]
            investigator.removed += [card for card in cards if ALL[slug_of(card)].weakness]
            investigator.deck = Pile.of(sorted(card for card in cards if not ALL[slug_of(card)].weakness))
            investigator.hand, investigator.discard = [], []
        state.encounter_deck = Pile.of(sorted(state.encounter_deck))
        self.begin_turn(state, state.investigators[state.lead].slug)

    def pieces(self, state: CardGame) -> Iterable[str]:
        """Every card."""
        return cards_of_game(state).elements()

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
        if not isinstance(found, Investigator):
            raise AssertionError(f"{slug} is no investigator")
        return found

    # --- where the round stands

    def begin_phase(self, state: CardGame, phase: str) -> None:
        """The phase before it ends, and then it begins, with whatever cards do at these two moments."""
        if phase not in BEGINNINGS:
            raise AssertionError(f"there is no phase {phase!r}; there are {', '.join(BEGINNINGS)}")
        self.begin_step(state, BEGINNINGS[phase])

    def begin_step(self, state: CardGame, step: str) -> None:
        """This step begins. Before the investigation phase all turns are to come, after it none is."""
        if step in ("turn", "turn_end"):
            acting = state.investigators[state.active if state.active >= 0 else state.lead]
            self.begin_turn(state, acting.slug)
        else:
            self._end_turns(state, played=step in AFTER_THE_TURNS)
        if step == "interlude" and not state.campaign:
            raise AssertionError("there is nothing after a scenario on its own: set it up with campaign=True")
        state.step = next(known for known in get_args(Step) if known == step)
        state.phase = PHASES[state.step]
        state.pointer, state.done = 0, []

    def begin_turn(self, state: CardGame, who: str) -> None:
        """The turn has just begun, the first one of the round; what happens when a turn begins has happened."""
        investigator = self.investigator(state, who)
        if investigator.fate:
            raise AssertionError(f"{who} is out of the game and takes no turn")
        self._end_turns(state, played=False)
        state.cards_changed()
        seat = state.active = investigator.seat
        investigator.played = True
        investigator.actions = ACTIONS_A_TURN + total(state, EXTRA_ACTIONS, 0, seat)
        investigator.tome_actions = total(state, TOME_ACTIONS, 0, seat)
        state.phase, state.step = "investigation", "turn"

    def _end_turns(self, state: CardGame, *, played: bool) -> None:
        state.active = -1
        for investigator in state.investigators:
            investigator.actions = investigator.tome_actions = 0
            investigator.played = played

    def eliminate(self, state: CardGame, who: str, how: str) -> None:
        """As the rules do it; it has resigned unless `how` says `damage`, `horror` or `defeated`. What is asked on the way
        is answered with the first option. If it was its turn, it is the lead's."""
        investigator = self.investigator(state, who)
        fate = next((fate for fate in FATES if fate == (how or "resigned")), None)
        if fate is None:
            raise AssertionError(f"nobody is eliminated by {how!r}; there is {', '.join(FATES)}")
        if list(state.present()) == [investigator]:
            raise AssertionError(f"without {who} nobody would be left")
        with suppress(StopIteration):
            rules = eliminate(state, investigator, fate)
            decision = next(rules)
            while True:
                decision = rules.send(list(decision.options[: decision.least]))
        if state.active == investigator.seat:
            self.begin_turn(state, state.investigators[state.lead].slug)

    # --- the campaign

    def begin_scenario(self, state: CardGame, scenario: str) -> None:
        """The table is cleared and the scenario laid out by what the campaign has recorded; then the game is calm again."""
        later = CAMPAIGN[1:]
        if not state.campaign:
            raise AssertionError("a scenario on its own is named in the setup; later ones need campaign=True")
        if scenario not in later:
            raise AssertionError(f"{scenario!r} is no later scenario of the campaign; there are {', '.join(later)}")
        clear_table(state)
        state.scenario = scenario
        deal(state, state.dossiers)
        state.lead = state.present()[0].seat

    def record(
        self,
        state: CardGame,
        entries: Sequence[str],
        *,
        physical_trauma: int | None = None,
        mental_trauma: int | None = None,
        experience: int | None = None,
        cards: Sequence[str] = (),
    ) -> None:
        """Entries of the campaign log; or, after the name of an investigator, trauma, experience that is not spent yet, and
        cards that have come into the deck: bought, earned, or weaknesses."""
        who = entries[0] if entries and entries[0] in INVESTIGATORS else ""
        if not who and (physical_trauma, mental_trauma, experience, *cards) == (None, None, None):
            self._write(state, entries)
            return
        if not who or len(entries) > 1:
            raise AssertionError("an investigator is recorded by itself: its name first, and no entries of the log")
        investigator, dossier = self.investigator(state, who), self._dossier(state, who)
        if physical_trauma is not None:
            investigator.physical_trauma = dossier.physical_trauma = physical_trauma
        if mental_trauma is not None:
            investigator.mental_trauma = dossier.mental_trauma = mental_trauma
        if experience is not None:
            dossier.experience = experience
        for card in cards:
            if card not in ALL:
                raise AssertionError(f"there is no card {card!r}")
            if card in state.collection:
                state.collection.remove(card)
            dossier.cards.append(card)

    def _dossier(self, state: CardGame, who: str) -> Dossier:
        for dossier in state.dossiers:
            if dossier.slug == who:
                return dossier
        raise AssertionError(f"there is no record of {who}: set the scenario up with campaign=True")

    @staticmethod
    def _write(state: CardGame, entries: Sequence[str]) -> None:
        """Entries of the campaign log, as earlier scenarios may have left them."""
        known = (*ENTRIES, *(ending(scenario, resolution) for scenario, resolution in SKIPPED))
        for entry in entries:
            if entry not in known:
                raise AssertionError(f"nothing writes {entry!r} into the campaign log; there is {', '.join(known)}")
            if entry not in state.log:
                state.log.append(entry)

    # --- pieces

    def place(self, state: CardGame, piece: str, at: str) -> None:
        """An investigator at a location, an enemy too; a location in play (`revealed` or `unrevealed`), in the place of another
        version of it; an act or an agenda as the current one (`current`); a treachery attached to a location, an asset there
        that nobody controls; any card in the victory display (`victory`) or removed from the game (`box`)."""
        card = ALL.get(slug_of(piece))
        if card is None:
            raise AssertionError(f"there is no card {piece!r}")
        if isinstance(card, LocationCard):
            self._turn_over(state, self.lay_out(state, piece), at)
        elif at == "current":
            self._make_current(state, piece)
        elif at == "victory":
            state.victory.append(self._take(state, piece))
        elif at == "box" and not isinstance(card, NEVER_HELD):
            taken = self._take(state, piece)
            owner = owner_of(state, taken)
            (state.removed if owner is None else owner.removed).append(taken)
        elif isinstance(card, InvestigatorCard):
            self._turn_over(state, self.lay_out(state, at), "revealed")
            investigator = self.investigator(state, piece)
            investigator.at = at
            for enemy in state.enemies:
                if enemy.engaged == investigator.seat:
                    enemy.at = at
        elif isinstance(card, AssetCard):
            self.lay_out(state, at)
            state.loose.append((self._take(state, piece), at))
        elif any(enemy.card == piece for enemy in state.enemies):
            self.lay_out(state, at)
            state.enemy(piece).at = at
        else:
            self.lay_out(state, at).attached.append(Asset(self._take(state, piece)))
        state.cards_changed()

    @staticmethod
    def _turn_over(state: CardGame, location: Location, side: str) -> None:
        """A location that is turned over gets its clues, one that is turned back loses them."""
        if side not in ("revealed", "unrevealed"):
            raise AssertionError(f"a location is revealed or unrevealed, not {side!r}")
        if location.revealed != (side == "revealed"):
            location.revealed = not location.revealed
            location.clues = location_card(location.card).clues * state.started if location.revealed else 0

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
        if not isinstance(ALL.get(card), LocationCard):
            raise AssertionError(f"{card!r} is no location")
        self._take(state, card)
        location = self._make_way(state, card)
        location.card, location.revealed = card, True
        location.clues = location_card(card).clues * state.started
        return location

    @staticmethod
    def _make_way(state: CardGame, card: str) -> Location:
        """The place in which a location comes into play: that of its other version or of a back that might be it, with whoever
        is there; a new one if there is none."""
        title = location_card(card).en
        hidden = any(printed.anonymous and printed.en == title for printed in state.edition[LOCATIONS])
        for place in state.locations:
            other = location_card(place.card)
            if other.en == title and other.anonymous == hidden:
                break
        else:
            state.locations.append(Location(card))
            return state.locations[-1]
        if not hidden:
            state.removed.append(place.card)
        there: list[Investigator | Enemy] = [*state.investigators, *state.enemies]
        for who in there:
            if who.at == place.card:
                who.at = card
        return place

    def spawn(self, state: CardGame, piece: str, at: str = "", engaged: str = "", **tokens: int) -> None:
        """An enemy at a location, or engaged with an investigator; `damage=1` and the like put tokens on it."""
        if not at and not engaged:
            raise AssertionError(f"{piece} spawns nowhere: say at which location, or with whom it is engaged")
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
            if isinstance(ALL.get(slug_of(piece)), NEVER_HELD):
                raise AssertionError(f"nobody holds {piece!r}: place it")
            if thing == "clue":
                investigator.clues += 1
            elif thing == "resource":
                investigator.resources += 1
            elif where == "play":
                card = self._take(state, piece, investigator)
                uses = asset_card(card).uses
                investigator.play.append(Asset(card, uses=0 if uses is None else uses.amount))
            elif where == "threat":
                card = self._take(state, piece, investigator)
                clues, horror = self._revealed_with(card)
                investigator.threat.append(Asset(card, clues=clues, horror=horror))
            elif where == "discard":
                investigator.discard.append(self._take(state, piece, investigator, investigator.discard))
            elif where:
                raise AssertionError(f"cards are given to a hand, play, threat or discard, not to {where!r}")
            else:
                investigator.hand.append(self._take(state, piece, investigator, investigator.hand))
        state.cards_changed()

    @staticmethod
    def _revealed_with(card: str) -> tuple[int, int]:
        """The clues and the horror that a card has on it when it enters a threat area."""
        revelation = getattr(card_of(card), "revelation", None)
        if isinstance(revelation, Word) and revelation.name == INTO_THREAT_AREA.name:
            clues, horror = revelation.args
            return clues, horror
        return 0, 0

    def decks(self, state: CardGame) -> Mapping[str, Pile]:
        """`encounter`, `side`, and the deck of each investigator by its slug."""
        own = {investigator.slug: investigator.deck for investigator in state.investigators}
        return {"encounter": state.encounter_deck, "side": state.side_deck, **own}

    def take(self, state: CardGame, deck: str, card: str, beside: Sequence[str]) -> str:
        """A card that is not in play."""
        owner = None if deck in ("encounter", "side") else self.investigator(state, deck)
        return self._take(state, card, owner, beside)

    def exhaust(self, state: CardGame, card: str) -> None:
        """An asset, an enemy, or a card in a threat area."""
        found = self.find(state, card)
        if not isinstance(found, (Asset, Enemy)):
            raise AssertionError(f"{card} cannot be exhausted")
        if found.exhausted:
            raise AssertionError(f"{card} is exhausted already")
        found.exhausted = True
        state.cards_changed()

    # --- copies

    def _take(
        self, state: CardGame, piece: str, investigator: Investigator | None = None, beside: Sequence[str] = ()
    ) -> str:
        """Takes a card away from wherever it is out of play: that copy, or any copy by its slug that is not `beside` it.

        What is not in the game comes into it as a new copy.
        """
        if slug_of(piece) not in ALL:
            raise AssertionError(f"there is no card {piece!r}")
        for pile in self._out_of_play(state, investigator):
            for card in pile:
                if piece in (card, slug_of(card)) and card not in beside:
                    pile.remove(card)
                    return card
        return self._new_copy(state, piece, investigator, beside)

    @staticmethod
    def _out_of_play(state: CardGame, investigator: Investigator | None) -> list[Pile | list[str]]:
        """Where cards lie that are not in play: those of an investigator or, where none is named, of everybody come last."""
        piles: list[Pile | list[str]] = [
            state.encounter_deck,
            state.encounter_discard,
            state.side_deck,
            state.set_aside,
            state.removed,
            state.victory,
        ]
        if investigator is not None:
            return [investigator.deck, investigator.hand, investigator.discard, investigator.removed, *piles]
        for each in state.investigators:
            piles += [each.deck, each.hand, each.discard, each.removed]
        return piles

    @staticmethod
    def _new_copy(state: CardGame, piece: str, investigator: Investigator | None, beside: Sequence[str]) -> str:
        """A copy that is not in the game yet; there are only so many encounter cards."""
        slug = slug_of(piece)
        copies = card_of(slug).ids or [slug]
        if investigator is not None and not card_of(slug).encounter_set:
            copies = [f"{slug}#{10 * investigator.seat + n}" for n in range(1, 10)]
        used = cards_of_game(state)
        for copy in [piece] if "#" in piece else copies:
            if not used[copy] and copy not in beside:
                return copy
        raise AssertionError(f"{piece} cannot be taken: it is in play, or there already")


SITUATIONS = CardGameSituations()
