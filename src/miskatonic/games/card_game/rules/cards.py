"""Cards: hands, discarding, resources, playing, slots, attachments, threat areas."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.card_game.components import (
    ASK,
    GAME,
    SLOTS,
    AssetCard,
    EventCard,
    Slot,
    UsesKind,
)
from miskatonic.games.card_game.events import (
    CardAttached,
    CardDiscarded,
    CardPlayed,
    CardRemoved,
    EnteredPlay,
    EventResolved,
    ResourcesGained,
    ResourcesSpent,
)
from miskatonic.games.card_game.events.told import CardReturned, IntoThreatArea, UsesAdded, UsesSpent
from miskatonic.games.card_game.rules.values import (
    CANNOT_LEAVE_PLAY,
    CANNOT_PLAY,
    COST,
    SLOT,
    cost_of,
    slots_of,
    uses_slot,
)
from miskatonic.games.card_game.state import (
    Asset,
    CardGame,
    CardGameEffect,
    Enemy,
    Investigator,
    Location,
    asset_card,
    card_of,
    carry_out,
    hooks_in_hand,
    open_event,
)
from miskatonic.kernel.decision import Kind, Option, Rules, ask, ask_many, distinct
from miskatonic.kernel.hooks import Modifier, after, index_of, is_set, reactions, when
from miskatonic.kernel.memory import printed_on, remembered
from miskatonic.kernel.text import name

DISCARD = ASK("discard", "CG-COST-07", str, aim="lose")
"""Which cards are discarded from a hand."""
MAKE_ROOM = ASK("make_room", "CG-SLOT-05", str)
"""Which asset makes room for a new one."""


@remembered
def card_option(card: str) -> Option[str]:
    """A card, to be chosen."""
    return Option(f"card:{card}", card, name(GAME, card), (card,))


def choose_cards(
    game: CardGame,
    investigator: Investigator,
    kind: Kind[str],
    cards: Sequence[str],
    least: int,
    most: int,
    source: str = "",
    *,
    rule: str = "",
    kept: int = 0,
) -> Rules[list[str]]:
    """The cards that an investigator picks; of copies that are alike one can be picked for the others."""
    options = [card_option(card) for card in cards]
    if least < len(cards) and (most == 1 or least == most):
        different = distinct(options, game.alike)
        if most == 1:
            options = different
        elif len(different) == 1:
            options = options[:least]
    return ask_many(investigator.seat, kind, options, least, most, source, rule=rule, kept=kept)


def choose_card(
    game: CardGame, investigator: Investigator, kind: Kind[str], cards: Sequence[str], source: str, new: int = 0
) -> Rules[str]:
    """The one card that an investigator picks."""
    options = [card_option(card) for card in cards]
    return ask(investigator.seat, kind, distinct(options, game.alike), source, new=new)


# --- hands


def take_into_hand(game: CardGame, investigator: Investigator, cards: Sequence[str]) -> None:
    """Cards come into a hand, however."""
    investigator.hand += cards
    if any(map(hooks_in_hand, cards)):
        game.cards_changed()


def leave_hand(game: CardGame, investigator: Investigator, card: str) -> None:
    """A card is no longer in a hand."""
    investigator.hand.remove(card)
    if hooks_in_hand(card):
        game.cards_changed()


def return_to_hand(game: CardGame, investigator: Investigator, card: str) -> None:
    """A card comes back into a hand from where everybody has seen it."""
    take_into_hand(game, investigator, [card])
    if game.watched:
        game.tell(CardReturned(investigator.slug, investigator.seat, card))


# --- discarding


def owner_of(game: CardGame, card: str) -> Investigator | None:
    """The investigator whose deck a card belongs to: its copies are numbered by seat."""
    seat = _seat_of_owner(card)
    return None if seat < 0 else game.investigators[seat]


@printed_on
def _seat_of_owner(card: str) -> int:
    number = card.partition("#")[2]
    return -1 if not number or card_of(card).encounter_set else int(number) // 10


def to_discard(game: CardGame, card: str) -> None:
    """A card goes to its owner's discard pile or to that of the encounter deck; one that belongs to neither is gone."""
    owner = owner_of(game, card)
    if owner is None:
        (game.encounter_discard if card_of(card).encounter_set else game.removed).append(card)
    elif owner.fate:
        owner.removed.append(card)
    else:
        owner.discard.append(card)
        if hooks_in_hand(card) and open_event(owner):
            game.cards_changed()


