"""Everything that is true in a game of Mansions of Madness, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, Literal, TypeVar

from msgspec import Struct, field

from miskatonic.games.mansions.components import (
    INVESTIGATORS,
    ITEMS,
    KEEPER_ACTIONS,
    MELEE,
    MYTHOS,
    OBJECTIVES,
    SPELLS,
    STORIES,
    TRAITS,
    TRAUMA,
    WEAPONS,
    Attribute,
    Feature,
    ItemType,
    Objective,
    Status,
    Story,
    Variant,
    room_of,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.memory import printed
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import Hooked, Offer, State
from miskatonic.kernel.text import Text, join, name, text

KEEPER = "keeper"
INVESTIGATORS_TEAM = "investigators"
OFF_BOARD = ""
"""Where an investigator is that is not on the board."""

Step = Literal[
    "story",
    "characters",
    "seeding",
    "order",
    "turn",
    "act",
    "turn_end",
    "trading",
    "threat",
    "keeper_actions",
    "monster_attacks",
    "event",
]


TestKind = Literal["plain", "horror", "evade", "combat", "fire", "lock", "spell"]


class Lasting(Struct, gc=False):
    """A temporary bonus to an attribute of an investigator, or to its tests of a kind."""

    to: Attribute | TestKind
    amount: int
    turns: int
    """How many of its turns have to end until it is over; with 0, it is over when the next turn begins, whosever it is."""


class Investigator(Struct, gc=False, omit_defaults=True):
    """An investigator in play."""

    seat: int
    slug: str
    at: str
    """The space."""
    traits: list[str]
    skill_points: int
    damage: int = 0
    horror: int = 0
    stunned: int = 0
    """Stunned tokens."""
    cards: list[str] = field(default_factory=list)
    """Exploration cards and starting items that it carries."""
    spells: list[str] = field(default_factory=list)
    injury: str = ""
    insanity: str = ""
    secret: str = ""
    """The Mythos card that it was given face down."""
    exposed: bool = False
    """That card has been turned face up."""
    bound: int = 0
    """How many of its turns have begun since it was given that card."""
    hidden: bool = False
    moves: int = 0
    """Movement steps that are left in this turn."""
    moved: int = 0
    """Movement steps that it has taken in this turn."""
    walked: int = 0
    """Spaces that it has gone in this turn of its own will."""
    acted: bool = False
    """The action step of this turn is over."""
    evaded: list[str] = field(default_factory=list)
    """Monsters that it has tried to evade in this turn."""
    frightened: list[str] = field(default_factory=list)
    """Monsters that it has made a horror test for in this turn, in whichever turn it is."""
    met: list[str] = field(default_factory=list)
    """Monsters that were in its room when its turn began."""
    turned_away: list[str] = field(default_factory=list)
    """Rooms whose locks it could not open in this turn."""
    puzzled: list[str] = field(default_factory=list)
    """Puzzles that it has tried in this turn."""
    under: dict[str, int] = field(default_factory=dict)
    """Cards that are in force on it, each with the number of its turns that have to end before it is over."""
    once: list[str] = field(default_factory=list)
    """What has happened to it in this turn, whoever's it is, and does not happen again in it."""
    used: list[str] = field(default_factory=list)
    """What it has used and can use only once in the game."""
    lasting: list[Lasting] = field(default_factory=list)
    """The temporary bonuses to its attributes and tests."""
    seen: list[str] = field(default_factory=list)
    """Cards that lie face down and that its player has looked at."""

    @property
    def room(self) -> str:
        """The room that it is in."""
        return room_of(self.at)


class Monster(Struct, gc=False, omit_defaults=True):
    """A monster on the board."""

    token: int
    """Which of the tokens of its kind it has: only the keeper knows, until it is hurt."""
    at: str
    damage: int = 0
    stunned: int = 0
    name: str = ""
    """Of a monster of the story: what it is called there."""
    extra_health: int = 0
    samples: list[str] = field(default_factory=list)
    """The investigators that it has taken samples of."""
    burning: bool = False
    """It carries a fire token, which does nothing until it is killed."""
    known: bool = False
    """The investigators have seen the back of its token."""
    stopped: bool = False
    """It cannot be moved again in this turn."""
    attacked: bool = False
    """It has attacked, or lost a stunned token instead, in this turn."""

    @property
    def room(self) -> str:
        """The room that it is in."""
        return room_of(self.at)


class Keeper(Struct, gc=False, omit_defaults=True):
    """The keeper."""

    seat: int
    threat: int = 0
    actions: list[str] = field(default_factory=list)
    mythos: list[str] = field(default_factory=list)
    trauma: list[str] = field(default_factory=list)
    """The two hands."""
    skill_points: int = 0
    """With the variant that gives some to the monsters."""
    played: bool = False
    """A Mythos card has been played in this turn of an investigator."""
    used: list[str] = field(default_factory=list)
    """What has been used in this turn of the keeper and cannot be used again in it."""
    done: list[str] = field(default_factory=list)
    """What has been done in this game and cannot be done again."""


