"""The state of a game of Arkham Horror."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field

from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONE,
    AREAS,
    CARDS,
    INVESTIGATORS,
    MONSTER_CARDS,
    MYTHOS,
    OTHER_WORLDS,
    SHEETS,
    Deck,
    Fate,
    Location,
    Skill,
)
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.memory import printed
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.state import Hooked, Offer, State
from miskatonic.kernel.text import Text, name, text

SKY = "sky"
OUTSKIRTS = "outskirts"
LOST = "lost_in_time_and_space"
JAIL = "jail_cell"

for _place, _en, _fr in (
    (SKY, "the Sky", "le Ciel"),
    (OUTSKIRTS, "the Outskirts", "la Périphérie"),
    (LOST, "Lost in Time and Space", "Perdu dans le Temps et l’Espace"),
    (JAIL, "the jail cell", "la cellule"),
    (ANCIENT_ONE, "the Ancient One", "le Grand Ancien"),
):
    NAMES[f"arkham_horror/{_place}"] = {"en": _en, "fr": _fr}

Step = Literal[
    "prepare",
    "first_mythos",
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
    "battle_start",
    "battle_upkeep",
    "battle_attack",
    "battle_defense",
]

Section = Literal["battle_attack", "battle_defense"]
"""A part of a round of the final battle: the investigators attack, or the Ancient One does."""


Moved = Literal["", "walked", "over", "fought"]
"""Not moved yet; moving; movement over, after a drive or a delay; movement ended by a fight."""


class Investigator(Struct, gc=False, omit_defaults=True):
    """An investigator in play."""

    slug: str
    seat: int
    sanity: int
    stamina: int
    at: str
    sliders: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The stop, from 0, of each slider."""
    money: int = 0
    clues: int = 0
    cards: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    """Tokens on cards with a limited number of uses."""
    fresh: list[str] = field(default_factory=list)
    """Cards that are not rolled for in the next upkeep, because they have just been gained."""
    lasting: list[str] = field(default_factory=list)
    """Spells each of which adds a die to all of its checks until the end of the turn, even after a change of owner."""
    hands: list[str] = field(default_factory=list)
    """The weapons that are in hand."""
    fate: Fate = ""
    dice_fate: Fate = ""
    """The fate that its dice go by for a time, whatever its own."""
    monster_trophies: list[str] = field(default_factory=list)
    gate_trophies: list[str] = field(default_factory=list)
    sanity_drain: int = 0
    stamina_drain: int = 0
    """What the maximum has been lowered by for the rest of the game."""
    delayed: bool = False
    skips: int = 0
    """The turns that are lost altogether."""
    explored: bool = False
    """It has explored the world behind the gate where it is."""
    gate: str = ""
    """In an Other World: the location of the gate that it went through."""
    points: int = 0
    """Movement points that are left."""
    moved: Moved = ""
    """What has become of its movement in this phase."""
    evaded: list[str] = field(default_factory=list)
    """Monsters that have been evaded or fought in this phase."""
    home_again: bool = False
    """It has come back from an Other World in this turn."""
    busy: bool = False
    """It has been sent away in this turn, and has no further encounter."""
    traded: list[int] = field(default_factory=list)
    """Whom a trade has been proposed to since it came here."""
    used: list[str] = field(default_factory=list)
    """What has been used in this turn and can be used once a turn."""
    sure: str = ""
    """The kind of check that the next one of it will pass without dice."""
    focus_spent: int = 0
    """The focus that has been spent in this turn other than on sliders."""
    forfeited: list[str] = field(default_factory=list)
    """Special cards that it can never take again, such as a loan after one that was not paid back."""
    counters: dict[str, int] = field(default_factory=dict)
    """Tokens of some kind that it has, where a box brings such tokens."""


CheckKind = Literal["skill", "evade", "horror", "combat", "spell", "close"]


class Check(Struct, gc=False, omit_defaults=True):
    """The skill check that is under way."""

    seat: int
    skill: Skill
    kind: CheckKind = "skill"
    modifier: int = 0
    difficulty: int = 1
    wanted: int = 1
    """How many successes are of any use."""
    monster: str = ""
    dice: list[int] = field(default_factory=list)
    """What has been rolled so far."""
    double_sixes: bool = False
    sure: bool = False
    """It is passed without dice."""
    dead: bool = False
    """It is failed whatever the dice show."""
    granted: bool = False
    """It is passed with as many successes as it needs, whatever the dice show."""
    extra: int = 0
    """Successes that cards have added."""
    helped: list[str] = field(default_factory=list)
    """Cards that have been used for it and can be used once a check."""


