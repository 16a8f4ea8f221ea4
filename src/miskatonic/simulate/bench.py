"""How fast the engine is: random play on one process, checkpoints on, history off, as in a simulation."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from statistics import median
from time import perf_counter, process_time
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.table import Table, new_table
from miskatonic.simulate.collector import rare_collections

REPETITIONS = 10
SAMPLED = 20
"""A clone is made at one decision in this number, at random."""
FEWEST_SAMPLES = 200
CLONES = 10
"""Number of clones made of each position."""


class Speed(Struct, frozen=True, kw_only=True):
    """What was measured of one game."""

    decisions_per_second: float
    """The best of the repetitions: the others show what else the machine was doing."""
    decisions_per_second_median: float
    clone_us: float
    """Microseconds that `table.clone()` takes, on average over decisions of real games."""
    state_bytes: int
    """The size of a checkpoint, on average over the same decisions."""
    state_bytes_max: int
    players: int
    repetitions: int


def bench(slug: str, seconds: float, options: Mapping[str, Any] = MappingProxyType({})) -> Speed:
    """Measures one game, with further options of its setup. Two thirds of the time go to play, one third to clones."""
    setup = {**GAMES[slug].simulating.benchmark, **options}
    random = Random(1)
    with rare_collections():
        _play_for(slug, setup, random, min(0.3, seconds / 10))
        rates = [_play_for(slug, setup, random, seconds * 2 / 3 / REPETITIONS) for _ in range(REPETITIONS)]
        clone_us, sizes = _clone_for(slug, setup, random, seconds / 3)
    return Speed(
        decisions_per_second=round(max(rates), 1),
        decisions_per_second_median=round(median(rates), 1),
        clone_us=round(clone_us, 2),
        state_bytes=round(sum(sizes) / len(sizes)),
        state_bytes_max=max(sizes),
        players=setup["players"],
        repetitions=REPETITIONS,
    )


def choose_at_random(decision: Decision, random: Random) -> list[int]:
    """Options of a decision, each as likely as the others."""
    places = random.sample(range(len(decision.options)), random.randint(decision.least, decision.most))
    return decision.allowed(places)


def _play_for(slug: str, setup: dict[str, Any], random: Random, seconds: float) -> float:
    """Decisions a second of processor time, in whole games; setting them up is not counted."""
    decisions = 0
    spent = 0.0
    while spent < seconds:
        table = new_table(slug, seed=random.getrandbits(32), history=False, **setup)
        began = process_time()
        while (decision := table.decision) is not None:
            if decision.least == decision.most == 1:
                table.take(int(random.random() * len(decision.options)))
            else:
                table.choose(*choose_at_random(decision, random))
        spent += process_time() - began
        decisions += len(table.moves)
    return decisions / spent


def _clone_for(slug: str, setup: dict[str, Any], random: Random, seconds: float) -> tuple[float, list[int]]:
    """The mean time of a clone in microseconds, and the sizes of the checkpoints they were made from."""
    spent = 0.0
    sizes: list[int] = []
    began = perf_counter()
    while perf_counter() - began < seconds or len(sizes) < FEWEST_SAMPLES:
        table = new_table(slug, seed=random.getrandbits(32), history=False, **setup)
        while table.decision is not None:
            if not random.randrange(SAMPLED):
                spent += _clone_time(table) / CLONES
                sizes.append(len(table.checkpoint))
            table.choose(*choose_at_random(table.decision, random))
    return spent / len(sizes) * 1e6, sizes


def _clone_time(table: Table[Any]) -> float:
    """Several clones of one position, as a search makes them."""
    began = process_time()
    for _ in range(CLONES):
        table.clone()
    return process_time() - began
