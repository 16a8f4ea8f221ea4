"""The kinds of components of Mansions of Madness and where they are looked up. The components themselves are in `content/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from miskatonic.kernel.decision import Kinds
from miskatonic.kernel.floor_plan import TileSide
from miskatonic.kernel.line import Lined
from miskatonic.kernel.memory import remembered
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.mansions.state import (
        Barrier,
        InvestigatorCondition,
        InvestigatorEffect,
        KeeperCondition,
        KeeperEffect,
    )

GAME = "mansions"
ASK = Kinds(GAME, "mm")
"""The kinds of question of this game; each is declared where the rule is that asks it."""
ASK.verbs("get", "draw take")
ASK.verbs("lose", "attack burn discard drop evade lose replace")
ASK.verbs("pass", "done end_turn no pass stop")
ASK.verbs(
    "",
    """
    action again aim altar answer assault break cast choose close corpse corpses cure drag effect escape explore face
    first force forget give hide hide_as_action insanity kin leave leave_it lock look move next offer open place play
    put_out roll room run sample skill_point solve spare special stand step strike swap trait turn turn_tile use whom yes
    """,
)

Attribute = Literal["intellect", "willpower", "lore", "luck", "strength", "marksmanship", "dexterity"]
MENTAL: tuple[Attribute, ...] = ("intellect", "willpower", "lore", "luck")
PHYSICAL: tuple[Attribute, ...] = ("strength", "marksmanship", "dexterity")
ATTRIBUTES: tuple[Attribute, ...] = MENTAL + PHYSICAL

MonsterClass = Literal["humanoid", "beast", "eldritch"]
CLASSES: tuple[MonsterClass, ...] = ("humanoid", "beast", "eldritch")
Feature = Literal["altar", "barricade", "campfire", "corpse", "hiding_space", "ladder", "vent"]
Status = Literal["fire", "darkness"]
"""What lies on the name of a room."""
STATUSES: tuple[Status, ...] = ("fire", "darkness")
Letter = Literal["A", "B", "C"]
Side = Literal["keeper", "investigators", "nobody"]
"""Who wins."""

Variant = Literal["timed_puzzles", "monster_skill", "uncertain_end", "puzzle_hints"]
"""The variants of the rulebook, and a help that it does not allow."""
VARIANTS: tuple[Variant, ...] = ("timed_puzzles", "monster_skill", "uncertain_end", "puzzle_hints")

ItemType = Literal[
    "key",
    "equipment",
    "artifact",
    "ranged_weapon",
    "sharp_melee_weapon",
    "blunt_melee_weapon",
    "tome",
    "ally",
    "clue",
    "nothing",
]
MELEE: tuple[ItemType, ...] = ("sharp_melee_weapon", "blunt_melee_weapon")
WEAPONS: tuple[ItemType, ...] = ("ranged_weapon", *MELEE)
TRADED: tuple[ItemType, ...] = ("key", "equipment", "artifact", "ally", "tome", *WEAPONS)
"""What investigators may give one another."""
Carried = Literal["exploration", "starting_item"]

AttackKind = Literal["unarmed", "melee", "sharp_melee", "blunt_melee", "ranged"]
"""The headings of the upper halves of combat cards."""
DefenceKind = Literal["monster_attack", "vs_hidden", "vs_barricade"]
"""The headings of the lower halves."""
HEADINGS: Mapping[str, tuple[AttackKind, ...]] = {
    "": ("unarmed",),
    "ranged_weapon": ("ranged",),
    "sharp_melee_weapon": ("melee", "sharp_melee"),
    "blunt_melee_weapon": ("melee", "blunt_melee"),
}
"""The headings that fit an attack by the type of the weapon; "" without one."""

TraumaKind = Literal["injury", "insanity"]
MythosIcon = Literal["bat", "door", "upstairs", "downstairs", "fire", "gun", "question"]
PuzzleKind = Literal["wiring", "lock", "rune"]
Edge = Literal["north", "east", "south", "west"]
EDGES: tuple[Edge, ...] = ("north", "east", "south", "west")
SpellFate = Literal["redraw", "lost", "kept"]
"""What becomes of a spell card: put under its deck and replaced by the top one, put under it, or kept."""

Quantity = Literal[
    "damage",
    "horror",
    "stun",
    "skill_point",
    "item",
    "spell",
    "trauma",
    "move",
    "action",
    "monster",
    "monster_damage",
    "monster_stun",
    "threat",
    "mythos_card",
    "trauma_card",
    "fire",
    "darkness",
    "room",
    "time",
    "win",
    "test",
    "horror_test",
    "evade_test",
    "combat_test",
]
"""What effects and lines give, beside attributes. More of it is positive: damage taken is `{"damage": 1}`, damage healed
`{"damage": -1}`. `room` is a room that opens, `win` the game; `test` is a point on all tests, `horror_test` one on those of a
kind."""


# --- the house


class Tile(Component, frozen=True, kw_only=True):
    """A map tile, printed on both sides."""

    size: Literal["large", "medium", "small"]
    sides: tuple[str, ...]
    """The slugs of its two sides."""


class PrintedSide(Component, frozen=True, kw_only=True):
    """One side of a tile. It is no piece of its own."""

    plan: TileSide


class Room(Component, frozen=True, kw_only=True):
    """A named room. It is printed on a side of a tile and is no piece of its own."""

    side: str
    outdoor: bool = False


# --- investigators


class InvestigatorCard(Component, frozen=True, kw_only=True):
    """A character card."""

    title: Text
    health: int
    sanity: int
    skill_points: int


class Trait(Lined, frozen=True, kw_only=True):
    """A trait of an investigator: a mental one has an ability, a physical one the card to start with."""

    investigator: str
    attributes: Mapping[Attribute, int]
    item: str = ""
    """The starting item that comes with it."""
    spell: str = ""
    """The spell that comes with it."""

    @property
    def mental(self) -> bool:
        """Whether it gives the mental attributes."""
        return "willpower" in self.attributes


class Item(Lined, frozen=True, kw_only=True):
    """An exploration card or a starting item."""

    deck: Carried
    types: tuple[ItemType, ...]
    owner: str = ""
    """Of a starting item: its investigator."""
    damage: int = 0
    range: int = 0
    """How far a weapon reaches; 0 is the own space."""
    through_doors: bool = False
    """It may be used against a monster behind a door."""
    opens: str = ""
    """Of a key: the lock or obstacle that it opens."""
    joins: tuple[str, ...] = ()
    """Of a card of a box: the slugs of the stories that deal it among the cards that they leave to chance."""
    story: str = ""
    level: int = 0
    letter: str = ""
    """Of a clue: its story, its number and its letter."""
    leads_to: str = ""
    """Of a clue: the room that it hints at."""
    found: KeeperEffect | None = None
    """What happens when it is revealed."""

    @property
    def weapon(self) -> ItemType | None:
        """Its type as a weapon, if it is one."""
        return next((kind for kind in self.types if kind in WEAPONS), None)


class SpellBack(Struct, frozen=True):
    """The back of a spell card, which is hidden before it is cast."""

    passed: InvestigatorEffect
    failed: InvestigatorEffect
    after_pass: SpellFate = "redraw"
    after_fail: SpellFate = "redraw"


class Spell(Component, frozen=True, kw_only=True):
    """A spell: one front, and a back for each of its cards. `cast` is what happens before the card is turned over."""

    text: Text
    attribute: Attribute
    modifier: int
    cast: InvestigatorEffect
    backs: tuple[SpellBack, ...]
    attack: bool = False


# --- what lies in the rooms beside exploration cards


class BarrierCard(Component, frozen=True, kw_only=True):
    """A lock or an obstacle, with what it takes to get past it."""

    kind: Literal["lock", "obstacle"]
    barrier: Barrier


# --- the keeper's cards


class MythosCard(Lined, frozen=True, kw_only=True):
    """A card that the keeper plays in the turn of an investigator, if the investigator meets its condition."""

    icon: MythosIcon
    cost: int
    effect: InvestigatorEffect
    condition: InvestigatorCondition | None = None
    face_down: bool = False
    """It is given to the investigator face down; its effect is what happens then."""
    gives_way: bool = False
    """Of a card that was given face down: another one may take its place."""
    several: bool = False
    """It needs more than one investigator in the game."""

    @property
    def words(self) -> Text:
        """What it does."""
        return self.effect.text if self.text is None else self.text


class TraumaCard(Lined, frozen=True, kw_only=True):
    """An injury or an insanity."""

    kind: TraumaKind
    threshold: int | None = None
    """The health or sanity that the investigator may have left at most."""
    several: bool = False
    """It needs more than one investigator in the game."""
    effect: InvestigatorEffect | None = None
    """What happens when it is received."""
    stays: bool = True


class KeeperAction(Lined, frozen=True, kw_only=True):
    """A keeper action card. Its lines are always in force."""

    cost: int
    effect: KeeperEffect
    joins: tuple[str, ...] = ()
    """Of a card of a box: the slugs of the stories that give it to the keeper beside their own actions."""


class AttackHalf(Struct, frozen=True):
    """The upper half of a combat card: what happens when an investigator attacks."""

    kind: AttackKind
    effect: InvestigatorEffect


class DefenceHalf(Struct, frozen=True):
    """The lower half of a combat card: what happens when a monster attacks. Against a barricade it is run by the keeper."""

    kind: DefenceKind
    effect: InvestigatorEffect | KeeperEffect


class CombatCard(Component, frozen=True, kw_only=True):
    """A card of the combat deck of a class of monsters."""

    deck: MonsterClass
    attack: AttackHalf
    defence: DefenceHalf


class Token(Struct, frozen=True):
    """The back of a monster token, which only the keeper knows."""

    damage: int
    health: int
    special: InvestigatorEffect


class MonsterCard(Component, frozen=True, kw_only=True):
    """A kind of monster: as many figures as tokens."""

    kind: MonsterClass
    awareness: int
    horror: int
    tokens: tuple[Token, ...]


# --- puzzles


class PuzzlePiece(Component, frozen=True, kw_only=True):
    """A piece of a puzzle, with its mark pointing up."""

    pile: str
    """The pile that its back sorts it into: `wiring`, `lock`, or the rune puzzle that it belongs to."""
    symbols: tuple[str, ...] = ()
    """Of a lock piece: what its edges show, clockwise from the north."""
    wires: tuple[Wire, ...] = ()
    """Of a wiring piece."""
    place: int = 0
    """Of a rune piece: the cell that it belongs to."""


class Wire(NamedTuple):
    """A wire between two edges of a piece, each end with its colour."""

    start: Edge
    start_color: str
    end: Edge
    end_color: str


class Contact(NamedTuple):
    """Two cells that touch, each with the edge by which it does."""

    one: int
    one_edge: Edge
    other: int
    other_edge: Edge


class Terminal(NamedTuple):
    """Where a wiring puzzle begins or ends."""

    cell: int
    edge: Edge
    color: str


class Slot(NamedTuple):
    """A symbol of a starting tile, with the cell and the edge that it touches as long as the tile is not turned."""

    symbol: str
    cell: int
    edge: Edge


class PuzzleLayout(Component, frozen=True, kw_only=True):
    """A side of a starting tile with the cells where pieces are laid, from the upper left, or the picture of a rune puzzle."""

    kind: PuzzleKind
    cells: tuple[tuple[int, int], ...]
    """Row and column of each cell, for drawing it."""
    contacts: tuple[Contact, ...]
    start: Terminal | None = None
    end: Terminal | None = None
    slots: tuple[Slot, ...] = ()
    """Of a lock puzzle: the symbols of the starting tile, clockwise."""
    shift: int = 0
    """Of a lock puzzle: by how many slots a turn of the starting tile moves its symbols."""

    @property
    def pile(self) -> str:
        """The pile that its pieces come from."""
        return self.slug if self.kind == "rune" else self.kind


# --- stories


class Answer(Struct, frozen=True):
    """One answer to a question of the keeper's setup."""

    letter: Letter
    text: Text
    least: int = 0
    """The number of investigators that it takes."""


