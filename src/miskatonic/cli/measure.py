"""`miskatonic simulate` and `miskatonic bench`: many games, and how fast they are."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from miskatonic.cli.options import Answers, AsJson, BoxNames, GameName, Language
from miskatonic.cli.output import Output
from miskatonic.cli.play import FIRST_GAME
from miskatonic.cli.settings import read_answers, read_settings
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.text import text

if TYPE_CHECKING:
    from miskatonic.simulate import GameResult, Plan, Summary
    from miskatonic.simulate.load import Plan as LoadPlan

FAILURES_SHOWN = 10
SOME_GAMES_FAILED = 1


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[
        str | None,
        typer.Option(
            help='Players per game: "4", or "1-8" to spread the games evenly.',
            show_default="4, or one per investigator",
        ),
    ] = None,
    bot: Annotated[
        str, typer.Option(help="Who plays: random, quick, heuristic, search, learned or learned-search.")
    ] = "random",
    keeper: Annotated[
        str | None, typer.Option(help="Who plays the keeper, where a game has one.", show_default="the same bot")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next game has the next number.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="one per processor")] = None,
    out: Annotated[Path | None, typer.Option(help="Write one line of JSON for each game to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win rates into this PNG file.")] = None,
    budget: Annotated[
        float | None, typer.Option(min=0.001, help="Seconds that the search may think about each decision.")
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help="Trial games that the search plays for each decision, instead of a time limit."),
    ] = None,
    ancient_one: Annotated[str | None, typer.Option(help="The Ancient One, where a game has one.")] = None,
    scenario: Annotated[str | None, typer.Option(help="The scenario, where a game has several.")] = None,
    story: Annotated[str | None, typer.Option(help="The story, where a game has several.")] = None,
    investigators: Annotated[str | None, typer.Option(help="The investigators, separated by commas.")] = None,
    difficulty: Annotated[str | None, typer.Option(help="The difficulty, where a game has several.")] = None,
    campaign: Annotated[bool, typer.Option("--campaign", help="Whole campaigns, where a game has one.")] = False,
    boxes: BoxNames = None,
    answer: Answers = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option of the game's setup.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Plays many games with bots: wins, losses, decisions per second.

    Results do not depend on the number of processes; those of the search bot do depend on the machine, unless it is given
    iterations instead of a time. Exit code 1 if an exception ended a game.
    """
    from miskatonic.simulate import Plan
    from miskatonic.simulate.plot import can_plot

    output = Output(lang, as_json)
    title = GAMES[game]
    shorthand = {
        "ancient_one": ancient_one,
        "scenario": scenario,
        "story": story,
        "seats": investigators,
        "difficulty": difficulty,
    }
    wanted = [f"{option}={value}" for option, value in shorthand.items() if value is not None]
    wanted += ["campaign=true"] if campaign else []
    wanted += [f"boxes={','.join(boxes)}"] if boxes else []
    named = 0 if investigators is None else len(investigators.split(","))
    if players is None:
        players = str(named or 4)
    elif named > (fewest := read_players(title.rules, players)[0]):
        raise MiskatonicError(text("cli-error-investigators", number=named, players=fewest))
    plan = Plan(
        game=game,
        games=games,
        players=read_players(title.rules, players),
        bot=bot,
        role_bots={} if keeper is None else {"keeper": keeper},
        seed=seed,
        budget=budget,
        iterations=iterations,
        options={**read_settings(title.rules, [*wanted, *(settings or [])]), **read_answers(answer or [])},
    )
    plan.check()
    if plot is not None and not can_plot():
        raise MiskatonicError(text("cli-error-no-matplotlib"))
    if plot is not None:
        plot.touch()
    summary = _run(output, plan, min(jobs or _processors(), games), out)
    if plot is not None:
        _draw(output, title, plan, summary, plot)
    if as_json:
        output.json(summary)
    else:
        _print_summary(output, title, summary)
    for failure in summary.failures[:FAILURES_SHOWN]:
        output.warn(output.words("simulate-failure", seed=str(failure.seed), error=failure.error))
    if len(summary.failures) > FAILURES_SHOWN:
        output.warn(output.words("simulate-more-failures", number=len(summary.failures) - FAILURES_SHOWN))
    if summary.failures:
        raise typer.Exit(SOME_GAMES_FAILED)


