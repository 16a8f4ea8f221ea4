"""What can happen in Mansions of Madness. Each line of the log is made from one of these; the others let cards answer."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.mansions.components import signed
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Text, text


class MansionEvent(Event, frozen=True, gc=False):
    """Something that happened in the house."""

    game: ClassVar[str] = "mansions"
    prefix: ClassVar[str] = "mm"
    pieces: ClassVar[tuple[str, ...]] = ("who", "card", "room", "space", "door", "monster", "other", "story")


# --- rounds and turns


class RoundBegan(MansionEvent, frozen=True, gc=False):
    """A round begins with the investigators."""

    round: int


class TurnBegan(MansionEvent, frozen=True, gc=False):
    """The turn of an investigator begins."""

    who: str


class TurnEnding(MansionEvent, frozen=True, gc=False):
    """The turn of an investigator is about to end."""

    who: str


class StepTaken(MansionEvent, frozen=True, gc=False):
    """An investigator has carried out a movement step or the action step."""

    who: str
    action: bool


class KeeperTurnBegan(MansionEvent, frozen=True, gc=False):
    """The keeper's turn begins."""


class KeeperTurnEnded(MansionEvent, frozen=True, gc=False):
    """The keeper's turn is over."""


class Arrived(MansionEvent, frozen=True, gc=False):
    """An investigator joins the game."""

    who: str
    space: str


# --- moving


class Moved(MansionEvent, frozen=True, gc=False):
    """An investigator has moved into a space."""

    who: str
    space: str
    origin: str
    """The space that it has come from."""


class MonsterMoved(MansionEvent, frozen=True, gc=False):
    """A monster has moved into a space."""

    monster: str
    space: str


class LockMet(MansionEvent, frozen=True, gc=False):
    """An investigator has tried to enter a locked room."""

    who: str
    card: str
    room: str


class BarrierPassed(MansionEvent, frozen=True, gc=False):
    """A lock or an obstacle has been discarded by an investigator."""

    who: str
    card: str


class Hid(MansionEvent, frozen=True, gc=False):
    """An investigator has hidden, or come out of hiding."""

    who: str
    hidden: int


class BarricadeMoved(MansionEvent, frozen=True, gc=False):
    """A barricade was put on a door, or taken off it."""

    door: str
    closed: int


class BarricadeDestroyed(MansionEvent, frozen=True, gc=False):
    """A barricade has left the board."""

    door: str


class Escaped(MansionEvent, frozen=True, gc=False):
    """An investigator has left the house."""

    who: str


# --- tests and harm


class TestMade(MansionEvent, frozen=True, gc=False):
    """An attribute test was made."""

    __test__: ClassVar[bool] = False

    who: str
    attribute: str
    value: int
    """The attribute with everything that counts for this test."""
    die: int
    passed: int

    def said(self, field: str) -> Text | int | float | str:
        """The attribute by its name."""
        return text(f"mm-attribute-{self.attribute}") if field == "attribute" else Event.said(self, field)


class SkillPointSpent(MansionEvent, frozen=True, gc=False):
    """An investigator has spent a skill point."""

    who: str


class SkillPointsChanged(MansionEvent, frozen=True, gc=False):
    """An investigator has gained or lost skill points."""

    who: str
    amount: int

    def said(self, field: str) -> Text | int | float | str:
        """With its sign."""
        return signed(self.amount) if field == "amount" else Event.said(self, field)


class DamageComing(MansionEvent, frozen=True, gc=False):
    """An investigator is about to take damage."""

    who: str
    amount: int


class HorrorComing(MansionEvent, frozen=True, gc=False):
    """An investigator is about to take horror."""

    who: str
    amount: int


class DamageTaken(MansionEvent, frozen=True, gc=False):
    """An investigator has taken damage."""

    who: str
    amount: int


class HorrorTaken(MansionEvent, frozen=True, gc=False):
    """An investigator has taken horror."""

    who: str
    amount: int


class Healed(MansionEvent, frozen=True, gc=False):
    """An investigator has been healed."""

    who: str
    damage: int
    horror: int


class Stunned(MansionEvent, frozen=True, gc=False):
    """An investigator or a monster has been stunned."""

    who: str


