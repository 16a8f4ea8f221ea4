"""Pages of the terminal as people see them."""

from typing import Any

from rich.console import Console
from rich.text import Text

from miskatonic import Table
from miskatonic.cli.boards import Board, Scene
from miskatonic.cli.terminal.page import Question, page
from miskatonic.cli.terminal.shell import marks
from miskatonic.cli.words import Words

NEWS = [Text("Something has happened.")] * 15


def fits(console: Console, board: Board, table: Table[Any], words: Words) -> None:
    """The page of a question is neither too high nor too wide for the screen."""
    decision, width = table.decision, console.width
    assert decision is not None
    view = table.view(decision.seat)
    question = Question(decision, board.seat_name(view, decision.seat, words), decision.source, {}, words, width)
    scene = Scene(words, width, marks=marks(decision), people=frozenset({0}))
    lines = page(console, board, view, scene, NEWS, question.forms()).lines
    assert len(lines) < console.height
    assert max(sum(segment.cell_length for segment in line) for line in lines) <= width
