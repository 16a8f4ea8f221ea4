"""What can happen in Kingsport Horror beside what happens in Arkham Horror."""

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.arkham_horror.events import ArkhamEvent
from miskatonic.kernel.text import Arg, join, name


class KingsportEvent(ArkhamEvent, frozen=True, gc=False):
    """Something that happened because of the box."""

    prefix: ClassVar[str] = "kh"
    pieces: ClassVar[tuple[str, ...]] = (*ArkhamEvent.pieces, "rift", "track")


# --- rifts


class RiftProgressed(KingsportEvent, frozen=True, gc=False):
    """A progress marker is put beside a closed rift."""

    marker: str
    track: str


class RiftOpened(KingsportEvent, frozen=True, gc=False):
    """A rift opens somewhere."""

    rift: str
    place: str


class RiftMoved(KingsportEvent, frozen=True, gc=False):
    """An open rift moves."""

    rift: str
    place: str


class RiftClosed(KingsportEvent, frozen=True, gc=False):
    """A rift closes and goes back to its track."""

    rift: str
    track: str


class RiftInvestigated(KingsportEvent, frozen=True, gc=False):
    """An investigator finds out something about a rift."""

    who: str
    marker: str


class ProgressUndone(KingsportEvent, frozen=True, gc=False):
    """A progress marker of a closed rift goes back to the others."""

    marker: str
    track: str


class ProgressTurned(KingsportEvent, frozen=True, gc=False):
    """A progress marker of an open rift is turned face down."""

    marker: str
    track: str


# --- setup


class AlliesDealt(KingsportEvent, frozen=True, gc=False):
    """The allies of this game, for everybody to see."""

    allies: tuple[str, ...]

    def said_beside(self) -> Mapping[str, Arg]:
        """Their names."""
        return {"names": join([name(self.game, ally) for ally in self.allies], "comma")}


# --- special cards


class Sailed(KingsportEvent, frozen=True, gc=False):
    """An investigator goes to an Other World by ship."""

    who: str
    world: str


class SealKept(KingsportEvent, frozen=True, gc=False):
    """Nothing removes an elder sign any more."""

    who: str
    place: str
