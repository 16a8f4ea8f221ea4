"""Whether chances that are shown come true: situations of many games, each option taken and played on with fresh chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from math import sqrt
from typing import Any, cast

from miskatonic.kernel.chances import Trial
from miskatonic.kernel.decision import Option
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.table import Table

SIGMAS = 4.5
"""Standard deviations that still count as chance: one of 150,000 true figures lies further away."""
BINS = 5
CERTAIN = 1e-9


TryOut = Callable[[Table[Any], Option[Any], int], Iterable[Trial]]
"""Takes an option at a clone of a table and plays on with chance of that seed."""


class Reckoning:
    """What was shown beside what came true, kind by kind."""

    def __init__(self) -> None:
        self.trials: dict[str, list[Trial]] = defaultdict(list)

    def note(self, trials: Iterable[Trial]) -> None:
        """One more replay."""
        for trial in trials:
            self.trials[trial.kind].append(trial)

    def broken_promises(self) -> list[Trial]:
        """What was impossible and happened, or was certain and did not."""
        return [
            trial
            for trials in self.trials.values()
            for trial in trials
            if (trial.came_true and trial.shown <= CERTAIN) or (not trial.came_true and trial.shown >= 1 - CERTAIN)
        ]

    def deviations(self) -> Iterator[tuple[str, int, float, float, float]]:
        """For each kind, and each fifth of the chances of that kind: how many, what was shown, what came true, and how many
        standard deviations lie between."""
        for kind, trials in sorted(self.trials.items()):
            yield (kind, *deviation(trials))
            bins: dict[int, list[Trial]] = defaultdict(list)
            for trial in trials:
                if CERTAIN < trial.shown < 1 - CERTAIN:
                    bins[int(trial.shown * BINS)].append(trial)
            for low, some in sorted(bins.items()):
                yield (f"{kind} {low / BINS:.0%}-{(low + 1) / BINS:.0%}", *deviation(some))

    def report(self) -> str:
        """The figures, a line for each."""
        lines = [
            f"{name:34} {number:6}  shown {shown:7.2%}  came true {true:7.2%}  {sigmas:+5.1f} sigma"
            for name, number, shown, true, sigmas in self.deviations()
        ]
        return "\n".join([*lines, f"broken promises: {len(self.broken_promises())}"])

    def unlikely(self) -> list[str]:
        """The figures that chance does not explain."""
        return [
            f"{name}: shown {shown:.2%}, came true {true:.2%} in {number} ({sigmas:+.1f} sigma)"
            for name, number, shown, true, sigmas in self.deviations()
            if abs(sigmas) > SIGMAS
        ]

    def wrong(self) -> list[str]:
        """Those figures, and every single promise that was broken."""
        return [
            *self.unlikely(),
            *(f"{trial.kind} was {trial.shown} in {trial.where}" for trial in self.broken_promises()),
        ]


def trial_of(game: str) -> TryOut | None:
    """What tries an option of a game out (`odds/trial.py` of its package); None for a game that shows no chances."""
    trial = f"{GAMES.package(game)}.odds.trial"
    try:
        return cast(TryOut, import_module(trial).try_out)
    except ModuleNotFoundError as missing:
        if missing.name is None or not trial.startswith(missing.name):
            raise
        return None


def try_many(
    situations: Callable[[int], Iterable[tuple[Table[Any], Option[Any]]]],
    try_out: TryOut,
    number: int,
    first: int = 0,
    replays: int = 1,
) -> Reckoning:
    """Tries out a number of situations and compares the outcomes with the stated probabilities."""
    reckoning, seed, tried = Reckoning(), first, 0
    while tried < number:
        for table, option in situations(seed):
            for replay in range(replays):
                reckoning.note(try_out(table, option, seed * 100_003 + tried * 101 + replay))
            tried += 1
            if tried == number:
                break
        seed += 1
    return reckoning


def deviation(trials: list[Trial]) -> tuple[int, float, float, float]:
    """How many, the mean of what was shown, the share that came true, and how many standard deviations lie between."""
    number = len(trials)
    shown = sum(trial.shown for trial in trials)
    true = sum(trial.came_true for trial in trials)
    spread = sqrt(sum(trial.shown * (1 - trial.shown) for trial in trials))
    # A few rare events deviate by more than a normal distribution allows: one event more or less is always granted.
    off = true - shown
    off = max(abs(off) - 0.5, 0.0) * (1 if off > 0 else -1)
    return number, shown / number, true / number, off / max(spread, 0.5)
