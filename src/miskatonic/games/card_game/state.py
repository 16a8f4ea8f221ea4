"""Everything that is true in a game of the card game. A game is one scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, TypeVar

from msgspec import Struct, field
from msgspec.structs import astuple

from miskatonic.games.card_game.components import (
    ALL,
    GAME,
    ActCard,
    AgendaCard,
    AssetCard,
    Card,
    EnemyCard,
    EventCard,
    InvestigatorCard,
    LocationCard,
    TreacheryCard,
    slug_of,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Line, hooks_in
from miskatonic.kernel.memory import printed_on, remembered
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import Hooked, Offer, State, caused
from miskatonic.kernel.text import Text, name, text

Phase = Literal["setup", "mythos", "investigation", "enemy", "upkeep"]
Step = Literal[
    "mulligan",
    "opening",
    "mythos",
    "encounter",
    "mythos_end",
    "investigation",
    "turn",
    "turn_end",
    "investigation_end",
    "hunters",
    "attacks",
    "enemy_end",
    "upkeep",
    "round_end",
    "scenario_end",
    "interlude",
]
Period = Literal["test", "turn", "phase", "round", "game"]
Fate = Literal["", "resigned", "damage", "horror", "defeated", "away"]


class Asset(Struct, gc=False, omit_defaults=True):
    """A card in a play area or threat area, or attached to a location, with the tokens on it."""

    card: str
    exhausted: bool = False
    damage: int = 0
    horror: int = 0
    uses: int = 0
    doom: int = 0
    clues: int = 0
    resources: int = 0


class Enemy(Struct, gc=False, omit_defaults=True):
    """An enemy in play."""

    card: str
    at: str
    engaged: int = -1
    """The seat it is engaged with; -1 for none, and always for a massive one."""
    exhausted: bool = False
    damage: int = 0
    doom: int = 0
    clues: int = 0
    bearer: int = -1
    """Of a weakness: the seat whose deck it came from."""


class Location(Struct, gc=False, omit_defaults=True):
    """A location in play."""

    card: str
    revealed: bool = False
    clues: int = 0
    doom: int = 0
    attached: list[Asset] = field(default_factory=list)


class Investigator(Struct, gc=False, omit_defaults=True):
    """An investigator and everything that belongs to it."""

    slug: str
    seat: int
    deck: Pile
    at: str = ""
    damage: int = 0
    horror: int = 0
    resources: int = 0
    clues: int = 0
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    """The last card is the top one."""
    play: list[Asset] = field(default_factory=list)
    threat: list[Asset] = field(default_factory=list)
    """Treacheries and other cards in the threat area; engaged enemies are with the enemies."""
    actions: int = 0
    """Actions left in this turn."""
    tome_actions: int = 0
    """Further actions that can only be spent on the abilities of Tomes."""
    played: bool = False
    """It has taken its turn in this round."""
    fate: Fate = ""
    """How it was eliminated, if it was."""
    killed: bool = False
    insane: bool = False
    physical_trauma: int = 0
    mental_trauma: int = 0
    """What it has suffered, in this scenario and before."""
    experience: int = 0
    """What this scenario has brought so far."""
    removed: list[str] = field(default_factory=list)
    """Cards of its deck that were removed from the game."""
    unseen: int = 0
    """How many leading cards of this list came from a hidden zone (hand or deck)."""
    earned: list[str] = field(default_factory=list)
    """Story cards and weaknesses that stay in its deck after the scenario."""


class Dossier(Struct, gc=False, omit_defaults=True):
    """What stays of an investigator between the scenarios of a campaign."""

    slug: str
    cards: Pile
    """The deck: slugs, one for each copy, with weaknesses and earned cards."""
    physical_trauma: int = 0
    mental_trauma: int = 0
    experience: int = 0
    """Not spent yet."""
    away: bool = False
    """Its player sits the scenario out, or has not joined yet."""


class Seen(Struct, gc=False):
    """A card in a deck that a player has seen: where it was then, and where it still is if the deck has that many cards."""

    deck: int
    """Whose deck; -1 for the encounter deck."""
    place: int
    """From the bottom, which has number 0."""
    card: str
    seat: int
    """Who has seen it; -1 for everybody."""


class Lasting(Struct, gc=False, omit_defaults=True):
    """An effect that lasts: what, of which card, on whom (a seat or a piece), how much, until when."""

    kind: str
    card: str
    until: Period
    seat: int = -1
    piece: str = ""
    amount: int = 0


class SkillTest(Struct, gc=False, omit_defaults=True):
    """The skill test that is under way."""

    seat: int
    skill: str
    difficulty: int
    kind: str = ""
    """`fight`, `evade`, `investigate`, or "" for any other test."""
    target: str = ""
    """The enemy or the location that it is about."""
    source: str = ""
    """The card that it comes from."""
    bonus: int = 0
    """What effects have added for this test."""
    committed: list[tuple[int, str]] = field(default_factory=list)
    """Cards committed, with the seat that committed each."""
    tokens: list[str] = field(default_factory=list)
    """Tokens revealed and not cancelled."""
    shown: str = ""
    """The token that has just been revealed, as long as it may still be cancelled."""
    flipped: list[int] = field(default_factory=list)
    """Of the tokens, by place: those whose minus counts as a plus."""
    damage: int = 0
    """Of an attack: what it deals beyond its usual damage."""
    clues: int = 0
    """Of an investigation: how many clues it discovers beyond the usual one."""
    automatic: Literal["", "success", "failure"] = ""
    passed: bool = False
    by: int = 0
    """The margin of success or failure."""
    step: int = 1
    """How far it has come: ST.1 to ST.8."""
    only: Literal["", "passed", "failed"] = ""
    """Which result alone brings something by itself."""


class CardGame(State, kw_only=True, omit_defaults=True):
    """Everything that is true in a game. The last card of a pile is its top one."""

    game: ClassVar[str] = GAME
    lead_orders_forced: ClassVar[bool] = True
    forced_order_rule: ClassVar[str] = "CG-PRIO-08"
    pass_is_final: ClassVar[bool] = False

    scenario: str
    difficulty: Literal["easy", "standard", "hard", "expert"] = "standard"
    campaign: bool = False
    """The scenario is one of a campaign; otherwise it is played on its own."""
    started: int
    """How many investigators began the scenario."""

    investigators: list[Investigator]
    lead: int = 0
    active: int = -1
    """The seat whose turn it is; -1 outside of turns."""
    phase: Phase = "setup"
    step: Step = "mulligan"
    pointer: int = 0
    """Which seat, in player order, a step deals with next."""
    done: list[int] = field(default_factory=list)
    """The seats that the step under way has dealt with."""
    round: int = 0

    agenda: str = ""
    agenda_deck: list[str] = field(default_factory=list)
    """Agendas to come, the next one first."""
    agenda_doom: int = 0
    act: str = ""
    act_deck: list[str] = field(default_factory=list)
    act_clues: int = 0

    locations: list[Location] = field(default_factory=list)
    enemies: list[Enemy] = field(default_factory=list)
    encounter_deck: Pile = field(default_factory=Pile)
    encounter_discard: list[str] = field(default_factory=list)
    hidden_set: str = ""
    """The encounter set that was added at random, as long as not everybody knows which one it is."""
    insiders: list[int] = field(default_factory=list)
    """The seats that know it all the same."""
    seen: list[Seen] = field(default_factory=list)
    """What players have seen of decks since those were shuffled."""
    side_deck: Pile = field(default_factory=Pile)
    """The scenario's own deck: the cultists, or the woods that have not shown themselves yet."""
    set_aside: list[str] = field(default_factory=list)
    loose: list[tuple[str, str]] = field(default_factory=list)
    """Cards in play without a controller, each with its location."""
    victory: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    """The chaos tokens."""
    collection: Pile = field(default_factory=Pile)
    """Basic weaknesses that are in no deck."""
    log: list[str] = field(default_factory=list)
    """The campaign log."""
    dossiers: list[Dossier] = field(default_factory=list)
    """Of a campaign: one for each seat."""
    earned: int = 0
    """Of a campaign: all experience that investigators have earned."""
    lost: list[str] = field(default_factory=list)
    """Investigators that were killed or driven insane in this campaign, or whose player has taken another one."""
    reserve: list[str] = field(default_factory=list)
    """Deck lists for investigators that may be needed later in the campaign."""

    test: SkillTest | None = None
    drawn: list[str] = field(default_factory=list)
    """Encounter cards that are being resolved."""
    perilous: int = -1
    """The seat that resolves a card with peril, in which no other may intervene; -1 for none."""
    using: str = ""
    """The card whose ability or effect was begun last."""
    lasting: list[Lasting] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    """How often an ability with a limit has been used: `round:roland_banks:0`, or `game:northside` for everybody."""
    resolution: int = -1
    """Which resolution was reached; 0 for none of the numbered ones, -1 as long as the game goes on."""

    # --- looking things up

    def present(self) -> Sequence[Investigator]:
        """The investigators that are still in the game, in player order."""
        if len(self.investigators) == 1:
            return () if self.investigators[0].fate else self.investigators
        seats = self.investigators[self.lead :] + self.investigators[: self.lead]
        return [investigator for investigator in seats if not investigator.fate]

    def party(self) -> list[Investigator]:
        """Everybody who takes part in the scenario, whatever has become of them."""
        return [investigator for investigator in self.investigators if investigator.fate != "away"]

    def location(self, card: str) -> Location:
        """The location with that card."""
        for location in self.locations:
            if location.card == card:
                return location
        raise LookupError(f"{card} is not in play")

    def enemy(self, card: str) -> Enemy:
        """The enemy with that card."""
        for enemy in self.enemies:
            if enemy.card == card:
                return enemy
        raise LookupError(f"{card} is not in play")

    def enemies_at(self, location: str) -> list[Enemy]:
        """The enemies at a location."""
        return [enemy for enemy in self.enemies if enemy.at == location]

    def engaged_with(self, seat: int) -> list[Enemy]:
        """The enemies that are engaged with an investigator: a massive one that is ready with everybody at its location."""
        at = self.investigators[seat].at
        return [
            enemy
            for enemy in self.enemies
            if enemy.engaged == seat
            or (enemy.at == at and not enemy.exhausted and "massive" in card_of(enemy.card).keywords)
        ]

    def at(self, location: str) -> list[Investigator]:
        """The investigators at a location, in player order."""
        return [investigator for investigator in self.present() if investigator.at == location]

    def lasts(self, kind: str, seat: int) -> bool:
        """Whether an effect of that kind lasts on an investigator."""
        return bool(self.lasting) and any(effect.kind == kind and effect.seat == seat for effect in self.lasting)

    # --- what the kernel asks

    def hooked(self) -> Hooked:
        """Agenda and act, locations with what is attached, enemies, then each seat's cards in player order."""
        blank = {effect.piece for effect in self.lasting if effect.kind == "blank"} if self.lasting else ()
        cards: list[str | int | None] = []
        if hooks_in_play(self.agenda):
            cards.append(self.agenda)
        if hooks_in_play(self.act):
            cards.append(self.act)
        for location in self.locations:
            side = location.card if location.revealed else unrevealed(location.card)
            if hooks_in_play(side):
                cards.append(side)
            if location.attached:
                cards += [asset.card for asset in location.attached if hooks_in_play(asset.card)]
        for enemy in self.enemies:
            card = enemy.card
            if hooks_in_play(card) and card not in blank:
                cards.append(card)
        for investigator in self.present():
            cards += (investigator.seat, investigator.slug)
            for asset in investigator.play + investigator.threat:
                card = asset.card
                if hooks_in_play(card):
                    cards.append(card)
            cards += [*filter(hooks_in_hand, investigator.hand)]
            if (card := open_event(investigator)) and hooks_in_hand(card):
                cards.append(card)
        return tuple(cards)

    def alike(self, one: str, other: str) -> bool:
        """Whether two cards are copies of one card in the same condition, so that it makes no difference which is meant."""
        return one == other or (slug_of(one) == slug_of(other) and self._condition(one) == self._condition(other))

    def _condition(self, card: str) -> tuple[object, ...]:
        """Where a card is, and what lies on it, and what it has been used for: all that may tell it from another copy."""
        used = [(key.partition(":")[0], n) for key, n in self.used.items() if card in key.split(":")]
        lasting = [effect.kind for effect in self.lasting if effect.piece == card]
        for enemy in self.enemies:
            if enemy.card == card:
                return ("enemy", *astuple(enemy)[1:], used, lasting)
        for location in self.locations:
            if location.card == card:
                return (card,)
            for asset in location.attached:
                if asset.card == card:
                    return (location.card, *astuple(asset)[1:], used, lasting)
        for investigator in self.investigators:
            for asset in (*investigator.play, *investigator.threat):
                if asset.card == card:
                    return (investigator.seat, *astuple(asset)[1:], used, lasting)
            if card in investigator.hand:
                return ("hand", investigator.seat, used)
            if card in investigator.discard:
                return ("discard", investigator.seat, used)
        return (used,)

    def barred(self, seat: int) -> bool:
        """While a card with peril is resolved, everybody else is."""
        return self.perilous not in (-1, seat)

    def card_moved(self, card: str) -> None:
        """A card has entered or left play, or was turned over: most reach into nothing, and nothing changes."""
        if hooks_in_play(card) or hooks_in_play(unrevealed(card)):
            self.cards_changed()

    @property
    def players(self) -> int:
        """How many players there are, the eliminated ones included."""
        return len(self.investigators)

    def length(self) -> dict[str, int]:
        """The round that has begun."""
        return {"round": self.round}

    def at_step(self) -> str:
        """The step that comes next."""
        return self.step

    def lead_seat(self) -> int:
        """The lead investigator decides what concerns everybody."""
        return self.lead

    def asked_seat(self, card: str, seat: int | None, event: Event | None) -> int:
        """Encounter cards anywhere can be used by the seat that an event concerns; the lead decides about the rest."""
        concerned: int = getattr(event, "seat", -1)
        if (
            concerned >= 0
            and not self.investigators[concerned].fate
            and (seat is None or isinstance(card_of(card), TreacheryCard))
        ):
            return concerned
        return self.lead if seat is None else seat

    @classmethod
    def hooks_of(cls, card: str) -> tuple[Hook, ...]:
        """The hooks of a card."""
        return hooks_in_play(card) or hooks_in_hand(card)

    @classmethod
    def offer(cls, card: str, hook: Hook | None = None) -> Offer:
        """Using an ability of a card, or playing it; what that does."""
        key = "cg-option-play" if hooks_in_hand(card) else "cg-option-use"
        return Offer(text(key, card=name(GAME, card)), words_of(card, hook), "CG-ABIL-28")


