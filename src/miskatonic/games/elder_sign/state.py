"""The state of a game of Elder Sign."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct, field

from miskatonic.games.elder_sign.components import CARDS, INVESTIGATORS
from miskatonic.games.elder_sign.dice import COLORS, UNROLLED
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.memory import printed
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.state import Hooked, Offer, State
from miskatonic.kernel.text import name, text

ENTRANCE = "entrance"
ANCIENT_ONE = "ancient_one"
NAMES[f"elder_sign/{ENTRANCE}"] = {"en": "The entrance", "fr": "L’entrée"}
NAMES[f"elder_sign/{ANCIENT_ONE}"] = {"en": "the Ancient One", "fr": "le Grand Ancien"}

Zone = Literal["supply", "pool", "task", "aside", "spell", "marker", "lock", "out"]
Step = Literal["prepare", "first_mythos", "turn", "wait", "roll", "retry", "clock", "midnight"]


class Die(Struct, gc=False, omit_defaults=True):
    """One die: where it lies, what it shows, and the icon that it is locked by."""

    color: str = "green"
    zone: Zone = "supply"
    at: str = ""
    """On a task: its number. On a spell: that card. On a marker: the seat."""
    face: int = UNROLLED
    lock: str = ""
    """The adventure, monster or Mythos card whose icon holds it."""


class Adventure(Struct, gc=False, omit_defaults=True):
    """An adventure card in play with the monster markers on it."""

    card: str
    covers: list[str] = field(default_factory=list)
    """The monster on each printed task, "" where there is none; empty as long as no printed task has one."""
    below: list[str] = field(default_factory=list)
    """The monsters under its last task."""

    def monsters(self) -> list[str]:
        """The monsters on the card."""
        return [monster for monster in self.covers if monster] + self.below


class Investigator(Struct, gc=False, omit_defaults=True):
    """An investigator in play."""

    slug: str
    seat: int
    sanity: int
    stamina: int
    max_sanity: int
    max_stamina: int
    at: str = ENTRANCE
    clues: int = 0
    cards: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    rested: list[str] = field(default_factory=list)
    """What has been used since midnight and can be used once a day."""


class Attempt(Struct, gc=False, omit_defaults=True):
    """The attempt at an adventure, or the attack on the Ancient One, that is under way."""

    place: str
    slot: int = -1
    """Where the adventure lies in the museum; -1 for another place."""
    pool: list[int] = field(default_factory=list)
    """The dice of the pool, in their order: those in that zone, so that they need not be looked for."""
    held: list[int] = field(default_factory=list)
    """The same for the dice on spells and markers."""
    done: list[int] = field(default_factory=list)
    defeated: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Abilities that can be used once an attempt."""
    face_down: list[str] = field(default_factory=list)
    """Monsters that a card has beaten, whose task asks for something beside them."""
    turned: list[str] = field(default_factory=list)
    """Abilities that can be used once a roll."""
    rolled: bool = False
    settled: bool = False
    """Dice of the roll lie on spells: its results are not changed any more."""
    joined: list[int] = field(default_factory=list)
    """The yellow and the red die, once they have joined the pool."""
    focused: bool = False
    """Its investigator has focused in it."""
    over: bool = False
    """All tasks are completed and the card is about to leave play."""


class Cast(Struct, gc=False, omit_defaults=True):
    """A spell that has been cast and holds dice, or is about to."""

    card: str
    seat: int
    fresh: bool = False
    """Laid down before the roll: it takes its dice from the roll that comes."""