def read_players(rules: Rulebook[Any], written: str) -> tuple[int, ...]:
    """The numbers of players that `4` or `1-8` stands for."""
    least, most = rules.players
    nonsense = MiskatonicError(text("cli-error-players", players=written, low=least, high=most))
    if (found := re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", written.strip())) is None:
        raise nonsense
    low, high = int(found[1]), int(found[2] or found[1])
    for number in (low, high):
        if not least <= number <= most:
            raise MiskatonicError(text("error-players", players=number, low=least, high=most))
    if low > high:
        raise nonsense
    return tuple(range(low, high + 1))


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _run(output: Output, plan: Plan, jobs: int, file: Path | None) -> Summary:
    """Plays the games, writes their lines, counts them."""
    from time import perf_counter

    import msgspec

    from miskatonic.simulate import Summary
    from miskatonic.simulate import simulate as results_of

    low, high = plan.players[0], plan.players[-1]
    bots = [plan.bot, *(f"{role}: {name}" for role, name in plan.role_bots.items())]
    summary = Summary(game=plan.game, players=low if low == high else f"{low}-{high}", bot=", ".join(bots))
    began = perf_counter()
    with ExitStack() as stack:
        lines = stack.enter_context(file.open("wb")) if file is not None else None
        for result in _watched(output, plan, results_of(plan, jobs)):
            summary.add(result)
            if lines is not None:
                lines.write(msgspec.json.encode(as_line(result)) + b"\n")
    summary.finish(perf_counter() - began)
    return summary


def as_line(result: GameResult) -> dict[str, Any]:
    """One game as a line of the file: how it was set up, how it ended, how long it was."""
    return {
        "seed": result.seed,
        "players": result.players,
        "setup": result.setup,
        "outcome": result.outcome,
        "reason": result.reason,
        "decisions": result.decisions,
        **result.length,
        **result.report,
        "seconds": result.seconds,
    }


def _watched(output: Output, plan: Plan, results: Iterator[GameResult]) -> Iterator[GameResult]:
    """The results, with a progress bar if a person watches."""
    if not output.aside.is_terminal:
        yield from results
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[wins]}"),
    )
    words = output.words
    wins = 0
    with Progress(*columns, console=output.aside, transient=True) as progress:
        task = progress.add_task(words("simulate-playing"), total=plan.games, wins="")
        for played, result in enumerate(results, start=1):
            wins += result.outcome == "win"
            progress.update(task, advance=1, wins=words("simulate-so-far", percent=percent(wins, played)))
            yield result


def percent(part: int, whole: int) -> float:
    """A share in %, to one decimal."""
    return round(100 * part / whole, 1) if whole else 0.0


def _print_summary(output: Output, game: Game[Any], summary: Summary) -> None:
    from miskatonic.simulate import wilson

    words = output.words
    output.say(
        "simulate-head",
        game=game.rules.title,
        games=summary.games,
        players=summary.players.replace("-", "–") if isinstance(summary.players, str) else summary.players,
        bot=summary.bot,
    )
    rate = percent(summary.wins, summary.games)
    output.say("simulate-wins", wins=summary.wins, percent=rate, losses=summary.losses)
    if summary.unfinished:
        output.say("simulate-unfinished", number=summary.unfinished)
    if summary.errors:
        output.say("simulate-errors", number=summary.errors)
    output.say(
        "simulate-speed",
        decisions=summary.decisions,
        seconds=summary.seconds,
        rate=round(summary.decisions_per_second),
    )
    for fact, groups in summary.by_setup.items():
        if len(groups) < 2:
            continue
        table = output.table(
            words.of_game(game, f"fact-{fact}"),
            "#" + words("column-games"),
            "#" + words("column-wins"),
            "#" + words("column-rate"),
            "#" + words("column-interval"),
        )
        for value, group in groups.items():
            low, high = (round(100 * bound) for bound in wilson(group.wins, group.games))
            table.add_row(
                words.piece(game.slug, value),
                str(group.games),
                str(group.wins),
                words("percent", n=percent(group.wins, group.games)),
                words("interval", low=low, high=high),
            )
        output.console.print(table)
    for what, seen in summary.counts.items():
        table = output.table(
            words.of_game(game, f"fact-{what}"), "#" + words("column-games"), "#" + words("column-share")
        )
        for told, number in seen.items():
            share = percent(number, sum(seen.values()))
            table.add_row(words.told(game, what, told), str(number), words("percent", n=share))
        output.console.print(table)
    for what, mean in summary.means.items():
        output.say("simulate-mean", what=words.of_game(game, f"fact-{what}"), mean=mean)


