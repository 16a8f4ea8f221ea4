"""What a board draws of a component of Arkham Horror beside its words."""

from __future__ import annotations

from collections.abc import Mapping

from miskatonic.games.arkham_horror.components import (
    GAME,
    AncientOneCard,
    Card,
    Deck,
    Force,
    GateCard,
    GateMarker,
    InvestigatorCard,
    Location,
    LocationCard,
    MonsterCard,
    Movement,
    MythosCard,
    OtherWorld,
    Scale,
    Street,
    Symbol,
)
from miskatonic.kernel.box import Edition
from miskatonic.kernel.facts import Facts
from miskatonic.kernel.registry import find
from miskatonic.kernel.text import Lang


class CardFacts(Facts, frozen=True):
    """A card that investigators own."""

    deck: Deck
    price: int = 0
    hands: int = 0
    force: Force | None = None
    """What kind of damage a weapon does."""
    combat: int = 0
    """What a weapon adds."""


class MonsterFacts(Facts, frozen=True):
    """A monster."""

    movement: Movement
    toughness: int
    combat: int | None = None
    """None for a monster that cannot be fought."""


class InvestigatorFacts(Facts, frozen=True):
    """An investigator, with the stops of its skills and the pairs of them that its sliders join."""

    focus: int
    home: str
    skills: dict[Scale, tuple[int, ...]]
    sliders: tuple[tuple[Scale, Scale], ...]


class AncientOneFacts(Facts, frozen=True):
    """An Ancient One."""

    combat: int | None = None


class GateMarkerFacts(Facts, frozen=True):
    """A gate marker, with the Other World behind it."""

    world: str


class MythosFacts(Facts, frozen=True):
    """A Mythos card: where gate and clues appear, and the symbols that move."""

    gate: str = ""
    clues: tuple[str, ...] = ()
    white: tuple[Symbol, ...] = ()
    black: tuple[Symbol, ...] = ()
    drawn_lines: int = 0
    """How many of its first lines say what a board draws."""


class EncountersFacts(Facts, frozen=True):
    """A location card or a gate card."""

    entries: tuple[str, ...]
    """The places that its first lines speak of, one after the other; a line after them is about all others."""
    colors: tuple[str, ...] = ()


class WorldFacts(Facts, frozen=True):
    """An Other World."""

    colors: tuple[str, ...]
    short: Mapping[Lang, str] = {}
    """What it is called where there is little room, line by line; nothing if that is its name."""


class PlaceFacts(Facts, frozen=True):
    """A location or a street."""

    wide: tuple[float, float] | None = None
    """Where it lies on a drawing of its town that is wider than high."""
    short: Mapping[Lang, str] = {}
    """What it is called on a map, line by line; nothing if that is its name."""


ArkhamFacts = (
    CardFacts
    | MonsterFacts
    | InvestigatorFacts
    | AncientOneFacts
    | GateMarkerFacts
    | MythosFacts
    | EncountersFacts
    | WorldFacts
    | PlaceFacts
)


def facts(slug: str, edition: Edition | None = None) -> ArkhamFacts | None:
    """The facts of a component, by its slug; None if there are none beside its words. They are the same with every box."""
    component = find(GAME, slug)
    match component:
        case Card(deck=deck, price=price, hands=hands, weapon=force):
            combat = component.combat if force else 0
            return CardFacts(deck=deck, price=price, hands=hands, force=force, combat=combat)
        case MonsterCard(movement=movement, toughness=toughness, combat=combat):
            return MonsterFacts(movement=movement, toughness=toughness, combat=combat)
        case InvestigatorCard(focus=focus, home=home, skills=skills, sliders=sliders):
            return InvestigatorFacts(focus=focus, home=home, skills=dict(skills), sliders=sliders)
        case AncientOneCard(combat_rating=combat):
            return AncientOneFacts(combat=combat)
        case GateMarker(world=world):
            return GateMarkerFacts(world=world)
        case MythosCard(gate=gate, clues=clues, white=white, black=black):
            drawn = drawn_lines(component)
            return MythosFacts(gate=gate, clues=clues, white=white, black=black, drawn_lines=drawn)
        case LocationCard(encounters=encounters):
            return EncountersFacts(entries=tuple(encounters))
        case GateCard(encounters=encounters, color=color):
            return EncountersFacts(entries=tuple(encounters), colors=() if color is None else (color,))
        case OtherWorld(colors=colors, short=short):
            return WorldFacts(colors=colors, short=short)
        case Location(wide=wide, short=short) | Street(wide=wide, short=short):
            return PlaceFacts(wide=wide, short=short)
        case _:
            return None


def drawn_lines(card: MythosCard) -> int:
    """The lines of a Mythos card about its kind, its gate, its clues and the monsters that move."""
    if card.kind == "special":
        return 0
    return 3 + bool(card.gate) + card.surge + bool(card.doom) + len(card.clues)
