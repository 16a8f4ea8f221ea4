"""The kinds of cards of the card game and where they are looked up. The cards themselves are in `content/`.

A copy of a card is named after its slug: `machete#1`. The copies in the decks of different seats have different numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from miskatonic.kernel.decision import Kinds, Rules
from miskatonic.kernel.effect import Gives
from miskatonic.kernel.hooks import Hook
from miskatonic.kernel.line import Line, hooks_in
from miskatonic.kernel.memory import remembered
from miskatonic.kernel.registry import Component, Registry
from miskatonic.kernel.text import PHRASES, Lang, Text, own_words, sentences, signed, text

if TYPE_CHECKING:
    from miskatonic.games.card_game.state import CardGame, CardGameEffect

GAME = "card_game"

ASK = Kinds(GAME, "cg")
"""The kinds of question of this game. Each is declared where the rule is that asks it."""
ASK.verbs("get", "draw heal take")
ASK.verbs("lose", "assign evade fight pay replace")
ASK.verbs("pass", "done end_turn no pass stay")
ASK.verbs(
    "",
    """
    advance at buy cancel card come commit deck disengage effect enemy engage investigate lead move nobody play resource
    result sit_out skill stay_away stay_engaged token trauma upgrade use who
    """,
)

Skill = Literal["willpower", "intellect", "combat", "agility"]
Icon = Literal["willpower", "intellect", "combat", "agility", "wild"]
Faction = Literal["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"]
Slot = Literal["hand", "accessory", "ally", "arcane", "body"]
Keyword = Literal["aloof", "hunter", "massive", "retaliate", "peril", "surge", "exceptional", "permanent"]
Weakness = Literal["", "basic", "signature"]
Designator = Literal["", "fight", "evade", "investigate", "parley", "resign"]
"""What kind of action an ability or an event is; "" for any other."""
Prey = Literal[
    "",
    "highest_combat",
    "lowest_combat",
    "lowest_agility",
    "lowest_health",
    "lowest_sanity",
    "most_clues",
    "fewest_cards",
    "bearer",
]
"""Whom an enemy prefers; "" for no preference."""
ChaosSymbol = Literal["skull", "cultist", "tablet", "elder_thing"]
Token = Literal[
    "+1",
    "0",
    "-1",
    "-2",
    "-3",
    "-4",
    "-5",
    "-6",
    "-8",
    "skull",
    "cultist",
    "tablet",
    "elder_thing",
    "auto_fail",
    "elder_sign",
]

Quantity = Literal[
    "damage",
    "horror",
    "trauma",
    "resources",
    "cards",
    "clues",
    "doom",
    "actions",
    "skill",
    "uses",
    "experience",
    "enemy_damage",
    "enemies_evaded",
]
"""What effects give to whoever resolves them; what they cost is negative. Damage and horror that are taken are a cost, those that
are healed a gift; doom that is placed is a cost."""

SKILLS: tuple[Skill, ...] = ("willpower", "intellect", "combat", "agility")
SLOTS: Mapping[Slot, int] = {"hand": 2, "accessory": 1, "ally": 1, "arcane": 2, "body": 1}


def gift(amounts: Mapping[Quantity, float]) -> Gives:
    """The gifts and costs of an effect, without zeros."""
    return {what: amount for what, amount in amounts.items() if amount}


def token_name(token: str) -> Text:
    """A chaos token as people read it: by its name, or by its number with a true minus."""
    return text("cg-token", token=token.replace("-", "−"))


class Card(Component, frozen=True, kw_only=True):
    """What all cards have."""

    code: str
    subtitle_en: str = ""
    subtitle_fr: str = ""
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    lines: tuple[Line, ...] = ()
    unique: bool = False
    victory: int = 0
    weakness: Weakness = ""
    encounter_set: str = ""
    """"" for the cards of players."""

    @property
    def hooks(self) -> tuple[Hook, ...]:
        """What works while the card is in play."""
        return tuple(hook for hook in hooks_in(self.lines) if not getattr(hook, "hand", False))

    @property
    def hand_hooks(self) -> tuple[Hook, ...]:
        """The lines that work while the card is in a hand."""
        return tuple(hook for hook in hooks_in(self.lines) if getattr(hook, "hand", False))


class PlayerCard(Card, frozen=True, kw_only=True):
    """A card of an investigator's deck."""

    faction: Faction = "neutral"
    level: int | None = 0
    cost: int | None = None
    icons: Mapping[Icon, int] = {}
    deck_limit: int = 2
    restricted_to: str = ""
    fast: bool = False


UsesKind = Literal["ammo", "supply", "charge", "secret"]


class Uses(Struct, frozen=True):
    """Tokens that an asset enters play with."""

    kind: UsesKind
    amount: int
    discard_when_empty: bool = False


class AssetCard(PlayerCard, frozen=True, kw_only=True):
    """An asset: it stays in play."""

    slots: tuple[Slot, ...] = ()
    health: int | None = None
    sanity: int | None = None
    uses: Uses | None = None
    story: bool = False
    revelation: CardGameEffect | None = None
    """Of a weakness: what happens when it is drawn."""


