"""What a board draws of a component of Mansions of Madness beside its words."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.mansions.components import (
    SIDES,
    STORIES,
    AttackKind,
    Attribute,
    CombatCard,
    Contact,
    DefenceKind,
    EventCard,
    InvestigatorCard,
    Item,
    ItemType,
    KeeperAction,
    MonsterCard,
    MonsterClass,
    MythosCard,
    MythosIcon,
    PuzzleKind,
    PuzzleLayout,
    PuzzlePiece,
    Room,
    Slot,
    Terminal,
    Trait,
    TraumaCard,
    TraumaKind,
    Wire,
)
from miskatonic.games.mansions.state import piece
from miskatonic.games.mansions.view.card_text import find
from miskatonic.kernel.box import Edition
from miskatonic.kernel.registry import BASE
from miskatonic.kernel.text import LANGUAGES, Lang, naming, render


class LayoutFacts(Struct, frozen=True):
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


class MansionFacts(Struct, frozen=True, kw_only=True):
    """The facts of one component; what a kind of component does not have keeps its default."""

    health: int = 0
    sanity: int = 0
    skill_points: int = 0
    attributes: dict[Attribute, int] = {}
    types: tuple[ItemType, ...] = ()
    damage: int = 0
    range: int = 0
    cost: int = 0
    icon: MythosIcon | None = None
    trauma: TraumaKind | None = None
    threshold: int | None = None
    monster: MonsterClass | None = None
    awareness: int = 0
    horror: int = 0
    outdoor: bool = False
    mental: bool = False
    level: int = 0
    time: int = 0
    """Of an event: the tokens that it waits for."""
    attack: AttackKind | None = None
    defence: DefenceKind | None = None
    """The headings of the halves of a combat card."""
    puzzle: LayoutFacts | None = None
    symbols: tuple[str, ...] = ()
    wires: tuple[Wire, ...] = ()
    place: int = 0
    """Of a piece of a puzzle: what its edges show clockwise from the north, its wires, the cell of a rune."""
    spaces: dict[str, dict[Lang, str]] = {}
    """The names of the spaces of a room."""


def facts(slug: str, edition: Edition | None = None) -> MansionFacts:
    """The facts of a component, the same with every box."""
    _, card = find(slug)
    match card:
        case InvestigatorCard():
            return MansionFacts(health=card.health, sanity=card.sanity, skill_points=card.skill_points)
        case Trait():
            return MansionFacts(attributes=dict(card.attributes), mental=card.mental)
        case Item():
            return MansionFacts(types=card.types, damage=card.damage, range=card.range)
        case MythosCard():
            return MansionFacts(cost=card.cost, icon=card.icon)
        case KeeperAction():
            return MansionFacts(cost=card.cost)
        case TraumaCard():
            return MansionFacts(trauma=card.kind, threshold=card.threshold)
        case MonsterCard():
            return MansionFacts(monster=card.kind, awareness=card.awareness, horror=card.horror)
        case Room():
            return MansionFacts(outdoor=card.outdoor, spaces=names_of_spaces(card))
        case EventCard():
            return MansionFacts(level=card.level, time=card.time)
        case CombatCard():
            return MansionFacts(monster=card.deck, attack=card.attack.kind, defence=card.defence.kind)
        case PuzzleLayout():
            return MansionFacts(puzzle=layout_facts(card))
        case PuzzlePiece():
            return MansionFacts(symbols=card.symbols, wires=card.wires, place=card.place)
        case _:
            return MansionFacts()


def layout_facts(card: PuzzleLayout) -> LayoutFacts:
    """How the pieces of a puzzle lie."""
    return LayoutFacts(card.kind, card.cells, card.contacts, card.start, card.end, card.slots, card.shift)


def names_of_spaces(room: Room) -> dict[str, dict[Lang, str]]:
    """What the spaces of a room are called, and on the board of a story (`hallway_1.left@blood_ties`) where it differs."""
    spaces = [space.slug for space in SIDES[room.side].plan.spaces if space.room == room.slug]
    called = {space: in_both_languages(space) for space in spaces}
    for story in (*STORIES.of_box(BASE), *STORIES.of_any_box()):
        with naming(story.slug):
            there = {space: in_both_languages(space) for space in spaces}
        called |= {f"{space}@{story.slug}": names for space, names in there.items() if names != called[space]}
    return called


def in_both_languages(piece_id: str) -> dict[Lang, str]:
    """The name of a piece by language."""
    return {lang: render(piece(piece_id), lang) for lang in LANGUAGES}
