"""What a board draws of a component of Mansions of Madness beside its words."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from miskatonic.games.mansions.components import (
    GAME,
    SIDES,
    STORIES,
    CombatCard,
    Contact,
    Item,
    ItemType,
    KeeperAction,
    MonsterClass,
    MythosCard,
    MythosIcon,
    PuzzleKind,
    PuzzleLayout,
    PuzzlePiece,
    Room,
    Slot,
    Story,
    Terminal,
    TraumaCard,
    TraumaKind,
    Wire,
)
from miskatonic.games.mansions.state import piece
from miskatonic.kernel.box import Edition, edition_of
from miskatonic.kernel.effect import OneOf
from miskatonic.kernel.facts import Facts
from miskatonic.kernel.registry import find
from miskatonic.kernel.text import LANGUAGES, Lang, naming, render


class ItemFacts(Facts, frozen=True):
    """A card that investigators own."""

    types: tuple[ItemType, ...] = ()
    damage: int = 0
    range: int = 0


class KeeperFacts(Facts, frozen=True):
    """A card that the keeper pays for; a Mythos card says what brings it about."""

    cost: int
    icon: MythosIcon | None = None


class TraumaFacts(Facts, frozen=True):
    """A trauma card."""

    trauma: TraumaKind


class CombatFacts(Facts, frozen=True):
    """A combat card, with the class of the monsters that it is for."""

    monster: MonsterClass


class RoomFacts(Facts, frozen=True):
    """A room."""

    spaces: dict[str, dict[Lang, str]]
    """The names of its spaces."""
    outdoor: bool = False


class Layout(Struct, frozen=True):
    """How the pieces of a puzzle lie."""

    kind: PuzzleKind
    cells: tuple[tuple[int, int], ...]
    """Row and column of each cell."""
    contacts: tuple[Contact, ...]
    start: Terminal | None
    end: Terminal | None
    """Of a wiring puzzle."""
    slots: tuple[Slot, ...]
    """Of a lock puzzle: the symbols of the starting tile, clockwise."""
    shift: int
    """By how many slots a turn of the starting tile moves its symbols."""


class LayoutFacts(Facts, frozen=True):
    """The layout of a puzzle."""

    puzzle: Layout


class PieceFacts(Facts, frozen=True):
    """A piece of a puzzle: what its edges show clockwise from the north, its wires, the cell of a rune."""

    symbols: tuple[str, ...] = ()
    wires: tuple[Wire, ...] = ()
    place: int = 0


MansionFacts = ItemFacts | KeeperFacts | TraumaFacts | CombatFacts | RoomFacts | LayoutFacts | PieceFacts


def least_threat(action: KeeperAction) -> int:
    """The least threat that an action can be used with: what it costs, or else the cheapest of its choices."""
    effect = action.effect
    if not isinstance(effect, OneOf):
        return action.cost
    return action.cost + min(max(0, -int(each.gives.get("threat", 0))) for each in effect.effects)


def facts(slug: str, edition: Edition | None = None) -> MansionFacts | None:
    """The facts of a component; None if there are none beside its words. Without an edition, that of the game alone."""
    card = find(GAME, slug)
    match card:
        case Item(types=types, damage=damage, range=reach):
            return ItemFacts(types=types, damage=damage, range=reach)
        case MythosCard(cost=cost, icon=icon):
            return KeeperFacts(cost=cost, icon=icon)
        case KeeperAction():
            return KeeperFacts(cost=least_threat(card))
        case TraumaCard(kind=kind):
            return TraumaFacts(trauma=kind)
        case CombatCard(deck=deck):
            return CombatFacts(monster=deck)
        case Room(outdoor=outdoor):
            return RoomFacts(outdoor=outdoor, spaces=names_of_spaces(card, (edition or edition_of(GAME))[STORIES]))
        case PuzzleLayout():
            return LayoutFacts(
                puzzle=Layout(card.kind, card.cells, card.contacts, card.start, card.end, card.slots, card.shift)
            )
        case PuzzlePiece(symbols=symbols, wires=wires, place=place):
            return PieceFacts(symbols=symbols, wires=wires, place=place)
        case _:
            return None


def names_of_spaces(room: Room, stories: Iterable[Story]) -> dict[str, dict[Lang, str]]:
    """What the spaces of a room are called, and on the board of a story (`hallway_1.left@blood_ties`) where it differs."""
    spaces = [space.slug for space in SIDES[room.side].plan.spaces if space.room == room.slug]
    called = {space: in_both_languages(space) for space in spaces}
    for story in stories:
        with naming(story.slug):
            there = {space: in_both_languages(space) for space in spaces}
        called |= {f"{space}@{story.slug}": names for space, names in there.items() if names != called[space]}
    return called


def in_both_languages(piece_id: str) -> dict[Lang, str]:
    """The name of a piece by language."""
    return {lang: render(piece(piece_id), lang) for lang in LANGUAGES}
