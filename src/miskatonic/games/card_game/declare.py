"""The words that cards are declared with: one call, one card. What cannot be on a card is refused where it is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Required, TypedDict, TypeVar, Unpack

from miskatonic.games.card_game.components import (
    ACTS,
    AGENDAS,
    ALL,
    ENEMIES,
    GAME,
    INVESTIGATORS,
    LOCATIONS,
    PLAYER_CARDS,
    REFERENCES,
    STORY_ASSETS,
    TREACHERIES,
    WEAKNESSES,
    ActCard,
    AgendaCard,
    AssetCard,
    Card,
    ChaosSymbol,
    DeckOption,
    Designator,
    EnemyCard,
    EventCard,
    Faction,
    Icon,
    InvestigatorCard,
    Keyword,
    LocationCard,
    Prey,
    ReferenceCard,
    Side,
    Skill,
    SkillCard,
    Slot,
    Spawn,
    TokenEffect,
    TreacheryCard,
    Uses,
    Weakness,
)
from miskatonic.games.card_game.effects.costs import USES
from miskatonic.games.card_game.rules.abilities import unless_blank
from miskatonic.games.card_game.rules.decks import problems_of, starter_list
from miskatonic.games.card_game.state import CardGameEffect
from miskatonic.kernel.declaring import Checker, refuse_unknown
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.line import Line
from miskatonic.kernel.registry import Registry, withdraw
from miskatonic.kernel.text import render

C = TypeVar("C", bound=Card)


# --- what may be on a card


class CardFields(TypedDict, total=False):
    """What all cards may have."""

    copies: int
    subtitle_en: str
    subtitle_fr: str
    traits: tuple[str, ...]
    keywords: tuple[Keyword, ...]
    lines: tuple[Line, ...]
    unique: bool
    victory: int
    weakness: Weakness
    encounter_set: str


class PlayerCardFields(CardFields, total=False):
    """What a card of an investigator's deck may have."""

    faction: Faction
    level: int | None
    cost: int | None
    icons: Mapping[Icon, int]
    deck_limit: int
    restricted_to: str
    fast: bool


class AssetFields(PlayerCardFields, total=False):
    """What an asset may have."""

    slots: tuple[Slot, ...]
    health: int | None
    sanity: int | None
    uses: Uses | None
    story: bool
    revelation: CardGameEffect | None


class EventFields(PlayerCardFields, total=False):
    """What an event may have."""

    effect: CardGameEffect | None
    designator: Designator
    only_in_own_turn: bool


class SkillFields(PlayerCardFields, total=False):
    """What a skill may have."""

    boost: CardGameEffect | None
    passed: CardGameEffect | None
    most: int | None
    own_tests_only: bool


class TreacheryFields(CardFields, total=False):
    """What a treachery may have."""

    revelation: CardGameEffect | None


class EnemyFields(CardFields, total=False):
    """What an enemy may have."""

    fight: Required[int]
    health: Required[int]
    evade: Required[int]
    damage: int
    horror: int
    health_per_investigator: int
    prey: Prey
    spawn: Spawn | None


class LocationFields(CardFields, total=False):
    """What a location may have."""

    unrevealed: Required[Side]
    revealed: Required[Side]
    shroud: Required[int]
    joins: str
    clues: int
    anonymous: bool


class BackFields(CardFields, total=False):
    """What an act and an agenda have."""

    stage: Required[int]
    advanced: Required[CardGameEffect]
    back_en: Required[str]
    back_fr: Required[str]


class ActFields(BackFields, total=False):
    """What an act may have."""

    clues: int
    at_round_end_in: str


class AgendaFields(BackFields, total=False):
    """What an agenda may have."""

    doom: Required[int]


class ReferenceFields(CardFields, total=False):
    """What a scenario reference card has."""

    easy: Required[Mapping[ChaosSymbol, TokenEffect]]
    hard: Required[Mapping[ChaosSymbol, TokenEffect]]


class InvestigatorFields(CardFields, total=False):
    """What an investigator may have."""

    faction: Required[Faction]
    skills: Required[Mapping[Skill, int]]
    health: Required[int]
    sanity: Required[int]
    elder_sign: Required[TokenEffect]
    deck_size: int
    deck_options: Required[tuple[DeckOption, ...]]
    required: Required[tuple[str, ...]]
    starter: Mapping[str, int]


# --- the words


def asset(slug: str, en: str, fr: str, code: str, **fields: Unpack[AssetFields]) -> AssetCard:
    """An asset of a player's deck; with `weakness` or `story` it is one of those."""
    card = printed(AssetCard, slug, en, fr, code, fields)
    for cost in (line.cost for line in card.lines if line.cost):
        for kind in USES:
            if cost[kind] and (card.uses is None or card.uses.kind != kind):
                raise ValueError(f"{slug}: an ability spends {kind!r}, but the asset does not enter play with any")
    return declare(WEAKNESSES if card.weakness else STORY_ASSETS if card.story else PLAYER_CARDS, card)


