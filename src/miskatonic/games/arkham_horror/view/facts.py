"""What a board draws of a component of Arkham Horror beside its words."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.arkham_horror.components import (
    AncientOneCard,
    Card,
    Deck,
    Defense,
    Force,
    GateCard,
    GateMarker,
    InvestigatorCard,
    Location,
    LocationCard,
    MonsterCard,
    Movement,
    MythosCard,
    MythosKind,
    OtherWorld,
    Scale,
    Street,
    Symbol,
)
from miskatonic.games.arkham_horror.view.card_text import find
from miskatonic.kernel.box import Edition
from miskatonic.kernel.text import Lang


class ArkhamFacts(Struct, frozen=True, kw_only=True):
    """The facts of one component; what a kind of component does not have keeps its default."""

    deck: Deck | None = None
    price: int = 0
    hands: int = 0
    force: Force | None = None
    combat: int | None = None
    combat_damage: int = 0
    horror: int | None = None
    horror_damage: int = 0
    toughness: int = 0
    awareness: int = 0
    movement: Movement | None = None
    symbol: Symbol | None = None
    physical: Defense = "none"
    magical: Defense = "none"
    abilities: tuple[str, ...] = ()
    nightmarish: int = 0
    overwhelming: int = 0
    casting: int | None = None
    sanity_cost: int = 0
    uses: int = 0
    tome: bool = False
    sanity: int = 0
    stamina: int = 0
    focus: int = 0
    home: str = ""
    skills: dict[Scale, tuple[int, ...]] = {}
    sliders: tuple[tuple[Scale, Scale], ...] = ()
    doom_track: int = 0
    world: str = ""
    modifier: int = 0
    mythos: MythosKind | None = None
    gate: str = ""
    burst: bool = False
    clues: tuple[str, ...] = ()
    white: tuple[Symbol, ...] = ()
    black: tuple[Symbol, ...] = ()
    colors: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    sure: str = ""
    stable: bool = True
    entries: tuple[str, ...] = ()
    """The places that its first lines speak of, one after the other; a line after them is about all others."""
    wide: tuple[float, float] | None = None
    """Where a place lies on a drawing of its town that is wider than high."""
    short: dict[Lang, str] = {}
    """What a place or a world is called on a map, line by line; nothing if that is its name."""
    drawn_lines: int = 0
    """So many of its first lines say what a board draws."""


def facts(slug: str, edition: Edition | None = None) -> ArkhamFacts:
    """The facts of a component, by its slug, the same with every box."""
    _, component = find(slug)
    match component:
        case Card():
            return ArkhamFacts(
                deck=component.deck,
                price=component.price,
                hands=component.hands,
                force=component.weapon,
                combat=component.combat if component.weapon else None,
                casting=component.casting,
                sanity_cost=component.sanity_cost,
                uses=component.uses,
                tome=component.tome,
            )
        case MonsterCard():
            return ArkhamFacts(
                symbol=component.symbol,
                movement=component.movement,
                awareness=component.awareness,
                toughness=component.toughness,
                horror=component.horror,
                horror_damage=component.horror_damage,
                combat=component.combat,
                combat_damage=component.combat_damage,
                physical=component.physical,
                magical=component.magical,
                nightmarish=component.nightmarish,
                overwhelming=component.overwhelming,
                abilities=tuple(
                    ability
                    for ability in ("ambush", "elusive", "endless", "undead", "mask")
                    if getattr(component, ability)
                ),
            )
        case InvestigatorCard():
            return ArkhamFacts(
                sanity=component.sanity,
                stamina=component.stamina,
                focus=component.focus,
                home=component.home,
                skills=dict(component.skills),
                sliders=component.sliders,
            )
        case AncientOneCard():
            return ArkhamFacts(
                doom_track=component.doom_track,
                combat=component.combat_rating,
                physical=component.physical,
                magical=component.magical,
            )
        case GateMarker():
            return ArkhamFacts(world=component.world, modifier=component.modifier, symbol=component.symbol)
        case MythosCard():
            return ArkhamFacts(
                mythos=component.kind,
                gate=component.gate,
                burst=component.burst,
                clues=component.clues,
                white=component.white,
                black=component.black,
                drawn_lines=drawn_lines(component),
            )
        case LocationCard():
            return ArkhamFacts(entries=tuple(component.encounters))
        case GateCard():
            colors = () if component.color is None else (component.color,)
            return ArkhamFacts(colors=colors, entries=tuple(component.encounters))
        case OtherWorld():
            return ArkhamFacts(colors=component.colors, short=component.short)
        case Location():
            return ArkhamFacts(
                icons=component.icons,
                sure=component.sure,
                stable=component.stable,
                wide=component.wide,
                short=component.short,
            )
        case Street():
            return ArkhamFacts(wide=component.wide, short=component.short)
    return ArkhamFacts()


def drawn_lines(card: MythosCard) -> int:
    """The lines of a Mythos card about its kind, its gate, its clues and the monsters that move."""
    if card.kind == "special":
        return 0
    return 3 + bool(card.gate) + card.surge + bool(card.doom) + len(card.clues)
