"""What happens to investigators: turns, moves, tests, harm and puzzles."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.event import Event
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text, text

# --- rounds and turns


class RoundBegan(MansionEvent, frozen=True, gc=False):
    """A round begins with the investigators."""

    stage = Stage(1, "mark")
    round: int


class TurnBegan(MansionEvent, frozen=True, gc=False):
    """The turn of an investigator begins."""

    stage = Stage(1, "mark", shows="who")
    who: str


class TurnEnding(MansionEvent, frozen=True, gc=False):
    """The turn of an investigator is about to end."""

    who: str


class KeeperTurnBegan(MansionEvent, frozen=True, gc=False):
    """The keeper's turn begins."""

    stage = Stage(1, "banner", opens=True)


class KeeperTurnEnded(MansionEvent, frozen=True, gc=False):
    """The keeper's turn is over."""


class Arrived(MansionEvent, frozen=True, gc=False):
    """An investigator joins the game."""

    stage = Stage(2, "flight", shows="who")
    who: str
    space: str


# --- moving


class Moved(MansionEvent, frozen=True, gc=False):
    """An investigator has moved into a space."""

    stage = Stage(1, "flight", shows="who")
    who: str
    space: str
    origin: str
    """The space that it has come from."""


class MonsterMoved(MansionEvent, frozen=True, gc=False):
    """A monster has moved into a space."""

    stage = Stage(1, "flight", shows="monster")
    monster: str
    space: str


class LockMet(MansionEvent, frozen=True, gc=False):
    """An investigator has tried to enter a locked room."""

    stage = Stage(3, "card", shows="card", opens=True)
    who: str
    card: str
    room: str


class BarrierPassed(MansionEvent, frozen=True, gc=False):
    """A lock or an obstacle has been discarded by an investigator."""

    stage = Stage(2, "mark", shows="card")
    who: str
    card: str


class Hid(MansionEvent, frozen=True, gc=False):
    """An investigator has hidden, or come out of hiding."""

    stage = Stage(1, "mark", shows="who")
    who: str
    hidden: int


class BarricadeMoved(MansionEvent, frozen=True, gc=False):
    """A barricade was put on a door, or taken off it."""

    stage = Stage(1, "mark", shows="door")
    door: str
    closed: int


class BarricadeHeld(MansionEvent, frozen=True, gc=False):
    """A monster has not come through a barricade."""

    stage = Stage(2, "mark", shows="door")
    monster: str
    door: str


class BarricadeDestroyed(MansionEvent, frozen=True, gc=False):
    """A barricade has left the board."""

    stage = Stage(2, "mark", shows="door")
    door: str


class Escaped(MansionEvent, frozen=True, gc=False):
    """An investigator has left the house."""

    stage = Stage(4, "point", shows="who")
    who: str


# --- tests and harm


class TestMade(MansionEvent, frozen=True, gc=False):
    """An attribute test was made."""

    __test__: ClassVar[bool] = False
    stage = Stage(3, "sheet", shows="who", opens=True)

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
        """The attribute by its name, and a value below 0 with the sign of the cards."""
        if field == "value" and self.value < 0:
            return f"−{-self.value}"
        return text(f"mm-attribute-{self.attribute}") if field == "attribute" else Event.said(self, field)

    def said_beside(self) -> dict[str, Text | int | float | str]:
        """Whether there is a monster."""
        return {"against": int(self.monster != "")}


class DieRolled(MansionEvent, frozen=True, gc=False):
    """An investigator has rolled the die for a card, not for a test."""

    stage = Stage(2, "sheet", shows="who")
    who: str
    die: int


class SkillPointSpent(MansionEvent, frozen=True, gc=False):
    """An investigator has spent a skill point."""

    stage = Stage(1, "mark", shows="who")
    who: str


class SkillPointsChanged(MansionEvent, frozen=True, gc=False):
    """An investigator has gained or lost skill points."""

    stage = Stage(1, "mark", shows="who")
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

    stage = Stage(2, "mark", shows="who")
    who: str
    amount: int


class HorrorTaken(MansionEvent, frozen=True, gc=False):
    """An investigator has taken horror."""

    stage = Stage(2, "mark", shows="who")
    who: str
    amount: int


class Healed(MansionEvent, frozen=True, gc=False):
    """An investigator has been healed."""

    stage = Stage(1, "mark", shows="who")
    who: str
    damage: int
    horror: int


class Stunned(MansionEvent, frozen=True, gc=False):
    """An investigator or a monster has been stunned."""

    stage = Stage(2, "mark", shows="who")
    who: str
    tokens: int = 1
    """How many tokens it has now."""


class StunShed(MansionEvent, frozen=True, gc=False):
    """An investigator or a monster has shed a stunned token."""

    stage = Stage(1, "mark", shows="who")
    who: str
    left: int


class Burnt(MansionEvent, frozen=True, gc=False):
    """An investigator or a monster is still in a burning room."""

    stage = Stage(2, "mark", shows="who")
    who: str
    room: str


class InvestigatorKilled(MansionEvent, frozen=True, gc=False):
    """An investigator has been killed."""

    stage = Stage(4, "point", shows="who")
    tells = ("killed",)
    who: str
    space: str


class HorrorTestFailed(MansionEvent, frozen=True, gc=False):
    """An investigator has failed a horror test."""

    who: str
    monster: str


class TraumaReceived(MansionEvent, frozen=True, gc=False):
    """The keeper has played a trauma."""

    stage = Stage(3, "card", shows="card", opens=True)
    who: str
    card: str


# --- puzzles


class PuzzleLaid(MansionEvent, frozen=True, gc=False):
    """A puzzle was set up."""

    stage = Stage(2, "sheet", shows="card")
    who: str
    card: str


class PuzzleChanged(MansionEvent, frozen=True, gc=False):
    """A puzzle action was taken."""

    who: str
    card: str


class PuzzleLeft(MansionEvent, frozen=True, gc=False):
    """An attempt at a puzzle is over, and it is not solved."""

    stage = Stage(1, "mark", shows="card")
    who: str
    card: str


class PuzzleSolved(MansionEvent, frozen=True, gc=False):
    """A puzzle was solved, with the pieces as they lay then; without any where a card has solved it."""

    stage = Stage(3, "sheet", shows="card")
    who: str
    card: str
    laid: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    tile_turns: int = 0
