"""A net's training from its first game to its last: imitation, then iterations of PPO, kept in a folder after each of them.

What is learned after so many iterations depends on the plan alone: not on the number of processes, nor on how often it was
interrupted. How many iterations fit into a time does depend on the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import islice
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import numpy as np
from msgspec import Struct, field, json, structs

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text
from miskatonic.learning.episodes import Episode, EpisodePlan, Players, play_all
from miskatonic.learning.imitation import imitate
from miskatonic.learning.optimiser import Adam
from miskatonic.learning.ppo import improve
from miskatonic.players.features import features_of
from miskatonic.players.net import NOTE, Net

TEACHING, OWN, HELD_OUT = 1_000_000, 2_000_000, 9_000_000
"""Seeds of the first games of a teacher, of the net itself, and of those that nothing is learned from."""
SEEDS_APART = 100_000_000
"""How far apart the games of trainings with different seeds are."""
NET, STATE, CURVE = "net.npz", "training.npz", "curve.json"
"""The files in the folder of a training: the net as the package keeps it, everything to go on from, the learning curve."""
LEAST_WEIGHT = 0.25
"""How often a setup that is always won is still played, beside one that is never won."""
FORGETTING = 0.02
"""How fast the rate of a setup follows its latest games."""


class TrainingPlan(Struct, frozen=True, kw_only=True):
    """What is learned, and how."""

    game: str
    net: str
    seed: int = 1
    teacher: str = "quick"
    imitated: int = 1500
    """Games of the teacher."""
    games: int = 200
    """Games of an iteration."""
    rate: float = 7e-4
    entropy: float = 0.003
    last_entropy: float = 0.001
    cooling: int = 75
    """Iterations in which the entropy falls to the last one."""
    others: str = "quick"
    """The bot at the seats that are not the net's."""

    def check(self) -> None:
        """Refuses nets that the game does not have."""
        nets = features_of(self.game).NETS
        if self.net not in nets:
            raise MiskatonicError(text("learn-error-net", game=self.game, net=self.net, nets=", ".join(nets)))


class Point(Struct, frozen=True):
    """A point of the learning curve: what the latest games came to."""

    games: int
    seconds: float
    """Time spent so far, in this process and by those that played for it."""
    won: float
    """Share of the games of this iteration that were won, with actions as often as their probability says."""
    result: float
    entropy: float
    value_error: float


class Progress(Struct):
    """How far a training has come."""

    plan: TrainingPlan
    iterations: int = 0
    games: int = 0
    seconds: float = 0.0
    imitated: int = 0
    agreed: float = 0.0
    """Share of the teacher's decisions that the net foretold after imitation."""
    teacher_won: float = 0.0
    rates: list[float] = field(default_factory=list)
    """How much of each setup is won, as it was lately."""
    curve: list[Point] = field(default_factory=list)


Watch = Callable[[Progress, str, float], None]
"""Told how far a training is: the stage (`teacher`, `imitation`, `own`), and how much of it is done, from 0 to 1."""