class Puzzle(Struct, gc=False, omit_defaults=True):
    """A puzzle on the table, solved or not."""

    layout: str
    pieces: list[str]
    """The piece in each cell."""
    turns: list[int]
    """How many quarter turns each of them is turned clockwise."""
    tile_turns: int = 0


class Attempt(Struct, gc=False, omit_defaults=True):
    """The attempt at a puzzle that is under way."""

    seat: int
    """The investigator's."""
    card: str
    """The card that brought the puzzle up."""
    left: int
    """Puzzle actions that are left."""
    lucky: bool = False
    """A skill point was spent on it."""
    free_pieces: int = 0
    """Pieces that may be drawn without puzzle actions."""
    drawn: str = ""
    """The piece that was drawn and has to replace another one."""


class AttributeTest(Struct, gc=False, omit_defaults=True):
    """The attribute test that is under way."""

    seat: int
    attribute: Attribute
    modifier: int
    kind: TestKind = "plain"
    monster: str = ""
    bonus: int = 0
    """What was spent on it."""
    lucky: bool = False
    """A skill point was spent on it."""
    sure: bool = False
    """It is passed without a roll."""


class Combat(Struct, gc=False, omit_defaults=True):
    """The combat that is under way."""

    monster: str
    seat: int = -1
    """The investigator's; -1 where a monster meets a barricade."""
    weapon: str = ""
    """The card that the investigator attacks with; "" with bare hands, or if the monster attacks."""
    door: str = ""
    """The door with the barricade."""
    attacks: bool = False
    """The investigator attacks."""
    bonus: int = 0
    """The bonus to every test of the investigator in it."""
    drawn: list[str] = field(default_factory=list)
    """The combat cards that have been turned over."""