def _draw(output: Output, game: Game[Any], plan: Plan, summary: Summary, file: Path) -> None:
    from miskatonic.simulate import Group
    from miskatonic.simulate.plot import Panel, plot

    words = output.words
    panels = [
        Panel(
            words.of_game(game, f"fact-{fact}"),
            {words.piece(game.slug, value): group for value, group in groups.items()},
            sort=not all(value.isdecimal() for value in groups),
        )
        for fact, groups in summary.by_setup.items()
    ]
    overall = Group(summary.games, summary.wins)
    head = words(
        "plot-subtitle",
        games=summary.games,
        players=str(summary.players).replace("-", "–"),
        bot=summary.bot,
        seed=str(plan.seed),
        percent=percent(summary.wins, summary.games),
    )
    plot(file, words.read(game.rules.title), head, words("plot-axis"), overall, panels)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; all games if left out.")] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.1, max=600, help="Time for each game.", show_default="2; 60 for the server"),
    ] = None,
    server: Annotated[bool, typer.Option("--server", help="Measure the server instead: many tables at once.")] = False,
    tables: Annotated[int, typer.Option(min=1, max=5000, help="With --server: how many tables.")] = 500,
    think: Annotated[
        float, typer.Option(min=0.01, max=60, help="With --server: mean time that a player takes to make a move.")
    ] = 4.0,
    players: Annotated[
        int | None,
        typer.Option(min=1, help="With --server: seats per table.", show_default="2, if the game allows it"),
    ] = None,
    people: Annotated[
        int, typer.Option(min=1, max=8, help="With --server: visitors who share those seats, each with a WebSocket.")
    ] = 1,
    odds: Annotated[
        bool, typer.Option(help="With --server: whether visitors look at the odds of what is asked.")
    ] = True,
    processes: Annotated[int, typer.Option(min=1, max=64, help="With --server: how many server processes.")] = 1,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="With --server: an empty PostgreSQL database, in which the tables are left.",
            show_default="an SQLite file of its own",
        ),
    ] = "",
    redis: Annotated[
        str, typer.Option(metavar="URL", help="With --server: the Redis through which processes talk.")
    ] = "",
    boxes: BoxNames = None,
    answer: Answers = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Measures the engine: random play, one process, 4 players, checkpoints on, history off.

    decisions_per_second counts processor time of play alone; it is the best of 10 repetitions, because the others show what
    else the machine was doing (the median is given beside it). clone_us is the mean time of a clone in microseconds at random
    decisions of real games, state_bytes the mean size of a checkpoint.

    With --server: server processes of its own and many tables at once, each played by visitors who send and request what
    browsers do, with a WebSocket each, and who think for a while before every move. The times are from the click to the answer
    and to the scene on the WebSocket, on loopback.
    """
    output = Output(lang, as_json)
    options = {**({"boxes": boxes} if boxes else {}), **read_answers(answer or [])}
    if not server:
        slugs = [GAMES[game].slug] if game else GAMES.names()
        bench_engine(output, slugs, seconds or 2.0, {"boxes": [], **options})
        return
    from miskatonic.simulate.load import Plan

    title = GAMES[game or FIRST_GAME]
    least, most = title.rules.players
    if players is not None and not least <= players <= most:
        raise MiskatonicError(text("error-players", players=players, low=least, high=most))
    if processes > 1 and not (database and redis):
        raise MiskatonicError(text("cli-error-several-processes"))
    plan = Plan(
        game=title.slug,
        options={**{key: value for key, value in title.simulating.benchmark.items() if key != "players"}, **options},
        tables=tables,
        players=players or max(least, min(2, most)),
        people=people,
        seconds=seconds or 60,
        think=think,
        odds=odds,
        processes=processes,
        database=database,
        redis=redis,
    )
    bench_server(output, plan)


def bench_engine(output: Output, games: list[str], seconds: float, options: dict[str, Any]) -> None:
    """The rules, game by game."""
    from miskatonic.simulate.bench import bench as measure

    measured = {slug: measure(slug, seconds, options) for slug in games}
    if output.as_json:
        output.json(measured)
        return
    words = output.words
    table = output.table(
        words("column-game"),
        "#" + words("column-decisions-best"),
        "#" + words("column-decisions-median"),
        "#" + words("column-clone"),
        "#" + words("column-bytes"),
        "#" + words("column-bytes-max"),
    )
    for slug, speed in measured.items():
        table.add_row(
            words.read(GAMES[slug].rules.title),
            words("number", n=round(speed.decisions_per_second)),
            words("number", n=round(speed.decisions_per_second_median)),
            words("number", n=speed.clone_us),
            words("number", n=speed.state_bytes),
            words("number", n=speed.state_bytes_max),
        )
    output.console.print(table)


def bench_server(output: Output, plan: LoadPlan) -> None:
    """Server processes, with a progress bar if a person watches."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from miskatonic.simulate.load import measure

    words = output.words
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=output.aside, transient=True, disable=not output.aside.is_terminal) as progress:
        task = progress.add_task(words("bench-server", tables=plan.tables), total=1.0)
        load = measure(plan, lambda share: progress.update(task, completed=share))
    if output.as_json:
        output.json({"server": load})
        return
    output.say(
        "bench-moves", moves=load.moves, rate=load.moves_per_second, errors=load.errors, finished=load.games_finished
    )
    table = output.table("", *("#" + words(f"column-{name}") for name in ("p50", "p95", "p99", "max")))
    for name, times in (("answered", load.answered_ms), ("shown", load.shown_ms), ("odds", load.odds_ms)):
        cells = [words("milliseconds", n=time) for time in (times.p50, times.p95, times.p99, times.max)]
        table.add_row(words(f"row-{name}"), *cells)
    output.console.print(table)
    if load.server_share is not None:
        output.say(
            "bench-shares",
            server=round(100 * load.server_share),
            players=round(100 * (load.players_share or 0)),
            others=round(100 * (load.others_share or 0)),
            memory=load.server_memory_mb,
            each=load.server_ms_per_move or 0,
        )
