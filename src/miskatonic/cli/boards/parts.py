"""What boards have in common: the panel of a card, frames, and the numbers of options."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from miskatonic.cli.boards import Scene, ink
from miskatonic.kernel.game import CardText

CARD_WIDTH = 76
"""The most that the words of a card need."""


def card_panel(card: CardText, scene: Scene) -> Panel:
    """The words on a card."""
    return Panel(
        Group(*(ink(line) for line in card.lines)),
        title=ink(card.name, style="bold"),
        subtitle=ink(card.title, style="dim"),
        title_align="left",
        subtitle_align="left",
        width=min(scene.width, CARD_WIDTH),
        box=frame(scene),
    )


def frame(scene: Scene) -> box.Box:
    """What panels are framed with."""
    return box.ASCII if scene.ascii else box.ROUNDED


def mark(piece: str, scene: Scene) -> Text:
    """The number of the option that concerns a piece."""
    number = scene.marks.get(piece)
    return ink("") if number is None else ink(number, style="bold black on white") + ink(" ")
