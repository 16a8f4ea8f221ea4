"""What many games tell: wins, losses, and how sure one can be of a rate."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct, field

from miskatonic.simulate.run import GameResult

Z95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


class Group(Struct):
    """The games that were set up alike in one respect."""

    games: int = 0
    wins: int = 0


class Failure(Struct, frozen=True):
    """A game that an exception ended."""

    seed: int
    error: str


class Summary(Struct, kw_only=True):
    """All games of a run. `wins`, `losses`, `unfinished` and `errors` add up to `games`."""

    game: str
    games: int = 0
    players: int | str
    """One number, or a range: `1-8`."""
    bot: str
    wins: int = 0
    losses: int = 0
    unfinished: int = 0
    errors: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    by_setup: dict[str, dict[str, Group]] = field(default_factory=dict)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    """How often each thing happened that games report: `{"resolution": {"R1": 7}}`."""
    means: dict[str, float] = field(default_factory=dict)
    """The averages of the numbers that games report."""
    failures: list[Failure] = field(default_factory=list)

    def add(self, result: GameResult) -> None:
        """Counts one more game."""
        self.games += 1
        self.decisions += result.decisions
        match result.outcome:
            case "win":
                self.wins += 1
            case "loss":
                self.losses += 1
            case "unfinished":
                self.unfinished += 1
            case "error":
                self.errors += 1
                self.failures.append(Failure(result.seed, result.reason))
        for fact, value in result.setup.items():
            group = self.by_setup.setdefault(fact, {}).setdefault(value, Group())
            group.games += 1
            group.wins += result.outcome == "win"

        for what, told in result.report.items():
            if isinstance(told, str):
                seen = self.counts.setdefault(what, {})
                seen[told] = seen.get(told, 0) + 1
            else:
                self.means[what] = self.means.get(what, 0.0) + told

    def finish(self, seconds: float) -> None:
        """The run is over: it took so long; groups are put in order."""
        self.seconds = round(seconds, 3)
        finished = self.wins + self.losses
        self.means = {what: round(sum_ / finished, 3) for what, sum_ in self.means.items()}
        self.counts = {what: dict(sorted(seen.items())) for what, seen in self.counts.items()}
        self.decisions_per_second = round(self.decisions / seconds, 1) if seconds else 0.0
        self.by_setup = {
            fact: dict(sorted(groups.items(), key=lambda item: _number_first(item[0])))
            for fact, groups in self.by_setup.items()
        }


def _number_first(value: str) -> tuple[int, str]:
    return (int(value), "") if value.isdecimal() else (0, value)


def summarize(results: Iterable[GameResult], *, game: str, players: int | str, bot: str, seconds: float) -> Summary:
    """The summary of a run."""
    summary = Summary(game=game, players=players, bot=bot)
    for result in results:
        summary.add(result)
    summary.finish(seconds)
    return summary


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate for a number of wins in a number of games (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt((rate * (1 - rate) + spread / 4) / games) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
