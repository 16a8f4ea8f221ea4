"""What a board draws of a card beside its words: numbers, icons, symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from miskatonic.games.card_game.components import (
    GAME,
    ActCard,
    AgendaCard,
    AssetCard,
    Card,
    ChaosSymbol,
    EnemyCard,
    Faction,
    Icon,
    InvestigatorCard,
    Keyword,
    LocationCard,
    PlayerCard,
    ReferenceCard,
    Scenario,
    Side,
    Skill,
    Slot,
    TokenEffect,
    Weakness,
    trait_text,
)
from miskatonic.games.card_game.rules.decks import codes_of, counts, pool_of, starter_deck
from miskatonic.games.card_game.view.card_text import KINDS, CardKind, LineRole, find, lines_of
from miskatonic.kernel.box import Edition, edition_of
from miskatonic.kernel.text import Text, render, sentence


class InWords(Struct, frozen=True):
    """Words in every language."""

    en: str
    fr: str


class SideFacts(Struct, frozen=True):
    """The symbol of one side of a location, and the symbols that it leads to."""

    symbol: str
    connects_to: tuple[str, ...]


class CardGameFacts(Struct, frozen=True, kw_only=True):
    """The facts of one card; what a kind of card does not have keeps its default."""

    kind: CardKind
    lines: tuple[LineRole, ...] = ()
    """What each line of its words is about, in their order."""
    code: str = ""
    """Its number in the collection."""
    traits: tuple[str, ...] = ()
    trait_words: tuple[InWords, ...] = ()
    """The traits as readers know them, in their order."""
    keywords: tuple[Keyword, ...] = ()
    unique: bool = False
    subtitle: InWords | None = None
    """The second part of its name."""
    victory: int = 0
    weakness: Weakness = ""
    encounter_set: str = ""

    faction: Faction = "neutral"
    level: int | None = None
    cost: int | None = None
    icons: Mapping[Icon, int] = {}
    fast: bool = False
    codes: tuple[str, ...] = ()
    """Of a card of players: every number that deck lists name it by."""
    deck_limit: int = 0
    """How many copies of one title a deck may have; 0 for what does not count towards its size."""
    deck_size: int = 0
    """Of an investigator: how many of these cards it has in its deck."""
    pool: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    """Its signature cards."""
    starter: Mapping[str, int] = {}
    """The deck that the box suggests, with signature cards."""
    slots: tuple[Slot, ...] = ()
    health: int | None = None
    """Of an enemy: what defeats it, beside what it has for each investigator."""
    sanity: int | None = None
    uses: int = 0
    uses_kind: str = ""
    skills: Mapping[Skill, int] = {}

    fight: int = 0
    evade: int = 0
    damage: int = 0
    horror: int = 0
    health_per_investigator: int = 0

    unrevealed: SideFacts | None = None
    revealed: SideFacts | None = None
    shroud: int = 0
    clues: int = 0
    """For each investigator: of a location when it is revealed, of an act to advance it."""
    stage: int = 0
    doom: int = 0
    """What advances an agenda."""
    easy_tokens: Mapping[str, InWords] = {}
    """Of a reference card: what each symbol on the chaos tokens does, on its easy side."""
    hard_tokens: Mapping[str, InWords] = {}
    elder_sign: InWords | None = None
    """Of an investigator: what the elder sign does."""


def facts(slug: str, edition: Edition | None = None) -> CardGameFacts:
    """The facts of a card, by its slug, in a game with some boxes or (None) with the game itself."""
    card = find(slug)
    if isinstance(card, Scenario):
        return CardGameFacts(kind="scenario")
    return CardGameFacts(
        kind=KINDS[type(card)],
        lines=tuple(role for role, _ in lines_of(card)),
        code=card.code,
        codes=() if card.encounter_set else codes_of(card),
        traits=card.traits,
        trait_words=tuple(in_words(trait_text(trait)) for trait in card.traits),
        keywords=card.keywords,
        unique=card.unique,
        subtitle=InWords(card.subtitle_en, card.subtitle_fr) if card.subtitle_en else None,
        victory=card.victory,
        weakness=card.weakness,
        encounter_set=card.encounter_set,
        **facts_of_its_kind(card, edition or edition_of(GAME)),
    )


def facts_of_its_kind(card: Card, edition: Edition) -> dict[str, Any]:
    """What only cards of its kind have."""
    match card:
        case InvestigatorCard():
            return facts_of_investigator(card, edition)
        case PlayerCard():
            return facts_of_player_card(card)
        case EnemyCard():
            values = ("fight", "evade", "damage", "horror", "health", "health_per_investigator")
            return {value: getattr(card, value) for value in values}
        case LocationCard():
            return {
                "unrevealed": side_facts(card.unrevealed),
                "revealed": side_facts(card.revealed),
                "shroud": card.shroud,
                "clues": card.clues,
            }
        case ActCard():
            return {"stage": card.stage, "clues": card.clues}
        case AgendaCard():
            return {"stage": card.stage, "doom": card.doom}
        case ReferenceCard():
            return {"easy_tokens": token_facts(card.easy), "hard_tokens": token_facts(card.hard)}
    return {}


def facts_of_investigator(card: InvestigatorCard, edition: Edition) -> dict[str, Any]:
    """Skills and health, and what its deck is made of."""
    return {
        "faction": card.faction,
        "skills": card.skills,
        "health": card.health,
        "sanity": card.sanity,
        "deck_size": card.deck_size,
        "pool": pool_of(edition, card.slug),
        "required": card.required,
        "starter": starter_deck(card.slug).cards,
        "elder_sign": in_sentences(card.elder_sign.text),
    }


def facts_of_player_card(card: PlayerCard) -> dict[str, Any]:
    """Class, level, cost and icons; what an asset takes and holds."""
    printed: dict[str, Any] = {
        "faction": card.faction,
        "level": card.level,
        "cost": card.cost,
        "icons": card.icons,
        "fast": card.fast,
        "deck_limit": card.deck_limit if counts(card.slug) else 0,
    }
    if isinstance(card, AssetCard):
        printed |= {"slots": card.slots, "health": card.health, "sanity": card.sanity}
        if card.uses is not None:
            printed |= {"uses": card.uses.amount, "uses_kind": card.uses.kind}
    return printed


def token_facts(symbols: Mapping[ChaosSymbol, TokenEffect]) -> dict[str, InWords]:
    """What the symbols of one side of a reference card do."""
    return {token: in_sentences(effect.text) for token, effect in symbols.items()}


def in_words(words: Text) -> InWords:
    """The same in every language."""
    return InWords(render(words, "en"), render(words, "fr"))


def in_sentences(words: Text) -> InWords:
    """A whole sentence in every language."""
    return InWords(sentence(render(words, "en")), sentence(render(words, "fr")))


def side_facts(side: Side) -> SideFacts:
    """One side of a location."""
    return SideFacts(side.symbol, side.connects_to)
