"""What agents achieve in the arena, as data that others can quote."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, field

from miskatonic.arena.games import ARENA
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text
from miskatonic.mcp.chair import Reason
from miskatonic.simulate import Group, wilson


class Played(Struct, omit_defaults=True):
    """One game."""

    number: int
    seed: int
    won: bool
    score: float
    """1 for a victory; less than that by how far the goals had come."""
    decisions: int
    """Of the agent."""
    seconds: float
    """In which the agent thought."""
    ending: str = ""
    """The key of the text that says why the game ended."""
    forfeited: str = ""
    """Why the agent was out before the end: the game counts as lost."""
    reasons: list[Reason] = field(default_factory=list)


class Standing(Struct):
    """How an agent did in a set."""

    agent: str
    games: int
    won: int
    low: float
    high: float
    """The Wilson interval of the share won, at 95 %."""
    score: float
    """On average."""
    milliseconds: float
    """A decision, on average."""
    forfeited: int


class Results(Struct):
    """All games of an agent in a set."""

    agent: str
    set: str
    arena: int = ARENA
    program: str = "miskatonic"
    revision: int = 0
    """Of the rules of the game."""
    played: list[Played] = field(default_factory=list)

    def standing(self) -> Standing:
        """The games summed up."""
        games, won = len(self.played), sum(each.won for each in self.played)
        low, high = wilson(won, games)
        decisions = sum(each.decisions for each in self.played)
        return Standing(
            agent=self.agent,
            games=games,
            won=won,
            low=round(low, 4),
            high=round(high, 4),
            score=round(sum(each.score for each in self.played) / games, 4) if games else 0.0,
            milliseconds=round(1000 * sum(each.seconds for each in self.played) / decisions, 3) if decisions else 0.0,
            forfeited=sum(bool(each.forfeited) for each in self.played),
        )


def write(file: Path, results: Sequence[Results]) -> None:
    """Writes results as JSON."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1))


def read(file: Path) -> list[Results]:
    """Reads results that were written before."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Results])
    except msgspec.DecodeError:
        raise MiskatonicError(text("arena-error-results", file=str(file))) from None


def groups(results: Sequence[Results]) -> dict[str, Group]:
    """The share won by each agent, for a plot."""
    return {each.agent: Group(games=len(each.played), wins=sum(game.won for game in each.played)) for each in results}