class EventCard(PlayerCard, frozen=True, kw_only=True):
    """An event: it is played, takes effect and is discarded. One without an effect is played by its hooks alone."""

    effect: CardGameEffect | None = None
    designator: Designator = ""
    """An event that is a fight or an evasion provokes no attack of opportunity."""
    only_in_own_turn: bool = False


class SkillCard(PlayerCard, frozen=True, kw_only=True):
    """A skill: it is committed to tests. `passed` is resolved by the investigator that committed it if the test is passed."""

    boost: CardGameEffect | None = None
    """What changes the result of a test that is passed, before it is applied."""
    passed: CardGameEffect | None = None
    most: int | None = None
    """How many copies may be committed to one test, by everybody together."""
    own_tests_only: bool = False


class TreacheryCard(Card, frozen=True, kw_only=True):
    """A treachery, of the encounter deck or a weakness."""

    revelation: CardGameEffect | None = None


class Spawn(Struct, frozen=True):
    """Where an enemy enters play; without one, engaged with the investigator that drew it."""

    at: tuple[str, ...] = ()
    """Any of these locations."""
    empty_location: bool = False
    """Any location without enemies and investigators."""
    prey: bool = False
    """Engaged with its prey, wherever that is."""


class EnemyCard(Card, frozen=True, kw_only=True):
    """An enemy."""

    fight: int
    health: int
    evade: int
    damage: int = 0
    horror: int = 0
    health_per_investigator: int = 0
    """What its health grows by for each investigator who started; instead of `health` if that is 0."""
    prey: Prey = ""
    spawn: Spawn | None = None


class Side(Struct, frozen=True):
    """One side of a location."""

    symbol: str
    connects_to: tuple[str, ...]
    lines: tuple[Line, ...] = ()


class LocationCard(Card, frozen=True, kw_only=True):
    """A location; `lines` are those of its revealed side."""

    unrevealed: Side
    revealed: Side
    shroud: int
    joins: str = ""
    """Connected to every other location with this trait, whatever the symbols say."""
    clues: int = 0
    """For each investigator who started."""
    anonymous: bool = False
    """The back of several locations: which one it is comes from the scenario's own deck when it is revealed."""


class AgendaCard(Card, frozen=True, kw_only=True):
    """An agenda. `advanced` is what its reverse does."""

    stage: int
    doom: int
    """Its threshold; 0 if it has none."""
    advanced: CardGameEffect
    back_en: str
    back_fr: str


class ActCard(Card, frozen=True, kw_only=True):
    """An act. With `clues` (for each investigator) the group may spend them to advance it, unless it says otherwise."""

    stage: int
    clues: int = 0
    at_round_end_in: str = ""
    """The clues are spent by the investigators at this location, at the end of a round."""
    advanced: CardGameEffect
    back_en: str
    back_fr: str


class Count(Struct, frozen=True):
    """A number that is counted for a seat, with what it counts in words: “the doom in play”."""

    say: Callable[[], Text]
    of: Callable[[CardGame, int], int]
    sign: Literal[1, -1] = 1

    def __call__(self, game: CardGame, seat: int) -> int:
        return self.sign * self.of(game, seat)

    @property
    def words(self) -> Text:
        """What it counts; traits are translated on display."""
        return self.say()


class Given(Struct, frozen=True):
    """A condition that is checked for a seat, in words: “a Cultist enemy is in play”."""

    say: Callable[[], Text]
    holds: Callable[[CardGame, int], bool]

    @property
    def words(self) -> Text:
        """What has to be true."""
        return self.say()


class TokenEffect(Struct, frozen=True):
    """What a symbol on a chaos token does. Its words are made from that."""

    modifier: int | Count | None = None
    """What it adds to the skill value; None where the card prints no number."""
    another: bool | Given = False
    """Whether another token is revealed."""
    revealed: CardGameEffect | None = None
    """What happens to the tester at once."""
    failed: CardGameEffect | None = None
    """What happens to the tester if the test is failed."""
    afterwards: CardGameEffect | None = None
    """What happens to the tester after a test that is failed."""
    passed: CardGameEffect | None = None
    """What happens to the tester if the test is passed."""
    succeeds: Given | None = None
    """When the test succeeds by itself."""

    def number(self, game: CardGame, seat: int) -> int:
        """What it adds to the skill value of that seat."""
        return self.modifier(game, seat) if isinstance(self.modifier, Count) else self.modifier or 0

    def reveals_another(self, game: CardGame, seat: int) -> bool:
        """Whether that seat reveals another token."""
        return self.another.holds(game, seat) if isinstance(self.another, Given) else self.another

    def is_success(self, game: CardGame, seat: int) -> bool:
        """Whether that seat's test succeeds by itself."""
        return self.succeeds is not None and self.succeeds.holds(game, seat)

    @property
    def text(self) -> Text:
        """What it does, as sentences."""
        return sentences(self._sentences())

    def _sentences(self) -> Iterator[Text]:
        if isinstance(self.modifier, Count):
            yield text("cg-token-counts", sign=self.modifier.sign, count=self.modifier.words)
        elif self.modifier is not None:
            yield text("cg-token-number", n=signed(self.modifier))
        if self.revealed is not None:
            yield self.revealed.text
        if isinstance(self.another, Given):
            yield text("cg-token-another-if", given=self.another.words)
        elif self.another:
            yield text("cg-token-another")
        if self.succeeds is not None:
            yield text("cg-token-succeeds", given=self.succeeds.words)
        for when, effect in (("failed", self.failed), ("afterwards", self.afterwards), ("passed", self.passed)):
            if effect is not None:
                yield text("cg-token-result", when=when, effect=effect.text)


