"""Damage and horror: dealing, healing, defeat, elimination, trauma."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from miskatonic.games.card_game.components import ASK, GAME, AssetCard
from miskatonic.games.card_game.events import (
    AssetHarmed,
    CluesDropped,
    Eliminated,
    EnemyDamaged,
    EnemyDefeated,
    GameEndedFor,
    Harmed,
    Healed,
    IntoVictoryDisplay,
    LeadChosen,
    Traumatized,
)
from miskatonic.games.card_game.events.told import EnemyHealed
from miskatonic.games.card_game.rules.cards import (
    discard_asset,
    discard_enemy,
    discard_from_play,
    owner_of,
    remove_from_game,
    take_enemy_out,
)
from miskatonic.games.card_game.rules.ending import reach
from miskatonic.games.card_game.rules.values import (
    enemy_health,
    health_left,
    max_health,
    max_sanity,
    sanity_left,
    soaks,
)
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    Enemy,
    Fate,
    Investigator,
    Location,
    asset_card,
    card_of,
    investigator_card,
)
from miskatonic.kernel.decision import NOTHING, Kind, Option, Rules, ask
from miskatonic.kernel.hooks import after, reactions, when
from miskatonic.kernel.memory import remembered
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import Text, name, text

ASSIGN_DAMAGE = ASK("assign_damage", "CG-DMG-04", str)
"""Who takes the next point of damage; the amount is how many are left."""
ASSIGN_HORROR = ASK("assign_horror", "CG-DMG-04", str)
"""Who takes the next point of horror; the amount is how many are left."""
ASSIGN = (ASSIGN_DAMAGE, ASSIGN_HORROR)
TRAUMA: Kind[Fate] = ASK.mixed("trauma", "CG-TRAU-04", str)
"""Which trauma an investigator suffers who is defeated by damage and horror at once."""
LEAD = ASK("lead", "CG-ELIM-09", int)
"""Who is the new lead investigator."""


def deal(
    game: CardGame,
    investigator: Investigator,
    damage: int = 0,
    horror: int = 0,
    *,
    direct: bool = False,
    source: str = "",
) -> Rules[None]:
    """Damage and horror are dealt to an investigator: assigned, then applied together.

    Direct harm stays on the investigator. `source` is the enemy whose attack it is, if it is one.
    """
    if investigator.fate or (damage < 1 and horror < 1):
        return
    shares = yield from _share_out(game, investigator, damage, horror, direct=direct, source=source)
    harmed = _apply(game, investigator, shares)
    yield from _settle(game, investigator, shares, harmed)


def deal_to_each(game: CardGame, investigators: list[Investigator], damage: int = 0, horror: int = 0) -> Rules[None]:
    """Several investigators are harmed at once: all assign, in player order, before anything is applied.

    The lead falls last, so that no new lead is chosen among those who fall as well.
    """
    shared: dict[int, Shares] = {}
    for investigator in investigators:
        shared[investigator.seat] = yield from _share_out(game, investigator, damage, horror)
    harmed = [
        (investigator, shared[investigator.seat], _apply(game, investigator, shared[investigator.seat]))
        for investigator in investigators
    ]
    for investigator, shares, event in sorted(harmed, key=lambda harm: harm[0].seat == game.lead):
        yield from _settle(game, investigator, shares, event)


Shares = dict[str, list[int]]
"""How much damage and horror goes to an investigator, by its slug, and to each of its assets."""


def _share_out(
    game: CardGame, investigator: Investigator, damage: int, horror: int, *, direct: bool = False, source: str = ""
) -> Rules[Shares]:
    """Who takes what; assets may answer what is about to be put on them."""
    shares: Shares = {}
    if investigator.play and not direct:
        damage = yield from _assign(game, investigator, damage, shares, 0, source or game.cause)
        horror = yield from _assign(game, investigator, horror, shares, 1, source or game.cause)
    for card, (hurt, scare) in shares.items():
        event = yield from when(game, AssetHarmed(investigator.slug, investigator.seat, card, hurt, scare, source))
        shares[card] = [0, 0] if event is None else [event.damage, event.horror]
        if game.watched and event is not None and (event.damage or event.horror):
            game.tell(event)
    shares[investigator.slug] = [damage, horror]
    return shares


def _apply(game: CardGame, investigator: Investigator, shares: Shares) -> Harmed:
    """Everything is put where it was assigned, at the same time."""
    damage, horror = shares[investigator.slug]
    investigator.damage += damage
    investigator.horror += horror
    for asset in investigator.play:
        if asset.card in shares:
            asset.damage += shares[asset.card][0]
            asset.horror += shares[asset.card][1]
    all_damage = all_horror = 0
    for hurt, scare in shares.values():
        all_damage += hurt
        all_horror += scare
    harmed = Harmed(investigator.slug, investigator.seat, all_damage, all_horror, damage, horror)
    if all_damage or all_horror:
        game.tell(harmed)
    return harmed


def _settle(game: CardGame, investigator: Investigator, shares: Shares, harmed: Harmed) -> Rules[None]:
    """Who has taken too much is defeated; then what was taken is answered."""
    for asset in [asset for asset in investigator.play if asset.card in shares] if len(shares) > 1 else ():
        yield from _check_asset(game, investigator, asset)
    yield from check_investigator(game, investigator)
    if harmed.damage or harmed.horror:
        yield from reactions(game, harmed)


def _assign(
    game: CardGame, investigator: Investigator, amount: int, assigned: dict[str, list[int]], kind: int, source: str
) -> Rules[int]:
    """Puts tokens beside assets, one at a time; the rest is for the investigator."""
    for left in range(amount, 0, -1):
        room = {asset.card: (damage, horror)[kind] for asset, damage, horror in soaks(game, investigator)}
        open_to = {card: n for card, most in room.items() if (n := most - assigned.get(card, [0, 0])[kind]) > 0}
        if not open_to:
            return left
        options = [assign_option(card) for card in (investigator.slug, *open_to)]
        if game.watched:
            open_to = {investigator.slug: (sanity_left if kind else health_left)(game, investigator), **open_to}
            options = [
                replace(
                    option,
                    hint=assign_hint(kind, left if option.value == investigator.slug else 1, open_to[option.value]),
                )
                for option in options
            ]
        card = yield from ask(investigator.seat, ASSIGN[kind], options, source, amount=left)
        if card == investigator.slug:
            # An investigator that keeps one point keeps the rest: the order in which tokens are laid down does not matter.
            return left
        assigned.setdefault(card, [0, 0])[kind] += 1
    return 0


@remembered
def assign_option(card: str) -> Option[str]:
    """A token on a card."""
    return Option(f"assign:{card}", card, name(GAME, card), (card,))


def assign_hint(kind: int, taken: int, left: int) -> Text:
    """How many points a card would take, and how many more it could take before it is defeated."""
    return text("cg-hint-assign", horror=kind, taken=taken, left=left)


def _check_asset(game: CardGame, investigator: Investigator, asset: Asset) -> Rules[None]:
    """An asset is defeated when its damage reaches its health, or its horror its sanity."""
    card = asset_card(asset.card)
    dead = card.health is not None and asset.damage >= card.health
    mad = card.sanity is not None and asset.horror >= card.sanity
    if (dead or mad) and asset in investigator.play:
        yield from discard_asset(game, investigator, asset)


def harm_asset(
    game: CardGame, investigator: Investigator, asset: Asset, damage: int = 0, horror: int = 0
) -> Rules[None]:
    """Damage or horror is put on an asset, as a cost or by an effect."""
    asset.damage += damage
    asset.horror += horror
    if game.watched:
        game.tell(AssetHarmed(investigator.slug, investigator.seat, asset.card, damage, horror))
    yield from _check_asset(game, investigator, asset)
    yield from reactions(game, Harmed(investigator.slug, investigator.seat, damage, horror, 0, 0))


def check_investigator(game: CardGame, investigator: Investigator) -> Rules[None]:
    """An investigator is defeated when its damage reaches its health, or its horror its sanity."""
    dead = investigator.damage >= max_health(game, investigator)
    mad = investigator.horror >= max_sanity(game, investigator)
    return NOTHING if investigator.fate or not (dead or mad) else _fall(game, investigator, dead, mad)


def _fall(game: CardGame, investigator: Investigator, dead: bool, mad: bool) -> Rules[None]:
    fate: Fate = "damage" if dead else "horror"
    if dead and mad and game.campaign:
        options: list[Option[Fate]] = [
            Option("trauma:physical", "damage", text("cg-option-physical-trauma")),
            Option("trauma:mental", "horror", text("cg-option-mental-trauma")),
        ]
        fate = yield from ask(investigator.seat, TRAUMA, options, game.cause)
    yield from eliminate(game, investigator, fate, twice=dead and mad)


def eliminate(game: CardGame, investigator: Investigator, fate: Fate, *, twice: bool = False) -> Rules[None]:
    """The six steps of elimination, perhaps for two reasons at once; enemies left behind turn to the others there."""
    if investigator.fate:
        return
    here = game.location(investigator.at)
    yield from after(game, GameEndedFor(investigator.slug, investigator.seat))
    investigator.fate = fate
    if game.campaign and fate in ("damage", "horror"):
        yield from suffer_trauma(game, investigator, physical=int(fate == "damage"), mental=int(fate == "horror"))
    yield from after(game, Eliminated(investigator.slug, investigator.seat, fate, int(twice)))
    yield from caused(game, "", leave_the_scenario, game, investigator, here)


def leave_the_scenario(game: CardGame, investigator: Investigator, here: Location) -> Rules[None]:
    """The cards, clues and enemies of an eliminated investigator; what eliminated them is not the cause of any of this."""
    # Enemies cause harm, harm frees enemies.
    from miskatonic.games.card_game.rules.enemies import disengage, engage_if_possible

    for asset in list(investigator.play):
        yield from remove_from_game(game, asset.card)
    investigator.play = []
    for location in game.locations:
        for asset in [asset for asset in location.attached if owner_of(game, asset.card) is investigator]:
            location.attached.remove(asset)
            yield from remove_from_game(game, asset.card)
    unseen = sorted([*investigator.hand, *investigator.deck])
    investigator.removed = [*unseen, *investigator.removed, *investigator.discard]
    investigator.unseen += len(unseen)
    investigator.hand, investigator.discard, investigator.deck.ids = [], [], ""
    if investigator.clues:
        here.clues += investigator.clues
        game.tell(CluesDropped(investigator.slug, investigator.seat, here.card, investigator.clues))
    investigator.clues = investigator.resources = investigator.actions = investigator.tome_actions = 0
    freed = [enemy for enemy in game.enemies if enemy.engaged == investigator.seat]
    for enemy in freed:
        disengage(game, enemy)
    for asset in list(investigator.threat):
        if isinstance(card_of(asset.card), AssetCard):
            investigator.threat.remove(asset)
            yield from remove_from_game(game, asset.card)
        else:
            yield from discard_from_play(game, asset.card)
    game.cards_changed()
    investigator.at = ""
    left = game.present()
    if not left:
        reach(game, 0)
    if game.lead == investigator.seat:
        yield from _choose_lead(game, left)
    for enemy in freed:
        yield from engage_if_possible(game, enemy)


def _choose_lead(game: CardGame, left: Sequence[Investigator]) -> Rules[None]:
    options = [lead_option(investigator.slug, investigator.seat) for investigator in left]
    game.lead = yield from ask(left[0].seat, LEAD, options)
    chosen = game.investigators[game.lead]
    game.cards_changed()
    yield from after(game, LeadChosen(chosen.slug, chosen.seat))


@cache
def lead_option(slug: str, seat: int) -> Option[int]:
    """An investigator as the lead."""
    return Option(f"lead:{slug}", seat, name(GAME, slug), (slug,))


def resign(game: CardGame, investigator: Investigator) -> Rules[None]:
    """An investigator leaves the scenario without being defeated."""
    return eliminate(game, investigator, "resigned")


def suffer_trauma(game: CardGame, investigator: Investigator, physical: int = 0, mental: int = 0) -> Rules[None]:
    """Trauma stays; an investigator is out of the campaign when it reaches the printed health or sanity."""
    card = investigator_card(investigator.slug)
    investigator.physical_trauma += physical
    investigator.mental_trauma += mental
    investigator.killed = investigator.killed or investigator.physical_trauma >= card.health
    investigator.insane = investigator.insane or investigator.mental_trauma >= card.sanity
    yield from after(game, Traumatized(investigator.slug, investigator.seat, physical, mental))


def heal(game: CardGame, investigator: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """Damage and horror are removed from an investigator, as far as there is any."""
    damage, horror = min(damage, investigator.damage), min(horror, investigator.horror)
    if damage or horror:
        investigator.damage -= damage
        investigator.horror -= horror
        yield from after(game, Healed(investigator.slug, investigator.seat, damage, horror))


# --- enemies


def damage_enemy(game: CardGame, enemy: Enemy, amount: int, by: Investigator | None = None) -> Rules[None]:
    """An enemy is dealt damage; it is defeated when its damage reaches its health."""
    if amount < 1 or enemy not in game.enemies:
        return
    enemy.damage += amount
    yield from after(game, EnemyDamaged(enemy.card, amount))
    if enemy in game.enemies and enemy.damage >= enemy_health(game, enemy):
        yield from defeat_enemy(game, enemy, by)


def defeat_enemy(game: CardGame, enemy: Enemy, by: Investigator | None = None) -> Rules[None]:
    """A defeated enemy goes to the victory display if it is worth something, or to its discard pile."""
    seat = -1 if by is None else by.seat
    event = EnemyDefeated(enemy.card, enemy.at, seat)
    if (yield from when(game, event)) is None or enemy not in game.enemies:
        return
    discard_enemy(game, enemy, defeated=True)
    game.tell(event)
    if enemy.card in game.victory:
        yield from after(game, IntoVictoryDisplay(enemy.card))
    yield from reactions(game, event)


def to_victory_display(game: CardGame, enemy: Enemy) -> Rules[None]:
    """An enemy is dealt with without being defeated."""
    take_enemy_out(game, enemy)
    game.victory.append(enemy.card)
    yield from after(game, IntoVictoryDisplay(enemy.card))


def heal_enemy(game: CardGame, enemy: Enemy, amount: int) -> None:
    """Damage is removed from an enemy, as far as there is any."""
    amount = min(amount, enemy.damage)
    if amount:
        enemy.damage -= amount
        game.tell(EnemyHealed(enemy.card, amount))