class Combat(Struct, gc=False, omit_defaults=True):
    """The fight that is under way, against a monster or against the Ancient One."""

    seat: int
    monster: str
    spells: list[str] = field(default_factory=list)
    """Spells that give their bonus, with their hands committed."""
    cast: list[str] = field(default_factory=list)
    """Those of them that were cast in this round: they cannot be let go before it is over."""
    spent: int = 0
    """Hands that a failed casting keeps busy in this round."""
    enchanted: list[str] = field(default_factory=list)
    """The physical weapons that count as magical."""
    ignored: dict[str, str] = field(default_factory=dict)
    """By spell that makes the monster less tough by 1: its ability that does not count, "" if it has none."""
    power: dict[str, int] = field(default_factory=dict)
    """By spell that is as strong as its casting: what it adds to combat checks."""
    doomed: bool = False
    """The horror check and all combat checks against the monster fail."""
    horror_over: bool = False


class Encounter(Struct, gc=False, omit_defaults=True):
    """The card that is being resolved in an encounter."""

    seat: int
    card: str
    at: str
    """The location, the part of one, or the Other World whose entry happens."""


class Battle(Struct, gc=False, omit_defaults=True):
    """The final battle."""

    round: int = 0
    rating: int = 0
    """The combat rating of the Ancient One."""
    successes: int = 0
    """Successes towards the next doom token."""
    strength: int = 0
    """Doom tokens that are left."""
    card: str = ""
    """The card that says how this round goes, where there are such cards; its hooks are in force."""
    sections: list[Section] | None = None
    """The sections of this round that are still to come, if it is not an ordinary round."""
    warded: bool = False
    """The attacks of the Ancient One in this round are warded off."""


class Arkham(State, kw_only=True, omit_defaults=True):
    """Everything that is true in a game of Arkham Horror. The last card of a pile is its top one."""

    game: ClassVar[str] = "arkham_horror"

    ancient_one: str
    investigators: list[Investigator | None]
    chosen: list[str] = field(default_factory=list)
    """The investigator that each seat asked for, "" for none; until everybody has one."""
    revealed: list[str] = field(default_factory=list)
    """The investigators that may be chosen from at the start."""
    box: Pile
    """Investigators that can still be taken."""
    out: list[int] = field(default_factory=list)
    """Seats that are eliminated."""
    devoured: list[str] = field(default_factory=list)
    legacy: dict[int, list[str]] = field(default_factory=dict)
    """The trophies that a devoured investigator leaves to the next one of its seat."""

    turn: int = 0
    first: int = 0
    """The first player."""
    active: int = 0
    step: Step = "prepare"

    doom: int = 0
    terror: int = 0
    awake: bool = False
    battle: Battle | None = None
    combat: Combat | None = None
    encounter: Encounter | None = None
    checks: list[Check] = field(default_factory=list)
    """The checks under way: one may be made in the course of another, the last one comes first."""

    gates: dict[str, str] = field(default_factory=dict)
    """The open gates by location."""
    gate_stack: Pile
    seals: list[str] = field(default_factory=list)
    """Locations with an elder sign."""
    elder_signs_played: int = 0
    clues: dict[str, int] = field(default_factory=dict)
    """Clues by location."""
    closed: list[str] = field(default_factory=list)
    """Locations that are closed for good."""
    shut: dict[str, str] = field(default_factory=dict)
    """Locations that are closed for a time, by the card that closes them."""

    monsters: dict[str, str] = field(default_factory=dict)
    """The monsters on the board, the Sky and the Outskirts included, by where they are."""
    cup: Pile
    met: list[str] = field(default_factory=list)
    """Monsters that encounters have brought up and that are not on the board."""
    faced: str = ""
    """The monster that an investigator is about to evade or fight."""

    decks: dict[str, Pile]
    """The decks of the investigators' cards."""
    gate_deck: Pile
    mythos_deck: Pile
    mythos: str = ""
    """The Mythos card that is being resolved."""
    environment: str = ""
    rumor: str = ""
    rumor_since: int = 0
    """The turn in which the rumor entered play."""
    rumor_tokens: int = 0
    rumor_monsters: list[str] = field(default_factory=list)
    headlines: dict[str, int] = field(default_factory=dict)
    """Headlines that stay in play, with the turn at whose end they leave."""
    double_mythos: bool = False
    """Two Mythos cards are drawn each turn; of the second one no gate opens."""
    second_mythos: bool = False
    """The second one is still to come in this turn."""
    face_up: dict[str, str] = field(default_factory=dict)
    """The card that lies face up on the deck of a neighborhood."""
    drawn: list[str] = field(default_factory=list)
    """Cards of investigators' decks that a player is looking at."""
    removed: list[str] = field(default_factory=list)
    """Whatever has gone back to the box."""

    sheets: list[str] = field(default_factory=list)
    """Sheets beside the Ancient One's."""
    piles: dict[str, Pile] = field(default_factory=dict)
    """Decks and supplies that boxes bring along, by name."""
    markers: dict[str, str] = field(default_factory=dict)
    """Markers that boxes put on the board, by where they lie."""
    counters: dict[str, int] = field(default_factory=dict)
    """Numbers that boxes keep, by what they count."""

    @property
    def players(self) -> int:
        """How many players there are, the eliminated ones included."""
        return len(self.investigators)

    @property
    def acting(self) -> Investigator | None:
        """The investigator whose turn it is; None if there is none."""
        return self.investigators[self.active]

    def present(self) -> list[Investigator]:
        """The investigators in play, that of the first player first, then clockwise."""
        order = self.investigators[self.first :] + self.investigators[: self.first]
        return [investigator for investigator in order if investigator is not None]

    def at(self, place: str) -> list[Investigator]:
        """The investigators at a place."""
        return [investigator for investigator in self.present() if investigator.at == place]

    def seat_after(self, seat: int) -> int:
        """The next seat with an investigator, clockwise; the same if there is no other."""
        order = self.investigators[seat + 1 :] + self.investigators[: seat + 1]
        return next((person.seat for person in order if person is not None), seat)

    def monsters_at(self, place: str) -> list[str]:
        """The monsters at a place."""
        return [monster for monster, at in self.monsters.items() if at == place]

    def is_closed(self, place: str) -> bool:
        """Whether a location may not be entered; an open gate covers the sign that says so."""
        return (place in self.closed or place in self.shut) and place not in self.gates

    def length(self) -> dict[str, int]:
        """The turn that has begun."""
        return {"turn": self.turn}

    def at_step(self) -> str:
        """The step that comes next."""
        return self.step

    def hooked(self) -> Hooked:
        """The Ancient One, the sheets beside it, the Mythos cards in play, the investigators by seats with their cards
        and trophies."""
        hooks = self.hooks
        cards: list[str | int | None] = [self.ancient_one, *self.sheets]
        cards += [card for card in (self.environment, self.rumor, *self.headlines) if card in hooks]
        if self.battle is not None and self.battle.card in hooks:
            cards.append(self.battle.card)
        for investigator in self.investigators:
            if investigator is not None:
                cards += (investigator.seat, investigator.slug)
                for card in investigator.cards:
                    if card in hooks:
                        cards.append(card)
                for trophy in investigator.monster_trophies:
                    if trophy in hooks:
                        cards.append(trophy)
        return tuple(cards)

    def lead_seat(self) -> int:
        """The first player decides what concerns everybody."""
        return self.first

    @classmethod
    def offer(cls, card: str, hook: Hook | None = None) -> Offer:
        """Using an ability of an investigator, or a card."""
        return offer(card)


