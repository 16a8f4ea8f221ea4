"""The bot that thinks ahead: it tries its options in many worlds that agree with what its seat knows. For any game."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.table import Table
from miskatonic.players.random_bot import RandomBot

if TYPE_CHECKING:
    from miskatonic.players import Policy

STEPS = 24
"""So many decisions a trial goes on before its position is valued."""
MOST_CANDIDATES = 12
"""So many choices are compared at most where several options are taken together."""
ROUND = 4
"""So many worlds every choice is tried in before the worst ones are dropped."""
CONFIDENCE = 1.0
"""By so many standard errors a choice must look better than that of the policy to be preferred to it."""


class Trials:
    """How a choice has fared, world after world."""

    __slots__ = ("choice", "values")

    def __init__(self, choice: list[int]) -> None:
        self.choice = choice
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """The average value."""
        return sum(self.values) / len(self.values)

    def ahead_of(self, other: Trials) -> tuple[float, float]:
        """By how much it is better in the worlds that both have seen, and how sure that is (standard error)."""
        pairs = [mine - its for mine, its in zip(self.values, other.values, strict=False)]
        n = len(pairs)
        mean = sum(pairs) / n
        if n < 2:
            return mean, 1.0
        return mean, sqrt(sum((pair - mean) ** 2 for pair in pairs) / (n - 1) / n)


class SearchBot:
    """Plays each of its options in the same sample of worlds, then goes on as its policy would, and takes the best.

    A world is the table as the seat knows it, with everything hidden dealt anew. The worst options are dropped round by
    round. The policy's own choice is replaced only by one that is better beyond chance.
    """

    __slots__ = ("_budget", "_game", "_iterations", "_policy", "_rng", "_steps")

    def __init__(
        self,
        game: Game[Any],
        policy: Policy | None = None,
        *,
        seed: int = 0,
        budget: float = 0.2,
        iterations: int | None = None,
        steps: int = STEPS,
    ) -> None:
        self._game = game
        self._policy: Policy = policy or RandomBot(seed)
        self._rng = seeded(seed)
        self._budget = budget
        self._iterations = iterations
        self._steps = steps

    def pick(self, table: Table[Any]) -> list[int]:
        """The choice that did best."""
        decision = table.decision
        assert decision is not None
        preferred = Trials(self._policy.pick(table))
        if self._policy.sure(table):
            return preferred.choice
        rivals = [preferred, *map(Trials, self._candidates(decision, preferred.choice))]
        if len(rivals) == 1:
            return preferred.choice
        self._compare(table, rivals)
        best = preferred
        for trials in rivals:
            if trials is preferred or len(trials.values) < len(preferred.values):
                continue
            gain, error = trials.ahead_of(preferred)
            if gain > CONFIDENCE * error and trials.mean > best.mean:
                best = trials
        return best.choice

    # --- what is compared

    def _candidates(self, decision: Decision, preferred: list[int]) -> list[list[int]]:
        """The other choices: all of them, or a sample where several options are taken together."""
        options = len(decision.options)
        if decision.most == 1:
            found = [[n] for n in range(options)]
            if decision.least == 0:
                found.append([])
        else:
            found = [
                list(chosen)
                for number in range(decision.least, decision.most + 1)
                for chosen in combinations(range(options), number)
            ]
            self._rng.shuffle(found)
        rest = [choice for choice in found if choice != preferred]
        return rest[: MOST_CANDIDATES - 1] if decision.most > 1 else rest

    # --- how it is compared

    def _compare(self, table: Table[Any], rivals: list[Trials]) -> None:
        """Tries all rivals in the same worlds; keeps the better half of them after each round, and the first one always."""
        began = perf_counter()
        played = world = 0
        running = list(rivals)
        worlds = Rng(self._rng.next())
        rounds = max(1, (len(rivals) - 1).bit_length())
        for number in range(rounds):
            spent = 0
            while True:
                seed = worlds.next()
                for trials in running:
                    trials.values.append(self._trial(table, trials.choice, seed))
                played += len(running)
                spent += 1
                world += 1
                share = (number + 1) / rounds
                if self._iterations is not None:
                    if played >= self._iterations * share:
                        break
                elif perf_counter() - began >= self._budget * share:
                    break
            if len(running) > 2:
                first, others = running[0], running[1:]
                others.sort(key=lambda trials: -trials.mean)
                running = [first, *others[: max(1, len(running) // 2)]]

    def _trial(self, table: Table[Any], choice: list[int], seed: int) -> float:
        """The value of a choice in one world, after some more decisions by the policy."""
        decision = table.decision
        assert decision is not None
        game, policy, seat = self._game, self._policy, decision.seat
        twin = table.clone()
        game.determinize(twin.state, seat, seeded(seed))
        twin.choose(*choice)
        for _ in range(self._steps):
            if twin.decision is None:
                break
            twin.choose(*policy.pick(twin))
        outcome = twin.outcome
        if outcome is not None:
            return float(seat in outcome.winners)
        return game.value(twin.state, seat)
