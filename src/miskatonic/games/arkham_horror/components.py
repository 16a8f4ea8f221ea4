"""The kinds of components of Arkham Horror and where they are looked up. The components themselves are in `content/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import field

from miskatonic.kernel.decision import Kinds
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Lined
from miskatonic.kernel.memory import printed
from miskatonic.kernel.registry import Component, Registry, open_box
from miskatonic.kernel.text import Lang, Text

if TYPE_CHECKING:
    from miskatonic.games.arkham_horror.state import ArkhamEffect

GAME = "arkham_horror"
ANCIENT_ONE = "ancient_one"
"""The Ancient One as an enemy, and where everybody is in the final battle."""
ASK = Kinds(GAME, "ah")
"""The kinds of question of this game; each is declared where the rule is that asks it."""
ASK.verbs("get", "heal keep take")
ASK.verbs("lose", "attack discard evade fight lose return spend")
ASK.verbs("pass", "done no nothing pass stop wait")
ASK.verbs(
    "",
    """
    accept agree ally appear bless bottom buy card claim close clue clues deck die drive effect elder_sign enchant
    encounter first flee gate go go_on hold home hunt ignore investigator leave let_go lower lure money part prey
    put_away recall refresh refuge refuse sanity seal sell service slide surge top trade train treat use walk world yes
    """,
)

Skill = Literal["speed", "sneak", "fight", "will", "lore", "luck"]
SKILLS: tuple[Skill, ...] = ("speed", "sneak", "fight", "will", "lore", "luck")
PAIRS: tuple[tuple[Skill, Skill], ...] = (("speed", "sneak"), ("fight", "will"), ("lore", "luck"))
"""The skills that share a slider: the more of one, the less of the other."""
Scale = Literal["speed", "sneak", "fight", "will", "lore", "luck", "max_sanity", "max_stamina"]
"""What a slider can be about: a skill, or how much sanity or stamina its investigator can have."""
STOPS = 4
"""Number of stops of a slider."""

Symbol = Literal["circle", "crescent", "diamond", "hexagon", "plus", "slash", "square", "star", "triangle"]
"""The dimension of a monster or a gate."""
Color = Literal["blue", "green", "red", "yellow"]
"""The colour of a gate card."""
Defense = Literal["none", "resistance", "immunity"]
Force = Literal["physical", "magical"]
"""What a weapon or a spell strikes with."""
Movement = str
"""How a monster moves: one of those that the rules know (`rules/monsters.py`), or one that a box has added."""

Fate = Literal["", "blessed", "cursed"]
Deck = Literal["common", "unique", "spell", "skill", "ally", "special"]
DECKS: tuple[Deck, ...] = ("common", "unique", "spell", "skill", "ally", "special")
ITEM_DECKS: tuple[Deck, ...] = ("common", "unique", "spell")
"""Cards of these decks are items."""

Quantity = Literal[
    "clue",
    "money",
    "sanity",
    "stamina",
    "max_sanity",
    "max_stamina",
    "common",
    "unique",
    "spell",
    "skill",
    "ally",
    "item",
    "weapon",
    "tome",
    "retainer",
    "membership",
    "loan",
    "blessing",
    "curse",
    "monster",
    "monster_trophy",
    "gate_trophy",
    "gate",
    "gate_closed",
    "seal",
    "doom",
    "terror",
    "turn",
    "delay",
    "arrest",
    "lost",
    "devoured",
    "way_home",
    "encounter",
    "freedom",
    "movement",
    "check",
    "reroll",
    "combat",
]
"""What effects give. More of it is positive, less of it negative: a lost sanity is `{"sanity": -1}`, a doom token is
`{"doom": 1}`.

