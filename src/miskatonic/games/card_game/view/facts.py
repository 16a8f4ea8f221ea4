"""What a board draws of a card beside its words: numbers, icons, symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from miskatonic.games.card_game.components import (
    ActCard,
    AgendaCard,
    AssetCard,
    Card,
    EnemyCard,
    Faction,
    Icon,
    InvestigatorCard,
    Keyword,
    LocationCard,
    PlayerCard,
    Side,
    Skill,
    Slot,
    Weakness,
)
from miskatonic.games.card_game.rules.decks import codes_of, counts, pool_of, starter_deck
from miskatonic.games.card_game.rules.scenarios import Scenario
from miskatonic.games.card_game.view.card_text import KINDS, CardKind, LineRole, find, lines_of


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
    keywords: tuple[Keyword, ...] = ()
    unique: bool = False
    subtitled: bool = False
    """The title begins with the second part of its name."""
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


def facts(slug: str) -> CardGameFacts:
    """The facts of a card, by its slug."""
    card = find(slug)
    if isinstance(card, Scenario):
        return CardGameFacts(kind="scenario")
    return CardGameFacts(
        kind=KINDS[type(card)],
        lines=tuple(role for role, _ in lines_of(card)),
        code=card.code,
        codes=() if card.encounter_set else codes_of(card),
        traits=card.traits,
        keywords=card.keywords,
        unique=card.unique,
        subtitled=bool(card.subtitle_en),
        victory=card.victory,
        weakness=card.weakness,
        encounter_set=card.encounter_set,
        **facts_of_its_kind(card),
    )


def facts_of_its_kind(card: Card) -> dict[str, Any]:
    """What only cards of its kind have."""
    match card:
        case InvestigatorCard():
            return facts_of_investigator(card)
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
    return {}


def facts_of_investigator(card: InvestigatorCard) -> dict[str, Any]:
    """Skills and health, and what its deck is made of."""
    return {
        "faction": card.faction,
        "skills": card.skills,
        "health": card.health,
        "sanity": card.sanity,
        "deck_size": card.deck_size,
        "pool": pool_of(card.slug),
        "required": card.required,
        "starter": starter_deck(card.slug).cards,
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


def side_facts(side: Side) -> SideFacts:
    """One side of a location."""
    return SideFacts(side.symbol, side.connects_to)
