"""The words that cards are declared with: one call, one card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from miskatonic.games.card_game.components import (
    ALL,
    GAME,
    INVESTIGATORS,
    ActCard,
    AgendaCard,
    AssetCard,
    Card,
    EnemyCard,
    EventCard,
    InvestigatorCard,
    Line,
    LocationCard,
    ReferenceCard,
    SkillCard,
    TreacheryCard,
)
from miskatonic.games.card_game.rules.abilities import unless_blank
from miskatonic.games.card_game.state import HAND_HOOKS, HOOKS, OPENS_DISCARD, cards_declared, unrevealed
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.text import Text

C = TypeVar("C", bound=Card)

PLAYER_CARDS: Registry[Any] = Registry(GAME, "player_card", 101)
WEAKNESSES: Registry[Any] = Registry(GAME, "weakness", 15)
ENEMIES: Registry[EnemyCard] = Registry(GAME, "enemy", 32)
TREACHERIES: Registry[TreacheryCard] = Registry(GAME, "treachery", 36)
LOCATIONS: Registry[LocationCard] = Registry(GAME, "location", 24)
ACTS: Registry[ActCard] = Registry(GAME, "act", 7)
AGENDAS: Registry[AgendaCard] = Registry(GAME, "agenda", 8)
STORY_ASSETS: Registry[AssetCard] = Registry(GAME, "story_asset", 1)
REFERENCES: Registry[ReferenceCard] = Registry(GAME, "scenario_reference", 3)

REGISTRIES: Mapping[str, Registry[Any]] = {
    registry.kind: registry
    for registry in (
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
}


def declare(registry: Registry[Any], card: C) -> C:
    """Puts a card where it is looked up."""
    registry.add(card)
    ALL[card.slug] = card
    cards_declared()
    if card.hooks:
        HOOKS[card.slug] = card.hooks
    if card.hand_hooks:
        HAND_HOOKS[card.slug] = card.hand_hooks
    if isinstance(card, AssetCard) and card.opens_discard:
        OPENS_DISCARD.update(copies_of(card.slug))
    return card


def withdraw(slug: str) -> None:
    """Takes a card out again (what a test declared)."""
    for registry in REGISTRIES.values():
        if slug in registry:
            registry.remove(slug)
    for known in (ALL, HOOKS, HAND_HOOKS):
        known.pop(slug, None)
    HOOKS.pop(unrevealed(slug), None)
    OPENS_DISCARD.difference_update(copies_of(slug))
    cards_declared()


def copies_of(slug: str) -> list[str]:
    """Every copy that a player's card can have in a game: nine for each seat at most."""
    return [f"{slug}#{number}" for number in range(1, 40)]


def hooks_in(lines: Sequence[Line]) -> tuple[Any, ...]:
    """The hooks of lines that work in play."""
    return tuple(hook for line in lines for hook in line.hooks)


def naming_uses(line: Line, kind: str) -> Line:
    """The line of an asset with its uses by their own name: `spend 1 ammo`."""
    hooks = [replace(hook, words=_naming(hook.words, kind)) if hasattr(hook, "words") else hook for hook in line.hooks]
    return replace(line, text=_naming(line.text, kind), hooks=tuple(hooks))


def _naming(words: Text, kind: str) -> Text:
    key = f"cg-cost-{kind}" if words.key == "cg-cost-uses" else words.key
    return Text(key, tuple((name, _naming(arg, kind) if isinstance(arg, Text) else arg) for name, arg in words.args))


def asset(slug: str, en: str, fr: str, code: str, **fields: Any) -> AssetCard:
    """An asset of a player's deck; with `weakness` or `story` it is one of those."""
    if fields.get("uses"):
        fields["lines"] = tuple(naming_uses(line, fields["uses"].kind) for line in fields.get("lines", ()))
    card = AssetCard(slug=slug, en=en, fr=fr, code=code, **fields)
    return declare(WEAKNESSES if card.weakness else STORY_ASSETS if card.story else PLAYER_CARDS, card)


def event(slug: str, en: str, fr: str, code: str, **fields: Any) -> EventCard:
    """An event of a player's deck."""
    card = EventCard(slug=slug, en=en, fr=fr, code=code, **fields)
    return declare(WEAKNESSES if card.weakness else PLAYER_CARDS, card)


def skill(slug: str, en: str, fr: str, code: str, **fields: Any) -> SkillCard:
    """A skill of a player's deck."""
    return declare(PLAYER_CARDS, SkillCard(slug=slug, en=en, fr=fr, code=code, **fields))


def treachery(slug: str, en: str, fr: str, code: str, **fields: Any) -> TreacheryCard:
    """A treachery of an encounter set, or a weakness."""
    card = TreacheryCard(slug=slug, en=en, fr=fr, code=code, **fields)
    return declare(WEAKNESSES if card.weakness else TREACHERIES, card)


def enemy(slug: str, en: str, fr: str, code: str, **fields: Any) -> EnemyCard:
    """An enemy of an encounter set, or a weakness."""
    card = EnemyCard(slug=slug, en=en, fr=fr, code=code, **fields)
    return declare(WEAKNESSES if card.weakness else ENEMIES, card)


def location(slug: str, en: str, fr: str, code: str, **fields: Any) -> LocationCard:
    """A location; its unrevealed side may reach into the rules too."""
    card = declare(LOCATIONS, LocationCard(slug=slug, en=en, fr=fr, code=code, **fields))
    if hooks := hooks_in(card.unrevealed.lines):
        HOOKS[unrevealed(slug)] = hooks
    return card


def act(slug: str, en: str, fr: str, code: str, **fields: Any) -> ActCard:
    """An act."""
    return declare(ACTS, ActCard(slug=slug, en=en, fr=fr, code=code, **fields))


def agenda(slug: str, en: str, fr: str, code: str, **fields: Any) -> AgendaCard:
    """An agenda."""
    return declare(AGENDAS, AgendaCard(slug=slug, en=en, fr=fr, code=code, **fields))


def reference(slug: str, en: str, fr: str, code: str, **fields: Any) -> ReferenceCard:
    """A scenario reference card."""
    return declare(REFERENCES, ReferenceCard(slug=slug, en=en, fr=fr, code=code, **fields))


def investigator(slug: str, en: str, fr: str, code: str, **fields: Any) -> InvestigatorCard:
    """An investigator; its lines work as long as the card does not count as blank."""
    lines = tuple(unless_blank(line) for line in fields.pop("lines", ()))
    card = InvestigatorCard(slug=slug, en=en, fr=fr, code=code, unique=True, lines=lines, **fields)
    return declare(INVESTIGATORS, card)