class StoryQuestion(Struct, frozen=True):
    """A question that the keeper answers in secret at setup."""

    number: int
    text: Text
    answers: tuple[Answer, ...]


class Seeding(Struct, frozen=True):
    """The cards of a room, from the bottom to the top, by the answers that they depend on: `2A`, `1A 2B`, "" for none."""

    room: str
    piles: Mapping[str, tuple[str, ...]]


class Exit(Struct, frozen=True):
    """A door or edge that leads off the board."""

    space: str
    room: str
    door: bool = True

    @property
    def slug(self) -> str:
        """What the door is called."""
        return exit_of(self.space)


class Board(Struct, frozen=True):
    """How the tiles of a story are laid out."""

    tiles: tuple[tuple[str, int, int, int], ...]
    """The side, the column and row of its upper left cell, and by how many degrees it is turned."""
    start: str
    features: Mapping[Feature, tuple[str, ...]]
    exits: tuple[Exit, ...] = ()
    corners: tuple[tuple[str, str], ...] = ()


class Story(Lined, frozen=True, kw_only=True):
    """One of the five stories. Its lines are the rules of its own that it is played by."""

    number: int
    intro: Text
    questions: tuple[StoryQuestion, ...]
    board: Board
    actions: tuple[str, ...]
    """The keeper actions."""
    threat: int
    mythos: int
    trauma: int
    """What the keeper begins with."""
    icons: tuple[MythosIcon, ...]
    seeding: tuple[Seeding, ...]
    pool: tuple[str, ...]
    """The named exploration cards of the story."""
    nothing: int
    """How many cards of nothing of interest it uses."""
    rest: tuple[str, ...]
    """The rooms that get one random card of the rest."""
    set_aside: tuple[str, ...] = ()


