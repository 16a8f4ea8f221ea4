"""What boards have in common: the panel of a card, frames, and the numbers of options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from miskatonic.cli.boards import Scene, ink
from miskatonic.kernel.reading import CardText
from miskatonic.kernel.text import Lang

CARD_WIDTH = 76
"""The most that the words of a card need."""


def card_panel(piece: str, describe: Callable[[str, Lang], CardText], scene: Scene) -> Panel | None:
    """The words on a card as its game tells them, if there is such a card."""
    try:
        card = describe(piece, scene.words.lang)
    except LookupError:
        return None
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


def named_piece(game: str, piece: str, scene: Scene, style: str = "") -> Text:
    """A piece by its name, with the number of its option."""
    return mark(piece, scene) + ink(scene.words.piece(game, piece), style=style)


def shortened(line: Text, room: int) -> Text:
    """A line that is cut where there is no more room."""
    line.truncate(room, overflow="ellipsis")
    return line


def mark(piece: str, scene: Scene) -> Text:
    """The number of the option that concerns a piece."""
    number = scene.marks.get(piece)
    return ink("") if number is None else ink(number, style="bold black on white") + ink(" ")


class Signs:
    """The signs of a game, each in Unicode and in plain letters, with its colour. What they mean are words of the game."""

    def __init__(self, prefix: str, drawn: Mapping[str, tuple[str, str, str]]) -> None:
        self.prefix = prefix
        self.drawn = drawn

    def sign(self, kind: str, scene: Scene, value: object = "") -> Text:
        """A sign, with what comes after it."""
        shape, letter, style = self.drawn[kind]
        return ink(f"{letter if scene.ascii else shape}{value}", style=style)

    def track(self, now: int, full: int, scene: Scene) -> Text:
        """How far a track is filled."""
        line = ink("")
        for n in range(full):
            line += self.sign("full" if n < now else "empty", scene)
        return line

    def legend_rows(self, scene: Scene) -> Iterator[Text]:
        """The signs and what they mean."""
        for kind in self.drawn:
            if kind not in ("full", "empty"):
                yield self.sign(kind, scene) + ink(f"  {scene.words(f'{self.prefix}-sign-{kind}')}")
