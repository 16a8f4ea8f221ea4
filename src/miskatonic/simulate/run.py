"""Playing many games, on one process or several. Game n of a plan depends on the plan and on n alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct, field

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import new_table
from miskatonic.kernel.text import text
from miskatonic.players import Bot, make_bot
from miskatonic.simulate.collector import rare_collections
from miskatonic.simulate.pool import in_order

LONGEST_GAME = 100_000
"""Decisions after which a game counts as unfinished."""

Ending = Literal["win", "loss", "unfinished", "error"]


class Plan(Struct, frozen=True, kw_only=True):
    """Which games are played. Game n has the seed `seed + n`, for the table and for the bots."""

    game: str
    games: int
    players: tuple[int, ...]
    """Numbers of players, taken in turn from game to game."""
    bot: str = "random"
    role_bots: dict[str, str] = field(default_factory=dict)
    """The bots of those who play a role of the game, by its name: `{"keeper": "heuristic"}`."""
    seed: int = 0
    budget: float | None = None
    """Seconds that the search may think about a decision: what it finds then depends on the machine."""
    iterations: int | None = None
    """Trial games that the search plays for a decision, instead."""
    options: dict[str, Any] = field(default_factory=dict)
    longest: int = LONGEST_GAME

    def check(self) -> None:
        """Refuses with a clear sentence what no game can be set up with, or no bot can play."""
        game = GAMES[self.game]
        rules = game.rules
        for players in self.players:
            rules.setup(read_options(rules, {**self.options, "players": players}), seeded(self.seed))
        for role in self.role_bots:
            if role not in game.simulating.roles:
                raise MiskatonicError(text("simulate-error-role", role=role, game=self.game))
        for name in (self.bot, *self.role_bots.values()):
            self.bot_for(name, self.seed)

    def bot_for(self, name: str, seed: int) -> Bot:
        """A bot of that name for a game of the plan."""
        return make_bot(name, self.game, seed=seed, budget=self.budget, iterations=self.iterations)


class GameResult(Struct, kw_only=True, omit_defaults=True):
    """How one game went."""

    seed: int
    players: int
    setup: dict[str, str] = field(default_factory=dict)
    outcome: Ending
    reason: str = ""
    """The key of the text that says why the game ended; for an error, what went wrong."""
    decisions: int
    length: dict[str, int] = field(default_factory=dict)
    report: dict[str, str | int] = field(default_factory=dict)
    """What the game tells beside who won."""
    seconds: float


@rare_collections()
def play_game(plan: Plan, number: int) -> GameResult:
    """Plays game `number` of a plan to its end. Whatever goes wrong in it is told in its result."""
    seed = plan.seed + number
    players = plan.players[number % len(plan.players)]
    result = GameResult(seed=seed, players=players, outcome="unfinished", decisions=0, seconds=0.0)
    began = perf_counter()
    try:
        _play(plan, result)
    except Exception as error:
        result.outcome = "error"
        result.reason = " ".join(f"{type(error).__name__}: {error}".split())
    result.seconds = round(perf_counter() - began, 6)
    return result


def _play(plan: Plan, result: GameResult) -> None:
    simulating = GAMES[plan.game].simulating
    asked = {**plan.options, "players": result.players}
    in_turn = simulating.in_turn(read_options(GAMES[plan.game].rules, asked))
    setup = {**in_turn[(result.seed - plan.seed) % len(in_turn)], **asked}
    table = new_table(plan.game, seed=result.seed, history=False, **setup)
    usual = plan.bot_for(plan.bot, result.seed)
    bots = {role: plan.bot_for(name, result.seed) for role, name in plan.role_bots.items()}
    result.setup = simulating.setup_facts(table.state)
    try:
        while table.decision is not None and len(table.moves) < plan.longest:
            bot = bots.get(table.state.team(table.decision.seat), usual) if bots else usual
            table.choose(*bot.pick(Sight(table)))
    finally:
        result.decisions = len(table.moves)
        result.length = table.state.length()
    if table.outcome is not None:
        result.outcome = "win" if table.rules.won(table.state) else "loss"
        result.reason = table.outcome.reason
        result.report = simulating.report(table.state)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[GameResult]:
    """The results of all games of a plan, in order, whatever the number of processes."""
    return in_order(partial(play_game, plan), range(plan.games), jobs)
