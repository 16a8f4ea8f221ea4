"""Games that nets learn from: how one is played and written down, and how many are, on one process or several.

An episode depends on its plan and on the net alone, so that it is the same wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct, field
from msgspec.structs import replace

from miskatonic.kernel.answering import DONE, Answer
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import new_table
from miskatonic.players import Bot, make_bot
from miskatonic.players.features import Encoded, Floats, Words, encode, features_of
from miskatonic.players.learned import LearnedBot, LearnedSearch, answer_with
from miskatonic.players.net import Net

LONGEST = 20_000
"""Decisions after which a game is given up."""
CHUNK = 8
"""Games that a process plays at a time."""

Ints = npt.NDArray[np.int32]


class EpisodePlan(Struct, frozen=True, kw_only=True):
    """One game to be played. The net decides for the seats whose net it is."""

    game: str
    seed: int
    setup: Mapping[str, Any] = field(default_factory=dict)
    player: str = "net"
    """Who decides for those seats: `net` in training, `net-bot` or `net-search` as bots have it, or another bot by its name."""
    others: str = "heuristic"
    """The bot at the other seats."""
    greedy: bool = False
    """Whether the net takes what it likes best; otherwise each action as often as its probability says."""
    record: bool = True
    """Whether the decisions are written down."""
    iterations: int = 64
    """Trials of a search for each decision."""


class Episode(Struct, frozen=True, kw_only=True):
    """A game that was played: its decisions one below the other, and what it came to for those who decided."""

    plan: EpisodePlan
    result: float
    """What the game was worth to the seats of the net, from 0 to 1."""
    won: bool
    decisions: int
    """Decisions at the table for the seats of the net."""
    seconds: float
    """Time of the processor that those decisions took."""
    away: float = 0.0
    """Time of the processor that the game took in another process."""
    positions: Floats
    position_words: Words
    options: Floats
    option_words: Words
    counts: Ints
    """Open actions of each decision that was written down."""
    taken: Ints
    """Which of them was taken."""
    log_chance: Floats
    """The logarithm of the probability that the net gave it."""


Chunk = tuple[bytes, list[EpisodePlan]]
"""Games that are played together, and the net with which."""
Players = Callable[[Sequence[Chunk]], Iterator[list[Episode]]]
"""What plays chunks somewhere and gives their results in order: processes here, or other machines."""


class Scribe:
    """Decides by a net, or as it is told, and writes the decisions down."""

    def __init__(self, net: Net, plan: EpisodePlan) -> None:
        self.net = net
        self.plan = plan
        self.rng = np.random.default_rng(plan.seed)
        self.seen: list[Encoded] = []
        self.taken: list[int] = []
        self.log_chance: list[float] = []

    def choose(self, seen: Encoded) -> int:
        """The place of an action as the policy has it."""
        logits = self.net.logits(seen)
        logits = logits - logits.max()
        chances = np.exp(logits)
        total = chances.sum()
        if self.plan.greedy:
            place = int(chances.argmax())
        else:
            place = min(len(chances) - 1, int(np.searchsorted(np.cumsum(chances), self.rng.random() * total)))
        if self.plan.record:
            self.note(seen, place, float(logits[place] - np.log(total)))
        return place

    def note(self, seen: Encoded, place: int, log_chance: float = 0.0) -> None:
        """Writes a decision down."""
        self.seen.append(seen)
        self.taken.append(place)
        self.log_chance.append(log_chance)

    def decide(self, sight: Sight[Any], teacher: Bot | None) -> list[int]:
        """The answer to a decision: the teacher's, if there is one."""
        decision = sight.decision
        if teacher is not None and not self.plan.record:
            return teacher.pick(sight)
        encoder = features_of(sight.game).encoder(sight.state, decision)
        if teacher is None:
            return answer_with(encoder, decision, self.choose)
        told = teacher.pick(sight)
        for actions, place, before in steps_of(sight, told):
            self.note(encode(encoder, decision, actions, before), place)
        return told


def steps_of(sight: Sight[Any], told: Sequence[int]) -> Iterator[tuple[list[int], int, list[int]]]:
    """An answer option by option: the actions open at each step, which of them it takes, and what is taken before."""
    answer = Answer(sight.decision)
    queue = list(told)
    whole: list[int] | None = None
    while whole is None:
        actions, before = answer.open(), list(answer.taken)
        action = queue.pop(0) if queue else DONE
        if action not in actions:  # beyond what fits into an observation
            return
        if len(actions) > 1:
            yield actions, actions.index(action), before
        whole = answer.take(action)