class ElderSign(State, kw_only=True, omit_defaults=True):
    """Everything that is true in a game of Elder Sign. The last card of a pile is its top one."""

    game: ClassVar[str] = "elder_sign"

    ancient_one: str
    errata: bool = False
    draft: bool = False
    """Investigators are chosen by their players, not dealt at random."""

    investigators: list[Investigator | None]
    chosen: list[str] = field(default_factory=list)
    """The investigator that each seat asked for, "" for none; until everybody has one."""
    box: Pile
    """Investigators that can still be taken."""
    out: list[int] = field(default_factory=list)
    """Seats that are eliminated."""
    devoured: list[str] = field(default_factory=list)

    active: int = 0
    step: Step = "prepare"
    clock: int = 0
    """Hours in threes: 0 is midnight."""
    midnights: int = 0
    """1 while midnight waits for the end of the turn (errata)."""
    day: int = 1
    doom: int = 0
    elder_signs: int = 0
    awake: bool = False
    foes: int = 0
    """The monsters that were in play when the last doom token was placed."""
    clues: int = 15

    museum: list[Adventure | None]
    other_worlds: list[Adventure] = field(default_factory=list)
    adventure_deck: Pile
    other_world_deck: Pile
    common_deck: Pile
    unique_deck: Pile
    spell_deck: Pile
    ally_deck: Pile
    mythos_deck: Pile
    mythos: str = ""
    mythos_pile: Pile = field(default_factory=Pile)
    cup: Pile
    removed: list[str] = field(default_factory=list)

    dice: list[Die] = field(default_factory=lambda: [Die(color) for color in COLORS])
    attempt: Attempt | None = None
    waiting: list[str] = field(default_factory=list)
    """Icons whose die is locked elsewhere, in the order in which they get it."""
    cast: list[Cast] = field(default_factory=list)

    @property
    def active_investigator(self) -> Investigator | None:
        """The active investigator; None if there is none any more."""
        return self.investigators[self.active]

    def adventures(self) -> list[Adventure]:
        """The adventures in play: the museum's, then the Other Worlds."""
        return [adventure for adventure in self.museum if adventure is not None] + self.other_worlds

    def adventure(self, card: str) -> Adventure:
        """The adventure in play with that card."""
        for adventure in self.museum:
            if adventure is not None and adventure.card == card:
                return adventure
        for adventure in self.other_worlds:
            if adventure.card == card:
                return adventure
        raise LookupError(f"{card} is not in play")

    def lair(self, monster: str) -> Adventure:
        """The adventure that a monster lies on."""
        for adventure in self.adventures():
            if monster in adventure.covers or monster in adventure.below:
                return adventure
        raise LookupError(f"{monster} is not in play")

    def attempted(self, attempt: Attempt) -> Adventure:
        """The adventure that is attempted."""
        adventure = self.museum[attempt.slot] if attempt.slot >= 0 else None
        return self.adventure(attempt.place) if adventure is None else adventure

    def acting(self) -> Investigator | None:
        """The active investigator or, if there is none any more, the next one in play."""
        return self.investigators[self.active] or next(iter(self.present()), None)

    def present(self) -> list[Investigator]:
        """The investigators in play, the active one first, then clockwise."""
        order = self.investigators[self.active :] + self.investigators[: self.active]
        return [investigator for investigator in order if investigator is not None]

    def deck(self, kind: str) -> Pile:
        """The deck of that kind of card."""
        deck: Pile = getattr(self, f"{kind}_deck")
        return deck

    @property
    def players(self) -> int:
        """How many players there are, the eliminated ones included."""
        return len(self.investigators)

    def length(self) -> dict[str, int]:
        """The day that has begun."""
        return {"day": self.day}

    def at_step(self) -> str:
        """The step that comes next."""
        return self.step

    def hooked(self) -> Hooked:
        """The Ancient One, the current Mythos card, the investigators with their allies in the order of the seats."""
        hooks = self.hooks
        cards: list[str | int | None] = [self.ancient_one]
        if self.mythos in hooks and not self.awake:
            cards.append(self.mythos)
        for investigator in self.investigators:
            if investigator is not None:
                cards += (investigator.seat, investigator.slug)
                for card in investigator.cards:
                    if card in hooks:
                        cards.append(card)
        return tuple(cards)

    def alike(self, one: str, other: str) -> bool:
        """Whether two pieces are copies of one card that no task tells apart, so that it makes no difference which is meant."""
        if one == other:
            return True
        if one.partition("#")[0] != other.partition("#")[0]:
            return False
        return self._lies(one) == self._lies(other)

    def _lies(self, piece: str) -> tuple[str, int]:
        """The adventure and the printed task that a monster lies on; nowhere for other pieces."""
        for adventure in self.adventures():
            if piece in adventure.below:
                return adventure.card, -1
            if piece in adventure.covers:
                return adventure.card, adventure.covers.index(piece)
        return "", -1

    def lead_seat(self) -> int:
        """The active player decides what concerns everybody."""
        return self.active

    @classmethod
    def offer(cls, card: str, hook: Hook | None = None) -> Offer:
        """Using an ability of an investigator, or a card in hand."""
        return offer(card)


@printed
def offer(card: str) -> Offer:
    """What a player reads who may use a card in play."""
    if card in INVESTIGATORS:
        investigator = INVESTIGATORS[card]
        return Offer(text("es-option-use-ability", ability=investigator.ability), investigator.text, "ES-CARD-12")
    if (held := CARDS.get(card)) is not None:
        label = text(f"es-option-use-{held.deck}", card=name(ElderSign.game, card))
        return Offer(label, held.text, "ES-ALLY-01" if held.deck == "ally" else "ES-ITEM-04")
    return Offer(name(ElderSign.game, card), None, "ES-CARD-04")


ElderSignEffect = Effect[ElderSign, Investigator]
"""What a card of this game does to an investigator. What concerns the whole table is run by the active one."""