def words_of(card: str, hook: Hook | None) -> Text | None:
    """The words of the line by which a hook of a card works."""
    return next((line.text for line in lines_in_play(card) if hook in line.hooks), None)


K = TypeVar("K", bound=Card)


def looked_up_as(kind: type[K]) -> Callable[[str], K]:
    """The function that finds the card of a copy, where it can only be of that kind."""

    @printed_on
    def find(copy: str) -> K:
        card = ALL[slug_of(copy)]
        assert isinstance(card, kind)
        return card

    return find


card_of = looked_up_as(Card)
asset_card = looked_up_as(AssetCard)
enemy_card = looked_up_as(EnemyCard)
location_card = looked_up_as(LocationCard)
investigator_card = looked_up_as(InvestigatorCard)
agenda_card = looked_up_as(AgendaCard)
act_card = looked_up_as(ActCard)


@printed_on
def lines_in_play(card: str) -> tuple[Line, ...]:
    """The lines of a card; `~attic` is the unrevealed side of a location."""
    found = ALL.get(slug_of(card.removeprefix(UNREVEALED)))
    if card.startswith(UNREVEALED):
        return found.unrevealed.lines if isinstance(found, LocationCard) else ()
    return () if found is None else found.lines


@printed_on
def hooks_in_play(card: str) -> tuple[Hook, ...]:
    """What works while a card is in play, or its unrevealed side."""
    found = ALL.get(slug_of(card))
    return hooks_in(lines_in_play(card)) if found is None else found.hooks


