"""What programs need of a game: the setups that are played, what is told of a finished game, what a position is as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from miskatonic.kernel.observing import Observation
from miskatonic.kernel.state import State

S = TypeVar("S", bound=State)
Setup = Mapping[str, Any]


def the_same_again(options: Any) -> Sequence[Setup]:
    """A game in which chance makes games differ enough."""
    return [{}]


def number_of_players(state: State) -> dict[str, str]:
    """A game whose results are compared by nothing else."""
    return {"players": str(state.players)}


def nothing_to_report(state: State) -> dict[str, str | int]:
    """A game of which nothing is told beside who won."""
    return {}


def observes_nothing(state: State, seat: int, out: Observation) -> None:
    """A game of which programs see the questions alone."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Simulating(Generic[S]):
    """How many games are played, measured and compared."""

    benchmark: Setup
    """The setup that its speed is measured with."""
    roles: tuple[str, ...] = ()
    """The teams that play against all the others and may have a bot of their own."""
    in_turn: Callable[[Any], Sequence[Setup]] = the_same_again
    """Setups that simulations with those options play one after the other."""
    setup_facts: Callable[[S], dict[str, str]] = number_of_players
    """What the game was set up with that results are compared by: `{"ancient_one": "yig", "players": "4"}`."""
    report: Callable[[S], dict[str, str | int]] = nothing_to_report
    """What simulations tell of a finished game beside who won: `{"resolution": "R1", "experience": 4}`."""
    observe: Callable[[S, int, Observation], None] = observes_nothing
    """Writes the view of a seat as rows of an observation: as much as `view` shows and no more. See `Game.observe`."""
    words: tuple[str, ...] = ()
    """The words of its observations that are no components: kinds of question, verbs, types of pieces, names on the board."""
    room: int = 256
    """Pieces that find room in an observation."""
