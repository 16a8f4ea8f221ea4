"""How hard and how long games are, as bots have found out: a table in the package of each game, made by
`python -m miskatonic.simulate.difficulty`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.state import State

FILE = "difficulty.json"
SECONDS_A_DECISION = 20
"""What a person takes for one, with reading what came of it: a guess."""
DOTS = (0.75, 0.5, 0.25)
"""The least rate of wins for one dot, for two, for three."""


class Tried(Struct, frozen=True, kw_only=True):
    """Games of one setup that bots have played."""

    option: str
    """The option of the setup that tells them apart: `ancient_one`."""
    value: str
    players: int
    games: int
    wins: int
    low: float
    high: float
    """The 95 % interval of the rate of wins (Wilson)."""
    rounds: int
    decisions: int
    """The medians."""

    @property
    def dots(self) -> int:
        """How difficult it is, from 1 to 4."""
        rate = self.wins / self.games if self.games else 0.0
        return 1 + sum(rate < least for least in DOTS)

    @property
    def minutes(self) -> int:
        """How long it takes people, to five minutes."""
        return max(5, 5 * round(self.decisions * SECONDS_A_DECISION / 300))


class Trials(Struct, frozen=True, kw_only=True):
    """All that was tried of a game, and how."""

    game: str
    revision: int
    """That of the rules."""
    bot: str
    seed: int
    """Of the first game of each setup."""
    tried: list[Tried]


@cache
def trials_of(game: str) -> Trials | None:
    """Measured results of bots in a game; None if there are none."""
    file = files(GAMES.package(game)) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Trials) if file.is_file() else None


def tried_like(state: State) -> Tried | None:
    """What was found out for a setup like that of a table: with as many players, or with the nearest number of them."""
    trials = trials_of(state.game)
    facts = GAMES[state.game].simulating.setup_facts(state)
    alike = [tried for tried in trials.tried if facts.get(tried.option) == tried.value] if trials else []
    return min(alike, key=lambda tried: (abs(tried.players - state.players), tried.players), default=None)
