"""Arguments and options that several commands share."""

from typing import Annotated

import typer

from miskatonic.kernel.text import Lang

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `miskatonic games` names it.")]
BoxNames = Annotated[
    list[str] | None,
    typer.Option(
        "--boxes", metavar="BOX", help="A box to play with beside the game itself, as often as there are some."
    ),
]
Answers = Annotated[
    list[str] | None,
    typer.Option(
        "--answer",
        metavar="QUESTION=VALUE",
        help="An answer to a question that a box asks at setup, as often as there are some.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON, and nothing else.")]
Language = Annotated[
    Lang | None,
    typer.Option("--lang", help="Language: fr or en.", show_default="from the environment"),
]
