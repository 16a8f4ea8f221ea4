"""`miskatonic check`: whether a game with boxes keeps what every game promises."""

from __future__ import annotations

from typing import Annotated

import typer

from miskatonic.cli.options import AsJson, BoxNames, Language
from miskatonic.cli.output import Output
from miskatonic.kernel.box import BOXES
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import text

SHOWN = 10
"""How many faults of one check are shown."""
FAULTS_FOUND = 1


def check(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game, as `miskatonic games` names it; all games if left out."),
    ] = None,
    boxes: BoxNames = None,
    games: Annotated[int, typer.Option(min=1, help="How many games each check plays.")] = 8,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Checks a game, alone or with boxes: components, words, secrets, saving, bots, and whole games at random.

    It is meant for your own boxes. The exit code is 1 if anything was found.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from miskatonic.conformance import CHECKS, Subject, examined

    out = Output(lang, as_json)
    subjects = [
        Subject(name, tuple(boxes or ())) for name in ([game] if game is not None else played_with(boxes or []))
    ]
    for subject in subjects:
        for box in subject.boxes:
            BOXES.find(subject.game, box)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    results = []
    with Progress(*columns, console=out.aside, transient=True, disable=not out.aside.is_terminal) as progress:
        task = progress.add_task("", total=len(subjects) * len(CHECKS))
        for subject in subjects:
            titles = [GAMES[subject.game].rules.title, *(BOXES.find(subject.game, box).title for box in subject.boxes)]
            title = " + ".join(map(out.words.read, titles))
            for name, promise in CHECKS.items():
                promised = out.words.read(text("check-line", about=title, said=text(f"check-name-{name}")))
                progress.update(task, description=promised)
                found = list(examined(promise, subject, games))
                results.append((subject, name, found))
                progress.advance(task)
                if not as_json:
                    mark = "[green]✓[/]" if not found else f"[red]{len(found)}[/]"
                    out.console.print(f"{mark} {promised}")
                    for fault in found[:SHOWN]:
                        said = out.words.read(text("check-line", about=fault.where, said=fault.what))
                        out.console.print(f"   {said}", markup=False)
    if as_json:
        out.json(
            {
                "results": [
                    {
                        "game": subject.game,
                        "boxes": list(subject.boxes),
                        "check": name,
                        "faults": [{"where": fault.where, "what": out.words.read(fault.what)} for fault in found],
                    }
                    for subject, name, found in results
                ]
            }
        )
    if any(found for _, _, found in results):
        raise typer.Exit(FAULTS_FOUND)


def played_with(boxes: list[str]) -> list[str]:
    """The games that those boxes are made for: all of them where no box is named."""
    names = GAMES.names()
    fitting = [game for game in names if {box.slug for box in BOXES.of(game)}.issuperset(boxes)]
    return fitting or names[:1]
