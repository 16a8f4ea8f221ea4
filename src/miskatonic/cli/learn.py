"""`miskatonic learn`: nets that learn a game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miskatonic.cli.options import AsJson, GameName, Language
from miskatonic.cli.output import Output
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import text

if TYPE_CHECKING:
    from miskatonic.learning.measuring import Measured
    from miskatonic.learning.training import Progress, Training, TrainingPlan, Watch

USUAL_MINUTES = 10.0
LATELY = 10
"""Iterations whose games the progress bar tells of."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""What keeps numpy to one thread: several are slower with nets as small as these, and add up in another order."""


def learn(
    game: GameName,
    net: Annotated[
        str | None, typer.Option(help="Which of the game's nets.", show_default="the first one of the game")
    ] = None,
    minutes: Annotated[
        float | None,
        typer.Option(min=0.01, help="How long to learn.", show_default="10, unless iterations are given"),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(min=0, help="How many iterations in all, instead of a time or beside it.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    seed: Annotated[int, typer.Option(min=1, max=50, help="Seed of the training.")] = 1,
    teacher: Annotated[str, typer.Option(help="The bot that is imitated first.")] = "quick",
    imitate: Annotated[int, typer.Option(min=0, help="Games of the teacher.")] = 1500,
    games: Annotated[int, typer.Option(min=1, help="Games of an iteration.")] = 200,
    others: Annotated[str, typer.Option(help="The bot at seats for which another net decides.")] = "quick",
    out: Annotated[
        Path | None, typer.Option(help="The folder of the training.", show_default="learned/GAME/NET")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the learning curve into this PNG or SVG file.")] = None,
    measure: Annotated[
        int, typer.Option(min=0, help="Held-out games to play at the end, by the net and by random.")
    ] = 0,
    keep: Annotated[bool, typer.Option("--keep", help="Put the net into the package, where bots find it.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Trains a net: first it imitates the games of a bot, then it learns from games of its own (PPO). numpy alone.

    Everything is kept in a folder after each iteration; the same command goes on where it was interrupted. What is learned after
    so many iterations depends on the seed and on the other options, not on the number of processes nor on interruptions.
    """
    os.environ.update(ONE_THREAD)
    from miskatonic.learning.episodes import processes
    from miskatonic.learning.training import TrainingPlan, training_in
    from miskatonic.players.features import features_of, has_features
    from miskatonic.simulate.plot import can_plot

    output = Output(lang, as_json)
    title = GAMES[game]
    if not has_features(game):
        raise MiskatonicError(text("learn-error-no-features", game=game))
    if plot is not None and not can_plot():
        raise MiskatonicError(text("cli-error-no-matplotlib"))
    plan = TrainingPlan(
        game=title.slug,
        net=net or next(iter(features_of(game).NETS)),
        seed=seed,
        teacher=teacher,
        imitated=imitate,
        games=games,
        others=others,
    )
    plan.check()
    folder = out or Path("learned") / plan.game / plan.net
    training = training_in(folder, plan)
    if minutes is None and iterations is None:
        minutes = USUAL_MINUTES
    measured: list[Measured] = []
    with processes(jobs) as players:
        with watched(output, plan, minutes, iterations) as watch:
            training.run(players, watch, minutes=minutes, iterations=iterations, folder=folder)
        if measure:
            from miskatonic.learning.measuring import measure as measure_player

            measured = [
                measure_player(players, training.net, plan, player, measure) for player in ("net-bot", "random")
            ]
    training.save(folder)
    if keep:
        keep_net(training)
    if plot is not None:
        draw(output, training, plot)
    tell(output, training, measured, folder)


def keep_net(training: Training) -> None:
    """Puts the net into the package."""
    from miskatonic.players.net import folder_of

    place = folder_of(training.net.game)
    place.mkdir(exist_ok=True)
    training.net.save(place / f"{training.net.name}.npz")


@contextmanager
def watched(output: Output, plan: TrainingPlan, minutes: float | None, iterations: int | None) -> Iterator[Watch]:
    """What tells of the progress: a bar, if a person watches."""
    from time import monotonic

    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    words = output.words
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[so_far]}"))
    began = monotonic()
    with Bar(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal) as bar:
        task = bar.add_task("", total=1.0, so_far="")

        def watch(progress: Progress, stage: str, share: float) -> None:
            done = 0.0
            if minutes is not None:
                done = (monotonic() - began) / (60 * minutes)
            elif iterations:
                done = (progress.iterations + (share if stage == "own" else 0)) / iterations
            so_far = words("learn-so-far", games=progress.games, percent=lately(progress)) if progress.curve else ""
            stages = {"teacher": "learn-teacher", "imitation": "learn-imitation", "own": "learn-own"}
            said = words(stages[stage], n=progress.iterations + 1, percent=round(100 * share), teacher=plan.teacher)
            bar.update(task, description=said, completed=min(1.0, done), so_far=so_far)

        yield watch


def lately(progress: Progress) -> float:
    """The share of the latest games that were won, in %."""
    points = progress.curve[-LATELY:]
    return round(100 * sum(point.won for point in points) / len(points), 1) if points else 0.0


def draw(output: Output, training: Training, plot: Path) -> None:
    """Draws the learning curve."""
    from miskatonic.learning.curve import draw as draw_curve

    words, progress = output.words, training.progress
    plan = progress.plan
    name = f"{words.read(GAMES[plan.game].rules.title)}: {plan.net}"
    draw_curve(plot, progress, name, words("learn-axis-games"), words("learn-axis-won"), plan.teacher)


def tell(output: Output, training: Training, measured: list[Measured], folder: Path) -> None:
    """Says what was learned, and where it is."""
    progress = training.progress
    if output.as_json:
        output.json({**training.note(), "folder": str(folder), "measured": measured})
        return
    output.say(
        "learn-end",
        net=progress.plan.net,
        games=progress.games,
        iterations=progress.iterations,
        seconds=round(progress.seconds),
        percent=lately(progress),
        folder=str(folder),
    )
    for found in measured:
        low, high = (round(100 * bound, 1) for bound in found.interval)
        output.say(
            "learn-measured",
            player=found.player,
            won=found.won,
            games=found.games,
            percent=round(100 * found.rate, 1),
            low=low,
            high=high,
            ms=round(found.milliseconds, 2),
        )
