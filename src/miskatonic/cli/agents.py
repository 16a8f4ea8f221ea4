"""`miskatonic mcp`: seats for agents that speak the Model Context Protocol. `miskatonic arena`: agents compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from miskatonic.cli.options import AsJson, Language
from miskatonic.cli.output import Output
from miskatonic.cli.words import Words
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Lang, text

if TYPE_CHECKING:
    from mcp.server import MCPServer

    from miskatonic.arena import GameSet, Played, Results, Standing

MCP_PORT = 8927
HOST = "127.0.0.1"
POLL, FAREWELL = 0.1, 0.5
"""Seconds between two looks whether all games are played, and for the last answer to leave."""


def drawn(table: Table[Any], seat: int, lang: Lang, width: int) -> str:
    """The board of the terminal in plain letters, as a seat sees it."""
    from rich.console import Console

    from miskatonic.cli.boards import FULL, Scene, board_for

    out = StringIO()
    scene = Scene(words=Words(lang), width=width, detail=FULL, ascii=True)
    Console(file=out, width=width, color_system=None).print(board_for(table.rules).draw(table.view(seat), scene))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def mcp(
    transport: Annotated[
        Literal["stdio", "http"],
        typer.Option(help="stdio, for a client that starts this command; http, to be reached on this machine alone."),
    ] = "stdio",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port, with http.")] = MCP_PORT,
    lang: Language = None,
) -> None:
    """Lets agents play through the Model Context Protocol.

    The server holds the tables: an agent sees what its seats may know, and no saved games. With http it is reached at
    http://127.0.0.1:PORT/mcp.
    """
    server = protocol_server()(drawn, Words(lang).lang)
    if transport == "stdio":
        server.run("stdio")
    else:
        require_port(port)
        server.run("streamable-http", host=HOST, port=port)


def require_port(port: int) -> None:
    """Refuses a port that another program listens on."""
    from miskatonic.cli.serve import listen

    listen(HOST, port).close()


def protocol_server() -> Callable[..., MCPServer]:
    """What makes a server of the protocol; refused where the package for it is not installed."""
    try:
        from miskatonic.mcp.server import make_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "mcp":
            raise
        raise MiskatonicError(text("cli-error-no-mcp")) from None
    return make_server


def arena(
    games: Annotated[str, typer.Argument(metavar="SET", help="The set of games, such as elder_sign or the_gathering.")],
    bot: Annotated[list[str] | None, typer.Option(help="A bot that plays; may be given several times.")] = None,
    command: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COMMAND",
            help="A command that plays: it reads questions and writes answers as lines of JSON; may be given several times.",
        ),
    ] = None,
    mcp_agent: Annotated[
        str | None,
        typer.Option(
            "--mcp", metavar="NAME", help="An agent of that name plays by the Model Context Protocol, over http."
        ),
    ] = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port for that agent.")] = MCP_PORT,
    number: Annotated[
        int | None, typer.Option("--games", min=1, help="Only the first so many games.", show_default="the whole set")
    ] = None,
    patience: Annotated[float, typer.Option(min=0.1, help="Seconds that a command has for each answer.")] = 120.0,
    iterations: Annotated[int, typer.Option(min=1, help="Trial games of the search bot for each decision.")] = 64,
    jobs: Annotated[int, typer.Option(min=1, help="Processes, for bots and commands.")] = 1,
    earlier: Annotated[
        list[Path] | None, typer.Option("--with", exists=True, help="Results of earlier runs that join the comparison.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write all results with their reasons to this file, as JSON.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the shares won into this PNG file.")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Has agents play the same games, and compares them.

    An agent is a bot of the program, a command of your own, or a client of the Model Context Protocol. The games of a set and
    their seeds are fixed, so that results can be quoted.
    """
    from miskatonic.arena import compare, play_bot, play_command
    from miskatonic.arena.results import write
    from miskatonic.arena.run import parts_of
    from miskatonic.players import make_bot
    from miskatonic.simulate.plot import can_plot
    from miskatonic.simulate.pool import in_order

    output = Output(lang, as_json)
    wanted = compare.set_named(games)
    numbers = range(number or wanted.games)
    agents: list[tuple[str, Callable[[int], Played]]] = [
        *((name, partial(play_bot, wanted, name, iterations)) for name in bot or ()),
        *((each, partial(play_command, wanted, each, patience, output.words.lang, drawn)) for each in command or ()),
    ]
    for name in bot or ():
        make_bot(name, wanted.game)  # a slip is noticed before the first game
    for each in command or ():
        parts_of(each)
    if mcp_agent is not None:
        require_port(port)
    results = [each for file in earlier or () for each in compare.of_set(file, wanted)]
    if not agents and not results and mcp_agent is None:
        raise MiskatonicError(text("arena-error-agents"))
    if plot is not None and not can_plot():
        raise MiskatonicError(text("cli-error-no-matplotlib"))
    for name, play in agents:
        results.append(found := compare.begun(name, wanted))
        found.played += _watched(output, name, len(numbers), in_order(play, numbers, jobs))
    if mcp_agent is not None:
        results.append(found := compare.begun(mcp_agent, wanted))
        _serve_set(wanted, numbers, found, port, output)
    if out is not None:
        write(out, results)
    if plot is not None:
        compare.draw(plot, wanted, results, output.words.lang)
    standings = sorted(
        (each.standing() for each in results), key=lambda each: (-each.won / max(1, each.games), each.agent)
    )
    if as_json:
        output.json(standings)
    else:
        _print(output, standings)


def _watched(output: Output, name: str, games: int, played: Iterator[Played]) -> Iterator[Played]:
    """The games, with a progress bar if a person watches."""
    if not output.aside.is_terminal:
        yield from played
        return
    from rich.progress import track

    yield from track(played, description=name, total=games, console=output.aside, transient=True)


def _serve_set(games: GameSet, numbers: Sequence[int], results: Results, port: int, output: Output) -> None:
    """Gives out the games of a set by the protocol until all of them are played."""
    import anyio

    from miskatonic.arena.run import ByProtocol

    series = ByProtocol(games, numbers, output.words.lang, drawn, results.played.append)
    server = protocol_server()(drawn, output.words.lang, series)
    output.warn(output.words("arena-waiting", agent=results.agent, address=f"http://{HOST}:{port}/mcp"))

    async def until_all_are_played() -> None:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(partial(server.run_streamable_http_async, host=HOST, port=port))
            while not series.finished:
                await anyio.sleep(POLL)
            await anyio.sleep(FAREWELL)
            tasks.cancel_scope.cancel()

    anyio.run(until_all_are_played)


def _print(output: Output, standings: Sequence[Standing]) -> None:
    words = output.words
    columns = ("agent", "#games", "#wins", "#rate", "#interval", "#score", "#time", "#forfeited")
    heads = [("#" if each.startswith("#") else "") + words(f"column-{each.removeprefix('#')}") for each in columns]
    table = output.table(*heads)
    for each in standings:
        table.add_row(
            each.agent,
            str(each.games),
            str(each.won),
            words("percent", n=round(100 * each.won / each.games, 1) if each.games else 0),
            words("interval", low=round(100 * each.low), high=round(100 * each.high)),
            f"{each.score:.2f}",
            words("arena-milliseconds", number=each.milliseconds),
            str(each.forfeited),
        )
    output.console.print(table)
