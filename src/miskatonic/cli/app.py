"""The commands and their names."""

from __future__ import annotations

from typing import Annotated

import typer

from miskatonic.cli import agents, catalogue, check, learn, measure, play, replay, rules, serve
from miskatonic.cli.errors import Commands

app = typer.Typer(
    name="miskatonic",
    cls=Commands,
    help="Lovecraftian board games with their rules enforced: play, simulate, look up.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _version(asked: bool) -> None:
    if asked:
        from miskatonic import __version__

        typer.echo(f"miskatonic {__version__}")
        raise typer.Exit


@app.callback()
def miskatonic(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Lovecraftian board games with their rules enforced: play, simulate, look up."""


app.command()(play.play)
app.command()(serve.serve)
app.command()(catalogue.games)
app.command()(catalogue.inventory)
app.command()(check.check)
app.command()(measure.simulate)
app.command()(measure.bench)
app.command()(learn.learn)
app.command()(agents.arena)
app.command()(agents.mcp)
app.command()(replay.replay)
app.command()(rules.rules)
