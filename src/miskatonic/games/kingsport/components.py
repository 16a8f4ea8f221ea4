"""The kinds of components that only this box has, and where they are looked up."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from miskatonic.games.arkham_horror.components import (
    ENCOUNTER_CARDS,
    GAME,
    MARKERS,
    SHEETS,
    Described,
    LocationCard,
    Marker,
    SheetCard,
    Symbol,
)
from miskatonic.games.arkham_horror.state import Section
from miskatonic.games.kingsport.box import BOARD, BOX, EPIC
from miskatonic.kernel.decision import Kinds
from miskatonic.kernel.registry import Registry

ASK = Kinds(GAME, "kh")
"""The kinds of question that only this box asks."""
ASK.verbs("get", "keep")
ASK.verbs("lose", "fight lose")
ASK.verbs("pass", "done no pass stay")
ASK.verbs(
    "",
    """
    ally arrow card clue clues devour from give give_up investigator join money monster place progress rift sail sanity sell
    spaces stake symbol tokens top use who world yes
    """,
)


class Rift(Marker, frozen=True, kw_only=True):
    """A rift: it moves like a monster of its dimension, and brings doom along arrows of its own colour."""


class RiftProgress(Described, frozen=True, kw_only=True):
    """A marker of the progress of a rift, with the location where it is investigated."""

    location: str


class Spaces(Struct, frozen=True):
    """Some spaces of a track, with the pattern of Mythos cards that fills them."""

    slug: str
    white: tuple[Symbol, ...]
    black: tuple[Symbol, ...]


class RiftTrack(Described, frozen=True, kw_only=True):
    """A track where the progress of a rift is marked, with its position as a share of the width and the height of its town."""

    number: int
    groups: tuple[Spaces, ...]
    town: str
    x: float
    y: float


class AquaticMarker(Marker, frozen=True, kw_only=True):
    """A marker that makes a location of another board an aquatic one."""

    location: str


class BattleCard(Described, frozen=True, kw_only=True):
    """A card that says how a round of the Epic Battle goes: who attacks, in which order, and what happens beside that."""

    order: tuple[Section, ...]


class EpicCard(BattleCard, frozen=True, kw_only=True):
    """A card of the Epic Battle."""

    pile: Literal["green", "red"]
    brings_plot: bool = False
    """A plot of the Ancient One takes its place, if one is left."""
    ends_all: bool = False
    """The game is lost."""


class PlotCard(BattleCard, frozen=True, kw_only=True):
    """A plot of an Ancient One, which a card of the Epic Battle brings about."""

    ancient_one: str


HERALDS: Registry[SheetCard] = BOX.kind(Registry(GAME, "herald", 0, SHEETS))
GUARDIANS: Registry[SheetCard] = BOX.kind(Registry(GAME, "guardian", 0, SHEETS))
KINGSPORT_LOCATION_CARDS: Registry[LocationCard] = BOARD.kind(
    Registry(GAME, "kingsport_location_card", 0, ENCOUNTER_CARDS)
)
RIFTS: Registry[Rift] = BOARD.kind(Registry(GAME, "rift", 0, MARKERS))
RIFT_PROGRESS: Registry[RiftProgress] = BOARD.kind(Registry(GAME, "rift_progress", 0))
RIFT_TRACKS: Registry[RiftTrack] = BOARD.kind(Registry(GAME, "rift_track", 0))
AQUATIC_MARKERS: Registry[AquaticMarker] = BOARD.kind(Registry(GAME, "aquatic_marker", 0, MARKERS))
EPIC_CARDS: Registry[EpicCard] = EPIC.kind(Registry(GAME, "epic_battle", 0))
PLOTS: Registry[PlotCard] = EPIC.kind(Registry(GAME, "plot", 0))