def discard_from_hand(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """A card goes from a hand to the discard pile."""
    leave_hand(game, investigator, card)
    to_discard(game, card)
    yield from after(game, CardDiscarded(card))


def discardable(investigator: Investigator) -> list[str]:
    """What an investigator may choose to discard: no weaknesses."""
    return [card for card in investigator.hand if not card_of(card).weakness]


def choose_and_discard(
    game: CardGame, investigator: Investigator, amount: int, *, rule: str = "", kept: int = 0
) -> Rules[int]:
    """An investigator discards cards of its choice; returns how many. `kept` stay where a hand limit is the reason."""
    cards = discardable(investigator)
    amount = min(amount, len(cards))
    chosen = yield from choose_cards(
        game, investigator, DISCARD, cards, amount, amount, game.cause, rule=rule, kept=kept
    )
    for card in chosen:
        yield from discard_from_hand(game, investigator, card)
    return len(chosen)


def discard_at_random(game: CardGame, investigator: Investigator, amount: int = 1) -> Rules[int]:
    """Cards of a hand are discarded at random; how many there were."""
    for number in range(amount):
        if not investigator.hand:
            return number
        yield from discard_from_hand(game, investigator, game.rng.pick(investigator.hand, of="discards"))
    return amount


def discard_asset(game: CardGame, investigator: Investigator, asset: Asset) -> Rules[None]:
    """An asset leaves play, unless it is permanent."""
    if "permanent" in card_of(asset.card).keywords:
        return
    investigator.play.remove(asset)
    left_play(game, asset.card)
    to_discard(game, asset.card)
    yield from after(game, CardDiscarded(asset.card))
    yield from keep_to_slots(game, investigator, asset.card)


def losable(investigator: Investigator) -> list[str]:
    """The assets that an investigator may choose to discard: all but the permanent ones."""
    return [asset.card for asset in investigator.play if "permanent" not in card_of(asset.card).keywords]


def discard_from_play(game: CardGame, card: str) -> Rules[None]:
    """An enemy, or a card in a play area, in a threat area or attached to a location, leaves play if it can."""
    if is_set(game, CANNOT_LEAVE_PLAY, card) or "permanent" in card_of(card).keywords:
        return
    holder = next(
        (investigator for investigator in game.investigators for asset in investigator.play if asset.card == card), None
    )
    if enemy := next((enemy for enemy in game.enemies if enemy.card == card), None):
        discard_enemy(game, enemy)
    elif take_from_play(game, card) is not None:
        to_discard(game, card)
    else:
        return
    yield from after(game, CardDiscarded(card))
    if holder is not None:
        yield from keep_to_slots(game, holder, card)


def take_from_play(game: CardGame, card: str) -> Asset | None:
    """Lifts a card from wherever it lies in play; None if it is not there."""
    for area in (
        [investigator.play for investigator in game.investigators]
        + [investigator.threat for investigator in game.investigators]
        + [location.attached for location in game.locations]
    ):
        for asset in area:
            if asset.card == card:
                area.remove(asset)
                left_play(game, card)
                return asset
    return None


def left_play(game: CardGame, card: str) -> None:
    """What lasted on a card is over; if it comes back, its abilities have not been used yet."""
    if game.lasting:
        game.lasting = [effect for effect in game.lasting if effect.piece != card]
    if game.used:
        for key in [key for key in game.used if key.split(":")[1] == card]:
            del game.used[key]
    game.card_moved(card)


def find_in_play(game: CardGame, card: str) -> Asset:
    """The card in a play area, in a threat area or attached to a location."""
    for investigator in game.investigators:
        for asset in investigator.play + investigator.threat:
            if asset.card == card:
                return asset
    for location in game.locations:
        for asset in location.attached:
            if asset.card == card:
                return asset
    raise LookupError(f"{card} is not in play")


def take_enemy_out(game: CardGame, enemy: Enemy) -> None:
    """An enemy leaves play, wherever it goes."""
    game.enemies.remove(enemy)
    left_play(game, enemy.card)


def discard_enemy(game: CardGame, enemy: Enemy, *, defeated: bool = False) -> None:
    """An enemy leaves play: to the victory display if it is defeated and worth something, or to its discard pile."""
    take_enemy_out(game, enemy)
    if defeated and card_of(enemy.card).victory:
        game.victory.append(enemy.card)
    else:
        to_discard(game, enemy.card)


def remove_from_game(game: CardGame, card: str) -> Rules[None]:
    """A card that has just been lifted is out of the game."""
    owner = owner_of(game, card)
    (game.removed if owner is None else owner.removed).append(card)
    yield from after(game, CardRemoved(card))


# --- resources


def gain_resources(game: CardGame, investigator: Investigator, amount: int) -> Rules[None]:
    """Resources come from the token pool."""
    investigator.resources += amount
    return after(game, ResourcesGained(investigator.slug, investigator.seat, amount))


def spend_resources(game: CardGame, investigator: Investigator, amount: int) -> None:
    """Resources go to the token pool."""
    if amount:
        investigator.resources -= amount
        if game.watched:
            game.tell(ResourcesSpent(investigator.slug, investigator.seat, amount))


# --- uses


def spend_uses(game: CardGame, asset: Asset, amount: int) -> None:
    """Uses leave an asset."""
    asset.uses -= amount
    if game.watched:
        game.tell(UsesSpent(asset.card, uses_kind(asset), amount))


def add_uses(game: CardGame, asset: Asset, amount: int) -> None:
    """Uses come onto an asset."""
    asset.uses += amount
    if game.watched:
        game.tell(UsesAdded(asset.card, uses_kind(asset), amount))


def uses_kind(asset: Asset) -> UsesKind:
    """What the uses of an asset are; ammo for one that enters play without any."""
    uses = asset_card(asset.card).uses
    return "ammo" if uses is None else uses.kind


# --- playing


def is_playable(game: CardGame, investigator: Investigator, card: str) -> bool:
    """Whether an investigator could play a card now, as far as it depends on cost and restrictions."""
    printed = card_of(card)
    if not isinstance(printed, (AssetCard, EventCard)) or (cost := printed.cost) is None:
        return False
    index = game.index or index_of(game)
    if investigator.resources < (cost_of(game, investigator, card) if COST in index else cost):
        return False
    if CANNOT_PLAY in index and is_set(game, CANNOT_PLAY, investigator.seat, card):
        return False
    if isinstance(printed, AssetCard):
        return not (printed.unique and is_in_play(game, printed.en))
    effect = printed.effect
    return effect is None or effect.possible(game, investigator)


def is_in_play(game: CardGame, title: str) -> bool:
    """Whether a card with that title is in play under the control of any investigator."""
    return any(card_of(asset.card).en == title for investigator in game.investigators for asset in investigator.play)


def at_hand(investigator: Investigator) -> list[str]:
    """The cards that an investigator may play: the hand, and what a card in play opens of the discard pile."""
    card = open_event(investigator) if investigator.discard else ""
    return [*investigator.hand, card] if card else investigator.hand


def take_up(game: CardGame, investigator: Investigator, card: str) -> None:
    """A card is played: it leaves the hand, or the discard pile that is open."""
    if card in investigator.hand:
        leave_hand(game, investigator, card)
    else:
        investigator.discard.remove(card)
        game.cards_changed()


def play_card(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """A card is played: paid for, put into play or resolved."""
    pay_for(game, investigator, card)
    return resolve_card(game, investigator, card)


def pay_for(game: CardGame, investigator: Investigator, card: str) -> None:
    """The resources that a card costs are spent."""
    spend_resources(game, investigator, cost_of(game, investigator, card))


def resolve_card(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """A card that has been paid for is put into play or resolved."""
    take_up(game, investigator, card)
    played = CardPlayed(investigator.slug, investigator.seat, card)
    game.tell(played)
    printed = card_of(card)
    if isinstance(printed, AssetCard):
        yield from put_into_play(game, investigator, card)
        yield from reactions(game, played)
        return
    assert isinstance(printed, EventCard)
    if printed.effect is not None and is_still_possible(game, investigator, printed.effect):
        yield from carry_out(game, card, printed.effect, investigator)
    yield from after_event(game, investigator, card)
    yield from reactions(game, played)


def is_still_possible(game: CardGame, investigator: Investigator, effect: CardGameEffect) -> bool:
    """Whether anything can come of an effect once it is paid for: paying, or an attack, may have changed a lot."""
    return not investigator.fate and effect.useful(game, investigator)


def after_event(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """An event that has taken effect is discarded, unless it is attached to something or a card says where it goes."""
    if is_attached(game, card):
        return
    event = yield from when(game, EventResolved(investigator.slug, investigator.seat, card))
    if event is not None:
        to_discard(game, card)


def put_into_play(game: CardGame, investigator: Investigator, card: str) -> Rules[None]:
    """An asset enters play; others have to go where there is no room for it."""
    printed = asset_card(card)
    for slot in dict.fromkeys(printed.slots):
        yield from make_room(game, investigator, slot, card)
    investigator.play.append(Asset(card, uses=0 if printed.uses is None else printed.uses.amount))
    game.card_moved(card)
    yield from after(game, EnteredPlay(investigator.slug, investigator.seat, card))


def keep_to_slots(game: CardGame, investigator: Investigator, gone: str) -> Rules[None]:
    """Where an asset that has left play gave slots to others, some of those have to go too."""
    if gives_slots(gone):
        for slot in SLOTS:
            yield from make_room(game, investigator, slot)


@printed_on
def gives_slots(asset: str) -> bool:
    """Whether an asset gives slots to others."""
    return any(isinstance(hook, Modifier) and hook.question in SLOT.values() for hook in card_of(asset).hooks)


def make_room(game: CardGame, investigator: Investigator, slot: Slot, card: str = "") -> Rules[None]:
    """Assets are discarded until the new one fits, or those that there are."""
    while True:
        taken = [asset.card for asset in investigator.play + investigator.threat if uses_slot(asset.card, slot)]
        taken += [card] if card else []
        excess = excess_of(game, investigator, slot, taken)
        mine = [gone for gone in losable(investigator) if gone in taken] if excess > 0 else []
        # Giving up an asset that has a slot of its own would not help.
        mine = [
            gone for gone in mine if excess_of(game, investigator, slot, [one for one in taken if one != gone]) < excess
        ]
        if not mine:
            return
        gone = yield from choose_card(game, investigator, MAKE_ROOM, mine, card, new=int(bool(card)))
        yield from discard_from_play(game, gone)


def excess_of(game: CardGame, investigator: Investigator, slot: Slot, assets: Sequence[str]) -> int:
    """By how many slots those assets are too many."""
    return sum(uses_slot(asset, slot) for asset in assets) - room_for(game, investigator, slot, assets)


def room_for(game: CardGame, investigator: Investigator, slot: Slot, assets: Sequence[str]) -> int:
    """How many slots there are for those assets: slots for certain assets only count as far as they are used by those."""
    plain = SLOTS[slot]
    if SLOT[slot] not in (game.index or index_of(game)):
        return plain
    free = slots_of(game, investigator, slot) - plain
    special = max((slots_of(game, investigator, slot, asset) - plain - free for asset in assets), default=0)
    using = sum(uses_slot(asset, slot) for asset in assets if slots_of(game, investigator, slot, asset) - plain - free)
    return plain + free + min(special, using)


def carries(location: Location, card: str) -> bool:
    """Whether a card is attached to a location."""
    return any(asset.card == card for asset in location.attached)


def is_attached(game: CardGame, card: str) -> bool:
    """Whether a card is attached to any location."""
    return any(location.attached and carries(location, card) for location in game.locations)


def attach(game: CardGame, card: str, at: str) -> Rules[None]:
    """A card is attached to a location."""
    game.location(at).attached.append(Asset(card))
    game.card_moved(card)
    yield from after(game, CardAttached(card, at))


def enter_threat_area(
    game: CardGame, investigator: Investigator, card: str, clues: int = 0, horror: int = 0
) -> Rules[None]:
    """A card comes to lie in front of an investigator; an asset takes its slots there too."""
    printed = card_of(card)
    for slot in dict.fromkeys(printed.slots if isinstance(printed, AssetCard) else ()):
        yield from make_room(game, investigator, slot, card)
    put_into_threat_area(game, investigator, card, clues, horror)


def put_into_threat_area(
    game: CardGame, investigator: Investigator, card: str, clues: int = 0, horror: int = 0
) -> None:
    """A card lies in front of an investigator, with tokens of the token pool on it."""
    investigator.threat.append(Asset(card, clues=clues, horror=horror))
    game.card_moved(card)
    if game.watched:
        game.tell(IntoThreatArea(investigator.slug, investigator.seat, card))
