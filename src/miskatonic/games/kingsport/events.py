"""What can happen in Kingsport Horror beside what happens in Arkham Horror."""

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.arkham_horror.events import ArkhamEvent
from miskatonic.games.kingsport.components import RIFT_PROGRESS
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Arg, Text, join, name, signed, text


class KingsportEvent(ArkhamEvent, frozen=True, gc=False):
    """Something that happened because of the box."""

    prefix: ClassVar[str] = "kh"
    pieces: ClassVar[tuple[str, ...]] = (*ArkhamEvent.pieces, "rift", "track", "token")

    def said(self, field: str) -> Arg:
        """What the line of the log says of a field: a progress marker by the place where it is investigated."""
        marker = getattr(self, field) if field == "marker" else ""
        return (
            name(self.game, RIFT_PROGRESS[marker].location)
            if marker in RIFT_PROGRESS
            else ArkhamEvent.said(self, field)
        )


# --- rifts


class RiftProgressed(KingsportEvent, frozen=True, gc=False):
    """A progress marker is put beside a closed rift."""

    says_why = False
    stage = Stage(2, "flight", shows="marker")
    marker: str
    track: str


class RiftOpened(KingsportEvent, frozen=True, gc=False):
    """A rift opens somewhere."""

    says_why = False
    stage = Stage(4, "card", shows="rift")
    tells = ("rift-opened",)
    rift: str
    place: str


class RiftMoved(KingsportEvent, frozen=True, gc=False):
    """An open rift moves."""

    says_why = False
    stage = Stage(2, "flight", shows="rift")
    tells = ("rift-moved",)
    rift: str
    place: str


class RiftClosed(KingsportEvent, frozen=True, gc=False):
    """A rift closes and goes back to its track."""

    says_why = False
    stage = Stage(3, "banner", shows="rift")
    tells = ("rift-closed",)
    rift: str
    track: str


class RiftInvestigated(KingsportEvent, frozen=True, gc=False):
    """An investigator finds out something about a rift."""

    says_why = False
    stage = Stage(2, "banner", own=3, shows="marker")
    who: str
    marker: str


class ProgressUndone(KingsportEvent, frozen=True, gc=False):
    """A progress marker of a closed rift goes back to the others."""

    says_why = False
    stage = Stage(2, "flight", shows="marker")
    marker: str
    track: str


class ProgressTurned(KingsportEvent, frozen=True, gc=False):
    """A progress marker of an open rift is turned face down."""

    says_why = False
    stage = Stage(2, "mark", shows="marker")
    marker: str
    track: str


# --- setup


class AlliesDealt(KingsportEvent, frozen=True, gc=False):
    """The allies of this game, for everybody to see."""

    stage = Stage(1, "mark")
    allies: tuple[str, ...]

    def said_beside(self) -> Mapping[str, Arg]:
        """Their names."""
        return {"names": join([name(self.game, ally) for ally in self.allies], "comma")}


# --- special cards


class Sailed(KingsportEvent, frozen=True, gc=False):
    """An investigator goes to an Other World by ship."""

    stage = Stage(3, "flight", shows="who")
    who: str
    world: str


class SealKept(KingsportEvent, frozen=True, gc=False):
    """Nothing removes an elder sign any more."""

    stage = Stage(3, "banner", shows="place")
    who: str
    place: str


# --- sheets and the Epic Battle


class TokenGained(KingsportEvent, frozen=True, gc=False):
    """An investigator gains a token of some kind."""

    stage = Stage(2, "flight", shows="token")
    says_why = False
    who: str
    token: str
    number: int


class TokenLost(KingsportEvent, frozen=True, gc=False):
    """An investigator has no token of some kind any more."""

    stage = Stage(2, "flight", shows="token")
    says_why = False
    who: str
    token: str


class EpicCardDrawn(KingsportEvent, frozen=True, gc=False):
    """A card says how a round of the battle goes."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("epic-{card}", "epic")
    card: str


class PlotRevealed(KingsportEvent, frozen=True, gc=False):
    """A plot of the Ancient One says how a round of the battle goes."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("plot",)
    card: str


class RatingChanged(KingsportEvent, frozen=True, gc=False):
    """The combat rating of the Ancient One is another one for the rest of the battle."""

    stage = Stage(2, "mark", shows="ancient_one")
    ancient_one: str
    rating: int

    def text(self) -> Text:
        """The rating as it is printed."""
        return text("kh-event-rating-changed", ancient_one=self.said("ancient_one"), rating=signed(self.rating))


class TraitorJoined(KingsportEvent, frozen=True, gc=False):
    """An investigator has joined the Ancient One."""

    stage = Stage(4, "point", shows="who")
    tells = ("traitor",)
    who: str
    ancient_one: str


class ClueSpentForAll(KingsportEvent, frozen=True, gc=False):
    """An investigator has spent the clue that each has to spend."""

    stage = Stage(1, "flight", shows="who")
    who: str
