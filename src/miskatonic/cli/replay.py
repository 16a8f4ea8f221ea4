"""`miskatonic replay`: a recorded game, told or checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from miskatonic.cli.options import AsJson, Language
from miskatonic.cli.output import Output
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import written_seed
from miskatonic.kernel.replay import Divergence, Verified
from miskatonic.kernel.replay import replay as play_again
from miskatonic.kernel.replay import verify as play_and_check
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import naming, text

DIVERGED = 1


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Check every choice and the end against the record.")
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Plays a recorded game again: tells what happened, or checks it choice by choice."""
    out = Output(lang, as_json)
    data = file.read_bytes()
    try:
        if verify:
            _print_verified(out, file, play_and_check(data))
        else:
            _print_log(out, play_again(data))
    except Divergence as divergence:
        if as_json:
            out.json({"file": str(file), "verified": False, "choice": divergence.number, "error": str(divergence)})
        typer.secho(divergence.say(out.words.lang), err=True, fg=typer.colors.RED)
        raise typer.Exit(DIVERGED) from None


def _print_verified(out: Output, file: Path, verified: Verified) -> None:
    if out.as_json:
        out.json(
            {
                "file": str(file),
                "verified": True,
                "game": verified.game,
                "seed": written_seed(verified.seed),
                "choices": verified.choices,
                "checkpoint_after": verified.checkpoint_after,
                "digest": verified.digest,
                "outcome": verified.outcome,
            }
        )
        return
    title = GAMES[verified.game].rules.title
    out.say("verified-choices", game=title, seed=str(written_seed(verified.seed)), choices=verified.choices)
    out.say("verified-checkpoint", after=verified.checkpoint_after)
    out.say("verified-digest", digest=verified.digest)
    out.console.print(_ending(out, verified.outcome.reason if verified.outcome else None), markup=False)


def _print_log(out: Output, table: Table[Any]) -> None:
    events = [event for event in table.events if event.told and event.visible_to(table.ears(event.concerns))]
    with naming(table.state.naming):
        lines = [out.words.read(event.line()) for event in events]
    if out.as_json:
        out.json(
            {
                "game": table.rules.slug,
                "seed": written_seed(table.seed),
                "options": table.options,
                "choices": len(table.moves),
                "log": lines,
                "outcome": table.outcome,
            }
        )
        return
    for line in lines:
        out.console.print(line, markup=False, soft_wrap=True)
    out.console.print(_ending(out, table.outcome.reason if table.outcome else None), style="bold", markup=False)


def _ending(out: Output, reason: str | None) -> str:
    return out.words("replay-under-way") if reason is None else out.words.read(text(reason))
