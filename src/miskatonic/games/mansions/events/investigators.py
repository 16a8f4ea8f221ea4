"""What happens to investigators: turns, moves, tests, harm and puzzles."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Text, text

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


class BarricadeHeld(MansionEvent, frozen=True, gc=False):
    """A monster has not come through a barricade."""

    monster: str
    door: str


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
    kind: str = "plain"
    """What it is made for: `horror`, `evade`, `combat`, `fire`, `lock` or `spell`; `plain` where a card asks for it."""
    monster: str = ""
    """The monster that it is made against, if there is one."""

    def said(self, field: str) -> Text | int | float | str:
        """The attribute by its name."""
        return text(f"mm-attribute-{self.attribute}") if field == "attribute" else Event.said(self, field)

    def said_beside(self) -> dict[str, Text | int | float | str]:
        """Whether there is a monster."""
        return {"against": int(self.monster != "")}


class DieRolled(MansionEvent, frozen=True, gc=False):
    """An investigator has rolled the die for a card, not for a test."""

    who: str
    die: int


class SkillPointSpent(MansionEvent, frozen=True, gc=False):
    """An investigator has spent a skill point."""

    who: str


class SkillPointsChanged(MansionEvent, frozen=True, gc=False):
    """An investigator has gained or lost skill points."""

    who: str
    amount: int

    def said(self, field: str) -> Text | int | float | str:
        """How many."""
        return abs(self.amount) if field == "amount" else Event.said(self, field)

    def said_beside(self) -> dict[str, Text | int | float | str]:
        """Whether they were gained."""
        return {"gained": int(self.amount > 0)}


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
    tokens: int = 1
    """How many tokens it has now."""


class StunShed(MansionEvent, frozen=True, gc=False):
    """An investigator or a monster has shed a stunned token."""

    who: str
    left: int


class Burnt(MansionEvent, frozen=True, gc=False):
    """An investigator or a monster is still in a burning room."""

    who: str
    room: str


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
    """A puzzle was solved, with the pieces as they lay then; without any where a card has solved it."""

    who: str
    card: str
    laid: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    tile_turns: int = 0
