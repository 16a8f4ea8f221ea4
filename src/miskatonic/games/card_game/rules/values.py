"""Values as all active modifiers leave them: never below zero, and only once all have been applied."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from miskatonic.games.card_game.components import SKILLS, SLOTS, AssetCard, EnemyCard, PlayerCard, Slot
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
    location_card,
)
from miskatonic.kernel.hooks import Flag, Total, total
from miskatonic.kernel.memory import printed, printed_on

Seat = int
CardId = str
ActionKind = str

# What cards may answer with a modifier. In brackets stands what each question is about.
SKILL: Mapping[str, Total[Seat]] = {skill: Total(f"skill {skill}") for skill in SKILLS}
HEALTH: Total[Seat] = Total("health")
SANITY: Total[Seat] = Total("sanity")
SHROUD: Total[Location] = Total("shroud")
FIGHT: Total[Enemy] = Total("fight")
EVADE: Total[Enemy] = Total("evade")
ENEMY_HEALTH: Total[Enemy] = Total("enemy health")
COST: Total[Seat, CardId] = Total("cost")
HAND_SIZE: Total[Seat] = Total("hand size")
SLOT: Mapping[Slot, Total[Seat, CardId]] = {slot: Total(f"slot {slot}") for slot in SLOTS}
"""How many slots of a kind an investigator has for the asset that wants one; "" for any asset."""
EXTRA_ACTIONS: Total[Seat] = Total("extra actions")
TOME_ACTIONS: Total[Seat] = Total("tome actions")
ACTION_COST: Total[Seat, ActionKind] = Total("action cost")

# What cards may forbid.
CANNOT_PLAY: Flag[Seat, CardId] = Flag("cannot play")
CANNOT_MOVE_TO: Flag[Seat, CardId] = Flag("cannot move to")
ENEMY_CANNOT_MOVE_TO: Flag[Enemy, CardId] = Flag("enemy cannot move to")
CANNOT_INVESTIGATE: Flag[Seat, CardId] = Flag("cannot investigate")
CANNOT_DISCOVER: Flag[Seat] = Flag("cannot discover")
CANNOT_SPEND_CLUES: Flag[Seat] = Flag("cannot spend clues")
CANNOT_ATTACK: Flag[Enemy, Seat] = Flag("cannot attack")
CANNOT_LEAVE_PLAY: Flag[CardId] = Flag("cannot leave play")
BLANK_INVESTIGATOR: Flag[Seat] = Flag("blank investigator")

MOST_CARDS_IN_HAND = 8


def skill_value(game: CardGame, investigator: Investigator, skill: str) -> int:
    """A skill of an investigator without committed cards and revealed tokens. It may be below zero meanwhile."""
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
    """Whom an enemy prefers; one with a blank text box has no preference."""
    return "" if game.lasting and is_blank(game, enemy) else enemy_card(enemy.card).prey


def is_blank(game: CardGame, enemy: Enemy) -> bool:
    """Whether the text box of an enemy is treated as blank."""
    return any(effect.kind == "blank" and effect.piece == enemy.card for effect in game.lasting)


def has_trait(card: str, *traits: str) -> bool:
    """Whether a card has one of those traits."""
    return not traits_of(card).isdisjoint(traits)


@printed_on
def traits_of(card: str) -> frozenset[str]:
    """The traits that are printed on a card."""
    return frozenset(card_of(card).traits)


def cost_of(game: CardGame, investigator: Investigator, card: str) -> int:
    """What it costs to play a card."""
    printed = card_of(card)
    assert isinstance(printed, PlayerCard)
    return max(0, total(game, COST, printed.cost or 0, investigator.seat, card))


@printed
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