def event(slug: str, en: str, fr: str, code: str, **fields: Unpack[EventFields]) -> EventCard:
    """An event of a player's deck."""
    card = printed(EventCard, slug, en, fr, code, fields)
    return declare(WEAKNESSES if card.weakness else PLAYER_CARDS, card)


def skill(slug: str, en: str, fr: str, code: str, **fields: Unpack[SkillFields]) -> SkillCard:
    """A skill of a player's deck."""
    return declare(PLAYER_CARDS, printed(SkillCard, slug, en, fr, code, fields))


def treachery(slug: str, en: str, fr: str, code: str, **fields: Unpack[TreacheryFields]) -> TreacheryCard:
    """A treachery of an encounter set, or a weakness."""
    card = printed(TreacheryCard, slug, en, fr, code, fields)
    return declare(WEAKNESSES if card.weakness else TREACHERIES, card)


def enemy(slug: str, en: str, fr: str, code: str, **fields: Unpack[EnemyFields]) -> EnemyCard:
    """An enemy of an encounter set, or a weakness."""
    card = printed(EnemyCard, slug, en, fr, code, fields)
    return declare(WEAKNESSES if card.weakness else ENEMIES, card)


def location(slug: str, en: str, fr: str, code: str, **fields: Unpack[LocationFields]) -> LocationCard:
    """A location."""
    return declare(LOCATIONS, printed(LocationCard, slug, en, fr, code, fields))


def act(slug: str, en: str, fr: str, code: str, **fields: Unpack[ActFields]) -> ActCard:
    """An act."""
    return declare(ACTS, printed(ActCard, slug, en, fr, code, fields))


def agenda(slug: str, en: str, fr: str, code: str, **fields: Unpack[AgendaFields]) -> AgendaCard:
    """An agenda."""
    return declare(AGENDAS, printed(AgendaCard, slug, en, fr, code, fields))


def reference(slug: str, en: str, fr: str, code: str, **fields: Unpack[ReferenceFields]) -> ReferenceCard:
    """A scenario reference card."""
    return declare(REFERENCES, printed(ReferenceCard, slug, en, fr, code, fields))


def investigator(slug: str, en: str, fr: str, code: str, **fields: Unpack[InvestigatorFields]) -> InvestigatorCard:
    """An investigator; its lines work as long as the card does not count as blank."""
    lines = tuple(line.by_other_hooks(unless_blank) for line in fields.get("lines", ()))
    card = declare(
        INVESTIGATORS, printed(InvestigatorCard, slug, en, fr, code, {**fields, "unique": True, "lines": lines})
    )
    if card.box and card.starter:
        refuse_deck(card)
    return card


def refuse_deck(card: InvestigatorCard) -> None:
    """Refuses an investigator of a box whose starter deck is not legal; the cards of the deck are declared before it."""
    deck = starter_list(card)
    try:
        refuse_unknown(card.slug, "card", deck.cards, ALL)
        if problems := problems_of(deck):
            raise ValueError(f"{card.slug}: {render(problems[0], 'en')}")
    except ValueError:
        withdraw(GAME, card.slug)
        raise


def declare(registry: Registry[Any], card: C) -> C:
    """Puts a card where it is looked up. Deck lists name the cards of players by their numbers, which are theirs alone."""
    if registry in OF_PLAYERS:
        for other in ALL.values():
            if other.code == card.code and any(other.slug in cards for cards in OF_PLAYERS):
                raise ValueError(f"{card.slug}: the number {card.code} is that of {other.slug}")
    registry.add(card)
    return card


OF_PLAYERS: tuple[Registry[Any], ...] = (INVESTIGATORS, PLAYER_CARDS, WEAKNESSES, STORY_ASSETS)
"""The cards that deck lists name."""

# --- refusals

CHECKER = Checker({"CardGameEffect": Effect, "CardGame": object}, Uses, Spawn, Side, DeckOption, TokenEffect)


def printed(kind: type[C], slug: str, en: str, fr: str, code: str, given: Mapping[str, Any]) -> C:
    """A card of that kind with what it was given; ValueError where that cannot be."""
    if not re.fullmatch(r"[a-z0-9_]+", slug):
        raise ValueError(f"{slug!r} is no slug for a card: small letters, digits and underscores only")
    values: dict[str, Any] = {"slug": slug, "en": en, "fr": fr, "code": code, **given}
    CHECKER.check(slug, kind, values)
    return kind(**values)