class ReferenceCard(Card, frozen=True, kw_only=True):
    """A scenario reference card: the symbols on both sides."""

    easy: Mapping[ChaosSymbol, TokenEffect]
    hard: Mapping[ChaosSymbol, TokenEffect]


class DeckOption(Struct, frozen=True):
    """Which cards an investigator may have in the deck."""

    faction: Faction
    least: int = 0
    most: int = 5


class InvestigatorCard(Card, frozen=True, kw_only=True):
    """An investigator."""

    faction: Faction
    skills: Mapping[Skill, int]
    health: int
    sanity: int
    elder_sign: TokenEffect
    deck_size: int = 30
    deck_options: tuple[DeckOption, ...]
    required: tuple[str, ...]
    """The signature cards."""
    starter: Mapping[str, int] = {}
    """The deck that its box suggests for a first game, but for the signature cards: cards by slug, with their copies."""


class Scenario(Component, frozen=True, kw_only=True):
    """One scenario: its layout, the sentences of the guide at the beginning, and the effects of each resolution."""

    intro: Text | None = None
    """How its story begins."""
    sets: tuple[str, ...]
    """The encounter sets that are gathered."""
    one_of: tuple[str, ...] = ()
    """Those of them of which only one takes part."""
    set_up: Callable[[CardGame], None]
    """Puts locations, acts and agendas on the table and makes the encounter deck."""
    begin: Callable[[CardGame], Rules[None]]
    """What happens once hands are dealt."""
    resolve: Callable[[CardGame], Rules[bool]]
    """What the resolution that was reached brings; whether it is a victory."""
    then: str = ""
    """The scenario that comes after it in its campaign; "" for the last one."""
    agendas: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()
    """The cards that are always laid out: the first of each kind is read before hands are dealt."""
    endings: Mapping[int, tuple[str, str]] = {}
    """The sentences of each resolution in English and French, 0 for none; published scenarios have messages for it."""


# --- where everything is looked up

ALL: dict[str, Card] = {}
"""Every card by its slug, and by the ids of the copies in its box."""

INVESTIGATORS: Registry[InvestigatorCard] = Registry(GAME, "investigator", 5, ALL)
PLAYER_CARDS: Registry[PlayerCard] = Registry(GAME, "player_card", 101, ALL)
WEAKNESSES: Registry[Card] = Registry(GAME, "weakness", 15, ALL)
ENEMIES: Registry[EnemyCard] = Registry(GAME, "enemy", 32, ALL)
TREACHERIES: Registry[TreacheryCard] = Registry(GAME, "treachery", 36, ALL)
LOCATIONS: Registry[LocationCard] = Registry(GAME, "location", 24, ALL)
ACTS: Registry[ActCard] = Registry(GAME, "act", 7, ALL)
AGENDAS: Registry[AgendaCard] = Registry(GAME, "agenda", 8, ALL)
STORY_ASSETS: Registry[AssetCard] = Registry(GAME, "story_asset", 1, ALL)
REFERENCES: Registry[ReferenceCard] = Registry(GAME, "scenario_reference", 3, ALL)
SCENARIOS: Registry[Scenario] = Registry(GAME, "scenario", 3)

CARDS: tuple[Registry[Any], ...] = (
    INVESTIGATORS,
    PLAYER_CARDS,
    WEAKNESSES,
    ENEMIES,
    TREACHERIES,
    LOCATIONS,
    ACTS,
    AGENDAS,
    STORY_ASSETS,
    REFERENCES,
)
REGISTRIES: Mapping[str, Registry[Any]] = {registry.kind: registry for registry in (*CARDS, SCENARIOS)}


@remembered
def slug_of(card: str) -> str:
    """The slug of a copy: `machete` for `machete#12`."""
    return card.partition("#")[0]


def trait_text(trait: str) -> Text:
    """A trait in the reader's language; one without a translation as it is written."""
    key = f"cg-trait-{trait.lower().replace(' ', '-')}"
    return text(key) if PHRASES.has(key, "en") else own_words(trait, trait)


def name_of(piece: str) -> Mapping[Lang, str] | None:
    """The names of a copy, for the phrasebook."""
    game, _, card = piece.partition("/")
    if game != GAME or slug_of(card) not in ALL:
        return None
    return ALL[slug_of(card)].nouns


PHRASES.add_names(name_of)