class InvestigatorKilled(MansionEvent, frozen=True, gc=False):
    """An investigator has been killed."""

    who: str
    space: str


class HorrorTestFailed(MansionEvent, frozen=True, gc=False):
    """An investigator has failed a horror test."""

    who: str
    monster: str


class TraumaReceived(MansionEvent, frozen=True, gc=False):
    """The keeper has played a trauma."""

    who: str
    card: str


# --- puzzles


class PuzzleLaid(MansionEvent, frozen=True, gc=False):
    """A puzzle was set up."""

    who: str
    card: str


class PuzzleChanged(MansionEvent, frozen=True, gc=False):
    """A puzzle action was taken."""

    who: str
    card: str


class PuzzleSolved(MansionEvent, frozen=True, gc=False):
    """A puzzle was solved."""

    who: str
    card: str


# --- cards


class Explored(MansionEvent, frozen=True, gc=False):
    """An investigator has explored a room."""

    who: str
    room: str


class CardFound(MansionEvent, frozen=True, gc=False):
    """An investigator has found a card."""

    who: str
    card: str


class NothingFound(MansionEvent, frozen=True, gc=False):
    """There was nothing of interest."""

    who: str


class ClueFound(MansionEvent, frozen=True, gc=False):
    """An investigator has found a clue."""

    who: str
    card: str
    room: str
    """The room that it hints at; "" for the last one."""
    level: int


class ObstacleMet(MansionEvent, frozen=True, gc=False):
    """An investigator has met an obstacle."""

    who: str
    card: str


class Dropped(MansionEvent, frozen=True, gc=False):
    """A card was left in a room."""

    who: str
    card: str
    room: str


class Discarded(MansionEvent, frozen=True, gc=False):
    """A card of an investigator has left the game."""

    who: str
    card: str


class Given(MansionEvent, frozen=True, gc=False):
    """An investigator has given a card to another."""

    who: str
    other: str
    card: str


class RoomSeen(MansionEvent, frozen=True, gc=False):
    """An investigator has looked at the cards of a room."""

    who: str
    room: str


class ObjectiveRead(MansionEvent, frozen=True, gc=False):
    """An investigator has read the objective, which stays face down."""

    who: str


class CardSeen(MansionEvent, frozen=True, gc=False):
    """A card that lies face down, seen by one player alone."""

    private: ClassVar[str] = "seat"

    seat: int
    card: str


class SpellGained(MansionEvent, frozen=True, gc=False):
    """An investigator has gained a spell."""

    who: str
    card: str


class SpellCast(MansionEvent, frozen=True, gc=False):
    """An investigator has cast a spell."""

    who: str
    card: str


# --- the keeper


class ThreatChanged(MansionEvent, frozen=True, gc=False):
    """The keeper has gained or paid threat."""

    amount: int
    total: int

    def said(self, field: str) -> Text | int | float | str:
        """With its sign."""
        return signed(self.amount) if field == "amount" else Event.said(self, field)


class CardsDrawn(MansionEvent, frozen=True, gc=False):
    """The keeper has drawn cards."""

    mythos: int
    trauma: int


class CardDrawn(MansionEvent, frozen=True, gc=False):
    """The card that the keeper has drawn, which nobody else may know."""

    private: ClassVar[str] = "seat"

    seat: int
    card: str


class KeeperActed(MansionEvent, frozen=True, gc=False):
    """The keeper has used an action."""

    card: str


class MythosComing(MansionEvent, frozen=True, gc=False):
    """The keeper plays a Mythos card on an investigator, who may still prevent it."""

    who: str
    card: str


class MythosPlayed(MansionEvent, frozen=True, gc=False):
    """The keeper has played a Mythos card."""

    who: str
    card: str


class SecretGiven(MansionEvent, frozen=True, gc=False):
    """The keeper has given a Mythos card face down to an investigator."""

    who: str


class ChoiceMade(MansionEvent, frozen=True, gc=False):
    """The keeper has answered a question of the story, in secret."""

    private: ClassVar[str] = "seat"

    seat: int
    question: int
    letter: str


class EventResolved(MansionEvent, frozen=True, gc=False):
    """An event card has been resolved."""

    card: str
    level: int