`turn` is a turn of one's own, `freedom` a place of one's choice, `check` a check that is passed without dice, `combat` a die in
combat, `way_home` a return from an Other World. What happens to every investigator has the prefix `each_`.
"""
EACH = "each_"
"""What comes before a quantity that every investigator gets."""


# --- people


class InvestigatorCard(Lined, frozen=True, kw_only=True):
    """An investigator. `fixed` names the cards it begins with, `random` how many it draws from which deck."""

    title: Text
    sanity: int
    stamina: int
    home: str
    focus: int
    skills: Mapping[Scale, tuple[int, ...]]
    """The value of each skill at each stop of its slider, and of whatever else it has a slider for."""
    sliders: tuple[tuple[Scale, Scale], ...] = PAIRS
    """What shares a slider: the usual pairs of skills, and perhaps more."""
    money: int = 0
    clues: int = 0
    fixed: tuple[str, ...] = ()
    fate: Fate = ""
    """Whether the card with the two sides that it begins with is a blessing or a curse."""
    keeps: tuple[str, ...] = ()
    """Cards that it cannot lose, nor have stolen, unless it wants to."""
    never: tuple[str, ...] = ()
    """Cards that it cannot have."""
    random: Mapping[Deck, int] = {}
    ability: Text
    text: Text


class AncientOneCard(Lined, frozen=True, kw_only=True):
    """An Ancient One. `combat_rating` is None for one that cannot be fought."""

    combat_rating: int | None
    doom_track: int
    physical: Defense = "none"
    magical: Defense = "none"
    worshippers: Text
    power: Text
    text: Text
    """What its power does."""
    start_of_battle: ArkhamEffect | None = None
    attack: ArkhamEffect | None = None
    after_attack: ArkhamEffect | None = None
    """What happens once when everybody has been attacked."""
    masks: bool = False
    """The Masks are in the cup."""


# --- cards of investigators


class Card(Lined, frozen=True, kw_only=True):
    """A common or unique item, a spell, a skill, an ally or a special card."""

    deck: Deck
    text: Text
    price: int = 0
    hands: int = 0
    weapon: Force | None = None
    """What a weapon, or a spell cast for a bonus, strikes with."""
    combat: int = 0
    """What it adds to combat checks while it is in hand."""
    single_use: bool = False
    """It is discarded after the combat check that it was used for."""
    tome: bool = False
    casting: int | None = None
    """Of a spell: what it adds to the check that casts it; None if that depends on the monster."""
    sanity_cost: int = 0
    uses: int = 0
    """The number of tokens at which it is discarded."""
    exhausts: bool = False
    """It is exhausted for the one combat check that it was used for."""
    per_success: int = 0
    """Of a spell: what each success of its casting adds to combat checks."""
    refresh_price: int = 0
    """The price in dollars of refreshing it."""
    refresh_focus: bool = False
    """Refreshing it costs all focus of its owner."""
    single: bool = False
    """Everybody has one of it at most."""
    lost_in_fall: bool = False
    """Its owner loses it on going insane or falling unconscious."""
    seals: bool = False
    """It closes and seals an explored gate without a check."""
    debt: bool = False
    """It is owed: unpaid it makes a victory worth less."""
    counts_as: Quantity = "unique"
    """Of a special card: the quantity that there is more of when it is taken."""
    fateful: bool = False
    """It is a blessing on one side and a curse on the other."""
    kept_safe: bool = False
    """It cannot be lost or stolen unless its owner wants it."""
    item: bool = False
    """It counts as an item."""
    encounter: str = ""
    """The location or gate card behind it, for a card that is kept after its encounter."""
    pile: str = ""
    """The pile of its own where it belongs, at tables that have such a pile."""
    lost_with_blessing: bool = False
    """Its owner loses it together with a blessing."""
    joins: ArkhamEffect | None = None
    """What happens when it is gained."""

    @property
    def printed(self) -> int:
        """None of its own if it is a location or gate card."""
        return 0 if self.encounter else self.copies


# --- encounters


class LocationEncounter(Component, frozen=True, kw_only=True):
    """What a location card says of one place."""

    card: str
    place: str
    effect: ArkhamEffect


class LocationCard(Component, frozen=True, kw_only=True):
    """A card of a neighborhood: an encounter for each of its places."""

    neighborhood: str
    encounters: Mapping[str, ArkhamEffect]


class GateCard(Component, frozen=True, kw_only=True):
    """An encounter in Other Worlds: for each that it names, and for all others. One without a colour has the deck shuffled."""

    color: Color | None
    encounters: Mapping[str, ArkhamEffect] = {}
    other: ArkhamEffect | None = None


# --- Mythos


MythosKind = Literal["headline", "environment", "rumor", "special"]
Climate = Literal["", "mystic", "urban", "weather"]


class MythosCard(Lined, frozen=True, kw_only=True):
    """A Mythos card: where a gate opens and a clue appears, which monsters move, and what it is about."""

    kind: MythosKind
    climate: Climate = ""
    gate: str = ""
    burst: bool = False
    """The gate opens even where there is an elder sign, and all fliers move."""
    doom: int = 0
    """The doom tokens that come instead of a gate."""
    surge: bool = False
    """Monsters pour out of all gates instead of a gate that opens."""
    clues: tuple[str, ...] = ()
    white: tuple[Symbol, ...] = ()
    black: tuple[Symbol, ...] = ()
    effect: ArkhamEffect | None = None
    """What happens when it is drawn or enters play."""
    lasts: bool = False
    """A headline that stays until the end of the next turn."""
    shuts: tuple[str, ...] = ()
    """Places that are closed as long as it stays."""
    marks: tuple[str, ...] = ()
    """Places where it puts an activity marker."""
    tokens: int = 0
    """Of a rumor: the clues on it when it enters play."""
    tokens_each: int = 0
    """Of a rumor: the clues on it for each player when it enters play."""
    monsters: int = 0
    """Of a rumor: the monsters on it when it enters play."""
    ongoing: ArkhamEffect | None = None
    """Of a rumor: what happens at the end of every Mythos phase but the one it came in."""
    text: Text | None = None
    """What it does while it is in play."""
    passes: Text | None = None
    fails: Text | None = None
    """Of a rumor: how it ends well, and how it does not."""


# --- monsters and gates


class MonsterCard(Component, frozen=True, kw_only=True):
    """A monster marker with both sides. `horror` is None without a horror check, `combat` if it cannot be fought."""

    symbol: Symbol
    movement: Movement
    awareness: int
    toughness: int
    horror: int | None
    horror_damage: int = 0
    combat: int | None
    combat_damage: int = 0
    physical: Defense = "none"
    magical: Defense = "none"
    ambush: bool = False
    elusive: bool = False
    endless: bool = False
    undead: bool = False
    nightmarish: int = 0
    overwhelming: int = 0
    mask: bool = False
    wild: bool = False
    """Before each combat check against it a die is rolled, which is taken off its combat rating for that check."""
    fatal: bool = False
    """An investigator that it drives insane or knocks unconscious is devoured."""
    first: ArkhamEffect | None = None
    """What happens before the horror check."""
    frightens: ArkhamEffect | None = None
    """What happens instead of or beside its horror damage when the horror check fails."""
    strikes: ArkhamEffect | None = None
    """What happens instead of or beside its damage when a check against it fails."""
    beaten: ArkhamEffect | None = None
    """The effect of passing a combat check against it, in place of a trophy."""
    moves: ArkhamEffect | None = None
    """Of a unique movement: its effect when the monster would move, resolved by no investigator in particular."""
    strides: Movement = ""
    """Of a unique movement: the kind of movement that it is like."""
    arrives: ArkhamEffect | None = None
    """What happens to everybody who is where it comes to by its own movement."""
    text: Text | None = None
    hooks: tuple[Hook, ...] = ()
    """What changes its own values; it answers for itself alone."""
    trophy: tuple[Hook, ...] = ()
    """Its line as a trophy, for its owner."""


class GateMarker(Component, frozen=True, kw_only=True):
    """A gate: where it leads to, and how hard it is to close."""

    world: str
    modifier: int
    symbol: Symbol


# --- the board


class OnMap(Component, frozen=True, kw_only=True):
    """A component whose name stands on a map."""

    short: dict[Lang, str] = field(default_factory=dict)
    """What it is called there, line by line, in at most fourteen letters each; its name if it has nothing shorter."""


class Area(OnMap, frozen=True, kw_only=True):
    """A place of the board, with its position as a share of the width and the height of its town."""

    town: str
    neighborhood: str
    x: float = 0.5
    y: float = 0.5
    wide: tuple[float, float] | None = None
    """Its position on a drawing that is wider than high, if the town has one."""
    white: str = ""
    black: str = ""
    """Where the arrows of that colour lead that leave it."""
    depot: bool = False
    """Trains to other towns stop here."""
    halts: bool = False
    """Entering it ends the movement."""
    remote: bool = False
    """It can be reached on foot only, by no other means."""
    counted: bool = True
    """Its monsters count towards the monster limit."""
    signs: tuple[str, ...] = ()
    """Signs on it that rules of boxes are about."""


class Street(Area, frozen=True, kw_only=True):
    """The streets of a neighborhood, with the streets that are joined to them."""

    beside: tuple[str, ...] = ()


class Location(Area, frozen=True, kw_only=True):
    """A location, which is entered from the streets of its neighborhood."""

    street: str
    """The streets from which it is entered."""
    stable: bool
    takes: Literal["", "insane", "unconscious"] = ""
    """Who is brought here when it happens in this town."""
    has_cell: bool = False
    """The cell belongs to it."""
    icons: tuple[str, ...] = ()
    sure: str = ""
    """The icon of what can surely be had here."""
    closes_at: int = 0
    """The terror level at which it closes for good; 0 for never."""
    service: Text | None = None
    """The name of what can be done here instead of having an encounter."""
    services: tuple[ArkhamEffect, ...] = ()
    """What that is: one of these, if it is possible in full."""
    inner: str = ""
    """The part of it with encounters of its own, for the holder of the `pass_card`."""
    pass_card: str = ""


class OtherWorld(OnMap, frozen=True, kw_only=True):
    """An Other World, with the colours of its encounters."""

    colors: tuple[Color, ...]


class Described(Lined, frozen=True, kw_only=True):
    """Something that only boxes have: its words are all that is printed on it."""

    text: Text


Shade = Literal["white", "black"]
"""The colour of an arrow."""


class Marker(Described, frozen=True, kw_only=True):
    """Something that a box puts on the board, perhaps of a dimension and a colour."""

    symbol: Symbol | None = None
    shade: Shade | None = None


class SheetCard(Described, frozen=True, kw_only=True):
    """A sheet that lies beside that of the Ancient One, with rules in addition to its own."""

    doom: int = 0
    """The doom tokens that the game begins with because of it."""
    pile: str = ""
    """The pile of cards of its own that it needs."""


class Token(NamedTuple):
    """A kind of token of investigators: the sheet that brings it, and the maximum for each investigator."""

    sheet: str
    most: int


CARDS: dict[str, Card] = {}
"""Items, spells, skills, allies and special cards by copy."""
MONSTER_CARDS: dict[str, MonsterCard] = {}
"""Monsters by marker."""
AREAS: dict[str, Area] = {}
"""Streets and locations by id."""
MARKERS: dict[str, Marker] = {}
"""Markers of boxes, of whatever kind."""
SHEETS: dict[str, SheetCard] = {}
"""Sheets beside the Ancient One's, of whatever kind."""
TOKENS: dict[str, Token] = {}
"""Tokens that investigators have with a sheet that brings them."""
ENCOUNTER_CARDS: dict[str, LocationCard] = {}
"""Location cards of whatever kind."""