class Mansion(State, kw_only=True, omit_defaults=True):
    """Everything that is true in a game. The last card of a pile is its top one."""

    game: ClassVar[str] = "mansions"

    story: str
    variants: list[Variant] = field(default_factory=list)
    """The variants of the rules that it is played with."""
    keeper: Keeper
    investigators: list[Investigator | None]
    """By seat; None for the keeper, and for who has none now."""
    chosen: list[str] = field(default_factory=list)
    """The investigator that each seat asked for, "" for none; until everybody has one."""
    gone: list[str] = field(default_factory=list)
    """Investigators that have been killed."""
    out: list[int] = field(default_factory=list)
    """Seats that are eliminated."""
    escaped: dict[int, str] = field(default_factory=dict)
    """The investigators that have escaped, by seat."""
    turncoats: list[int] = field(default_factory=list)
    """Seats of investigators that were on the keeper's side when they escaped."""

    step: Step = "story"
    round: int = 0
    active: int = 0
    """The seat whose turn it is."""
    waiting: list[int] = field(default_factory=list)
    """The seats of investigators that have not had their turn in this round."""
    keepers_turn: bool = False
    turn_over: bool = False
    """The turn of the investigator ends as soon as the running action is done."""

    choices: list[str] = field(default_factory=list)
    """The keeper's answers to the questions of the story."""
    event: int = 1
    """The level of the top event card."""
    time: int = 0
    revealed: bool = False
    """The objective lies face up."""
    found: list[int] = field(default_factory=list)
    """The numbers of the clues that have been found."""
    counters: dict[str, int] = field(default_factory=dict)
    """What an objective counts."""
    slain: list[str] = field(default_factory=list)
    """The monsters of the story that have been killed, by name."""
    left: list[str] = field(default_factory=list)
    """The monsters of the story that have left the board, by name."""
    killed_since: int = 0
    """Investigators that have been killed since the objective was revealed."""
    murderers: list[int] = field(default_factory=list)
    """Seats whose investigators have killed another one since then."""
    turn_begins: bool = False
    """The keeper's turn is just beginning, with an objective that was revealed before: some look at the board only then."""
    relative: int = -1
    """The seat of the blood relative, in a story that has one."""
    kin: list[str] = field(default_factory=list)
    """The investigators that are or were the blood relative."""

    monsters: dict[str, Monster] = field(default_factory=dict)
    """The monsters on the board by figure: `zombie#2`."""
    piles: dict[str, Pile]
    """The cards in each room."""
    entered: Pile = field(default_factory=Pile)
    """The rooms that investigators have gone into."""
    face_up: list[str] = field(default_factory=list)
    """Cards in the rooms that everybody can read: dropped ones, locks and obstacles that have been met."""
    statuses: dict[str, list[Status]] = field(default_factory=dict)
    """Fire and darkness by room."""
    features: dict[Feature, list[str]] = field(default_factory=dict)
    """Where the markers of each kind are, by space; a barricade is in its space, on a door or not."""
    barricades: dict[str, str] = field(default_factory=dict)
    """The doors with a barricade on them, with the space that it belongs to."""
    altar: list[str] = field(default_factory=list)
    """The investigators that the samples on the altar were taken of."""
    exit_puzzle: str = ""
    """The puzzle that closes the way out."""

    mythos_deck: Pile
    mythos_discard: Pile = field(default_factory=Pile)
    trauma_deck: Pile
    trauma_discard: Pile = field(default_factory=Pile)
    combat_decks: dict[str, Pile]
    combat_discards: dict[str, Pile]
    spell_decks: dict[str, Pile]
    pieces: dict[str, Pile]
    """The unused puzzle pieces by back: `wiring`, `lock`, and a pile for each rune puzzle."""
    puzzles: dict[str, Puzzle] = field(default_factory=dict)
    """The puzzles on the table by the card that brought them up."""
    box: Pile = field(default_factory=Pile)
    """Cards that are out of the game: used keys, opened locks, cards that found nothing of interest."""
    aside: list[str] = field(default_factory=list)
    """Cards that a story keeps for later."""

    tests: list[AttributeTest] = field(default_factory=list)
    """The tests under way: one may be made in the course of another, the last one comes first."""
    combat: Combat | None = None
    attempt: Attempt | None = None
    used_this_round: list[str] = field(default_factory=list)
    """Cards that were used in this round and can be used only once in it, even by another owner."""
    target: str = ""
    """The investigator or monster that the spell or card under way is aimed at."""

    # --- who is who

    @property
    def players(self) -> int:
        """How many players there are, the keeper included."""
        return len(self.investigators)

    @property
    def investigator_players(self) -> int:
        """How many players there are beside the keeper, the eliminated ones included."""
        return len(self.investigators) - 1

    @property
    def acting(self) -> Investigator | None:
        """The investigator whose turn it is; None if there is none."""
        return None if self.keepers_turn else self.investigators[self.active]

    def present(self) -> list[Investigator]:
        """The investigators on the board, clockwise from the keeper's left."""
        order = self.investigators[self.keeper.seat + 1 :] + self.investigators[: self.keeper.seat]
        return [investigator for investigator in order if investigator is not None]

    def in_room(self, room: str) -> list[Investigator]:
        """The investigators in a room."""
        return [investigator for investigator in self.present() if investigator.room == room]

    def in_space(self, space: str) -> list[Investigator]:
        """The investigators in a space."""
        return [investigator for investigator in self.present() if investigator.at == space]

    def monsters_in_room(self, room: str) -> list[str]:
        """The monsters in a room."""
        return [figure for figure, monster in self.monsters.items() if monster.room == room]

    def monsters_in_space(self, space: str) -> list[str]:
        """The monsters in a space."""
        return [figure for figure, monster in self.monsters.items() if monster.at == space]

    def has_status(self, room: str, status: Status) -> bool:
        """Whether a room is on fire, or dark."""
        return status in self.statuses.get(room, ())

    def has_feature(self, space: str, feature: Feature) -> bool:
        """Whether a marker lies in a space."""
        return space in self.features.get(feature, ())

    def choice(self, question: int) -> str:
        """The keeper's answer to a question of the story, with its number: `3A`."""
        return f"{question}{self.choices[question - 1]}"

    def answered(self, answers: str) -> bool:
        """Whether the keeper has given all of those answers: `3A`, `1A 2B`, "" for none."""
        return fits(self.choices, answers)

    @property
    def told_story(self) -> Story:
        """The story that is played."""
        return STORIES[self.story]

    @property
    def objective(self) -> Objective:
        """The objective that the keeper has chosen."""
        return objective_of(self.story, self.choice(1))

    # --- what the kernel asks

    def length(self) -> dict[str, int]:
        """The round that has begun: in French it is called otherwise than a round of other games."""
        return {"game_turn": self.round}

    def at_step(self) -> str:
        """The step that comes next."""
        return self.step

    @property
    def naming(self) -> str:
        """The parts of rooms are called after the direction in which they lie on the board of the story."""
        return self.story

    def team(self, seat: int) -> str:
        """The keeper plays against all the others."""
        return KEEPER if seat == self.keeper.seat else INVESTIGATORS_TEAM

    def hooked(self) -> Hooked:
        """The story and its objective, the keeper's actions, then the investigators by seat with what they have."""
        hooks = self.hooks
        cards: list[str | int | None] = []
        if self.story in hooks:
            cards.append(self.story)
        if self.choices:
            objective = f"{self.story}_objective_1{self.choices[0].lower()}"
            if objective in hooks:
                cards.append(objective)
        cards.append(self.keeper.seat)
        cards += [card for card in self.keeper.actions if card in hooks]
        for you in self.investigators:
            if you is None:
                continue
            cards.append(you.seat)
            held = (*you.traits, *you.cards, *you.spells, you.injury, you.insanity, you.secret, *you.under)
            cards += [card for card in held if card in hooks]
        return tuple(cards)

    def lead_seat(self) -> int:
        """The keeper decides about cards without an owner."""
        return self.keeper.seat

    def asked_seat(self, card: str, seat: int | None, event: Event | None) -> int:
        """The owner of a card decides about it, except about effects that the keeper brought upon it."""
        return self.keeper.seat if seat is None or card in MYTHOS or card in TRAUMA else seat

    @classmethod
    def offer(cls, card: str, hook: Hook | None = None) -> Offer:
        """Using the card of an investigator."""
        return offer(card)


