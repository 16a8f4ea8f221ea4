"""The bot that thinks ahead: it tries its options in many worlds that agree with what its seat knows. For any game."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import value_of
from miskatonic.players.random_bot import RandomBot

if TYPE_CHECKING:
    from miskatonic.players import Policy

STEPS = 24
"""Depth of a playout, in decisions, before its position is evaluated."""
MOST_CANDIDATES = 12
"""Maximum number of choices that are compared where several options are taken together."""
DEPTH = 3
"""Maximum depth of the tree, in decisions below the root; from there on the policy decides."""
WIDENING = 8
"""Visits of a node per choice that is added to it (progressive widening). The first choice is the policy's."""
EXPLORATION = 0.05
"""How much a choice that has been tried little is preferred, on the scale of values from 0 to 1."""


class Node:
    """A choice below the root of the tree: how often it was made, and what came of it for the seat that made it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[tuple[str, ...], Node] = {}

    def bound(self, parent_visits: int) -> float:
        """Its mean value, and more the less it has been tried: an upper confidence bound."""
        return self.total / self.visits + EXPLORATION * sqrt(log(parent_visits) / self.visits)


class Trials:
    """How a choice at the root has fared, world after world, and the tree of the choices that followed."""

    __slots__ = ("choice", "node", "values")

    def __init__(self, choice: list[int]) -> None:
        self.choice = choice
        self.node = Node()
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
    """Determinized Monte Carlo tree search on cloned tables, guided by a policy.

    A world is the table as the seat knows it, with everything hidden dealt anew. At the root all choices are tried in the
    same worlds and the worst ones are dropped round by round (sequential halving); the policy's own choice is replaced only by
    one that is better beyond chance. Below the root a tree grows over the next decisions (open loop: a node is a sequence of
    choices, whatever chance brought), widening from the policy's choice to others; beyond it the policy decides.
    """

    __slots__ = ("_budget", "_guided", "_iterations", "_policy", "_rng", "_steps")

    def __init__(
        self,
        policy: Policy | None = None,
        *,
        seed: int = 0,
        budget: float = 0.2,
        iterations: int | None = None,
        steps: int | None = None,
    ) -> None:
        self._policy: Policy = policy or RandomBot(seed)
        self._guided = policy is not None
        self._rng = seeded(seed)
        self._budget = budget
        self._iterations = iterations
        self._steps = (self._policy.horizon or STEPS) if steps is None else steps

    def pick(self, sight: Sight[Any]) -> list[int]:
        """The choice that did best."""
        preferred = Trials(self._policy.pick(sight))
        if self._policy.sure(sight):
            return preferred.choice
        promising = self._policy.rivals(sight)
        others = self._candidates(sight.question, preferred.choice) if promising is None else promising
        rivals = [preferred, *(Trials(choice) for choice in others if choice != preferred.choice)]
        if len(rivals) == 1:
            return preferred.choice
        self._compare(sight, rivals)
        best = preferred
        for trials in rivals:
            if trials is preferred or len(trials.values) < len(preferred.values):
                continue
            gain, error = trials.ahead_of(preferred)
            if gain > (self._policy.caution * error if self._guided else 0.0) and trials.mean > best.mean:
                best = trials
        return best.choice

    # --- the choices that are compared

    def _candidates(self, decision: Decision, preferred: list[int]) -> list[list[int]]:
        """The other choices: all of them, or a sample where several options are taken together."""
        options = len(decision.options)
        if decision.most == 1:
            found = [[n] for n in range(options)]
            if decision.least == 0:
                found.append([])
            return [choice for choice in found if choice != preferred]
        found = []
        sampler = RandomBot(self._rng.next())
        for _ in range(4 * MOST_CANDIDATES):
            choice = sampler.choose_from(decision)
            if choice != preferred and choice not in found:
                found.append(choice)
        return found[: MOST_CANDIDATES - 1]

    # --- how it is compared

    def _compare(self, sight: Sight[Any], rivals: list[Trials]) -> None:
        """Tries all rivals in the same worlds; keeps the better half of them after each round, and the first one always."""
        began = perf_counter()
        played = 0
        running = list(rivals)
        worlds = Rng(self._rng.next())
        rounds = max(1, (len(rivals) - 1).bit_length())
        for number in range(rounds):
            share = (number + 1) / rounds
            while True:
                seed = worlds.next()
                for trials in running:
                    trials.values.append(self._trial(sight, trials, seed))
                played += len(running)
                if self._iterations is not None:
                    if played >= self._iterations * share:
                        break
                elif perf_counter() - began >= self._budget * share:
                    break
            if len(running) > 2:
                first, others = running[0], running[1:]
                others.sort(key=lambda trials: -trials.mean)
                running = [first, *others[: max(1, len(running) // 2)]]

    def _trial(self, sight: Sight[Any], trials: Trials, seed: int) -> float:
        """The value of a choice in one world: down the tree, then as the policy decides, then as the game values it."""
        seat = sight.seat
        twin = sight.imagine(seeded(seed))
        twin.choose(*trials.choice)
        path: list[tuple[Node, int]] = [(trials.node, seat)]
        for depth in range(self._steps):
            decision = twin.decision
            if decision is None:
                break
            within = Sight.within(twin)
            if self._policy.rests(sight, within):
                break
            choice = self._policy.pick(within)
            node = path[-1][0]
            if depth < DEPTH and len(path) == depth + 1 and node.visits >= WIDENING:
                choice = self._descend(node, decision, choice, path)
            twin.choose(*choice)
        values: dict[int, float] = {}
        for node, decider in path:
            if decider not in values:
                values[decider] = self._value(twin, decider)
            node.visits += 1
            node.total += values[decider]
        return values[seat]

    def _descend(self, node: Node, decision: Decision, preferred: list[int], path: list[tuple[Node, int]]) -> list[int]:
        """The most promising choice of those tried here that this world offers; now and then a new one."""
        ids = [option.id for option in decision.options]
        known = {
            key: child
            for key, child in node.children.items()
            if decision.least <= len(key) <= decision.most and all(option in ids for option in key)
        }
        key = tuple(ids[i] for i in preferred)
        if key in known and len(known) <= node.visits // WIDENING:
            fresh = [
                choice for choice in self._candidates(decision, preferred) if tuple(ids[i] for i in choice) not in known
            ]
            if fresh:
                key = tuple(ids[i] for i in self._rng.pick(fresh))
        if key in known:
            key = max(known, key=lambda tried: known[tried].bound(node.visits))
        child = node.children.setdefault(key, Node())
        path.append((child, decision.seat))
        return [ids.index(option) for option in key]

    def _value(self, table: Table[Any], seat: int) -> float:
        outcome = table.outcome
        if outcome is not None:
            return float(seat in outcome.winners)
        return value_of(table.state.game, table.state, seat)