INVESTIGATORS: Registry[InvestigatorCard] = Registry(GAME, "investigator", 16)
ANCIENT_ONES: Registry[AncientOneCard] = Registry(GAME, "ancient_one", 8)
COMMON_ITEMS: Registry[Card] = Registry(GAME, "common_item", 44, CARDS)
UNIQUE_ITEMS: Registry[Card] = Registry(GAME, "unique_item", 39, CARDS)
SPELLS: Registry[Card] = Registry(GAME, "spell", 40, CARDS)
SKILL_CARDS: Registry[Card] = Registry(GAME, "skill", 20, CARDS)
ALLIES: Registry[Card] = Registry(GAME, "ally", 11, CARDS)
SPECIALS: Registry[Card] = Registry(GAME, "special", 35, CARDS)
LOCATION_CARDS: Registry[LocationCard] = Registry(GAME, "location_card", 63, ENCOUNTER_CARDS)
LOCATION_ENCOUNTERS: Registry[LocationEncounter] = Registry(GAME, "location_encounter", 189)
GATE_CARDS: Registry[GateCard] = Registry(GAME, "gate_card", 49)
MYTHOS: Registry[MythosCard] = Registry(GAME, "mythos", 67)
MONSTERS: Registry[MonsterCard] = Registry(GAME, "monster", 60, MONSTER_CARDS)
GATE_MARKERS: Registry[GateMarker] = Registry(GAME, "gate_marker", 16)
LOCATIONS: Registry[Location] = Registry(GAME, "location", 26, AREAS)
STREETS: Registry[Street] = Registry(GAME, "street", 9, AREAS)
OTHER_WORLDS: Registry[OtherWorld] = Registry(GAME, "other_world", 8)

