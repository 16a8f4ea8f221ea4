"""How well nets and bots play games that nothing was learned from."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from miskatonic.learning.episodes import Episode, EpisodePlan, Players, play_all
from miskatonic.learning.training import TrainingPlan, held_out
from miskatonic.players.net import Net
from miskatonic.simulate.statistics import Group, wilson


class Measured(Struct, kw_only=True):
    """How a player did."""

    player: str
    games: int
    won: int
    rate: float
    interval: tuple[float, float]
    """The Wilson interval of 95 %."""
    milliseconds: float
    """Time of the processor for a decision."""
    by_setup: dict[str, Group] = field(default_factory=dict)


def measure(
    players: Players, net: Net, plan: TrainingPlan, player: str, games: int, *, iterations: int = 64
) -> Measured:
    """Plays held-out games by a player: `net-bot`, `net-search`, or a bot by its name."""
    plans = [
        EpisodePlan(
            game=plan.game,
            seed=seed,
            setup=setup,
            player=player,
            others=plan.others,
            greedy=True,
            record=False,
            iterations=iterations,
        )
        for seed, setup in held_out(plan, games)
    ]
    return summed_up(player, list(play_all(players, net, plans)))


def summed_up(player: str, episodes: Sequence[Episode]) -> Measured:
    """The figures of some games."""
    won = sum(episode.won for episode in episodes)
    decisions = sum(episode.decisions for episode in episodes)
    by_setup: dict[str, Group] = {}
    for episode in episodes:
        group = by_setup.setdefault(called(episode.plan), Group())
        group.games += 1
        group.wins += episode.won
    return Measured(
        player=player,
        games=len(episodes),
        won=won,
        rate=won / len(episodes),
        interval=wilson(won, len(episodes)),
        milliseconds=1000 * sum(episode.seconds for episode in episodes) / max(1, decisions),
        by_setup=by_setup,
    )


def called(plan: EpisodePlan) -> str:
    """A setup in a few words: those who play, or how many."""
    seats = plan.setup.get("seats")
    return "+".join(seats) if seats else str(plan.setup.get("players", ""))
