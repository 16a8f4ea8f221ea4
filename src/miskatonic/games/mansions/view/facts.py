"""What a board draws of a component of Mansions of Madness beside its words."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.mansions.components import (
    SIDES,
    Attribute,
    InvestigatorCard,
    Item,
    ItemType,
    KeeperAction,
    MonsterCard,
    MonsterClass,
    MythosCard,
    MythosIcon,
    Room,
    Trait,
    TraumaCard,
    TraumaKind,
)
from miskatonic.games.mansions.state import piece
from miskatonic.games.mansions.view.card_text import find
from miskatonic.kernel.text import LANGUAGES, Lang, render


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
    spaces: dict[str, dict[Lang, str]] = {}
    """The names of the spaces of a room."""


def facts(slug: str) -> MansionFacts:
    """The facts of a component."""
    _, card = find(slug)
    match card:
        case InvestigatorCard():
            return MansionFacts(health=card.health, sanity=card.sanity, skill_points=card.skill_points)
        case Trait():
            return MansionFacts(attributes=dict(card.attributes))
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
        case _:
            return MansionFacts()


def names_of_spaces(room: Room) -> dict[str, dict[Lang, str]]:
    """What the spaces of a room are called."""
    spaces = [space.slug for space in SIDES[room.side].plan.spaces if space.room == room.slug]
    return {space: {lang: render(piece(space), lang) for lang in LANGUAGES} for space in spaces}
