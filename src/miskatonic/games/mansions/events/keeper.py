"""What the keeper does, and the story."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.event import Event
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text

# --- the keeper


class ThreatChanged(MansionEvent, frozen=True, gc=False):
    """The keeper has gained or paid threat. What it was paid for is told; the number turns beside it."""

    stage = Stage(1, "mark")
    amount: int
    total: int

    def said(self, field: str) -> Text | int | float | str:
        """How much."""
        return abs(self.amount) if field == "amount" else Event.said(self, field)

    def said_beside(self) -> dict[str, Text | int | float | str]:
        """Whether it was gained."""
        return {"gained": int(self.amount > 0)}


class CardsDrawn(MansionEvent, frozen=True, gc=False):
    """The keeper has drawn cards."""

    stage = Stage(1, "flight")
    mythos: int
    trauma: int


class CardDrawn(MansionEvent, frozen=True, gc=False):
    """The card that the keeper has drawn, which is hidden from the others."""

    private: ClassVar[str] = "seat"
    stage = Stage(1, "flight", shows="card")

    seat: int
    card: str


class KeeperActed(MansionEvent, frozen=True, gc=False):
    """The keeper has used an action. To the keeper, who has just chosen it, it is told briefly."""

    stage = Stage(3, "card", own=2, shows="card", opens=True)
    card: str
    seat: int | None = None


class MythosComing(MansionEvent, frozen=True, gc=False):
    """The keeper plays a Mythos card on an investigator, who may still prevent it."""

    who: str
    card: str


class MythosPlayed(MansionEvent, frozen=True, gc=False):
    """The keeper has played a Mythos card."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("mythos-{card}",)
    who: str
    card: str


class KeeperDiscarded(MansionEvent, frozen=True, gc=False):
    """The keeper has discarded a card down to the hand limit."""

    stage = Stage(1, "flight", shows="card")
    card: str


class WornOff(MansionEvent, frozen=True, gc=False):
    """A Mythos card is no longer in force on an investigator."""

    stage = Stage(1, "mark", shows="card")
    who: str
    card: str


class SecretGiven(MansionEvent, frozen=True, gc=False):
    """The keeper has given a Mythos card face down to an investigator."""

    stage = Stage(2, "flight", shows="who")
    who: str


class ChoiceMade(MansionEvent, frozen=True, gc=False):
    """The keeper has answered a question of the story, in secret."""

    private: ClassVar[str] = "seat"
    stage = Stage(1, "mark")

    seat: int
    question: int
    letter: str


class EventResolved(MansionEvent, frozen=True, gc=False):
    """An event card is resolved; what it does follows. Cards answer once it is over."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("event-{card}",)
    card: str
    level: int


class TimePassed(MansionEvent, frozen=True, gc=False):
    """A time token was put on the event deck."""

    stage = Stage(1, "mark")
    tokens: int


class ObjectiveRevealed(MansionEvent, frozen=True, gc=False):
    """The objective lies face up."""

    stage = Stage(4, "card", shows="card")
    tells = ("objective-{card}",)
    card: str


class LockGone(MansionEvent, frozen=True, gc=False):
    """The lock of a room was discarded, and everybody has seen which one it was."""

    stage = Stage(2, "flight", shows="card")
    card: str
    room: str


class StatusPlaced(MansionEvent, frozen=True, gc=False):
    """A room is on fire, or dark."""

    stage = Stage(2, "mark", shows="room")
    room: str
    status: str


class StatusRemoved(MansionEvent, frozen=True, gc=False):
    """The fire is out, or the darkness gone."""

    stage = Stage(1, "mark", shows="room")
    room: str
    status: str


# --- what the keeper's cards bring about


class SecretShown(MansionEvent, frozen=True, gc=False):
    """The card that an investigator was given face down is turned up."""

    stage = Stage(3, "card", shows="card", opens=True)
    who: str
    card: str


class LockPlaced(MansionEvent, frozen=True, gc=False):
    """A lock was put on a room, face down."""

    stage = Stage(2, "flight", shows="room")
    room: str


class Leaving(MansionEvent, frozen=True, gc=False):
    """An investigator is about to leave a room of its own will."""

    who: str
    room: str


class CorpsePlaced(MansionEvent, frozen=True, gc=False):
    """A corpse has come to lie in a space."""

    stage = Stage(2, "flight", shows="space")
    space: str


class CorpseDragged(MansionEvent, frozen=True, gc=False):
    """An investigator has dragged a corpse along."""

    stage = Stage(1, "flight", shows="who")
    who: str
    space: str


class CorpsesBurnt(MansionEvent, frozen=True, gc=False):
    """Corpses were burnt."""

    stage = Stage(2, "mark", shows="space")
    space: str
    number: int


class InvestigatorAssaulted(MansionEvent, frozen=True, gc=False):
    """An investigator attacks another."""

    stage = Stage(3, "sheet", shows="who", opens=True)
    who: str
    other: str


class InvestigatorMurdered(MansionEvent, frozen=True, gc=False):
    """An investigator has killed another, who was not on the keeper's side."""

    stage = Stage(4, "point", shows="other")
    who: str
    other: str


class KeeperSkillSpent(MansionEvent, frozen=True, gc=False):
    """The keeper has spent a skill point of the monsters."""

    stage = Stage(1, "mark")
    left: int


class EventDelayed(MansionEvent, frozen=True, gc=False):
    """The die has said whether the last event is late."""

    stage = Stage(2, "mark")
    die: int
    late: int = 1
