"""Bots, from random to learned search. A bot knows what its seat may know and nothing else. See docs/bots.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Protocol, cast

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.slips import slip
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import PHRASES, text

__all__ = [
    "BOTS",
    "LEARNED",
    "Bot",
    "Policy",
    "bots_of",
    "has_heuristic",
    "has_nets",
    "heuristic",
    "make_bot",
    "mind",
    "play",
    "trial_policy",
    "value_of",
]

PHRASES.add_folder(Path(__file__).parent / "text")

BOTS = ("random", "quick", "heuristic", "search")
KNOWING = ("quick", "heuristic")
"""Bots that a game has in its bot room: the one that decides fastest, and the one that decides best."""
LEARNED = ("learned", "learned-search")
"""Bots that play by learned nets: the policy alone, and search with policy and value. A game has them once it has a net."""
DEFAULT_BUDGET = 0.2
"""Seconds that the search bot thinks about a decision, unless told otherwise."""


class Bot(Protocol):
    """A program at a seat."""

    def pick(self, sight: Sight[Any]) -> list[int]:
        """The positions of the options that it takes in the pending decision."""


class Policy(Bot, Protocol):
    """A bot that others can build on: it also says where it needs no second thought, and what else is worth one."""

    horizon: ClassVar[int]
    """How many decisions ahead a trial should go; 0 for as many as usual."""

    caution: ClassVar[float]
    """Standard errors by which another choice must look better than the bot's own to be preferred."""

    def sure(self, sight: Sight[Any]) -> bool:
        """Whether its choice in the pending decision is good enough."""

    def rivals(self, sight: Sight[Any]) -> list[list[int]] | None:
        """The choices in the pending decision that are worth comparing; None for all of them."""

    def rests(self, sight: Sight[Any], trial: Sight[Any]) -> bool:
        """Whether a trial that set out from that table may end where it is, because positions there are easy to value."""


class Mind(Protocol):
    """What the bot room of a game offers: `miskatonic.games.<game>.bot`."""

    def HeuristicBot(self) -> Bot:  # noqa: N802 (the name of a class)
        """The bot that knows this game."""

    def TrialPolicy(self) -> Policy:  # noqa: N802 (the name of a class)
        """The quickest bot that knows this game."""

    def value(self, state: Any, seat: int) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won)."""


def make_bot(name: str, game: str, *, seed: int = 0, budget: float | None = None, iterations: int | None = None) -> Bot:
    """A bot of that name for that game.

    `budget` is the time in seconds that the search bot may think about one decision; with `iterations`, it plays that number of
    trial games instead and is as reproducible as the others.
    """
    GAMES.package(game)  # an unknown one is refused
    if name == "random":
        from miskatonic.players.random_bot import RandomBot

        return RandomBot(seed)
    if name in KNOWING and has_heuristic(game):
        return heuristic(game) if name == "heuristic" else trial_policy(game)
    if name == "search":
        from miskatonic.players.search import SearchBot

        policy = trial_policy(game) if has_heuristic(game) else None
        return SearchBot(policy, seed=seed, budget=DEFAULT_BUDGET if budget is None else budget, iterations=iterations)
    if name in LEARNED and has_nets(game):
        from miskatonic.players.learned import LearnedBot, LearnedSearch

        if name == "learned":
            return LearnedBot(game)
        return LearnedSearch(
            game, seed=seed, budget=DEFAULT_BUDGET if budget is None else budget, iterations=iterations
        )
    known = bots_of(game)
    raise MiskatonicError(slip(name, known, text("error-unknown-bot", bot=name, game=game, bots=", ".join(known))))


def bots_of(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    known = [bot for bot in BOTS if bot not in KNOWING or has_heuristic(game)]
    return [*known, *LEARNED] if has_nets(game) else known


@cache
def has_nets(game: str) -> bool:
    """Whether the package has learned nets for this game: files in the folder `weights` of its room for bots."""
    found = find_spec(f"{GAMES.package(game)}.bot") if has_heuristic(game) else None
    folders = [] if found is None else found.submodule_search_locations or []
    return any(list(Path(folder, "weights").glob("*.npz")) for folder in folders)


@cache
def has_heuristic(game: str) -> bool:
    """Whether there is a bot that knows this game: its package has a room for bots."""
    return find_spec(f"{GAMES.package(game)}.bot") is not None


def mind(game: str) -> Mind:
    """How bots judge a game."""
    return cast(Mind, import_module(f"{GAMES.package(game)}.bot"))


def heuristic(game: str) -> Bot:
    """The bot that knows this game."""
    return mind(game).HeuristicBot()


def trial_policy(game: str) -> Policy:
    """The quickest bot that knows this game: what the search plays its trials with."""
    return mind(game).TrialPolicy()


def value_of(game: str, state: Any, seat: int) -> float:
    """The value of a position for a seat, from 0 (lost) to 1 (won); None where the game has no bot of its own."""
    return mind(game).value(state, seat) if has_heuristic(game) else 0.5


def play(table: Table[Any], bots: Mapping[int, Bot] | Sequence[Bot]) -> Outcome:
    """Plays the table to its end: each seat by its bot."""
    while (decision := table.decision) is not None:
        table.choose(*bots[decision.seat].pick(Sight(table)))
    assert table.outcome is not None
    return table.outcome