def play_episode(net: Net, plan: EpisodePlan) -> Episode:
    """Plays a game to its end and writes it down."""
    from time import process_time

    features = features_of(plan.game)
    table = new_table(plan.game, seed=plan.seed, history=False, **plan.setup)
    scribe = Scribe(net, plan)
    others = make_bot(plan.others, plan.game, seed=plan.seed)
    told = teacher_of(net, plan)
    own = -1
    decisions, seconds = 0, 0.0
    while (decision := table.decision) is not None and len(table.moves) < LONGEST:
        if features.net_of(table.state, decision) != net.name:
            table.choose(*others.pick(Sight(table)))
            continue
        own = decision.seat
        began = process_time()
        # Features are the same in all worlds that agree with what the seat knows: a table of one's own may serve as its world.
        sight = Sight.within(table) if told is None else Sight(table)
        answer = scribe.decide(sight, told)
        seconds += process_time() - began
        decisions += 1
        table.choose(*answer)
    outcome = table.outcome
    return written_down(
        scribe,
        result=features.result(table.state, max(own, 0)),
        won=outcome is not None and own in outcome.winners,
        decisions=decisions,
        seconds=seconds,
    )


def teacher_of(net: Net, plan: EpisodePlan) -> Bot | None:
    """The bot that decides for the seats of the net; None where the net does by itself."""
    if plan.player == "net":
        return None
    if plan.player == "net-search":
        nets = {net.name: net}.get
        return LearnedSearch(plan.game, nets, seed=plan.seed, iterations=plan.iterations)
    if plan.player == "net-bot":
        return LearnedBot(plan.game, {net.name: net}.get)
    return make_bot(plan.player, plan.game, seed=plan.seed, iterations=plan.iterations)


def written_down(scribe: Scribe, *, result: float, won: bool, decisions: int, seconds: float) -> Episode:
    """The decisions of a scribe, laid one below the other."""
    seen, plan = scribe.seen, scribe.plan
    features = features_of(plan.game)
    return Episode(
        plan=plan,
        result=result,
        won=won,
        decisions=decisions,
        seconds=seconds,
        positions=np.array([each.position for each in seen], np.float32).reshape(len(seen), len(features.POSITION)),
        position_words=np.array([each.position_words for each in seen], np.int16),
        options=np.concatenate([each.options for each in seen]) if seen else np.zeros((0, 0), np.float32),
        option_words=np.concatenate([each.option_words for each in seen]) if seen else np.zeros((0, 0), np.int16),
        counts=np.array([len(each.options) for each in seen], np.int32),
        taken=np.array(scribe.taken, np.int32),
        log_chance=np.array(scribe.log_chance, np.float32),
    )


# --- many of them


def play_chunk(chunk: Chunk) -> list[Episode]:
    """Plays the games of a chunk in order. What runs elsewhere is this function."""
    content, plans = chunk
    net = decoded(content)
    return [play_episode(net, plan) for plan in plans]


def play_chunk_away(chunk: Chunk) -> list[Episode]:
    """Plays a chunk in a process other than the one that learns, which counts its time."""
    from time import process_time

    began = process_time()
    episodes = play_chunk(chunk)
    each = (process_time() - began) / len(episodes)
    return [replace(episode, away=each) for episode in episodes]


@lru_cache(maxsize=2)
def decoded(content: bytes) -> Net:
    """The net in full precision as it was sent; kept for the next chunks."""
    return Net.decode(content)


def here(chunks: Sequence[Chunk]) -> Iterator[list[Episode]]:
    """Plays chunks in this process."""
    return map(play_chunk, chunks)


@contextmanager
def processes(jobs: int) -> Iterator[Players]:
    """Plays chunks on so many processes, which live as long as the context."""
    if jobs <= 1:
        yield here
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=live_and_die_with_the_parent) as pool:
        try:
            yield partial(pool.map, play_chunk_away)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def live_and_die_with_the_parent() -> None:
    """Makes a process go on when Ctrl+C is pressed, for its parent ends it, and end when its parent is gone without a word."""
    import signal
    from multiprocessing import parent_process
    from os import _exit
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        _exit(1)

    Thread(target=watch, daemon=True).start()


def play_all(players: Players, net: Net, plans: Sequence[EpisodePlan]) -> Iterator[Episode]:
    """Plays all plans with a net; the episodes come in the order of the plans."""
    content = net.encode(np.float32)
    chunks = [(content, list(plans[first : first + CHUNK])) for first in range(0, len(plans), CHUNK)]
    return chain.from_iterable(players(chunks))
