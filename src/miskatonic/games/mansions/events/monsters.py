"""What happens to monsters, and combat."""

from __future__ import annotations

from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.text import Text, text


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


class MonsterMended(MansionEvent, frozen=True, gc=False):
    """A monster has been healed."""

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


class KeeperRolled(MansionEvent, frozen=True, gc=False):
    """The keeper has rolled against a number of a monster's token, which not everybody may know."""

    monster: str
    number: str
    die: int
    passed: int

    def said(self, field: str) -> Text | int | float | str:
        """The number by its name."""
        return text(f"mm-token-{self.number}") if field == "number" else MansionEvent.said(self, field)


class SpecialAttack(MansionEvent, frozen=True, gc=False):
    """A monster makes its special attack."""

    monster: str


class GameEnded(MansionEvent, frozen=True, gc=False):
    """One side has won, or nobody."""

    winner: str

    def said(self, field: str) -> Text | int | float | str:
        """Who it is."""
        return text(f"mm-side-{self.winner}")
