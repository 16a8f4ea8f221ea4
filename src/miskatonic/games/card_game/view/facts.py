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
    ChaosSymbol,
    EnemyCard,
    Faction,
    Icon,
    InvestigatorCard,
    LocationCard,
    PlayerCard,
    ReferenceCard,
    Scenario,
    Skill,
    SkillCard,
    Slot,
    TokenEffect,
    TreacheryCard,
    Uses,
    Weakness,
    trait_text,
)
from miskatonic.games.card_game.rules.decks import codes_of, counts, pool_of, starter_deck
from miskatonic.games.card_game.view.card_text import LineRole, find, lines_of
from miskatonic.kernel.box import Edition, edition_of
from miskatonic.kernel.facts import Facts
from miskatonic.kernel.text import Text, render, sentence


class InWords(Struct, frozen=True):
    """Words in every language."""

    en: str
    fr: str


class Printed(Facts, frozen=True, kw_only=True):
    """What every card has."""

    lines: tuple[LineRole, ...]
    """What each line of its words is about, in their order."""
    code: str
    """Its number in the collection."""
    codes: tuple[str, ...] = ()
    """Of a card of players: every number that deck lists name it by."""
    traits: tuple[str, ...] = ()
    trait_words: tuple[InWords, ...] = ()
    """The traits as readers know them, in their order."""
    subtitle: InWords | None = None
    """The second part of its name."""
    victory: int = 0
    weakness: Weakness = ""
    encounter_set: str = ""


class InvestigatorFacts(Printed, frozen=True, kw_only=True):
    """An investigator, with what its deck is made of."""

    faction: Faction
    skills: Mapping[Skill, int]
    health: int
    sanity: int
    elder_sign: InWords
    """What the elder sign does."""
    deck_size: int
    pool: tuple[str, ...]
    """The cards that its deck may have."""
    required: tuple[str, ...]
    """Its signature cards."""
    starter: Mapping[str, int]
    """The deck that the box suggests, with signature cards."""


class PlayerCardFacts(Printed, frozen=True, kw_only=True):
    """A card of players."""

    faction: Faction
    level: int | None = None
    cost: int | None = None
    icons: Mapping[Icon, int] = {}
    deck_limit: int = 0
    """How many copies of one title a deck may have; 0 for what does not count towards its size."""


class AssetFacts(PlayerCardFacts, frozen=True, kw_only=True):
    """An asset: what it takes and holds."""

    slots: tuple[Slot, ...] = ()
    health: int | None = None
    sanity: int | None = None
    uses: int = 0
    uses_kind: str = ""


class EventFacts(PlayerCardFacts, frozen=True, kw_only=True):
    """An event."""


class SkillFacts(PlayerCardFacts, frozen=True, kw_only=True):
    """A skill card."""


class TreacheryFacts(Printed, frozen=True, kw_only=True):
    """A treachery."""


class EnemyFacts(Printed, frozen=True, kw_only=True):
    """An enemy."""


class LocationFacts(Printed, frozen=True, kw_only=True):
    """A location."""


class ActFacts(Printed, frozen=True, kw_only=True):
    """An act."""

    stage: int


class AgendaFacts(Printed, frozen=True, kw_only=True):
    """An agenda."""

    stage: int


class ReferenceFacts(Printed, frozen=True, kw_only=True):
    """A reference card: what each symbol on the chaos tokens does, on either side."""

    easy_tokens: Mapping[str, InWords]
    hard_tokens: Mapping[str, InWords]


CardGameFacts = (
    InvestigatorFacts
    | AssetFacts
    | EventFacts
    | SkillFacts
    | TreacheryFacts
    | EnemyFacts
    | LocationFacts
    | ActFacts
    | AgendaFacts
    | ReferenceFacts
)


def facts(slug: str, edition: Edition | None = None) -> CardGameFacts | None:
    """The facts of a card, by its slug, in a game with some boxes or (None) with the game itself; a scenario has none."""
    card = find(slug)
    if isinstance(card, Scenario):
        return None
    printed: dict[str, Any] = {
        "lines": tuple(role for role, _ in lines_of(card)),
        "code": card.code,
        "codes": () if card.encounter_set else codes_of(card),
        "traits": card.traits,
        "trait_words": tuple(in_words(trait_text(trait)) for trait in card.traits),
        "subtitle": InWords(card.subtitle_en, card.subtitle_fr) if card.subtitle_en else None,
        "victory": card.victory,
        "weakness": card.weakness,
        "encounter_set": card.encounter_set,
    }
    match card:
        case InvestigatorCard():
            return facts_of_investigator(card, edition or edition_of(GAME), printed)
        case PlayerCard():
            return facts_of_player_card(card, printed)
        case TreacheryCard():
            return TreacheryFacts(**printed)
        case EnemyCard():
            return EnemyFacts(**printed)
        case LocationCard():
            return LocationFacts(**printed)
        case ActCard(stage=stage):
            return ActFacts(stage=stage, **printed)
        case AgendaCard(stage=stage):
            return AgendaFacts(stage=stage, **printed)
        case ReferenceCard(easy=easy, hard=hard):
            return ReferenceFacts(easy_tokens=token_facts(easy), hard_tokens=token_facts(hard), **printed)
    raise LookupError(f"nothing is known of {slug!r}")


def facts_of_investigator(card: InvestigatorCard, edition: Edition, printed: dict[str, Any]) -> InvestigatorFacts:
    """Skills and health, and what its deck is made of."""
    return InvestigatorFacts(
        faction=card.faction,
        skills=card.skills,
        health=card.health,
        sanity=card.sanity,
        elder_sign=in_sentences(card.elder_sign.text),
        deck_size=card.deck_size,
        pool=pool_of(edition, card.slug),
        required=card.required,
        starter=starter_deck(card.slug).cards,
        **printed,
    )


def facts_of_player_card(card: PlayerCard, printed: dict[str, Any]) -> AssetFacts | EventFacts | SkillFacts:
    """Class, level, cost and icons; what an asset takes and holds."""
    printed |= {
        "faction": card.faction,
        "level": card.level,
        "cost": card.cost,
        "icons": card.icons,
        "deck_limit": card.deck_limit if counts(card.slug) else 0,
    }
    match card:
        case AssetCard(slots=slots, health=health, sanity=sanity, uses=None):
            return AssetFacts(slots=slots, health=health, sanity=sanity, **printed)
        case AssetCard(slots=slots, health=health, sanity=sanity, uses=Uses(amount=amount, kind=kind)):
            return AssetFacts(slots=slots, health=health, sanity=sanity, uses=amount, uses_kind=kind, **printed)
        case SkillCard():
            return SkillFacts(**printed)
    return EventFacts(**printed)


def token_facts(symbols: Mapping[ChaosSymbol, TokenEffect]) -> dict[str, InWords]:
    """What the symbols of one side of a reference card do."""
    return {token: in_sentences(effect.text) for token, effect in symbols.items()}


def in_words(words: Text) -> InWords:
    """The same in every language."""
    return InWords(render(words, "en"), render(words, "fr"))


def in_sentences(words: Text) -> InWords:
    """A whole sentence in every language."""
    return InWords(sentence(render(words, "en")), sentence(render(words, "fr")))