class Training:
    """A training that is under way."""

    __slots__ = ("adam", "net", "progress")

    def __init__(self, plan: TrainingPlan) -> None:
        plan.check()
        self.net = Net.new(plan.game, plan.net, plan.seed)
        self.adam = Adam(self.net)
        self.progress = Progress(plan, rates=[0.5] * len(self.setups_of(plan)))

    @staticmethod
    def setups_of(plan: TrainingPlan) -> Sequence[Any]:
        """The setups in which the net learns."""
        return features_of(plan.game).NETS[plan.net]

    # --- learning

    def run(
        self,
        players: Players,
        watch: Watch,
        *,
        minutes: float | None = None,
        iterations: int | None = None,
        folder: Path | None = None,
    ) -> None:
        """Learns until the time is over, or until so many iterations are done; what is done already counts."""
        began = monotonic()
        end = None if minutes is None else began + 60 * minutes
        if not self.progress.imitated and self.progress.plan.imitated:
            self._imitate(players, watch, end)
            if folder is not None:
                self.save(folder)
        while (iterations is None or self.progress.iterations < iterations) and (end is None or monotonic() < end):
            self._iterate(players, watch)
            if folder is not None:
                self.save(folder)

    def _imitate(self, players: Players, watch: Watch, end: float | None) -> None:
        progress, plan = self.progress, self.progress.plan
        setups = self.setups_of(plan)
        plans = [
            self._episode(TEACHING + n, setups[n % len(setups)], player=plan.teacher, greedy=True)
            for n in range(plan.imitated)
        ]
        began, clock = process_time(), monotonic()
        told: list[Episode] = []
        for episode in play_all(players, self.net, plans):
            told.append(episode)
            watch(progress, "teacher", len(told) / len(plans))
            if end is not None and monotonic() > clock + (end - clock) / 2:
                break
        watch(progress, "imitation", 0.0)
        progress.agreed = imitate(self.net, self.adam, told, plan.seed).agreed
        progress.imitated = progress.games = len(told)
        progress.teacher_won = sum(episode.won for episode in told) / len(told)
        self._count(told, began)

    def _iterate(self, players: Players, watch: Watch) -> None:
        progress, plan = self.progress, self.progress.plan
        began = process_time()
        told: list[Episode] = []
        plans, places = self._drawn()
        for episode in play_all(players, self.net, plans):
            told.append(episode)
            watch(progress, "own", len(told) / len(plans))
        cooled = min(1.0, progress.iterations / plan.cooling)
        change = improve(
            self.net,
            self.adam,
            told,
            rate=plan.rate * (1 - cooled / 2),
            entropy=plan.entropy + cooled * (plan.last_entropy - plan.entropy),
            seed=plan.seed + progress.iterations,
        )
        for place, episode in zip(places, told, strict=True):
            progress.rates[place] += FORGETTING * (episode.result - progress.rates[place])
        progress.iterations += 1
        progress.games += len(told)
        self._count(told, began)
        progress.curve.append(
            Point(
                progress.games,
                progress.seconds,
                sum(episode.won for episode in told) / len(told),
                sum(episode.result for episode in told) / len(told),
                change.entropy,
                change.value_error,
            )
        )

    def _drawn(self) -> tuple[list[EpisodePlan], list[int]]:
        """The games of an iteration: setups that are won less are played more often."""
        progress, plan = self.progress, self.progress.plan
        setups = self.setups_of(plan)
        rng = np.random.default_rng((plan.seed, progress.iterations))
        weights = np.array([1 + LEAST_WEIGHT - rate for rate in progress.rates])
        places = [int(place) for place in rng.choice(len(setups), size=plan.games, p=weights / weights.sum())]
        first = OWN + progress.iterations * plan.games
        return [self._episode(first + n, setups[place]) for n, place in enumerate(places)], places

    def _episode(self, seed: int, setup: Any, **more: Any) -> EpisodePlan:
        plan = self.progress.plan
        number = seed + (plan.seed - 1) * SEEDS_APART
        return EpisodePlan(game=plan.game, seed=number, setup=setup, others=plan.others, **more)

    def _count(self, told: Sequence[Episode], began: float) -> None:
        self.progress.seconds += process_time() - began + sum(episode.away for episode in told)

    # --- files

    def save(self, folder: Path) -> None:
        """Writes everything down, so that nothing is lost where this is interrupted."""
        folder.mkdir(parents=True, exist_ok=True)
        self.net.note = self.note()
        arrays: dict[str, Any] = {NOTE: np.frombuffer(json.encode((self.progress, self.adam.steps)), np.uint8)}
        for prefix, kept in (("first", self.adam.first), ("second", self.adam.second)):
            arrays |= {f"{prefix}:{name}": array for name, array in kept.items()}
        arrays["net"] = np.frombuffer(self.net.encode(np.float32), np.uint8)
        file = BytesIO()
        np.savez(file, **arrays)
        whole(folder / STATE, file.getvalue())
        whole(folder / NET, self.net.encode())
        whole(folder / CURVE, json.format(json.encode(self.progress)))

    @classmethod
    def load(cls, folder: Path) -> Training:
        """Goes on where a training in a folder was left."""
        with np.load(folder / STATE, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        progress, steps = json.decode(arrays[NOTE].tobytes(), type=tuple[Progress, int])
        training = cls(progress.plan)
        training.progress = progress
        training.net = Net.decode(arrays["net"].tobytes())
        training.adam = Adam(training.net)
        training.adam.steps = steps
        for prefix, kept in (("first", training.adam.first), ("second", training.adam.second)):
            for name in kept:
                kept[name] = arrays[f"{prefix}:{name}"]
        return training

    def note(self) -> dict[str, Any]:
        """What the file of the net says of its training."""
        progress = self.progress
        lately = list(islice(reversed(progress.curve), 10))
        return {
            "plan": structs.asdict(progress.plan),
            "iterations": progress.iterations,
            "games": progress.games,
            "seconds": round(progress.seconds, 1),
            "imitated": progress.imitated,
            "agreed": round(progress.agreed, 4),
            "teacher_won": round(progress.teacher_won, 4),
            "won_lately": round(sum(point.won for point in lately) / len(lately), 4) if lately else 0.0,
        }


def whole(path: Path, content: bytes) -> None:
    """Writes a file so that it is there whole or as before, whatever interrupts."""
    new = path.with_suffix(path.suffix + ".new")
    new.write_bytes(content)
    new.replace(path)


def training_in(folder: Path, plan: TrainingPlan) -> Training:
    """The training in a folder; a new one where there is none. One of another plan is refused."""
    if not (folder / STATE).exists():
        return Training(plan)
    training = Training.load(folder)
    if training.progress.plan != plan:
        raise MiskatonicError(text("learn-error-plan", folder=str(folder)))
    return training


def held_out(plan: TrainingPlan, games: int) -> Iterator[tuple[int, Any]]:
    """Seeds and setups of games that nothing is learned from."""
    setups = Training.setups_of(plan)
    for n in range(games):
        yield HELD_OUT + n, setups[n % len(setups)]