def fits(choices: Sequence[str], answers: str) -> bool:
    """Whether all of those answers are among the choices: `3A`, `1A 2B`, "" for none."""
    return all(choices[int(answer[0]) - 1] == answer[1] for answer in answers.split())


@printed
def objective_of(story: str, answer: str) -> Objective:
    """The objective that an answer to the first question of a story stands for: `1A`."""
    return OBJECTIVES[f"{story}_objective_{answer.lower()}"]


def piece(slug: str) -> Text:
    """The name of a piece of this game."""
    return name(Mansion.game, slug)


@printed
def offer(card: str) -> Offer:
    """What a player reads who may use a card."""
    label = text("mm-option-use", card=piece(card))
    if card in TRAITS:
        return Offer(label, TRAITS[card].text, "MM-SINV-04")
    if card in ITEMS:
        return Offer(label, ITEMS[card].text, "MM-ACT-03")
    if card in SPELLS:
        return Offer(label, SPELLS[card].text, "MM-SPELL-05")
    if card in KEEPER_ACTIONS:
        return Offer(label, KEEPER_ACTIONS[card].text, "MM-FAQ-03")
    if card in OBJECTIVES:
        return Offer(label, OBJECTIVES[card].text, "MM-OBJ-04")
    return Offer(label)


def health(you: Investigator) -> int:
    """How much damage an investigator can still take before it is killed."""
    return INVESTIGATORS[you.slug].health - you.damage


def sanity(you: Investigator) -> int:
    """How much horror an investigator can still take before it is insane."""
    return INVESTIGATORS[you.slug].sanity - you.horror


def of_type(you: Investigator, *types: ItemType, but: ItemType | None = None) -> list[str]:
    """The cards that an investigator carries and that are of one of those types, but not of another one."""
    return [
        card
        for card in you.cards
        if any(kind in types for kind in ITEMS[card].types) and (but is None or but not in ITEMS[card].types)
    ]


def one_of_types(types: Sequence[ItemType], but: ItemType | None = None) -> Text:
    """A card of one of those types, or any if there are none, and not of another one: "a tome or an artifact"."""
    named: list[str] = list(types) or ["any"]
    for whole, parts in (("weapon", WEAPONS), ("melee_weapon", MELEE)):
        if set(parts) <= set(named):
            named = [*(kind for kind in named if kind not in parts), whole]
    words = join([text(f"mm-one-{kind}") for kind in named], "or")
    return words if but is None else text("mm-one-but", what=words, but=text(f"mm-one-{but}"))


Y = TypeVar("Y")


class Condition(Struct, Generic[Y], frozen=True, eq=False):
    """Something that is true or not, of an investigator or of the game as the keeper sees it."""

    name: str
    args: tuple[object, ...]
    text: Text
    holds: Callable[[Mansion, Y], bool]
    hooks: tuple[Hook, ...] = ()
    """By which it is counted, from the start of the game on."""


class Barrier(Struct, frozen=True, eq=False):
    """What it takes to get past a lock or an obstacle. `tried` says whether the investigator does, `hopeless` whether it need
    not try, because it cannot now."""

    name: str
    args: tuple[object, ...]
    text: Text
    tried: Callable[[Mansion, Investigator, str], Rules[bool]]
    hopeless: Callable[[Mansion, Investigator, str], bool] | None = None


InvestigatorEffect = Effect[Mansion, Investigator]
"""What a card does to an investigator."""
KeeperEffect = Effect[Mansion, Keeper]
"""What a card of the keeper or of the story does; whatever has to be decided, the keeper decides."""
InvestigatorCondition = Condition[Investigator]
KeeperCondition = Condition[Keeper]