REGISTRIES: dict[str, Registry[Component]] = {
    registry.kind: registry  # type: ignore[misc]
    for registry in (
        INVESTIGATORS,
        ANCIENT_ONES,
        COMMON_ITEMS,
        UNIQUE_ITEMS,
        SPELLS,
        SKILL_CARDS,
        ALLIES,
        SPECIALS,
        LOCATION_CARDS,
        LOCATION_ENCOUNTERS,
        GATE_CARDS,
        MYTHOS,
        MONSTERS,
        GATE_MARKERS,
        LOCATIONS,
        STREETS,
        OTHER_WORLDS,
    )
}
BY_DECK: dict[Deck, Registry[Card]] = {
    "common": COMMON_ITEMS,
    "unique": UNIQUE_ITEMS,
    "spell": SPELLS,
    "skill": SKILL_CARDS,
    "ally": ALLIES,
    "special": SPECIALS,
}


@printed
def slug_of(copy: str) -> str:
    """What a copy is a copy of: `wither#2` of `wither`, and so is what a box adds as a further copy of it."""
    slug = copy.partition("#")[0]
    found = open_box(GAME).declared.get(slug)
    return slug if found is None else found.copy_of or slug


@printed
def copies_of(slug: str) -> tuple[str, ...]:
    """The copies of a card, those that boxes add included."""
    further = [other.slug for other in open_box(GAME).declared.values() if other.copy_of == slug]
    return tuple(copy for each in (slug, *further) for copy in CARDS[each].ids)


@printed
def is_item(copy: str) -> bool:
    """Items are common items, unique items, spells, and what says so."""
    card = CARDS[copy]
    return card.item or card.deck in ITEM_DECKS
