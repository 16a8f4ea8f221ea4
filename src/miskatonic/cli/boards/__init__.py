"""How games look in the terminal. A game without a board of its own is drawn by the plain one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from miskatonic.cli.words import Words
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

FULL, ROWS, BRIEF = 2, 1, 0
"""How much a board shows: everything; everything in as few lines as possible; what the pending decision is about."""

NARROW = 60
"""Columns below which only what matters most has room."""


@dataclass(frozen=True)
class Scene:
    """For whom a board is drawn, and how."""

    words: Words
    width: int
    detail: int = FULL
    ascii: bool = False
    marks: Mapping[str, str] = field(default_factory=dict)
    """The number of the option that concerns a piece, where only one does."""
    people: frozenset[int] = frozenset()
    """Seats that people play."""


class Board(Protocol):
    """Draws one game."""

    def draw(self, view: Any, scene: Scene) -> RenderableType:
        """The whole table, as one seat sees it."""

    def legend(self, scene: Scene) -> RenderableType:
        """What the signs on the board mean."""

    def card(self, piece: str, scene: Scene) -> RenderableType | None:
        """The printed text of a piece; None if it is no card."""

    def tell(self, event: Event, scene: Scene) -> Text | None:
        """A line of the log that says more than the event's own text; None to leave it at that."""

    def seat_name(self, view: Any, seat: int, words: Words) -> str:
        """Who sits there."""


def ink(words: str, style: str = "") -> Text:
    """Words in a style that ends where they end, whatever is added to them."""
    from rich.text import Text

    return Text().append(words, style or None)


def board_for(rules: Rulebook[Any]) -> Board:
    """The board of a game: the one in its room for the terminal, or the plain one."""
    if find_spec(f"{GAMES.package(rules.slug)}.terminal") is not None:
        board: Board = import_module(f"{GAMES.package(rules.slug)}.terminal").make_board()
        return board
    from miskatonic.cli.boards.plain import PlainBoard

    return PlainBoard(rules)
