"""Values as all active modifiers leave them: never below zero, and only once all have been applied."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from miskatonic.games.card_game.components import SLOTS, AssetCard, EnemyCard, PlayerCard, Slot
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    Enemy,
    Investigator,
    Location,
    asset_card,
    card_of,
    enemy_card,
    investigator_card,
    known_of_cards,
    location_card,
)
from miskatonic.kernel.hooks import index_of, total

# What cards may answer with a modifier. The subject comes after the colon.
SKILL = {skill: f"skill {skill}" for skill in ("willpower", "intellect", "combat", "agility")}  # : seat
HEALTH, SANITY = "health", "sanity"  # : seat
SHROUD = "shroud"  # : location
FIGHT, EVADE, ENEMY_HEALTH = "fight", "evade", "enemy health"  # : enemy
COST = "cost"  # : seat, card
HAND_SIZE = "hand size"  # : seat
SLOT = {slot: f"slot {slot}" for slot in SLOTS}  # : seat, asset that wants it
EXTRA_ACTIONS = "extra actions"  # : seat
TOME_ACTIONS = "tome actions"  # : seat
ACTION_COST = "action cost"  # : seat, kind of action

# What cards may forbid, by a modifier of 1.
CANNOT_PLAY = "cannot play"  # : seat, card
CANNOT_MOVE_TO = "cannot move to"  # : seat, location
ENEMY_CANNOT_MOVE_TO = "enemy cannot move to"  # : enemy, location
CANNOT_INVESTIGATE = "cannot investigate"  # : seat, location
CANNOT_DISCOVER = "cannot discover"  # : seat
CANNOT_SPEND_CLUES = "cannot spend clues"  # : seat
CANNOT_ATTACK = "cannot attack"  # : enemy, seat
CANNOT_LEAVE_PLAY = "cannot leave play"  # : card
BLANK_INVESTIGATOR = "blank investigator"  # : seat

MOST_CARDS_IN_HAND = 8


def forbidden(game: CardGame, question: str, *subject: Any) -> bool:
    """Whether any card in play says no."""
    return question in (game.index or index_of(game)) and total(game, question, 0, *subject) > 0


def skill_value(game: CardGame, investigator: Investigator, skill: str) -> int:
    """A skill of an investigator outside of what is committed and revealed in a test. It may be below zero meanwhile."""
    base = investigator_card(investigator.slug).skills[skill]  # type: ignore[index]
    value = total(game, SKILL[skill], base, investigator.seat)
    for effect in game.lasting:
        if effect.kind == skill and effect.seat == investigator.seat:
            value += effect.amount
    return value


def max_health(game: CardGame, investigator: Investigator) -> int:
    """The health of an investigator."""
    return max(0, total(game, HEALTH, investigator_card(investigator.slug).health, investigator.seat))


def max_sanity(game: CardGame, investigator: Investigator) -> int:
    """The sanity of an investigator."""
    return max(0, total(game, SANITY, investigator_card(investigator.slug).sanity, investigator.seat))


def health_left(game: CardGame, investigator: Investigator) -> int:
    """How much damage an investigator can still take."""
    return max_health(game, investigator) - investigator.damage


def sanity_left(game: CardGame, investigator: Investigator) -> int:
    """How much horror an investigator can still take."""
    return max_sanity(game, investigator) - investigator.horror


def shroud(game: CardGame, location: Location) -> int:
    """How hard a location is to investigate."""
    return max(0, total(game, SHROUD, location_card(location.card).shroud, location))


def fight_value(game: CardGame, enemy: Enemy) -> int:
    """How hard an enemy is to hit."""
    return max(0, total(game, FIGHT, enemy_card(enemy.card).fight, enemy))


def evade_value(game: CardGame, enemy: Enemy) -> int:
    """How hard an enemy is to evade."""
    return max(0, total(game, EVADE, enemy_card(enemy.card).evade, enemy))


def enemy_health(game: CardGame, enemy: Enemy) -> int:
    """How much damage defeats an enemy."""
    card = enemy_card(enemy.card)
    printed = card.health + card.health_per_investigator * game.started
    return max(0, total(game, ENEMY_HEALTH, printed, enemy))


def keywords(game: CardGame, enemy: Enemy) -> tuple[str, ...]:
    """The keywords of an enemy; one whose text box is blank has none."""
    return () if game.lasting and is_blank(game, enemy) else enemy_card(enemy.card).keywords


def prey_of(game: CardGame, enemy: Enemy) -> str:
    """Whom an enemy prefers; one whose text box is blank prefers nobody."""
    return "" if game.lasting and is_blank(game, enemy) else enemy_card(enemy.card).prey


def is_blank(game: CardGame, enemy: Enemy) -> bool:
    """Whether the text box of an enemy is treated as blank."""
    return any(effect.kind == "blank" and effect.piece == enemy.card for effect in game.lasting)


def has_trait(card: str, *traits: str) -> bool:
    """Whether a card has one of those traits."""
    return not traits_of(card).isdisjoint(traits)


@known_of_cards
def traits_of(card: str) -> frozenset[str]:
    """The traits that are printed on a card."""
    return frozenset(card_of(card).traits)


def cost_of(game: CardGame, investigator: Investigator, card: str) -> int:
    """What it costs to play a card."""
    printed = card_of(card)
    assert isinstance(printed, PlayerCard)
    return max(0, total(game, COST, printed.cost or 0, investigator.seat, card))


@cache
def icons_for(card: str, skill: str) -> int:
    """How many icons of a card count in a test of that skill."""
    printed = card_of(card)
    if not isinstance(printed, PlayerCard):
        return 0
    icons = printed.icons
    return icons.get(skill, 0) + icons.get("wild", 0)  # type: ignore[call-overload, no-any-return]


def slots_of(game: CardGame, investigator: Investigator, slot: Slot, wanting: str = "") -> int:
    """How many slots of a kind an investigator has; some are only for certain assets."""
    return total(game, SLOT[slot], SLOTS[slot], investigator.seat, wanting)


def uses_slot(asset: str, slot: Slot) -> int:
    """How many slots of a kind an asset takes."""
    card = card_of(asset)
    return card.slots.count(slot) if isinstance(card, AssetCard) else 0


def soaks(game: CardGame, investigator: Investigator) -> Iterable[tuple[Asset, int, int]]:
    """The assets that can be assigned damage or horror, with how much of each."""
    for asset in investigator.play:
        card = asset_card(asset.card)
        damage = 0 if card.health is None else max(0, card.health - asset.damage)
        horror = 0 if card.sanity is None else max(0, card.sanity - asset.horror)
        if damage or horror:
            yield asset, damage, horror


def is_elite(card: str) -> bool:
    """Whether an enemy is one of the Elite."""
    return has_trait(card, "Elite")


def enemies_with(game: CardGame, trait: str) -> list[Enemy]:
    """The enemies in play with a trait."""
    return [enemy for enemy in game.enemies if has_trait(enemy.card, trait)]


def is_enemy(card: str) -> bool:
    """Whether a card is an enemy."""
    return isinstance(card_of(card), EnemyCard)