class EventCard(Component, frozen=True, kw_only=True):
    """An event of a story. `effects` are those of every game under "" and those of an answer under its name: `3A`."""

    story: str
    level: int
    time: int
    effects: Mapping[str, KeeperEffect]


class Objective(Lined, frozen=True, kw_only=True):
    """How a game of a story can end. Its lines are what it does at other moments, from the start of the game on."""

    story: str
    letter: Letter
    reveal: tuple[KeeperCondition, ...]
    """Any of them turns it face up."""
    on_reveal: tuple[KeeperEffect, ...] = ()
    investigators: tuple[KeeperCondition, ...]
    """Any of them and the investigators win."""
    keeper: tuple[KeeperCondition, ...]
    last_event: Side = "nobody"
    """Who wins when the last event has been resolved."""


# --- where they are looked up

TILES: Registry[Tile] = Registry(GAME, "tile", 15)
SIDES: Registry[PrintedSide] = Registry(GAME, "tile_side", 30)
ROOMS: Registry[Room] = Registry(GAME, "room", 50)
INVESTIGATORS: Registry[InvestigatorCard] = Registry(GAME, "investigator", 8)
TRAITS: Registry[Trait] = Registry(GAME, "trait", 32)
ITEMS: dict[str, Item] = {}
"""Exploration cards and starting items."""
EXPLORATION: Registry[Item] = Registry(GAME, "exploration", 83, into=ITEMS)
STARTING_ITEMS: Registry[Item] = Registry(GAME, "starting_item", 14, into=ITEMS)
SPELLS: Registry[Spell] = Registry(GAME, "spell", 20)
BARRIERS: dict[str, BarrierCard] = {}
"""Locks and obstacles."""
LOCKS: Registry[BarrierCard] = Registry(GAME, "lock", 12, into=BARRIERS)
OBSTACLES: Registry[BarrierCard] = Registry(GAME, "obstacle", 7, into=BARRIERS)
MYTHOS: Registry[MythosCard] = Registry(GAME, "mythos", 35)
TRAUMA: Registry[TraumaCard] = Registry(GAME, "trauma", 21)
COMBAT: Registry[CombatCard] = Registry(GAME, "combat", 65)
KEEPER_ACTIONS: Registry[KeeperAction] = Registry(GAME, "keeper_action", 13)
MONSTERS: Registry[MonsterCard] = Registry(GAME, "monster", 24)
PUZZLE_PIECES: Registry[PuzzlePiece] = Registry(GAME, "puzzle_piece", 53)
PUZZLE_LAYOUTS: Registry[PuzzleLayout] = Registry(GAME, "puzzle_layout", 6)
STORIES: Registry[Story] = Registry(GAME, "story", 5)
EVENTS: Registry[EventCard] = Registry(GAME, "event", 25)
OBJECTIVES: Registry[Objective] = Registry(GAME, "objective", 15)