def piece(slug: str) -> Text:
    """The name of a piece of this game."""
    return name(Arkham.game, slug)


@printed
def offer(card: str) -> Offer:
    """What a player reads who may use a card in play."""
    if card in INVESTIGATORS:
        investigator = INVESTIGATORS[card]
        return Offer(text("ah-option-use-ability", ability=investigator.ability), investigator.text, "AH-SHEET-01")
    if card in CARDS:
        verb = "cast" if CARDS[card].deck == "spell" else "use"
        rule = "AH-SPELL-02" if verb == "cast" else "AH-COMP-39"
        return Offer(text(f"ah-option-{verb}", card=piece(card)), CARDS[card].text, rule)
    if card in MONSTER_CARDS:
        return Offer(text("ah-option-use", card=piece(card)), MONSTER_CARDS[card].text, "AH-MISC-14")
    if card in SHEETS:
        return Offer(text("ah-option-call-on", card=piece(card)), SHEETS[card].text)
    return Offer(
        text("ah-option-see-to", card=piece(card)), MYTHOS[card].text if card in MYTHOS else None, "AH-MABI-01"
    )


@printed
def street_of(place: str) -> str:
    """The streets of the neighborhood that a place belongs to, or those that one comes to first from there."""
    area = AREAS[place]
    return street_of(area.street) if isinstance(area, Location) else place


@printed
def world_of(place: str) -> str:
    """The Other World that an area of one belongs to; "" for a place that is none."""
    world, _, half = place.rpartition("_")
    return world if half in ("1", "2") and world in OTHER_WORLDS else ""


def person(game: Arkham, slug: str) -> Investigator | None:
    """The investigator in play with that name."""
    return next((who for who in game.present() if who.slug == slug), None)


def in_town(investigator: Investigator) -> bool:
    """Whether the investigator is in a street or at a location of a town."""
    return investigator.at in AREAS or investigator.at == JAIL


def holds(investigator: Investigator, deck: Deck) -> list[str]:
    """The cards of one deck that an investigator has."""
    return [card for card in investigator.cards if CARDS[card].deck == deck]


ArkhamEffect = Effect[Arkham, Investigator]
"""What a card of this game does to an investigator. What concerns the whole table is run by the first player's."""
