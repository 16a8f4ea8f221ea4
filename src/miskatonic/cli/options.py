"""Arguments and options that several commands share."""

from typing import Annotated

import typer

from miskatonic.kernel.text import Lang

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `miskatonic games` names it.")]
BoxNames = Annotated[
    list[str] | None,
    typer.Option("--boxes", metavar="BOX", help="A box to add to the game; may be given several times."),
]
Answers = Annotated[
    list[str] | None,
    typer.Option(
        "--answer",
        metavar="QUESTION=VALUE",
        help="An answer to a question that a box asks at setup; may be given several times.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON and nothing else.")]
Language = Annotated[
    Lang | None,
    typer.Option("--lang", help="Language: fr or en.", show_default="from the environment"),
]