_ALL: tuple[Registry[Any], ...] = (
    STORIES,
    OBJECTIVES,
    EVENTS,
    TILES,
    SIDES,
    ROOMS,
    INVESTIGATORS,
    TRAITS,
    STARTING_ITEMS,
    EXPLORATION,
    SPELLS,
    LOCKS,
    OBSTACLES,
    MYTHOS,
    TRAUMA,
    COMBAT,
    KEEPER_ACTIONS,
    MONSTERS,
    PUZZLE_PIECES,
    PUZZLE_LAYOUTS,
)
REGISTRIES: Mapping[str, Registry[Any]] = {registry.kind: registry for registry in _ALL}


@remembered
def slug_of(copy: str) -> str:
    """The slug of a component by the id of one of its copies: `zombie` for `zombie#2`."""
    return copy.partition("#")[0]


@remembered
def room_of(space: str) -> str:
    """The room that a space is part of: `foyer` for `foyer.center`."""
    return space.partition(".")[0]


def exit_of(space: str) -> str:
    """The door or edge by which one leaves the house from a space: `foyer.center-outside`."""
    return f"{space}-outside"


def number_of(copy: str) -> int:
    """The number of a copy, from 0: 1 for `zombie#2`."""
    return int(copy.partition("#")[2] or 1) - 1
