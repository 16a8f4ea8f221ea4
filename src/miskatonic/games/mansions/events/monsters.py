"""What happens to monsters, and combat."""

from __future__ import annotations

from miskatonic.games.mansions.components import COMBAT
from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text, text


class MonsterGone(MansionEvent, frozen=True, gc=False):
    """A monster was taken off the board."""

    stage = Stage(2, "mark", shows="monster")
    monster: str


class MonsterPlaced(MansionEvent, frozen=True, gc=False):
    """A monster has come onto the board."""

    stage = Stage(2, "flight", shows="monster")
    tells = ("comes-{monster}",)
    monster: str
    space: str


class MonsterHurt(MansionEvent, frozen=True, gc=False):
    """A monster has taken damage."""

    stage = Stage(2, "mark", shows="monster")
    monster: str
    amount: int


class MonsterMended(MansionEvent, frozen=True, gc=False):
    """A monster has been healed."""

    stage = Stage(1, "mark", shows="monster")
    monster: str
    amount: int


class MonsterKilled(MansionEvent, frozen=True, gc=False):
    """A monster has been killed."""

    stage = Stage(3, "banner", shows="monster")
    monster: str
    space: str
    named: str
    """What the story calls it, if it does."""
    who: str = ""
    """The investigator that has killed it, if one has."""


class SampleTaken(MansionEvent, frozen=True, gc=False):
    """A monster has taken a sample of an investigator."""

    stage = Stage(2, "flight", shows="who")
    monster: str
    who: str


class SamplesLaid(MansionEvent, frozen=True, gc=False):
    """A monster has put its samples on an altar."""

    stage = Stage(2, "mark", shows="monster")
    monster: str
    total: int


class MonsterLeft(MansionEvent, frozen=True, gc=False):
    """A monster has left the house."""

    stage = Stage(3, "banner", shows="monster")
    monster: str


class InvestigatorAttacked(MansionEvent, frozen=True, gc=False):
    """An investigator attacks a monster."""

    stage = Stage(3, "sheet", shows="monster", opens=True)
    who: str
    monster: str


class MonsterAttacked(MansionEvent, frozen=True, gc=False):
    """A monster attacks an investigator."""

    stage = Stage(3, "sheet", shows="monster", opens=True)
    monster: str
    who: str


class CombatCardDrawn(MansionEvent, frozen=True, gc=False):
    """The combat card that counts."""

    stage = Stage(3, "sheet", shows="card")
    card: str

    def said_beside(self) -> dict[str, Text | int | float | str]:
        """The deck that it comes from: a combat card has no name."""
        return {"deck": COMBAT[self.card].deck}


class KeeperRolled(MansionEvent, frozen=True, gc=False):
    """The keeper has rolled against a number of a monster's token, which not everybody may know."""

    stage = Stage(2, "sheet", shows="monster")
    monster: str
    number: str
    die: int
    passed: int

    def said(self, field: str) -> Text | int | float | str:
        """The number by its name."""
        return text(f"mm-token-{self.number}") if field == "number" else MansionEvent.said(self, field)


class SpecialAttack(MansionEvent, frozen=True, gc=False):
    """A monster makes its special attack."""

    stage = Stage(3, "banner", shows="monster", opens=True)
    monster: str


class GameEnded(MansionEvent, frozen=True, gc=False):
    """One side has won, or neither."""

    stage = Stage(4, "point")
    winner: str

    def said(self, field: str) -> Text | int | float | str:
        """Who it is."""
        return text(f"mm-side-{self.winner}")