@printed_on
def hooks_in_hand(card: str) -> tuple[Hook, ...]:
    """What works from a hand."""
    found = ALL.get(slug_of(card))
    return () if found is None else found.hand_hooks


@printed_on
def opens_discard(asset: str) -> bool:
    """Whether an asset lets its controller play the topmost event of the discard pile as if it were in hand."""
    return any(line.name == "opens_discard" for line in lines_in_play(asset))


UNREVEALED = "~"
"""What comes before the name of a location that has not been revealed, among the cards in play."""


@remembered
def unrevealed(location: str) -> str:
    """Under what the hooks of a location are filed that has not been revealed."""
    return f"{UNREVEALED}{location}"


def open_event(investigator: Investigator) -> str:
    """The topmost event of a discard pile, if a card in play lets it be played as if it were in hand; "" otherwise."""
    if investigator.discard and investigator.play:
        for asset in investigator.play:
            if opens_discard(asset.card):
                return next(
                    (card for card in reversed(investigator.discard) if isinstance(card_of(card), EventCard)), ""
                )
    return ""


CardGameEffect = Effect[CardGame, Investigator]
"""What a card does to an investigator. What concerns the whole table is run by the lead."""


def carry_out(game: CardGame, card: str, effect: CardGameEffect, you: Investigator) -> Rules[None]:
    """An effect of a card happens to an investigator: whatever happens meanwhile happens because of that card."""
    game.using = card
    return caused(game, card, effect.run, game, you)