class TimePassed(MansionEvent, frozen=True, gc=False):
    """A time token was put on the event deck."""

    tokens: int


class ObjectiveRevealed(MansionEvent, frozen=True, gc=False):
    """The objective lies face up."""

    card: str


class LocksGone(MansionEvent, frozen=True, gc=False):
    """All locks were discarded."""


class StatusPlaced(MansionEvent, frozen=True, gc=False):
    """A room is on fire, or dark."""

    room: str
    status: str

    def said(self, field: str) -> Text | int | float | str:
        """The status by its name."""
        return text(f"mm-status-{self.status}") if field == "status" else Event.said(self, field)


class StatusRemoved(MansionEvent, frozen=True, gc=False):
    """The fire is out, or the darkness gone."""

    room: str
    status: str

    def said(self, field: str) -> Text | int | float | str:
        """The status by its name."""
        return text(f"mm-status-{self.status}") if field == "status" else Event.said(self, field)


# --- what the keeper's cards bring about


class SecretShown(MansionEvent, frozen=True, gc=False):
    """The card that an investigator was given face down is turned up."""

    who: str
    card: str


class LockPlaced(MansionEvent, frozen=True, gc=False):
    """A lock was put on a room, face down."""

    room: str


class Leaving(MansionEvent, frozen=True, gc=False):
    """An investigator is about to leave a room of its own will."""

    who: str
    room: str


class CorpsePlaced(MansionEvent, frozen=True, gc=False):
    """A corpse has come to lie in a space."""

    space: str


class CorpseDragged(MansionEvent, frozen=True, gc=False):
    """An investigator has dragged a corpse along."""

    who: str
    space: str


class CorpsesBurnt(MansionEvent, frozen=True, gc=False):
    """Corpses were burnt."""

    space: str
    number: int


class InvestigatorAssaulted(MansionEvent, frozen=True, gc=False):
    """An investigator attacks another."""

    who: str
    other: str


class InvestigatorMurdered(MansionEvent, frozen=True, gc=False):
    """An investigator has killed another, who was not on the keeper's side."""

    who: str
    other: str


class KeeperSkillSpent(MansionEvent, frozen=True, gc=False):
    """The keeper has spent a skill point of the monsters."""

    left: int


class EventDelayed(MansionEvent, frozen=True, gc=False):
    """The last event does not come yet."""

    die: int


# --- monsters and combat


class MonsterGone(MansionEvent, frozen=True, gc=False):
    """A monster was taken off the board."""

    monster: str


class MonsterPlaced(MansionEvent, frozen=True, gc=False):
    """A monster has come onto the board."""

    monster: str
    space: str


class MonsterHurt(MansionEvent, frozen=True, gc=False):
    """A monster has taken damage."""

    monster: str
    amount: int


class MonsterKilled(MansionEvent, frozen=True, gc=False):
    """A monster has been killed."""

    monster: str
    space: str
    named: str
    """What the story calls it, if it does."""


class SampleTaken(MansionEvent, frozen=True, gc=False):
    """A monster has taken a sample of an investigator."""

    monster: str
    who: str


class SamplesLaid(MansionEvent, frozen=True, gc=False):
    """A monster has put its samples on an altar."""

    monster: str
    total: int


class MonsterLeft(MansionEvent, frozen=True, gc=False):
    """A monster has left the house."""

    monster: str


class InvestigatorAttacked(MansionEvent, frozen=True, gc=False):
    """An investigator attacks a monster."""

    who: str
    monster: str


class MonsterAttacked(MansionEvent, frozen=True, gc=False):
    """A monster attacks an investigator."""

    monster: str
    who: str


class CombatCardDrawn(MansionEvent, frozen=True, gc=False):
    """The combat card that counts."""

    card: str


class SpecialAttack(MansionEvent, frozen=True, gc=False):
    """A monster makes its special attack."""

    monster: str


class GameEnded(MansionEvent, frozen=True, gc=False):
    """One side has won, or nobody."""

    winner: str

    def said(self, field: str) -> Text | int | float | str:
        """Who it is."""
        return text(f"mm-side-{self.winner}")
